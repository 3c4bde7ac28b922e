<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh">
<context>
    <name></name>
    <message>
        <source>The step&apos;s cubies</source>
        <translation>本阶段的块</translation>
    </message>
    <message>
        <source>The top&apos;s colour</source>
        <translation>顶面颜色</translation>
    </message>
    <message>
        <source>The last layer</source>
        <translation>最后一层</translation>
    </message>
    <message>
        <source>The top&apos;s corners, and its colour</source>
        <translation>顶层角块和顶面颜色</translation>
    </message>
    <message>
        <source>The colour of the top&apos;s edges</source>
        <translation>顶层棱块的颜色</translation>
    </message>
    <message>
        <source>The first two layers</source>
        <translation>前两层</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>按步数</translation>
    </message>
    <message>
        <source>Choose a case, or take it from the alg; what does not matter is grey.</source>
        <translation>选择一个情况，或从公式得到；不计的部分为灰色。</translation>
    </message>
    <message>
        <source>Choose a case first, or take it from the alg</source>
        <translation>请先选择一个情况，或从公式得到</translation>
    </message>
    <message>
        <source>Only algs for cases of the library can be kept</source>
        <translation>只能保存公式库中情况的公式</translation>
    </message>
    <message>
        <source>Comfort: what the alg costs the hands, in quarter turns of R; lower is better</source>
        <translation>顺手程度表示公式给手的负担，以 R 的 90° 转动为单位：越小越好</translation>
    </message>
    <message>
        <source>54 letters, nine for each side, in the order U R F D L B: the colour by the side that it belongs to, or a dot where it does not matter</source>
        <translation>54 个字母，每面九个，按 U R F D L B 的顺序：写颜色所属的面，不计的写点</translation>
    </message>
    <message>
        <source>Find algs for a case</source>
        <translation>查找情况的公式</translation>
    </message>
    <message>
        <source>Find every alg of these turns for the case; the first {n} are listed</source>
        <translation>查找用这些转动解决此情况的所有公式；列出前 {n} 个</translation>
    </message>
    <message>
        <source>A case of your own</source>
        <translation>自定义情况</translation>
    </message>
    <message>
        <source>{n} algs so far</source>
        <translation>目前 {n} 个公式</translation>
    </message>
    <message>
        <source>Take the case from the alg</source>
        <translation>从公式得到情况</translation>
    </message>
    <message>
        <source>Find other algs for what the alg above solves</source>
        <translation>为上面公式所解的情况查找其他公式</translation>
    </message>
    <message>
        <source>From the cube</source>
        <translation>取自魔方</translation>
    </message>
    <message>
        <source>Find algs for the cube on screen, as it is held</source>
        <translation>按当前拿法为屏幕上的魔方查找公式</translation>
    </message>
    <message>
        <source>Type stickers</source>
        <translation>输入色块</translation>
    </message>
    <message>
        <source>Stickers of the case</source>
        <translation>此情况的色块</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>计入的部分</translation>
    </message>
    <message>
        <source>As painted</source>
        <translation>按所涂</translation>
    </message>
    <message>
        <source>Paint &amp;grey</source>
        <translation>涂灰(&amp;U)</translation>
    </message>
    <message>
        <source>Click stickers of the cube that do not matter, or that do after all</source>
        <translation>点击魔方上不计的色块，再点一次则重新计入</translation>
    </message>
    <message>
        <source>At most {n} turns</source>
        <translation>最多 {n} 步</translation>
    </message>
    <message>
        <source>Turns of the longest alg</source>
        <translation>最长公式的步数</translation>
    </message>
    <message>
        <source>Fin&amp;d</source>
        <translation>查找(&amp;D)</translation>
    </message>
    <message>
        <source>Play the chosen alg from the case (Enter)</source>
        <translation>从此情况播放所选公式（回车）</translation>
    </message>
    <message>
        <source>&amp;Keep as mine</source>
        <translation>设为我的公式(&amp;K)</translation>
    </message>
    <message>
        <source>Put every alg on the clipboard</source>
        <translation>把所有公式复制到剪贴板</translation>
    </message>
    <message>
        <source>Write an alg above first.</source>
        <translation>请先在上面写一个公式。</translation>
    </message>
    <message>
        <source>The alg of the library: {alg}, {n} turns, comfort {cost}</source>
        <translation>公式库中的公式：{alg}，{n} 步，顺手程度 {cost}</translation>
    </message>
    <message>
        <source>Yours: {alg}</source>
        <translation>你的公式：{alg}</translation>
    </message>
    <message>
        <source>Keep the chosen alg as your own for this case: the trainer uses it then</source>
        <translation>把所选公式设为你在此情况下用的公式：训练时会用它</translation>
    </message>
    <message>
        <source>Every sticker matters.</source>
        <translation>所有色块都计入。</translation>
    </message>
    <message>
        <source>{n} grey stickers may be anything.</source>
        <translation>{n} 个灰色色块可以是任意颜色。</translation>
    </message>
    <message>
        <source>No alg of at most {most} turns. There may be longer ones.</source>
        <translation>没有 {most} 步以内的公式，可能有更长的。</translation>
    </message>
    <message>
        <source>This is done already: there is nothing to turn.</source>
        <translation>已经完成，不用转。</translation>
    </message>
    <message>
        <source>One alg</source>
        <translation>一个公式</translation>
    </message>
    <message>
        <source>{n} algs</source>
        <translation>{n} 个公式</translation>
    </message>
    <message>
        <source>The first {n} algs</source>
        <translation>前 {n} 个公式</translation>
    </message>
    <message>
        <source>Wherever it is shortest</source>
        <translation>取最短的</translation>
    </message>
    <message>
        <source>As the cube is held</source>
        <translation>按当前拿法</translation>
    </message>
    <message>
        <source>At the back on the left</source>
        <translation>左后方</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>The four edges of the bottom layer are home.</source>
        <translation>底层的四个棱块归位。</translation>
    </message>
    <message>
        <source>Cross and a pair (xcross)</source>
        <translation>十字加一组（xcross）</translation>
    </message>
    <message>
        <source>The cross, and one corner with its edge.</source>
        <translation>十字，再加一个角块和它的棱块。</translation>
    </message>
    <message>
        <source>Cross and two pairs</source>
        <translation>十字加两组</translation>
    </message>
    <message>
        <source>The cross, and two corners with their edges.</source>
        <translation>十字，再加两个角块和它们的棱块。</translation>
    </message>
    <message>
        <source>2×2×2 block</source>
        <translation>2×2×2 方块</translation>
    </message>
    <message>
        <source>A corner is home with the three edges beside it.</source>
        <translation>一个角块和它旁边的三个棱块归位。</translation>
    </message>
    <message>
        <source>2×2×3 block</source>
        <translation>2×2×3 方块</translation>
    </message>
    <message>
        <source>Two corners are home with the five edges beside them.</source>
        <translation>两个角块和它们旁边的五个棱块归位。</translation>
    </message>
    <message>
        <source>First block (Roux)</source>
        <translation>第一桥（桥式）</translation>
    </message>
    <message>
        <source>Three edges and two corners on the left are home, of a bottom of any colour.</source>
        <translation>左面的三个棱块和两个角块归位，底色任意。</translation>
    </message>
    <message>
        <source>Edges oriented (EO)</source>
        <translation>棱块定向（EO）</translation>
    </message>
    <message>
        <source>Every edge can be solved without quarter turns of two opposite faces.</source>
        <translation>不用某两个相对面的 90° 转动，就能还原所有棱块。</translation>
    </message>
    <message>
        <source>EO and line (ZZ)</source>
        <translation>EO 和线（ZZ）</translation>
    </message>
    <message>
        <source>All edges are oriented, and two of the bottom are home.</source>
        <translation>所有棱块定向完成，底层有两个棱块归位。</translation>
    </message>
    <message>
        <source>EO and cross (ZZ)</source>
        <translation>EO 和十字（ZZ）</translation>
    </message>
    <message>
        <source>All edges are oriented, and the four of the bottom are home.</source>
        <translation>所有棱块定向完成，底层的四个棱块归位。</translation>
    </message>
    <message>
        <source>Domino reduction (DR)</source>
        <translation>多米诺化简（DR）</translation>
    </message>
    <message>
        <source>Half turns, and quarter turns of two opposite faces, can solve the rest.</source>
        <translation>其余只需 180° 转动，加上两个相对面的 90° 转动就能还原。</translation>
    </message>
    <message>
        <source>Last layer oriented (OLL)</source>
        <translation>最后一层翻色（OLL）</translation>
    </message>
    <message>
        <source>The first two layers are home, and the last one shows one colour.</source>
        <translation>前两层归位，最后一层同色朝上。</translation>
    </message>
    <message>
        <source>Last layer solved (PLL)</source>
        <translation>最后一层归位（PLL）</translation>
    </message>
    <message>
        <source>All is home but for a turn of the last layer.</source>
        <translation>全部归位，只差最后一层转一下。</translation>
    </message>
    <message>
        <source>F2L: the first two layers</source>
        <translation>F2L：前两层</translation>
    </message>
    <message>
        <source>OLL: the top&apos;s colour</source>
        <translation>OLL：顶面颜色</translation>
    </message>
    <message>
        <source>PLL: the top layer</source>
        <translation>PLL：顶层</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>棱块</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角块</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>中心块</translation>
    </message>
    <message>
        <source>Wait until the work is over, or stop it with Esc; then choose the language.</source>
        <translation>请等待工作完成，或按 Esc 停止，然后再选择语言。</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>L&amp;it</source>
        <translation>高亮(&amp;I)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>键盘(&amp;K)</translation>
    </message>
    <message>
        <source>{action} is not an action: {help}</source>
        <translation>{action} 不是动作：{help}</translation>
    </message>
    <message>
        <source>did you mean &apos;{move}&apos;?</source>
        <translation>你是指“{move}”吗？</translation>
    </message>
    <message>
        <source>rows turn by TURN_ROW_0_LEFT … TURN_ROW_{last}_RIGHT</source>
        <translation>行的转动是 TURN_ROW_0_LEFT … TURN_ROW_{last}_RIGHT</translation>
    </message>
    <message>
        <source>columns turn by TURN_COL_0_UP … TURN_COL_{last}_DOWN</source>
        <translation>列的转动是 TURN_COL_0_UP … TURN_COL_{last}_DOWN</translation>
    </message>
    <message>
        <source>the cube is turned by {actions}</source>
        <translation>整体转动是 {actions}</translation>
    </message>
    <message>
        <source>{text} is no link of alg.cubing.net or Twizzle</source>
        <translation>{text} 不是 alg.cubing.net 或 Twizzle 的链接</translation>
    </message>
    <message>
        <source>this link has no alg in it</source>
        <translation>这个链接里没有公式</translation>
    </message>
    <message>
        <source>this link is about the puzzle {puzzle}, not about a cube</source>
        <translation>这个链接是关于 {puzzle} 的，不是魔方</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>第 {n} 行</translation>
    </message>
    <message>
        <source>{place} clockwise</source>
        <translation>{place} 顺时针</translation>
    </message>
    <message>
        <source>{cycle}, each turned clockwise when it is back</source>
        <translation>{cycle}，回到原位时各顺时针扭转</translation>
    </message>
    <message>
        <source>{place} anticlockwise</source>
        <translation>{place} 逆时针</translation>
    </message>
    <message>
        <source>{cycle}, each turned anticlockwise when it is back</source>
        <translation>{cycle}，回到原位时各逆时针扭转</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>角块</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>棱块</translation>
    </message>
    <message>
        <source>middle edges</source>
        <translation>中棱块</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>翼棱</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>中心块</translation>
    </message>
    <message>
        <source>middle centres</source>
        <translation>正中心块</translation>
    </message>
    <message>
        <source>x-centres</source>
        <translation>角心块</translation>
    </message>
    <message>
        <source>t-centres</source>
        <translation>边心块</translation>
    </message>
    <message>
        <source>obliques</source>
        <translation>斜心块</translation>
    </message>
    <message>
        <source>turn of the whole cube: {moves}</source>
        <translation>整体转动：{moves}</translation>
    </message>
    <message>
        <source>nothing that can be seen</source>
        <translation>看不出任何变化</translation>
    </message>
    <message>
        <source>swap of {kind} {places}</source>
        <translation>{kind}互换 {places}</translation>
    </message>
    <message>
        <source>{n}-cycle of {kind} {places}</source>
        <translation>{kind} {n} 循环 {places}</translation>
    </message>
    <message>
        <source>{cycle}, each flipped when it is back</source>
        <translation>{cycle}，回到原位时各翻转</translation>
    </message>
    <message>
        <source>{kind} of layer {n}</source>
        <translation>第 {n} 层{kind}</translation>
    </message>
    <message>
        <source>{kind} {n}, {m}</source>
        <translation>{kind} {n}、{m}</translation>
    </message>
    <message>
        <source>twist of corners {corners}</source>
        <translation>扭转角块 {corners}</translation>
    </message>
    <message>
        <source>twist of corner {corners}</source>
        <translation>扭转角块 {corners}</translation>
    </message>
    <message>
        <source>flip of edges {edges}</source>
        <translation>翻转棱块 {edges}</translation>
    </message>
    <message>
        <source>flip of edge {edges}</source>
        <translation>翻转棱块 {edges}</translation>
    </message>
    <message>
        <source>{n} {kind}</source>
        <translation>{n} 个{kind}</translation>
    </message>
    <message>
        <source>moves {cubies}</source>
        <translation>移动 {cubies}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>From: {facelets}</source>
        <translation>起始：{facelets}</translation>
    </message>
    <message>
        <source>All moves:</source>
        <translation>全部步骤：</translation>
    </message>
    <message>
        <source>{length} ({metric})</source>
        <translation>{length}（{metric}）</translation>
    </message>
    <message>
        <source>Hold: {hold}</source>
        <translation>拿法：{hold}</translation>
    </message>
    <message>
        <source>{number}. {passage}</source>
        <translation>{number}. {passage}</translation>
    </message>
    <message>
        <source>Among the {orbit} there are {found}; of each colour there should be 4.</source>
        <translation>{orbit}中有 {found}；每种颜色应当是 4 个。</translation>
    </message>
    <message>
        <source>{n} more groups of centres do not have 4 of each colour.</source>
        <translation>还有 {n} 组中心块不是每种颜色 4 个。</translation>
    </message>
    <message>
        <source>x-centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>角心块（面上第 {row} 行第 {column} 列，以及该面转动后到达的位置）</translation>
    </message>
    <message>
        <source>t-centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>边心块（面上第 {row} 行第 {column} 列，以及该面转动后到达的位置）</translation>
    </message>
    <message>
        <source>oblique centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>斜心块（面上第 {row} 行第 {column} 列，以及该面转动后到达的位置）</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>约 {number}</translation>
    </message>
    <message>
        <source>{n} more wings or pairs of wings are wrong in the same way.</source>
        <translation>还有 {n} 个（对）翼棱有同样的问题。</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other}</source>
        <translation>交换{one}和{other}</translation>
    </message>
    <message>
        <source>{n} sticker</source>
        <translation>{n} 个色块</translation>
    </message>
    <message>
        <source>{n} stickers</source>
        <translation>{n} 个色块</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>另外 {n} 个</translation>
    </message>
    <message>
        <source>Change {stickers}: {places}</source>
        <translation>更改 {stickers}：{places}</translation>
    </message>
    <message>
        <source>Swap the {one} and {other} centres</source>
        <translation>交换{one}面和{other}面的中心</translation>
    </message>
    <message>
        <source>Paint the centres: {painted}</source>
        <translation>涂中心：{painted}</translation>
    </message>
    <message>
        <source>Erase {sides} of the {place}</source>
        <translation>擦除{place}的{sides}面</translation>
    </message>
    <message>
        <source>Paint the {place}: {painted}</source>
        <translation>涂{place}：{painted}</translation>
    </message>
    <message>
        <source>Flip the {place}</source>
        <translation>翻转{place}</translation>
    </message>
    <message>
        <source>Twist the {place} clockwise</source>
        <translation>把{place}顺时针扭转</translation>
    </message>
    <message>
        <source>Twist the {place} anticlockwise</source>
        <translation>把{place}逆时针扭转</translation>
    </message>
    <message>
        <source>Erase: {place}</source>
        <translation>擦除：{place}</translation>
    </message>
    <message>
        <source>Paint {colour}: {place}</source>
        <translation>涂{colour}：{place}</translation>
    </message>
    <message>
        <source>A corner is twisted anticlockwise, or more of them are in other ways: the twists of all corners must add up to whole turns.</source>
        <translation>有一个角块被逆时针扭转，或者有几个以别的方式扭转：所有角块的扭转加起来必须是整圈。</translation>
    </message>
    <message>
        <source>A corner is twisted clockwise, or more of them are in other ways: the twists of all corners must add up to whole turns.</source>
        <translation>有一个角块被顺时针扭转，或者有几个以别的方式扭转：所有角块的扭转加起来必须是整圈。</translation>
    </message>
    <message>
        <source>An odd number of edges is flipped; turns flip them two at a time.</source>
        <translation>翻转的棱块是奇数个；转动总是一次翻转两个。</translation>
    </message>
    <message>
        <source>Two corners or two edges have changed places; turns never swap just one pair.</source>
        <translation>有两个角块或两个棱块互换了位置；转动不可能只交换一对。</translation>
    </message>
    <message>
        <source>Mirror the cube left to right</source>
        <translation>左右镜像整个魔方</translation>
    </message>
    <message>
        <source>{n} of {total} stickers have no colour yet.</source>
        <translation>{total} 个色块中还有 {n} 个没有颜色。</translation>
    </message>
    <message>
        <source>{n} of {total} stickers has no colour yet.</source>
        <translation>{total} 个色块中还有 {n} 个没有颜色。</translation>
    </message>
    <message>
        <source>There are {many} too many and {few} too few: each colour has {each} stickers.</source>
        <translation>多了 {many}，少了 {few}：每种颜色有 {each} 个色块。</translation>
    </message>
    <message>
        <source>There is {many} too many and {few} too few: each colour has {each} stickers.</source>
        <translation>多了 {many}，少了 {few}：每种颜色有 {each} 个色块。</translation>
    </message>
    <message>
        <source>There are {many} too many: each colour has {each} stickers.</source>
        <translation>多了 {many}：每种颜色有 {each} 个色块。</translation>
    </message>
    <message>
        <source>There is {many} too many: each colour has {each} stickers.</source>
        <translation>多了 {many}：每种颜色有 {each} 个色块。</translation>
    </message>
    <message>
        <source>The centres are the mirror image of the colour scheme: two opposite ones have changed places.</source>
        <translation>中心块是配色的镜像：有一对相对的中心块互换了。</translation>
    </message>
    <message>
        <source>The corners are the mirror image of the colour scheme: {one}, {two} and {three} follow each other clockwise around their corner.</source>
        <translation>角块是配色的镜像：{one}、{two}、{three}三色绕它们的角是顺时针排列的。</translation>
    </message>
    <message>
        <source>The {sides} centres are all {colour}; a cube has one {colour} centre.</source>
        <translation>{sides}的中心都是{colour}；一个魔方只有一个{colour}中心。</translation>
    </message>
    <message>
        <source>The {sides} centres are both {colour}; a cube has one {colour} centre.</source>
        <translation>{sides}的中心都是{colour}；一个魔方只有一个{colour}中心。</translation>
    </message>
    <message>
        <source>The centres {centres} do not go together: {up} is opposite {down}, {right} opposite {left}, {front} opposite {back}.</source>
        <translation>中心块 {centres} 不能同时成立：{up}对{down}，{right}对{left}，{front}对{back}。</translation>
    </message>
    <message>
        <source>{n} corners show {colour}; a cube has {limit} of them.</source>
        <translation>有 {n} 个角块显示{colour}色；一个魔方只有 {limit} 个。</translation>
    </message>
    <message>
        <source>{n} edges show {colour}; a cube has {limit} of them.</source>
        <translation>有 {n} 个棱块显示{colour}色；一个魔方只有 {limit} 个。</translation>
    </message>
    <message>
        <source>{n} wings show {colour}; a cube has {limit} of them.</source>
        <translation>有 {n} 个翼棱显示{colour}色；一个魔方只有 {limit} 个。</translation>
    </message>
    <message>
        <source>The {place} {problem}.</source>
        <translation>{place}{problem}。</translation>
    </message>
    <message>
        <source>The {place} has the colours {colours} in mirrored order; no corner has them this way round.</source>
        <translation>{place}的颜色 {colours} 顺序是镜像的；没有角块是这样排列的。</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}. One of them is turned over, which no turns can do.</source>
        <translation>{kind}{cubie}出现了{times}：{places}。其中一个被翻了过来，转动做不到。</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}.</source>
        <translation>{kind}{cubie}出现了{times}：{places}。</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}; {missing} is missing.</source>
        <translation>{kind}{cubie}出现了{times}：{places}；缺少{missing}。</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}; {missing} are missing.</source>
        <translation>{kind}{cubie}出现了{times}：{places}；缺少{missing}。</translation>
    </message>
    <message>
        <source>Fill in the {n} sticker that follows from the others</source>
        <translation>填上可由其他色块推出的 {n} 个色块</translation>
    </message>
    <message>
        <source>Fill in the {n} stickers that follow from the others</source>
        <translation>填上可由其他色块推出的 {n} 个色块</translation>
    </message>
    <message>
        <source>Exchange {one} and {other}</source>
        <translation>互换{one}色和{other}色</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>两次</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>三次</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>角块</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>棱块</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>翼棱</translation>
    </message>
    <message>
        <source>If you painted it right, your cube was put together wrong: repair any one of them there, too.</source>
        <translation>如果涂色没有错，那么你的魔方装错了：请在实物上也修正其中任意一个。</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n} 次</translation>
    </message>
    <message>
        <source>{n} {colour}</source>
        <translation>{n} 个{colour}色</translation>
    </message>
    <message>
        <source>{side} {colour}</source>
        <translation>{side}面{colour}</translation>
    </message>
    <message>
        <source>shows {colour} {times}</source>
        <translation>出现{times}{colour}色</translation>
    </message>
    <message>
        <source>shows {one} and {other}, which are opposite colours</source>
        <translation>同时有{one}色和{other}色，它们是对色</translation>
    </message>
    <message>
        <source>{one}-{other}</source>
        <translation>{one}{other}</translation>
    </message>
    <message>
        <source>a sticker&apos;s colour is 0…5, or 255 for none, not {colour}</source>
        <translation>色块的颜色是 0…5，或用 255 表示无色，不能是 {colour}</translation>
    </message>
    <message>
        <source>there is no sticker {index}: they run from 0 to {last}</source>
        <translation>没有色块 {index}：编号从 0 到 {last}</translation>
    </message>
    <message>
        <source>cubes go from size {least} to {most}, not {size}</source>
        <translation>魔方的阶数是 {least} 到 {most}，不能是 {size}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>no turns make a {target} of a {cube}</source>
        <translation>没有转动能把 {cube} 变成 {target}</translation>
    </message>
    <message>
        <source>a {cube} can be solved to one colour a face only</source>
        <translation>{cube} 只能还原成每面一色</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}。</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{sentence} {following}</source>
        <translation>{sentence}{following}</translation>
    </message>
    <message>
        <source>{some}, {another}</source>
        <translation>{some}、{another}</translation>
    </message>
    <message>
        <source>OLL parity</source>
        <translation>OLL 特殊情况</translation>
    </message>
    <message>
        <source>PLL parity</source>
        <translation>PLL 特殊情况</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>拿法</translation>
    </message>
    <message>
        <source>first centre</source>
        <translation>第一个中心</translation>
    </message>
    <message>
        <source>second centre</source>
        <translation>第二个中心</translation>
    </message>
    <message>
        <source>other centres</source>
        <translation>其余中心</translation>
    </message>
    <message>
        <source>one {colour} piece</source>
        <translation>一个{colour}色中心块</translation>
    </message>
    <message>
        <source>{n} {colour} pieces</source>
        <translation>{n}个{colour}色中心块</translation>
    </message>
    <message>
        <source>{colour} centre</source>
        <translation>{colour}色中心</translation>
    </message>
    <message>
        <source>{pieces} is in {columns} now</source>
        <translation>{pieces}现在位于{columns}</translation>
    </message>
    <message>
        <source>{pieces} are in {columns} now</source>
        <translation>{pieces}现在位于{columns}</translation>
    </message>
    <message>
        <source>the middle column</source>
        <translation>正中一列</translation>
    </message>
    <message>
        <source>the {first} column from the {side}</source>
        <translation>从{side}数第{first}列</translation>
    </message>
    <message>
        <source>the {n} columns in the middle</source>
        <translation>中间{n}列</translation>
    </message>
    <message>
        <source>the {first} to {last} columns from the {side}</source>
        <translation>从{side}数第{first}到第{last}列</translation>
    </message>
    <message>
        <source>last two edges</source>
        <translation>最后两条棱</translation>
    </message>
    <message>
        <source>edge parity</source>
        <translation>棱特殊情况</translation>
    </message>
    <message>
        <source>it</source>
        <translation>它</translation>
    </message>
    <message>
        <source>them</source>
        <translation>它们</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>一块</translation>
    </message>
    <message>
        <source>{n} pieces</source>
        <translation>{n}块</translation>
    </message>
    <message>
        <source>the {first} layer from the {side}</source>
        <translation>从{side}数第{first}层</translation>
    </message>
    <message>
        <source>the {first} to {last} layers from the {side}</source>
        <translation>从{side}数第{first}到第{last}层</translation>
    </message>
    <message>
        <source>a missing piece of it is at the {place}, in {layer}</source>
        <translation>缺的一块在{place}，{layer}</translation>
    </message>
    <message>
        <source>{text}, and one at the {place}, in {layer}</source>
        <translation>{text}，还有一块在{place}，{layer}</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>小花</translation>
    </message>
    <message>
        <source>F2L</source>
        <translation>F2L</translation>
    </message>
    <message>
        <source>OLL</source>
        <translation>OLL</translation>
    </message>
    <message>
        <source>PLL</source>
        <translation>PLL</translation>
    </message>
    <message>
        <source>top cross</source>
        <translation>顶层十字</translation>
    </message>
    <message>
        <source>top face</source>
        <translation>顶面</translation>
    </message>
    <message>
        <source>top corners</source>
        <translation>顶层角块</translation>
    </message>
    <message>
        <source>top edges</source>
        <translation>顶层棱块</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>第一层</translation>
    </message>
    <message>
        <source>corners up</source>
        <translation>角块翻色</translation>
    </message>
    <message>
        <source>corner places</source>
        <translation>角块归位</translation>
    </message>
    <message>
        <source>face</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>both layers</source>
        <translation>两层</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>最后一转</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>top side</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>bottom side</source>
        <translation>下面</translation>
    </message>
    <message>
        <source>front side</source>
        <translation>前面</translation>
    </message>
    <message>
        <source>back side</source>
        <translation>后面</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>左面</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右面</translation>
    </message>
    <message>
        <source>front right</source>
        <translation>右前</translation>
    </message>
    <message>
        <source>back right</source>
        <translation>右后</translation>
    </message>
    <message>
        <source>back left</source>
        <translation>左后</translation>
    </message>
    <message>
        <source>front left</source>
        <translation>左前</translation>
    </message>
    <message>
        <source>top front</source>
        <translation>顶层前方</translation>
    </message>
    <message>
        <source>top back</source>
        <translation>顶层后方</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>顶层左侧</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>顶层右侧</translation>
    </message>
    <message>
        <source>bottom front</source>
        <translation>底层前方</translation>
    </message>
    <message>
        <source>bottom back</source>
        <translation>底层后方</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>底层左侧</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>底层右侧</translation>
    </message>
    <message>
        <source>top front left</source>
        <translation>顶层左前</translation>
    </message>
    <message>
        <source>top front right</source>
        <translation>顶层右前</translation>
    </message>
    <message>
        <source>top back left</source>
        <translation>顶层左后</translation>
    </message>
    <message>
        <source>top back right</source>
        <translation>顶层右后</translation>
    </message>
    <message>
        <source>bottom front left</source>
        <translation>底层左前</translation>
    </message>
    <message>
        <source>bottom front right</source>
        <translation>底层右前</translation>
    </message>
    <message>
        <source>bottom back left</source>
        <translation>底层左后</translation>
    </message>
    <message>
        <source>bottom back right</source>
        <translation>底层右后</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the top)</source>
        <translation>{place}的棱块（从上数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the bottom)</source>
        <translation>{place}的棱块（从下数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the front)</source>
        <translation>{place}的棱块（从前数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the back)</source>
        <translation>{place}的棱块（从后数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the left)</source>
        <translation>{place}的棱块（从左数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the right)</source>
        <translation>{place}的棱块（从右数第 {n} 层）</translation>
    </message>
    <message>
        <source>{place} corner</source>
        <translation>{place}的角块</translation>
    </message>
    <message>
        <source>{place} edge</source>
        <translation>{place}的棱块</translation>
    </message>
    <message>
        <source>{side}, centre</source>
        <translation>{side}面中心</translation>
    </message>
    <message>
        <source>{side}, row {row}, column {column}</source>
        <translation>{side}面第 {row} 行第 {column} 列</translation>
    </message>
    <message>
        <source>{side} middle</source>
        <translation>靠{side}中间</translation>
    </message>
    <message>
        <source>{side}, {place}</source>
        <translation>{side}面{place}</translation>
    </message>
    <message>
        <source>{one}-{other}-{third} corner</source>
        <translation>{one}{other}{third}角块</translation>
    </message>
    <message>
        <source>{one}-{other} edge</source>
        <translation>{one}{other}棱块</translation>
    </message>
    <message>
        <source>Hold the cube with {cross} at the bottom and {front} in front.</source>
        <translation>拿好魔方：{cross}色在下，{front}色在前。</translation>
    </message>
    <message>
        <source>Turn the whole cube {way}, so that {front} is in front.</source>
        <translation>把整个魔方{way}，让{front}色在前。</translation>
    </message>
    <message>
        <source>Turn the whole cube {way}.</source>
        <translation>把整个魔方{way}。</translation>
    </message>
    <message>
        <source>{stage}: already done. Nothing to turn.</source>
        <translation>{stage}：已经完成，不用转。</translation>
    </message>
    <message>
        <source>This also puts {pieces} in place.</source>
        <translation>这样{pieces}也同时归位。</translation>
    </message>
    <message>
        <source>turn the top {turn}</source>
        <translation>把顶层{turn}</translation>
    </message>
    <message>
        <source>turn the {side} {turn}</source>
        <translation>把{side}面{turn}</translation>
    </message>
    <message>
        <source>Make a {cross} cross at the bottom: four edges, each matching the centre beside it.</source>
        <translation>在底面做出{cross}色十字：四个棱块，侧面也都与旁边的中心块同色。</translation>
    </message>
    <message>
        <source>The {cross} edges go home together in {n}: {moves}. Follow the {piece} first: it moves on {turns}.</source>
        <translation>带{cross}色的棱块一起归位（{n}）：{moves}。先盯住{piece}：它在 {turns} 时移动。</translation>
    </message>
    <message>
        <source>Bring the {piece} from the {place} to its place between the {cross} and {side} centres: {moves}.</source>
        <translation>把{place}的{piece}转到{cross}色和{side}色中心块之间的位置：{moves}。</translation>
    </message>
    <message>
        <source>It would arrive the wrong way round, so it comes in from the side.</source>
        <translation>直接转下去方向会反，所以从侧面转进来。</translation>
    </message>
    <message>
        <source>{move} takes a placed edge away for a moment, {back} brings it back.</source>
        <translation>{move} 暂时移开一个已归位的棱块，{back} 再把它带回来。</translation>
    </message>
    <message>
        <source>Make a daisy: the {cross} edges around the {top} centre in any order, their {cross} up. One that is home at the bottom may stay.</source>
        <translation>做一朵小花：让带{cross}色的棱块围在{top}色中心块周围，顺序随意，{cross}色朝上。已经在底层归位的可以不动。</translation>
    </message>
    <message>
        <source>Bring the {piece} from the {place} to the top, its {cross} up: {moves}.</source>
        <translation>把{place}的{piece}转到顶层，{cross}色朝上：{moves}。</translation>
    </message>
    <message>
        <source>The {piece} is at the {place}, but its {cross} looks to the {side}: {moves} brings it back with its {cross} up.</source>
        <translation>{piece}在{place}，但{cross}色朝{side}：{moves} 让它转回来，{cross}色朝上。</translation>
    </message>
    <message>
        <source>Its {cross} looks to the {side}, so it goes by way of the middle layer.</source>
        <translation>它的{cross}色朝{side}，所以要先经过中层。</translation>
    </message>
    <message>
        <source>{move} is there so that no other petal is pushed away.</source>
        <translation>{move} 是为了不碰掉其他花瓣。</translation>
    </message>
    <message>
        <source>{move} takes another petal away for a moment, {back} brings it back.</source>
        <translation>{move} 暂时移开另一片花瓣，{back} 再把它带回来。</translation>
    </message>
    <message>
        <source>{pieces} comes up as well.</source>
        <translation>{pieces}也一起到了顶层。</translation>
    </message>
    <message>
        <source>{pieces} come up as well.</source>
        <translation>{pieces}也一起到了顶层。</translation>
    </message>
    <message>
        <source>{turn}, until the {side} of the {piece} is above the {side} centre.</source>
        <translation>{turn}，直到{piece}的{side}色对准{side}色中心块。</translation>
    </message>
    <message>
        <source>The {side} of the {piece} is above the {side} centre.</source>
        <translation>{piece}的{side}色已经对准{side}色中心块。</translation>
    </message>
    <message>
        <source>A half turn of that side takes it down: {moves}.</source>
        <translation>这一面转 180° 就把它带到底层：{moves}。</translation>
    </message>
    <message>
        <source>Fill the four corners of the first layer. Each belongs between the three centres of its colours. Corners that bring edges along save turns later.</source>
        <translation>填满第一层的四个角块。每个角块都属于它三种颜色的中心块之间。能顺带带上棱块的角块会省下后面的步数。</translation>
    </message>
    <message>
        <source>{turn}, so that the {piece} is above its place at the {slot}.</source>
        <translation>{turn}，让{piece}位于它在{slot}的位置上方。</translation>
    </message>
    <message>
        <source>The {piece} is above its place at the {slot}.</source>
        <translation>{piece}就在它在{slot}的位置上方。</translation>
    </message>
    <message>
        <source>Its {cross} looks to the {side}: {moves} takes it down.</source>
        <translation>它的{cross}色朝{side}：{moves} 把它带到底层。</translation>
    </message>
    <message>
        <source>Its {cross} looks up: {moves} first tips it to the side, then takes it down.</source>
        <translation>它的{cross}色朝上：{moves} 先让它侧过来，再带到底层。</translation>
    </message>
    <message>
        <source>The {piece} sits at the {place}, where it does not belong: {moves} takes it out to the top and puts it in at the {slot}.</source>
        <translation>{piece}在{place}，位置不对：{moves} 先把它取到顶层，再放进{slot}。</translation>
    </message>
    <message>
        <source>The {piece} is in its place at the {slot}, but twisted: {moves} takes it out to the top and brings it back in.</source>
        <translation>{piece}在它的位置{slot}，但方向不对：{moves} 先把它取到顶层，再正确放回。</translation>
    </message>
    <message>
        <source>The {piece} is at the {place}: {moves} brings it to its place at the {slot}.</source>
        <translation>{piece}在{place}：{moves} 把它带到{slot}的位置。</translation>
    </message>
    <message>
        <source>Fill the middle layer with the four edges that have no {top}.</source>
        <translation>用四个不带{top}色的棱块填满中层。</translation>
    </message>
    <message>
        <source>Imagine the {piece} above the {front} centre, its {front} side in front: it shows {other} on top, so it goes to the {side}. From where it is now that takes {moves}.</source>
        <translation>设想{piece}在{front}色中心块上方，{front}色朝前：它的顶面是{other}色，所以要去{side}边。从现在的位置用 {moves}。</translation>
    </message>
    <message>
        <source>The front of the {piece} matches the {front} centre; its top shows {other}, so it goes to the {side}: {moves}.</source>
        <translation>{piece}的前面与{front}色中心块同色，顶面是{other}色，所以要去{side}边：{moves}。</translation>
    </message>
    <message>
        <source>The corner below steps out, joins the edge and comes back with it.</source>
        <translation>下面的角块先出来，和棱块合在一起，再一起回去。</translation>
    </message>
    <message>
        <source>The {piece} sits at the {place}, where it is wrong: another edge takes its place, it comes up, and then it goes to the {slot}: {moves}.</source>
        <translation>{piece}在{place}，位置不对：先用另一个棱块把它顶到顶层，再把它放进{slot}：{moves}。</translation>
    </message>
    <message>
        <source>The {piece} goes from the {place} to the {slot}: {moves}.</source>
        <translation>{piece}从{place}去{slot}：{moves}。</translation>
    </message>
    <message>
        <source>Solve a corner and the edge that goes above it together, four times.</source>
        <translation>把一个角块和它上方的棱块一起还原，共四次。</translation>
    </message>
    <message>
        <source>Bring the {corner} and the {edge} together: {moves}.</source>
        <translation>让{corner}和{edge}合到一起：{moves}。</translation>
    </message>
    <message>
        <source>The {corner} and the {edge} are a pair already.</source>
        <translation>{corner}和{edge}已经成对。</translation>
    </message>
    <message>
        <source>Now they are a pair: {moves} puts it into the {slot}.</source>
        <translation>现在它们成对了：{moves} 把它们放进{slot}的槽位。</translation>
    </message>
    <message>
        <source>{moves} puts it into the {slot}.</source>
        <translation>{moves} 把它们放进{slot}的槽位。</translation>
    </message>
    <message>
        <source>The {corner} and the {edge} meet on the way into the {slot}: {moves}.</source>
        <translation>{corner}和{edge}在进入{slot}槽位的途中会合：{moves}。</translation>
    </message>
    <message>
        <source>The {what} is in a wrong slot, at the {place}, so the turns bring it up first.</source>
        <translation>{what}在{place}的错误槽位里，所以先把它取到顶层。</translation>
    </message>
    <message>
        <source>The slot at the {place} is still empty, so it may be turned without harm.</source>
        <translation>{place}的槽位还空着，可以放心转动。</translation>
    </message>
    <message>
        <source>This is {case}: {about}. Seen with its slot at the front right.</source>
        <translation>这是 {case}：{about}。以槽位在右前方的角度看。</translation>
    </message>
    <message>
        <source>Turn all of the last layer&apos;s {top} stickers up.</source>
        <translation>让最后一层的{top}色全部朝上。</translation>
    </message>
    <message>
        <source>{edges} and {corners} {show} {top}: {case}, “{nickname}”: {alg}.</source>
        <translation>{edges}和{corners}{show}{top}色：{case}，“{nickname}”：{alg}。</translation>
    </message>
    <message>
        <source>A case of the kind “{about}”.</source>
        <translation>属于“{about}”类。</translation>
    </message>
    <message>
        <source>The top is {top}; now its pieces change places.</source>
        <translation>顶面已全是{top}色；现在交换各块的位置。</translation>
    </message>
    <message>
        <source>{about}: {case}, {alg}.</source>
        <translation>{about}：{case}，{alg}。</translation>
    </message>
    <message>
        <source>Look around the sides: {sides}.</source>
        <translation>看四个侧面：{sides}。</translation>
    </message>
    <message>
        <source>Make a {top} cross on top, no matter what the sides of its edges show.</source>
        <translation>在顶面做出{top}色十字，棱块侧面的颜色先不管。</translation>
    </message>
    <message>
        <source>No edge of the top shows {top}: {alg} turns two of them up.</source>
        <translation>顶层没有棱块{top}色朝上：{alg} 让其中两个翻过来。</translation>
    </message>
    <message>
        <source>Two opposite edges show {top}: with them as a line from left to right, {alg}.</source>
        <translation>两个相对的棱块{top}色朝上：让它们连成左右方向的一条线，做 {alg}。</translation>
    </message>
    <message>
        <source>Two neighbouring edges show {top}: with them at the back and at the left, {alg}.</source>
        <translation>两个相邻的棱块{top}色朝上：让它们在后面和左面，做 {alg}。</translation>
    </message>
    <message>
        <source>Turn the four corners so that the whole top is {top}.</source>
        <translation>转好四个角块，让整个顶面都是{top}色。</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: {alg}.</source>
        <translation>{corners}{show}{top}色。让左前角的{top}色{side}，做 {name}：{alg}。</translation>
    </message>
    <message>
        <source>Bring the corners of the top into the right order; which way the top is turned does not matter yet.</source>
        <translation>把顶层角块排好顺序；顶层转到哪里暂时不管。</translation>
    </message>
    <message>
        <source>Two corners on one side match (“headlights”): with these at the {side}, {alg}.</source>
        <translation>有一面的两个角块同色（“车灯”）：让这一面在{side}，做 {alg}。</translation>
    </message>
    <message>
        <source>No two corners match on any side: {alg} makes two of them match.</source>
        <translation>没有哪一面的两个角块同色：{alg} 会做出一对。</translation>
    </message>
    <message>
        <source>Bring the last edges to their places.</source>
        <translation>把最后的棱块归位。</translation>
    </message>
    <message>
        <source>One side is complete: with it at the {side}, {alg}. The three other edges go round, the opposite one to the {way}.</source>
        <translation>有一面已完成：让它在{side}，做 {alg}。其他三个棱块轮换，对面的那个去{way}边。</translation>
    </message>
    <message>
        <source>No side is complete: {alg} makes one.</source>
        <translation>没有完成的面：{alg} 会做出一面。</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: {alg}. After it one corner shows {top}, and the next step does the rest.</source>
        <translation>{corners}{show}{top}色。让左前角的{top}色{side}，做 {name}：{alg}。之后会有一个角块显示{top}色，剩下的在下一步完成。</translation>
    </message>
    <message>
        <source>Put the {top} edges in the order of their centres. The top may still be turned.</source>
        <translation>让带{top}色的棱块按中心块的顺序排列，顶层可以还没对准。</translation>
    </message>
    <message>
        <source>The {one} and the {other} edge follow each other as the {one} and the {other} centre do: with them at the {place} and the {next}, {name}: {alg}. The other two change places.</source>
        <translation>{one}色和{other}色棱块的顺序与{one}色和{other}色中心块一致：让它们在{place}面和{next}面，做 {name}：{alg}。另外两个互换位置。</translation>
    </message>
    <message>
        <source>If you turn the top until the {one} edge matches its centre, the {other} edge matches, too, and the others do not.</source>
        <translation>转顶层让{one}色棱块对准它的中心块，这时{other}色棱块也对准，其他的没有。</translation>
    </message>
    <message>
        <source>No two neighbouring edges follow each other as their centres do. From any side {name} makes two of them do so: {alg}.</source>
        <translation>没有两个相邻棱块与中心块顺序一致。从任意一面做 {name} 就会有两个一致：{alg}。</translation>
    </message>
    <message>
        <source>Bring each corner of the top between the two edges of its colours, twisted or not.</source>
        <translation>把顶层每个角块放到与它同色的两个棱块之间，方向先不管。</translation>
    </message>
    <message>
        <source>Only the {piece} is between the edges of its colours: with it at the {place}, {name}: {alg}. The three others go round and come between theirs.</source>
        <translation>只有{piece}在与它同色的棱块之间：让它在{place}，做 {name}：{alg}。其他三个轮换后都到位。</translation>
    </message>
    <message>
        <source>No corner is between the edges of its colours. From any side {name} brings one there: {alg}.</source>
        <translation>没有角块在与它同色的棱块之间。从任意一面做 {name} 会让一个到位：{alg}。</translation>
    </message>
    <message>
        <source>A corner is right if its colours are {top} and those of the sides of the two edges beside it; which of them is on top does not matter.</source>
        <translation>角块的颜色若是{top}色加上旁边两个棱块的侧面颜色，位置就对了；哪种颜色朝上无所谓。</translation>
    </message>
    <message>
        <source>{turn}, which saves turns later.</source>
        <translation>{turn}，后面能省步数。</translation>
    </message>
    <message>
        <source>Twist the corners one by one at the top front right, and in between turn only the top.</source>
        <translation>在顶层右前的位置逐个扭转角块，中间只转顶层。</translation>
    </message>
    <message>
        <source>{turn}, which brings a twisted corner to the front right.</source>
        <translation>{turn}，让一个方向不对的角块来到右前。</translation>
    </message>
    <message>
        <source>With the {piece} at the top front right, {alg} {times} turns its {top} up.</source>
        <translation>{piece}在顶层右前时，做{times} {alg} 让它的{top}色朝上。</translation>
    </message>
    <message>
        <source>The lower layers look broken meanwhile: go on, and do not turn the whole cube.</source>
        <translation>这期间下面两层看起来乱了：继续做，不要转动整个魔方。</translation>
    </message>
    <message>
        <source>With this the lower layers are whole again.</source>
        <translation>这样下面两层又完整了。</translation>
    </message>
    <message>
        <source>{turn} to bring the case into position.</source>
        <translation>{turn}，把图案对好。</translation>
    </message>
    <message>
        <source>Last turn of the top: {turn}, and every side matches.</source>
        <translation>最后一转：{turn}，所有面都对齐了。</translation>
    </message>
    <message>
        <source>Make one layer: four corners with {cross} at the bottom whose sides match each other.</source>
        <translation>做好一层：四个角块{cross}色朝下，侧面颜色彼此一致。</translation>
    </message>
    <message>
        <source>Hold the cube so that the {piece} is at the {place} with {cross} down: the layer is built on it.</source>
        <translation>拿好魔方，让{piece}在{place}，{cross}色朝下：这一层以它为准。</translation>
    </message>
    <message>
        <source>Hold the cube so that the {piece} is at the {place}: {cross} will be at the bottom.</source>
        <translation>拿好魔方，让{piece}在{place}：{cross}色将在底面。</translation>
    </message>
    <message>
        <source>Make one {cross} face at the bottom; what its sides show does not matter.</source>
        <translation>在底面做出完整的{cross}色面，侧面的颜色先不管。</translation>
    </message>
    <message>
        <source>{moves} brings all four {cross} stickers to the bottom.</source>
        <translation>{moves} 把四个{cross}色色块都带到底面。</translation>
    </message>
    <message>
        <source>Turn all {top} stickers up.</source>
        <translation>让{top}色全部朝上。</translation>
    </message>
    <message>
        <source>{corners} {show} {top}: the case {case}, {alg}.</source>
        <translation>{corners}{show}{top}色：{case} 情况，{alg}。</translation>
    </message>
    <message>
        <source>Two corners on one side match: with them at the {side}, {alg}.</source>
        <translation>有一面的两个角块同色：让这一面在{side}，做 {alg}。</translation>
    </message>
    <message>
        <source>No two corners match on any side: {alg}.</source>
        <translation>没有哪一面的两个角块同色：{alg}。</translation>
    </message>
    <message>
        <source>Bring the corners of both layers to their places at once.</source>
        <translation>把两层的角块一次归位。</translation>
    </message>
    <message>
        <source>This is {case}: {alg}.</source>
        <translation>这是{case}：{alg}。</translation>
    </message>
    <message>
        <source>The top is right: turn the cube over, to do the other layer on top.</source>
        <translation>顶层已经对了：把魔方翻过来，在上面做另一层。</translation>
    </message>
    <message>
        <source>{moves} turns the bottom so that its case is seen from this side.</source>
        <translation>{moves} 转动底层，从这一面就能看清它的图案。</translation>
    </message>
    <message>
        <source>In a layer called adjacent two corners match on one side, in a diagonal one on no side, in a solved one on all.</source>
        <translation>“相邻”指这一层有一面的两个角块同色；“对角”指没有这样的面；“已还原”指每一面都同色。</translation>
    </message>
    <message>
        <source>Bring the corners of the top to their places.</source>
        <translation>把顶层角块归位。</translation>
    </message>
    <message>
        <source>Make the {colour} centre: bring all its {all} pieces to one face. What edges and corners do does not matter yet.</source>
        <translation>做{colour}色中心：把 {all} 个同色中心块都带到一面。棱块和角块暂时不管。</translation>
    </message>
    <message>
        <source>Make the {colour} centre on the opposite face. The words for it leave the finished one as it is.</source>
        <translation>在对面做{colour}色中心。这些转动不影响已完成的中心。</translation>
    </message>
    <message>
        <source>Make the other four centres. With {cross} at the bottom they go round to the right in the order {order}.</source>
        <translation>做其余四个中心。{cross}色在下时，向右依次是{order}。</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}), so that the {colour} centre is on top and {front} in front.</source>
        <translation>把整个魔方转动（{moves}），让{colour}色中心在上、{front}色在前。</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}). The face that is to be {colour} is on top now.</source>
        <translation>把整个魔方转动（{moves}）。要做成{colour}色的面现在在上。</translation>
    </message>
    <message>
        <source>{turns} ({names}).</source>
        <translation>{turns}（{names}）。</translation>
    </message>
    <message>
        <source>On the {side}, {where}: {lift} takes this column up, {turn} turns it aside with the top, and {back} brings the other centres back.</source>
        <translation>在{side}面，{where}：{lift} 把这一列带上去，{turn} 随顶层把它转开，{back} 让其他中心块回到原位。</translation>
    </message>
    <message>
        <source>On the {side}, {where}: {lift} takes these columns up, {turn} turns them aside with the top, and {back} brings the other centres back.</source>
        <translation>在{side}面，{where}：{lift} 把这些列带上去，{turn} 随顶层把它们转开，{back} 让其他中心块回到原位。</translation>
    </message>
    <message>
        <source>On the {side}, {pieces} is in {columns} now, and belongs in a gap of the top: {moves} puts it there and leaves the rest of the top together.</source>
        <translation>在{side}面，{pieces}现在位于{columns}，应当补到顶面的缺口：{moves} 把它放过去，顶面其他部分不变。</translation>
    </message>
    <message>
        <source>On the {side}, {pieces} are in {columns} now, and belong in a gap of the top: {moves} puts them there and leaves the rest of the top together.</source>
        <translation>在{side}面，{pieces}现在位于{columns}，应当补到顶面的缺口：{moves} 把它们放过去，顶面其他部分不变。</translation>
    </message>
    <message>
        <source>Now the top has {has} of the {all} {colour} pieces.</source>
        <translation>现在顶面有 {has} 个{colour}色中心块，共 {all} 个。</translation>
    </message>
    <message>
        <source>The {colour} centre is made.</source>
        <translation>{colour}色中心完成。</translation>
    </message>
    <message>
        <source>A column goes up, the top turns, and the column comes back with what the top had in its place. Only the top and the face it came from change.</source>
        <translation>一列上去，顶层转动，这一列再带着顶面原来的块回来。只有顶面和它来的那一面有变化。</translation>
    </message>
    <message>
        <source>Three groups of pieces change places and all others stay: two slices, with turns of the top between them, are made and undone in turn.</source>
        <translation>三组块互换位置，其他都不动：两个内层交替转过去再转回来，中间转动顶层。</translation>
    </message>
    <message>
        <source>Pair the edges: all pieces of an edge show the same two colours on the same sides. Where the edge is on the cube does not matter yet.</source>
        <translation>合并棱块：一条棱的所有块在同一侧显示同样的两种颜色。这条棱在哪里暂时不管。</translation>
    </message>
    <message>
        <source>{setup} brings the {one}-{other} edge to the front right.</source>
        <translation>{setup} 把{one}{other}棱带到右前。</translation>
    </message>
    <message>
        <source>{pieces}.</source>
        <translation>{pieces}。</translation>
    </message>
    <message>
        <source>The {one}-{other} edge is at the front right; {pieces}.</source>
        <translation>{one}{other}棱在右前；{pieces}。</translation>
    </message>
    <message>
        <source>{slices} brings {it} into the edge; {out} takes the edge to the {place} and an open one to the front right; {back} brings the centres back.</source>
        <translation>{slices} 把{it}并进这条棱；{out} 把这条棱送到{place}，再把一条未完成的棱带到右前；{back} 让中心块回到原位。</translation>
    </message>
    <message>
        <source>A piece of the {one}-{other} edge is in its own edge, but the wrong way round, so it changes places with another piece first: {moves}.</source>
        <translation>{one}{other}棱的一个块在自己的棱里，但方向反了，所以先和别的块换位：{moves}。</translation>
    </message>
    <message>
        <source>A piece fits where its {one}-{other} stickers are on the same sides as those of the rest of its edge. A piece of a wrong layer shows them the other way round.</source>
        <translation>一个块的{one}、{other}两色与这条棱其余部分在同一侧时才合适。来自错误层的块颜色正好相反。</translation>
    </message>
    <message>
        <source>Two edges are left, and no third one can take the place of one that leaves. So an edge is flipped instead while the slices are turned.</source>
        <translation>只剩两条棱，没有第三条可以来换位。所以在内层转开时翻转一条棱。</translation>
    </message>
    <message>
        <source>{setup} brings the last two edges to the front right and the front left.</source>
        <translation>{setup} 把最后两条棱带到右前和左前。</translation>
    </message>
    <message>
        <source>The last two edges are at the front right and the front left now.</source>
        <translation>最后两条棱现在在右前和左前。</translation>
    </message>
    <message>
        <source>{slices} turns {layers}, which brings {pieces} of the {other} edge to the {side}; {flip} flips the edge there; {back} brings the centres back. So pieces of the two edges have changed places.</source>
        <translation>{slices} 转动{layers}，把{other}那条棱的{pieces}带到{side}；{flip} 翻转那里的棱；{back} 让中心块回到原位。这样两条棱的块就交换了。</translation>
    </message>
    <message>
        <source>{flip} flips the {side} edge, so that the next step finds its pieces the right way round.</source>
        <translation>{flip} 翻转{side}的棱，让下一步时它的块方向正确。</translation>
    </message>
    <message>
        <source>{flip} flips the {side} edge, and both edges are whole.</source>
        <translation>{flip} 翻转{side}的棱，两条棱都完成了。</translation>
    </message>
    <message>
        <source>The seven turns of the flip turn one edge round in its place and take no other edge apart.</source>
        <translation>翻转用的七步只把一条棱原地翻过来，不拆散其他棱。</translation>
    </message>
    <message>
        <source>On the {one}-{other} edge, at the front right, the pieces in {layers} are the wrong way round, and so are those as far from the other end. No slices and flips can mend that. {setup} brings the edge to the top front, and the alg for parity makes these pieces change places: {alg}.</source>
        <translation>右前的{one}{other}棱里，{layers}的块方向反了，另一端对称位置的块也是。只靠内层转动和翻棱修不好。{setup} 把这条棱带到顶层前方，特殊情况公式让这些块互换：{alg}。</translation>
    </message>
    <message>
        <source>Where there are no middle pieces, a whole edge can be flipped, which a 3×3×3 cannot have.</source>
        <translation>没有正中的块时，整条棱可能被翻转，这在 3×3×3 上不会发生。</translation>
    </message>
    <message>
        <source>Of the edges of the top {edges} {show} {top}, an odd number, so one edge is flipped. The {name} alg flips the one at the top front: {alg}.</source>
        <translation>顶层棱中有{edges}条{show}{top}色，是奇数，说明有一条棱翻转了。{name} 公式翻转顶层前方的那条：{alg}。</translation>
    </message>
    <message>
        <source>Where there are no middle pieces, two whole edges can be exchanged, which a 3×3×3 cannot have.</source>
        <translation>没有正中的块时，两条完整的棱可能互换，这在 3×3×3 上不会发生。</translation>
    </message>
    <message>
        <source>The sides of the top show no case of a 3×3×3: two of its pieces would have to change places. The {name} alg makes the edges at the top front and the top back change places: {alg}.</source>
        <translation>顶层侧面不属于 3×3×3 的任何情况：需要有两个块互换。{name} 公式让顶层前方和后方的棱互换：{alg}。</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}), so that {cross} is at the bottom and {front} in front.</source>
        <translation>把整个魔方转动（{moves}），让{cross}色在下、{front}色在前。</translation>
    </message>
    <message>
        <source>It is at the {place}.</source>
        <translation>它在{place}。</translation>
    </message>
    <message>
        <source>It is at the {place}; its {cross} looks {way}.</source>
        <translation>它在{place}，{cross}色{way}。</translation>
    </message>
    <message>
        <source>Bring it to the top, with its {cross} up.</source>
        <translation>把它转到顶层，{cross}色朝上。</translation>
    </message>
    <message>
        <source>A turning side keeps its own stickers and lifts those beside it.</source>
        <translation>转动的面保留自己的贴纸，带起旁边的贴纸。</translation>
    </message>
    <message>
        <source>Bring it between the {cross} and the {side} centre.</source>
        <translation>把它带到{cross}色和{side}色中心块之间。</translation>
    </message>
    <message>
        <source>Follow the {piece} first: it is at the {place}.</source>
        <translation>先看{piece}：它在{place}。</translation>
    </message>
    <message>
        <source>All of them go home together.</source>
        <translation>它们一起归位。</translation>
    </message>
    <message>
        <source>It is on top, its {cross} up. {turn}, until its {side} is above the {side} centre.</source>
        <translation>它在顶层，{cross}色朝上。{turn}，直到它的{side}色对准{side}色中心块。</translation>
    </message>
    <message>
        <source>It is on top, and its {side} is above the {side} centre already.</source>
        <translation>它在顶层，{side}色已经对准{side}色中心块。</translation>
    </message>
    <message>
        <source>Half a turn swaps top and bottom.</source>
        <translation>转 180° 会让上下互换。</translation>
    </message>
    <message>
        <source>Bring it between the {cross}, {one} and {other} centres, to the {place}.</source>
        <translation>把它带到{cross}色、{one}色和{other}色中心块之间，也就是{place}。</translation>
    </message>
    <message>
        <source>Bring it to the {place}, so that its sides match those beside it.</source>
        <translation>把它带到{place}，让它的侧面与旁边同色。</translation>
    </message>
    <message>
        <source>{turn}: then it is above its place.</source>
        <translation>{turn}，它就在自己的位置上方了。</translation>
    </message>
    <message>
        <source>The side opens, the top slides it in, and the side closes.</source>
        <translation>侧面打开，顶层把它送进去，侧面再合上。</translation>
    </message>
    <message>
        <source>Its {cross} looks up, so it is tipped to the side first, then taken down.</source>
        <translation>它的{cross}色朝上，所以先让它侧过来，再带下去。</translation>
    </message>
    <message>
        <source>It does not belong there, so it comes out to the top first and then goes in.</source>
        <translation>它不该在那里，所以先把它带到顶层，再放进去。</translation>
    </message>
    <message>
        <source>It is twisted in its own place, so it comes out to the top and goes back in.</source>
        <translation>它在自己的位置上但方向不对，所以先带到顶层，再放回去。</translation>
    </message>
    <message>
        <source>Bring it between the {one} and the {other} centre, to the {slot}.</source>
        <translation>把它带到{one}色和{other}色中心块之间，也就是{slot}。</translation>
    </message>
    <message>
        <source>Above the {front} centre it shows {other} on top, so it goes to the {side}.</source>
        <translation>在{front}色中心块上方时它的顶面是{other}色，所以要去{side}边。</translation>
    </message>
    <message>
        <source>It is wrong there, so another edge takes its place. It comes up and goes in.</source>
        <translation>它在那里不对，所以让另一个棱块占它的位置；它上来后再放进去。</translation>
    </message>
    <message>
        <source>Bring the {corner} and the {edge} into the slot at the {slot}.</source>
        <translation>把{corner}和{edge}放进{slot}的槽位。</translation>
    </message>
    <message>
        <source>The corner is at the {place}, the edge at the {other}.</source>
        <translation>角块在{place}，棱块在{other}。</translation>
    </message>
    <message>
        <source>The two come together first, then they go in as a pair.</source>
        <translation>先让两块靠在一起，再作为一组放进去。</translation>
    </message>
    <message>
        <source>They are a pair already and go in together.</source>
        <translation>它们已经是一组，一起放进去。</translation>
    </message>
    <message>
        <source>They meet on the way into the slot.</source>
        <translation>它们在进入槽位的路上相遇。</translation>
    </message>
    <message>
        <source>{edges} and {corners} {show} {top}.</source>
        <translation>{edges}和{corners}{show}{top}色。</translation>
    </message>
    <message>
        <source>{about}.</source>
        <translation>{about}。</translation>
    </message>
    <message>
        <source>No edge of the top shows {top}.</source>
        <translation>顶层没有棱块{top}色朝上。</translation>
    </message>
    <message>
        <source>Two opposite edges show {top}. Hold them as a line from left to right.</source>
        <translation>相对的两个棱块{top}色朝上。让它们成为从左到右的一条线。</translation>
    </message>
    <message>
        <source>Two neighbouring edges show {top}. Hold them at the back and at the left.</source>
        <translation>相邻的两个棱块{top}色朝上。让它们在后面和左面。</translation>
    </message>
    <message>
        <source>After these turns two edges show {top}.</source>
        <translation>做完这些后有两个棱块{top}色朝上。</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. The {top} of the front left corner looks {way}.</source>
        <translation>{corners}{show}{top}色。左前角的{top}色{way}。</translation>
    </message>
    <message>
        <source>After these turns one corner shows {top}. The next step does the rest.</source>
        <translation>做完这些后有一个角块显示{top}色，剩下的在下一步完成。</translation>
    </message>
    <message>
        <source>Two corners on one side match. Hold them at the {side}.</source>
        <translation>有一面的两个角块同色。让这一面在{side}。</translation>
    </message>
    <message>
        <source>No two corners match on any side.</source>
        <translation>没有哪一面的两个角块同色。</translation>
    </message>
    <message>
        <source>After these turns two of them match.</source>
        <translation>做完这些后有两个同色。</translation>
    </message>
    <message>
        <source>One side is complete. Hold it at the {side}.</source>
        <translation>有一面已经完整。让它在{side}。</translation>
    </message>
    <message>
        <source>The three other edges go round, the opposite one to the {way}.</source>
        <translation>另外三个棱块轮换，对面的那个去{way}边。</translation>
    </message>
    <message>
        <source>No side is complete.</source>
        <translation>没有一面是完整的。</translation>
    </message>
    <message>
        <source>After these turns one is.</source>
        <translation>做完这些后就有一面了。</translation>
    </message>
    <message>
        <source>Hold the {one} edge at the {place} and the {other} edge at the {next}.</source>
        <translation>让{one}色棱块在{place}，{other}色棱块在{next}。</translation>
    </message>
    <message>
        <source>The other two edges change places.</source>
        <translation>另外两个棱块互换位置。</translation>
    </message>
    <message>
        <source>No two neighbouring edges follow each other as their centres do.</source>
        <translation>没有相邻的两个棱块按中心块的顺序排列。</translation>
    </message>
    <message>
        <source>After these turns two of them do. You can do them from any side.</source>
        <translation>做完这些后就有两个了，从哪一面做都可以。</translation>
    </message>
    <message>
        <source>Only the {piece} is between the edges of its colours. Hold it at the {place}.</source>
        <translation>只有{piece}在与它同色的棱块之间。让它在{place}。</translation>
    </message>
    <message>
        <source>The three others go round, and each comes between its edges.</source>
        <translation>其他三个轮换，各自来到同色的棱块之间。</translation>
    </message>
    <message>
        <source>No corner is between the edges of its colours.</source>
        <translation>没有角块在与它同色的棱块之间。</translation>
    </message>
    <message>
        <source>After these turns one corner is. You can do them from any side.</source>
        <translation>做完这些后就有一个了，从哪一面做都行。</translation>
    </message>
    <message>
        <source>Turn the {top} of the {piece} up.</source>
        <translation>让{piece}的{top}色朝上。</translation>
    </message>
    <message>
        <source>It is at the top front right.</source>
        <translation>它在顶层右前。</translation>
    </message>
    <message>
        <source>The same four turns, {times}, twist this corner.</source>
        <translation>同样的四步做{times}，就能转正这个角块。</translation>
    </message>
    <message>
        <source>Turn the top until every side matches.</source>
        <translation>转动顶层，直到每一面都对上。</translation>
    </message>
    <message>
        <source>{corners} {show} {top}.</source>
        <translation>{corners}{show}{top}色。</translation>
    </message>
    <message>
        <source>turn the top to the left</source>
        <translation>把顶层向左转</translation>
    </message>
    <message>
        <source>turn the top twice</source>
        <translation>把顶层转两次</translation>
    </message>
    <message>
        <source>turn the top to the right</source>
        <translation>把顶层向右转</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>向左转 90°</translation>
    </message>
    <message>
        <source>by a half turn</source>
        <translation>转 180°</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>向右转 90°</translation>
    </message>
    <message>
        <source>a quarter clockwise</source>
        <translation>顺时针转 90°</translation>
    </message>
    <message>
        <source>a quarter the other way</source>
        <translation>逆时针转 90°</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>first</source>
        <translation>一</translation>
    </message>
    <message>
        <source>second</source>
        <translation>二</translation>
    </message>
    <message>
        <source>third</source>
        <translation>三</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>四</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>五</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>八</translation>
    </message>
    <message>
        <source>down</source>
        <translation>朝下</translation>
    </message>
    <message>
        <source>one edge</source>
        <translation>一个棱块</translation>
    </message>
    <message>
        <source>{n} edges</source>
        <translation>{n}个棱块</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>一个角块</translation>
    </message>
    <message>
        <source>{n} corners</source>
        <translation>{n}个角块</translation>
    </message>
    <message>
        <source>shows</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>edge order</source>
        <translation>棱块排序</translation>
    </message>
    <message>
        <source>corner order</source>
        <translation>角块排序</translation>
    </message>
    <message>
        <source>corner twist</source>
        <translation>扭转角块</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>{n} turn</source>
        <translation>{n} 步</translation>
    </message>
    <message>
        <source>the cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>F2L</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>桥</translation>
    </message>
    <message>
        <source>the last layer</source>
        <translation>最后一层</translation>
    </message>
    <message>
        <source>{habit}: {cost} a solve</source>
        <translation>{habit}：每次还原 {cost}</translation>
    </message>
    <message>
        <source>What costs you the most are {habit}: {cost} a solve over the last {n} solves.</source>
        <translation>最拖慢你的是{habit}：最近 {n} 次还原，平均每次 {cost}。</translation>
    </message>
    <message>
        <source>{n} turns</source>
        <translation>{n} 步</translation>
    </message>
    <message>
        <source>pauses before {steps}</source>
        <translation>{steps}前的停顿</translation>
    </message>
    <message>
        <source>needless turns for {steps}</source>
        <translation>{steps}的多余步数</translation>
    </message>
    <message>
        <source>turns of the whole cube</source>
        <translation>整体转动</translation>
    </message>
    <message>
        <source>regrips</source>
        <translation>换握</translation>
    </message>
    <message>
        <source>{n} turns more than the shortest</source>
        <translation>比最短解多 {n} 步</translation>
    </message>
    <message>
        <source>there are {n} of them in a solve</source>
        <translation>每次还原有 {n} 次</translation>
    </message>
    <message>
        <source>there are about {n} of them in a solve</source>
        <translation>每次还原约有 {n} 次</translation>
    </message>
    <message>
        <source>Learn to fill the slots at the back without turning the cube.</source>
        <translation>学会不转整个魔方就填好后面的槽位。</translation>
    </message>
    <message>
        <source>Choose algs that hands turn easily, and hold the cube ready for the next ones.</source>
        <translation>选顺手的公式，并提前按下一个公式的拿法握好魔方。</translation>
    </message>
    <message>
        <source>Turn more slowly, and look for the next one while you turn.</source>
        <translation>转慢一点，边转边找下一个。</translation>
    </message>
    <message>
        <source>Practise to recognise its cases at a glance.</source>
        <translation>多练习一眼认出各种情况。</translation>
    </message>
    <message>
        <source>Plan it to the end before the first turn.</source>
        <translation>动手之前，先把它完整想好。</translation>
    </message>
    <message>
        <source>Compare them with the better line, step by step.</source>
        <translation>把它们与更好的做法逐个阶段对照。</translation>
    </message>
    <message>
        <source>Learn the algs that do in one look what you do in two.</source>
        <translation>学会一步完成的公式，代替现在的两步。</translation>
    </message>
    <message>
        <source>{one}-{other} pair</source>
        <translation>{one}{other}组</translation>
    </message>
    <message>
        <source>three corners go round</source>
        <translation>三个角块轮换</translation>
    </message>
    <message>
        <source>two corners change places</source>
        <translation>两个角块互换</translation>
    </message>
    <message>
        <source>two pairs of corners change places</source>
        <translation>两对角块分别互换</translation>
    </message>
    <message>
        <source>four corners go round</source>
        <translation>四个角块轮换</translation>
    </message>
    <message>
        <source>three edges go round</source>
        <translation>三个棱块轮换</translation>
    </message>
    <message>
        <source>two edges change places</source>
        <translation>两个棱块互换</translation>
    </message>
    <message>
        <source>two pairs of edges change places</source>
        <translation>两对棱块分别互换</translation>
    </message>
    <message>
        <source>four edges go round</source>
        <translation>四个棱块轮换</translation>
    </message>
    <message>
        <source>two corners and two edges change places</source>
        <translation>两个角块互换，两个棱块互换</translation>
    </message>
    <message>
        <source>all three match at the {side}</source>
        <translation>{side}面三块同色</translation>
    </message>
    <message>
        <source>the two corners match at the {side}</source>
        <translation>{side}面两个角块同色</translation>
    </message>
    <message>
        <source>the left two match at the {side}</source>
        <translation>{side}面左边两块同色</translation>
    </message>
    <message>
        <source>the right two match at the {side}</source>
        <translation>{side}面右边两块同色</translation>
    </message>
    <message>
        <source>nothing matches on any of them</source>
        <translation>没有同色的地方</translation>
    </message>
    <message>
        <source>up</source>
        <translation>朝上</translation>
    </message>
    <message>
        <source>to the {side}</source>
        <translation>朝{side}</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>特殊情况</translation>
    </message>
    <message>
        <source>Wing swap UF, layer {layer} (pure)</source>
        <translation>UF 翼棱交换，第 {layer} 层（纯）</translation>
    </message>
    <message>
        <source>swaps the two wings of UF in layer {layer}, nothing else</source>
        <translation>交换 UF 第 {layer} 层的两个翼棱，其他不变</translation>
    </message>
    <message>
        <source>Turn the last layer up</source>
        <translation>最后一层翻色</translation>
    </message>
    <message>
        <source>Permute the last layer</source>
        <translation>最后一层归位</translation>
    </message>
    <message>
        <source>A pair into its slot</source>
        <translation>把一对放进槽位</translation>
    </message>
    <message>
        <source>Turn the top up</source>
        <translation>顶面翻色</translation>
    </message>
    <message>
        <source>Permute both layers</source>
        <translation>两层归位</translation>
    </message>
    <message>
        <source>no edge is turned up</source>
        <translation>没有棱块翻好</translation>
    </message>
    <message>
        <source>two opposite edges are</source>
        <translation>两个相对的棱块已翻好</translation>
    </message>
    <message>
        <source>two neighbouring edges are</source>
        <translation>两个相邻的棱块已翻好</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>相邻</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>对角</translation>
    </message>
    <message>
        <source>2-look OLL, edges</source>
        <translation>两步 OLL：棱块</translation>
    </message>
    <message>
        <source>Turn the edges up</source>
        <translation>棱块翻色</translation>
    </message>
    <message>
        <source>2-look OLL, corners</source>
        <translation>两步 OLL：角块</translation>
    </message>
    <message>
        <source>Turn the rest up</source>
        <translation>其余翻色</translation>
    </message>
    <message>
        <source>2-look PLL, corners</source>
        <translation>两步 PLL：角块</translation>
    </message>
    <message>
        <source>Permute the corners</source>
        <translation>角块归位</translation>
    </message>
    <message>
        <source>2-look PLL, edges</source>
        <translation>两步 PLL：棱块</translation>
    </message>
    <message>
        <source>Permute the edges</source>
        <translation>棱块归位</translation>
    </message>
    <message>
        <source>Solve the top at once</source>
        <translation>一步还原顶层</translation>
    </message>
    <message>
        <source>Solve all, a bar at the back</source>
        <translation>一步还原全部，底层的条在后面</translation>
    </message>
    <message>
        <source>Solve all, no bar at the bottom</source>
        <translation>一步还原全部，底层没有条</translation>
    </message>
    <message>
        <source>Solve the corners where the edges are up</source>
        <translation>棱块已翻好时还原角块</translation>
    </message>
    <message>
        <source>Solve the corners between two blocks</source>
        <translation>还原两座桥之间的角块</translation>
    </message>
    <message>
        <source>Put the last pair in and turn the corners up</source>
        <translation>放入最后一对，同时角块翻色</translation>
    </message>
    <message>
        <source>Solve the last layer where the edges are up</source>
        <translation>棱块已翻好时还原最后一层</translation>
    </message>
    <message>
        <source>What no 3×3×3 has</source>
        <translation>3×3×3 没有的情况</translation>
    </message>
    <message>
        <source>adj / solved</source>
        <translation>相邻 / 已还原</translation>
    </message>
    <message>
        <source>diag / solved</source>
        <translation>对角 / 已还原</translation>
    </message>
    <message>
        <source>adj / adj</source>
        <translation>相邻 / 相邻</translation>
    </message>
    <message>
        <source>diag / diag</source>
        <translation>对角 / 对角</translation>
    </message>
    <message>
        <source>adj / diag</source>
        <translation>相邻 / 对角</translation>
    </message>
    <message>
        <source>diag / adj</source>
        <translation>对角 / 相邻</translation>
    </message>
    <message>
        <source>Patterns {cube}</source>
        <translation>{cube} 图案</translation>
    </message>
    <message>
        <source>{set} · {about}</source>
        <translation>{set} · {about}</translation>
    </message>
    <message>
        <source>order {order}</source>
        <translation>周期 {order}</translation>
    </message>
    <message>
        <source>{effect}, with {moves} at the end</source>
        <translation>{effect}，最后加 {moves}</translation>
    </message>
    <message>
        <source>These moves lead to {name}: its alg backwards.</source>
        <translation>这些步骤做出 {name}：就是它的公式倒过来。</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>前置步骤</translation>
    </message>
    <message>
        <source>{name} ({nickname})</source>
        <translation>{name} ({nickname})</translation>
    </message>
    <message>
        <source>{name} is solved by {alg}</source>
        <translation>{name} 的公式是 {alg}</translation>
    </message>
    <message>
        <source>Spots</source>
        <translation>色斑</translation>
    </message>
    <message>
        <source>A square in another colour on every face, with a rim one sticker wide.</source>
        <translation>每面一个异色方块，边框宽一格。</translation>
    </message>
    <message>
        <source>Four corners of a square</source>
        <translation>方形四角</translation>
    </message>
    <message>
        <source>Four single stickers of another colour near the corners of every face.</source>
        <translation>每面靠近四角处各有一个异色色块。</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>靶子</translation>
    </message>
    <message>
        <source>Squares inside each other, in two colours by turns.</source>
        <translation>层层嵌套的方形，两种颜色交替。</translation>
    </message>
    <message>
        <source>Pegboard</source>
        <translation>点阵</translation>
    </message>
    <message>
        <source>Single stickers of another colour in every second row and column.</source>
        <translation>每隔一行一列有一个异色色块。</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Every face a checkerboard with the colour of the face opposite.</source>
        <translation>每面与对面的颜色组成棋盘。</translation>
    </message>
    <message>
        <source>Checkerboard in three colours</source>
        <translation>三色棋盘</translation>
    </message>
    <message>
        <source>Every face a checkerboard with the colour of a neighbour.</source>
        <translation>每面与相邻面的颜色组成棋盘。</translation>
    </message>
    <message>
        <source>Four checkerboards</source>
        <translation>四面棋盘</translation>
    </message>
    <message>
        <source>Four faces are checkerboards with the colour opposite; top and bottom are solved. On all six there is none for even sizes: their corners cannot be one.</source>
        <translation>四面与对面的颜色组成棋盘，顶面和底面已还原。偶数阶不可能六面都是棋盘：角块做不到。</translation>
    </message>
    <message>
        <source>Plaid</source>
        <translation>格子布</translation>
    </message>
    <message>
        <source>Bands of the colour opposite cross each other, and where they do it is home again.</source>
        <translation>对面颜色的条带相交，相交处又是本色。</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗户</translation>
    </message>
    <message>
        <source>A square at home in each middle and at the corners, between bars of the colour opposite.</source>
        <translation>中间和四角保持本色，之间是对面颜色的条。</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>竖条纹</translation>
    </message>
    <message>
        <source>Upright stripes of the colour opposite on four faces.</source>
        <translation>四面有对面颜色的竖条。</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>环带</translation>
    </message>
    <message>
        <source>Every second layer around the cube shows the next side&apos;s colour.</source>
        <translation>每隔一层显示邻面的颜色。</translation>
    </message>
    <message>
        <source>Twisted tower</source>
        <translation>旋转塔</translation>
    </message>
    <message>
        <source>Each layer is turned a quarter more than the one above it.</source>
        <translation>每一层都比上一层多转 90°。</translation>
    </message>
    <message>
        <source>Cube in a cube</source>
        <translation>魔方中的魔方</translation>
    </message>
    <message>
        <source>A block at each of two opposite corners stands in a turned cube.</source>
        <translation>两个对角处各有一块，像放在转过的魔方里。</translation>
    </message>
    <message>
        <source>Nested cubes</source>
        <translation>嵌套魔方</translation>
    </message>
    <message>
        <source>Blocks at two opposite corners, each inside the next one, in two colours by turns.</source>
        <translation>两个对角处的方块层层嵌套，两种颜色交替。</translation>
    </message>
    <message>
        <source>Nested cubes in three colours</source>
        <translation>三色嵌套魔方</translation>
    </message>
    <message>
        <source>Blocks at two opposite corners, each inside the next one, in three colours.</source>
        <translation>两个对角处的方块层层嵌套，用三种颜色。</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>The middle row and column of every face make a cross in a neighbour&apos;s colour.</source>
        <translation>每面的中间行和列组成邻面颜色的十字。</translation>
    </message>
    <message>
        <source>Crosses, opposite colours</source>
        <translation>对色十字</translation>
    </message>
    <message>
        <source>A cross on four faces in the colour of the face opposite.</source>
        <translation>四面各有一个对面颜色的十字。</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Both diagonals of every face in a neighbour&apos;s colour.</source>
        <translation>每面的两条对角线是邻面的颜色。</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>A diamond in a neighbour&apos;s colour on every face.</source>
        <translation>每面有一个邻面颜色的菱形。</translation>
    </message>
    <message>
        <source>Diamonds in each other</source>
        <translation>嵌套菱形</translation>
    </message>
    <message>
        <source>Diamonds inside each other, in two colours by turns.</source>
        <translation>层层嵌套的菱形，两种颜色交替。</translation>
    </message>
    <message>
        <source>Superflip</source>
        <translation>超级翻转</translation>
    </message>
    <message>
        <source>Every edge is flipped in its place; all else is at home.</source>
        <translation>每个棱块都在原位翻转，其余全部归位。</translation>
    </message>
    <message>
        <source>no such turn: layers turn by 1, 2, -1 or -2 quarters, not by {quarters}</source>
        <translation>没有这样的转动：层只能转 1、2、-1 或 -2 个四分之一圈，不能转 {quarters} 个</translation>
    </message>
    <message>
        <source>no such turn: layers count up from 0, not from {first} to {last}</source>
        <translation>没有这样的转动：层从 0 起递增计数，不能从 {first} 到 {last}</translation>
    </message>
    <message>
        <source>a {cube} has no layer {layer}</source>
        <translation>{cube} 没有第 {layer} 层</translation>
    </message>
    <message>
        <source>face turns</source>
        <translation>面转</translation>
    </message>
    <message>
        <source>turns of outer blocks</source>
        <translation>外块转动</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>90° 转动</translation>
    </message>
    <message>
        <source>layer turns</source>
        <translation>层转</translation>
    </message>
    <message>
        <source>moves, turns of the whole cube among them</source>
        <translation>步（含整体转动）</translation>
    </message>
    <message>
        <source>{n} face turn</source>
        <translation>{n} 次面转</translation>
    </message>
    <message>
        <source>{n} face turns</source>
        <translation>{n} 次面转</translation>
    </message>
    <message>
        <source>{n} turn of outer blocks</source>
        <translation>{n} 次外块转动</translation>
    </message>
    <message>
        <source>{n} turns of outer blocks</source>
        <translation>{n} 次外块转动</translation>
    </message>
    <message>
        <source>{n} quarter turn</source>
        <translation>{n} 次 90° 转动</translation>
    </message>
    <message>
        <source>{n} quarter turns</source>
        <translation>{n} 次 90° 转动</translation>
    </message>
    <message>
        <source>{n} layer turn</source>
        <translation>{n} 次层转</translation>
    </message>
    <message>
        <source>{n} layer turns</source>
        <translation>{n} 次层转</translation>
    </message>
    <message>
        <source>{n} moves, turns of the whole cube among them</source>
        <translation>{n} 步（含整体转动）</translation>
    </message>
    <message>
        <source>turns of a {cube} are counted in {first} or {second}, not in {metric}</source>
        <translation>{cube} 的步数按 {first} 或 {second} 计，不按 {metric}</translation>
    </message>
    <message>
        <source>a prime follows its move at once, and only one, as in R2&apos;</source>
        <translation>撇号紧跟在转动之后，而且只有一个，如 R2&apos;</translation>
    </message>
    <message>
        <source>an amount follows its move or bracket at once, as in (R U)3</source>
        <translation>次数紧跟在转动或括号之后，如 (R U)3</translation>
    </message>
    <message>
        <source>brackets are ( ) and [ ]</source>
        <translation>括号是 ( ) 和 [ ]</translation>
    </message>
    <message>
        <source>an inverse is written with a prime, as in R&apos;, layers as in 2-3Rw</source>
        <translation>逆转动用撇号，如 R&apos;，层用 2-3Rw 这样的写法</translation>
    </message>
    <message>
        <source>a comment starts with //</source>
        <translation>注释以 // 开头</translation>
    </message>
    <message>
        <source>&apos;{bracket}&apos; is never closed</source>
        <translation>“{bracket}”没有闭合</translation>
    </message>
    <message>
        <source>more than {n} brackets inside each other</source>
        <translation>括号嵌套超过 {n} 层</translation>
    </message>
    <message>
        <source>^( ), for moves on the inverse, stands outside all other brackets</source>
        <translation>^( ) 表示在逆打乱上的转动，不能放在其他括号里</translation>
    </message>
    <message>
        <source>&apos;{separator}&apos; stands between the two parts of square brackets: [A, B] or [A: B]</source>
        <translation>“{separator}”用在方括号的两部分之间：[A, B] 或 [A: B]</translation>
    </message>
    <message>
        <source>square brackets have two parts; put more into brackets of their own: [A: [B, C]]</source>
        <translation>方括号只有两部分；更多内容请放进各自的括号：[A: [B, C]]</translation>
    </message>
    <message>
        <source>&apos;{bracket}&apos; closes nothing</source>
        <translation>“{bracket}”没有对应的开括号</translation>
    </message>
    <message>
        <source>&apos;{opener}&apos; must be closed by &apos;{closer}&apos;, not by &apos;{other}&apos;</source>
        <translation>“{opener}”要用“{closer}”闭合，而不是“{other}”</translation>
    </message>
    <message>
        <source>^( ) takes no amount</source>
        <translation>^( ) 后面不能有次数</translation>
    </message>
    <message>
        <source>square brackets need two parts: [A, B] or [A: B]</source>
        <translation>方括号需要两部分：[A, B] 或 [A: B]</translation>
    </message>
    <message>
        <source>{name} is the name of a corner; three turns are written apart: {turns}</source>
        <translation>{name} 是一个角块的名称；三步转动要分开写：{turns}</translation>
    </message>
    <message>
        <source>{turn} behind a bracket has two meanings: an amount follows at once, as in (R U)3, and a turn of the whole cube is x, x2 or x&apos;</source>
        <translation>括号后的 {turn} 有两种含义：次数要紧跟括号，如 (R U)3；整体转动写作 x、x2 或 x&apos;</translation>
    </message>
    <message>
        <source>this is longer than {n} moves when written out</source>
        <translation>展开后超过 {n} 步</translation>
    </message>
    <message>
        <source>{character} means nothing in an alg</source>
        <translation>{character} 在公式中没有意义</translation>
    </message>
    <message>
        <source>{character} means nothing in an alg: {hint}</source>
        <translation>{character} 在公式中没有意义：{hint}</translation>
    </message>
    <message>
        <source>{number} stands alone; an amount follows its move at once, as in R2</source>
        <translation>{number} 单独出现；次数要紧跟在转动之后，如 R2</translation>
    </message>
    <message>
        <source>the rules of the perfect scramble are for 3×3×3, not for {cube}</source>
        <translation>完美打乱的规则只用于 3×3×3，不用于 {cube}</translation>
    </message>
    <message>
        <source>every face shows all six colours</source>
        <translation>每面都有全部六种颜色</translation>
    </message>
    <message>
        <source>no colour is more than twice on a face</source>
        <translation>每面上同一颜色不超过两个</translation>
    </message>
    <message>
        <source>no equal colours are side by side on a face</source>
        <translation>每面上没有左右或上下相邻的同色</translation>
    </message>
    <message>
        <source>no equal colours are diagonally adjacent on a face</source>
        <translation>每面上没有对角相邻的同色</translation>
    </message>
    <message>
        <source>no equal colours are diagonally adjacent across an edge of the cube</source>
        <translation>跨棱的对角位置没有同色</translation>
    </message>
    <message>
        <source>the six faces have six different patterns</source>
        <translation>六个面的图案各不相同</translation>
    </message>
    <message>
        <source>no corner or edge is in its own place</source>
        <translation>没有角块或棱块在自己的位置</translation>
    </message>
    <message>
        <source>each set of four colours meets at a point inside a face</source>
        <translation>任意四种颜色都在某面内的一点相遇</translation>
    </message>
    <message>
        <source>each set of four colours meets at a point of the cube&apos;s surface</source>
        <translation>任意四种颜色都在表面的某一点相遇</translation>
    </message>
    <message>
        <source>there is no rule {rule}; there are {names}</source>
        <translation>没有规则 {rule}；可用的有 {names}</translation>
    </message>
    <message>
        <source>there is no rule {rule}; did you mean &apos;{names}&apos;?</source>
        <translation>没有规则 {rule}；你是指“{names}”吗？</translation>
    </message>
    <message>
        <source>Group: {group}.</source>
        <translation>分组：{group}。</translation>
    </message>
    <message>
        <source>DNF ({time})</source>
        <translation>DNF ({time})</translation>
    </message>
    <message>
        <source>this is no book of sessions: {error}</source>
        <translation>这不是成绩册：{error}</translation>
    </message>
    <message>
        <source>Session {n}</source>
        <translation>分组 {n}</translation>
    </message>
    <message>
        <source>mean of 3</source>
        <translation>3 次平均</translation>
    </message>
    <message>
        <source>average of 5</source>
        <translation>5 次去头尾平均</translation>
    </message>
    <message>
        <source>average of 12</source>
        <translation>12 次去头尾平均</translation>
    </message>
    <message>
        <source>average of 50</source>
        <translation>50 次去头尾平均</translation>
    </message>
    <message>
        <source>average of 100</source>
        <translation>100 次去头尾平均</translation>
    </message>
    <message>
        <source>average of 1000</source>
        <translation>1000 次去头尾平均</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>turn the whole cube</source>
        <translation>转动整个魔方</translation>
    </message>
    <message>
        <source>{top} on top, {front} in front</source>
        <translation>{top}色在上，{front}色在前</translation>
    </message>
    <message>
        <source>No piece leaves its place. You only see other sides.</source>
        <translation>没有块离开自己的位置，你只是看到了别的面。</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} 不是转动</translation>
    </message>
    <message>
        <source>only face turns take layer numbers, as in &apos;2R&apos;</source>
        <translation>只有面转才带层号，如“2R”</translation>
    </message>
    <message>
        <source>wide turns are &apos;Rw&apos; or &apos;r&apos;, whole-cube turns &apos;Rv&apos; or &apos;x&apos;</source>
        <translation>宽转写作“Rw”或“r”，整体转动写作“Rv”或“x”</translation>
    </message>
    <message>
        <source>a small w or v follows a face&apos;s letter, as in &apos;Rw&apos;</source>
        <translation>小写 w 或 v 跟在面的字母之后，如“Rw”</translation>
    </message>
    <message>
        <source>an inverse is written with a prime, as in R&apos;</source>
        <translation>逆转动用撇号，如 R&apos;</translation>
    </message>
    <message>
        <source>moves are R U F L D B, wide Rw or r, slices M E S, rotations x y z</source>
        <translation>转动有 R U F L D B，宽转 Rw 或 r，夹层 M E S，整体转动 x y z</translation>
    </message>
    <message>
        <source>one layer alone is &apos;{move}&apos;</source>
        <translation>单独一层写作“{move}”</translation>
    </message>
    <message>
        <source>all layers of a {cube} would turn; that is &quot;{turn}&quot;</source>
        <translation>{cube} 的所有层都会转动；那是“{turn}”</translation>
    </message>
    <message>
        <source>the layers of a {cube} are 1 to {size}</source>
        <translation>{cube} 的层是 1 到 {size}</translation>
    </message>
    <message>
        <source>a 2×2×2 has no inner layers</source>
        <translation>2×2×2 没有内层</translation>
    </message>
    <message>
        <source>a {cube} has no middle layer; &apos;{letter}&apos; turns all inner layers</source>
        <translation>{cube} 没有正中层；“{letter}”转动所有内层</translation>
    </message>
    <message>
        <source>a {cube} has no middle layer</source>
        <translation>{cube} 没有正中层</translation>
    </message>
    <message>
        <source>{move} is not a move here: {why}</source>
        <translation>{move} 在这里不是转动：{why}</translation>
    </message>
    <message>
        <source>a face letter U R F D L B allows all its turns, R2 its half turn alone</source>
        <translation>面的字母 U R F D L B 允许该面的所有转动，R2 只允许 180° 转动</translation>
    </message>
    <message>
        <source>{text} is no set of face turns: {allowed}</source>
        <translation>{text} 不是一组面转：{allowed}</translation>
    </message>
    <message>
        <source>no turns are named: {allowed}</source>
        <translation>没有写明任何转动：{allowed}</translation>
    </message>
    <message>
        <source>which turns can solve a {cube} alone is not known here</source>
        <translation>这里无法判断哪些转动足以还原 {cube}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the turns allowed ({turns}) are not enough for this cube, however many</source>
        <translation>只用允许的转动（{turns}）无论多少步都无法还原这个魔方</translation>
    </message>
    <message>
        <source>right side up</source>
        <translation>右面向上</translation>
    </message>
    <message>
        <source>right side down</source>
        <translation>右面向下</translation>
    </message>
    <message>
        <source>left side up</source>
        <translation>左面向上</translation>
    </message>
    <message>
        <source>left side down</source>
        <translation>左面向下</translation>
    </message>
    <message>
        <source>top to the left</source>
        <translation>上面向左</translation>
    </message>
    <message>
        <source>top to the right</source>
        <translation>上面向右</translation>
    </message>
    <message>
        <source>bottom to the left</source>
        <translation>下面向左</translation>
    </message>
    <message>
        <source>bottom to the right</source>
        <translation>下面向右</translation>
    </message>
    <message>
        <source>front to the right</source>
        <translation>前面向右（顺时针）</translation>
    </message>
    <message>
        <source>front to the left</source>
        <translation>前面向左（逆时针）</translation>
    </message>
    <message>
        <source>back, top row to the right</source>
        <translation>后面，顶排向右</translation>
    </message>
    <message>
        <source>back, top row to the left</source>
        <translation>后面，顶排向左</translation>
    </message>
    <message>
        <source>middle layer between left and right,</source>
        <translation>左右之间的中层</translation>
    </message>
    <message>
        <source>middle layer between top and bottom,</source>
        <translation>上下之间的中层</translation>
    </message>
    <message>
        <source>middle layer between front and back,</source>
        <translation>前后之间的中层</translation>
    </message>
    <message>
        <source>{layers} up</source>
        <translation>{layers}向上</translation>
    </message>
    <message>
        <source>{layers} down</source>
        <translation>{layers}向下</translation>
    </message>
    <message>
        <source>{layers} to the left</source>
        <translation>{layers}向左</translation>
    </message>
    <message>
        <source>{layers} to the right</source>
        <translation>{layers}向右</translation>
    </message>
    <message>
        <source>{layers}, top row to the right</source>
        <translation>{layers}，顶排向右</translation>
    </message>
    <message>
        <source>{layers}, top row to the left</source>
        <translation>{layers}，顶排向左</translation>
    </message>
    <message>
        <source>whole cube up, the front goes on top</source>
        <translation>整个魔方向上，前面转到上面</translation>
    </message>
    <message>
        <source>whole cube down, the top comes to the front</source>
        <translation>整个魔方向下，上面转到前面</translation>
    </message>
    <message>
        <source>whole cube to the left, the right side comes to the front</source>
        <translation>整个魔方向左，右面转到前面</translation>
    </message>
    <message>
        <source>whole cube to the right, the left side comes to the front</source>
        <translation>整个魔方向右，左面转到前面</translation>
    </message>
    <message>
        <source>whole cube over to the right, the left side goes on top</source>
        <translation>整个魔方向右倒，左面转到上面</translation>
    </message>
    <message>
        <source>whole cube over to the left, the right side goes on top</source>
        <translation>整个魔方向左倒，右面转到上面</translation>
    </message>
    <message>
        <source>whole cube upside down, the back comes to the front</source>
        <translation>整个魔方上下颠倒，后面转到前面</translation>
    </message>
    <message>
        <source>whole cube half round, the back comes to the front</source>
        <translation>整个魔方转半圈，后面转到前面</translation>
    </message>
    <message>
        <source>whole cube upside down, the front stays in front</source>
        <translation>整个魔方上下颠倒，前面仍在前面</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{turn}, twice</source>
        <translation>{turn}，两次</translation>
    </message>
    <message>
        <source>{last} layers at the {side}</source>
        <translation>{side}边 {last} 层</translation>
    </message>
    <message>
        <source>{first} layer from the {side}</source>
        <translation>从{side}数第{first}层</translation>
    </message>
    <message>
        <source>layers {first} to {last} from the {side}</source>
        <translation>从{side}数第 {first} 到 {last} 层</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a cube, moves or a session from a file</source>
        <translation>从文件打开魔方、步骤或会话</translation>
    </message>
    <message>
        <source>&amp;Save facelets…</source>
        <translation>保存魔方文本(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the cube as a text file</source>
        <translation>把魔方保存为文本文件</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>新会话(&amp;N)</translation>
    </message>
    <message>
        <source>Begin with a solved cube; this session waits among the others</source>
        <translation>从还原的魔方开始；当前会话与其他会话一起保留</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>This session is saved as “{name}”.</source>
        <translation>此会话保存为“{name}”。</translation>
    </message>
    <message>
        <source>Give this session a name, or go on under another one</source>
        <translation>为此会话命名，或换一个名称继续</translation>
    </message>
    <message>
        <source>Sess&amp;ions</source>
        <translation>会话(&amp;I)</translation>
    </message>
    <message>
        <source>See and open the sessions that have names</source>
        <translation>查看并打开已命名的会话</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Make a picture, a film, pages or text of the cube and its moves</source>
        <translation>把魔方及其步骤做成图片、动画、页面或文字</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>What is lit while the rest of the cube is dimmed</source>
        <translation>在魔方其余部分变暗时突出显示的部分</translation>
    </message>
    <message>
        <source>This page covers the 3D view and the net.</source>
        <translation>此页面盖住了 3D 视图和展开图。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>See all that was done, and go back to any of it</source>
        <translation>查看所有操作，并回到其中任何一步</translation>
    </message>
    <message>
        <source>Save the cube with its moves</source>
        <translation>保存魔方及其步骤</translation>
    </message>
    <message>
        <source>&amp;Bookmark this cube</source>
        <translation>收藏此魔方(&amp;B)</translation>
    </message>
    <message>
        <source>Saved as the bookmark “{name}”.</source>
        <translation>已收藏为“{name}”。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>复制步骤(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the moves as text</source>
        <translation>以文本形式复制步骤</translation>
    </message>
    <message>
        <source>&amp;Copy facelets</source>
        <translation>复制魔方文本(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the cube as text</source>
        <translation>以文本形式复制魔方</translation>
    </message>
    <message>
        <source>&amp;Paste facelets</source>
        <translation>粘贴魔方文本(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Scramble</source>
        <translation>打乱(&amp;S)</translation>
    </message>
    <message>
        <source>Scramble the cube</source>
        <translation>打乱魔方</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>&amp;Paint mine</source>
        <translation>录入我的(&amp;P)</translation>
    </message>
    <message>
        <source>Where am I?</source>
        <translation>我在哪里？</translation>
    </message>
    <message>
        <source>Found you</source>
        <translation>找到了</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Not sure, ask me another</source>
        <translation>不确定，换一个问</translation>
    </message>
    <message>
        <source>Go on with another sticker (key 0)</source>
        <translation>换一个色块 (0 键)</translation>
    </message>
    <message>
        <source>Paste the whole cube</source>
        <translation>粘贴整个魔方</translation>
    </message>
    <message>
        <source>Take the cube that is on the clipboard (Ctrl+V)</source>
        <translation>使用剪贴板中的魔方 (Ctrl+V)</translation>
    </message>
    <message>
        <source>Change that answer</source>
        <translation>改这个回答</translation>
    </message>
    <message>
        <source>Take that answer back, and be asked for it anew</source>
        <translation>收回这个回答，重新提问</translation>
    </message>
    <message>
        <source>How much is known</source>
        <translation>已知多少</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Take the last answer back (Backspace)</source>
        <translation>撤回上一个回答 (退格键)</translation>
    </message>
    <message>
        <source>Looking where a slip can have led…</source>
        <translation>正在查找失误可能导致的状态…</translation>
    </message>
    <message>
        <source>a slip cannot be looked for among {n} moves; say after how many all was still well</source>
        <translation>无法在 {n} 步中查找错误；请说明到第几步时还一切正确</translation>
    </message>
    <message>
        <source>Looking where two slips lead…</source>
        <translation>正在查找两次失误会到哪里…</translation>
    </message>
    <message>
        <source>Question {n} of about {count}</source>
        <translation>第 {n} 个问题，共约 {count} 个</translation>
    </message>
    <message>
        <source>One answer does not fit; look again at this one: {place}.</source>
        <translation>有一个回答不吻合，请再看一下：{place}。</translation>
    </message>
    <message>
        <source>{n} cube left</source>
        <translation>还剩 {n} 个魔方</translation>
    </message>
    <message>
        <source>{n} cubes left</source>
        <translation>还剩 {n} 个魔方</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>共 {n} 个</translation>
    </message>
    <message>
        <source>It looks different</source>
        <translation>看起来不一样</translation>
    </message>
    <message>
        <source>Ask me more: my cube is not the one in the picture</source>
        <translation>继续提问：图中不是你的魔方</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Follow these moves with your cube</source>
        <translation>用你的魔方跟随这些步骤</translation>
    </message>
    <message>
        <source>Looking for the way on…</source>
        <translation>正在寻找接下来的路…</translation>
    </message>
    <message>
        <source>The lesson goes on from your cube.</source>
        <translation>课程将从你的魔方继续。</translation>
    </message>
    <message>
        <source>Does the picture match your cube?</source>
        <translation>图片和你的魔方一样吗？</translation>
    </message>
    <message>
        <source>To the scramble: {n} move</source>
        <translation>到打乱状态：{n} 步</translation>
    </message>
    <message>
        <source>To the scramble: {n} moves</source>
        <translation>到打乱状态：{n} 步</translation>
    </message>
    <message>
        <source>Go on from here: {n} move</source>
        <translation>从这里继续：{n} 步</translation>
    </message>
    <message>
        <source>Go on from here: {n} moves</source>
        <translation>从这里继续：{n} 步</translation>
    </message>
    <message>
        <source>Does the picture match your cube? Then these moves lead on.</source>
        <translation>图片和你的魔方一样吗？那就按这些步骤继续。</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Your cube is as it should be after move {n}.</source>
        <translation>你的魔方与第 {n} 步之后的样子一致。</translation>
    </message>
    <message>
        <source>Your cube is as it should be before the first move.</source>
        <translation>你的魔方与第一步之前的样子一致。</translation>
    </message>
    <message>
        <source>Follow the moves from there</source>
        <translation>从那里开始跟随步骤</translation>
    </message>
    <message>
        <source>No slip leads to your cube</source>
        <translation>没有失误能得到你的魔方</translation>
    </message>
    <message>
        <source>No one or two slips explain the stickers that you entered.</source>
        <translation>一次或两次失误都得不到你所说的状态。</translation>
    </message>
    <message>
        <source>Enter the whole cube instead; what you told is painted already.</source>
        <translation>请改为输入整个魔方；你说过的颜色已经涂好。</translation>
    </message>
    <message>
        <source>Paint your own cube in</source>
        <translation>录入你自己的魔方</translation>
    </message>
    <message>
        <source>{n} question</source>
        <translation>{n} 个问题</translation>
    </message>
    <message>
        <source>{n} questions</source>
        <translation>{n} 个问题</translation>
    </message>
    <message>
        <source>S&amp;olve</source>
        <translation>求解(&amp;O)</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Go back to the move before</source>
        <translation>返回上一步</translation>
    </message>
    <message>
        <source>Make this move on screen, too, and go on</source>
        <translation>在屏幕上也转这一步，然后继续</translation>
    </message>
    <message>
        <source>Look at the framed place on your own cube.</source>
        <translation>在你自己的魔方上看看框出的位置。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>All is well: go on (Space)</source>
        <translation>一切正常：继续（空格）</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>Find out what went wrong</source>
        <translation>找出哪里出了错</translation>
    </message>
    <message>
        <source>Check now and then</source>
        <translation>不时检查</translation>
    </message>
    <message>
        <source>Ask for one sticker after each step or some five moves</source>
        <translation>每个阶段或大约五步之后询问一个色块</translation>
    </message>
    <message>
        <source>How turns are told</source>
        <translation>转动的说法</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Name turns by letters instead of words</source>
        <translation>用字母而不是文字表示转动</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Read each move aloud</source>
        <translation>朗读每一步</translation>
    </message>
    <message>
        <source>Name moves by their letters, beside the words</source>
        <translation>除文字外，还用字母表示步骤</translation>
    </message>
    <message>
        <source>I&apos;m lost</source>
        <translation>我转错了</translation>
    </message>
    <message>
        <source>Find out where you are: about five stickers of your cube tell</source>
        <translation>找出你在哪一步：大约五个色块就能知道</translation>
    </message>
    <message>
        <source>Large page</source>
        <translation>大字页面</translation>
    </message>
    <message>
        <source>Show the next move so large that it is read from a metre away</source>
        <translation>把下一步显示得一米外也能看清</translation>
    </message>
    <message>
        <source>What these moves do</source>
        <translation>这些步骤的作用</translation>
    </message>
    <message>
        <source>Find the moves that solve this cube</source>
        <translation>寻找还原此魔方的步骤</translation>
    </message>
    <message>
        <source>Take the shorter one</source>
        <translation>用更短的解法</translation>
    </message>
    <message>
        <source>Go on from here with fewer moves</source>
        <translation>从这里用更少的步骤继续</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Go back to the first move</source>
        <translation>返回第一步</translation>
    </message>
    <message>
        <source>Enter another cube</source>
        <translation>输入另一个魔方</translation>
    </message>
    <message>
        <source>Paint the next cube in</source>
        <translation>涂色输入下一个魔方</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>No solution yet</source>
        <translation>还没有解法</translation>
    </message>
    <message>
        <source>Here it is followed move by move.</source>
        <translation>在这里一步一步跟着转。</translation>
    </message>
    <message>
        <source>One look</source>
        <translation>看一眼</translation>
    </message>
    <message>
        <source>Show what this part of the solution is for</source>
        <translation>显示这部分解法的目的</translation>
    </message>
    <message>
        <source>Move {n} of {count}</source>
        <translation>第 {n} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>{n} to go</source>
        <translation>还剩 {n}</translation>
    </message>
    <message>
        <source>Done, next</source>
        <translation>转好了，下一步</translation>
    </message>
    <message>
        <source>Hold it so until the end.</source>
        <translation>一直这样拿到最后。</translation>
    </message>
    <message>
        <source>Hold it so for this move.</source>
        <translation>这一步请这样拿。</translation>
    </message>
    <message>
        <source>Your cube is solved</source>
        <translation>你的魔方还原了</translation>
    </message>
    <message>
        <source>All moves are made</source>
        <translation>所有步骤都已完成</translation>
    </message>
    <message>
        <source>It took {n} move.</source>
        <translation>共用 {n} 步。</translation>
    </message>
    <message>
        <source>It took {n} moves.</source>
        <translation>共用 {n} 步。</translation>
    </message>
    <message>
        <source>Solve &amp;here</source>
        <translation>在此求解(&amp;H)</translation>
    </message>
    <message>
        <source>Put the moves that solve this cube on the timeline, and stay where you are</source>
        <translation>把还原这个魔方的步骤放到时间线上，并留在当前位置</translation>
    </message>
    <message>
        <source>Solve with: {method}</source>
        <translation>求解方法：{method}</translation>
    </message>
    <message>
        <source>The cube is solved.</source>
        <translation>魔方已还原。</translation>
    </message>
    <message>
        <source>Solving. Esc stops the search.</source>
        <translation>正在求解。按 Esc 停止搜索。</translation>
    </message>
    <message>
        <source>&amp;Explore the 2×2×2</source>
        <translation>探索 2×2×2(&amp;E)</translation>
    </message>
    <message>
        <source>Perfect-scramble &amp;lab</source>
        <translation>完美打乱实验室(&amp;L)</translation>
    </message>
    <message>
        <source>Check the cube by the rules of the perfect scramble, and search for all that obey them</source>
        <translation>按完美打乱的规则检查魔方，并搜索所有符合规则的魔方</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>公式库(&amp;B)</translation>
    </message>
    <message>
        <source>Look at patterns and at the cases that people learn</source>
        <translation>浏览花式图案和要学的公式</translation>
    </message>
    <message>
        <source>&amp;Algs</source>
        <translation>公式(&amp;A)</translation>
    </message>
    <message>
        <source>Write an alg, see it, and see what it does</source>
        <translation>编写公式，观看它并了解其作用</translation>
    </message>
    <message>
        <source>Find algs fo&amp;r a case</source>
        <translation>查找情况的公式(&amp;R)</translation>
    </message>
    <message>
        <source>Find every alg of the turns you like for a case</source>
        <translation>用你喜欢的转动找出一个情况的所有公式</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>Save a sheet of the cases…</source>
        <translation>保存公式表…</translation>
    </message>
    <message>
        <source>Save the ticked cases with the algs that you do, to print</source>
        <translation>把勾选的情况连同你用的公式保存下来，以便打印</translation>
    </message>
    <message>
        <source>Print a sheet of the cases…</source>
        <translation>打印情况表…</translation>
    </message>
    <message>
        <source>Print the ticked cases with the algs that you do</source>
        <translation>打印勾选的情况和你使用的公式</translation>
    </message>
    <message>
        <source>Practise {cases}</source>
        <translation>练习 {cases}</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Start again from a solved cube</source>
        <translation>从已还原的魔方重新开始</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Stop the search; its best answer is kept</source>
        <translation>停止搜索；保留目前最好的答案</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>开头(&amp;F)</translation>
    </message>
    <message>
        <source>To the start of the moves</source>
        <translation>到步骤的开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play the moves, or pause</source>
        <translation>播放或暂停步骤</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>前进(&amp;W)</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Pre&amp;vious step</source>
        <translation>上一阶段(&amp;V)</translation>
    </message>
    <message>
        <source>Back to the start of this step, or of the one before</source>
        <translation>回到本阶段或上一阶段的开头</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一阶段(&amp;N)</translation>
    </message>
    <message>
        <source>On to the end of this step</source>
        <translation>到本阶段的末尾</translation>
    </message>
    <message>
        <source>Pause after each s&amp;tep</source>
        <translation>每阶段后暂停(&amp;T)</translation>
    </message>
    <message>
        <source>Stop playing where a step ends, to read the next</source>
        <translation>在每个阶段结束时暂停，以便阅读下一阶段</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>末尾(&amp;L)</translation>
    </message>
    <message>
        <source>To the end of the moves</source>
        <translation>到步骤的末尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Arro&amp;w of the next move</source>
        <translation>下一步的箭头(&amp;W)</translation>
    </message>
    <message>
        <source>Turn instantl&amp;y</source>
        <translation>立即转动(&amp;Y)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>r means the &amp;inner slice</source>
        <translation>r 表示内层(&amp;I)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>放慢播放</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>减速(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加速(&amp;A)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>加快播放</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>3D 视图(&amp;3)</translation>
    </message>
    <message>
        <source>Show or hide the cube</source>
        <translation>显示或隐藏魔方</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>展开图(&amp;N)</translation>
    </message>
    <message>
        <source>Show or hide the net</source>
        <translation>显示或隐藏展开图</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide the panel</source>
        <translation>显示或隐藏面板</translation>
    </message>
    <message>
        <source>Loo&amp;ks…</source>
        <translation>外观(&amp;K)…</translation>
    </message>
    <message>
        <source>Choose colours, letters, stickers and what else the cube looks like</source>
        <translation>选择颜色、字母、贴纸等魔方外观</translation>
    </message>
    <message>
        <source>&amp;Hidden stickers</source>
        <translation>隐藏面色块(&amp;H)</translation>
    </message>
    <message>
        <source>Let the three hidden faces float behind the cube</source>
        <translation>让三个隐藏面悬浮在魔方后方</translation>
    </message>
    <message>
        <source>From &amp;behind</source>
        <translation>背面视图(&amp;B)</translation>
    </message>
    <message>
        <source>Show the cube a second time, from the other side</source>
        <translation>从另一侧再显示一次魔方</translation>
    </message>
    <message>
        <source>Draw the next move of a solution on the cube</source>
        <translation>在魔方上画出解法的下一步</translation>
    </message>
    <message>
        <source>&amp;Look from anywhere</source>
        <translation>任意角度观看(&amp;L)</translation>
    </message>
    <message>
        <source>Let a drag tumble the cube instead of keeping it upright</source>
        <translation>拖动时可任意翻转魔方，而不保持直立</translation>
    </message>
    <message>
        <source>Show every turn done at once, without motion</source>
        <translation>每次转动立即完成，没有动画</translation>
    </message>
    <message>
        <source>On 4×4×4, r turns the inner slice, not Rw</source>
        <translation>在 4×4×4 上，r 转动内层而不是 Rw</translation>
    </message>
    <message>
        <source>&amp;Reset the view</source>
        <translation>重置视角(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the cube as at first</source>
        <translation>恢复最初的视角</translation>
    </message>
    <message>
        <source>From further &amp;left</source>
        <translation>更左边(&amp;L)</translation>
    </message>
    <message>
        <source>Go round the cube to the left</source>
        <translation>向左绕魔方转</translation>
    </message>
    <message>
        <source>From further &amp;right</source>
        <translation>更右边(&amp;R)</translation>
    </message>
    <message>
        <source>Go round the cube to the right</source>
        <translation>向右绕魔方转</translation>
    </message>
    <message>
        <source>From further &amp;above</source>
        <translation>更高处(&amp;A)</translation>
    </message>
    <message>
        <source>Look at the cube from higher up</source>
        <translation>从更高处看魔方</translation>
    </message>
    <message>
        <source>From further &amp;below</source>
        <translation>更低处(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the cube from lower down</source>
        <translation>从更低处看魔方</translation>
    </message>
    <message>
        <source>From &amp;closer</source>
        <translation>靠近(&amp;C)</translation>
    </message>
    <message>
        <source>Show the cube larger</source>
        <translation>放大显示魔方</translation>
    </message>
    <message>
        <source>From &amp;farther away</source>
        <translation>远离(&amp;F)</translation>
    </message>
    <message>
        <source>Show the cube smaller</source>
        <translation>缩小显示魔方</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Use the whole screen, or not</source>
        <translation>使用或退出全屏</translation>
    </message>
    <message>
        <source>Make all letters larger</source>
        <translation>放大所有文字</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>放大文字(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Make all letters smaller</source>
        <translation>缩小所有文字</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>默认文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>Letters as large as the system has them</source>
        <translation>文字与系统一样大</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>文字已是最大。</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>文字已是最小。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Change between light and dark</source>
        <translation>在浅色和深色之间切换</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>按键(&amp;K)…</translation>
    </message>
    <message>
        <source>See what every key does, and bind keys otherwise</source>
        <translation>查看每个按键的作用并重新设置</translation>
    </message>
    <message>
        <source>Show the cube as text to read, hear or copy</source>
        <translation>以文字显示魔方，可阅读、收听或复制</translation>
    </message>
    <message>
        <source>&amp;Describe the cube</source>
        <translation>描述魔方(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>欢迎(&amp;W)</translation>
    </message>
    <message>
        <source>Show the three ways to begin</source>
        <translation>显示三种开始方式</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>My cube</source>
        <translation>我的魔方</translation>
    </message>
    <message>
        <source>&amp;Learn step by step</source>
        <translation>逐步学习(&amp;L)</translation>
    </message>
    <message>
        <source>Walk through a solve of your cube, layer by layer</source>
        <translation>逐层讲解你的魔方的还原过程</translation>
    </message>
    <message>
        <source>Learn: {method}</source>
        <translation>学习：{method}</translation>
    </message>
    <message>
        <source>Not for a cube of this size.</source>
        <translation>不适用于此阶数的魔方。</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>这个程序是什么</translation>
    </message>
    <message>
        <source>This cannot be done right now.</source>
        <translation>现在无法执行。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>alg {moves}</source>
        <translation>公式 {moves}</translation>
    </message>
    <message>
        <source>The cube and its history came along; answers and photos did not.</source>
        <translation>魔方及其历史已保留，答案和照片没有保留。</translation>
    </message>
    <message>
        <source>That did not work ({fault}); the cube is as it was; {file} says more.</source>
        <translation>未能完成（{fault}）；魔方保持原样；详情见 {file}。</translation>
    </message>
    <message>
        <source>That did not work ({fault}); the cube is as it was.</source>
        <translation>未能完成（{fault}）；魔方保持原样。</translation>
    </message>
    <message>
        <source>The bookmarks are not saved: {reason}</source>
        <translation>收藏未能保存：{reason}</translation>
    </message>
    <message>
        <source>{size}, being painted</source>
        <translation>{size}，涂色中</translation>
    </message>
    <message>
        <source>{size}, solved</source>
        <translation>{size}，已还原</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>品红</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>绿松石</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>青</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>黄绿</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>藏青</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>天蓝</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>薄荷</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>橄榄</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>象牙</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>银</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>栗</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>薰衣草</translation>
    </message>
    <message>
        <source>apricot</source>
        <translation>杏</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>蓝绿</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>卡其</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>玉</translation>
    </message>
    <message>
        <source>umber</source>
        <translation>赭</translation>
    </message>
    <message>
        <source>emerald</source>
        <translation>翠绿</translation>
    </message>
    <message>
        <source>hot pink</source>
        <translation>亮粉</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>深蓝</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深绿</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>深红</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>浅绿</translation>
    </message>
    <message>
        <source>light yellow</source>
        <translation>浅黄</translation>
    </message>
    <message>
        <source>near black</source>
        <translation>近黑</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>朱红</translation>
    </message>
    <message>
        <source>fawn</source>
        <translation>浅褐</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>深紫</translation>
    </message>
    <message>
        <source>jet black</source>
        <translation>乌黑</translation>
    </message>
    <message>
        <source>nut brown</source>
        <translation>棕褐</translation>
    </message>
    <message>
        <source>ash grey</source>
        <translation>烟灰</translation>
    </message>
    <message>
        <source>moss green</source>
        <translation>苔绿</translation>
    </message>
    <message>
        <source>3-cycle of edges UF UR UB: the edge at UF goes to UR, that at UR to UB, that at UB to UF.
UFr is the wing at UF that is nearer to R.</source>
        <translation>棱块三循环 UF UR UB：UF 处的棱块到 UR，UR 处的到 UB，UB 处的到 UF。
UFr 是 UF 处靠近 R 的翼棱。</translation>
    </message>
    <message>
        <source>This alg is too long to say what it does.</source>
        <translation>该公式过长，无法说明其作用。</translation>
    </message>
    <message>
        <source>How often the alg is done until a solved cube is solved again</source>
        <translation>从还原状态重复该公式多少次后魔方再次还原</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Order {n}</source>
        <translation>周期 {n}</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>作为文本(&amp;T)</translation>
    </message>
    <message>
        <source>The alg as it is typed</source>
        <translation>按输入的样子</translation>
    </message>
    <message>
        <source>In &amp;WCA moves only</source>
        <translation>只用 WCA 步骤(&amp;W)</translation>
    </message>
    <message>
        <source>On one line, without slices, inner layers and brackets</source>
        <translation>写成一行，不含中层、内层和括号</translation>
    </message>
    <message>
        <source>As a link to Twi&amp;zzle</source>
        <translation>Twizzle 链接(&amp;Z)</translation>
    </message>
    <message>
        <source>alpha.twizzle.net, with the setup</source>
        <translation>alpha.twizzle.net，含前置步骤</translation>
    </message>
    <message>
        <source>As a link to alg.&amp;cubing.net</source>
        <translation>alg.cubing.net 链接(&amp;C)</translation>
    </message>
    <message>
        <source>With the setup</source>
        <translation>含前置步骤</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>求逆(&amp;I)</translation>
    </message>
    <message>
        <source>Write the alg that undoes it; brackets stay</source>
        <translation>写出其逆公式；保留括号</translation>
    </message>
    <message>
        <source>Si&amp;mplify</source>
        <translation>化简(&amp;M)</translation>
    </message>
    <message>
        <source>Write the same on one line in fewer turns: brackets out, neighbours about one axis
joined, turns of the whole cube put last</source>
        <translation>写成一行并减少步数：去掉括号，合并同轴的相邻转动，
整体转动放到最后</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>约简(&amp;N)</translation>
    </message>
    <message>
        <source>Join turns of the same layers that meet, and leave out those that undo each other;
brackets, comments and lines stay</source>
        <translation>合并相邻的同层转动，去掉互相抵消的；
保留括号、注释和换行</translation>
    </message>
    <message>
        <source>E&amp;xpand</source>
        <translation>展开(&amp;X)</translation>
    </message>
    <message>
        <source>Write the brackets out; comments and lines stay</source>
        <translation>展开括号；保留注释和换行</translation>
    </message>
    <message>
        <source>&amp;Left and right trade places</source>
        <translation>左右互换(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Top and bottom trade places</source>
        <translation>上下互换(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Front and back trade places</source>
        <translation>前后互换(&amp;F)</translation>
    </message>
    <message>
        <source>Mirro&amp;r</source>
        <translation>镜像(&amp;R)</translation>
    </message>
    <message>
        <source>Write what a mirror shows</source>
        <translation>写出镜像的公式</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Write the same as done with the whole cube turned, and the hands with it:
after x, what was in front is on top, so F becomes U</source>
        <translation>写出整个魔方连同手一起转动后的同一公式：
做 x 之后前面变为上面，所以 F 变成 U</translation>
    </message>
    <message>
        <source>More cha&amp;nges</source>
        <translation>更多更改(&amp;N)</translation>
    </message>
    <message>
        <source>Tidy the alg up in other ways</source>
        <translation>用其他方式整理公式</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Put the alg on the clipboard</source>
        <translation>把公式复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Take the alg on the clipboard, or a link of Twizzle or alg.cubing.net</source>
        <translation>从剪贴板读取公式，或 Twizzle、alg.cubing.net 的链接</translation>
    </message>
    <message>
        <source>{stage}, {number} of {count}</source>
        <translation>{stage}，第 {number} 个，共 {count} 个</translation>
    </message>
    <message>
        <source>left here</source>
        <translation>从这里离开</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>{unit} alone</source>
        <translation>独立完成：{unit}</translation>
    </message>
    <message>
        <source>due</source>
        <translation>该复习了</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>done already</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>{n} step</source>
        <translation>{n} 个步骤</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} 个步骤</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单次</translation>
    </message>
    <message>
        <source>{finished} of {count} finished · mean {mean} · worst {worst}</source>
        <translation>完成 {finished} / {count} · 平均 {mean} · 最差 {worst}</translation>
    </message>
    <message>
        <source>Next {average}: {best} to {worst}</source>
        <translation>下一个 {average}：{best} 至 {worst}</translation>
    </message>
    <message>
        <source>your best</source>
        <translation>刷新你的最好成绩</translation>
    </message>
    <message>
        <source>better than now</source>
        <translation>比现在更好</translation>
    </message>
    <message>
        <source>{what} with {time}</source>
        <translation>达到 {time} 就{what}</translation>
    </message>
    <message>
        <source>the mean of {count} times; a DNF among them spoils it</source>
        <translation>{count} 次成绩的平均；其中有 DNF 则无效</translation>
    </message>
    <message>
        <source>of {count} times the best and the worst do not count</source>
        <translation>{count} 次成绩中去掉最好和最差</translation>
    </message>
    <message>
        <source>of {count} times the {some} best and the {some} worst do not count</source>
        <translation>{count} 次成绩中去掉最好的 {some} 个和最差的 {some} 个</translation>
    </message>
    <message>
        <source>Fo&amp;r a competition</source>
        <translation>用于比赛(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make the batch</source>
        <translation>生成一批(&amp;M)</translation>
    </message>
    <message>
        <source>Make this many scrambles of the kind that is chosen</source>
        <translation>按所选方式生成这么多打乱</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation>这一批</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>Put the batch on the clipboard, as text</source>
        <translation>把这一批以文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the batch: a sheet to print with pictures (PDF), text, a table (CSV) or JSON</source>
        <translation>保存这一批：带图可打印的 PDF、文本、表格（CSV）或 JSON</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print the batch as a sheet with pictures</source>
        <translation>把这批打乱打印成带图的页面</translation>
    </message>
    <message>
        <source>Many scrambles at once, to be copied, saved, or printed with pictures.</source>
        <translation>一次生成许多打乱，可复制、保存或带图打印。</translation>
    </message>
    <message>
        <source>{count} scrambles: {title}; the first {some} are listed.</source>
        <translation>{count} 个打乱：{title}；列出前 {some} 个。</translation>
    </message>
    <message>
        <source>{count} scrambles: {title}.</source>
        <translation>{count} 个打乱：{title}。</translation>
    </message>
    <message>
        <source>Number of scrambles</source>
        <translation>打乱的数量</translation>
    </message>
    <message>
        <source>How many scrambles</source>
        <translation>多少个打乱</translation>
    </message>
    <message>
        <source>Extra scrambles</source>
        <translation>备用打乱</translation>
    </message>
    <message>
        <source>How many more, numbered E1, E2, … for attempts done again</source>
        <translation>另加多少个，编号 E1、E2……用于重赛</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>数量(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xtra</source>
        <translation>备用(&amp;X)</translation>
    </message>
    <message>
        <source>There are competitions for 2×2×2 to 7×7×7, not for {name}.</source>
        <translation>比赛项目为 2×2×2 到 7×7×7，没有 {name}。</translation>
    </message>
    <message>
        <source>A round of {name} takes {count} scrambles by random state, and {extra} more.</source>
        <translation>一轮 {name} 需要 {count} 个随机状态打乱，另备 {extra} 个。</translation>
    </message>
    <message>
        <source>A round of {name} takes {count} scrambles by random moves, and {extra} more.</source>
        <translation>一轮 {name} 需要 {count} 个随机步骤打乱，另备 {extra} 个。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>neither a cube ({no_cube}) nor moves ({no_alg})</source>
        <translation>既不是魔方（{no_cube}），也不是步骤（{no_alg}）</translation>
    </message>
    <message>
        <source>neither a cube nor moves</source>
        <translation>既不是魔方，也不是步骤</translation>
    </message>
    <message>
        <source>a {cube} from {what}</source>
        <translation>{cube}，来自{what}</translation>
    </message>
    <message>
        <source>{n} move</source>
        <translation>{n} 步</translation>
    </message>
    <message>
        <source>{n} moves</source>
        <translation>{n} 步</translation>
    </message>
    <message>
        <source>{moves} for a {cube}</source>
        <translation>{cube} 的 {moves}</translation>
    </message>
    <message>
        <source>the link is about a {cube}</source>
        <translation>这个链接是关于 {cube} 的</translation>
    </message>
    <message>
        <source>a link to {moves}</source>
        <translation>链接：{moves}</translation>
    </message>
    <message>
        <source>too large for a file that holds a cube or moves</source>
        <translation>文件太大，不像是魔方或步骤</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>没有步骤</translation>
    </message>
    <message>
        <source>{name}, with {moves}: Enter or a double click goes there, and undo comes back; F2 renames it, Delete removes it</source>
        <translation>{name}，{moves}：回车或双击跳转，撤销可返回；F2 重命名，Delete 删除</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Done for today: nothing is due any more, and no new case is to be begun.</source>
        <translation>今天的练完了：没有该复习的，也没有要开始的新情况。</translation>
    </message>
    <message>
        <source>No two of the ticked cases have been mixed up so far.</source>
        <translation>勾选的情况中，目前还没有混淆过的两个。</translation>
    </message>
    <message>
        <source>&amp;Next case</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Set a random case up on the cube</source>
        <translation>在魔方上摆出一个随机情况</translation>
    </message>
    <message>
        <source>Set &amp;up again</source>
        <translation>重新摆出(&amp;U)</translation>
    </message>
    <message>
        <source>Show the same case from its start</source>
        <translation>从头显示同一情况</translation>
    </message>
    <message>
        <source>Put the set-up on the clipboard</source>
        <translation>把前置步骤复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>揭晓(&amp;R)</translation>
    </message>
    <message>
        <source>I &amp;knew it</source>
        <translation>我会(&amp;K)</translation>
    </message>
    <message>
        <source>Count it as known, and go on to the next case</source>
        <translation>记为会，并进入下一个</translation>
    </message>
    <message>
        <source>&amp;Missed</source>
        <translation>不会(&amp;M)</translation>
    </message>
    <message>
        <source>Count it as missed, and go on to the next case</source>
        <translation>记为不会，并进入下一个</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>待复习</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>{done} of {all} cases done today</source>
        <translation>今天已完成 {done} / {all} 个情况</translation>
    </message>
    <message>
        <source>{setup}; then blocks left and right, M slice mixed</source>
        <translation>{setup}；之后两座桥在左右两侧，M 层已打乱</translation>
    </message>
    <message>
        <source>Which cases are shown</source>
        <translation>显示哪些情况</translation>
    </message>
    <message>
        <source>Done. This was the case: did it work?</source>
        <translation>完成。就是这个情况：做对了吗？</translation>
    </message>
    <message>
        <source>Which case is it? Press Space as soon as you see it, then solve it, or Reveal.</source>
        <translation>这是哪种情况？一认出来就按空格，然后还原它，或者揭晓。</translation>
    </message>
    <message>
        <source>Seen. Now solve it.</source>
        <translation>认出来了。现在还原它。</translation>
    </message>
    <message>
        <source>Seen. Now solve it here, or on your own cube: then Space stops the time.</source>
        <translation>认出来了。在这里还原它，或在你自己的魔方上还原：做完按空格停表。</translation>
    </message>
    <message>
        <source>Your moves solve {other}.</source>
        <translation>你的步骤还原的是 {other}。</translation>
    </message>
    <message>
        <source>{colour} on top</source>
        <translation>{colour}色朝上</translation>
    </message>
    <message>
        <source>Next case shows one of the ticked cases on the cube. Solve it there, or on your own cube by its set-up.</source>
        <translation>“下一个”会在魔方上摆出一种勾选的情况。在屏幕上还原它，或按前置步骤在自己的魔方上摆出再还原。</translation>
    </message>
    <message>
        <source>Set-up: solved, {hold}</source>
        <translation>前置步骤：从还原状态，{hold}</translation>
    </message>
    <message>
        <source>Set-up (its alg backwards): solved, {hold}</source>
        <translation>前置步骤（公式倒着做）：从还原状态，{hold}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>不转</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>U2</source>
        <translation>U2</translation>
    </message>
    <message>
        <source>U&apos;</source>
        <translation>U&apos;</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>不会</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>met</source>
        <translation>遇到</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>快</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>尚未试过</translation>
    </message>
    <message>
        <source>known {known}, missed {missed}</source>
        <translation>会 {known}，不会 {missed}</translation>
    </message>
    <message>
        <source>in {days} d</source>
        <translation>{days} 天后</translation>
    </message>
    <message>
        <source>{n} day</source>
        <translation>{n} 天</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Cases of the set</source>
        <translation>这一组的情况</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新的</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不练</translation>
    </message>
    <message>
        <source>practised, {results}</source>
        <translation>练习中，{results}</translation>
    </message>
    <message>
        <source>left out, {results}</source>
        <translation>已略过，{results}</translation>
    </message>
    <message>
        <source>Yellow on top</source>
        <translation>黄色朝上</translation>
    </message>
    <message>
        <source>Name the case, and play its alg on the cube</source>
        <translation>说出情况名称，并在魔方上播放其公式</translation>
    </message>
    <message>
        <source>How much of today is done</source>
        <translation>今天的进度</translation>
    </message>
    <message>
        <source>Practise more</source>
        <translation>继续练习</translation>
    </message>
    <message>
        <source>Go on with each ticked case once before any comes twice</source>
        <translation>接着练：勾选的情况各出现一次之后才重复</translation>
    </message>
    <message>
        <source>Choose cases…</source>
        <translation>选择情况…</translation>
    </message>
    <message>
        <source>Tick the cases that are practised</source>
        <translation>勾选要练习的情况</translation>
    </message>
    <message>
        <source>none known yet</source>
        <translation>尚无已掌握的</translation>
    </message>
    <message>
        <source>White on top</source>
        <translation>白色朝上</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>任意颜色</translation>
    </message>
    <message>
        <source>Set of cases</source>
        <translation>情况集</translation>
    </message>
    <message>
        <source>Which set of cases is practised</source>
        <translation>练习哪一组情况</translation>
    </message>
    <message>
        <source>Which case comes next</source>
        <translation>接下来出哪种情况</translation>
    </message>
    <message>
        <source>Colour on top</source>
        <translation>朝上的颜色</translation>
    </message>
    <message>
        <source>The colour on top of the cases; the front is random</source>
        <translation>各情况朝上的颜色；朝前的颜色随机</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>该复习的</translation>
    </message>
    <message>
        <source>Each once before any twice</source>
        <translation>各练一次后再重复</translation>
    </message>
    <message>
        <source>Slowest first</source>
        <translation>最慢的先来</translation>
    </message>
    <message>
        <source>Two that were mixed up</source>
        <translation>混淆过的两个</translation>
    </message>
    <message>
        <source>Free: missed ones more often</source>
        <translation>自由：不会的更常出现</translation>
    </message>
    <message>
        <source>Free: all equally often</source>
        <translation>自由：机会均等</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>Own decks, and a sheet to print</source>
        <translation>自己的牌组，以及可打印的公式表</translation>
    </message>
    <message>
        <source>New cases a day</source>
        <translation>每天的新情况</translation>
    </message>
    <message>
        <source>How many cases are begun on a day, where what is due comes</source>
        <translation>练习该复习的情况时，每天开始几个新情况</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次出现</translation>
    </message>
    <message>
        <source>When the case comes again</source>
        <translation>这个情况何时再次出现</translation>
    </message>
    <message>
        <source>Tick some cases</source>
        <translation>勾选一些情况</translation>
    </message>
    <message>
        <source>New deck of your own…</source>
        <translation>新建自己的牌组…</translation>
    </message>
    <message>
        <source>New deck of the ticked cases…</source>
        <translation>用勾选的情况新建牌组…</translation>
    </message>
    <message>
        <source>Change this deck…</source>
        <translation>更改此牌组…</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>删除此牌组</translation>
    </message>
    <message>
        <source>New a day</source>
        <translation>每天新增</translation>
    </message>
    <message>
        <source>The case before</source>
        <translation>上一个情况</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>需要加强</translation>
    </message>
    <message>
        <source>Would be recalled today with at least 80 %, and for a week with 90 %</source>
        <translation>今天想得起来的概率至少 80 %，一周后仍有 90 %</translation>
    </message>
    <message>
        <source>Delete the deck “{name}”?</source>
        <translation>删除牌组“{name}”？</translation>
    </message>
    <message>
        <source>Delete a deck</source>
        <translation>删除牌组</translation>
    </message>
    <message>
        <source>recognised {seen} s</source>
        <translation>识别 {seen} 秒</translation>
    </message>
    <message>
        <source>done in {done} s</source>
        <translation>执行 {done} 秒</translation>
    </message>
    <message>
        <source>Nothing stands out so far.</source>
        <translation>目前没有特别突出的。</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>Slow from one angle</source>
        <translation>某个角度偏慢</translation>
    </message>
    <message>
        <source>Most missed</source>
        <translation>最常不会</translation>
    </message>
    <message>
        <source>Mixed up</source>
        <translation>容易混淆</translation>
    </message>
    <message>
        <source>Show the page of {case}</source>
        <translation>显示 {case} 的页面</translation>
    </message>
    <message>
        <source>Practise these two, one or the other by chance</source>
        <translation>随机练习这两个</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{times}×</source>
        <translation>{times} 次</translation>
    </message>
    <message>
        <source>Tick all, none, or only one group of cases</source>
        <translation>勾选全部、清空，或只勾选一组情况</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>会</translation>
    </message>
    <message>
        <source>Set-up of the case</source>
        <translation>该情况的前置步骤</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>接下来(&amp;X)</translation>
    </message>
    <message>
        <source>Hol&amp;d</source>
        <translation>拿法(&amp;D)</translation>
    </message>
    <message>
        <source>T&amp;icked</source>
        <translation>勾选(&amp;I)</translation>
    </message>
    <message>
        <source>Which cases</source>
        <translation>哪些情况</translation>
    </message>
    <message>
        <source>‹ All cases</source>
        <translation>‹ 所有情况</translation>
    </message>
    <message>
        <source>Back to what is to be practised</source>
        <translation>返回要练习的内容</translation>
    </message>
    <message>
        <source>Its steps</source>
        <translation>各阶段</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a step behind the chosen one</source>
        <translation>在所选阶段后面添加一个阶段</translation>
    </message>
    <message>
        <source>Remove the chosen step</source>
        <translation>移除所选阶段</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Do the chosen step earlier</source>
        <translation>把所选阶段提前</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Do the chosen step later</source>
        <translation>把所选阶段推后</translation>
    </message>
    <message>
        <source>Check the alg, and use it for this case</source>
        <translation>检查公式，并用于此情况</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>What a mirror shows: R becomes L&apos;</source>
        <translation>镜子里的样子：R 变成 L&apos;</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>The same seen from behind: R becomes L, F becomes B</source>
        <translation>从背面看的同一个公式：R 变成 L，F 变成 B</translation>
    </message>
    <message>
        <source>Check the alg, and use it for that case</source>
        <translation>检查公式，并用于那个情况</translation>
    </message>
    <message>
        <source>Practise this case</source>
        <translation>练习此情况</translation>
    </message>
    <message>
        <source>Set this case up now</source>
        <translation>现在就摆出此情况</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>From all angles</source>
        <translation>从所有角度</translation>
    </message>
    <message>
        <source>Before the alg: {turn}</source>
        <translation>做公式之前：{turn}</translation>
    </message>
    <message>
        <source>recognised + done, usually: {times} s</source>
        <translation>识别 + 执行，通常：{times} 秒</translation>
    </message>
    <message>
        <source>met {n} time</source>
        <translation>遇到 {n} 次</translation>
    </message>
    <message>
        <source>met {n} times</source>
        <translation>遇到 {n} 次</translation>
    </message>
    <message>
        <source>missed {n}</source>
        <translation>不会 {n} 次</translation>
    </message>
    <message>
        <source>forgotten once</source>
        <translation>忘过一次</translation>
    </message>
    <message>
        <source>forgotten {n} times</source>
        <translation>忘过 {n} 次</translation>
    </message>
    <message>
        <source>comes up in {n} of {all}</source>
        <translation>出现概率 {n}/{all}</translation>
    </message>
    <message>
        <source>From which angle: what is turned before the alg</source>
        <translation>从哪个角度：做公式之前先怎么转</translation>
    </message>
    <message>
        <source>An alg of your own</source>
        <translation>你自己的公式</translation>
    </message>
    <message>
        <source>Type or paste an alg for this case, and press Enter</source>
        <translation>输入或粘贴此情况的公式，然后按回车</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
    <message>
        <source>The chosen alg is the answer, from the angle chosen above or from all.</source>
        <translation>所选公式就是答案，用于上面选定的角度或所有角度。</translation>
    </message>
    <message>
        <source>Add it to {case}</source>
        <translation>添加到 {case}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>你自己的牌组</translation>
    </message>
    <message>
        <source>Find algs</source>
        <translation>查找公式</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>牌组名称</translation>
    </message>
    <message>
        <source>Three turns longer as well</source>
        <translation>也要多三步的</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Algs, one a line</source>
        <translation>公式，每行一个</translation>
    </message>
    <message>
        <source>One alg a line, each for a case of its own. A name may follow after //.</source>
        <translation>每行一个公式，各对应一种情况。// 之后可以写名称。</translation>
    </message>
    <message>
        <source>Ways looked at</source>
        <translation>查看的解法数</translation>
    </message>
    <message>
        <source>How many ways to the goal are looked at from each position</source>
        <translation>从每个状态出发，查看多少种到达目标的解法</translation>
    </message>
    <message>
        <source>Positions kept</source>
        <translation>保留的状态数</translation>
    </message>
    <message>
        <source>With how many positions behind this step the search goes on</source>
        <translation>此阶段之后，用多少个状态继续搜索</translation>
    </message>
    <message>
        <source>Pieces that stand out</source>
        <translation>突出显示的块</translation>
    </message>
    <message>
        <source>those new in the goal</source>
        <translation>目标中新增的块</translation>
    </message>
    <message>
        <source>The pieces that the step is about, such as UF,UR,DFR</source>
        <translation>此阶段所针对的块，如 UF,UR,DFR</translation>
    </message>
    <message>
        <source>The top may be turned first</source>
        <translation>可以先转顶层</translation>
    </message>
    <message>
        <source>A turn of the top may be left to what follows</source>
        <translation>顶层差的一转可以留给后面</translation>
    </message>
    <message>
        <source>Turns of the top that do not count</source>
        <translation>不计步数的顶层转动</translation>
    </message>
    <message>
        <source>Use algs from these sets instead of searching</source>
        <translation>不搜索，用这些公式还原</translation>
    </message>
    <message>
        <source>and by algs of your own</source>
        <translation>以及你自己的公式</translation>
    </message>
    <message>
        <source>Only in these styles</source>
        <translation>只用于这些风格</translation>
    </message>
    <message>
        <source>Of a mask</source>
        <translation>由目标生成</translation>
    </message>
    <message>
        <source>A goal that holds before each alg, by its name, such as oll, or by pieces: home=DF,DR oriented=*e. All other pieces do not matter.</source>
        <translation>做每个公式之前已满足的目标：可以写名称，如 oll，也可以写块：home=DF,DR oriented=*e。其他块怎样都行。</translation>
    </message>
    <message>
        <source>A goal, as the alg finder of the lab takes them</source>
        <translation>目标，写法与实验室的公式查找相同</translation>
    </message>
    <message>
        <source>Turns of the algs</source>
        <translation>公式的转动</translation>
    </message>
    <message>
        <source>Which turns the algs may have: R,U,F or M,U</source>
        <translation>公式可以用哪些转动：R,U,F 或 M,U</translation>
    </message>
    <message>
        <source>Find an alg for each case, which may take minutes, or stop that</source>
        <translation>为每个情况查找一个公式，可能要几分钟；或停止查找</translation>
    </message>
    <message>
        <source>{n} alg found.</source>
        <translation>找到 {n} 个公式。</translation>
    </message>
    <message>
        <source>{n} algs found.</source>
        <translation>找到 {n} 个公式。</translation>
    </message>
    <message>
        <source>There is a deck “{name}” already.</source>
        <translation>已经有牌组“{name}”了。</translation>
    </message>
    <message>
        <source>{n} case</source>
        <translation>{n} 个情况</translation>
    </message>
    <message>
        <source>{n} cases</source>
        <translation>{n} 个情况</translation>
    </message>
    <message>
        <source>Give the deck a name to save it.</source>
        <translation>请为牌组命名以便保存。</translation>
    </message>
    <message>
        <source>Line {n}: {what}</source>
        <translation>第 {n} 行：{what}</translation>
    </message>
    <message>
        <source>and {n} more line</source>
        <translation>另有 {n} 行</translation>
    </message>
    <message>
        <source>and {n} more lines</source>
        <translation>另有 {n} 行</translation>
    </message>
    <message>
        <source>{some} of {all} cases</source>
        <translation>{all} 个情况中的 {some} 个</translation>
    </message>
    <message>
        <source>{colour} can no longer come here: {place}. No cubie that is left has it there. You can still paint it; what is wrong then is shown.</source>
        <translation>{colour}不可能再出现在这里：{place}。剩下的块在此处都没有这种颜色。你仍然可以涂上；届时会显示哪里有误。</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Erase: nothing is unpainted · keys 0, Delete</source>
        <translation>擦除：没有未涂的 · 按键 0、Delete</translation>
    </message>
    <message>
        <source>Erase: {n} unpainted · keys 0, Delete</source>
        <translation>擦除：{n} 个未涂 · 按键 0、Delete</translation>
    </message>
    <message>
        <source>{colour}: {n} left · keys {digit}, {letter}</source>
        <translation>{colour}色：剩 {n} 个 · 按键 {digit}、{letter}</translation>
    </message>
    <message>
        <source>{colour}: {n} too many · keys {digit}, {letter}</source>
        <translation>{colour}色：多 {n} 个 · 按键 {digit}、{letter}</translation>
    </message>
    <message>
        <source>{name}: a click, or Enter, puts it on screen; undo takes it back</source>
        <translation>{name}：单击或按回车放到屏幕上；撤销可恢复</translation>
    </message>
    <message>
        <source>Picture of the scrambled cube</source>
        <translation>打乱后的魔方图</translation>
    </message>
    <message>
        <source>Positions at each distance from solved</source>
        <translation>各个还原距离上的状态数</translation>
    </message>
    <message>
        <source>Click, or choose with ↑ ↓ and press Enter, to see one of them at random</source>
        <translation>点击，或用 ↑ ↓ 选择后按回车，随机查看其中一个</translation>
    </message>
    <message>
        <source>{distance}: {positions}, {share} of all, this cube among them</source>
        <translation>{distance}：{positions}，占 {share}，包括此魔方</translation>
    </message>
    <message>
        <source>{distance}: {positions}, {share} of all</source>
        <translation>{distance}：{positions}，占 {share}</translation>
    </message>
    <message>
        <source>{n} position</source>
        <translation>{n} 个状态</translation>
    </message>
    <message>
        <source>{n} positions</source>
        <translation>{n} 个状态</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>状态数</translation>
    </message>
    <message>
        <source>less than 0.001 %</source>
        <translation>不到 0.001 %</translation>
    </message>
    <message>
        <source>{n} million</source>
        <translation>{n} 百万</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>做过的操作</translation>
    </message>
    <message>
        <source>{text}, now</source>
        <translation>{text}，当前</translation>
    </message>
    <message>
        <source>{text}, undone</source>
        <translation>{text}，已撤销</translation>
    </message>
    <message>
        <source>Step {n} of {count}, {name}</source>
        <translation>第 {n} 步，共 {count} 步：{name}</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>你在这里</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Click, or Enter, to go here</source>
        <translation>单击或按回车到这里</translation>
    </message>
    <message>
        <source>Paint the cube as the text says (Enter)</source>
        <translation>按文本给魔方涂色（回车）</translation>
    </message>
    <message>
        <source>Paint this cube</source>
        <translation>涂成这个魔方</translation>
    </message>
    <message>
        <source>Facelets, a net or a link</source>
        <translation>魔方文本、展开图或链接</translation>
    </message>
    <message>
        <source>The cube as text</source>
        <translation>文本形式的魔方</translation>
    </message>
    <message>
        <source>Face letters, colour letters, colour names or digits, each face row by row,
in the order U R F D L B or another usual one; nets as they are drawn; scrambles; links.
. ? - x stand for a sticker that is not known.</source>
        <translation>面字母、颜色字母、颜色名称或数字，每面逐行书写，
按 U R F D L B 或其他常用顺序；也可以是画出的展开图、打乱公式或链接。
. ? - x 表示未知的色块。</translation>
    </message>
    <message>
        <source>Point here to see the stickers on the cube</source>
        <translation>指向这里可在魔方上看到这些色块</translation>
    </message>
    <message>
        <source>Turn the 3D view so that these stickers are in front</source>
        <translation>转动 3D 视图，使这些色块朝前</translation>
    </message>
    <message>
        <source>Show the stickers</source>
        <translation>显示色块</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>…另有 {n} 个</translation>
    </message>
    <message>
        <source>Short: looks ahead</source>
        <translation>短：会预判</translation>
    </message>
    <message>
        <source>Middle: as a good solver</source>
        <translation>中：如熟练的玩家</translation>
    </message>
    <message>
        <source>Plain: as it comes</source>
        <translation>朴素：按部就班</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Whichever is shortest</source>
        <translation>最短的那种</translation>
    </message>
    <message>
        <source>The method that is taught (↑ ↓)</source>
        <translation>要学的方法（↑ ↓）</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>How far to look ahead, and the colour to begin with</source>
        <translation>预判多少，以及从哪种颜色开始</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>首先的颜色</translation>
    </message>
    <message>
        <source>The 10 most frequent</source>
        <translation>最常见的 10 个</translation>
    </message>
    <message>
        <source>The 20 most frequent</source>
        <translation>最常见的 20 个</translation>
    </message>
    <message>
        <source>All that came up</source>
        <translation>所有出现过的</translation>
    </message>
    <message>
        <source>The same cubes every time, so that two versions of a method can be compared.</source>
        <translation>每次都用同样的魔方，这样可以比较同一方法的两个版本。</translation>
    </message>
    <message>
        <source>The method was changed since.</source>
        <translation>此后方法已更改。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>How far to look ahead</source>
        <translation>预判多远</translation>
    </message>
    <message>
        <source>{n} cubes</source>
        <translation>{n} 个魔方</translation>
    </message>
    <message>
        <source>How many cubes</source>
        <translation>魔方数量</translation>
    </message>
    <message>
        <source>Solve with it</source>
        <translation>用它求解</translation>
    </message>
    <message>
        <source>Choose it in Solve for the cube on screen; it is saved first</source>
        <translation>先保存，再在“求解”中选用它来还原屏幕上的魔方</translation>
    </message>
    <message>
        <source>How far the trial is</source>
        <translation>试验进度</translation>
    </message>
    <message>
        <source>Stop the trial (Esc)</source>
        <translation>停止试验（Esc）</translation>
    </message>
    <message>
        <source>All, {unit}</source>
        <translation>全部，{unit}</translation>
    </message>
    <message>
        <source>Cases by how often they came up</source>
        <translation>按出现次数排列的情况</translation>
    </message>
    <message>
        <source>Cases to practise</source>
        <translation>要练习的情况</translation>
    </message>
    <message>
        <source>Try on {n} cubes</source>
        <translation>用 {n} 个魔方试验</translation>
    </message>
    <message>
        <source>{n} cube</source>
        <translation>{n} 个魔方</translation>
    </message>
    <message>
        <source>{n} cube has no solution: </source>
        <translation>有 {n} 个魔方没有解法： </translation>
    </message>
    <message>
        <source>{n} cubes have no solution: </source>
        <translation>有 {n} 个魔方没有解法： </translation>
    </message>
    <message>
        <source>Drill {n} case</source>
        <translation>练习 {n} 个情况</translation>
    </message>
    <message>
        <source>Drill {n} cases</source>
        <translation>练习 {n} 个情况</translation>
    </message>
    <message>
        <source>Practise these cases in the trainer</source>
        <translation>在训练中练习这些情况</translation>
    </message>
    <message>
        <source>Short solutions happen to end easily; plain ones show every case as it comes (↑ ↓)</source>
        <translation>短解法往往轻松收尾；朴素解法如实展示遇到的每种情况（↑ ↓）</translation>
    </message>
    <message>
        <source>The colour of the first layer (↑ ↓)</source>
        <translation>第一层的颜色（↑ ↓）</translation>
    </message>
    <message>
        <source>Colour to begin with</source>
        <translation>起始颜色</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>As in a mirror: blocks begin at the right, and the left side turns more (Space)</source>
        <translation>如同镜像：从右边开始搭桥或方块，左面转得更多（空格）</translation>
    </message>
    <message>
        <source>Sty&amp;le</source>
        <translation>风格(&amp;L)</translation>
    </message>
    <message>
        <source>Fi&amp;rst colour</source>
        <translation>起始颜色(&amp;R)</translation>
    </message>
    <message>
        <source>No moves yet: drag a layer, press a key or scramble the cube.</source>
        <translation>还没有步骤：拖动一层、按下按键或打乱魔方。</translation>
    </message>
    <message>
        <source>The solution appears here.</source>
        <translation>解法会显示在这里。</translation>
    </message>
    <message>
        <source>Click a move to see the cube after it; the wheel looks further along</source>
        <translation>点击某一步，查看其后的魔方；滚轮可浏览更多</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>The nearest legal cubes</source>
        <translation>最接近的合法魔方</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索……</translation>
    </message>
    <message>
        <source>{number}. {label}</source>
        <translation>{number}. {label}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save it among your own patterns (Enter)</source>
        <translation>保存到自己的花样中（Enter）</translation>
    </message>
    <message>
        <source>Close this form (Esc)</source>
        <translation>关闭此表单（Esc）</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>图案名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the pattern is called</source>
        <translation>图案叫什么</translation>
    </message>
    <message>
        <source>Moves of the pattern</source>
        <translation>图案的步骤</translation>
    </message>
    <message>
        <source>Moves; none: the cube on screen</source>
        <translation>步骤；留空则用屏幕上的魔方</translation>
    </message>
    <message>
        <source>Moves that make the pattern from the solved cube; leave this empty to save the cube that is on screen</source>
        <translation>从还原状态得到该花样的步骤；留空则保存屏幕上的魔方</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>请先起个名字。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>How many different patterns the six faces have</source>
        <translation>六个面有多少种不同图案</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>魔方</translation>
    </message>
    <message>
        <source>How many cubes, as the colours are</source>
        <translation>按实际颜色计的魔方数</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类</translation>
    </message>
    <message>
        <source>How many cubes that no other side, mirror or change of colours makes equal</source>
        <translation>无法通过换向、镜像或换色变得相同的魔方数</translation>
    </message>
    <message>
        <source>Point here to see it on the cube; click to do it. Undo brings back what was there.</source>
        <translation>指向这里可在魔方上预览；点击执行。撤销可恢复原样。</translation>
    </message>
    <message>
        <source>Random state</source>
        <translation>随机状态</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>随机步骤</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Numbers of rules, and no-home, colour-sets or colour-sets-all, with commas between;
the Lab explains each</source>
        <translation>规则编号，以及 no-home、colour-sets 或 colour-sets-all，用逗号分隔；
实验室里有各条的说明</translation>
    </message>
    <message>
        <source>Kind of scramble</source>
        <translation>打乱类型</translation>
    </message>
    <message>
        <source>Size of the scrambled cube</source>
        <translation>打乱的魔方的阶数</translation>
    </message>
    <message>
        <source>Layers along an edge; the cube on screen follows</source>
        <translation>每条棱的层数；屏幕上的魔方随之改变</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Candidates at each step</source>
        <translation>每步的候选数</translation>
    </message>
    <message>
        <source>Best candidates to choose from</source>
        <translation>从中选取的最佳候选数</translation>
    </message>
    <message>
        <source>How many moves are tried out at each step; {usual} by default</source>
        <translation>每一步尝试多少种转动；默认 {usual}</translation>
    </message>
    <message>
        <source>Of how many of the best of them one is chosen at random; {usual} by default, 1 always chooses the best</source>
        <translation>从最好的几个中随机取一个；默认 {usual}，1 表示总取最好的</translation>
    </message>
    <message>
        <source>{usual} moves by default for {name}</source>
        <translation>{name} 默认 {usual} 步</translation>
    </message>
    <message>
        <source>Rules that the scramble obeys</source>
        <translation>打乱须符合的规则</translation>
    </message>
    <message>
        <source>a fresh one</source>
        <translation>自动生成</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>A number: the same seed always gives the same scrambles</source>
        <translation>一个数字：同样的种子总是产生同样的打乱</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>阶数(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>长度(&amp;L)</translation>
    </message>
    <message>
        <source>Candida&amp;tes</source>
        <translation>候选(&amp;T)</translation>
    </message>
    <message>
        <source>Kept &amp;best</source>
        <translation>保留(&amp;B)</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>规则(&amp;U)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>One of the 48 cubes that obey all six rules of the perfect scramble, each equally likely. It looks perfectly mixed, and is anything but random.</source>
        <translation>符合完美打乱全部六条规则的 48 个魔方之一，概率相同。看上去打乱得完美，其实一点也不随机。</translation>
    </message>
    <message>
        <source>No rule at all: every state is equally likely.</source>
        <translation>没有规则：所有状态概率相同。</translation>
    </message>
    <message>
        <source>A cube that obeys {rules}, each equally likely: {said}. It looks well mixed, and is less random for it. The first one may take minutes.</source>
        <translation>一个符合{rules}的魔方，概率相同：{said}。看上去混合得好，因此不那么随机。第一个可能需要几分钟。</translation>
    </message>
    <message>
        <source>rule {names}</source>
        <translation>规则 {names}</translation>
    </message>
    <message>
        <source>rules {names}</source>
        <translation>规则 {names}</translation>
    </message>
    <message>
        <source>Moves drawn by chance, none of which undoes or repeats an earlier one. Quick, and as competitions have it for 5×5×5 to 7×7×7; not every state is equally likely.</source>
        <translation>随机抽取的步骤，不会抵消或重复前面的步骤。速度快，5×5×5 到 7×7×7 的比赛也这样做；并非所有状态概率相同。</translation>
    </message>
    <message>
        <source>At each step the move is one of the best mixing of some drawn by chance. It looks better mixed than chance has it, and so is less random: not for competitions.</source>
        <translation>每一步都从随机抽取的转动中选混合效果较好的。看上去比纯随机更乱，因此不那么随机：不适合比赛。</translation>
    </message>
    <message>
        <source>Every state is equally likely. Above {name} the state alone is set: moves that lead to it are not looked for.</source>
        <translation>所有状态概率相同。超过 {name} 时只设置状态，不寻找到达它的步骤。</translation>
    </message>
    <message>
        <source>Every state is equally likely, as in competitions. The state is drawn first and solved; the scramble is the solution backwards. It need not look well mixed.</source>
        <translation>所有状态概率相同，与比赛一样。先抽取状态并求解，打乱就是倒过来的解法。看上去不一定很乱。</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show only the likeliest repairs</source>
        <translation>只显示最可能的修正</translation>
    </message>
    <message>
        <source>Show all repairs</source>
        <translation>显示所有修正</translation>
    </message>
    <message>
        <source>&amp;1  Six colours a face</source>
        <translation>&amp;1  每面六种颜色</translation>
    </message>
    <message>
        <source>&amp;2  At most two alike</source>
        <translation>&amp;2  同色最多两个</translation>
    </message>
    <message>
        <source>&amp;3  None side by side</source>
        <translation>&amp;3  同色不相邻</translation>
    </message>
    <message>
        <source>&amp;4  None diagonal</source>
        <translation>&amp;4  同色不对角</translation>
    </message>
    <message>
        <source>&amp;5  None across edges</source>
        <translation>&amp;5  跨棱不同色</translation>
    </message>
    <message>
        <source>&amp;6  Six patterns</source>
        <translation>&amp;6  六种图案</translation>
    </message>
    <message>
        <source>No c&amp;ubie at home</source>
        <translation>没有块在原位(&amp;U)</translation>
    </message>
    <message>
        <source>Colour sets o&amp;n faces</source>
        <translation>面上的颜色组合(&amp;N)</translation>
    </message>
    <message>
        <source>Colour sets &amp;anywhere</source>
        <translation>各处的颜色组合(&amp;A)</translation>
    </message>
    <message>
        <source>Each of the six colours is on every face, the centre&apos;s included.</source>
        <translation>每个面上六种颜色都有，包括中心块。</translation>
    </message>
    <message>
        <source>No colour is more than twice among the nine stickers of a face. With rule 1, three colours are there twice and three once.</source>
        <translation>一个面的九个色块中，同一颜色不超过两个。加上规则 1，则三种颜色各两个，三种各一个。</translation>
    </message>
    <message>
        <source>Stickers of one face that share a side have different colours.</source>
        <translation>同一面上共边的色块颜色不同。</translation>
    </message>
    <message>
        <source>Stickers of one face that touch at a corner only have different colours.</source>
        <translation>同一面上只在角上相接的色块颜色不同。</translation>
    </message>
    <message>
        <source>Across each edge of the cube, the sticker of an edge piece differs from the sticker of the corner beside it on the other face.</source>
        <translation>跨过魔方的每条棱，棱块的色块与另一面上相邻角块的色块颜色不同。</translation>
    </message>
    <message>
        <source>No two faces look alike, however they are turned or mirrored and whatever their colours are called.</source>
        <translation>无论怎样旋转、镜像或更换颜色名称，都没有两个面图案相同。</translation>
    </message>
    <message>
        <source>No corner and no edge is in its own place, twisted or not.</source>
        <translation>没有角块或棱块在自己的位置上，无论是否扭转。</translation>
    </message>
    <message>
        <source>Four stickers meet at each of 24 points inside the faces; each of the 15 sets of four colours meets at one of them.</source>
        <translation>各面内有 24 个点，每点四个色块相交；15 种四色组合各在其中某点出现。</translation>
    </message>
    <message>
        <source>The same, but the 24 points on the edges of the cube where four stickers meet count too.</source>
        <translation>同上，但魔方棱上四个色块相交的 24 个点也算。</translation>
    </message>
    <message>
        <source>What breaks it.</source>
        <translation>违反的样子。</translation>
    </message>
    <message>
        <source>Held: {rule}.</source>
        <translation>符合：{rule}。</translation>
    </message>
    <message>
        <source>{how_broken}: {rule}.</source>
        <translation>{how_broken}：{rule}。</translation>
    </message>
    <message>
        <source>Broken, {n} is at home</source>
        <translation>违反，{n} 个在原位</translation>
    </message>
    <message>
        <source>Broken, {n} are at home</source>
        <translation>违反，{n} 个在原位</translation>
    </message>
    <message>
        <source>Broken, {some} of {all} sets are there</source>
        <translation>违反，{all} 种组合中有 {some} 种</translation>
    </message>
    <message>
        <source>Broken, {some} of 6 are there</source>
        <translation>违反，6 种中有 {some} 种</translation>
    </message>
    <message>
        <source>Broken by {n} sticker</source>
        <translation>违反，涉及 {n} 个色块</translation>
    </message>
    <message>
        <source>Broken by {n} stickers</source>
        <translation>违反，涉及 {n} 个色块</translation>
    </message>
    <message>
        <source>Nothing to do: 0 moves.</source>
        <translation>无需操作：0 步。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
    <message>
        <source>Turn and scramble the cube, and look back</source>
        <translation>转动、打乱魔方并回看</translation>
    </message>
    <message>
        <source>Have your own cube solved</source>
        <translation>求解你自己的魔方</translation>
    </message>
    <message>
        <source>Learn to solve it alone, step by step</source>
        <translation>一步一步学会自己还原</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Time your solves and practise cases</source>
        <translation>计时并练习各种情况</translation>
    </message>
    <message>
        <source>Try out algs, patterns and perfect scrambles</source>
        <translation>试用公式、图案和完美打乱</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Change how the cube looks</source>
        <translation>更改魔方的外观</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Open, save and export</source>
        <translation>打开、保存和导出</translation>
    </message>
    <message>
        <source>Watch these moves (Space; Enter shows them, → makes one)</source>
        <translation>观看这些步骤（空格；回车显示，→ 走一步）</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy these moves as text (Ctrl+C)</source>
        <translation>以文本形式复制这些步骤（Ctrl+C）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop all searches and keep the best answers (Esc)</source>
        <translation>停止所有搜索并保留最佳解法（Esc）</translation>
    </message>
    <message>
        <source>Follow it</source>
        <translation>跟着转</translation>
    </message>
    <message>
        <source>Go through the moves one by one, with the cube in your hand</source>
        <translation>拿着魔方，一步一步跟着转</translation>
    </message>
    <message>
        <source>Ready to solve</source>
        <translation>可以求解</translation>
    </message>
    <message>
        <source>Finds the moves from here to the solved cube.</source>
        <translation>找出从当前状态到还原的步骤。</translation>
    </message>
    <message>
        <source>The cube is solved</source>
        <translation>魔方已还原</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>没有解法</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>正在求解……</translation>
    </message>
    <message>
        <source>You can begin already.</source>
        <translation>你可以先开始。</translation>
    </message>
    <message>
        <source>Looking for an easier solution. You can begin already.</source>
        <translation>正在寻找更顺手的解法，你可以先开始。</translation>
    </message>
    <message>
        <source>Looking for a shorter solution. You can begin already.</source>
        <translation>正在寻找更短的解法，你可以先开始。</translation>
    </message>
    <message>
        <source>How far this is</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>All the shortest answers</source>
        <translation>所有最短答案</translation>
    </message>
    <message>
        <source>Choose an answer (↑ ↓); Enter shows it</source>
        <translation>选择一个答案（↑ ↓）；回车显示</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>{state} in {metric}</source>
        <translation>{state}（{metric}）</translation>
    </message>
    <message>
        <source>{n} shortest answers</source>
        <translation>{n} 个最短答案</translation>
    </message>
    <message>
        <source>Stopped before there was an answer.</source>
        <translation>在得到答案之前已停止。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>列出了前 {n} 个。</translation>
    </message>
    <message>
        <source>{length}, by hand</source>
        <translation>{length}，手解</translation>
    </message>
    <message>
        <source>{moves} … and {n} more</source>
        <translation>{moves} …另有 {n} 步</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Let the search go on</source>
        <translation>让搜索继续</translation>
    </message>
    <message>
        <source>Let the search rest; it can go on later</source>
        <translation>让搜索暂停，以后可以继续</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Bring the removed one back</source>
        <translation>恢复移除的</translation>
    </message>
    <message>
        <source>Take this row away (Del)</source>
        <translation>移除此行（Del）</translation>
    </message>
    <message>
        <source>Stop this one and keep its best answer (Del; Esc stops all)</source>
        <translation>停止此项并保留最佳答案（Del；Esc 停止全部）</translation>
    </message>
    <message>
        <source>Scores of random cubes, and of the cube on screen</source>
        <translation>随机魔方与屏幕上魔方的得分</translation>
    </message>
    <message>
        <source>{score} mixed</source>
        <translation>{score} 混乱</translation>
    </message>
    <message>
        <source>ordered {score}</source>
        <translation>有序 {score}</translation>
    </message>
    <message>
        <source>this cube: {score} →</source>
        <translation>此魔方：{score} →</translation>
    </message>
    <message>
        <source>← this cube: {score}</source>
        <translation>← 此魔方：{score}</translation>
    </message>
    <message>
        <source>this cube: {score}</source>
        <translation>此魔方：{score}</translation>
    </message>
    <message>
        <source>a state of the {name}</source>
        <translation>{name} 的一个状态</translation>
    </message>
    <message>
        <source>Click to see it above; Enter or a double click sets it on the cube</source>
        <translation>单击在上方查看；回车或双击放到魔方上</translation>
    </message>
    <message>
        <source>Drag to any moment. Keys: ← → one move, Home and End the ends, Space plays and pauses</source>
        <translation>拖动到任意时刻。按键：← → 一步，Home 和 End 到两端，空格播放和暂停</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>{step}: move {last}</source>
        <translation>{step}：第 {last} 步</translation>
    </message>
    <message>
        <source>{step}: moves {first}–{last}</source>
        <translation>{step}：第 {first}–{last} 步</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>搜索(&amp;R)</translation>
    </message>
    <message>
        <source>Ran&amp;dom cube</source>
        <translation>随机魔方(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the search (Esc)</source>
        <translation>停止搜索（Esc）</translation>
    </message>
    <message>
        <source>The cubes before these</source>
        <translation>前面的魔方</translation>
    </message>
    <message>
        <source>The cubes after these</source>
        <translation>后面的魔方</translation>
    </message>
    <message>
        <source>Est&amp;imate</source>
        <translation>估计(&amp;I)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Find every cube that obeys the chosen rules</source>
        <translation>找出所有符合所选规则的魔方</translation>
    </message>
    <message>
        <source>Estimate how many cubes obey the chosen rules</source>
        <translation>估计有多少魔方符合所选规则</translation>
    </message>
    <message>
        <source>{n} nodes</source>
        <translation>{n} 个节点</translation>
    </message>
    <message>
        <source>{share} done · {nodes}</source>
        <translation>完成 {share} · {nodes}</translation>
    </message>
    <message>
        <source>{n} class found</source>
        <translation>找到 {n} 类</translation>
    </message>
    <message>
        <source>{n} classes found</source>
        <translation>找到 {n} 类</translation>
    </message>
    <message>
        <source>Stopped. The table has only what was found until then.</source>
        <translation>已停止。表中只有到那时为止找到的结果。</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>在找到结果之前已停止。</translation>
    </message>
    <message>
        <source>Classes {first} to {last} of {total}, a cube of each:</source>
        <translation>第 {first} 至 {last} 类，共 {total} 类，每类一个魔方：</translation>
    </message>
    <message>
        <source>The only class; its other cubes are this one held otherwise or in the mirror:</source>
        <translation>唯一的一类；其余魔方只是换个拿法或镜像：</translation>
    </message>
    <message>
        <source>Scramble the cube to one that obeys the chosen rules, each as likely as any other</source>
        <translation>打乱成一个符合所选规则的魔方，每个的概率相同</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Cubes by number of different patterns</source>
        <translation>按不同图案数统计的魔方</translation>
    </message>
    <message>
        <source>Choose a row (↑ ↓) to page through those cubes below</source>
        <translation>选择一行（↑ ↓），在下方翻看这些魔方</translation>
    </message>
    <message>
        <source>Cubes found</source>
        <translation>找到的魔方</translation>
    </message>
    <message>
        <source>from </source>
        <translation>从 </translation>
    </message>
    <message>
        <source>Number of the first cube shown</source>
        <translation>显示的第一个魔方的编号</translation>
    </message>
    <message>
        <source>Type a number and press Enter to see the cubes from there on</source>
        <translation>输入数字并按回车，从那里开始查看</translation>
    </message>
    <message>
        <source>Every cube that obeys the chosen rules can be found: in a second with all six, in up to two minutes with few.</source>
        <translation>可以找出所有符合所选规则的魔方：六条全选只需一秒，规则少时最多两分钟。</translation>
    </message>
    <message>
        <source>The chosen rules leave too many cubes to find each. Their number is estimated from random probes, with its error. Rules 3 and 4, 3 and 5, or 2, 4 and 5 together make a full search possible.</source>
        <translation>所选规则允许的魔方太多，无法逐个找出，因此用随机抽样估计其数量并给出误差。同时选规则 3 和 4、3 和 5，或 2、4 和 5 就可以完整搜索。</translation>
    </message>
    <message>
        <source>No cube at all obeys the rules {rules} at once ({seconds} s).</source>
        <translation>没有魔方能同时符合规则 {rules}（{seconds} 秒）。</translation>
    </message>
    <message>
        <source>1 cube obeys the rules {rules}: it was found in {seconds} s, with {nodes} nodes.</source>
        <translation>1 个魔方符合规则 {rules}：用时 {seconds} 秒，搜索 {nodes} 个节点。</translation>
    </message>
    <message>
        <source>{cubes} cubes obey the rules {rules}, in 1 class: every one was found in {seconds} s, with {nodes} nodes.</source>
        <translation>{cubes} 个魔方符合规则 {rules}，共 1 类：全部找出用时 {seconds} 秒，搜索 {nodes} 个节点。</translation>
    </message>
    <message>
        <source>{cubes} cubes obey the rules {rules}, in {classes} classes: every one was found in {seconds} s, with {nodes} nodes.</source>
        <translation>{cubes} 个魔方符合规则 {rules}，共 {classes} 类：全部找出用时 {seconds} 秒，搜索 {nodes} 个节点。</translation>
    </message>
    <message>
        <source>About {cubes} cubes obey the rules {rules}, give or take {error} ({share}), which holds 19 times of 20. Estimated from {probes} probes.</source>
        <translation>大约 {cubes} 个魔方符合规则 {rules}，误差 ±{error}（{share}），20 次中有 19 次成立。由 {probes} 次抽样估计。</translation>
    </message>
    <message>
        <source>About {cubes} cubes obey no rule in particular, give or take {error} ({share}), which holds 19 times of 20. Estimated from {probes} probes.</source>
        <translation>不选任何规则时大约有 {cubes} 个魔方，误差 ±{error}（{share}），20 次中有 19 次成立。由 {probes} 次抽样估计。</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>The times go here; type another name and press Enter to rename it</source>
        <translation>成绩记录在这里；输入新名称并按回车可重命名</translation>
    </message>
    <message>
        <source>Begin, rename, delete or compare them</source>
        <translation>新建、重命名、删除或比较分组</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note on this session</source>
        <translation>此分组的备注</translation>
    </message>
    <message>
        <source>A few words saved with this session; Enter saves them</source>
        <translation>与此分组一起保存的备注；按 Enter 保存</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Save the times of all sessions in a file</source>
        <translation>把所有分组的成绩保存到文件</translation>
    </message>
    <message>
        <source>Write a few words about this session</source>
        <translation>为此分组写备注</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <source>See two sessions side by side</source>
        <translation>并排查看两个分组</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>For csTimer…</source>
        <translation>用于 csTimer…</translation>
    </message>
    <message>
        <source>As a table…</source>
        <translation>作为表格…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新的</translation>
    </message>
    <message>
        <source>Begin another session</source>
        <translation>新建一个分组</translation>
    </message>
    <message>
        <source>Type another name for this session</source>
        <translation>给此分组换个名称</translation>
    </message>
    <message>
        <source>It comes with the program. Make a copy to change it.</source>
        <translation>这是程序自带的方法。要更改它，请先制作副本。</translation>
    </message>
    <message>
        <source>Changes are not saved yet. They are kept, also when the window closes.</source>
        <translation>更改尚未保存，但会保留，关闭窗口也不会丢失。</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>计步方式</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>制作副本</translation>
    </message>
    <message>
        <source>Make a method of your own of this one</source>
        <translation>以此方法为基础建立你自己的方法</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Take a method that somebody shared as a file</source>
        <translation>打开别人以文件分享的方法</translation>
    </message>
    <message>
        <source>Save it among your methods, where Solve finds it</source>
        <translation>保存到你的方法中，“求解”里就能用它</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save it as a file to share</source>
        <translation>保存为文件以便分享</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete this method of yours</source>
        <translation>删除你的这个方法</translation>
    </message>
    <message>
        <source>Undo the last change of this method</source>
        <translation>撤销对此方法的上一次更改</translation>
    </message>
    <message>
        <source>Back to what is saved</source>
        <translation>恢复已保存的</translation>
    </message>
    <message>
        <source>Take all changes back since it was saved</source>
        <translation>撤回保存以来的所有更改</translation>
    </message>
    <message>
        <source>Take the method that you deleted last again</source>
        <translation>恢复你最近删除的方法</translation>
    </message>
    <message>
        <source>Name of the method</source>
        <translation>方法名称</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>方法说明</translation>
    </message>
    <message>
        <source>A sentence or two that the list of solvers shows</source>
        <translation>一两句话，显示在求解器列表中</translation>
    </message>
    <message>
        <source>About</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Bring {method} back</source>
        <translation>恢复 {method}</translation>
    </message>
    <message>
        <source>Delete this session with all its times</source>
        <translation>删除此分组及其所有成绩</translation>
    </message>
    <message>
        <source>Two seconds more, for a last turn that was missing; press again for two more</source>
        <translation>最后差一步，加罚两秒；再按一次再加两秒</translation>
    </message>
    <message>
        <source>&amp;DNF</source>
        <translation>&amp;DNF</translation>
    </message>
    <message>
        <source>The solve was not finished (DNF)</source>
        <translation>没有完成：did not finish</translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation>备注(&amp;T)…</translation>
    </message>
    <message>
        <source>Write a few words beside this time</source>
        <translation>给此成绩写几个字</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>Delete this time (Del); Undo brings it back</source>
        <translation>删除此成绩（Del）；撤销可恢复</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>回放(&amp;W)</translation>
    </message>
    <message>
        <source>See the solve again on the cube, as fast as it was (Enter)</source>
        <translation>以原来的速度在魔方上重看这次还原（回车）</translation>
    </message>
    <message>
        <source>Look at this solve…</source>
        <translation>分析这次还原…</translation>
    </message>
    <message>
        <source>See what each step of it cost, beside the shortest</source>
        <translation>查看每个阶段花了多少，并与最短解对照</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>罚时</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Comment on this time</source>
        <translation>此成绩的备注</translation>
    </message>
    <message>
        <source>A few words saved with this time; Enter saves them</source>
        <translation>与该成绩一起保存的备注；按 Enter 保存</translation>
    </message>
    <message>
        <source>Your times and averages will be charted here.</source>
        <translation>你的成绩和平均的走势会显示在这里。</translation>
    </message>
    <message>
        <source>{count} times, best {best}</source>
        <translation>{count} 个成绩，最好 {best}</translation>
    </message>
    <message>
        <source>No. {number}: {time}</source>
        <translation>第 {number} 次：{time}</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>最好 {time}</translation>
    </message>
    <message>
        <source>{n} solve</source>
        <translation>{n} 个成绩</translation>
    </message>
    <message>
        <source>{n} solves</source>
        <translation>{n} 个成绩</translation>
    </message>
    <message>
        <source>Times appear here. They are saved in a file.</source>
        <translation>成绩会显示在这里，并保存在文件中。</translation>
    </message>
    <message>
        <source>{turns} turns, {speed} a second</source>
        <translation>{turns} 步，每秒 {speed} 步</translation>
    </message>
    <message>
        <source>Only the shortest</source>
        <translation>只要最短的</translation>
    </message>
    <message>
        <source>One turn longer as well</source>
        <translation>也要多一步的</translation>
    </message>
    <message>
        <source>Two turns longer as well</source>
        <translation>也要多两步的</translation>
    </message>
    <message>
        <source>By comfort</source>
        <translation>按顺手程度</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>所有转动</translation>
    </message>
    <message>
        <source>The next turn only</source>
        <translation>只显示下一步</translation>
    </message>
    <message>
        <source>The length only</source>
        <translation>只显示步数</translation>
    </message>
    <message>
        <source>Every shortest solution of a step of the cube on screen can be found here.</source>
        <translation>这里可以找出屏幕上的魔方某个阶段的所有最短解法。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>阶段(&amp;T)</translation>
    </message>
    <message>
        <source>Whe&amp;re</source>
        <translation>位置(&amp;R)</translation>
    </message>
    <message>
        <source>How lo&amp;ng</source>
        <translation>长度(&amp;N)</translation>
    </message>
    <message>
        <source>Each one, side by side</source>
        <translation>所有位置并排比较</translation>
    </message>
    <message>
        <source>Find every shortest solution of this step</source>
        <translation>找出此阶段的所有最短解法</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查找(&amp;I)</translation>
    </message>
    <message>
        <source>Order of what was found</source>
        <translation>结果的排列方式</translation>
    </message>
    <message>
        <source>How much is told</source>
        <translation>显示多少</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>播放(&amp;L)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Solutions of the step</source>
        <translation>此阶段的解法</translation>
    </message>
    <message>
        <source>Turns allowed; none chosen means all that suit the step</source>
        <translation>允许的转动；不选则允许所有适合此阶段的转动</translation>
    </message>
    <message>
        <source>A step of this cube</source>
        <translation>此魔方的一个阶段</translation>
    </message>
    <message>
        <source>Allow {turn}</source>
        <translation>允许 {turn}</translation>
    </message>
    <message>
        <source>From another side</source>
        <translation>换一面做</translation>
    </message>
    <message>
        <source>In the mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>逆公式</translation>
    </message>
    <message>
        <source>Backwards in the mirror</source>
        <translation>镜像的逆公式</translation>
    </message>
    <message>
        <source>Algs for the case</source>
        <translation>此情况的公式</translation>
    </message>
    <message>
        <source>{n} turns, comfort {cost}: {why}</source>
        <translation>{n} 步，顺手程度 {cost}：{why}</translation>
    </message>
    <message>
        <source>The alg of the library</source>
        <translation>公式库中的公式</translation>
    </message>
    <message>
        <source>There is no such solution.</source>
        <translation>没有这样的解法。</translation>
    </message>
    <message>
        <source>Nothing has been found so far.</source>
        <translation>目前还没有找到。</translation>
    </message>
    <message>
        <source>This step is done already: there is nothing to turn.</source>
        <translation>此阶段已经完成，不用转。</translation>
    </message>
    <message>
        <source>The first {n} solutions found, the shortest of {distance}.</source>
        <translation>最先找到的 {n} 个解法，最短的为 {distance}。</translation>
    </message>
    <message>
        <source>{n} solutions, the shortest of {distance}.</source>
        <translation>{n} 个解法，最短的为 {distance}。</translation>
    </message>
    <message>
        <source>U and R only</source>
        <translation>只用 U 和 R</translation>
    </message>
    <message>
        <source>U, R and F only</source>
        <translation>只用 U、R 和 F</translation>
    </message>
    <message>
        <source>No B</source>
        <translation>不用 B</translation>
    </message>
    <message>
        <source>Half turns only</source>
        <translation>只用 180° 转动</translation>
    </message>
    <message>
        <source>Easy to turn</source>
        <translation>顺手转</translation>
    </message>
    <message>
        <source>Prefer turns of the right side, the top and the left to those of the back and the bottom, even if there is one more (Space)</source>
        <translation>优先转动右面、顶面和左面，少转背面和底面，即使多转一步（空格键）</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>就绪。</translation>
    </message>
    <message>
        <source>Some of it has been built already.</source>
        <translation>其中一部分已经建好。</translation>
    </message>
    <message>
        <source>To be built first: {cost}.</source>
        <translation>需先构建：{cost}。</translation>
    </message>
    <message>
        <source>Keep improving for</source>
        <translation>继续改进</translation>
    </message>
    <message>
        <source>List all the shortest</source>
        <translation>列出所有最短解</translation>
    </message>
    <message>
        <source>improve for {seconds} s</source>
        <translation>改进 {seconds} 秒</translation>
    </message>
    <message>
        <source>only {turns}</source>
        <translation>只用 {turns}</translation>
    </message>
    <message>
        <source>all the shortest</source>
        <translation>所有最短解</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds to keep improving</source>
        <translation>继续改进的秒数</translation>
    </message>
    <message>
        <source>Look for shorter answers until the time is over</source>
        <translation>在时限内寻找更短的答案</translation>
    </message>
    <message>
        <source>How long to look for shorter answers (↑ ↓)</source>
        <translation>寻找更短答案的时间（↑ ↓）</translation>
    </message>
    <message>
        <source>Shortest in</source>
        <translation>最短的度量</translation>
    </message>
    <message>
        <source>Turns allowed</source>
        <translation>允许的转动</translation>
    </message>
    <message>
        <source>Which turns the answer may use: choose (↓), or type faces such as U R F2</source>
        <translation>答案可以使用的转动：选择（↓），或输入如 U R F2 的面</translation>
    </message>
    <message>
        <source>Table of the optimal solver</source>
        <translation>最优求解器的表</translation>
    </message>
    <message>
        <source>easy to turn</source>
        <translation>顺手转</translation>
    </message>
    <message>
        <source>{name}, {unit}</source>
        <translation>{name}，{unit}</translation>
    </message>
    <message>
        <source>What the solver counts: is a half turn, or one of an inner layer, one move or two?</source>
        <translation>求解器如何计数：180° 转动或内层转动算一步还是两步？</translation>
    </message>
    <message>
        <source>A larger table takes longer to build and proves faster</source>
        <translation>表越大，构建越久，证明越快</translation>
    </message>
    <message>
        <source>Find every answer that is as short as the shortest (Space)</source>
        <translation>找出所有与最短解一样短的答案（空格）</translation>
    </message>
    <message>
        <source>Shortest &amp;in</source>
        <translation>最短度量(&amp;I)</translation>
    </message>
    <message>
        <source>Tur&amp;ns</source>
        <translation>转动(&amp;N)</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>表(&amp;B)</translation>
    </message>
    <message>
        <source>How to see it</source>
        <translation>怎样识别</translation>
    </message>
    <message>
        <source>What to look at to recognise this case</source>
        <translation>看哪里来识别这种情况</translation>
    </message>
    <message>
        <source>Keep this cube as the target</source>
        <translation>把此魔方作为目标</translation>
    </message>
    <message>
        <source>Solve to</source>
        <translation>求解到</translation>
    </message>
    <message>
        <source>What the answer leads to (↑ ↓)</source>
        <translation>答案的目标状态（↑ ↓）</translation>
    </message>
    <message>
        <source>The target as text</source>
        <translation>文本形式的目标</translation>
    </message>
    <message>
        <source>Facelets, or moves from the solved cube</source>
        <translation>魔方文本，或从还原状态出发的步骤</translation>
    </message>
    <message>
        <source>Paste the facelets of the target, or type moves that lead to it from the solved cube</source>
        <translation>粘贴目标的魔方文本，或输入从还原状态到达目标的步骤</translation>
    </message>
    <message>
        <source>Remember the cube as it is now; then turn or scramble it and solve to what it was</source>
        <translation>记住魔方现在的样子；之后转动或打乱，再求解回到它</translation>
    </message>
    <message>
        <source>the cube kept</source>
        <translation>记住的魔方</translation>
    </message>
    <message>
        <source>The cube kept</source>
        <translation>记住的魔方</translation>
    </message>
    <message>
        <source>Typed or pasted</source>
        <translation>输入或粘贴</translation>
    </message>
    <message>
        <source>the cube typed</source>
        <translation>输入的魔方</translation>
    </message>
    <message>
        <source>Paste or type the target, or choose another one.</source>
        <translation>请粘贴或输入目标，或选择其他目标。</translation>
    </message>
    <message>
        <source>This is {what}.</source>
        <translation>识别结果：{what}。</translation>
    </message>
    <message>
        <source>This is a {name}, and the cube to solve is a {shown}.</source>
        <translation>这是 {name}，而要还原的是 {shown}。</translation>
    </message>
    <message>
        <source>Times of this session and their averages</source>
        <translation>本组的成绩及其平均</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>计时器</translation>
    </message>
    <message>
        <source>Click here, then hold Space until the time turns green, and let go to start.
Any key stops, Esc gives up. Space means the timer only while this field has the
frame around it; on the cube it means what the cube&apos;s keys say.</source>
        <translation>点击这里，按住空格直到时间变绿，松开即开始。
任意键停止，Esc 放弃。只有此处带边框时空格才控制计时器；
在魔方上则按魔方的按键设置。</translation>
    </message>
    <message>
        <source>Times of this session, the newest first</source>
        <translation>本组成绩，最新的在前</translation>
    </message>
    <message>
        <source>A personal best when it was made</source>
        <translation>当时的个人最好成绩</translation>
    </message>
    <message>
        <source>Scramble to be solved</source>
        <translation>要还原的打乱</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Back to the scramble before</source>
        <translation>回到上一个打乱</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Take another scramble</source>
        <translation>换一个打乱</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>显示(&amp;O)</translation>
    </message>
    <message>
        <source>Show the scrambled cube on screen, to compare yours</source>
        <translation>在屏幕上显示打乱后的魔方，以便与你的对照</translation>
    </message>
    <message>
        <source>Put the scramble on the clipboard</source>
        <translation>把打乱复制到剪贴板</translation>
    </message>
    <message>
        <source>Show the same cube from its start</source>
        <translation>从头显示同一个魔方</translation>
    </message>
    <message>
        <source>Set up aga&amp;in</source>
        <translation>重新摆出(&amp;U)</translation>
    </message>
    <message>
        <source>Set another cube up for this step</source>
        <translation>为此阶段换一个魔方</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>Compare your turns with the shortest</source>
        <translation>把你的步骤与最短解对照</translation>
    </message>
    <message>
        <source>Say only how many turns the shortest solutions have</source>
        <translation>只告诉你最短解有几步</translation>
    </message>
    <message>
        <source>Say only the next turn of a shortest way on; it is not counted</source>
        <translation>只告诉你最短解的下一步；此次不计入成绩</translation>
    </message>
    <message>
        <source>Len&amp;gth</source>
        <translation>长度(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt turn</source>
        <translation>下一步(&amp;I)</translation>
    </message>
    <message>
        <source>Show the shortest solutions; this one is not counted</source>
        <translation>显示最短解；此次不计入成绩</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>Copy a&amp;ll</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>Scramble: solved, {hold}</source>
        <translation>打乱：从还原状态，{hold}</translation>
    </message>
    <message>
        <source>Next step draws a cube and shows its scramble.</source>
        <translation>“下一阶段”会抽出一个魔方并显示它的打乱。</translation>
    </message>
    <message>
        <source>Do the step on screen, or on your own cube and type your turns.</source>
        <translation>在屏幕上完成此阶段，或在自己的魔方上完成，再输入你的步骤。</translation>
    </message>
    <message>
        <source>They appear here once you have done the step.</source>
        <translation>完成此阶段后会显示在这里。</translation>
    </message>
    <message>
        <source>{n} solution</source>
        <translation>{n} 个解法</translation>
    </message>
    <message>
        <source>{n} solutions</source>
        <translation>{n} 个解法</translation>
    </message>
    <message>
        <source>The first {n} solutions</source>
        <translation>前 {n} 个解法</translation>
    </message>
    <message>
        <source>Yours: {n}   {alg}</source>
        <translation>你的：{n}   {alg}</translation>
    </message>
    <message>
        <source>Scramble of the step</source>
        <translation>此阶段的打乱</translation>
    </message>
    <message>
        <source>Your turns, or how many</source>
        <translation>你的步骤，或步数</translation>
    </message>
    <message>
        <source>What you did on your own cube: R U2 F&apos;, or only the number of turns (Enter)</source>
        <translation>你在自己的魔方上做的步骤：R U2 F&apos;，或只写步数（回车）</translation>
    </message>
    <message>
        <source>Shortest solutions of the step</source>
        <translation>此阶段的最短解法</translation>
    </message>
    <message>
        <source>{own}, best {fewest}</source>
        <translation>{own}，最少 {fewest}</translation>
    </message>
    <message>
        <source>best {fewest}</source>
        <translation>最少 {fewest}</translation>
    </message>
    <message>
        <source>As short as it can be.</source>
        <translation>已经是最短了。</translation>
    </message>
    <message>
        <source>{n} turn more than needed.</source>
        <translation>多了 {n} 步。</translation>
    </message>
    <message>
        <source>{n} turns more than needed.</source>
        <translation>多了 {n} 步。</translation>
    </message>
    <message>
        <source>These are the shortest solutions.</source>
        <translation>这些就是最短的解法。</translation>
    </message>
    <message>
        <source>Next: {turn}. The way on has {turns} from here.</source>
        <translation>下一步：{turn}。从这里还需 {turns}。</translation>
    </message>
    <message>
        <source>The shortest solutions have {turns}.</source>
        <translation>最短的解法有 {turns}。</translation>
    </message>
    <message>
        <source>Do it on screen: turns are counted. Or type what you did.</source>
        <translation>在屏幕上完成，会自动计步；或输入你做的步骤。</translation>
    </message>
    <message>
        <source>How many times the trend shows</source>
        <translation>趋势显示多少个成绩</translation>
    </message>
    <message>
        <source>Best {average}</source>
        <translation>最好 {average}</translation>
    </message>
    <message>
        <source>Compare sessions</source>
        <translation>比较分组</translation>
    </message>
    <message>
        <source>How often each time was reached in two sessions</source>
        <translation>两个分组中各成绩出现的次数</translation>
    </message>
    <message>
        <source>How the averages of two sessions go</source>
        <translation>两个分组的平均走势</translation>
    </message>
    <message>
        <source>Session to be compared</source>
        <translation>要比较的分组</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>— {one}, - - {other}; the trend is of {average}</source>
        <translation>— {one}，- - {other}；趋势为 {average}</translation>
    </message>
    <message>
        <source>Number of times</source>
        <translation>成绩数</translation>
    </message>
    <message>
        <source>The steps of the method, and all of them together</source>
        <translation>方法的各个阶段，以及全部合计</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>The mean length</source>
        <translation>平均步数</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>The standard deviation: two of three solves are no farther from the mean</source>
        <translation>标准差：约三分之二的还原与平均值相差不超过它</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>最短和最长</translation>
    </message>
    <message>
        <source>Length of each step</source>
        <translation>各阶段的步数</translation>
    </message>
    <message>
        <source>Standard deviation σ</source>
        <translation>标准差 σ</translation>
    </message>
    <message>
        <source>By hour</source>
        <translation>按时段</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>按分段</translation>
    </message>
    <message>
        <source>Times by the hour of the day</source>
        <translation>一天中各时段的成绩</translation>
    </message>
    <message>
        <source>Times by day</source>
        <translation>每天的成绩</translation>
    </message>
    <message>
        <source>How the times are seen</source>
        <translation>成绩的查看方式</translation>
    </message>
    <message>
        <source>See the times by how often, by hour, by day or by phase</source>
        <translation>按分布、时段、日期或分段查看成绩</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全部 {count} 个</translation>
    </message>
    <message>
        <source>Last {count}</source>
        <translation>最近 {count} 个</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>&amp;Inspection</source>
        <translation>观察(&amp;I)</translation>
    </message>
    <message>
        <source>On sc&amp;reen</source>
        <translation>屏幕上(&amp;R)</translation>
    </message>
    <message>
        <source>best of this session</source>
        <translation>本组最佳</translation>
    </message>
    <message>
        <source>faster than {share} %</source>
        <translation>快于 {share} %</translation>
    </message>
    <message>
        <source>slower than {share} %</source>
        <translation>慢于 {share} %</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The scramble is being made …</source>
        <translation>正在生成打乱…</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>撤销：{what}</translation>
    </message>
    <message>
        <source>Undo the last change of times</source>
        <translation>撤销对成绩的上一次更改</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>重做：{what}</translation>
    </message>
    <message>
        <source>15 seconds to look at the cube first: a start after that costs 2 seconds, after
17 the solve</source>
        <translation>先观察魔方 15 秒：超时开始加罚 2 秒，
超过 17 秒则此次无效</translation>
    </message>
    <message>
        <source>Solve the cube on screen: the first turn starts the clock, the last one stops it,
and the moves are recorded</source>
        <translation>在屏幕上还原魔方：第一步开始计时，最后一步停止，
并记录所有步骤</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>本组</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>{cube}: {facts}.</source>
        <translation>{cube}：{facts}。</translation>
    </message>
    <message>
        <source>All moves are done.</source>
        <translation>所有步骤都已完成。</translation>
    </message>
    <message>
        <source>{done} of {count} moves are done.</source>
        <translation>已完成 {count} 步中的 {done} 步。</translation>
    </message>
    <message>
        <source>Done last: {move}.</source>
        <translation>上一步：{move}。</translation>
    </message>
    <message>
        <source>Next: {move}.</source>
        <translation>下一步：{move}。</translation>
    </message>
    <message>
        <source>{face}: all {colour}</source>
        <translation>{face}：全部{colour}色</translation>
    </message>
    <message>
        <source>{face}:</source>
        <translation>{face}：</translation>
    </message>
    <message>
        <source>unpainted</source>
        <translation>未涂色</translation>
    </message>
    <message>
        <source>paint a cube in</source>
        <translation>录入魔方</translation>
    </message>
    <message>
        <source>paint {n} sticker</source>
        <translation>涂 {n} 个色块</translation>
    </message>
    <message>
        <source>paint {n} stickers</source>
        <translation>涂 {n} 个色块</translation>
    </message>
    <message>
        <source>{stroke}, {n} filled in</source>
        <translation>{stroke}，自动填入 {n} 张</translation>
    </message>
    <message>
        <source>No moves to this state are known: set it as in the picture.</source>
        <translation>没有到达此状态的步骤：请按图摆放。</translation>
    </message>
    <message>
        <source>laying out the pages</source>
        <translation>正在排版</translation>
    </message>
    <message>
        <source>{hold} before the first move</source>
        <translation>第一步之前{hold}</translation>
    </message>
    <message>
        <source>made with cubeapp</source>
        <translation>由 cubeapp 制作</translation>
    </message>
    <message>
        <source>the printer takes nothing</source>
        <translation>打印机不接受任何内容</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>drawing scramble {number} of {count}</source>
        <translation>正在绘制第 {number} / {count} 个打乱</translation>
    </message>
    <message>
        <source>Extra scrambles of the {name}, for attempts done again</source>
        <translation>{name} 的备用打乱，用于重赛</translation>
    </message>
    <message>
        <source>Solved in {turns} and {seconds} s.</source>
        <translation>还原用了 {turns}，{seconds} 秒。</translation>
    </message>
    <message>
        <source>This is it. Did you know it?</source>
        <translation>就是它。你知道吗？</translation>
    </message>
    <message>
        <source>this is not a valid choice of cases</source>
        <translation>这不是情况的选择</translation>
    </message>
    <message>
        <source>Tick at least one case to practise.</source>
        <translation>请至少勾选一种情况来练习。</translation>
    </message>
    <message>
        <source>a case to practise</source>
        <translation>练习的情况</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <translation>拖入的文本</translation>
    </message>
    <message>
        <source>2×2×2</source>
        <translation>2×2×2</translation>
    </message>
    <message>
        <source>See how far all positions are from solved, and every shortest solution</source>
        <translation>查看所有状态离还原的距离，以及所有最短解法</translation>
    </message>
    <message>
        <source>Choose size 2 first: all positions of the 2×2×2 can be explored</source>
        <translation>请先选择 2 阶：可以探索 2×2×2 的所有状态</translation>
    </message>
    <message>
        <source>counting all positions</source>
        <translation>正在统计所有状态</translation>
    </message>
    <message>
        <source>a position of {distance}</source>
        <translation>距离 {distance} 的状态</translation>
    </message>
    <message>
        <source>solution {number}</source>
        <translation>解法 {number}</translation>
    </message>
    <message>
        <source>more than {most} pictures are too much for a film; have it quicker or with fewer pictures a second, or export pages</source>
        <translation>动画最多 {most} 帧；请加快速度、减少每秒帧数，或导出为页面</translation>
    </message>
    <message>
        <source>{count} pictures of {width}×{height} are too much for a film; {less} would do, or a quicker film, or fewer pictures a second</source>
        <translation>{count} 帧 {width}×{height} 对动画来说太大；{less} 就可以，也可以加快速度或减少每秒帧数</translation>
    </message>
    <message>
        <source>choosing the colours</source>
        <translation>正在选取颜色</translation>
    </message>
    <message>
        <source>drawing picture {number} of {count}</source>
        <translation>正在绘制第 {number} / {count} 幅</translation>
    </message>
    <message>
        <source>The cube after {n} moves</source>
        <translation>{n} 步之后的魔方</translation>
    </message>
    <message>
        <source>The cube after {n} move</source>
        <translation>{n} 步之后的魔方</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>正在绘制</translation>
    </message>
    <message>
        <source>A cube</source>
        <translation>一个魔方</translation>
    </message>
    <message>
        <source>{width}×{height} at scale {scale} is too large for a picture</source>
        <translation>{width}×{height}、缩放 {scale} 的图片太大</translation>
    </message>
    <message>
        <source>this would have {count} pictures, and there is room for {most}; have one a step, or export as text</source>
        <translation>这会有 {count} 幅图片，最多只能放 {most} 幅；请每阶段一幅，或导出为文本</translation>
    </message>
    <message>
        <source>{count} pictures of {width}×{height} are too much for one strip; have them smaller, or one a step, or export pages</source>
        <translation>一条图带放不下 {count} 幅 {width}×{height} 的图片；请缩小、每阶段一幅，或导出为页面</translation>
    </message>
    <message>
        <source>go to bookmark {name}</source>
        <translation>转到收藏 {name}</translation>
    </message>
    <message>
        <source>Opened the session “{name}”.</source>
        <translation>已打开会话“{name}”。</translation>
    </message>
    <message>
        <source>This session stays open, for it cannot be saved: {reason}</source>
        <translation>此会话保持打开，因为无法保存：{reason}</translation>
    </message>
    <message>
        <source>Another window goes on with this session; what you do here is saved as “{name}”.</source>
        <translation>另一个窗口正在使用此会话；你在这里的操作将保存为“{name}”。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>无法读取 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The file {name} {fault}.</source>
        <translation>文件 {name} {fault}。</translation>
    </message>
    <message>
        <source>The file {name} holds no session that makes sense.</source>
        <translation>文件 {name} 中没有有效的会话。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>已保存为 {name}。</translation>
    </message>
    <message>
        <source>The printing was stopped.</source>
        <translation>打印已停止。</translation>
    </message>
    <message>
        <source>The export was stopped; no file was written.</source>
        <translation>导出已停止，没有写入文件。</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>{date} 的会话</translation>
    </message>
    <message>
        <source>top side clockwise</source>
        <translation>顶面顺时针</translation>
    </message>
    <message>
        <source>right side clockwise</source>
        <translation>右面顺时针</translation>
    </message>
    <message>
        <source>front side clockwise</source>
        <translation>前面顺时针</translation>
    </message>
    <message>
        <source>bottom side clockwise</source>
        <translation>底面顺时针</translation>
    </message>
    <message>
        <source>left side clockwise</source>
        <translation>左面顺时针</translation>
    </message>
    <message>
        <source>back side clockwise</source>
        <translation>后面顺时针</translation>
    </message>
    <message>
        <source>outer layers at the top clockwise</source>
        <translation>顶部外层顺时针</translation>
    </message>
    <message>
        <source>outer layers at the right clockwise</source>
        <translation>右侧外层顺时针</translation>
    </message>
    <message>
        <source>outer layers at the front clockwise</source>
        <translation>前部外层顺时针</translation>
    </message>
    <message>
        <source>outer layers at the bottom clockwise</source>
        <translation>底部外层顺时针</translation>
    </message>
    <message>
        <source>outer layers at the left clockwise</source>
        <translation>左侧外层顺时针</translation>
    </message>
    <message>
        <source>outer layers at the back clockwise</source>
        <translation>后部外层顺时针</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the left</source>
        <translation>中层顺时针（从左看）</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the bottom</source>
        <translation>中层顺时针（从下看）</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the front</source>
        <translation>中层顺时针（从前看）</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the right</source>
        <translation>整体顺时针（从右看）</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the top</source>
        <translation>整体顺时针（从上看）</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the front</source>
        <translation>整体顺时针（从前看）</translation>
    </message>
    <message>
        <source>top side anticlockwise</source>
        <translation>顶面逆时针</translation>
    </message>
    <message>
        <source>right side anticlockwise</source>
        <translation>右面逆时针</translation>
    </message>
    <message>
        <source>front side anticlockwise</source>
        <translation>前面逆时针</translation>
    </message>
    <message>
        <source>bottom side anticlockwise</source>
        <translation>底面逆时针</translation>
    </message>
    <message>
        <source>left side anticlockwise</source>
        <translation>左面逆时针</translation>
    </message>
    <message>
        <source>back side anticlockwise</source>
        <translation>后面逆时针</translation>
    </message>
    <message>
        <source>outer layers at the top anticlockwise</source>
        <translation>顶部外层逆时针</translation>
    </message>
    <message>
        <source>outer layers at the right anticlockwise</source>
        <translation>右侧外层逆时针</translation>
    </message>
    <message>
        <source>outer layers at the front anticlockwise</source>
        <translation>前部外层逆时针</translation>
    </message>
    <message>
        <source>outer layers at the bottom anticlockwise</source>
        <translation>底部外层逆时针</translation>
    </message>
    <message>
        <source>outer layers at the left anticlockwise</source>
        <translation>左侧外层逆时针</translation>
    </message>
    <message>
        <source>outer layers at the back anticlockwise</source>
        <translation>后部外层逆时针</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the left</source>
        <translation>中层逆时针（从左看）</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the bottom</source>
        <translation>中层逆时针（从下看）</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the front</source>
        <translation>中层逆时针（从前看）</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the right</source>
        <translation>整体逆时针（从右看）</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the top</source>
        <translation>整体逆时针（从上看）</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the front</source>
        <translation>整体逆时针（从前看）</translation>
    </message>
    <message>
        <source>left-hand width one less</source>
        <translation>左手层数减一</translation>
    </message>
    <message>
        <source>left-hand width one more</source>
        <translation>左手层数加一</translation>
    </message>
    <message>
        <source>right-hand width one less</source>
        <translation>右手层数减一</translation>
    </message>
    <message>
        <source>right-hand width one more</source>
        <translation>右手层数加一</translation>
    </message>
    <message>
        <source>both hand widths back to 1</source>
        <translation>双手恢复为一层</translation>
    </message>
    <message>
        <source>digit {digit} of a layer&apos;s number</source>
        <translation>层号的数字 {digit}</translation>
    </message>
    <message>
        <source>Virtual cube: the keys lie under the fingers that turn</source>
        <translation>虚拟魔方：按键位于转动的手指之下</translation>
    </message>
    <message>
        <source>Letters: the letter names the face, Shift turns it back, a digit before it picks the layer</source>
        <translation>字母：字母代表面，Shift 反向转动，前面的数字选择层</translation>
    </message>
    <message>
        <source>layer {layer} …</source>
        <translation>第 {layer} 层…</translation>
    </message>
    <message>
        <source>hand widths: left {left}, right {right}</source>
        <translation>双手层数：左 {left}，右 {right}</translation>
    </message>
    <message>
        <source>a cube of the search</source>
        <translation>搜索到的魔方</translation>
    </message>
    <message>
        <source>perfect cube {number}</source>
        <translation>完美魔方 {number}</translation>
    </message>
    <message>
        <source>pair 1</source>
        <translation>第 1 组</translation>
    </message>
    <message>
        <source>{colour} cross</source>
        <translation>{colour}十字</translation>
    </message>
    <message>
        <source>Four {colour} edges come to the bottom, each below the centre of its other colour.</source>
        <translation>四个{colour}棱块转到底面，各自对准另一种颜色的中心块。</translation>
    </message>
    <message>
        <source>A {colour} corner and the edge above it go into their slot together, front right.</source>
        <translation>一个{colour}角块和它上方的棱块一起进入右前方的槽位。</translation>
    </message>
    <message>
        <source>pair 2</source>
        <translation>第 2 组</translation>
    </message>
    <message>
        <source>The same on the left: the corner and its edge meet on top, then go down.</source>
        <translation>左边同样：角块和棱块在顶层配对，然后下去。</translation>
    </message>
    <message>
        <source>pair 3</source>
        <translation>第 3 组</translation>
    </message>
    <message>
        <source>The back right slot is filled; the pieces that are done are moved away and back.</source>
        <translation>填入右后方的槽位；已完成的块先移开再移回。</translation>
    </message>
    <message>
        <source>pair 4</source>
        <translation>第 4 组</translation>
    </message>
    <message>
        <source>With the last pair in, the two lower layers are finished.</source>
        <translation>放入最后一组后，下面两层就完成了。</translation>
    </message>
    <message>
        <source>{colour} top</source>
        <translation>{colour}顶面</translation>
    </message>
    <message>
        <source>A fixed sequence turns every {colour} sticker up and keeps the rest as it was.</source>
        <translation>一个固定的公式把所有{colour}翻到顶面，其余保持不变。</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>最后一层</translation>
    </message>
    <message>
        <source>Another one lets the last pieces trade places; then the top turns home.</source>
        <translation>再用一个公式交换最后几块，然后顶层转回原位。</translation>
    </message>
    <message>
        <source>Your own patterns: {problem}</source>
        <translation>你自己的图案：{problem}</translation>
    </message>
    <message>
        <source>It is called &apos;{name}&apos; now.</source>
        <translation>现在它叫“{name}”。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is deleted.</source>
        <translation>“{name}”已删除。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is back.</source>
        <translation>“{name}”已恢复。</translation>
    </message>
    <message>
        <source>This pattern was deleted or renamed in another window.</source>
        <translation>此图案已在另一个窗口中被删除或重命名。</translation>
    </message>
    <message>
        <source>There is already a pattern called &apos;{name}&apos;; choose another name</source>
        <translation>已经有名为“{name}”的图案，请换一个名称</translation>
    </message>
    <message>
        <source>That is the solved cube; turn it first, or type the moves</source>
        <translation>这是已还原的魔方；请先转动它，或输入步骤</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>文本 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Cubes, moves and sessions (*.txt *.json);;All files (*)</source>
        <translation>魔方、步骤和会话 (*.txt *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂色</translation>
    </message>
    <message>
        <source>Algs</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>公式库</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Saved session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Open a cube, moves or a session</source>
        <translation>打开魔方、步骤或会话</translation>
    </message>
    <message>
        <source>Save facelets</source>
        <translation>保存魔方文本</translation>
    </message>
    <message>
        <source>Turn, scramble, paint in and solve cubes of any size, and watch how it is done. Everything happens on this machine.</source>
        <translation>转动、打乱、录入并还原任意阶数的魔方，还能看清每一步。一切都在本机上完成。</translation>
    </message>
    <message>
        <source>About cubeapp</source>
        <translation>关于 cubeapp</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cube</source>
        <translation>魔方(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Size of the cube</source>
        <translation>魔方的阶数</translation>
    </message>
    <message>
        <source>Layers along an edge, 2 to 100: type a number and press Enter, or ↑ ↓</source>
        <translation>每条棱的层数，2 到 100：输入数字后按回车，或用 ↑ ↓</translation>
    </message>
    <message>
        <source>Stop at the first answer</source>
        <translation>找到第一个答案就停止</translation>
    </message>
    <message>
        <source>Take the first answer found, which takes a blink</source>
        <translation>取找到的第一个答案，只需一瞬间</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>朴素</translation>
    </message>
    <message>
        <source>any first</source>
        <translation>任意颜色先</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>{colour} first</source>
        <translation>{colour}先</translation>
    </message>
    <message>
        <source>left-handed</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>完整表</translation>
    </message>
    <message>
        <source>Full table (the shortest)</source>
        <translation>完整表（最短）</translation>
    </message>
    <message>
        <source>Looks the cube up among all 3,674,160 positions: nothing is shorter.</source>
        <translation>在全部 3 674 160 个状态中查表：没有更短的。</translation>
    </message>
    <message>
        <source>Two-phase</source>
        <translation>两阶段</translation>
    </message>
    <message>
        <source>Two-phase (short, at once)</source>
        <translation>两阶段（短，立即）</translation>
    </message>
    <message>
        <source>Finds about 20 moves in a blink, and fewer if it may go on looking.</source>
        <translation>瞬间找到约 20 步的解，继续搜索会更短。</translation>
    </message>
    <message>
        <source>Improve the answer for a second</source>
        <translation>用一秒钟改进解法</translation>
    </message>
    <message>
        <source>Take the first answer at once, and the shorter ones found in a second</source>
        <translation>立即采用第一个解法，并采用一秒内找到的更短解法</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Optimal (the shortest, proven)</source>
        <translation>最优（最短，已证明）</translation>
    </message>
    <message>
        <source>Proves that nothing is shorter, which takes a minute or two for most cubes, longer in quarter turns. It can rest, or be stopped with the best so far.</source>
        <translation>证明没有更短的解，多数魔方需一两分钟，按 90° 转动计则更久。可以暂停，或停止并保留目前最好的解。</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>最少步</translation>
    </message>
    <message>
        <source>Fewest moves (as competitors do)</source>
        <translation>最少步（比赛选手的做法）</translation>
    </message>
    <message>
        <source>EO, DR, HTR and a finish, each on the scramble, its inverse or both, written down as in a competition, with a sentence for each stage.</source>
        <translation>EO、DR、HTR 和收尾，每个阶段都可以在打乱、逆打乱或两者上做，像比赛那样写下来，并各有一句说明。</translation>
    </message>
    <message>
        <source>Look for about a second</source>
        <translation>搜索约一秒</translation>
    </message>
    <message>
        <source>Try the same number of ways on every cube, and take the shortest</source>
        <translation>对每个魔方尝试同样多的路线，取最短的</translation>
    </message>
    <message>
        <source>Big cube</source>
        <translation>高阶</translation>
    </message>
    <message>
        <source>Big cube (short, for every size)</source>
        <translation>高阶（短，适合任意阶）</translation>
    </message>
    <message>
        <source>Finds a first answer soon, and shorter ones while it looks on. The first cube of a size takes longer, for what it needs is made then.</source>
        <translation>很快找到第一个答案，继续搜索会更短。某一阶数首次求解较慢，因为要先准备所需数据。</translation>
    </message>
    <message>
        <source>Stop when it is good for its size</source>
        <translation>达到该阶数的好结果就停止</translation>
    </message>
    <message>
        <source>Look for shorter answers as long as is worth while: a second on a 4×4×4, half a minute on a 10×10×10, some minutes on the largest</source>
        <translation>在值得的时间内寻找更短的答案：4×4×4 一秒，10×10×10 半分钟，最大的几分钟</translation>
    </message>
    <message>
        <source>CFOP (by hand, as fast cubers do)</source>
        <translation>CFOP（手解，高手的方法）</translation>
    </message>
    <message>
        <source>Cross, four pairs, then the top in two looks, each step with a sentence that says what it does. The cases have the names that cubers know.</source>
        <translation>十字、四组 F2L，然后两步完成顶层，每步都有一句说明。各情况使用玩家熟悉的名称。</translation>
    </message>
    <message>
        <source>{title} (by hand, step by step)</source>
        <translation>{title}（手解，一步一步）</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>left block</source>
        <translation>左桥</translation>
    </message>
    <message>
        <source>right block</source>
        <translation>右桥</translation>
    </message>
    <message>
        <source>AUF</source>
        <translation>AUF</translation>
    </message>
    <message>
        <source>CFOP</source>
        <translation>CFOP</translation>
    </message>
    <message>
        <source>Roux</source>
        <translation>桥式</translation>
    </message>
    <message>
        <source>ZZ</source>
        <translation>ZZ</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>{stage} {n}</source>
        <translation>{stage} {n}</translation>
    </message>
    <message>
        <source>first block</source>
        <translation>第一桥</translation>
    </message>
    <message>
        <source>second block</source>
        <translation>第二桥</translation>
    </message>
    <message>
        <source>CMLL</source>
        <translation>CMLL</translation>
    </message>
    <message>
        <source>LSE</source>
        <translation>LSE</translation>
    </message>
    <message>
        <source>EOLine</source>
        <translation>EOLine</translation>
    </message>
    <message>
        <source>EOCross</source>
        <translation>EOCross</translation>
    </message>
    <message>
        <source>Beginner (by hand, layer by layer)</source>
        <translation>入门（手解，层先法）</translation>
    </message>
    <message>
        <source>Layer by layer, with two algs for each part of the top, each step with a sentence that says what it does and why.</source>
        <translation>一层一层地还原，顶层每部分只用两个公式，每步都说明做什么和为什么。</translation>
    </message>
    <message>
        <source>The cards of the course, from this cube to a solved one: one next step each time.</source>
        <translation>教程的卡片，从这个魔方到还原：每次只有一个下一步。</translation>
    </message>
    <message>
        <source>Layer by layer, as in most booklets: a daisy first, and few algs to remember.</source>
        <translation>像大多数说明书一样一层一层来：先做小花，只需记少量公式。</translation>
    </message>
    <message>
        <source>Layer by layer, with two algs for each part of the top.</source>
        <translation>一层一层来，顶层的每一部分用两个公式。</translation>
    </message>
    <message>
        <source>A cross, four pairs, and two algs for the top: how speedcubers do it.</source>
        <translation>十字、四组，再用两个公式完成顶层：速拧玩家的做法。</translation>
    </message>
    <message>
        <source>One layer corner by corner, then the other one in two looks.</source>
        <translation>逐个角块完成一层，再分两步完成另一层。</translation>
    </message>
    <message>
        <source>Centres, then edges, then CFOP as on a 3×3×3.</source>
        <translation>先中心，再棱块，然后像 3×3×3 一样用 CFOP。</translation>
    </message>
    <message>
        <source>The solution that is there has no steps to explain.</source>
        <translation>现有的解法没有可讲解的步骤。</translation>
    </message>
    <message>
        <source>There is no lesson for cubes of this size yet.</source>
        <translation>这个阶数的魔方还没有课程。</translation>
    </message>
    <message>
        <source>Explain my cube</source>
        <translation>讲解我的魔方</translation>
    </message>
    <message>
        <source>See how people solve it</source>
        <translation>看看人们怎么还原</translation>
    </message>
    <message>
        <source>Do it on your own cube</source>
        <translation>在你自己的魔方上做</translation>
    </message>
    <message>
        <source>Step before</source>
        <translation>上一步骤</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步骤</translation>
    </message>
    <message>
        <source>not on the way</source>
        <translation>不在路线上</translation>
    </message>
    <message>
        <source>{done} of {count} moves</source>
        <translation>{done}/{count} 步</translation>
    </message>
    <message>
        <source>part {done} of {count}</source>
        <translation>第 {done} 部分，共 {count} 部分</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Classic (by hand, as in most booklets)</source>
        <translation>经典（手解，多数教程的方法）</translation>
    </message>
    <message>
        <source>A daisy, the cross, then layer by layer with as few algs as can be: more turns than the other beginner&apos;s way, but less to remember.</source>
        <translation>小花、十字，然后一层一层地还原，公式最少：比另一种入门法步数多，但要记的更少。</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>降阶</translation>
    </message>
    <message>
        <source>Reduction (by hand, as a 3×3×3)</source>
        <translation>降阶（手解，化为 3×3×3）</translation>
    </message>
    <message>
        <source>Centres, then edges, then CFOP as on a 3×3×3, each step with a sentence that says what it does and why. It takes more turns than Big cube, but a person can follow it.</source>
        <translation>先中心块，再棱块，然后像 3×3×3 一样用 CFOP，每步都说明做什么和为什么。步数比“高阶”多，但人能看懂。</translation>
    </message>
    <message>
        <source>Ortega</source>
        <translation>Ortega</translation>
    </message>
    <message>
        <source>Ortega (by hand, in three steps)</source>
        <translation>Ortega（手解，三步）</translation>
    </message>
    <message>
        <source>A face of any colour, the face opposite, then both layers at once.</source>
        <translation>任意颜色的一面，再做对面，然后同时完成两层。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>Layers (by hand, one after the other)</source>
        <translation>逐层（手解，一层接一层）</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>start from the current cube</source>
        <translation>从当前魔方开始</translation>
    </message>
    <message>
        <source>fill in implied stickers</source>
        <translation>填入可推出的色块</translation>
    </message>
    <message>
        <source>The moves of this solve cannot be read: {reason}</source>
        <translation>无法读取这次还原的步骤：{reason}</translation>
    </message>
    <message>
        <source>The moves of this solve and their times do not fit together.</source>
        <translation>这次还原的步骤与时间不符。</translation>
    </message>
    <message>
        <source>replay {time}</source>
        <translation>回放 {time}</translation>
    </message>
    <message>
        <source>waiting for its turn</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>编译中</translation>
    </message>
    <message>
        <source>building what it needs</source>
        <translation>正在构建所需的表</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载中</translation>
    </message>
    <message>
        <source>bringing all centres to their axes</source>
        <translation>把所有中心块带到各自的轴上</translation>
    </message>
    <message>
        <source>bringing four edges to a slice</source>
        <translation>把四条棱带到一个夹层</translation>
    </message>
    <message>
        <source>bringing the centres of an axis together</source>
        <translation>把一个轴的中心块聚到一起</translation>
    </message>
    <message>
        <source>bringing the first centres together</source>
        <translation>把最初的中心块聚到一起</translation>
    </message>
    <message>
        <source>bringing the other centres to their axes</source>
        <translation>把其余中心块带到各自的轴上</translation>
    </message>
    <message>
        <source>bringing the wings together</source>
        <translation>合并翼棱</translation>
    </message>
    <message>
        <source>building the two-phase tables and search</source>
        <translation>正在建立两阶段表和搜索</translation>
    </message>
    <message>
        <source>choosing how free layers turn</source>
        <translation>选择自由层的转法</translation>
    </message>
    <message>
        <source>compiling the 4×4×4 search</source>
        <translation>正在编译 4×4×4 搜索</translation>
    </message>
    <message>
        <source>compiling the 5×5×5 search</source>
        <translation>正在编译 5×5×5 搜索</translation>
    </message>
    <message>
        <source>compiling the choice of scored scrambles</source>
        <translation>正在编译评分打乱的选择</translation>
    </message>
    <message>
        <source>building the two-phase tables of quarter turns</source>
        <translation>正在建立 90° 转动的两阶段表</translation>
    </message>
    <message>
        <source>building the tables and the search of fewest moves</source>
        <translation>正在建立最少步的表和搜索</translation>
    </message>
    <message>
        <source>compiling the searches for steps and algs</source>
        <translation>正在编译步骤和公式的搜索</translation>
    </message>
    <message>
        <source>compiling the estimate of perfect scrambles</source>
        <translation>正在编译完美打乱的估计</translation>
    </message>
    <message>
        <source>compiling the optimal search</source>
        <translation>正在编译最优搜索</translation>
    </message>
    <message>
        <source>compiling the search for perfect scrambles</source>
        <translation>正在编译完美打乱的搜索</translation>
    </message>
    <message>
        <source>compiling the turns of layers</source>
        <translation>正在编译层的转动</translation>
    </message>
    <message>
        <source>pairing four edges</source>
        <translation>合并四条棱</translation>
    </message>
    <message>
        <source>pairing the other edges and solving the centres</source>
        <translation>合并其余的棱并还原中心</translation>
    </message>
    <message>
        <source>parting the wings</source>
        <translation>分开翼棱</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>搜索中</translation>
    </message>
    <message>
        <source>starting the compiler</source>
        <translation>正在启动编译器</translation>
    </message>
    <message>
        <source>working out what free layers do</source>
        <translation>计算自由层的作用</translation>
    </message>
    <message>
        <source>2×2×2 table</source>
        <translation>2×2×2 表</translation>
    </message>
    <message>
        <source>4×4×4 tables</source>
        <translation>4×4×4 表</translation>
    </message>
    <message>
        <source>5×5×5 tables</source>
        <translation>5×5×5 表</translation>
    </message>
    <message>
        <source>corner table</source>
        <translation>角块表</translation>
    </message>
    <message>
        <source>default optimal table</source>
        <translation>默认最优表</translation>
    </message>
    <message>
        <source>default optimal table for quarter turns</source>
        <translation>默认最优表（90° 转动）</translation>
    </message>
    <message>
        <source>full table of phase 1</source>
        <translation>第一阶段完整表</translation>
    </message>
    <message>
        <source>large optimal table</source>
        <translation>大号最优表</translation>
    </message>
    <message>
        <source>large optimal table for quarter turns</source>
        <translation>大号最优表（90° 转动）</translation>
    </message>
    <message>
        <source>small optimal table</source>
        <translation>小号最优表</translation>
    </message>
    <message>
        <source>small optimal table for quarter turns</source>
        <translation>小号最优表（90° 转动）</translation>
    </message>
    <message>
        <source>two-phase tables</source>
        <translation>两阶段表</translation>
    </message>
    <message>
        <source>bars, {n} cells to go</source>
        <translation>中心条，还剩 {n} 格</translation>
    </message>
    <message>
        <source>centres, {n} to go</source>
        <translation>中心块，还剩 {n} 个</translation>
    </message>
    <message>
        <source>estimating, about {n} cubes</source>
        <translation>正在估计，约 {n} 个魔方</translation>
    </message>
    <message>
        <source>searching, {n} cubes so far</source>
        <translation>正在搜索，已找到 {n} 个魔方</translation>
    </message>
    <message>
        <source>building the {table}</source>
        <translation>正在建立：{table}</translation>
    </message>
    <message>
        <source>keeping the {table}</source>
        <translation>正在保存：{table}</translation>
    </message>
    <message>
        <source>loading the {table} as far as it is built</source>
        <translation>正在载入已建好的部分：{table}</translation>
    </message>
    <message>
        <source>loading the {table}</source>
        <translation>正在载入：{table}</translation>
    </message>
    <message>
        <source>the {table} needs {size} of memory, and only {free} are free; choose a smaller table</source>
        <translation>{table}需要 {size} 内存，只有 {free} 可用；请选择较小的表</translation>
    </message>
    <message>
        <source>the {table} needs {size} of the disk, and only {free} are free in {folder}; make room or choose a smaller table</source>
        <translation>{table}需要 {size} 磁盘空间，{folder} 中只有 {free} 可用；请腾出空间或选择较小的表</translation>
    </message>
    <message>
        <source>{size} of disk and memory, {time} to build once</source>
        <translation>占用磁盘和内存 {size}，首次建立{time}</translation>
    </message>
    <message>
        <source>about {n} min</source>
        <translation>约 {n} 分钟</translation>
    </message>
    <message>
        <source>about {n} s</source>
        <translation>约 {n} 秒</translation>
    </message>
    <message>
        <source>improving</source>
        <translation>改进中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>已证明最优</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有答案</translation>
    </message>
    <message>
        <source>{name} table</source>
        <translation>{name}表</translation>
    </message>
    <message>
        <source>for {seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>到{target}</translation>
    </message>
    <message>
        <source>By hand. The search for a shorter one is over.</source>
        <translation>这是手解。对更短解法的搜索已结束。</translation>
    </message>
    <message>
        <source>By hand; a shorter one is on its way.</source>
        <translation>这是手解；更短的解法马上就来。</translation>
    </message>
    <message>
        <source>At most {most}, at least {least}.</source>
        <translation>至多 {most}，至少 {least}。</translation>
    </message>
    <message>
        <source>{n} billion</source>
        <translation>{n}×10⁹</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} 毫秒</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} 天</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} 小时</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>A batch is being made or saved. Wait until it is there, or cancel it first.</source>
        <translation>正在生成或保存一批打乱。请等它完成，或先取消。</translation>
    </message>
    <message>
        <source>scrambled, {length}</source>
        <translation>已打乱，{length}</translation>
    </message>
    <message>
        <source>scrambled</source>
        <translation>已打乱</translation>
    </message>
    <message>
        <source>A batch has {most} moves at most in all: ask for fewer or shorter scrambles.</source>
        <translation>一批总共最多 {most} 步：请减少数量或缩短打乱。</translation>
    </message>
    <message>
        <source>making scrambles</source>
        <translation>正在生成打乱</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Made {made} of {total} scrambles</source>
        <translation>已生成 {made} / {total} 个打乱</translation>
    </message>
    <message>
        <source>open a cube</source>
        <translation>打开魔方</translation>
    </message>
    <message>
        <source>change the size to {size}</source>
        <translation>改为 {size} 阶</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>The last sticker followed from the others and is filled in.</source>
        <translation>最后一个色块可由其余推出，已填入。</translation>
    </message>
    <message>
        <source>The last {n} stickers followed from the others and are filled in.</source>
        <translation>最后 {n} 个色块可由其余推出，已填入。</translation>
    </message>
    <message>
        <source>learn step by step</source>
        <translation>逐步学习</translation>
    </message>
    <message>
        <source>Your cube is solved, so this is a scrambled one; undo brings yours back.</source>
        <translation>你的魔方已经还原，所以这是一个打乱的魔方；撤销可恢复你的魔方。</translation>
    </message>
    <message>
        <source>This cannot be a target yet: {fault}</source>
        <translation>这还不能作为目标：{fault}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>还没有可复制的内容。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>{source}: {fault}.</source>
        <translation>{source}：{fault}。</translation>
    </message>
    <message>
        <source>paint what was read</source>
        <translation>录入读到的内容</translation>
    </message>
    <message>
        <source>Read {what}.</source>
        <translation>已读取{what}。</translation>
    </message>
    <message>
        <source>The painted cube is being looked at.</source>
        <translation>正在检查涂好的魔方。</translation>
    </message>
    <message>
        <source>{n} sticker left</source>
        <translation>还剩 {n} 个色块</translation>
    </message>
    <message>
        <source>{n} stickers left</source>
        <translation>还剩 {n} 个色块</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>合法</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>涂色中</translation>
    </message>
    <message>
        <source>not a legal cube yet</source>
        <translation>还不是合法的魔方</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>Sheet to print (*.pdf)</source>
        <translation>可打印的 PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>数据 (*.json)</translation>
    </message>
    <message>
        <source>Save the scrambles</source>
        <translation>保存打乱</translation>
    </message>
    <message>
        <source>a batch is saved as {endings}: {name} is none of these</source>
        <translation>一批打乱可保存为 {endings}：{name} 不属于这些</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
        <source>the data saved in {name} cannot be read</source>
        <translation>保存为 {name} 的内容无法理解</translation>
    </message>
    <message>
        <source>was damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>new step</source>
        <translation>新阶段</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere, so nothing is saved yet. Save again to replace it.</source>
        <translation>{file} 在别处被更改过，所以还没有保存。再次保存将覆盖它。</translation>
    </message>
    <message>
        <source>{method} is saved, and among the methods of Solve.</source>
        <translation>{method} 已保存，并已加入“求解”的方法中。</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere, so it is still there. Delete again to remove it.</source>
        <translation>{file} 在别处被更改过，所以还没有删除。再次删除将移除它。</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}</source>
        <translation>无法删除 {path}：{reason}</translation>
    </message>
    <message>
        <source>the file {path} {fault} and cannot be renamed: {reason}</source>
        <translation>文件 {path} {fault}，且无法重命名：{reason}</translation>
    </message>
    <message>
        <source>the file {name} {fault}; it is kept as {other}, and a new one is begun</source>
        <translation>文件 {name} {fault}；已另存为 {other}，并新建了一个</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>is of another kind: “{format}”</source>
        <translation>是另一种格式：“{format}”</translation>
    </message>
    <message>
        <source>was written by a newer cubeapp (version {number} of its format)</source>
        <translation>由更新版本的 cubeapp 写成（格式版本 {number}）</translation>
    </message>
    <message>
        <source>{path} cannot be made: {reason}</source>
        <translation>无法创建 {path}：{reason}</translation>
    </message>
    <message>
        <source>Compiling the solvers, once</source>
        <translation>首次编译求解器</translation>
    </message>
    <message>
        <source>Starting to build what the solver needs, once</source>
        <translation>首次构建求解器所需的表</translation>
    </message>
    <message>
        <source>Loading the solvers</source>
        <translation>正在加载求解器</translation>
    </message>
    <message>
        <source>The answer did not solve the cube when replayed; it was thrown away.</source>
        <translation>重放时答案未能还原魔方，已丢弃。</translation>
    </message>
    <message>
        <source>{what}: {activity}</source>
        <translation>{what}：{activity}</translation>
    </message>
    <message>
        <source>The cube was changed meanwhile, so the answer was dropped.</source>
        <translation>魔方在此期间已改变，因此丢弃了答案。</translation>
    </message>
    <message>
        <source>cube as it is now</source>
        <translation>当前的魔方</translation>
    </message>
    <message>
        <source>By hand. By now there is a shorter one, of about {n} moves.</source>
        <translation>这是手解。现在有了更短的解法，大约 {n} 步。</translation>
    </message>
    <message>
        <source>solution of {length}</source>
        <translation>{length}的解法</translation>
    </message>
    <message>
        <source>Text at {percent} % of the usual size.</source>
        <translation>文字为默认大小的 {percent} %。</translation>
    </message>
    <message>
        <source>WCA: white top, green front</source>
        <translation>WCA：白顶绿前</translation>
    </message>
    <message>
        <source>Japanese: white opposite blue</source>
        <translation>日式：白对蓝</translation>
    </message>
    <message>
        <source>Red front, white top</source>
        <translation>白顶红前</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>色盲友好</translation>
    </message>
    <message>
        <source>My own colours</source>
        <translation>我的配色</translation>
    </message>
    <message>
        <source>Colour of the upper face</source>
        <translation>顶面的颜色</translation>
    </message>
    <message>
        <source>Colour of the right face</source>
        <translation>右面的颜色</translation>
    </message>
    <message>
        <source>Colour of the front face</source>
        <translation>前面的颜色</translation>
    </message>
    <message>
        <source>Colour of the lower face</source>
        <translation>底面的颜色</translation>
    </message>
    <message>
        <source>Colour of the left face</source>
        <translation>左面的颜色</translation>
    </message>
    <message>
        <source>Colour of the back face</source>
        <translation>后面的颜色</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>配色方案</translation>
    </message>
    <message>
        <source>Which colour each face has when the cube is solved (↑ ↓)</source>
        <translation>还原时每个面的颜色（↑ ↓）</translation>
    </message>
    <message>
        <source>{one} and {other} are hard to tell apart.</source>
        <translation>{one}色和{other}色很难区分。</translation>
    </message>
    <message>
        <source>{one} and {other} look alike where there are no colours, as in a print; letters or shapes on the stickers tell them apart.</source>
        <translation>没有颜色时（例如打印）{one}色和{other}色看上去相同；贴纸上的字母或图形可以区分它们。</translation>
    </message>
    <message>
        <source>the time {time}</source>
        <translation>成绩 {time}</translation>
    </message>
    <message>
        <source>delete {time}</source>
        <translation>删除 {time}</translation>
    </message>
    <message>
        <source>new session {name}</source>
        <translation>新建分组 {name}</translation>
    </message>
    <message>
        <source>rename to {name}</source>
        <translation>重命名为 {name}</translation>
    </message>
    <message>
        <source>the note on the session</source>
        <translation>分组的备注</translation>
    </message>
    <message>
        <source>the number of phases</source>
        <translation>分段数</translation>
    </message>
    <message>
        <source>delete session {name}</source>
        <translation>删除分组 {name}</translation>
    </message>
    <message>
        <source>The times last only until the window is closed: {reason}</source>
        <translation>成绩仅保留到窗口关闭：{reason}</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>表格 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>12 seconds</source>
        <translation>12 秒</translation>
    </message>
    <message>
        <source>8 seconds</source>
        <translation>8 秒</translation>
    </message>
    <message>
        <source>Delete the session “{name}” with its {count} times?</source>
        <translation>删除分组“{name}”及其 {count} 个成绩？</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>删除分组</translation>
    </message>
    <message>
        <source>Times (*.txt *.csv *.json);;All files (*)</source>
        <translation>成绩 (*.txt *.csv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>csTimer (*.txt);;All files (*)</source>
        <translation>csTimer (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add the times of csTimer, Twisty Timer, CubeTime, a table or a list</source>
        <translation>添加 csTimer、Twisty Timer、CubeTime、表格或列表中的成绩</translation>
    </message>
    <message>
        <source>Save the times of all sessions in a file that csTimer imports</source>
        <translation>把所有分组的成绩保存为 csTimer 可以导入的文件</translation>
    </message>
    <message>
        <source>Save the times of all sessions as a table: a file in CSV</source>
        <translation>把所有分组的成绩保存为表格：CSV 文件</translation>
    </message>
    <message>
        <source>Bring my times</source>
        <translation>导入我的成绩</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}.</source>
        <translation>未导入 {file}：{reason}。</translation>
    </message>
    <message>
        <source>import {file}</source>
        <translation>导入 {file}</translation>
    </message>
    <message>
        <source>Imported {n} time.</source>
        <translation>已导入 {n} 个成绩。</translation>
    </message>
    <message>
        <source>Imported {n} times.</source>
        <translation>已导入 {n} 个成绩。</translation>
    </message>
    <message>
        <source>{n} was there already.</source>
        <translation>有 {n} 个原本就在。</translation>
    </message>
    <message>
        <source>{n} were there already.</source>
        <translation>有 {n} 个原本就在。</translation>
    </message>
    <message>
        <source>{n} entry cannot be read:</source>
        <translation>有 {n} 条无法读取：</translation>
    </message>
    <message>
        <source>{n} entries cannot be read:</source>
        <translation>有 {n} 条无法读取：</translation>
    </message>
    <message>
        <source>Export the times</source>
        <translation>导出成绩</translation>
    </message>
    <message>
        <source>Added to: {sessions}.</source>
        <translation>已加入：{sessions}。</translation>
    </message>
    <message>
        <source>Added to {n} sessions.</source>
        <translation>已加入 {n} 组。</translation>
    </message>
    <message>
        <source>Watching the solve again</source>
        <translation>正在回放这次还原</translation>
    </message>
    <message>
        <source>Hold Space, let go to start</source>
        <translation>按住空格，松开开始</translation>
    </message>
    <message>
        <source>Click here, then use Space</source>
        <translation>点击这里，然后用空格</translation>
    </message>
    <message>
        <source>Space scrambles the cube on screen</source>
        <translation>空格打乱屏幕上的魔方</translation>
    </message>
    <message>
        <source>Space begins the inspection</source>
        <translation>空格开始观察</translation>
    </message>
    <message>
        <source>Hold on …</source>
        <translation>按住…</translation>
    </message>
    <message>
        <source>Let go to start</source>
        <translation>松开开始</translation>
    </message>
    <message>
        <source>The first turn starts the clock</source>
        <translation>第一步开始计时</translation>
    </message>
    <message>
        <source>Solve the cube; Esc gives up</source>
        <translation>还原魔方；Esc 放弃</translation>
    </message>
    <message>
        <source>Any key stops</source>
        <translation>任意键停止</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>观察</translation>
    </message>
    <message>
        <source>Any key ends phase {number} of {count}</source>
        <translation>按任意键结束第 {number} 段，共 {count} 段</translation>
    </message>
    <message>
        <source>turn to start</source>
        <translation>转动即开始</translation>
    </message>
    <message>
        <source>hold Space, let go to start</source>
        <translation>按住空格，松开开始</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止回放</translation>
    </message>
    <message>
        <source>Stay where the replay is</source>
        <translation>停在回放的当前位置</translation>
    </message>
    <message>
        <source>Scramble and start</source>
        <translation>打乱并开始</translation>
    </message>
    <message>
        <source>Show the scrambled cube; its first turn starts</source>
        <translation>显示打乱的魔方；第一步开始计时</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>No time is saved (Esc)</source>
        <translation>不保存成绩（Esc）</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>观察</translation>
    </message>
    <message>
        <source>Begin the 15 seconds of inspection</source>
        <translation>开始 15 秒观察</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>下一段</translation>
    </message>
    <message>
        <source>End this phase (any key)</source>
        <translation>结束这一段（任意键）</translation>
    </message>
    <message>
        <source>Stop the clock (any key)</source>
        <translation>停止计时（任意键）</translation>
    </message>
    <message>
        <source>Start the clock at once</source>
        <translation>立即开始计时</translation>
    </message>
    <message>
        <source>The scramble is still being made: try again in a moment.</source>
        <translation>打乱还在生成：请稍后再试。</translation>
    </message>
    <message>
        <source>scramble for a timed solve</source>
        <translation>计时用打乱</translation>
    </message>
    <message>
        <source>Given up: no time was saved.</source>
        <translation>已放弃：未保存成绩。</translation>
    </message>
    <message>
        <source>The clock goes on: solve the cube, or give up with Esc.</source>
        <translation>计时仍在继续：请还原魔方，或按 Esc 放弃。</translation>
    </message>
    <message>
        <source>The clock goes on: any key stops.</source>
        <translation>计时仍在继续：按任意键停止。</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>窗口已关闭</translation>
    </message>
    <message>
        <source>Another cube is shown now: the solve is given up.</source>
        <translation>已换成另一个魔方：本次还原已放弃。</translation>
    </message>
    <message>
        <source>The cube shows something else.</source>
        <translation>魔方显示的是其他内容。</translation>
    </message>
    <message>
        <source>Write down the moves of the timeline</source>
        <translation>写下时间轴上的步骤</translation>
    </message>
    <message>
        <source>Only moves from or to a solved cube can be written down, and some thousands at most</source>
        <translation>只能写下从还原状态出发或到达还原状态的步骤，最多几千步</translation>
    </message>
    <message>
        <source>Sho&amp;w the case it solves</source>
        <translation>显示它解决的情况(&amp;W)</translation>
    </message>
    <message>
        <source>Show the &amp;alg</source>
        <translation>显示公式(&amp;G)</translation>
    </message>
    <message>
        <source>Show the alg on the cube again</source>
        <translation>在魔方上重新显示该公式</translation>
    </message>
    <message>
        <source>&amp;Take the moves</source>
        <translation>取用步骤(&amp;T)</translation>
    </message>
    <message>
        <source>nothing: from the solved cube</source>
        <translation>空：从还原状态开始</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>前置步骤</translation>
    </message>
    <message>
        <source>Moves that lead from the solved cube to where the alg begins</source>
        <translation>从还原状态到公式起点的步骤</translation>
    </message>
    <message>
        <source>Type an alg, or paste one or a link: the cube does each move as it is typed.</source>
        <translation>输入公式，或粘贴公式或链接：魔方会随输入转动。</translation>
    </message>
    <message>
        <source>Add a setup</source>
        <translation>添加前置步骤</translation>
    </message>
    <message>
        <source>Begin somewhere else than at the solved cube</source>
        <translation>不从已还原的魔方开始</translation>
    </message>
    <message>
        <source>Alg</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Begin so that the alg ends where the setup leads: the solved cube if there is none</source>
        <translation>使公式结束于前置步骤所达的状态；没有前置步骤则为还原状态</translation>
    </message>
    <message>
        <source>Moves in cube notation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], [R: U], FACE_RIGHT …</source>
        <translation>魔方记号的步骤：R U&apos; F2、Rw、2R、M、x、(R U)3、[R, U]、[R: U]、FACE_RIGHT …</translation>
    </message>
    <message>
        <source>The cube shows the move at the caret. Lines that end with // and words are bands of
the timeline. Turns of the cube by hand are written at the end.</source>
        <translation>魔方显示光标处的步骤。以 // 加文字结尾的行是时间轴上的段落。
用手转动的步骤会写在末尾。</translation>
    </message>
    <message>
        <source>2R, the inner slice</source>
        <translation>2R，即内层</translation>
    </message>
    <message>
        <source>Rw, the two outer layers</source>
        <translation>Rw，即外侧两层</translation>
    </message>
    <message>
        <source>r means {what} (menu Cube); Rw and 2R say which.</source>
        <translation>r 表示 {what}（见“魔方”菜单）；Rw 和 2R 则明确区分。</translation>
    </message>
    <message>
        <source>Line {line}, character {column}: {fault}</source>
        <translation>第 {line} 行第 {column} 个字符：{fault}</translation>
    </message>
    <message>
        <source>Setup: line {line}, character {column}: {fault}</source>
        <translation>前置步骤：第 {line} 行第 {column} 个字符：{fault}</translation>
    </message>
    <message>
        <source>Character {column}: {fault}</source>
        <translation>第 {column} 个字符：{fault}</translation>
    </message>
    <message>
        <source>Setup: character {column}: {fault}</source>
        <translation>前置步骤：第 {column} 个字符：{fault}</translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation>输入步骤</translation>
    </message>
    <message>
        <source>Moves in cube notation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], FACE_RIGHT …
Enter does them, Shift+Enter breaks the line, Up and Down bring earlier ones back.</source>
        <translation>魔方记号的步骤：R U&apos; F2、Rw、2R、M、x、(R U)3、[R, U]、FACE_RIGHT …
回车执行，Shift+回车换行，上下键找回之前的输入。</translation>
    </message>
    <message>
        <source>Do the typed moves (Enter)</source>
        <translation>执行输入的步骤（回车）</translation>
    </message>
    <message>
        <source>Do the typed moves</source>
        <translation>执行输入的步骤</translation>
    </message>
    <message>
        <source>no move to do</source>
        <translation>没有可执行的步骤</translation>
    </message>
    <message>
        <source>{n} move: Enter does it</source>
        <translation>{n} 步：回车执行</translation>
    </message>
    <message>
        <source>{n} moves: Enter does them</source>
        <translation>{n} 步：回车执行</translation>
    </message>
    <message>
        <source>Cube, 3D view</source>
        <translation>魔方，3D 视图</translation>
    </message>
    <message>
        <source>Drag a sticker to turn its layer, the background to look around; the wheel zooms.</source>
        <translation>拖动色块转动其所在层，拖动背景改变视角；滚轮缩放。</translation>
    </message>
    <message>
        <source>The cube in words</source>
        <translation>魔方的文字描述</translation>
    </message>
    <message>
        <source>The arrow keys walk through the text; select and copy it</source>
        <translation>方向键在文本中移动；可选择并复制</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>复制全部文本</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭此窗口（Esc）</translation>
    </message>
    <message>
        <source>Every shortest solution of this cube can be listed here, and any of them played.</source>
        <translation>这里可以列出此魔方的所有最短解法，并播放任意一个。</translation>
    </message>
    <message>
        <source>Counts all positions once more, level by level, slowly enough to be watched.</source>
        <translation>再统计一遍所有状态，一层一层，慢到看得清。</translation>
    </message>
    <message>
        <source>How far it is from solved is known once all positions are counted.</source>
        <translation>统计完所有状态后，就知道它离还原有多远。</translation>
    </message>
    <message>
        <source>Face &amp;turns</source>
        <translation>面转(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quarter turns</source>
        <translation>90° 转动(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>对数刻度(&amp;L)</translation>
    </message>
    <message>
        <source>Show one of the ha&amp;rdest</source>
        <translation>显示最难的之一(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch the search grow</source>
        <translation>观看搜索过程(&amp;W)</translation>
    </message>
    <message>
        <source>List every shortest solutio&amp;n</source>
        <translation>列出所有最短解法(&amp;N)</translation>
    </message>
    <message>
        <source>Play the chosen solution (Enter in the list)</source>
        <translation>播放所选解法（在列表中按回车）</translation>
    </message>
    <message>
        <source>Cop&amp;y all</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>Put every solution on the clipboard, one a line</source>
        <translation>把所有解法复制到剪贴板，每行一个</translation>
    </message>
    <message>
        <source>Show one of the {n} ha&amp;rdest</source>
        <translation>显示 {n} 个最难状态之一(&amp;R)</translation>
    </message>
    <message>
        <source>Show one of the {n} positions that need {distance}, drawn by chance; undo brings the cube back</source>
        <translation>从需要 {distance} 的 {n} 个状态中随机显示一个；撤销可恢复魔方</translation>
    </message>
    <message>
        <source>Level {level}: {new} new positions. Together {found} of {total}, {share}.</source>
        <translation>第 {level} 层：{new} 个新状态。共 {found} / {total}，{share}。</translation>
    </message>
    <message>
        <source>Solution {number}: play it with Enter or a double click</source>
        <translation>解法 {number}：按回车或双击播放</translation>
    </message>
    <message>
        <source>Any turn of a face counts 1 (HTM)</source>
        <translation>任何面的转动都算 1（HTM）</translation>
    </message>
    <message>
        <source>A half turn counts 2 (QTM)</source>
        <translation>180° 转动算 2（QTM）</translation>
    </message>
    <message>
        <source>Each step of the scale is ten times as many positions</source>
        <translation>刻度每一格代表十倍的状态数</translation>
    </message>
    <message>
        <source>Count all positions once more, level by level, slowly enough to be watched</source>
        <translation>再统计一遍所有状态，一层一层，慢到看得清</translation>
    </message>
    <message>
        <source>Find all the ways to solve this cube in the fewest moves</source>
        <translation>找出用最少步数还原此魔方的所有方法</translation>
    </message>
    <message>
        <source>Part of all positions found</source>
        <translation>已找到的状态所占比例</translation>
    </message>
    <message>
        <source>Shortest solutions</source>
        <translation>最短解法</translation>
    </message>
    <message>
        <source>Positions by their distance</source>
        <translation>按距离统计的状态</translation>
    </message>
    <message>
        <source>This cube is solved.</source>
        <translation>此魔方已还原。</translation>
    </message>
    <message>
        <source>This cube is {distance} from solved: {nearer} of all positions are nearer, {farther} farther.</source>
        <translation>此魔方距还原 {distance}：{nearer} 的状态更近，{farther} 的更远。</translation>
    </message>
    <message>
        <source>This cube is solved: there is nothing to turn.</source>
        <translation>此魔方已还原：无需转动。</translation>
    </message>
    <message>
        <source>One solution of {distance}, no other is as short.</source>
        <translation>一个 {distance}的解法，没有同样短的。</translation>
    </message>
    <message>
        <source>{n} solutions of {distance}, none shorter.</source>
        <translation>{n} 个 {distance}的解法，没有更短的。</translation>
    </message>
    <message>
        <source>These turn only U, R and F; the same with the cube held in another way is not counted.</source>
        <translation>都只转 U、R 和 F；换个拿法的相同解法不计。</translation>
    </message>
    <message>
        <source>Show the chosen bookmark; undo comes back (Enter)</source>
        <translation>显示所选收藏；撤销可返回（回车）</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Give the chosen bookmark another name (F2)</source>
        <translation>给所选收藏改名（F2）</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the chosen bookmark (Delete)</source>
        <translation>移除所选收藏（Delete）</translation>
    </message>
    <message>
        <source>&amp;Bring the removed one back</source>
        <translation>恢复移除的(&amp;B)</translation>
    </message>
    <message>
        <source>Put “{name}” where it stood</source>
        <translation>把“{name}”放回原处</translation>
    </message>
    <message>
        <source>press a key here</source>
        <translation>在此按一个键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Press the key that is to do something else, with Shift if you like</source>
        <translation>按下要改变作用的键，可以带 Shift</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>绑定(&amp;B)</translation>
    </message>
    <message>
        <source>Give the command this key from now on</source>
        <translation>从现在起给命令使用此键</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>Leave the command without a key</source>
        <translation>不给此命令按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Give this command its default key again</source>
        <translation>让此命令恢复默认按键</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>全部恢复默认(&amp;A)</translation>
    </message>
    <message>
        <source>Give every command its default keys again</source>
        <translation>让所有命令恢复默认按键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Choose a command to give it another key</source>
        <translation>选择一个命令来更改按键</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>另一个按键</translation>
    </message>
    <message>
        <source>Press the keys here, such as Ctrl and a letter together</source>
        <translation>在此按下按键，例如同时按 Ctrl 和一个字母</translation>
    </message>
    <message>
        <source>Another &amp;key</source>
        <translation>另一个按键(&amp;K)</translation>
    </message>
    <message>
        <source>Let this key do it from now on</source>
        <translation>从现在起让此键这样做</translation>
    </message>
    <message>
        <source>Let this key do again what the map says</source>
        <translation>让此键恢复键位设定的作用</translation>
    </message>
    <message>
        <source>&amp;This key&apos;s default</source>
        <translation>此键恢复默认(&amp;T)</translation>
    </message>
    <message>
        <source>Reset every key to the chosen layout</source>
        <translation>让所有按键恢复默认的作用</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>键位</translation>
    </message>
    <message>
        <source>Which keys to begin with; your changes belong to one map</source>
        <translation>从哪套键位开始；你的更改只属于该键位</translation>
    </message>
    <message>
        <source>Keyboard drawn</source>
        <translation>显示的键盘</translation>
    </message>
    <message>
        <source>Which keyboard is drawn; it changes nothing else</source>
        <translation>显示哪种键盘；不影响其他</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What the key does</source>
        <translation>按键的作用</translation>
    </message>
    <message>
        <source>What the key is to do</source>
        <translation>此键要做什么</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>No key does {command} any more then.</source>
        <translation>这样就没有按键执行 {command} 了。</translation>
    </message>
    <message>
        <source>{keys} already does this; both keys will work.</source>
        <translation>{keys} 已有此作用；这样两者都可以。</translation>
    </message>
    <message>
        <source>Turning the cube</source>
        <translation>转动魔方</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Choose a key to change what it does</source>
        <translation>选择一个按键来重新绑定</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>键位(&amp;M)</translation>
    </message>
    <message>
        <source>Key&amp;board</source>
        <translation>键盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Does</source>
        <translation>作用(&amp;D)</translation>
    </message>
    <message>
        <source>The rules are about 3×3×3 cubes, and this is a {name}: choose size 3 to check a cube.</source>
        <translation>规则针对 3×3×3 魔方，而这是 {name}：请选择 3 阶来检查。</translation>
    </message>
    <message>
        <source>&amp;Outline the stickers at fault</source>
        <translation>标出违规的色块(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play how to make it</source>
        <translation>播放制作过程(&amp;P)</translation>
    </message>
    <message>
        <source>Play the 18 moves that make the chosen cube from a solved one</source>
        <translation>播放从还原状态做出所选魔方的 18 步</translation>
    </message>
    <message>
        <source>Mark the stickers that break the chosen rules in both views; point at a rule to see its own</source>
        <translation>在两个视图中标出违反所选规则的色块；指向某条规则可看它的</translation>
    </message>
    <message>
        <source>The 48 perfect cubes</source>
        <translation>48 个完美魔方</translation>
    </message>
    <message>
        <source>This cube</source>
        <translation>此魔方</translation>
    </message>
    <message>
        <source>The six rules</source>
        <translation>六条规则</translation>
    </message>
    <message>
        <source>Further requirements</source>
        <translation>更多要求</translation>
    </message>
    <message>
        <source>All cubes that obey the chosen rules</source>
        <translation>所有符合所选规则的魔方</translation>
    </message>
    <message>
        <source>The 48 that obey all six</source>
        <translation>符合全部六条的 48 个</translation>
    </message>
    <message>
        <source>One cube, seen from 24 sides and in the mirror; 18 moves make it.</source>
        <translation>同一个魔方，从 24 个方向及其镜像观看；18 步可得。</translation>
    </message>
    <message>
        <source>Use a 3×3×3</source>
        <translation>改用 3×3×3</translation>
    </message>
    <message>
        <source>Go on with a solved 3×3×3; undo goes back</source>
        <translation>显示已还原的 3×3×3；撤销可返回</translation>
    </message>
    <message>
        <source>No rule is chosen: every cube would do.</source>
        <translation>没有选择规则：任何魔方都可以。</translation>
    </message>
    <message>
        <source>This cube obeys {held} of the {all} chosen rules.</source>
        <translation>此魔方符合所选 {all} 条规则中的 {held} 条。</translation>
    </message>
    <message>
        <source>At home: {pieces}</source>
        <translation>在原位：{pieces}</translation>
    </message>
    <message>
        <source>{some} of {all}, not {missing}</source>
        <translation>{some} / {all}，缺 {missing}</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} / {all}</translation>
    </message>
    <message>
        <source>Patterns of U R F D L B: {patterns}. At home: {home}. Colour sets on faces: {sets}.</source>
        <translation>U R F D L B 的图案：{patterns}。在原位：{home}。面上的颜色组合：{sets}。</translation>
    </message>
    <message>
        <source>A perfect scramble: this cube obeys all six rules.</source>
        <translation>完美打乱：此魔方符合全部六条规则。</translation>
    </message>
    <message>
        <source>More than perfect: this cube obeys all six rules and the chosen wishes.</source>
        <translation>超越完美：此魔方符合全部六条规则和所选要求。</translation>
    </message>
    <message>
        <source>This cube obeys every chosen rule.</source>
        <translation>此魔方符合所有所选规则。</translation>
    </message>
    <message>
        <source>Nothing has all of these words. A number finds a case or a length.</source>
        <translation>没有同时含有这些词的结果。数字可查找情况或步数。</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>摆出(&amp;U)</translation>
    </message>
    <message>
        <source>Copy its moves as text, or else its facelets</source>
        <translation>以文本复制步骤；没有则复制魔方文本</translation>
    </message>
    <message>
        <source>Give this pattern of yours another name</source>
        <translation>给你的这个图案改名</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>恢复(&amp;B)</translation>
    </message>
    <message>
        <source>Add what was deleted once more</source>
        <translation>重新添加刚删除的</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>No moves are known for it yet, but it can be set up.</source>
        <translation>尚无已知步骤，但可以直接摆出。</translation>
    </message>
    <message>
        <source>Sho&amp;w all pictures</source>
        <translation>显示全部图片(&amp;W)</translation>
    </message>
    <message>
        <source>Go back to the library</source>
        <translation>返回图案库</translation>
    </message>
    <message>
        <source>Solve my cube &amp;to it</source>
        <translation>把我的魔方还原成它(&amp;T)</translation>
    </message>
    <message>
        <source>Save the cube on screen, or typed moves, under a name</source>
        <translation>以名称保存屏幕上的魔方或输入的步骤</translation>
    </message>
    <message>
        <source>Delete this pattern of yours (Delete)</source>
        <translation>删除自己的这个花样（Delete）</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索图库</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>C&amp;lear the search</source>
        <translation>清除搜索(&amp;L)</translation>
    </message>
    <message>
        <source>Show the whole collection again (Esc)</source>
        <translation>重新显示整个分类（Esc）</translation>
    </message>
    <message>
        <source>Name, group or number</source>
        <translation>名称、分组或编号</translation>
    </message>
    <message>
        <source>Searches the patterns and all cases: words of names and groups, as in T perm; a number is a case&apos;s or a length in turns (↓ to the pictures, Esc to clear)</source>
        <translation>搜索花样和所有情况：名称与组别中的词，如 T perm；数字为情况编号或步数（↓ 到图片，Esc 清空）</translation>
    </message>
    <message>
        <source>The order of the pictures (↑ ↓)</source>
        <translation>图片的排列方式（↑ ↓）</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Add my own pattern</source>
        <translation>添加我的图案(&amp;A)</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>图案内容</translation>
    </message>
    <message>
        <source>What it moves</source>
        <translation>移动哪些块</translation>
    </message>
    <message>
        <source>Play from the solved cube how the case is set up and solved</source>
        <translation>从还原状态播放如何摆出并解决此情况</translation>
    </message>
    <message>
        <source>Put the case on screen; → then walks through its alg (Enter)</source>
        <translation>把此情况放到屏幕上；然后用 → 逐步走公式（回车）</translation>
    </message>
    <message>
        <source>Play from the solved cube how the pattern is made</source>
        <translation>从还原状态播放如何做出此图案</translation>
    </message>
    <message>
        <source>Put the pattern on screen (Enter)</source>
        <translation>把图案放到屏幕上（回车）</translation>
    </message>
    <message>
        <source>Have the cube on screen solved to this</source>
        <translation>让屏幕上的魔方求解到此状态</translation>
    </message>
    <message>
        <source>A {name} can be solved to patterns with known moves only</source>
        <translation>{name} 只能求解到已知步骤的图案</translation>
    </message>
    <message>
        <source>This is a {name}: choose its size</source>
        <translation>这是 {name}：请选择它的阶数</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is saved among your own patterns.</source>
        <translation>“{name}”已保存到自己的花样中。</translation>
    </message>
    <message>
        <source>{moves} … and {n} more, which Copy takes as well</source>
        <translation>{moves} …另有 {n} 步，“复制”会全部包括</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source> of {size}</source>
        <translation> / {size}</translation>
    </message>
    <message>
        <source>All inner layers</source>
        <translation>所有内层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>and all outside it</source>
        <translation>及其外侧各层</translation>
    </message>
    <message>
        <source>The layer that the buttons below turn, counted from their side</source>
        <translation>下方按钮转动的层，从各自的面数起</translation>
    </message>
    <message>
        <source>Turn the layer together with those between it and its side</source>
        <translation>连同它与该面之间的各层一起转动</translation>
    </message>
    <message>
        <source>Whole cube</source>
        <translation>整体转动</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>Bring another side to the front</source>
        <translation>把另一面转到前面</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>名称：{name}</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>按键：{key}</translation>
    </message>
    <message>
        <source>Middle layers</source>
        <translation>中层</translation>
    </message>
    <message>
        <source>Layer {n} alone</source>
        <translation>仅第 {n} 层</translation>
    </message>
    <message>
        <source>Two layers at once</source>
        <translation>两层同转</translation>
    </message>
    <message>
        <source>{n} layers at once</source>
        <translation>{n} 层同转</translation>
    </message>
    <message>
        <source>Turn the whole cube {turned}, as seen from the {side}</source>
        <translation>从{side}看，整体{turned}转动</translation>
    </message>
    <message>
        <source>Turn the middle layer {turned}, as seen from the {side}</source>
        <translation>从{side}看，中层{turned}转动</translation>
    </message>
    <message>
        <source>Turn the inner layers {turned}, as seen from the {side}</source>
        <translation>从{side}看，内层{turned}转动</translation>
    </message>
    <message>
        <source>Turn the {side} side {turned}</source>
        <translation>{side}面{turned}转动</translation>
    </message>
    <message>
        <source>Turn layer {depth} from the {side} {turned}</source>
        <translation>从{side}数第 {depth} 层{turned}转动</translation>
    </message>
    <message>
        <source>Turn the {depth} layers at the {side} {turned}</source>
        <translation>{side}侧 {depth} 层{turned}转动</translation>
    </message>
    <message>
        <source>Turn the whole cube so that the {side} side comes to the front ({name})</source>
        <translation>整体转动，使{side}面朝前（{name}）</translation>
    </message>
    <message>
        <source>with {side}</source>
        <translation>随 {side}</translation>
    </message>
    <message>
        <source>Cube, unfolded</source>
        <translation>魔方展开图</translation>
    </message>
    <message>
        <source>Drag along a row or column to turn it, or press the arrows around the net.</source>
        <translation>沿行或列拖动即可转动，或点击展开图周围的箭头。</translation>
    </message>
    <message>
        <source>Keys: 1–6 or {letters} paint and go on · 0 erases · Backspace goes back · arrows walk · Page Up and Page Down change the face</source>
        <translation>按键：1–6 或 {letters} 涂色并前进 · 0 擦除 · 退格键后退 · 方向键移动 · Page Up 和 Page Down 换面</translation>
    </message>
    <message>
        <source>Read the colours from photos of the six faces</source>
        <translation>从六个面的照片读取颜色</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Type or paste the cube as text</source>
        <translation>以文字输入或粘贴魔方</translation>
    </message>
    <message>
        <source>Take the cube that is there; what is painted is kept</source>
        <translation>使用现有的魔方；已涂的颜色会保留</translation>
    </message>
    <message>
        <source>Add the photos on the page beside this. They stay when you paint on.</source>
        <translation>在旁边的页面添加照片。继续涂色时照片会保留。</translation>
    </message>
    <message>
        <source>It is solved as it is. You can paint on from it as well.</source>
        <translation>将按现状求解。你也可以在它的基础上继续涂色。</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>填满其余</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>从剪贴板粘贴</translation>
    </message>
    <message>
        <source>Check the cube</source>
        <translation>检查魔方</translation>
    </message>
    <message>
        <source>How to enter the cube</source>
        <translation>输入魔方的方式</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>回字</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>字母 H</translation>
    </message>
    <message>
        <source>Three stripes</source>
        <translation>三条纹</translation>
    </message>
    <message>
        <source>Four equal corners</source>
        <translation>四角同色</translation>
    </message>
    <message>
        <source>Paint what you want to see, and every cube that fits is found, with moves to it.</source>
        <translation>涂出你想看到的样子，就会找出所有符合的魔方，以及做出它们的步骤。</translation>
    </message>
    <message>
        <source>54 cells, nine for each side, in the order U R F D L B, or nine for every side: a colour by the side that it belongs to, a small letter, or a dot where it does not matter</source>
        <translation>54 格，每面九格，按 U R F D L B 的顺序；或只写九格，用于每一面：写颜色所属的面，或小写字母，不计的写点</translation>
    </message>
    <message>
        <source>{n} cubes so far</source>
        <translation>目前 {n} 个魔方</translation>
    </message>
    <message>
        <source>Begin with a pattern</source>
        <translation>从一种图案开始</translation>
    </message>
    <message>
        <source>On every side</source>
        <translation>用于每一面</translation>
    </message>
    <message>
        <source>Give every side the letters of the front</source>
        <translation>把前面的字母用于每一面</translation>
    </message>
    <message>
        <source>Take the stickers of the cube on screen</source>
        <translation>使用屏幕上魔方的色块</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>The pattern as text</source>
        <translation>图案的文本</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称性</translation>
    </message>
    <message>
        <source>Only cubes that look the same after this, about whichever axis, colours renamed</source>
        <translation>只找这样变换后（绕任意轴）、颜色改名后看上去不变的魔方</translation>
    </message>
    <message>
        <source>Find every cube that fits</source>
        <translation>找出所有符合的魔方</translation>
    </message>
    <message>
        <source>Cubes that fit</source>
        <translation>符合的魔方</translation>
    </message>
    <message>
        <source>S&amp;hortest</source>
        <translation>求最短(&amp;T)</translation>
    </message>
    <message>
        <source>Find the shortest moves to the chosen cube, and prove that; it may take minutes</source>
        <translation>找出做成所选魔方的最短步骤并证明最短；可能需要几分钟</translation>
    </message>
    <message>
        <source>Shortest for a&amp;ll</source>
        <translation>全部求最短(&amp;L)</translation>
    </message>
    <message>
        <source>Find the shortest moves to one cube after the other</source>
        <translation>逐个找出做成每个魔方的最短步骤</translation>
    </message>
    <message>
        <source>Put the moves to every cube on the clipboard, one a line</source>
        <translation>把做成每个魔方的步骤复制到剪贴板，每行一个</translation>
    </message>
    <message>
        <source>&amp;Keep as pattern</source>
        <translation>存为图案(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the chosen cube among your own patterns</source>
        <translation>把所选魔方保存到你自己的图案中</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>输入名称，然后按回车</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is among your own patterns of the library now.</source>
        <translation>“{name}”已加入你自己的图案，可在公式库中找到。</translation>
    </message>
    <message>
        <source>Any, or none</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>{n} turns ✓</source>
        <translation>{n} 步 ✓</translation>
    </message>
    <message>
        <source>This is the solved cube.</source>
        <translation>这是已还原的魔方。</translation>
    </message>
    <message>
        <source>{n} turns; there may be shorter ways.</source>
        <translation>{n} 步；可能有更短的解法。</translation>
    </message>
    <message>
        <source>{n} turns; no way is shorter.</source>
        <translation>{n} 步；没有更短的解法。</translation>
    </message>
    <message>
        <source>Symmetry {name}</source>
        <translation>对称性 {name}</translation>
    </message>
    <message>
        <source>The first {n} cubes; there may be more.</source>
        <translation>前 {n} 个魔方；可能还有更多。</translation>
    </message>
    <message>
        <source>One cube fits, whichever side you look from.</source>
        <translation>只有一个魔方符合，换个方向看也还是它。</translation>
    </message>
    <message>
        <source>{n} cubes fit, none the image of another.</source>
        <translation>有 {n} 个魔方符合，换个拿法或镜像也互不相同。</translation>
    </message>
    <message>
        <source>The first {n} cubes. There are more, too many to count.</source>
        <translation>前 {n} 个魔方。还有更多，多得数不清。</translation>
    </message>
    <message>
        <source>The first {n} cubes. {all} fit, images of each other among them.</source>
        <translation>前 {n} 个魔方。共有 {all} 个符合，其中有些只是换个拿法或镜像。</translation>
    </message>
    <message>
        <source>The first {n} of {different} cubes; with all their images, {all} fit.</source>
        <translation>前 {n} 个魔方，共 {different} 个；连同换个拿法和镜像的，共有 {all} 个符合。</translation>
    </message>
    <message>
        <source>F&amp;ill in implied stickers</source>
        <translation>自动填入可推出的色块(&amp;I)</translation>
    </message>
    <message>
        <source>Erase all colours, but for fixed centres</source>
        <translation>擦除所有颜色，固定的中心块除外</translation>
    </message>
    <message>
        <source>Start from the current cube</source>
        <translation>从当前魔方开始</translation>
    </message>
    <message>
        <source>Paint on from the cube as it was before painting</source>
        <translation>从涂色前的魔方接着涂</translation>
    </message>
    <message>
        <source>Turn the whole cube; no layer turns</source>
        <translation>转动整个魔方，不转动层</translation>
    </message>
    <message>
        <source>Fill the {side}</source>
        <translation>填满{side}面</translation>
    </message>
    <message>
        <source>Give the whole side where the cursor is, the {side}, this colour: {colour}</source>
        <translation>把光标所在的整个面（{side}）涂成这种颜色：{colour}</translation>
    </message>
    <message>
        <source>fill the {side} with {colour}</source>
        <translation>用{colour}填满{side}面</translation>
    </message>
    <message>
        <source>The cubes that fit</source>
        <translation>符合的魔方</translation>
    </message>
    <message>
        <source>Paint the stickers that can have one colour only, as soon as they do; a dot marks them.
What you paint yourself is never changed.</source>
        <translation>色块只剩一种可能颜色时立即涂上，并用圆点标出。
你自己涂的永远不会改变。</translation>
    </message>
    <message>
        <source>Paint the stickers of a cube that you have in your hand</source>
        <translation>涂出你手中魔方的色块</translation>
    </message>
    <message>
        <source>Go on painting</source>
        <translation>继续涂色</translation>
    </message>
    <message>
        <source>Go back to the colours</source>
        <translation>返回颜色</translation>
    </message>
    <message>
        <source>Solve this cube</source>
        <translation>还原这个魔方</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪里不对</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>The cube on the stage can be solved.</source>
        <translation>舞台上的魔方可以还原。</translation>
    </message>
    <message>
        <source>Take this cube, and find the moves that solve it</source>
        <translation>使用这个魔方并找出还原步骤</translation>
    </message>
    <message>
        <source>Type or paste it</source>
        <translation>输入或粘贴</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>一次涂多个</translation>
    </message>
    <message>
        <source>The cube on the stage</source>
        <translation>舞台上的魔方</translation>
    </message>
    <message>
        <source>{n} of {count} stickers</source>
        <translation>{n} / {count} 个色块</translation>
    </message>
    <message>
        <source>Give every sticker that has no colour yet this one: {colour}</source>
        <translation>给所有未涂色的色块涂上：{colour}色</translation>
    </message>
    <message>
        <source>No legal cube has all of these stickers; at least one of them is wrong.</source>
        <translation>没有合法的魔方含有所有这些色块；至少有一个是错的。</translation>
    </message>
    <message>
        <source>Turn it: {hold}</source>
        <translation>转为：{hold}</translation>
    </message>
    <message>
        <source>Turn your cube until it is held like this.</source>
        <translation>转动整个魔方，直到这样拿着。</translation>
    </message>
    <message>
        <source>Hold your cube as you like</source>
        <translation>随意拿着魔方</translation>
    </message>
    <message>
        <source>Keep it so while you paint.</source>
        <translation>涂色时请保持不变。</translation>
    </message>
    <message>
        <source>Repair the fault first; the stickers are outlined on the cube.</source>
        <translation>请先修正错误；相关色块已在魔方上圈出。</translation>
    </message>
    <message>
        <source>Repair {n} faults first; the stickers are outlined on the cube.</source>
        <translation>请先修正 {n} 处错误；相关色块已在魔方上圈出。</translation>
    </message>
    <message>
        <source>Turns can solve this cube.</source>
        <translation>这个魔方可以还原。</translation>
    </message>
    <message>
        <source>Compare the stickers with a dot to your cube, and paint those that differ.</source>
        <translation>请将带圆点的色块与手中的魔方对照，不同的请涂成实际颜色。</translation>
    </message>
    <message>
        <source>{n} implied sticker was filled in: see the dot.</source>
        <translation>已自动填入 {n} 张可推出的色块：见圆点。</translation>
    </message>
    <message>
        <source>{n} implied stickers were filled in: see the dots.</source>
        <translation>已自动填入 {n} 张可推出的色块：见圆点。</translation>
    </message>
    <message>
        <source>{n} sticker with a dot changed; what you painted stays.</source>
        <translation>{n} 个带圆点的色块变了；你涂的保持不变。</translation>
    </message>
    <message>
        <source>{n} stickers with a dot changed; what you painted stays.</source>
        <translation>{n} 个带圆点的色块变了；你涂的保持不变。</translation>
    </message>
    <message>
        <source>Only one cube fits: use it, and the last sticker is filled in.</source>
        <translation>只有一个魔方符合：使用它，最后一个色块会填好。</translation>
    </message>
    <message>
        <source>Only one cube fits: use it, and the last {n} stickers are filled in.</source>
        <translation>只有一个魔方符合：使用它，最后 {n} 个色块会填好。</translation>
    </message>
    <message>
        <source>One sticker to go.</source>
        <translation>还差一个色块。</translation>
    </message>
    <message>
        <source>{n} stickers to go.</source>
        <translation>还差 {n} 个色块。</translation>
    </message>
    <message>
        <source>{number} cubes fit.</source>
        <translation>符合的魔方：{number} 个。</translation>
    </message>
    <message>
        <source>fill the rest with {colour}</source>
        <translation>其余涂满{colour}色</translation>
    </message>
    <message>
        <source>turn the painted cube</source>
        <translation>转动涂色的魔方</translation>
    </message>
    <message>
        <source>paint from text</source>
        <translation>由文本涂色</translation>
    </message>
    <message>
        <source>&amp;Timer</source>
        <translation>计时(&amp;T)</translation>
    </message>
    <message>
        <source>Time your solves, of a cube in the hand or on screen</source>
        <translation>为还原计时，可用手中的魔方或屏幕上的魔方</translation>
    </message>
    <message>
        <source>Bring my times…</source>
        <translation>导入我的成绩…</translation>
    </message>
    <message>
        <source>Times for csTimer…</source>
        <translation>导出成绩给 csTimer…</translation>
    </message>
    <message>
        <source>Times as a table…</source>
        <translation>导出成绩为表格…</translation>
    </message>
    <message>
        <source>Options, the last scrambles, batches and more</source>
        <translation>选项、最近的打乱、批量打乱等</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Set at &amp;once</source>
        <translation>直接打乱(&amp;O)</translation>
    </message>
    <message>
        <source>Make a scramble and show the cube at once</source>
        <translation>生成打乱并立即显示魔方</translation>
    </message>
    <message>
        <source>This scramble</source>
        <translation>当前打乱</translation>
    </message>
    <message>
        <source>Batch and sheets</source>
        <translation>批量打乱与打印</translation>
    </message>
    <message>
        <source>The moves will be here, to copy or to repeat.</source>
        <translation>步骤会显示在这里，可以复制或重做。</translation>
    </message>
    <message>
        <source>Stop making scrambles; the cube stays (Esc)</source>
        <translation>停止生成打乱；魔方不变（Esc）</translation>
    </message>
    <message>
        <source>Play &amp;it</source>
        <translation>播放(&amp;I)</translation>
    </message>
    <message>
        <source>Watch this scramble on the solved cube</source>
        <translation>在还原的魔方上观看此打乱</translation>
    </message>
    <message>
        <source>Sho&amp;w it</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the cube that this scramble makes</source>
        <translation>显示此打乱得到的魔方</translation>
    </message>
    <message>
        <source>Put its seed into the options; it makes this scramble again, one of a batch at its number in the batch</source>
        <translation>把它的种子填入选项；可再次得到此打乱，同一批中按编号对应</translation>
    </message>
    <message>
        <source>Mine loo&amp;ks different…</source>
        <translation>我的不一样(&amp;K)…</translation>
    </message>
    <message>
        <source>Find the slip in a scramble that you made on your own cube, and mend it</source>
        <translation>找出你在自己魔方上打乱时的失误并改正</translation>
    </message>
    <message>
        <source>The last scramble appears here, to be done or made again.</source>
        <translation>最近一次打乱会显示在这里，可以执行或重新生成。</translation>
    </message>
    <message>
        <source>Copy the scramble</source>
        <translation>复制打乱</translation>
    </message>
    <message>
        <source>Seed a&amp;gain</source>
        <translation>再用种子(&amp;G)</translation>
    </message>
    <message>
        <source>The last scrambles</source>
        <translation>最近的打乱</translation>
    </message>
    <message>
        <source>The scramble</source>
        <translation>当前打乱</translation>
    </message>
    <message>
        <source>Making scrambles</source>
        <translation>生成打乱</translation>
    </message>
    <message>
        <source>How mixed the cube looks</source>
        <translation>魔方看上去有多乱</translation>
    </message>
    <message>
        <source>Make a scramble and watch it being done on the solved cube</source>
        <translation>生成打乱，并在还原的魔方上观看</translation>
    </message>
    <message>
        <source>A state of the {name}, set without moves</source>
        <translation>{name} 的一个状态，不经步骤直接摆出</translation>
    </message>
    <message>
        <source>seed {seed}, number {number}</source>
        <translation>种子 {seed}，第 {number} 个</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>得分 {score}</translation>
    </message>
    <message>
        <source>A cube has a score once all its stickers are painted.</source>
        <translation>所有色块都涂好后才有得分。</translation>
    </message>
    <message>
        <source>Score {score}; the lower, the better mixed it looks.</source>
        <translation>得分 {score}；越低看上去越乱。</translation>
    </message>
    <message>
        <source>The scores of random cubes are being worked out.</source>
        <translation>正在计算随机魔方的得分。</translation>
    </message>
    <message>
        <source>No cube has more than the solved one</source>
        <translation>没有比还原状态更高的</translation>
    </message>
    <message>
        <source>No cube looks better mixed</source>
        <translation>没有看上去更乱的魔方</translation>
    </message>
    <message>
        <source>{place}; random ones have {mean} on average.</source>
        <translation>{place}；随机魔方平均为 {mean}。</translation>
    </message>
    <message>
        <source>Hardly any random cubes look better mixed</source>
        <translation>几乎没有随机魔方看上去更乱</translation>
    </message>
    <message>
        <source>Nearly all random cubes look better mixed</source>
        <translation>几乎所有随机魔方看上去都更乱</translation>
    </message>
    <message>
        <source>Less than 1 % of random cubes look better mixed</source>
        <translation>不到 1 % 的随机魔方看上去更乱</translation>
    </message>
    <message>
        <source>More than 99 % of random cubes look better mixed</source>
        <translation>超过 99 % 的随机魔方看上去更乱</translation>
    </message>
    <message>
        <source>{n} % of random cubes look better mixed</source>
        <translation>{n} % 的随机魔方看上去更乱</translation>
    </message>
    <message>
        <source>All of them, side by side</source>
        <translation>全部并排</translation>
    </message>
    <message>
        <source>Each gets a row of its own, for the same cube.</source>
        <translation>对同一个魔方，每种方法各占一行。</translation>
    </message>
    <message>
        <source>How long, in which metric, with which turns and table, and to which target (Space)</source>
        <translation>多长时间、哪种度量、允许的转动、使用的表和目标（空格）</translation>
    </message>
    <message>
        <source>This goes on for the cube as it was before you changed it; undo takes you back to it. Solve begins with the cube as it is now.</source>
        <translation>搜索仍针对你改动之前的魔方；撤销可回到那里。点“求解”则从现在的魔方开始。</translation>
    </message>
    <message>
        <source>Other solvers</source>
        <translation>其他求解器</translation>
    </message>
    <message>
        <source>Choose who looks for the moves, how and for how long, and compare their answers</source>
        <translation>选择由谁求解、如何求解、用多长时间，并比较结果</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Which solver looks for the answer (↑ ↓)</source>
        <translation>用哪个求解器寻找答案（↑ ↓）</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>What a length counts:</source>
        <translation>长度如何计算：</translation>
    </message>
    <message>
        <source>Solve t&amp;o</source>
        <translation>求解到(&amp;O)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Solve to {target}</source>
        <translation>求解到{target}</translation>
    </message>
    <message>
        <source>Options: {summary}</source>
        <translation>选项：{summary}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>每阶段后暂停</translation>
    </message>
    <message>
        <source>Solve from here</source>
        <translation>从这里求解</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>转回去</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>The cube as it is now, in pixels.</source>
        <translation>魔方现在的样子，像素图。</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图（SVG）</translation>
    </message>
    <message>
        <source>The cube as it is now, sharp in every size.</source>
        <translation>魔方现在的样子，任意大小都清晰。</translation>
    </message>
    <message>
        <source>Film (GIF)</source>
        <translation>动画（GIF）</translation>
    </message>
    <message>
        <source>All moves in motion, for mails, chats and web pages.</source>
        <translation>所有步骤的动画，可用于邮件、聊天和网页。</translation>
    </message>
    <message>
        <source>Strip (PNG)</source>
        <translation>图带（PNG）</translation>
    </message>
    <message>
        <source>The cube at each step or move, in one picture.</source>
        <translation>每个阶段或每一步的魔方，拼成一幅图。</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>All steps with pictures, in one file.</source>
        <translation>所有阶段配图，一个文件。</translation>
    </message>
    <message>
        <source>Pages to print (PDF)</source>
        <translation>可打印页面（PDF）</translation>
    </message>
    <message>
        <source>All steps with pictures, on paper.</source>
        <translation>所有阶段配图，适合打印。</translation>
    </message>
    <message>
        <source>Sheet to follow (PDF)</source>
        <translation>跟随用打印页 (PDF)</translation>
    </message>
    <message>
        <source>Each move with a picture and an arrow, to follow with the cube in your hands.</source>
        <translation>每一步都有图和箭头，供你手拿魔方跟随。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>All steps with their moves, in words.</source>
        <translation>所有阶段及其步骤的文字。</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D 视图</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>展开图</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Like the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Each step</source>
        <translation>每个阶段</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>每一步</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>What is being painted</source>
        <translation>正在涂色的魔方</translation>
    </message>
    <message>
        <source>WCA &amp;moves only</source>
        <translation>只用 WCA 步骤(&amp;M)</translation>
    </message>
    <message>
        <source>Print the pages</source>
        <translation>打印页面</translation>
    </message>
    <message>
        <source>Copy the text to the clipboard</source>
        <translation>把文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy it to the clipboard</source>
        <translation>复制到剪贴板</translation>
    </message>
    <message>
        <source>Without a &amp;background</source>
        <translation>透明背景(&amp;B)</translation>
    </message>
    <message>
        <source>Play fo&amp;r ever</source>
        <translation>循环播放(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Name the moves</source>
        <translation>标注步骤(&amp;N)</translation>
    </message>
    <message>
        <source>Choose where it goes, and make it</source>
        <translation>选择保存位置并生成</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Stop; no unfinished file or page is left behind (Esc)</source>
        <translation>停止；不会留下不完整的文件或页面（Esc）</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>What kind of file it is (↑ ↓)</source>
        <translation>文件的类型（↑ ↓）</translation>
    </message>
    <message>
        <source>What the pictures show (↑ ↓)</source>
        <translation>图片显示什么（↑ ↓）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Whether pictures are light or dark (↑ ↓)</source>
        <translation>图片用浅色还是深色（↑ ↓）</translation>
    </message>
    <message>
        <source>Draw the cube alone, to stand on whatever is there</source>
        <translation>只画魔方，可放在任何背景上</translation>
    </message>
    <message>
        <source>What there is a picture of: each step, or each move with an arrow (↑ ↓)</source>
        <translation>每幅图片对应：每个阶段，或带箭头的每一步（↑ ↓）</translation>
    </message>
    <message>
        <source>What stands above it</source>
        <translation>上方的标题</translation>
    </message>
    <message>
        <source>Write inner layers as two outer blocks, as the rules of competitions know them</source>
        <translation>把内层写成两个外层块，与比赛规则一致</translation>
    </message>
    <message>
        <source>The size of the pages (↑ ↓)</source>
        <translation>页面大小（↑ ↓）</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>At 1× there are two quarter turns a second</source>
        <translation>1× 时每秒转动两次 90°</translation>
    </message>
    <message>
        <source>More make the film smoother, and the file larger</source>
        <translation>越多动画越流畅，文件也越大</translation>
    </message>
    <message>
        <source>How long the last picture is seen</source>
        <translation>最后一帧停留多久</translation>
    </message>
    <message>
        <source>Begin again after the end</source>
        <translation>结束后从头开始</translation>
    </message>
    <message>
        <source>Write the move in play below the cube, with those around it</source>
        <translation>在魔方下方写出当前步骤及其前后步骤</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Take the stickers that are painted so far instead of the cube; the others are grey</source>
        <translation>用已涂的色块代替当前魔方；其余为灰色</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>视图(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>配色(&amp;L)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>宽(&amp;I)</translation>
    </message>
    <message>
        <source>Pixels across, of the picture or of each; the smallest value is the default</source>
        <translation>图片（或每幅图片）的宽度像素；最小值表示默认</translation>
    </message>
    <message>
        <source>Hei&amp;ght</source>
        <translation>高(&amp;G)</translation>
    </message>
    <message>
        <source>Pixels down, of the picture or of each; the smallest value is the default</source>
        <translation>图片（或每幅图片）的高度像素；最小值表示默认</translation>
    </message>
    <message>
        <source>A picture &amp;of</source>
        <translation>每幅图片(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>Temp&amp;o</source>
        <translation>速度(&amp;O)</translation>
    </message>
    <message>
        <source>Pictures a secon&amp;d</source>
        <translation>每秒帧数(&amp;D)</translation>
    </message>
    <message>
        <source>Pa&amp;use at the end</source>
        <translation>结尾停顿(&amp;U)</translation>
    </message>
    <message>
        <source>This kind goes into a file</source>
        <translation>此类型保存为文件</translation>
    </message>
    <message>
        <source>How fast the moves are played, 0.1× to {fastest}</source>
        <translation>步骤的播放速度，0.1× 到 {fastest}</translation>
    </message>
    <message>
        <source>Moves done, of all</source>
        <translation>已走步数 / 总步数</translation>
    </message>
    <message>
        <source>There is nothing more to turn. Home goes back to the start.</source>
        <translation>不用再转了。按 Home 回到开头。</translation>
    </message>
    <message>
        <source>Find a new solution for the cube as it is now</source>
        <translation>为魔方现在的状态寻找新解法</translation>
    </message>
    <message>
        <source>{done} of {count} lessons</source>
        <translation>已学 {done} 课，共 {count} 课</translation>
    </message>
    <message>
        <source>It is time to see whether you still know this.</source>
        <translation>看看你是否还记得。</translation>
    </message>
    <message>
        <source>Two mixed cubes: do the whole unit alone.</source>
        <translation>两个打乱的魔方：独立做完整个单元。</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>我会了</translation>
    </message>
    <message>
        <source>Skip the question</source>
        <translation>跳过问题</translation>
    </message>
    <message>
        <source>I solved a real cube</source>
        <translation>我还原了真的魔方</translation>
    </message>
    <message>
        <source>Another cube is on the stage; your exercise waits.</source>
        <translation>舞台上是另一个魔方；你的练习还在等你。</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>回到练习</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Which of these is it?</source>
        <translation>是其中哪一个？</translation>
    </message>
    <message>
        <source>Show the step</source>
        <translation>演示这一步</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>自己试试</translation>
    </message>
    <message>
        <source>Noted: you solved a real cube.</source>
        <translation>已记下：你复原了一个真正的魔方。</translation>
    </message>
    <message>
        <source>Answer the question first: choose a picture.</source>
        <translation>先回答问题：选一张图。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>{level}, {number} of {count}</source>
        <translation>{level}，第 {number} 个，共 {count} 个</translation>
    </message>
    <message>
        <source>Click the piece that comes next.</source>
        <translation>点下一个要做的块。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>Explain from here</source>
        <translation>从这里讲解</translation>
    </message>
    <message>
        <source>Go on from the cube as it is now, or take back what you turned.</source>
        <translation>从现在的魔方继续，或撤回你转的步骤。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示给我看</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>停止尝试</translation>
    </message>
    <message>
        <source>Turn the cube. The moves are hidden.</source>
        <translation>转动魔方吧，步骤已隐藏。</translation>
    </message>
    <message>
        <source>Another turn than in the lesson. Go on to the goal your own way, or take it back.</source>
        <translation>这一步和课程不同。你可以用自己的方法达到目标，或撤回它。</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Done — that is the step.</source>
        <translation>完成了，就是这一步。</translation>
    </message>
    <message>
        <source>Next: {words}</source>
        <translation>接着：{words}</translation>
    </message>
    <message>
        <source>Put an exercise on the stage; your own cube waits</source>
        <translation>把一个练习放到舞台上；你自己的魔方会保留</translation>
    </message>
    <message>
        <source>Put the exercise on the stage again; your own cube waits</source>
        <translation>把练习重新放到舞台上；你自己的魔方会保留</translation>
    </message>
    <message>
        <source>Go on with what comes next</source>
        <translation>继续下一个</translation>
    </message>
    <message>
        <source>Play the next turns, and stop after them</source>
        <translation>播放接下来的几步，然后停下</translation>
    </message>
    <message>
        <source>Turn the cube yourself, by mouse, keys or typed moves</source>
        <translation>自己转动魔方：用鼠标、按键或输入步骤</translation>
    </message>
    <message>
        <source>Go on without an answer, and read what is to be remembered</source>
        <translation>不回答，直接继续，并读一读要记住的内容</translation>
    </message>
    <message>
        <source>Leave the rest out, and show that you can do it alone</source>
        <translation>跳过其余部分，证明你能独立完成</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>撤回这一步</translation>
    </message>
    <message>
        <source>Note that you solved a cube in your hands, without a hint</source>
        <translation>记下你没用提示就还原了手里的魔方</translation>
    </message>
    <message>
        <source>What is so afterwards</source>
        <translation>完成后的样子</translation>
    </message>
    <message>
        <source>One sentence; {bottom} is the colour there</source>
        <translation>一句话；{bottom} 会换成底面的颜色</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>观察什么</translation>
    </message>
    <message>
        <source>One sentence; nothing is shown if it is empty</source>
        <translation>一句话；留空则不显示</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>怎么做</translation>
    </message>
    <message>
        <source>{moves} are its turns, and {case} is the case of an alg</source>
        <translation>{moves} 是此阶段的转动，{case} 是公式对应的情况</translation>
    </message>
    <message>
        <source>{top}, {bottom}, {front}, {back}, {left} and {right} become the colours of these sides.</source>
        <translation>{top}、{bottom}、{front}、{back}、{left} 和 {right} 会换成这些面的颜色。</translation>
    </message>
    <message>
        <source>A name such as cross or f2l, or pieces: home=DF,DR oriented=*e centres=home. What the steps before have made has to be in it, or the turns have to leave it alone.</source>
        <translation>可以是名称，如 cross 或 f2l，也可以是块：home=DF,DR oriented=*e centres=home。前面各阶段做好的部分必须写进去，或者允许的转动不会动到它。</translation>
    </message>
    <message>
        <source>Click pieces of the solved cube: those in colour are home after this step, grey ones do not matter. Where some are to be turned right only, a click says that first.</source>
        <translation>点击已还原魔方上的块：有颜色的在此阶段后归位，灰色的不计。如果同类中有只需定向的块，第一次点击表示只需定向，再点一次表示归位。</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>此阶段</translation>
    </message>
    <message>
        <source>Named goals</source>
        <translation>已命名的目标</translation>
    </message>
    <message>
        <source>Goals that have a name</source>
        <translation>有名称的目标</translation>
    </message>
    <message>
        <source>Name of the step</source>
        <translation>阶段名称</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>all faces</source>
        <translation>所有面</translation>
    </message>
    <message>
        <source>Which turns may be made, such as R,U,M; U2 is the half turn alone</source>
        <translation>可以用哪些转动，如 R,U,M；U2 只表示 180° 转动</translation>
    </message>
    <message>
        <source>Your own sentences</source>
        <translation>你自己的说明</translation>
    </message>
    <message>
        <source>More of this step</source>
        <translation>此阶段的更多选项</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>记住</translation>
    </message>
    <message>
        <source>Undo the turns that led away</source>
        <translation>撤回偏离的步骤</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Look for it</source>
        <translation>观察</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>为什么可行</translation>
    </message>
    <message>
        <source>Show the turns</source>
        <translation>显示步骤</translation>
    </message>
    <message>
        <source>Look for a moment first</source>
        <translation>先自己看一会儿</translation>
    </message>
    <message>
        <source>Say a little more</source>
        <translation>再多说一点</translation>
    </message>
    <message>
        <source>Undo the turn and go on with the solution</source>
        <translation>撤销这一步，继续按解法进行</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>练习这一步</translation>
    </message>
    <message>
        <source>Open the lesson of this step in the course; your cube waits</source>
        <translation>打开教程中这一步的课程；你的魔方会保留</translation>
    </message>
    <message>
        <source>Play the moves of this step, and stop after them</source>
        <translation>播放这一步的转动，然后停下</translation>
    </message>
    <message>
        <source>Every side has one colour.</source>
        <translation>每一面都是同一种颜色。</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>显示步骤</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Hide the moves</source>
        <translation>隐藏步骤</translation>
    </message>
    <message>
        <source>Next: {move}, {words}</source>
        <translation>下一步：{move}，{words}</translation>
    </message>
    <message>
        <source>The cube has left the solution</source>
        <translation>魔方已偏离解法</translation>
    </message>
    <message>
        <source>The cube has left the lesson</source>
        <translation>魔方已偏离课程</translation>
    </message>
    <message>
        <source>Solve it from here, or take the turn back.</source>
        <translation>从这里开始求解，或撤回这一步。</translation>
    </message>
    <message>
        <source>Every side has one colour. Home goes back to the start.</source>
        <translation>每面一种颜色。按 Home 回到开头。</translation>
    </message>
    <message>
        <source>Scramble and play</source>
        <translation>打乱并玩</translation>
    </message>
    <message>
        <source>Solve my cube</source>
        <translation>还原我的魔方</translation>
    </message>
    <message>
        <source>Turn a cube by mouse or keyboard</source>
        <translation>用鼠标或键盘转动魔方</translation>
    </message>
    <message>
        <source>Paint it or add photos, then follow large, clear moves</source>
        <translation>涂色或添加照片，然后跟着清晰的大字步骤做</translation>
    </message>
    <message>
        <source>Learn step by step</source>
        <translation>逐步学习</translation>
    </message>
    <message>
        <source>From the first cross to the last layer, with the reasons</source>
        <translation>从第一个十字到最后一层，并说明原因</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>你想做什么？</translation>
    </message>
    <message>
        <source>Everything stays on this machine. You can change your mind at any time.</source>
        <translation>一切都保留在这台电脑上。你可以随时改变主意。</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>{alphabet} in the order {order}</source>
        <translation>{alphabet}，顺序为 {order}</translation>
    </message>
    <message>
        <source>a net of {alphabet}</source>
        <translation>{alphabet}的展开图</translation>
    </message>
    <message>
        <source>{alphabet}, face by face</source>
        <translation>{alphabet}，逐面给出</translation>
    </message>
    <message>
        <source>{alphabet}, the faces side by side</source>
        <translation>{alphabet}，各面并排</translation>
    </message>
    <message>
        <source>letters that the centres explain</source>
        <translation>由中心块解释的字母</translation>
    </message>
    <message>
        <source>this text is too long for a cube</source>
        <translation>这段文字太长，不是一个魔方</translation>
    </message>
    <message>
        <source>the faces are written in different letters</source>
        <translation>各面用了不同的字母</translation>
    </message>
    <message>
        <source>face {face} has {count} facelets instead of {expected}</source>
        <translation>{face} 面有 {count} 个色块，应为 {expected} 个</translation>
    </message>
    <message>
        <source>{what}, with {top} on top and {front} in front</source>
        <translation>{what}，{top}色在上，{front}色在前</translation>
    </message>
    <message>
        <source>a printed net has 6·N rows of N digits in square brackets, as in [1, 2, 3]</source>
        <translation>打印的展开图有 6·N 行，每行是方括号中的 N 个数字，如 [1, 2, 3]</translation>
    </message>
    <message>
        <source>{character} at character {position} is none of the net&apos;s digits 0 to 6</source>
        <translation>第 {position} 个字符 {character} 不是展开图的数字 0 到 6</translation>
    </message>
    <message>
        <source>the printed net</source>
        <translation>打印的展开图</translation>
    </message>
    <message>
        <source>face letters</source>
        <translation>面的字母</translation>
    </message>
    <message>
        <source>colour letters</source>
        <translation>颜色字母</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>digits from 0 to 5</source>
        <translation>0 到 5 的数字</translation>
    </message>
    <message>
        <source>face numbers from 1 to 6</source>
        <translation>1 到 6 的面编号</translation>
    </message>
    <message>
        <source>colour names</source>
        <translation>颜色名称</translation>
    </message>
    <message>
        <source>coloured signs</source>
        <translation>彩色符号</translation>
    </message>
    <message>
        <source>a {cube} has {expected} facelets; this text has {count}</source>
        <translation>{cube} 有 {expected} 个色块；这段文字有 {count} 个</translation>
    </message>
    <message>
        <source>{count} for a {cube}</source>
        <translation>{cube} 为 {count} 个</translation>
    </message>
    <message>
        <source>{count} facelets make no cube; the nearest are {wanted}</source>
        <translation>{count} 个色块组不成魔方；最接近的是 {wanted}</translation>
    </message>
    <message>
        <source>{problem}; look at the line with {count}</source>
        <translation>{problem}；请看有 {count} 个的那一行</translation>
    </message>
    <message>
        <source>{character} at character {position} is none of the {alphabet} {letters}, nor a mark for an unknown facelet (. ? - x)</source>
        <translation>第 {position} 个字符 {character} 不属于{alphabet} {letters}，也不是未知色块的记号（. ? - x）</translation>
    </message>
    <message>
        <source>loading the search</source>
        <translation>正在载入搜索</translation>
    </message>
    <message>
        <source>the rules {rules} leave hardly any cubes and none came up; with rules 3 and 4 as well all of them can be found</source>
        <translation>规则 {rules} 几乎没有留下魔方，一个也没抽到；加上规则 3 和 4 就能全部找出</translation>
    </message>
    <message>
        <source>drawing cubes</source>
        <translation>正在抽取魔方</translation>
    </message>
    <message>
        <source>listing the corners</source>
        <translation>正在列出角块</translation>
    </message>
    <message>
        <source>there is no scramble {kind}: choose {kinds}</source>
        <translation>没有打乱方式 {kind}：请选择 {kinds}</translation>
    </message>
    <message>
        <source>a {kind} scramble has no length: leave the length out</source>
        <translation>{kind} 打乱没有长度：请去掉长度</translation>
    </message>
    <message>
        <source>only a scored scramble chooses its moves among candidates</source>
        <translation>只有评分打乱才从候选中选择步骤</translation>
    </message>
    <message>
        <source>only a perfect scramble has rules that it obeys</source>
        <translation>只有完美打乱才有要遵守的规则</translation>
    </message>
    <message>
        <source>perfect scrambles are for the 3×3×3, not for {cube}</source>
        <translation>完美打乱只用于 3×3×3，不用于 {cube}</translation>
    </message>
    <message>
        <source>a scramble&apos;s seed and index are 0 or greater</source>
        <translation>打乱的种子和序号要大于等于 0</translation>
    </message>
    <message>
        <source>turning the cube</source>
        <translation>正在转动魔方</translation>
    </message>
    <message>
        <source>no cube obeys the rules {rules} all at once</source>
        <translation>没有魔方能同时满足规则 {rules}</translation>
    </message>
    <message>
        <source>a scramble has 0 to {most} moves, not {wanted}</source>
        <translation>打乱可以有 0 到 {most} 步，不能是 {wanted}</translation>
    </message>
    <message>
        <source>a scored scramble has 0 to {most} moves, not {wanted}</source>
        <translation>评分打乱可以有 0 到 {most} 步，不能是 {wanted}</translation>
    </message>
    <message>
        <source>weighing up moves</source>
        <translation>正在权衡步骤</translation>
    </message>
    <message>
        <source>a scored scramble of a {cube} weighs up 1 to {most} moves at each step, not {wanted}</source>
        <translation>{cube} 的评分打乱每步权衡 1 到 {most} 个转动，不能是 {wanted}</translation>
    </message>
    <message>
        <source>of {candidates} candidates 1 to {candidates} are kept, not {wanted}</source>
        <translation>{candidates} 个候选中可保留 1 到 {candidates} 个，不能是 {wanted}</translation>
    </message>
    <message>
        <source>of a single candidate 1 is kept, not {wanted}</source>
        <translation>只有一个候选时保留 1 个，不能是 {wanted}</translation>
    </message>
    <message>
        <source>random moves</source>
        <translation>随机步骤</translation>
    </message>
    <message>
        <source>random state</source>
        <translation>随机状态</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>there are competitions for 2×2×2 to 7×7×7, not {size}</source>
        <translation>比赛项目是 2×2×2 到 7×7×7，没有 {size}</translation>
    </message>
    <message>
        <source>{cube}, {kind}, seed {seed}</source>
        <translation>{cube}，{kind}，种子 {seed}</translation>
    </message>
    <message>
        <source>Every centre of two opposite faces is brought to one of the two.</source>
        <translation>把一对相对面的中心块都带到这两面之一。</translation>
    </message>
    <message>
        <source>So is every centre of two others, and with it of the last two.</source>
        <translation>另一对相对面也一样，最后一对随之完成。</translation>
    </message>
    <message>
        <source>The first two faces are told apart.</source>
        <translation>把最初的两面区分开。</translation>
    </message>
    <message>
        <source>The wings of each edge are joined; the faces still to split leave them room.</source>
        <translation>合并每条棱的翼棱；还没区分的面留出空间。</translation>
    </message>
    <message>
        <source>The other four faces get their own centres; all else stays.</source>
        <translation>其余四面得到各自的中心，其他不变。</translation>
    </message>
    <message>
        <source>preparing the centres</source>
        <translation>正在准备中心块</translation>
    </message>
    <message>
        <source>compiling the search for centres and edges</source>
        <translation>正在编译中心和棱块的搜索</translation>
    </message>
    <message>
        <source>stage {n} of {all}: {activity}</source>
        <translation>第 {n} 阶段，共 {all} 个：{activity}</translation>
    </message>
    <message>
        <source>centres {y}</source>
        <translation>中心 {y}</translation>
    </message>
    <message>
        <source>centres {z}, {x}</source>
        <translation>中心 {z}、{x}</translation>
    </message>
    <message>
        <source>centres {y} apart</source>
        <translation>区分中心 {y}</translation>
    </message>
    <message>
        <source>centres {z}, {x} apart</source>
        <translation>区分中心 {z}、{x}</translation>
    </message>
    <message>
        <source>looking for a shorter answer</source>
        <translation>正在寻找更短的答案</translation>
    </message>
    <message>
        <source>Few turns have been made, and these undo them.</source>
        <translation>只转动了几步，这些步骤把它们还原。</translation>
    </message>
    <message>
        <source>a {cube} can be solved with all turns only</source>
        <translation>{cube} 只有允许全部转动才能还原</translation>
    </message>
    <message>
        <source>looking for a few turns that will do</source>
        <translation>寻找几步就能还原的方法</translation>
    </message>
    <message>
        <source>few turns</source>
        <translation>几步还原</translation>
    </message>
    <message>
        <source>there is no way to reduce a {cube}</source>
        <translation>没有给 {cube} 降阶的方法</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer found</source>
        <translation>没有找到不超过 {length} 的答案</translation>
    </message>
    <message>
        <source>first centres</source>
        <translation>最初的中心</translation>
    </message>
    <message>
        <source>The movable centres of two opposite colours come to the two faces of these colours, either to the one or to the other.</source>
        <translation>一对对色的可动中心块来到这两种颜色的面，哪一面都行。</translation>
    </message>
    <message>
        <source>So do the other centres: each face shows only its own colour and the opposite one.</source>
        <translation>其余中心块也一样：每面只有本色和对色。</translation>
    </message>
    <message>
        <source>Of the two wings of each edge one comes to each of two halves of the places, which half turns never mix.</source>
        <translation>每条棱的两个翼棱分别来到位置的两半，180° 转动不会把这两半混在一起。</translation>
    </message>
    <message>
        <source>slice edges</source>
        <translation>夹层的棱</translation>
    </message>
    <message>
        <source>All pieces of four edges come into the ring between two faces.</source>
        <translation>四条棱的所有块来到两面之间的环。</translation>
    </message>
    <message>
        <source>four edges</source>
        <translation>四条棱</translation>
    </message>
    <message>
        <source>These four edges are joined, and the centres beside them become bars of one colour.</source>
        <translation>合并这四条棱，旁边的中心块变成同色的条。</translation>
    </message>
    <message>
        <source>edges and centres</source>
        <translation>棱和中心</translation>
    </message>
    <message>
        <source>The other eight edges are joined, and every face gets its own centre.</source>
        <translation>合并其余八条棱，每面得到自己的中心。</translation>
    </message>
    <message>
        <source>centres {sides}</source>
        <translation>中心 {sides}</translation>
    </message>
    <message>
        <source>The centres of one pair of opposite colours come to one pair of opposite faces.</source>
        <translation>一对对色的中心块来到一对相对的面。</translation>
    </message>
    <message>
        <source>The other centres come to faces of their own colour or the opposite one, and of each edge&apos;s two wings one comes to either half of the places.</source>
        <translation>其余中心块来到本色或对色的面，每条棱的两个翼棱分别来到位置的两半。</translation>
    </message>
    <message>
        <source>Each wing meets the one that belongs to it, and the centres come to their faces.</source>
        <translation>每个翼棱与它的另一半会合，中心块来到各自的面。</translation>
    </message>
    <message>
        <source>looking at all crosses</source>
        <translation>正在查看所有十字</translation>
    </message>
    <message>
        <source>{method} needs {length}, not {longest}</source>
        <translation>{method} 需要 {length}，超过 {longest}</translation>
    </message>
    <message>
        <source>{method} is for {cubes} only</source>
        <translation>{method} 只用于 {cubes}</translation>
    </message>
    <message>
        <source>{method} needs the turns of all faces</source>
        <translation>{method} 需要所有面的转动</translation>
    </message>
    <message>
        <source>{method} needs the turns of all faces; two-phase and optimal can do with some</source>
        <translation>{method} 需要所有面的转动；two-phase 和 optimal 可以只用一部分</translation>
    </message>
    <message>
        <source>the {first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>the {first} to the {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>The layers next to the outer ones left out, it is reduced like a smaller cube.</source>
        <translation>不看紧挨外层的那些层，按较小的魔方降阶。</translation>
    </message>
    <message>
        <source>The centres between two corner centres of a face get one colour.</source>
        <translation>一面上两个角心块之间的中心块变成同色。</translation>
    </message>
    <message>
        <source>inner {cube}</source>
        <translation>内部 {cube}</translation>
    </message>
    <message>
        <source>preparing the search for bars</source>
        <translation>正在准备中心条的搜索</translation>
    </message>
    <message>
        <source>writing down what was found</source>
        <translation>正在写出找到的结果</translation>
    </message>
    <message>
        <source>Every face has its centre and every edge its wings together, so turns of the faces do the rest as on a 3×3×3.</source>
        <translation>每面的中心和每条棱都已合并，剩下的像 3×3×3 一样用面转还原。</translation>
    </message>
    <message>
        <source>From the solved cube these moves make the pattern: {name}.</source>
        <translation>从还原状态开始，这些步骤做出图案：{name}。</translation>
    </message>
    <message>
        <source>shortest solutions are for face turns or quarter turns</source>
        <translation>最短解只按面转或 90° 转动计算</translation>
    </message>
    <message>
        <source>loading the optimal search</source>
        <translation>正在载入最优搜索</translation>
    </message>
    <message>
        <source>the optimal solver is for the 3×3×3 only</source>
        <translation>最优求解只用于 3×3×3</translation>
    </message>
    <message>
        <source>beginning the proof</source>
        <translation>开始证明</translation>
    </message>
    <message>
        <source>All shorter ways have been ruled out. Such a way has no parts with a meaning of their own: most cubies come home in the last few turns.</source>
        <translation>所有更短的解都已排除。这样的解没有有意义的分段：大多数块在最后几步才归位。</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer: at least {least} are needed</source>
        <translation>没有不超过 {length} 的答案：至少需要 {least}</translation>
    </message>
    <message>
        <source>fewest-moves tables</source>
        <translation>最少步表</translation>
    </message>
    <message>
        <source>fmc is for the 3×3×3 only</source>
        <translation>fmc 只用于 3×3×3</translation>
    </message>
    <message>
        <source>stopped before there was an answer</source>
        <translation>在得到答案之前停止了</translation>
    </message>
    <message>
        <source>no shorter answer so far</source>
        <translation>目前没有更短的答案</translation>
    </message>
    <message>
        <source>no answer found: at least {least} are needed</source>
        <translation>没有找到答案：至少需要 {least}</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer found: at least {least} are needed</source>
        <translation>没有找到不超过 {length} 的答案：至少需要 {least}</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>stopped before all answers were known</source>
        <translation>在找全所有答案之前停止了</translation>
    </message>
    <message>
        <source>the limits ended the search before the shortest was known</source>
        <translation>在确定最短解之前就到达了限制</translation>
    </message>
    <message>
        <source>there are more than {n} answers of {length}, too many to list</source>
        <translation>{length} 的答案超过 {n} 个，多得无法列出</translation>
    </message>
    <message>
        <source>the time was over after {n} answers of {length}</source>
        <translation>找到 {n} 个 {length} 的答案后时间用完</translation>
    </message>
    <message>
        <source>looking for a first answer</source>
        <translation>正在寻找第一个答案</translation>
    </message>
    <message>
        <source>at least {length}</source>
        <translation>至少 {length}</translation>
    </message>
    <message>
        <source>found {n} answers of {length}, the fewest there are</source>
        <translation>找到 {n} 个 {length} 的答案，这是最少的步数</translation>
    </message>
    <message>
        <source>nothing is shorter than {length}</source>
        <translation>没有比 {length} 更短的</translation>
    </message>
    <message>
        <source>at most {length}, at least {least}</source>
        <translation>至多 {length}，至少 {least}</translation>
    </message>
    <message>
        <source>{activity}, up to about {time} left</source>
        <translation>{activity}，最多还需约 {time}</translation>
    </message>
    <message>
        <source>there is no table &apos;{name}&apos;; there are {names}</source>
        <translation>没有名为“{name}”的表；可用的有 {names}</translation>
    </message>
    <message>
        <source>{method} has no left-handed variant</source>
        <translation>{method} 没有左手版本</translation>
    </message>
    <message>
        <source>there is no solver &apos;{name}&apos;; there are {names}</source>
        <translation>没有名为“{name}”的求解方法；可用的有 {names}</translation>
    </message>
    <message>
        <source>A table knows how many turns every position is from solved, and each of these turns leads to one that is a turn nearer: there is no shorter way.</source>
        <translation>表中记录了每个状态离还原还差几步，这里的每一步都更近一步：没有更短的解。</translation>
    </message>
    <message>
        <source>listing every shortest answer</source>
        <translation>正在列出所有最短解</translation>
    </message>
    <message>
        <source>the time was over after {n} answers of the same length</source>
        <translation>找到 {n} 个同样长度的答案后时间用完</translation>
    </message>
    <message>
        <source>the full table is for the 2×2×2 only</source>
        <translation>完整表只用于 2×2×2</translation>
    </message>
    <message>
        <source>full table</source>
        <translation>完整表</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer: {needed} are needed</source>
        <translation>没有不超过 {length} 的答案：至少需要 {needed}</translation>
    </message>
    <message>
        <source>counting the moves from solved</source>
        <translation>计算到还原的步数</translation>
    </message>
    <message>
        <source>the two-phase solver is for the 3×3×3 only</source>
        <translation>两阶段求解只用于 3×3×3</translation>
    </message>
    <message>
        <source>no answer with the turns allowed found in that time</source>
        <translation>在这段时间内没有找到只用允许转动的解法</translation>
    </message>
    <message>
        <source>no answer with the turns allowed found</source>
        <translation>用允许的转动没有找到答案</translation>
    </message>
    <message>
        <source>looking for an answer</source>
        <translation>正在寻找答案</translation>
    </message>
    <message>
        <source>up and down</source>
        <translation>上下两面</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>左右两面</translation>
    </message>
    <message>
        <source>front and back</source>
        <translation>前后两面</translation>
    </message>
    <message>
        <source>the top and the bottom</source>
        <translation>上下两面</translation>
    </message>
    <message>
        <source>the right and the left</source>
        <translation>左右两面</translation>
    </message>
    <message>
        <source>the front and the back</source>
        <translation>前后两面</translation>
    </message>
    <message>
        <source>Every {a} or {b} sticker comes to {sides}, and the four edges without {a} and {b} into the layer between. You see it on the other four sides: no {a} or {b} there, and in the layer between each shows only its own colour and the opposite one.</source>
        <translation>所有{a}色和{b}色色块来到{sides}，不带{a}色和{b}色的四个棱块来到中间层。从其余四面可以看出：没有{a}色或{b}色，中间层只有本色和对色。</translation>
    </message>
    <message>
        <source>Now half turns, and quarter turns of {axis}, are enough: {a} and {b} stay on {sides} while everything goes home.</source>
        <translation>现在只需 180° 转动和{axis}的 90° 转动：{a}色和{b}色留在{sides}，其余全部归位。</translation>
    </message>
    <message>
        <source>Both phases in one: the search began at the solved end, so nothing special is reached on the way.</source>
        <translation>两个阶段合一：搜索从还原状态倒着开始，途中没有特别的中间状态。</translation>
    </message>
    <message>
        <source>phase 1</source>
        <translation>第一阶段</translation>
    </message>
    <message>
        <source>phase 2</source>
        <translation>第二阶段</translation>
    </message>
    <message>
        <source>two-phase</source>
        <translation>两阶段</translation>
    </message>
    <message>
        <source>{key} is the key of “{command}”; free it there first.</source>
        <translation>{key} 是“{command}”的按键；请先在那里解除。</translation>
    </message>
    <message>
        <source>{key} opens a menu; choose another key.</source>
        <translation>{key} 用于打开菜单；请另选一个键。</translation>
    </message>
    <message>
        <source>{key} is for editing text; choose another key.</source>
        <translation>{key} 用于编辑文本；请另选一个键。</translation>
    </message>
    <message>
        <source>{key} goes from control to control; choose another key.</source>
        <translation>{key} 用于在控件间切换；请另选一个键。</translation>
    </message>
    <message>
        <source>{key} may turn the cube; add Ctrl or Alt, or take a function key.</source>
        <translation>{key} 可能用于转动魔方；请加上 Ctrl 或 Alt，或用功能键。</translation>
    </message>
    <message>
        <source>{what}: choose another (Space)</source>
        <translation>{what}：选择其他（空格）</translation>
    </message>
    <message>
        <source>{what}, in digits</source>
        <translation>{what}，数值</translation>
    </message>
    <message>
        <source>{what} in digits, as in #ff6a00; Enter takes it</source>
        <translation>{what}的数值，例如 #ff6a00；回车采用</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>图片预览</translation>
    </message>
    <message>
        <source>Picture of how to hold the cube</source>
        <translation>拿法示意图</translation>
    </message>
    <message>
        <source>US, American (ANSI)</source>
        <translation>美国（ANSI）</translation>
    </message>
    <message>
        <source>European, QWERTY (ISO)</source>
        <translation>欧洲 QWERTY（ISO）</translation>
    </message>
    <message>
        <source>German, QWERTZ (ISO)</source>
        <translation>德国 QWERTZ（ISO）</translation>
    </message>
    <message>
        <source>left −</source>
        <translation>左 −</translation>
    </message>
    <message>
        <source>left +</source>
        <translation>左 +</translation>
    </message>
    <message>
        <source>right −</source>
        <translation>右 −</translation>
    </message>
    <message>
        <source>right +</source>
        <translation>右 +</translation>
    </message>
    <message>
        <source>widths 1</source>
        <translation>层数 1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>{key}: nothing</source>
        <translation>{key}：无</translation>
    </message>
    <message>
        <source>Arrow keys walk over the keys; any other key chooses itself.</source>
        <translation>方向键在按键间移动；按其他键即选中该键。</translation>
    </message>
    <message>
        <source>layer {digit}</source>
        <translation>层 {digit}</translation>
    </message>
    <message>
        <source>{key}: {command}, {words}</source>
        <translation>{key}：{command}，{words}</translation>
    </message>
    <message>
        <source>Upper left corner of the face</source>
        <translation>该面的左上角</translation>
    </message>
    <message>
        <source>Upper right corner of the face</source>
        <translation>该面的右上角</translation>
    </message>
    <message>
        <source>Lower right corner of the face</source>
        <translation>该面的右下角</translation>
    </message>
    <message>
        <source>Lower left corner of the face</source>
        <translation>该面的左下角</translation>
    </message>
    <message>
        <source>Drag the four corners onto those of the face.
By keyboard: Tab goes to the next corner, the arrows move it, Shift moves it faster.</source>
        <translation>把四个角拖到该面的角上。
用键盘：Tab 到下一个角，方向键移动，Shift 加快移动。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>{name}: open now; all that is done goes into it</source>
        <translation>{name}：当前已打开；所有操作都会存入</translation>
    </message>
    <message>
        <source>{name}, of {date}: Enter or a double click opens it; F2 renames it, Delete removes it</source>
        <translation>{name}，{date}：回车或双击打开；F2 重命名，Delete 删除</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>{name} is too large a file for a photo; save a smaller copy.</source>
        <translation>{name} 作为照片文件太大；请另存一个较小的副本。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <translation>无法读取 {name}：{reason}。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} 是空的。</translation>
    </message>
    <message>
        <source>{name} is no picture that can be read here; a JPEG or a PNG is.</source>
        <translation>{name} 不是这里能读取的图片；请用 JPEG 或 PNG。</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, too many; save a smaller copy.</source>
        <translation>{name} 有 {width} × {height} 像素，太大了；请另存一个较小的副本。</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete and cannot be shown.</source>
        <translation>{name} 已损坏或不完整：无法得到图片。</translation>
    </message>
    <message>
        <source>There is no picture in it.</source>
        <translation>其中没有图片。</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>图片 ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Photos of the six faces</source>
        <translation>六个面的照片</translation>
    </message>
    <message>
        <source>There is no face left for {count} of the pictures.</source>
        <translation>有 {count} 张图片没有可用的面了。</translation>
    </message>
    <message>
        <source>The pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <source>Sessions (*.cubeapp.json *.json);;All files (*)</source>
        <translation>会话 (*.cubeapp.json *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Save this session</source>
        <translation>保存此会话</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>会话尚未保存</translation>
    </message>
    <message>
        <source>This session cannot be saved: {reason}</source>
        <translation>无法保存此会话：{reason}</translation>
    </message>
    <message>
        <source>What you have done since it was last saved is lost if you quit.</source>
        <translation>如果退出，上次保存之后的操作将会丢失。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到其他位置…</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>仍然退出</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Letters of the faces</source>
        <translation>面字母</translation>
    </message>
    <message>
        <source>Letters of the colours</source>
        <translation>颜色字母</translation>
    </message>
    <message>
        <source>A shape for each colour</source>
        <translation>每种颜色一个图形</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>圆角</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Full, edge to edge</source>
        <translation>满幅，边对边</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Stickerless: coloured all through</source>
        <translation>实色（无贴纸）</translation>
    </message>
    <message>
        <source>A colour of my own</source>
        <translation>自选颜色</translation>
    </message>
    <message>
        <source>What stands on the stickers</source>
        <translation>贴纸上的标记</translation>
    </message>
    <message>
        <source>Shape of the stickers</source>
        <translation>贴纸的形状</translation>
    </message>
    <message>
        <source>Gap between the stickers</source>
        <translation>贴纸间的间隙</translation>
    </message>
    <message>
        <source>What the cube is made of</source>
        <translation>魔方的主体</translation>
    </message>
    <message>
        <source>Colour of the cube&apos;s body</source>
        <translation>魔方主体的颜色</translation>
    </message>
    <message>
        <source>Hidden stickers behind the cube</source>
        <translation>魔方后方显示隐藏面</translation>
    </message>
    <message>
        <source>The cube from behind</source>
        <translation>魔方背面</translation>
    </message>
    <message>
        <source>Look from anywhere</source>
        <translation>任意角度观看</translation>
    </message>
    <message>
        <source>Turn instantly</source>
        <translation>立即转动</translation>
    </message>
    <message>
        <source>Less motion if the system asks</source>
        <translation>系统要求时减少动画</translation>
    </message>
    <message>
        <source>Time for a turn by hand, in milliseconds</source>
        <translation>手动转动的时间，毫秒</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>全部恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Reset everything on this page</source>
        <translation>重置此页上的所有设置</translation>
    </message>
    <message>
        <source>Letters or shapes tell apart what looks alike (↑ ↓)</source>
        <translation>用字母或图形区分相似的颜色（↑ ↓）</translation>
    </message>
    <message>
        <source>How the stickers are cut (↑ ↓)</source>
        <translation>贴纸的形状（↑ ↓）</translation>
    </message>
    <message>
        <source>How much of the body is seen between the stickers (← →)</source>
        <translation>贴纸之间露出多少主体（← →）</translation>
    </message>
    <message>
        <source>The plastic between the stickers (↑ ↓)</source>
        <translation>贴纸之间的塑料（↑ ↓）</translation>
    </message>
    <message>
        <source>The three hidden faces float behind the cube (Space)</source>
        <translation>三个隐藏面悬浮在魔方后方（空格）</translation>
    </message>
    <message>
        <source>Show the cube a second time, from the other side (Space)</source>
        <translation>从另一侧再显示一次魔方（空格）</translation>
    </message>
    <message>
        <source>How long a quarter turn takes that you make yourself (← →)</source>
        <translation>手动转动 90° 所需的时间（← →）</translation>
    </message>
    <message>
        <source>Let a drag tumble the cube instead of keeping it upright (Space)</source>
        <translation>拖动时可任意翻转魔方，而不保持直立（空格）</translation>
    </message>
    <message>
        <source>Show every turn done at once, without motion (Space)</source>
        <translation>每次转动立即完成，没有动画（空格）</translation>
    </message>
    <message>
        <source>Turn instantly on a system that is set to show less motion (Space)</source>
        <translation>系统设为减少动画时立即转动（空格）</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>贴纸</translation>
    </message>
    <message>
        <source>Time for a turn by hand</source>
        <translation>手动转动的时间</translation>
    </message>
    <message>
        <source>On them</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>主体</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>隐藏面</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Top: tip the cube towards you, so that what was behind is above.</source>
        <translation>顶面：把魔方向自己翻，使原来的后面朝上。</translation>
    </message>
    <message>
        <source>Right: turn the cube so that its right side faces you; the top stays above.</source>
        <translation>右面：转动魔方使右面朝向自己；顶面仍朝上。</translation>
    </message>
    <message>
        <source>Front: hold the cube with the front towards you and the top above.</source>
        <translation>前面：前面朝向自己，顶面朝上。</translation>
    </message>
    <message>
        <source>Bottom: tip the cube away from you, so that the front is above.</source>
        <translation>底面：把魔方向外翻，使前面朝上。</translation>
    </message>
    <message>
        <source>Left: turn the cube so that its left side faces you; the top stays above.</source>
        <translation>左面：转动魔方使左面朝向自己；顶面仍朝上。</translation>
    </message>
    <message>
        <source>Back: give the cube a half turn; the top stays above.</source>
        <translation>后面：把魔方水平转 180°；顶面仍朝上。</translation>
    </message>
    <message>
        <source>The middle is {colour}, the side above is {above}.</source>
        <translation>中间是{colour}色，上方的面是{above}色。</translation>
    </message>
    <message>
        <source>Take one photo of each face, straight from the front, and add all six: from files, by dropping them here, or by pasting them. They never leave this machine.</source>
        <translation>给每一面正对着拍一张照片，然后加入全部六张：从文件选择、拖到这里或粘贴。照片不会离开本机。</translation>
    </message>
    <message>
        <source>&amp;Turn ↻</source>
        <translation>旋转 ↻(&amp;T)</translation>
    </message>
    <message>
        <source>Turn this photo a quarter clockwise; it need not be upright</source>
        <translation>把照片顺时针转 90°；照片不必正放</translation>
    </message>
    <message>
        <source>Look anew for the corners of the face in this photo</source>
        <translation>重新在此照片中寻找该面的四角</translation>
    </message>
    <message>
        <source>Fi&amp;nd the corners</source>
        <translation>寻找四角(&amp;N)</translation>
    </message>
    <message>
        <source>Take this photo away (Delete)</source>
        <translation>移除此照片（Delete）</translation>
    </message>
    <message>
        <source>&amp;Add photos…</source>
        <translation>添加照片(&amp;A)…</translation>
    </message>
    <message>
        <source>Rea&amp;d the cube</source>
        <translation>读取魔方(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Back to painting</source>
        <translation>返回涂色(&amp;B)</translation>
    </message>
    <message>
        <source>Choose files; they go to the faces U R F D L B in the order of their names</source>
        <translation>选择文件；按文件名顺序分给 U R F D L B 各面</translation>
    </message>
    <message>
        <source>Paint the cube as the photos show it</source>
        <translation>按照片涂出魔方</translation>
    </message>
    <message>
        <source>Go on painting; the photos stay here (Esc)</source>
        <translation>继续涂色；照片保留在此（Esc）</translation>
    </message>
    <message>
        <source>From photos</source>
        <translation>从照片读取</translation>
    </message>
    <message>
        <source>Looking at the photos …</source>
        <translation>正在分析照片…</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the face where they are off: {faces}.</source>
        <translation>把没对准的角拖到该面的角上：{faces}。</translation>
    </message>
    <message>
        <source>One photo to go.</source>
        <translation>还差一张照片。</translation>
    </message>
    <message>
        <source>{n} photos to go.</source>
        <translation>还差 {n} 张照片。</translation>
    </message>
    <message>
        <source>Put the corners right where they are not, then read the cube.</source>
        <translation>把不准的角移到位，然后读取魔方。</translation>
    </message>
    <message>
        <source>Face {face}: no photo yet</source>
        <translation>{face} 面：还没有照片</translation>
    </message>
    <message>
        <source>Face {face}: {name}; look at its corners</source>
        <translation>{face} 面：{name}；请检查它的角</translation>
    </message>
    <message>
        <source>Face {face}: {name}</source>
        <translation>{face} 面：{name}</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>剪贴板中没有图片。</translation>
    </message>
    <message>
        <source>No session has a name yet.</source>
        <translation>还没有命名的会话。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open the chosen session (Enter)</source>
        <translation>打开所选会话（回车）</translation>
    </message>
    <message>
        <source>Give the chosen session a name (F2)</source>
        <translation>给所选会话命名（F2）</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>复制一份(&amp;U)</translation>
    </message>
    <message>
        <source>A session is the cube with its history, what is being painted and the alg. What you do is saved by itself. With a name, a session waits until you open it again.</source>
        <translation>会话包括魔方及其历史、正在涂的魔方和公式。你的操作会自动保存。起了名字的会话会一直保留，直到你再次打开。</translation>
    </message>
    <message>
        <source>Save a copy of the chosen session</source>
        <translation>保存所选会话的副本</translation>
    </message>
    <message>
        <source>Remove the chosen session (Delete)</source>
        <translation>移除所选会话（Delete）</translation>
    </message>
    <message>
        <source>Open a session that was saved elsewhere, as one more</source>
        <translation>打开保存在别处的会话，作为新的一个</translation>
    </message>
    <message>
        <source>Open a f&amp;ile…</source>
        <translation>打开文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Save to a fi&amp;le…</source>
        <translation>保存到文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Write this session to a file, to take it elsewhere</source>
        <translation>把此会话写入文件，以便带到别处</translation>
    </message>
    <message>
        <source>Open now: “{name}”.</source>
        <translation>当前打开：“{name}”。</translation>
    </message>
    <message>
        <source>The session that is open has no name yet.</source>
        <translation>当前会话还没有名称。</translation>
    </message>
    <message>
        <source>Save “{name}” again</source>
        <translation>重新保存“{name}”</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>显示下一个</translation>
    </message>
    <message>
        <source>Put the painting cursor on the next doubtful sticker</source>
        <translation>把涂色光标移到下一个存疑的色块</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Remove the rings: the stickers are as on your cube</source>
        <translation>去掉圆环：色块与你的魔方一致</translation>
    </message>
    <message>
        <source>Show the next cube</source>
        <translation>显示下一个魔方</translation>
    </message>
    <message>
        <source>Paint the next cube that the photos can be of</source>
        <translation>涂出照片可能对应的下一个魔方</translation>
    </message>
    <message>
        <source>One sticker is in doubt and ringed: compare it with your cube.</source>
        <translation>有一个色块存疑并已圈出：请与你的魔方对照。</translation>
    </message>
    <message>
        <source>{n} stickers are in doubt and ringed: compare them with your cube.</source>
        <translation>有 {n} 个色块存疑并已圈出：请与你的魔方对照。</translation>
    </message>
    <message>
        <source>{panel} (Ctrl+Tab goes through the panels)</source>
        <translation>{panel}（Ctrl+Tab 在面板间切换）</translation>
    </message>
    <message>
        <source>Photos can be read of cubes up to {size}; choose a smaller size first.</source>
        <translation>照片最多可读取 {size} 的魔方；请先选择较小的阶数。</translation>
    </message>
    <message>
        <source>read from photos</source>
        <translation>由照片读取</translation>
    </message>
    <message>
        <source>Paint from p&amp;hotos…</source>
        <translation>按照片涂色(&amp;H)…</translation>
    </message>
    <message>
        <source>Read the cube from the clipboard&apos;s text</source>
        <translation>从剪贴板的文字读取魔方</translation>
    </message>
    <message>
        <source>The photos make no cube that turns can solve. Repair the faults below, or go back and look at the photos again.</source>
        <translation>这些照片拼不成能通过转动还原的魔方。请修正下面的错误，或者返回重新查看照片。</translation>
    </message>
    <message>
        <source>The photos of {one} and {other} seem to show the same face.</source>
        <translation>{one}面和{other}面的照片看起来是同一个面。</translation>
    </message>
    <message>
        <source>On the cube in the photos other colours are opposite each other than here. Choose its colours in the menu View, then read the photos again.</source>
        <translation>照片中魔方的对面颜色与这里不同。请在“视图”菜单中选择它的配色，然后重新读取照片。</translation>
    </message>
    <message>
        <source>The photos can be of {count} cubes. Compare this one with yours.</source>
        <translation>照片可能对应 {count} 个魔方。请将此魔方与你的对照。</translation>
    </message>
    <message>
        <source>Some photos stood in the place of another face; sorted by their middles they make this cube.</source>
        <translation>有些照片放错了面；按中心块重新排列后得到此魔方。</translation>
    </message>
    <message>
        <source>Some photos had to be turned to make a cube: {faces}.</source>
        <translation>有些照片需要旋转才能组成魔方：{faces}。</translation>
    </message>
    <message>
        <source>This is the cube in the photos.</source>
        <translation>这就是照片中的魔方。</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>点</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>lightning bolt</source>
        <translation>闪电</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>鱼形</translation>
    </message>
    <message>
        <source>knight move</source>
        <translation>马步</translation>
    </message>
    <message>
        <source>corners done</source>
        <translation>角已朝上</translation>
    </message>
    <message>
        <source>awkward</source>
        <translation>散形</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>line</source>
        <translation>一字</translation>
    </message>
    <message>
        <source>corners only</source>
        <translation>只换角块</translation>
    </message>
    <message>
        <source>adjacent corner swap</source>
        <translation>相邻角互换</translation>
    </message>
    <message>
        <source>edges only</source>
        <translation>只换棱块</translation>
    </message>
    <message>
        <source>diagonal corner swap</source>
        <translation>对角互换</translation>
    </message>
    <message>
        <source>free pairs</source>
        <translation>现成的对</translation>
    </message>
    <message>
        <source>both in the top layer</source>
        <translation>两块都在顶层</translation>
    </message>
    <message>
        <source>corner in its slot</source>
        <translation>角块在槽位里</translation>
    </message>
    <message>
        <source>edge in its slot</source>
        <translation>棱块在槽位里</translation>
    </message>
    <message>
        <source>both in the slot</source>
        <translation>两块都在槽位里</translation>
    </message>
    <message>
        <source>three corners up</source>
        <translation>三个角已朝上</translation>
    </message>
    <message>
        <source>two corners up</source>
        <translation>两个角已朝上</translation>
    </message>
    <message>
        <source>one corner up</source>
        <translation>一个角已朝上</translation>
    </message>
    <message>
        <source>no corner up</source>
        <translation>没有角朝上</translation>
    </message>
    <message>
        <source>Sune</source>
        <translation>Sune</translation>
    </message>
    <message>
        <source>Antisune</source>
        <translation>Antisune</translation>
    </message>
    <message>
        <source>Niklas</source>
        <translation>Niklas</translation>
    </message>
    <message>
        <source>mirrored Niklas</source>
        <translation>镜像 Niklas</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>四次</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Pi</source>
        <translation>Pi</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>已翻好</translation>
    </message>
    <message>
        <source>adjacent top, solved bottom</source>
        <translation>上层相邻，下层已还原</translation>
    </message>
    <message>
        <source>diagonal top, solved bottom</source>
        <translation>上层对角，下层已还原</translation>
    </message>
    <message>
        <source>adjacent top, adjacent bottom</source>
        <translation>上层相邻，下层相邻</translation>
    </message>
    <message>
        <source>diagonal top, diagonal bottom</source>
        <translation>上层对角，下层对角</translation>
    </message>
    <message>
        <source>adjacent top, diagonal bottom</source>
        <translation>上层相邻，下层对角</translation>
    </message>
    <message>
        <source>diagonal top, adjacent bottom</source>
        <translation>上层对角，下层相邻</translation>
    </message>
    <message>
        <source>OLL parity (pure)</source>
        <translation>OLL 特殊情况（纯）</translation>
    </message>
    <message>
        <source>flips the UF edge group: its two wings in the turned layers change places, nothing else moves</source>
        <translation>翻转 UF 棱：所转层中的两个翼棱互换，其他不变</translation>
    </message>
    <message>
        <source>Wing swap UF, layer 3 (pure)</source>
        <translation>UF 翼棱交换，第 3 层（纯）</translation>
    </message>
    <message>
        <source>the same for the inner wings of a 6x6 (any layer k: write k for 3)</source>
        <translation>用于 6x6 的内侧翼棱（任意第 k 层：把 3 写成 k）</translation>
    </message>
    <message>
        <source>OLL parity (speed)</source>
        <translation>OLL 特殊情况（速拧）</translation>
    </message>
    <message>
        <source>flips the UF edge group and also swaps UL with UR and UFL with UFR; done before the last layer</source>
        <translation>翻转 UF 棱，并互换 UL 与 UR、UFL 与 UFR；在最后一层之前做</translation>
    </message>
    <message>
        <source>PLL parity (slices)</source>
        <translation>PLL 特殊情况（夹层）</translation>
    </message>
    <message>
        <source>swaps the edge groups UF and UB, nothing else (even sizes)</source>
        <translation>互换 UF 棱和 UB 棱，其他不变（偶数阶）</translation>
    </message>
    <message>
        <source>PLL parity (wide)</source>
        <translation>PLL 特殊情况（宽转）</translation>
    </message>
    <message>
        <source>swaps the wings of UF and UB in the turned layers; whole edge groups on even sizes</source>
        <translation>互换所转层中 UF 和 UB 的翼棱；偶数阶时是整条棱</translation>
    </message>
    <message>
        <source>Edge flip</source>
        <translation>翻棱</translation>
    </message>
    <message>
        <source>flips the FR edge group in place; other groups stay whole (use while reducing)</source>
        <translation>原地翻转 FR 棱；其他棱保持完整（降阶时用）</translation>
    </message>
    <message>
        <source>Edge flip mirror</source>
        <translation>翻棱（镜像）</translation>
    </message>
    <message>
        <source>flips the FL edge group in place</source>
        <translation>原地翻转 FL 棱</translation>
    </message>
    <message>
        <source>Last two edges: swap, upper</source>
        <translation>最后两棱：上层交换</translation>
    </message>
    <message>
        <source>swaps one wing of FL with one of FR (slice, flip, slice back)</source>
        <translation>把 FL 的一个翼棱与 FR 的一个互换（夹层、翻棱、夹层转回）</translation>
    </message>
    <message>
        <source>Last two edges: swap, upper, mirror</source>
        <translation>最后两棱：上层交换（镜像）</translation>
    </message>
    <message>
        <source>the mirror image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Last two edges: swap, lower</source>
        <translation>最后两棱：下层交换</translation>
    </message>
    <message>
        <source>the same with the lower slice</source>
        <translation>同上，用下面的夹层</translation>
    </message>
    <message>
        <source>Last two edges: swap, lower, mirror</source>
        <translation>最后两棱：下层交换（镜像）</translation>
    </message>
    <message>
        <source>Last two edges: parity at FR</source>
        <translation>最后两棱：FR 特殊情况</translation>
    </message>
    <message>
        <source>two wings of FR change places, nothing else (OLL parity, pure, held at FR)</source>
        <translation>FR 的两个翼棱互换，其他不变（OLL 特殊情况纯公式，拿在 FR 处）</translation>
    </message>
    <message>
        <source>Slice-flip-slice pairing</source>
        <translation>夹层–翻棱–夹层合并</translation>
    </message>
    <message>
        <source>pairs the wing FL with FR on 4x4 while edges are still free</source>
        <translation>在 4x4 上还有空余的棱时，把 FL 的翼棱与 FR 合并</translation>
    </message>
    <message>
        <source>Four Crosses</source>
        <translation>四面十字</translation>
    </message>
    <message>
        <source>4 faces: plus cross with two corner colours; 2 faces: solved face</source>
        <translation>4 面：两种角色的十字；2 面：还原面</translation>
    </message>
    <message>
        <source>Anaconda</source>
        <translation>水蚺</translation>
    </message>
    <message>
        <source>6 faces: bent line (centre and two neighbouring edges)</source>
        <translation>6 面：折线（中心和两个相邻棱块）</translation>
    </message>
    <message>
        <source>Are You High</source>
        <translation>Are You High</translation>
    </message>
    <message>
        <source>4 faces: H; 2 faces: checkerboard</source>
        <translation>4 面：H 形；2 面：棋盘</translation>
    </message>
    <message>
        <source>Black Mamba</source>
        <translation>黑曼巴</translation>
    </message>
    <message>
        <source>3 faces: bent line (centre and two neighbouring edges); 3 faces: stripe through the middle</source>
        <translation>3 面：折线（中心和两个相邻棱块）；3 面：中间一条</translation>
    </message>
    <message>
        <source>C U Around</source>
        <translation>六面 CU</translation>
    </message>
    <message>
        <source>6 faces: U</source>
        <translation>6 面：U 形</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>笼子</translation>
    </message>
    <message>
        <source>6 faces: three stripes</source>
        <translation>6 面：三条纹</translation>
    </message>
    <message>
        <source>Corner Pyramid</source>
        <translation>角锥</translation>
    </message>
    <message>
        <source>6 faces: two corner triangles with a diagonal between</source>
        <translation>6 面：两个角三角，中间一条对角线</translation>
    </message>
    <message>
        <source>Plummer&apos;s Cross</source>
        <translation>普卢默十字</translation>
    </message>
    <message>
        <source>6 faces: plus cross</source>
        <translation>6 面：十字</translation>
    </message>
    <message>
        <source>Crossing Snake</source>
        <translation>交叉蛇</translation>
    </message>
    <message>
        <source>2 faces: diagonal line; 2 faces: Z shape; 2 faces: solved face</source>
        <translation>2 面：对角线；2 面：Z 形；2 面：还原面</translation>
    </message>
    <message>
        <source>Cube in a Cube in a Cube</source>
        <translation>大中小魔方</translation>
    </message>
    <message>
        <source>6 faces: nested blocks (cube in a cube in a cube)</source>
        <translation>6 面：嵌套方块（大中小魔方）</translation>
    </message>
    <message>
        <source>Cube in the Cube</source>
        <translation>大小魔方</translation>
    </message>
    <message>
        <source>6 faces: 2x2 block in a corner</source>
        <translation>6 面：角上 2x2 方块</translation>
    </message>
    <message>
        <source>Don&apos;t Cross the Line</source>
        <translation>别越线</translation>
    </message>
    <message>
        <source>2 faces: centre dot; 2 faces: stripe through the middle; 2 faces: checkerboard</source>
        <translation>2 面：中心一点；2 面：中间一条；2 面：棋盘</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>双重</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: solved face; 2 faces: Z shape</source>
        <translation>2 面：两个对角；2 面：还原面；2 面：Z 形</translation>
    </message>
    <message>
        <source>6 faces: checkerboard</source>
        <translation>6 面：棋盘</translation>
    </message>
    <message>
        <source>Checkerboard (slices)</source>
        <translation>棋盘（夹层）</translation>
    </message>
    <message>
        <source>Edge Triangle</source>
        <translation>棱三角</translation>
    </message>
    <message>
        <source>6 faces: two neighbouring edges</source>
        <translation>6 面：两个相邻棱块</translation>
    </message>
    <message>
        <source>Exchanged Chicken Feet</source>
        <translation>互换鸡爪</translation>
    </message>
    <message>
        <source>6 faces: centre and one corner (chicken foot)</source>
        <translation>6 面：中心和一角（鸡爪）</translation>
    </message>
    <message>
        <source>Exchanged Duck Feet</source>
        <translation>互换鸭掌</translation>
    </message>
    <message>
        <source>6 faces: bent line and the far corner (duck foot)</source>
        <translation>6 面：折线和远角（鸭掌）</translation>
    </message>
    <message>
        <source>Exchanged Peaks</source>
        <translation>互换尖角</translation>
    </message>
    <message>
        <source>6 faces: a corner with its two edges</source>
        <translation>6 面：一角及其两棱</translation>
    </message>
    <message>
        <source>Exchanged Rings</source>
        <translation>互换环</translation>
    </message>
    <message>
        <source>Facing Checkerboards</source>
        <translation>相对棋盘</translation>
    </message>
    <message>
        <source>4 faces: solved face; 2 faces: checkerboard</source>
        <translation>4 面：还原面；2 面：棋盘</translation>
    </message>
    <message>
        <source>Four Spots</source>
        <translation>四色回字</translation>
    </message>
    <message>
        <source>4 faces: centre dot; 2 faces: solved face</source>
        <translation>4 面：中心一点；2 面：还原面</translation>
    </message>
    <message>
        <source>Green Mamba</source>
        <translation>绿曼巴</translation>
    </message>
    <message>
        <source>3 faces: stripe through the middle; 3 faces: bent line (centre and two neighbouring edges)</source>
        <translation>3 面：中间一条；3 面：折线（中心和两个相邻棱块）</translation>
    </message>
    <message>
        <source>Headlights</source>
        <translation>车灯</translation>
    </message>
    <message>
        <source>4 faces: solved face; 2 faces: H</source>
        <translation>4 面：还原面；2 面：H 形</translation>
    </message>
    <message>
        <source>Henry&apos;s Snake</source>
        <translation>亨利的蛇</translation>
    </message>
    <message>
        <source>4 faces: Z shape; 2 faces: solved face</source>
        <translation>4 面：Z 形；2 面：还原面</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>Hi</translation>
    </message>
    <message>
        <source>Hi All Around</source>
        <translation>六面工字</translation>
    </message>
    <message>
        <source>6 faces: H</source>
        <translation>6 面：H 形</translation>
    </message>
    <message>
        <source>Loose Strap</source>
        <translation>松带</translation>
    </message>
    <message>
        <source>2 faces: solved face; 2 faces: bent line (centre and two neighbouring edges); 2 faces: stripe through the middle</source>
        <translation>2 面：还原面；2 面：折线（中心和两个相邻棱块）；2 面：中间一条</translation>
    </message>
    <message>
        <source>Opposite Checkerboards</source>
        <translation>对面棋盘</translation>
    </message>
    <message>
        <source>Opposite Corners</source>
        <translation>对角</translation>
    </message>
    <message>
        <source>4 faces: two opposite corners; 2 faces: centre dot</source>
        <translation>4 面：两个对角；2 面：中心一点</translation>
    </message>
    <message>
        <source>Percent Sign</source>
        <translation>百分号</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: diagonal line; 2 faces: solved face</source>
        <translation>2 面：两个对角；2 面：对角线；2 面：还原面</translation>
    </message>
    <message>
        <source>Pillars</source>
        <translation>柱子</translation>
    </message>
    <message>
        <source>4 faces: stripe through the middle; 2 faces: checkerboard</source>
        <translation>4 面：中间一条；2 面：棋盘</translation>
    </message>
    <message>
        <source>Plus Minus</source>
        <translation>加减</translation>
    </message>
    <message>
        <source>2 faces: solved face; 2 faces: stripe through the middle; 2 faces: plus cross</source>
        <translation>2 面：还原面；2 面：中间一条；2 面：十字</translation>
    </message>
    <message>
        <source>Plus Minus Check</source>
        <translation>加减棋盘</translation>
    </message>
    <message>
        <source>2 faces: checkerboard; 2 faces: stripe through the middle; 2 faces: plus cross</source>
        <translation>2 面：棋盘；2 面：中间一条；2 面：十字</translation>
    </message>
    <message>
        <source>Pyraminx</source>
        <translation>金字塔</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>蟒蛇</translation>
    </message>
    <message>
        <source>4 faces: bent line (centre and two neighbouring edges); 2 faces: stripe through the middle</source>
        <translation>4 面：折线（中心和两个相邻棱块）；2 面：中间一条</translation>
    </message>
    <message>
        <source>Quick Maths</source>
        <translation>速算</translation>
    </message>
    <message>
        <source>4 faces: plus cross; 2 faces: centre dot</source>
        <translation>4 面：十字；2 面：中心一点</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>4 faces: bent line (centre and two neighbouring edges); 2 faces: solved face</source>
        <translation>4 面：折线（中心和两个相邻棱块）；2 面：还原面</translation>
    </message>
    <message>
        <source>Ron&apos;s Cube in a Cube</source>
        <translation>罗恩的双重魔方</translation>
    </message>
    <message>
        <source>4 faces: 2x2 block in a corner; 2 faces: solved face</source>
        <translation>4 面：角上 2x2 方块；2 面：还原面</translation>
    </message>
    <message>
        <source>Six Spots</source>
        <translation>六色回字</translation>
    </message>
    <message>
        <source>6 faces: centre dot</source>
        <translation>6 面：中心一点</translation>
    </message>
    <message>
        <source>Slash</source>
        <translation>斜杠</translation>
    </message>
    <message>
        <source>4 faces: diagonal line; 2 faces: solved face</source>
        <translation>4 面：对角线；2 面：还原面</translation>
    </message>
    <message>
        <source>Speedsolving Logo</source>
        <translation>Speedsolving 标志</translation>
    </message>
    <message>
        <source>4 faces: Z shape; 2 faces: plus cross</source>
        <translation>4 面：Z 形；2 面：十字</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>螺旋</translation>
    </message>
    <message>
        <source>6 faces: hook (spiral)</source>
        <translation>6 面：钩形（螺旋）</translation>
    </message>
    <message>
        <source>Stripe Dot Solved</source>
        <translation>条、点、还原</translation>
    </message>
    <message>
        <source>2 faces: stripe through the middle; 2 faces: centre dot; 2 faces: solved face</source>
        <translation>2 面：中间一条；2 面：中心一点；2 面：还原面</translation>
    </message>
    <message>
        <source>every edge flipped in its place, every corner solved</source>
        <translation>每个棱块在原位翻转，角块全部还原</translation>
    </message>
    <message>
        <source>Tetris</source>
        <translation>俄罗斯方块</translation>
    </message>
    <message>
        <source>6 faces: two hooks around the centre</source>
        <translation>6 面：绕中心的两个钩</translation>
    </message>
    <message>
        <source>Twisted Chicken Feet</source>
        <translation>扭转鸡爪</translation>
    </message>
    <message>
        <source>Twisted Duck Feet</source>
        <translation>扭转鸭掌</translation>
    </message>
    <message>
        <source>Twisted Peaks</source>
        <translation>扭转尖角</translation>
    </message>
    <message>
        <source>Twisted Rings</source>
        <translation>扭转环</translation>
    </message>
    <message>
        <source>Twister</source>
        <translation>旋风</translation>
    </message>
    <message>
        <source>6 faces: wide step</source>
        <translation>6 面：宽台阶</translation>
    </message>
    <message>
        <source>Union Jack</source>
        <translation>米字旗</translation>
    </message>
    <message>
        <source>Vertical Stripes</source>
        <translation>垂直条纹</translation>
    </message>
    <message>
        <source>4 faces: three stripes; 2 faces: solved face</source>
        <translation>4 面：三条纹；2 面：还原面</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>铁丝</translation>
    </message>
    <message>
        <source>Yin Yang</source>
        <translation>阴阳</translation>
    </message>
    <message>
        <source>ZZ Line</source>
        <translation>ZZ 线</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: Z shape; 2 faces: checkerboard</source>
        <translation>2 面：两个对角；2 面：Z 形；2 面：棋盘</translation>
    </message>
    <message>
        <source>Gift Box</source>
        <translation>礼物盒</translation>
    </message>
    <message>
        <source>4 faces: three stripes; 2 faces: plus cross</source>
        <translation>4 面：三条纹；2 面：十字</translation>
    </message>
    <message>
        <source>Six Ts</source>
        <translation>六面 T</translation>
    </message>
    <message>
        <source>6 faces: T</source>
        <translation>6 面：T 形</translation>
    </message>
    <message>
        <source>Christmas Cross</source>
        <translation>圣诞十字</translation>
    </message>
    <message>
        <source>Superflip (slice turns)</source>
        <translation>超级翻转（夹层转）</translation>
    </message>
    <message>
        <source>Supertwist</source>
        <translation>超级扭转</translation>
    </message>
    <message>
        <source>Every corner is twisted in its place, neighbours in opposite directions; all edges are at home.</source>
        <translation>每个角块在原位扭转，相邻角块方向相反；棱块全部归位。</translation>
    </message>
    <message>
        <source>Superfliptwist</source>
        <translation>超级翻扭</translation>
    </message>
    <message>
        <source>Every edge is flipped and every corner twisted in its place, neighbours in opposite directions.</source>
        <translation>每个棱块翻转，每个角块在原位扭转，相邻角块方向相反。</translation>
    </message>
    <message>
        <source>Superflip with six spots</source>
        <translation>六色回字超级翻转</translation>
    </message>
    <message>
        <source>Every edge is flipped in its place, and the middles stand on neighbouring faces.</source>
        <translation>每个棱块在原位翻转，中心块移到相邻面。</translation>
    </message>
    <message>
        <source>Superflip on a checkerboard</source>
        <translation>棋盘超级翻转</translation>
    </message>
    <message>
        <source>The checkerboard with every edge flipped where it is.</source>
        <translation>棋盘图案，每个棱块再原地翻转。</translation>
    </message>
    <message>
        <source>Flipped rings</source>
        <translation>翻转双环</translation>
    </message>
    <message>
        <source>The four edges around the top and the four around the bottom are flipped in their places.</source>
        <translation>顶层和底层各四个棱块在原位翻转。</translation>
    </message>
    <message>
        <source>Flipped belt</source>
        <translation>翻转腰带</translation>
    </message>
    <message>
        <source>The four upright edges are flipped in their places.</source>
        <translation>中层四个棱块在原位翻转。</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花朵</translation>
    </message>
    <message>
        <source>Corners, edges and middles each in a colour of their own on every face.</source>
        <translation>每面的角、棱、中心各用一种颜色。</translation>
    </message>
    <message>
        <source>Twisted poles</source>
        <translation>扭转两极</translation>
    </message>
    <message>
        <source>Two opposite corners are twisted in their places; all else is at home.</source>
        <translation>两个对角的角块在原位扭转，其余全部归位。</translation>
    </message>
    <message>
        <source>Twisted ring</source>
        <translation>扭转底环</translation>
    </message>
    <message>
        <source>The four corners of the bottom are twisted in their places, neighbours in opposite directions.</source>
        <translation>底层四个角块在原位扭转，相邻方向相反。</translation>
    </message>
    <message>
        <source>Studs</source>
        <translation>铆钉</translation>
    </message>
    <message>
        <source>On four faces the middle stickers above and below are in the next side&apos;s colour.</source>
        <translation>四面上方和下方的中间色块是邻面的颜色。</translation>
    </message>
    <message>
        <source>Four crosses around</source>
        <translation>环绕四十字</translation>
    </message>
    <message>
        <source>On four faces a cross stands before corners in the next side&apos;s colour.</source>
        <translation>四面有十字，四角是邻面的颜色。</translation>
    </message>
    <message>
        <source>Four crosses opposite</source>
        <translation>对色四十字</translation>
    </message>
    <message>
        <source>On four faces a cross stands before corners in the colour opposite.</source>
        <translation>四面有十字，四角是对面的颜色。</translation>
    </message>
    <message>
        <source>Four faces are checkerboards with the colour opposite; top and bottom are solved.</source>
        <translation>四面与对面的颜色组成棋盘，顶面和底面已还原。</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>腰带</translation>
    </message>
    <message>
        <source>The middle layer is turned by a quarter.</source>
        <translation>中层转了 90°。</translation>
    </message>
    <message>
        <source>Each layer is turned a quarter more than the one below it.</source>
        <translation>每一层都比下一层多转 90°。</translation>
    </message>
    <message>
        <source>Superflip in a cube</source>
        <translation>魔方中的超级翻转</translation>
    </message>
    <message>
        <source>The cube in a cube with every edge flipped where it is.</source>
        <translation>魔方中的魔方，每个棱块再原地翻转。</translation>
    </message>
    <message>
        <source>Every corner is twisted in its place, neighbours in opposite directions.</source>
        <translation>每个角块在原位扭转，相邻方向相反。</translation>
    </message>
    <message>
        <source>Two opposite corners stand in a turned cube.</source>
        <translation>两个对角处的角块像放在转过的魔方里。</translation>
    </message>
    <message>
        <source>Two pillars</source>
        <translation>两根柱子</translation>
    </message>
    <message>
        <source>Two upright pillars have changed places: four faces are in two colours, side by side.</source>
        <translation>两根竖柱互换位置：四面各有两种颜色并排。</translation>
    </message>
    <message>
        <source>{Piece}</source>
        <translation>{Piece}</translation>
    </message>
    <message>
        <source>Bring it to the top, {base} up.</source>
        <translation>把它带到顶层，{base}色朝上。</translation>
    </message>
    <message>
        <source>Middle layer, front {side}. {Base} looks at you.</source>
        <translation>在中层，前面{side}边。{Base}色朝着你。</translation>
    </message>
    <message>
        <source>Make room above it: turn the top.</source>
        <translation>先给它腾出上方的位置：转动顶层。</translation>
    </message>
    <message>
        <source>A turning side keeps its own stickers. It lifts the ones beside it.</source>
        <translation>一面转动时，自己的色块还在这一面，旁边的色块会被带上去。</translation>
    </message>
    <message>
        <source>Look for {base} on an edge in the middle layer.</source>
        <translation>在中层的棱块上找{base}色。</translation>
    </message>
    <message>
        <source>Take the {piece}. It is lit.</source>
        <translation>选{piece}。它正亮着。</translation>
    </message>
    <message>
        <source>Bottom layer, on the {side}. {Base} looks down.</source>
        <translation>在底层，{side}边。{Base}色朝下。</translation>
    </message>
    <message>
        <source>Half a turn swaps bottom and top.</source>
        <translation>转半圈，下面就换到上面。</translation>
    </message>
    <message>
        <source>Look for {base} under the cube, on an edge.</source>
        <translation>看魔方底面，在棱块上找{base}色。</translation>
    </message>
    <message>
        <source>Bring it to the middle layer.</source>
        <translation>把它带到中层。</translation>
    </message>
    <message>
        <source>{Layer} layer, in front. {Base} looks at you.</source>
        <translation>在{Layer}层前面。{Base}色朝着你。</translation>
    </message>
    <message>
        <source>Front to the {way}, once.</source>
        <translation>前面向{way}，一次。</translation>
    </message>
    <message>
        <source>{Base} still looks at you. Now a side can lift it.</source>
        <translation>{Base}色还朝着你。现在侧面就能把它带上去。</translation>
    </message>
    <message>
        <source>Look for {base} on the side of a top or bottom edge.</source>
        <translation>在顶层或底层棱块的侧面找{base}色。</translation>
    </message>
    <message>
        <source>{Base} looks at you: turn the front once. Then a side can lift it.</source>
        <translation>{Base}色朝着你：前面转一次，侧面就能把它带上去。</translation>
    </message>
    <message>
        <source>Down between the {base} and {front} centres.</source>
        <translation>放到下面，在{base}色和{front}色中心块之间。</translation>
    </message>
    <message>
        <source>A petal with {front} on its side.</source>
        <translation>一片侧面是{front}色的花瓣。</translation>
    </message>
    <message>
        <source>Turn the top until {front} meets {front}.</source>
        <translation>转动顶层，让{front}色对上{front}色。</translation>
    </message>
    <message>
        <source>Front twice.</source>
        <translation>前面转两次。</translation>
    </message>
    <message>
        <source>Half a turn swaps top and bottom. {Base} lands at the bottom.</source>
        <translation>转半圈，上下互换。{Base}色就到了底面。</translation>
    </message>
    <message>
        <source>Look at the sides of the petals.</source>
        <translation>看花瓣的侧面。</translation>
    </message>
    <message>
        <source>Take the petal with {front}. It is lit.</source>
        <translation>选带{front}色的花瓣。它正亮着。</translation>
    </message>
    <message>
        <source>Bring it to the {front} centre. Then the front goes round twice.</source>
        <translation>把它带到{front}色中心块那里。然后前面转两次。</translation>
    </message>
    <message>
        <source>Down between the {a} and {b} centres.</source>
        <translation>放到下面，在{a}色和{b}色中心块之间。</translation>
    </message>
    <message>
        <source>Above its place, {base} looks {side}.</source>
        <translation>在它位置的上方，{base}色朝{side}。</translation>
    </message>
    <message>
        <source>Turn the top until it is there.</source>
        <translation>转动顶层，把它带到那里。</translation>
    </message>
    <message>
        <source>The side opens, the top slides it in, the side closes.</source>
        <translation>侧面打开，顶层把它推进去，侧面再关上。</translation>
    </message>
    <message>
        <source>Look for {base} on a top corner, on its side.</source>
        <translation>在顶层角块的侧面找{base}色。</translation>
    </message>
    <message>
        <source>That was the {wrong}. It is the turn of the {side}.</source>
        <translation>刚才转的是{wrong}。现在该转{side}。</translation>
    </message>
    <message>
        <source>Turn only the {side}, no other layer.</source>
        <translation>只转{side}，不要转别的层。</translation>
    </message>
    <message>
        <source>You turned the whole cube. Turn only the {side}.</source>
        <translation>你转动了整个魔方。只转{side}。</translation>
    </message>
    <message>
        <source>It is home, but twisted. {Base} looked {side}, so the {face} goes up.</source>
        <translation>它到家了，但方向不对。{Base}色原来朝{side}，所以{face}向上。</translation>
    </message>
    <message>
        <source>The cube was not turned between the two halves. Take back {n}.</source>
        <translation>两半之间没有转动整个魔方。请撤回 {n}。</translation>
    </message>
    <message>
        <source>The top was turned otherwise before these turns. Take back {n}.</source>
        <translation>做这几步之前，顶层转得不一样。请撤回 {n}。</translation>
    </message>
    <message>
        <source>These turns are for another case. Take back {n}.</source>
        <translation>这几步是用于另一种情况的。请撤回 {n}。</translation>
    </message>
    <message>
        <source>The {piece} went between {one} and {two}. Its home is between {a} and {b}.</source>
        <translation>{piece}去了{one}色和{two}色之间。它的家在{a}色和{b}色之间。</translation>
    </message>
    <message>
        <source>From here the cross takes more than {turns} in all. Take back {n}.</source>
        <translation>从这里做十字，总共会超过 {turns}。请撤回 {n}。</translation>
    </message>
    <message>
        <source>Three whole cubes without a hint, each on another day. One of them is a real cube.</source>
        <translation>不看提示还原三个魔方，每个在不同的日子。其中一个用真的魔方。</translation>
    </message>
    <message>
        <source>Centres never trade places: {base} always faces {cap}. An edge has two stickers, a corner has three. You move pieces, not stickers.</source>
        <translation>中心块从不换位置：{base}色总在{cap}色对面。棱块有两个色块，角块有三个。转动的是整个块，不是色块。</translation>
    </message>
    <message>
        <source>“{one}” comes before “{two}”.</source>
        <translation>“{one}”在“{two}”之前。</translation>
    </message>
    <message>
        <source>There are only corners, no centres. The first corner says where all the others go.</source>
        <translation>只有角块，没有中心块。第一个角块决定其他角块的位置。</translation>
    </message>
    <message>
        <source>Find the {base} corners.</source>
        <translation>找到{base}色角块。</translation>
    </message>
    <message>
        <source>Look at the sides of the top corners.</source>
        <translation>看顶层角块的侧面。</translation>
    </message>
    <message>
        <source>One corner is right.</source>
        <translation>一个角块到位。</translation>
    </message>
    <message>
        <source>Two corners are right, or none.</source>
        <translation>两个角块到位，或者一个也没有。</translation>
    </message>
    <message>
        <source>Look for {cap} on the top corners.</source>
        <translation>在顶层角块上找{cap}色。</translation>
    </message>
    <message>
        <source>Two corners are twisted.</source>
        <translation>两个角块方向不对。</translation>
    </message>
    <message>
        <source>Three corners are twisted.</source>
        <translation>三个角块方向不对。</translation>
    </message>
    <message>
        <source>All four corners are twisted.</source>
        <translation>四个角块方向都不对。</translation>
    </message>
    <message>
        <source>As on the 4×4×4, with more rows. Bars make a centre, and an edge has more pieces.</source>
        <translation>和 4×4×4 一样，只是行数更多。中心由中心条拼成，一条棱有更多的块。</translation>
    </message>
    <message>
        <source>The same cube in fewer turns: two steps at once. For the top there are longer sequences.</source>
        <translation>同样的魔方，转得更少：两步并成一步。顶层用更长的公式。</translation>
    </message>
    <message>
        <source>Find the four {base} edges.</source>
        <translation>找到四个{base}色棱块。</translation>
    </message>
    <message>
        <source>The top edges make a hook.</source>
        <translation>顶层棱块是一个拐角。</translation>
    </message>
    <message>
        <source>Line: front, the four turns you know, front back. Hook: the same with two layers. Dot: both.</source>
        <translation>一字：前面转，做学过的四步，前面转回。拐角：前面两层一起转，其余一样。点：两个都做。</translation>
    </message>
    <message>
        <source>CFOP whose slots are filled through one that stays open, the keyhole: first three corners of the bottom layer, then three edges, each by a turn of the bottom layer that brings the keyhole below the place of the edge. The last pair, OLL and PLL follow.</source>
        <translation>通过一个留空的槽位（钥匙孔）来填其余槽位的 CFOP：先放底层的三个角块，再放三个棱块，每次都转动底层，把钥匙孔带到棱块位置的下方。之后是最后一组、OLL 和 PLL。</translation>
    </message>
    <message>
        <source>Make a {bottom} cross at the bottom, each edge beside the centre of its side colour.</source>
        <translation>在底面做出{bottom}色十字，每个棱块的侧面颜色都与旁边的中心块同色。</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, and which of them need the fewest turns together.</source>
        <translation>找到四个{bottom}色棱块，看其中哪些一起归位所需的步数最少。</translation>
    </message>
    <message>
        <source>Nothing is solved yet, so any turn will do.</source>
        <translation>什么都还没有还原，所以怎么转都行。</translation>
    </message>
    <message>
        <source>All four edges go home: {moves}.</source>
        <translation>四个棱块全部归位：{moves}。</translation>
    </message>
    <message>
        <source>back left corner</source>
        <translation>左后角块</translation>
    </message>
    <message>
        <source>Put the {bottom}-{left}-{back} corner into the bottom layer at the back left.</source>
        <translation>把{bottom}{left}{back}角块放进底层的左后方。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {back}. On the top it goes in with three or four turns.</source>
        <translation>找到带{bottom}色、{left}色和{back}色的角块。它在顶层时，三四步就能放进去。</translation>
    </message>
    <message>
        <source>A side is turned up, the corner comes onto it with the top, and the side goes back: the cross is whole again.</source>
        <translation>一个侧面向上转，角块随顶层转到它上面，侧面再转回来：十字又完整了。</translation>
    </message>
    <message>
        <source>The corner goes in at the back left: {moves}.</source>
        <translation>角块放进左后方：{moves}。</translation>
    </message>
    <message>
        <source>back right corner</source>
        <translation>右后角块</translation>
    </message>
    <message>
        <source>Put the {bottom}-{right}-{back} corner into the bottom layer at the back right.</source>
        <translation>把{bottom}{right}{back}角块放进底层的右后方。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {back}.</source>
        <translation>找到带{bottom}色、{right}色和{back}色的角块。</translation>
    </message>
    <message>
        <source>The edge above a corner does not matter yet, so a corner takes few turns.</source>
        <translation>角块上方的棱块暂时不管，所以放一个角块只要几步。</translation>
    </message>
    <message>
        <source>The corner goes in at the back right: {moves}.</source>
        <translation>角块放进右后方：{moves}。</translation>
    </message>
    <message>
        <source>front left corner</source>
        <translation>左前角块</translation>
    </message>
    <message>
        <source>Put the {bottom}-{left}-{front} corner into the bottom layer at the front left. The corner at the front right stays open: it is the keyhole.</source>
        <translation>把{bottom}{left}{front}角块放进底层的左前方。右前方的角块位置留空：它就是钥匙孔。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {front}.</source>
        <translation>找到带{bottom}色、{left}色和{front}色的角块。</translation>
    </message>
    <message>
        <source>Three corners are enough: the open one is needed to bring the edges in.</source>
        <translation>三个角块就够了：留空的那个位置要用来放进棱块。</translation>
    </message>
    <message>
        <source>The corner goes in at the front left: {moves}.</source>
        <translation>角块放进左前方：{moves}。</translation>
    </message>
    <message>
        <source>back left edge</source>
        <translation>左后棱块</translation>
    </message>
    <message>
        <source>Put the {left}-{back} edge home, at the back left.</source>
        <translation>把{left}{back}棱块归位，放到左后方。</translation>
    </message>
    <message>
        <source>Find the {left}-{back} edge. On the top, its side that does not look up tells by which side it goes in.</source>
        <translation>找到{left}{back}棱块。它在顶层时，不朝上的那一面的颜色说明它从哪一面放进去。</translation>
    </message>
    <message>
        <source>A half turn of the bottom brings the keyhole below the place of the edge. The side may turn up there without harm, the edge comes onto it with the top, and all goes back.</source>
        <translation>底层转 180°，把钥匙孔带到棱块位置的下方。那里的侧面可以放心向上转，棱块随顶层转到它上面，然后全部转回来。</translation>
    </message>
    <message>
        <source>The edge goes home by way of the keyhole: {moves}.</source>
        <translation>棱块经由钥匙孔归位：{moves}。</translation>
    </message>
    <message>
        <source>back right edge</source>
        <translation>右后棱块</translation>
    </message>
    <message>
        <source>Put the {right}-{back} edge home, at the back right.</source>
        <translation>把{right}{back}棱块归位，放到右后方。</translation>
    </message>
    <message>
        <source>Find the {right}-{back} edge: on the top, or in one of the two places at the front.</source>
        <translation>找到{right}{back}棱块：它在顶层，或在前面的两个位置之一。</translation>
    </message>
    <message>
        <source>A quarter turn of the bottom brings the keyhole to the back right, and the same turn back takes it away again.</source>
        <translation>底层转 90°，把钥匙孔带到右后方；再往回转 90°，钥匙孔又离开那里。</translation>
    </message>
    <message>
        <source>front left edge</source>
        <translation>左前棱块</translation>
    </message>
    <message>
        <source>Put the {left}-{front} edge home, at the front left.</source>
        <translation>把{left}{front}棱块归位，放到左前方。</translation>
    </message>
    <message>
        <source>Find the {left}-{front} edge: on the top, or in one of the two places at the front.</source>
        <translation>找到{left}{front}棱块：它在顶层，或在前面的两个位置之一。</translation>
    </message>
    <message>
        <source>The bottom turned the other way brings the keyhole to the front left, and the same turn back takes it away again.</source>
        <translation>底层朝另一个方向转，把钥匙孔带到左前方；再往回转同样的角度，钥匙孔又离开那里。</translation>
    </message>
    <message>
        <source>last pair</source>
        <translation>最后一组</translation>
    </message>
    <message>
        <source>Fill the keyhole, at the front right, with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满右前方的钥匙孔。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the {right}-{front} edge. Each is on the top or in the keyhole.</source>
        <translation>找到{bottom}{right}{front}角块和{right}{front}棱块。它们在顶层，或在钥匙孔里。</translation>
    </message>
    <message>
        <source>Nothing else is open, so the two go in together.</source>
        <translation>没有别的空位了，所以两块一起放进去。</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the front right: {moves}.</source>
        <translation>这一组在顶层配对，再放进右前方：{moves}。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {back}. On the top it goes in with three or four turns.</source>
        <translation>找到带{bottom}色、{right}色和{back}色的角块。它在顶层时，三四步就能放进去。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {back}.</source>
        <translation>找到带{bottom}色、{left}色和{back}色的角块。</translation>
    </message>
    <message>
        <source>front right corner</source>
        <translation>右前角块</translation>
    </message>
    <message>
        <source>Put the {bottom}-{right}-{front} corner into the bottom layer at the front right. The corner at the front left stays open: it is the keyhole.</source>
        <translation>把{bottom}{right}{front}角块放进底层的右前方。左前方的角块位置留空：它就是钥匙孔。</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {front}.</source>
        <translation>找到带{bottom}色、{right}色和{front}色的角块。</translation>
    </message>
    <message>
        <source>The corner goes in at the front right: {moves}.</source>
        <translation>角块放进右前方：{moves}。</translation>
    </message>
    <message>
        <source>Find the {right}-{back} edge. On the top, its side that does not look up tells by which side it goes in.</source>
        <translation>找到{right}{back}棱块。它在顶层时，不朝上的那一面的颜色说明它从哪一面放进去。</translation>
    </message>
    <message>
        <source>Find the {left}-{back} edge: on the top, or in one of the two places at the front.</source>
        <translation>找到{left}{back}棱块：它在顶层，或在前面的两个位置之一。</translation>
    </message>
    <message>
        <source>A quarter turn of the bottom brings the keyhole to the back left, and the same turn back takes it away again.</source>
        <translation>底层转 90°，把钥匙孔带到左后方；再往回转 90°，钥匙孔又离开那里。</translation>
    </message>
    <message>
        <source>front right edge</source>
        <translation>右前棱块</translation>
    </message>
    <message>
        <source>Put the {right}-{front} edge home, at the front right.</source>
        <translation>把{right}{front}棱块归位，放到右前方。</translation>
    </message>
    <message>
        <source>Find the {right}-{front} edge: on the top, or in one of the two places at the front.</source>
        <translation>找到{right}{front}棱块：它在顶层，或在前面的两个位置之一。</translation>
    </message>
    <message>
        <source>The bottom turned the other way brings the keyhole to the front right, and the same turn back takes it away again.</source>
        <translation>底层朝另一个方向转，把钥匙孔带到右前方；再往回转同样的角度，钥匙孔又离开那里。</translation>
    </message>
    <message>
        <source>Fill the keyhole, at the front left, with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满左前方的钥匙孔。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the {left}-{front} edge. Each is on the top or in the keyhole.</source>
        <translation>找到{bottom}{left}{front}角块和{left}{front}棱块。它们在顶层，或在钥匙孔里。</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the front left: {moves}.</source>
        <translation>这一组在顶层配对，再放进左前方：{moves}。</translation>
    </message>
    <message>
        <source>A block that grows from 2×2×2 to 2×2×3 to two layers, always where it is free to turn, so that hardly anything is taken apart again. Edges are turned the right way round on the way.</source>
        <translation>一个方块从 2×2×2 扩大到 2×2×3，再到前两层，总在能自由转动的地方扩展，几乎不用拆开已做好的部分。途中把棱块方向转好。</translation>
    </message>
    <message>
        <source>Build a block of 2×2×2 at the bottom left of the back: the {bottom}-{left}-{back} corner with the three edges around it.</source>
        <translation>在左后下方做一个 2×2×2 的方块：{bottom}{left}{back}角块和它周围的三个棱块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{back} corner and the edges that have two of its colours.</source>
        <translation>找到{bottom}{left}{back}角块，以及带有其中两种颜色的棱块。</translation>
    </message>
    <message>
        <source>Four pieces that match on all sides are a block that three faces never touch.</source>
        <translation>四个块各面颜色都对上，就成了一个方块，有三个面转动时碰不到它。</translation>
    </message>
    <message>
        <source>The corner and its three edges come together at the back: {moves}.</source>
        <translation>角块和它的三个棱块在后面会合：{moves}。</translation>
    </message>
    <message>
        <source>2×2×3</source>
        <translation>2×2×3</translation>
    </message>
    <message>
        <source>Make the block longer, to the front: 2×2×3, with one corner and two edges more.</source>
        <translation>把方块向前加长成 2×2×3，再加一个角块和两个棱块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the edges that have {front} with {bottom} and with {left}.</source>
        <translation>找到{bottom}{left}{front}角块，以及两个棱块：都带{front}色，另一色是{bottom}色或{left}色。</translation>
    </message>
    <message>
        <source>U, R and F are the faces that the block of 2×2×2 is not on, so it stays whole.</source>
        <translation>2×2×2 的方块不在 U、R、F 三个面上，所以转这三面不会破坏它。</translation>
    </message>
    <message>
        <source>A corner with two edges beside it goes in at the front left: {moves}.</source>
        <translation>一个角块连同旁边的两个棱块从左前方放进去：{moves}。</translation>
    </message>
    <message>
        <source>edge orientation</source>
        <translation>棱块定向</translation>
    </message>
    <message>
        <source>Turn the other seven edges the right way round, so that R and U can solve them.</source>
        <translation>把其余七个棱块的方向转好，之后只用 R 和 U 就能还原它们。</translation>
    </message>
    <message>
        <source>An edge is bad if only a quarter turn of F would bring it home the right way round: at the top it shows {right} or {left} up, for instance.</source>
        <translation>一个棱块若要靠 F 的 90° 转动才能以正确的方向归位，就是坏棱：例如它在顶层，而{right}色或{left}色朝上。</translation>
    </message>
    <message>
        <source>R and U change no edge. F turns the edges of the front over, and when it goes back others are there.</source>
        <translation>R 和 U 不改变棱块的好坏。F 会翻转前面的棱块，等它转回来时，那里已经换成了别的棱块。</translation>
    </message>
    <message>
        <source>F opens the block for a moment, bad edges come through, and it is closed again: {moves}.</source>
        <translation>F 暂时打开方块，坏棱从中通过，然后方块重新合上：{moves}。</translation>
    </message>
    <message>
        <source>Finish the first two layers: a block of 1×2×3 on the right.</source>
        <translation>完成前两层：在右面做一个 1×2×3 的方块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge, then the two corners and edges beside it.</source>
        <translation>找到{bottom}{right}棱块，再找它旁边的两个角块和两个棱块。</translation>
    </message>
    <message>
        <source>With turns of R and U alone the block of 2×2×3 stays where it is, and every edge stays good.</source>
        <translation>只转 R 和 U，2×2×3 的方块不会动，好棱也始终是好棱。</translation>
    </message>
    <message>
        <source>Only the right side and the top turn: {moves}.</source>
        <translation>只转右面和顶层：{moves}。</translation>
    </message>
    <message>
        <source>ZBLL</source>
        <translation>ZBLL</translation>
    </message>
    <message>
        <source>Solve the top in one look: all its edges have {top} up already.</source>
        <translation>一步还原顶层：所有棱块的{top}色都已朝上。</translation>
    </message>
    <message>
        <source>First how the corners show {top}, then where their colours match.</source>
        <translation>先看各角块的{top}色朝哪里，再看它们的颜色在哪里对上。</translation>
    </message>
    <message>
        <source>With all edges good there are 493 cases of the top instead of thousands. Few people know them all; the plain style does it in two looks.</source>
        <translation>棱块全是好棱时，顶层只有 493 种情况，而不是几千种。很少有人全都会；朴素风格分两步做。</translation>
    </message>
    <message>
        <source>U, R, Rw and M do not touch the left side, so the first block stays whole whatever you turn.</source>
        <translation>U、R、Rw 和 M 碰不到左面，所以无论怎么转，第一座桥都保持完整。</translation>
    </message>
    <message>
        <source>U, L, Lw and M do not touch the right side, so the first block stays whole whatever you turn.</source>
        <translation>U、L、Lw 和 M 碰不到右面，所以无论怎么转，第一座桥都保持完整。</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. With the line between them, L, U and R can solve the rest.</source>
        <translation>只有前面和后面的 90° 转动会把好棱变成坏棱。前后之间的线做好后，L、U 和 R 就能还原其余部分。</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 on the right: three edges and two corners around the {right} centre.</source>
        <translation>在右面做一个 1×2×3 的方块：{right}色中心块周围的三个棱块和两个角块。</translation>
    </message>
    <message>
        <source>L, U and R keep every edge good and the line where it is, so pairs always fit together without a turn of F.</source>
        <translation>L、U 和 R 保持所有好棱，线也留在原位，所以每一组都能不用 F 拼好。</translation>
    </message>
    <message>
        <source>Five pieces come together on the right with turns of L, U and R: {moves}.</source>
        <translation>五个块靠 L、U 和 R 在右面会合：{moves}。</translation>
    </message>
    <message>
        <source>Build the same block on the left, and the first two layers are done.</source>
        <translation>在左面做同样的方块，前两层就完成了。</translation>
    </message>
    <message>
        <source>Five pieces come together on the left with turns of L and U: {moves}.</source>
        <translation>五个块靠 L 和 U 在左面会合：{moves}。</translation>
    </message>
    <message>
        <source>This is {case}: {moves}.</source>
        <translation>这是 {case}：{moves}。</translation>
    </message>
    <message>
        <source>COLL</source>
        <translation>COLL</translation>
    </message>
    <message>
        <source>Solve the four corners of the top, while its edges stay up.</source>
        <translation>还原顶层的四个角块，同时棱块保持朝上。</translation>
    </message>
    <message>
        <source>Count the corners with {top} up, see to which sides the others show it, then which of them match.</source>
        <translation>数一数有几个角块{top}色朝上，看其余角块的这种颜色朝哪些面，再看哪些角块颜色对上。</translation>
    </message>
    <message>
        <source>The edges of the top are all up, and the alg leaves them so: only their places remain.</source>
        <translation>顶层棱块都已朝上，公式不会改变这一点：之后只差它们的位置。</translation>
    </message>
    <message>
        <source>last edges</source>
        <translation>最后的棱块</translation>
    </message>
    <message>
        <source>The last edges of the top change places.</source>
        <translation>顶层最后的棱块互换位置。</translation>
    </message>
    <message>
        <source>One side may be whole: then three edges go round. If none is, they change places in two pairs.</source>
        <translation>可能有一面已经完整：那就是三个棱块轮换。如果没有，就是两对棱块分别互换。</translation>
    </message>
    <message>
        <source>The corners are in order, so only four cases of PLL are left: Ua, Ub, H and Z.</source>
        <translation>角块已经排好，所以 PLL 只剩四种情况：Ua、Ub、H 和 Z。</translation>
    </message>
    <message>
        <source>Build a block of 2×2×2 at the bottom right of the back: the {bottom}-{right}-{back} corner with the three edges around it.</source>
        <translation>在右后下方做一个 2×2×2 的方块：{bottom}{right}{back}角块和它周围的三个棱块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{back} corner and the edges that have two of its colours.</source>
        <translation>找到{bottom}{right}{back}角块，以及带有其中两种颜色的棱块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the edges that have {front} with {bottom} and with {right}.</source>
        <translation>找到{bottom}{right}{front}角块，以及两个棱块：都带{front}色，另一色是{bottom}色或{right}色。</translation>
    </message>
    <message>
        <source>U, L and F are the faces that the block of 2×2×2 is not on, so it stays whole.</source>
        <translation>2×2×2 的方块不在 U、L、F 三个面上，所以转这三面不会破坏它。</translation>
    </message>
    <message>
        <source>A corner with two edges beside it goes in at the front right: {moves}.</source>
        <translation>一个角块连同旁边的两个棱块从右前方放进去：{moves}。</translation>
    </message>
    <message>
        <source>Turn the other seven edges the right way round, so that L and U can solve them.</source>
        <translation>把其余七个棱块的方向转好，之后只用 L 和 U 就能还原它们。</translation>
    </message>
    <message>
        <source>An edge is bad if only a quarter turn of F would bring it home the right way round: at the top it shows {left} or {right} up, for instance.</source>
        <translation>一个棱块若要靠 F 的 90° 转动才能以正确的方向归位，就是坏棱：例如它在顶层，而{left}色或{right}色朝上。</translation>
    </message>
    <message>
        <source>L and U change no edge. F turns the edges of the front over, and when it goes back others are there.</source>
        <translation>L 和 U 不改变棱块的好坏。F 会翻转前面的棱块，等它转回来时，那里已经换成了别的棱块。</translation>
    </message>
    <message>
        <source>Finish the first two layers: a block of 1×2×3 on the left.</source>
        <translation>完成前两层：在左面做一个 1×2×3 的方块。</translation>
    </message>
    <message>
        <source>With turns of L and U alone the block of 2×2×3 stays where it is, and every edge stays good.</source>
        <translation>只转 L 和 U，2×2×3 的方块不会动，好棱也始终是好棱。</translation>
    </message>
    <message>
        <source>Only the left side and the top turn: {moves}.</source>
        <translation>只转左面和顶层：{moves}。</translation>
    </message>
    <message>
        <source>Two blocks of 1×2×3, the corners of the top, then the last six edges with turns of M and U alone: few turns, few algs, and most of it found by looking.</source>
        <translation>先搭两座 1×2×3 的桥，再还原顶层角块，最后六个棱块只用 M 和 U：步数少，公式少，大部分靠观察找出。</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 at the bottom left: three edges and two corners around the {left} centre.</source>
        <translation>在左下方搭一座 1×2×3 的桥：{left}色中心块周围的三个棱块和两个角块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge and the pieces that are {left} and have no {top}. Two that touch with matching colours stay together.</source>
        <translation>找到{bottom}{left}棱块，以及带{left}色而不带{top}色的块。两块挨在一起且颜色对上的，就让它们留在一起。</translation>
    </message>
    <message>
        <source>Nothing is solved yet, so any turn will do: this is the freest part of the solve.</source>
        <translation>什么都还没有还原，所以怎么转都行：这是整个还原中最自由的部分。</translation>
    </message>
    <message>
        <source>All five pieces come together on the left: {moves}.</source>
        <translation>五个块在左面会合：{moves}。</translation>
    </message>
    <message>
        <source>Build the same block at the bottom right, around the {right} centre, and leave the first one alone.</source>
        <translation>在右下方围绕{right}色中心块搭一座同样的桥，不要动第一座桥。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge and the pieces that are {right} and have no {top}.</source>
        <translation>找到{bottom}{right}棱块，以及带{right}色而不带{top}色的块。</translation>
    </message>
    <message>
        <source>Only with turns of the top, the right side and the middle slice: {moves}.</source>
        <translation>只转顶层、右面和中层：{moves}。</translation>
    </message>
    <message>
        <source>Solve the four corners of the top at once. The top edges do not matter yet.</source>
        <translation>一次还原顶层的四个角块。顶层棱块暂时不管。</translation>
    </message>
    <message>
        <source>Look at the four corners only: how many have {top} up, and to which sides the others show it.</source>
        <translation>只看四个角块：有几个{top}色朝上，其余角块的这种颜色朝哪些面。</translation>
    </message>
    <message>
        <source>The blocks leave the frame as they found it, while the corners change places and turn. The edges between the blocks may end up anywhere.</source>
        <translation>两座桥最后都回到原样，而角块互换了位置和方向。两座桥之间的棱块最后在哪里都行。</translation>
    </message>
    <message>
        <source>Turn the last six edges the right way round: each shows {top} or {bottom} at the top or at the bottom.</source>
        <translation>把最后六个棱块的方向转好：在顶面或底面的位置上，每个都显示{top}色或{bottom}色。</translation>
    </message>
    <message>
        <source>Count the bad edges: those of the six that show neither {top} nor {bottom} up or down, once the centres do.</source>
        <translation>中心块的上下颜色归位后数坏棱：六个棱块中，朝上或朝下的既不是{top}色也不是{bottom}色的就是坏棱。</translation>
    </message>
    <message>
        <source>A quarter turn of M changes the four edges of its slice, a turn of U changes none but puts others into the slice.</source>
        <translation>M 转 90° 会改变中层四个棱块的好坏；U 不改变任何棱块，但会把别的棱块换进中层。</translation>
    </message>
    <message>
        <source>From now on only M and U turn: {moves}.</source>
        <translation>从现在起只转 M 和 U：{moves}。</translation>
    </message>
    <message>
        <source>left and right edge</source>
        <translation>左右棱块</translation>
    </message>
    <message>
        <source>Bring the {top}-{left} edge and the {top}-{right} edge home, to the left and the right of the top, with the corners around them.</source>
        <translation>把{top}{left}棱块和{top}{right}棱块归位，分别放到顶层左边和右边，与周围的角块对上。</translation>
    </message>
    <message>
        <source>Find both edges. Together at the bottom, a half turn of M puts them in, once the top is turned so that their sides are in the slice.</source>
        <translation>找到这两个棱块。它们都在底层时，先转顶层，让它们所属的两个侧面对着中层，再把 M 转 180° 就能放进去。</translation>
    </message>
    <message>
        <source>M, a half turn of U, and M again leave good edges good: the quarter turns take each other back.</source>
        <translation>先 M，再 U 转 180°，再 M，好棱仍是好棱：两次 90° 转动互相抵消。</translation>
    </message>
    <message>
        <source>Both edges go home, and the corners with them: {moves}.</source>
        <translation>两个棱块归位，角块也随之归位：{moves}。</translation>
    </message>
    <message>
        <source>last four edges</source>
        <translation>最后四棱</translation>
    </message>
    <message>
        <source>Put the last four edges and the centres of the middle slice in order.</source>
        <translation>把最后四个棱块和中层的中心块排好。</translation>
    </message>
    <message>
        <source>Look at the slice between the two solved sides: which of its edges are opposite to where they belong?</source>
        <translation>看两个已还原的侧面之间的中层：哪些棱块正好在自己位置的对面？</translation>
    </message>
    <message>
        <source>M and half turns of U keep all edges the right way round and both sides solved in the end.</source>
        <translation>M 和 U 的 180° 转动保持所有棱块的方向，最后两个侧面也仍是还原的。</translation>
    </message>
    <message>
        <source>Half turns of the top and turns of the slice: {moves}.</source>
        <translation>顶层的 180° 转动和中层的转动：{moves}。</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 at the bottom right: three edges and two corners around the {right} centre.</source>
        <translation>在右下方搭一座 1×2×3 的桥：{right}色中心块周围的三个棱块和两个角块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge and the pieces that are {right} and have no {top}. Two that touch with matching colours stay together.</source>
        <translation>找到{bottom}{right}棱块，以及带{right}色而不带{top}色的块。两块挨在一起且颜色对上的，就让它们留在一起。</translation>
    </message>
    <message>
        <source>All five pieces come together on the right: {moves}.</source>
        <translation>五个块在右面会合：{moves}。</translation>
    </message>
    <message>
        <source>Build the same block at the bottom left, around the {left} centre, and leave the first one alone.</source>
        <translation>在左下方围绕{left}色中心块搭一座同样的桥，不要动第一座桥。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge and the pieces that are {left} and have no {top}.</source>
        <translation>找到{bottom}{left}棱块，以及带{left}色而不带{top}色的块。</translation>
    </message>
    <message>
        <source>Only with turns of the top, the left side and the middle slice: {moves}.</source>
        <translation>只转顶层、左面和中层：{moves}。</translation>
    </message>
    <message>
        <source>right and left edge</source>
        <translation>右左棱块</translation>
    </message>
    <message>
        <source>Bring the {top}-{right} edge and the {top}-{left} edge home, to the right and the left of the top, with the corners around them.</source>
        <translation>把{top}{right}棱块和{top}{left}棱块归位，分别放到顶层右边和左边，与周围的角块对上。</translation>
    </message>
    <message>
        <source>CFOP whose cross brings the first pair along. Then come the other three pairs, those at the back first, OLL and PLL.</source>
        <translation>做十字时顺带放好第一组的 CFOP。之后是其余三组，先做后面的，然后是 OLL 和 PLL。</translation>
    </message>
    <message>
        <source>xcross</source>
        <translation>XCross</translation>
    </message>
    <message>
        <source>Make a {bottom} cross, and with it the pair at the back left: the {bottom}-{left}-{back} corner below its edge.</source>
        <translation>做出{bottom}色十字，同时放好左后方的一组：{bottom}{left}{back}角块和它上方的棱块。</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, then the corner and the edge of the pair. Hold the cube so that the pair that comes nearly by itself belongs at the back left.</source>
        <translation>找到四个{bottom}色棱块，再找那一组的角块和棱块。选好拿法，让几乎能自然成对的那一组正好属于左后方。</translation>
    </message>
    <message>
        <source>While the cross is not done it may be turned apart freely, so a pair costs two turns instead of seven.</source>
        <translation>十字完成之前可以随意拆开，所以放一组只要两步，而不是七步。</translation>
    </message>
    <message>
        <source>Four edges, a corner and an edge go home together: {moves}.</source>
        <translation>四个棱块、一个角块和一个棱块一起归位：{moves}。</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>第二组</translation>
    </message>
    <message>
        <source>Fill the slot at the back right with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满右后方的槽位。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{back} corner and the {right}-{back} edge.</source>
        <translation>找到{bottom}{right}{back}角块和{right}{back}棱块。</translation>
    </message>
    <message>
        <source>Slots at the back are filled first: what is left is in sight then.</source>
        <translation>先填后面的槽位：剩下的就都看得见了。</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the back right: {moves}.</source>
        <translation>这一组在顶层配对，再放进右后方：{moves}。</translation>
    </message>
    <message>
        <source>third pair</source>
        <translation>第三组</translation>
    </message>
    <message>
        <source>Fill the slot at the front left with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满左前方的槽位。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the {left}-{front} edge. Each is on the top or in one of the two open slots.</source>
        <translation>找到{bottom}{left}{front}角块和{left}{front}棱块。它们在顶层，或在两个空槽位之一。</translation>
    </message>
    <message>
        <source>The slot at the front right is still open, so it may be used on the way.</source>
        <translation>右前方的槽位还空着，途中可以利用它。</translation>
    </message>
    <message>
        <source>The pair goes in at the front left: {moves}.</source>
        <translation>这一组放进左前方：{moves}。</translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation>第四组</translation>
    </message>
    <message>
        <source>Fill the last slot, at the front right.</source>
        <translation>填满最后一个槽位，在右前方。</translation>
    </message>
    <message>
        <source>The {bottom}-{right}-{front} corner and the {right}-{front} edge are on the top or in their slot.</source>
        <translation>{bottom}{right}{front}角块和{right}{front}棱块在顶层，或就在它们的槽位里。</translation>
    </message>
    <message>
        <source>The three other slots are opened at most for a moment and closed again.</source>
        <translation>其余三个槽位最多只是暂时打开，然后再合上。</translation>
    </message>
    <message>
        <source>The last pair goes in at the front right: {moves}.</source>
        <translation>最后一组放进右前方：{moves}。</translation>
    </message>
    <message>
        <source>Turn all stickers of the top that are {top} up.</source>
        <translation>让顶面的{top}色全部朝上。</translation>
    </message>
    <message>
        <source>First which edges have {top} up, then which corners.</source>
        <translation>先看哪些棱块{top}色朝上，再看哪些角块。</translation>
    </message>
    <message>
        <source>The alg takes the first two layers apart and puts them together again, with the top turned up.</source>
        <translation>公式把前两层拆开再合上，同时顶面翻好。</translation>
    </message>
    <message>
        <source>Look for sides whose corners match each other, and for whole sides.</source>
        <translation>看哪些面的两个角块同色，哪些面已经完整。</translation>
    </message>
    <message>
        <source>The alg moves pieces of the top around and turns none of them.</source>
        <translation>公式移动顶层的块，但不改变任何一块的朝向。</translation>
    </message>
    <message>
        <source>Make a {bottom} cross, and with it the pair at the back right: the {bottom}-{right}-{back} corner below its edge.</source>
        <translation>做出{bottom}色十字，同时放好右后方的一组：{bottom}{right}{back}角块和它上方的棱块。</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, then the corner and the edge of the pair. Hold the cube so that the pair that comes nearly by itself belongs at the back right.</source>
        <translation>找到四个{bottom}色棱块，再找那一组的角块和棱块。选好拿法，让几乎能自然成对的那一组正好属于右后方。</translation>
    </message>
    <message>
        <source>Fill the slot at the back left with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满左后方的槽位。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{back} corner and the {left}-{back} edge.</source>
        <translation>找到{bottom}{left}{back}角块和{left}{back}棱块。</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the back left: {moves}.</source>
        <translation>这一组在顶层配对，再放进左后方：{moves}。</translation>
    </message>
    <message>
        <source>Fill the slot at the front right with its corner and its edge.</source>
        <translation>用对应的角块和棱块填满右前方的槽位。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the {right}-{front} edge. Each is on the top or in one of the two open slots.</source>
        <translation>找到{bottom}{right}{front}角块和{right}{front}棱块。它们在顶层，或在两个空槽位之一。</translation>
    </message>
    <message>
        <source>The slot at the front left is still open, so it may be used on the way.</source>
        <translation>左前方的槽位还空着，途中可以利用它。</translation>
    </message>
    <message>
        <source>The pair goes in at the front right: {moves}.</source>
        <translation>这一组放进右前方：{moves}。</translation>
    </message>
    <message>
        <source>Fill the last slot, at the front left.</source>
        <translation>填满最后一个槽位，在左前方。</translation>
    </message>
    <message>
        <source>The {bottom}-{left}-{front} corner and the {left}-{front} edge are on the top or in their slot.</source>
        <translation>{bottom}{left}{front}角块和{left}{front}棱块在顶层，或就在它们的槽位里。</translation>
    </message>
    <message>
        <source>The last pair goes in at the front left: {moves}.</source>
        <translation>最后一组放进左前方：{moves}。</translation>
    </message>
    <message>
        <source>All edges are turned the right way round at the start, so that the first two layers need turns of R, U and L alone and no turns of the whole cube, and the top is easier as well.</source>
        <translation>一开始就把所有棱块的方向转好，这样前两层只用 R、U 和 L，不用整体转动，顶层也更容易。</translation>
    </message>
    <message>
        <source>Make a {bottom} cross at the bottom, and turn all other edges the right way round meanwhile.</source>
        <translation>在底面做出{bottom}色十字，同时把其他所有棱块的方向转好。</translation>
    </message>
    <message>
        <source>Look at an edge from above or below, in the middle layer from the front or the back. It is good if it shows {top} or {bottom} there, or {front} or {back} without any {top} or {bottom} on its other side.</source>
        <translation>上下层的棱块从上面或下面看，中层的棱块从前面或后面看。如果看到的是{top}色或{bottom}色，就是好棱；如果看到的是{front}色或{back}色，而另一侧没有{top}色和{bottom}色，也是好棱。</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. Without them R, U and L can solve the rest.</source>
        <translation>只有前面和后面的 90° 转动会把好棱变成坏棱。不转它们，R、U 和 L 就能还原其余部分。</translation>
    </message>
    <message>
        <source>Bad edges turn over in quarter turns of F and B, and the cross comes together on the way: {moves}.</source>
        <translation>坏棱靠 F 和 B 的 90° 转动翻过来，途中十字也会合：{moves}。</translation>
    </message>
    <message>
        <source>Fill both slots on the left: two corners with the edges above them.</source>
        <translation>填满左边的两个槽位：两个角块和它们上方的棱块。</translation>
    </message>
    <message>
        <source>Find the two edges that are {left} and have neither {top} nor {bottom}, and the corners that belong below them.</source>
        <translation>找到两个带{left}色而不带{top}色和{bottom}色的棱块，以及属于它们下方的角块。</translation>
    </message>
    <message>
        <source>R, U and L keep every edge good, so a pair always fits in without a turn of F.</source>
        <translation>R、U 和 L 保持所有好棱，所以每一组都能不用 F 放进去。</translation>
    </message>
    <message>
        <source>Two pairs go in on the left with turns of R, U and L: {moves}.</source>
        <translation>用 R、U 和 L 把两组放进左边：{moves}。</translation>
    </message>
    <message>
        <source>Fill both slots on the right, and the first two layers are done.</source>
        <translation>填满右边的两个槽位，前两层就完成了。</translation>
    </message>
    <message>
        <source>Find the two edges that are {right} and have neither {top} nor {bottom}, and the corners that belong below them.</source>
        <translation>找到两个带{right}色而不带{top}色和{bottom}色的棱块，以及属于它们下方的角块。</translation>
    </message>
    <message>
        <source>R and U alone do not touch what is done on the left.</source>
        <translation>只转 R 和 U，不会碰到左边已完成的部分。</translation>
    </message>
    <message>
        <source>Two pairs go in on the right with turns of R and U: {moves}.</source>
        <translation>用 R 和 U 把两组放进右边：{moves}。</translation>
    </message>
    <message>
        <source>Turn the corners so that the whole top is {top}. Its edges are up already.</source>
        <translation>转好角块，让整个顶面都是{top}色。棱块已经朝上。</translation>
    </message>
    <message>
        <source>Count the corners with {top} up, and see to which sides the others show it.</source>
        <translation>数一数有几个角块{top}色朝上，看其余角块的这种颜色朝哪些面。</translation>
    </message>
    <message>
        <source>As all edges are good, only seven of the 57 cases of OLL come up.</source>
        <translation>因为所有棱块都是好棱，57 种 OLL 只会出现七种。</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. Without them L, U and R can solve the rest.</source>
        <translation>只有前面和后面的 90° 转动会把好棱变成坏棱。不转它们，L、U 和 R 就能还原其余部分。</translation>
    </message>
    <message>
        <source>Fill both slots on the right: two corners with the edges above them.</source>
        <translation>填满右边的两个槽位：两个角块和它们上方的棱块。</translation>
    </message>
    <message>
        <source>L, U and R keep every edge good, so a pair always fits in without a turn of F.</source>
        <translation>L、U 和 R 保持所有好棱，所以每一组都能不用 F 放进去。</translation>
    </message>
    <message>
        <source>Two pairs go in on the right with turns of L, U and R: {moves}.</source>
        <translation>用 L、U 和 R 把两组放进右边：{moves}。</translation>
    </message>
    <message>
        <source>Fill both slots on the left, and the first two layers are done.</source>
        <translation>填满左边的两个槽位，前两层就完成了。</translation>
    </message>
    <message>
        <source>L and U alone do not touch what is done on the right.</source>
        <translation>只转 L 和 U，不会碰到右边已完成的部分。</translation>
    </message>
    <message>
        <source>Two pairs go in on the left with turns of L and U: {moves}.</source>
        <translation>用 L 和 U 把两组放进左边：{moves}。</translation>
    </message>
    <message>
        <source>ZZ as it was first made: only two edges of the cross are placed while all edges are turned the right way round. Two blocks of 1×2×3 follow, with turns of R, U and L alone, and the top is easier as well.</source>
        <translation>ZZ 最初的样子：把所有棱块的方向转好，同时只放好十字的两个棱块。接着只用 R、U 和 L 做两个 1×2×3 的方块，顶层也更容易。</translation>
    </message>
    <message>
        <source>Turn all edges the right way round, and make a line at the bottom meanwhile: the {bottom}-{front} and the {bottom}-{back} edge.</source>
        <translation>把所有棱块的方向转好，同时在底面做出一条线：{bottom}{front}棱块和{bottom}{back}棱块。</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. With the line between them, R, U and L can solve the rest.</source>
        <translation>只有前面和后面的 90° 转动会把好棱变成坏棱。前后之间的线做好后，R、U 和 L 就能还原其余部分。</translation>
    </message>
    <message>
        <source>Bad edges turn over in quarter turns of F and B, and the line comes together on the way: {moves}.</source>
        <translation>坏棱靠 F 和 B 的 90° 转动翻过来，途中线也会合：{moves}。</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 on the left: three edges and two corners around the {left} centre.</source>
        <translation>在左面做一个 1×2×3 的方块：{left}色中心块周围的三个棱块和两个角块。</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge, then the two corners and edges beside it.</source>
        <translation>找到{bottom}{left}棱块，再找它旁边的两个角块和两个棱块。</translation>
    </message>
    <message>
        <source>R, U and L keep every edge good and the line where it is, so pairs always fit together without a turn of F.</source>
        <translation>R、U 和 L 保持所有好棱，线也留在原位，所以每一组都能不用 F 拼好。</translation>
    </message>
    <message>
        <source>Five pieces come together on the left with turns of R, U and L: {moves}.</source>
        <translation>五个块靠 R、U 和 L 在左面会合：{moves}。</translation>
    </message>
    <message>
        <source>Build the same block on the right, and the first two layers are done.</source>
        <translation>在右面做同样的方块，前两层就完成了。</translation>
    </message>
    <message>
        <source>Five pieces come together on the right with turns of R and U: {moves}.</source>
        <translation>五个块靠 R 和 U 在右面会合：{moves}。</translation>
    </message>
    <message>
        <source>{Face} up.</source>
        <translation>{Face}向上。</translation>
    </message>
    <message>
        <source>{Base} looks at you: the {face} goes up. Is there room above?</source>
        <translation>{Base}色朝着你：{face}向上。上方有空位吗？</translation>
    </message>
    <message>
        <source>{Face} up, twice.</source>
        <translation>{Face}向上，两次。</translation>
    </message>
    <message>
        <source>{Base} looks down: the {face} goes up twice. Is there room above?</source>
        <translation>{Base}色朝下：{face}向上两次。上方有空位吗？</translation>
    </message>
    <message>
        <source>{Face} up, top to the {away}, {face} down.</source>
        <translation>{Face}向上，上面向{away}，{face}向下。</translation>
    </message>
    <message>
        <source>Above its place, {base} looks {side}. So the {face} goes up.</source>
        <translation>在它位置的上方，{base}色朝{side}。所以{face}向上。</translation>
    </message>
    <message>
        <source>Tip it, so that {base} looks right.</source>
        <translation>把它放倒，让{base}色朝右。</translation>
    </message>
    <message>
        <source>Above its place, {base} looks up.</source>
        <translation>在它位置的上方，{base}色朝上。</translation>
    </message>
    <message>
        <source>Right side up, top twice, right side down, top to the right.</source>
        <translation>右面向上，上面转两次，右面向下，上面向右。</translation>
    </message>
    <message>
        <source>It leaves and comes back tipped.</source>
        <translation>它出去转一下，回来就放倒了。</translation>
    </message>
    <message>
        <source>Look for {base} on a corner of the top.</source>
        <translation>在顶面的角块上找{base}色。</translation>
    </message>
    <message>
        <source>{Base} looks up. First tip it to the side.</source>
        <translation>{Base}色朝上。先把它放倒到侧面。</translation>
    </message>
    <message>
        <source>Back to the top.</source>
        <translation>让它回到顶层。</translation>
    </message>
    <message>
        <source>No {base} corner is on top. This one is {fault}: bottom front right.</source>
        <translation>顶层没有{base}色角块。这个角块{fault}：在底层右前。</translation>
    </message>
    <message>
        <source>Right side up, top to the left, right side down.</source>
        <translation>右面向上，上面向左，右面向下。</translation>
    </message>
    <message>
        <source>A {cap} corner pushes it out.</source>
        <translation>一个{cap}色角块把它顶出来。</translation>
    </message>
    <message>
        <source>Look at the bottom corners.</source>
        <translation>看底层的角块。</translation>
    </message>
    <message>
        <source>No {base} corner is on top. Push this one out.</source>
        <translation>顶层没有{base}色角块。把这个顶出来。</translation>
    </message>
    <message>
        <source>Between {front} and {other}.</source>
        <translation>放到{front}色和{other}色之间。</translation>
    </message>
    <message>
        <source>Its top is {other}, so it goes {side}.</source>
        <translation>它的顶面是{other}色，所以去{side}边。</translation>
    </message>
    <message>
        <source>Away, up, back, down. Turn the cube: {other} in front. Away, up, back, down.</source>
        <translation>让开、上、回来、下。转动整个魔方：{other}色朝前。让开、上、回来、下。</translation>
    </message>
    <message>
        <source>A corner fetches the edge and takes it home.</source>
        <translation>一个角块去接棱块，再带它回家。</translation>
    </message>
    <message>
        <source>Look for a top edge without {cap}.</source>
        <translation>在顶层找一个没有{cap}色的棱块。</translation>
    </message>
    <message>
        <source>{Front} meets {front}. {Other} is on the {side}, so away is to the {away}.</source>
        <translation>{Front}色对上了{front}色。{Other}色在{side}边，所以“让开”是向{away}。</translation>
    </message>
    <message>
        <source>Every top edge has {cap}. This one is {fault}: front right.</source>
        <translation>顶层的棱块都有{cap}色。这个棱块{fault}：在中层右前。</translation>
    </message>
    <message>
        <source>A {cap} edge pushes it out.</source>
        <translation>一个{cap}色棱块把它顶出来。</translation>
    </message>
    <message>
        <source>Look at the middle layer.</source>
        <translation>看中层。</translation>
    </message>
    <message>
        <source>Every top edge has {cap}. Push this one out.</source>
        <translation>顶层的棱块都有{cap}色。把这个顶出来。</translation>
    </message>
    <message>
        <source>{Cap} cross</source>
        <translation>{Cap}色十字</translation>
    </message>
    <message>
        <source>The {base} cross, each edge beside its own centre.</source>
        <translation>{base}色十字，每个棱块都挨着自己的中心块。</translation>
    </message>
    <message>
        <source>One more corner and its edge home, the others as they were.</source>
        <translation>再让一个角块和它的棱块到家，其他的不变。</translation>
    </message>
    <message>
        <source>All four top edges show {cap} on top.</source>
        <translation>顶层四个棱块都是{cap}色朝上。</translation>
    </message>
    <message>
        <source>The whole top shows {cap}.</source>
        <translation>整个顶面都是{cap}色。</translation>
    </message>
    <message>
        <source>The top corners follow each other as they should.</source>
        <translation>顶层角块的顺序都对了。</translation>
    </message>
    <message>
        <source>The {base} layer, one colour at each of its sides.</source>
        <translation>{base}色这一层，每个侧面只有一种颜色。</translation>
    </message>
    <message>
        <source>Each top corner where it belongs. Twisted is fine.</source>
        <translation>顶层每个角块都到位。方向不对也没关系。</translation>
    </message>
    <message>
        <source>The {base} and the {cap} centre.</source>
        <translation>{base}色和{cap}色的中心。</translation>
    </message>
    <message>
        <source>All six centres.</source>
        <translation>全部六个中心。</translation>
    </message>
    <message>
        <source>One more edge whole, the centres as they were.</source>
        <translation>再配好一条棱，中心不变。</translation>
    </message>
    <message>
        <source>All edges whole.</source>
        <translation>所有的棱都配好。</translation>
    </message>
    <message>
        <source>The top edges as a 3×3×3 can have them.</source>
        <translation>顶层的棱变成 3×3×3 上会有的样子。</translation>
    </message>
    <message>
        <source>The top layer as a 3×3×3 can have it.</source>
        <translation>顶层变成 3×3×3 上会有的样子。</translation>
    </message>
    <message>
        <source>None does yet. Any side may be in front.</source>
        <translation>现在一个也没有。哪一面朝前都行。</translation>
    </message>
    <message>
        <source>Front to the right. Up, left, down, right. Front to the left.</source>
        <translation>前面向右。上、左、下、右。前面向左。</translation>
    </message>
    <message>
        <source>Dot, hook, line, cross: each round is one step.</source>
        <translation>点、拐角、一字、十字：每做一轮就进一步。</translation>
    </message>
    <message>
        <source>Look only at the four top edges.</source>
        <translation>只看顶层的四个棱块。</translation>
    </message>
    <message>
        <source>{Cap} on top makes a dot. It is lit.</source>
        <translation>顶面的{Cap}色是一个点。它正亮着。</translation>
    </message>
    <message>
        <source>A hook goes to the back left. A line lies flat.</source>
        <translation>拐角放在左后。一字横着放。</translation>
    </message>
    <message>
        <source>Two neighbours do, back and left: a hook.</source>
        <translation>相邻的两个已经是了，在后面和左面：一个拐角。</translation>
    </message>
    <message>
        <source>{Cap} on top makes a hook. It is lit.</source>
        <translation>顶面的{Cap}色是一个拐角。它正亮着。</translation>
    </message>
    <message>
        <source>Two do, left and right: a flat line.</source>
        <translation>左右两个已经是了：横着的一字。</translation>
    </message>
    <message>
        <source>{Cap} on top makes a line. It is lit.</source>
        <translation>顶面的{Cap}色是一字。它正亮着。</translation>
    </message>
    <message>
        <source>{Cap} edges</source>
        <translation>{Cap}色棱块</translation>
    </message>
    <message>
        <source>Every top edge meets its own centre.</source>
        <translation>顶层每个棱块都对上自己的中心块。</translation>
    </message>
    <message>
        <source>{One} and {two} {meet}, back and right.</source>
        <translation>{One}色和{two}色{meet}，一个在后，一个在右。</translation>
    </message>
    <message>
        <source>Turn the top until two meet.</source>
        <translation>转动顶层，直到有两个对上。</translation>
    </message>
    <message>
        <source>Up, left, down, left. Up, left, left, down. Left.</source>
        <translation>上、左、下、左。上、左、左、下。左。</translation>
    </message>
    <message>
        <source>The other two change places. The lower layers come back.</source>
        <translation>另外两个交换位置。下面两层会恢复。</translation>
    </message>
    <message>
        <source>Look at the sides of the top edges.</source>
        <translation>看顶层棱块的侧面。</translation>
    </message>
    <message>
        <source>{One} and {two} meet their centres. They are lit.</source>
        <translation>{One}色和{two}色对上了自己的中心块。它们正亮着。</translation>
    </message>
    <message>
        <source>Two neighbours go to the back and to the right. Two opposite ones: front and back.</source>
        <translation>相邻的两个放在后面和右面。相对的两个：一前一后。</translation>
    </message>
    <message>
        <source>Turn the top until two meet their centres. They are lit.</source>
        <translation>转动顶层，直到有两个对上自己的中心块。它们正亮着。</translation>
    </message>
    <message>
        <source>{One} and {two} {meet}, front and back.</source>
        <translation>{One}色和{two}色{meet}，一前一后。</translation>
    </message>
    <message>
        <source>Up, left, down, left. Up, left, left, down. Left. Look again.</source>
        <translation>上、左、下、左。上、左、左、下。左。再看一看。</translation>
    </message>
    <message>
        <source>After it, two neighbours can meet.</source>
        <translation>做完以后，就能有相邻的两个对上。</translation>
    </message>
    <message>
        <source>All four are in the right order.</source>
        <translation>四个的顺序都对了。</translation>
    </message>
    <message>
        <source>Turn the top until they meet.</source>
        <translation>转动顶层，直到它们对上。</translation>
    </message>
    <message>
        <source>They move together.</source>
        <translation>它们会一起移动。</translation>
    </message>
    <message>
        <source>All four are in the right order. They are lit.</source>
        <translation>四个的顺序都对了。它们正亮着。</translation>
    </message>
    <message>
        <source>Turn the top until they meet their centres.</source>
        <translation>转动顶层，直到它们对上自己的中心块。</translation>
    </message>
    <message>
        <source>{Cap} corners</source>
        <translation>{Cap}色角块</translation>
    </message>
    <message>
        <source>Each corner between its three centres. Twisted is fine.</source>
        <translation>每个角块都到自己的三个中心块之间。方向不对也没关系。</translation>
    </message>
    <message>
        <source>Only the {piece} is there: top front right.</source>
        <translation>只有{piece}到位了：在顶层右前。</translation>
    </message>
    <message>
        <source>Away, right up. Away, left up. Away, right down. Away, left down.</source>
        <translation>让开，右面上。让开，左面上。让开，右面下。让开，左面下。</translation>
    </message>
    <message>
        <source>Three corners go round. The front right one stays.</source>
        <translation>三个角块轮换位置。右前的不动。</translation>
    </message>
    <message>
        <source>Look for a corner between its three centres.</source>
        <translation>找一个在自己三个中心块之间的角块。</translation>
    </message>
    <message>
        <source>The {piece} is lit.</source>
        <translation>{piece}正亮着。</translation>
    </message>
    <message>
        <source>It goes to the front right. The top always moves away first.</source>
        <translation>把它放在右前。每次都是顶层先让开。</translation>
    </message>
    <message>
        <source>No corner is there yet.</source>
        <translation>还没有角块到位。</translation>
    </message>
    <message>
        <source>Three corners go round. Then one is right.</source>
        <translation>三个角块轮换位置。之后就有一个到位。</translation>
    </message>
    <message>
        <source>No corner is right yet.</source>
        <translation>还没有一个角块到位。</translation>
    </message>
    <message>
        <source>Any side may be in front. The top always moves away first.</source>
        <translation>哪一面朝前都行。每次都是顶层先让开。</translation>
    </message>
    <message>
        <source>Turn its {cap} up.</source>
        <translation>让它的{cap}色朝上。</translation>
    </message>
    <message>
        <source>Top front right. {Cap} looks {way}.</source>
        <translation>在顶层右前。{Cap}色朝{way}。</translation>
    </message>
    <message>
        <source>Bring it there with the top only.</source>
        <translation>只转顶层，把它带到那里。</translation>
    </message>
    <message>
        <source>Right side and bottom: down, left, up, right. {Times}.</source>
        <translation>右面和下面：下、左、上、右。{Times}。</translation>
    </message>
    <message>
        <source>The lower layers look broken. They come back with the last corner.</source>
        <translation>下面两层看起来乱了。最后一个角块做好，它们就会恢复。</translation>
    </message>
    <message>
        <source>Look at the corner at the top front right.</source>
        <translation>看顶层右前的角块。</translation>
    </message>
    <message>
        <source>Its {cap} looks {way}. It is lit.</source>
        <translation>它的{cap}色朝{way}。它正亮着。</translation>
    </message>
    <message>
        <source>Down, left, up, right, until {cap} is up.</source>
        <translation>下、左、上、右，直到{cap}色朝上。</translation>
    </message>
    <message>
        <source>Look for a top corner without {cap} on top.</source>
        <translation>在顶层找一个{cap}色没有朝上的角块。</translation>
    </message>
    <message>
        <source>Bring it to the front right with the top only. Then down, left, up, right.</source>
        <translation>只转顶层，把它带到右前。然后下、左、上、右。</translation>
    </message>
    <message>
        <source>Bottom front right: it is between two rounds.</source>
        <translation>在底层右前：正在两轮之间。</translation>
    </message>
    <message>
        <source>Look at the corner at the bottom front right.</source>
        <translation>看底层右前的角块。</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最后一转</translation>
    </message>
    <message>
        <source>One colour on every side.</source>
        <translation>每一面只有一种颜色。</translation>
    </message>
    <message>
        <source>Only the top is off.</source>
        <translation>只有顶层还错开着。</translation>
    </message>
    <message>
        <source>Turn the top until the sides match.</source>
        <translation>转动顶层，直到侧面颜色都对齐。</translation>
    </message>
    <message>
        <source>Then the cube is solved.</source>
        <translation>魔方就还原了。</translation>
    </message>
    <message>
        <source>Look at the sides of the top layer.</source>
        <translation>看顶层的侧面。</translation>
    </message>
    <message>
        <source>Only the top is off. It is lit.</source>
        <translation>只有顶层还错开着。它正亮着。</translation>
    </message>
    <message>
        <source>{Base} looks at you or down? The side it sits on goes up.</source>
        <translation>{Base}色朝着你或朝下？它所在的侧面向上转。</translation>
    </message>
    <message>
        <source>{Base} looks at you, top or bottom? Turn the front once.</source>
        <translation>{Base}色在上面或下面朝着你？前面转一次。</translation>
    </message>
    <message>
        <source>Colour meets its centre? Front twice.</source>
        <translation>颜色对上了自己的中心块？前面转两次。</translation>
    </message>
    <message>
        <source>Hold it so that {base} looks to a side. That side goes up, the top slides the corner in, the side goes down.</source>
        <translation>拿好魔方，让{base}色朝左或朝右。那一面向上，顶层把角块推进去，那一面再向下。</translation>
    </message>
    <message>
        <source>{Base} looks up? Tip it first.</source>
        <translation>{Base}色朝上？先把角块放倒。</translation>
    </message>
    <message>
        <source>No {base} corner on top? Push one out.</source>
        <translation>顶层没有{base}色角块？顶一个出来。</translation>
    </message>
    <message>
        <source>Away from its place, up, back, down. Turn the cube. The same in the mirror.</source>
        <translation>先从它的位置让开，上、回来、下。转动整个魔方。再照镜子一样做一遍。</translation>
    </message>
    <message>
        <source>Every top edge has {cap}? Push one out.</source>
        <translation>顶层的棱块都有{cap}色？顶一个出来。</translation>
    </message>
    <message>
        <source>Hook at the back left, line flat. Then front, up, left, down, right, front back.</source>
        <translation>拐角放左后，一字横着放。然后：前面转、上、左、下、右、前面转回。</translation>
    </message>
    <message>
        <source>The two that meet go to the back and to the right.</source>
        <translation>对上的两个放在后面和右面。</translation>
    </message>
    <message>
        <source>The right one goes to the front right. The top always moves away first.</source>
        <translation>到位的那个放在右前。每次都是顶层先让开。</translation>
    </message>
    <message>
        <source>Down, left, up, right, until {cap} is up. Then only the top.</source>
        <translation>下、左、上、右，直到{cap}色朝上。然后只转顶层。</translation>
    </message>
    <message>
        <source>Hold the cube with the {cap} centre on top. Any side may be in front.</source>
        <translation>拿好魔方，{cap}色中心朝上。哪一面朝前都行。</translation>
    </message>
    <message>
        <source>Turn the cube over: {cap} on top, {front} in front.</source>
        <translation>把魔方翻过来：{cap}色朝上，{front}色朝前。</translation>
    </message>
    <message>
        <source>Turn the whole cube until {front} is in front. {Cap} stays on top.</source>
        <translation>转动整个魔方，让{front}色朝前。{Cap}色仍然朝上。</translation>
    </message>
    <message>
        <source>Keep holding it like this: {cap} on top, {front} in front.</source>
        <translation>就这样拿着：{cap}色朝上，{front}色朝前。</translation>
    </message>
    <message>
        <source>From now on, do not turn the whole cube. {Front} stays in front.</source>
        <translation>从现在起不要转动整个魔方。{Front}色一直朝前。</translation>
    </message>
    <message>
        <source>Is {cap} on top and {front} in front on your cube?</source>
        <translation>你的魔方是{cap}色朝上、{front}色朝前吗？</translation>
    </message>
    <message>
        <source>{N} of four petals.</source>
        <translation>四片花瓣，有了{N}片。</translation>
    </message>
    <message>
        <source>The daisy is done.</source>
        <translation>小花完成了。</translation>
    </message>
    <message>
        <source>{N} of four home.</source>
        <translation>四个棱块，{N}个到家了。</translation>
    </message>
    <message>
        <source>The {base} cross is done. Every side matches.</source>
        <translation>{base}色十字完成了。每一面都对上了。</translation>
    </message>
    <message>
        <source>{N} of four corners home.</source>
        <translation>四个角块，{N}个到家了。</translation>
    </message>
    <message>
        <source>The bottom layer is done.</source>
        <translation>底层完成了。</translation>
    </message>
    <message>
        <source>{N} of four edges home.</source>
        <translation>四个棱块，{N}个到家了。</translation>
    </message>
    <message>
        <source>Two layers are done.</source>
        <translation>两层完成了。</translation>
    </message>
    <message>
        <source>The {cap} cross is done.</source>
        <translation>{cap}色十字完成了。</translation>
    </message>
    <message>
        <source>All four edges meet.</source>
        <translation>四个棱块都对上了。</translation>
    </message>
    <message>
        <source>All four corners are in their places.</source>
        <translation>四个角块都到位了。</translation>
    </message>
    <message>
        <source>{N} of four corners show {cap}.</source>
        <translation>四个角块，{N}个已是{cap}色朝上。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>还原了。</translation>
    </message>
    <message>
        <source>Done, your own way.</source>
        <translation>完成了，用的是你自己的方法。</translation>
    </message>
    <message>
        <source>The {piece} came home, too.</source>
        <translation>{piece}也到家了。</translation>
    </message>
    <message>
        <source>One step further: {what}.</source>
        <translation>前进了一步：{what}。</translation>
    </message>
    <message>
        <source>You can do this. Three in a row, without a hint.</source>
        <translation>你会了。连续三个，没用提示。</translation>
    </message>
    <message>
        <source>Next one.</source>
        <translation>下一个。</translation>
    </message>
    <message>
        <source>{Unit}: done alone.</source>
        <translation>{Unit}：独立完成。</translation>
    </message>
    <message>
        <source>You solved it alone: {n} turns, no hint.</source>
        <translation>你独立还原了魔方：{n} 步，没用提示。</translation>
    </message>
    <message>
        <source>Nothing to do here: the {base} cross is done already.</source>
        <translation>这里不用做什么：{base}色十字已经完成。</translation>
    </message>
    <message>
        <source>Nothing to do here: the bottom layer is done already.</source>
        <translation>这里不用做什么：底层已经完成。</translation>
    </message>
    <message>
        <source>Nothing to do here: two layers are done already.</source>
        <translation>这里不用做什么：两层已经完成。</translation>
    </message>
    <message>
        <source>Nothing to do here: the {cap} cross is done already.</source>
        <translation>这里不用做什么：{cap}色十字已经完成。</translation>
    </message>
    <message>
        <source>Nothing to do here: all four edges meet already.</source>
        <translation>这里不用做什么：四个棱块已经都对上了。</translation>
    </message>
    <message>
        <source>Nothing to do here: all four corners are in their places already.</source>
        <translation>这里不用做什么：四个角块已经都到位了。</translation>
    </message>
    <message>
        <source>Nothing to do here: the cube is solved already.</source>
        <translation>这里不用做什么：魔方已经还原。</translation>
    </message>
    <message>
        <source>That went {wrong}. Take it back: {turn}.</source>
        <translation>刚才转成{wrong}了。转回来：{turn}。</translation>
    </message>
    <message>
        <source>One turn went the wrong way. It is {turn}. Take back {n}.</source>
        <translation>有一步转反了，应该是：{turn}。请撤回 {n}。</translation>
    </message>
    <message>
        <source>{Turn}: that was once too often. Take back {n}.</source>
        <translation>{Turn}：这一步多做了一次。请撤回 {n}。</translation>
    </message>
    <message>
        <source>Check how you hold it: {cap} on top, {front} in front.</source>
        <translation>看看拿法对不对：{cap}色朝上，{front}色朝前。</translation>
    </message>
    <message>
        <source>Not finished yet. {More}.</source>
        <translation>还没做完。{More}。</translation>
    </message>
    <message>
        <source>{Done} came apart. Take back {n}?</source>
        <translation>{Done}被打乱了。要撤回 {n}吗？</translation>
    </message>
    <message>
        <source>The {piece} was home. Now it is out again.</source>
        <translation>{piece}本来到家了，现在又出来了。</translation>
    </message>
    <message>
        <source>You are back where you started.</source>
        <translation>你又回到了开始的地方。</translation>
    </message>
    <message>
        <source>No step forward yet. A hint shows where to look.</source>
        <translation>还没有进展。提示会告诉你看哪里。</translation>
    </message>
    <message>
        <source>You pushed a petal down. Make room first: turn the top.</source>
        <translation>你把一片花瓣压下去了。先腾出位置：转动顶层。</translation>
    </message>
    <message>
        <source>{Base} turned round with its own side. Turn the other side it touches.</source>
        <translation>{Base}色只是跟着自己的面转了一下。转这个棱块的另一面。</translation>
    </message>
    <message>
        <source>It is on top, but {base} looks at you. Turn the front once first.</source>
        <translation>它在顶层了，但{base}色朝着你。先把前面转一次。</translation>
    </message>
    <message>
        <source>It looks at you again, from the other end. One turn is enough.</source>
        <translation>它又在另一头朝着你了。转一次就够。</translation>
    </message>
    <message>
        <source>{Base} is down, but {one} is under {two}. Bring it up and match first.</source>
        <translation>{Base}色到了底面，但{one}色在{two}色下面。把它带回顶层，先对上颜色。</translation>
    </message>
    <message>
        <source>One more: the front goes twice.</source>
        <translation>再来一次：前面要转两次。</translation>
    </message>
    <message>
        <source>It went between {one} and {two}. Its home is between {a} and {b}.</source>
        <translation>它去了{one}色和{two}色之间。它的家在{a}色和{b}色之间。</translation>
    </message>
    <message>
        <source>It is home, but twisted. {Base} looked at you. First turn the cube, until it looks to a side.</source>
        <translation>它到家了，但方向不对。{Base}色原来朝着你。先转动整个魔方，让它朝向侧面。</translation>
    </message>
    <message>
        <source>It is home, but twisted. First turn the cube, until {base} looks to a side.</source>
        <translation>它到家了，但方向不对。先转动整个魔方，让{base}色朝向侧面。</translation>
    </message>
    <message>
        <source>{Base} looked up. Tip it first, then bring it in.</source>
        <translation>{Base}色原来朝上。先把角块放倒，再带进去。</translation>
    </message>
    <message>
        <source>That corner was home. Take back {n}.</source>
        <translation>那个角块本来到家了。请撤回 {n}。</translation>
    </message>
    <message>
        <source>A {base} corner is on top. Take that one first.</source>
        <translation>顶层有一个{base}色角块。先做那个。</translation>
    </message>
    <message>
        <source>This edge has {cap}. It stays on top.</source>
        <translation>这个棱块有{cap}色。它留在顶层。</translation>
    </message>
    <message>
        <source>Its place is on the {side}. So first the top goes to the {away}.</source>
        <translation>它的位置在{side}边。所以顶层先向{away}。</translation>
    </message>
    <message>
        <source>It is in its place, but flipped. It goes where its top colour says.</source>
        <translation>它在自己的位置上，但方向反了。去哪边要看它顶面的颜色。</translation>
    </message>
    <message>
        <source>It went to the {wrong}. Its top was {other}: it goes {side}.</source>
        <translation>它去了{wrong}边。它的顶面是{other}色：该去{side}边。</translation>
    </message>
    <message>
        <source>Half done. Turn the cube: {other} in front. Away, up, back, down.</source>
        <translation>做了一半。转动整个魔方：{other}色朝前。让开、上、回来、下。</translation>
    </message>
    <message>
        <source>That edge was home. Push out one that is wrong.</source>
        <translation>那个棱块本来到家了。顶出一个不对的。</translation>
    </message>
    <message>
        <source>The line stood upright. Hold it flat, left to right.</source>
        <translation>一字是竖着的。横着拿，从左到右。</translation>
    </message>
    <message>
        <source>The hook was not at the back left. Turn the cube, then again.</source>
        <translation>拐角不在左后。转动整个魔方，再做一次。</translation>
    </message>
    <message>
        <source>The front is still turned. Front to the left.</source>
        <translation>前面还没转回来。前面向左。</translation>
    </message>
    <message>
        <source>Side colours do not matter yet.</source>
        <translation>侧面的颜色先不用管。</translation>
    </message>
    <message>
        <source>Only {one} meets. Go on until two meet.</source>
        <translation>只有{one}色对上了。接着转，直到有两个对上。</translation>
    </message>
    <message>
        <source>The two were not at the back and right. Turn the top until two meet.</source>
        <translation>那两个不在后面和右面。转动顶层，直到有两个对上。</translation>
    </message>
    <message>
        <source>All four are in order. Turn the top until they meet.</source>
        <translation>四个的顺序都对了。转动顶层，直到它们对上。</translation>
    </message>
    <message>
        <source>The right corner was not at the front right. Look again.</source>
        <translation>到位的角块不在右前。再看一看。</translation>
    </message>
    <message>
        <source>The edges no longer meet. Turn the top back.</source>
        <translation>棱块对不上了。把顶层转回来。</translation>
    </message>
    <message>
        <source>All four were in their places. Twisted is fine.</source>
        <translation>四个都已经到位了。方向不对也没关系。</translation>
    </message>
    <message>
        <source>The whole cube turned. {Front} must be in front again.</source>
        <translation>整个魔方被转动了。{Front}色要重新朝前。</translation>
    </message>
    <message>
        <source>Finish the round: {turns}.</source>
        <translation>把这一轮做完：{turns}。</translation>
    </message>
    <message>
        <source>Turn the top back. Then finish the round: {turns}.</source>
        <translation>把顶层转回来。再把这一轮做完：{turns}。</translation>
    </message>
    <message>
        <source>{Cap} is not up yet. Turn the top back and go on with this corner.</source>
        <translation>{Cap}色还没朝上。把顶层转回来，接着做这个角块。</translation>
    </message>
    <message>
        <source>Start with the right side down.</source>
        <translation>从右面向下开始。</translation>
    </message>
    <message>
        <source>No turns can solve this cube: {fault}. It was put together wrongly.</source>
        <translation>怎么转也还原不了这个魔方：{fault}。它被装错了。</translation>
    </message>
    <message>
        <source>There is no such cube. Look at its stickers once more.</source>
        <translation>没有这样的魔方。再检查一遍色块。</translation>
    </message>
    <message>
        <source>a corner is twisted</source>
        <translation>有一个角块方向不对</translation>
    </message>
    <message>
        <source>an edge is flipped</source>
        <translation>有一个棱块方向反了</translation>
    </message>
    <message>
        <source>two pieces are swapped</source>
        <translation>有两个块互换了位置</translation>
    </message>
    <message>
        <source>the {piece} is in the middle</source>
        <translation>{piece}到了中层</translation>
    </message>
    <message>
        <source>{base} looks to a side</source>
        <translation>{base}色朝向侧面了</translation>
    </message>
    <message>
        <source>the {piece} is on top</source>
        <translation>{piece}到了顶层</translation>
    </message>
    <message>
        <source>a hook</source>
        <translation>一个拐角</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>一字</translation>
    </message>
    <message>
        <source>two neighbours can meet</source>
        <translation>相邻的两个可以对上了</translation>
    </message>
    <message>
        <source>the other three went round</source>
        <translation>另外三个轮换了位置</translation>
    </message>
    <message>
        <source>one corner is in its place</source>
        <translation>有一个角块到位了</translation>
    </message>
    <message>
        <source>the {base} cross</source>
        <translation>{base}色十字</translation>
    </message>
    <message>
        <source>the {cap} cross</source>
        <translation>{cap}色十字</translation>
    </message>
    <message>
        <source>the {cap} top</source>
        <translation>{cap}色顶面</translation>
    </message>
    <message>
        <source>the order of the corners</source>
        <translation>角块的顺序</translation>
    </message>
    <message>
        <source>the {base} layer</source>
        <translation>{base}色层</translation>
    </message>
    <message>
        <source>what was a whole centre</source>
        <translation>已经拼好的中心</translation>
    </message>
    <message>
        <source>what was a whole edge</source>
        <translation>已经拼好的棱</translation>
    </message>
    <message>
        <source>a pair that was home</source>
        <translation>已经归位的一对</translation>
    </message>
    <message>
        <source>the bottom layer</source>
        <translation>底层</translation>
    </message>
    <message>
        <source>what was done below</source>
        <translation>下面做好的部分</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>独自还原</translation>
    </message>
    <message>
        <source>Your cube</source>
        <translation>认识魔方</translation>
    </message>
    <message>
        <source>Three kinds of pieces</source>
        <translation>三种块</translation>
    </message>
    <message>
        <source>Click {what}.</source>
        <translation>点一个{what}。</translation>
    </message>
    <message>
        <source>That is {kind}: it has {count}.</source>
        <translation>这是{kind}：它有{count}。</translation>
    </message>
    <message>
        <source>Every piece has a home</source>
        <translation>每一块都有自己的家</translation>
    </message>
    <message>
        <source>A piece has one home: between the centres of its colours. Look at the centres to find it.</source>
        <translation>每一块只有一个家：在自己颜色的中心块之间。看中心块，就能找到它。</translation>
    </message>
    <message>
        <source>Where is the home of the lit piece? Click there.</source>
        <translation>亮着的块，家在哪里？点那里。</translation>
    </message>
    <message>
        <source>Its colours are {colours}. Find these centres.</source>
        <translation>它的颜色是{colours}。找到这些中心块。</translation>
    </message>
    <message>
        <source>Layers, not sides</source>
        <translation>一层一层，不是一面一面</translation>
    </message>
    <message>
        <source>First the bottom layer, then the middle, then the top. What is done stays done, or comes back.</source>
        <translation>先做底层，再做中层，最后做顶层。做好的不会丢：要么不动，要么会恢复。</translation>
    </message>
    <message>
        <source>Put the eight pictures in order.</source>
        <translation>把八张图按顺序排好。</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>学会转动</translation>
    </message>
    <message>
        <source>Say a turn</source>
        <translation>说出转法</translation>
    </message>
    <message>
        <source>Watch the stickers that face you. They go up, down, left or right. The front turns like a steering wheel. Twice is half a turn.</source>
        <translation>看朝着你的色块：它们向上、向下、向左或向右走。前面像方向盘一样转。两次就是半圈。</translation>
    </message>
    <message>
        <source>{Turn}.</source>
        <translation>{Turn}。</translation>
    </message>
    <message>
        <source>Turn the whole cube</source>
        <translation>转动整个魔方</translation>
    </message>
    <message>
        <source>The whole cube can turn, too. No piece leaves its place. You only see other sides.</source>
        <translation>整个魔方也可以转。没有块离开自己的位置，你只是看到了别的面。</translation>
    </message>
    <message>
        <source>Turn the whole cube until {front} is in front.</source>
        <translation>转动整个魔方，让{front}色朝前。</translation>
    </message>
    <message>
        <source>You turned the {side}. Turn the whole cube.</source>
        <translation>你转的是{side}。请转动整个魔方。</translation>
    </message>
    <message>
        <source>Up takes back down, left takes back right. Take the last turn back first.</source>
        <translation>向上抵消向下，向左抵消向右。最后一步要最先转回。</translation>
    </message>
    <message>
        <source>Take back the three turns you saw.</source>
        <translation>把刚才看到的三步转回去。</translation>
    </message>
    <message>
        <source>Last one first: {turn}.</source>
        <translation>先转回最后一步：{turn}。</translation>
    </message>
    <message>
        <source>Four turns to know</source>
        <translation>要记住的四步</translation>
    </message>
    <message>
        <source>Up, left, down, right: right side, top, right side, top. Six rounds bring everything back.</source>
        <translation>上、左、下、右：右面、上面、右面、上面。做六轮，一切恢复原样。</translation>
    </message>
    <message>
        <source>Do six rounds. Look at the cube after each.</source>
        <translation>做六轮。每做完一轮看看魔方。</translation>
    </message>
    <message>
        <source>Once more from the start: right side up.</source>
        <translation>从头再来：右面向上。</translation>
    </message>
    <message>
        <source>Letters (if you like)</source>
        <translation>字母（可选）</translation>
    </message>
    <message>
        <source>R right, L left, U top, D bottom, F front. A letter is a turn like a clock’s, seen from that side. A dash is the other way, 2 is twice.</source>
        <translation>R 右，L 左，U 上，D 下，F 前。一个字母表示从那一面看顺时针转。带撇是反方向，带 2 是两次。</translation>
    </message>
    <message>
        <source>{letters}: do it.</source>
        <translation>请做 {letters}。</translation>
    </message>
    <message>
        <source>{Base} layer</source>
        <translation>{Base}色层</translation>
    </message>
    <message>
        <source>Put one {base} corner down. The place of every other one is beside it. Then the corner cards.</source>
        <translation>先把一个{base}色角块放到下面。其他的都挨着它放。然后用角块的卡片。</translation>
    </message>
    <message>
        <source>Corner places</source>
        <translation>角块位置</translation>
    </message>
    <message>
        <source>Turn the top until exactly one corner is right. If that never is so, do the places card once first.</source>
        <translation>转动顶层，直到正好一个角块到位。怎么转都不行，就先做一遍位置卡片。</translation>
    </message>
    <message>
        <source>Corner twist</source>
        <translation>角块方向</translation>
    </message>
    <message>
        <source>4×4×4</source>
        <translation>4×4×4</translation>
    </message>
    <message>
        <source>First the centres, then the edges in pairs. After that it is a 3×3×3, but for two surprises.</source>
        <translation>先做中心，再把棱块配成对。之后就像 3×3×3，只是有两个意外。</translation>
    </message>
    <message>
        <source>Two centres</source>
        <translation>两个中心</translation>
    </message>
    <message>
        <source>Bring a bar up, turn the top away, bring the bar back.</source>
        <translation>把中心条带上去，顶层让开，再把它转回来。</translation>
    </message>
    <message>
        <source>Two bars of one colour meet.</source>
        <translation>两个同色的中心条拼到一起。</translation>
    </message>
    <message>
        <source>Two bars of one colour meet, at a right angle.</source>
        <translation>两个成直角的同色中心条拼到一起。</translation>
    </message>
    <message>
        <source>The other four centres</source>
        <translation>其余四个中心</translation>
    </message>
    <message>
        <source>Hold the two that are done at the sides. The others follow each other in the order of their colours.</source>
        <translation>拿好魔方，做好的两个放在左右。其余按颜色顺序一个接一个。</translation>
    </message>
    <message>
        <source>Pair an edge</source>
        <translation>配一条棱</translation>
    </message>
    <message>
        <source>Slice, so that two halves meet. Turn them away, another edge comes in. Slice back.</source>
        <translation>转动夹层，让两半拼到一起。把它们转走，换另一条棱进来。夹层转回。</translation>
    </message>
    <message>
        <source>They meet at the front right.</source>
        <translation>在右前拼到一起。</translation>
    </message>
    <message>
        <source>They meet at the front left.</source>
        <translation>在左前拼到一起。</translation>
    </message>
    <message>
        <source>The last two edges</source>
        <translation>最后两条棱</translation>
    </message>
    <message>
        <source>Slice, turn the edge round, slice back.</source>
        <translation>转动夹层，把棱翻转，夹层转回。</translation>
    </message>
    <message>
        <source>The upper halves change places.</source>
        <translation>上面的两半交换位置。</translation>
    </message>
    <message>
        <source>The lower halves change places.</source>
        <translation>下面的两半交换位置。</translation>
    </message>
    <message>
        <source>One edge flipped</source>
        <translation>一条棱翻反了</translation>
    </message>
    <message>
        <source>One or three top edges show {cap}? A 3×3×3 never does. Turn one round, the rest stays.</source>
        <translation>顶层只有一条或三条棱是{cap}色？3×3×3 从不会这样。翻转一条，其余不变。</translation>
    </message>
    <message>
        <source>The top front edge is flipped.</source>
        <translation>顶层前面的棱翻反了。</translation>
    </message>
    <message>
        <source>Two edges exchanged</source>
        <translation>两条棱互换</translation>
    </message>
    <message>
        <source>Only two edges are left to trade? A 3×3×3 never has that. Exchange front and back.</source>
        <translation>只剩两条棱要交换？3×3×3 从不会这样。交换前后两条。</translation>
    </message>
    <message>
        <source>The top front and top back edges change places.</source>
        <translation>顶层前后两条棱交换位置。</translation>
    </message>
    <message>
        <source>5×5×5 and bigger</source>
        <translation>5×5×5 及以上</translation>
    </message>
    <message>
        <source>Centre bars</source>
        <translation>中心条</translation>
    </message>
    <message>
        <source>Make a bar in front. Lift it to the top, turn the top, bring the row back.</source>
        <translation>在前面做一个中心条。把它带到上面，转动上面，再把那一行转回。</translation>
    </message>
    <message>
        <source>A bar at the side of a centre is left.</source>
        <translation>中心还差旁边的一条。</translation>
    </message>
    <message>
        <source>The bar in the middle of a centre is left.</source>
        <translation>中心还差正中的一条。</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>翼棱</translation>
    </message>
    <message>
        <source>Slice, so that a wing meets its edge. Turn them away, another edge comes in. Slice back.</source>
        <translation>转动夹层，让翼棱和它的棱拼到一起。把它们转走，换另一条棱进来。夹层转回。</translation>
    </message>
    <message>
        <source>Wings of two edges trade places, or two of one edge. Slice, turn the edge round, slice back.</source>
        <translation>两条棱的翼棱互换，或者同一条棱的两个互换。转动夹层，把棱翻转，夹层转回。</translation>
    </message>
    <message>
        <source>The upper wings change places.</source>
        <translation>上面的翼棱交换位置。</translation>
    </message>
    <message>
        <source>The lower wings change places.</source>
        <translation>下面的翼棱交换位置。</translation>
    </message>
    <message>
        <source>Two wings of one edge change places.</source>
        <translation>同一条棱的两个翼棱交换位置。</translation>
    </message>
    <message>
        <source>Daisy and cross</source>
        <translation>小花和十字</translation>
    </message>
    <message>
        <source>Four {base} edges round the {cap} centre: a daisy. Then each goes down to its own colour.</source>
        <translation>四个{base}色棱块围着{cap}色中心：一朵小花。然后每个都下到自己的颜色那里。</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>小花</translation>
    </message>
    <message>
        <source>{Base} cross</source>
        <translation>{Base}色十字</translation>
    </message>
    <message>
        <source>Petal up</source>
        <translation>花瓣上去</translation>
    </message>
    <message>
        <source>Which side goes up?</source>
        <translation>哪一面向上？</translation>
    </message>
    <message>
        <source>Turn first</source>
        <translation>先转一下</translation>
    </message>
    <message>
        <source>Which side turns first?</source>
        <translation>先转哪一面？</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下去</translation>
    </message>
    <message>
        <source>What must meet before it goes down?</source>
        <translation>下去之前，什么必须对上？</translation>
    </message>
    <message>
        <source>The side of the petal and the front centre.</source>
        <translation>花瓣的侧面和前面的中心块。</translation>
    </message>
    <message>
        <source>The top of the petal and the top centre.</source>
        <translation>花瓣的顶面和上面的中心块。</translation>
    </message>
    <message>
        <source>The side of the petal and the right centre.</source>
        <translation>花瓣的侧面和右面的中心块。</translation>
    </message>
    <message>
        <source>{Base} corners</source>
        <translation>{Base}色角块</translation>
    </message>
    <message>
        <source>Four {base} corners go down beside the cross. Then the bottom layer is done.</source>
        <translation>四个{base}色角块下到十字旁边。这样底层就完成了。</translation>
    </message>
    <message>
        <source>In</source>
        <translation>放进去</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>放倒</translation>
    </message>
    <message>
        <source>Where will {base} look after these turns?</source>
        <translation>做完这几步，{base}色会朝哪边？</translation>
    </message>
    <message>
        <source>{Base} looks right.</source>
        <translation>{Base}色朝右。</translation>
    </message>
    <message>
        <source>{Base} looks at you.</source>
        <translation>{Base}色朝着你。</translation>
    </message>
    <message>
        <source>{Base} looks up.</source>
        <translation>{Base}色朝上。</translation>
    </message>
    <message>
        <source>Push out</source>
        <translation>顶出来</translation>
    </message>
    <message>
        <source>Why is this corner pushed out?</source>
        <translation>为什么要顶出这个角块？</translation>
    </message>
    <message>
        <source>No {base} corner is on top.</source>
        <translation>顶层没有{base}色角块。</translation>
    </message>
    <message>
        <source>A {base} corner is on top.</source>
        <translation>顶层有一个{base}色角块。</translation>
    </message>
    <message>
        <source>Middle edges</source>
        <translation>中层棱块</translation>
    </message>
    <message>
        <source>Four edges without {cap} go between the side centres. Then two layers are done.</source>
        <translation>四个没有{cap}色的棱块放到侧面中心块之间。这样两层就完成了。</translation>
    </message>
    <message>
        <source>Which way does the top go first?</source>
        <translation>顶层先往哪边转？</translation>
    </message>
    <message>
        <source>Why is this edge pushed out?</source>
        <translation>为什么要顶出这个棱块？</translation>
    </message>
    <message>
        <source>Every top edge has {cap}.</source>
        <translation>顶层的棱块都有{cap}色。</translation>
    </message>
    <message>
        <source>A top edge without {cap} is there.</source>
        <translation>顶层有一个没有{cap}色的棱块。</translation>
    </message>
    <message>
        <source>The four top edges turn {cap} up. Their side colours do not matter yet.</source>
        <translation>让顶层四个棱块{cap}色朝上。侧面的颜色先不用管。</translation>
    </message>
    <message>
        <source>Dot, hook or line?</source>
        <translation>点、拐角还是一字？</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>一字</translation>
    </message>
    <message>
        <source>The four edges of the cross meet their own centres.</source>
        <translation>十字的四个棱块都对上自己的中心块。</translation>
    </message>
    <message>
        <source>Where do the two that meet go?</source>
        <translation>对上的两个放在哪里？</translation>
    </message>
    <message>
        <source>{Cap} corners: places</source>
        <translation>{Cap}色角块：位置</translation>
    </message>
    <message>
        <source>Every corner goes between its three centres. It may be twisted.</source>
        <translation>每个角块放到自己的三个中心块之间。方向可以不对。</translation>
    </message>
    <message>
        <source>Which corner is right?</source>
        <translation>哪个角块到位了？</translation>
    </message>
    <message>
        <source>{Cap} corners: twist</source>
        <translation>{Cap}色角块：方向</translation>
    </message>
    <message>
        <source>The corners turn {cap} up, one after the other. Then the cube is solved.</source>
        <translation>角块一个接一个转成{cap}色朝上。魔方就还原了。</translation>
    </message>
    <message>
        <source>What may turn before the next corner?</source>
        <translation>做下一个角块之前，可以转什么？</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>提速</translation>
    </message>
    <message>
        <source>Cross without daisy</source>
        <translation>不做小花的十字</translation>
    </message>
    <message>
        <source>Plan the whole cross before the first turn. Bring it in with the base at the bottom.</source>
        <translation>转第一步之前，先想好整个十字。直接在底面做好。</translation>
    </message>
    <message>
        <source>Hook in one</source>
        <translation>拐角一次做好</translation>
    </message>
    <message>
        <source>Hook at the back left. Front to the right, away, up, back, down, front back.</source>
        <translation>拐角放左后。前面向右，让开、上、回来、下，前面转回。</translation>
    </message>
    <message>
        <source>Pairs by looking</source>
        <translation>看着配对</translation>
    </message>
    <message>
        <source>Join the corner and its edge on top, out of the way. Then bring them in together.</source>
        <translation>在顶层把角块和它的棱块拼到一起，别碰已做好的。再一起放进去。</translation>
    </message>
    <message>
        <source>They are joined on top.</source>
        <translation>两个已在顶层拼好。</translation>
    </message>
    <message>
        <source>Both are on top, apart.</source>
        <translation>两个都在顶层，分开着。</translation>
    </message>
    <message>
        <source>Both are on top, and {base} looks up.</source>
        <translation>两个都在顶层，{base}色朝上。</translation>
    </message>
    <message>
        <source>One is in the place of the pair.</source>
        <translation>其中一个在这一对的位置上。</translation>
    </message>
    <message>
        <source>Both are in the place of the pair, wrongly.</source>
        <translation>两个都在这一对的位置上，但放错了。</translation>
    </message>
    <message>
        <source>Top in two looks: edges</source>
        <translation>顶面两步：棱块</translation>
    </message>
    <message>
        <source>The top edges make a line.</source>
        <translation>顶层棱块是一字。</translation>
    </message>
    <message>
        <source>No top edge shows {cap} on top.</source>
        <translation>顶层没有棱块是{cap}色朝上。</translation>
    </message>
    <message>
        <source>Top in two looks: corners</source>
        <translation>顶面两步：角块</translation>
    </message>
    <message>
        <source>Count the corners that show {cap} on top: none, one or two.</source>
        <translation>数一数{cap}色朝上的角块：零个、一个或两个。</translation>
    </message>
    <message>
        <source>No corner shows {cap} on top.</source>
        <translation>没有角块是{cap}色朝上。</translation>
    </message>
    <message>
        <source>Two corners show {cap} on top.</source>
        <translation>两个角块{cap}色朝上。</translation>
    </message>
    <message>
        <source>One corner shows {cap} on top.</source>
        <translation>一个角块{cap}色朝上。</translation>
    </message>
    <message>
        <source>Order in two looks: corners</source>
        <translation>顺序两步：角块</translation>
    </message>
    <message>
        <source>Look for two corners of one colour at a side. They go to the left. None: diagonal.</source>
        <translation>找一个侧面，两个角块颜色相同。把它放在左面。没有就是对角。</translation>
    </message>
    <message>
        <source>Two neighbours change places.</source>
        <translation>相邻的两个交换位置。</translation>
    </message>
    <message>
        <source>Two corners change places across the top.</source>
        <translation>对角的两个角块交换位置。</translation>
    </message>
    <message>
        <source>Order in two looks: edges</source>
        <translation>顺序两步：棱块</translation>
    </message>
    <message>
        <source>One side is done? It goes to the back, and three edges go round. None: all four trade.</source>
        <translation>有一面做好了？把它放在后面，三个棱块轮换。没有：四个都交换。</translation>
    </message>
    <message>
        <source>Three edges go round.</source>
        <translation>三个棱块轮换。</translation>
    </message>
    <message>
        <source>All four edges change places.</source>
        <translation>四个棱块都交换位置。</translation>
    </message>
    <message>
        <source>own patterns are a list</source>
        <translation>自定义图案应是一个列表</translation>
    </message>
    <message>
        <source>an own pattern is an object with a name and facelets</source>
        <translation>自定义图案应是带名称和色块的对象</translation>
    </message>
    <message>
        <source>an own pattern has a name and a size</source>
        <translation>自定义图案要有名称和阶数</translation>
    </message>
    <message>
        <source>the pattern &apos;{name}&apos; is no legal cube</source>
        <translation>图案“{name}”不是合法的魔方</translation>
    </message>
    <message>
        <source>the moves of &apos;{name}&apos; do not lead to its cube</source>
        <translation>“{name}”的步骤不能得到它的魔方</translation>
    </message>
    <message>
        <source>The colours of these places are too much alike, as not so many different cubies have them: {places}.</source>
        <translation>这些位置的颜色太相似，没有这么多不同的块具有这些颜色：{places}。</translation>
    </message>
    <message>
        <source>The colours on {n} places are too much alike: not so many different cubies have them.</source>
        <translation>{n} 个位置的颜色过于相似：没有那么多不同的块带有这些颜色。</translation>
    </message>
    <message>
        <source>The corners&apos; twists do not add up, however the rest is painted.</source>
        <translation>无论其余怎样涂，角块的扭转都不匹配。</translation>
    </message>
    <message>
        <source>An odd number of edges is flipped, however the rest is painted.</source>
        <translation>无论其余怎样涂，翻转的棱块都是奇数个。</translation>
    </message>
    <message>
        <source>Two cubies have changed places, however the rest is painted.</source>
        <translation>无论其余怎样涂，都有两个块互换了位置。</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Look ar&amp;ound</source>
        <translation>环视(&amp;O)</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>无法写入 {path}：{reason}</translation>
    </message>
    <message>
        <source>no room for a picture of {width}×{height} pixels</source>
        <translation>内存不足以生成 {width}×{height} 像素的图片</translation>
    </message>
    <message>
        <source>&apos;{text}&apos;</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>Turn the {face} face a quarter clockwise</source>
        <translation>把{face}面顺时针转四分之一圈</translation>
    </message>
    <message>
        <source>Turn the {face} face a quarter anticlockwise</source>
        <translation>把{face}面逆时针转四分之一圈</translation>
    </message>
    <message>
        <source>Turn the {face} face by half</source>
        <translation>把{face}面转半圈</translation>
    </message>
    <message>
        <source>Mirror the {face} face left to right</source>
        <translation>把{face}面左右镜像</translation>
    </message>
    <message>
        <source>Mirror the {face} face top to bottom</source>
        <translation>把{face}面上下镜像</translation>
    </message>
    <message>
        <source>Mirror the {face} face along its diagonal from the top left</source>
        <translation>把{face}面沿左上对角线镜像</translation>
    </message>
    <message>
        <source>Mirror the {face} face along its diagonal from the top right</source>
        <translation>把{face}面沿右上对角线镜像</translation>
    </message>
    <message>
        <source>A whole face seems to be painted turned, mirrored or in another one&apos;s place: apart from that, all stickers fit together.</source>
        <translation>似乎有一整个面涂色时被旋转、镜像或与另一面调换了；除此之外，所有色块都相符。</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other} face</source>
        <translation>交换{one}面和{other}面</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other} face, but not their centres</source>
        <translation>交换{one}面和{other}面，中心块除外</translation>
    </message>
    <message>
        <source>There are lessons for cubes up to {largest}, not for the {cube}.</source>
        <translation>课程只适用于最大 {largest} 的魔方，不适用于 {cube}。</translation>
    </message>
    <message>
        <source>That did not work, for a fault of the program ({fault}).</source>
        <translation>由于程序自身的错误，未能完成（{fault}）。</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find a command, case or pattern, or type moves</source>
        <translation>查找命令、情况或图案，或输入步骤</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>没有找到“{text}”。</translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>你是不是要找：</translation>
    </message>
    <message>
        <source>{n} result</source>
        <translation>{n} 个结果</translation>
    </message>
    <message>
        <source>{n} results</source>
        <translation>{n} 个结果</translation>
    </message>
    <message>
        <source>{menu}: {choice}</source>
        <translation>{menu}：{choice}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Change the size to {cube}</source>
        <translation>将阶数改为 {cube}</translation>
    </message>
    <message>
        <source>Do {moves}</source>
        <translation>执行 {moves}</translation>
    </message>
    <message>
        <source>Turns the cube</source>
        <translation>转动魔方</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Enter my cube</source>
        <translation>输入我的魔方</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>Find a command, case or pattern</source>
        <translation>查找命令、情况或图案</translation>
    </message>
    <message>
        <source>Save, open and export what is here</source>
        <translation>保存、打开和导出当前内容</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>按步数</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The way</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>Go to a step (↑ ↓)</source>
        <translation>转到某个步骤（↑ ↓）</translation>
    </message>
    <message>
        <source>Show the steps</source>
        <translation>显示步骤列表</translation>
    </message>
    <message>
        <source>Hide the steps</source>
        <translation>隐藏步骤列表</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>How often you reach each time will be charted here.</source>
        <translation>各个成绩出现的次数会显示在这里。</translation>
    </message>
    <message>
        <source>How often each time was reached</source>
        <translation>各成绩出现的次数</translation>
    </message>
    <message>
        <source>How often each length comes up will be charted here.</source>
        <translation>各个步数出现的次数会显示在这里。</translation>
    </message>
    <message>
        <source>How often each length came up</source>
        <translation>各个步数出现的次数</translation>
    </message>
    <message>
        <source>mean {mean}, σ {deviation}</source>
        <translation>平均 {mean}，σ {deviation}</translation>
    </message>
    <message>
        <source>Lar&amp;ge page</source>
        <translation>大字页面(&amp;G)</translation>
    </message>
    <message>
        <source>There are no moves to follow: have the cube solved first.</source>
        <translation>没有可以跟随的步骤：请先求解魔方。</translation>
    </message>
    <message>
        <source>Does yours look like this?</source>
        <translation>你的魔方是这样吗？</translation>
    </message>
    <message>
        <source>What does yours look like?</source>
        <translation>你的魔方是什么样？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back to the window (Esc)</source>
        <translation>回到窗口 (Esc)</translation>
    </message>
    <message>
        <source>I did it my own way</source>
        <translation>我用了自己的方法</translation>
    </message>
    <message>
        <source>Find out where you are, and go on from there</source>
        <translation>找出你在哪一步，并从那里继续</translation>
    </message>
    <message>
        <source>Compare the three sides that you see.</source>
        <translation>比较你看到的三个面。</translation>
    </message>
    <message>
        <source>Click the picture that it looks like, or answer a few questions.</source>
        <translation>点一下和它一样的图片，或者回答几个问题。</translation>
    </message>
    <message>
        <source>Answer a few questions, and the way on is found.</source>
        <translation>回答几个问题，就能找到接下来的路。</translation>
    </message>
    <message>
        <source>Make these turns on your cube, then compare.</source>
        <translation>在你的魔方上做这几步，然后比较。</translation>
    </message>
    <message>
        <source>{step}, {number} of {count}</source>
        <translation>{step}，第 {number} 组，共 {count} 组</translation>
    </message>
    <message>
        <source>That is the last one</source>
        <translation>这是最后一步</translation>
    </message>
    <message>
        <source>Then {words}</source>
        <translation>然后{words}</translation>
    </message>
    <message>
        <source>Then {move}, {words}</source>
        <translation>然后 {move}，{words}</translation>
    </message>
    <message>
        <source>Hold the cube as in this picture</source>
        <translation>按这张图拿好魔方</translation>
    </message>
    <message>
        <source>Each picture shows the cube before its move. Where the words above it are white on black, the cube is held in another way than before.</source>
        <translation>每张图显示的是转动前的魔方。图上方的文字为黑底白字时，拿魔方的方向与之前不同。</translation>
    </message>
    <message>
        <source>as in the picture</source>
        <translation>如图</translation>
    </message>
    <message>
        <source>Is it {colour} here: {place}?</source>
        <translation>这里是{colour}吗：{place}？</translation>
    </message>
    <message>
        <source>{colour} (key {letter})</source>
        <translation>{colour}（{letter} 键）</translation>
    </message>
    <message>
        <source>&amp;I&apos;m lost…</source>
        <translation>我转错了(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;My cube looks different…</source>
        <translation>我的魔方不一样(&amp;M)…</translation>
    </message>
    <message>
        <source>Scramble the cube first.</source>
        <translation>请先打乱魔方。</translation>
    </message>
    <message>
        <source>paint what you told</source>
        <translation>涂上你说过的颜色</translation>
    </message>
    <message>
        <source>go on from your cube</source>
        <translation>从你的魔方继续</translation>
    </message>
    <message>
        <source>Back on the way</source>
        <translation>回到原路</translation>
    </message>
    <message>
        <source>New solution</source>
        <translation>新的解法</translation>
    </message>
    <message>
        <source>At move {n} you turned the other way</source>
        <translation>第 {n} 步你转反了方向</translation>
    </message>
    <message>
        <source>At move {n} you turned another side</source>
        <translation>第 {n} 步你转了另一面</translation>
    </message>
    <message>
        <source>You left out move {n}</source>
        <translation>你漏了第 {n} 步</translation>
    </message>
    <message>
        <source>You made move {n} twice</source>
        <translation>你把第 {n} 步做了两次</translation>
    </message>
    <message>
        <source>You made moves {n} and {next} in the other order</source>
        <translation>你把第 {n} 步和第 {next} 步的顺序颠倒了</translation>
    </message>
    <message>
        <source>From move {n} on you held the cube another way</source>
        <translation>从第 {n} 步起你握魔方的方式变了</translation>
    </message>
    <message>
        <source>At move {n} you turned twice instead of once</source>
        <translation>第 {n} 步你转了两次而不是一次</translation>
    </message>
    <message>
        <source>At move {n} you turned once instead of twice</source>
        <translation>第 {n} 步你只转了一次而不是两次</translation>
    </message>
    <message>
        <source>At move {n} you turned other layers</source>
        <translation>第 {n} 步你转了别的层</translation>
    </message>
    <message>
        <source>Turn first, then say that it is done.</source>
        <translation>先转动，再点完成。</translation>
    </message>
    <message>
        <source>Say that it is done as soon as it is, and the next move comes.</source>
        <translation>转完就点完成，随后出现下一步。</translation>
    </message>
    <message>
        <source>The order matters: one move at a time.</source>
        <translation>顺序很重要：一步一步来。</translation>
    </message>
    <message>
        <source>Look at the centres before each move; they tell how to hold it.</source>
        <translation>每一步之前看看中心块，它们告诉你该怎么握。</translation>
    </message>
    <message>
        <source>It was {move}.</source>
        <translation>应该是 {move}。</translation>
    </message>
    <message>
        <source>As if the cube had been turned: {turns}.</source>
        <translation>就像魔方被这样转过：{turns}。</translation>
    </message>
    <message>
        <source>It was {move} and became {did}.</source>
        <translation>应该是 {move}，变成了 {did}。</translation>
    </message>
    <message>
        <source>{move} is {words}, {other} is {other_words}.</source>
        <translation>{move} 是{words}，{other} 是{other_words}。</translation>
    </message>
    <message>
        <source>The other moves up to {n} were right.</source>
        <translation>到第 {n} 步为止的其他步骤都对。</translation>
    </message>
    <message>
        <source>Which colour is here: {place}?</source>
        <translation>这里是什么颜色：{place}？</translation>
    </message>
    <message>
        <source>The {side} is the side with the {colour} centre.</source>
        <translation>{side}面就是中心为{colour}的那一面。</translation>
    </message>
    <message>
        <source>{move} ({words})</source>
        <translation>{move}（{words}）</translation>
    </message>
    <message>
        <source>looking for an easier answer</source>
        <translation>正在寻找更顺手的答案</translation>
    </message>
    <message>
        <source>one of these algs has inner_slices, the other one has not</source>
        <translation>两个公式中一个有 inner_slices，另一个没有</translation>
    </message>
    <message>
        <source>a mirror lies in the slice M, E or S, not in {plane}</source>
        <translation>镜面位于中层 M、E 或 S，而不是 {plane}</translation>
    </message>
    <message>
        <source>only x, y and z turn the whole cube</source>
        <translation>只有 x、y、z 转动整个魔方</translation>
    </message>
    <message>
        <source>the solver &apos;{name}&apos; of the package {package} is left out: {why}</source>
        <translation>软件包 {package} 中的求解器“{name}”已跳过：{why}</translation>
    </message>
    <message>
        <source>--{option}: {error}</source>
        <translation>--{option}: {error}</translation>
    </message>
    <message>
        <source>looking for the corners</source>
        <translation>正在寻找角点</translation>
    </message>
    <message>
        <source>there have to be {n} hints</source>
        <translation>必须有 {n} 条提示</translation>
    </message>
    <message>
        <source>there is no lesson {name}; there are {names}</source>
        <translation>没有课程 {name}；有 {names}</translation>
    </message>
    <message>
        <source>there is no unit {name}; there are {names}</source>
        <translation>没有单元 {name}；有 {names}</translation>
    </message>
    <message>
        <source>lessons of unit {unit} are {unit}.1 and on</source>
        <translation>单元 {unit} 的课程从 {unit}.1 开始</translation>
    </message>
    <message>
        <source>there is a lesson {name} above</source>
        <translation>前面已有课程 {name}</translation>
    </message>
    <message>
        <source>a lesson of tasks has no cases</source>
        <translation>由任务组成的课没有情况</translation>
    </message>
    <message>
        <source>exercises on cases need a case</source>
        <translation>情况练习至少需要一个情况</translation>
    </message>
    <message>
        <source>no {cube} has the aim {aim}</source>
        <translation>{cube} 没有目标 {aim}</translation>
    </message>
    <message>
        <source>a case needs an alg, or names of a set</source>
        <translation>一个情况需要公式，或某一组里的名称</translation>
    </message>
    <message>
        <source>Here are all the turns.</source>
        <translation>这是全部的步骤。</translation>
    </message>
    <message>
        <source>Take the {piece} and its corner.</source>
        <translation>选{piece}和它的角块。</translation>
    </message>
    <message>
        <source>in lesson {name} nothing is left to do</source>
        <translation>课程 {name} 里没有要做的了</translation>
    </message>
    <message>
        <source>unit {name} has no cubes of its own</source>
        <translation>单元 {name} 没有自己的魔方</translation>
    </message>
    <message>
        <source>{n} turn does it.</source>
        <translation>{n} 步就行。</translation>
    </message>
    <message>
        <source>{n} turns do it.</source>
        <translation>{n} 步就行。</translation>
    </message>
    <message>
        <source>lesson {name} has no exercises on cubes</source>
        <translation>课程 {name} 没有魔方练习</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>everything in {name} has to be {kind}</source>
        <translation>{name} 中的每一项都必须是 {kind}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file} 第 {line} 行：{fault}</translation>
    </message>
    <message>
        <source>{name} has to be from {least} to {most}</source>
        <translation>{name} 必须在 {least} 到 {most} 之间</translation>
    </message>
    <message>
        <source>; did you mean {name}?</source>
        <translation>；你是指 {name} 吗？</translation>
    </message>
    <message>
        <source>{name} means nothing here{hint}</source>
        <translation>{name} 在这里没有意义{hint}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少 {name}</translation>
    </message>
    <message>
        <source>{name} has to be {kind}</source>
        <translation>{name} 必须是{kind}</translation>
    </message>
    <message>
        <source>there is no {name} here; did you mean {others}?</source>
        <translation>这里没有 {name}；你是指 {others} 吗？</translation>
    </message>
    <message>
        <source>a brace is alone; a field is a name in two of them</source>
        <translation>大括号不成对；字段是一对大括号里的名称</translation>
    </message>
    <message>
        <source>this is no text in UTF-8; save the file in that encoding</source>
        <translation>这不是 UTF-8 文本；请用该编码保存文件</translation>
    </message>
    <message>
        <source>brackets stand too deep in each other, or a number is far too long</source>
        <translation>括号嵌套过深，或者某个数字过长</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>这是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>in a wrong place</source>
        <translation>位置不对</translation>
    </message>
    <message>
        <source>twisted</source>
        <translation>方向不对</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>方向反了</translation>
    </message>
    <message>
        <source>at you</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>做一次</translation>
    </message>
    <message>
        <source>Two times</source>
        <translation>做两次</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>做三次</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>做四次</translation>
    </message>
    <message>
        <source>Five times</source>
        <translation>做五次</translation>
    </message>
    <message>
        <source>meet</source>
        <translation>对上了</translation>
    </message>
    <message>
        <source>will meet</source>
        <translation>会对上</translation>
    </message>
    <message>
        <source>First: {turn}.</source>
        <translation>先做：{turn}。</translation>
    </message>
    <message>
        <source>this is no progress of a learner: {error}</source>
        <translation>这不是学习进度：{error}</translation>
    </message>
    <message>
        <source>You are inside a card: {n} turn is left.</source>
        <translation>你正做到一张卡片的中间：还剩 {n} 步。</translation>
    </message>
    <message>
        <source>You are inside a card: {n} turns are left.</source>
        <translation>你正做到一张卡片的中间：还剩 {n} 步。</translation>
    </message>
    <message>
        <source>there is no {name} to say in another way</source>
        <translation>没有可以换个说法的 {name}</translation>
    </message>
    <message>
        <source>{n} more turn</source>
        <translation>还差 {n} 步</translation>
    </message>
    <message>
        <source>{n} more turns</source>
        <translation>还差 {n} 步</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Round {n} of six is done.</source>
        <translation>六轮中的第 {n} 轮做完了。</translation>
    </message>
    <message>
        <source>a centre</source>
        <translation>中心块</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>棱块</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>角块</translation>
    </message>
    <message>
        <source>one sticker</source>
        <translation>一个色块</translation>
    </message>
    <message>
        <source>two stickers</source>
        <translation>两个色块</translation>
    </message>
    <message>
        <source>three stickers</source>
        <translation>三个色块</translation>
    </message>
    <message>
        <source>lesson {name} has exercises, no tasks</source>
        <translation>课程 {name} 有练习，没有任务</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对了。</translation>
    </message>
    <message>
        <source>Right: {n} in a row.</source>
        <translation>对了：连续 {n} 个。</translation>
    </message>
    <message>
        <source>No turns yet: drag a layer or press a key.</source>
        <translation>还没有步骤：拖动一层或按下按键。</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Learn by the &amp;course</source>
        <translation>按教程学习(&amp;C)</translation>
    </message>
    <message>
        <source>Learn to solve it alone, step by step, with exercises</source>
        <translation>通过练习一步一步学会自己还原</translation>
    </message>
    <message>
        <source>Save the &amp;rules…</source>
        <translation>保存规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the twelve rules with their pictures on one page, to print</source>
        <translation>把十二条规则和图片保存在一页上，便于打印</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>打印规则…</translation>
    </message>
    <message>
        <source>Print the twelve rules with their pictures on one page</source>
        <translation>把十二条规则及其图片打印在一页上</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>课程：{title}</translation>
    </message>
    <message>
        <source>A file of lessons was left out. {fault}</source>
        <translation>有一个课程文件被略过了。{fault}</translation>
    </message>
    <message>
        <source>That turn leads away. Take it back first.</source>
        <translation>这一步偏离了。先撤回它。</translation>
    </message>
    <message>
        <source>Yes, that one.</source>
        <translation>对，就是它。</translation>
    </message>
    <message>
        <source>Yes. Now the turns.</source>
        <translation>对。现在来转。</translation>
    </message>
    <message>
        <source>Not yet by heart: this lesson comes again.</source>
        <translation>还不熟：这一课会再来一次。</translation>
    </message>
    <message>
        <source>With that hint it does not count.</source>
        <translation>用了这个提示就不算。</translation>
    </message>
    <message>
        <source>That took too many turns to count.</source>
        <translation>步数太多，不算。</translation>
    </message>
    <message>
        <source>an exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>your own cube again</source>
        <translation>回到你自己的魔方</translation>
    </message>
    <message>
        <source>Click to see the cube after it</source>
        <translation>点击查看做完后的魔方</translation>
    </message>
    <message>
        <source>Right {arrow}</source>
        <translation>右 {arrow}</translation>
    </message>
    <message>
        <source>Left {arrow}</source>
        <translation>左 {arrow}</translation>
    </message>
    <message>
        <source>Top {arrow}</source>
        <translation>上 {arrow}</translation>
    </message>
    <message>
        <source>Bottom {arrow}</source>
        <translation>下 {arrow}</translation>
    </message>
    <message>
        <source>Front {arrow}</source>
        <translation>前 {arrow}</translation>
    </message>
    <message>
        <source>Back {arrow}</source>
        <translation>后 {arrow}</translation>
    </message>
    <message>
        <source>Cube {arrow}</source>
        <translation>整体 {arrow}</translation>
    </message>
    <message>
        <source>There is {n} more fault.</source>
        <translation>还有 {n} 处错误。</translation>
    </message>
    <message>
        <source>There are {n} more faults.</source>
        <translation>还有 {n} 处错误。</translation>
    </message>
    <message>
        <source>At its start: {look}</source>
        <translation>开始时：{look}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}：{fault}</translation>
    </message>
    <message>
        <source>there is a method {name} already; give this one another id, such as my-{name}</source>
        <translation>已经有方法 {name} 了；请给这个换一个 id，例如 my-{name}</translation>
    </message>
    <message>
        <source>the last step of the style {style} has to solve the cube: all pieces home, and centres=home</source>
        <translation>风格 {style} 的最后一个阶段必须还原魔方：所有块归位，且 centres=home</translation>
    </message>
    <message>
        <source>a method is called by small letters, digits and -, a letter first</source>
        <translation>方法名由小写字母、数字和 - 组成，以字母开头</translation>
    </message>
    <message>
        <source>a method leads to the solved cube, not to a pattern</source>
        <translation>方法以还原的魔方为终点，不能是图案</translation>
    </message>
    <message>
        <source>a step is held as the method is: neither a colour nor hold= goes here</source>
        <translation>阶段的拿法与方法相同：这里不能写颜色或 hold=</translation>
    </message>
    <message>
        <source>these turns undo what the step before has made</source>
        <translation>这些转动会破坏上一阶段做好的部分</translation>
    </message>
    <message>
        <source>the name of a unit has letters, digits, - and _ only</source>
        <translation>单元名只能用字母、数字、- 和 _</translation>
    </message>
    <message>
        <source>there is a unit {name} already</source>
        <translation>已经有单元 {name} 了</translation>
    </message>
    <message>
        <source>a unit needs a lesson</source>
        <translation>每个单元至少要有一课</translation>
    </message>
    <message>
        <source>for the aim {aim} there is nothing to do here</source>
        <translation>对于目标 {aim}，这里不用做什么</translation>
    </message>
    <message>
        <source>The twelve rules</source>
        <translation>十二条规则</translation>
    </message>
    <message>
        <source>A page or a picture (*.pdf *.html *.png)</source>
        <translation>页面或图片 (*.pdf *.html *.png)</translation>
    </message>
    <message>
        <source>Save the twelve rules</source>
        <translation>保存十二条规则</translation>
    </message>
    <message>
        <source>My cube looks like this</source>
        <translation>我的魔方是这样</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>图片 {number}</translation>
    </message>
    <message>
        <source>these are no records of cases: {error}</source>
        <translation>这不是情况的练习记录：{error}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Your own algs</source>
        <translation>你自己的公式</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>This solves the same case as line {n}.</source>
        <translation>这与第 {n} 行还原的是同一种情况。</translation>
    </message>
    <message>
        <source>An alg has 1 to {n} moves.</source>
        <translation>一个公式有 1 到 {n} 步。</translation>
    </message>
    <message>
        <source>A deck has at most {n} algs.</source>
        <translation>一个牌组最多有 {n} 个公式。</translation>
    </message>
    <message>
        <source>This alg changes nothing.</source>
        <translation>这个公式不改变任何东西。</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>a scramble and below it a solution are wanted, or both in one line with // between them</source>
        <translation>需要一个打乱，下面写解法；也可以写在同一行，中间用 // 隔开</translation>
    </message>
    <message>
        <source>solution: there are no moves</source>
        <translation>解法：没有步骤</translation>
    </message>
    <message>
        <source>these are {n} moves, more than the {most} of any solve</source>
        <translation>这里有 {n} 步，而一次还原最多 {most} 步</translation>
    </message>
    <message>
        <source>solution: this time is before that of an earlier move</source>
        <translation>解法：这个时间早于前面某一步的时间</translation>
    </message>
    <message>
        <source>scramble</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>the line above is a whole solve; give one at a time</source>
        <translation>上面一行已经是一次完整的还原；请一次只给一个</translation>
    </message>
    <message>
        <source>the moves behind // do not solve the cube of the scramble; a solution that leaves something unsolved goes into the line below it</source>
        <translation>// 后的步骤没有还原打乱后的魔方；未完全还原的解法请写在打乱的下一行</translation>
    </message>
    <message>
        <source>only solves of the 3×3×3 are read</source>
        <translation>只能读取 3×3×3 的还原</translation>
    </message>
    <message>
        <source>{what}: {error}</source>
        <translation>{what}：{error}</translation>
    </message>
    <message>
        <source>the names of the sessions cannot be read</source>
        <translation>无法读取分组的名称</translation>
    </message>
    <message>
        <source>session {name} is no list of solves</source>
        <translation>分组 {name} 不是成绩列表</translation>
    </message>
    <message>
        <source>session {name}, number {number} is no solve: {text}</source>
        <translation>分组 {name} 的第 {number} 条不是成绩：{text}</translation>
    </message>
    <message>
        <source>the file is damaged or incomplete</source>
        <translation>文件已损坏或不完整</translation>
    </message>
    <message>
        <source>line {number} is no solve: {text}</source>
        <translation>第 {number} 行不是成绩：{text}</translation>
    </message>
    <message>
        <source>there is no time in it</source>
        <translation>其中没有成绩</translation>
    </message>
    <message>
        <source>is too large for a file of times</source>
        <translation>太大，不像是成绩文件</translation>
    </message>
    <message>
        <source>this is JSON, but not of csTimer: it has no sessions</source>
        <translation>这是 JSON，但不是 csTimer 的：里面没有分组</translation>
    </message>
    <message>
        <source>There are no moves yet.</source>
        <translation>还没有步骤。</translation>
    </message>
    <message>
        <source>An alg has at most {n} moves.</source>
        <translation>一个公式最多有 {n} 步。</translation>
    </message>
    <message>
        <source>This alg solves {other}, not {case}.</source>
        <translation>这个公式还原的是 {other}，不是 {case}。</translation>
    </message>
    <message>
        <source>This alg does not keep both blocks.</source>
        <translation>这个公式会破坏两座桥。</translation>
    </message>
    <message>
        <source>This alg does not solve the pair and keep the rest.</source>
        <translation>这个公式不能还原这一组并保持其余不变。</translation>
    </message>
    <message>
        <source>This alg does not keep the first two layers.</source>
        <translation>这个公式会破坏前两层。</translation>
    </message>
    <message>
        <source>This alg does not turn all edges of the top up.</source>
        <translation>这个公式不能把顶层棱块全部翻好。</translation>
    </message>
    <message>
        <source>This alg does not turn the whole top up.</source>
        <translation>这个公式不能把整个顶面翻好。</translation>
    </message>
    <message>
        <source>After this alg pieces are still in wrong places.</source>
        <translation>做完这个公式，还有块的位置不对。</translation>
    </message>
    <message>
        <source>{group} {n}</source>
        <translation>{group} {n}</translation>
    </message>
    <message>
        <source>looking for algs</source>
        <translation>正在寻找公式</translation>
    </message>
    <message>
        <source>{n} turn of the front</source>
        <translation>{n} 次前面转动</translation>
    </message>
    <message>
        <source>{n} turns of the front</source>
        <translation>{n} 次前面转动</translation>
    </message>
    <message>
        <source>{n} turn of the back</source>
        <translation>{n} 次后面转动</translation>
    </message>
    <message>
        <source>{n} turns of the back</source>
        <translation>{n} 次后面转动</translation>
    </message>
    <message>
        <source>{n} turn of the bottom</source>
        <translation>{n} 次底面转动</translation>
    </message>
    <message>
        <source>{n} turns of the bottom</source>
        <translation>{n} 次底面转动</translation>
    </message>
    <message>
        <source>{n} slice</source>
        <translation>{n} 次夹层转动</translation>
    </message>
    <message>
        <source>{n} slices</source>
        <translation>{n} 次夹层转动</translation>
    </message>
    <message>
        <source>{edges}: {turns} too many</source>
        <translation>{edges}：多了 {turns}</translation>
    </message>
    <message>
        <source>The case was {case}.</source>
        <translation>情况是 {case}。</translation>
    </message>
    <message>
        <source>Its last turn and the first one of the next step became one, or none.</source>
        <translation>它的最后一步与下一阶段的第一步合成了一步，或者互相抵消。</translation>
    </message>
    <message>
        <source>{time} went by before its first turn.</source>
        <translation>第一步之前过了 {time}。</translation>
    </message>
    <message>
        <source>{n} turn of the cube</source>
        <translation>{n} 次整体转动</translation>
    </message>
    <message>
        <source>{n} turns of the cube</source>
        <translation>{n} 次整体转动</translation>
    </message>
    <message>
        <source>about {n} regrip</source>
        <translation>约 {n} 次换握</translation>
    </message>
    <message>
        <source>about {n} regrips</source>
        <translation>约 {n} 次换握</translation>
    </message>
    <message>
        <source>Everything was done before that.</source>
        <translation>在此之前已全部完成。</translation>
    </message>
    <message>
        <source>{turns}, and it was not finished.</source>
        <translation>用了 {turns}，没有完成。</translation>
    </message>
    <message>
        <source>{n} would have been enough.</source>
        <translation>{n} 步就够了。</translation>
    </message>
    <message>
        <source>Done together with the step before.</source>
        <translation>与上一阶段同时完成。</translation>
    </message>
    <message>
        <source>It was skipped, as it was done already.</source>
        <translation>已跳过，因为早已完成。</translation>
    </message>
    <message>
        <source>{turns}, and nothing shorter was found.</source>
        <translation>{turns}，没有找到更短的。</translation>
    </message>
    <message>
        <source>{turns}; the shortest has {best}, {extra} fewer.</source>
        <translation>{turns}；最短为 {best} 步，少 {extra} 步。</translation>
    </message>
    <message>
        <source>{n} regrip</source>
        <translation>{n} 次换握</translation>
    </message>
    <message>
        <source>{n} regrips</source>
        <translation>{n} 次换握</translation>
    </message>
    <message>
        <source>{n} change of thumbs</source>
        <translation>{n} 次换拇指</translation>
    </message>
    <message>
        <source>{n} changes of thumbs</source>
        <translation>{n} 次换拇指</translation>
    </message>
    <message>
        <source>fingers wait {time}</source>
        <translation>手指等待 {time}</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>没有不顺手的地方</translation>
    </message>
    <message>
        <source>building tables for this goal</source>
        <translation>正在为此目标建立表</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no corner or edge; they are called by their faces, as in DFR and DF, all of them *, *c or *e</source>
        <translation>“{name}”不是角块或棱块；块用所在的面表示，如 DFR 和 DF，全部的块写作 *、*c 或 *e</translation>
    </message>
    <message>
        <source>{names} cannot be in two sets, or in one and placed</source>
        <translation>{names} 不能属于两个集合，也不能既在集合中又指定位置</translation>
    </message>
    <message>
        <source>{names} cannot be oriented alone: the set they are in is not</source>
        <translation>{names} 不能单独定向：它们所在的集合没有定向</translation>
    </message>
    <message>
        <source>tables for these goals would take {n} MB of memory, {most} at the most</source>
        <translation>这些目标的表需要 {n} MB 内存，最多允许 {most}</translation>
    </message>
    <message>
        <source>the edges of the bottom layer are home</source>
        <translation>底层棱块归位</translation>
    </message>
    <message>
        <source>cross and one pair</source>
        <translation>十字加一组</translation>
    </message>
    <message>
        <source>cross and two pairs</source>
        <translation>十字加两组</translation>
    </message>
    <message>
        <source>cross and three pairs</source>
        <translation>十字加三组</translation>
    </message>
    <message>
        <source>the first two layers are home</source>
        <translation>前两层归位</translation>
    </message>
    <message>
        <source>all edges are oriented</source>
        <translation>所有棱块定向完成</translation>
    </message>
    <message>
        <source>EO, and the edges DF and DB home</source>
        <translation>EO，且棱块 DF 和 DB 归位</translation>
    </message>
    <message>
        <source>EO, and the cross</source>
        <translation>EO 和十字</translation>
    </message>
    <message>
        <source>a block of one corner and its edges</source>
        <translation>一个角块及其棱块组成的方块</translation>
    </message>
    <message>
        <source>a block of two such blocks at an edge</source>
        <translation>一条棱边上两个这样的方块合成的方块</translation>
    </message>
    <message>
        <source>the first block of Roux, on the left</source>
        <translation>桥式的第一桥，在左面</translation>
    </message>
    <message>
        <source>both blocks of Roux</source>
        <translation>桥式的两座桥</translation>
    </message>
    <message>
        <source>what half turns and one axis can solve</source>
        <translation>只用 180° 转动和一个轴的转动就能还原</translation>
    </message>
    <message>
        <source>what half turns can solve</source>
        <translation>只用 180° 转动就能还原</translation>
    </message>
    <message>
        <source>the last layer is oriented</source>
        <translation>最后一层翻色完成</translation>
    </message>
    <message>
        <source>all is home but for a turn of U</source>
        <translation>全部归位，只差 U 转一下</translation>
    </message>
    <message>
        <source>both blocks and the corners</source>
        <translation>两座桥和角块</translation>
    </message>
    <message>
        <source>OLL, and the corners home</source>
        <translation>OLL 完成，且角块归位</translation>
    </message>
    <message>
        <source>no goal is called &apos;{name}&apos;: they are {names}</source>
        <translation>没有目标“{name}”；可用的有 {names}</translation>
    </message>
    <message>
        <source>{name} is followed by {arguments}, no more</source>
        <translation>{name} 后面只能跟 {arguments}</translation>
    </message>
    <message>
        <source>name {n} slots, as in {example}</source>
        <translation>请写明 {n} 个槽位，例如 {example}</translation>
    </message>
    <message>
        <source>name one slot, such as {example}</source>
        <translation>请写明一个槽位，例如 {example}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no slot: they are {slots}, or any</source>
        <translation>“{name}”不是槽位；可用的有 {slots}，或 any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no axis: they are {axes}, or any</source>
        <translation>“{name}”不是轴；可用的有 {axes}，或 any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is none of {names}, nor any</source>
        <translation>“{name}”不属于 {names}，也不是 any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no colour: they are {colours}, or any</source>
        <translation>“{name}”不是颜色；可用的有 {colours}，或 any</translation>
    </message>
    <message>
        <source>a goal is a name, such as cross, or cubies: home=DF,DR</source>
        <translation>目标可以是名称，如 cross，也可以是块：home=DF,DR</translation>
    </message>
    <message>
        <source>no goal stands here</source>
        <translation>这里没有写目标</translation>
    </message>
    <message>
        <source>this goal asks for nothing: name a corner or an edge, as in home=DF</source>
        <translation>此目标没有任何要求：请写明角块或棱块，如 home=DF</translation>
    </message>
    <message>
        <source>goals that are held or turned in different ways stand in lines of their own</source>
        <translation>拿法或转动不同的目标要各写一行</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no set of turns: R stands for all turns of R, R2 for the half turn alone, beside U R F D L B also Rw or r, M E S, x y z</source>
        <translation>“{text}”不是一组转动；R 表示 R 的所有转动，R2 只表示 180° 转动，除 U R F D L B 外还可用 Rw 或 r、M E S、x y z</translation>
    </message>
    <message>
        <source>no turns are named, such as R,U,F</source>
        <translation>没有写明转动，例如 R,U,F</translation>
    </message>
    <message>
        <source>{turn} without the other turns of its layer cannot be named</source>
        <translation>{turn} 不能脱离同一层的其他转动单独写出</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not go with {name}: a name says the whole goal</source>
        <translation>“{text}”不能与 {name} 同用：名称已说明整个目标</translation>
    </message>
    <message>
        <source>a painted goal has {count} facelets, not {n}</source>
        <translation>涂出的目标有 {count} 个色块，不是 {n} 个</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; says nothing here: known are {names}</source>
        <translation>“{text}”在这里没有意义；可用的有 {names}</translation>
    </message>
    <message>
        <source>a target is 54 facelets of a cube with its centres home</source>
        <translation>目标是中心块在原位的魔方的 54 个色块</translation>
    </message>
    <message>
        <source>each corner and edge is once in a target</source>
        <translation>目标中每个角块和棱块只出现一次</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no way to hold the cube: that is any, -, x2, or x.y</source>
        <translation>“{text}”不是魔方的拿法；拿法写作 any、-、x2 或 x.y</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no metric: they are {names}</source>
        <translation>“{text}”不是度量；可用的有 {names}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no number of turns, 0 to 99</source>
        <translation>“{text}”不是步数，应为 0 到 99</translation>
    </message>
    <message>
        <source>goals are painted on a 3×3×3, not on a {cube}</source>
        <translation>目标要涂在 3×3×3 上，不能涂在 {cube} 上</translation>
    </message>
    <message>
        <source>the centres of a goal are at home, or do not matter</source>
        <translation>目标的中心块要么在原位，要么不计</translation>
    </message>
    <message>
        <source>no cubie that is left has the stickers painted at {names}</source>
        <translation>剩下的块中没有带 {names} 处所涂色块的</translation>
    </message>
    <message>
        <source>the same cubie is painted twice, at {names}</source>
        <translation>同一个块涂了两次：{names}</translation>
    </message>
    <message>
        <source>paint more of {names}: these stickers leave too much open</source>
        <translation>请把 {names} 涂得更完整：仅凭这些色块还不能确定</translation>
    </message>
    <message>
        <source>these turns cannot reach this goal, however many are made</source>
        <translation>只用这些转动，无论多少步都达不到此目标</translation>
    </message>
    <message>
        <source>each turn that is allowed wants the one that undoes it, too</source>
        <translation>允许一个转动，就要同时允许抵消它的转动</translation>
    </message>
    <message>
        <source>no way to this goal counts {n} or less</source>
        <translation>{n} 步以内无法达到此目标</translation>
    </message>
    <message>
        <source>{move} is for the 3×3×3: faces alone are turned on other cubes here</source>
        <translation>{move} 只用于 3×3×3：其他魔方在这里只能转面</translation>
    </message>
    <message>
        <source>this goal says nothing about corners, and a 2×2×2 has no others</source>
        <translation>此目标没有涉及角块，而 2×2×2 只有角块</translation>
    </message>
    <message>
        <source>the centres and edges of a {cube} have to be made before such a goal</source>
        <translation>要先做好 {cube} 的中心和棱，才能用这样的目标</translation>
    </message>
    <message>
        <source>the turns that do not count can do too much</source>
        <translation>不计步数的转动能做的太多</translation>
    </message>
    <message>
        <source>goals are for the 2×2×2 and the 3×3×3, not for a {cube}</source>
        <translation>目标只适用于 2×2×2 和 3×3×3，不适用于 {cube}</translation>
    </message>
    <message>
        <source>looking for the shortest turns</source>
        <translation>正在寻找最短的步骤</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Fin&amp;d a step</source>
        <translation>求解阶段(&amp;D)</translation>
    </message>
    <message>
        <source>Find every shortest solution of a cross, a block or another step of this cube</source>
        <translation>找出此魔方的十字、方块或其他阶段的所有最短解法</translation>
    </message>
    <message>
        <source>Choose size 3 first: steps are those of the 3×3×3</source>
        <translation>请先选择 3 阶：这些阶段只用于 3×3×3</translation>
    </message>
    <message>
        <source>Use this alg: {about}</source>
        <translation>使用此公式：{about}</translation>
    </message>
    <message>
        <source>Remove {alg}</source>
        <translation>移除 {alg}</translation>
    </message>
    <message>
        <source>Remove this alg</source>
        <translation>移除此公式</translation>
    </message>
    <message>
        <source>Your times will be charted here.</source>
        <translation>你的用时会显示在这里。</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>周一</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>周二</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>周三</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>周四</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>周五</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>周六</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>周日</translation>
    </message>
    <message>
        <source>Due in the next days</source>
        <translation>未来几天待复习</translation>
    </message>
    <message>
        <source>Recognised and done, over time</source>
        <translation>识别和执行用时的变化</translation>
    </message>
    <message>
        <source>– – recognised</source>
        <translation>– – 识别</translation>
    </message>
    <message>
        <source>— done</source>
        <translation>— 执行</translation>
    </message>
    <message>
        <source>What was practised lasts only until the window is closed: {reason}</source>
        <translation>练习记录仅保留到窗口关闭：{reason}</translation>
    </message>
    <message>
        <source>this cube is solved: there is nothing to look for</source>
        <translation>此魔方已还原：没有可找的</translation>
    </message>
    <message>
        <source>a case has {count} stickers, each one of U R F D L B or .</source>
        <translation>一个情况有 {count} 个色块，每个写 U R F D L B 之一或点（.）</translation>
    </message>
    <message>
        <source>no turns can make a cube with these stickers</source>
        <translation>转动不出带这些色块的魔方</translation>
    </message>
    <message>
        <source>looking for shorter steps</source>
        <translation>正在寻找更短的阶段解法</translation>
    </message>
    <message>
        <source>These are more than {n} cases.</source>
        <translation>这些情况超过 {n} 个。</translation>
    </message>
    <message>
        <source>Only the solved cube is like this.</source>
        <translation>只有已还原的魔方符合。</translation>
    </message>
    <message>
        <source>Say one goal only.</source>
        <translation>请只写一个目标。</translation>
    </message>
    <message>
        <source>finding the alg of case {number} of {count}</source>
        <translation>正在查找第 {number} 个情况的公式，共 {count} 个</translation>
    </message>
    <message>
        <source>Far too many cubes are like this: {n}.</source>
        <translation>符合的魔方太多：{n} 个。</translation>
    </message>
    <message>
        <source>the step is not done after these turns</source>
        <translation>做完这些转动后，此阶段没有完成</translation>
    </message>
    <message>
        <source>nobody does it in {n}: the shortest solutions have {fewest}</source>
        <translation>{n} 步不可能完成：最短的解法有 {fewest} 步</translation>
    </message>
    <message>
        <source>these are no results of steps</source>
        <translation>这不是阶段练习的成绩</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no number of turns: 7, or 5-7 for several</source>
        <translation>“{text}”不是步数；例如写 7，或用 5-7 表示范围</translation>
    </message>
    <message>
        <source>there are no scrambles for the step &apos;{step}&apos;: {reason}</source>
        <translation>没有阶段“{step}”的打乱：{reason}</translation>
    </message>
    <message>
        <source>this step takes 0 to {most} turns, never {wanted}</source>
        <translation>此阶段需要 0 到 {most} 步，不会是 {wanted} 步</translation>
    </message>
    <message>
        <source>no cube came up whose step takes {wanted} turns: most take {least} to {most}</source>
        <translation>没有抽到此阶段需要 {wanted} 步的魔方：大多需要 {least} 到 {most} 步</translation>
    </message>
    <message>
        <source>the turns of the step &apos;{step}&apos; do not reach its goal</source>
        <translation>阶段“{step}”的转动达不到它的目标</translation>
    </message>
    <message>
        <source>{method} is for the 3×3×3 only</source>
        <translation>{method} 只用于 3×3×3</translation>
    </message>
    <message>
        <source>looking at all cases</source>
        <translation>正在查看所有情况</translation>
    </message>
    <message>
        <source>{n} edges are bad: without quarter turns of {front} and {back} they do not come home the right way round. Now all are good, and {front} and {back} need half turns only.</source>
        <translation>{n} 个坏棱：不用 {front} 和 {back} 的 90° 转动，它们就不能以正确的方向归位。现在全是好棱，{front} 和 {back} 只需 180° 转动。</translation>
    </message>
    <message>
        <source>{corners} and {edges} are to be put right: corners so that no {top} or {bottom} colour is on the other sides, edges of the layer between {top} and {bottom} into it. This is a domino, and now only {top} and {bottom} need quarter turns.</source>
        <translation>要调整{corners}和{edges}：让角块在其他面上不出现 {top}、{bottom} 的颜色，让属于 {top} 和 {bottom} 之间那一层的棱块回到该层。这就是多米诺状态，现在只有 {top} 和 {bottom} 需要 90° 转动。</translation>
    </message>
    <message>
        <source>There is nothing to do here. These turns leave what is done and come back to it, to go on from elsewhere.</source>
        <translation>这里没有要做的。这几步先离开已完成的状态，再回到它，好从别处继续。</translation>
    </message>
    <message>
        <source>Half turns keep every corner in its half of the corners and every edge in its ring: {corners} and {edges} are in the other one. Now half turns are enough.</source>
        <translation>180° 转动不会让角块离开它所在的那一半，也不会让棱块离开它所在的环：有{corners}和{edges}在另一边。现在只用 180° 转动就够了。</translation>
    </message>
    <message>
        <source>Every corner and edge is where half turns can bring it home from, but the corners are in an order that half turns do not make. Now half turns are enough.</source>
        <translation>每个角块和棱块都在 180° 转动能带它归位的地方，但角块的排列是 180° 转动做不出来的。现在只用 180° 转动就够了。</translation>
    </message>
    <message>
        <source>Half turns bring everything home.</source>
        <translation>用 180° 转动让全部归位。</translation>
    </message>
    <message>
        <source>Half turns bring everything home but three edges of a ring.</source>
        <translation>用 180° 转动让全部归位，只差一个环上的三个棱块。</translation>
    </message>
    <message>
        <source>all but three edges</source>
        <translation>只差三个棱块</translation>
    </message>
    <message>
        <source>All of it so far in one row, the brackets undone at its end. At {mark} turns are inserted.</source>
        <translation>到目前为止的全部步骤写成一行，括号里的部分倒过来放在最后。在 {mark} 处插入转动。</translation>
    </message>
    <message>
        <source>At {mark} these turns let three edges change places and leave the rest as it is. Behind the skeleton that is what is missing. At some places it takes fewer turns than at others.</source>
        <translation>在 {mark} 处，这些转动让三个棱块轮换，其他不变。骨架之后差的正是这个。有些位置插入所用的步数比别处少。</translation>
    </message>
    <message>
        <source>{n} corner</source>
        <translation>{n}个角块</translation>
    </message>
    <message>
        <source>Turns on one side change what is left to do on both. So {stage} is begun on this one and done on the other.</source>
        <translation>在一边的转动会改变两边剩下要做的部分。所以 {stage} 在这一边开始，在另一边完成。</translation>
    </message>
    <message>
        <source>{n} edge</source>
        <translation>{n}个棱块</translation>
    </message>
    <message>
        <source>The brackets say that this is done on the inverse scramble: undone, from the last turn to the first, it comes at the end of the solution.</source>
        <translation>括号表示这是在逆打乱上做的：从最后一步倒着做到第一步，就是解法的结尾。</translation>
    </message>
    <message>
        <source>{n} turn is saved where turns of one face meet.</source>
        <translation>同一面的转动相遇，省了 {n} 步。</translation>
    </message>
    <message>
        <source>{n} turns are saved where turns of one face meet.</source>
        <translation>同一面的转动相遇，省了 {n} 步。</translation>
    </message>
    <message>
        <source>HTR but three corners</source>
        <translation>HTR，只差三个角块</translation>
    </message>
    <message>
        <source>all but three corners</source>
        <translation>只差三个角块</translation>
    </message>
    <message>
        <source>Now half turns are enough for everything but three corners.</source>
        <translation>现在只用 180° 转动就够了，只差三个角块。</translation>
    </message>
    <message>
        <source>Half turns bring everything home but three corners.</source>
        <translation>用 180° 转动让全部归位，只差三个角块。</translation>
    </message>
    <message>
        <source>At {mark} these turns let three corners change places and leave the rest as it is. Behind the skeleton that is what is missing. At some places it takes fewer turns than at others.</source>
        <translation>在 {mark} 处，这些转动让三个角块轮换，其他不变。骨架之后差的正是这个。有些位置插入所用的步数比别处少。</translation>
    </message>
    <message>
        <source>{stage} begun</source>
        <translation>{stage}（开始）</translation>
    </message>
    <message>
        <source>EO {axis}</source>
        <translation>EO {axis}</translation>
    </message>
    <message>
        <source>DR {axis}</source>
        <translation>DR {axis}</translation>
    </message>
    <message>
        <source>HTR</source>
        <translation>HTR</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>insertion at {mark}</source>
        <translation>在 {mark} 处插入</translation>
    </message>
    <message>
        <source>{stage}, inverse</source>
        <translation>{stage}（逆打乱）</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>looking for a cube</source>
        <translation>正在寻找一个魔方</translation>
    </message>
    <message>
        <source>other steps come before it, or it has turns of its own</source>
        <translation>它前面还有其他阶段，或者它只用特定的转动</translation>
    </message>
    <message>
        <source>the centres would have to be turned for this</source>
        <translation>为此必须转动中心块</translation>
    </message>
    <message>
        <source>too many pieces belong to it</source>
        <translation>涉及的块太多</translation>
    </message>
    <message>
        <source>{n} in {all}</source>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>Picture of the case</source>
        <translation>此情况的图</translation>
    </message>
    <message>
        <source>Loading the search</source>
        <translation>正在加载搜索</translation>
    </message>
    <message>
        <source>{alg} is your alg for {case} now; the trainer uses it.</source>
        <translation>{alg} 现在是你用于 {case} 的公式，训练时会用它。</translation>
    </message>
    <message>
        <source>a case of your own</source>
        <translation>自定义情况</translation>
    </message>
    <message>
        <source>{activity} ({n} turns)</source>
        <translation>{activity}（{n} 步）</translation>
    </message>
    <message>
        <source>Loading the search; compiling it, the first time, goes on after Cancel …</source>
        <translation>正在载入搜索；首次需要编译，取消后编译仍会继续…</translation>
    </message>
    <message>
        <source>On the scramble</source>
        <translation>正打乱</translation>
    </message>
    <message>
        <source>On the inverse</source>
        <translation>逆打乱</translation>
    </message>
    <message>
        <source>Copy the solution as competitors write it down, line by line</source>
        <translation>按比赛中的书写方式逐行复制解法</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>怎样找到的</translation>
    </message>
    <message>
        <source>What each line does</source>
        <translation>每一行的作用</translation>
    </message>
    <message>
        <source>Pages or a picture (*.pdf *.png *.svg)</source>
        <translation>页面或图片 (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>Save a sheet of the cases</source>
        <translation>保存公式表</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Look at a sol&amp;ve</source>
        <translation>分析还原(&amp;V)</translation>
    </message>
    <message>
        <source>See what each step of a solve cost, and which habit costs you the most</source>
        <translation>查看一次还原中每个阶段花了多少，以及哪个习惯最拖慢你</translation>
    </message>
    <message>
        <source>reading the solve</source>
        <translation>正在读取还原过程</translation>
    </message>
    <message>
        <source>looking at your solves</source>
        <translation>正在分析你的还原</translation>
    </message>
    <message>
        <source>the best {step}</source>
        <translation>最佳做法：{step}</translation>
    </message>
    <message>
        <source>look at a solve</source>
        <translation>分析还原</translation>
    </message>
    <message>
        <source>Comments behind // may be in it, and times behind moves, as in R@1.25; Shift+Enter begins a line</source>
        <translation>可以带 // 后的注释，也可以带步骤后的时间，如 R@1.25；Shift+Enter 换行</translation>
    </message>
    <message>
        <source>Solve on screen with the timer, {n} times or more: what costs you the most is told here then.</source>
        <translation>用计时器在屏幕上还原至少 {n} 次，这里就会告诉你什么最拖慢你。</translation>
    </message>
    <message>
        <source>Nothing stands out in the last solves.</source>
        <translation>最近的还原没有特别突出的问题。</translation>
    </message>
    <message>
        <source>Loo&amp;k at it</source>
        <translation>分析(&amp;K)</translation>
    </message>
    <message>
        <source>Read the solve and show its steps (Enter)</source>
        <translation>读取还原并显示它的各个阶段（回车）</translation>
    </message>
    <message>
        <source>Stop looking for shorter steps (Esc)</source>
        <translation>停止寻找更短的阶段解法（Esc）</translation>
    </message>
    <message>
        <source>Play &amp;yours</source>
        <translation>播放你的(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste a scramble, and its solution in the lines below or behind //.</source>
        <translation>粘贴打乱，解法写在下面几行或 // 之后。</translation>
    </message>
    <message>
        <source>This counts your last {n} solves on screen at the most. A pasted solve, which may be anybody&apos;s, does not count.</source>
        <translation>最多统计你最近在屏幕上的 {n} 次还原。粘贴的还原可能是别人的，不计入。</translation>
    </message>
    <message>
        <source>Play the chosen step as it was done, with times as fast as that was; pauses are cut to {seconds} s (Enter in the table)</source>
        <translation>按当时的做法播放所选阶段，有时间记录时按原来的速度；停顿最多 {seconds} 秒（在表中按回车）</translation>
    </message>
    <message>
        <source>Play &amp;the best</source>
        <translation>播放最佳(&amp;T)</translation>
    </message>
    <message>
        <source>Play the shortest way to do the chosen step</source>
        <translation>播放所选阶段的最短做法</translation>
    </message>
    <message>
        <source>The shortest way to do this step is not known so far.</source>
        <translation>目前还不知道完成此阶段的最短做法。</translation>
    </message>
    <message>
        <source>Looking at your last solves …</source>
        <translation>正在分析你最近的还原…</translation>
    </message>
    <message>
        <source>Solve to look at</source>
        <translation>要分析的还原</translation>
    </message>
    <message>
        <source>Look at a solve</source>
        <translation>分析还原</translation>
    </message>
    <message>
        <source>Your habit</source>
        <translation>你的习惯</translation>
    </message>
    <message>
        <source>This text is too long for a solve.</source>
        <translation>这段文字太长，不像是一次还原。</translation>
    </message>
    <message>
        <source>{speed} turns a second</source>
        <translation>每秒 {speed} 步</translation>
    </message>
    <message>
        <source>held {turns}</source>
        <translation>拿法 {turns}</translation>
    </message>
    <message>
        <source>This does not solve the cube of the scramble.</source>
        <translation>这没有还原打乱后的魔方。</translation>
    </message>
    <message>
        <source>Line {line}, character {character}</source>
        <translation>第 {line} 行，第 {character} 个字符</translation>
    </message>
    <message>
        <source>The step with its case, or with the slot that it filled</source>
        <translation>阶段及其情况，或填入的槽位</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Turns of layers; turns of the whole cube do not count</source>
        <translation>层的转动；整体转动不计</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>The fewest turns that would have done it</source>
        <translation>完成它所需的最少步数</translation>
    </message>
    <message>
        <source>Seconds before its first turn was done</source>
        <translation>第一步做完之前的秒数</translation>
    </message>
    <message>
        <source>Per s</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Turns a second after that</source>
        <translation>此后每秒的步数</translation>
    </message>
    <message>
        <source>Steps of the solve</source>
        <translation>还原的各个阶段</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>Your solve, and the shortest steps below it</source>
        <translation>你的还原，下面是最短的各个阶段</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Sessions with times are compared here.</source>
        <translation>有成绩的分组会在这里比较。</translation>
    </message>
    <message>
        <source>Your times by hour and day will be charted here.</source>
        <translation>你的成绩按时段和日期的变化会显示在这里。</translation>
    </message>
    <message>
        <source>mean {mean}, best {best}</source>
        <translation>平均 {mean}，最好 {best}</translation>
    </message>
    <message>
        <source>What each phase takes will be charted here once solves are timed in phases.</source>
        <translation>分段计时之后，每段的用时会显示在这里。</translation>
    </message>
    <message>
        <source>What each phase takes</source>
        <translation>每段的用时</translation>
    </message>
    <message>
        <source>{mean} ({share} %), best {best}</source>
        <translation>{mean}（{share} %），最好 {best}</translation>
    </message>
    <message>
        <source>a step to practise</source>
        <translation>要练习的阶段</translation>
    </message>
    <message>
        <source>How many turns more than the fewest you make will be charted here.</source>
        <translation>你比最少步数多用的步数会显示在这里。</translation>
    </message>
    <message>
        <source>Turns more than the fewest</source>
        <translation>比最少多用的步数</translation>
    </message>
    <message>
        <source>In the fewest turns</source>
        <translation>以最少步数完成</translation>
    </message>
    <message>
        <source>More turns on average</source>
        <translation>平均多用步数</translation>
    </message>
    <message>
        <source>Forget how this step has gone, here only</source>
        <translation>忘掉这个阶段的成绩，只限这里</translation>
    </message>
    <message>
        <source>Clear res&amp;ults…</source>
        <translation>清除成绩(&amp;D)…</translation>
    </message>
    <message>
        <source>Where the step is</source>
        <translation>阶段的位置</translation>
    </message>
    <message>
        <source>The fewest turns that the step takes</source>
        <translation>此阶段最少需要的步数</translation>
    </message>
    <message>
        <source>The most turns that the step takes</source>
        <translation>此阶段最多需要的步数</translation>
    </message>
    <message>
        <source>T&amp;akes</source>
        <translation>步数(&amp;M)</translation>
    </message>
    <message>
        <source>Up t&amp;o</source>
        <translation>至多(&amp;O)</translation>
    </message>
    <message>
        <source>What is practised</source>
        <translation>练习内容</translation>
    </message>
    <message>
        <source>How it has gone</source>
        <translation>练习成绩</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Not practised yet.</source>
        <translation>尚未练习。</translation>
    </message>
    <message>
        <source>Forget how this step has gone: {count}?</source>
        <translation>忘掉这个阶段的成绩：{count}？</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>清除成绩</translation>
    </message>
    <message>
        <source>this is not a valid choice of steps</source>
        <translation>这不是阶段的选择</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <source>In how many phases, and how long Space is held</source>
        <translation>分几段，以及空格要按住多久</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Hold before the start</source>
        <translation>开始前按住</translation>
    </message>
    <message>
        <source>Call out 8 and 12 seconds</source>
        <translation>报 8 秒和 12 秒</translation>
    </message>
    <message>
        <source>Whole solves</source>
        <translation>不分段</translation>
    </message>
    <message>
        <source>{n} phases</source>
        <translation>{n} 段</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>an odd number of edges is flipped, and turns flip two at a time</source>
        <translation>翻转的棱块是奇数个，而转动总是一次翻转两个</translation>
    </message>
    <message>
        <source>the twists of the corners do not add up to whole turns</source>
        <translation>角块的扭转加起来不是整圈</translation>
    </message>
    <message>
        <source>turns never swap two pieces alone</source>
        <translation>转动不可能只交换两个块</translation>
    </message>
    <message>
        <source>looking for what contradicts</source>
        <translation>正在寻找矛盾之处</translation>
    </message>
    <message>
        <source>no cube fits: {what}</source>
        <translation>没有符合的魔方：{what}</translation>
    </message>
    <message>
        <source>no cube with this symmetry fits: {what}</source>
        <translation>没有具有此对称性的魔方符合：{what}</translation>
    </message>
    <message>
        <source>no cube fits: the centres of a pattern are at home, or do not matter</source>
        <translation>没有符合的魔方：图案的中心块要么在原位，要么不计</translation>
    </message>
    <message>
        <source>no cube fits. {fault}</source>
        <translation>没有符合的魔方。{fault}</translation>
    </message>
    <message>
        <source>{sticker} cannot be so</source>
        <translation>{sticker}不能是这样</translation>
    </message>
    <message>
        <source>{n} stickers contradict each other</source>
        <translation>有 {n} 个色块互相矛盾</translation>
    </message>
    <message>
        <source>{stickers} contradict each other</source>
        <translation>{stickers}互相矛盾</translation>
    </message>
    <message>
        <source>&apos;{sign}&apos; is no cell of a pattern: there are U R F D L B, a to z, .</source>
        <translation>“{sign}”不能写在图案的格中：可用的有 U R F D L B、a 到 z 和 .</translation>
    </message>
    <message>
        <source>a pattern has {all} cells, or {few} for every face; this has {count}</source>
        <translation>图案有 {all} 格，或用于每一面的 {few} 格；这里有 {count} 格</translation>
    </message>
    <message>
        <source>a quarter turn about a side</source>
        <translation>绕面轴转 90°</translation>
    </message>
    <message>
        <source>half a turn about a side</source>
        <translation>绕面轴转 180°</translation>
    </message>
    <message>
        <source>half a turn about an edge</source>
        <translation>绕棱轴转 180°</translation>
    </message>
    <message>
        <source>a third of a turn about a corner</source>
        <translation>绕角轴转 120°</translation>
    </message>
    <message>
        <source>mirrored through the middle</source>
        <translation>中心对称</translation>
    </message>
    <message>
        <source>mirrored between two sides</source>
        <translation>在两个对面之间镜像</translation>
    </message>
    <message>
        <source>mirrored across a diagonal</source>
        <translation>沿对角面镜像</translation>
    </message>
    <message>
        <source>a mirrored quarter turn</source>
        <translation>转 90° 再镜像</translation>
    </message>
    <message>
        <source>half a turn about every side</source>
        <translation>绕每个面轴转 180°</translation>
    </message>
    <message>
        <source>all {n} symmetries</source>
        <translation>全部 {n} 种对称</translation>
    </message>
    <message>
        <source>there is no symmetry &apos;{name}&apos;; there are {names}</source>
        <translation>没有对称性“{name}”；可用的有 {names}</translation>
    </message>
    <message>
        <source>looking for cubes that fit</source>
        <translation>正在寻找符合的魔方</translation>
    </message>
    <message>
        <source>counting the cubes that fit</source>
        <translation>正在统计符合的魔方</translation>
    </message>
    <message>
        <source>a method has a step, and its last one solves the cube</source>
        <translation>方法至少有一个阶段，最后一个阶段要还原魔方</translation>
    </message>
    <message>
        <source>a step has a name</source>
        <translation>阶段要有名称</translation>
    </message>
    <message>
        <source>step {n}</source>
        <translation>阶段 {n}</translation>
    </message>
    <message>
        <source>trying the method</source>
        <translation>正在试验方法</translation>
    </message>
    <message>
        <source>{colour} (key {key})</source>
        <translation>{colour}（{key} 键）</translation>
    </message>
    <message>
        <source>Any colour: this sticker does not matter (key 0)</source>
        <translation>任意颜色：此色块不计（0 键）</translation>
    </message>
    <message>
        <source>{letter}: equal letters on a side are equal colours, different ones are different (key {letter})</source>
        <translation>{letter}：同一面上字母相同则颜色相同，字母不同则颜色不同（{letter} 键）</translation>
    </message>
    <message>
        <source>Find c&amp;ubes of a pattern</source>
        <translation>查找符合图案的魔方(&amp;U)</translation>
    </message>
    <message>
        <source>Paint a pattern, and find every cube that fits, with moves that lead to it</source>
        <translation>涂出图案，找出所有符合的魔方以及做出它们的步骤</translation>
    </message>
    <message>
        <source>Choose size 3 first: patterns are searched for on the 3×3×3</source>
        <translation>请先选择 3 阶：图案只在 3×3×3 上搜索</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>The arrow keys go from sticker to sticker; 1 to 6 paint colours, a to f letters, 0 lets a sticker not matter, and Enter paints with what is chosen below</source>
        <translation>方向键在色块间移动；1 到 6 涂颜色，a 到 f 涂字母，0 使色块不计，回车用下面所选的来涂</translation>
    </message>
    <message>
        <source>Click or drag to paint stickers; another click on the same takes it away</source>
        <translation>点击或拖动来涂色块；再点一次同一色块则清除</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>任意颜色</translation>
    </message>
    <message>
        <source>a cube of the pattern</source>
        <translation>符合图案的魔方</translation>
    </message>
    <message>
        <source>Looking for the shortest moves: {activity}</source>
        <translation>正在寻找最短步骤：{activity}</translation>
    </message>
    <message>
        <source>{activity} ({n} found)</source>
        <translation>{activity}（已找到 {n} 个）</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Method wor&amp;kshop</source>
        <translation>方法工坊(&amp;K)</translation>
    </message>
    <message>
        <source>Change a method step by step, and try it on many cubes</source>
        <translation>逐个阶段修改方法，并用许多魔方试验</translation>
    </message>
    <message>
        <source>Choose size 3 first: methods are those of the 3×3×3</source>
        <translation>请先选择 3 阶：这些方法只用于 3×3×3</translation>
    </message>
    <message>
        <source>a goal to paint</source>
        <translation>要涂的目标</translation>
    </message>
    <message>
        <source>Everything is grey: click the pieces that should be solved.</source>
        <translation>全是灰色：请点击要归位的块。</translation>
    </message>
    <message>
        <source>Methods (*.toml)</source>
        <translation>方法 (*.toml)</translation>
    </message>
    <message>
        <source>Open a method</source>
        <translation>打开方法</translation>
    </message>
    <message>
        <source>Save the method as a file</source>
        <translation>把方法保存为文件</translation>
    </message>
    <message>
        <source>{done} of {count} cubes</source>
        <translation>{done} / {count} 个魔方</translation>
    </message>
    <message>
        <source>this is a {cube}, and a {followed} was followed</source>
        <translation>这是 {cube}，而跟随的是 {followed}</translation>
    </message>
    <message>
        <source>waiting for what another search loads</source>
        <translation>正在等待另一个搜索加载</translation>
    </message>
    <message>
        <source>(changed by you)</source>
        <translation>（你改过）</translation>
    </message>
    <message>
        <source>no printer is known here; the pages can be saved as PDF instead</source>
        <translation>没有找到打印机；可以改为把页面保存为 PDF</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>The step&apos;s cubies</source>
        <translation>Steine des Schritts</translation>
    </message>
    <message>
        <source>The top&apos;s colour</source>
        <translation>Die Farbe oben</translation>
    </message>
    <message>
        <source>The last layer</source>
        <translation>Die letzte Schicht</translation>
    </message>
    <message>
        <source>The top&apos;s corners, and its colour</source>
        <translation>Die Ecken oben und die Farbe</translation>
    </message>
    <message>
        <source>The colour of the top&apos;s edges</source>
        <translation>Die Farbe der Kanten oben</translation>
    </message>
    <message>
        <source>The first two layers</source>
        <translation>Die ersten zwei Schichten</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <source>Choose a case, or take it from the alg; what does not matter is grey.</source>
        <translation>Wähle einen Fall, oder nimm ihn aus dem Alg; was egal ist, ist grau.</translation>
    </message>
    <message>
        <source>Choose a case first, or take it from the alg</source>
        <translation>Wähle erst einen Fall, oder nimm ihn aus dem Alg</translation>
    </message>
    <message>
        <source>Only algs for cases of the library can be kept</source>
        <translation>Nur Algs für Fälle der Bibliothek lassen sich behalten</translation>
    </message>
    <message>
        <source>Comfort: what the alg costs the hands, in quarter turns of R; lower is better</source>
        <translation>Die Bequemlichkeit zählt in Vierteldrehungen von R, was ein Alg den Händen abverlangt: weniger ist besser</translation>
    </message>
    <message>
        <source>54 letters, nine for each side, in the order U R F D L B: the colour by the side that it belongs to, or a dot where it does not matter</source>
        <translation>54 Buchstaben, neun für jede Seite, in der Reihenfolge U R F D L B: die Farbe als die Seite, zu der sie gehört, oder ein Punkt, wo sie egal ist</translation>
    </message>
    <message>
        <source>Find algs for a case</source>
        <translation>Algs für einen Fall suchen</translation>
    </message>
    <message>
        <source>Find every alg of these turns for the case; the first {n} are listed</source>
        <translation>Alle Algs aus diesen Drehungen für den Fall suchen; die ersten {n} werden aufgelistet</translation>
    </message>
    <message>
        <source>A case of your own</source>
        <translation>Ein eigener Fall</translation>
    </message>
    <message>
        <source>{n} algs so far</source>
        <translation>bisher {n} Algs</translation>
    </message>
    <message>
        <source>Take the case from the alg</source>
        <translation>Fall aus dem Alg nehmen</translation>
    </message>
    <message>
        <source>Find other algs for what the alg above solves</source>
        <translation>Andere Algs für das suchen, was der Alg oben löst</translation>
    </message>
    <message>
        <source>From the cube</source>
        <translation>Vom Würfel</translation>
    </message>
    <message>
        <source>Find algs for the cube on screen, as it is held</source>
        <translation>Algs für den Würfel am Bildschirm suchen, so wie er gehalten wird</translation>
    </message>
    <message>
        <source>Type stickers</source>
        <translation>Sticker eintippen</translation>
    </message>
    <message>
        <source>Stickers of the case</source>
        <translation>Sticker des Falls</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>As painted</source>
        <translation>Wie gemalt</translation>
    </message>
    <message>
        <source>Paint &amp;grey</source>
        <translation>Grau &amp;übermalen</translation>
    </message>
    <message>
        <source>Click stickers of the cube that do not matter, or that do after all</source>
        <translation>Sticker des Würfels anklicken, die egal sind, oder die doch zählen</translation>
    </message>
    <message>
        <source>At most {n} turns</source>
        <translation>Höchstens {n} Züge</translation>
    </message>
    <message>
        <source>Turns of the longest alg</source>
        <translation>Züge des längsten Algs</translation>
    </message>
    <message>
        <source>Fin&amp;d</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>Play the chosen alg from the case (Enter)</source>
        <translation>Den gewählten Alg vom Fall aus abspielen (Enter)</translation>
    </message>
    <message>
        <source>&amp;Keep as mine</source>
        <translation>Al&amp;s meinen behalten</translation>
    </message>
    <message>
        <source>Put every alg on the clipboard</source>
        <translation>Alle Algs in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Write an alg above first.</source>
        <translation>Schreib oben zuerst einen Alg.</translation>
    </message>
    <message>
        <source>The alg of the library: {alg}, {n} turns, comfort {cost}</source>
        <translation>Der Alg der Bibliothek: {alg}, {n} Züge, Bequemlichkeit {cost}</translation>
    </message>
    <message>
        <source>Yours: {alg}</source>
        <translation>Deiner: {alg}</translation>
    </message>
    <message>
        <source>Keep the chosen alg as your own for this case: the trainer uses it then</source>
        <translation>Den gewählten Alg als eigenen für diesen Fall behalten: Beim Üben wird dann er gezeigt</translation>
    </message>
    <message>
        <source>Every sticker matters.</source>
        <translation>Jeder Sticker zählt.</translation>
    </message>
    <message>
        <source>{n} grey stickers may be anything.</source>
        <translation>{n} graue Sticker dürfen beliebig sein.</translation>
    </message>
    <message>
        <source>No alg of at most {most} turns. There may be longer ones.</source>
        <translation>Kein Alg mit höchstens {most} Zügen. Längere kann es geben.</translation>
    </message>
    <message>
        <source>This is done already: there is nothing to turn.</source>
        <translation>Das ist schon erledigt: Hier ist nichts zu drehen.</translation>
    </message>
    <message>
        <source>One alg</source>
        <translation>Ein Alg</translation>
    </message>
    <message>
        <source>{n} algs</source>
        <translation>{n} Algs</translation>
    </message>
    <message>
        <source>The first {n} algs</source>
        <translation>Die ersten {n} Algs</translation>
    </message>
    <message>
        <source>Wherever it is shortest</source>
        <translation>Wo es am kürzesten ist</translation>
    </message>
    <message>
        <source>As the cube is held</source>
        <translation>Wie der Würfel gehalten wird</translation>
    </message>
    <message>
        <source>At the back on the left</source>
        <translation>Hinten links</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>The four edges of the bottom layer are home.</source>
        <translation>Die vier Kanten der unteren Schicht sind am Platz.</translation>
    </message>
    <message>
        <source>Cross and a pair (xcross)</source>
        <translation>Kreuz und ein Paar (xcross)</translation>
    </message>
    <message>
        <source>The cross, and one corner with its edge.</source>
        <translation>Das Kreuz und eine Ecke mit ihrer Kante.</translation>
    </message>
    <message>
        <source>Cross and two pairs</source>
        <translation>Kreuz und zwei Paare</translation>
    </message>
    <message>
        <source>The cross, and two corners with their edges.</source>
        <translation>Das Kreuz und zwei Ecken mit ihren Kanten.</translation>
    </message>
    <message>
        <source>2×2×2 block</source>
        <translation>2×2×2-Block</translation>
    </message>
    <message>
        <source>A corner is home with the three edges beside it.</source>
        <translation>Eine Ecke ist mit den drei Kanten daneben am Platz.</translation>
    </message>
    <message>
        <source>2×2×3 block</source>
        <translation>2×2×3-Block</translation>
    </message>
    <message>
        <source>Two corners are home with the five edges beside them.</source>
        <translation>Zwei Ecken sind mit den fünf Kanten daneben am Platz.</translation>
    </message>
    <message>
        <source>First block (Roux)</source>
        <translation>Erster Block (Roux)</translation>
    </message>
    <message>
        <source>Three edges and two corners on the left are home, of a bottom of any colour.</source>
        <translation>Drei Kanten und zwei Ecken links sind am Platz, mit beliebiger Farbe unten.</translation>
    </message>
    <message>
        <source>Edges oriented (EO)</source>
        <translation>Kanten orientiert (EO)</translation>
    </message>
    <message>
        <source>Every edge can be solved without quarter turns of two opposite faces.</source>
        <translation>Jede Kante lässt sich ohne Vierteldrehungen zweier gegenüberliegender Seiten lösen.</translation>
    </message>
    <message>
        <source>EO and line (ZZ)</source>
        <translation>EO und Linie (ZZ)</translation>
    </message>
    <message>
        <source>All edges are oriented, and two of the bottom are home.</source>
        <translation>Alle Kanten sind orientiert, und zwei der unteren sind am Platz.</translation>
    </message>
    <message>
        <source>EO and cross (ZZ)</source>
        <translation>EO und Kreuz (ZZ)</translation>
    </message>
    <message>
        <source>All edges are oriented, and the four of the bottom are home.</source>
        <translation>Alle Kanten sind orientiert, und die vier unteren sind am Platz.</translation>
    </message>
    <message>
        <source>Domino reduction (DR)</source>
        <translation>Domino-Reduktion (DR)</translation>
    </message>
    <message>
        <source>Half turns, and quarter turns of two opposite faces, can solve the rest.</source>
        <translation>Halbe Drehungen, und Vierteldrehungen zweier gegenüberliegender Seiten, können den Rest lösen.</translation>
    </message>
    <message>
        <source>Last layer oriented (OLL)</source>
        <translation>Letzte Schicht orientiert (OLL)</translation>
    </message>
    <message>
        <source>The first two layers are home, and the last one shows one colour.</source>
        <translation>Die ersten zwei Schichten sind am Platz, und die letzte zeigt eine Farbe.</translation>
    </message>
    <message>
        <source>Last layer solved (PLL)</source>
        <translation>Letzte Schicht gelöst (PLL)</translation>
    </message>
    <message>
        <source>All is home but for a turn of the last layer.</source>
        <translation>Bis auf eine Drehung der letzten Schicht ist alles am Platz.</translation>
    </message>
    <message>
        <source>F2L: the first two layers</source>
        <translation>F2L: die ersten zwei Schichten</translation>
    </message>
    <message>
        <source>OLL: the top&apos;s colour</source>
        <translation>OLL: die Farbe oben</translation>
    </message>
    <message>
        <source>PLL: the top layer</source>
        <translation>PLL: die obere Schicht</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Mittelstücke</translation>
    </message>
    <message>
        <source>Wait until the work is over, or stop it with Esc; then choose the language.</source>
        <translation>Warte, bis die Arbeit fertig ist, oder halte sie mit Esc an; wähle dann die Sprache.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>L&amp;it</source>
        <translation>Be&amp;leuchtet</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>{action} is not an action: {help}</source>
        <translation>{action} ist keine Aktion: {help}</translation>
    </message>
    <message>
        <source>did you mean &apos;{move}&apos;?</source>
        <translation>meinst du „{move}“?</translation>
    </message>
    <message>
        <source>rows turn by TURN_ROW_0_LEFT … TURN_ROW_{last}_RIGHT</source>
        <translation>Zeilen drehen mit TURN_ROW_0_LEFT … TURN_ROW_{last}_RIGHT</translation>
    </message>
    <message>
        <source>columns turn by TURN_COL_0_UP … TURN_COL_{last}_DOWN</source>
        <translation>Spalten drehen mit TURN_COL_0_UP … TURN_COL_{last}_DOWN</translation>
    </message>
    <message>
        <source>the cube is turned by {actions}</source>
        <translation>den Würfel drehen {actions}</translation>
    </message>
    <message>
        <source>{text} is no link of alg.cubing.net or Twizzle</source>
        <translation>{text} ist kein Link von alg.cubing.net oder Twizzle</translation>
    </message>
    <message>
        <source>this link has no alg in it</source>
        <translation>in diesem Link steht kein Alg</translation>
    </message>
    <message>
        <source>this link is about the puzzle {puzzle}, not about a cube</source>
        <translation>in diesem Link geht es um das Puzzle {puzzle}, nicht um einen Würfel</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>Zeile {n}</translation>
    </message>
    <message>
        <source>{place} clockwise</source>
        <translation>{place} im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>{cycle}, each turned clockwise when it is back</source>
        <translation>{cycle}, jede im Uhrzeigersinn verdreht, wenn sie zurück ist</translation>
    </message>
    <message>
        <source>{place} anticlockwise</source>
        <translation>{place} gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>{cycle}, each turned anticlockwise when it is back</source>
        <translation>{cycle}, jede gegen den Uhrzeigersinn verdreht, wenn sie zurück ist</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>middle edges</source>
        <translation>Mittlere Kanten</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>Mittelstücke</translation>
    </message>
    <message>
        <source>middle centres</source>
        <translation>Mittlere Mittelstücke</translation>
    </message>
    <message>
        <source>x-centres</source>
        <translation>x-Mittelstücke</translation>
    </message>
    <message>
        <source>t-centres</source>
        <translation>t-Mittelstücke</translation>
    </message>
    <message>
        <source>obliques</source>
        <translation>Schräge</translation>
    </message>
    <message>
        <source>turn of the whole cube: {moves}</source>
        <translation>Drehung des ganzen Würfels: {moves}</translation>
    </message>
    <message>
        <source>nothing that can be seen</source>
        <translation>nichts, was man sehen kann</translation>
    </message>
    <message>
        <source>swap of {kind} {places}</source>
        <translation>Tausch: {kind} {places}</translation>
    </message>
    <message>
        <source>{n}-cycle of {kind} {places}</source>
        <translation>{n}er-Zyklus: {kind} {places}</translation>
    </message>
    <message>
        <source>{cycle}, each flipped when it is back</source>
        <translation>{cycle}, jede gekippt, wenn sie zurück ist</translation>
    </message>
    <message>
        <source>{kind} of layer {n}</source>
        <translation>{kind} von Schicht {n}</translation>
    </message>
    <message>
        <source>{kind} {n}, {m}</source>
        <translation>{kind} {n}, {m}</translation>
    </message>
    <message>
        <source>twist of corners {corners}</source>
        <translation>verdreht Ecken {corners}</translation>
    </message>
    <message>
        <source>twist of corner {corners}</source>
        <translation>verdreht Ecke {corners}</translation>
    </message>
    <message>
        <source>flip of edges {edges}</source>
        <translation>kippt Kanten {edges}</translation>
    </message>
    <message>
        <source>flip of edge {edges}</source>
        <translation>kippt Kante {edges}</translation>
    </message>
    <message>
        <source>{n} {kind}</source>
        <translation>{n} {kind}</translation>
    </message>
    <message>
        <source>moves {cubies}</source>
        <translation>bewegt {cubies}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>From: {facelets}</source>
        <translation>Von: {facelets}</translation>
    </message>
    <message>
        <source>All moves:</source>
        <translation>Alle Züge:</translation>
    </message>
    <message>
        <source>{length} ({metric})</source>
        <translation>{length} ({metric})</translation>
    </message>
    <message>
        <source>Hold: {hold}</source>
        <translation>Haltung: {hold}</translation>
    </message>
    <message>
        <source>{number}. {passage}</source>
        <translation>{number}. {passage}</translation>
    </message>
    <message>
        <source>Among the {orbit} there are {found}; of each colour there should be 4.</source>
        <translation>{orbit}: Davon gibt es {found}; von jeder Farbe sollten es 4 sein.</translation>
    </message>
    <message>
        <source>{n} more groups of centres do not have 4 of each colour.</source>
        <translation>{n} weitere Gruppen von Mittelstücken haben nicht 4 von jeder Farbe.</translation>
    </message>
    <message>
        <source>x-centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>x-Mittelstücke (Zeile {row}, Spalte {column} einer Seite, und wohin deren Drehungen es bringen)</translation>
    </message>
    <message>
        <source>t-centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>t-Mittelstücke (Zeile {row}, Spalte {column} einer Seite, und wohin deren Drehungen es bringen)</translation>
    </message>
    <message>
        <source>oblique centres (row {row}, column {column} of a face, and where its turns take it)</source>
        <translation>schräge Mittelstücke (Zeile {row}, Spalte {column} einer Seite, und wohin deren Drehungen es bringen)</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>etwa {number}</translation>
    </message>
    <message>
        <source>{n} more wings or pairs of wings are wrong in the same way.</source>
        <translation>{n} weitere Flügel oder Flügelpaare sind auf dieselbe Weise falsch.</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other}</source>
        <translation>{one} und {other} tauschen</translation>
    </message>
    <message>
        <source>{n} sticker</source>
        <translation>{n} Sticker</translation>
    </message>
    <message>
        <source>{n} stickers</source>
        <translation>{n} Sticker</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>Change {stickers}: {places}</source>
        <translation>{stickers} ändern: {places}</translation>
    </message>
    <message>
        <source>Swap the {one} and {other} centres</source>
        <translation>Mittelstücke {one} und {other} tauschen</translation>
    </message>
    <message>
        <source>Paint the centres: {painted}</source>
        <translation>Mittelstücke malen: {painted}</translation>
    </message>
    <message>
        <source>Erase {sides} of the {place}</source>
        <translation>{place}: {sides} löschen</translation>
    </message>
    <message>
        <source>Paint the {place}: {painted}</source>
        <translation>{place} malen: {painted}</translation>
    </message>
    <message>
        <source>Flip the {place}</source>
        <translation>{place} kippen</translation>
    </message>
    <message>
        <source>Twist the {place} clockwise</source>
        <translation>{place} im Uhrzeigersinn verdrehen</translation>
    </message>
    <message>
        <source>Twist the {place} anticlockwise</source>
        <translation>{place} gegen den Uhrzeigersinn verdrehen</translation>
    </message>
    <message>
        <source>Erase: {place}</source>
        <translation>Löschen: {place}</translation>
    </message>
    <message>
        <source>Paint {colour}: {place}</source>
        <translation>{colour} malen: {place}</translation>
    </message>
    <message>
        <source>A corner is twisted anticlockwise, or more of them are in other ways: the twists of all corners must add up to whole turns.</source>
        <translation>Eine Ecke ist gegen den Uhrzeigersinn verdreht, oder mehrere sind es anders: Die Drehungen aller Ecken müssen zusammen volle Umdrehungen ergeben.</translation>
    </message>
    <message>
        <source>A corner is twisted clockwise, or more of them are in other ways: the twists of all corners must add up to whole turns.</source>
        <translation>Eine Ecke ist im Uhrzeigersinn verdreht, oder mehrere sind es anders: Die Drehungen aller Ecken müssen zusammen volle Umdrehungen ergeben.</translation>
    </message>
    <message>
        <source>An odd number of edges is flipped; turns flip them two at a time.</source>
        <translation>Eine ungerade Zahl von Kanten ist gekippt; Drehungen kippen immer zwei auf einmal.</translation>
    </message>
    <message>
        <source>Two corners or two edges have changed places; turns never swap just one pair.</source>
        <translation>Zwei Ecken oder zwei Kanten haben die Plätze getauscht; Drehungen tauschen nie nur ein Paar.</translation>
    </message>
    <message>
        <source>Mirror the cube left to right</source>
        <translation>Den Würfel von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>{n} of {total} stickers have no colour yet.</source>
        <translation>{n} von {total} Stickern haben noch keine Farbe.</translation>
    </message>
    <message>
        <source>{n} of {total} stickers has no colour yet.</source>
        <translation>{n} von {total} Stickern hat noch keine Farbe.</translation>
    </message>
    <message>
        <source>There are {many} too many and {few} too few: each colour has {each} stickers.</source>
        <translation>Es gibt {many} zu viel und {few} zu wenig: Jede Farbe hat {each} Sticker.</translation>
    </message>
    <message>
        <source>There is {many} too many and {few} too few: each colour has {each} stickers.</source>
        <translation>Es gibt {many} zu viel und {few} zu wenig: Jede Farbe hat {each} Sticker.</translation>
    </message>
    <message>
        <source>There are {many} too many: each colour has {each} stickers.</source>
        <translation>Es gibt {many} zu viel: Jede Farbe hat {each} Sticker.</translation>
    </message>
    <message>
        <source>There is {many} too many: each colour has {each} stickers.</source>
        <translation>Es gibt {many} zu viel: Jede Farbe hat {each} Sticker.</translation>
    </message>
    <message>
        <source>The centres are the mirror image of the colour scheme: two opposite ones have changed places.</source>
        <translation>Die Mittelstücke sind das Spiegelbild des Farbschemas: Zwei gegenüberliegende sind vertauscht.</translation>
    </message>
    <message>
        <source>The corners are the mirror image of the colour scheme: {one}, {two} and {three} follow each other clockwise around their corner.</source>
        <translation>Die Ecken sind das Spiegelbild des Farbschemas: {one}, {two} und {three} folgen um ihre Ecke im Uhrzeigersinn aufeinander.</translation>
    </message>
    <message>
        <source>The {sides} centres are all {colour}; a cube has one {colour} centre.</source>
        <translation>Die Mittelstücke {sides} sind alle {colour}; ein Würfel hat ein Mittelstück in {colour}.</translation>
    </message>
    <message>
        <source>The {sides} centres are both {colour}; a cube has one {colour} centre.</source>
        <translation>Die Mittelstücke {sides} sind beide {colour}; ein Würfel hat ein Mittelstück in {colour}.</translation>
    </message>
    <message>
        <source>The centres {centres} do not go together: {up} is opposite {down}, {right} opposite {left}, {front} opposite {back}.</source>
        <translation>Die Mittelstücke {centres} passen nicht zusammen: {up} liegt {down} gegenüber, {right} {left} und {front} {back}.</translation>
    </message>
    <message>
        <source>{n} corners show {colour}; a cube has {limit} of them.</source>
        <translation>{n} Ecken zeigen {colour}; ein Würfel hat {limit} davon.</translation>
    </message>
    <message>
        <source>{n} edges show {colour}; a cube has {limit} of them.</source>
        <translation>{n} Kanten zeigen {colour}; ein Würfel hat {limit} davon.</translation>
    </message>
    <message>
        <source>{n} wings show {colour}; a cube has {limit} of them.</source>
        <translation>{n} Flügel zeigen {colour}; ein Würfel hat {limit} davon.</translation>
    </message>
    <message>
        <source>The {place} {problem}.</source>
        <translation>{place} {problem}.</translation>
    </message>
    <message>
        <source>The {place} has the colours {colours} in mirrored order; no corner has them this way round.</source>
        <translation>{place} hat die Farben {colours} in gespiegelter Reihenfolge; keine Ecke hat sie so herum.</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}. One of them is turned over, which no turns can do.</source>
        <translation>{kind} {cubie} gibt es {times}: {places}. Ein Teil davon ist umgedreht, was keine Drehungen können.</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}.</source>
        <translation>{kind} {cubie} gibt es {times}: {places}.</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}; {missing} is missing.</source>
        <translation>{kind} {cubie} gibt es {times}: {places}; {missing} fehlt.</translation>
    </message>
    <message>
        <source>The {kind} {cubie} is there {times}: {places}; {missing} are missing.</source>
        <translation>{kind} {cubie} gibt es {times}: {places}; {missing} fehlen.</translation>
    </message>
    <message>
        <source>Fill in the {n} sticker that follows from the others</source>
        <translation>{n} Sticker ausfüllen, der sich aus den anderen ergibt</translation>
    </message>
    <message>
        <source>Fill in the {n} stickers that follow from the others</source>
        <translation>{n} Sticker ausfüllen, die sich aus den anderen ergeben</translation>
    </message>
    <message>
        <source>Exchange {one} and {other}</source>
        <translation>{one} und {other} vertauschen</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>If you painted it right, your cube was put together wrong: repair any one of them there, too.</source>
        <translation>Wenn du richtig gemalt hast, wurde dein Würfel falsch zusammengesetzt: Repariere dort ebenfalls ein beliebiges dieser Teile.</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-mal</translation>
    </message>
    <message>
        <source>{n} {colour}</source>
        <translation>{n}× {colour}</translation>
    </message>
    <message>
        <source>{side} {colour}</source>
        <translation>{side} {colour}</translation>
    </message>
    <message>
        <source>shows {colour} {times}</source>
        <translation>zeigt {times} {colour}</translation>
    </message>
    <message>
        <source>shows {one} and {other}, which are opposite colours</source>
        <translation>zeigt {one} und {other}, das sind Gegenfarben</translation>
    </message>
    <message>
        <source>{one}-{other}</source>
        <translation>{one}-{other}</translation>
    </message>
    <message>
        <source>a sticker&apos;s colour is 0…5, or 255 for none, not {colour}</source>
        <translation>die Farbe eines Stickers ist 0…5, oder 255 für keine, nicht {colour}</translation>
    </message>
    <message>
        <source>there is no sticker {index}: they run from 0 to {last}</source>
        <translation>es gibt keinen Sticker {index}: sie gehen von 0 bis {last}</translation>
    </message>
    <message>
        <source>cubes go from size {least} to {most}, not {size}</source>
        <translation>Würfel gibt es von Größe {least} bis {most}, nicht {size}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>no turns make a {target} of a {cube}</source>
        <translation>keine Drehungen machen aus einem {cube} einen {target}</translation>
    </message>
    <message>
        <source>a {cube} can be solved to one colour a face only</source>
        <translation>ein {cube} lässt sich nur zu einer Farbe je Seite lösen</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{sentence} {following}</source>
        <translation>{sentence} {following}</translation>
    </message>
    <message>
        <source>{some}, {another}</source>
        <translation>{some}, {another}</translation>
    </message>
    <message>
        <source>OLL parity</source>
        <translation>OLL-Parität</translation>
    </message>
    <message>
        <source>PLL parity</source>
        <translation>PLL-Parität</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>first centre</source>
        <translation>Erste Mitte</translation>
    </message>
    <message>
        <source>second centre</source>
        <translation>Zweite Mitte</translation>
    </message>
    <message>
        <source>other centres</source>
        <translation>Andere Mitten</translation>
    </message>
    <message>
        <source>one {colour} piece</source>
        <translation>ein Mittelstück in {colour}</translation>
    </message>
    <message>
        <source>{n} {colour} pieces</source>
        <translation>{n} Mittelstücke in {colour}</translation>
    </message>
    <message>
        <source>{colour} centre</source>
        <translation>Mitte in {colour}</translation>
    </message>
    <message>
        <source>{pieces} is in {columns} now</source>
        <translation>liegt jetzt {pieces} in {columns}</translation>
    </message>
    <message>
        <source>{pieces} are in {columns} now</source>
        <translation>liegen jetzt {pieces} in {columns}</translation>
    </message>
    <message>
        <source>the middle column</source>
        <translation>der mittleren Spalte</translation>
    </message>
    <message>
        <source>the {first} column from the {side}</source>
        <translation>Spalte {first} von {side}</translation>
    </message>
    <message>
        <source>the {n} columns in the middle</source>
        <translation>den {n} Spalten in der Mitte</translation>
    </message>
    <message>
        <source>the {first} to {last} columns from the {side}</source>
        <translation>den Spalten {first} bis {last} von {side}</translation>
    </message>
    <message>
        <source>last two edges</source>
        <translation>Letzte zwei Kanten</translation>
    </message>
    <message>
        <source>edge parity</source>
        <translation>Kantenparität</translation>
    </message>
    <message>
        <source>it</source>
        <translation>es</translation>
    </message>
    <message>
        <source>them</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>{n} pieces</source>
        <translation>{n} Teile</translation>
    </message>
    <message>
        <source>the {first} layer from the {side}</source>
        <translation>Schicht {first} von {side}</translation>
    </message>
    <message>
        <source>the {first} to {last} layers from the {side}</source>
        <translation>Schicht {first} bis {last} von {side}</translation>
    </message>
    <message>
        <source>a missing piece of it is at the {place}, in {layer}</source>
        <translation>ein fehlendes Teil davon liegt {place}, in {layer}</translation>
    </message>
    <message>
        <source>{text}, and one at the {place}, in {layer}</source>
        <translation>{text}, und eines {place}, in {layer}</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>Gänseblümchen</translation>
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
        <translation>Oberes Kreuz</translation>
    </message>
    <message>
        <source>top face</source>
        <translation>Oberseite</translation>
    </message>
    <message>
        <source>top corners</source>
        <translation>Obere Ecken</translation>
    </message>
    <message>
        <source>top edges</source>
        <translation>Obere Kanten</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>Erste Schicht</translation>
    </message>
    <message>
        <source>corners up</source>
        <translation>Ecken nach oben</translation>
    </message>
    <message>
        <source>corner places</source>
        <translation>Plätze der Ecken</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>both layers</source>
        <translation>Beide Schichten</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorne</translation>
    </message>
    <message>
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>top side</source>
        <translation>obere Seite</translation>
    </message>
    <message>
        <source>bottom side</source>
        <translation>untere Seite</translation>
    </message>
    <message>
        <source>front side</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back side</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>front right</source>
        <translation>vorne rechts</translation>
    </message>
    <message>
        <source>back right</source>
        <translation>hinten rechts</translation>
    </message>
    <message>
        <source>back left</source>
        <translation>hinten links</translation>
    </message>
    <message>
        <source>front left</source>
        <translation>vorne links</translation>
    </message>
    <message>
        <source>top front</source>
        <translation>oben vorne</translation>
    </message>
    <message>
        <source>top back</source>
        <translation>oben hinten</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>bottom front</source>
        <translation>unten vorne</translation>
    </message>
    <message>
        <source>bottom back</source>
        <translation>unten hinten</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>top front left</source>
        <translation>oben vorne links</translation>
    </message>
    <message>
        <source>top front right</source>
        <translation>oben vorne rechts</translation>
    </message>
    <message>
        <source>top back left</source>
        <translation>oben hinten links</translation>
    </message>
    <message>
        <source>top back right</source>
        <translation>oben hinten rechts</translation>
    </message>
    <message>
        <source>bottom front left</source>
        <translation>unten vorne links</translation>
    </message>
    <message>
        <source>bottom front right</source>
        <translation>unten vorne rechts</translation>
    </message>
    <message>
        <source>bottom back left</source>
        <translation>unten hinten links</translation>
    </message>
    <message>
        <source>bottom back right</source>
        <translation>unten hinten rechts</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the top)</source>
        <translation>Kante {place} (Schicht {n} von oben)</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the bottom)</source>
        <translation>Kante {place} (Schicht {n} von unten)</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the front)</source>
        <translation>Kante {place} (Schicht {n} von vorne)</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the back)</source>
        <translation>Kante {place} (Schicht {n} von hinten)</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the left)</source>
        <translation>Kante {place} (Schicht {n} von links)</translation>
    </message>
    <message>
        <source>{place} edge (layer {n} from the right)</source>
        <translation>Kante {place} (Schicht {n} von rechts)</translation>
    </message>
    <message>
        <source>{place} corner</source>
        <translation>Ecke {place}</translation>
    </message>
    <message>
        <source>{place} edge</source>
        <translation>Kante {place}</translation>
    </message>
    <message>
        <source>{side}, centre</source>
        <translation>{side}, Mitte</translation>
    </message>
    <message>
        <source>{side}, row {row}, column {column}</source>
        <translation>{side}, Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>{side} middle</source>
        <translation>{side} Mitte</translation>
    </message>
    <message>
        <source>{side}, {place}</source>
        <translation>{side}, {place}</translation>
    </message>
    <message>
        <source>{one}-{other}-{third} corner</source>
        <translation>Ecke {one}-{other}-{third}</translation>
    </message>
    <message>
        <source>{one}-{other} edge</source>
        <translation>Kante {one}-{other}</translation>
    </message>
    <message>
        <source>Hold the cube with {cross} at the bottom and {front} in front.</source>
        <translation>Halte den Würfel mit {cross} unten und {front} vorne.</translation>
    </message>
    <message>
        <source>Turn the whole cube {way}, so that {front} is in front.</source>
        <translation>Dreh den ganzen Würfel {way}, sodass {front} vorne ist.</translation>
    </message>
    <message>
        <source>Turn the whole cube {way}.</source>
        <translation>Dreh den ganzen Würfel {way}.</translation>
    </message>
    <message>
        <source>{stage}: already done. Nothing to turn.</source>
        <translation>{stage}: schon erledigt. Hier ist nichts zu drehen.</translation>
    </message>
    <message>
        <source>This also puts {pieces} in place.</source>
        <translation>Das bringt auch {pieces} an ihren Platz.</translation>
    </message>
    <message>
        <source>turn the top {turn}</source>
        <translation>dreh die obere Schicht {turn}</translation>
    </message>
    <message>
        <source>turn the {side} {turn}</source>
        <translation>dreh die Schicht {side} {turn}</translation>
    </message>
    <message>
        <source>Make a {cross} cross at the bottom: four edges, each matching the centre beside it.</source>
        <translation>Mach unten ein Kreuz in {cross}: vier Kanten, die jede auch zum Mittelstück neben sich passen.</translation>
    </message>
    <message>
        <source>The {cross} edges go home together in {n}: {moves}. Follow the {piece} first: it moves on {turns}.</source>
        <translation>Die Kanten mit {cross} kommen zusammen an ihren Platz ({n}): {moves}. Verfolg zuerst die {piece}: Sie bewegt sich bei {turns}.</translation>
    </message>
    <message>
        <source>Bring the {piece} from the {place} to its place between the {cross} and {side} centres: {moves}.</source>
        <translation>Bring die {piece} von {place} an ihren Platz zwischen den Mittelstücken {cross} und {side}: {moves}.</translation>
    </message>
    <message>
        <source>It would arrive the wrong way round, so it comes in from the side.</source>
        <translation>Sie käme verkehrt herum an, deshalb kommt sie von der Seite.</translation>
    </message>
    <message>
        <source>{move} takes a placed edge away for a moment, {back} brings it back.</source>
        <translation>{move} nimmt eine fertige Kante kurz weg, {back} bringt sie zurück.</translation>
    </message>
    <message>
        <source>Make a daisy: the {cross} edges around the {top} centre in any order, their {cross} up. One that is home at the bottom may stay.</source>
        <translation>Mach ein Gänseblümchen: die Kanten mit {cross} um das Mittelstück {top}, in beliebiger Reihenfolge, {cross} nach oben. Eine, die unten schon richtig liegt, darf bleiben.</translation>
    </message>
    <message>
        <source>Bring the {piece} from the {place} to the top, its {cross} up: {moves}.</source>
        <translation>Bring die {piece} von {place} nach oben, mit {cross} nach oben: {moves}.</translation>
    </message>
    <message>
        <source>The {piece} is at the {place}, but its {cross} looks to the {side}: {moves} brings it back with its {cross} up.</source>
        <translation>Die {piece} liegt {place}, aber ihr {cross} zeigt nach {side}: {moves} bringt sie mit {cross} nach oben zurück.</translation>
    </message>
    <message>
        <source>Its {cross} looks to the {side}, so it goes by way of the middle layer.</source>
        <translation>Ihr {cross} zeigt nach {side}, deshalb geht sie über die mittlere Schicht.</translation>
    </message>
    <message>
        <source>{move} is there so that no other petal is pushed away.</source>
        <translation>{move} sorgt dafür, dass kein anderes Blütenblatt verdrängt wird.</translation>
    </message>
    <message>
        <source>{move} takes another petal away for a moment, {back} brings it back.</source>
        <translation>{move} nimmt ein anderes Blütenblatt kurz weg, {back} bringt es zurück.</translation>
    </message>
    <message>
        <source>{pieces} comes up as well.</source>
        <translation>Auch {pieces} kommt dabei nach oben.</translation>
    </message>
    <message>
        <source>{pieces} come up as well.</source>
        <translation>Auch {pieces} kommen dabei nach oben.</translation>
    </message>
    <message>
        <source>{turn}, until the {side} of the {piece} is above the {side} centre.</source>
        <translation>{turn}, bis das {side} der {piece} über dem Mittelstück {side} ist.</translation>
    </message>
    <message>
        <source>The {side} of the {piece} is above the {side} centre.</source>
        <translation>Das {side} der {piece} ist über dem Mittelstück {side}.</translation>
    </message>
    <message>
        <source>A half turn of that side takes it down: {moves}.</source>
        <translation>Eine halbe Drehung dieser Seite bringt sie nach unten: {moves}.</translation>
    </message>
    <message>
        <source>Fill the four corners of the first layer. Each belongs between the three centres of its colours. Corners that bring edges along save turns later.</source>
        <translation>Füll die vier Ecken der ersten Schicht. Jede gehört zwischen die drei Mittelstücke ihrer Farben. Ecken, die gleich Kanten mitbringen, sparen später Züge.</translation>
    </message>
    <message>
        <source>{turn}, so that the {piece} is above its place at the {slot}.</source>
        <translation>{turn}, sodass die {piece} über ihrem Platz {slot} ist.</translation>
    </message>
    <message>
        <source>The {piece} is above its place at the {slot}.</source>
        <translation>Die {piece} ist über ihrem Platz {slot}.</translation>
    </message>
    <message>
        <source>Its {cross} looks to the {side}: {moves} takes it down.</source>
        <translation>Ihr {cross} zeigt nach {side}: {moves} bringt sie nach unten.</translation>
    </message>
    <message>
        <source>Its {cross} looks up: {moves} first tips it to the side, then takes it down.</source>
        <translation>Ihr {cross} zeigt nach oben: {moves} kippt sie erst zur Seite und bringt sie dann nach unten.</translation>
    </message>
    <message>
        <source>The {piece} sits at the {place}, where it does not belong: {moves} takes it out to the top and puts it in at the {slot}.</source>
        <translation>Die {piece} sitzt {place}, wo sie nicht hingehört: {moves} holt sie nach oben heraus und setzt sie {slot} ein.</translation>
    </message>
    <message>
        <source>The {piece} is in its place at the {slot}, but twisted: {moves} takes it out to the top and brings it back in.</source>
        <translation>Die {piece} ist an ihrem Platz {slot}, aber verdreht: {moves} holt sie nach oben heraus und bringt sie richtig zurück.</translation>
    </message>
    <message>
        <source>The {piece} is at the {place}: {moves} brings it to its place at the {slot}.</source>
        <translation>Die {piece} ist {place}: {moves} bringt sie an ihren Platz {slot}.</translation>
    </message>
    <message>
        <source>Fill the middle layer with the four edges that have no {top}.</source>
        <translation>Füll die mittlere Schicht mit den vier Kanten ohne {top}.</translation>
    </message>
    <message>
        <source>Imagine the {piece} above the {front} centre, its {front} side in front: it shows {other} on top, so it goes to the {side}. From where it is now that takes {moves}.</source>
        <translation>Stell dir die {piece} über dem Mittelstück {front} vor, mit {front} nach vorne: Oben zeigt sie dann {other}, also gehört sie nach {side}. Von hier aus geht das mit {moves}.</translation>
    </message>
    <message>
        <source>The front of the {piece} matches the {front} centre; its top shows {other}, so it goes to the {side}: {moves}.</source>
        <translation>Vorne passt die {piece} zum Mittelstück {front}; oben zeigt sie {other}, also gehört sie nach {side}: {moves}.</translation>
    </message>
    <message>
        <source>The corner below steps out, joins the edge and comes back with it.</source>
        <translation>Die Ecke darunter geht kurz heraus, verbindet sich mit der Kante und kommt mit ihr zurück.</translation>
    </message>
    <message>
        <source>The {piece} sits at the {place}, where it is wrong: another edge takes its place, it comes up, and then it goes to the {slot}: {moves}.</source>
        <translation>Die {piece} sitzt {place}, wo sie falsch ist: Eine andere Kante nimmt ihren Platz ein, sie kommt nach oben und geht dann nach {slot}: {moves}.</translation>
    </message>
    <message>
        <source>The {piece} goes from the {place} to the {slot}: {moves}.</source>
        <translation>Die {piece} geht von {place} nach {slot}: {moves}.</translation>
    </message>
    <message>
        <source>Solve a corner and the edge that goes above it together, four times.</source>
        <translation>Löse viermal eine Ecke zusammen mit der Kante, die über sie gehört.</translation>
    </message>
    <message>
        <source>Bring the {corner} and the {edge} together: {moves}.</source>
        <translation>Bring die {corner} und die {edge} zusammen: {moves}.</translation>
    </message>
    <message>
        <source>The {corner} and the {edge} are a pair already.</source>
        <translation>Die {corner} und die {edge} sind schon ein Paar.</translation>
    </message>
    <message>
        <source>Now they are a pair: {moves} puts it into the {slot}.</source>
        <translation>Jetzt sind sie ein Paar: {moves} setzt es {slot} ein.</translation>
    </message>
    <message>
        <source>{moves} puts it into the {slot}.</source>
        <translation>{moves} setzt es {slot} ein.</translation>
    </message>
    <message>
        <source>The {corner} and the {edge} meet on the way into the {slot}: {moves}.</source>
        <translation>Die {corner} und die {edge} treffen sich auf dem Weg in den Slot {slot}: {moves}.</translation>
    </message>
    <message>
        <source>The {what} is in a wrong slot, at the {place}, so the turns bring it up first.</source>
        <translation>Die {what} ist {place} im falschen Slot, deshalb holen die Züge sie erst nach oben.</translation>
    </message>
    <message>
        <source>The slot at the {place} is still empty, so it may be turned without harm.</source>
        <translation>Der Slot {place} ist noch leer, deshalb darf man ihn ohne Schaden mitdrehen.</translation>
    </message>
    <message>
        <source>This is {case}: {about}. Seen with its slot at the front right.</source>
        <translation>Das ist {case}: {about}. Gesehen mit seinem Slot vorne rechts.</translation>
    </message>
    <message>
        <source>Turn all of the last layer&apos;s {top} stickers up.</source>
        <translation>Bring alle Sticker in {top} auf der letzten Schicht nach oben.</translation>
    </message>
    <message>
        <source>{edges} and {corners} {show} {top}: {case}, “{nickname}”: {alg}.</source>
        <translation>Oben {show} {edges} und {corners} {top}: {case}, „{nickname}“: {alg}.</translation>
    </message>
    <message>
        <source>A case of the kind “{about}”.</source>
        <translation>Ein Fall der Art „{about}“.</translation>
    </message>
    <message>
        <source>The top is {top}; now its pieces change places.</source>
        <translation>Oben ist alles {top}; jetzt tauschen die Teile ihre Plätze.</translation>
    </message>
    <message>
        <source>{about}: {case}, {alg}.</source>
        <translation>{about}: {case}, {alg}.</translation>
    </message>
    <message>
        <source>Look around the sides: {sides}.</source>
        <translation>Schau rundum auf die Seiten: {sides}.</translation>
    </message>
    <message>
        <source>Make a {top} cross on top, no matter what the sides of its edges show.</source>
        <translation>Mach oben ein Kreuz in {top}, egal was die Seiten seiner Kanten zeigen.</translation>
    </message>
    <message>
        <source>No edge of the top shows {top}: {alg} turns two of them up.</source>
        <translation>Keine Kante oben zeigt {top}: {alg} dreht zwei davon nach oben.</translation>
    </message>
    <message>
        <source>Two opposite edges show {top}: with them as a line from left to right, {alg}.</source>
        <translation>Zwei gegenüberliegende Kanten zeigen {top}: Halte sie als Linie von links nach rechts, dann {alg}.</translation>
    </message>
    <message>
        <source>Two neighbouring edges show {top}: with them at the back and at the left, {alg}.</source>
        <translation>Zwei benachbarte Kanten zeigen {top}: Halte sie hinten und links, dann {alg}.</translation>
    </message>
    <message>
        <source>Turn the four corners so that the whole top is {top}.</source>
        <translation>Dreh die vier Ecken so, dass oben alles {top} ist.</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: {alg}.</source>
        <translation>{corners} {show} {top}. Wenn das {top} der Ecke vorne links {side} zeigt, {name}: {alg}.</translation>
    </message>
    <message>
        <source>Bring the corners of the top into the right order; which way the top is turned does not matter yet.</source>
        <translation>Bring die Ecken oben in die richtige Reihenfolge; wie die obere Schicht gedreht ist, ist noch egal.</translation>
    </message>
    <message>
        <source>Two corners on one side match (“headlights”): with these at the {side}, {alg}.</source>
        <translation>Zwei Ecken passen auf einer Seite zusammen („Scheinwerfer“): Halte diese {side}, dann {alg}.</translation>
    </message>
    <message>
        <source>No two corners match on any side: {alg} makes two of them match.</source>
        <translation>Auf keiner Seite passen zwei Ecken zusammen: {alg} bringt zwei dazu.</translation>
    </message>
    <message>
        <source>Bring the last edges to their places.</source>
        <translation>Bring die letzten Kanten an ihren Platz.</translation>
    </message>
    <message>
        <source>One side is complete: with it at the {side}, {alg}. The three other edges go round, the opposite one to the {way}.</source>
        <translation>Eine Seite ist fertig: Halte sie {side}, dann {alg}. Die drei anderen Kanten wandern im Kreis, die gegenüberliegende nach {way}.</translation>
    </message>
    <message>
        <source>No side is complete: {alg} makes one.</source>
        <translation>Keine Seite ist fertig: {alg} macht eine.</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: {alg}. After it one corner shows {top}, and the next step does the rest.</source>
        <translation>{corners} {show} {top}. Wenn das {top} der Ecke vorne links {side} zeigt, {name}: {alg}. Danach zeigt eine Ecke {top}, und der nächste Schritt macht den Rest.</translation>
    </message>
    <message>
        <source>Put the {top} edges in the order of their centres. The top may still be turned.</source>
        <translation>Bring die Kanten mit {top} in die Reihenfolge ihrer Mittelstücke. Oben darf noch verdreht sein.</translation>
    </message>
    <message>
        <source>The {one} and the {other} edge follow each other as the {one} and the {other} centre do: with them at the {place} and the {next}, {name}: {alg}. The other two change places.</source>
        <translation>Die Kanten {one} und {other} folgen aufeinander wie die Mittelstücke {one} und {other}: Halte sie {place} und {next}, dann {name}: {alg}. Die zwei anderen tauschen die Plätze.</translation>
    </message>
    <message>
        <source>If you turn the top until the {one} edge matches its centre, the {other} edge matches, too, and the others do not.</source>
        <translation>Dreh die obere Schicht, bis die Kante {one} zu ihrem Mittelstück passt: Dann passt auch die Kante {other}, und die anderen nicht.</translation>
    </message>
    <message>
        <source>No two neighbouring edges follow each other as their centres do. From any side {name} makes two of them do so: {alg}.</source>
        <translation>Keine zwei benachbarten Kanten folgen aufeinander wie ihre Mittelstücke. {name} von einer beliebigen Seite bringt zwei dazu: {alg}.</translation>
    </message>
    <message>
        <source>Bring each corner of the top between the two edges of its colours, twisted or not.</source>
        <translation>Bring jede Ecke oben zwischen die zwei Kanten ihrer Farben, verdreht oder nicht.</translation>
    </message>
    <message>
        <source>Only the {piece} is between the edges of its colours: with it at the {place}, {name}: {alg}. The three others go round and come between theirs.</source>
        <translation>Nur die {piece} ist zwischen den Kanten ihrer Farben: Halte sie {place}, dann {name}: {alg}. Die drei anderen wandern im Kreis und kommen zwischen ihre Kanten.</translation>
    </message>
    <message>
        <source>No corner is between the edges of its colours. From any side {name} brings one there: {alg}.</source>
        <translation>Keine Ecke ist zwischen den Kanten ihrer Farben. {name} von einer beliebigen Seite bringt eine dorthin: {alg}.</translation>
    </message>
    <message>
        <source>A corner is right if its colours are {top} and those of the sides of the two edges beside it; which of them is on top does not matter.</source>
        <translation>Eine Ecke ist richtig, wenn ihre Farben {top} und die Seitenfarben der zwei Kanten neben ihr sind; welche davon oben ist, ist egal.</translation>
    </message>
    <message>
        <source>{turn}, which saves turns later.</source>
        <translation>{turn}, das spart später Züge.</translation>
    </message>
    <message>
        <source>Twist the corners one by one at the top front right, and in between turn only the top.</source>
        <translation>Verdreh die Ecken nacheinander oben vorne rechts, und dreh dazwischen nur die obere Schicht.</translation>
    </message>
    <message>
        <source>{turn}, which brings a twisted corner to the front right.</source>
        <translation>{turn}, damit kommt eine verdrehte Ecke nach vorne rechts.</translation>
    </message>
    <message>
        <source>With the {piece} at the top front right, {alg} {times} turns its {top} up.</source>
        <translation>Mit der {piece} oben vorne rechts bringt {alg} {times} ihr {top} nach oben.</translation>
    </message>
    <message>
        <source>The lower layers look broken meanwhile: go on, and do not turn the whole cube.</source>
        <translation>Die unteren Schichten sehen dabei zerstört aus: Mach weiter und dreh nicht den ganzen Würfel.</translation>
    </message>
    <message>
        <source>With this the lower layers are whole again.</source>
        <translation>Damit sind die unteren Schichten wieder ganz.</translation>
    </message>
    <message>
        <source>{turn} to bring the case into position.</source>
        <translation>{turn}, um den Fall richtig zu halten.</translation>
    </message>
    <message>
        <source>Last turn of the top: {turn}, and every side matches.</source>
        <translation>Letzte Drehung oben: {turn}, und alle Seiten passen.</translation>
    </message>
    <message>
        <source>Make one layer: four corners with {cross} at the bottom whose sides match each other.</source>
        <translation>Mach eine Schicht: vier Ecken mit {cross} unten, deren Seiten zueinander passen.</translation>
    </message>
    <message>
        <source>Hold the cube so that the {piece} is at the {place} with {cross} down: the layer is built on it.</source>
        <translation>Halte den Würfel so, dass die {piece} {place} ist, mit {cross} nach unten: Auf ihr baut die Schicht auf.</translation>
    </message>
    <message>
        <source>Hold the cube so that the {piece} is at the {place}: {cross} will be at the bottom.</source>
        <translation>Halte den Würfel so, dass die {piece} {place} ist: {cross} wird unten sein.</translation>
    </message>
    <message>
        <source>Make one {cross} face at the bottom; what its sides show does not matter.</source>
        <translation>Mach unten eine Seite ganz in {cross}; was ihre Ränder zeigen, ist egal.</translation>
    </message>
    <message>
        <source>{moves} brings all four {cross} stickers to the bottom.</source>
        <translation>{moves} bringt alle vier Sticker in {cross} nach unten.</translation>
    </message>
    <message>
        <source>Turn all {top} stickers up.</source>
        <translation>Bring alle Sticker in {top} nach oben.</translation>
    </message>
    <message>
        <source>{corners} {show} {top}: the case {case}, {alg}.</source>
        <translation>{corners} {show} {top}: der Fall {case}, {alg}.</translation>
    </message>
    <message>
        <source>Two corners on one side match: with them at the {side}, {alg}.</source>
        <translation>Zwei Ecken passen auf einer Seite zusammen: Halte diese {side}, dann {alg}.</translation>
    </message>
    <message>
        <source>No two corners match on any side: {alg}.</source>
        <translation>Auf keiner Seite passen zwei Ecken zusammen: {alg}.</translation>
    </message>
    <message>
        <source>Bring the corners of both layers to their places at once.</source>
        <translation>Bring die Ecken beider Schichten auf einmal an ihren Platz.</translation>
    </message>
    <message>
        <source>This is {case}: {alg}.</source>
        <translation>Das ist {case}: {alg}.</translation>
    </message>
    <message>
        <source>The top is right: turn the cube over, to do the other layer on top.</source>
        <translation>Oben ist alles richtig: Dreh den Würfel um, damit die andere Schicht oben ist.</translation>
    </message>
    <message>
        <source>{moves} turns the bottom so that its case is seen from this side.</source>
        <translation>{moves} dreht die untere Schicht so, dass man ihren Fall von dieser Seite sieht.</translation>
    </message>
    <message>
        <source>In a layer called adjacent two corners match on one side, in a diagonal one on no side, in a solved one on all.</source>
        <translation>„Benachbart“ heißt: In der Schicht passen zwei Ecken auf einer Seite zusammen; „diagonal“: auf keiner; „gelöst“: auf allen.</translation>
    </message>
    <message>
        <source>Bring the corners of the top to their places.</source>
        <translation>Bring die Ecken oben an ihren Platz.</translation>
    </message>
    <message>
        <source>Make the {colour} centre: bring all its {all} pieces to one face. What edges and corners do does not matter yet.</source>
        <translation>Mach die Mitte in {colour}: Bring alle {all} Mittelstücke dieser Farbe auf eine Seite. Was mit Kanten und Ecken passiert, ist noch egal.</translation>
    </message>
    <message>
        <source>Make the {colour} centre on the opposite face. The words for it leave the finished one as it is.</source>
        <translation>Mach die Mitte in {colour} auf der Gegenseite. Die Züge dafür lassen die fertige, wie sie ist.</translation>
    </message>
    <message>
        <source>Make the other four centres. With {cross} at the bottom they go round to the right in the order {order}.</source>
        <translation>Mach die vier anderen Mitten. Mit {cross} unten folgen sie nach rechts herum in der Reihenfolge {order}.</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}), so that the {colour} centre is on top and {front} in front.</source>
        <translation>Dreh den ganzen Würfel ({moves}), sodass die Mitte in {colour} oben und {front} vorne ist.</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}). The face that is to be {colour} is on top now.</source>
        <translation>Dreh den ganzen Würfel ({moves}). Die Seite, die {colour} werden soll, ist jetzt oben.</translation>
    </message>
    <message>
        <source>{turns} ({names}).</source>
        <translation>{turns} ({names}).</translation>
    </message>
    <message>
        <source>On the {side}, {where}: {lift} takes this column up, {turn} turns it aside with the top, and {back} brings the other centres back.</source>
        <translation>Auf der Seite {side} {where}: {lift} hebt diese Spalte nach oben, {turn} dreht sie mit der Oberseite zur Seite, und {back} bringt die anderen Mittelstücke zurück.</translation>
    </message>
    <message>
        <source>On the {side}, {where}: {lift} takes these columns up, {turn} turns them aside with the top, and {back} brings the other centres back.</source>
        <translation>Auf der Seite {side} {where}: {lift} hebt diese Spalten nach oben, {turn} dreht sie mit der Oberseite zur Seite, und {back} bringt die anderen Mittelstücke zurück.</translation>
    </message>
    <message>
        <source>On the {side}, {pieces} is in {columns} now, and belongs in a gap of the top: {moves} puts it there and leaves the rest of the top together.</source>
        <translation>Auf der Seite {side} liegt jetzt {pieces} in {columns} und gehört in eine Lücke oben: {moves} setzt es dorthin und lässt oben alles andere beisammen.</translation>
    </message>
    <message>
        <source>On the {side}, {pieces} are in {columns} now, and belong in a gap of the top: {moves} puts them there and leaves the rest of the top together.</source>
        <translation>Auf der Seite {side} liegen jetzt {pieces} in {columns} und gehören in eine Lücke oben: {moves} setzt sie dorthin und lässt oben alles andere beisammen.</translation>
    </message>
    <message>
        <source>Now the top has {has} of the {all} {colour} pieces.</source>
        <translation>Jetzt sind oben {has} von {all} Mittelstücken in {colour}.</translation>
    </message>
    <message>
        <source>The {colour} centre is made.</source>
        <translation>Die Mitte in {colour} ist fertig.</translation>
    </message>
    <message>
        <source>A column goes up, the top turns, and the column comes back with what the top had in its place. Only the top and the face it came from change.</source>
        <translation>Eine Spalte geht nach oben, die obere Schicht dreht sich, und die Spalte kommt mit dem zurück, was oben an ihrer Stelle war. Nur die Oberseite und die Seite, von der sie kam, ändern sich.</translation>
    </message>
    <message>
        <source>Three groups of pieces change places and all others stay: two slices, with turns of the top between them, are made and undone in turn.</source>
        <translation>Drei Gruppen von Teilen tauschen die Plätze, alle anderen bleiben: Zwei Scheiben werden abwechselnd hin und zurück gedreht, dazwischen die obere Schicht.</translation>
    </message>
    <message>
        <source>Pair the edges: all pieces of an edge show the same two colours on the same sides. Where the edge is on the cube does not matter yet.</source>
        <translation>Paar die Kanten: Alle Teile einer Kante zeigen dieselben zwei Farben auf denselben Seiten. Wo die Kante auf dem Würfel ist, ist noch egal.</translation>
    </message>
    <message>
        <source>{setup} brings the {one}-{other} edge to the front right.</source>
        <translation>{setup} bringt die Kante {one}-{other} nach vorne rechts.</translation>
    </message>
    <message>
        <source>{pieces}.</source>
        <translation>{pieces}.</translation>
    </message>
    <message>
        <source>The {one}-{other} edge is at the front right; {pieces}.</source>
        <translation>Die Kante {one}-{other} ist vorne rechts; {pieces}.</translation>
    </message>
    <message>
        <source>{slices} brings {it} into the edge; {out} takes the edge to the {place} and an open one to the front right; {back} brings the centres back.</source>
        <translation>{slices} bringt {it} in die Kante; {out} bringt die Kante nach {place} und eine offene nach vorne rechts; {back} bringt die Mittelstücke zurück.</translation>
    </message>
    <message>
        <source>A piece of the {one}-{other} edge is in its own edge, but the wrong way round, so it changes places with another piece first: {moves}.</source>
        <translation>Ein Teil der Kante {one}-{other} ist in seiner eigenen Kante, aber verkehrt herum, deshalb tauscht es erst den Platz mit einem anderen Teil: {moves}.</translation>
    </message>
    <message>
        <source>A piece fits where its {one}-{other} stickers are on the same sides as those of the rest of its edge. A piece of a wrong layer shows them the other way round.</source>
        <translation>Ein Teil passt, wenn seine Sticker {one}-{other} auf denselben Seiten sind wie die vom Rest seiner Kante. Ein Teil einer falschen Schicht zeigt sie umgekehrt.</translation>
    </message>
    <message>
        <source>Two edges are left, and no third one can take the place of one that leaves. So an edge is flipped instead while the slices are turned.</source>
        <translation>Zwei Kanten sind übrig, und es gibt keine dritte, die den Platz einer anderen einnehmen kann. Deshalb wird eine Kante gekippt, während die Scheiben gedreht sind.</translation>
    </message>
    <message>
        <source>{setup} brings the last two edges to the front right and the front left.</source>
        <translation>{setup} bringt die letzten zwei Kanten nach vorne rechts und vorne links.</translation>
    </message>
    <message>
        <source>The last two edges are at the front right and the front left now.</source>
        <translation>Die letzten zwei Kanten sind jetzt vorne rechts und vorne links.</translation>
    </message>
    <message>
        <source>{slices} turns {layers}, which brings {pieces} of the {other} edge to the {side}; {flip} flips the edge there; {back} brings the centres back. So pieces of the two edges have changed places.</source>
        <translation>{slices} dreht {layers}, damit kommt {pieces} der Kante {other} nach {side}; {flip} kippt die Kante dort; {back} bringt die Mittelstücke zurück. So haben Teile der zwei Kanten die Plätze getauscht.</translation>
    </message>
    <message>
        <source>{flip} flips the {side} edge, so that the next step finds its pieces the right way round.</source>
        <translation>{flip} kippt die Kante {side}, damit der nächste Schritt ihre Teile richtig herum vorfindet.</translation>
    </message>
    <message>
        <source>{flip} flips the {side} edge, and both edges are whole.</source>
        <translation>{flip} kippt die Kante {side}, und beide Kanten sind fertig.</translation>
    </message>
    <message>
        <source>The seven turns of the flip turn one edge round in its place and take no other edge apart.</source>
        <translation>Die sieben Züge zum Kippen drehen eine Kante an ihrem Platz um und nehmen keine andere auseinander.</translation>
    </message>
    <message>
        <source>On the {one}-{other} edge, at the front right, the pieces in {layers} are the wrong way round, and so are those as far from the other end. No slices and flips can mend that. {setup} brings the edge to the top front, and the alg for parity makes these pieces change places: {alg}.</source>
        <translation>In der Kante {one}-{other}, vorne rechts, sind die Teile in {layers} verkehrt herum und ebenso die gleich weit vom anderen Ende. Das lässt sich mit Scheiben und Kippen nicht beheben. {setup} bringt die Kante nach oben vorne, und der Alg für Parität tauscht diese Teile: {alg}.</translation>
    </message>
    <message>
        <source>Where there are no middle pieces, a whole edge can be flipped, which a 3×3×3 cannot have.</source>
        <translation>Wo es keine Mittelteile gibt, kann eine ganze Kante gekippt sein, was bei einem 3×3×3 nicht vorkommt.</translation>
    </message>
    <message>
        <source>Of the edges of the top {edges} {show} {top}, an odd number, so one edge is flipped. The {name} alg flips the one at the top front: {alg}.</source>
        <translation>Von den Kanten oben {show} {edges} {top}, eine ungerade Zahl, also ist eine Kante gekippt. Der Alg {name} kippt die oben vorne: {alg}.</translation>
    </message>
    <message>
        <source>Where there are no middle pieces, two whole edges can be exchanged, which a 3×3×3 cannot have.</source>
        <translation>Wo es keine Mittelteile gibt, können zwei ganze Kanten vertauscht sein, was bei einem 3×3×3 nicht vorkommt.</translation>
    </message>
    <message>
        <source>The sides of the top show no case of a 3×3×3: two of its pieces would have to change places. The {name} alg makes the edges at the top front and the top back change places: {alg}.</source>
        <translation>Die Seiten oben zeigen keinen Fall eines 3×3×3: Zwei Teile müssten die Plätze tauschen. Der Alg {name} tauscht die Kanten oben vorne und oben hinten: {alg}.</translation>
    </message>
    <message>
        <source>Turn the whole cube ({moves}), so that {cross} is at the bottom and {front} in front.</source>
        <translation>Dreh den ganzen Würfel ({moves}), sodass {cross} unten und {front} vorne ist.</translation>
    </message>
    <message>
        <source>It is at the {place}.</source>
        <translation>Sie ist {place}.</translation>
    </message>
    <message>
        <source>It is at the {place}; its {cross} looks {way}.</source>
        <translation>Sie ist {place}, ihr {cross} zeigt {way}.</translation>
    </message>
    <message>
        <source>Bring it to the top, with its {cross} up.</source>
        <translation>Bring sie nach oben, mit {cross} nach oben.</translation>
    </message>
    <message>
        <source>A turning side keeps its own stickers and lifts those beside it.</source>
        <translation>Eine Seite, die sich dreht, behält ihre eigenen Sticker und hebt die daneben.</translation>
    </message>
    <message>
        <source>Bring it between the {cross} and the {side} centre.</source>
        <translation>Bring sie zwischen die Mittelstücke {cross} und {side}.</translation>
    </message>
    <message>
        <source>Follow the {piece} first: it is at the {place}.</source>
        <translation>Folge zuerst der {piece}: Sie ist {place}.</translation>
    </message>
    <message>
        <source>All of them go home together.</source>
        <translation>Alle kommen zusammen an ihren Platz.</translation>
    </message>
    <message>
        <source>It is on top, its {cross} up. {turn}, until its {side} is above the {side} centre.</source>
        <translation>Sie ist oben, mit {cross} nach oben. {turn}, bis ihr {side} über dem Mittelstück {side} ist.</translation>
    </message>
    <message>
        <source>It is on top, and its {side} is above the {side} centre already.</source>
        <translation>Sie ist oben, und ihr {side} ist schon über dem Mittelstück {side}.</translation>
    </message>
    <message>
        <source>Half a turn swaps top and bottom.</source>
        <translation>Eine halbe Drehung tauscht oben und unten.</translation>
    </message>
    <message>
        <source>Bring it between the {cross}, {one} and {other} centres, to the {place}.</source>
        <translation>Bring sie zwischen die Mittelstücke {cross}, {one} und {other}, nach {place}.</translation>
    </message>
    <message>
        <source>Bring it to the {place}, so that its sides match those beside it.</source>
        <translation>Bring sie nach {place}, sodass ihre Seiten zu denen daneben passen.</translation>
    </message>
    <message>
        <source>{turn}: then it is above its place.</source>
        <translation>{turn}: Dann ist sie über ihrem Platz.</translation>
    </message>
    <message>
        <source>The side opens, the top slides it in, and the side closes.</source>
        <translation>Die Seite geht auf, oben schiebt sie sich hinein, und die Seite geht zu.</translation>
    </message>
    <message>
        <source>Its {cross} looks up, so it is tipped to the side first, then taken down.</source>
        <translation>Ihr {cross} zeigt nach oben, deshalb kippt sie erst zur Seite und geht dann nach unten.</translation>
    </message>
    <message>
        <source>It does not belong there, so it comes out to the top first and then goes in.</source>
        <translation>Sie gehört nicht dorthin, deshalb kommt sie erst nach oben heraus und geht dann hinein.</translation>
    </message>
    <message>
        <source>It is twisted in its own place, so it comes out to the top and goes back in.</source>
        <translation>Sie ist an ihrem Platz verdreht, deshalb kommt sie nach oben heraus und geht wieder hinein.</translation>
    </message>
    <message>
        <source>Bring it between the {one} and the {other} centre, to the {slot}.</source>
        <translation>Bring sie zwischen die Mittelstücke {one} und {other}, nach {slot}.</translation>
    </message>
    <message>
        <source>Above the {front} centre it shows {other} on top, so it goes to the {side}.</source>
        <translation>Über dem Mittelstück {front} zeigt sie oben {other}, also geht sie nach {side}.</translation>
    </message>
    <message>
        <source>It is wrong there, so another edge takes its place. It comes up and goes in.</source>
        <translation>Dort ist sie falsch, deshalb nimmt eine andere Kante ihren Platz ein. Sie kommt hoch und geht hinein.</translation>
    </message>
    <message>
        <source>Bring the {corner} and the {edge} into the slot at the {slot}.</source>
        <translation>Bring die {corner} und die {edge} in den Platz {slot}.</translation>
    </message>
    <message>
        <source>The corner is at the {place}, the edge at the {other}.</source>
        <translation>Die Ecke ist {place}, die Kante {other}.</translation>
    </message>
    <message>
        <source>The two come together first, then they go in as a pair.</source>
        <translation>Erst kommen die beiden zusammen, dann gehen sie als Paar hinein.</translation>
    </message>
    <message>
        <source>They are a pair already and go in together.</source>
        <translation>Sie sind schon ein Paar und gehen zusammen hinein.</translation>
    </message>
    <message>
        <source>They meet on the way into the slot.</source>
        <translation>Sie treffen sich auf dem Weg an ihren Platz.</translation>
    </message>
    <message>
        <source>{edges} and {corners} {show} {top}.</source>
        <translation>{edges} und {corners} {show} {top}.</translation>
    </message>
    <message>
        <source>{about}.</source>
        <translation>{about}.</translation>
    </message>
    <message>
        <source>No edge of the top shows {top}.</source>
        <translation>Keine Kante oben zeigt {top}.</translation>
    </message>
    <message>
        <source>Two opposite edges show {top}. Hold them as a line from left to right.</source>
        <translation>Zwei Kanten gegenüber zeigen {top}. Halte sie als Linie von links nach rechts.</translation>
    </message>
    <message>
        <source>Two neighbouring edges show {top}. Hold them at the back and at the left.</source>
        <translation>Zwei Kanten nebeneinander zeigen {top}. Halte sie hinten und links.</translation>
    </message>
    <message>
        <source>After these turns two edges show {top}.</source>
        <translation>Nach diesen Zügen zeigen zwei Kanten {top}.</translation>
    </message>
    <message>
        <source>{corners} {show} {top}. The {top} of the front left corner looks {way}.</source>
        <translation>{corners} {show} {top}. Das {top} der Ecke vorne links zeigt {way}.</translation>
    </message>
    <message>
        <source>After these turns one corner shows {top}. The next step does the rest.</source>
        <translation>Nach diesen Zügen zeigt eine Ecke {top}. Der nächste Schritt macht den Rest.</translation>
    </message>
    <message>
        <source>Two corners on one side match. Hold them at the {side}.</source>
        <translation>Zwei Ecken passen auf einer Seite zusammen. Halte sie {side}.</translation>
    </message>
    <message>
        <source>No two corners match on any side.</source>
        <translation>Auf keiner Seite passen zwei Ecken zusammen.</translation>
    </message>
    <message>
        <source>After these turns two of them match.</source>
        <translation>Nach diesen Zügen passen zwei zusammen.</translation>
    </message>
    <message>
        <source>One side is complete. Hold it at the {side}.</source>
        <translation>Eine Seite ist fertig. Halte sie {side}.</translation>
    </message>
    <message>
        <source>The three other edges go round, the opposite one to the {way}.</source>
        <translation>Die drei anderen Kanten wandern im Kreis, die gegenüber nach {way}.</translation>
    </message>
    <message>
        <source>No side is complete.</source>
        <translation>Keine Seite ist fertig.</translation>
    </message>
    <message>
        <source>After these turns one is.</source>
        <translation>Nach diesen Zügen ist es eine.</translation>
    </message>
    <message>
        <source>Hold the {one} edge at the {place} and the {other} edge at the {next}.</source>
        <translation>Halte die Kante {one} {place} und die Kante {other} {next}.</translation>
    </message>
    <message>
        <source>The other two edges change places.</source>
        <translation>Die anderen beiden Kanten tauschen die Plätze.</translation>
    </message>
    <message>
        <source>No two neighbouring edges follow each other as their centres do.</source>
        <translation>Keine zwei Kanten nebeneinander folgen aufeinander wie ihre Mittelstücke.</translation>
    </message>
    <message>
        <source>After these turns two of them do. You can do them from any side.</source>
        <translation>Nach diesen Zügen tun es zwei. Du kannst von jeder Seite aus beginnen.</translation>
    </message>
    <message>
        <source>Only the {piece} is between the edges of its colours. Hold it at the {place}.</source>
        <translation>Nur die {piece} ist zwischen den Kanten ihrer Farben. Halte sie {place}.</translation>
    </message>
    <message>
        <source>The three others go round, and each comes between its edges.</source>
        <translation>Die drei anderen wandern im Kreis, und jede kommt zwischen ihre Kanten.</translation>
    </message>
    <message>
        <source>No corner is between the edges of its colours.</source>
        <translation>Keine Ecke ist zwischen den Kanten ihrer Farben.</translation>
    </message>
    <message>
        <source>After these turns one corner is. You can do them from any side.</source>
        <translation>Nach diesen Zügen ist es eine. Du kannst von jeder Seite aus anfangen.</translation>
    </message>
    <message>
        <source>Turn the {top} of the {piece} up.</source>
        <translation>Dreh das {top} der {piece} nach oben.</translation>
    </message>
    <message>
        <source>It is at the top front right.</source>
        <translation>Sie ist oben vorne rechts.</translation>
    </message>
    <message>
        <source>The same four turns, {times}, twist this corner.</source>
        <translation>Dieselben vier Züge, {times}, verdrehen diese Ecke.</translation>
    </message>
    <message>
        <source>Turn the top until every side matches.</source>
        <translation>Dreh die obere Schicht, bis jede Seite passt.</translation>
    </message>
    <message>
        <source>{corners} {show} {top}.</source>
        <translation>{corners} {show} {top}.</translation>
    </message>
    <message>
        <source>turn the top to the left</source>
        <translation>dreh die obere Schicht nach links</translation>
    </message>
    <message>
        <source>turn the top twice</source>
        <translation>dreh die obere Schicht zweimal</translation>
    </message>
    <message>
        <source>turn the top to the right</source>
        <translation>dreh die obere Schicht nach rechts</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>um 90° nach links</translation>
    </message>
    <message>
        <source>by a half turn</source>
        <translation>um eine halbe Drehung</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>um 90° nach rechts</translation>
    </message>
    <message>
        <source>a quarter clockwise</source>
        <translation>um 90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a quarter the other way</source>
        <translation>um 90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>8</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>one edge</source>
        <translation>eine Kante</translation>
    </message>
    <message>
        <source>{n} edges</source>
        <translation>{n} Kanten</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>eine Ecke</translation>
    </message>
    <message>
        <source>{n} corners</source>
        <translation>{n} Ecken</translation>
    </message>
    <message>
        <source>shows</source>
        <translation>zeigt</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>edge order</source>
        <translation>Reihenfolge der Kanten</translation>
    </message>
    <message>
        <source>corner order</source>
        <translation>Reihenfolge der Ecken</translation>
    </message>
    <message>
        <source>corner twist</source>
        <translation>Verdrehte Ecken</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>die {piece}</translation>
    </message>
    <message>
        <source>{n} turn</source>
        <translation>{n} Zug</translation>
    </message>
    <message>
        <source>the cross</source>
        <translation>dem Kreuz</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paaren</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcken</translation>
    </message>
    <message>
        <source>the last layer</source>
        <translation>der letzten Schicht</translation>
    </message>
    <message>
        <source>{habit}: {cost} a solve</source>
        <translation>{habit}: {cost} je Lösung</translation>
    </message>
    <message>
        <source>What costs you the most are {habit}: {cost} a solve over the last {n} solves.</source>
        <translation>Am meisten kosten dich {habit}: {cost} je Lösung in den letzten {n} Lösungen.</translation>
    </message>
    <message>
        <source>{n} turns</source>
        <translation>{n} Züge</translation>
    </message>
    <message>
        <source>pauses before {steps}</source>
        <translation>Pausen vor {steps}</translation>
    </message>
    <message>
        <source>needless turns for {steps}</source>
        <translation>unnötige Züge bei {steps}</translation>
    </message>
    <message>
        <source>turns of the whole cube</source>
        <translation>Drehungen des ganzen Würfels</translation>
    </message>
    <message>
        <source>regrips</source>
        <translation>Griffwechsel</translation>
    </message>
    <message>
        <source>{n} turns more than the shortest</source>
        <translation>{n} Züge mehr als auf dem kürzesten Weg</translation>
    </message>
    <message>
        <source>there are {n} of them in a solve</source>
        <translation>es sind {n} je Lösung</translation>
    </message>
    <message>
        <source>there are about {n} of them in a solve</source>
        <translation>es sind etwa {n} je Lösung</translation>
    </message>
    <message>
        <source>Learn to fill the slots at the back without turning the cube.</source>
        <translation>Lern, die hinteren Slots zu füllen, ohne den ganzen Würfel zu drehen.</translation>
    </message>
    <message>
        <source>Choose algs that hands turn easily, and hold the cube ready for the next ones.</source>
        <translation>Wähle Algs, die gut in der Hand liegen, und halte den Würfel schon für die nächsten bereit.</translation>
    </message>
    <message>
        <source>Turn more slowly, and look for the next one while you turn.</source>
        <translation>Dreh langsamer, und such schon beim Drehen nach dem nächsten.</translation>
    </message>
    <message>
        <source>Practise to recognise its cases at a glance.</source>
        <translation>Üb, die Fälle auf einen Blick zu erkennen.</translation>
    </message>
    <message>
        <source>Plan it to the end before the first turn.</source>
        <translation>Plan alles bis zum Ende, bevor du den ersten Zug machst.</translation>
    </message>
    <message>
        <source>Compare them with the better line, step by step.</source>
        <translation>Vergleich sie Schritt für Schritt mit dem besseren Weg.</translation>
    </message>
    <message>
        <source>Learn the algs that do in one look what you do in two.</source>
        <translation>Lern die Algs, die in einem Blick schaffen, wofür du zwei brauchst.</translation>
    </message>
    <message>
        <source>{one}-{other} pair</source>
        <translation>Paar {one}-{other}</translation>
    </message>
    <message>
        <source>three corners go round</source>
        <translation>drei Ecken wandern im Kreis</translation>
    </message>
    <message>
        <source>two corners change places</source>
        <translation>zwei Ecken tauschen die Plätze</translation>
    </message>
    <message>
        <source>two pairs of corners change places</source>
        <translation>zwei Paare von Ecken tauschen die Plätze</translation>
    </message>
    <message>
        <source>four corners go round</source>
        <translation>vier Ecken wandern im Kreis</translation>
    </message>
    <message>
        <source>three edges go round</source>
        <translation>drei Kanten wandern im Kreis</translation>
    </message>
    <message>
        <source>two edges change places</source>
        <translation>zwei Kanten tauschen die Plätze</translation>
    </message>
    <message>
        <source>two pairs of edges change places</source>
        <translation>zwei Paare von Kanten tauschen die Plätze</translation>
    </message>
    <message>
        <source>four edges go round</source>
        <translation>vier Kanten wandern im Kreis</translation>
    </message>
    <message>
        <source>two corners and two edges change places</source>
        <translation>zwei Ecken und zwei Kanten tauschen die Plätze</translation>
    </message>
    <message>
        <source>all three match at the {side}</source>
        <translation>alle drei passen {side} zusammen</translation>
    </message>
    <message>
        <source>the two corners match at the {side}</source>
        <translation>die zwei Ecken passen {side} zusammen</translation>
    </message>
    <message>
        <source>the left two match at the {side}</source>
        <translation>die linken zwei passen {side} zusammen</translation>
    </message>
    <message>
        <source>the right two match at the {side}</source>
        <translation>die rechten zwei passen {side} zusammen</translation>
    </message>
    <message>
        <source>nothing matches on any of them</source>
        <translation>auf keiner passt etwas zusammen</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>to the {side}</source>
        <translation>nach {side}</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>Wing swap UF, layer {layer} (pure)</source>
        <translation>Flügeltausch UF, Schicht {layer} (rein)</translation>
    </message>
    <message>
        <source>swaps the two wings of UF in layer {layer}, nothing else</source>
        <translation>tauscht die zwei Flügel von UF in Schicht {layer}, sonst nichts</translation>
    </message>
    <message>
        <source>Turn the last layer up</source>
        <translation>Dreh die letzte Schicht nach oben</translation>
    </message>
    <message>
        <source>Permute the last layer</source>
        <translation>Ordne die letzte Schicht</translation>
    </message>
    <message>
        <source>A pair into its slot</source>
        <translation>Ein Paar in seinen Slot</translation>
    </message>
    <message>
        <source>Turn the top up</source>
        <translation>Dreh oben alles nach oben</translation>
    </message>
    <message>
        <source>Permute both layers</source>
        <translation>Ordne beide Schichten</translation>
    </message>
    <message>
        <source>no edge is turned up</source>
        <translation>keine Kante ist nach oben gedreht</translation>
    </message>
    <message>
        <source>two opposite edges are</source>
        <translation>zwei gegenüberliegende Kanten sind nach oben gedreht</translation>
    </message>
    <message>
        <source>two neighbouring edges are</source>
        <translation>zwei benachbarte Kanten sind nach oben gedreht</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>2-look OLL, edges</source>
        <translation>2-Look-OLL, Kanten</translation>
    </message>
    <message>
        <source>Turn the edges up</source>
        <translation>Dreh die Kanten nach oben</translation>
    </message>
    <message>
        <source>2-look OLL, corners</source>
        <translation>2-Look-OLL, Ecken</translation>
    </message>
    <message>
        <source>Turn the rest up</source>
        <translation>Dreh den Rest nach oben</translation>
    </message>
    <message>
        <source>2-look PLL, corners</source>
        <translation>2-Look-PLL, Ecken</translation>
    </message>
    <message>
        <source>Permute the corners</source>
        <translation>Ordne die Ecken</translation>
    </message>
    <message>
        <source>2-look PLL, edges</source>
        <translation>2-Look-PLL, Kanten</translation>
    </message>
    <message>
        <source>Permute the edges</source>
        <translation>Ordne die Kanten</translation>
    </message>
    <message>
        <source>Solve the top at once</source>
        <translation>Löse oben alles auf einmal</translation>
    </message>
    <message>
        <source>Solve all, a bar at the back</source>
        <translation>Löse alles, mit einem Balken hinten</translation>
    </message>
    <message>
        <source>Solve all, no bar at the bottom</source>
        <translation>Löse alles, ohne Balken unten</translation>
    </message>
    <message>
        <source>Solve the corners where the edges are up</source>
        <translation>Löse die Ecken, wenn die Kanten nach oben zeigen</translation>
    </message>
    <message>
        <source>Solve the corners between two blocks</source>
        <translation>Löse die Ecken zwischen zwei Blöcken</translation>
    </message>
    <message>
        <source>Put the last pair in and turn the corners up</source>
        <translation>Setz das letzte Paar ein und dreh die Ecken nach oben</translation>
    </message>
    <message>
        <source>Solve the last layer where the edges are up</source>
        <translation>Löse die letzte Schicht, wenn die Kanten nach oben zeigen</translation>
    </message>
    <message>
        <source>What no 3×3×3 has</source>
        <translation>Was kein 3×3×3 hat</translation>
    </message>
    <message>
        <source>adj / solved</source>
        <translation>ben. / gelöst</translation>
    </message>
    <message>
        <source>diag / solved</source>
        <translation>diag. / gelöst</translation>
    </message>
    <message>
        <source>adj / adj</source>
        <translation>ben. / ben.</translation>
    </message>
    <message>
        <source>diag / diag</source>
        <translation>diag. / diag.</translation>
    </message>
    <message>
        <source>adj / diag</source>
        <translation>ben. / diag.</translation>
    </message>
    <message>
        <source>diag / adj</source>
        <translation>diag. / ben.</translation>
    </message>
    <message>
        <source>Patterns {cube}</source>
        <translation>Muster {cube}</translation>
    </message>
    <message>
        <source>{set} · {about}</source>
        <translation>{set} · {about}</translation>
    </message>
    <message>
        <source>order {order}</source>
        <translation>Ordnung {order}</translation>
    </message>
    <message>
        <source>{effect}, with {moves} at the end</source>
        <translation>{effect}, mit {moves} am Ende</translation>
    </message>
    <message>
        <source>These moves lead to {name}: its alg backwards.</source>
        <translation>Diese Züge führen zu {name}: sein Alg rückwärts.</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>{name} ({nickname})</source>
        <translation>{name} ({nickname})</translation>
    </message>
    <message>
        <source>{name} is solved by {alg}</source>
        <translation>{name} löst man mit {alg}</translation>
    </message>
    <message>
        <source>Spots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A square in another colour on every face, with a rim one sticker wide.</source>
        <translation>Auf jeder Seite ein Quadrat in anderer Farbe, mit einem Rand von einem Sticker.</translation>
    </message>
    <message>
        <source>Four corners of a square</source>
        <translation>Vier Ecken eines Quadrats</translation>
    </message>
    <message>
        <source>Four single stickers of another colour near the corners of every face.</source>
        <translation>Vier einzelne Sticker in anderer Farbe nahe den Ecken jeder Seite.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Zielscheiben</translation>
    </message>
    <message>
        <source>Squares inside each other, in two colours by turns.</source>
        <translation>Quadrate ineinander, abwechselnd in zwei Farben.</translation>
    </message>
    <message>
        <source>Pegboard</source>
        <translation>Steckbrett</translation>
    </message>
    <message>
        <source>Single stickers of another colour in every second row and column.</source>
        <translation>Einzelne Sticker in anderer Farbe in jeder zweiten Zeile und Spalte.</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Every face a checkerboard with the colour of the face opposite.</source>
        <translation>Jede Seite ein Schachbrett mit der Farbe der Gegenseite.</translation>
    </message>
    <message>
        <source>Checkerboard in three colours</source>
        <translation>Schachbrett in drei Farben</translation>
    </message>
    <message>
        <source>Every face a checkerboard with the colour of a neighbour.</source>
        <translation>Jede Seite ein Schachbrett mit der Farbe einer Nachbarseite.</translation>
    </message>
    <message>
        <source>Four checkerboards</source>
        <translation>Vier Schachbretter</translation>
    </message>
    <message>
        <source>Four faces are checkerboards with the colour opposite; top and bottom are solved. On all six there is none for even sizes: their corners cannot be one.</source>
        <translation>Vier Seiten sind Schachbretter mit der Gegenfarbe; oben und unten ist gelöst. Auf allen sechs geht es bei geraden Größen nicht: Ihre Ecken können keines sein.</translation>
    </message>
    <message>
        <source>Plaid</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Bands of the colour opposite cross each other, and where they do it is home again.</source>
        <translation>Bänder in der Gegenfarbe kreuzen sich, und wo sie es tun, ist wieder die eigene Farbe.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>A square at home in each middle and at the corners, between bars of the colour opposite.</source>
        <translation>In jeder Mitte und an den Ecken die eigene Farbe, dazwischen Balken in der Gegenfarbe.</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Upright stripes of the colour opposite on four faces.</source>
        <translation>Senkrechte Streifen in der Gegenfarbe auf vier Seiten.</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bänder</translation>
    </message>
    <message>
        <source>Every second layer around the cube shows the next side&apos;s colour.</source>
        <translation>Jede zweite Schicht rundum zeigt die Farbe der nächsten Seite.</translation>
    </message>
    <message>
        <source>Twisted tower</source>
        <translation>Verdrehter Turm</translation>
    </message>
    <message>
        <source>Each layer is turned a quarter more than the one above it.</source>
        <translation>Jede Schicht ist um 90° weiter gedreht als die darüber.</translation>
    </message>
    <message>
        <source>Cube in a cube</source>
        <translation>Würfel im Würfel</translation>
    </message>
    <message>
        <source>A block at each of two opposite corners stands in a turned cube.</source>
        <translation>An zwei gegenüberliegenden Ecken steht je ein Block in einem gedrehten Würfel.</translation>
    </message>
    <message>
        <source>Nested cubes</source>
        <translation>Geschachtelte Würfel</translation>
    </message>
    <message>
        <source>Blocks at two opposite corners, each inside the next one, in two colours by turns.</source>
        <translation>Blöcke an zwei gegenüberliegenden Ecken, einer im anderen, abwechselnd in zwei Farben.</translation>
    </message>
    <message>
        <source>Nested cubes in three colours</source>
        <translation>Geschachtelte Würfel in drei Farben</translation>
    </message>
    <message>
        <source>Blocks at two opposite corners, each inside the next one, in three colours.</source>
        <translation>Blöcke an zwei gegenüberliegenden Ecken, einer im anderen, in drei Farben.</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>The middle row and column of every face make a cross in a neighbour&apos;s colour.</source>
        <translation>Die mittlere Zeile und Spalte jeder Seite bilden ein Kreuz in einer Nachbarfarbe.</translation>
    </message>
    <message>
        <source>Crosses, opposite colours</source>
        <translation>Kreuze, Gegenfarben</translation>
    </message>
    <message>
        <source>A cross on four faces in the colour of the face opposite.</source>
        <translation>Ein Kreuz auf vier Seiten in der Farbe der Gegenseite.</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Both diagonals of every face in a neighbour&apos;s colour.</source>
        <translation>Beide Diagonalen jeder Seite in einer Nachbarfarbe.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>A diamond in a neighbour&apos;s colour on every face.</source>
        <translation>Eine Raute in einer Nachbarfarbe auf jeder Seite.</translation>
    </message>
    <message>
        <source>Diamonds in each other</source>
        <translation>Rauten ineinander</translation>
    </message>
    <message>
        <source>Diamonds inside each other, in two colours by turns.</source>
        <translation>Rauten ineinander, abwechselnd in zwei Farben.</translation>
    </message>
    <message>
        <source>Superflip</source>
        <translation>Superflip</translation>
    </message>
    <message>
        <source>Every edge is flipped in its place; all else is at home.</source>
        <translation>Jede Kante ist an ihrem Platz gekippt; alles andere ist richtig.</translation>
    </message>
    <message>
        <source>no such turn: layers turn by 1, 2, -1 or -2 quarters, not by {quarters}</source>
        <translation>keine solche Drehung: Schichten drehen sich um 1, 2, -1 oder -2 Viertel, nicht um {quarters}</translation>
    </message>
    <message>
        <source>no such turn: layers count up from 0, not from {first} to {last}</source>
        <translation>keine solche Drehung: Schichten zählen aufwärts von 0, nicht von {first} bis {last}</translation>
    </message>
    <message>
        <source>a {cube} has no layer {layer}</source>
        <translation>ein {cube} hat keine Schicht {layer}</translation>
    </message>
    <message>
        <source>face turns</source>
        <translation>Seitendrehungen</translation>
    </message>
    <message>
        <source>turns of outer blocks</source>
        <translation>Drehungen äußerer Blöcke</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <source>layer turns</source>
        <translation>Schichtdrehungen</translation>
    </message>
    <message>
        <source>moves, turns of the whole cube among them</source>
        <translation>Züge, auch Drehungen des ganzen Würfels</translation>
    </message>
    <message>
        <source>{n} face turn</source>
        <translation>{n} Seitendrehung</translation>
    </message>
    <message>
        <source>{n} face turns</source>
        <translation>{n} Seitendrehungen</translation>
    </message>
    <message>
        <source>{n} turn of outer blocks</source>
        <translation>{n} Drehung äußerer Blöcke</translation>
    </message>
    <message>
        <source>{n} turns of outer blocks</source>
        <translation>{n} Drehungen äußerer Blöcke</translation>
    </message>
    <message>
        <source>{n} quarter turn</source>
        <translation>{n} Vierteldrehung</translation>
    </message>
    <message>
        <source>{n} quarter turns</source>
        <translation>{n} Vierteldrehungen</translation>
    </message>
    <message>
        <source>{n} layer turn</source>
        <translation>{n} Schichtdrehung</translation>
    </message>
    <message>
        <source>{n} layer turns</source>
        <translation>{n} Schichtdrehungen</translation>
    </message>
    <message>
        <source>{n} moves, turns of the whole cube among them</source>
        <translation>{n} Züge, auch Drehungen des ganzen Würfels</translation>
    </message>
    <message>
        <source>turns of a {cube} are counted in {first} or {second}, not in {metric}</source>
        <translation>Züge eines {cube} zählt man in {first} oder {second}, nicht in {metric}</translation>
    </message>
    <message>
        <source>a prime follows its move at once, and only one, as in R2&apos;</source>
        <translation>ein Strich steht direkt hinter seinem Zug, und nur einer, wie in R2&apos;</translation>
    </message>
    <message>
        <source>an amount follows its move or bracket at once, as in (R U)3</source>
        <translation>eine Anzahl steht direkt hinter ihrem Zug oder ihrer Klammer, wie in (R U)3</translation>
    </message>
    <message>
        <source>brackets are ( ) and [ ]</source>
        <translation>Klammern sind ( ) und [ ]</translation>
    </message>
    <message>
        <source>an inverse is written with a prime, as in R&apos;, layers as in 2-3Rw</source>
        <translation>eine Umkehrung wird mit Strich geschrieben, wie in R&apos;, Schichten wie in 2-3Rw</translation>
    </message>
    <message>
        <source>a comment starts with //</source>
        <translation>ein Kommentar beginnt mit //</translation>
    </message>
    <message>
        <source>&apos;{bracket}&apos; is never closed</source>
        <translation>„{bracket}“ wird nie geschlossen</translation>
    </message>
    <message>
        <source>more than {n} brackets inside each other</source>
        <translation>mehr als {n} Klammern ineinander</translation>
    </message>
    <message>
        <source>^( ), for moves on the inverse, stands outside all other brackets</source>
        <translation>^( ) für Züge auf dem Inversen steht außerhalb aller anderen Klammern</translation>
    </message>
    <message>
        <source>&apos;{separator}&apos; stands between the two parts of square brackets: [A, B] or [A: B]</source>
        <translation>„{separator}“ steht zwischen den zwei Teilen eckiger Klammern: [A, B] oder [A: B]</translation>
    </message>
    <message>
        <source>square brackets have two parts; put more into brackets of their own: [A: [B, C]]</source>
        <translation>eckige Klammern haben zwei Teile; schreib mehr in eigene Klammern: [A: [B, C]]</translation>
    </message>
    <message>
        <source>&apos;{bracket}&apos; closes nothing</source>
        <translation>„{bracket}“ schließt nichts</translation>
    </message>
    <message>
        <source>&apos;{opener}&apos; must be closed by &apos;{closer}&apos;, not by &apos;{other}&apos;</source>
        <translation>„{opener}“ muss mit „{closer}“ geschlossen werden, nicht mit „{other}“</translation>
    </message>
    <message>
        <source>^( ) takes no amount</source>
        <translation>^( ) hat keine Anzahl</translation>
    </message>
    <message>
        <source>square brackets need two parts: [A, B] or [A: B]</source>
        <translation>eckige Klammern brauchen zwei Teile: [A, B] oder [A: B]</translation>
    </message>
    <message>
        <source>{name} is the name of a corner; three turns are written apart: {turns}</source>
        <translation>{name} ist der Name einer Ecke; drei Züge schreibt man getrennt: {turns}</translation>
    </message>
    <message>
        <source>{turn} behind a bracket has two meanings: an amount follows at once, as in (R U)3, and a turn of the whole cube is x, x2 or x&apos;</source>
        <translation>{turn} hinter einer Klammer ist zweideutig: Eine Anzahl folgt direkt, wie in (R U)3; eine Drehung des ganzen Würfels ist x, x2 oder x&apos;</translation>
    </message>
    <message>
        <source>this is longer than {n} moves when written out</source>
        <translation>ausgeschrieben ist das länger als {n} Züge</translation>
    </message>
    <message>
        <source>{character} means nothing in an alg</source>
        <translation>{character} bedeutet in einem Alg nichts</translation>
    </message>
    <message>
        <source>{character} means nothing in an alg: {hint}</source>
        <translation>{character} bedeutet in einem Alg nichts: {hint}</translation>
    </message>
    <message>
        <source>{number} stands alone; an amount follows its move at once, as in R2</source>
        <translation>{number} steht allein; eine Anzahl steht direkt hinter ihrem Zug, wie in R2</translation>
    </message>
    <message>
        <source>the rules of the perfect scramble are for 3×3×3, not for {cube}</source>
        <translation>die Regeln des perfekten Scrambles sind für 3×3×3, nicht für {cube}</translation>
    </message>
    <message>
        <source>every face shows all six colours</source>
        <translation>jede Seite zeigt alle sechs Farben</translation>
    </message>
    <message>
        <source>no colour is more than twice on a face</source>
        <translation>keine Farbe kommt auf einer Seite mehr als zweimal vor</translation>
    </message>
    <message>
        <source>no equal colours are side by side on a face</source>
        <translation>keine gleichen Farben liegen auf einer Seite nebeneinander</translation>
    </message>
    <message>
        <source>no equal colours are diagonally adjacent on a face</source>
        <translation>keine gleichen Farben berühren sich auf einer Seite diagonal</translation>
    </message>
    <message>
        <source>no equal colours are diagonally adjacent across an edge of the cube</source>
        <translation>keine gleichen Farben berühren sich diagonal über eine Würfelkante</translation>
    </message>
    <message>
        <source>the six faces have six different patterns</source>
        <translation>die sechs Seiten haben sechs verschiedene Muster</translation>
    </message>
    <message>
        <source>no corner or edge is in its own place</source>
        <translation>keine Ecke oder Kante ist an ihrem eigenen Platz</translation>
    </message>
    <message>
        <source>each set of four colours meets at a point inside a face</source>
        <translation>jede Menge von vier Farben trifft sich in einem Punkt einer Seite</translation>
    </message>
    <message>
        <source>each set of four colours meets at a point of the cube&apos;s surface</source>
        <translation>jede Menge von vier Farben trifft sich in einem Punkt der Oberfläche</translation>
    </message>
    <message>
        <source>there is no rule {rule}; there are {names}</source>
        <translation>es gibt keine Regel {rule}; es gibt {names}</translation>
    </message>
    <message>
        <source>there is no rule {rule}; did you mean &apos;{names}&apos;?</source>
        <translation>es gibt keine Regel {rule}; meinst du „{names}“?</translation>
    </message>
    <message>
        <source>Group: {group}.</source>
        <translation>Gruppe: {group}.</translation>
    </message>
    <message>
        <source>DNF ({time})</source>
        <translation>DNF ({time})</translation>
    </message>
    <message>
        <source>this is no book of sessions: {error}</source>
        <translation>das ist kein Buch mit Sitzungen: {error}</translation>
    </message>
    <message>
        <source>Session {n}</source>
        <translation>Sitzung {n}</translation>
    </message>
    <message>
        <source>mean of 3</source>
        <translation>Mittel aus 3</translation>
    </message>
    <message>
        <source>average of 5</source>
        <translation>Schnitt aus 5</translation>
    </message>
    <message>
        <source>average of 12</source>
        <translation>Schnitt aus 12</translation>
    </message>
    <message>
        <source>average of 50</source>
        <translation>Schnitt aus 50</translation>
    </message>
    <message>
        <source>average of 100</source>
        <translation>Schnitt aus 100</translation>
    </message>
    <message>
        <source>average of 1000</source>
        <translation>Schnitt aus 1000</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>turn the whole cube</source>
        <translation>den ganzen Würfel drehen</translation>
    </message>
    <message>
        <source>{top} on top, {front} in front</source>
        <translation>{top} oben, {front} vorne</translation>
    </message>
    <message>
        <source>No piece leaves its place. You only see other sides.</source>
        <translation>Kein Teil verlässt seinen Platz. Du siehst nur andere Seiten.</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} ist kein Zug</translation>
    </message>
    <message>
        <source>only face turns take layer numbers, as in &apos;2R&apos;</source>
        <translation>nur Seitendrehungen haben Schichtnummern, wie in „2R“</translation>
    </message>
    <message>
        <source>wide turns are &apos;Rw&apos; or &apos;r&apos;, whole-cube turns &apos;Rv&apos; or &apos;x&apos;</source>
        <translation>breite Züge sind „Rw“ oder „r“, Drehungen des ganzen Würfels „Rv“ oder „x“</translation>
    </message>
    <message>
        <source>a small w or v follows a face&apos;s letter, as in &apos;Rw&apos;</source>
        <translation>ein kleines w oder v folgt einem Seitenbuchstaben, wie in „Rw“</translation>
    </message>
    <message>
        <source>an inverse is written with a prime, as in R&apos;</source>
        <translation>eine Umkehrung wird mit Strich geschrieben, wie in R&apos;</translation>
    </message>
    <message>
        <source>moves are R U F L D B, wide Rw or r, slices M E S, rotations x y z</source>
        <translation>Züge sind R U F L D B, breit Rw oder r, Scheiben M E S, Drehungen x y z</translation>
    </message>
    <message>
        <source>one layer alone is &apos;{move}&apos;</source>
        <translation>eine Schicht allein ist „{move}“</translation>
    </message>
    <message>
        <source>all layers of a {cube} would turn; that is &quot;{turn}&quot;</source>
        <translation>alle Schichten eines {cube} würden sich drehen; das ist „{turn}“</translation>
    </message>
    <message>
        <source>the layers of a {cube} are 1 to {size}</source>
        <translation>die Schichten eines {cube} sind 1 bis {size}</translation>
    </message>
    <message>
        <source>a 2×2×2 has no inner layers</source>
        <translation>ein 2×2×2 hat keine inneren Schichten</translation>
    </message>
    <message>
        <source>a {cube} has no middle layer; &apos;{letter}&apos; turns all inner layers</source>
        <translation>ein {cube} hat keine mittlere Schicht; „{letter}“ dreht alle inneren Schichten</translation>
    </message>
    <message>
        <source>a {cube} has no middle layer</source>
        <translation>ein {cube} hat keine mittlere Schicht</translation>
    </message>
    <message>
        <source>{move} is not a move here: {why}</source>
        <translation>{move} ist hier kein Zug: {why}</translation>
    </message>
    <message>
        <source>a face letter U R F D L B allows all its turns, R2 its half turn alone</source>
        <translation>ein Seitenbuchstabe U R F D L B erlaubt alle Drehungen der Seite, R2 nur die halbe</translation>
    </message>
    <message>
        <source>{text} is no set of face turns: {allowed}</source>
        <translation>{text} ist keine Auswahl von Seitendrehungen: {allowed}</translation>
    </message>
    <message>
        <source>no turns are named: {allowed}</source>
        <translation>keine Drehungen genannt: {allowed}</translation>
    </message>
    <message>
        <source>which turns can solve a {cube} alone is not known here</source>
        <translation>welche Drehungen allein einen {cube} lösen können, ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the turns allowed ({turns}) are not enough for this cube, however many</source>
        <translation>die erlaubten Drehungen ({turns}) reichen für diesen Würfel nicht, egal wie viele</translation>
    </message>
    <message>
        <source>right side up</source>
        <translation>rechte Seite nach oben</translation>
    </message>
    <message>
        <source>right side down</source>
        <translation>rechte Seite nach unten</translation>
    </message>
    <message>
        <source>left side up</source>
        <translation>linke Seite nach oben</translation>
    </message>
    <message>
        <source>left side down</source>
        <translation>linke Seite nach unten</translation>
    </message>
    <message>
        <source>top to the left</source>
        <translation>obere Seite nach links</translation>
    </message>
    <message>
        <source>top to the right</source>
        <translation>obere Seite nach rechts</translation>
    </message>
    <message>
        <source>bottom to the left</source>
        <translation>untere Seite nach links</translation>
    </message>
    <message>
        <source>bottom to the right</source>
        <translation>untere Seite nach rechts</translation>
    </message>
    <message>
        <source>front to the right</source>
        <translation>Vorderseite rechtsherum</translation>
    </message>
    <message>
        <source>front to the left</source>
        <translation>Vorderseite linksherum</translation>
    </message>
    <message>
        <source>back, top row to the right</source>
        <translation>Rückseite, obere Reihe nach rechts</translation>
    </message>
    <message>
        <source>back, top row to the left</source>
        <translation>Rückseite, obere Reihe nach links</translation>
    </message>
    <message>
        <source>middle layer between left and right,</source>
        <translation>mittlere Schicht zwischen links und rechts</translation>
    </message>
    <message>
        <source>middle layer between top and bottom,</source>
        <translation>mittlere Schicht zwischen oben und unten</translation>
    </message>
    <message>
        <source>middle layer between front and back,</source>
        <translation>mittlere Schicht zwischen vorne und hinten</translation>
    </message>
    <message>
        <source>{layers} up</source>
        <translation>{layers} nach oben</translation>
    </message>
    <message>
        <source>{layers} down</source>
        <translation>{layers} nach unten</translation>
    </message>
    <message>
        <source>{layers} to the left</source>
        <translation>{layers} nach links</translation>
    </message>
    <message>
        <source>{layers} to the right</source>
        <translation>{layers} nach rechts</translation>
    </message>
    <message>
        <source>{layers}, top row to the right</source>
        <translation>{layers}, obere Reihe nach rechts</translation>
    </message>
    <message>
        <source>{layers}, top row to the left</source>
        <translation>{layers}, obere Reihe nach links</translation>
    </message>
    <message>
        <source>whole cube up, the front goes on top</source>
        <translation>ganzer Würfel nach oben, vorne kommt nach oben</translation>
    </message>
    <message>
        <source>whole cube down, the top comes to the front</source>
        <translation>ganzer Würfel nach unten, oben kommt nach vorne</translation>
    </message>
    <message>
        <source>whole cube to the left, the right side comes to the front</source>
        <translation>ganzer Würfel nach links, die rechte Seite kommt nach vorne</translation>
    </message>
    <message>
        <source>whole cube to the right, the left side comes to the front</source>
        <translation>ganzer Würfel nach rechts, die linke Seite kommt nach vorne</translation>
    </message>
    <message>
        <source>whole cube over to the right, the left side goes on top</source>
        <translation>ganzer Würfel rechtsherum kippen, die linke Seite kommt nach oben</translation>
    </message>
    <message>
        <source>whole cube over to the left, the right side goes on top</source>
        <translation>ganzer Würfel linksherum kippen, die rechte Seite kommt nach oben</translation>
    </message>
    <message>
        <source>whole cube upside down, the back comes to the front</source>
        <translation>ganzer Würfel kopfüber, hinten kommt nach vorne</translation>
    </message>
    <message>
        <source>whole cube half round, the back comes to the front</source>
        <translation>ganzer Würfel halb herum, hinten kommt nach vorne</translation>
    </message>
    <message>
        <source>whole cube upside down, the front stays in front</source>
        <translation>ganzer Würfel kopfüber, vorne bleibt vorne</translation>
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
        <translation>{turn}, zweimal</translation>
    </message>
    <message>
        <source>{last} layers at the {side}</source>
        <translation>{last} Schichten {side}</translation>
    </message>
    <message>
        <source>{first} layer from the {side}</source>
        <translation>Schicht {first} von {side}</translation>
    </message>
    <message>
        <source>layers {first} to {last} from the {side}</source>
        <translation>Schichten {first} bis {last} von {side}</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a cube, moves or a session from a file</source>
        <translation>Würfel, Züge oder eine Sitzung aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save facelets…</source>
        <translation>Würfeltext &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the cube as a text file</source>
        <translation>Den Würfel als Textdatei speichern</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Neue Sitzung</translation>
    </message>
    <message>
        <source>Begin with a solved cube; this session waits among the others</source>
        <translation>Mit einem gelösten Würfel beginnen; diese Sitzung wartet bei den anderen</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzun&amp;g speichern als…</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>This session is saved as “{name}”.</source>
        <translation>Diese Sitzung wird als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Give this session a name, or go on under another one</source>
        <translation>Dieser Sitzung einen Namen geben oder unter einem anderen weitermachen</translation>
    </message>
    <message>
        <source>Sess&amp;ions</source>
        <translation>Si&amp;tzungen</translation>
    </message>
    <message>
        <source>See and open the sessions that have names</source>
        <translation>Die Sitzungen mit Namen sehen und öffnen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Make a picture, a film, pages or text of the cube and its moves</source>
        <translation>Bild, Film, Seiten oder Text aus dem Würfel und seinen Zügen machen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>What is lit while the rest of the cube is dimmed</source>
        <translation>Was leuchtet, während der Rest des Würfels abgedunkelt ist</translation>
    </message>
    <message>
        <source>This page covers the 3D view and the net.</source>
        <translation>Diese Seite verdeckt die 3D-Ansicht und das Netz.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Noch einmal tun</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>See all that was done, and go back to any of it</source>
        <translation>Alles sehen, was getan wurde, und zu jedem Punkt zurückgehen</translation>
    </message>
    <message>
        <source>Save the cube with its moves</source>
        <translation>Den Würfel mit seinen Zügen speichern</translation>
    </message>
    <message>
        <source>&amp;Bookmark this cube</source>
        <translation>&amp;Lesezeichen für diesen Würfel</translation>
    </message>
    <message>
        <source>Saved as the bookmark “{name}”.</source>
        <translation>Als Lesezeichen „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>&amp;Züge kopieren</translation>
    </message>
    <message>
        <source>Copy the moves as text</source>
        <translation>Die Züge als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy facelets</source>
        <translation>Würfeltext &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the cube as text</source>
        <translation>Den Würfel als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste facelets</source>
        <translation>Würfeltext &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Scramble</source>
        <translation>Ver&amp;drehen</translation>
    </message>
    <message>
        <source>Scramble the cube</source>
        <translation>Den Würfel verdrehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>&amp;Paint mine</source>
        <translation>Meinen ein&amp;geben</translation>
    </message>
    <message>
        <source>Where am I?</source>
        <translation>Wo bin ich?</translation>
    </message>
    <message>
        <source>Found you</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Not sure, ask me another</source>
        <translation>Nicht sicher, frag nach einem anderen</translation>
    </message>
    <message>
        <source>Go on with another sticker (key 0)</source>
        <translation>Mit einem anderen Sticker weitermachen (Taste 0)</translation>
    </message>
    <message>
        <source>Paste the whole cube</source>
        <translation>Den ganzen Würfel einfügen</translation>
    </message>
    <message>
        <source>Take the cube that is on the clipboard (Ctrl+V)</source>
        <translation>Den Würfel aus der Zwischenablage nehmen (Strg+V)</translation>
    </message>
    <message>
        <source>Change that answer</source>
        <translation>Diese Antwort ändern</translation>
    </message>
    <message>
        <source>Take that answer back, and be asked for it anew</source>
        <translation>Diese Antwort zurücknehmen und neu gefragt werden</translation>
    </message>
    <message>
        <source>How much is known</source>
        <translation>Wie viel schon bekannt ist</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last answer back (Backspace)</source>
        <translation>Die letzte Antwort zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Looking where a slip can have led…</source>
        <translation>Es wird gesucht, wohin ein Fehler geführt haben kann …</translation>
    </message>
    <message>
        <source>a slip cannot be looked for among {n} moves; say after how many all was still well</source>
        <translation>unter {n} Zügen lässt sich kein Fehler suchen; sag, nach wie vielen noch alles stimmte</translation>
    </message>
    <message>
        <source>Looking where two slips lead…</source>
        <translation>Sucht, wohin zwei Fehler führen …</translation>
    </message>
    <message>
        <source>Question {n} of about {count}</source>
        <translation>Frage {n} von etwa {count}</translation>
    </message>
    <message>
        <source>One answer does not fit; look again at this one: {place}.</source>
        <translation>Eine Antwort passt nicht; sieh dir diese noch einmal an: {place}.</translation>
    </message>
    <message>
        <source>{n} cube left</source>
        <translation>noch {n} Würfel</translation>
    </message>
    <message>
        <source>{n} cubes left</source>
        <translation>noch {n} Würfel</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>von {n}</translation>
    </message>
    <message>
        <source>It looks different</source>
        <translation>Er sieht anders aus</translation>
    </message>
    <message>
        <source>Ask me more: my cube is not the one in the picture</source>
        <translation>Weiterfragen: dein Würfel ist nicht der auf dem Bild</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier aus weiter</translation>
    </message>
    <message>
        <source>Follow these moves with your cube</source>
        <translation>Diese Züge mit deinem Würfel nachdrehen</translation>
    </message>
    <message>
        <source>Looking for the way on…</source>
        <translation>Der Weg weiter wird gesucht …</translation>
    </message>
    <message>
        <source>The lesson goes on from your cube.</source>
        <translation>Die Lektion geht von deinem Würfel aus weiter.</translation>
    </message>
    <message>
        <source>Does the picture match your cube?</source>
        <translation>Sieht dein Würfel aus wie auf dem Bild?</translation>
    </message>
    <message>
        <source>To the scramble: {n} move</source>
        <translation>Zum Scramble: {n} Zug</translation>
    </message>
    <message>
        <source>To the scramble: {n} moves</source>
        <translation>Zur Verdrehung: {n} Züge</translation>
    </message>
    <message>
        <source>Go on from here: {n} move</source>
        <translation>Von hier aus weiter: {n} Zug</translation>
    </message>
    <message>
        <source>Go on from here: {n} moves</source>
        <translation>Von hier aus weiter: {n} Züge</translation>
    </message>
    <message>
        <source>Does the picture match your cube? Then these moves lead on.</source>
        <translation>Sieht dein Würfel aus wie auf dem Bild? Dann führen diese Züge weiter.</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Your cube is as it should be after move {n}.</source>
        <translation>Dein Würfel ist so, wie er nach Zug {n} sein soll.</translation>
    </message>
    <message>
        <source>Your cube is as it should be before the first move.</source>
        <translation>Dein Würfel ist so, wie er vor dem ersten Zug sein soll.</translation>
    </message>
    <message>
        <source>Follow the moves from there</source>
        <translation>Die Züge von dort an nachdrehen</translation>
    </message>
    <message>
        <source>No slip leads to your cube</source>
        <translation>Kein Fehler führt zu deinem Würfel</translation>
    </message>
    <message>
        <source>No one or two slips explain the stickers that you entered.</source>
        <translation>Weder ein Fehler noch zwei führen zu dem, was du gesagt hast.</translation>
    </message>
    <message>
        <source>Enter the whole cube instead; what you told is painted already.</source>
        <translation>Gib stattdessen den ganzen Würfel ein; was du gesagt hast, ist schon gemalt.</translation>
    </message>
    <message>
        <source>Paint your own cube in</source>
        <translation>Deinen eigenen Würfel eingeben: seine Sticker malen</translation>
    </message>
    <message>
        <source>{n} question</source>
        <translation>{n} Frage</translation>
    </message>
    <message>
        <source>{n} questions</source>
        <translation>{n} Fragen</translation>
    </message>
    <message>
        <source>S&amp;olve</source>
        <translation>L&amp;ösen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to the move before</source>
        <translation>Zum vorigen Zug zurückgehen</translation>
    </message>
    <message>
        <source>Make this move on screen, too, and go on</source>
        <translation>Diesen Zug auch am Bildschirm machen und weitergehen</translation>
    </message>
    <message>
        <source>Look at the framed place on your own cube.</source>
        <translation>Sieh an deinem Würfel an der umrahmten Stelle nach.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>All is well: go on (Space)</source>
        <translation>Alles in Ordnung: weiter (Leertaste)</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Find out what went wrong</source>
        <translation>Herausfinden, was schiefging</translation>
    </message>
    <message>
        <source>Check now and then</source>
        <translation>Ab und zu prüfen</translation>
    </message>
    <message>
        <source>Ask for one sticker after each step or some five moves</source>
        <translation>Nach jedem Schritt oder etwa fünf Zügen nach einem Sticker fragen</translation>
    </message>
    <message>
        <source>How turns are told</source>
        <translation>Wie Züge genannt werden</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Name turns by letters instead of words</source>
        <translation>Züge mit Buchstaben statt mit Worten nennen</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Read each move aloud</source>
        <translation>Jeden Zug vorlesen</translation>
    </message>
    <message>
        <source>Name moves by their letters, beside the words</source>
        <translation>Züge auch mit ihren Buchstaben nennen, neben den Worten</translation>
    </message>
    <message>
        <source>I&apos;m lost</source>
        <translation>Ich habe mich verdreht</translation>
    </message>
    <message>
        <source>Find out where you are: about five stickers of your cube tell</source>
        <translation>Herausfinden, wo du bist: etwa fünf Sticker deines Würfels verraten es</translation>
    </message>
    <message>
        <source>Large page</source>
        <translation>Große Seite</translation>
    </message>
    <message>
        <source>Show the next move so large that it is read from a metre away</source>
        <translation>Den nächsten Zug so groß zeigen, dass man ihn aus einem Meter liest</translation>
    </message>
    <message>
        <source>What these moves do</source>
        <translation>Was diese Züge bewirken</translation>
    </message>
    <message>
        <source>Find the moves that solve this cube</source>
        <translation>Die Züge finden, die diesen Würfel lösen</translation>
    </message>
    <message>
        <source>Take the shorter one</source>
        <translation>Die kürzere nehmen</translation>
    </message>
    <message>
        <source>Go on from here with fewer moves</source>
        <translation>Von hier mit weniger Zügen weitermachen</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Go back to the first move</source>
        <translation>Zum ersten Zug zurückgehen</translation>
    </message>
    <message>
        <source>Enter another cube</source>
        <translation>Anderen Würfel eingeben</translation>
    </message>
    <message>
        <source>Paint the next cube in</source>
        <translation>Den nächsten Würfel einmalen</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>No solution yet</source>
        <translation>Noch keine Lösung</translation>
    </message>
    <message>
        <source>Here it is followed move by move.</source>
        <translation>Hier gehst du sie Zug für Zug durch.</translation>
    </message>
    <message>
        <source>One look</source>
        <translation>Ein Blick</translation>
    </message>
    <message>
        <source>Show what this part of the solution is for</source>
        <translation>Zeigen, wozu dieser Teil der Lösung dient</translation>
    </message>
    <message>
        <source>Move {n} of {count}</source>
        <translation>Zug {n} von {count}</translation>
    </message>
    <message>
        <source>{n} to go</source>
        <translation>noch {n}</translation>
    </message>
    <message>
        <source>Done, next</source>
        <translation>Fertig, weiter</translation>
    </message>
    <message>
        <source>Hold it so until the end.</source>
        <translation>Halte ihn so bis zum Schluss.</translation>
    </message>
    <message>
        <source>Hold it so for this move.</source>
        <translation>Halte ihn so für diesen Zug.</translation>
    </message>
    <message>
        <source>Your cube is solved</source>
        <translation>Dein Würfel ist gelöst</translation>
    </message>
    <message>
        <source>All moves are made</source>
        <translation>Alle Züge sind gemacht</translation>
    </message>
    <message>
        <source>It took {n} move.</source>
        <translation>Es war {n} Zug.</translation>
    </message>
    <message>
        <source>It took {n} moves.</source>
        <translation>Es waren {n} Züge.</translation>
    </message>
    <message>
        <source>Solve &amp;here</source>
        <translation>&amp;Hier lösen</translation>
    </message>
    <message>
        <source>Put the moves that solve this cube on the timeline, and stay where you are</source>
        <translation>Die Züge, die diesen Würfel lösen, auf die Zeitleiste legen und hier bleiben</translation>
    </message>
    <message>
        <source>Solve with: {method}</source>
        <translation>Lösen mit: {method}</translation>
    </message>
    <message>
        <source>The cube is solved.</source>
        <translation>Der Würfel ist gelöst.</translation>
    </message>
    <message>
        <source>Solving. Esc stops the search.</source>
        <translation>Der Würfel wird gelöst. Esc beendet die Suche.</translation>
    </message>
    <message>
        <source>&amp;Explore the 2×2×2</source>
        <translation>2×2×2 &amp;erkunden</translation>
    </message>
    <message>
        <source>Perfect-scramble &amp;lab</source>
        <translation>&amp;Labor für perfekte Scrambles</translation>
    </message>
    <message>
        <source>Check the cube by the rules of the perfect scramble, and search for all that obey them</source>
        <translation>Den Würfel nach den Regeln des perfekten Scrambles prüfen und alle suchen, die sie erfüllen</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>Bibliothe&amp;k</translation>
    </message>
    <message>
        <source>Look at patterns and at the cases that people learn</source>
        <translation>Muster ansehen und die Fälle, die man lernt</translation>
    </message>
    <message>
        <source>&amp;Algs</source>
        <translation>&amp;Algs</translation>
    </message>
    <message>
        <source>Write an alg, see it, and see what it does</source>
        <translation>Einen Alg schreiben, ihn sehen und erfahren, was er tut</translation>
    </message>
    <message>
        <source>Find algs fo&amp;r a case</source>
        <translation>Algs für einen &amp;Fall suchen</translation>
    </message>
    <message>
        <source>Find every alg of the turns you like for a case</source>
        <translation>Alle Algs aus den gewünschten Drehungen für einen Fall suchen</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Save a sheet of the cases…</source>
        <translation>Blatt mit den Fällen speichern…</translation>
    </message>
    <message>
        <source>Save the ticked cases with the algs that you do, to print</source>
        <translation>Die angehakten Fälle mit den Algs, die du machst, zum Drucken speichern</translation>
    </message>
    <message>
        <source>Print a sheet of the cases…</source>
        <translation>Blatt mit den Fällen drucken…</translation>
    </message>
    <message>
        <source>Print the ticked cases with the algs that you do</source>
        <translation>Die angehakten Fälle mit den Algs, die du machst, drucken</translation>
    </message>
    <message>
        <source>Practise {cases}</source>
        <translation>{cases} üben</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Start again from a solved cube</source>
        <translation>Mit einem gelösten Würfel neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stop the search; its best answer is kept</source>
        <translation>Die Suche anhalten; ihre beste Antwort bleibt</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>A&amp;nfang</translation>
    </message>
    <message>
        <source>To the start of the moves</source>
        <translation>Zum Anfang der Züge</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zur&amp;ück</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Absp&amp;ielen</translation>
    </message>
    <message>
        <source>Play the moves, or pause</source>
        <translation>Die Züge abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Pre&amp;vious step</source>
        <translation>V&amp;origer Schritt</translation>
    </message>
    <message>
        <source>Back to the start of this step, or of the one before</source>
        <translation>Zurück zum Anfang dieses Schritts oder des vorigen</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>N&amp;ächster Schritt</translation>
    </message>
    <message>
        <source>On to the end of this step</source>
        <translation>Weiter zum Ende dieses Schritts</translation>
    </message>
    <message>
        <source>Pause after each s&amp;tep</source>
        <translation>Nach jedem Schri&amp;tt anhalten</translation>
    </message>
    <message>
        <source>Stop playing where a step ends, to read the next</source>
        <translation>Am Ende jedes Schritts anhalten, um den nächsten zu lesen</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>En&amp;de</translation>
    </message>
    <message>
        <source>To the end of the moves</source>
        <translation>Zum Ende der Züge</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Arro&amp;w of the next move</source>
        <translation>&amp;Pfeil des nächsten Zugs</translation>
    </message>
    <message>
        <source>Turn instantl&amp;y</source>
        <translation>S&amp;ofort drehen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>r means the &amp;inner slice</source>
        <translation>r meint die &amp;innere Schicht</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Schnelle&amp;r</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D-Ansicht</translation>
    </message>
    <message>
        <source>Show or hide the cube</source>
        <translation>Den Würfel zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <source>Show or hide the net</source>
        <translation>Das Netz zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>&amp;Bedienfeld</translation>
    </message>
    <message>
        <source>Show or hide the panel</source>
        <translation>Das Bedienfeld zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Loo&amp;ks…</source>
        <translation>Aus&amp;sehen…</translation>
    </message>
    <message>
        <source>Choose colours, letters, stickers and what else the cube looks like</source>
        <translation>Farben, Buchstaben, Sticker und was sonst zum Aussehen gehört wählen</translation>
    </message>
    <message>
        <source>&amp;Hidden stickers</source>
        <translation>Ver&amp;deckte Sticker</translation>
    </message>
    <message>
        <source>Let the three hidden faces float behind the cube</source>
        <translation>Die drei verdeckten Seiten hinter dem Würfel schweben lassen</translation>
    </message>
    <message>
        <source>From &amp;behind</source>
        <translation>Von &amp;hinten</translation>
    </message>
    <message>
        <source>Show the cube a second time, from the other side</source>
        <translation>Den Würfel ein zweites Mal zeigen, von der anderen Seite</translation>
    </message>
    <message>
        <source>Draw the next move of a solution on the cube</source>
        <translation>Den nächsten Zug einer Lösung auf den Würfel zeichnen</translation>
    </message>
    <message>
        <source>&amp;Look from anywhere</source>
        <translation>&amp;Von überall ansehen</translation>
    </message>
    <message>
        <source>Let a drag tumble the cube instead of keeping it upright</source>
        <translation>Ziehen lässt den Würfel frei kippen, statt ihn aufrecht zu halten</translation>
    </message>
    <message>
        <source>Show every turn done at once, without motion</source>
        <translation>Jede Drehung sofort zeigen, ohne Bewegung</translation>
    </message>
    <message>
        <source>On 4×4×4, r turns the inner slice, not Rw</source>
        <translation>Beim 4×4×4 dreht r die innere Schicht, nicht Rw</translation>
    </message>
    <message>
        <source>&amp;Reset the view</source>
        <translation>Ansicht &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Look at the cube as at first</source>
        <translation>Den Würfel wie am Anfang ansehen</translation>
    </message>
    <message>
        <source>From further &amp;left</source>
        <translation>Von weiter &amp;links</translation>
    </message>
    <message>
        <source>Go round the cube to the left</source>
        <translation>Links um den Würfel herumgehen</translation>
    </message>
    <message>
        <source>From further &amp;right</source>
        <translation>Von weiter &amp;rechts</translation>
    </message>
    <message>
        <source>Go round the cube to the right</source>
        <translation>Rechts um den Würfel herumgehen</translation>
    </message>
    <message>
        <source>From further &amp;above</source>
        <translation>Von weiter &amp;oben</translation>
    </message>
    <message>
        <source>Look at the cube from higher up</source>
        <translation>Den Würfel von weiter oben ansehen</translation>
    </message>
    <message>
        <source>From further &amp;below</source>
        <translation>Von weiter &amp;unten</translation>
    </message>
    <message>
        <source>Look at the cube from lower down</source>
        <translation>Den Würfel von weiter unten ansehen</translation>
    </message>
    <message>
        <source>From &amp;closer</source>
        <translation>&amp;Näher heran</translation>
    </message>
    <message>
        <source>Show the cube larger</source>
        <translation>Den Würfel größer zeigen</translation>
    </message>
    <message>
        <source>From &amp;farther away</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>Show the cube smaller</source>
        <translation>Den Würfel kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vollb&amp;ild</translation>
    </message>
    <message>
        <source>Use the whole screen, or not</source>
        <translation>Den ganzen Bildschirm nutzen oder nicht</translation>
    </message>
    <message>
        <source>Make all letters larger</source>
        <translation>Alle Buchstaben größer machen</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>G&amp;rößerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Make all letters smaller</source>
        <translation>Alle Buchstaben kleiner machen</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Übliche Textgröße</translation>
    </message>
    <message>
        <source>Letters as large as the system has them</source>
        <translation>Buchstaben so groß wie im System</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>Größer kann die Schrift nicht werden.</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>Kleiner kann die Schrift nicht werden.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Desi&amp;gn</translation>
    </message>
    <message>
        <source>Change between light and dark</source>
        <translation>Zwischen hell und dunkel wechseln</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>See what every key does, and bind keys otherwise</source>
        <translation>Sehen, was jede Taste tut, und Tasten anders belegen</translation>
    </message>
    <message>
        <source>Show the cube as text to read, hear or copy</source>
        <translation>Den Würfel als Text zeigen, zum Lesen, Hören oder Kopieren</translation>
    </message>
    <message>
        <source>&amp;Describe the cube</source>
        <translation>Würfel be&amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>Show the three ways to begin</source>
        <translation>Die drei Einstiege zeigen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>My cube</source>
        <translation>Mein Würfel</translation>
    </message>
    <message>
        <source>&amp;Learn step by step</source>
        <translation>Schritt für Schritt &amp;lernen</translation>
    </message>
    <message>
        <source>Walk through a solve of your cube, layer by layer</source>
        <translation>Eine Lösung deines Würfels durchgehen, Schicht für Schicht</translation>
    </message>
    <message>
        <source>Learn: {method}</source>
        <translation>Lernen: {method}</translation>
    </message>
    <message>
        <source>Not for a cube of this size.</source>
        <translation>Nicht für Würfel dieser Größe.</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Was dieses Programm ist</translation>
    </message>
    <message>
        <source>This cannot be done right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>alg {moves}</source>
        <translation>Alg {moves}</translation>
    </message>
    <message>
        <source>The cube and its history came along; answers and photos did not.</source>
        <translation>Der Würfel und sein Verlauf sind mitgekommen, Antworten und Fotos nicht.</translation>
    </message>
    <message>
        <source>That did not work ({fault}); the cube is as it was; {file} says more.</source>
        <translation>Das ging nicht ({fault}); der Würfel ist, wie er war; mehr steht in {file}.</translation>
    </message>
    <message>
        <source>That did not work ({fault}); the cube is as it was.</source>
        <translation>Das ging nicht ({fault}); der Würfel ist, wie er war.</translation>
    </message>
    <message>
        <source>The bookmarks are not saved: {reason}</source>
        <translation>Die Lesezeichen werden nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>{size}, being painted</source>
        <translation>{size}, wird bemalt</translation>
    </message>
    <message>
        <source>{size}, solved</source>
        <translation>{size}, gelöst</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>Marineblau</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>Kastanienbraun</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>Lavendel</translation>
    </message>
    <message>
        <source>apricot</source>
        <translation>Apricot</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>Khaki</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>Jade</translation>
    </message>
    <message>
        <source>umber</source>
        <translation>Umbra</translation>
    </message>
    <message>
        <source>emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>hot pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>Dunkelgrün</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>Dunkelrot</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>light yellow</source>
        <translation>Hellgelb</translation>
    </message>
    <message>
        <source>near black</source>
        <translation>Fast schwarz</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <source>fawn</source>
        <translation>Rehbraun</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Purpur</translation>
    </message>
    <message>
        <source>jet black</source>
        <translation>Pechschwarz</translation>
    </message>
    <message>
        <source>nut brown</source>
        <translation>Nussbraun</translation>
    </message>
    <message>
        <source>ash grey</source>
        <translation>Aschgrau</translation>
    </message>
    <message>
        <source>moss green</source>
        <translation>Moosgrün</translation>
    </message>
    <message>
        <source>3-cycle of edges UF UR UB: the edge at UF goes to UR, that at UR to UB, that at UB to UF.
UFr is the wing at UF that is nearer to R.</source>
        <translation>3er-Zyklus der Kanten UF UR UB: Die Kante bei UF geht nach UR, die bei UR nach UB, die bei UB nach UF.
UFr ist der Flügel bei UF, der näher an R liegt.</translation>
    </message>
    <message>
        <source>This alg is too long to say what it does.</source>
        <translation>Dieser Algorithmus ist zu lang, um zu sagen, was er bewirkt.</translation>
    </message>
    <message>
        <source>How often the alg is done until a solved cube is solved again</source>
        <translation>Wie oft der Algorithmus ausgeführt wird, bis ein gelöster Würfel wieder gelöst ist</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was er tut</translation>
    </message>
    <message>
        <source>Order {n}</source>
        <translation>Ordnung {n}</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>The alg as it is typed</source>
        <translation>Der Alg, wie er getippt ist</translation>
    </message>
    <message>
        <source>In &amp;WCA moves only</source>
        <translation>Nur &amp;WCA-Züge</translation>
    </message>
    <message>
        <source>On one line, without slices, inner layers and brackets</source>
        <translation>In einer Zeile, ohne Mittelschichten, innere Schichten und Klammern</translation>
    </message>
    <message>
        <source>As a link to Twi&amp;zzle</source>
        <translation>Als Link zu Twi&amp;zzle</translation>
    </message>
    <message>
        <source>alpha.twizzle.net, with the setup</source>
        <translation>alpha.twizzle.net, mit dem Aufbau</translation>
    </message>
    <message>
        <source>As a link to alg.&amp;cubing.net</source>
        <translation>Als Link zu alg.&amp;cubing.net</translation>
    </message>
    <message>
        <source>With the setup</source>
        <translation>Mit dem Aufbau</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>Write the alg that undoes it; brackets stay</source>
        <translation>Den Alg schreiben, der ihn rückgängig macht; Klammern bleiben</translation>
    </message>
    <message>
        <source>Si&amp;mplify</source>
        <translation>&amp;Vereinfachen</translation>
    </message>
    <message>
        <source>Write the same on one line in fewer turns: brackets out, neighbours about one axis
joined, turns of the whole cube put last</source>
        <translation>Dasselbe in einer Zeile mit weniger Drehungen: ohne Klammern, Nachbarn um eine
Achse vereint, Würfeldrehungen am Ende</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Kür&amp;zen</translation>
    </message>
    <message>
        <source>Join turns of the same layers that meet, and leave out those that undo each other;
brackets, comments and lines stay</source>
        <translation>Drehungen derselben Schichten vereinen, die sich treffen, und solche weglassen, die sich
aufheben; Klammern, Kommentare und Zeilen bleiben</translation>
    </message>
    <message>
        <source>E&amp;xpand</source>
        <translation>Auss&amp;chreiben</translation>
    </message>
    <message>
        <source>Write the brackets out; comments and lines stay</source>
        <translation>Die Klammern ausschreiben; Kommentare und Zeilen bleiben</translation>
    </message>
    <message>
        <source>&amp;Left and right trade places</source>
        <translation>&amp;Links und rechts tauschen</translation>
    </message>
    <message>
        <source>&amp;Top and bottom trade places</source>
        <translation>&amp;Oben und unten tauschen</translation>
    </message>
    <message>
        <source>&amp;Front and back trade places</source>
        <translation>&amp;Vorne und hinten tauschen</translation>
    </message>
    <message>
        <source>Mirro&amp;r</source>
        <translation>Spieg&amp;eln</translation>
    </message>
    <message>
        <source>Write what a mirror shows</source>
        <translation>Schreiben, was ein Spiegel zeigt</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>D&amp;rehen</translation>
    </message>
    <message>
        <source>Write the same as done with the whole cube turned, and the hands with it:
after x, what was in front is on top, so F becomes U</source>
        <translation>Dasselbe schreiben, als wäre der ganze Würfel gedreht und die Hände mit ihm:
nach x ist oben, was vorne war, also wird F zu U</translation>
    </message>
    <message>
        <source>More cha&amp;nges</source>
        <translation>Mehr &amp;ändern</translation>
    </message>
    <message>
        <source>Tidy the alg up in other ways</source>
        <translation>Den Alg auf andere Weise aufräumen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Put the alg on the clipboard</source>
        <translation>Den Alg in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Take the alg on the clipboard, or a link of Twizzle or alg.cubing.net</source>
        <translation>Den Alg aus der Zwischenablage nehmen, oder einen Link von Twizzle oder alg.cubing.net</translation>
    </message>
    <message>
        <source>{stage}, {number} of {count}</source>
        <translation>{stage}, {number} von {count}</translation>
    </message>
    <message>
        <source>left here</source>
        <translation>hier verlassen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zu Ende machen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>{unit} alone</source>
        <translation>{unit} allein</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>done already</source>
        <translation>schon fertig</translation>
    </message>
    <message>
        <source>{n} step</source>
        <translation>{n} Schritt</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} Schritte</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>{finished} of {count} finished · mean {mean} · worst {worst}</source>
        <translation>{finished} von {count} beendet · Mittel {mean} · schlechteste {worst}</translation>
    </message>
    <message>
        <source>Next {average}: {best} to {worst}</source>
        <translation>Als Nächstes {average}: {best} bis {worst}</translation>
    </message>
    <message>
        <source>your best</source>
        <translation>deine Bestzeit</translation>
    </message>
    <message>
        <source>better than now</source>
        <translation>besser als jetzt</translation>
    </message>
    <message>
        <source>{what} with {time}</source>
        <translation>{what} mit {time}</translation>
    </message>
    <message>
        <source>the mean of {count} times; a DNF among them spoils it</source>
        <translation>das Mittel von {count} Zeiten; ein DNF darunter verdirbt es</translation>
    </message>
    <message>
        <source>of {count} times the best and the worst do not count</source>
        <translation>von {count} Zeiten zählen die beste und die schlechteste nicht</translation>
    </message>
    <message>
        <source>of {count} times the {some} best and the {some} worst do not count</source>
        <translation>von {count} Zeiten zählen die {some} besten und die {some} schlechtesten nicht</translation>
    </message>
    <message>
        <source>Fo&amp;r a competition</source>
        <translation>&amp;Für Wettbewerbe</translation>
    </message>
    <message>
        <source>&amp;Make the batch</source>
        <translation>Stapel erze&amp;ugen</translation>
    </message>
    <message>
        <source>Make this many scrambles of the kind that is chosen</source>
        <translation>So viele Scrambles der gewählten Art erzeugen</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Alles k&amp;opieren</translation>
    </message>
    <message>
        <source>Put the batch on the clipboard, as text</source>
        <translation>Den Stapel als Text in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the batch: a sheet to print with pictures (PDF), text, a table (CSV) or JSON</source>
        <translation>Den Stapel speichern: ein Blatt zum Drucken mit Bildern (PDF), Text, eine Tabelle (CSV) oder JSON</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print the batch as a sheet with pictures</source>
        <translation>Den Stapel als Blatt mit Bildern drucken</translation>
    </message>
    <message>
        <source>Many scrambles at once, to be copied, saved, or printed with pictures.</source>
        <translation>Viele Scrambles auf einmal, zum Kopieren, Speichern oder Drucken mit Bildern.</translation>
    </message>
    <message>
        <source>{count} scrambles: {title}; the first {some} are listed.</source>
        <translation>{count} Scrambles: {title}; die ersten {some} sind aufgelistet.</translation>
    </message>
    <message>
        <source>{count} scrambles: {title}.</source>
        <translation>{count} Scrambles: {title}.</translation>
    </message>
    <message>
        <source>Number of scrambles</source>
        <translation>Anzahl der Scrambles</translation>
    </message>
    <message>
        <source>How many scrambles</source>
        <translation>Wie viele Scrambles</translation>
    </message>
    <message>
        <source>Extra scrambles</source>
        <translation>Zusätzliche Scrambles</translation>
    </message>
    <message>
        <source>How many more, numbered E1, E2, … for attempts done again</source>
        <translation>Wie viele mehr, nummeriert E1, E2, … für wiederholte Versuche</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>An&amp;zahl</translation>
    </message>
    <message>
        <source>E&amp;xtra</source>
        <translation>E&amp;xtra</translation>
    </message>
    <message>
        <source>There are competitions for 2×2×2 to 7×7×7, not for {name}.</source>
        <translation>Wettbewerbe gibt es für 2×2×2 bis 7×7×7, nicht für {name}.</translation>
    </message>
    <message>
        <source>A round of {name} takes {count} scrambles by random state, and {extra} more.</source>
        <translation>Eine Runde {name} braucht {count} Scrambles aus Zufallsstellungen und {extra} weitere.</translation>
    </message>
    <message>
        <source>A round of {name} takes {count} scrambles by random moves, and {extra} more.</source>
        <translation>Eine Runde {name} braucht {count} Scrambles aus Zufallszügen und {extra} weitere.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>neither a cube ({no_cube}) nor moves ({no_alg})</source>
        <translation>weder ein Würfel ({no_cube}) noch Züge ({no_alg})</translation>
    </message>
    <message>
        <source>neither a cube nor moves</source>
        <translation>weder ein Würfel noch Züge</translation>
    </message>
    <message>
        <source>a {cube} from {what}</source>
        <translation>ein {cube} aus {what}</translation>
    </message>
    <message>
        <source>{n} move</source>
        <translation>{n} Zug</translation>
    </message>
    <message>
        <source>{n} moves</source>
        <translation>{n} Züge</translation>
    </message>
    <message>
        <source>{moves} for a {cube}</source>
        <translation>{moves} für einen {cube}</translation>
    </message>
    <message>
        <source>the link is about a {cube}</source>
        <translation>der Link ist für einen {cube}</translation>
    </message>
    <message>
        <source>a link to {moves}</source>
        <translation>ein Link zu: {moves}</translation>
    </message>
    <message>
        <source>too large for a file that holds a cube or moves</source>
        <translation>zu groß für eine Datei mit einem Würfel oder Zügen</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>keine Züge</translation>
    </message>
    <message>
        <source>{name}, with {moves}: Enter or a double click goes there, and undo comes back; F2 renames it, Delete removes it</source>
        <translation>{name}, mit {moves}: Enter oder Doppelklick geht dorthin, Rückgängig kommt zurück; F2 benennt um, Entf entfernt</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Done for today: nothing is due any more, and no new case is to be begun.</source>
        <translation>Für heute fertig: Nichts ist mehr fällig, und kein neuer Fall steht an.</translation>
    </message>
    <message>
        <source>No two of the ticked cases have been mixed up so far.</source>
        <translation>Bisher wurden keine zwei der angehakten Fälle verwechselt.</translation>
    </message>
    <message>
        <source>&amp;Next case</source>
        <translation>Näch&amp;ster Fall</translation>
    </message>
    <message>
        <source>Set a random case up on the cube</source>
        <translation>Einen zufälligen Fall auf dem Würfel aufbauen</translation>
    </message>
    <message>
        <source>Set &amp;up again</source>
        <translation>Noch&amp;mal aufbauen</translation>
    </message>
    <message>
        <source>Show the same case from its start</source>
        <translation>Denselben Fall von Anfang an zeigen</translation>
    </message>
    <message>
        <source>Put the set-up on the clipboard</source>
        <translation>Den Aufbau in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Aufdecke&amp;n</translation>
    </message>
    <message>
        <source>I &amp;knew it</source>
        <translation>&amp;Gewusst</translation>
    </message>
    <message>
        <source>Count it as known, and go on to the next case</source>
        <translation>Als gewusst zählen und weiter zum nächsten Fall</translation>
    </message>
    <message>
        <source>&amp;Missed</source>
        <translation>N&amp;icht gewusst</translation>
    </message>
    <message>
        <source>Count it as missed, and go on to the next case</source>
        <translation>Als nicht gewusst zählen und weiter zum nächsten Fall</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>{done} of {all} cases done today</source>
        <translation>{done} von {all} Fällen heute erledigt</translation>
    </message>
    <message>
        <source>{setup}; then blocks left and right, M slice mixed</source>
        <translation>{setup}; dann Blöcke links und rechts, M-Schicht vermischt</translation>
    </message>
    <message>
        <source>Which cases are shown</source>
        <translation>Welche Fälle gezeigt werden</translation>
    </message>
    <message>
        <source>Done. This was the case: did it work?</source>
        <translation>Fertig. Das war der Fall: Hat es geklappt?</translation>
    </message>
    <message>
        <source>Which case is it? Press Space as soon as you see it, then solve it, or Reveal.</source>
        <translation>Welcher Fall ist das? Drücke die Leertaste, sobald du ihn erkennst, und löse ihn dann, oder lass ihn aufdecken.</translation>
    </message>
    <message>
        <source>Seen. Now solve it.</source>
        <translation>Erkannt. Löse ihn jetzt.</translation>
    </message>
    <message>
        <source>Seen. Now solve it here, or on your own cube: then Space stops the time.</source>
        <translation>Erkannt. Löse ihn jetzt hier oder an deinem eigenen Würfel: Dann stoppt die Leertaste die Zeit.</translation>
    </message>
    <message>
        <source>Your moves solve {other}.</source>
        <translation>Deine Züge lösen {other}.</translation>
    </message>
    <message>
        <source>{colour} on top</source>
        <translation>{colour} oben</translation>
    </message>
    <message>
        <source>Next case shows one of the ticked cases on the cube. Solve it there, or on your own cube by its set-up.</source>
        <translation>„Nächster Fall“ zeigt einen der angehakten Fälle am Würfel. Löse ihn dort oder, nach dem Aufbau, an deinem eigenen Würfel.</translation>
    </message>
    <message>
        <source>Set-up: solved, {hold}</source>
        <translation>Aufbau: gelöst, {hold}</translation>
    </message>
    <message>
        <source>Set-up (its alg backwards): solved, {hold}</source>
        <translation>Aufbau (sein Alg rückwärts): gelöst, {hold}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>ohne Drehung</translation>
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
        <translation>nicht gewusst</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>met</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message>
        <source>known {known}, missed {missed}</source>
        <translation>gewusst {known}, nicht gewusst {missed}</translation>
    </message>
    <message>
        <source>in {days} d</source>
        <translation>in {days} Tg.</translation>
    </message>
    <message>
        <source>{n} day</source>
        <translation>{n} Tag</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Cases of the set</source>
        <translation>Fälle der Sammlung</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>practised, {results}</source>
        <translation>wird geübt, {results}</translation>
    </message>
    <message>
        <source>left out, {results}</source>
        <translation>ausgelassen, {results}</translation>
    </message>
    <message>
        <source>Yellow on top</source>
        <translation>Gelb oben</translation>
    </message>
    <message>
        <source>Name the case, and play its alg on the cube</source>
        <translation>Den Fall nennen und seinen Algorithmus am Würfel abspielen</translation>
    </message>
    <message>
        <source>How much of today is done</source>
        <translation>Wie viel für heute erledigt ist</translation>
    </message>
    <message>
        <source>Practise more</source>
        <translation>Weiter üben</translation>
    </message>
    <message>
        <source>Go on with each ticked case once before any comes twice</source>
        <translation>Weitermachen: jeder angehakte Fall einmal, bevor einer zweimal kommt</translation>
    </message>
    <message>
        <source>Choose cases…</source>
        <translation>Fälle wählen…</translation>
    </message>
    <message>
        <source>Tick the cases that are practised</source>
        <translation>Die Fälle anhaken, die geübt werden</translation>
    </message>
    <message>
        <source>none known yet</source>
        <translation>noch keiner gekonnt</translation>
    </message>
    <message>
        <source>White on top</source>
        <translation>Weiß oben</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Beliebige Farbe</translation>
    </message>
    <message>
        <source>Set of cases</source>
        <translation>Fallsammlung</translation>
    </message>
    <message>
        <source>Which set of cases is practised</source>
        <translation>Welche Fälle geübt werden</translation>
    </message>
    <message>
        <source>Which case comes next</source>
        <translation>Welcher Fall als nächster kommt</translation>
    </message>
    <message>
        <source>Colour on top</source>
        <translation>Farbe oben</translation>
    </message>
    <message>
        <source>The colour on top of the cases; the front is random</source>
        <translation>Die Farbe oben bei den Fällen; vorne ist zufällig</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
    <message>
        <source>Each once before any twice</source>
        <translation>Jeder einmal, dann von vorn</translation>
    </message>
    <message>
        <source>Slowest first</source>
        <translation>Langsamste zuerst</translation>
    </message>
    <message>
        <source>Two that were mixed up</source>
        <translation>Zwei verwechselte</translation>
    </message>
    <message>
        <source>Free: missed ones more often</source>
        <translation>Frei: nicht gewusste öfter</translation>
    </message>
    <message>
        <source>Free: all equally often</source>
        <translation>Frei: alle gleich oft</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Own decks, and a sheet to print</source>
        <translation>Eigene Decks, und ein Blatt zum Drucken</translation>
    </message>
    <message>
        <source>New cases a day</source>
        <translation>Neue Fälle am Tag</translation>
    </message>
    <message>
        <source>How many cases are begun on a day, where what is due comes</source>
        <translation>Wie viele Fälle an einem Tag begonnen werden, wenn kommt, was fällig ist</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>When the case comes again</source>
        <translation>Wann der Fall wiederkommt</translation>
    </message>
    <message>
        <source>Tick some cases</source>
        <translation>Einige Fälle anhaken</translation>
    </message>
    <message>
        <source>New deck of your own…</source>
        <translation>Neues eigenes Deck…</translation>
    </message>
    <message>
        <source>New deck of the ticked cases…</source>
        <translation>Neues Deck aus den angehakten Fällen…</translation>
    </message>
    <message>
        <source>Change this deck…</source>
        <translation>Dieses Deck ändern…</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Dieses Deck löschen</translation>
    </message>
    <message>
        <source>New a day</source>
        <translation>Neue am Tag</translation>
    </message>
    <message>
        <source>The case before</source>
        <translation>Der Fall davor</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>Woran du arbeiten kannst</translation>
    </message>
    <message>
        <source>Would be recalled today with at least 80 %, and for a week with 90 %</source>
        <translation>Würde heute mit mindestens 80 % gewusst, und eine Woche lang mit 90 %</translation>
    </message>
    <message>
        <source>Delete the deck “{name}”?</source>
        <translation>Das Deck „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Delete a deck</source>
        <translation>Ein Deck löschen</translation>
    </message>
    <message>
        <source>recognised {seen} s</source>
        <translation>erkannt in {seen} s</translation>
    </message>
    <message>
        <source>done in {done} s</source>
        <translation>ausgeführt in {done} s</translation>
    </message>
    <message>
        <source>Nothing stands out so far.</source>
        <translation>Bisher fällt nichts auf.</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Am langsamsten</translation>
    </message>
    <message>
        <source>Slow from one angle</source>
        <translation>Aus einem Winkel langsam</translation>
    </message>
    <message>
        <source>Most missed</source>
        <translation>Am öftesten nicht gewusst</translation>
    </message>
    <message>
        <source>Mixed up</source>
        <translation>Verwechselt</translation>
    </message>
    <message>
        <source>Show the page of {case}</source>
        <translation>Die Seite zu {case} zeigen</translation>
    </message>
    <message>
        <source>Practise these two, one or the other by chance</source>
        <translation>Diese zwei üben, zufällig mal den einen, mal den anderen</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{times}×</source>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>Tick all, none, or only one group of cases</source>
        <translation>Alle, keine oder nur eine Gruppe von Fällen anhaken</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gewusst</translation>
    </message>
    <message>
        <source>Set-up of the case</source>
        <translation>Aufbau des Falls</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Nächst&amp;er</translation>
    </message>
    <message>
        <source>Hol&amp;d</source>
        <translation>Halt&amp;ung</translation>
    </message>
    <message>
        <source>T&amp;icked</source>
        <translation>Angehak&amp;t</translation>
    </message>
    <message>
        <source>Which cases</source>
        <translation>Welche Fälle</translation>
    </message>
    <message>
        <source>‹ All cases</source>
        <translation>‹ Alle Fälle</translation>
    </message>
    <message>
        <source>Back to what is to be practised</source>
        <translation>Zurück zu dem, was zu üben ist</translation>
    </message>
    <message>
        <source>Its steps</source>
        <translation>Schritte der Methode</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a step behind the chosen one</source>
        <translation>Einen Schritt hinter dem gewählten hinzufügen</translation>
    </message>
    <message>
        <source>Remove the chosen step</source>
        <translation>Den gewählten Schritt entfernen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Do the chosen step earlier</source>
        <translation>Den gewählten Schritt früher machen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Do the chosen step later</source>
        <translation>Den gewählten Schritt später machen</translation>
    </message>
    <message>
        <source>Check the alg, and use it for this case</source>
        <translation>Den Alg prüfen und für diesen Fall verwenden</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>What a mirror shows: R becomes L&apos;</source>
        <translation>Was ein Spiegel zeigt: Aus R wird L&apos;</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>The same seen from behind: R becomes L, F becomes B</source>
        <translation>Dasselbe von hinten gesehen: Aus R wird L, aus F wird B</translation>
    </message>
    <message>
        <source>Check the alg, and use it for that case</source>
        <translation>Den Alg prüfen und für diesen Fall verwenden</translation>
    </message>
    <message>
        <source>Practise this case</source>
        <translation>Diesen Fall üben</translation>
    </message>
    <message>
        <source>Set this case up now</source>
        <translation>Diesen Fall jetzt aufbauen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>From all angles</source>
        <translation>Aus allen Winkeln</translation>
    </message>
    <message>
        <source>Before the alg: {turn}</source>
        <translation>Vor dem Alg: {turn}</translation>
    </message>
    <message>
        <source>recognised + done, usually: {times} s</source>
        <translation>erkannt + ausgeführt, meist: {times} s</translation>
    </message>
    <message>
        <source>met {n} time</source>
        <translation>{n}-mal gesehen</translation>
    </message>
    <message>
        <source>met {n} times</source>
        <translation>{n}-mal gesehen</translation>
    </message>
    <message>
        <source>missed {n}</source>
        <translation>{n}-mal nicht gewusst</translation>
    </message>
    <message>
        <source>forgotten once</source>
        <translation>einmal vergessen</translation>
    </message>
    <message>
        <source>forgotten {n} times</source>
        <translation>{n}-mal vergessen</translation>
    </message>
    <message>
        <source>comes up in {n} of {all}</source>
        <translation>kommt in {n} von {all} vor</translation>
    </message>
    <message>
        <source>From which angle: what is turned before the alg</source>
        <translation>Aus welchem Winkel: was vor dem Alg gedreht wird</translation>
    </message>
    <message>
        <source>An alg of your own</source>
        <translation>Ein eigener Alg</translation>
    </message>
    <message>
        <source>Type or paste an alg for this case, and press Enter</source>
        <translation>Einen Alg für diesen Fall eintippen oder einfügen und Enter drücken</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>The chosen alg is the answer, from the angle chosen above or from all.</source>
        <translation>Der gewählte Alg ist die Antwort, aus dem oben gewählten Winkel oder aus allen.</translation>
    </message>
    <message>
        <source>Add it to {case}</source>
        <translation>Zu {case} hinzufügen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Dein eigenes Deck</translation>
    </message>
    <message>
        <source>Find algs</source>
        <translation>Algs suchen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Three turns longer as well</source>
        <translation>Auch drei Drehungen länger</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>Algs, one a line</source>
        <translation>Algs, einer je Zeile</translation>
    </message>
    <message>
        <source>One alg a line, each for a case of its own. A name may follow after //.</source>
        <translation>Ein Alg je Zeile, jeder für einen eigenen Fall. Nach // kann ein Name folgen.</translation>
    </message>
    <message>
        <source>Ways looked at</source>
        <translation>Geprüfte Wege</translation>
    </message>
    <message>
        <source>How many ways to the goal are looked at from each position</source>
        <translation>Wie viele Wege zum Ziel von jeder Stellung aus geprüft werden</translation>
    </message>
    <message>
        <source>Positions kept</source>
        <translation>Behaltene Stellungen</translation>
    </message>
    <message>
        <source>With how many positions behind this step the search goes on</source>
        <translation>Mit wie vielen Stellungen die Suche nach diesem Schritt weitergeht</translation>
    </message>
    <message>
        <source>Pieces that stand out</source>
        <translation>Hervorgehobene Teile</translation>
    </message>
    <message>
        <source>those new in the goal</source>
        <translation>die im Ziel neuen</translation>
    </message>
    <message>
        <source>The pieces that the step is about, such as UF,UR,DFR</source>
        <translation>Die Teile, um die es in diesem Schritt geht, etwa UF,UR,DFR</translation>
    </message>
    <message>
        <source>The top may be turned first</source>
        <translation>Oben darf zuerst gedreht werden</translation>
    </message>
    <message>
        <source>A turn of the top may be left to what follows</source>
        <translation>Eine Drehung oben darf für danach übrig bleiben</translation>
    </message>
    <message>
        <source>Turns of the top that do not count</source>
        <translation>Drehungen oben, die nicht zählen</translation>
    </message>
    <message>
        <source>Use algs from these sets instead of searching</source>
        <translation>Statt durch Suchen gelöst mit den Algs von</translation>
    </message>
    <message>
        <source>and by algs of your own</source>
        <translation>und mit eigenen Algs</translation>
    </message>
    <message>
        <source>Only in these styles</source>
        <translation>Nur in diesen Stilen</translation>
    </message>
    <message>
        <source>Of a mask</source>
        <translation>Aus einer Maske</translation>
    </message>
    <message>
        <source>A goal that holds before each alg, by its name, such as oll, or by pieces: home=DF,DR oriented=*e. All other pieces do not matter.</source>
        <translation>Ein Ziel, das vor jedem Alg erfüllt ist: mit Namen, etwa oll, oder mit Steinen: home=DF,DR oriented=*e. Alle anderen Steine dürfen beliebig sein.</translation>
    </message>
    <message>
        <source>A goal, as the alg finder of the lab takes them</source>
        <translation>Ein Ziel, wie es die Alg-Suche im Labor versteht</translation>
    </message>
    <message>
        <source>Turns of the algs</source>
        <translation>Drehungen der Algs</translation>
    </message>
    <message>
        <source>Which turns the algs may have: R,U,F or M,U</source>
        <translation>Welche Drehungen die Algs haben dürfen: R,U,F oder M,U</translation>
    </message>
    <message>
        <source>Find an alg for each case, which may take minutes, or stop that</source>
        <translation>Für jeden Fall einen Alg suchen, was Minuten dauern kann, oder das anhalten</translation>
    </message>
    <message>
        <source>{n} alg found.</source>
        <translation>{n} Alg gefunden.</translation>
    </message>
    <message>
        <source>{n} algs found.</source>
        <translation>{n} Algs gefunden.</translation>
    </message>
    <message>
        <source>There is a deck “{name}” already.</source>
        <translation>Ein Deck „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>{n} case</source>
        <translation>{n} Fall</translation>
    </message>
    <message>
        <source>{n} cases</source>
        <translation>{n} Fälle</translation>
    </message>
    <message>
        <source>Give the deck a name to save it.</source>
        <translation>Gib dem Deck einen Namen, um ihn zu speichern.</translation>
    </message>
    <message>
        <source>Line {n}: {what}</source>
        <translation>Zeile {n}: {what}</translation>
    </message>
    <message>
        <source>and {n} more line</source>
        <translation>und {n} weitere Zeile</translation>
    </message>
    <message>
        <source>and {n} more lines</source>
        <translation>und {n} weitere Zeilen</translation>
    </message>
    <message>
        <source>{some} of {all} cases</source>
        <translation>{some} von {all} Fällen</translation>
    </message>
    <message>
        <source>{colour} can no longer come here: {place}. No cubie that is left has it there. You can still paint it; what is wrong then is shown.</source>
        <translation>{colour} kann hier nicht mehr hin: {place}. Kein übriger Stein hat diese Farbe dort. Du kannst trotzdem malen; was dann falsch ist, wird gezeigt.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>Erase: nothing is unpainted · keys 0, Delete</source>
        <translation>Löschen: nichts ist unbemalt · Tasten 0, Entf</translation>
    </message>
    <message>
        <source>Erase: {n} unpainted · keys 0, Delete</source>
        <translation>Löschen: {n} unbemalt · Tasten 0, Entf</translation>
    </message>
    <message>
        <source>{colour}: {n} left · keys {digit}, {letter}</source>
        <translation>{colour}: {n} übrig · Tasten {digit}, {letter}</translation>
    </message>
    <message>
        <source>{colour}: {n} too many · keys {digit}, {letter}</source>
        <translation>{colour}: {n} zu viel · Tasten {digit}, {letter}</translation>
    </message>
    <message>
        <source>{name}: a click, or Enter, puts it on screen; undo takes it back</source>
        <translation>{name}: Klick oder Enter setzt ihn auf den Bildschirm; Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Picture of the scrambled cube</source>
        <translation>Bild des verdrehten Würfels</translation>
    </message>
    <message>
        <source>Positions at each distance from solved</source>
        <translation>Stellungen bei jedem Abstand vom gelösten Würfel</translation>
    </message>
    <message>
        <source>Click, or choose with ↑ ↓ and press Enter, to see one of them at random</source>
        <translation>Klicke, oder wähle mit ↑ ↓ und drücke Enter, um eine davon zufällig zu sehen</translation>
    </message>
    <message>
        <source>{distance}: {positions}, {share} of all, this cube among them</source>
        <translation>{distance}: {positions}, {share} von allen, darunter dieser Würfel</translation>
    </message>
    <message>
        <source>{distance}: {positions}, {share} of all</source>
        <translation>{distance}: {positions}, {share} von allen</translation>
    </message>
    <message>
        <source>{n} position</source>
        <translation>{n} Stellung</translation>
    </message>
    <message>
        <source>{n} positions</source>
        <translation>{n} Stellungen</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>less than 0.001 %</source>
        <translation>weniger als 0,001 %</translation>
    </message>
    <message>
        <source>{n} million</source>
        <translation>{n} Mio.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>{text}, now</source>
        <translation>{text}, jetzt</translation>
    </message>
    <message>
        <source>{text}, undone</source>
        <translation>{text}, rückgängig gemacht</translation>
    </message>
    <message>
        <source>Step {n} of {count}, {name}</source>
        <translation>Schritt {n} von {count}, {name}</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>Du bist hier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Click, or Enter, to go here</source>
        <translation>Klick oder Enter geht hierhin</translation>
    </message>
    <message>
        <source>Paint the cube as the text says (Enter)</source>
        <translation>Den Würfel nach dem Text bemalen (Enter)</translation>
    </message>
    <message>
        <source>Paint this cube</source>
        <translation>Diesen Würfel malen</translation>
    </message>
    <message>
        <source>Facelets, a net or a link</source>
        <translation>Würfeltext, Netz oder Link</translation>
    </message>
    <message>
        <source>The cube as text</source>
        <translation>Der Würfel als Text</translation>
    </message>
    <message>
        <source>Face letters, colour letters, colour names or digits, each face row by row,
in the order U R F D L B or another usual one; nets as they are drawn; scrambles; links.
. ? - x stand for a sticker that is not known.</source>
        <translation>Seiten- oder Farbbuchstaben, Farbnamen oder Ziffern, jede Seite Zeile für Zeile,
in der Reihenfolge U R F D L B oder einer anderen üblichen; Netze, wie gezeichnet; Scrambles; Links.
. ? - x stehen für einen unbekannten Sticker.</translation>
    </message>
    <message>
        <source>Point here to see the stickers on the cube</source>
        <translation>Zeige hierher, um die Sticker am Würfel zu sehen</translation>
    </message>
    <message>
        <source>Turn the 3D view so that these stickers are in front</source>
        <translation>Die 3D-Ansicht so drehen, dass diese Sticker vorne sind</translation>
    </message>
    <message>
        <source>Show the stickers</source>
        <translation>Sticker zeigen</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
    <message>
        <source>Short: looks ahead</source>
        <translation>Kurz: schaut voraus</translation>
    </message>
    <message>
        <source>Middle: as a good solver</source>
        <translation>Mittel: wie ein guter Löser</translation>
    </message>
    <message>
        <source>Plain: as it comes</source>
        <translation>Schlicht: wie es kommt</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Whichever is shortest</source>
        <translation>Was am kürzesten ist</translation>
    </message>
    <message>
        <source>The method that is taught (↑ ↓)</source>
        <translation>Die Methode, die gezeigt wird (↑ ↓)</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Mehr zur Auswahl</translation>
    </message>
    <message>
        <source>How far to look ahead, and the colour to begin with</source>
        <translation>Wie weit vorausgeschaut wird und mit welcher Farbe begonnen wird</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Erste Farbe</translation>
    </message>
    <message>
        <source>The 10 most frequent</source>
        <translation>Die 10 häufigsten</translation>
    </message>
    <message>
        <source>The 20 most frequent</source>
        <translation>Die 20 häufigsten</translation>
    </message>
    <message>
        <source>All that came up</source>
        <translation>Alle, die vorkamen</translation>
    </message>
    <message>
        <source>The same cubes every time, so that two versions of a method can be compared.</source>
        <translation>Jedes Mal dieselben Würfel, damit sich zwei Fassungen einer Methode vergleichen lassen.</translation>
    </message>
    <message>
        <source>The method was changed since.</source>
        <translation>Die Methode wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>How far to look ahead</source>
        <translation>Wie weit vorausgeschaut wird</translation>
    </message>
    <message>
        <source>{n} cubes</source>
        <translation>{n} Würfel</translation>
    </message>
    <message>
        <source>How many cubes</source>
        <translation>Wie viele Würfel</translation>
    </message>
    <message>
        <source>Solve with it</source>
        <translation>Damit lösen</translation>
    </message>
    <message>
        <source>Choose it in Solve for the cube on screen; it is saved first</source>
        <translation>Sie unter „Lösen“ für den Würfel am Bildschirm wählen; vorher wird sie gespeichert</translation>
    </message>
    <message>
        <source>How far the trial is</source>
        <translation>Wie weit der Test ist</translation>
    </message>
    <message>
        <source>Stop the trial (Esc)</source>
        <translation>Den Test anhalten (Esc)</translation>
    </message>
    <message>
        <source>All, {unit}</source>
        <translation>Alle, {unit}</translation>
    </message>
    <message>
        <source>Cases by how often they came up</source>
        <translation>Fälle nach Häufigkeit</translation>
    </message>
    <message>
        <source>Cases to practise</source>
        <translation>Fälle zum Üben</translation>
    </message>
    <message>
        <source>Try on {n} cubes</source>
        <translation>An {n} Würfeln testen</translation>
    </message>
    <message>
        <source>{n} cube</source>
        <translation>{n} Würfel</translation>
    </message>
    <message>
        <source>{n} cube has no solution: </source>
        <translation>{n} Würfel hat keine Lösung: </translation>
    </message>
    <message>
        <source>{n} cubes have no solution: </source>
        <translation>{n} Würfel haben keine Lösung: </translation>
    </message>
    <message>
        <source>Drill {n} case</source>
        <translation>{n} Fall üben</translation>
    </message>
    <message>
        <source>Drill {n} cases</source>
        <translation>{n} Fälle üben</translation>
    </message>
    <message>
        <source>Practise these cases in the trainer</source>
        <translation>Diese Fälle unter „Trainieren“ üben</translation>
    </message>
    <message>
        <source>Short solutions happen to end easily; plain ones show every case as it comes (↑ ↓)</source>
        <translation>Kurze Lösungen enden oft leicht; schlichte zeigen jeden Fall, wie er kommt (↑ ↓)</translation>
    </message>
    <message>
        <source>The colour of the first layer (↑ ↓)</source>
        <translation>Die Farbe der ersten Schicht (↑ ↓)</translation>
    </message>
    <message>
        <source>Colour to begin with</source>
        <translation>Farbe zum Anfangen</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>As in a mirror: blocks begin at the right, and the left side turns more (Space)</source>
        <translation>Wie im Spiegel: Blöcke beginnen rechts, und die linke Seite dreht sich öfter (Leertaste)</translation>
    </message>
    <message>
        <source>Sty&amp;le</source>
        <translation>&amp;Stil</translation>
    </message>
    <message>
        <source>Fi&amp;rst colour</source>
        <translation>&amp;Erste Farbe</translation>
    </message>
    <message>
        <source>No moves yet: drag a layer, press a key or scramble the cube.</source>
        <translation>Noch keine Züge: Ziehe eine Schicht, drücke eine Taste oder verdrehe den Würfel.</translation>
    </message>
    <message>
        <source>The solution appears here.</source>
        <translation>Hier erscheint die Lösung.</translation>
    </message>
    <message>
        <source>Click a move to see the cube after it; the wheel looks further along</source>
        <translation>Klicke einen Zug an, um den Würfel danach zu sehen; das Mausrad blättert weiter</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The nearest legal cubes</source>
        <translation>Die nächsten gültigen Würfel</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>{number}. {label}</source>
        <translation>{number}. {label}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save it among your own patterns (Enter)</source>
        <translation>Unter den eigenen Mustern speichern (Enter)</translation>
    </message>
    <message>
        <source>Close this form (Esc)</source>
        <translation>Dieses Formular schließen (Esc)</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>Name des Musters</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the pattern is called</source>
        <translation>Wie das Muster heißt</translation>
    </message>
    <message>
        <source>Moves of the pattern</source>
        <translation>Züge des Musters</translation>
    </message>
    <message>
        <source>Moves; none: the cube on screen</source>
        <translation>Züge; ohne: der Würfel am Bildschirm</translation>
    </message>
    <message>
        <source>Moves that make the pattern from the solved cube; leave this empty to save the cube that is on screen</source>
        <translation>Züge, die das Muster aus dem gelösten Würfel machen; leer lassen, um den gezeigten Würfel zu speichern</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Gib ihm erst einen Namen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>How many different patterns the six faces have</source>
        <translation>Wie viele verschiedene Muster die sechs Seiten haben</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How many cubes, as the colours are</source>
        <translation>Wie viele Würfel, mit den Farben, wie sie sind</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>How many cubes that no other side, mirror or change of colours makes equal</source>
        <translation>Wie viele Würfel, die keine andere Lage, kein Spiegel und kein Farbtausch gleich macht</translation>
    </message>
    <message>
        <source>Point here to see it on the cube; click to do it. Undo brings back what was there.</source>
        <translation>Zeige hierher, um es am Würfel zu sehen; klicke, um es zu tun. Rückgängig holt zurück, was war.</translation>
    </message>
    <message>
        <source>Random state</source>
        <translation>Zufallsstellung</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Bewertet</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Numbers of rules, and no-home, colour-sets or colour-sets-all, with commas between;
the Lab explains each</source>
        <translation>Nummern von Regeln, und no-home, colour-sets oder colour-sets-all, mit Kommas dazwischen;
das Labor erklärt jede</translation>
    </message>
    <message>
        <source>Kind of scramble</source>
        <translation>Art des Scrambles</translation>
    </message>
    <message>
        <source>Size of the scrambled cube</source>
        <translation>Größe des verdrehten Würfels</translation>
    </message>
    <message>
        <source>Layers along an edge; the cube on screen follows</source>
        <translation>Schichten je Kante; der Würfel am Bildschirm folgt</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Anzahl der Züge</translation>
    </message>
    <message>
        <source>Candidates at each step</source>
        <translation>Kandidaten bei jedem Schritt</translation>
    </message>
    <message>
        <source>Best candidates to choose from</source>
        <translation>Beste Kandidaten zur Auswahl</translation>
    </message>
    <message>
        <source>How many moves are tried out at each step; {usual} by default</source>
        <translation>Wie viele Züge bei jedem Schritt probiert werden; Vorgabe: {usual}</translation>
    </message>
    <message>
        <source>Of how many of the best of them one is chosen at random; {usual} by default, 1 always chooses the best</source>
        <translation>Aus wie vielen der besten einer zufällig gewählt wird; Vorgabe: {usual}, 1 nimmt immer den besten</translation>
    </message>
    <message>
        <source>{usual} moves by default for {name}</source>
        <translation>Für {name} sind {usual} Züge die Vorgabe</translation>
    </message>
    <message>
        <source>Rules that the scramble obeys</source>
        <translation>Regeln, die der Scramble erfüllt</translation>
    </message>
    <message>
        <source>a fresh one</source>
        <translation>ein neuer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A number: the same seed always gives the same scrambles</source>
        <translation>Eine Zahl: Derselbe Seed gibt immer dieselben Scrambles</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>Lä&amp;nge</translation>
    </message>
    <message>
        <source>Candida&amp;tes</source>
        <translation>&amp;Kandidaten</translation>
    </message>
    <message>
        <source>Kept &amp;best</source>
        <translation>Bes&amp;te</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Regel&amp;n</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>One of the 48 cubes that obey all six rules of the perfect scramble, each equally likely. It looks perfectly mixed, and is anything but random.</source>
        <translation>Einer der 48 Würfel, die alle sechs Regeln des perfekten Scrambles erfüllen, jeder gleich wahrscheinlich. Er sieht perfekt gemischt aus und ist alles andere als zufällig.</translation>
    </message>
    <message>
        <source>No rule at all: every state is equally likely.</source>
        <translation>Gar keine Regel: Jede Stellung ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>A cube that obeys {rules}, each equally likely: {said}. It looks well mixed, and is less random for it. The first one may take minutes.</source>
        <translation>Ein Würfel, der {rules} erfüllt, jeder gleich wahrscheinlich: {said}. Er sieht gut gemischt aus und ist darum weniger zufällig. Der erste kann Minuten dauern.</translation>
    </message>
    <message>
        <source>rule {names}</source>
        <translation>Regel {names}</translation>
    </message>
    <message>
        <source>rules {names}</source>
        <translation>Regeln {names}</translation>
    </message>
    <message>
        <source>Moves drawn by chance, none of which undoes or repeats an earlier one. Quick, and as competitions have it for 5×5×5 to 7×7×7; not every state is equally likely.</source>
        <translation>Zufällig gezogene Züge, von denen keiner einen früheren aufhebt oder wiederholt. Schnell, und für 5×5×5 bis 7×7×7 wie im Wettbewerb; nicht jede Stellung ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>At each step the move is one of the best mixing of some drawn by chance. It looks better mixed than chance has it, and so is less random: not for competitions.</source>
        <translation>Bei jedem Schritt ist der Zug einer der am besten mischenden von einigen zufällig gezogenen. Er sieht besser gemischt aus, als der Zufall es tut, und ist darum weniger zufällig: nicht für Wettbewerbe.</translation>
    </message>
    <message>
        <source>Every state is equally likely. Above {name} the state alone is set: moves that lead to it are not looked for.</source>
        <translation>Jede Stellung ist gleich wahrscheinlich. Über {name} wird nur die Stellung gesetzt: Züge dorthin werden nicht gesucht.</translation>
    </message>
    <message>
        <source>Every state is equally likely, as in competitions. The state is drawn first and solved; the scramble is the solution backwards. It need not look well mixed.</source>
        <translation>Jede Stellung ist gleich wahrscheinlich, wie im Wettbewerb. Erst wird die Stellung gezogen und gelöst; der Scramble ist die Lösung rückwärts. Gut gemischt aussehen muss er nicht.</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Show only the likeliest repairs</source>
        <translation>Nur die wahrscheinlichsten Reparaturen zeigen</translation>
    </message>
    <message>
        <source>Show all repairs</source>
        <translation>Alle Reparaturen zeigen</translation>
    </message>
    <message>
        <source>&amp;1  Six colours a face</source>
        <translation>&amp;1  Sechs Farben je Seite</translation>
    </message>
    <message>
        <source>&amp;2  At most two alike</source>
        <translation>&amp;2  Höchstens zwei gleich</translation>
    </message>
    <message>
        <source>&amp;3  None side by side</source>
        <translation>&amp;3  Keine nebeneinander</translation>
    </message>
    <message>
        <source>&amp;4  None diagonal</source>
        <translation>&amp;4  Keine diagonal</translation>
    </message>
    <message>
        <source>&amp;5  None across edges</source>
        <translation>&amp;5  Keine über Kanten</translation>
    </message>
    <message>
        <source>&amp;6  Six patterns</source>
        <translation>&amp;6  Sechs Muster</translation>
    </message>
    <message>
        <source>No c&amp;ubie at home</source>
        <translation>Kei&amp;n Stein am Platz</translation>
    </message>
    <message>
        <source>Colour sets o&amp;n faces</source>
        <translation>Farbsätze au&amp;f Seiten</translation>
    </message>
    <message>
        <source>Colour sets &amp;anywhere</source>
        <translation>Farbsä&amp;tze überall</translation>
    </message>
    <message>
        <source>Each of the six colours is on every face, the centre&apos;s included.</source>
        <translation>Jede der sechs Farben ist auf jeder Seite, das Mittelstück mitgezählt.</translation>
    </message>
    <message>
        <source>No colour is more than twice among the nine stickers of a face. With rule 1, three colours are there twice and three once.</source>
        <translation>Keine Farbe kommt unter den neun Stickern einer Seite mehr als zweimal vor. Mit Regel 1 sind drei Farben zweimal da und drei einmal.</translation>
    </message>
    <message>
        <source>Stickers of one face that share a side have different colours.</source>
        <translation>Sticker einer Seite, die sich eine Kante teilen, haben verschiedene Farben.</translation>
    </message>
    <message>
        <source>Stickers of one face that touch at a corner only have different colours.</source>
        <translation>Sticker einer Seite, die sich nur an einer Ecke berühren, haben verschiedene Farben.</translation>
    </message>
    <message>
        <source>Across each edge of the cube, the sticker of an edge piece differs from the sticker of the corner beside it on the other face.</source>
        <translation>Über jede Würfelkante hinweg unterscheidet sich der Sticker eines Kantensteins von dem der Ecke daneben auf der anderen Seite.</translation>
    </message>
    <message>
        <source>No two faces look alike, however they are turned or mirrored and whatever their colours are called.</source>
        <translation>Keine zwei Seiten sehen gleich aus, wie man sie auch dreht oder spiegelt und wie ihre Farben auch heißen.</translation>
    </message>
    <message>
        <source>No corner and no edge is in its own place, twisted or not.</source>
        <translation>Keine Ecke und keine Kante ist an ihrem eigenen Platz, ob verdreht oder nicht.</translation>
    </message>
    <message>
        <source>Four stickers meet at each of 24 points inside the faces; each of the 15 sets of four colours meets at one of them.</source>
        <translation>An 24 Punkten innerhalb der Seiten treffen sich je vier Sticker; jeder der 15 Sätze aus vier Farben kommt an einem davon vor.</translation>
    </message>
    <message>
        <source>The same, but the 24 points on the edges of the cube where four stickers meet count too.</source>
        <translation>Dasselbe, aber auch die 24 Punkte auf den Würfelkanten zählen, an denen sich vier Sticker treffen.</translation>
    </message>
    <message>
        <source>What breaks it.</source>
        <translation>So wird sie verletzt.</translation>
    </message>
    <message>
        <source>Held: {rule}.</source>
        <translation>Erfüllt: {rule}.</translation>
    </message>
    <message>
        <source>{how_broken}: {rule}.</source>
        <translation>{how_broken}: {rule}.</translation>
    </message>
    <message>
        <source>Broken, {n} is at home</source>
        <translation>Verletzt, {n} ist am Platz</translation>
    </message>
    <message>
        <source>Broken, {n} are at home</source>
        <translation>Verletzt, {n} sind am Platz</translation>
    </message>
    <message>
        <source>Broken, {some} of {all} sets are there</source>
        <translation>Verletzt, {some} von {all} Sätzen sind da</translation>
    </message>
    <message>
        <source>Broken, {some} of 6 are there</source>
        <translation>Verletzt, {some} von 6 sind da</translation>
    </message>
    <message>
        <source>Broken by {n} sticker</source>
        <translation>Verletzt von {n} Sticker</translation>
    </message>
    <message>
        <source>Broken by {n} stickers</source>
        <translation>Verletzt von {n} Stickern</translation>
    </message>
    <message>
        <source>Nothing to do: 0 moves.</source>
        <translation>Nichts zu tun: 0 Züge.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Turn and scramble the cube, and look back</source>
        <translation>Drehen, verdrehen und zurückblicken</translation>
    </message>
    <message>
        <source>Have your own cube solved</source>
        <translation>Den eigenen Würfel lösen lassen</translation>
    </message>
    <message>
        <source>Learn to solve it alone, step by step</source>
        <translation>Lern Schritt für Schritt, ihn allein zu lösen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Time your solves and practise cases</source>
        <translation>Zeiten messen und Fälle üben</translation>
    </message>
    <message>
        <source>Try out algs, patterns and perfect scrambles</source>
        <translation>Algs, Muster und perfekte Scrambles ausprobieren</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the cube looks</source>
        <translation>Das Aussehen des Würfels ändern</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Open, save and export</source>
        <translation>Öffnen, speichern und exportieren</translation>
    </message>
    <message>
        <source>Watch these moves (Space; Enter shows them, → makes one)</source>
        <translation>Diese Züge ansehen (Leertaste; Enter zeigt sie, → macht einen)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy these moves as text (Ctrl+C)</source>
        <translation>Diese Züge als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop all searches and keep the best answers (Esc)</source>
        <translation>Alle Suchen anhalten und die besten Lösungen behalten (Esc)</translation>
    </message>
    <message>
        <source>Follow it</source>
        <translation>Nachdrehen</translation>
    </message>
    <message>
        <source>Go through the moves one by one, with the cube in your hand</source>
        <translation>Geh die Züge einzeln durch, mit dem Würfel in der Hand</translation>
    </message>
    <message>
        <source>Ready to solve</source>
        <translation>Bereit zum Lösen</translation>
    </message>
    <message>
        <source>Finds the moves from here to the solved cube.</source>
        <translation>Findet die Züge von hier bis zum gelösten Würfel.</translation>
    </message>
    <message>
        <source>The cube is solved</source>
        <translation>Der Würfel ist gelöst</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>You can begin already.</source>
        <translation>Du kannst schon anfangen.</translation>
    </message>
    <message>
        <source>Looking for an easier solution. You can begin already.</source>
        <translation>Eine leichtere Lösung wird gesucht. Du kannst schon anfangen.</translation>
    </message>
    <message>
        <source>Looking for a shorter solution. You can begin already.</source>
        <translation>Eine kürzere Lösung wird gesucht. Du kannst schon anfangen.</translation>
    </message>
    <message>
        <source>How far this is</source>
        <translation>Wie weit das ist</translation>
    </message>
    <message>
        <source>All the shortest answers</source>
        <translation>Alle kürzesten Antworten</translation>
    </message>
    <message>
        <source>Choose an answer (↑ ↓); Enter shows it</source>
        <translation>Wähle eine Antwort (↑ ↓); Enter zeigt sie</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>{state} in {metric}</source>
        <translation>{state} in {metric}</translation>
    </message>
    <message>
        <source>{n} shortest answers</source>
        <translation>{n} kürzeste Antworten</translation>
    </message>
    <message>
        <source>Stopped before there was an answer.</source>
        <translation>Angehalten, bevor es eine Antwort gab.</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Die ersten {n} sind aufgelistet.</translation>
    </message>
    <message>
        <source>{length}, by hand</source>
        <translation>{length}, von Hand</translation>
    </message>
    <message>
        <source>{moves} … and {n} more</source>
        <translation>{moves} … und {n} weitere</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let the search go on</source>
        <translation>Die Suche weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Let the search rest; it can go on later</source>
        <translation>Die Suche ruhen lassen; sie kann später weitergehen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Bring the removed one back</source>
        <translation>Entferntes zurückholen</translation>
    </message>
    <message>
        <source>Take this row away (Del)</source>
        <translation>Diese Zeile wegnehmen (Entf)</translation>
    </message>
    <message>
        <source>Stop this one and keep its best answer (Del; Esc stops all)</source>
        <translation>Diese Suche anhalten und ihre beste Antwort behalten (Entf; Esc hält alle an)</translation>
    </message>
    <message>
        <source>Scores of random cubes, and of the cube on screen</source>
        <translation>Punkte zufälliger Würfel und des Würfels am Bildschirm</translation>
    </message>
    <message>
        <source>{score} mixed</source>
        <translation>{score} gemischt</translation>
    </message>
    <message>
        <source>ordered {score}</source>
        <translation>geordnet {score}</translation>
    </message>
    <message>
        <source>this cube: {score} →</source>
        <translation>dieser Würfel: {score} →</translation>
    </message>
    <message>
        <source>← this cube: {score}</source>
        <translation>← dieser Würfel: {score}</translation>
    </message>
    <message>
        <source>this cube: {score}</source>
        <translation>dieser Würfel: {score}</translation>
    </message>
    <message>
        <source>a state of the {name}</source>
        <translation>eine Stellung des {name}</translation>
    </message>
    <message>
        <source>Click to see it above; Enter or a double click sets it on the cube</source>
        <translation>Klicken zeigt ihn oben; Enter oder Doppelklick setzt ihn auf den Würfel</translation>
    </message>
    <message>
        <source>Drag to any moment. Keys: ← → one move, Home and End the ends, Space plays and pauses</source>
        <translation>Ziehe zu einem beliebigen Moment. Tasten: ← → ein Zug, Pos1 und Ende die Enden, Leertaste spielt ab und hält an</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>{step}: move {last}</source>
        <translation>{step}: Zug {last}</translation>
    </message>
    <message>
        <source>{step}: moves {first}–{last}</source>
        <translation>{step}: Züge {first}–{last}</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Ran&amp;dom cube</source>
        <translation>&amp;Zufälliger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the search (Esc)</source>
        <translation>Die Suche anhalten (Esc)</translation>
    </message>
    <message>
        <source>The cubes before these</source>
        <translation>Die Würfel davor</translation>
    </message>
    <message>
        <source>The cubes after these</source>
        <translation>Die Würfel danach</translation>
    </message>
    <message>
        <source>Est&amp;imate</source>
        <translation>Schätz&amp;en</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Find every cube that obeys the chosen rules</source>
        <translation>Alle Würfel finden, die die gewählten Regeln erfüllen</translation>
    </message>
    <message>
        <source>Estimate how many cubes obey the chosen rules</source>
        <translation>Schätzen, wie viele Würfel die gewählten Regeln erfüllen</translation>
    </message>
    <message>
        <source>{n} nodes</source>
        <translation>{n} Knoten</translation>
    </message>
    <message>
        <source>{share} done · {nodes}</source>
        <translation>{share} fertig · {nodes}</translation>
    </message>
    <message>
        <source>{n} class found</source>
        <translation>{n} Klasse gefunden</translation>
    </message>
    <message>
        <source>{n} classes found</source>
        <translation>{n} Klassen gefunden</translation>
    </message>
    <message>
        <source>Stopped. The table has only what was found until then.</source>
        <translation>Angehalten. Die Tabelle enthält nur, was bis dahin gefunden wurde.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Angehalten, bevor etwas gefunden wurde.</translation>
    </message>
    <message>
        <source>Classes {first} to {last} of {total}, a cube of each:</source>
        <translation>Klassen {first} bis {last} von {total}, von jeder ein Würfel:</translation>
    </message>
    <message>
        <source>The only class; its other cubes are this one held otherwise or in the mirror:</source>
        <translation>Die einzige Klasse; ihre anderen Würfel sind dieser, anders gehalten oder im Spiegel:</translation>
    </message>
    <message>
        <source>Scramble the cube to one that obeys the chosen rules, each as likely as any other</source>
        <translation>Den Würfel so verdrehen, dass er die gewählten Regeln erfüllt, jeder gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>Wie weit die Suche ist</translation>
    </message>
    <message>
        <source>Cubes by number of different patterns</source>
        <translation>Würfel nach Zahl verschiedener Muster</translation>
    </message>
    <message>
        <source>Choose a row (↑ ↓) to page through those cubes below</source>
        <translation>Wähle eine Zeile (↑ ↓), um diese Würfel unten durchzublättern</translation>
    </message>
    <message>
        <source>Cubes found</source>
        <translation>Gefundene Würfel</translation>
    </message>
    <message>
        <source>from </source>
        <translation>ab </translation>
    </message>
    <message>
        <source>Number of the first cube shown</source>
        <translation>Nummer des ersten gezeigten Würfels</translation>
    </message>
    <message>
        <source>Type a number and press Enter to see the cubes from there on</source>
        <translation>Zahl eingeben und Enter drücken, um die Würfel ab dort zu sehen</translation>
    </message>
    <message>
        <source>Every cube that obeys the chosen rules can be found: in a second with all six, in up to two minutes with few.</source>
        <translation>Alle Würfel, die die gewählten Regeln erfüllen, lassen sich finden: mit allen sechs in einer Sekunde, mit wenigen in bis zu zwei Minuten.</translation>
    </message>
    <message>
        <source>The chosen rules leave too many cubes to find each. Their number is estimated from random probes, with its error. Rules 3 and 4, 3 and 5, or 2, 4 and 5 together make a full search possible.</source>
        <translation>Die gewählten Regeln lassen zu viele Würfel zu, um jeden zu finden. Ihre Zahl wird aus Stichproben geschätzt, mit Fehlerangabe. Regeln 3 und 4, 3 und 5 oder 2, 4 und 5 zusammen erlauben die volle Suche.</translation>
    </message>
    <message>
        <source>No cube at all obeys the rules {rules} at once ({seconds} s).</source>
        <translation>Kein Würfel erfüllt die Regeln {rules} zugleich ({seconds} s).</translation>
    </message>
    <message>
        <source>1 cube obeys the rules {rules}: it was found in {seconds} s, with {nodes} nodes.</source>
        <translation>1 Würfel erfüllt die Regeln {rules}: Er wurde in {seconds} s gefunden, mit {nodes} Knoten.</translation>
    </message>
    <message>
        <source>{cubes} cubes obey the rules {rules}, in 1 class: every one was found in {seconds} s, with {nodes} nodes.</source>
        <translation>{cubes} Würfel erfüllen die Regeln {rules}, in 1 Klasse: Alle wurden in {seconds} s gefunden, mit {nodes} Knoten.</translation>
    </message>
    <message>
        <source>{cubes} cubes obey the rules {rules}, in {classes} classes: every one was found in {seconds} s, with {nodes} nodes.</source>
        <translation>{cubes} Würfel erfüllen die Regeln {rules}, in {classes} Klassen: Alle wurden in {seconds} s gefunden, mit {nodes} Knoten.</translation>
    </message>
    <message>
        <source>About {cubes} cubes obey the rules {rules}, give or take {error} ({share}), which holds 19 times of 20. Estimated from {probes} probes.</source>
        <translation>Etwa {cubes} Würfel erfüllen die Regeln {rules}, plus oder minus {error} ({share}), was in 19 von 20 Fällen zutrifft. Geschätzt aus {probes} Stichproben.</translation>
    </message>
    <message>
        <source>About {cubes} cubes obey no rule in particular, give or take {error} ({share}), which holds 19 times of 20. Estimated from {probes} probes.</source>
        <translation>Etwa {cubes} Würfel gibt es ganz ohne Regel, plus oder minus {error} ({share}), was in 19 von 20 Fällen zutrifft. Geschätzt aus {probes} Stichproben.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>The times go here; type another name and press Enter to rename it</source>
        <translation>Hierhin kommen die Zeiten; gib einen anderen Namen ein und drücke Enter, um sie umzubenennen</translation>
    </message>
    <message>
        <source>Begin, rename, delete or compare them</source>
        <translation>Beginnen, umbenennen, löschen oder vergleichen</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>Note on this session</source>
        <translation>Notiz zu dieser Sitzung</translation>
    </message>
    <message>
        <source>A few words saved with this session; Enter saves them</source>
        <translation>Ein paar Worte, die mit dieser Sitzung gespeichert werden; Enter speichert sie</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Save the times of all sessions in a file</source>
        <translation>Die Zeiten aller Sitzungen in einer Datei speichern</translation>
    </message>
    <message>
        <source>Write a few words about this session</source>
        <translation>Ein paar Worte über diese Sitzung schreiben</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>See two sessions side by side</source>
        <translation>Zwei Sitzungen nebeneinander sehen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>For csTimer…</source>
        <translation>Für csTimer…</translation>
    </message>
    <message>
        <source>As a table…</source>
        <translation>Als Tabelle…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begin another session</source>
        <translation>Eine weitere Sitzung beginnen</translation>
    </message>
    <message>
        <source>Type another name for this session</source>
        <translation>Dieser Sitzung einen anderen Namen geben</translation>
    </message>
    <message>
        <source>It comes with the program. Make a copy to change it.</source>
        <translation>Sie gehört zum Programm. Leg eine Kopie an, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Changes are not saved yet. They are kept, also when the window closes.</source>
        <translation>Die Änderungen sind noch nicht gespeichert. Sie bleiben erhalten, auch wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>Gezählt in</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message>
        <source>Make a method of your own of this one</source>
        <translation>Aus dieser Methode eine eigene machen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Take a method that somebody shared as a file</source>
        <translation>Eine Methode übernehmen, die jemand als Datei weitergegeben hat</translation>
    </message>
    <message>
        <source>Save it among your methods, where Solve finds it</source>
        <translation>Unter den eigenen Methoden speichern, wo „Lösen“ sie findet</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save it as a file to share</source>
        <translation>Als Datei zum Weitergeben speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this method of yours</source>
        <translation>Diese eigene Methode löschen</translation>
    </message>
    <message>
        <source>Undo the last change of this method</source>
        <translation>Die letzte Änderung dieser Methode rückgängig machen</translation>
    </message>
    <message>
        <source>Back to what is saved</source>
        <translation>Zurück zum Gespeicherten</translation>
    </message>
    <message>
        <source>Take all changes back since it was saved</source>
        <translation>Alle Änderungen seit dem Speichern zurücknehmen</translation>
    </message>
    <message>
        <source>Take the method that you deleted last again</source>
        <translation>Die zuletzt gelöschte Methode zurückholen</translation>
    </message>
    <message>
        <source>Name of the method</source>
        <translation>Name der Methode</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>Über die Methode</translation>
    </message>
    <message>
        <source>A sentence or two that the list of solvers shows</source>
        <translation>Ein Satz oder zwei, die in der Liste der Löser stehen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Bring {method} back</source>
        <translation>{method} zurückholen</translation>
    </message>
    <message>
        <source>Delete this session with all its times</source>
        <translation>Diese Sitzung mit allen Zeiten löschen</translation>
    </message>
    <message>
        <source>Two seconds more, for a last turn that was missing; press again for two more</source>
        <translation>Zwei Sekunden mehr, weil eine letzte Drehung fehlte; noch einmal drücken für zwei weitere</translation>
    </message>
    <message>
        <source>&amp;DNF</source>
        <translation>D&amp;NF</translation>
    </message>
    <message>
        <source>The solve was not finished (DNF)</source>
        <translation>Sie wurde nicht beendet: did not finish</translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation>No&amp;tiz…</translation>
    </message>
    <message>
        <source>Write a few words beside this time</source>
        <translation>Ein paar Worte zu dieser Zeit schreiben</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>Delete this time (Del); Undo brings it back</source>
        <translation>Diese Zeit löschen (Entf); Rückgängig holt sie zurück</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>W&amp;ieder ansehen</translation>
    </message>
    <message>
        <source>See the solve again on the cube, as fast as it was (Enter)</source>
        <translation>Die Lösung noch einmal am Würfel sehen, so schnell, wie sie war (Enter)</translation>
    </message>
    <message>
        <source>Look at this solve…</source>
        <translation>Diese Lösung ansehen…</translation>
    </message>
    <message>
        <source>See what each step of it cost, beside the shortest</source>
        <translation>Sehen, was jeder Schritt gekostet hat, neben dem kürzesten</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>A comment</source>
        <translation>Ein Kommentar</translation>
    </message>
    <message>
        <source>Comment on this time</source>
        <translation>Kommentar zu dieser Zeit</translation>
    </message>
    <message>
        <source>A few words saved with this time; Enter saves them</source>
        <translation>Ein paar Worte, die mit dieser Zeit gespeichert werden; Enter speichert sie</translation>
    </message>
    <message>
        <source>Your times and averages will be charted here.</source>
        <translation>Hier erscheint der Verlauf deiner Zeiten und Schnitte.</translation>
    </message>
    <message>
        <source>{count} times, best {best}</source>
        <translation>{count} Zeiten, beste {best}</translation>
    </message>
    <message>
        <source>No. {number}: {time}</source>
        <translation>Nr. {number}: {time}</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>beste {time}</translation>
    </message>
    <message>
        <source>{n} solve</source>
        <translation>{n} Zeit</translation>
    </message>
    <message>
        <source>{n} solves</source>
        <translation>{n} Zeiten</translation>
    </message>
    <message>
        <source>Times appear here. They are saved in a file.</source>
        <translation>Hier erscheinen die Zeiten. Sie werden in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>{turns} turns, {speed} a second</source>
        <translation>{turns} Drehungen, {speed} je Sekunde</translation>
    </message>
    <message>
        <source>Only the shortest</source>
        <translation>Nur die kürzesten</translation>
    </message>
    <message>
        <source>One turn longer as well</source>
        <translation>Auch eine Drehung länger</translation>
    </message>
    <message>
        <source>Two turns longer as well</source>
        <translation>Auch zwei Drehungen länger</translation>
    </message>
    <message>
        <source>By comfort</source>
        <translation>Bequemste</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Drehungen</translation>
    </message>
    <message>
        <source>The next turn only</source>
        <translation>Nur die nächste Drehung</translation>
    </message>
    <message>
        <source>The length only</source>
        <translation>Nur die Länge</translation>
    </message>
    <message>
        <source>Every shortest solution of a step of the cube on screen can be found here.</source>
        <translation>Alle kürzesten Lösungen für einen Schritt des Würfels auf dem Bildschirm lassen sich hier finden.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lang</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>Whe&amp;re</source>
        <translation>S&amp;telle</translation>
    </message>
    <message>
        <source>How lo&amp;ng</source>
        <translation>Wie lan&amp;g</translation>
    </message>
    <message>
        <source>Each one, side by side</source>
        <translation>Jede einzeln, nebeneinander</translation>
    </message>
    <message>
        <source>Find every shortest solution of this step</source>
        <translation>Alle kürzesten Lösungen dieses Schritts finden</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Finden</translation>
    </message>
    <message>
        <source>Order of what was found</source>
        <translation>Reihenfolge des Gefundenen</translation>
    </message>
    <message>
        <source>How much is told</source>
        <translation>Wie viel verraten wird</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Solutions of the step</source>
        <translation>Lösungen des Schritts</translation>
    </message>
    <message>
        <source>Turns allowed; none chosen means all that suit the step</source>
        <translation>Erlaubte Drehungen; keine gewählt heißt alle, die zum Schritt passen</translation>
    </message>
    <message>
        <source>A step of this cube</source>
        <translation>Ein Schritt dieses Würfels</translation>
    </message>
    <message>
        <source>Allow {turn}</source>
        <translation>{turn} erlauben</translation>
    </message>
    <message>
        <source>From another side</source>
        <translation>Von einer anderen Seite</translation>
    </message>
    <message>
        <source>In the mirror</source>
        <translation>Im Spiegel</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Backwards in the mirror</source>
        <translation>Rückwärts im Spiegel</translation>
    </message>
    <message>
        <source>Algs for the case</source>
        <translation>Algs für den Fall</translation>
    </message>
    <message>
        <source>{n} turns, comfort {cost}: {why}</source>
        <translation>{n} Züge, Bequemlichkeit {cost}: {why}</translation>
    </message>
    <message>
        <source>The alg of the library</source>
        <translation>Der Alg der Bibliothek</translation>
    </message>
    <message>
        <source>There is no such solution.</source>
        <translation>So eine Lösung gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing has been found so far.</source>
        <translation>Bisher wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>This step is done already: there is nothing to turn.</source>
        <translation>Dieser Schritt ist schon erledigt: Hier ist nichts zu drehen.</translation>
    </message>
    <message>
        <source>The first {n} solutions found, the shortest of {distance}.</source>
        <translation>Die ersten {n} gefundenen Lösungen, die kürzeste mit {distance}.</translation>
    </message>
    <message>
        <source>{n} solutions, the shortest of {distance}.</source>
        <translation>{n} Lösungen, die kürzeste mit {distance}.</translation>
    </message>
    <message>
        <source>U and R only</source>
        <translation>Nur U und R</translation>
    </message>
    <message>
        <source>U, R and F only</source>
        <translation>Nur U, R und F</translation>
    </message>
    <message>
        <source>No B</source>
        <translation>Ohne B</translation>
    </message>
    <message>
        <source>Half turns only</source>
        <translation>Nur halbe Drehungen</translation>
    </message>
    <message>
        <source>Easy to turn</source>
        <translation>Leicht zu drehen</translation>
    </message>
    <message>
        <source>Prefer turns of the right side, the top and the left to those of the back and the bottom, even if there is one more (Space)</source>
        <translation>Lieber Drehungen von rechter Seite, Oberseite und linker Seite als von Rückseite und Unterseite, auch wenn es eine mehr ist (Leertaste)</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>Some of it has been built already.</source>
        <translation>Ein Teil davon ist schon gebaut.</translation>
    </message>
    <message>
        <source>To be built first: {cost}.</source>
        <translation>Wird erst gebaut: {cost}.</translation>
    </message>
    <message>
        <source>Keep improving for</source>
        <translation>Weiter verbessern:</translation>
    </message>
    <message>
        <source>List all the shortest</source>
        <translation>Alle kürzesten auflisten</translation>
    </message>
    <message>
        <source>improve for {seconds} s</source>
        <translation>{seconds} s verbessern</translation>
    </message>
    <message>
        <source>only {turns}</source>
        <translation>nur {turns}</translation>
    </message>
    <message>
        <source>all the shortest</source>
        <translation>alle kürzesten</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds to keep improving</source>
        <translation>Sekunden zum Verbessern</translation>
    </message>
    <message>
        <source>Look for shorter answers until the time is over</source>
        <translation>Nach kürzeren Antworten suchen, bis die Zeit um ist</translation>
    </message>
    <message>
        <source>How long to look for shorter answers (↑ ↓)</source>
        <translation>Wie lange nach kürzeren Antworten gesucht wird (↑ ↓)</translation>
    </message>
    <message>
        <source>Shortest in</source>
        <translation>Am kürzesten in</translation>
    </message>
    <message>
        <source>Turns allowed</source>
        <translation>Erlaubte Drehungen</translation>
    </message>
    <message>
        <source>Which turns the answer may use: choose (↓), or type faces such as U R F2</source>
        <translation>Welche Drehungen die Antwort nutzen darf: wählen (↓) oder Seiten eingeben wie U R F2</translation>
    </message>
    <message>
        <source>Table of the optimal solver</source>
        <translation>Tabelle des optimalen Lösers</translation>
    </message>
    <message>
        <source>easy to turn</source>
        <translation>leicht zu drehen</translation>
    </message>
    <message>
        <source>{name}, {unit}</source>
        <translation>{name}, {unit}</translation>
    </message>
    <message>
        <source>What the solver counts: is a half turn, or one of an inner layer, one move or two?</source>
        <translation>Was der Löser zählt: Ist eine halbe Drehung oder die einer inneren Schicht ein Zug oder zwei?</translation>
    </message>
    <message>
        <source>A larger table takes longer to build and proves faster</source>
        <translation>Eine größere Tabelle braucht länger zum Bauen und beweist schneller</translation>
    </message>
    <message>
        <source>Find every answer that is as short as the shortest (Space)</source>
        <translation>Alle Antworten finden, die so kurz sind wie die kürzeste (Leertaste)</translation>
    </message>
    <message>
        <source>Shortest &amp;in</source>
        <translation>Am &amp;kürzesten in</translation>
    </message>
    <message>
        <source>Tur&amp;ns</source>
        <translation>D&amp;rehungen</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>How to see it</source>
        <translation>Woran man es erkennt</translation>
    </message>
    <message>
        <source>What to look at to recognise this case</source>
        <translation>Worauf du schauen musst, um diesen Fall zu erkennen</translation>
    </message>
    <message>
        <source>Keep this cube as the target</source>
        <translation>Diesen Würfel als Ziel merken</translation>
    </message>
    <message>
        <source>Solve to</source>
        <translation>Lösen zu</translation>
    </message>
    <message>
        <source>What the answer leads to (↑ ↓)</source>
        <translation>Wohin die Antwort führt (↑ ↓)</translation>
    </message>
    <message>
        <source>The target as text</source>
        <translation>Das Ziel als Text</translation>
    </message>
    <message>
        <source>Facelets, or moves from the solved cube</source>
        <translation>Würfeltext oder Züge vom gelösten Würfel</translation>
    </message>
    <message>
        <source>Paste the facelets of the target, or type moves that lead to it from the solved cube</source>
        <translation>Füge den Würfeltext des Ziels ein oder gib Züge ein, die vom gelösten Würfel dorthin führen</translation>
    </message>
    <message>
        <source>Remember the cube as it is now; then turn or scramble it and solve to what it was</source>
        <translation>Den Würfel merken, wie er jetzt ist; dann drehen oder verdrehen und zu ihm hin lösen</translation>
    </message>
    <message>
        <source>the cube kept</source>
        <translation>dem gemerkten Würfel</translation>
    </message>
    <message>
        <source>The cube kept</source>
        <translation>Der gemerkte Würfel</translation>
    </message>
    <message>
        <source>Typed or pasted</source>
        <translation>Eingegeben oder eingefügt</translation>
    </message>
    <message>
        <source>the cube typed</source>
        <translation>dem eingegebenen Würfel</translation>
    </message>
    <message>
        <source>Paste or type the target, or choose another one.</source>
        <translation>Füge das Ziel ein, gib es ein oder wähle ein anderes.</translation>
    </message>
    <message>
        <source>This is {what}.</source>
        <translation>Das ist: {what}.</translation>
    </message>
    <message>
        <source>This is a {name}, and the cube to solve is a {shown}.</source>
        <translation>Das ist ein {name}, und der Würfel zum Lösen ist ein {shown}.</translation>
    </message>
    <message>
        <source>Times of this session and their averages</source>
        <translation>Zeiten dieser Sitzung und ihre Mittel</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <source>Click here, then hold Space until the time turns green, and let go to start.
Any key stops, Esc gives up. Space means the timer only while this field has the
frame around it; on the cube it means what the cube&apos;s keys say.</source>
        <translation>Klicke hierher, halte dann die Leertaste, bis die Zeit grün wird, und lass los zum Starten.
Jede Taste hält an, Esc gibt auf. Die Leertaste meint den Timer nur, solange dieses Feld
den Rahmen hat; am Würfel tut sie, was die Würfeltasten sagen.</translation>
    </message>
    <message>
        <source>Times of this session, the newest first</source>
        <translation>Zeiten dieser Sitzung, die neuesten zuerst</translation>
    </message>
    <message>
        <source>A personal best when it was made</source>
        <translation>Als sie entstand, war sie eine persönliche Bestzeit</translation>
    </message>
    <message>
        <source>Scramble to be solved</source>
        <translation>Scramble zum Lösen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorheriger</translation>
    </message>
    <message>
        <source>Back to the scramble before</source>
        <translation>Zurück zum vorigen Scramble</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Nä&amp;chster</translation>
    </message>
    <message>
        <source>Take another scramble</source>
        <translation>Einen anderen Scramble nehmen</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Show the scrambled cube on screen, to compare yours</source>
        <translation>Den verdrehten Würfel am Bildschirm zeigen, um deinen zu vergleichen</translation>
    </message>
    <message>
        <source>Put the scramble on the clipboard</source>
        <translation>Den Scramble in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Show the same cube from its start</source>
        <translation>Denselben Würfel von Anfang an zeigen</translation>
    </message>
    <message>
        <source>Set up aga&amp;in</source>
        <translation>Noch&amp;mal aufbauen</translation>
    </message>
    <message>
        <source>Set another cube up for this step</source>
        <translation>Einen anderen Würfel für diesen Schritt aufbauen</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Compare your turns with the shortest</source>
        <translation>Deine Züge mit den kürzesten vergleichen</translation>
    </message>
    <message>
        <source>Say only how many turns the shortest solutions have</source>
        <translation>Nur sagen, wie viele Züge die kürzesten Lösungen haben</translation>
    </message>
    <message>
        <source>Say only the next turn of a shortest way on; it is not counted</source>
        <translation>Nur den nächsten Zug auf einem kürzesten Weg sagen; der Versuch zählt dann nicht</translation>
    </message>
    <message>
        <source>Len&amp;gth</source>
        <translation>Lä&amp;nge</translation>
    </message>
    <message>
        <source>Ne&amp;xt turn</source>
        <translation>Nächster &amp;Zug</translation>
    </message>
    <message>
        <source>Show the shortest solutions; this one is not counted</source>
        <translation>Die kürzesten Lösungen zeigen; der Versuch zählt dann nicht</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>Copy a&amp;ll</source>
        <translation>Alles k&amp;opieren</translation>
    </message>
    <message>
        <source>Scramble: solved, {hold}</source>
        <translation>Scramble: gelöst, {hold}</translation>
    </message>
    <message>
        <source>Next step draws a cube and shows its scramble.</source>
        <translation>„Nächster Schritt“ lost einen Würfel aus und zeigt seinen Scramble.</translation>
    </message>
    <message>
        <source>Do the step on screen, or on your own cube and type your turns.</source>
        <translation>Mach den Schritt am Bildschirm, oder an deinem Würfel und tipp deine Züge ein.</translation>
    </message>
    <message>
        <source>They appear here once you have done the step.</source>
        <translation>Sie erscheinen hier, sobald du den Schritt gemacht hast.</translation>
    </message>
    <message>
        <source>{n} solution</source>
        <translation>{n} Lösung</translation>
    </message>
    <message>
        <source>{n} solutions</source>
        <translation>{n} Lösungen</translation>
    </message>
    <message>
        <source>The first {n} solutions</source>
        <translation>Die ersten {n} Lösungen</translation>
    </message>
    <message>
        <source>Yours: {n}   {alg}</source>
        <translation>Deine: {n}   {alg}</translation>
    </message>
    <message>
        <source>Scramble of the step</source>
        <translation>Scramble des Schritts</translation>
    </message>
    <message>
        <source>Your turns, or how many</source>
        <translation>Züge oder ihre Anzahl</translation>
    </message>
    <message>
        <source>What you did on your own cube: R U2 F&apos;, or only the number of turns (Enter)</source>
        <translation>Was du an deinem Würfel gemacht hast: R U2 F&apos;, oder nur die Zahl der Züge (Enter)</translation>
    </message>
    <message>
        <source>Shortest solutions of the step</source>
        <translation>Kürzeste Lösungen des Schritts</translation>
    </message>
    <message>
        <source>{own}, best {fewest}</source>
        <translation>{own}, beste {fewest}</translation>
    </message>
    <message>
        <source>best {fewest}</source>
        <translation>beste {fewest}</translation>
    </message>
    <message>
        <source>As short as it can be.</source>
        <translation>Kürzer geht es nicht.</translation>
    </message>
    <message>
        <source>{n} turn more than needed.</source>
        <translation>{n} Zug mehr als nötig.</translation>
    </message>
    <message>
        <source>{n} turns more than needed.</source>
        <translation>{n} Züge mehr als nötig.</translation>
    </message>
    <message>
        <source>These are the shortest solutions.</source>
        <translation>Das sind die kürzesten Lösungen.</translation>
    </message>
    <message>
        <source>Next: {turn}. The way on has {turns} from here.</source>
        <translation>Als Nächstes: {turn}. Von hier aus sind es noch {turns}.</translation>
    </message>
    <message>
        <source>The shortest solutions have {turns}.</source>
        <translation>Die kürzesten Lösungen haben {turns}.</translation>
    </message>
    <message>
        <source>Do it on screen: turns are counted. Or type what you did.</source>
        <translation>Mach ihn am Bildschirm: Die Züge werden gezählt. Oder tipp ein, was du gemacht hast.</translation>
    </message>
    <message>
        <source>How many times the trend shows</source>
        <translation>Wie viele Zeiten der Verlauf zeigt</translation>
    </message>
    <message>
        <source>Best {average}</source>
        <translation>Bester {average}</translation>
    </message>
    <message>
        <source>Compare sessions</source>
        <translation>Sitzungen vergleichen</translation>
    </message>
    <message>
        <source>How often each time was reached in two sessions</source>
        <translation>Wie oft jede Zeit in zwei Sitzungen erreicht wurde</translation>
    </message>
    <message>
        <source>How the averages of two sessions go</source>
        <translation>Wie die Schnitte zweier Sitzungen verlaufen</translation>
    </message>
    <message>
        <source>Session to be compared</source>
        <translation>Sitzung, die verglichen wird</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>— {one}, - - {other}; the trend is of {average}</source>
        <translation>— {one}, - - {other}; Verlauf: {average}</translation>
    </message>
    <message>
        <source>Number of times</source>
        <translation>Zahl der Zeiten</translation>
    </message>
    <message>
        <source>The steps of the method, and all of them together</source>
        <translation>Die Schritte der Methode, und alle zusammen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The mean length</source>
        <translation>Die mittlere Länge</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>The standard deviation: two of three solves are no farther from the mean</source>
        <translation>Die Standardabweichung: Zwei von drei Lösungen liegen nicht weiter vom Mittel entfernt</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>Die kürzeste und die längste</translation>
    </message>
    <message>
        <source>Length of each step</source>
        <translation>Länge jedes Schritts</translation>
    </message>
    <message>
        <source>Standard deviation σ</source>
        <translation>Standardabweichung σ</translation>
    </message>
    <message>
        <source>By hour</source>
        <translation>Nach Uhrzeit</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>Times by the hour of the day</source>
        <translation>Zeiten nach Uhrzeit</translation>
    </message>
    <message>
        <source>Times by day</source>
        <translation>Zeiten nach Tag</translation>
    </message>
    <message>
        <source>How the times are seen</source>
        <translation>Wie die Zeiten gezeigt werden</translation>
    </message>
    <message>
        <source>See the times by how often, by hour, by day or by phase</source>
        <translation>Die Zeiten nach Häufigkeit, Uhrzeit, Tag oder Phase zeigen</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>Last {count}</source>
        <translation>Letzte {count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Inspection</source>
        <translation>&amp;Inspektion</translation>
    </message>
    <message>
        <source>On sc&amp;reen</source>
        <translation>A&amp;m Bildschirm</translation>
    </message>
    <message>
        <source>best of this session</source>
        <translation>beste dieser Sitzung</translation>
    </message>
    <message>
        <source>faster than {share} %</source>
        <translation>schneller als {share} %</translation>
    </message>
    <message>
        <source>slower than {share} %</source>
        <translation>langsamer als {share} %</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The scramble is being made …</source>
        <translation>Der Scramble wird erzeugt …</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <source>Undo the last change of times</source>
        <translation>Die letzte Änderung der Zeiten rückgängig machen</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Wiederholen: {what}</translation>
    </message>
    <message>
        <source>15 seconds to look at the cube first: a start after that costs 2 seconds, after
17 the solve</source>
        <translation>15 Sekunden zum Ansehen des Würfels: Ein späterer Start kostet 2 Sekunden, nach
17 die Lösung</translation>
    </message>
    <message>
        <source>Solve the cube on screen: the first turn starts the clock, the last one stops it,
and the moves are recorded</source>
        <translation>Den Würfel am Bildschirm lösen: Die erste Drehung startet die Uhr, die letzte hält sie
an, und die Züge werden aufgezeichnet</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorne</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>{cube}: {facts}.</source>
        <translation>{cube}: {facts}.</translation>
    </message>
    <message>
        <source>All moves are done.</source>
        <translation>Alle Züge sind gemacht.</translation>
    </message>
    <message>
        <source>{done} of {count} moves are done.</source>
        <translation>{done} von {count} Zügen sind getan.</translation>
    </message>
    <message>
        <source>Done last: {move}.</source>
        <translation>Zuletzt: {move}.</translation>
    </message>
    <message>
        <source>Next: {move}.</source>
        <translation>Als nächstes: {move}.</translation>
    </message>
    <message>
        <source>{face}: all {colour}</source>
        <translation>{face}: alles {colour}</translation>
    </message>
    <message>
        <source>{face}:</source>
        <translation>{face}:</translation>
    </message>
    <message>
        <source>unpainted</source>
        <translation>unbemalt</translation>
    </message>
    <message>
        <source>paint a cube in</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>paint {n} sticker</source>
        <translation>{n} Sticker malen</translation>
    </message>
    <message>
        <source>paint {n} stickers</source>
        <translation>{n} Sticker malen</translation>
    </message>
    <message>
        <source>{stroke}, {n} filled in</source>
        <translation>{stroke}, {n} ergänzt</translation>
    </message>
    <message>
        <source>No moves to this state are known: set it as in the picture.</source>
        <translation>Zu dieser Stellung sind keine Züge bekannt: Stelle sie ein wie im Bild.</translation>
    </message>
    <message>
        <source>laying out the pages</source>
        <translation>Seiten setzen</translation>
    </message>
    <message>
        <source>{hold} before the first move</source>
        <translation>{hold} vor dem ersten Zug</translation>
    </message>
    <message>
        <source>made with cubeapp</source>
        <translation>erstellt mit cubeapp</translation>
    </message>
    <message>
        <source>the printer takes nothing</source>
        <translation>der Drucker nimmt nichts an</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>drawing scramble {number} of {count}</source>
        <translation>Scramble {number} von {count} zeichnen</translation>
    </message>
    <message>
        <source>Extra scrambles of the {name}, for attempts done again</source>
        <translation>Zusätzliche Scrambles des {name}, für wiederholte Versuche</translation>
    </message>
    <message>
        <source>Solved in {turns} and {seconds} s.</source>
        <translation>Gelöst: {turns} in {seconds} s.</translation>
    </message>
    <message>
        <source>This is it. Did you know it?</source>
        <translation>Das ist er. Hast du ihn gewusst?</translation>
    </message>
    <message>
        <source>this is not a valid choice of cases</source>
        <translation>das ist keine Auswahl von Fällen</translation>
    </message>
    <message>
        <source>Tick at least one case to practise.</source>
        <translation>Hake mindestens einen Fall zum Üben an.</translation>
    </message>
    <message>
        <source>a case to practise</source>
        <translation>ein Fall zum Üben</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <translation>Der abgelegte Text</translation>
    </message>
    <message>
        <source>2×2×2</source>
        <translation>2×2×2</translation>
    </message>
    <message>
        <source>See how far all positions are from solved, and every shortest solution</source>
        <translation>Sehen, wie weit alle Stellungen vom gelösten Würfel entfernt sind, und alle kürzesten Lösungen</translation>
    </message>
    <message>
        <source>Choose size 2 first: all positions of the 2×2×2 can be explored</source>
        <translation>Wähle erst Größe 2: Alle Stellungen des 2×2×2 lassen sich erkunden</translation>
    </message>
    <message>
        <source>counting all positions</source>
        <translation>alle Stellungen zählen</translation>
    </message>
    <message>
        <source>a position of {distance}</source>
        <translation>eine Stellung mit Abstand {distance}</translation>
    </message>
    <message>
        <source>solution {number}</source>
        <translation>Lösung {number}</translation>
    </message>
    <message>
        <source>more than {most} pictures are too much for a film; have it quicker or with fewer pictures a second, or export pages</source>
        <translation>mehr als {most} Bilder sind zu viel für einen Film; mach ihn schneller oder mit weniger Bildern je Sekunde, oder exportiere Seiten</translation>
    </message>
    <message>
        <source>{count} pictures of {width}×{height} are too much for a film; {less} would do, or a quicker film, or fewer pictures a second</source>
        <translation>{count} Bilder von {width}×{height} sind zu viel für einen Film; mit {less} geht es, oder schneller, oder mit weniger Bildern je Sekunde</translation>
    </message>
    <message>
        <source>choosing the colours</source>
        <translation>Farben auswählen</translation>
    </message>
    <message>
        <source>drawing picture {number} of {count}</source>
        <translation>Bild {number} von {count} zeichnen</translation>
    </message>
    <message>
        <source>The cube after {n} moves</source>
        <translation>Der Würfel nach {n} Zügen</translation>
    </message>
    <message>
        <source>The cube after {n} move</source>
        <translation>Der Würfel nach {n} Zug</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>zeichnen</translation>
    </message>
    <message>
        <source>A cube</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>{width}×{height} at scale {scale} is too large for a picture</source>
        <translation>{width}×{height} im Maßstab {scale} ist zu groß für ein Bild</translation>
    </message>
    <message>
        <source>this would have {count} pictures, and there is room for {most}; have one a step, or export as text</source>
        <translation>das wären {count} Bilder, und Platz ist für {most}; nimm eins je Schritt oder exportiere als Text</translation>
    </message>
    <message>
        <source>{count} pictures of {width}×{height} are too much for one strip; have them smaller, or one a step, or export pages</source>
        <translation>{count} Bilder von {width}×{height} sind zu viel für einen Streifen; mach sie kleiner, nimm eins je Schritt oder exportiere Seiten</translation>
    </message>
    <message>
        <source>go to bookmark {name}</source>
        <translation>zum Lesezeichen {name}</translation>
    </message>
    <message>
        <source>Opened the session “{name}”.</source>
        <translation>Sitzung „{name}“ geöffnet.</translation>
    </message>
    <message>
        <source>This session stays open, for it cannot be saved: {reason}</source>
        <translation>Diese Sitzung bleibt offen, denn sie lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>Another window goes on with this session; what you do here is saved as “{name}”.</source>
        <translation>Ein anderes Fenster führt diese Sitzung weiter; was du hier tust, wird als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file {name} {fault}.</source>
        <translation>Die Datei {name} {fault}.</translation>
    </message>
    <message>
        <source>The file {name} holds no session that makes sense.</source>
        <translation>Die Datei {name} enthält keine sinnvolle Sitzung.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The printing was stopped.</source>
        <translation>Der Druck wurde angehalten.</translation>
    </message>
    <message>
        <source>The export was stopped; no file was written.</source>
        <translation>Der Export wurde angehalten; keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>Sitzung vom {date}</translation>
    </message>
    <message>
        <source>top side clockwise</source>
        <translation>obere Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>right side clockwise</source>
        <translation>rechte Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>front side clockwise</source>
        <translation>vordere Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>bottom side clockwise</source>
        <translation>untere Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>left side clockwise</source>
        <translation>linke Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>back side clockwise</source>
        <translation>hintere Seite im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the top clockwise</source>
        <translation>äußere Schichten oben im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the right clockwise</source>
        <translation>äußere Schichten rechts im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the front clockwise</source>
        <translation>äußere Schichten vorne im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the bottom clockwise</source>
        <translation>äußere Schichten unten im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the left clockwise</source>
        <translation>äußere Schichten links im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the back clockwise</source>
        <translation>äußere Schichten hinten im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the left</source>
        <translation>mittlere Schicht im Uhrzeigersinn, von links gesehen</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the bottom</source>
        <translation>mittlere Schicht im Uhrzeigersinn, von unten gesehen</translation>
    </message>
    <message>
        <source>middle layer clockwise, seen from the front</source>
        <translation>mittlere Schicht im Uhrzeigersinn, von vorne gesehen</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the right</source>
        <translation>ganzer Würfel im Uhrzeigersinn, von rechts gesehen</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the top</source>
        <translation>ganzer Würfel im Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>whole cube clockwise, seen from the front</source>
        <translation>ganzer Würfel im Uhrzeigersinn, von vorne gesehen</translation>
    </message>
    <message>
        <source>top side anticlockwise</source>
        <translation>obere Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>right side anticlockwise</source>
        <translation>rechte Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>front side anticlockwise</source>
        <translation>vordere Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>bottom side anticlockwise</source>
        <translation>untere Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>left side anticlockwise</source>
        <translation>linke Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>back side anticlockwise</source>
        <translation>hintere Seite gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the top anticlockwise</source>
        <translation>äußere Schichten oben gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the right anticlockwise</source>
        <translation>äußere Schichten rechts gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the front anticlockwise</source>
        <translation>äußere Schichten vorne gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the bottom anticlockwise</source>
        <translation>äußere Schichten unten gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the left anticlockwise</source>
        <translation>äußere Schichten links gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>outer layers at the back anticlockwise</source>
        <translation>äußere Schichten hinten gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the left</source>
        <translation>mittlere Schicht gegen den Uhrzeigersinn, von links gesehen</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the bottom</source>
        <translation>mittlere Schicht gegen den Uhrzeigersinn, von unten gesehen</translation>
    </message>
    <message>
        <source>middle layer anticlockwise, seen from the front</source>
        <translation>mittlere Schicht gegen den Uhrzeigersinn, von vorne gesehen</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the right</source>
        <translation>ganzer Würfel gegen den Uhrzeigersinn, von rechts gesehen</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the top</source>
        <translation>ganzer Würfel gegen den Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>whole cube anticlockwise, seen from the front</source>
        <translation>ganzer Würfel gegen den Uhrzeigersinn, von vorne gesehen</translation>
    </message>
    <message>
        <source>left-hand width one less</source>
        <translation>linke Hand: eine Schicht weniger</translation>
    </message>
    <message>
        <source>left-hand width one more</source>
        <translation>linke Hand: eine Schicht mehr</translation>
    </message>
    <message>
        <source>right-hand width one less</source>
        <translation>rechte Hand: eine Schicht weniger</translation>
    </message>
    <message>
        <source>right-hand width one more</source>
        <translation>rechte Hand: eine Schicht mehr</translation>
    </message>
    <message>
        <source>both hand widths back to 1</source>
        <translation>beide Hände wieder eine Schicht</translation>
    </message>
    <message>
        <source>digit {digit} of a layer&apos;s number</source>
        <translation>Ziffer {digit} der Schichtnummer</translation>
    </message>
    <message>
        <source>Virtual cube: the keys lie under the fingers that turn</source>
        <translation>Virtueller Würfel: Die Tasten liegen unter den Fingern, die drehen</translation>
    </message>
    <message>
        <source>Letters: the letter names the face, Shift turns it back, a digit before it picks the layer</source>
        <translation>Buchstaben: Der Buchstabe nennt die Seite, Umschalt dreht zurück, eine Ziffer davor wählt die Schicht</translation>
    </message>
    <message>
        <source>layer {layer} …</source>
        <translation>Schicht {layer} …</translation>
    </message>
    <message>
        <source>hand widths: left {left}, right {right}</source>
        <translation>Schichten je Hand: links {left}, rechts {right}</translation>
    </message>
    <message>
        <source>a cube of the search</source>
        <translation>ein Würfel der Suche</translation>
    </message>
    <message>
        <source>perfect cube {number}</source>
        <translation>perfekter Würfel {number}</translation>
    </message>
    <message>
        <source>pair 1</source>
        <translation>Paar 1</translation>
    </message>
    <message>
        <source>{colour} cross</source>
        <translation>Kreuz in {colour}</translation>
    </message>
    <message>
        <source>Four {colour} edges come to the bottom, each below the centre of its other colour.</source>
        <translation>Vier Kanten mit {colour} kommen nach unten, jede unter das Mittelstück ihrer anderen Farbe.</translation>
    </message>
    <message>
        <source>A {colour} corner and the edge above it go into their slot together, front right.</source>
        <translation>Eine Ecke mit {colour} und die Kante darüber kommen zusammen an ihren Platz vorne rechts.</translation>
    </message>
    <message>
        <source>pair 2</source>
        <translation>Paar 2</translation>
    </message>
    <message>
        <source>The same on the left: the corner and its edge meet on top, then go down.</source>
        <translation>Links dasselbe: Ecke und Kante finden sich oben und gehen dann nach unten.</translation>
    </message>
    <message>
        <source>pair 3</source>
        <translation>Paar 3</translation>
    </message>
    <message>
        <source>The back right slot is filled; the pieces that are done are moved away and back.</source>
        <translation>Der Platz hinten rechts wird gefüllt; fertige Steine werden weg- und wieder zurückgedreht.</translation>
    </message>
    <message>
        <source>pair 4</source>
        <translation>Paar 4</translation>
    </message>
    <message>
        <source>With the last pair in, the two lower layers are finished.</source>
        <translation>Mit dem letzten Paar sind die beiden unteren Schichten fertig.</translation>
    </message>
    <message>
        <source>{colour} top</source>
        <translation>Oberseite in {colour}</translation>
    </message>
    <message>
        <source>A fixed sequence turns every {colour} sticker up and keeps the rest as it was.</source>
        <translation>Eine feste Zugfolge dreht alle Sticker in {colour} nach oben und lässt den Rest, wie er war.</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>letzte Schicht</translation>
    </message>
    <message>
        <source>Another one lets the last pieces trade places; then the top turns home.</source>
        <translation>Eine weitere vertauscht die letzten Steine; dann kommt die Oberseite an ihren Platz.</translation>
    </message>
    <message>
        <source>Your own patterns: {problem}</source>
        <translation>Deine eigenen Muster: {problem}</translation>
    </message>
    <message>
        <source>It is called &apos;{name}&apos; now.</source>
        <translation>Es heißt jetzt „{name}“.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is back.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>This pattern was deleted or renamed in another window.</source>
        <translation>Dieses Muster wurde in einem anderen Fenster gelöscht oder umbenannt.</translation>
    </message>
    <message>
        <source>There is already a pattern called &apos;{name}&apos;; choose another name</source>
        <translation>Es gibt schon ein Muster namens „{name}“; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>That is the solved cube; turn it first, or type the moves</source>
        <translation>Das ist der gelöste Würfel; drehe ihn erst oder gib die Züge ein</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Cubes, moves and sessions (*.txt *.json);;All files (*)</source>
        <translation>Würfel, Züge und Sitzungen (*.txt *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Verdrehen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Algs</source>
        <translation>Algs</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Saved session</source>
        <translation>Gespeicherte Sitzung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Open a cube, moves or a session</source>
        <translation>Würfel, Züge oder Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save facelets</source>
        <translation>Würfeltext speichern</translation>
    </message>
    <message>
        <source>Turn, scramble, paint in and solve cubes of any size, and watch how it is done. Everything happens on this machine.</source>
        <translation>Würfel jeder Größe drehen, verdrehen, eingeben und lösen, und zusehen, wie es geht. Alles geschieht auf diesem Rechner.</translation>
    </message>
    <message>
        <source>About cubeapp</source>
        <translation>Über cubeapp</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Cube</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>Size of the cube</source>
        <translation>Größe des Würfels</translation>
    </message>
    <message>
        <source>Layers along an edge, 2 to 100: type a number and press Enter, or ↑ ↓</source>
        <translation>Schichten je Kante, 2 bis 100: Zahl eingeben und Enter drücken, oder ↑ ↓</translation>
    </message>
    <message>
        <source>Stop at the first answer</source>
        <translation>Bei der ersten Antwort aufhören</translation>
    </message>
    <message>
        <source>Take the first answer found, which takes a blink</source>
        <translation>Die erste gefundene Antwort nehmen, was einen Wimpernschlag dauert</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>schlicht</translation>
    </message>
    <message>
        <source>any first</source>
        <translation>beliebige zuerst</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>default</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>{colour} first</source>
        <translation>{colour} zuerst</translation>
    </message>
    <message>
        <source>left-handed</source>
        <translation>linkshändig</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Volle Tabelle</translation>
    </message>
    <message>
        <source>Full table (the shortest)</source>
        <translation>Volle Tabelle (am kürzesten)</translation>
    </message>
    <message>
        <source>Looks the cube up among all 3,674,160 positions: nothing is shorter.</source>
        <translation>Schlägt den Würfel unter allen 3 674 160 Stellungen nach: Nichts ist kürzer.</translation>
    </message>
    <message>
        <source>Two-phase</source>
        <translation>Zwei Phasen</translation>
    </message>
    <message>
        <source>Two-phase (short, at once)</source>
        <translation>Zwei Phasen (kurz, sofort)</translation>
    </message>
    <message>
        <source>Finds about 20 moves in a blink, and fewer if it may go on looking.</source>
        <translation>Findet im Nu etwa 20 Züge, und weniger, wenn es weitersuchen darf.</translation>
    </message>
    <message>
        <source>Improve the answer for a second</source>
        <translation>Die Lösung eine Sekunde lang verbessern</translation>
    </message>
    <message>
        <source>Take the first answer at once, and the shorter ones found in a second</source>
        <translation>Die erste Lösung sofort nehmen, und die kürzeren, die sich in einer Sekunde finden</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Optimal (the shortest, proven)</source>
        <translation>Optimal (am kürzesten, bewiesen)</translation>
    </message>
    <message>
        <source>Proves that nothing is shorter, which takes a minute or two for most cubes, longer in quarter turns. It can rest, or be stopped with the best so far.</source>
        <translation>Beweist, dass nichts kürzer ist, was meist ein, zwei Minuten dauert, in Vierteldrehungen länger. Es kann ruhen oder mit dem bisher Besten angehalten werden.</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Fewest Moves</translation>
    </message>
    <message>
        <source>Fewest moves (as competitors do)</source>
        <translation>Fewest Moves (wie im Wettbewerb)</translation>
    </message>
    <message>
        <source>EO, DR, HTR and a finish, each on the scramble, its inverse or both, written down as in a competition, with a sentence for each stage.</source>
        <translation>EO, DR, HTR und ein Finish, jeweils auf dem Scramble, seinem Inversen oder beiden, aufgeschrieben wie im Wettbewerb, mit einem Satz zu jeder Etappe.</translation>
    </message>
    <message>
        <source>Look for about a second</source>
        <translation>Etwa eine Sekunde suchen</translation>
    </message>
    <message>
        <source>Try the same number of ways on every cube, and take the shortest</source>
        <translation>Bei jedem Würfel gleich viele Wege probieren und den kürzesten nehmen</translation>
    </message>
    <message>
        <source>Big cube</source>
        <translation>Großer Würfel</translation>
    </message>
    <message>
        <source>Big cube (short, for every size)</source>
        <translation>Großer Würfel (kurz, für jede Größe)</translation>
    </message>
    <message>
        <source>Finds a first answer soon, and shorter ones while it looks on. The first cube of a size takes longer, for what it needs is made then.</source>
        <translation>Findet bald eine erste Antwort und kürzere, während es weitersucht. Der erste Würfel einer Größe dauert länger, weil dann gemacht wird, was er braucht.</translation>
    </message>
    <message>
        <source>Stop when it is good for its size</source>
        <translation>Aufhören, wenn es für die Größe gut ist</translation>
    </message>
    <message>
        <source>Look for shorter answers as long as is worth while: a second on a 4×4×4, half a minute on a 10×10×10, some minutes on the largest</source>
        <translation>Nach kürzeren Antworten suchen, solange es lohnt: beim 4×4×4 eine Sekunde, beim 10×10×10 eine halbe Minute, beim größten einige Minuten</translation>
    </message>
    <message>
        <source>CFOP (by hand, as fast cubers do)</source>
        <translation>CFOP (von Hand, wie schnelle Cuber)</translation>
    </message>
    <message>
        <source>Cross, four pairs, then the top in two looks, each step with a sentence that says what it does. The cases have the names that cubers know.</source>
        <translation>Kreuz, vier Paare, dann oben in zwei Blicken, jeder Schritt mit einem Satz dazu, was er tut. Die Fälle heißen, wie Cuber sie kennen.</translation>
    </message>
    <message>
        <source>{title} (by hand, step by step)</source>
        <translation>{title} (von Hand, Schritt für Schritt)</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>left block</source>
        <translation>Linker Block</translation>
    </message>
    <message>
        <source>right block</source>
        <translation>Rechter Block</translation>
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
        <translation>Roux</translation>
    </message>
    <message>
        <source>ZZ</source>
        <translation>ZZ</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>{stage} {n}</source>
        <translation>{stage} {n}</translation>
    </message>
    <message>
        <source>first block</source>
        <translation>Erster Block</translation>
    </message>
    <message>
        <source>second block</source>
        <translation>Zweiter Block</translation>
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
        <translation>Anfänger (von Hand, Schicht für Schicht)</translation>
    </message>
    <message>
        <source>Layer by layer, with two algs for each part of the top, each step with a sentence that says what it does and why.</source>
        <translation>Schicht für Schicht, mit zwei Algs für jeden Teil oben, jeder Schritt mit einem Satz dazu, was er tut und warum.</translation>
    </message>
    <message>
        <source>The cards of the course, from this cube to a solved one: one next step each time.</source>
        <translation>Die Karten des Kurses, von diesem Würfel bis zum gelösten: immer genau ein nächster Schritt.</translation>
    </message>
    <message>
        <source>Layer by layer, as in most booklets: a daisy first, and few algs to remember.</source>
        <translation>Schicht für Schicht wie in den meisten Heften: erst ein Gänseblümchen, und wenige Algs zu merken.</translation>
    </message>
    <message>
        <source>Layer by layer, with two algs for each part of the top.</source>
        <translation>Schicht für Schicht, mit zwei Algs für jeden Teil der oberen.</translation>
    </message>
    <message>
        <source>A cross, four pairs, and two algs for the top: how speedcubers do it.</source>
        <translation>Ein Kreuz, vier Paare und zwei Algs für oben: So machen es Speedcuber.</translation>
    </message>
    <message>
        <source>One layer corner by corner, then the other one in two looks.</source>
        <translation>Eine Schicht Ecke für Ecke, dann die andere in zwei Blicken.</translation>
    </message>
    <message>
        <source>Centres, then edges, then CFOP as on a 3×3×3.</source>
        <translation>Mitten, dann Kanten, dann CFOP wie beim 3×3×3.</translation>
    </message>
    <message>
        <source>The solution that is there has no steps to explain.</source>
        <translation>Die Lösung, die da ist, hat keine Schritte, die sich erklären lassen.</translation>
    </message>
    <message>
        <source>There is no lesson for cubes of this size yet.</source>
        <translation>Für Würfel dieser Größe gibt es noch keine Lektion.</translation>
    </message>
    <message>
        <source>Explain my cube</source>
        <translation>Meinen Würfel erklären</translation>
    </message>
    <message>
        <source>See how people solve it</source>
        <translation>Sieh, wie Menschen ihn lösen</translation>
    </message>
    <message>
        <source>Do it on your own cube</source>
        <translation>Am eigenen Würfel machen</translation>
    </message>
    <message>
        <source>Step before</source>
        <translation>Schritt davor</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>not on the way</source>
        <translation>nicht auf dem Weg</translation>
    </message>
    <message>
        <source>{done} of {count} moves</source>
        <translation>{done} von {count} Zügen</translation>
    </message>
    <message>
        <source>part {done} of {count}</source>
        <translation>Teil {done} von {count}</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Classic (by hand, as in most booklets)</source>
        <translation>Klassisch (von Hand, wie in den meisten Anleitungen)</translation>
    </message>
    <message>
        <source>A daisy, the cross, then layer by layer with as few algs as can be: more turns than the other beginner&apos;s way, but less to remember.</source>
        <translation>Ein Gänseblümchen, das Kreuz, dann Schicht für Schicht mit so wenigen Algs wie möglich: mehr Drehungen als der andere Anfängerweg, aber weniger zu merken.</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>Reduction (by hand, as a 3×3×3)</source>
        <translation>Reduktion (von Hand, als 3×3×3)</translation>
    </message>
    <message>
        <source>Centres, then edges, then CFOP as on a 3×3×3, each step with a sentence that says what it does and why. It takes more turns than Big cube, but a person can follow it.</source>
        <translation>Mittelstücke, dann Kanten, dann CFOP wie beim 3×3×3, jeder Schritt mit einem Satz dazu, was er tut und warum. Es braucht mehr Drehungen als „Großer Würfel“, aber ein Mensch kann folgen.</translation>
    </message>
    <message>
        <source>Ortega</source>
        <translation>Ortega</translation>
    </message>
    <message>
        <source>Ortega (by hand, in three steps)</source>
        <translation>Ortega (von Hand, in drei Schritten)</translation>
    </message>
    <message>
        <source>A face of any colour, the face opposite, then both layers at once.</source>
        <translation>Eine Seite in beliebiger Farbe, die Seite gegenüber, dann beide Schichten zugleich.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers (by hand, one after the other)</source>
        <translation>Schichten (von Hand, eine nach der anderen)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeren</translation>
    </message>
    <message>
        <source>start from the current cube</source>
        <translation>vom aktuellen Würfel ausgehen</translation>
    </message>
    <message>
        <source>fill in implied stickers</source>
        <translation>Eindeutiges ausfüllen</translation>
    </message>
    <message>
        <source>The moves of this solve cannot be read: {reason}</source>
        <translation>Die Züge dieser Lösung lassen sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>The moves of this solve and their times do not fit together.</source>
        <translation>Die Züge dieser Lösung und ihre Zeiten passen nicht zusammen.</translation>
    </message>
    <message>
        <source>replay {time}</source>
        <translation>{time} wiedergeben</translation>
    </message>
    <message>
        <source>waiting for its turn</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>building what it needs</source>
        <translation>baut, was er braucht</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>bringing all centres to their axes</source>
        <translation>alle Mittelstücke zu ihren Achsen bringen</translation>
    </message>
    <message>
        <source>bringing four edges to a slice</source>
        <translation>vier Kanten in eine Scheibe bringen</translation>
    </message>
    <message>
        <source>bringing the centres of an axis together</source>
        <translation>die Mittelstücke einer Achse zusammenbringen</translation>
    </message>
    <message>
        <source>bringing the first centres together</source>
        <translation>die ersten Mittelstücke zusammenbringen</translation>
    </message>
    <message>
        <source>bringing the other centres to their axes</source>
        <translation>die anderen Mittelstücke zu ihren Achsen bringen</translation>
    </message>
    <message>
        <source>bringing the wings together</source>
        <translation>die Flügel zusammenbringen</translation>
    </message>
    <message>
        <source>building the two-phase tables and search</source>
        <translation>Zwei-Phasen-Tabellen und Suche werden gebaut</translation>
    </message>
    <message>
        <source>choosing how free layers turn</source>
        <translation>wählen, wie freie Schichten drehen</translation>
    </message>
    <message>
        <source>compiling the 4×4×4 search</source>
        <translation>die 4×4×4-Suche wird kompiliert</translation>
    </message>
    <message>
        <source>compiling the 5×5×5 search</source>
        <translation>die 5×5×5-Suche wird kompiliert</translation>
    </message>
    <message>
        <source>compiling the choice of scored scrambles</source>
        <translation>die Auswahl bewerteter Scrambles wird kompiliert</translation>
    </message>
    <message>
        <source>building the two-phase tables of quarter turns</source>
        <translation>Zwei-Phasen-Tabellen der Vierteldrehungen werden gebaut</translation>
    </message>
    <message>
        <source>building the tables and the search of fewest moves</source>
        <translation>Fewest-Moves-Tabellen und Suche werden gebaut</translation>
    </message>
    <message>
        <source>compiling the searches for steps and algs</source>
        <translation>die Suchen nach Schritten und Algs werden kompiliert</translation>
    </message>
    <message>
        <source>compiling the estimate of perfect scrambles</source>
        <translation>die Schätzung perfekter Scrambles wird kompiliert</translation>
    </message>
    <message>
        <source>compiling the optimal search</source>
        <translation>die Optimal-Suche wird kompiliert</translation>
    </message>
    <message>
        <source>compiling the search for perfect scrambles</source>
        <translation>die Suche nach perfekten Scrambles wird kompiliert</translation>
    </message>
    <message>
        <source>compiling the turns of layers</source>
        <translation>die Drehungen von Schichten werden kompiliert</translation>
    </message>
    <message>
        <source>pairing four edges</source>
        <translation>vier Kanten paaren</translation>
    </message>
    <message>
        <source>pairing the other edges and solving the centres</source>
        <translation>die anderen Kanten paaren und die Mittelstücke lösen</translation>
    </message>
    <message>
        <source>parting the wings</source>
        <translation>die Flügel trennen</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>sucht</translation>
    </message>
    <message>
        <source>starting the compiler</source>
        <translation>der Compiler wird gestartet</translation>
    </message>
    <message>
        <source>working out what free layers do</source>
        <translation>ausrechnen, was freie Schichten tun</translation>
    </message>
    <message>
        <source>2×2×2 table</source>
        <translation>2×2×2-Tabelle</translation>
    </message>
    <message>
        <source>4×4×4 tables</source>
        <translation>4×4×4-Tabellen</translation>
    </message>
    <message>
        <source>5×5×5 tables</source>
        <translation>5×5×5-Tabellen</translation>
    </message>
    <message>
        <source>corner table</source>
        <translation>Ecken-Tabelle</translation>
    </message>
    <message>
        <source>default optimal table</source>
        <translation>Optimal-Tabelle (Standard)</translation>
    </message>
    <message>
        <source>default optimal table for quarter turns</source>
        <translation>Optimal-Tabelle (Standard) für Vierteldrehungen</translation>
    </message>
    <message>
        <source>full table of phase 1</source>
        <translation>volle Tabelle der Phase 1</translation>
    </message>
    <message>
        <source>large optimal table</source>
        <translation>Optimal-Tabelle (groß)</translation>
    </message>
    <message>
        <source>large optimal table for quarter turns</source>
        <translation>Optimal-Tabelle (groß) für Vierteldrehungen</translation>
    </message>
    <message>
        <source>small optimal table</source>
        <translation>Optimal-Tabelle (klein)</translation>
    </message>
    <message>
        <source>small optimal table for quarter turns</source>
        <translation>Optimal-Tabelle (klein) für Vierteldrehungen</translation>
    </message>
    <message>
        <source>two-phase tables</source>
        <translation>Zwei-Phasen-Tabellen</translation>
    </message>
    <message>
        <source>bars, {n} cells to go</source>
        <translation>Balken, noch {n} Felder</translation>
    </message>
    <message>
        <source>centres, {n} to go</source>
        <translation>Mittelstücke, noch {n}</translation>
    </message>
    <message>
        <source>estimating, about {n} cubes</source>
        <translation>schätzen, etwa {n} Würfel</translation>
    </message>
    <message>
        <source>searching, {n} cubes so far</source>
        <translation>suchen, bisher {n} Würfel</translation>
    </message>
    <message>
        <source>building the {table}</source>
        <translation>wird gebaut: {table}</translation>
    </message>
    <message>
        <source>keeping the {table}</source>
        <translation>wird gespeichert: {table}</translation>
    </message>
    <message>
        <source>loading the {table} as far as it is built</source>
        <translation>wird geladen, soweit gebaut: {table}</translation>
    </message>
    <message>
        <source>loading the {table}</source>
        <translation>wird geladen: {table}</translation>
    </message>
    <message>
        <source>the {table} needs {size} of memory, and only {free} are free; choose a smaller table</source>
        <translation>{table}: Dafür sind {size} Speicher nötig, und nur {free} sind frei; wähl eine kleinere Tabelle</translation>
    </message>
    <message>
        <source>the {table} needs {size} of the disk, and only {free} are free in {folder}; make room or choose a smaller table</source>
        <translation>{table}: Dafür sind {size} Plattenplatz nötig, und nur {free} sind frei in {folder}; schaff Platz oder wähl eine kleinere Tabelle</translation>
    </message>
    <message>
        <source>{size} of disk and memory, {time} to build once</source>
        <translation>{size} Platte und Speicher, einmal bauen: {time}</translation>
    </message>
    <message>
        <source>about {n} min</source>
        <translation>etwa {n} min</translation>
    </message>
    <message>
        <source>about {n} s</source>
        <translation>etwa {n} s</translation>
    </message>
    <message>
        <source>improving</source>
        <translation>verbessert</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewiesen optimal</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>{name} table</source>
        <translation>Tabelle: {name}</translation>
    </message>
    <message>
        <source>for {seconds} s</source>
        <translation>{seconds} s lang</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>zu {target}</translation>
    </message>
    <message>
        <source>By hand. The search for a shorter one is over.</source>
        <translation>Von Hand. Die Suche nach einer kürzeren Lösung ist beendet.</translation>
    </message>
    <message>
        <source>By hand; a shorter one is on its way.</source>
        <translation>Von Hand; eine kürzere Lösung ist unterwegs.</translation>
    </message>
    <message>
        <source>At most {most}, at least {least}.</source>
        <translation>Höchstens {most}, mindestens {least}.</translation>
    </message>
    <message>
        <source>{n} billion</source>
        <translation>{n} Mrd.</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} Tage</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>A batch is being made or saved. Wait until it is there, or cancel it first.</source>
        <translation>Ein Stapel wird gerade erzeugt oder gespeichert. Warte, bis er fertig ist, oder brich ihn zuerst ab.</translation>
    </message>
    <message>
        <source>scrambled, {length}</source>
        <translation>verdreht, {length}</translation>
    </message>
    <message>
        <source>scrambled</source>
        <translation>verdreht</translation>
    </message>
    <message>
        <source>A batch has {most} moves at most in all: ask for fewer or shorter scrambles.</source>
        <translation>Ein Stapel hat insgesamt höchstens {most} Züge: Verlange weniger oder kürzere Scrambles.</translation>
    </message>
    <message>
        <source>making scrambles</source>
        <translation>Scrambles erzeugen</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Made {made} of {total} scrambles</source>
        <translation>{made} von {total} Scrambles erzeugt</translation>
    </message>
    <message>
        <source>open a cube</source>
        <translation>einen Würfel öffnen</translation>
    </message>
    <message>
        <source>change the size to {size}</source>
        <translation>Größe auf {size} ändern</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>zurücksetzen</translation>
    </message>
    <message>
        <source>The last sticker followed from the others and is filled in.</source>
        <translation>Der letzte Sticker ergab sich aus den anderen und ist ausgefüllt.</translation>
    </message>
    <message>
        <source>The last {n} stickers followed from the others and are filled in.</source>
        <translation>Die letzten {n} Sticker ergaben sich aus den anderen und sind ausgefüllt.</translation>
    </message>
    <message>
        <source>learn step by step</source>
        <translation>Schritt für Schritt lernen</translation>
    </message>
    <message>
        <source>Your cube is solved, so this is a scrambled one; undo brings yours back.</source>
        <translation>Dein Würfel ist gelöst, darum ist dies ein verdrehter; Rückgängig bringt deinen zurück.</translation>
    </message>
    <message>
        <source>This cannot be a target yet: {fault}</source>
        <translation>Das kann noch kein Ziel sein: {fault}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>Es gibt noch nichts zu kopieren.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>{source}: {fault}.</source>
        <translation>{source}: {fault}.</translation>
    </message>
    <message>
        <source>paint what was read</source>
        <translation>Gelesenes malen</translation>
    </message>
    <message>
        <source>Read {what}.</source>
        <translation>Gelesen: {what}.</translation>
    </message>
    <message>
        <source>The painted cube is being looked at.</source>
        <translation>Der gemalte Würfel wird geprüft.</translation>
    </message>
    <message>
        <source>{n} sticker left</source>
        <translation>{n} Sticker übrig</translation>
    </message>
    <message>
        <source>{n} stickers left</source>
        <translation>{n} Sticker übrig</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>beim Malen</translation>
    </message>
    <message>
        <source>not a legal cube yet</source>
        <translation>noch kein gültiger Würfel</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>Sheet to print (*.pdf)</source>
        <translation>Blatt zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Save the scrambles</source>
        <translation>Die Scrambles speichern</translation>
    </message>
    <message>
        <source>a batch is saved as {endings}: {name} is none of these</source>
        <translation>ein Stapel wird als {endings} gespeichert: {name} ist nichts davon</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>the data saved in {name} cannot be read</source>
        <translation>was als {name} gespeichert war, ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>was damaged</source>
        <translation>war beschädigt</translation>
    </message>
    <message>
        <source>new step</source>
        <translation>Neuer Schritt</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere, so nothing is saved yet. Save again to replace it.</source>
        <translation>{file} wurde anderswo geändert, deshalb ist noch nichts gespeichert. Speichere noch einmal, um die Datei zu ersetzen.</translation>
    </message>
    <message>
        <source>{method} is saved, and among the methods of Solve.</source>
        <translation>{method} ist gespeichert und steht unter den Methoden von „Lösen“.</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere, so it is still there. Delete again to remove it.</source>
        <translation>{file} wurde anderswo geändert, deshalb ist die Datei noch da. Lösche noch einmal, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}</source>
        <translation>{path} lässt sich nicht entfernen: {reason}</translation>
    </message>
    <message>
        <source>the file {path} {fault} and cannot be renamed: {reason}</source>
        <translation>die Datei {path} {fault} und lässt sich nicht umbenennen: {reason}</translation>
    </message>
    <message>
        <source>the file {name} {fault}; it is kept as {other}, and a new one is begun</source>
        <translation>die Datei {name} {fault}; sie bleibt als {other} erhalten, und eine neue wird begonnen</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>is of another kind: “{format}”</source>
        <translation>ist von anderer Art: „{format}“</translation>
    </message>
    <message>
        <source>was written by a newer cubeapp (version {number} of its format)</source>
        <translation>wurde von einem neueren cubeapp geschrieben (Version {number} des Formats)</translation>
    </message>
    <message>
        <source>{path} cannot be made: {reason}</source>
        <translation>{path} lässt sich nicht anlegen: {reason}</translation>
    </message>
    <message>
        <source>Compiling the solvers, once</source>
        <translation>Die Löser werden einmalig kompiliert</translation>
    </message>
    <message>
        <source>Starting to build what the solver needs, once</source>
        <translation>Einmalig wird gebaut, was der Löser braucht</translation>
    </message>
    <message>
        <source>Loading the solvers</source>
        <translation>Die Löser werden geladen</translation>
    </message>
    <message>
        <source>The answer did not solve the cube when replayed; it was thrown away.</source>
        <translation>Die Antwort löste den Würfel beim Nachspielen nicht; sie wurde verworfen.</translation>
    </message>
    <message>
        <source>{what}: {activity}</source>
        <translation>{what}: {activity}</translation>
    </message>
    <message>
        <source>The cube was changed meanwhile, so the answer was dropped.</source>
        <translation>Der Würfel wurde inzwischen geändert, daher wurde die Antwort verworfen.</translation>
    </message>
    <message>
        <source>cube as it is now</source>
        <translation>Würfel, wie er jetzt ist</translation>
    </message>
    <message>
        <source>By hand. By now there is a shorter one, of about {n} moves.</source>
        <translation>Von Hand. Inzwischen gibt es eine kürzere Lösung mit etwa {n} Zügen.</translation>
    </message>
    <message>
        <source>solution of {length}</source>
        <translation>Lösung mit {length}</translation>
    </message>
    <message>
        <source>Text at {percent} % of the usual size.</source>
        <translation>Text in {percent} % der üblichen Größe.</translation>
    </message>
    <message>
        <source>WCA: white top, green front</source>
        <translation>WCA: Weiß oben, Grün vorne</translation>
    </message>
    <message>
        <source>Japanese: white opposite blue</source>
        <translation>Japanisch: Weiß gegenüber Blau</translation>
    </message>
    <message>
        <source>Red front, white top</source>
        <translation>Rot vorne, Weiß oben</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <source>My own colours</source>
        <translation>Meine eigenen Farben</translation>
    </message>
    <message>
        <source>Colour of the upper face</source>
        <translation>Farbe der oberen Seite</translation>
    </message>
    <message>
        <source>Colour of the right face</source>
        <translation>Farbe der rechten Seite</translation>
    </message>
    <message>
        <source>Colour of the front face</source>
        <translation>Farbe der vorderen Seite</translation>
    </message>
    <message>
        <source>Colour of the lower face</source>
        <translation>Farbe der unteren Seite</translation>
    </message>
    <message>
        <source>Colour of the left face</source>
        <translation>Farbe der linken Seite</translation>
    </message>
    <message>
        <source>Colour of the back face</source>
        <translation>Farbe der hinteren Seite</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Which colour each face has when the cube is solved (↑ ↓)</source>
        <translation>Welche Farbe jede Seite am gelösten Würfel hat (↑ ↓)</translation>
    </message>
    <message>
        <source>{one} and {other} are hard to tell apart.</source>
        <translation>{one} und {other} sind schwer zu unterscheiden.</translation>
    </message>
    <message>
        <source>{one} and {other} look alike where there are no colours, as in a print; letters or shapes on the stickers tell them apart.</source>
        <translation>{one} und {other} sehen ohne Farben gleich aus, etwa im Druck; Buchstaben oder Formen auf den Stickern unterscheiden sie.</translation>
    </message>
    <message>
        <source>the time {time}</source>
        <translation>die Zeit {time}</translation>
    </message>
    <message>
        <source>delete {time}</source>
        <translation>{time} löschen</translation>
    </message>
    <message>
        <source>new session {name}</source>
        <translation>neue Sitzung {name}</translation>
    </message>
    <message>
        <source>rename to {name}</source>
        <translation>umbenennen in {name}</translation>
    </message>
    <message>
        <source>the note on the session</source>
        <translation>die Notiz zur Sitzung</translation>
    </message>
    <message>
        <source>the number of phases</source>
        <translation>die Zahl der Phasen</translation>
    </message>
    <message>
        <source>delete session {name}</source>
        <translation>Sitzung {name} löschen</translation>
    </message>
    <message>
        <source>The times last only until the window is closed: {reason}</source>
        <translation>Die Zeiten bleiben nur, bis das Fenster geschlossen wird: {reason}</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>Tabelle (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>12 seconds</source>
        <translation>12 Sekunden</translation>
    </message>
    <message>
        <source>8 seconds</source>
        <translation>8 Sekunden</translation>
    </message>
    <message>
        <source>Delete the session “{name}” with its {count} times?</source>
        <translation>Die Sitzung „{name}“ mit ihren {count} Zeiten löschen?</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>Eine Sitzung löschen</translation>
    </message>
    <message>
        <source>Times (*.txt *.csv *.json);;All files (*)</source>
        <translation>Zeiten (*.txt *.csv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>csTimer (*.txt);;All files (*)</source>
        <translation>csTimer (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add the times of csTimer, Twisty Timer, CubeTime, a table or a list</source>
        <translation>Die Zeiten aus csTimer, Twisty Timer, CubeTime, einer Tabelle oder einer Liste hinzufügen</translation>
    </message>
    <message>
        <source>Save the times of all sessions in a file that csTimer imports</source>
        <translation>Die Zeiten aller Sitzungen in einer Datei speichern, die csTimer importiert</translation>
    </message>
    <message>
        <source>Save the times of all sessions as a table: a file in CSV</source>
        <translation>Die Zeiten aller Sitzungen als Tabelle speichern: eine CSV-Datei</translation>
    </message>
    <message>
        <source>Bring my times</source>
        <translation>Meine Zeiten übernehmen</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}.</source>
        <translation>{file} wurde nicht importiert: {reason}.</translation>
    </message>
    <message>
        <source>import {file}</source>
        <translation>{file} importieren</translation>
    </message>
    <message>
        <source>Imported {n} time.</source>
        <translation>{n} Zeit importiert.</translation>
    </message>
    <message>
        <source>Imported {n} times.</source>
        <translation>{n} Zeiten importiert.</translation>
    </message>
    <message>
        <source>{n} was there already.</source>
        <translation>{n} war schon da.</translation>
    </message>
    <message>
        <source>{n} were there already.</source>
        <translation>{n} waren schon da.</translation>
    </message>
    <message>
        <source>{n} entry cannot be read:</source>
        <translation>{n} Eintrag lässt sich nicht lesen:</translation>
    </message>
    <message>
        <source>{n} entries cannot be read:</source>
        <translation>{n} Einträge lassen sich nicht lesen:</translation>
    </message>
    <message>
        <source>Export the times</source>
        <translation>Die Zeiten exportieren</translation>
    </message>
    <message>
        <source>Added to: {sessions}.</source>
        <translation>Hinzugefügt zu: {sessions}.</translation>
    </message>
    <message>
        <source>Added to {n} sessions.</source>
        <translation>Hinzugefügt zu {n} Sitzungen.</translation>
    </message>
    <message>
        <source>Watching the solve again</source>
        <translation>Die Lösung läuft noch einmal</translation>
    </message>
    <message>
        <source>Hold Space, let go to start</source>
        <translation>Leertaste halten, loslassen startet</translation>
    </message>
    <message>
        <source>Click here, then use Space</source>
        <translation>Klicke hierher, dann die Leertaste</translation>
    </message>
    <message>
        <source>Space scrambles the cube on screen</source>
        <translation>Leertaste verdreht den Würfel am Bildschirm</translation>
    </message>
    <message>
        <source>Space begins the inspection</source>
        <translation>Leertaste beginnt die Inspektion</translation>
    </message>
    <message>
        <source>Hold on …</source>
        <translation>Weiter halten …</translation>
    </message>
    <message>
        <source>Let go to start</source>
        <translation>Loslassen startet</translation>
    </message>
    <message>
        <source>The first turn starts the clock</source>
        <translation>Die erste Drehung startet die Uhr</translation>
    </message>
    <message>
        <source>Solve the cube; Esc gives up</source>
        <translation>Löse den Würfel; Esc gibt auf</translation>
    </message>
    <message>
        <source>Any key stops</source>
        <translation>Jede Taste hält an</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>Inspektion</translation>
    </message>
    <message>
        <source>Any key ends phase {number} of {count}</source>
        <translation>Eine beliebige Taste beendet Phase {number} von {count}</translation>
    </message>
    <message>
        <source>turn to start</source>
        <translation>drehen startet</translation>
    </message>
    <message>
        <source>hold Space, let go to start</source>
        <translation>Leertaste halten, loslassen startet</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht weiter ansehen</translation>
    </message>
    <message>
        <source>Stay where the replay is</source>
        <translation>Dort bleiben, wo die Wiedergabe ist</translation>
    </message>
    <message>
        <source>Scramble and start</source>
        <translation>Verdrehen und starten</translation>
    </message>
    <message>
        <source>Show the scrambled cube; its first turn starts</source>
        <translation>Den verdrehten Würfel zeigen; seine erste Drehung startet</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>No time is saved (Esc)</source>
        <translation>Es wird keine Zeit gespeichert (Esc)</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Begin the 15 seconds of inspection</source>
        <translation>Die 15 Sekunden Inspektion beginnen</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>End this phase (any key)</source>
        <translation>Diese Phase beenden (beliebige Taste)</translation>
    </message>
    <message>
        <source>Stop the clock (any key)</source>
        <translation>Die Uhr anhalten (beliebige Taste)</translation>
    </message>
    <message>
        <source>Start the clock at once</source>
        <translation>Die Uhr sofort starten</translation>
    </message>
    <message>
        <source>The scramble is still being made: try again in a moment.</source>
        <translation>Der Scramble wird noch erzeugt: Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>scramble for a timed solve</source>
        <translation>Scramble für eine Zeitmessung</translation>
    </message>
    <message>
        <source>Given up: no time was saved.</source>
        <translation>Aufgegeben: Es wurde keine Zeit gespeichert.</translation>
    </message>
    <message>
        <source>The clock goes on: solve the cube, or give up with Esc.</source>
        <translation>Die Uhr läuft weiter: Löse den Würfel oder gib mit Esc auf.</translation>
    </message>
    <message>
        <source>The clock goes on: any key stops.</source>
        <translation>Die Uhr läuft weiter: Jede Taste stoppt sie.</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>das Fenster wurde geschlossen</translation>
    </message>
    <message>
        <source>Another cube is shown now: the solve is given up.</source>
        <translation>Jetzt ist ein anderer Würfel zu sehen: Die Lösung ist aufgegeben.</translation>
    </message>
    <message>
        <source>The cube shows something else.</source>
        <translation>Der Würfel zeigt etwas anderes.</translation>
    </message>
    <message>
        <source>Write down the moves of the timeline</source>
        <translation>Die Züge der Zeitleiste aufschreiben</translation>
    </message>
    <message>
        <source>Only moves from or to a solved cube can be written down, and some thousands at most</source>
        <translation>Aufschreiben lassen sich nur Züge vom oder zum gelösten Würfel, und höchstens einige tausend</translation>
    </message>
    <message>
        <source>Sho&amp;w the case it solves</source>
        <translation>Den gelösten &amp;Fall zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;alg</source>
        <translation>Al&amp;g zeigen</translation>
    </message>
    <message>
        <source>Show the alg on the cube again</source>
        <translation>Den Algorithmus wieder am Würfel zeigen</translation>
    </message>
    <message>
        <source>&amp;Take the moves</source>
        <translation>Züge überneh&amp;men</translation>
    </message>
    <message>
        <source>nothing: from the solved cube</source>
        <translation>nichts: vom gelösten Würfel</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Moves that lead from the solved cube to where the alg begins</source>
        <translation>Züge, die vom gelösten Würfel dorthin führen, wo der Alg beginnt</translation>
    </message>
    <message>
        <source>Type an alg, or paste one or a link: the cube does each move as it is typed.</source>
        <translation>Tippe einen Alg oder füge ihn oder einen Link ein: Der Würfel macht jeden Zug mit.</translation>
    </message>
    <message>
        <source>Add a setup</source>
        <translation>Aufbau hinzufügen</translation>
    </message>
    <message>
        <source>Begin somewhere else than at the solved cube</source>
        <translation>Woanders beginnen als beim gelösten Würfel</translation>
    </message>
    <message>
        <source>Alg</source>
        <translation>Alg</translation>
    </message>
    <message>
        <source>Begin so that the alg ends where the setup leads: the solved cube if there is none</source>
        <translation>So beginnen, dass der Alg dort endet, wohin der Aufbau führt: beim gelösten Würfel, wenn es keinen gibt</translation>
    </message>
    <message>
        <source>Moves in cube notation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], [R: U], FACE_RIGHT …</source>
        <translation>Züge in Würfelnotation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], [R: U], FACE_RIGHT …</translation>
    </message>
    <message>
        <source>The cube shows the move at the caret. Lines that end with // and words are bands of
the timeline. Turns of the cube by hand are written at the end.</source>
        <translation>Der Würfel zeigt den Zug an der Schreibmarke. Zeilen mit // und Worten am Ende sind
Abschnitte der Zeitleiste. Drehungen von Hand werden ans Ende geschrieben.</translation>
    </message>
    <message>
        <source>2R, the inner slice</source>
        <translation>2R, die innere Schicht</translation>
    </message>
    <message>
        <source>Rw, the two outer layers</source>
        <translation>Rw, die zwei äußeren Schichten</translation>
    </message>
    <message>
        <source>r means {what} (menu Cube); Rw and 2R say which.</source>
        <translation>r meint {what} (Menü Würfel); Rw und 2R sagen, welche.</translation>
    </message>
    <message>
        <source>Line {line}, character {column}: {fault}</source>
        <translation>Zeile {line}, Zeichen {column}: {fault}</translation>
    </message>
    <message>
        <source>Setup: line {line}, character {column}: {fault}</source>
        <translation>Aufbau: Zeile {line}, Zeichen {column}: {fault}</translation>
    </message>
    <message>
        <source>Character {column}: {fault}</source>
        <translation>Zeichen {column}: {fault}</translation>
    </message>
    <message>
        <source>Setup: character {column}: {fault}</source>
        <translation>Aufbau: Zeichen {column}: {fault}</translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation>Züge eingeben</translation>
    </message>
    <message>
        <source>Moves in cube notation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], FACE_RIGHT …
Enter does them, Shift+Enter breaks the line, Up and Down bring earlier ones back.</source>
        <translation>Züge in Würfelnotation: R U&apos; F2, Rw, 2R, M, x, (R U)3, [R, U], FACE_RIGHT …
Enter macht sie, Umschalt+Enter beginnt eine Zeile, Auf und Ab holen frühere zurück.</translation>
    </message>
    <message>
        <source>Do the typed moves (Enter)</source>
        <translation>Die eingegebenen Züge machen (Enter)</translation>
    </message>
    <message>
        <source>Do the typed moves</source>
        <translation>Die eingegebenen Züge machen</translation>
    </message>
    <message>
        <source>no move to do</source>
        <translation>kein Zug zu machen</translation>
    </message>
    <message>
        <source>{n} move: Enter does it</source>
        <translation>{n} Zug: Enter macht ihn</translation>
    </message>
    <message>
        <source>{n} moves: Enter does them</source>
        <translation>{n} Züge: Enter macht sie</translation>
    </message>
    <message>
        <source>Cube, 3D view</source>
        <translation>Würfel, 3D-Ansicht</translation>
    </message>
    <message>
        <source>Drag a sticker to turn its layer, the background to look around; the wheel zooms.</source>
        <translation>Ziehe einen Sticker, um seine Schicht zu drehen, den Hintergrund, um herumzuschauen; das Mausrad zoomt.</translation>
    </message>
    <message>
        <source>The cube in words</source>
        <translation>Der Würfel in Worten</translation>
    </message>
    <message>
        <source>The arrow keys walk through the text; select and copy it</source>
        <translation>Die Pfeiltasten gehen durch den Text; wähle ihn aus und kopiere ihn</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>Den ganzen Text kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Dieses Fenster schließen (Esc)</translation>
    </message>
    <message>
        <source>Every shortest solution of this cube can be listed here, and any of them played.</source>
        <translation>Alle kürzesten Lösungen dieses Würfels können hier aufgelistet und abgespielt werden.</translation>
    </message>
    <message>
        <source>Counts all positions once more, level by level, slowly enough to be watched.</source>
        <translation>Zählt alle Stellungen noch einmal, Ebene für Ebene, langsam genug zum Zusehen.</translation>
    </message>
    <message>
        <source>How far it is from solved is known once all positions are counted.</source>
        <translation>Wie weit er von gelöst entfernt ist, steht fest, sobald alle Stellungen gezählt sind.</translation>
    </message>
    <message>
        <source>Face &amp;turns</source>
        <translation>Seitend&amp;rehungen</translation>
    </message>
    <message>
        <source>&amp;Quarter turns</source>
        <translation>&amp;Vierteldrehungen</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>Logarithmische &amp;Skala</translation>
    </message>
    <message>
        <source>Show one of the ha&amp;rdest</source>
        <translation>&amp;Eine der schwersten</translation>
    </message>
    <message>
        <source>&amp;Watch the search grow</source>
        <translation>Der Suche &amp;zusehen</translation>
    </message>
    <message>
        <source>List every shortest solutio&amp;n</source>
        <translation>Alle &amp;kürzesten Lösungen</translation>
    </message>
    <message>
        <source>Play the chosen solution (Enter in the list)</source>
        <translation>Die gewählte Lösung abspielen (Enter in der Liste)</translation>
    </message>
    <message>
        <source>Cop&amp;y all</source>
        <translation>Alle kopiere&amp;n</translation>
    </message>
    <message>
        <source>Put every solution on the clipboard, one a line</source>
        <translation>Alle Lösungen in die Zwischenablage legen, eine je Zeile</translation>
    </message>
    <message>
        <source>Show one of the {n} ha&amp;rdest</source>
        <translation>&amp;Eine der {n} schwersten</translation>
    </message>
    <message>
        <source>Show one of the {n} positions that need {distance}, drawn by chance; undo brings the cube back</source>
        <translation>Eine der {n} Stellungen mit Abstand {distance} zufällig zeigen; Rückgängig holt den Würfel zurück</translation>
    </message>
    <message>
        <source>Level {level}: {new} new positions. Together {found} of {total}, {share}.</source>
        <translation>Ebene {level}: {new} neue Stellungen. Zusammen {found} von {total}, {share}.</translation>
    </message>
    <message>
        <source>Solution {number}: play it with Enter or a double click</source>
        <translation>Lösung {number}: mit Enter oder Doppelklick abspielen</translation>
    </message>
    <message>
        <source>Any turn of a face counts 1 (HTM)</source>
        <translation>Jede Drehung einer Seite zählt 1 (HTM)</translation>
    </message>
    <message>
        <source>A half turn counts 2 (QTM)</source>
        <translation>Eine halbe Drehung zählt 2 (QTM)</translation>
    </message>
    <message>
        <source>Each step of the scale is ten times as many positions</source>
        <translation>Jeder Schritt der Skala steht für zehnmal so viele Stellungen</translation>
    </message>
    <message>
        <source>Count all positions once more, level by level, slowly enough to be watched</source>
        <translation>Alle Stellungen noch einmal zählen, Ebene für Ebene, langsam genug zum Zusehen</translation>
    </message>
    <message>
        <source>Find all the ways to solve this cube in the fewest moves</source>
        <translation>Alle Wege finden, diesen Würfel in den wenigsten Zügen zu lösen</translation>
    </message>
    <message>
        <source>Part of all positions found</source>
        <translation>Anteil der gefundenen Stellungen</translation>
    </message>
    <message>
        <source>Shortest solutions</source>
        <translation>Kürzeste Lösungen</translation>
    </message>
    <message>
        <source>Positions by their distance</source>
        <translation>Stellungen nach ihrem Abstand</translation>
    </message>
    <message>
        <source>This cube is solved.</source>
        <translation>Dieser Würfel ist gelöst.</translation>
    </message>
    <message>
        <source>This cube is {distance} from solved: {nearer} of all positions are nearer, {farther} farther.</source>
        <translation>Dieser Würfel ist {distance} vom gelösten entfernt: {nearer} aller Stellungen sind näher, {farther} weiter.</translation>
    </message>
    <message>
        <source>This cube is solved: there is nothing to turn.</source>
        <translation>Dieser Würfel ist gelöst: Es gibt nichts zu drehen.</translation>
    </message>
    <message>
        <source>One solution of {distance}, no other is as short.</source>
        <translation>Eine Lösung mit {distance}, keine andere ist so kurz.</translation>
    </message>
    <message>
        <source>{n} solutions of {distance}, none shorter.</source>
        <translation>{n} Lösungen mit {distance}, keine kürzere.</translation>
    </message>
    <message>
        <source>These turn only U, R and F; the same with the cube held in another way is not counted.</source>
        <translation>Alle drehen U, R und F; dasselbe bei anders gehaltenem Würfel ist nicht mitgezählt.</translation>
    </message>
    <message>
        <source>Show the chosen bookmark; undo comes back (Enter)</source>
        <translation>Das gewählte Lesezeichen zeigen; Rückgängig kommt zurück (Enter)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>U&amp;mbenennen</translation>
    </message>
    <message>
        <source>Give the chosen bookmark another name (F2)</source>
        <translation>Dem gewählten Lesezeichen einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen bookmark (Delete)</source>
        <translation>Das gewählte Lesezeichen entfernen (Entf)</translation>
    </message>
    <message>
        <source>&amp;Bring the removed one back</source>
        <translation>Entfe&amp;rntes zurückholen</translation>
    </message>
    <message>
        <source>Put “{name}” where it stood</source>
        <translation>„{name}“ an seinen Platz zurücklegen</translation>
    </message>
    <message>
        <source>press a key here</source>
        <translation>hier eine Taste drücken</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Press the key that is to do something else, with Shift if you like</source>
        <translation>Drücke die Taste, die etwas anderes tun soll, auch mit Umschalt</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>&amp;Belegen</translation>
    </message>
    <message>
        <source>Give the command this key from now on</source>
        <translation>Dem Befehl von jetzt an diese Taste geben</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Leave the command without a key</source>
        <translation>Den Befehl ohne Taste lassen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>Give this command its default key again</source>
        <translation>Diesem Befehl wieder seine Standardtaste geben</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Alles auf Standard</translation>
    </message>
    <message>
        <source>Give every command its default keys again</source>
        <translation>Jedem Befehl wieder seine Standardtasten geben</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Choose a command to give it another key</source>
        <translation>Wähle einen Befehl, um ihm eine andere Taste zu geben</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Andere Taste</translation>
    </message>
    <message>
        <source>Press the keys here, such as Ctrl and a letter together</source>
        <translation>Drücke hier die Tasten, etwa Strg und einen Buchstaben zusammen</translation>
    </message>
    <message>
        <source>Another &amp;key</source>
        <translation>Andere &amp;Taste</translation>
    </message>
    <message>
        <source>Let this key do it from now on</source>
        <translation>Diese Taste soll das von jetzt an tun</translation>
    </message>
    <message>
        <source>Let this key do again what the map says</source>
        <translation>Diese Taste wieder tun lassen, was die Belegung sagt</translation>
    </message>
    <message>
        <source>&amp;This key&apos;s default</source>
        <translation>&amp;Diese Taste auf Standard</translation>
    </message>
    <message>
        <source>Reset every key to the chosen layout</source>
        <translation>Alle Tasten wieder tun lassen, was die Belegung sagt</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>Tastenbelegung</translation>
    </message>
    <message>
        <source>Which keys to begin with; your changes belong to one map</source>
        <translation>Mit welchen Tasten du beginnst; deine Änderungen gehören zu einer Belegung</translation>
    </message>
    <message>
        <source>Keyboard drawn</source>
        <translation>Gezeichnete Tastatur</translation>
    </message>
    <message>
        <source>Which keyboard is drawn; it changes nothing else</source>
        <translation>Welche Tastatur gezeichnet wird; sonst ändert es nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What the key does</source>
        <translation>Was die Taste tut</translation>
    </message>
    <message>
        <source>What the key is to do</source>
        <translation>Was die Taste tun soll</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>No key does {command} any more then.</source>
        <translation>Dann tut keine Taste mehr {command}.</translation>
    </message>
    <message>
        <source>{keys} already does this; both keys will work.</source>
        <translation>{keys} tut das schon; dann tun es beide.</translation>
    </message>
    <message>
        <source>Turning the cube</source>
        <translation>Den Würfel drehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Choose a key to change what it does</source>
        <translation>Wähle eine Taste, um sie anders zu belegen</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>Beleg&amp;ung</translation>
    </message>
    <message>
        <source>Key&amp;board</source>
        <translation>Tastatu&amp;r</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Taste</translation>
    </message>
    <message>
        <source>&amp;Does</source>
        <translation>&amp;Funktion</translation>
    </message>
    <message>
        <source>The rules are about 3×3×3 cubes, and this is a {name}: choose size 3 to check a cube.</source>
        <translation>Die Regeln gelten für 3×3×3-Würfel, und dies ist ein {name}: Wähle Größe 3, um einen Würfel zu prüfen.</translation>
    </message>
    <message>
        <source>&amp;Outline the stickers at fault</source>
        <translation>Fehlerhafte Stic&amp;ker umranden</translation>
    </message>
    <message>
        <source>&amp;Play how to make it</source>
        <translation>Ab&amp;spielen, wie er entsteht</translation>
    </message>
    <message>
        <source>Play the 18 moves that make the chosen cube from a solved one</source>
        <translation>Die 18 Züge abspielen, die den gewählten Würfel aus einem gelösten machen</translation>
    </message>
    <message>
        <source>Mark the stickers that break the chosen rules in both views; point at a rule to see its own</source>
        <translation>Die Sticker, die die gewählten Regeln verletzen, in beiden Ansichten markieren; zeige auf eine Regel, um ihre zu sehen</translation>
    </message>
    <message>
        <source>The 48 perfect cubes</source>
        <translation>Die 48 perfekten Würfel</translation>
    </message>
    <message>
        <source>This cube</source>
        <translation>Dieser Würfel</translation>
    </message>
    <message>
        <source>The six rules</source>
        <translation>Die sechs Regeln</translation>
    </message>
    <message>
        <source>Further requirements</source>
        <translation>Weitere Bedingungen</translation>
    </message>
    <message>
        <source>All cubes that obey the chosen rules</source>
        <translation>Alle zu den gewählten Regeln</translation>
    </message>
    <message>
        <source>The 48 that obey all six</source>
        <translation>Die 48, die alle sechs erfüllen</translation>
    </message>
    <message>
        <source>One cube, seen from 24 sides and in the mirror; 18 moves make it.</source>
        <translation>Ein Würfel, von 24 Seiten und im Spiegel gesehen; 18 Züge machen ihn.</translation>
    </message>
    <message>
        <source>Use a 3×3×3</source>
        <translation>3×3×3 nehmen</translation>
    </message>
    <message>
        <source>Go on with a solved 3×3×3; undo goes back</source>
        <translation>Mit einem gelösten 3×3×3 weitermachen; Rückgängig führt zurück</translation>
    </message>
    <message>
        <source>No rule is chosen: every cube would do.</source>
        <translation>Keine Regel ist gewählt: Jeder Würfel wäre recht.</translation>
    </message>
    <message>
        <source>This cube obeys {held} of the {all} chosen rules.</source>
        <translation>Dieser Würfel erfüllt {held} der {all} gewählten Regeln.</translation>
    </message>
    <message>
        <source>At home: {pieces}</source>
        <translation>Zu Hause: {pieces}</translation>
    </message>
    <message>
        <source>{some} of {all}, not {missing}</source>
        <translation>{some} von {all}, nicht {missing}</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} von {all}</translation>
    </message>
    <message>
        <source>Patterns of U R F D L B: {patterns}. At home: {home}. Colour sets on faces: {sets}.</source>
        <translation>Muster von U R F D L B: {patterns}. Am Platz: {home}. Farbsätze auf Seiten: {sets}.</translation>
    </message>
    <message>
        <source>A perfect scramble: this cube obeys all six rules.</source>
        <translation>Ein perfekter Scramble: Dieser Würfel erfüllt alle sechs Regeln.</translation>
    </message>
    <message>
        <source>More than perfect: this cube obeys all six rules and the chosen wishes.</source>
        <translation>Mehr als perfekt: Dieser Würfel erfüllt alle sechs Regeln und die gewählten Wünsche.</translation>
    </message>
    <message>
        <source>This cube obeys every chosen rule.</source>
        <translation>Dieser Würfel erfüllt jede gewählte Regel.</translation>
    </message>
    <message>
        <source>Nothing has all of these words. A number finds a case or a length.</source>
        <translation>Nichts enthält alle diese Wörter. Eine Zahl findet einen Fall oder eine Länge.</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>A&amp;ufbauen</translation>
    </message>
    <message>
        <source>Copy its moves as text, or else its facelets</source>
        <translation>Die Züge als Text kopieren, sonst den Würfeltext</translation>
    </message>
    <message>
        <source>Give this pattern of yours another name</source>
        <translation>Diesem eigenen Muster einen anderen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Add what was deleted once more</source>
        <translation>Das Gelöschte wieder hinzufügen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>No moves are known for it yet, but it can be set up.</source>
        <translation>Züge dafür sind noch nicht bekannt, aber es lässt sich aufstellen.</translation>
    </message>
    <message>
        <source>Sho&amp;w all pictures</source>
        <translation>Alle Bilder zei&amp;gen</translation>
    </message>
    <message>
        <source>Go back to the library</source>
        <translation>Zurück zur Bibliothek</translation>
    </message>
    <message>
        <source>Solve my cube &amp;to it</source>
        <translation>Meinen Wür&amp;fel dahin lösen</translation>
    </message>
    <message>
        <source>Save the cube on screen, or typed moves, under a name</source>
        <translation>Den gezeigten Würfel oder getippte Züge unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Delete this pattern of yours (Delete)</source>
        <translation>Dieses eigene Muster löschen (Entf)</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>C&amp;lear the search</source>
        <translation>Suche leere&amp;n</translation>
    </message>
    <message>
        <source>Show the whole collection again (Esc)</source>
        <translation>Wieder die ganze Sammlung zeigen (Esc)</translation>
    </message>
    <message>
        <source>Name, group or number</source>
        <translation>Name, Gruppe oder Nummer</translation>
    </message>
    <message>
        <source>Searches the patterns and all cases: words of names and groups, as in T perm; a number is a case&apos;s or a length in turns (↓ to the pictures, Esc to clear)</source>
        <translation>Durchsucht die Muster und alle Fälle: Wörter aus Namen und Gruppen, etwa T-Perm; eine Zahl ist die eines Falls oder eine Länge in Zügen (↓ zu den Bildern, Esc leert)</translation>
    </message>
    <message>
        <source>The order of the pictures (↑ ↓)</source>
        <translation>In welcher Reihenfolge die Bilder stehen (↑ ↓)</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>&amp;Add my own pattern</source>
        <translation>&amp;Eigenes Muster hinzufügen</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Was es zeigt</translation>
    </message>
    <message>
        <source>What it moves</source>
        <translation>Was es bewegt</translation>
    </message>
    <message>
        <source>Play from the solved cube how the case is set up and solved</source>
        <translation>Vom gelösten Würfel aus abspielen, wie der Fall aufgebaut und gelöst wird</translation>
    </message>
    <message>
        <source>Put the case on screen; → then walks through its alg (Enter)</source>
        <translation>Den Fall auf den Bildschirm setzen; → geht dann durch seinen Alg (Enter)</translation>
    </message>
    <message>
        <source>Play from the solved cube how the pattern is made</source>
        <translation>Vom gelösten Würfel aus abspielen, wie das Muster entsteht</translation>
    </message>
    <message>
        <source>Put the pattern on screen (Enter)</source>
        <translation>Das Muster auf den Bildschirm setzen (Enter)</translation>
    </message>
    <message>
        <source>Have the cube on screen solved to this</source>
        <translation>Den Würfel am Bildschirm hierhin lösen lassen</translation>
    </message>
    <message>
        <source>A {name} can be solved to patterns with known moves only</source>
        <translation>Ein {name} lässt sich nur zu Mustern mit bekannten Zügen lösen</translation>
    </message>
    <message>
        <source>This is a {name}: choose its size</source>
        <translation>Das ist ein {name}: Wähle seine Größe</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is saved among your own patterns.</source>
        <translation>„{name}“ ist unter den eigenen Mustern gespeichert.</translation>
    </message>
    <message>
        <source>{moves} … and {n} more, which Copy takes as well</source>
        <translation>{moves} … und {n} weitere, die „Kopieren“ auch nimmt</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source> of {size}</source>
        <translation> von {size}</translation>
    </message>
    <message>
        <source>All inner layers</source>
        <translation>Alle inneren Schichten</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>and all outside it</source>
        <translation>und alle außerhalb</translation>
    </message>
    <message>
        <source>The layer that the buttons below turn, counted from their side</source>
        <translation>Die Schicht, die die Knöpfe unten drehen, von ihrer Seite aus gezählt</translation>
    </message>
    <message>
        <source>Turn the layer together with those between it and its side</source>
        <translation>Die Schicht zusammen mit denen zwischen ihr und ihrer Seite drehen</translation>
    </message>
    <message>
        <source>Whole cube</source>
        <translation>Ganzer Würfel</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>um eine halbe Drehung</translation>
    </message>
    <message>
        <source>Bring another side to the front</source>
        <translation>Eine andere Seite nach vorne holen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Name: {name}</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Middle layers</source>
        <translation>Mittlere Schichten</translation>
    </message>
    <message>
        <source>Layer {n} alone</source>
        <translation>Nur Schicht {n}</translation>
    </message>
    <message>
        <source>Two layers at once</source>
        <translation>Zwei Schichten zugleich</translation>
    </message>
    <message>
        <source>{n} layers at once</source>
        <translation>{n} Schichten zugleich</translation>
    </message>
    <message>
        <source>Turn the whole cube {turned}, as seen from the {side}</source>
        <translation>Den ganzen Würfel {turned} drehen, von {side} gesehen</translation>
    </message>
    <message>
        <source>Turn the middle layer {turned}, as seen from the {side}</source>
        <translation>Die mittlere Schicht {turned} drehen, von {side} gesehen</translation>
    </message>
    <message>
        <source>Turn the inner layers {turned}, as seen from the {side}</source>
        <translation>Die inneren Schichten {turned} drehen, von {side} gesehen</translation>
    </message>
    <message>
        <source>Turn the {side} side {turned}</source>
        <translation>Die Seite {side} {turned} drehen</translation>
    </message>
    <message>
        <source>Turn layer {depth} from the {side} {turned}</source>
        <translation>Schicht {depth} von {side} {turned} drehen</translation>
    </message>
    <message>
        <source>Turn the {depth} layers at the {side} {turned}</source>
        <translation>Die {depth} Schichten {side} {turned} drehen</translation>
    </message>
    <message>
        <source>Turn the whole cube so that the {side} side comes to the front ({name})</source>
        <translation>Den ganzen Würfel drehen, bis die Seite {side} vorne ist ({name})</translation>
    </message>
    <message>
        <source>with {side}</source>
        <translation>mit {side}</translation>
    </message>
    <message>
        <source>Cube, unfolded</source>
        <translation>Würfel, aufgefaltet</translation>
    </message>
    <message>
        <source>Drag along a row or column to turn it, or press the arrows around the net.</source>
        <translation>Ziehe eine Reihe oder Spalte entlang, um sie zu drehen, oder drücke die Pfeile um das Netz.</translation>
    </message>
    <message>
        <source>Keys: 1–6 or {letters} paint and go on · 0 erases · Backspace goes back · arrows walk · Page Up and Page Down change the face</source>
        <translation>Tasten: 1–6 oder {letters} malen und gehen weiter · 0 löscht · Rücktaste geht zurück · Pfeile wandern · Bild auf und Bild ab wechseln die Seite</translation>
    </message>
    <message>
        <source>Read the colours from photos of the six faces</source>
        <translation>Die Farben aus Fotos der sechs Seiten lesen</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Type or paste the cube as text</source>
        <translation>Den Würfel als Text eintippen oder einfügen</translation>
    </message>
    <message>
        <source>Take the cube that is there; what is painted is kept</source>
        <translation>Den vorhandenen Würfel nehmen; Gemaltes bleibt erhalten</translation>
    </message>
    <message>
        <source>Add the photos on the page beside this. They stay when you paint on.</source>
        <translation>Füge die Fotos auf der Seite daneben hinzu. Sie bleiben da, wenn du weitermalst.</translation>
    </message>
    <message>
        <source>It is solved as it is. You can paint on from it as well.</source>
        <translation>Er wird gelöst, wie er ist. Du kannst auch von ihm aus weitermalen.</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Rest füllen</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>Aus der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>Check the cube</source>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <source>How to enter the cube</source>
        <translation>Wie der Würfel eingegeben wird</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Buchstabe H</translation>
    </message>
    <message>
        <source>Three stripes</source>
        <translation>Drei Streifen</translation>
    </message>
    <message>
        <source>Four equal corners</source>
        <translation>Vier gleiche Ecken</translation>
    </message>
    <message>
        <source>Paint what you want to see, and every cube that fits is found, with moves to it.</source>
        <translation>Mal, was du sehen willst: Alle passenden Würfel werden gefunden, mit Zügen dorthin.</translation>
    </message>
    <message>
        <source>54 cells, nine for each side, in the order U R F D L B, or nine for every side: a colour by the side that it belongs to, a small letter, or a dot where it does not matter</source>
        <translation>54 Felder, neun für jede Seite, in der Reihenfolge U R F D L B, oder neun für alle Seiten: eine Farbe als die Seite, zu der sie gehört, ein kleiner Buchstabe, oder ein Punkt, wo es egal ist</translation>
    </message>
    <message>
        <source>{n} cubes so far</source>
        <translation>Bisher {n} Würfel</translation>
    </message>
    <message>
        <source>Begin with a pattern</source>
        <translation>Mit einem Muster beginnen</translation>
    </message>
    <message>
        <source>On every side</source>
        <translation>Auf alle Seiten</translation>
    </message>
    <message>
        <source>Give every side the letters of the front</source>
        <translation>Jeder Seite die Buchstaben der Vorderseite geben</translation>
    </message>
    <message>
        <source>Take the stickers of the cube on screen</source>
        <translation>Die Sticker des Würfels am Bildschirm nehmen</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>Eintippen</translation>
    </message>
    <message>
        <source>The pattern as text</source>
        <translation>Das Muster als Text</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Only cubes that look the same after this, about whichever axis, colours renamed</source>
        <translation>Nur Würfel, die danach bis auf umbenannte Farben gleich aussehen, um welche Achse auch immer</translation>
    </message>
    <message>
        <source>Find every cube that fits</source>
        <translation>Alle passenden Würfel finden</translation>
    </message>
    <message>
        <source>Cubes that fit</source>
        <translation>Passende Würfel</translation>
    </message>
    <message>
        <source>S&amp;hortest</source>
        <translation>&amp;Kürzeste</translation>
    </message>
    <message>
        <source>Find the shortest moves to the chosen cube, and prove that; it may take minutes</source>
        <translation>Die kürzesten Züge zum gewählten Würfel finden und beweisen, dass es nicht kürzer geht; das kann Minuten dauern</translation>
    </message>
    <message>
        <source>Shortest for a&amp;ll</source>
        <translation>Kür&amp;zeste für alle</translation>
    </message>
    <message>
        <source>Find the shortest moves to one cube after the other</source>
        <translation>Die kürzesten Züge zu einem Würfel nach dem anderen finden</translation>
    </message>
    <message>
        <source>Put the moves to every cube on the clipboard, one a line</source>
        <translation>Die Züge zu allen Würfeln in die Zwischenablage legen, je Würfel eine Zeile</translation>
    </message>
    <message>
        <source>&amp;Keep as pattern</source>
        <translation>Als &amp;Muster behalten</translation>
    </message>
    <message>
        <source>Keep the chosen cube among your own patterns</source>
        <translation>Den gewählten Würfel unter den eigenen Mustern behalten</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Enter</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is among your own patterns of the library now.</source>
        <translation>„{name}“ ist jetzt unter den eigenen Mustern der Bibliothek.</translation>
    </message>
    <message>
        <source>Any, or none</source>
        <translation>Beliebig oder keine</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{n} turns ✓</source>
        <translation>{n} Züge ✓</translation>
    </message>
    <message>
        <source>This is the solved cube.</source>
        <translation>Das ist der gelöste Würfel.</translation>
    </message>
    <message>
        <source>{n} turns; there may be shorter ways.</source>
        <translation>{n} Züge; vielleicht geht es kürzer.</translation>
    </message>
    <message>
        <source>{n} turns; no way is shorter.</source>
        <translation>{n} Züge; kürzer geht es nicht.</translation>
    </message>
    <message>
        <source>Symmetry {name}</source>
        <translation>Symmetrie {name}</translation>
    </message>
    <message>
        <source>The first {n} cubes; there may be more.</source>
        <translation>Die ersten {n} Würfel; vielleicht gibt es mehr.</translation>
    </message>
    <message>
        <source>One cube fits, whichever side you look from.</source>
        <translation>Ein Würfel passt, von welcher Seite man auch schaut.</translation>
    </message>
    <message>
        <source>{n} cubes fit, none the image of another.</source>
        <translation>{n} Würfel passen, keiner ist das Abbild eines anderen.</translation>
    </message>
    <message>
        <source>The first {n} cubes. There are more, too many to count.</source>
        <translation>Die ersten {n} Würfel. Es gibt mehr, zu viele zum Zählen.</translation>
    </message>
    <message>
        <source>The first {n} cubes. {all} fit, images of each other among them.</source>
        <translation>Die ersten {n} Würfel. Es passen {all}, auch Abbilder voneinander.</translation>
    </message>
    <message>
        <source>The first {n} of {different} cubes; with all their images, {all} fit.</source>
        <translation>Die ersten {n} von {different} Würfeln; mit all ihren Abbildern passen {all}.</translation>
    </message>
    <message>
        <source>F&amp;ill in implied stickers</source>
        <translation>&amp;Eindeutiges ausfüllen</translation>
    </message>
    <message>
        <source>Erase all colours, but for fixed centres</source>
        <translation>Alle Farben außer denen fester Mittelstücke löschen</translation>
    </message>
    <message>
        <source>Start from the current cube</source>
        <translation>Vom aktuellen Würfel ausgehen</translation>
    </message>
    <message>
        <source>Paint on from the cube as it was before painting</source>
        <translation>Beim Würfel weitermalen, wie er vor dem Malen war</translation>
    </message>
    <message>
        <source>Turn the whole cube; no layer turns</source>
        <translation>Den ganzen Würfel drehen; keine Schicht dreht sich</translation>
    </message>
    <message>
        <source>Fill the {side}</source>
        <translation>Seite {side} füllen</translation>
    </message>
    <message>
        <source>Give the whole side where the cursor is, the {side}, this colour: {colour}</source>
        <translation>Der ganzen Seite, auf der der Cursor steht ({side}), diese Farbe geben: {colour}</translation>
    </message>
    <message>
        <source>fill the {side} with {colour}</source>
        <translation>Seite {side} mit {colour} füllen</translation>
    </message>
    <message>
        <source>The cubes that fit</source>
        <translation>Die passenden Würfel</translation>
    </message>
    <message>
        <source>Paint the stickers that can have one colour only, as soon as they do; a dot marks them.
What you paint yourself is never changed.</source>
        <translation>Sticker malen, sobald nur noch eine Farbe möglich ist; ein Punkt kennzeichnet sie.
Was du selbst malst, wird nie geändert.</translation>
    </message>
    <message>
        <source>Paint the stickers of a cube that you have in your hand</source>
        <translation>Die Sticker eines Würfels malen, den du in der Hand hast</translation>
    </message>
    <message>
        <source>Go on painting</source>
        <translation>Weitermalen</translation>
    </message>
    <message>
        <source>Go back to the colours</source>
        <translation>Zurück zu den Farben</translation>
    </message>
    <message>
        <source>Solve this cube</source>
        <translation>Diesen Würfel lösen</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Alles stimmt</translation>
    </message>
    <message>
        <source>The cube on the stage can be solved.</source>
        <translation>Der Würfel auf der Bühne ist lösbar.</translation>
    </message>
    <message>
        <source>Take this cube, and find the moves that solve it</source>
        <translation>Diesen Würfel nehmen und die Züge finden, die ihn lösen</translation>
    </message>
    <message>
        <source>Type or paste it</source>
        <translation>Eintippen oder einfügen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Viele auf einmal</translation>
    </message>
    <message>
        <source>The cube on the stage</source>
        <translation>Der Würfel auf der Bühne</translation>
    </message>
    <message>
        <source>{n} of {count} stickers</source>
        <translation>{n} von {count} Stickern</translation>
    </message>
    <message>
        <source>Give every sticker that has no colour yet this one: {colour}</source>
        <translation>Jedem Sticker, der noch keine Farbe hat, diese geben: {colour}</translation>
    </message>
    <message>
        <source>No legal cube has all of these stickers; at least one of them is wrong.</source>
        <translation>Kein gültiger Würfel hat alle diese Sticker; mindestens einer ist falsch.</translation>
    </message>
    <message>
        <source>Turn it: {hold}</source>
        <translation>Drehen: {hold}</translation>
    </message>
    <message>
        <source>Turn your cube until it is held like this.</source>
        <translation>Dreh deinen Würfel, bis du ihn so hältst.</translation>
    </message>
    <message>
        <source>Hold your cube as you like</source>
        <translation>Halte deinen Würfel, wie du magst</translation>
    </message>
    <message>
        <source>Keep it so while you paint.</source>
        <translation>Halte ihn beim Malen weiter so.</translation>
    </message>
    <message>
        <source>Repair the fault first; the stickers are outlined on the cube.</source>
        <translation>Behebe zuerst den Fehler; die Sticker sind am Würfel umrandet.</translation>
    </message>
    <message>
        <source>Repair {n} faults first; the stickers are outlined on the cube.</source>
        <translation>Behebe zuerst {n} Fehler; die Sticker sind am Würfel umrandet.</translation>
    </message>
    <message>
        <source>Turns can solve this cube.</source>
        <translation>Dieser Würfel ist lösbar.</translation>
    </message>
    <message>
        <source>Compare the stickers with a dot to your cube, and paint those that differ.</source>
        <translation>Vergleiche die Sticker mit Punkt mit deinem Würfel und male die, die anders sind.</translation>
    </message>
    <message>
        <source>{n} implied sticker was filled in: see the dot.</source>
        <translation>{n} Sticker, der sich ergab, wurde ergänzt: siehe Punkt.</translation>
    </message>
    <message>
        <source>{n} implied stickers were filled in: see the dots.</source>
        <translation>{n} Sticker, die sich ergaben, wurden ergänzt: siehe Punkte.</translation>
    </message>
    <message>
        <source>{n} sticker with a dot changed; what you painted stays.</source>
        <translation>{n} Sticker mit Punkt hat sich geändert; was du gemalt hast, bleibt.</translation>
    </message>
    <message>
        <source>{n} stickers with a dot changed; what you painted stays.</source>
        <translation>{n} Sticker mit Punkt haben sich geändert; was du gemalt hast, bleibt.</translation>
    </message>
    <message>
        <source>Only one cube fits: use it, and the last sticker is filled in.</source>
        <translation>Nur ein Würfel passt: Nimm ihn, und der letzte Sticker wird gefüllt.</translation>
    </message>
    <message>
        <source>Only one cube fits: use it, and the last {n} stickers are filled in.</source>
        <translation>Nur ein Würfel passt: Nimm ihn, und die letzten {n} Sticker werden gefüllt.</translation>
    </message>
    <message>
        <source>One sticker to go.</source>
        <translation>Noch ein Sticker.</translation>
    </message>
    <message>
        <source>{n} stickers to go.</source>
        <translation>Noch {n} Sticker.</translation>
    </message>
    <message>
        <source>{number} cubes fit.</source>
        <translation>{number} Würfel passen.</translation>
    </message>
    <message>
        <source>fill the rest with {colour}</source>
        <translation>Rest füllen: {colour}</translation>
    </message>
    <message>
        <source>turn the painted cube</source>
        <translation>gemalten Würfel drehen</translation>
    </message>
    <message>
        <source>paint from text</source>
        <translation>aus Text malen</translation>
    </message>
    <message>
        <source>&amp;Timer</source>
        <translation>Time&amp;r</translation>
    </message>
    <message>
        <source>Time your solves, of a cube in the hand or on screen</source>
        <translation>Deine Lösungen stoppen, mit dem Würfel in der Hand oder am Bildschirm</translation>
    </message>
    <message>
        <source>Bring my times…</source>
        <translation>Meine Zeiten übernehmen…</translation>
    </message>
    <message>
        <source>Times for csTimer…</source>
        <translation>Zeiten für csTimer…</translation>
    </message>
    <message>
        <source>Times as a table…</source>
        <translation>Zeiten als Tabelle…</translation>
    </message>
    <message>
        <source>Options, the last scrambles, batches and more</source>
        <translation>Optionen, die letzten Scrambles, Stapel und mehr</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Set at &amp;once</source>
        <translation>Sofort &amp;setzen</translation>
    </message>
    <message>
        <source>Make a scramble and show the cube at once</source>
        <translation>Einen Scramble erzeugen und den Würfel sofort zeigen</translation>
    </message>
    <message>
        <source>This scramble</source>
        <translation>Dieser Scramble</translation>
    </message>
    <message>
        <source>Batch and sheets</source>
        <translation>Stapel und Blätter</translation>
    </message>
    <message>
        <source>The moves will be here, to copy or to repeat.</source>
        <translation>Hier stehen dann die Züge, zum Kopieren und Wiederholen.</translation>
    </message>
    <message>
        <source>Stop making scrambles; the cube stays (Esc)</source>
        <translation>Keine Scrambles mehr erzeugen; der Würfel bleibt (Esc)</translation>
    </message>
    <message>
        <source>Play &amp;it</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Watch this scramble on the solved cube</source>
        <translation>Diesem Scramble am gelösten Würfel zusehen</translation>
    </message>
    <message>
        <source>Sho&amp;w it</source>
        <translation>Ze&amp;igen</translation>
    </message>
    <message>
        <source>Show the cube that this scramble makes</source>
        <translation>Den Würfel zeigen, den dieser Scramble macht</translation>
    </message>
    <message>
        <source>Put its seed into the options; it makes this scramble again, one of a batch at its number in the batch</source>
        <translation>Seinen Seed in die Optionen setzen; er macht diesen Scramble wieder, aus einem Stapel den mit seiner Nummer</translation>
    </message>
    <message>
        <source>Mine loo&amp;ks different…</source>
        <translation>Meine&amp;r sieht anders aus…</translation>
    </message>
    <message>
        <source>Find the slip in a scramble that you made on your own cube, and mend it</source>
        <translation>Den Fehler in einem Scramble finden, den du an deinem Würfel gemacht hast, und ihn beheben</translation>
    </message>
    <message>
        <source>The last scramble appears here, to be done or made again.</source>
        <translation>Hier erscheint der letzte Scramble, um ihn auszuführen oder noch einmal zu erzeugen.</translation>
    </message>
    <message>
        <source>Copy the scramble</source>
        <translation>Den Scramble kopieren</translation>
    </message>
    <message>
        <source>Seed a&amp;gain</source>
        <translation>Seed no&amp;ch einmal</translation>
    </message>
    <message>
        <source>The last scrambles</source>
        <translation>Die letzten Scrambles</translation>
    </message>
    <message>
        <source>The scramble</source>
        <translation>Der Scramble</translation>
    </message>
    <message>
        <source>Making scrambles</source>
        <translation>Scrambles erzeugen</translation>
    </message>
    <message>
        <source>How mixed the cube looks</source>
        <translation>Wie gemischt der Würfel aussieht</translation>
    </message>
    <message>
        <source>Make a scramble and watch it being done on the solved cube</source>
        <translation>Einen Scramble erzeugen und am gelösten Würfel zusehen</translation>
    </message>
    <message>
        <source>A state of the {name}, set without moves</source>
        <translation>Eine Stellung des {name}, ohne Züge gesetzt</translation>
    </message>
    <message>
        <source>seed {seed}, number {number}</source>
        <translation>Seed {seed}, Nummer {number}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>{score} Punkte</translation>
    </message>
    <message>
        <source>A cube has a score once all its stickers are painted.</source>
        <translation>Ein Würfel hat Punkte, sobald alle Sticker bemalt sind.</translation>
    </message>
    <message>
        <source>Score {score}; the lower, the better mixed it looks.</source>
        <translation>{score} Punkte; je weniger, desto besser gemischt sieht er aus.</translation>
    </message>
    <message>
        <source>The scores of random cubes are being worked out.</source>
        <translation>Die Punkte zufälliger Würfel werden noch bestimmt.</translation>
    </message>
    <message>
        <source>No cube has more than the solved one</source>
        <translation>Kein Würfel hat mehr als der gelöste</translation>
    </message>
    <message>
        <source>No cube looks better mixed</source>
        <translation>Kein Würfel sieht besser gemischt aus</translation>
    </message>
    <message>
        <source>{place}; random ones have {mean} on average.</source>
        <translation>{place}; zufällige haben im Mittel {mean}.</translation>
    </message>
    <message>
        <source>Hardly any random cubes look better mixed</source>
        <translation>Kaum ein Zufallswürfel sieht besser gemischt aus</translation>
    </message>
    <message>
        <source>Nearly all random cubes look better mixed</source>
        <translation>Fast alle Zufallswürfel sehen besser gemischt aus</translation>
    </message>
    <message>
        <source>Less than 1 % of random cubes look better mixed</source>
        <translation>Weniger als 1 % der Zufallswürfel sehen besser gemischt aus</translation>
    </message>
    <message>
        <source>More than 99 % of random cubes look better mixed</source>
        <translation>Mehr als 99 % der Zufallswürfel sehen besser gemischt aus</translation>
    </message>
    <message>
        <source>{n} % of random cubes look better mixed</source>
        <translation>{n} % der Zufallswürfel sehen besser gemischt aus</translation>
    </message>
    <message>
        <source>All of them, side by side</source>
        <translation>Alle nebeneinander</translation>
    </message>
    <message>
        <source>Each gets a row of its own, for the same cube.</source>
        <translation>Jeder bekommt eine eigene Zeile, für denselben Würfel.</translation>
    </message>
    <message>
        <source>How long, in which metric, with which turns and table, and to which target (Space)</source>
        <translation>Wie lange, in welcher Metrik, mit welchen Drehungen, welcher Tabelle und zu welchem Ziel (Leertaste)</translation>
    </message>
    <message>
        <source>This goes on for the cube as it was before you changed it; undo takes you back to it. Solve begins with the cube as it is now.</source>
        <translation>Das läuft weiter für den Würfel, wie er vor deiner Änderung war; Rückgängig bringt dich zurück. „Lösen“ beginnt mit dem Würfel, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>Other solvers</source>
        <translation>Andere Löser</translation>
    </message>
    <message>
        <source>Choose who looks for the moves, how and for how long, and compare their answers</source>
        <translation>Wähle, wer die Züge sucht, wie und wie lange, und vergleiche die Lösungen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Which solver looks for the answer (↑ ↓)</source>
        <translation>Welcher Löser die Antwort sucht (↑ ↓)</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Längen in</translation>
    </message>
    <message>
        <source>What a length counts:</source>
        <translation>Was eine Länge zählt:</translation>
    </message>
    <message>
        <source>Solve t&amp;o</source>
        <translation>Lösen &amp;zu</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Solve to {target}</source>
        <translation>Lösen zu {target}</translation>
    </message>
    <message>
        <source>Options: {summary}</source>
        <translation>Optionen: {summary}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Nach jedem Schritt anhalten</translation>
    </message>
    <message>
        <source>Solve from here</source>
        <translation>Von hier lösen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>The cube as it is now, in pixels.</source>
        <translation>Der Würfel, wie er jetzt ist, in Pixeln.</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>The cube as it is now, sharp in every size.</source>
        <translation>Der Würfel, wie er jetzt ist, in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Film (GIF)</source>
        <translation>Film (GIF)</translation>
    </message>
    <message>
        <source>All moves in motion, for mails, chats and web pages.</source>
        <translation>Alle Züge in Bewegung, für Mails, Chats und Webseiten.</translation>
    </message>
    <message>
        <source>Strip (PNG)</source>
        <translation>Streifen (PNG)</translation>
    </message>
    <message>
        <source>The cube at each step or move, in one picture.</source>
        <translation>Der Würfel bei jedem Schritt oder Zug, in einem Bild.</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>All steps with pictures, in one file.</source>
        <translation>Alle Schritte mit Bildern, in einer Datei.</translation>
    </message>
    <message>
        <source>Pages to print (PDF)</source>
        <translation>Druckseiten (PDF)</translation>
    </message>
    <message>
        <source>All steps with pictures, on paper.</source>
        <translation>Alle Schritte mit Bildern, auf Papier.</translation>
    </message>
    <message>
        <source>Sheet to follow (PDF)</source>
        <translation>Blatt zum Nachdrehen (PDF)</translation>
    </message>
    <message>
        <source>Each move with a picture and an arrow, to follow with the cube in your hands.</source>
        <translation>Jeder Zug mit Bild und Pfeil, zum Nachdrehen mit dem Würfel in der Hand.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>All steps with their moves, in words.</source>
        <translation>Alle Schritte mit ihren Zügen, in Worten.</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Like the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Each step</source>
        <translation>Jeder Schritt</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Jeder Zug</translation>
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
        <translation>Was gerade gemalt wird</translation>
    </message>
    <message>
        <source>WCA &amp;moves only</source>
        <translation>Nur W&amp;CA-Züge</translation>
    </message>
    <message>
        <source>Print the pages</source>
        <translation>Seiten drucken</translation>
    </message>
    <message>
        <source>Copy the text to the clipboard</source>
        <translation>Den Text in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy it to the clipboard</source>
        <translation>In die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Without a &amp;background</source>
        <translation>&amp;Ohne Hintergrund</translation>
    </message>
    <message>
        <source>Play fo&amp;r ever</source>
        <translation>Endl&amp;os abspielen</translation>
    </message>
    <message>
        <source>&amp;Name the moves</source>
        <translation>Zü&amp;ge nennen</translation>
    </message>
    <message>
        <source>Choose where it goes, and make it</source>
        <translation>Wählen, wohin, und es machen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Stop; no unfinished file or page is left behind (Esc)</source>
        <translation>Anhalten; keine halbe Datei oder Seite bleibt (Esc)</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Art der Datei</translation>
    </message>
    <message>
        <source>What kind of file it is (↑ ↓)</source>
        <translation>Welche Art Datei es ist (↑ ↓)</translation>
    </message>
    <message>
        <source>What the pictures show (↑ ↓)</source>
        <translation>Was die Bilder zeigen (↑ ↓)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Whether pictures are light or dark (↑ ↓)</source>
        <translation>Ob Bilder hell oder dunkel sind (↑ ↓)</translation>
    </message>
    <message>
        <source>Draw the cube alone, to stand on whatever is there</source>
        <translation>Nur den Würfel zeichnen, damit er auf jedem Grund steht</translation>
    </message>
    <message>
        <source>What there is a picture of: each step, or each move with an arrow (↑ ↓)</source>
        <translation>Wovon es ein Bild gibt: von jedem Schritt oder von jedem Zug mit Pfeil (↑ ↓)</translation>
    </message>
    <message>
        <source>What stands above it</source>
        <translation>Was darüber steht</translation>
    </message>
    <message>
        <source>Write inner layers as two outer blocks, as the rules of competitions know them</source>
        <translation>Innere Schichten als zwei äußere Blöcke schreiben, wie es die Wettbewerbsregeln kennen</translation>
    </message>
    <message>
        <source>The size of the pages (↑ ↓)</source>
        <translation>Die Größe der Seiten (↑ ↓)</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>At 1× there are two quarter turns a second</source>
        <translation>Bei 1× sind es zwei Vierteldrehungen je Sekunde</translation>
    </message>
    <message>
        <source>More make the film smoother, and the file larger</source>
        <translation>Mehr machen den Film flüssiger und die Datei größer</translation>
    </message>
    <message>
        <source>How long the last picture is seen</source>
        <translation>Wie lange das letzte Bild zu sehen ist</translation>
    </message>
    <message>
        <source>Begin again after the end</source>
        <translation>Nach dem Ende von vorne beginnen</translation>
    </message>
    <message>
        <source>Write the move in play below the cube, with those around it</source>
        <translation>Den laufenden Zug mit denen davor und danach unter den Würfel schreiben</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Take the stickers that are painted so far instead of the cube; the others are grey</source>
        <translation>Statt des Würfels die bisher gemalten Sticker nehmen; die anderen sind grau</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>Bre&amp;ite</translation>
    </message>
    <message>
        <source>Pixels across, of the picture or of each; the smallest value is the default</source>
        <translation>Pixel in der Breite, des Bildes oder eines jeden; der kleinste Wert ist die Vorgabe</translation>
    </message>
    <message>
        <source>Hei&amp;ght</source>
        <translation>Höh&amp;e</translation>
    </message>
    <message>
        <source>Pixels down, of the picture or of each; the smallest value is the default</source>
        <translation>Pixel in der Höhe, des Bildes oder eines jeden; der kleinste Wert ist die Vorgabe</translation>
    </message>
    <message>
        <source>A picture &amp;of</source>
        <translation>Bild &amp;je</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Temp&amp;o</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Pictures a secon&amp;d</source>
        <translation>Bilder je &amp;Sekunde</translation>
    </message>
    <message>
        <source>Pa&amp;use at the end</source>
        <translation>&amp;Pause am Ende</translation>
    </message>
    <message>
        <source>This kind goes into a file</source>
        <translation>Diese Art geht in eine Datei</translation>
    </message>
    <message>
        <source>How fast the moves are played, 0.1× to {fastest}</source>
        <translation>Wie schnell die Züge abgespielt werden, 0,1× bis {fastest}</translation>
    </message>
    <message>
        <source>Moves done, of all</source>
        <translation>Gemachte Züge, von allen</translation>
    </message>
    <message>
        <source>There is nothing more to turn. Home goes back to the start.</source>
        <translation>Es gibt nichts mehr zu drehen. Pos1 geht zurück zum Anfang.</translation>
    </message>
    <message>
        <source>Find a new solution for the cube as it is now</source>
        <translation>Eine neue Lösung für den Würfel finden, wie er jetzt ist</translation>
    </message>
    <message>
        <source>{done} of {count} lessons</source>
        <translation>{done} von {count} Lektionen</translation>
    </message>
    <message>
        <source>It is time to see whether you still know this.</source>
        <translation>Zeit zu schauen, ob du das noch kannst.</translation>
    </message>
    <message>
        <source>Two mixed cubes: do the whole unit alone.</source>
        <translation>Zwei verdrehte Würfel: Mach das ganze Kapitel allein.</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>Das kann ich</translation>
    </message>
    <message>
        <source>Skip the question</source>
        <translation>Frage auslassen</translation>
    </message>
    <message>
        <source>I solved a real cube</source>
        <translation>Ich habe einen echten Würfel gelöst</translation>
    </message>
    <message>
        <source>Another cube is on the stage; your exercise waits.</source>
        <translation>Auf der Bühne ist ein anderer Würfel; deine Übung wartet.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Zurück zur Übung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Which of these is it?</source>
        <translation>Welches davon ist es?</translation>
    </message>
    <message>
        <source>Show the step</source>
        <translation>Schritt zeigen</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Selbst probieren</translation>
    </message>
    <message>
        <source>Noted: you solved a real cube.</source>
        <translation>Notiert: Du hast einen echten Würfel gelöst.</translation>
    </message>
    <message>
        <source>Answer the question first: choose a picture.</source>
        <translation>Beantworte erst die Frage: Wähl ein Bild.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>{level}, {number} of {count}</source>
        <translation>{level}, {number} von {count}</translation>
    </message>
    <message>
        <source>Click the piece that comes next.</source>
        <translation>Klick auf das Teil, das als Nächstes dran ist.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Explain from here</source>
        <translation>Ab hier erklären</translation>
    </message>
    <message>
        <source>Go on from the cube as it is now, or take back what you turned.</source>
        <translation>Mach mit dem Würfel weiter, wie er jetzt ist, oder nimm zurück, was du gedreht hast.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Turn the cube. The moves are hidden.</source>
        <translation>Dreh den Würfel. Die Züge sind verborgen.</translation>
    </message>
    <message>
        <source>Another turn than in the lesson. Go on to the goal your own way, or take it back.</source>
        <translation>Das ist ein anderer Zug als in der Lektion. Geh deinen eigenen Weg zum Ziel, oder nimm ihn zurück.</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Noch einmal probieren</translation>
    </message>
    <message>
        <source>Done — that is the step.</source>
        <translation>Fertig – das ist der Schritt.</translation>
    </message>
    <message>
        <source>Next: {words}</source>
        <translation>Danach: {words}</translation>
    </message>
    <message>
        <source>Put an exercise on the stage; your own cube waits</source>
        <translation>Eine Übung auf die Bühne holen; dein eigener Würfel wartet</translation>
    </message>
    <message>
        <source>Put the exercise on the stage again; your own cube waits</source>
        <translation>Die Übung wieder auf die Bühne holen; dein eigener Würfel wartet</translation>
    </message>
    <message>
        <source>Go on with what comes next</source>
        <translation>Mit dem Nächsten weitermachen</translation>
    </message>
    <message>
        <source>Play the next turns, and stop after them</source>
        <translation>Die nächsten Züge abspielen und dann anhalten</translation>
    </message>
    <message>
        <source>Turn the cube yourself, by mouse, keys or typed moves</source>
        <translation>Den Würfel selbst drehen: mit Maus, Tasten oder eingegebenen Zügen</translation>
    </message>
    <message>
        <source>Go on without an answer, and read what is to be remembered</source>
        <translation>Ohne Antwort weitermachen und lesen, was du dir merken sollst</translation>
    </message>
    <message>
        <source>Leave the rest out, and show that you can do it alone</source>
        <translation>Den Rest auslassen und zeigen, dass du es allein kannst</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Den Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Note that you solved a cube in your hands, without a hint</source>
        <translation>Notieren, dass du einen Würfel in der Hand gelöst hast, ohne Tipp</translation>
    </message>
    <message>
        <source>What is so afterwards</source>
        <translation>Was danach gilt</translation>
    </message>
    <message>
        <source>One sentence; {bottom} is the colour there</source>
        <translation>Ein Satz; {bottom} ist die Farbe dort</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Wonach man schaut</translation>
    </message>
    <message>
        <source>One sentence; nothing is shown if it is empty</source>
        <translation>Ein Satz; ist er leer, wird nichts gezeigt</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was getan wird</translation>
    </message>
    <message>
        <source>{moves} are its turns, and {case} is the case of an alg</source>
        <translation>{moves} sind die Züge, und {case} ist der Fall eines Algs</translation>
    </message>
    <message>
        <source>{top}, {bottom}, {front}, {back}, {left} and {right} become the colours of these sides.</source>
        <translation>{top}, {bottom}, {front}, {back}, {left} und {right} werden zu den Farben dieser Seiten.</translation>
    </message>
    <message>
        <source>A name such as cross or f2l, or pieces: home=DF,DR oriented=*e centres=home. What the steps before have made has to be in it, or the turns have to leave it alone.</source>
        <translation>Ein Name wie cross oder f2l, oder Teile: home=DF,DR oriented=*e centres=home. Was die Schritte davor gemacht haben, muss darin stehen, oder die Drehungen müssen es in Ruhe lassen.</translation>
    </message>
    <message>
        <source>Click pieces of the solved cube: those in colour are home after this step, grey ones do not matter. Where some are to be turned right only, a click says that first.</source>
        <translation>Teile des gelösten Würfels anklicken: Farbige sind nach diesem Schritt am Platz, graue sind egal. Wo manche nur richtig herum gedreht sein sollen, sagt ein Klick zuerst das.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Der Schritt</translation>
    </message>
    <message>
        <source>Named goals</source>
        <translation>Ziele mit Namen</translation>
    </message>
    <message>
        <source>Goals that have a name</source>
        <translation>Ziele, die einen Namen haben</translation>
    </message>
    <message>
        <source>Name of the step</source>
        <translation>Name des Schritts</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>all faces</source>
        <translation>alle Seiten</translation>
    </message>
    <message>
        <source>Which turns may be made, such as R,U,M; U2 is the half turn alone</source>
        <translation>Welche Drehungen erlaubt sind, etwa R,U,M; U2 ist nur die halbe Drehung</translation>
    </message>
    <message>
        <source>Your own sentences</source>
        <translation>Eigene Sätze</translation>
    </message>
    <message>
        <source>More of this step</source>
        <translation>Mehr zu diesem Schritt</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merk dir</translation>
    </message>
    <message>
        <source>Undo the turns that led away</source>
        <translation>Die Züge zurücknehmen, die vom Weg abführten</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Look for it</source>
        <translation>Danach schauen</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Warum es klappt</translation>
    </message>
    <message>
        <source>Show the turns</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Look for a moment first</source>
        <translation>Schau erst einen Moment selbst</translation>
    </message>
    <message>
        <source>Say a little more</source>
        <translation>Etwas mehr verraten</translation>
    </message>
    <message>
        <source>Undo the turn and go on with the solution</source>
        <translation>Die Drehung rückgängig machen und der Lösung weiter folgen</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Open the lesson of this step in the course; your cube waits</source>
        <translation>Die Lektion zu diesem Schritt im Kurs öffnen; dein Würfel wartet</translation>
    </message>
    <message>
        <source>Play the moves of this step, and stop after them</source>
        <translation>Die Züge dieses Schritts abspielen und danach anhalten</translation>
    </message>
    <message>
        <source>Every side has one colour.</source>
        <translation>Jede Seite hat eine Farbe.</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hide the moves</source>
        <translation>Züge verbergen</translation>
    </message>
    <message>
        <source>Next: {move}, {words}</source>
        <translation>Als nächstes: {move}, {words}</translation>
    </message>
    <message>
        <source>The cube has left the solution</source>
        <translation>Der Würfel hat die Lösung verlassen</translation>
    </message>
    <message>
        <source>The cube has left the lesson</source>
        <translation>Der Würfel hat die Lektion verlassen</translation>
    </message>
    <message>
        <source>Solve it from here, or take the turn back.</source>
        <translation>Löse ihn von hier aus, oder nimm die Drehung zurück.</translation>
    </message>
    <message>
        <source>Every side has one colour. Home goes back to the start.</source>
        <translation>Jede Seite hat eine Farbe. Pos1 geht zurück zum Anfang.</translation>
    </message>
    <message>
        <source>Scramble and play</source>
        <translation>Verdrehen und spielen</translation>
    </message>
    <message>
        <source>Solve my cube</source>
        <translation>Meinen Würfel lösen</translation>
    </message>
    <message>
        <source>Turn a cube by mouse or keyboard</source>
        <translation>Einen Würfel mit Maus oder Tastatur drehen</translation>
    </message>
    <message>
        <source>Paint it or add photos, then follow large, clear moves</source>
        <translation>Einmalen oder fotografieren und dann großen, klaren Zügen folgen</translation>
    </message>
    <message>
        <source>Learn step by step</source>
        <translation>Schritt für Schritt lernen</translation>
    </message>
    <message>
        <source>From the first cross to the last layer, with the reasons</source>
        <translation>Vom ersten Kreuz bis zur letzten Ebene, mit den Gründen</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Everything stays on this machine. You can change your mind at any time.</source>
        <translation>Alles bleibt auf diesem Rechner. Du kannst es dir jederzeit anders überlegen.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>{alphabet} in the order {order}</source>
        <translation>{alphabet} in der Reihenfolge {order}</translation>
    </message>
    <message>
        <source>a net of {alphabet}</source>
        <translation>ein Netz aus {alphabet}</translation>
    </message>
    <message>
        <source>{alphabet}, face by face</source>
        <translation>{alphabet}, Seite für Seite</translation>
    </message>
    <message>
        <source>{alphabet}, the faces side by side</source>
        <translation>{alphabet}, die Seiten nebeneinander</translation>
    </message>
    <message>
        <source>letters that the centres explain</source>
        <translation>Buchstaben, die die Mittelstücke erklären</translation>
    </message>
    <message>
        <source>this text is too long for a cube</source>
        <translation>dieser Text ist zu lang für einen Würfel</translation>
    </message>
    <message>
        <source>the faces are written in different letters</source>
        <translation>die Seiten sind in verschiedenen Buchstaben geschrieben</translation>
    </message>
    <message>
        <source>face {face} has {count} facelets instead of {expected}</source>
        <translation>Seite {face} hat {count} Sticker statt {expected}</translation>
    </message>
    <message>
        <source>{what}, with {top} on top and {front} in front</source>
        <translation>{what}, mit {top} oben und {front} vorne</translation>
    </message>
    <message>
        <source>a printed net has 6·N rows of N digits in square brackets, as in [1, 2, 3]</source>
        <translation>ein gedrucktes Netz hat 6·N Zeilen aus N Ziffern in eckigen Klammern, wie [1, 2, 3]</translation>
    </message>
    <message>
        <source>{character} at character {position} is none of the net&apos;s digits 0 to 6</source>
        <translation>{character} an Stelle {position} ist keine der Ziffern 0 bis 6 des Netzes</translation>
    </message>
    <message>
        <source>the printed net</source>
        <translation>das gedruckte Netz</translation>
    </message>
    <message>
        <source>face letters</source>
        <translation>Seitenbuchstaben</translation>
    </message>
    <message>
        <source>colour letters</source>
        <translation>Farbbuchstaben</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>digits from 0 to 5</source>
        <translation>Ziffern von 0 bis 5</translation>
    </message>
    <message>
        <source>face numbers from 1 to 6</source>
        <translation>Seitennummern von 1 bis 6</translation>
    </message>
    <message>
        <source>colour names</source>
        <translation>Farbnamen</translation>
    </message>
    <message>
        <source>coloured signs</source>
        <translation>farbige Zeichen</translation>
    </message>
    <message>
        <source>a {cube} has {expected} facelets; this text has {count}</source>
        <translation>ein {cube} hat {expected} Sticker; dieser Text hat {count}</translation>
    </message>
    <message>
        <source>{count} for a {cube}</source>
        <translation>{count} für einen {cube}</translation>
    </message>
    <message>
        <source>{count} facelets make no cube; the nearest are {wanted}</source>
        <translation>{count} Sticker ergeben keinen Würfel; am nächsten sind {wanted}</translation>
    </message>
    <message>
        <source>{problem}; look at the line with {count}</source>
        <translation>{problem}; sieh dir die Zeile mit {count} an</translation>
    </message>
    <message>
        <source>{character} at character {position} is none of the {alphabet} {letters}, nor a mark for an unknown facelet (. ? - x)</source>
        <translation>{character} an Stelle {position} gehört nicht zu: {alphabet} {letters}, und ist kein Zeichen für einen unbekannten Sticker (. ? - x)</translation>
    </message>
    <message>
        <source>loading the search</source>
        <translation>die Suche wird geladen</translation>
    </message>
    <message>
        <source>the rules {rules} leave hardly any cubes and none came up; with rules 3 and 4 as well all of them can be found</source>
        <translation>die Regeln {rules} lassen kaum Würfel übrig, und es kam keiner vor; auch mit den Regeln 3 und 4 lassen sich alle finden</translation>
    </message>
    <message>
        <source>drawing cubes</source>
        <translation>Würfel werden gezogen</translation>
    </message>
    <message>
        <source>listing the corners</source>
        <translation>die Ecken werden aufgelistet</translation>
    </message>
    <message>
        <source>there is no scramble {kind}: choose {kinds}</source>
        <translation>es gibt kein Verdrehen {kind}: nimm {kinds}</translation>
    </message>
    <message>
        <source>a {kind} scramble has no length: leave the length out</source>
        <translation>ein Scramble der Art {kind} hat keine Länge: Lass sie weg</translation>
    </message>
    <message>
        <source>only a scored scramble chooses its moves among candidates</source>
        <translation>nur ein bewerteter Scramble wählt seine Züge unter Kandidaten</translation>
    </message>
    <message>
        <source>only a perfect scramble has rules that it obeys</source>
        <translation>nur ein perfekter Scramble hat Regeln, die er erfüllt</translation>
    </message>
    <message>
        <source>perfect scrambles are for the 3×3×3, not for {cube}</source>
        <translation>perfekte Scrambles sind für den 3×3×3, nicht für {cube}</translation>
    </message>
    <message>
        <source>a scramble&apos;s seed and index are 0 or greater</source>
        <translation>Seed und Nummer eines Scrambles sind 0 oder größer</translation>
    </message>
    <message>
        <source>turning the cube</source>
        <translation>der Würfel wird gedreht</translation>
    </message>
    <message>
        <source>no cube obeys the rules {rules} all at once</source>
        <translation>kein Würfel erfüllt die Regeln {rules} alle zugleich</translation>
    </message>
    <message>
        <source>a scramble has 0 to {most} moves, not {wanted}</source>
        <translation>ein Scramble hat 0 bis {most} Züge, nicht {wanted}</translation>
    </message>
    <message>
        <source>a scored scramble has 0 to {most} moves, not {wanted}</source>
        <translation>ein bewerteter Scramble hat 0 bis {most} Züge, nicht {wanted}</translation>
    </message>
    <message>
        <source>weighing up moves</source>
        <translation>Züge werden abgewogen</translation>
    </message>
    <message>
        <source>a scored scramble of a {cube} weighs up 1 to {most} moves at each step, not {wanted}</source>
        <translation>ein bewerteter Scramble eines {cube} wägt bei jedem Schritt 1 bis {most} Züge ab, nicht {wanted}</translation>
    </message>
    <message>
        <source>of {candidates} candidates 1 to {candidates} are kept, not {wanted}</source>
        <translation>von {candidates} Kandidaten bleiben 1 bis {candidates}, nicht {wanted}</translation>
    </message>
    <message>
        <source>of a single candidate 1 is kept, not {wanted}</source>
        <translation>von einem einzigen Kandidaten bleibt 1, nicht {wanted}</translation>
    </message>
    <message>
        <source>random moves</source>
        <translation>zufällige Züge</translation>
    </message>
    <message>
        <source>random state</source>
        <translation>zufällige Stellung</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>bewertet</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message>
        <source>there are competitions for 2×2×2 to 7×7×7, not {size}</source>
        <translation>es gibt Wettbewerbe für 2×2×2 bis 7×7×7, nicht für {size}</translation>
    </message>
    <message>
        <source>{cube}, {kind}, seed {seed}</source>
        <translation>{cube}, {kind}, Seed {seed}</translation>
    </message>
    <message>
        <source>Every centre of two opposite faces is brought to one of the two.</source>
        <translation>Jedes Mittelstück zweier gegenüberliegender Seiten kommt auf eine der beiden.</translation>
    </message>
    <message>
        <source>So is every centre of two others, and with it of the last two.</source>
        <translation>Ebenso jedes Mittelstück zweier anderer Seiten, und damit auch der letzten zwei.</translation>
    </message>
    <message>
        <source>The first two faces are told apart.</source>
        <translation>Die ersten zwei Seiten werden voneinander getrennt.</translation>
    </message>
    <message>
        <source>The wings of each edge are joined; the faces still to split leave them room.</source>
        <translation>Die Flügel jeder Kante kommen zusammen; die noch zu trennenden Seiten lassen ihnen Platz.</translation>
    </message>
    <message>
        <source>The other four faces get their own centres; all else stays.</source>
        <translation>Die anderen vier Seiten bekommen ihre eigenen Mitten; alles andere bleibt.</translation>
    </message>
    <message>
        <source>preparing the centres</source>
        <translation>die Mittelstücke werden vorbereitet</translation>
    </message>
    <message>
        <source>compiling the search for centres and edges</source>
        <translation>die Suche nach Mittelstücken und Kanten wird kompiliert</translation>
    </message>
    <message>
        <source>stage {n} of {all}: {activity}</source>
        <translation>Abschnitt {n} von {all}: {activity}</translation>
    </message>
    <message>
        <source>centres {y}</source>
        <translation>Mitten {y}</translation>
    </message>
    <message>
        <source>centres {z}, {x}</source>
        <translation>Mitten {z}, {x}</translation>
    </message>
    <message>
        <source>centres {y} apart</source>
        <translation>Mitten {y} trennen</translation>
    </message>
    <message>
        <source>centres {z}, {x} apart</source>
        <translation>Mitten {z}, {x} trennen</translation>
    </message>
    <message>
        <source>looking for a shorter answer</source>
        <translation>eine kürzere Antwort suchen</translation>
    </message>
    <message>
        <source>Few turns have been made, and these undo them.</source>
        <translation>Es wurde nur wenig gedreht, und diese Drehungen machen es rückgängig.</translation>
    </message>
    <message>
        <source>a {cube} can be solved with all turns only</source>
        <translation>ein {cube} lässt sich nur mit allen Drehungen lösen</translation>
    </message>
    <message>
        <source>looking for a few turns that will do</source>
        <translation>wenige Drehungen suchen, die reichen</translation>
    </message>
    <message>
        <source>few turns</source>
        <translation>wenige Drehungen</translation>
    </message>
    <message>
        <source>there is no way to reduce a {cube}</source>
        <translation>es gibt keinen Weg, einen {cube} zu reduzieren</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer found</source>
        <translation>keine Antwort mit {length} oder weniger gefunden</translation>
    </message>
    <message>
        <source>first centres</source>
        <translation>Erste Mitten</translation>
    </message>
    <message>
        <source>The movable centres of two opposite colours come to the two faces of these colours, either to the one or to the other.</source>
        <translation>Die beweglichen Mittelstücke zweier Gegenfarben kommen auf die zwei Seiten dieser Farben, auf die eine oder die andere.</translation>
    </message>
    <message>
        <source>So do the other centres: each face shows only its own colour and the opposite one.</source>
        <translation>Die anderen Mittelstücke ebenso: Jede Seite zeigt nur ihre eigene und die Gegenfarbe.</translation>
    </message>
    <message>
        <source>Of the two wings of each edge one comes to each of two halves of the places, which half turns never mix.</source>
        <translation>Von den zwei Flügeln jeder Kante kommt einer in jede von zwei Hälften der Plätze, die halbe Drehungen nie mischen.</translation>
    </message>
    <message>
        <source>slice edges</source>
        <translation>Kanten der Scheibe</translation>
    </message>
    <message>
        <source>All pieces of four edges come into the ring between two faces.</source>
        <translation>Alle Teile von vier Kanten kommen in den Ring zwischen zwei Seiten.</translation>
    </message>
    <message>
        <source>four edges</source>
        <translation>Vier Kanten</translation>
    </message>
    <message>
        <source>These four edges are joined, and the centres beside them become bars of one colour.</source>
        <translation>Diese vier Kanten werden verbunden, und die Mittelstücke neben ihnen werden Balken einer Farbe.</translation>
    </message>
    <message>
        <source>edges and centres</source>
        <translation>Kanten und Mitten</translation>
    </message>
    <message>
        <source>The other eight edges are joined, and every face gets its own centre.</source>
        <translation>Die anderen acht Kanten werden verbunden, und jede Seite bekommt ihre eigene Mitte.</translation>
    </message>
    <message>
        <source>centres {sides}</source>
        <translation>Mitten {sides}</translation>
    </message>
    <message>
        <source>The centres of one pair of opposite colours come to one pair of opposite faces.</source>
        <translation>Die Mittelstücke eines Paars von Gegenfarben kommen auf ein Paar gegenüberliegender Seiten.</translation>
    </message>
    <message>
        <source>The other centres come to faces of their own colour or the opposite one, and of each edge&apos;s two wings one comes to either half of the places.</source>
        <translation>Die anderen Mittelstücke kommen auf Seiten ihrer eigenen oder der Gegenfarbe, und von den zwei Flügeln jeder Kante kommt einer in jede Hälfte der Plätze.</translation>
    </message>
    <message>
        <source>Each wing meets the one that belongs to it, and the centres come to their faces.</source>
        <translation>Jeder Flügel trifft seinen Partner, und die Mittelstücke kommen auf ihre Seiten.</translation>
    </message>
    <message>
        <source>looking at all crosses</source>
        <translation>alle Kreuze werden angesehen</translation>
    </message>
    <message>
        <source>{method} needs {length}, not {longest}</source>
        <translation>{method} braucht {length}, nicht {longest}</translation>
    </message>
    <message>
        <source>{method} is for {cubes} only</source>
        <translation>{method} ist nur für {cubes}</translation>
    </message>
    <message>
        <source>{method} needs the turns of all faces</source>
        <translation>{method} braucht die Drehungen aller Seiten</translation>
    </message>
    <message>
        <source>{method} needs the turns of all faces; two-phase and optimal can do with some</source>
        <translation>{method} braucht die Drehungen aller Seiten; two-phase und optimal kommen mit einigen aus</translation>
    </message>
    <message>
        <source>the {first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>the {first} to the {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>The layers next to the outer ones left out, it is reduced like a smaller cube.</source>
        <translation>Ohne die Schichten gleich neben den äußeren wird er wie ein kleinerer Würfel reduziert.</translation>
    </message>
    <message>
        <source>The centres between two corner centres of a face get one colour.</source>
        <translation>Die Mittelstücke zwischen zwei Eck-Mittelstücken einer Seite bekommen eine Farbe.</translation>
    </message>
    <message>
        <source>inner {cube}</source>
        <translation>innerer {cube}</translation>
    </message>
    <message>
        <source>preparing the search for bars</source>
        <translation>die Suche nach Balken wird vorbereitet</translation>
    </message>
    <message>
        <source>writing down what was found</source>
        <translation>das Gefundene wird aufgeschrieben</translation>
    </message>
    <message>
        <source>Every face has its centre and every edge its wings together, so turns of the faces do the rest as on a 3×3×3.</source>
        <translation>Jede Seite hat ihre Mitte und jede Kante ihre Flügel beisammen, also lösen Seitendrehungen den Rest wie beim 3×3×3.</translation>
    </message>
    <message>
        <source>From the solved cube these moves make the pattern: {name}.</source>
        <translation>Vom gelösten Würfel aus machen diese Züge das Muster: {name}.</translation>
    </message>
    <message>
        <source>shortest solutions are for face turns or quarter turns</source>
        <translation>kürzeste Lösungen gibt es für Seitendrehungen oder Vierteldrehungen</translation>
    </message>
    <message>
        <source>loading the optimal search</source>
        <translation>die Optimal-Suche wird geladen</translation>
    </message>
    <message>
        <source>the optimal solver is for the 3×3×3 only</source>
        <translation>der Optimal-Löser ist nur für den 3×3×3</translation>
    </message>
    <message>
        <source>beginning the proof</source>
        <translation>der Beweis beginnt</translation>
    </message>
    <message>
        <source>All shorter ways have been ruled out. Such a way has no parts with a meaning of their own: most cubies come home in the last few turns.</source>
        <translation>Alle kürzeren Wege sind ausgeschlossen. Ein solcher Weg hat keine Teile mit eigener Bedeutung: Die meisten Teile kommen erst mit den letzten Drehungen nach Hause.</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer: at least {least} are needed</source>
        <translation>keine Antwort mit {length} oder weniger: mindestens {least} sind nötig</translation>
    </message>
    <message>
        <source>fewest-moves tables</source>
        <translation>Fewest-Moves-Tabellen</translation>
    </message>
    <message>
        <source>fmc is for the 3×3×3 only</source>
        <translation>fmc ist nur für den 3×3×3</translation>
    </message>
    <message>
        <source>stopped before there was an answer</source>
        <translation>gestoppt, bevor es eine Antwort gab</translation>
    </message>
    <message>
        <source>no shorter answer so far</source>
        <translation>bisher keine kürzere Antwort</translation>
    </message>
    <message>
        <source>no answer found: at least {least} are needed</source>
        <translation>keine Antwort gefunden: mindestens {least} sind nötig</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer found: at least {least} are needed</source>
        <translation>keine Antwort mit {length} oder weniger gefunden: mindestens {least} sind nötig</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>stopped before all answers were known</source>
        <translation>gestoppt, bevor alle Antworten bekannt waren</translation>
    </message>
    <message>
        <source>the limits ended the search before the shortest was known</source>
        <translation>die Grenzen beendeten die Suche, bevor die kürzeste bekannt war</translation>
    </message>
    <message>
        <source>there are more than {n} answers of {length}, too many to list</source>
        <translation>es gibt mehr als {n} Antworten mit {length}, zu viele zum Auflisten</translation>
    </message>
    <message>
        <source>the time was over after {n} answers of {length}</source>
        <translation>die Zeit war nach {n} Antworten mit {length} vorbei</translation>
    </message>
    <message>
        <source>looking for a first answer</source>
        <translation>eine erste Antwort suchen</translation>
    </message>
    <message>
        <source>at least {length}</source>
        <translation>mindestens {length}</translation>
    </message>
    <message>
        <source>found {n} answers of {length}, the fewest there are</source>
        <translation>{n} Antworten mit {length} gefunden, weniger geht nicht</translation>
    </message>
    <message>
        <source>nothing is shorter than {length}</source>
        <translation>nichts ist kürzer als {length}</translation>
    </message>
    <message>
        <source>at most {length}, at least {least}</source>
        <translation>höchstens {length}, mindestens {least}</translation>
    </message>
    <message>
        <source>{activity}, up to about {time} left</source>
        <translation>{activity}, noch bis zu {time}</translation>
    </message>
    <message>
        <source>there is no table &apos;{name}&apos;; there are {names}</source>
        <translation>es gibt keine Tabelle „{name}“; es gibt {names}</translation>
    </message>
    <message>
        <source>{method} has no left-handed variant</source>
        <translation>{method} hat keine linkshändige Variante</translation>
    </message>
    <message>
        <source>there is no solver &apos;{name}&apos;; there are {names}</source>
        <translation>es gibt keinen Löser „{name}“; es gibt {names}</translation>
    </message>
    <message>
        <source>A table knows how many turns every position is from solved, and each of these turns leads to one that is a turn nearer: there is no shorter way.</source>
        <translation>Eine Tabelle weiß für jede Stellung, wie viele Drehungen zum gelösten Würfel fehlen, und jede dieser Drehungen führt einen Schritt näher: Kürzer geht es nicht.</translation>
    </message>
    <message>
        <source>listing every shortest answer</source>
        <translation>alle kürzesten Antworten werden aufgelistet</translation>
    </message>
    <message>
        <source>the time was over after {n} answers of the same length</source>
        <translation>die Zeit war nach {n} Antworten derselben Länge vorbei</translation>
    </message>
    <message>
        <source>the full table is for the 2×2×2 only</source>
        <translation>die volle Tabelle ist nur für den 2×2×2</translation>
    </message>
    <message>
        <source>full table</source>
        <translation>volle Tabelle</translation>
    </message>
    <message>
        <source>no answer of {length} or fewer: {needed} are needed</source>
        <translation>keine Antwort mit {length} oder weniger: {needed} sind nötig</translation>
    </message>
    <message>
        <source>counting the moves from solved</source>
        <translation>die Züge vom gelösten Würfel aus zählen</translation>
    </message>
    <message>
        <source>the two-phase solver is for the 3×3×3 only</source>
        <translation>der Zwei-Phasen-Löser ist nur für den 3×3×3</translation>
    </message>
    <message>
        <source>no answer with the turns allowed found in that time</source>
        <translation>in dieser Zeit keine Antwort mit den erlaubten Drehungen gefunden</translation>
    </message>
    <message>
        <source>no answer with the turns allowed found</source>
        <translation>keine Antwort mit den erlaubten Drehungen gefunden</translation>
    </message>
    <message>
        <source>looking for an answer</source>
        <translation>eine Antwort suchen</translation>
    </message>
    <message>
        <source>up and down</source>
        <translation>oben und unten</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>rechts und links</translation>
    </message>
    <message>
        <source>front and back</source>
        <translation>vorne und hinten</translation>
    </message>
    <message>
        <source>the top and the bottom</source>
        <translation>nach oben und unten</translation>
    </message>
    <message>
        <source>the right and the left</source>
        <translation>nach rechts und links</translation>
    </message>
    <message>
        <source>the front and the back</source>
        <translation>nach vorne und hinten</translation>
    </message>
    <message>
        <source>Every {a} or {b} sticker comes to {sides}, and the four edges without {a} and {b} into the layer between. You see it on the other four sides: no {a} or {b} there, and in the layer between each shows only its own colour and the opposite one.</source>
        <translation>Jeder Sticker in {a} oder {b} kommt {sides}, und die vier Kanten ohne {a} und {b} in die Schicht dazwischen. Man sieht es auf den anderen vier Seiten: kein {a} oder {b}, und in der Schicht dazwischen zeigt jede nur ihre eigene und die Gegenfarbe.</translation>
    </message>
    <message>
        <source>Now half turns, and quarter turns of {axis}, are enough: {a} and {b} stay on {sides} while everything goes home.</source>
        <translation>Jetzt reichen halbe Drehungen, und Vierteldrehungen {axis}: {a} und {b}, einmal {sides} gekommen, bleiben dort, während alles nach Hause kommt.</translation>
    </message>
    <message>
        <source>Both phases in one: the search began at the solved end, so nothing special is reached on the way.</source>
        <translation>Beide Phasen in einer: Die Suche begann am gelösten Ende, daher wird unterwegs nichts Besonderes erreicht.</translation>
    </message>
    <message>
        <source>phase 1</source>
        <translation>Phase 1</translation>
    </message>
    <message>
        <source>phase 2</source>
        <translation>Phase 2</translation>
    </message>
    <message>
        <source>two-phase</source>
        <translation>Zwei Phasen</translation>
    </message>
    <message>
        <source>{key} is the key of “{command}”; free it there first.</source>
        <translation>{key} ist die Taste von „{command}“; gib sie dort erst frei.</translation>
    </message>
    <message>
        <source>{key} opens a menu; choose another key.</source>
        <translation>{key} öffnet ein Menü; wähle eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} is for editing text; choose another key.</source>
        <translation>{key} ist zum Bearbeiten von Text; wähle eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} goes from control to control; choose another key.</source>
        <translation>{key} geht von Feld zu Feld; wähle eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} may turn the cube; add Ctrl or Alt, or take a function key.</source>
        <translation>{key} kann den Würfel drehen; nimm Strg oder Alt dazu oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>{what}: choose another (Space)</source>
        <translation>{what}: eine andere wählen (Leertaste)</translation>
    </message>
    <message>
        <source>{what}, in digits</source>
        <translation>{what}, in Ziffern</translation>
    </message>
    <message>
        <source>{what} in digits, as in #ff6a00; Enter takes it</source>
        <translation>{what} in Ziffern, wie #ff6a00; Enter übernimmt sie</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bildes</translation>
    </message>
    <message>
        <source>Picture of how to hold the cube</source>
        <translation>Bild, wie der Würfel zu halten ist</translation>
    </message>
    <message>
        <source>US, American (ANSI)</source>
        <translation>US-amerikanisch (ANSI)</translation>
    </message>
    <message>
        <source>European, QWERTY (ISO)</source>
        <translation>Europäisch, QWERTY (ISO)</translation>
    </message>
    <message>
        <source>German, QWERTZ (ISO)</source>
        <translation>Deutsch, QWERTZ (ISO)</translation>
    </message>
    <message>
        <source>left −</source>
        <translation>links −</translation>
    </message>
    <message>
        <source>left +</source>
        <translation>links +</translation>
    </message>
    <message>
        <source>right −</source>
        <translation>rechts −</translation>
    </message>
    <message>
        <source>right +</source>
        <translation>rechts +</translation>
    </message>
    <message>
        <source>widths 1</source>
        <translation>Breiten 1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>{key}: nothing</source>
        <translation>{key}: nichts</translation>
    </message>
    <message>
        <source>Arrow keys walk over the keys; any other key chooses itself.</source>
        <translation>Pfeiltasten gehen über die Tasten; jede andere Taste wählt sich selbst.</translation>
    </message>
    <message>
        <source>layer {digit}</source>
        <translation>Schicht {digit}</translation>
    </message>
    <message>
        <source>{key}: {command}, {words}</source>
        <translation>{key}: {command}, {words}</translation>
    </message>
    <message>
        <source>Upper left corner of the face</source>
        <translation>Linke obere Ecke der Seite</translation>
    </message>
    <message>
        <source>Upper right corner of the face</source>
        <translation>Rechte obere Ecke der Seite</translation>
    </message>
    <message>
        <source>Lower right corner of the face</source>
        <translation>Rechte untere Ecke der Seite</translation>
    </message>
    <message>
        <source>Lower left corner of the face</source>
        <translation>Linke untere Ecke der Seite</translation>
    </message>
    <message>
        <source>Drag the four corners onto those of the face.
By keyboard: Tab goes to the next corner, the arrows move it, Shift moves it faster.</source>
        <translation>Ziehe die vier Ecken auf die der Seite.
Mit der Tastatur: Tab geht zur nächsten Ecke, die Pfeile bewegen sie, Umschalt bewegt sie schneller.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>{name}: open now; all that is done goes into it</source>
        <translation>{name}: jetzt geöffnet; alles, was du tust, kommt hinein</translation>
    </message>
    <message>
        <source>{name}, of {date}: Enter or a double click opens it; F2 renames it, Delete removes it</source>
        <translation>{name}, vom {date}: Enter oder Doppelklick öffnet sie; F2 benennt um, Entf entfernt</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>{name} is too large a file for a photo; save a smaller copy.</source>
        <translation>{name} ist als Datei zu groß für ein Foto; speichere eine kleinere Kopie.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <translation>{name} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is no picture that can be read here; a JPEG or a PNG is.</source>
        <translation>{name} ist kein Bild, das sich hier lesen lässt; ein JPEG oder PNG schon.</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, too many; save a smaller copy.</source>
        <translation>{name} hat {width} × {height} Pixel, zu viele; speichere eine kleinere Kopie.</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete and cannot be shown.</source>
        <translation>{name} ist beschädigt oder unvollständig: Daraus wird kein Bild.</translation>
    </message>
    <message>
        <source>There is no picture in it.</source>
        <translation>Darin ist kein Bild.</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Bilder ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Photos of the six faces</source>
        <translation>Fotos der sechs Seiten</translation>
    </message>
    <message>
        <source>There is no face left for {count} of the pictures.</source>
        <translation>Für {count} der Bilder ist keine Seite mehr frei.</translation>
    </message>
    <message>
        <source>The pasted picture</source>
        <translation>Das eingefügte Bild</translation>
    </message>
    <message>
        <source>Sessions (*.cubeapp.json *.json);;All files (*)</source>
        <translation>Sitzungen (*.cubeapp.json *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Eine Sitzung öffnen</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Save this session</source>
        <translation>Diese Sitzung speichern</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>Die Sitzung ist nicht gespeichert</translation>
    </message>
    <message>
        <source>This session cannot be saved: {reason}</source>
        <translation>Diese Sitzung lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>What you have done since it was last saved is lost if you quit.</source>
        <translation>Was seit dem letzten Speichern geschehen ist, geht beim Beenden verloren.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Letters of the faces</source>
        <translation>Buchstaben der Seiten</translation>
    </message>
    <message>
        <source>Letters of the colours</source>
        <translation>Buchstaben der Farben</translation>
    </message>
    <message>
        <source>A shape for each colour</source>
        <translation>Eine Form je Farbe</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Abgerundet</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Full, edge to edge</source>
        <translation>Voll, Kante an Kante</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Stickerless: coloured all through</source>
        <translation>Stickerless: durchgefärbt</translation>
    </message>
    <message>
        <source>A colour of my own</source>
        <translation>Eine eigene Farbe</translation>
    </message>
    <message>
        <source>What stands on the stickers</source>
        <translation>Was auf den Stickern steht</translation>
    </message>
    <message>
        <source>Shape of the stickers</source>
        <translation>Form der Sticker</translation>
    </message>
    <message>
        <source>Gap between the stickers</source>
        <translation>Abstand zwischen den Stickern</translation>
    </message>
    <message>
        <source>What the cube is made of</source>
        <translation>Woraus der Würfel ist</translation>
    </message>
    <message>
        <source>Colour of the cube&apos;s body</source>
        <translation>Farbe des Würfelkörpers</translation>
    </message>
    <message>
        <source>Hidden stickers behind the cube</source>
        <translation>Verdeckte Seiten dahinter</translation>
    </message>
    <message>
        <source>The cube from behind</source>
        <translation>Der Würfel von hinten</translation>
    </message>
    <message>
        <source>Look from anywhere</source>
        <translation>Von überall ansehen</translation>
    </message>
    <message>
        <source>Turn instantly</source>
        <translation>Sofort drehen</translation>
    </message>
    <message>
        <source>Less motion if the system asks</source>
        <translation>Ruhig, wenn das System es will</translation>
    </message>
    <message>
        <source>Time for a turn by hand, in milliseconds</source>
        <translation>Zeit für eine Drehung von Hand, in Millisekunden</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>All&amp;es auf Vorgabe</translation>
    </message>
    <message>
        <source>Reset everything on this page</source>
        <translation>Alles auf dieser Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Letters or shapes tell apart what looks alike (↑ ↓)</source>
        <translation>Buchstaben oder Formen unterscheiden, was gleich aussieht (↑ ↓)</translation>
    </message>
    <message>
        <source>How the stickers are cut (↑ ↓)</source>
        <translation>Wie die Sticker geschnitten sind (↑ ↓)</translation>
    </message>
    <message>
        <source>How much of the body is seen between the stickers (← →)</source>
        <translation>Wie viel Körper zwischen den Stickern zu sehen ist (← →)</translation>
    </message>
    <message>
        <source>The plastic between the stickers (↑ ↓)</source>
        <translation>Der Kunststoff zwischen den Stickern (↑ ↓)</translation>
    </message>
    <message>
        <source>The three hidden faces float behind the cube (Space)</source>
        <translation>Die drei verdeckten Seiten schweben hinter dem Würfel (Leertaste)</translation>
    </message>
    <message>
        <source>Show the cube a second time, from the other side (Space)</source>
        <translation>Den Würfel ein zweites Mal zeigen, von der anderen Seite (Leertaste)</translation>
    </message>
    <message>
        <source>How long a quarter turn takes that you make yourself (← →)</source>
        <translation>Wie lange eine eigene Vierteldrehung dauert (← →)</translation>
    </message>
    <message>
        <source>Let a drag tumble the cube instead of keeping it upright (Space)</source>
        <translation>Ziehen lässt den Würfel frei kippen, statt ihn aufrecht zu halten (Leertaste)</translation>
    </message>
    <message>
        <source>Show every turn done at once, without motion (Space)</source>
        <translation>Jede Drehung sofort zeigen, ohne Bewegung (Leertaste)</translation>
    </message>
    <message>
        <source>Turn instantly on a system that is set to show less motion (Space)</source>
        <translation>Sofort drehen, wenn das System weniger Bewegung zeigen soll (Leertaste)</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Sticker</translation>
    </message>
    <message>
        <source>Time for a turn by hand</source>
        <translation>Dauer eines Zugs von Hand</translation>
    </message>
    <message>
        <source>On them</source>
        <translation>Darauf</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Verdeckte Seiten</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Top: tip the cube towards you, so that what was behind is above.</source>
        <translation>Oben: Kippe den Würfel zu dir, bis hinten oben ist.</translation>
    </message>
    <message>
        <source>Right: turn the cube so that its right side faces you; the top stays above.</source>
        <translation>Rechts: Drehe den Würfel, bis die rechte Seite zu dir zeigt; oben bleibt oben.</translation>
    </message>
    <message>
        <source>Front: hold the cube with the front towards you and the top above.</source>
        <translation>Vorne: Halte den Würfel mit der Vorderseite zu dir und oben nach oben.</translation>
    </message>
    <message>
        <source>Bottom: tip the cube away from you, so that the front is above.</source>
        <translation>Unten: Kippe den Würfel von dir weg, bis vorne oben ist.</translation>
    </message>
    <message>
        <source>Left: turn the cube so that its left side faces you; the top stays above.</source>
        <translation>Links: Drehe den Würfel, bis die linke Seite zu dir zeigt; oben bleibt oben.</translation>
    </message>
    <message>
        <source>Back: give the cube a half turn; the top stays above.</source>
        <translation>Hinten: Dreh den Würfel um eine halbe Drehung; oben bleibt oben.</translation>
    </message>
    <message>
        <source>The middle is {colour}, the side above is {above}.</source>
        <translation>Die Mitte ist {colour}, die Seite darüber {above}.</translation>
    </message>
    <message>
        <source>Take one photo of each face, straight from the front, and add all six: from files, by dropping them here, or by pasting them. They never leave this machine.</source>
        <translation>Mach von jeder Seite ein Foto, gerade von vorne, und füge alle sechs hinzu: aus Dateien, durch Ablegen hier oder durch Einfügen. Sie verlassen diesen Rechner nie.</translation>
    </message>
    <message>
        <source>&amp;Turn ↻</source>
        <translation>Drehe&amp;n ↻</translation>
    </message>
    <message>
        <source>Turn this photo a quarter clockwise; it need not be upright</source>
        <translation>Dieses Foto ein Viertel im Uhrzeigersinn drehen; es muss nicht aufrecht sein</translation>
    </message>
    <message>
        <source>Look anew for the corners of the face in this photo</source>
        <translation>Die Ecken der Seite in diesem Foto neu suchen</translation>
    </message>
    <message>
        <source>Fi&amp;nd the corners</source>
        <translation>Ec&amp;ken finden</translation>
    </message>
    <message>
        <source>Take this photo away (Delete)</source>
        <translation>Dieses Foto wegnehmen (Entf)</translation>
    </message>
    <message>
        <source>&amp;Add photos…</source>
        <translation>&amp;Fotos hinzufügen…</translation>
    </message>
    <message>
        <source>Rea&amp;d the cube</source>
        <translation>Wü&amp;rfel lesen</translation>
    </message>
    <message>
        <source>&amp;Back to painting</source>
        <translation>&amp;Zurück zum Malen</translation>
    </message>
    <message>
        <source>Choose files; they go to the faces U R F D L B in the order of their names</source>
        <translation>Dateien wählen; nach ihren Namen geordnet kommen sie auf die Seiten U R F D L B</translation>
    </message>
    <message>
        <source>Paint the cube as the photos show it</source>
        <translation>Den Würfel so malen, wie die Fotos ihn zeigen</translation>
    </message>
    <message>
        <source>Go on painting; the photos stay here (Esc)</source>
        <translation>Weitermalen; die Fotos bleiben hier (Esc)</translation>
    </message>
    <message>
        <source>From photos</source>
        <translation>Aus Fotos</translation>
    </message>
    <message>
        <source>Looking at the photos …</source>
        <translation>Die Fotos werden gelesen …</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the face where they are off: {faces}.</source>
        <translation>Ziehe die Ecken auf die der Seite, wo sie nicht stimmen: {faces}.</translation>
    </message>
    <message>
        <source>One photo to go.</source>
        <translation>Noch ein Foto.</translation>
    </message>
    <message>
        <source>{n} photos to go.</source>
        <translation>Noch {n} Fotos.</translation>
    </message>
    <message>
        <source>Put the corners right where they are not, then read the cube.</source>
        <translation>Rücke die Ecken zurecht, wo sie nicht stimmen, dann lies den Würfel.</translation>
    </message>
    <message>
        <source>Face {face}: no photo yet</source>
        <translation>Seite {face}: noch kein Foto</translation>
    </message>
    <message>
        <source>Face {face}: {name}; look at its corners</source>
        <translation>Seite {face}: {name}; sieh dir ihre Ecken an</translation>
    </message>
    <message>
        <source>Face {face}: {name}</source>
        <translation>Seite {face}: {name}</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Die Zwischenablage enthält kein Bild.</translation>
    </message>
    <message>
        <source>No session has a name yet.</source>
        <translation>Noch hat keine Sitzung einen Namen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the chosen session (Enter)</source>
        <translation>Die gewählte Sitzung öffnen (Enter)</translation>
    </message>
    <message>
        <source>Give the chosen session a name (F2)</source>
        <translation>Der gewählten Sitzung einen Namen geben (F2)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Dupli&amp;zieren</translation>
    </message>
    <message>
        <source>A session is the cube with its history, what is being painted and the alg. What you do is saved by itself. With a name, a session waits until you open it again.</source>
        <translation>Eine Sitzung ist der Würfel mit seinem Verlauf, dem, was gemalt wird, und dem Alg. Alles, was du tust, wird automatisch gespeichert. Hat eine Sitzung einen Namen, wartet sie, bis du sie wieder öffnest.</translation>
    </message>
    <message>
        <source>Save a copy of the chosen session</source>
        <translation>Eine Kopie der gewählten Sitzung speichern</translation>
    </message>
    <message>
        <source>Remove the chosen session (Delete)</source>
        <translation>Die gewählte Sitzung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Open a session that was saved elsewhere, as one more</source>
        <translation>Eine anderswo gespeicherte Sitzung zusätzlich öffnen</translation>
    </message>
    <message>
        <source>Open a f&amp;ile…</source>
        <translation>Da&amp;tei öffnen…</translation>
    </message>
    <message>
        <source>Save to a fi&amp;le…</source>
        <translation>In Datei s&amp;peichern…</translation>
    </message>
    <message>
        <source>Write this session to a file, to take it elsewhere</source>
        <translation>Diese Sitzung in eine Datei schreiben, um sie mitzunehmen</translation>
    </message>
    <message>
        <source>Open now: “{name}”.</source>
        <translation>Jetzt geöffnet: „{name}“.</translation>
    </message>
    <message>
        <source>The session that is open has no name yet.</source>
        <translation>Die geöffnete Sitzung hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Save “{name}” again</source>
        <translation>„{name}“ wieder speichern</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>Nächsten zeigen</translation>
    </message>
    <message>
        <source>Put the painting cursor on the next doubtful sticker</source>
        <translation>Die Malmarke auf den nächsten zweifelhaften Sticker setzen</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>Sie stimmen</translation>
    </message>
    <message>
        <source>Remove the rings: the stickers are as on your cube</source>
        <translation>Ringe entfernen: Die Sticker sind wie an deinem Würfel</translation>
    </message>
    <message>
        <source>Show the next cube</source>
        <translation>Nächsten Würfel zeigen</translation>
    </message>
    <message>
        <source>Paint the next cube that the photos can be of</source>
        <translation>Den nächsten Würfel malen, den die Fotos zeigen können</translation>
    </message>
    <message>
        <source>One sticker is in doubt and ringed: compare it with your cube.</source>
        <translation>Ein Sticker ist zweifelhaft und umringt: Vergleiche ihn mit deinem Würfel.</translation>
    </message>
    <message>
        <source>{n} stickers are in doubt and ringed: compare them with your cube.</source>
        <translation>{n} Sticker sind zweifelhaft und umringt: Vergleiche sie mit deinem Würfel.</translation>
    </message>
    <message>
        <source>{panel} (Ctrl+Tab goes through the panels)</source>
        <translation>{panel} (Strg+Tab geht durch die Bedienfelder)</translation>
    </message>
    <message>
        <source>Photos can be read of cubes up to {size}; choose a smaller size first.</source>
        <translation>Fotos lassen sich von Würfeln bis {size} lesen; wähle erst eine kleinere Größe.</translation>
    </message>
    <message>
        <source>read from photos</source>
        <translation>aus Fotos gelesen</translation>
    </message>
    <message>
        <source>Paint from p&amp;hotos…</source>
        <translation>Nach &amp;Fotos malen …</translation>
    </message>
    <message>
        <source>Read the cube from the clipboard&apos;s text</source>
        <translation>Den Würfel aus dem Text der Zwischenablage lesen</translation>
    </message>
    <message>
        <source>The photos make no cube that turns can solve. Repair the faults below, or go back and look at the photos again.</source>
        <translation>Die Fotos ergeben keinen Würfel, den Drehungen lösen können. Behebe unten die Fehler, oder geh zurück und sieh dir die Fotos noch einmal an.</translation>
    </message>
    <message>
        <source>The photos of {one} and {other} seem to show the same face.</source>
        <translation>Die Fotos für {one} und {other} scheinen dieselbe Seite zu zeigen.</translation>
    </message>
    <message>
        <source>On the cube in the photos other colours are opposite each other than here. Choose its colours in the menu View, then read the photos again.</source>
        <translation>Am Würfel auf den Fotos liegen sich andere Farben gegenüber als hier. Wähle seine Farben im Menü Ansicht und lies die Fotos noch einmal.</translation>
    </message>
    <message>
        <source>The photos can be of {count} cubes. Compare this one with yours.</source>
        <translation>Die Fotos können {count} Würfel zeigen. Vergleiche diesen mit deinem.</translation>
    </message>
    <message>
        <source>Some photos stood in the place of another face; sorted by their middles they make this cube.</source>
        <translation>Einige Fotos lagen an der Stelle einer anderen Seite; nach ihren Mittelstücken geordnet ergeben sie diesen Würfel.</translation>
    </message>
    <message>
        <source>Some photos had to be turned to make a cube: {faces}.</source>
        <translation>Einige Fotos mussten für einen Würfel gedreht werden: {faces}.</translation>
    </message>
    <message>
        <source>This is the cube in the photos.</source>
        <translation>Das ist der Würfel auf den Fotos.</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>lightning bolt</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>knight move</source>
        <translation>Springerzug</translation>
    </message>
    <message>
        <source>corners done</source>
        <translation>Ecken fertig</translation>
    </message>
    <message>
        <source>awkward</source>
        <translation>verwinkelt</translation>
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
        <translation>Linie</translation>
    </message>
    <message>
        <source>corners only</source>
        <translation>nur Ecken</translation>
    </message>
    <message>
        <source>adjacent corner swap</source>
        <translation>Tausch benachbarter Ecken</translation>
    </message>
    <message>
        <source>edges only</source>
        <translation>nur Kanten</translation>
    </message>
    <message>
        <source>diagonal corner swap</source>
        <translation>Tausch diagonaler Ecken</translation>
    </message>
    <message>
        <source>free pairs</source>
        <translation>freie Paare</translation>
    </message>
    <message>
        <source>both in the top layer</source>
        <translation>beide in der oberen Schicht</translation>
    </message>
    <message>
        <source>corner in its slot</source>
        <translation>Ecke in ihrem Slot</translation>
    </message>
    <message>
        <source>edge in its slot</source>
        <translation>Kante in ihrem Slot</translation>
    </message>
    <message>
        <source>both in the slot</source>
        <translation>beide im Slot</translation>
    </message>
    <message>
        <source>three corners up</source>
        <translation>drei Ecken nach oben</translation>
    </message>
    <message>
        <source>two corners up</source>
        <translation>zwei Ecken nach oben</translation>
    </message>
    <message>
        <source>one corner up</source>
        <translation>eine Ecke nach oben</translation>
    </message>
    <message>
        <source>no corner up</source>
        <translation>keine Ecke nach oben</translation>
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
        <translation>gespiegelter Niklas</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>viermal</translation>
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
        <translation>Nach oben gedreht</translation>
    </message>
    <message>
        <source>adjacent top, solved bottom</source>
        <translation>oben benachbart, unten gelöst</translation>
    </message>
    <message>
        <source>diagonal top, solved bottom</source>
        <translation>oben diagonal, unten gelöst</translation>
    </message>
    <message>
        <source>adjacent top, adjacent bottom</source>
        <translation>oben benachbart, unten benachbart</translation>
    </message>
    <message>
        <source>diagonal top, diagonal bottom</source>
        <translation>oben diagonal, unten diagonal</translation>
    </message>
    <message>
        <source>adjacent top, diagonal bottom</source>
        <translation>oben benachbart, unten diagonal</translation>
    </message>
    <message>
        <source>diagonal top, adjacent bottom</source>
        <translation>oben diagonal, unten benachbart</translation>
    </message>
    <message>
        <source>OLL parity (pure)</source>
        <translation>OLL-Parität (rein)</translation>
    </message>
    <message>
        <source>flips the UF edge group: its two wings in the turned layers change places, nothing else moves</source>
        <translation>kippt die Kante UF: ihre zwei Flügel in den gedrehten Schichten tauschen die Plätze, sonst bewegt sich nichts</translation>
    </message>
    <message>
        <source>Wing swap UF, layer 3 (pure)</source>
        <translation>Flügeltausch UF, Schicht 3 (rein)</translation>
    </message>
    <message>
        <source>the same for the inner wings of a 6x6 (any layer k: write k for 3)</source>
        <translation>dasselbe für die inneren Flügel eines 6x6 (jede Schicht k: schreib k statt 3)</translation>
    </message>
    <message>
        <source>OLL parity (speed)</source>
        <translation>OLL-Parität (schnell)</translation>
    </message>
    <message>
        <source>flips the UF edge group and also swaps UL with UR and UFL with UFR; done before the last layer</source>
        <translation>kippt die Kante UF und tauscht auch UL mit UR und UFL mit UFR; vor der letzten Schicht</translation>
    </message>
    <message>
        <source>PLL parity (slices)</source>
        <translation>PLL-Parität (Scheiben)</translation>
    </message>
    <message>
        <source>swaps the edge groups UF and UB, nothing else (even sizes)</source>
        <translation>tauscht die Kanten UF und UB, sonst nichts (gerade Größen)</translation>
    </message>
    <message>
        <source>PLL parity (wide)</source>
        <translation>PLL-Parität (breit)</translation>
    </message>
    <message>
        <source>swaps the wings of UF and UB in the turned layers; whole edge groups on even sizes</source>
        <translation>tauscht die Flügel von UF und UB in den gedrehten Schichten; bei geraden Größen ganze Kanten</translation>
    </message>
    <message>
        <source>Edge flip</source>
        <translation>Kante kippen</translation>
    </message>
    <message>
        <source>flips the FR edge group in place; other groups stay whole (use while reducing)</source>
        <translation>kippt die Kante FR an ihrem Platz; andere Kanten bleiben ganz (beim Reduzieren)</translation>
    </message>
    <message>
        <source>Edge flip mirror</source>
        <translation>Kante kippen, gespiegelt</translation>
    </message>
    <message>
        <source>flips the FL edge group in place</source>
        <translation>kippt die Kante FL an ihrem Platz</translation>
    </message>
    <message>
        <source>Last two edges: swap, upper</source>
        <translation>L2E: Tausch oben</translation>
    </message>
    <message>
        <source>swaps one wing of FL with one of FR (slice, flip, slice back)</source>
        <translation>tauscht einen Flügel von FL mit einem von FR (Scheibe, Kippen, Scheibe zurück)</translation>
    </message>
    <message>
        <source>Last two edges: swap, upper, mirror</source>
        <translation>L2E: Tausch oben, gespiegelt</translation>
    </message>
    <message>
        <source>the mirror image</source>
        <translation>das Spiegelbild</translation>
    </message>
    <message>
        <source>Last two edges: swap, lower</source>
        <translation>L2E: Tausch unten</translation>
    </message>
    <message>
        <source>the same with the lower slice</source>
        <translation>dasselbe mit der unteren Scheibe</translation>
    </message>
    <message>
        <source>Last two edges: swap, lower, mirror</source>
        <translation>L2E: Tausch unten, gespiegelt</translation>
    </message>
    <message>
        <source>Last two edges: parity at FR</source>
        <translation>L2E: Parität bei FR</translation>
    </message>
    <message>
        <source>two wings of FR change places, nothing else (OLL parity, pure, held at FR)</source>
        <translation>zwei Flügel von FR tauschen die Plätze, sonst nichts (OLL-Parität, rein, bei FR gehalten)</translation>
    </message>
    <message>
        <source>Slice-flip-slice pairing</source>
        <translation>Paaren: Scheibe, Kippen, Scheibe</translation>
    </message>
    <message>
        <source>pairs the wing FL with FR on 4x4 while edges are still free</source>
        <translation>paart beim 4x4 den Flügel FL mit FR, solange noch Kanten frei sind</translation>
    </message>
    <message>
        <source>Four Crosses</source>
        <translation>Vier Kreuze</translation>
    </message>
    <message>
        <source>4 faces: plus cross with two corner colours; 2 faces: solved face</source>
        <translation>4 Seiten: Plus-Kreuz mit zwei Eckfarben; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Anaconda</source>
        <translation>Anakonda</translation>
    </message>
    <message>
        <source>6 faces: bent line (centre and two neighbouring edges)</source>
        <translation>6 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten)</translation>
    </message>
    <message>
        <source>Are You High</source>
        <translation>Are You High</translation>
    </message>
    <message>
        <source>4 faces: H; 2 faces: checkerboard</source>
        <translation>4 Seiten: H; 2 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Black Mamba</source>
        <translation>Schwarze Mamba</translation>
    </message>
    <message>
        <source>3 faces: bent line (centre and two neighbouring edges); 3 faces: stripe through the middle</source>
        <translation>3 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten); 3 Seiten: Streifen durch die Mitte</translation>
    </message>
    <message>
        <source>C U Around</source>
        <translation>C rundherum</translation>
    </message>
    <message>
        <source>6 faces: U</source>
        <translation>6 Seiten: U</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <source>6 faces: three stripes</source>
        <translation>6 Seiten: drei Streifen</translation>
    </message>
    <message>
        <source>Corner Pyramid</source>
        <translation>Eckpyramide</translation>
    </message>
    <message>
        <source>6 faces: two corner triangles with a diagonal between</source>
        <translation>6 Seiten: zwei Eckdreiecke mit einer Diagonale dazwischen</translation>
    </message>
    <message>
        <source>Plummer&apos;s Cross</source>
        <translation>Plummers Kreuz</translation>
    </message>
    <message>
        <source>6 faces: plus cross</source>
        <translation>6 Seiten: Plus-Kreuz</translation>
    </message>
    <message>
        <source>Crossing Snake</source>
        <translation>Kreuzende Schlange</translation>
    </message>
    <message>
        <source>2 faces: diagonal line; 2 faces: Z shape; 2 faces: solved face</source>
        <translation>2 Seiten: diagonale Linie; 2 Seiten: Z-Form; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Cube in a Cube in a Cube</source>
        <translation>Würfel im Würfel im Würfel</translation>
    </message>
    <message>
        <source>6 faces: nested blocks (cube in a cube in a cube)</source>
        <translation>6 Seiten: geschachtelte Blöcke (Würfel im Würfel im Würfel)</translation>
    </message>
    <message>
        <source>Cube in the Cube</source>
        <translation>Würfel im Würfel (klassisch)</translation>
    </message>
    <message>
        <source>6 faces: 2x2 block in a corner</source>
        <translation>6 Seiten: 2x2-Block in einer Ecke</translation>
    </message>
    <message>
        <source>Don&apos;t Cross the Line</source>
        <translation>Nicht über die Linie</translation>
    </message>
    <message>
        <source>2 faces: centre dot; 2 faces: stripe through the middle; 2 faces: checkerboard</source>
        <translation>2 Seiten: Punkt in der Mitte; 2 Seiten: Streifen durch die Mitte; 2 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: solved face; 2 faces: Z shape</source>
        <translation>2 Seiten: zwei gegenüberliegende Ecken; 2 Seiten: gelöste Seite; 2 Seiten: Z-Form</translation>
    </message>
    <message>
        <source>6 faces: checkerboard</source>
        <translation>6 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Checkerboard (slices)</source>
        <translation>Schachbrett (Scheiben)</translation>
    </message>
    <message>
        <source>Edge Triangle</source>
        <translation>Kantendreieck</translation>
    </message>
    <message>
        <source>6 faces: two neighbouring edges</source>
        <translation>6 Seiten: zwei benachbarte Kanten</translation>
    </message>
    <message>
        <source>Exchanged Chicken Feet</source>
        <translation>Vertauschte Hühnerfüße</translation>
    </message>
    <message>
        <source>6 faces: centre and one corner (chicken foot)</source>
        <translation>6 Seiten: Mitte und eine Ecke (Hühnerfuß)</translation>
    </message>
    <message>
        <source>Exchanged Duck Feet</source>
        <translation>Vertauschte Entenfüße</translation>
    </message>
    <message>
        <source>6 faces: bent line and the far corner (duck foot)</source>
        <translation>6 Seiten: geknickte Linie und die ferne Ecke (Entenfuß)</translation>
    </message>
    <message>
        <source>Exchanged Peaks</source>
        <translation>Vertauschte Spitzen</translation>
    </message>
    <message>
        <source>6 faces: a corner with its two edges</source>
        <translation>6 Seiten: eine Ecke mit ihren zwei Kanten</translation>
    </message>
    <message>
        <source>Exchanged Rings</source>
        <translation>Vertauschte Ringe</translation>
    </message>
    <message>
        <source>Facing Checkerboards</source>
        <translation>Gegenüber Schachbretter</translation>
    </message>
    <message>
        <source>4 faces: solved face; 2 faces: checkerboard</source>
        <translation>4 Seiten: gelöste Seite; 2 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Four Spots</source>
        <translation>Vier Punkte</translation>
    </message>
    <message>
        <source>4 faces: centre dot; 2 faces: solved face</source>
        <translation>4 Seiten: Punkt in der Mitte; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Green Mamba</source>
        <translation>Grüne Mamba</translation>
    </message>
    <message>
        <source>3 faces: stripe through the middle; 3 faces: bent line (centre and two neighbouring edges)</source>
        <translation>3 Seiten: Streifen durch die Mitte; 3 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten)</translation>
    </message>
    <message>
        <source>Headlights</source>
        <translation>Scheinwerfer</translation>
    </message>
    <message>
        <source>4 faces: solved face; 2 faces: H</source>
        <translation>4 Seiten: gelöste Seite; 2 Seiten: H</translation>
    </message>
    <message>
        <source>Henry&apos;s Snake</source>
        <translation>Henrys Schlange</translation>
    </message>
    <message>
        <source>4 faces: Z shape; 2 faces: solved face</source>
        <translation>4 Seiten: Z-Form; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>Hi</translation>
    </message>
    <message>
        <source>Hi All Around</source>
        <translation>Hi rundherum</translation>
    </message>
    <message>
        <source>6 faces: H</source>
        <translation>6 Seiten: H</translation>
    </message>
    <message>
        <source>Loose Strap</source>
        <translation>Loser Riemen</translation>
    </message>
    <message>
        <source>2 faces: solved face; 2 faces: bent line (centre and two neighbouring edges); 2 faces: stripe through the middle</source>
        <translation>2 Seiten: gelöste Seite; 2 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten); 2 Seiten: Streifen durch die Mitte</translation>
    </message>
    <message>
        <source>Opposite Checkerboards</source>
        <translation>Schachbretter gegenüber</translation>
    </message>
    <message>
        <source>Opposite Corners</source>
        <translation>Gegenüberliegende Ecken</translation>
    </message>
    <message>
        <source>4 faces: two opposite corners; 2 faces: centre dot</source>
        <translation>4 Seiten: zwei gegenüberliegende Ecken; 2 Seiten: Punkt in der Mitte</translation>
    </message>
    <message>
        <source>Percent Sign</source>
        <translation>Prozentzeichen</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: diagonal line; 2 faces: solved face</source>
        <translation>2 Seiten: zwei gegenüberliegende Ecken; 2 Seiten: diagonale Linie; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Pillars</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>4 faces: stripe through the middle; 2 faces: checkerboard</source>
        <translation>4 Seiten: Streifen durch die Mitte; 2 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Plus Minus</source>
        <translation>Plus Minus</translation>
    </message>
    <message>
        <source>2 faces: solved face; 2 faces: stripe through the middle; 2 faces: plus cross</source>
        <translation>2 Seiten: gelöste Seite; 2 Seiten: Streifen durch die Mitte; 2 Seiten: Plus-Kreuz</translation>
    </message>
    <message>
        <source>Plus Minus Check</source>
        <translation>Plus Minus Karo</translation>
    </message>
    <message>
        <source>2 faces: checkerboard; 2 faces: stripe through the middle; 2 faces: plus cross</source>
        <translation>2 Seiten: Schachbrett; 2 Seiten: Streifen durch die Mitte; 2 Seiten: Plus-Kreuz</translation>
    </message>
    <message>
        <source>Pyraminx</source>
        <translation>Pyraminx</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>4 faces: bent line (centre and two neighbouring edges); 2 faces: stripe through the middle</source>
        <translation>4 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten); 2 Seiten: Streifen durch die Mitte</translation>
    </message>
    <message>
        <source>Quick Maths</source>
        <translation>Schnelle Mathematik</translation>
    </message>
    <message>
        <source>4 faces: plus cross; 2 faces: centre dot</source>
        <translation>4 Seiten: Plus-Kreuz; 2 Seiten: Punkt in der Mitte</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>4 faces: bent line (centre and two neighbouring edges); 2 faces: solved face</source>
        <translation>4 Seiten: geknickte Linie (Mitte und zwei benachbarte Kanten); 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Ron&apos;s Cube in a Cube</source>
        <translation>Rons Würfel im Würfel</translation>
    </message>
    <message>
        <source>4 faces: 2x2 block in a corner; 2 faces: solved face</source>
        <translation>4 Seiten: 2x2-Block in einer Ecke; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Six Spots</source>
        <translation>Sechs Punkte</translation>
    </message>
    <message>
        <source>6 faces: centre dot</source>
        <translation>6 Seiten: Punkt in der Mitte</translation>
    </message>
    <message>
        <source>Slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>4 faces: diagonal line; 2 faces: solved face</source>
        <translation>4 Seiten: diagonale Linie; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Speedsolving Logo</source>
        <translation>Speedsolving-Logo</translation>
    </message>
    <message>
        <source>4 faces: Z shape; 2 faces: plus cross</source>
        <translation>4 Seiten: Z-Form; 2 Seiten: Plus-Kreuz</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>6 faces: hook (spiral)</source>
        <translation>6 Seiten: Haken (Spirale)</translation>
    </message>
    <message>
        <source>Stripe Dot Solved</source>
        <translation>Streifen, Punkt, gelöst</translation>
    </message>
    <message>
        <source>2 faces: stripe through the middle; 2 faces: centre dot; 2 faces: solved face</source>
        <translation>2 Seiten: Streifen durch die Mitte; 2 Seiten: Punkt in der Mitte; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>every edge flipped in its place, every corner solved</source>
        <translation>jede Kante an ihrem Platz gekippt, jede Ecke gelöst</translation>
    </message>
    <message>
        <source>Tetris</source>
        <translation>Tetris</translation>
    </message>
    <message>
        <source>6 faces: two hooks around the centre</source>
        <translation>6 Seiten: zwei Haken um die Mitte</translation>
    </message>
    <message>
        <source>Twisted Chicken Feet</source>
        <translation>Verdrehte Hühnerfüße</translation>
    </message>
    <message>
        <source>Twisted Duck Feet</source>
        <translation>Verdrehte Entenfüße</translation>
    </message>
    <message>
        <source>Twisted Peaks</source>
        <translation>Verdrehte Spitzen</translation>
    </message>
    <message>
        <source>Twisted Rings</source>
        <translation>Verdrehte Ringe</translation>
    </message>
    <message>
        <source>Twister</source>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>6 faces: wide step</source>
        <translation>6 Seiten: breite Stufe</translation>
    </message>
    <message>
        <source>Union Jack</source>
        <translation>Union Jack</translation>
    </message>
    <message>
        <source>Vertical Stripes</source>
        <translation>Senkrechte Streifen</translation>
    </message>
    <message>
        <source>4 faces: three stripes; 2 faces: solved face</source>
        <translation>4 Seiten: drei Streifen; 2 Seiten: gelöste Seite</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Draht</translation>
    </message>
    <message>
        <source>Yin Yang</source>
        <translation>Yin Yang</translation>
    </message>
    <message>
        <source>ZZ Line</source>
        <translation>ZZ-Linie</translation>
    </message>
    <message>
        <source>2 faces: two opposite corners; 2 faces: Z shape; 2 faces: checkerboard</source>
        <translation>2 Seiten: zwei gegenüberliegende Ecken; 2 Seiten: Z-Form; 2 Seiten: Schachbrett</translation>
    </message>
    <message>
        <source>Gift Box</source>
        <translation>Geschenkpaket</translation>
    </message>
    <message>
        <source>4 faces: three stripes; 2 faces: plus cross</source>
        <translation>4 Seiten: drei Streifen; 2 Seiten: Plus-Kreuz</translation>
    </message>
    <message>
        <source>Six Ts</source>
        <translation>Sechs T</translation>
    </message>
    <message>
        <source>6 faces: T</source>
        <translation>6 Seiten: T</translation>
    </message>
    <message>
        <source>Christmas Cross</source>
        <translation>Weihnachtskreuz</translation>
    </message>
    <message>
        <source>Superflip (slice turns)</source>
        <translation>Superflip (Scheibenzüge)</translation>
    </message>
    <message>
        <source>Supertwist</source>
        <translation>Supertwist</translation>
    </message>
    <message>
        <source>Every corner is twisted in its place, neighbours in opposite directions; all edges are at home.</source>
        <translation>Jede Ecke ist an ihrem Platz verdreht, Nachbarn gegensinnig; alle Kanten sind richtig.</translation>
    </message>
    <message>
        <source>Superfliptwist</source>
        <translation>Superfliptwist</translation>
    </message>
    <message>
        <source>Every edge is flipped and every corner twisted in its place, neighbours in opposite directions.</source>
        <translation>Jede Kante ist gekippt und jede Ecke an ihrem Platz verdreht, Nachbarn gegensinnig.</translation>
    </message>
    <message>
        <source>Superflip with six spots</source>
        <translation>Superflip mit sechs Punkten</translation>
    </message>
    <message>
        <source>Every edge is flipped in its place, and the middles stand on neighbouring faces.</source>
        <translation>Jede Kante ist an ihrem Platz gekippt, und die Mitten stehen auf Nachbarseiten.</translation>
    </message>
    <message>
        <source>Superflip on a checkerboard</source>
        <translation>Superflip auf dem Schachbrett</translation>
    </message>
    <message>
        <source>The checkerboard with every edge flipped where it is.</source>
        <translation>Das Schachbrett, jede Kante darauf an Ort und Stelle gekippt.</translation>
    </message>
    <message>
        <source>Flipped rings</source>
        <translation>Gekippte Ringe</translation>
    </message>
    <message>
        <source>The four edges around the top and the four around the bottom are flipped in their places.</source>
        <translation>Die vier Kanten oben und die vier unten sind an ihrem Platz gekippt.</translation>
    </message>
    <message>
        <source>Flipped belt</source>
        <translation>Gekippter Gürtel</translation>
    </message>
    <message>
        <source>The four upright edges are flipped in their places.</source>
        <translation>Die vier senkrechten Kanten sind an ihrem Platz gekippt.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Corners, edges and middles each in a colour of their own on every face.</source>
        <translation>Ecken, Kanten und Mitten auf jeder Seite in je einer eigenen Farbe.</translation>
    </message>
    <message>
        <source>Twisted poles</source>
        <translation>Verdrehte Pole</translation>
    </message>
    <message>
        <source>Two opposite corners are twisted in their places; all else is at home.</source>
        <translation>Zwei gegenüberliegende Ecken sind an ihrem Platz verdreht; alles andere ist richtig.</translation>
    </message>
    <message>
        <source>Twisted ring</source>
        <translation>Verdrehter Ring</translation>
    </message>
    <message>
        <source>The four corners of the bottom are twisted in their places, neighbours in opposite directions.</source>
        <translation>Die vier Ecken unten sind an ihrem Platz verdreht, Nachbarn gegensinnig.</translation>
    </message>
    <message>
        <source>Studs</source>
        <translation>Nieten</translation>
    </message>
    <message>
        <source>On four faces the middle stickers above and below are in the next side&apos;s colour.</source>
        <translation>Auf vier Seiten haben die mittleren Sticker oben und unten die Farbe der nächsten Seite.</translation>
    </message>
    <message>
        <source>Four crosses around</source>
        <translation>Vier Kreuze rundherum</translation>
    </message>
    <message>
        <source>On four faces a cross stands before corners in the next side&apos;s colour.</source>
        <translation>Auf vier Seiten steht ein Kreuz vor Ecken in der Farbe der nächsten Seite.</translation>
    </message>
    <message>
        <source>Four crosses opposite</source>
        <translation>Vier Kreuze, Gegenfarbe</translation>
    </message>
    <message>
        <source>On four faces a cross stands before corners in the colour opposite.</source>
        <translation>Auf vier Seiten steht ein Kreuz vor Ecken in der Gegenfarbe.</translation>
    </message>
    <message>
        <source>Four faces are checkerboards with the colour opposite; top and bottom are solved.</source>
        <translation>Vier Seiten sind Schachbretter mit der Gegenfarbe; oben und unten ist gelöst.</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>Gürtel</translation>
    </message>
    <message>
        <source>The middle layer is turned by a quarter.</source>
        <translation>Die mittlere Schicht ist um 90° gedreht.</translation>
    </message>
    <message>
        <source>Each layer is turned a quarter more than the one below it.</source>
        <translation>Jede Schicht ist um 90° weiter gedreht als die darunter.</translation>
    </message>
    <message>
        <source>Superflip in a cube</source>
        <translation>Superflip im Würfel</translation>
    </message>
    <message>
        <source>The cube in a cube with every edge flipped where it is.</source>
        <translation>Der Würfel im Würfel, jede Kante an Ort und Stelle gekippt.</translation>
    </message>
    <message>
        <source>Every corner is twisted in its place, neighbours in opposite directions.</source>
        <translation>Jede Ecke ist an ihrem Platz verdreht, Nachbarn gegensinnig.</translation>
    </message>
    <message>
        <source>Two opposite corners stand in a turned cube.</source>
        <translation>Zwei gegenüberliegende Ecken stehen in einem gedrehten Würfel.</translation>
    </message>
    <message>
        <source>Two pillars</source>
        <translation>Zwei Säulen</translation>
    </message>
    <message>
        <source>Two upright pillars have changed places: four faces are in two colours, side by side.</source>
        <translation>Zwei senkrechte Säulen haben die Plätze getauscht: Vier Seiten zeigen zwei Farben nebeneinander.</translation>
    </message>
    <message>
        <source>{Piece}</source>
        <translation>{Piece}</translation>
    </message>
    <message>
        <source>Bring it to the top, {base} up.</source>
        <translation>Bring sie in die obere Schicht, {base} nach oben.</translation>
    </message>
    <message>
        <source>Middle layer, front {side}. {Base} looks at you.</source>
        <translation>Mittlere Schicht, vorne {side}. {Base} zeigt zu dir.</translation>
    </message>
    <message>
        <source>Make room above it: turn the top.</source>
        <translation>Mach Platz darüber: Dreh die obere Seite.</translation>
    </message>
    <message>
        <source>A turning side keeps its own stickers. It lifts the ones beside it.</source>
        <translation>Beim Drehen behält eine Seite ihre eigenen Sticker. Sie hebt die daneben.</translation>
    </message>
    <message>
        <source>Look for {base} on an edge in the middle layer.</source>
        <translation>Such {base} an einer Kante der mittleren Schicht.</translation>
    </message>
    <message>
        <source>Take the {piece}. It is lit.</source>
        <translation>Nimm die {piece}. Sie leuchtet.</translation>
    </message>
    <message>
        <source>Bottom layer, on the {side}. {Base} looks down.</source>
        <translation>Untere Schicht, {side}. {Base} zeigt nach unten.</translation>
    </message>
    <message>
        <source>Half a turn swaps bottom and top.</source>
        <translation>Eine halbe Drehung tauscht unten und oben.</translation>
    </message>
    <message>
        <source>Look for {base} under the cube, on an edge.</source>
        <translation>Such {base} unter dem Würfel, an einer Kante.</translation>
    </message>
    <message>
        <source>Bring it to the middle layer.</source>
        <translation>Bring sie in die mittlere Schicht.</translation>
    </message>
    <message>
        <source>{Layer} layer, in front. {Base} looks at you.</source>
        <translation>{Layer}, vorne. {Base} zeigt zu dir.</translation>
    </message>
    <message>
        <source>Front to the {way}, once.</source>
        <translation>Vorderseite {way}herum, einmal.</translation>
    </message>
    <message>
        <source>{Base} still looks at you. Now a side can lift it.</source>
        <translation>{Base} zeigt noch zu dir. Jetzt kann eine Seite die Kante heben.</translation>
    </message>
    <message>
        <source>Look for {base} on the side of a top or bottom edge.</source>
        <translation>Such {base} an der Seite einer Kante, oben oder unten.</translation>
    </message>
    <message>
        <source>{Base} looks at you: turn the front once. Then a side can lift it.</source>
        <translation>{Base} zeigt zu dir: Dreh die Vorderseite einmal. Dann kann eine Seite die Kante heben.</translation>
    </message>
    <message>
        <source>Down between the {base} and {front} centres.</source>
        <translation>Nach unten, zwischen die Mittelstücke {base} und {front}.</translation>
    </message>
    <message>
        <source>A petal with {front} on its side.</source>
        <translation>Ein Blütenblatt mit {front} an der Seite.</translation>
    </message>
    <message>
        <source>Turn the top until {front} meets {front}.</source>
        <translation>Dreh die obere Seite, bis {front} auf {front} trifft.</translation>
    </message>
    <message>
        <source>Front twice.</source>
        <translation>Vorderseite zweimal.</translation>
    </message>
    <message>
        <source>Half a turn swaps top and bottom. {Base} lands at the bottom.</source>
        <translation>Eine halbe Drehung tauscht oben und unten. {Base} landet unten.</translation>
    </message>
    <message>
        <source>Look at the sides of the petals.</source>
        <translation>Schau auf die Seiten der Blütenblätter.</translation>
    </message>
    <message>
        <source>Take the petal with {front}. It is lit.</source>
        <translation>Nimm das Blütenblatt mit {front}. Es leuchtet.</translation>
    </message>
    <message>
        <source>Bring it to the {front} centre. Then the front goes round twice.</source>
        <translation>Bring es zum Mittelstück {front}. Dann dreht sich die Vorderseite zweimal.</translation>
    </message>
    <message>
        <source>Down between the {a} and {b} centres.</source>
        <translation>Nach unten, zwischen die Mittelstücke {a} und {b}.</translation>
    </message>
    <message>
        <source>Above its place, {base} looks {side}.</source>
        <translation>Über ihrem Platz, {base} zeigt nach {side}.</translation>
    </message>
    <message>
        <source>Turn the top until it is there.</source>
        <translation>Dreh die obere Seite, bis sie dort ist.</translation>
    </message>
    <message>
        <source>The side opens, the top slides it in, the side closes.</source>
        <translation>Die Seite geht auf, die obere schiebt die Ecke hinein, die Seite geht zu.</translation>
    </message>
    <message>
        <source>Look for {base} on a top corner, on its side.</source>
        <translation>Such {base} an der Seite einer Ecke oben.</translation>
    </message>
    <message>
        <source>That was the {wrong}. It is the turn of the {side}.</source>
        <translation>Das war die {wrong}. Dran ist die {side}.</translation>
    </message>
    <message>
        <source>Turn only the {side}, no other layer.</source>
        <translation>Dreh nur die {side}, keine andere Schicht.</translation>
    </message>
    <message>
        <source>You turned the whole cube. Turn only the {side}.</source>
        <translation>Du hast den ganzen Würfel gedreht. Dreh nur die {side}.</translation>
    </message>
    <message>
        <source>It is home, but twisted. {Base} looked {side}, so the {face} goes up.</source>
        <translation>Sie ist zu Hause, aber verdreht. {Base} zeigte nach {side}, also geht die {face} nach oben.</translation>
    </message>
    <message>
        <source>The cube was not turned between the two halves. Take back {n}.</source>
        <translation>Zwischen den beiden Hälften wurde der Würfel nicht gedreht. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>The top was turned otherwise before these turns. Take back {n}.</source>
        <translation>Die obere Seite stand vor diesen Zügen anders. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>These turns are for another case. Take back {n}.</source>
        <translation>Diese Züge gehören zu einem anderen Fall. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>The {piece} went between {one} and {two}. Its home is between {a} and {b}.</source>
        <translation>Die {piece} ging zwischen {one} und {two}. Ihr Zuhause ist zwischen {a} und {b}.</translation>
    </message>
    <message>
        <source>From here the cross takes more than {turns} in all. Take back {n}.</source>
        <translation>Von hier aus braucht das Kreuz insgesamt mehr als {turns}. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>Three whole cubes without a hint, each on another day. One of them is a real cube.</source>
        <translation>Drei ganze Würfel ohne Tipp, jeder an einem anderen Tag. Einer davon ist ein echter Würfel.</translation>
    </message>
    <message>
        <source>Centres never trade places: {base} always faces {cap}. An edge has two stickers, a corner has three. You move pieces, not stickers.</source>
        <translation>Mittelstücke tauschen nie die Plätze: {base} liegt {cap} immer gegenüber. Eine Kante hat zwei Sticker, eine Ecke hat drei. Du bewegst Teile, nicht Sticker.</translation>
    </message>
    <message>
        <source>“{one}” comes before “{two}”.</source>
        <translation>„{one}“ kommt vor „{two}“.</translation>
    </message>
    <message>
        <source>There are only corners, no centres. The first corner says where all the others go.</source>
        <translation>Es gibt nur Ecken, keine Mittelstücke. Die erste Ecke sagt, wohin alle anderen gehören.</translation>
    </message>
    <message>
        <source>Find the {base} corners.</source>
        <translation>Such die Ecken mit {base}.</translation>
    </message>
    <message>
        <source>Look at the sides of the top corners.</source>
        <translation>Schau auf die Seiten der Ecken oben.</translation>
    </message>
    <message>
        <source>One corner is right.</source>
        <translation>Eine Ecke ist richtig.</translation>
    </message>
    <message>
        <source>Two corners are right, or none.</source>
        <translation>Zwei Ecken sind richtig oder keine.</translation>
    </message>
    <message>
        <source>Look for {cap} on the top corners.</source>
        <translation>Such {cap} an den Ecken oben.</translation>
    </message>
    <message>
        <source>Two corners are twisted.</source>
        <translation>Zwei Ecken sind verdreht.</translation>
    </message>
    <message>
        <source>Three corners are twisted.</source>
        <translation>Drei Ecken sind verdreht.</translation>
    </message>
    <message>
        <source>All four corners are twisted.</source>
        <translation>Alle vier Ecken sind verdreht.</translation>
    </message>
    <message>
        <source>As on the 4×4×4, with more rows. Bars make a centre, and an edge has more pieces.</source>
        <translation>Wie beim 4×4×4, nur mit mehr Reihen. Balken bilden eine Mitte, und eine Kante hat mehr Teile.</translation>
    </message>
    <message>
        <source>The same cube in fewer turns: two steps at once. For the top there are longer sequences.</source>
        <translation>Derselbe Würfel mit weniger Zügen: zwei Schritte auf einmal. Für oben gibt es längere Zugfolgen.</translation>
    </message>
    <message>
        <source>Find the four {base} edges.</source>
        <translation>Such die vier Kanten mit {base}.</translation>
    </message>
    <message>
        <source>The top edges make a hook.</source>
        <translation>Die Kanten oben bilden einen Haken.</translation>
    </message>
    <message>
        <source>Line: front, the four turns you know, front back. Hook: the same with two layers. Dot: both.</source>
        <translation>Linie: vorne, die vier Züge, die du kennst, vorne zurück. Haken: dasselbe mit zwei Schichten. Punkt: beides.</translation>
    </message>
    <message>
        <source>CFOP whose slots are filled through one that stays open, the keyhole: first three corners of the bottom layer, then three edges, each by a turn of the bottom layer that brings the keyhole below the place of the edge. The last pair, OLL and PLL follow.</source>
        <translation>CFOP, bei dem die Slots durch einen gefüllt werden, der offen bleibt, das Schlüsselloch: erst drei Ecken der unteren Schicht, dann drei Kanten, jede mit einer Drehung der unteren Schicht, die das Schlüsselloch unter den Platz der Kante bringt. Dann folgen das letzte Paar, OLL und PLL.</translation>
    </message>
    <message>
        <source>Make a {bottom} cross at the bottom, each edge beside the centre of its side colour.</source>
        <translation>Mach unten ein Kreuz in {bottom}, jede Kante neben dem Mittelstück ihrer Seitenfarbe.</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, and which of them need the fewest turns together.</source>
        <translation>Such die vier Kanten mit {bottom}, und sieh, welche davon zusammen die wenigsten Züge brauchen.</translation>
    </message>
    <message>
        <source>Nothing is solved yet, so any turn will do.</source>
        <translation>Noch ist nichts gelöst, deshalb ist jeder Zug erlaubt.</translation>
    </message>
    <message>
        <source>All four edges go home: {moves}.</source>
        <translation>Alle vier Kanten kommen an ihren Platz: {moves}.</translation>
    </message>
    <message>
        <source>back left corner</source>
        <translation>Ecke hinten links</translation>
    </message>
    <message>
        <source>Put the {bottom}-{left}-{back} corner into the bottom layer at the back left.</source>
        <translation>Setz die Ecke {bottom}-{left}-{back} hinten links in die untere Schicht ein.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {back}. On the top it goes in with three or four turns.</source>
        <translation>Such die Ecke mit {bottom}, {left} und {back}. Ist sie oben, kommt sie mit drei oder vier Zügen hinein.</translation>
    </message>
    <message>
        <source>A side is turned up, the corner comes onto it with the top, and the side goes back: the cross is whole again.</source>
        <translation>Eine Seite wird nach oben gedreht, die Ecke kommt mit der oberen Schicht dazu, und die Seite geht zurück: Das Kreuz ist wieder ganz.</translation>
    </message>
    <message>
        <source>The corner goes in at the back left: {moves}.</source>
        <translation>Die Ecke geht hinten links hinein: {moves}.</translation>
    </message>
    <message>
        <source>back right corner</source>
        <translation>Ecke hinten rechts</translation>
    </message>
    <message>
        <source>Put the {bottom}-{right}-{back} corner into the bottom layer at the back right.</source>
        <translation>Setz die Ecke {bottom}-{right}-{back} hinten rechts in die untere Schicht ein.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {back}.</source>
        <translation>Such die Ecke mit {bottom}, {right} und {back}.</translation>
    </message>
    <message>
        <source>The edge above a corner does not matter yet, so a corner takes few turns.</source>
        <translation>Die Kante über einer Ecke ist noch egal, deshalb braucht eine Ecke wenige Züge.</translation>
    </message>
    <message>
        <source>The corner goes in at the back right: {moves}.</source>
        <translation>Die Ecke geht hinten rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>front left corner</source>
        <translation>Ecke vorne links</translation>
    </message>
    <message>
        <source>Put the {bottom}-{left}-{front} corner into the bottom layer at the front left. The corner at the front right stays open: it is the keyhole.</source>
        <translation>Setz die Ecke {bottom}-{left}-{front} vorne links in die untere Schicht ein. Die Ecke vorne rechts bleibt offen: Sie ist das Schlüsselloch.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {front}.</source>
        <translation>Such die Ecke mit {bottom}, {left} und {front}.</translation>
    </message>
    <message>
        <source>Three corners are enough: the open one is needed to bring the edges in.</source>
        <translation>Drei Ecken reichen: Durch die offene kommen die Kanten hinein.</translation>
    </message>
    <message>
        <source>The corner goes in at the front left: {moves}.</source>
        <translation>Die Ecke geht vorne links hinein: {moves}.</translation>
    </message>
    <message>
        <source>back left edge</source>
        <translation>Kante hinten links</translation>
    </message>
    <message>
        <source>Put the {left}-{back} edge home, at the back left.</source>
        <translation>Bring die Kante {left}-{back} an ihren Platz, hinten links.</translation>
    </message>
    <message>
        <source>Find the {left}-{back} edge. On the top, its side that does not look up tells by which side it goes in.</source>
        <translation>Such die Kante {left}-{back}. Ist sie oben, sagt ihre Farbe, die nicht nach oben zeigt, über welche Seite sie hineinkommt.</translation>
    </message>
    <message>
        <source>A half turn of the bottom brings the keyhole below the place of the edge. The side may turn up there without harm, the edge comes onto it with the top, and all goes back.</source>
        <translation>Eine halbe Drehung unten bringt das Schlüsselloch unter den Platz der Kante. Dort darf sich die Seite ohne Schaden nach oben drehen, die Kante kommt mit der oberen Schicht dazu, und alles geht zurück.</translation>
    </message>
    <message>
        <source>The edge goes home by way of the keyhole: {moves}.</source>
        <translation>Die Kante kommt durch das Schlüsselloch an ihren Platz: {moves}.</translation>
    </message>
    <message>
        <source>back right edge</source>
        <translation>Kante hinten rechts</translation>
    </message>
    <message>
        <source>Put the {right}-{back} edge home, at the back right.</source>
        <translation>Bring die Kante {right}-{back} an ihren Platz, hinten rechts.</translation>
    </message>
    <message>
        <source>Find the {right}-{back} edge: on the top, or in one of the two places at the front.</source>
        <translation>Such die Kante {right}-{back}: oben oder an einem der zwei vorderen Plätze.</translation>
    </message>
    <message>
        <source>A quarter turn of the bottom brings the keyhole to the back right, and the same turn back takes it away again.</source>
        <translation>Eine Vierteldrehung unten bringt das Schlüsselloch nach hinten rechts, und dieselbe Drehung zurück holt es wieder weg.</translation>
    </message>
    <message>
        <source>front left edge</source>
        <translation>Kante vorne links</translation>
    </message>
    <message>
        <source>Put the {left}-{front} edge home, at the front left.</source>
        <translation>Bring die Kante {left}-{front} an ihren Platz, vorne links.</translation>
    </message>
    <message>
        <source>Find the {left}-{front} edge: on the top, or in one of the two places at the front.</source>
        <translation>Such die Kante {left}-{front}: oben oder an einem der zwei vorderen Plätze.</translation>
    </message>
    <message>
        <source>The bottom turned the other way brings the keyhole to the front left, and the same turn back takes it away again.</source>
        <translation>Unten andersherum gedreht kommt das Schlüsselloch nach vorne links, und dieselbe Drehung zurück holt es wieder weg.</translation>
    </message>
    <message>
        <source>last pair</source>
        <translation>Letztes Paar</translation>
    </message>
    <message>
        <source>Fill the keyhole, at the front right, with its corner and its edge.</source>
        <translation>Füll das Schlüsselloch vorne rechts mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the {right}-{front} edge. Each is on the top or in the keyhole.</source>
        <translation>Such die Ecke {bottom}-{right}-{front} und die Kante {right}-{front}. Jede ist oben oder im Schlüsselloch.</translation>
    </message>
    <message>
        <source>Nothing else is open, so the two go in together.</source>
        <translation>Sonst ist nichts mehr offen, deshalb kommen die zwei zusammen hinein.</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the front right: {moves}.</source>
        <translation>Das Paar kommt oben zusammen und geht vorne rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {back}. On the top it goes in with three or four turns.</source>
        <translation>Such die Ecke mit {bottom}, {right} und {back}. Ist sie oben, kommt sie mit drei oder vier Zügen hinein.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {left} and {back}.</source>
        <translation>Such die Ecke mit {bottom}, {left} und {back}.</translation>
    </message>
    <message>
        <source>front right corner</source>
        <translation>Ecke vorne rechts</translation>
    </message>
    <message>
        <source>Put the {bottom}-{right}-{front} corner into the bottom layer at the front right. The corner at the front left stays open: it is the keyhole.</source>
        <translation>Setz die Ecke {bottom}-{right}-{front} vorne rechts in die untere Schicht ein. Die Ecke vorne links bleibt offen: Sie ist das Schlüsselloch.</translation>
    </message>
    <message>
        <source>Find the corner that is {bottom}, {right} and {front}.</source>
        <translation>Such die Ecke mit {bottom}, {right} und {front}.</translation>
    </message>
    <message>
        <source>The corner goes in at the front right: {moves}.</source>
        <translation>Die Ecke geht vorne rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>Find the {right}-{back} edge. On the top, its side that does not look up tells by which side it goes in.</source>
        <translation>Such die Kante {right}-{back}. Ist sie oben, sagt ihre Farbe, die nicht nach oben zeigt, über welche Seite sie hineinkommt.</translation>
    </message>
    <message>
        <source>Find the {left}-{back} edge: on the top, or in one of the two places at the front.</source>
        <translation>Such die Kante {left}-{back}: oben oder an einem der zwei vorderen Plätze.</translation>
    </message>
    <message>
        <source>A quarter turn of the bottom brings the keyhole to the back left, and the same turn back takes it away again.</source>
        <translation>Eine Vierteldrehung unten bringt das Schlüsselloch nach hinten links, und dieselbe Drehung zurück holt es wieder weg.</translation>
    </message>
    <message>
        <source>front right edge</source>
        <translation>Kante vorne rechts</translation>
    </message>
    <message>
        <source>Put the {right}-{front} edge home, at the front right.</source>
        <translation>Bring die Kante {right}-{front} an ihren Platz, vorne rechts.</translation>
    </message>
    <message>
        <source>Find the {right}-{front} edge: on the top, or in one of the two places at the front.</source>
        <translation>Such die Kante {right}-{front}: oben oder an einem der zwei vorderen Plätze.</translation>
    </message>
    <message>
        <source>The bottom turned the other way brings the keyhole to the front right, and the same turn back takes it away again.</source>
        <translation>Unten andersherum gedreht kommt das Schlüsselloch nach vorne rechts, und dieselbe Drehung zurück holt es wieder weg.</translation>
    </message>
    <message>
        <source>Fill the keyhole, at the front left, with its corner and its edge.</source>
        <translation>Füll das Schlüsselloch vorne links mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the {left}-{front} edge. Each is on the top or in the keyhole.</source>
        <translation>Such die Ecke {bottom}-{left}-{front} und die Kante {left}-{front}. Jede ist oben oder im Schlüsselloch.</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the front left: {moves}.</source>
        <translation>Das Paar kommt oben zusammen und geht vorne links hinein: {moves}.</translation>
    </message>
    <message>
        <source>A block that grows from 2×2×2 to 2×2×3 to two layers, always where it is free to turn, so that hardly anything is taken apart again. Edges are turned the right way round on the way.</source>
        <translation>Ein Block wächst von 2×2×2 über 2×2×3 auf zwei Schichten, immer dort, wo noch frei gedreht werden kann, sodass kaum etwas wieder zerlegt wird. Unterwegs werden die Kanten richtig herum gedreht.</translation>
    </message>
    <message>
        <source>Build a block of 2×2×2 at the bottom left of the back: the {bottom}-{left}-{back} corner with the three edges around it.</source>
        <translation>Bau hinten unten links einen Block aus 2×2×2: die Ecke {bottom}-{left}-{back} mit den drei Kanten um sie herum.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{back} corner and the edges that have two of its colours.</source>
        <translation>Such die Ecke {bottom}-{left}-{back} und die Kanten, die zwei ihrer Farben haben.</translation>
    </message>
    <message>
        <source>Four pieces that match on all sides are a block that three faces never touch.</source>
        <translation>Vier Teile, die an allen Seiten zusammenpassen, sind ein Block, den drei Seiten nie berühren.</translation>
    </message>
    <message>
        <source>The corner and its three edges come together at the back: {moves}.</source>
        <translation>Die Ecke und ihre drei Kanten kommen hinten zusammen: {moves}.</translation>
    </message>
    <message>
        <source>2×2×3</source>
        <translation>2×2×3</translation>
    </message>
    <message>
        <source>Make the block longer, to the front: 2×2×3, with one corner and two edges more.</source>
        <translation>Verlängere den Block nach vorne: 2×2×3, mit einer Ecke und zwei Kanten mehr.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the edges that have {front} with {bottom} and with {left}.</source>
        <translation>Such die Ecke {bottom}-{left}-{front} und die Kanten, die {front} mit {bottom} und mit {left} haben.</translation>
    </message>
    <message>
        <source>U, R and F are the faces that the block of 2×2×2 is not on, so it stays whole.</source>
        <translation>U, R und F sind die Seiten, an denen der Block aus 2×2×2 nicht liegt, also bleibt er ganz.</translation>
    </message>
    <message>
        <source>A corner with two edges beside it goes in at the front left: {moves}.</source>
        <translation>Eine Ecke mit zwei Kanten daneben kommt vorne links hinein: {moves}.</translation>
    </message>
    <message>
        <source>edge orientation</source>
        <translation>Kantenorientierung</translation>
    </message>
    <message>
        <source>Turn the other seven edges the right way round, so that R and U can solve them.</source>
        <translation>Dreh die anderen sieben Kanten richtig herum, damit R und U sie lösen können.</translation>
    </message>
    <message>
        <source>An edge is bad if only a quarter turn of F would bring it home the right way round: at the top it shows {right} or {left} up, for instance.</source>
        <translation>Eine Kante ist schlecht, wenn nur eine Vierteldrehung von F sie richtig herum an ihren Platz brächte: In der oberen Schicht zeigt sie zum Beispiel {right} oder {left} nach oben.</translation>
    </message>
    <message>
        <source>R and U change no edge. F turns the edges of the front over, and when it goes back others are there.</source>
        <translation>R und U verändern keine Kante. F kippt die vorderen Kanten, und wenn es zurückgedreht wird, sind dort andere.</translation>
    </message>
    <message>
        <source>F opens the block for a moment, bad edges come through, and it is closed again: {moves}.</source>
        <translation>F öffnet den Block kurz, schlechte Kanten gehen hindurch, und er wird wieder geschlossen: {moves}.</translation>
    </message>
    <message>
        <source>Finish the first two layers: a block of 1×2×3 on the right.</source>
        <translation>Mach die ersten zwei Schichten fertig: mit einem Block aus 1×2×3 rechts.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge, then the two corners and edges beside it.</source>
        <translation>Such die Kante {bottom}-{right}, dann die zwei Ecken und Kanten daneben.</translation>
    </message>
    <message>
        <source>With turns of R and U alone the block of 2×2×3 stays where it is, and every edge stays good.</source>
        <translation>Wenn sich nur R und U drehen, bleibt der Block aus 2×2×3, wo er ist, und jede Kante bleibt gut.</translation>
    </message>
    <message>
        <source>Only the right side and the top turn: {moves}.</source>
        <translation>Nur die rechte Seite und die obere drehen sich: {moves}.</translation>
    </message>
    <message>
        <source>ZBLL</source>
        <translation>ZBLL</translation>
    </message>
    <message>
        <source>Solve the top in one look: all its edges have {top} up already.</source>
        <translation>Löse oben alles in einem Blick: Alle Kanten zeigen schon {top} nach oben.</translation>
    </message>
    <message>
        <source>First how the corners show {top}, then where their colours match.</source>
        <translation>Erst, wie die Ecken {top} zeigen, dann, wo ihre Farben zusammenpassen.</translation>
    </message>
    <message>
        <source>With all edges good there are 493 cases of the top instead of thousands. Few people know them all; the plain style does it in two looks.</source>
        <translation>Wenn alle Kanten gut sind, gibt es oben 493 Fälle statt Tausender. Wenige können sie alle; der schlichte Stil macht es in zwei Blicken.</translation>
    </message>
    <message>
        <source>U, R, Rw and M do not touch the left side, so the first block stays whole whatever you turn.</source>
        <translation>U, R, Rw und M berühren die linke Seite nicht, deshalb bleibt der erste Block ganz, was du auch drehst.</translation>
    </message>
    <message>
        <source>U, L, Lw and M do not touch the right side, so the first block stays whole whatever you turn.</source>
        <translation>U, L, Lw und M berühren die rechte Seite nicht, deshalb bleibt der erste Block ganz, was du auch drehst.</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. With the line between them, L, U and R can solve the rest.</source>
        <translation>Nur Vierteldrehungen vorne und hinten machen gute Kanten zu schlechten. Mit der Linie dazwischen können L, U und R den Rest lösen.</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 on the right: three edges and two corners around the {right} centre.</source>
        <translation>Bau rechts einen Block aus 1×2×3: drei Kanten und zwei Ecken um das Mittelstück {right}.</translation>
    </message>
    <message>
        <source>L, U and R keep every edge good and the line where it is, so pairs always fit together without a turn of F.</source>
        <translation>L, U und R lassen jede Kante gut und die Linie, wo sie ist, deshalb passen Paare immer ohne F zusammen.</translation>
    </message>
    <message>
        <source>Five pieces come together on the right with turns of L, U and R: {moves}.</source>
        <translation>Fünf Teile kommen rechts zusammen, mit L, U und R: {moves}.</translation>
    </message>
    <message>
        <source>Build the same block on the left, and the first two layers are done.</source>
        <translation>Bau links den gleichen Block, dann sind die ersten zwei Schichten fertig.</translation>
    </message>
    <message>
        <source>Five pieces come together on the left with turns of L and U: {moves}.</source>
        <translation>Fünf Teile kommen links zusammen, mit L und U: {moves}.</translation>
    </message>
    <message>
        <source>This is {case}: {moves}.</source>
        <translation>Das ist {case}: {moves}.</translation>
    </message>
    <message>
        <source>COLL</source>
        <translation>COLL</translation>
    </message>
    <message>
        <source>Solve the four corners of the top, while its edges stay up.</source>
        <translation>Löse die vier oberen Ecken, während die Kanten nach oben gedreht bleiben.</translation>
    </message>
    <message>
        <source>Count the corners with {top} up, see to which sides the others show it, then which of them match.</source>
        <translation>Zähl die Ecken mit {top} nach oben, sieh, zu welchen Seiten die anderen es zeigen, und dann, welche davon zusammenpassen.</translation>
    </message>
    <message>
        <source>The edges of the top are all up, and the alg leaves them so: only their places remain.</source>
        <translation>Die oberen Kanten zeigen alle nach oben, und der Alg lässt sie so: Nur ihre Plätze fehlen noch.</translation>
    </message>
    <message>
        <source>last edges</source>
        <translation>Letzte Kanten</translation>
    </message>
    <message>
        <source>The last edges of the top change places.</source>
        <translation>Die letzten Kanten oben tauschen die Plätze.</translation>
    </message>
    <message>
        <source>One side may be whole: then three edges go round. If none is, they change places in two pairs.</source>
        <translation>Vielleicht ist eine Seite ganz: Dann wandern drei Kanten im Kreis. Ist es keine, tauschen sie paarweise die Plätze.</translation>
    </message>
    <message>
        <source>The corners are in order, so only four cases of PLL are left: Ua, Ub, H and Z.</source>
        <translation>Die Ecken stimmen, also bleiben nur vier Fälle von PLL: Ua, Ub, H und Z.</translation>
    </message>
    <message>
        <source>Build a block of 2×2×2 at the bottom right of the back: the {bottom}-{right}-{back} corner with the three edges around it.</source>
        <translation>Bau hinten unten rechts einen Block aus 2×2×2: die Ecke {bottom}-{right}-{back} mit den drei Kanten um sie herum.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{back} corner and the edges that have two of its colours.</source>
        <translation>Such die Ecke {bottom}-{right}-{back} und die Kanten, die zwei ihrer Farben haben.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the edges that have {front} with {bottom} and with {right}.</source>
        <translation>Such die Ecke {bottom}-{right}-{front} und die Kanten, die {front} mit {bottom} und mit {right} haben.</translation>
    </message>
    <message>
        <source>U, L and F are the faces that the block of 2×2×2 is not on, so it stays whole.</source>
        <translation>U, L und F sind die Seiten, an denen der Block aus 2×2×2 nicht liegt, also bleibt er ganz.</translation>
    </message>
    <message>
        <source>A corner with two edges beside it goes in at the front right: {moves}.</source>
        <translation>Eine Ecke mit zwei Kanten daneben kommt vorne rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>Turn the other seven edges the right way round, so that L and U can solve them.</source>
        <translation>Dreh die anderen sieben Kanten richtig herum, damit L und U sie lösen können.</translation>
    </message>
    <message>
        <source>An edge is bad if only a quarter turn of F would bring it home the right way round: at the top it shows {left} or {right} up, for instance.</source>
        <translation>Eine Kante ist schlecht, wenn nur eine Vierteldrehung von F sie richtig herum an ihren Platz brächte: In der oberen Schicht zeigt sie zum Beispiel {left} oder {right} nach oben.</translation>
    </message>
    <message>
        <source>L and U change no edge. F turns the edges of the front over, and when it goes back others are there.</source>
        <translation>L und U verändern keine Kante. F kippt die vorderen Kanten, und wenn es zurückgedreht wird, sind dort andere.</translation>
    </message>
    <message>
        <source>Finish the first two layers: a block of 1×2×3 on the left.</source>
        <translation>Mach die ersten zwei Schichten fertig: mit einem Block aus 1×2×3 links.</translation>
    </message>
    <message>
        <source>With turns of L and U alone the block of 2×2×3 stays where it is, and every edge stays good.</source>
        <translation>Wenn sich nur L und U drehen, bleibt der Block aus 2×2×3, wo er ist, und jede Kante bleibt gut.</translation>
    </message>
    <message>
        <source>Only the left side and the top turn: {moves}.</source>
        <translation>Nur die linke Seite und die obere drehen sich: {moves}.</translation>
    </message>
    <message>
        <source>Two blocks of 1×2×3, the corners of the top, then the last six edges with turns of M and U alone: few turns, few algs, and most of it found by looking.</source>
        <translation>Zwei Blöcke aus 1×2×3, die Ecken oben, dann die letzten sechs Kanten nur mit M und U: wenige Züge, wenige Algs, und das meiste findet man mit den Augen.</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 at the bottom left: three edges and two corners around the {left} centre.</source>
        <translation>Bau unten links einen Block aus 1×2×3: drei Kanten und zwei Ecken um das Mittelstück {left}.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge and the pieces that are {left} and have no {top}. Two that touch with matching colours stay together.</source>
        <translation>Such die Kante {bottom}-{left} und die Teile mit {left}, die kein {top} haben. Zwei, die sich mit passenden Farben berühren, bleiben zusammen.</translation>
    </message>
    <message>
        <source>Nothing is solved yet, so any turn will do: this is the freest part of the solve.</source>
        <translation>Noch ist nichts gelöst, deshalb ist jeder Zug erlaubt: Das ist der freieste Teil der Lösung.</translation>
    </message>
    <message>
        <source>All five pieces come together on the left: {moves}.</source>
        <translation>Alle fünf Teile kommen links zusammen: {moves}.</translation>
    </message>
    <message>
        <source>Build the same block at the bottom right, around the {right} centre, and leave the first one alone.</source>
        <translation>Bau unten rechts den gleichen Block um das Mittelstück {right}, und lass den ersten in Ruhe.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge and the pieces that are {right} and have no {top}.</source>
        <translation>Such die Kante {bottom}-{right} und die Teile mit {right}, die kein {top} haben.</translation>
    </message>
    <message>
        <source>Only with turns of the top, the right side and the middle slice: {moves}.</source>
        <translation>Nur mit der oberen Schicht, der rechten Seite und der Mittelscheibe: {moves}.</translation>
    </message>
    <message>
        <source>Solve the four corners of the top at once. The top edges do not matter yet.</source>
        <translation>Löse die vier oberen Ecken auf einmal. Die oberen Kanten sind noch egal.</translation>
    </message>
    <message>
        <source>Look at the four corners only: how many have {top} up, and to which sides the others show it.</source>
        <translation>Schau nur auf die vier Ecken: wie viele {top} nach oben zeigen, und zu welchen Seiten die anderen es zeigen.</translation>
    </message>
    <message>
        <source>The blocks leave the frame as they found it, while the corners change places and turn. The edges between the blocks may end up anywhere.</source>
        <translation>Die Blöcke sind danach wieder wie zuvor, während die Ecken Plätze tauschen und sich drehen. Die Kanten dazwischen dürfen irgendwo landen.</translation>
    </message>
    <message>
        <source>Turn the last six edges the right way round: each shows {top} or {bottom} at the top or at the bottom.</source>
        <translation>Dreh die letzten sechs Kanten richtig herum: Jede zeigt oben oder unten {top} oder {bottom}.</translation>
    </message>
    <message>
        <source>Count the bad edges: those of the six that show neither {top} nor {bottom} up or down, once the centres do.</source>
        <translation>Zähl die schlechten Kanten: die von den sechs, die weder {top} noch {bottom} nach oben oder unten zeigen, sobald die Mittelstücke es tun.</translation>
    </message>
    <message>
        <source>A quarter turn of M changes the four edges of its slice, a turn of U changes none but puts others into the slice.</source>
        <translation>Eine Vierteldrehung von M verändert die vier Kanten seiner Scheibe, ein Zug mit U verändert keine, bringt aber andere in die Scheibe.</translation>
    </message>
    <message>
        <source>From now on only M and U turn: {moves}.</source>
        <translation>Ab jetzt drehen sich nur M und U: {moves}.</translation>
    </message>
    <message>
        <source>left and right edge</source>
        <translation>Linke und rechte Kante</translation>
    </message>
    <message>
        <source>Bring the {top}-{left} edge and the {top}-{right} edge home, to the left and the right of the top, with the corners around them.</source>
        <translation>Bring die Kante {top}-{left} und die Kante {top}-{right} an ihren Platz, oben links und oben rechts, samt den Ecken daneben.</translation>
    </message>
    <message>
        <source>Find both edges. Together at the bottom, a half turn of M puts them in, once the top is turned so that their sides are in the slice.</source>
        <translation>Such beide Kanten. Sind sie zusammen unten, setzt eine halbe Drehung von M sie ein, sobald oben so gedreht ist, dass ihre Seiten in der Scheibe liegen.</translation>
    </message>
    <message>
        <source>M, a half turn of U, and M again leave good edges good: the quarter turns take each other back.</source>
        <translation>M, eine halbe Drehung von U und wieder M lassen gute Kanten gut: Die Vierteldrehungen heben sich auf.</translation>
    </message>
    <message>
        <source>Both edges go home, and the corners with them: {moves}.</source>
        <translation>Beide Kanten kommen an ihren Platz, und die Ecken mit ihnen: {moves}.</translation>
    </message>
    <message>
        <source>last four edges</source>
        <translation>Letzte vier Kanten</translation>
    </message>
    <message>
        <source>Put the last four edges and the centres of the middle slice in order.</source>
        <translation>Bring die letzten vier Kanten und die Mittelstücke der mittleren Scheibe in Ordnung.</translation>
    </message>
    <message>
        <source>Look at the slice between the two solved sides: which of its edges are opposite to where they belong?</source>
        <translation>Schau auf die Scheibe zwischen den zwei gelösten Seiten: Welche ihrer Kanten liegen ihrem Platz gegenüber?</translation>
    </message>
    <message>
        <source>M and half turns of U keep all edges the right way round and both sides solved in the end.</source>
        <translation>M und halbe Drehungen von U lassen am Ende alle Kanten richtig herum und beide Seiten gelöst.</translation>
    </message>
    <message>
        <source>Half turns of the top and turns of the slice: {moves}.</source>
        <translation>Halbe Drehungen oben und Drehungen der Scheibe: {moves}.</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 at the bottom right: three edges and two corners around the {right} centre.</source>
        <translation>Bau unten rechts einen Block aus 1×2×3: drei Kanten und zwei Ecken um das Mittelstück {right}.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right} edge and the pieces that are {right} and have no {top}. Two that touch with matching colours stay together.</source>
        <translation>Such die Kante {bottom}-{right} und die Teile mit {right}, die kein {top} haben. Zwei, die sich mit passenden Farben berühren, bleiben zusammen.</translation>
    </message>
    <message>
        <source>All five pieces come together on the right: {moves}.</source>
        <translation>Alle fünf Teile kommen rechts zusammen: {moves}.</translation>
    </message>
    <message>
        <source>Build the same block at the bottom left, around the {left} centre, and leave the first one alone.</source>
        <translation>Bau unten links den gleichen Block um das Mittelstück {left}, und lass den ersten in Ruhe.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge and the pieces that are {left} and have no {top}.</source>
        <translation>Such die Kante {bottom}-{left} und die Teile mit {left}, die kein {top} haben.</translation>
    </message>
    <message>
        <source>Only with turns of the top, the left side and the middle slice: {moves}.</source>
        <translation>Nur mit der oberen Schicht, der linken Seite und der Mittelscheibe: {moves}.</translation>
    </message>
    <message>
        <source>right and left edge</source>
        <translation>Rechte und linke Kante</translation>
    </message>
    <message>
        <source>Bring the {top}-{right} edge and the {top}-{left} edge home, to the right and the left of the top, with the corners around them.</source>
        <translation>Bring die Kante {top}-{right} und die Kante {top}-{left} an ihren Platz, oben rechts und oben links, samt den Ecken daneben.</translation>
    </message>
    <message>
        <source>CFOP whose cross brings the first pair along. Then come the other three pairs, those at the back first, OLL and PLL.</source>
        <translation>CFOP, bei dem das Kreuz das erste Paar gleich mitbringt. Dann kommen die anderen drei Paare, die hinteren zuerst, OLL und PLL.</translation>
    </message>
    <message>
        <source>xcross</source>
        <translation>Xcross</translation>
    </message>
    <message>
        <source>Make a {bottom} cross, and with it the pair at the back left: the {bottom}-{left}-{back} corner below its edge.</source>
        <translation>Mach ein Kreuz in {bottom} und dazu das Paar hinten links: die Ecke {bottom}-{left}-{back} unter ihrer Kante.</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, then the corner and the edge of the pair. Hold the cube so that the pair that comes nearly by itself belongs at the back left.</source>
        <translation>Such die vier Kanten mit {bottom}, dann die Ecke und die Kante des Paars. Halte den Würfel so, dass das Paar, das fast von selbst mitkommt, nach hinten links gehört.</translation>
    </message>
    <message>
        <source>While the cross is not done it may be turned apart freely, so a pair costs two turns instead of seven.</source>
        <translation>Solange das Kreuz nicht fertig ist, darf man es frei zerlegen, deshalb kostet ein Paar zwei Züge statt sieben.</translation>
    </message>
    <message>
        <source>Four edges, a corner and an edge go home together: {moves}.</source>
        <translation>Vier Kanten, eine Ecke und eine Kante kommen zusammen an ihren Platz: {moves}.</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>Zweites Paar</translation>
    </message>
    <message>
        <source>Fill the slot at the back right with its corner and its edge.</source>
        <translation>Füll den Slot hinten rechts mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{back} corner and the {right}-{back} edge.</source>
        <translation>Such die Ecke {bottom}-{right}-{back} und die Kante {right}-{back}.</translation>
    </message>
    <message>
        <source>Slots at the back are filled first: what is left is in sight then.</source>
        <translation>Die hinteren Slots werden zuerst gefüllt: Was übrig ist, hat man dann im Blick.</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the back right: {moves}.</source>
        <translation>Das Paar kommt oben zusammen und geht hinten rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>third pair</source>
        <translation>Drittes Paar</translation>
    </message>
    <message>
        <source>Fill the slot at the front left with its corner and its edge.</source>
        <translation>Füll den Slot vorne links mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{front} corner and the {left}-{front} edge. Each is on the top or in one of the two open slots.</source>
        <translation>Such die Ecke {bottom}-{left}-{front} und die Kante {left}-{front}. Jede ist oben oder in einem der zwei offenen Slots.</translation>
    </message>
    <message>
        <source>The slot at the front right is still open, so it may be used on the way.</source>
        <translation>Der Slot vorne rechts ist noch offen, deshalb darf man ihn dabei benutzen.</translation>
    </message>
    <message>
        <source>The pair goes in at the front left: {moves}.</source>
        <translation>Das Paar geht vorne links hinein: {moves}.</translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation>Viertes Paar</translation>
    </message>
    <message>
        <source>Fill the last slot, at the front right.</source>
        <translation>Füll den letzten Slot, vorne rechts.</translation>
    </message>
    <message>
        <source>The {bottom}-{right}-{front} corner and the {right}-{front} edge are on the top or in their slot.</source>
        <translation>Die Ecke {bottom}-{right}-{front} und die Kante {right}-{front} sind oben oder in ihrem Slot.</translation>
    </message>
    <message>
        <source>The three other slots are opened at most for a moment and closed again.</source>
        <translation>Die drei anderen Slots werden höchstens kurz geöffnet und wieder geschlossen.</translation>
    </message>
    <message>
        <source>The last pair goes in at the front right: {moves}.</source>
        <translation>Das letzte Paar geht vorne rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>Turn all stickers of the top that are {top} up.</source>
        <translation>Bring in der oberen Schicht alle Sticker in {top} nach oben.</translation>
    </message>
    <message>
        <source>First which edges have {top} up, then which corners.</source>
        <translation>Erst, welche Kanten {top} nach oben zeigen, dann, welche Ecken.</translation>
    </message>
    <message>
        <source>The alg takes the first two layers apart and puts them together again, with the top turned up.</source>
        <translation>Der Alg zerlegt die ersten zwei Schichten und setzt sie wieder zusammen, und oben ist dann alles nach oben gedreht.</translation>
    </message>
    <message>
        <source>Look for sides whose corners match each other, and for whole sides.</source>
        <translation>Such nach Seiten, deren Ecken zusammenpassen, und nach ganzen Seiten.</translation>
    </message>
    <message>
        <source>The alg moves pieces of the top around and turns none of them.</source>
        <translation>Der Alg verschiebt Teile der oberen Schicht und verdreht keins davon.</translation>
    </message>
    <message>
        <source>Make a {bottom} cross, and with it the pair at the back right: the {bottom}-{right}-{back} corner below its edge.</source>
        <translation>Mach ein Kreuz in {bottom} und dazu das Paar hinten rechts: die Ecke {bottom}-{right}-{back} unter ihrer Kante.</translation>
    </message>
    <message>
        <source>Find the four {bottom} edges, then the corner and the edge of the pair. Hold the cube so that the pair that comes nearly by itself belongs at the back right.</source>
        <translation>Such die vier Kanten mit {bottom}, dann die Ecke und die Kante des Paars. Halte den Würfel so, dass das Paar, das fast von selbst mitkommt, nach hinten rechts gehört.</translation>
    </message>
    <message>
        <source>Fill the slot at the back left with its corner and its edge.</source>
        <translation>Füll den Slot hinten links mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left}-{back} corner and the {left}-{back} edge.</source>
        <translation>Such die Ecke {bottom}-{left}-{back} und die Kante {left}-{back}.</translation>
    </message>
    <message>
        <source>The pair comes together on the top and goes in at the back left: {moves}.</source>
        <translation>Das Paar kommt oben zusammen und geht hinten links hinein: {moves}.</translation>
    </message>
    <message>
        <source>Fill the slot at the front right with its corner and its edge.</source>
        <translation>Füll den Slot vorne rechts mit seiner Ecke und seiner Kante.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{right}-{front} corner and the {right}-{front} edge. Each is on the top or in one of the two open slots.</source>
        <translation>Such die Ecke {bottom}-{right}-{front} und die Kante {right}-{front}. Jede ist oben oder in einem der zwei offenen Slots.</translation>
    </message>
    <message>
        <source>The slot at the front left is still open, so it may be used on the way.</source>
        <translation>Der Slot vorne links ist noch offen, deshalb darf man ihn dabei benutzen.</translation>
    </message>
    <message>
        <source>The pair goes in at the front right: {moves}.</source>
        <translation>Das Paar geht vorne rechts hinein: {moves}.</translation>
    </message>
    <message>
        <source>Fill the last slot, at the front left.</source>
        <translation>Füll den letzten Slot, vorne links.</translation>
    </message>
    <message>
        <source>The {bottom}-{left}-{front} corner and the {left}-{front} edge are on the top or in their slot.</source>
        <translation>Die Ecke {bottom}-{left}-{front} und die Kante {left}-{front} sind oben oder in ihrem Slot.</translation>
    </message>
    <message>
        <source>The last pair goes in at the front left: {moves}.</source>
        <translation>Das letzte Paar geht vorne links hinein: {moves}.</translation>
    </message>
    <message>
        <source>All edges are turned the right way round at the start, so that the first two layers need turns of R, U and L alone and no turns of the whole cube, and the top is easier as well.</source>
        <translation>Alle Kanten werden am Anfang richtig herum gedreht. Dann brauchen die ersten zwei Schichten nur R, U und L und keine Drehung des ganzen Würfels, und oben ist es auch leichter.</translation>
    </message>
    <message>
        <source>Make a {bottom} cross at the bottom, and turn all other edges the right way round meanwhile.</source>
        <translation>Mach unten ein Kreuz in {bottom}, und dreh dabei alle anderen Kanten richtig herum.</translation>
    </message>
    <message>
        <source>Look at an edge from above or below, in the middle layer from the front or the back. It is good if it shows {top} or {bottom} there, or {front} or {back} without any {top} or {bottom} on its other side.</source>
        <translation>Sieh eine Kante von oben oder unten an, in der mittleren Schicht von vorne oder hinten. Sie ist gut, wenn sie dort {top} oder {bottom} zeigt, oder {front} oder {back}, ohne dass ihre andere Seite {top} oder {bottom} hat.</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. Without them R, U and L can solve the rest.</source>
        <translation>Nur Vierteldrehungen vorne und hinten machen gute Kanten zu schlechten. Ohne sie können R, U und L den Rest lösen.</translation>
    </message>
    <message>
        <source>Bad edges turn over in quarter turns of F and B, and the cross comes together on the way: {moves}.</source>
        <translation>Schlechte Kanten kippen bei Vierteldrehungen von F und B, und das Kreuz entsteht nebenbei: {moves}.</translation>
    </message>
    <message>
        <source>Fill both slots on the left: two corners with the edges above them.</source>
        <translation>Füll links beide Slots: zwei Ecken mit den Kanten darüber.</translation>
    </message>
    <message>
        <source>Find the two edges that are {left} and have neither {top} nor {bottom}, and the corners that belong below them.</source>
        <translation>Such die zwei Kanten mit {left}, die weder {top} noch {bottom} haben, und die Ecken, die unter sie gehören.</translation>
    </message>
    <message>
        <source>R, U and L keep every edge good, so a pair always fits in without a turn of F.</source>
        <translation>R, U und L lassen jede Kante gut, deshalb passt ein Paar immer ohne F hinein.</translation>
    </message>
    <message>
        <source>Two pairs go in on the left with turns of R, U and L: {moves}.</source>
        <translation>Zwei Paare gehen links hinein, mit R, U und L: {moves}.</translation>
    </message>
    <message>
        <source>Fill both slots on the right, and the first two layers are done.</source>
        <translation>Füll rechts beide Slots, dann sind die ersten zwei Schichten fertig.</translation>
    </message>
    <message>
        <source>Find the two edges that are {right} and have neither {top} nor {bottom}, and the corners that belong below them.</source>
        <translation>Such die zwei Kanten mit {right}, die weder {top} noch {bottom} haben, und die Ecken, die unter sie gehören.</translation>
    </message>
    <message>
        <source>R and U alone do not touch what is done on the left.</source>
        <translation>R und U allein berühren nicht, was links fertig ist.</translation>
    </message>
    <message>
        <source>Two pairs go in on the right with turns of R and U: {moves}.</source>
        <translation>Zwei Paare gehen rechts hinein, mit R und U: {moves}.</translation>
    </message>
    <message>
        <source>Turn the corners so that the whole top is {top}. Its edges are up already.</source>
        <translation>Dreh die Ecken so, dass oben alles {top} zeigt. Die Kanten tun es schon.</translation>
    </message>
    <message>
        <source>Count the corners with {top} up, and see to which sides the others show it.</source>
        <translation>Zähl die Ecken mit {top} nach oben, und sieh, zu welchen Seiten die anderen es zeigen.</translation>
    </message>
    <message>
        <source>As all edges are good, only seven of the 57 cases of OLL come up.</source>
        <translation>Weil alle Kanten gut sind, kommen nur sieben der 57 Fälle von OLL vor.</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. Without them L, U and R can solve the rest.</source>
        <translation>Nur Vierteldrehungen vorne und hinten machen gute Kanten zu schlechten. Ohne sie können L, U und R den Rest lösen.</translation>
    </message>
    <message>
        <source>Fill both slots on the right: two corners with the edges above them.</source>
        <translation>Füll rechts beide Slots: zwei Ecken mit den Kanten darüber.</translation>
    </message>
    <message>
        <source>L, U and R keep every edge good, so a pair always fits in without a turn of F.</source>
        <translation>L, U und R lassen jede Kante gut, deshalb passt ein Paar immer ohne F hinein.</translation>
    </message>
    <message>
        <source>Two pairs go in on the right with turns of L, U and R: {moves}.</source>
        <translation>Zwei Paare gehen rechts hinein, mit L, U und R: {moves}.</translation>
    </message>
    <message>
        <source>Fill both slots on the left, and the first two layers are done.</source>
        <translation>Füll links beide Slots, dann sind die ersten zwei Schichten fertig.</translation>
    </message>
    <message>
        <source>L and U alone do not touch what is done on the right.</source>
        <translation>L und U allein berühren nicht, was rechts fertig ist.</translation>
    </message>
    <message>
        <source>Two pairs go in on the left with turns of L and U: {moves}.</source>
        <translation>Zwei Paare gehen links hinein, mit L und U: {moves}.</translation>
    </message>
    <message>
        <source>ZZ as it was first made: only two edges of the cross are placed while all edges are turned the right way round. Two blocks of 1×2×3 follow, with turns of R, U and L alone, and the top is easier as well.</source>
        <translation>ZZ, wie es zuerst war: Nur zwei Kanten des Kreuzes kommen an ihren Platz, während alle Kanten richtig herum gedreht werden. Dann folgen zwei Blöcke aus 1×2×3, nur mit R, U und L, und oben ist es auch leichter.</translation>
    </message>
    <message>
        <source>Turn all edges the right way round, and make a line at the bottom meanwhile: the {bottom}-{front} and the {bottom}-{back} edge.</source>
        <translation>Dreh alle Kanten richtig herum, und mach dabei unten eine Linie: die Kanten {bottom}-{front} und {bottom}-{back}.</translation>
    </message>
    <message>
        <source>Only quarter turns of the front and the back change good edges into bad ones. With the line between them, R, U and L can solve the rest.</source>
        <translation>Nur Vierteldrehungen vorne und hinten machen gute Kanten zu schlechten. Mit der Linie dazwischen können R, U und L den Rest lösen.</translation>
    </message>
    <message>
        <source>Bad edges turn over in quarter turns of F and B, and the line comes together on the way: {moves}.</source>
        <translation>Schlechte Kanten kippen bei Vierteldrehungen von F und B, und die Linie entsteht nebenbei: {moves}.</translation>
    </message>
    <message>
        <source>Build a block of 1×2×3 on the left: three edges and two corners around the {left} centre.</source>
        <translation>Bau links einen Block aus 1×2×3: drei Kanten und zwei Ecken um das Mittelstück {left}.</translation>
    </message>
    <message>
        <source>Find the {bottom}-{left} edge, then the two corners and edges beside it.</source>
        <translation>Such die Kante {bottom}-{left}, dann die zwei Ecken und Kanten daneben.</translation>
    </message>
    <message>
        <source>R, U and L keep every edge good and the line where it is, so pairs always fit together without a turn of F.</source>
        <translation>R, U und L lassen jede Kante gut und die Linie, wo sie ist, deshalb passen Paare immer ohne F zusammen.</translation>
    </message>
    <message>
        <source>Five pieces come together on the left with turns of R, U and L: {moves}.</source>
        <translation>Fünf Teile kommen links zusammen, mit R, U und L: {moves}.</translation>
    </message>
    <message>
        <source>Build the same block on the right, and the first two layers are done.</source>
        <translation>Bau rechts den gleichen Block, dann sind die ersten zwei Schichten fertig.</translation>
    </message>
    <message>
        <source>Five pieces come together on the right with turns of R and U: {moves}.</source>
        <translation>Fünf Teile kommen rechts zusammen, mit R und U: {moves}.</translation>
    </message>
    <message>
        <source>{Face} up.</source>
        <translation>{Face} nach oben.</translation>
    </message>
    <message>
        <source>{Base} looks at you: the {face} goes up. Is there room above?</source>
        <translation>{Base} zeigt zu dir: Die {face} geht nach oben. Ist darüber Platz?</translation>
    </message>
    <message>
        <source>{Face} up, twice.</source>
        <translation>{Face} nach oben, zweimal.</translation>
    </message>
    <message>
        <source>{Base} looks down: the {face} goes up twice. Is there room above?</source>
        <translation>{Base} zeigt nach unten: Die {face} geht zweimal nach oben. Ist darüber Platz?</translation>
    </message>
    <message>
        <source>{Face} up, top to the {away}, {face} down.</source>
        <translation>{Face} nach oben, obere Seite nach {away}, {face} nach unten.</translation>
    </message>
    <message>
        <source>Above its place, {base} looks {side}. So the {face} goes up.</source>
        <translation>Über ihrem Platz zeigt {base} nach {side}. Also geht die {face} nach oben.</translation>
    </message>
    <message>
        <source>Tip it, so that {base} looks right.</source>
        <translation>Kipp sie, sodass {base} nach rechts zeigt.</translation>
    </message>
    <message>
        <source>Above its place, {base} looks up.</source>
        <translation>Über ihrem Platz, {base} zeigt nach oben.</translation>
    </message>
    <message>
        <source>Right side up, top twice, right side down, top to the right.</source>
        <translation>Rechte Seite nach oben, obere Seite zweimal, rechte Seite nach unten, obere Seite nach rechts.</translation>
    </message>
    <message>
        <source>It leaves and comes back tipped.</source>
        <translation>Sie geht weg und kommt gekippt zurück.</translation>
    </message>
    <message>
        <source>Look for {base} on a corner of the top.</source>
        <translation>Such {base} an einer Ecke, ganz oben.</translation>
    </message>
    <message>
        <source>{Base} looks up. First tip it to the side.</source>
        <translation>{Base} zeigt nach oben. Kipp die Ecke erst zur Seite.</translation>
    </message>
    <message>
        <source>Back to the top.</source>
        <translation>Zurück in die obere Schicht.</translation>
    </message>
    <message>
        <source>No {base} corner is on top. This one is {fault}: bottom front right.</source>
        <translation>Oben ist keine Ecke mit {base}. Diese ist {fault}: unten vorne rechts.</translation>
    </message>
    <message>
        <source>Right side up, top to the left, right side down.</source>
        <translation>Rechte Seite nach oben, obere Seite nach links, rechte Seite nach unten.</translation>
    </message>
    <message>
        <source>A {cap} corner pushes it out.</source>
        <translation>Eine Ecke mit {cap} schiebt sie heraus.</translation>
    </message>
    <message>
        <source>Look at the bottom corners.</source>
        <translation>Schau auf die Ecken unten.</translation>
    </message>
    <message>
        <source>No {base} corner is on top. Push this one out.</source>
        <translation>Oben ist keine Ecke mit {base}. Schieb diese heraus.</translation>
    </message>
    <message>
        <source>Between {front} and {other}.</source>
        <translation>Zwischen {front} und {other}.</translation>
    </message>
    <message>
        <source>Its top is {other}, so it goes {side}.</source>
        <translation>Oben ist {other}, also geht sie nach {side}.</translation>
    </message>
    <message>
        <source>Away, up, back, down. Turn the cube: {other} in front. Away, up, back, down.</source>
        <translation>Weg, hoch, zurück, runter. Dreh den Würfel: {other} nach vorne. Weg, hoch, zurück, runter.</translation>
    </message>
    <message>
        <source>A corner fetches the edge and takes it home.</source>
        <translation>Eine Ecke holt die Kante und bringt sie nach Hause.</translation>
    </message>
    <message>
        <source>Look for a top edge without {cap}.</source>
        <translation>Such oben eine Kante ohne {cap}.</translation>
    </message>
    <message>
        <source>{Front} meets {front}. {Other} is on the {side}, so away is to the {away}.</source>
        <translation>{Front} trifft auf {front}. {Other} ist {side}, also heißt „weg“: nach {away}.</translation>
    </message>
    <message>
        <source>Every top edge has {cap}. This one is {fault}: front right.</source>
        <translation>Jede Kante oben hat {cap}. Diese ist {fault}: vorne rechts.</translation>
    </message>
    <message>
        <source>A {cap} edge pushes it out.</source>
        <translation>Eine Kante mit {cap} schiebt sie heraus.</translation>
    </message>
    <message>
        <source>Look at the middle layer.</source>
        <translation>Schau auf die mittlere Schicht.</translation>
    </message>
    <message>
        <source>Every top edge has {cap}. Push this one out.</source>
        <translation>Jede Kante oben hat {cap}. Schieb diese heraus.</translation>
    </message>
    <message>
        <source>{Cap} cross</source>
        <translation>Kreuz in {Cap}</translation>
    </message>
    <message>
        <source>The {base} cross, each edge beside its own centre.</source>
        <translation>Das Kreuz in {base}, jede Kante bei ihrem Mittelstück.</translation>
    </message>
    <message>
        <source>One more corner and its edge home, the others as they were.</source>
        <translation>Eine Ecke mehr und ihre Kante zu Hause, die anderen wie zuvor.</translation>
    </message>
    <message>
        <source>All four top edges show {cap} on top.</source>
        <translation>Alle vier Kanten oben zeigen {cap} nach oben.</translation>
    </message>
    <message>
        <source>The whole top shows {cap}.</source>
        <translation>Oben ist alles {cap}.</translation>
    </message>
    <message>
        <source>The top corners follow each other as they should.</source>
        <translation>Die Ecken oben folgen einander richtig.</translation>
    </message>
    <message>
        <source>The {base} layer, one colour at each of its sides.</source>
        <translation>Die Schicht in {base}, an jeder ihrer Seiten eine Farbe.</translation>
    </message>
    <message>
        <source>Each top corner where it belongs. Twisted is fine.</source>
        <translation>Jede Ecke oben an ihrem Platz. Sie darf verdreht sein.</translation>
    </message>
    <message>
        <source>The {base} and the {cap} centre.</source>
        <translation>Die Mitten in {base} und in {cap}.</translation>
    </message>
    <message>
        <source>All six centres.</source>
        <translation>Alle sechs Mitten.</translation>
    </message>
    <message>
        <source>One more edge whole, the centres as they were.</source>
        <translation>Eine Kante mehr fertig, die Mitten wie zuvor.</translation>
    </message>
    <message>
        <source>All edges whole.</source>
        <translation>Alle Kanten fertig.</translation>
    </message>
    <message>
        <source>The top edges as a 3×3×3 can have them.</source>
        <translation>Die Kanten oben so, wie es beim 3×3×3 geht.</translation>
    </message>
    <message>
        <source>The top layer as a 3×3×3 can have it.</source>
        <translation>Die obere Schicht so, wie es beim 3×3×3 geht.</translation>
    </message>
    <message>
        <source>None does yet. Any side may be in front.</source>
        <translation>Noch zeigt es keine. Vorne darf jede Seite sein.</translation>
    </message>
    <message>
        <source>Front to the right. Up, left, down, right. Front to the left.</source>
        <translation>Vorderseite rechtsherum. Hoch, links, runter, rechts. Vorderseite linksherum.</translation>
    </message>
    <message>
        <source>Dot, hook, line, cross: each round is one step.</source>
        <translation>Punkt, Haken, Linie, Kreuz: Jede Runde ist ein Schritt.</translation>
    </message>
    <message>
        <source>Look only at the four top edges.</source>
        <translation>Schau nur auf die vier Kanten oben.</translation>
    </message>
    <message>
        <source>{Cap} on top makes a dot. It is lit.</source>
        <translation>{Cap} bildet oben einen Punkt. Er leuchtet.</translation>
    </message>
    <message>
        <source>A hook goes to the back left. A line lies flat.</source>
        <translation>Ein Haken kommt nach hinten links. Eine Linie liegt quer.</translation>
    </message>
    <message>
        <source>Two neighbours do, back and left: a hook.</source>
        <translation>Zwei Nachbarn zeigen es schon, hinten und links: ein Haken.</translation>
    </message>
    <message>
        <source>{Cap} on top makes a hook. It is lit.</source>
        <translation>{Cap} bildet oben einen Haken. Er leuchtet.</translation>
    </message>
    <message>
        <source>Two do, left and right: a flat line.</source>
        <translation>Zwei zeigen es schon, links und rechts: eine Linie quer.</translation>
    </message>
    <message>
        <source>{Cap} on top makes a line. It is lit.</source>
        <translation>{Cap} bildet oben eine Linie. Sie leuchtet.</translation>
    </message>
    <message>
        <source>{Cap} edges</source>
        <translation>Kanten mit {Cap}</translation>
    </message>
    <message>
        <source>Every top edge meets its own centre.</source>
        <translation>Jede Kante oben passt zu ihrem Mittelstück.</translation>
    </message>
    <message>
        <source>{One} and {two} {meet}, back and right.</source>
        <translation>{One} und {two} {meet}, hinten und rechts.</translation>
    </message>
    <message>
        <source>Turn the top until two meet.</source>
        <translation>Dreh die obere Seite, bis zwei passen.</translation>
    </message>
    <message>
        <source>Up, left, down, left. Up, left, left, down. Left.</source>
        <translation>Hoch, links, runter, links. Hoch, links, links, runter. Links.</translation>
    </message>
    <message>
        <source>The other two change places. The lower layers come back.</source>
        <translation>Die anderen zwei tauschen die Plätze. Die unteren Schichten kommen zurück.</translation>
    </message>
    <message>
        <source>Look at the sides of the top edges.</source>
        <translation>Schau auf die Seiten der Kanten oben.</translation>
    </message>
    <message>
        <source>{One} and {two} meet their centres. They are lit.</source>
        <translation>{One} und {two} passen zu ihren Mittelstücken. Sie leuchten.</translation>
    </message>
    <message>
        <source>Two neighbours go to the back and to the right. Two opposite ones: front and back.</source>
        <translation>Zwei Nachbarn kommen nach hinten und nach rechts. Zwei gegenüber: vorne und hinten.</translation>
    </message>
    <message>
        <source>Turn the top until two meet their centres. They are lit.</source>
        <translation>Dreh die obere Seite, bis zwei zu ihren Mittelstücken passen. Sie leuchten.</translation>
    </message>
    <message>
        <source>{One} and {two} {meet}, front and back.</source>
        <translation>{One} und {two} {meet}, vorne und hinten.</translation>
    </message>
    <message>
        <source>Up, left, down, left. Up, left, left, down. Left. Look again.</source>
        <translation>Hoch, links, runter, links. Hoch, links, links, runter. Links. Schau noch einmal.</translation>
    </message>
    <message>
        <source>After it, two neighbours can meet.</source>
        <translation>Danach können zwei Nachbarn passen.</translation>
    </message>
    <message>
        <source>All four are in the right order.</source>
        <translation>Die Reihenfolge der vier stimmt.</translation>
    </message>
    <message>
        <source>Turn the top until they meet.</source>
        <translation>Dreh die obere Seite, bis sie passen.</translation>
    </message>
    <message>
        <source>They move together.</source>
        <translation>Sie bewegen sich gemeinsam.</translation>
    </message>
    <message>
        <source>All four are in the right order. They are lit.</source>
        <translation>Die Reihenfolge der vier stimmt. Sie leuchten.</translation>
    </message>
    <message>
        <source>Turn the top until they meet their centres.</source>
        <translation>Dreh die obere Seite, bis sie zu ihren Mittelstücken passen.</translation>
    </message>
    <message>
        <source>{Cap} corners</source>
        <translation>Ecken mit {Cap}</translation>
    </message>
    <message>
        <source>Each corner between its three centres. Twisted is fine.</source>
        <translation>Jede Ecke zwischen ihre drei Mittelstücke. Sie darf verdreht sein.</translation>
    </message>
    <message>
        <source>Only the {piece} is there: top front right.</source>
        <translation>Nur die {piece} ist schon richtig: oben vorne rechts.</translation>
    </message>
    <message>
        <source>Away, right up. Away, left up. Away, right down. Away, left down.</source>
        <translation>Weg, rechts hoch. Weg, links hoch. Weg, rechts runter. Weg, links runter.</translation>
    </message>
    <message>
        <source>Three corners go round. The front right one stays.</source>
        <translation>Drei Ecken wandern im Kreis. Die vorne rechts bleibt.</translation>
    </message>
    <message>
        <source>Look for a corner between its three centres.</source>
        <translation>Such eine Ecke zwischen ihren drei Mittelstücken.</translation>
    </message>
    <message>
        <source>The {piece} is lit.</source>
        <translation>Die {piece} leuchtet.</translation>
    </message>
    <message>
        <source>It goes to the front right. The top always moves away first.</source>
        <translation>Sie kommt nach vorne rechts. Die obere Seite geht immer zuerst weg.</translation>
    </message>
    <message>
        <source>No corner is there yet.</source>
        <translation>Noch keine Ecke ist richtig.</translation>
    </message>
    <message>
        <source>Three corners go round. Then one is right.</source>
        <translation>Drei Ecken wandern im Kreis. Dann ist eine richtig.</translation>
    </message>
    <message>
        <source>No corner is right yet.</source>
        <translation>Noch ist keine Ecke richtig.</translation>
    </message>
    <message>
        <source>Any side may be in front. The top always moves away first.</source>
        <translation>Vorne darf jede Seite sein. Die obere Seite geht immer zuerst weg.</translation>
    </message>
    <message>
        <source>Turn its {cap} up.</source>
        <translation>Dreh ihr {cap} nach oben.</translation>
    </message>
    <message>
        <source>Top front right. {Cap} looks {way}.</source>
        <translation>Oben vorne rechts. {Cap} zeigt nach {way}.</translation>
    </message>
    <message>
        <source>Bring it there with the top only.</source>
        <translation>Bring sie nur mit der oberen Seite dorthin.</translation>
    </message>
    <message>
        <source>Right side and bottom: down, left, up, right. {Times}.</source>
        <translation>Rechte und untere Seite: runter, links, hoch, rechts. {Times}.</translation>
    </message>
    <message>
        <source>The lower layers look broken. They come back with the last corner.</source>
        <translation>Die unteren Schichten sehen kaputt aus. Mit der letzten Ecke kommen sie zurück.</translation>
    </message>
    <message>
        <source>Look at the corner at the top front right.</source>
        <translation>Schau auf die Ecke oben vorne rechts.</translation>
    </message>
    <message>
        <source>Its {cap} looks {way}. It is lit.</source>
        <translation>Ihr {cap} zeigt nach {way}. Sie leuchtet.</translation>
    </message>
    <message>
        <source>Down, left, up, right, until {cap} is up.</source>
        <translation>Runter, links, hoch, rechts, bis {cap} oben ist.</translation>
    </message>
    <message>
        <source>Look for a top corner without {cap} on top.</source>
        <translation>Such oben eine Ecke, die {cap} nicht oben hat.</translation>
    </message>
    <message>
        <source>Bring it to the front right with the top only. Then down, left, up, right.</source>
        <translation>Bring sie nur mit der oberen Seite nach vorne rechts. Dann runter, links, hoch, rechts.</translation>
    </message>
    <message>
        <source>Bottom front right: it is between two rounds.</source>
        <translation>Unten vorne rechts: Sie ist zwischen zwei Runden.</translation>
    </message>
    <message>
        <source>Look at the corner at the bottom front right.</source>
        <translation>Schau auf die Ecke unten vorne rechts.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>One colour on every side.</source>
        <translation>Auf jeder Seite nur eine Farbe.</translation>
    </message>
    <message>
        <source>Only the top is off.</source>
        <translation>Nur die obere Schicht steht falsch.</translation>
    </message>
    <message>
        <source>Turn the top until the sides match.</source>
        <translation>Dreh die obere Schicht, bis die Seiten stimmen.</translation>
    </message>
    <message>
        <source>Then the cube is solved.</source>
        <translation>Dann ist der Würfel gelöst.</translation>
    </message>
    <message>
        <source>Look at the sides of the top layer.</source>
        <translation>Schau auf die Seiten der oberen Schicht.</translation>
    </message>
    <message>
        <source>Only the top is off. It is lit.</source>
        <translation>Nur die obere Schicht steht falsch. Sie leuchtet.</translation>
    </message>
    <message>
        <source>{Base} looks at you or down? The side it sits on goes up.</source>
        <translation>{Base} zeigt zu dir oder nach unten? Die Seite, an der die Kante sitzt, geht nach oben.</translation>
    </message>
    <message>
        <source>{Base} looks at you, top or bottom? Turn the front once.</source>
        <translation>{Base} zeigt oben oder unten zu dir? Dreh die Vorderseite einmal.</translation>
    </message>
    <message>
        <source>Colour meets its centre? Front twice.</source>
        <translation>Die Farbe trifft ihr Mittelstück? Vorderseite zweimal.</translation>
    </message>
    <message>
        <source>Hold it so that {base} looks to a side. That side goes up, the top slides the corner in, the side goes down.</source>
        <translation>Halte den Würfel so, dass {base} zur Seite zeigt. Diese Seite geht nach oben. Die obere schiebt die Ecke hinein. Die Seite geht nach unten.</translation>
    </message>
    <message>
        <source>{Base} looks up? Tip it first.</source>
        <translation>{Base} zeigt nach oben? Kipp die Ecke zuerst.</translation>
    </message>
    <message>
        <source>No {base} corner on top? Push one out.</source>
        <translation>Oben keine Ecke mit {base}? Schieb eine heraus.</translation>
    </message>
    <message>
        <source>Away from its place, up, back, down. Turn the cube. The same in the mirror.</source>
        <translation>Weg von ihrem Platz, hoch, zurück, runter. Dreh den Würfel. Dann dasselbe im Spiegel.</translation>
    </message>
    <message>
        <source>Every top edge has {cap}? Push one out.</source>
        <translation>Jede Kante oben hat {cap}? Schieb eine heraus.</translation>
    </message>
    <message>
        <source>Hook at the back left, line flat. Then front, up, left, down, right, front back.</source>
        <translation>Haken hinten links, Linie quer. Dann: vorne, hoch, links, runter, rechts, vorne zurück.</translation>
    </message>
    <message>
        <source>The two that meet go to the back and to the right.</source>
        <translation>Die zwei, die passen, kommen nach hinten und nach rechts.</translation>
    </message>
    <message>
        <source>The right one goes to the front right. The top always moves away first.</source>
        <translation>Die richtige kommt nach vorne rechts. Die obere Seite geht immer zuerst weg.</translation>
    </message>
    <message>
        <source>Down, left, up, right, until {cap} is up. Then only the top.</source>
        <translation>Runter, links, hoch, rechts, bis {cap} oben ist. Dann nur die obere Seite.</translation>
    </message>
    <message>
        <source>Hold the cube with the {cap} centre on top. Any side may be in front.</source>
        <translation>Halte den Würfel mit dem Mittelstück {cap} nach oben. Vorne darf jede Seite sein.</translation>
    </message>
    <message>
        <source>Turn the cube over: {cap} on top, {front} in front.</source>
        <translation>Dreh den Würfel um: {cap} nach oben, {front} nach vorne.</translation>
    </message>
    <message>
        <source>Turn the whole cube until {front} is in front. {Cap} stays on top.</source>
        <translation>Dreh den ganzen Würfel, bis {front} vorne ist. {Cap} bleibt oben.</translation>
    </message>
    <message>
        <source>Keep holding it like this: {cap} on top, {front} in front.</source>
        <translation>Halte den Würfel weiter so: {cap} oben, {front} vorne.</translation>
    </message>
    <message>
        <source>From now on, do not turn the whole cube. {Front} stays in front.</source>
        <translation>Dreh ab jetzt nicht mehr den ganzen Würfel. {Front} bleibt vorne.</translation>
    </message>
    <message>
        <source>Is {cap} on top and {front} in front on your cube?</source>
        <translation>Ist bei deinem Würfel {cap} oben und {front} vorne?</translation>
    </message>
    <message>
        <source>{N} of four petals.</source>
        <translation>{N} von vier Kanten im Gänseblümchen.</translation>
    </message>
    <message>
        <source>The daisy is done.</source>
        <translation>Das Gänseblümchen ist fertig.</translation>
    </message>
    <message>
        <source>{N} of four home.</source>
        <translation>{N} von vier zu Hause.</translation>
    </message>
    <message>
        <source>The {base} cross is done. Every side matches.</source>
        <translation>Das Kreuz in {base} ist fertig. Alle Seiten passen.</translation>
    </message>
    <message>
        <source>{N} of four corners home.</source>
        <translation>{N} von vier Ecken zu Hause.</translation>
    </message>
    <message>
        <source>The bottom layer is done.</source>
        <translation>Die untere Schicht ist fertig.</translation>
    </message>
    <message>
        <source>{N} of four edges home.</source>
        <translation>{N} von vier Kanten zu Hause.</translation>
    </message>
    <message>
        <source>Two layers are done.</source>
        <translation>Zwei Schichten sind fertig.</translation>
    </message>
    <message>
        <source>The {cap} cross is done.</source>
        <translation>Das Kreuz in {cap} ist fertig.</translation>
    </message>
    <message>
        <source>All four edges meet.</source>
        <translation>Alle vier Kanten passen.</translation>
    </message>
    <message>
        <source>All four corners are in their places.</source>
        <translation>Alle vier Ecken sind an ihrem Platz.</translation>
    </message>
    <message>
        <source>{N} of four corners show {cap}.</source>
        <translation>{N} von vier Ecken mit {cap} oben.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Done, your own way.</source>
        <translation>Geschafft, auf deinem eigenen Weg.</translation>
    </message>
    <message>
        <source>The {piece} came home, too.</source>
        <translation>Auch die {piece} kam nach Hause.</translation>
    </message>
    <message>
        <source>One step further: {what}.</source>
        <translation>Einen Schritt weiter: {what}.</translation>
    </message>
    <message>
        <source>You can do this. Three in a row, without a hint.</source>
        <translation>Das kannst du. Drei nacheinander, ohne Tipp.</translation>
    </message>
    <message>
        <source>Next one.</source>
        <translation>Weiter zum nächsten.</translation>
    </message>
    <message>
        <source>{Unit}: done alone.</source>
        <translation>{Unit}: allein geschafft.</translation>
    </message>
    <message>
        <source>You solved it alone: {n} turns, no hint.</source>
        <translation>Du hast ihn allein gelöst: {n} Züge, kein Tipp.</translation>
    </message>
    <message>
        <source>Nothing to do here: the {base} cross is done already.</source>
        <translation>Hier ist nichts zu tun: Das Kreuz in {base} ist schon fertig.</translation>
    </message>
    <message>
        <source>Nothing to do here: the bottom layer is done already.</source>
        <translation>Hier ist nichts zu tun: Die untere Schicht ist schon fertig.</translation>
    </message>
    <message>
        <source>Nothing to do here: two layers are done already.</source>
        <translation>Hier ist nichts zu tun: Zwei Schichten sind schon fertig.</translation>
    </message>
    <message>
        <source>Nothing to do here: the {cap} cross is done already.</source>
        <translation>Hier ist nichts zu tun: Das Kreuz in {cap} ist schon fertig.</translation>
    </message>
    <message>
        <source>Nothing to do here: all four edges meet already.</source>
        <translation>Hier ist nichts zu tun: Alle vier Kanten passen schon.</translation>
    </message>
    <message>
        <source>Nothing to do here: all four corners are in their places already.</source>
        <translation>Hier ist nichts zu tun: Alle vier Ecken sind schon an ihrem Platz.</translation>
    </message>
    <message>
        <source>Nothing to do here: the cube is solved already.</source>
        <translation>Hier ist nichts zu tun: Der Würfel ist schon gelöst.</translation>
    </message>
    <message>
        <source>That went {wrong}. Take it back: {turn}.</source>
        <translation>Das ging {wrong}. Nimm es zurück: {turn}.</translation>
    </message>
    <message>
        <source>One turn went the wrong way. It is {turn}. Take back {n}.</source>
        <translation>Ein Zug ging falsch herum. Richtig ist: {turn}. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>{Turn}: that was once too often. Take back {n}.</source>
        <translation>{Turn}: Das war einmal zu viel. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>Check how you hold it: {cap} on top, {front} in front.</source>
        <translation>Prüf, wie du den Würfel hältst: {cap} oben, {front} vorne.</translation>
    </message>
    <message>
        <source>Not finished yet. {More}.</source>
        <translation>Noch nicht fertig. {More}.</translation>
    </message>
    <message>
        <source>{Done} came apart. Take back {n}?</source>
        <translation>{Done} ist nicht mehr ganz. {n} zurücknehmen?</translation>
    </message>
    <message>
        <source>The {piece} was home. Now it is out again.</source>
        <translation>Die {piece} war zu Hause. Jetzt ist sie wieder draußen.</translation>
    </message>
    <message>
        <source>You are back where you started.</source>
        <translation>Du bist wieder da, wo du angefangen hast.</translation>
    </message>
    <message>
        <source>No step forward yet. A hint shows where to look.</source>
        <translation>Noch kein Schritt weiter. Ein Tipp zeigt, wohin du schauen kannst.</translation>
    </message>
    <message>
        <source>You pushed a petal down. Make room first: turn the top.</source>
        <translation>Du hast ein Blütenblatt nach unten gedrückt. Mach erst Platz: Dreh die obere Seite.</translation>
    </message>
    <message>
        <source>{Base} turned round with its own side. Turn the other side it touches.</source>
        <translation>{Base} hat sich nur mit seiner Seite mitgedreht. Dreh die andere Seite der Kante.</translation>
    </message>
    <message>
        <source>It is on top, but {base} looks at you. Turn the front once first.</source>
        <translation>Sie ist oben, aber {base} zeigt zu dir. Dreh erst die Vorderseite einmal.</translation>
    </message>
    <message>
        <source>It looks at you again, from the other end. One turn is enough.</source>
        <translation>Die Farbe zeigt wieder zu dir, am anderen Ende. Ein Zug reicht.</translation>
    </message>
    <message>
        <source>{Base} is down, but {one} is under {two}. Bring it up and match first.</source>
        <translation>{Base} ist unten, aber {one} ist unter {two}. Bring die Kante hoch, und lass erst die Farben passen.</translation>
    </message>
    <message>
        <source>One more: the front goes twice.</source>
        <translation>Noch einmal: Die Vorderseite dreht sich zweimal.</translation>
    </message>
    <message>
        <source>It went between {one} and {two}. Its home is between {a} and {b}.</source>
        <translation>Sie ging zwischen {one} und {two}. Ihr Zuhause ist zwischen {a} und {b}.</translation>
    </message>
    <message>
        <source>It is home, but twisted. {Base} looked at you. First turn the cube, until it looks to a side.</source>
        <translation>Sie ist zu Hause, aber verdreht. {Base} zeigte zu dir. Dreh erst den Würfel, bis es zur Seite zeigt.</translation>
    </message>
    <message>
        <source>It is home, but twisted. First turn the cube, until {base} looks to a side.</source>
        <translation>Sie ist zu Hause, aber verdreht. Dreh erst den Würfel, bis {base} zur Seite zeigt.</translation>
    </message>
    <message>
        <source>{Base} looked up. Tip it first, then bring it in.</source>
        <translation>{Base} zeigte nach oben. Kipp die Ecke erst, dann bring sie hinein.</translation>
    </message>
    <message>
        <source>That corner was home. Take back {n}.</source>
        <translation>Diese Ecke war zu Hause. Nimm {n} zurück.</translation>
    </message>
    <message>
        <source>A {base} corner is on top. Take that one first.</source>
        <translation>Oben ist eine Ecke mit {base}. Nimm erst die.</translation>
    </message>
    <message>
        <source>This edge has {cap}. It stays on top.</source>
        <translation>Diese Kante hat {cap}. Sie bleibt oben.</translation>
    </message>
    <message>
        <source>Its place is on the {side}. So first the top goes to the {away}.</source>
        <translation>Ihr Platz ist {side}. Also geht die obere Seite zuerst nach {away}.</translation>
    </message>
    <message>
        <source>It is in its place, but flipped. It goes where its top colour says.</source>
        <translation>Sie ist an ihrem Platz, aber gekippt. Die Farbe oben sagt, wohin sie gehört.</translation>
    </message>
    <message>
        <source>It went to the {wrong}. Its top was {other}: it goes {side}.</source>
        <translation>Sie ging nach {wrong}. Oben war {other}: Sie gehört nach {side}.</translation>
    </message>
    <message>
        <source>Half done. Turn the cube: {other} in front. Away, up, back, down.</source>
        <translation>Halb fertig. Dreh den Würfel: {other} nach vorne. Weg, hoch, zurück, runter.</translation>
    </message>
    <message>
        <source>That edge was home. Push out one that is wrong.</source>
        <translation>Diese Kante war zu Hause. Schieb eine heraus, die falsch ist.</translation>
    </message>
    <message>
        <source>The line stood upright. Hold it flat, left to right.</source>
        <translation>Die Linie ging von vorne nach hinten. Halte sie quer, von links nach rechts.</translation>
    </message>
    <message>
        <source>The hook was not at the back left. Turn the cube, then again.</source>
        <translation>Der Haken war nicht hinten links. Dreh den Würfel, dann noch einmal.</translation>
    </message>
    <message>
        <source>The front is still turned. Front to the left.</source>
        <translation>Die Vorderseite ist noch verdreht. Vorderseite linksherum.</translation>
    </message>
    <message>
        <source>Side colours do not matter yet.</source>
        <translation>Die Farben an den Seiten sind noch egal.</translation>
    </message>
    <message>
        <source>Only {one} meets. Go on until two meet.</source>
        <translation>Nur {one} passt. Dreh weiter, bis zwei passen.</translation>
    </message>
    <message>
        <source>The two were not at the back and right. Turn the top until two meet.</source>
        <translation>Die zwei waren nicht hinten und rechts. Dreh die obere Seite, bis zwei passen.</translation>
    </message>
    <message>
        <source>All four are in order. Turn the top until they meet.</source>
        <translation>Die Reihenfolge der vier stimmt. Dreh die obere Seite, bis sie passen.</translation>
    </message>
    <message>
        <source>The right corner was not at the front right. Look again.</source>
        <translation>Die richtige Ecke war nicht vorne rechts. Schau noch einmal.</translation>
    </message>
    <message>
        <source>The edges no longer meet. Turn the top back.</source>
        <translation>Die Kanten passen nicht mehr. Dreh die obere Seite zurück.</translation>
    </message>
    <message>
        <source>All four were in their places. Twisted is fine.</source>
        <translation>Alle vier waren an ihrem Platz. Sie dürfen verdreht sein.</translation>
    </message>
    <message>
        <source>The whole cube turned. {Front} must be in front again.</source>
        <translation>Der ganze Würfel hat sich gedreht. {Front} muss wieder nach vorne.</translation>
    </message>
    <message>
        <source>Finish the round: {turns}.</source>
        <translation>Mach die Runde fertig: {turns}.</translation>
    </message>
    <message>
        <source>Turn the top back. Then finish the round: {turns}.</source>
        <translation>Dreh die obere Seite zurück. Mach dann die Runde fertig: {turns}.</translation>
    </message>
    <message>
        <source>{Cap} is not up yet. Turn the top back and go on with this corner.</source>
        <translation>{Cap} ist noch nicht oben. Dreh die obere Seite zurück, und mach mit dieser Ecke weiter.</translation>
    </message>
    <message>
        <source>Start with the right side down.</source>
        <translation>Fang so an: rechte Seite nach unten.</translation>
    </message>
    <message>
        <source>No turns can solve this cube: {fault}. It was put together wrongly.</source>
        <translation>Durch Drehen lässt sich dieser Würfel nicht lösen, denn {fault}. Er ist falsch zusammengesetzt.</translation>
    </message>
    <message>
        <source>There is no such cube. Look at its stickers once more.</source>
        <translation>So einen Würfel gibt es nicht. Schau dir seine Sticker noch einmal an.</translation>
    </message>
    <message>
        <source>a corner is twisted</source>
        <translation>eine Ecke ist verdreht</translation>
    </message>
    <message>
        <source>an edge is flipped</source>
        <translation>eine Kante ist gekippt</translation>
    </message>
    <message>
        <source>two pieces are swapped</source>
        <translation>zwei Teile sind vertauscht</translation>
    </message>
    <message>
        <source>the {piece} is in the middle</source>
        <translation>Die {piece} ist in der mittleren Schicht</translation>
    </message>
    <message>
        <source>{base} looks to a side</source>
        <translation>{base} zeigt zur Seite</translation>
    </message>
    <message>
        <source>the {piece} is on top</source>
        <translation>Die {piece} ist oben</translation>
    </message>
    <message>
        <source>a hook</source>
        <translation>ein Haken</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>eine Linie</translation>
    </message>
    <message>
        <source>two neighbours can meet</source>
        <translation>Zwei Nachbarn können passen</translation>
    </message>
    <message>
        <source>the other three went round</source>
        <translation>Die anderen drei sind gewandert</translation>
    </message>
    <message>
        <source>one corner is in its place</source>
        <translation>Eine Ecke ist an ihrem Platz</translation>
    </message>
    <message>
        <source>the {base} cross</source>
        <translation>das Kreuz in {base}</translation>
    </message>
    <message>
        <source>the {cap} cross</source>
        <translation>das Kreuz in {cap}</translation>
    </message>
    <message>
        <source>the {cap} top</source>
        <translation>die obere Seite in {cap}</translation>
    </message>
    <message>
        <source>the order of the corners</source>
        <translation>die Reihenfolge der Ecken</translation>
    </message>
    <message>
        <source>the {base} layer</source>
        <translation>die Schicht in {base}</translation>
    </message>
    <message>
        <source>what was a whole centre</source>
        <translation>was eine ganze Mitte war</translation>
    </message>
    <message>
        <source>what was a whole edge</source>
        <translation>was eine ganze Kante war</translation>
    </message>
    <message>
        <source>a pair that was home</source>
        <translation>ein Paar, das zu Hause war</translation>
    </message>
    <message>
        <source>the bottom layer</source>
        <translation>die untere Schicht</translation>
    </message>
    <message>
        <source>what was done below</source>
        <translation>der fertige Teil unten</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Your cube</source>
        <translation>Dein Würfel</translation>
    </message>
    <message>
        <source>Three kinds of pieces</source>
        <translation>Drei Arten von Teilen</translation>
    </message>
    <message>
        <source>Click {what}.</source>
        <translation>Klick auf {what}.</translation>
    </message>
    <message>
        <source>That is {kind}: it has {count}.</source>
        <translation>Das ist {kind}, mit {count}.</translation>
    </message>
    <message>
        <source>Every piece has a home</source>
        <translation>Jedes Teil hat ein Zuhause</translation>
    </message>
    <message>
        <source>A piece has one home: between the centres of its colours. Look at the centres to find it.</source>
        <translation>Ein Teil hat ein Zuhause: zwischen den Mittelstücken seiner Farben. Schau auf die Mittelstücke, dann findest du es.</translation>
    </message>
    <message>
        <source>Where is the home of the lit piece? Click there.</source>
        <translation>Wo ist das leuchtende Teil zu Hause? Klick dorthin.</translation>
    </message>
    <message>
        <source>Its colours are {colours}. Find these centres.</source>
        <translation>Seine Farben sind {colours}. Such diese Mittelstücke.</translation>
    </message>
    <message>
        <source>Layers, not sides</source>
        <translation>Schichten, nicht Seiten</translation>
    </message>
    <message>
        <source>First the bottom layer, then the middle, then the top. What is done stays done, or comes back.</source>
        <translation>Erst die untere Schicht, dann die mittlere, dann die obere. Was fertig ist, bleibt fertig oder kommt zurück.</translation>
    </message>
    <message>
        <source>Put the eight pictures in order.</source>
        <translation>Bring die acht Bilder in die richtige Reihenfolge.</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Drehen lernen</translation>
    </message>
    <message>
        <source>Say a turn</source>
        <translation>Züge in Worten</translation>
    </message>
    <message>
        <source>Watch the stickers that face you. They go up, down, left or right. The front turns like a steering wheel. Twice is half a turn.</source>
        <translation>Schau auf die Sticker, die zu dir zeigen. Sie gehen nach oben, unten, links oder rechts. Die Vorderseite dreht sich wie ein Lenkrad. Zweimal ist eine halbe Drehung.</translation>
    </message>
    <message>
        <source>{Turn}.</source>
        <translation>{Turn}.</translation>
    </message>
    <message>
        <source>Turn the whole cube</source>
        <translation>Den ganzen Würfel drehen</translation>
    </message>
    <message>
        <source>The whole cube can turn, too. No piece leaves its place. You only see other sides.</source>
        <translation>Auch der ganze Würfel lässt sich drehen. Kein Teil verlässt seinen Platz. Du siehst nur andere Seiten.</translation>
    </message>
    <message>
        <source>Turn the whole cube until {front} is in front.</source>
        <translation>Dreh den ganzen Würfel, bis {front} vorne ist.</translation>
    </message>
    <message>
        <source>You turned the {side}. Turn the whole cube.</source>
        <translation>Du hast die {side} gedreht. Dreh den ganzen Würfel.</translation>
    </message>
    <message>
        <source>Up takes back down, left takes back right. Take the last turn back first.</source>
        <translation>„Hoch“ hebt „runter“ auf, „links“ hebt „rechts“ auf. Nimm den letzten Zug zuerst zurück.</translation>
    </message>
    <message>
        <source>Take back the three turns you saw.</source>
        <translation>Nimm die drei Züge zurück, die du gesehen hast.</translation>
    </message>
    <message>
        <source>Last one first: {turn}.</source>
        <translation>Den letzten zuerst: {turn}.</translation>
    </message>
    <message>
        <source>Four turns to know</source>
        <translation>Vier Züge zum Merken</translation>
    </message>
    <message>
        <source>Up, left, down, right: right side, top, right side, top. Six rounds bring everything back.</source>
        <translation>Hoch, links, runter, rechts: rechte Seite, obere, rechte, obere. Sechs Runden bringen alles zurück.</translation>
    </message>
    <message>
        <source>Do six rounds. Look at the cube after each.</source>
        <translation>Mach sechs Runden. Schau nach jeder auf den Würfel.</translation>
    </message>
    <message>
        <source>Once more from the start: right side up.</source>
        <translation>Noch einmal von vorn: rechte Seite nach oben.</translation>
    </message>
    <message>
        <source>Letters (if you like)</source>
        <translation>Buchstaben (wenn du magst)</translation>
    </message>
    <message>
        <source>R right, L left, U top, D bottom, F front. A letter is a turn like a clock’s, seen from that side. A dash is the other way, 2 is twice.</source>
        <translation>R rechts, L links, U oben, D unten, F vorne. Ein Buchstabe heißt: im Uhrzeigersinn drehen, von dieser Seite gesehen. Ein Strich heißt andersherum, 2 heißt zweimal.</translation>
    </message>
    <message>
        <source>{letters}: do it.</source>
        <translation>Mach {letters}.</translation>
    </message>
    <message>
        <source>{Base} layer</source>
        <translation>Schicht in {Base}</translation>
    </message>
    <message>
        <source>Put one {base} corner down. The place of every other one is beside it. Then the corner cards.</source>
        <translation>Leg eine Ecke mit {base} nach unten. Die anderen gehören daneben. Dafür nimm die Karten der Ecken.</translation>
    </message>
    <message>
        <source>Corner places</source>
        <translation>Plätze der Ecken</translation>
    </message>
    <message>
        <source>Turn the top until exactly one corner is right. If that never is so, do the places card once first.</source>
        <translation>Dreh die obere Seite, bis genau eine Ecke richtig ist. Klappt das nie, mach zuerst einmal die Karte der Plätze.</translation>
    </message>
    <message>
        <source>Corner twist</source>
        <translation>Ecken drehen</translation>
    </message>
    <message>
        <source>4×4×4</source>
        <translation>4×4×4</translation>
    </message>
    <message>
        <source>First the centres, then the edges in pairs. After that it is a 3×3×3, but for two surprises.</source>
        <translation>Erst die Mitten, dann die Kanten als Paare. Danach ist es ein 3×3×3, mit zwei Überraschungen.</translation>
    </message>
    <message>
        <source>Two centres</source>
        <translation>Zwei Mitten</translation>
    </message>
    <message>
        <source>Bring a bar up, turn the top away, bring the bar back.</source>
        <translation>Bring einen Balken nach oben, dreh die obere Seite weg, bring den Balken zurück.</translation>
    </message>
    <message>
        <source>Two bars of one colour meet.</source>
        <translation>Zwei Balken derselben Farbe treffen sich.</translation>
    </message>
    <message>
        <source>Two bars of one colour meet, at a right angle.</source>
        <translation>Zwei Balken derselben Farbe treffen sich, im rechten Winkel.</translation>
    </message>
    <message>
        <source>The other four centres</source>
        <translation>Die anderen vier Mitten</translation>
    </message>
    <message>
        <source>Hold the two that are done at the sides. The others follow each other in the order of their colours.</source>
        <translation>Halte die zwei fertigen links und rechts. Die anderen folgen einander in der Reihenfolge ihrer Farben.</translation>
    </message>
    <message>
        <source>Pair an edge</source>
        <translation>Eine Kante paaren</translation>
    </message>
    <message>
        <source>Slice, so that two halves meet. Turn them away, another edge comes in. Slice back.</source>
        <translation>Dreh die Scheibe, bis zwei Hälften sich treffen. Dreh sie weg, eine andere Kante kommt herein. Dreh die Scheibe zurück.</translation>
    </message>
    <message>
        <source>They meet at the front right.</source>
        <translation>Sie treffen sich vorne rechts.</translation>
    </message>
    <message>
        <source>They meet at the front left.</source>
        <translation>Sie treffen sich vorne links.</translation>
    </message>
    <message>
        <source>The last two edges</source>
        <translation>Die letzten zwei Kanten</translation>
    </message>
    <message>
        <source>Slice, turn the edge round, slice back.</source>
        <translation>Dreh die Scheibe, dreh die Kante um, dreh die Scheibe zurück.</translation>
    </message>
    <message>
        <source>The upper halves change places.</source>
        <translation>Die oberen Hälften tauschen die Plätze.</translation>
    </message>
    <message>
        <source>The lower halves change places.</source>
        <translation>Die unteren Hälften tauschen die Plätze.</translation>
    </message>
    <message>
        <source>One edge flipped</source>
        <translation>Eine Kante gekippt</translation>
    </message>
    <message>
        <source>One or three top edges show {cap}? A 3×3×3 never does. Turn one round, the rest stays.</source>
        <translation>Eine oder drei Kanten oben zeigen {cap}? Das gibt es beim 3×3×3 nie. Dreh eine um, der Rest bleibt.</translation>
    </message>
    <message>
        <source>The top front edge is flipped.</source>
        <translation>Die Kante oben vorne ist gekippt.</translation>
    </message>
    <message>
        <source>Two edges exchanged</source>
        <translation>Zwei Kanten vertauscht</translation>
    </message>
    <message>
        <source>Only two edges are left to trade? A 3×3×3 never has that. Exchange front and back.</source>
        <translation>Nur noch zwei Kanten müssen tauschen? Das gibt es beim 3×3×3 nie. Tausch vorne und hinten.</translation>
    </message>
    <message>
        <source>The top front and top back edges change places.</source>
        <translation>Die Kanten oben vorne und oben hinten tauschen die Plätze.</translation>
    </message>
    <message>
        <source>5×5×5 and bigger</source>
        <translation>5×5×5 und größer</translation>
    </message>
    <message>
        <source>Centre bars</source>
        <translation>Balken für die Mitten</translation>
    </message>
    <message>
        <source>Make a bar in front. Lift it to the top, turn the top, bring the row back.</source>
        <translation>Mach vorne einen Balken. Heb ihn nach oben, dreh die obere Seite, bring die Reihe zurück.</translation>
    </message>
    <message>
        <source>A bar at the side of a centre is left.</source>
        <translation>Ein Balken am Rand einer Mitte fehlt noch.</translation>
    </message>
    <message>
        <source>The bar in the middle of a centre is left.</source>
        <translation>Der mittlere Balken einer Mitte fehlt noch.</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Slice, so that a wing meets its edge. Turn them away, another edge comes in. Slice back.</source>
        <translation>Dreh die Scheibe, bis ein Flügel seine Kante trifft. Dreh sie weg, eine andere Kante kommt herein. Dreh die Scheibe zurück.</translation>
    </message>
    <message>
        <source>Wings of two edges trade places, or two of one edge. Slice, turn the edge round, slice back.</source>
        <translation>Flügel von zwei Kanten tauschen, oder zwei von einer. Dreh die Scheibe, dreh die Kante um, dreh die Scheibe zurück.</translation>
    </message>
    <message>
        <source>The upper wings change places.</source>
        <translation>Die oberen Flügel tauschen die Plätze.</translation>
    </message>
    <message>
        <source>The lower wings change places.</source>
        <translation>Die unteren Flügel tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Two wings of one edge change places.</source>
        <translation>Zwei Flügel einer Kante tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Daisy and cross</source>
        <translation>Gänseblümchen und Kreuz</translation>
    </message>
    <message>
        <source>Four {base} edges round the {cap} centre: a daisy. Then each goes down to its own colour.</source>
        <translation>Vier Kanten mit {base} um das Mittelstück {cap}: ein Gänseblümchen. Dann geht jede nach unten zu ihrer Farbe.</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Gänseblümchen</translation>
    </message>
    <message>
        <source>{Base} cross</source>
        <translation>Kreuz in {Base}</translation>
    </message>
    <message>
        <source>Petal up</source>
        <translation>Blütenblatt nach oben</translation>
    </message>
    <message>
        <source>Which side goes up?</source>
        <translation>Welche Seite geht nach oben?</translation>
    </message>
    <message>
        <source>Turn first</source>
        <translation>Erst drehen</translation>
    </message>
    <message>
        <source>Which side turns first?</source>
        <translation>Welche Seite dreht sich zuerst?</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>What must meet before it goes down?</source>
        <translation>Was muss sich treffen, bevor es nach unten geht?</translation>
    </message>
    <message>
        <source>The side of the petal and the front centre.</source>
        <translation>Die Seite des Blütenblatts und das Mittelstück vorne.</translation>
    </message>
    <message>
        <source>The top of the petal and the top centre.</source>
        <translation>Das Blütenblatt von oben und das Mittelstück oben.</translation>
    </message>
    <message>
        <source>The side of the petal and the right centre.</source>
        <translation>Die Seite des Blütenblatts und das Mittelstück rechts.</translation>
    </message>
    <message>
        <source>{Base} corners</source>
        <translation>Ecken mit {Base}</translation>
    </message>
    <message>
        <source>Four {base} corners go down beside the cross. Then the bottom layer is done.</source>
        <translation>Vier Ecken mit {base} kommen nach unten, neben das Kreuz. Dann ist die untere Schicht fertig.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Where will {base} look after these turns?</source>
        <translation>Wohin zeigt {base} nach diesen Zügen?</translation>
    </message>
    <message>
        <source>{Base} looks right.</source>
        <translation>{Base} zeigt nach rechts.</translation>
    </message>
    <message>
        <source>{Base} looks at you.</source>
        <translation>{Base} zeigt zu dir.</translation>
    </message>
    <message>
        <source>{Base} looks up.</source>
        <translation>{Base} zeigt nach oben.</translation>
    </message>
    <message>
        <source>Push out</source>
        <translation>Herausschieben</translation>
    </message>
    <message>
        <source>Why is this corner pushed out?</source>
        <translation>Warum wird diese Ecke herausgeschoben?</translation>
    </message>
    <message>
        <source>No {base} corner is on top.</source>
        <translation>Oben ist keine Ecke mit {base}.</translation>
    </message>
    <message>
        <source>A {base} corner is on top.</source>
        <translation>Oben ist eine Ecke mit {base}.</translation>
    </message>
    <message>
        <source>Middle edges</source>
        <translation>Mittlere Kanten</translation>
    </message>
    <message>
        <source>Four edges without {cap} go between the side centres. Then two layers are done.</source>
        <translation>Vier Kanten ohne {cap} kommen zwischen die Mittelstücke der Seiten. Dann sind zwei Schichten fertig.</translation>
    </message>
    <message>
        <source>Which way does the top go first?</source>
        <translation>Wohin geht die obere Seite zuerst?</translation>
    </message>
    <message>
        <source>Why is this edge pushed out?</source>
        <translation>Warum wird diese Kante herausgeschoben?</translation>
    </message>
    <message>
        <source>Every top edge has {cap}.</source>
        <translation>Jede Kante oben hat {cap}.</translation>
    </message>
    <message>
        <source>A top edge without {cap} is there.</source>
        <translation>Oben gibt es eine Kante ohne {cap}.</translation>
    </message>
    <message>
        <source>The four top edges turn {cap} up. Their side colours do not matter yet.</source>
        <translation>Bei den vier Kanten oben kommt {cap} nach oben. Ihre Farben an den Seiten sind noch egal.</translation>
    </message>
    <message>
        <source>Dot, hook or line?</source>
        <translation>Punkt, Haken oder Linie?</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Haken</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>The four edges of the cross meet their own centres.</source>
        <translation>Die vier Kanten des Kreuzes passen zu ihren Mittelstücken.</translation>
    </message>
    <message>
        <source>Where do the two that meet go?</source>
        <translation>Wohin kommen die zwei, die passen?</translation>
    </message>
    <message>
        <source>{Cap} corners: places</source>
        <translation>Ecken mit {Cap}: Plätze</translation>
    </message>
    <message>
        <source>Every corner goes between its three centres. It may be twisted.</source>
        <translation>Jede Ecke kommt zwischen ihre drei Mittelstücke. Sie darf verdreht sein.</translation>
    </message>
    <message>
        <source>Which corner is right?</source>
        <translation>Welche Ecke ist richtig?</translation>
    </message>
    <message>
        <source>{Cap} corners: twist</source>
        <translation>Ecken mit {Cap}: Drehen</translation>
    </message>
    <message>
        <source>The corners turn {cap} up, one after the other. Then the cube is solved.</source>
        <translation>Bei einer Ecke nach der anderen kommt {cap} nach oben. Dann ist der Würfel gelöst.</translation>
    </message>
    <message>
        <source>What may turn before the next corner?</source>
        <translation>Was darf sich vor der nächsten Ecke drehen?</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Schneller werden</translation>
    </message>
    <message>
        <source>Cross without daisy</source>
        <translation>Kreuz ohne Gänseblümchen</translation>
    </message>
    <message>
        <source>Plan the whole cross before the first turn. Bring it in with the base at the bottom.</source>
        <translation>Plan das ganze Kreuz vor dem ersten Zug. Bau es gleich unten.</translation>
    </message>
    <message>
        <source>Hook in one</source>
        <translation>Der Haken auf einmal</translation>
    </message>
    <message>
        <source>Hook at the back left. Front to the right, away, up, back, down, front back.</source>
        <translation>Haken hinten links. Vorderseite rechtsherum, weg, hoch, zurück, runter, Vorderseite zurück.</translation>
    </message>
    <message>
        <source>Pairs by looking</source>
        <translation>Paare auf Sicht</translation>
    </message>
    <message>
        <source>Join the corner and its edge on top, out of the way. Then bring them in together.</source>
        <translation>Verbinde die Ecke und ihre Kante oben, wo nichts stört. Bring sie dann zusammen hinein.</translation>
    </message>
    <message>
        <source>They are joined on top.</source>
        <translation>Sie sind oben schon verbunden.</translation>
    </message>
    <message>
        <source>Both are on top, apart.</source>
        <translation>Beide sind oben, aber getrennt.</translation>
    </message>
    <message>
        <source>Both are on top, and {base} looks up.</source>
        <translation>Beide sind oben, und {base} zeigt nach oben.</translation>
    </message>
    <message>
        <source>One is in the place of the pair.</source>
        <translation>Eins von beiden steckt am Platz des Paars.</translation>
    </message>
    <message>
        <source>Both are in the place of the pair, wrongly.</source>
        <translation>Beide stecken am Platz des Paars, aber falsch.</translation>
    </message>
    <message>
        <source>Top in two looks: edges</source>
        <translation>Oben in zwei Blicken: Kanten</translation>
    </message>
    <message>
        <source>The top edges make a line.</source>
        <translation>Die Kanten oben bilden eine Linie.</translation>
    </message>
    <message>
        <source>No top edge shows {cap} on top.</source>
        <translation>Keine Kante oben zeigt {cap} nach oben.</translation>
    </message>
    <message>
        <source>Top in two looks: corners</source>
        <translation>Oben in zwei Blicken: Ecken</translation>
    </message>
    <message>
        <source>Count the corners that show {cap} on top: none, one or two.</source>
        <translation>Zähl die Ecken mit {cap} oben: keine, eine oder zwei.</translation>
    </message>
    <message>
        <source>No corner shows {cap} on top.</source>
        <translation>Keine Ecke zeigt {cap} nach oben.</translation>
    </message>
    <message>
        <source>Two corners show {cap} on top.</source>
        <translation>Zwei Ecken zeigen {cap} nach oben.</translation>
    </message>
    <message>
        <source>One corner shows {cap} on top.</source>
        <translation>Eine Ecke zeigt {cap} nach oben.</translation>
    </message>
    <message>
        <source>Order in two looks: corners</source>
        <translation>Reihenfolge in zwei Blicken: Ecken</translation>
    </message>
    <message>
        <source>Look for two corners of one colour at a side. They go to the left. None: diagonal.</source>
        <translation>Such eine Seite, an der zwei Ecken dieselbe Farbe haben. Sie kommt nach links. Keine: schräg gegenüber.</translation>
    </message>
    <message>
        <source>Two neighbours change places.</source>
        <translation>Zwei Nachbarn tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Two corners change places across the top.</source>
        <translation>Zwei Ecken tauschen schräg gegenüber die Plätze.</translation>
    </message>
    <message>
        <source>Order in two looks: edges</source>
        <translation>Reihenfolge in zwei Blicken: Kanten</translation>
    </message>
    <message>
        <source>One side is done? It goes to the back, and three edges go round. None: all four trade.</source>
        <translation>Eine Seite ist fertig? Sie kommt nach hinten, und drei Kanten wandern im Kreis. Keine: Alle vier tauschen.</translation>
    </message>
    <message>
        <source>Three edges go round.</source>
        <translation>Drei Kanten wandern im Kreis.</translation>
    </message>
    <message>
        <source>All four edges change places.</source>
        <translation>Alle vier Kanten tauschen die Plätze.</translation>
    </message>
    <message>
        <source>own patterns are a list</source>
        <translation>eigene Muster sind eine Liste</translation>
    </message>
    <message>
        <source>an own pattern is an object with a name and facelets</source>
        <translation>ein eigenes Muster ist ein Objekt mit Namen und Stickern</translation>
    </message>
    <message>
        <source>an own pattern has a name and a size</source>
        <translation>ein eigenes Muster hat einen Namen und eine Größe</translation>
    </message>
    <message>
        <source>the pattern &apos;{name}&apos; is no legal cube</source>
        <translation>das Muster „{name}“ ist kein gültiger Würfel</translation>
    </message>
    <message>
        <source>the moves of &apos;{name}&apos; do not lead to its cube</source>
        <translation>die Züge von „{name}“ führen nicht zu seinem Würfel</translation>
    </message>
    <message>
        <source>The colours of these places are too much alike, as not so many different cubies have them: {places}.</source>
        <translation>Die Farben an diesen Stellen gleichen sich zu sehr, denn so viele verschiedene Steine haben sie nicht: {places}.</translation>
    </message>
    <message>
        <source>The colours on {n} places are too much alike: not so many different cubies have them.</source>
        <translation>Die Farben an {n} Stellen sind zu ähnlich: So viele verschiedene Steine haben sie nicht.</translation>
    </message>
    <message>
        <source>The corners&apos; twists do not add up, however the rest is painted.</source>
        <translation>Die Drehungen der Ecken gehen nicht auf, wie man den Rest auch malt.</translation>
    </message>
    <message>
        <source>An odd number of edges is flipped, however the rest is painted.</source>
        <translation>Eine ungerade Zahl von Kanten ist gekippt, wie man den Rest auch malt.</translation>
    </message>
    <message>
        <source>Two cubies have changed places, however the rest is painted.</source>
        <translation>Zwei Steine sind vertauscht, wie man den Rest auch malt.</translation>
    </message>
    <message>
        <source>,</source>
        <translation>&#x202f;</translation>
    </message>
    <message>
        <source>Look ar&amp;ound</source>
        <translation>&amp;Umsehen</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>{path} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>no room for a picture of {width}×{height} pixels</source>
        <translation>kein Platz für ein Bild von {width}×{height} Pixeln</translation>
    </message>
    <message>
        <source>&apos;{text}&apos;</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>Turn the {face} face a quarter clockwise</source>
        <translation>Seite {face} um ein Viertel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the {face} face a quarter anticlockwise</source>
        <translation>Seite {face} um ein Viertel gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the {face} face by half</source>
        <translation>Seite {face} um die Hälfte drehen</translation>
    </message>
    <message>
        <source>Mirror the {face} face left to right</source>
        <translation>Seite {face} von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror the {face} face top to bottom</source>
        <translation>Seite {face} von oben nach unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror the {face} face along its diagonal from the top left</source>
        <translation>Seite {face} an der Diagonale von links oben spiegeln</translation>
    </message>
    <message>
        <source>Mirror the {face} face along its diagonal from the top right</source>
        <translation>Seite {face} an der Diagonale von rechts oben spiegeln</translation>
    </message>
    <message>
        <source>A whole face seems to be painted turned, mirrored or in another one&apos;s place: apart from that, all stickers fit together.</source>
        <translation>Eine ganze Seite scheint gedreht, gespiegelt oder an der Stelle einer anderen gefärbt zu sein: davon abgesehen passen alle Sticker zusammen.</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other} face</source>
        <translation>Seiten {one} und {other} vertauschen</translation>
    </message>
    <message>
        <source>Swap the {one} and the {other} face, but not their centres</source>
        <translation>Seiten {one} und {other} ohne ihre Mittelstücke vertauschen</translation>
    </message>
    <message>
        <source>There are lessons for cubes up to {largest}, not for the {cube}.</source>
        <translation>Lektionen gibt es für Würfel bis {largest}, nicht für den {cube}.</translation>
    </message>
    <message>
        <source>That did not work, for a fault of the program ({fault}).</source>
        <translation>Das ging durch einen Fehler des Programms schief ({fault}).</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find a command, case or pattern, or type moves</source>
        <translation>Befehl, Fall oder Muster suchen, oder Züge eingeben</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nichts gefunden für „{text}“.</translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Meintest du:</translation>
    </message>
    <message>
        <source>{n} result</source>
        <translation>{n} Ergebnis</translation>
    </message>
    <message>
        <source>{n} results</source>
        <translation>{n} Ergebnisse</translation>
    </message>
    <message>
        <source>{menu}: {choice}</source>
        <translation>{menu}: {choice}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Change the size to {cube}</source>
        <translation>Größe auf {cube} ändern</translation>
    </message>
    <message>
        <source>Do {moves}</source>
        <translation>{moves} ausführen</translation>
    </message>
    <message>
        <source>Turns the cube</source>
        <translation>Dreht den Würfel</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Enter my cube</source>
        <translation>Meinen Würfel eingeben</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>Find a command, case or pattern</source>
        <translation>Befehl, Fall oder Muster suchen</translation>
    </message>
    <message>
        <source>Save, open and export what is here</source>
        <translation>Speichern, öffnen und exportieren</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Nach Länge</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The way</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>Go to a step (↑ ↓)</source>
        <translation>Zu einem Schritt gehen (↑ ↓)</translation>
    </message>
    <message>
        <source>Show the steps</source>
        <translation>Schritte zeigen</translation>
    </message>
    <message>
        <source>Hide the steps</source>
        <translation>Schritte verbergen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Nachdrehen</translation>
    </message>
    <message>
        <source>How often you reach each time will be charted here.</source>
        <translation>Hier erscheint, wie oft du welche Zeit erreichst.</translation>
    </message>
    <message>
        <source>How often each time was reached</source>
        <translation>Wie oft jede Zeit erreicht wurde</translation>
    </message>
    <message>
        <source>How often each length comes up will be charted here.</source>
        <translation>Hier erscheint, wie oft jede Länge vorkommt.</translation>
    </message>
    <message>
        <source>How often each length came up</source>
        <translation>Wie oft jede Länge vorkam</translation>
    </message>
    <message>
        <source>mean {mean}, σ {deviation}</source>
        <translation>Mittel {mean}, σ {deviation}</translation>
    </message>
    <message>
        <source>Lar&amp;ge page</source>
        <translation>&amp;Große Seite</translation>
    </message>
    <message>
        <source>There are no moves to follow: have the cube solved first.</source>
        <translation>Es gibt keine Züge zum Nachdrehen: lass den Würfel erst lösen.</translation>
    </message>
    <message>
        <source>Does yours look like this?</source>
        <translation>Sieht deiner so aus?</translation>
    </message>
    <message>
        <source>What does yours look like?</source>
        <translation>Wie sieht deiner aus?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to the window (Esc)</source>
        <translation>Zurück zum Fenster (Esc)</translation>
    </message>
    <message>
        <source>I did it my own way</source>
        <translation>Ich habe es auf meine Art gemacht</translation>
    </message>
    <message>
        <source>Find out where you are, and go on from there</source>
        <translation>Herausfinden, wo du bist, und von dort weitermachen</translation>
    </message>
    <message>
        <source>Compare the three sides that you see.</source>
        <translation>Vergleiche die drei Seiten, die du siehst.</translation>
    </message>
    <message>
        <source>Click the picture that it looks like, or answer a few questions.</source>
        <translation>Klick auf das Bild, dem er gleicht, oder beantworte ein paar Fragen.</translation>
    </message>
    <message>
        <source>Answer a few questions, and the way on is found.</source>
        <translation>Beantworte ein paar Fragen, dann findet sich der Weg weiter.</translation>
    </message>
    <message>
        <source>Make these turns on your cube, then compare.</source>
        <translation>Mach diese Züge auf deinem Würfel, dann vergleiche.</translation>
    </message>
    <message>
        <source>{step}, {number} of {count}</source>
        <translation>{step}, {number} von {count}</translation>
    </message>
    <message>
        <source>That is the last one</source>
        <translation>Das ist der letzte</translation>
    </message>
    <message>
        <source>Then {words}</source>
        <translation>Dann {words}</translation>
    </message>
    <message>
        <source>Then {move}, {words}</source>
        <translation>Dann {move}, {words}</translation>
    </message>
    <message>
        <source>Hold the cube as in this picture</source>
        <translation>Halte den Würfel wie auf diesem Bild</translation>
    </message>
    <message>
        <source>Each picture shows the cube before its move. Where the words above it are white on black, the cube is held in another way than before.</source>
        <translation>Jedes Bild zeigt den Würfel vor dem Zug. Wo die Worte darüber weiß auf schwarz stehen, wird der Würfel anders gehalten als zuvor.</translation>
    </message>
    <message>
        <source>as in the picture</source>
        <translation>wie auf dem Bild</translation>
    </message>
    <message>
        <source>Is it {colour} here: {place}?</source>
        <translation>Ist es hier {colour}: {place}?</translation>
    </message>
    <message>
        <source>{colour} (key {letter})</source>
        <translation>{colour} (Taste {letter})</translation>
    </message>
    <message>
        <source>&amp;I&apos;m lost…</source>
        <translation>Ich habe &amp;mich verdreht…</translation>
    </message>
    <message>
        <source>&amp;My cube looks different…</source>
        <translation>Mein Würfel sieht anders a&amp;us…</translation>
    </message>
    <message>
        <source>Scramble the cube first.</source>
        <translation>Verdrehe den Würfel zuerst.</translation>
    </message>
    <message>
        <source>paint what you told</source>
        <translation>malen, was du gesagt hast</translation>
    </message>
    <message>
        <source>go on from your cube</source>
        <translation>von deinem Würfel aus weitermachen</translation>
    </message>
    <message>
        <source>Back on the way</source>
        <translation>Zurück auf den Weg</translation>
    </message>
    <message>
        <source>New solution</source>
        <translation>Neue Lösung</translation>
    </message>
    <message>
        <source>At move {n} you turned the other way</source>
        <translation>Bei Zug {n} hast du andersherum gedreht</translation>
    </message>
    <message>
        <source>At move {n} you turned another side</source>
        <translation>Bei Zug {n} hast du eine andere Seite gedreht</translation>
    </message>
    <message>
        <source>You left out move {n}</source>
        <translation>Du hast Zug {n} ausgelassen</translation>
    </message>
    <message>
        <source>You made move {n} twice</source>
        <translation>Du hast Zug {n} zweimal gemacht</translation>
    </message>
    <message>
        <source>You made moves {n} and {next} in the other order</source>
        <translation>Du hast die Züge {n} und {next} vertauscht</translation>
    </message>
    <message>
        <source>From move {n} on you held the cube another way</source>
        <translation>Ab Zug {n} hast du den Würfel anders gehalten</translation>
    </message>
    <message>
        <source>At move {n} you turned twice instead of once</source>
        <translation>Bei Zug {n} hast du zweimal statt einmal gedreht</translation>
    </message>
    <message>
        <source>At move {n} you turned once instead of twice</source>
        <translation>Bei Zug {n} hast du einmal statt zweimal gedreht</translation>
    </message>
    <message>
        <source>At move {n} you turned other layers</source>
        <translation>Bei Zug {n} hast du andere Schichten gedreht</translation>
    </message>
    <message>
        <source>Turn first, then say that it is done.</source>
        <translation>Dreh zuerst und sag dann, dass es getan ist.</translation>
    </message>
    <message>
        <source>Say that it is done as soon as it is, and the next move comes.</source>
        <translation>Sag gleich, dass es getan ist, dann kommt der nächste Zug.</translation>
    </message>
    <message>
        <source>The order matters: one move at a time.</source>
        <translation>Die Reihenfolge zählt: immer ein Zug nach dem anderen.</translation>
    </message>
    <message>
        <source>Look at the centres before each move; they tell how to hold it.</source>
        <translation>Schau vor jedem Zug auf die Mittelstücke; sie sagen, wie du ihn hältst.</translation>
    </message>
    <message>
        <source>It was {move}.</source>
        <translation>Es war {move}.</translation>
    </message>
    <message>
        <source>As if the cube had been turned: {turns}.</source>
        <translation>Als wäre der Würfel gedreht worden: {turns}.</translation>
    </message>
    <message>
        <source>It was {move} and became {did}.</source>
        <translation>Es war {move} und wurde {did}.</translation>
    </message>
    <message>
        <source>{move} is {words}, {other} is {other_words}.</source>
        <translation>{move} ist {words}, {other} ist {other_words}.</translation>
    </message>
    <message>
        <source>The other moves up to {n} were right.</source>
        <translation>Die anderen Züge bis {n} waren richtig.</translation>
    </message>
    <message>
        <source>Which colour is here: {place}?</source>
        <translation>Welche Farbe ist hier: {place}?</translation>
    </message>
    <message>
        <source>The {side} is the side with the {colour} centre.</source>
        <translation>{side} ist die Seite mit der Mitte in {colour}.</translation>
    </message>
    <message>
        <source>{move} ({words})</source>
        <translation>{move} ({words})</translation>
    </message>
    <message>
        <source>looking for an easier answer</source>
        <translation>eine leichtere Antwort suchen</translation>
    </message>
    <message>
        <source>one of these algs has inner_slices, the other one has not</source>
        <translation>einer dieser Algs hat inner_slices, der andere nicht</translation>
    </message>
    <message>
        <source>a mirror lies in the slice M, E or S, not in {plane}</source>
        <translation>ein Spiegel liegt in der Mittelschicht M, E oder S, nicht in {plane}</translation>
    </message>
    <message>
        <source>only x, y and z turn the whole cube</source>
        <translation>nur x, y und z drehen den ganzen Würfel</translation>
    </message>
    <message>
        <source>the solver &apos;{name}&apos; of the package {package} is left out: {why}</source>
        <translation>der Löser „{name}“ aus dem Paket {package} wird ausgelassen: {why}</translation>
    </message>
    <message>
        <source>--{option}: {error}</source>
        <translation>--{option}: {error}</translation>
    </message>
    <message>
        <source>looking for the corners</source>
        <translation>die Ecken werden gesucht</translation>
    </message>
    <message>
        <source>there have to be {n} hints</source>
        <translation>es müssen {n} Tipps sein</translation>
    </message>
    <message>
        <source>there is no lesson {name}; there are {names}</source>
        <translation>es gibt keine Lektion {name}; es gibt {names}</translation>
    </message>
    <message>
        <source>there is no unit {name}; there are {names}</source>
        <translation>es gibt kein Kapitel {name}; es gibt {names}</translation>
    </message>
    <message>
        <source>lessons of unit {unit} are {unit}.1 and on</source>
        <translation>die Lektionen von Kapitel {unit} sind {unit}.1 und folgende</translation>
    </message>
    <message>
        <source>there is a lesson {name} above</source>
        <translation>weiter oben gibt es schon eine Lektion {name}</translation>
    </message>
    <message>
        <source>a lesson of tasks has no cases</source>
        <translation>eine Lektion aus Aufgaben hat keine Fälle</translation>
    </message>
    <message>
        <source>exercises on cases need a case</source>
        <translation>Übungen zu Fällen brauchen einen Fall</translation>
    </message>
    <message>
        <source>no {cube} has the aim {aim}</source>
        <translation>ein {cube} hat kein Ziel {aim}</translation>
    </message>
    <message>
        <source>a case needs an alg, or names of a set</source>
        <translation>ein Fall braucht einen Alg oder Namen aus einer Sammlung</translation>
    </message>
    <message>
        <source>Here are all the turns.</source>
        <translation>Hier sind alle Züge.</translation>
    </message>
    <message>
        <source>Take the {piece} and its corner.</source>
        <translation>Nimm die {piece} und ihre Ecke.</translation>
    </message>
    <message>
        <source>in lesson {name} nothing is left to do</source>
        <translation>in Lektion {name} ist nichts mehr zu tun</translation>
    </message>
    <message>
        <source>unit {name} has no cubes of its own</source>
        <translation>Kapitel {name} hat keine eigenen Würfel</translation>
    </message>
    <message>
        <source>{n} turn does it.</source>
        <translation>{n} Zug reicht.</translation>
    </message>
    <message>
        <source>{n} turns do it.</source>
        <translation>{n} Züge reichen.</translation>
    </message>
    <message>
        <source>lesson {name} has no exercises on cubes</source>
        <translation>Lektion {name} hat keine Übungen am Würfel</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>everything in {name} has to be {kind}</source>
        <translation>alles in {name} muss {kind} sein</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>{name} has to be from {least} to {most}</source>
        <translation>{name} muss von {least} bis {most} sein</translation>
    </message>
    <message>
        <source>; did you mean {name}?</source>
        <translation>; meinst du {name}?</translation>
    </message>
    <message>
        <source>{name} means nothing here{hint}</source>
        <translation>{name} bedeutet hier nichts{hint}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} has to be {kind}</source>
        <translation>{name} muss {kind} sein</translation>
    </message>
    <message>
        <source>there is no {name} here; did you mean {others}?</source>
        <translation>{name} gibt es hier nicht; meinst du {others}?</translation>
    </message>
    <message>
        <source>a brace is alone; a field is a name in two of them</source>
        <translation>eine geschweifte Klammer steht allein; ein Feld ist ein Name in zweien</translation>
    </message>
    <message>
        <source>this is no text in UTF-8; save the file in that encoding</source>
        <translation>das ist kein Text in UTF-8; speichere die Datei in dieser Kodierung</translation>
    </message>
    <message>
        <source>brackets stand too deep in each other, or a number is far too long</source>
        <translation>Klammern sind zu tief ineinander verschachtelt, oder eine Zahl ist viel zu lang</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>das ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>in a wrong place</source>
        <translation>am falschen Platz</translation>
    </message>
    <message>
        <source>twisted</source>
        <translation>verdreht</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>gekippt</translation>
    </message>
    <message>
        <source>at you</source>
        <translation>vorne</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Two times</source>
        <translation>Zweimal</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Dreimal</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Viermal</translation>
    </message>
    <message>
        <source>Five times</source>
        <translation>Fünfmal</translation>
    </message>
    <message>
        <source>meet</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>will meet</source>
        <translation>passen dann</translation>
    </message>
    <message>
        <source>First: {turn}.</source>
        <translation>Zuerst: {turn}.</translation>
    </message>
    <message>
        <source>this is no progress of a learner: {error}</source>
        <translation>das ist kein Lernstand: {error}</translation>
    </message>
    <message>
        <source>You are inside a card: {n} turn is left.</source>
        <translation>Du bist mitten in einer Karte. Noch {n} Zug.</translation>
    </message>
    <message>
        <source>You are inside a card: {n} turns are left.</source>
        <translation>Du bist mitten in einer Karte. Noch {n} Züge.</translation>
    </message>
    <message>
        <source>there is no {name} to say in another way</source>
        <translation>es gibt kein {name}, das sich anders sagen lässt</translation>
    </message>
    <message>
        <source>{n} more turn</source>
        <translation>{n} Zug fehlt noch</translation>
    </message>
    <message>
        <source>{n} more turns</source>
        <translation>{n} Züge fehlen noch</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>Round {n} of six is done.</source>
        <translation>Runde {n} von sechs ist fertig.</translation>
    </message>
    <message>
        <source>a centre</source>
        <translation>ein Mittelstück</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>eine Kante</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>eine Ecke</translation>
    </message>
    <message>
        <source>one sticker</source>
        <translation>einem Sticker</translation>
    </message>
    <message>
        <source>two stickers</source>
        <translation>zwei Stickern</translation>
    </message>
    <message>
        <source>three stickers</source>
        <translation>drei Stickern</translation>
    </message>
    <message>
        <source>lesson {name} has exercises, no tasks</source>
        <translation>Lektion {name} hat Übungen, keine Aufgaben</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right: {n} in a row.</source>
        <translation>Richtig: {n} nacheinander.</translation>
    </message>
    <message>
        <source>No turns yet: drag a layer or press a key.</source>
        <translation>Noch keine Züge: Ziehe eine Schicht oder drücke eine Taste.</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Learn by the &amp;course</source>
        <translation>Mit dem &amp;Kurs lernen</translation>
    </message>
    <message>
        <source>Learn to solve it alone, step by step, with exercises</source>
        <translation>Mit Übungen Schritt für Schritt lernen, ihn allein zu lösen</translation>
    </message>
    <message>
        <source>Save the &amp;rules…</source>
        <translation>&amp;Regeln speichern…</translation>
    </message>
    <message>
        <source>Save the twelve rules with their pictures on one page, to print</source>
        <translation>Die zwölf Regeln mit ihren Bildern auf einer Seite zum Drucken speichern</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Regeln drucken…</translation>
    </message>
    <message>
        <source>Print the twelve rules with their pictures on one page</source>
        <translation>Die zwölf Regeln mit ihren Bildern auf einer Seite drucken</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>A file of lessons was left out. {fault}</source>
        <translation>Eine Datei mit Lektionen wurde ausgelassen. {fault}</translation>
    </message>
    <message>
        <source>That turn leads away. Take it back first.</source>
        <translation>Dieser Zug führt weg. Nimm ihn zuerst zurück.</translation>
    </message>
    <message>
        <source>Yes, that one.</source>
        <translation>Ja, genau.</translation>
    </message>
    <message>
        <source>Yes. Now the turns.</source>
        <translation>Ja. Jetzt die Züge.</translation>
    </message>
    <message>
        <source>Not yet by heart: this lesson comes again.</source>
        <translation>Sitzt noch nicht: Diese Lektion kommt noch einmal.</translation>
    </message>
    <message>
        <source>With that hint it does not count.</source>
        <translation>Mit diesem Tipp zählt es nicht.</translation>
    </message>
    <message>
        <source>That took too many turns to count.</source>
        <translation>Das waren zu viele Züge, es zählt nicht.</translation>
    </message>
    <message>
        <source>an exercise</source>
        <translation>eine Übung</translation>
    </message>
    <message>
        <source>your own cube again</source>
        <translation>wieder dein eigener Würfel</translation>
    </message>
    <message>
        <source>Click to see the cube after it</source>
        <translation>Klicken, um den Würfel danach zu sehen</translation>
    </message>
    <message>
        <source>Right {arrow}</source>
        <translation>Rechts {arrow}</translation>
    </message>
    <message>
        <source>Left {arrow}</source>
        <translation>Links {arrow}</translation>
    </message>
    <message>
        <source>Top {arrow}</source>
        <translation>Oben {arrow}</translation>
    </message>
    <message>
        <source>Bottom {arrow}</source>
        <translation>Unten {arrow}</translation>
    </message>
    <message>
        <source>Front {arrow}</source>
        <translation>Vorne {arrow}</translation>
    </message>
    <message>
        <source>Back {arrow}</source>
        <translation>Hinten {arrow}</translation>
    </message>
    <message>
        <source>Cube {arrow}</source>
        <translation>Würfel {arrow}</translation>
    </message>
    <message>
        <source>There is {n} more fault.</source>
        <translation>Es gibt {n} weiteren Fehler.</translation>
    </message>
    <message>
        <source>There are {n} more faults.</source>
        <translation>Es gibt {n} weitere Fehler.</translation>
    </message>
    <message>
        <source>At its start: {look}</source>
        <translation>An ihrem Anfang: {look}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>there is a method {name} already; give this one another id, such as my-{name}</source>
        <translation>eine Methode {name} gibt es schon; gib dieser eine andere id, etwa my-{name}</translation>
    </message>
    <message>
        <source>the last step of the style {style} has to solve the cube: all pieces home, and centres=home</source>
        <translation>der letzte Schritt des Stils {style} muss den Würfel lösen: alle Steine am Platz, und centres=home</translation>
    </message>
    <message>
        <source>a method is called by small letters, digits and -, a letter first</source>
        <translation>eine Methode heißt mit kleinen Buchstaben, Ziffern und -, zuerst ein Buchstabe</translation>
    </message>
    <message>
        <source>a method leads to the solved cube, not to a pattern</source>
        <translation>eine Methode führt zum gelösten Würfel, nicht zu einem Muster</translation>
    </message>
    <message>
        <source>a step is held as the method is: neither a colour nor hold= goes here</source>
        <translation>ein Schritt wird gehalten wie die Methode: hier steht weder eine Farbe noch hold=</translation>
    </message>
    <message>
        <source>these turns undo what the step before has made</source>
        <translation>diese Züge machen kaputt, was der Schritt davor gemacht hat</translation>
    </message>
    <message>
        <source>the name of a unit has letters, digits, - and _ only</source>
        <translation>Der Name einer Einheit hat nur Buchstaben, Ziffern, - und _</translation>
    </message>
    <message>
        <source>there is a unit {name} already</source>
        <translation>Es gibt schon eine Einheit {name}</translation>
    </message>
    <message>
        <source>a unit needs a lesson</source>
        <translation>eine Einheit braucht eine Lektion</translation>
    </message>
    <message>
        <source>for the aim {aim} there is nothing to do here</source>
        <translation>Für das Ziel {aim} ist hier nichts zu tun</translation>
    </message>
    <message>
        <source>The twelve rules</source>
        <translation>Die zwölf Regeln</translation>
    </message>
    <message>
        <source>A page or a picture (*.pdf *.html *.png)</source>
        <translation>Eine Seite oder ein Bild (*.pdf *.html *.png)</translation>
    </message>
    <message>
        <source>Save the twelve rules</source>
        <translation>Die zwölf Regeln speichern</translation>
    </message>
    <message>
        <source>My cube looks like this</source>
        <translation>Mein Würfel sieht so aus</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>these are no records of cases: {error}</source>
        <translation>das sind keine Aufzeichnungen zu Fällen: {error}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Your own algs</source>
        <translation>Deine eigenen Algs</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>This solves the same case as line {n}.</source>
        <translation>Das löst denselben Fall wie Zeile {n}.</translation>
    </message>
    <message>
        <source>An alg has 1 to {n} moves.</source>
        <translation>Ein Alg hat 1 bis {n} Züge.</translation>
    </message>
    <message>
        <source>A deck has at most {n} algs.</source>
        <translation>Ein Deck hat höchstens {n} Algs.</translation>
    </message>
    <message>
        <source>This alg changes nothing.</source>
        <translation>Dieser Alg ändert nichts.</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>a scramble and below it a solution are wanted, or both in one line with // between them</source>
        <translation>gebraucht werden ein Scramble und darunter eine Lösung, oder beides in einer Zeile mit // dazwischen</translation>
    </message>
    <message>
        <source>solution: there are no moves</source>
        <translation>Lösung: es sind keine Züge da</translation>
    </message>
    <message>
        <source>these are {n} moves, more than the {most} of any solve</source>
        <translation>das sind {n} Züge, mehr als die {most}, die eine Lösung haben darf</translation>
    </message>
    <message>
        <source>solution: this time is before that of an earlier move</source>
        <translation>Lösung: Diese Zeit liegt vor der eines früheren Zugs</translation>
    </message>
    <message>
        <source>scramble</source>
        <translation>Scramble</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>the line above is a whole solve; give one at a time</source>
        <translation>die Zeile darüber ist eine ganze Lösung; gib immer nur eine ein</translation>
    </message>
    <message>
        <source>the moves behind // do not solve the cube of the scramble; a solution that leaves something unsolved goes into the line below it</source>
        <translation>die Züge hinter // lösen den Würfel des Scrambles nicht; eine Lösung, die etwas ungelöst lässt, gehört in die Zeile darunter</translation>
    </message>
    <message>
        <source>only solves of the 3×3×3 are read</source>
        <translation>gelesen werden nur Lösungen des 3×3×3</translation>
    </message>
    <message>
        <source>{what}: {error}</source>
        <translation>{what}: {error}</translation>
    </message>
    <message>
        <source>the names of the sessions cannot be read</source>
        <translation>die Namen der Sitzungen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>session {name} is no list of solves</source>
        <translation>Sitzung {name} ist keine Liste von Zeiten</translation>
    </message>
    <message>
        <source>session {name}, number {number} is no solve: {text}</source>
        <translation>Sitzung {name}, Nummer {number} ist keine Zeit: {text}</translation>
    </message>
    <message>
        <source>the file is damaged or incomplete</source>
        <translation>die Datei ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>line {number} is no solve: {text}</source>
        <translation>Zeile {number} ist keine Zeit: {text}</translation>
    </message>
    <message>
        <source>there is no time in it</source>
        <translation>es steht keine Zeit darin</translation>
    </message>
    <message>
        <source>is too large for a file of times</source>
        <translation>zu groß für eine Datei mit Zeiten</translation>
    </message>
    <message>
        <source>this is JSON, but not of csTimer: it has no sessions</source>
        <translation>das ist JSON, aber nicht von csTimer: es hat keine Sitzungen</translation>
    </message>
    <message>
        <source>There are no moves yet.</source>
        <translation>Es gibt noch keine Züge.</translation>
    </message>
    <message>
        <source>An alg has at most {n} moves.</source>
        <translation>Ein Alg hat höchstens {n} Züge.</translation>
    </message>
    <message>
        <source>This alg solves {other}, not {case}.</source>
        <translation>Dieser Alg löst {other}, nicht {case}.</translation>
    </message>
    <message>
        <source>This alg does not keep both blocks.</source>
        <translation>Dieser Alg erhält nicht beide Blöcke.</translation>
    </message>
    <message>
        <source>This alg does not solve the pair and keep the rest.</source>
        <translation>Dieser Alg löst das Paar nicht oder ändert den Rest.</translation>
    </message>
    <message>
        <source>This alg does not keep the first two layers.</source>
        <translation>Dieser Alg erhält die ersten zwei Schichten nicht.</translation>
    </message>
    <message>
        <source>This alg does not turn all edges of the top up.</source>
        <translation>Dieser Alg dreht oben nicht alle Kanten nach oben.</translation>
    </message>
    <message>
        <source>This alg does not turn the whole top up.</source>
        <translation>Dieser Alg dreht oben nicht alles nach oben.</translation>
    </message>
    <message>
        <source>After this alg pieces are still in wrong places.</source>
        <translation>Nach diesem Alg sind noch Teile am falschen Platz.</translation>
    </message>
    <message>
        <source>{group} {n}</source>
        <translation>{group} {n}</translation>
    </message>
    <message>
        <source>looking for algs</source>
        <translation>Algs werden gesucht</translation>
    </message>
    <message>
        <source>{n} turn of the front</source>
        <translation>{n} Drehung vorne</translation>
    </message>
    <message>
        <source>{n} turns of the front</source>
        <translation>{n} Drehungen vorne</translation>
    </message>
    <message>
        <source>{n} turn of the back</source>
        <translation>{n} Drehung hinten</translation>
    </message>
    <message>
        <source>{n} turns of the back</source>
        <translation>{n} Drehungen hinten</translation>
    </message>
    <message>
        <source>{n} turn of the bottom</source>
        <translation>{n} Drehung unten</translation>
    </message>
    <message>
        <source>{n} turns of the bottom</source>
        <translation>{n} Drehungen unten</translation>
    </message>
    <message>
        <source>{n} slice</source>
        <translation>{n} Scheibenzug</translation>
    </message>
    <message>
        <source>{n} slices</source>
        <translation>{n} Scheibenzüge</translation>
    </message>
    <message>
        <source>{edges}: {turns} too many</source>
        <translation>{edges}: {turns} zu viel</translation>
    </message>
    <message>
        <source>The case was {case}.</source>
        <translation>Der Fall war {case}.</translation>
    </message>
    <message>
        <source>Its last turn and the first one of the next step became one, or none.</source>
        <translation>Sein letzter Zug und der erste des nächsten Schritts wurden zu einem, oder zu keinem.</translation>
    </message>
    <message>
        <source>{time} went by before its first turn.</source>
        <translation>{time} vergingen vor seinem ersten Zug.</translation>
    </message>
    <message>
        <source>{n} turn of the cube</source>
        <translation>{n} Drehung des Würfels</translation>
    </message>
    <message>
        <source>{n} turns of the cube</source>
        <translation>{n} Drehungen des Würfels</translation>
    </message>
    <message>
        <source>about {n} regrip</source>
        <translation>etwa {n}-mal umgreifen</translation>
    </message>
    <message>
        <source>about {n} regrips</source>
        <translation>etwa {n}-mal umgreifen</translation>
    </message>
    <message>
        <source>Everything was done before that.</source>
        <translation>Davor war schon alles erledigt.</translation>
    </message>
    <message>
        <source>{turns}, and it was not finished.</source>
        <translation>{turns}, und er wurde nicht fertig.</translation>
    </message>
    <message>
        <source>{n} would have been enough.</source>
        <translation>{n} hätten gereicht.</translation>
    </message>
    <message>
        <source>Done together with the step before.</source>
        <translation>Zusammen mit dem Schritt davor erledigt.</translation>
    </message>
    <message>
        <source>It was skipped, as it was done already.</source>
        <translation>Er wurde übersprungen, weil er schon erledigt war.</translation>
    </message>
    <message>
        <source>{turns}, and nothing shorter was found.</source>
        <translation>{turns}, und nichts Kürzeres wurde gefunden.</translation>
    </message>
    <message>
        <source>{turns}; the shortest has {best}, {extra} fewer.</source>
        <translation>{turns}; der kürzeste Weg hat {best}, also {extra} weniger.</translation>
    </message>
    <message>
        <source>{n} regrip</source>
        <translation>{n}-mal umgreifen</translation>
    </message>
    <message>
        <source>{n} regrips</source>
        <translation>{n}-mal umgreifen</translation>
    </message>
    <message>
        <source>{n} change of thumbs</source>
        <translation>{n} Daumenwechsel</translation>
    </message>
    <message>
        <source>{n} changes of thumbs</source>
        <translation>{n} Daumenwechsel</translation>
    </message>
    <message>
        <source>fingers wait {time}</source>
        <translation>Finger warten {time}</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nichts stört</translation>
    </message>
    <message>
        <source>building tables for this goal</source>
        <translation>Tabellen für dieses Ziel werden gebaut</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no corner or edge; they are called by their faces, as in DFR and DF, all of them *, *c or *e</source>
        <translation>„{name}“ ist keine Ecke oder Kante; sie heißen nach ihren Seiten, wie DFR und DF, alle zusammen *, *c oder *e</translation>
    </message>
    <message>
        <source>{names} cannot be in two sets, or in one and placed</source>
        <translation>in zwei Mengen, oder in einer und an festem Platz, das geht nicht: {names}</translation>
    </message>
    <message>
        <source>{names} cannot be oriented alone: the set they are in is not</source>
        <translation>allein orientieren geht nicht, denn die Menge, in der sie sind, ist es nicht: {names}</translation>
    </message>
    <message>
        <source>tables for these goals would take {n} MB of memory, {most} at the most</source>
        <translation>Tabellen für diese Ziele bräuchten {n} MB Speicher, höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>the edges of the bottom layer are home</source>
        <translation>die Kanten der unteren Schicht sind am Platz</translation>
    </message>
    <message>
        <source>cross and one pair</source>
        <translation>Kreuz und ein Paar</translation>
    </message>
    <message>
        <source>cross and two pairs</source>
        <translation>Kreuz und zwei Paare</translation>
    </message>
    <message>
        <source>cross and three pairs</source>
        <translation>Kreuz und drei Paare</translation>
    </message>
    <message>
        <source>the first two layers are home</source>
        <translation>die ersten zwei Schichten sind am Platz</translation>
    </message>
    <message>
        <source>all edges are oriented</source>
        <translation>alle Kanten sind orientiert</translation>
    </message>
    <message>
        <source>EO, and the edges DF and DB home</source>
        <translation>EO, und die Kanten DF und DB am Platz</translation>
    </message>
    <message>
        <source>EO, and the cross</source>
        <translation>EO und das Kreuz</translation>
    </message>
    <message>
        <source>a block of one corner and its edges</source>
        <translation>ein Block aus einer Ecke und ihren Kanten</translation>
    </message>
    <message>
        <source>a block of two such blocks at an edge</source>
        <translation>ein Block aus zwei solchen Blöcken an einer Kante</translation>
    </message>
    <message>
        <source>the first block of Roux, on the left</source>
        <translation>der erste Block von Roux, links</translation>
    </message>
    <message>
        <source>both blocks of Roux</source>
        <translation>beide Blöcke von Roux</translation>
    </message>
    <message>
        <source>what half turns and one axis can solve</source>
        <translation>was halbe Drehungen und eine Achse lösen können</translation>
    </message>
    <message>
        <source>what half turns can solve</source>
        <translation>was halbe Drehungen lösen können</translation>
    </message>
    <message>
        <source>the last layer is oriented</source>
        <translation>die letzte Schicht ist orientiert</translation>
    </message>
    <message>
        <source>all is home but for a turn of U</source>
        <translation>bis auf eine Drehung von U ist alles am Platz</translation>
    </message>
    <message>
        <source>both blocks and the corners</source>
        <translation>beide Blöcke und die Ecken</translation>
    </message>
    <message>
        <source>OLL, and the corners home</source>
        <translation>OLL, und die Ecken am Platz</translation>
    </message>
    <message>
        <source>no goal is called &apos;{name}&apos;: they are {names}</source>
        <translation>kein Ziel heißt „{name}“; es gibt {names}</translation>
    </message>
    <message>
        <source>{name} is followed by {arguments}, no more</source>
        <translation>auf {name} folgt {arguments}, mehr nicht</translation>
    </message>
    <message>
        <source>name {n} slots, as in {example}</source>
        <translation>nenne {n} Slots, wie in {example}</translation>
    </message>
    <message>
        <source>name one slot, such as {example}</source>
        <translation>nenne einen Slot, etwa {example}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no slot: they are {slots}, or any</source>
        <translation>„{name}“ ist kein Slot; es gibt {slots} oder any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no axis: they are {axes}, or any</source>
        <translation>„{name}“ ist keine Achse; es gibt {axes} oder any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is none of {names}, nor any</source>
        <translation>„{name}“ ist keins von {names} und auch nicht any</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no colour: they are {colours}, or any</source>
        <translation>„{name}“ ist keine Farbe; es gibt {colours} oder any</translation>
    </message>
    <message>
        <source>a goal is a name, such as cross, or cubies: home=DF,DR</source>
        <translation>ein Ziel ist ein Name, etwa cross, oder Steine: home=DF,DR</translation>
    </message>
    <message>
        <source>no goal stands here</source>
        <translation>hier steht kein Ziel</translation>
    </message>
    <message>
        <source>this goal asks for nothing: name a corner or an edge, as in home=DF</source>
        <translation>dieses Ziel verlangt nichts: nenne eine Ecke oder eine Kante, wie in home=DF</translation>
    </message>
    <message>
        <source>goals that are held or turned in different ways stand in lines of their own</source>
        <translation>Ziele, bei denen anders gehalten oder gedreht wird, stehen in eigenen Zeilen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no set of turns: R stands for all turns of R, R2 for the half turn alone, beside U R F D L B also Rw or r, M E S, x y z</source>
        <translation>„{text}“ ist keine Auswahl von Drehungen: R steht für alle Drehungen von R, R2 nur für die halbe, neben U R F D L B auch Rw oder r, M E S, x y z</translation>
    </message>
    <message>
        <source>no turns are named, such as R,U,F</source>
        <translation>keine Drehungen genannt, etwa R,U,F</translation>
    </message>
    <message>
        <source>{turn} without the other turns of its layer cannot be named</source>
        <translation>{turn} lässt sich nicht ohne die anderen Drehungen dieser Schicht nennen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not go with {name}: a name says the whole goal</source>
        <translation>„{text}“ passt nicht zu {name}: ein Name nennt das ganze Ziel</translation>
    </message>
    <message>
        <source>a painted goal has {count} facelets, not {n}</source>
        <translation>ein gemaltes Ziel hat {count} Sticker, nicht {n}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; says nothing here: known are {names}</source>
        <translation>„{text}“ bedeutet hier nichts: bekannt sind {names}</translation>
    </message>
    <message>
        <source>a target is 54 facelets of a cube with its centres home</source>
        <translation>ein Zielwürfel hat 54 Sticker und seine Mittelstücke am Platz</translation>
    </message>
    <message>
        <source>each corner and edge is once in a target</source>
        <translation>jede Ecke und jede Kante ist in einem Zielwürfel einmal da</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no way to hold the cube: that is any, -, x2, or x.y</source>
        <translation>„{text}“ ist keine Haltung des Würfels: das sind any, -, x2 oder x.y</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no metric: they are {names}</source>
        <translation>„{text}“ ist keine Metrik; es gibt {names}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no number of turns, 0 to 99</source>
        <translation>„{text}“ ist keine Zahl von Drehungen, 0 bis 99</translation>
    </message>
    <message>
        <source>goals are painted on a 3×3×3, not on a {cube}</source>
        <translation>Ziele malt man auf einen 3×3×3, nicht auf einen {cube}</translation>
    </message>
    <message>
        <source>the centres of a goal are at home, or do not matter</source>
        <translation>die Mittelstücke eines Ziels sind am Platz oder egal</translation>
    </message>
    <message>
        <source>no cubie that is left has the stickers painted at {names}</source>
        <translation>kein übriger Stein hat die Sticker, die bei {names} gemalt sind</translation>
    </message>
    <message>
        <source>the same cubie is painted twice, at {names}</source>
        <translation>derselbe Stein ist zweimal gemalt, bei {names}</translation>
    </message>
    <message>
        <source>paint more of {names}: these stickers leave too much open</source>
        <translation>male mehr von {names}: diese Sticker lassen zu viel offen</translation>
    </message>
    <message>
        <source>these turns cannot reach this goal, however many are made</source>
        <translation>diese Drehungen können dieses Ziel nicht erreichen, so viele man auch macht</translation>
    </message>
    <message>
        <source>each turn that is allowed wants the one that undoes it, too</source>
        <translation>zu jeder erlaubten Drehung gehört auch die, die sie rückgängig macht</translation>
    </message>
    <message>
        <source>no way to this goal counts {n} or less</source>
        <translation>kein Weg zu diesem Ziel zählt {n} oder weniger</translation>
    </message>
    <message>
        <source>{move} is for the 3×3×3: faces alone are turned on other cubes here</source>
        <translation>{move} gibt es beim 3×3×3: an anderen Würfeln drehen sich hier nur Seiten</translation>
    </message>
    <message>
        <source>this goal says nothing about corners, and a 2×2×2 has no others</source>
        <translation>dieses Ziel sagt nichts über Ecken, und ein 2×2×2 hat nur solche</translation>
    </message>
    <message>
        <source>the centres and edges of a {cube} have to be made before such a goal</source>
        <translation>Mitten und Kanten eines {cube} müssen vor einem solchen Ziel fertig sein</translation>
    </message>
    <message>
        <source>the turns that do not count can do too much</source>
        <translation>die Drehungen, die nicht zählen, können zu viel</translation>
    </message>
    <message>
        <source>goals are for the 2×2×2 and the 3×3×3, not for a {cube}</source>
        <translation>Ziele sind für 2×2×2 und 3×3×3, nicht für {cube}</translation>
    </message>
    <message>
        <source>looking for the shortest turns</source>
        <translation>die kürzesten Drehungen werden gesucht</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Fin&amp;d a step</source>
        <translation>Einen &amp;Schritt suchen</translation>
    </message>
    <message>
        <source>Find every shortest solution of a cross, a block or another step of this cube</source>
        <translation>Alle kürzesten Lösungen für ein Kreuz, einen Block oder einen anderen Schritt dieses Würfels finden</translation>
    </message>
    <message>
        <source>Choose size 3 first: steps are those of the 3×3×3</source>
        <translation>Wähle zuerst Größe 3: Schritte gibt es nur beim 3×3×3</translation>
    </message>
    <message>
        <source>Use this alg: {about}</source>
        <translation>Diesen Alg verwenden: {about}</translation>
    </message>
    <message>
        <source>Remove {alg}</source>
        <translation>{alg} entfernen</translation>
    </message>
    <message>
        <source>Remove this alg</source>
        <translation>Diesen Alg entfernen</translation>
    </message>
    <message>
        <source>Your times will be charted here.</source>
        <translation>Hier erscheint, wie lange du brauchst.</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>Di</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>Fr</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>Sa</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Due in the next days</source>
        <translation>Fällig in den nächsten Tagen</translation>
    </message>
    <message>
        <source>Recognised and done, over time</source>
        <translation>Erkannt und ausgeführt, im Lauf der Zeit</translation>
    </message>
    <message>
        <source>– – recognised</source>
        <translation>– – erkannt</translation>
    </message>
    <message>
        <source>— done</source>
        <translation>— ausgeführt</translation>
    </message>
    <message>
        <source>What was practised lasts only until the window is closed: {reason}</source>
        <translation>Was geübt wurde, bleibt nur, bis das Fenster geschlossen wird: {reason}</translation>
    </message>
    <message>
        <source>this cube is solved: there is nothing to look for</source>
        <translation>dieser Würfel ist gelöst: es gibt nichts zu suchen</translation>
    </message>
    <message>
        <source>a case has {count} stickers, each one of U R F D L B or .</source>
        <translation>ein Fall hat {count} Sticker, jeder ist U, R, F, D, L, B oder .</translation>
    </message>
    <message>
        <source>no turns can make a cube with these stickers</source>
        <translation>keine Drehungen ergeben einen Würfel mit diesen Stickern</translation>
    </message>
    <message>
        <source>looking for shorter steps</source>
        <translation>kürzere Schritte suchen</translation>
    </message>
    <message>
        <source>These are more than {n} cases.</source>
        <translation>Das sind mehr als {n} Fälle.</translation>
    </message>
    <message>
        <source>Only the solved cube is like this.</source>
        <translation>Nur der gelöste Würfel ist so.</translation>
    </message>
    <message>
        <source>Say one goal only.</source>
        <translation>Nenne nur ein Ziel.</translation>
    </message>
    <message>
        <source>finding the alg of case {number} of {count}</source>
        <translation>Alg für Fall {number} von {count} wird gesucht</translation>
    </message>
    <message>
        <source>Far too many cubes are like this: {n}.</source>
        <translation>Viel zu viele Würfel sind so: {n}.</translation>
    </message>
    <message>
        <source>the step is not done after these turns</source>
        <translation>der Schritt ist nach diesen Zügen nicht fertig</translation>
    </message>
    <message>
        <source>nobody does it in {n}: the shortest solutions have {fewest}</source>
        <translation>in {n} schafft es niemand: die kürzesten Lösungen haben {fewest}</translation>
    </message>
    <message>
        <source>these are no results of steps</source>
        <translation>das sind keine Ergebnisse von Schritten</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no number of turns: 7, or 5-7 for several</source>
        <translation>„{text}“ ist keine Zahl von Zügen: 7, oder 5-7 für mehrere</translation>
    </message>
    <message>
        <source>there are no scrambles for the step &apos;{step}&apos;: {reason}</source>
        <translation>es gibt keine Scrambles für den Schritt „{step}“: {reason}</translation>
    </message>
    <message>
        <source>this step takes 0 to {most} turns, never {wanted}</source>
        <translation>dieser Schritt braucht 0 bis {most} Züge, nie {wanted}</translation>
    </message>
    <message>
        <source>no cube came up whose step takes {wanted} turns: most take {least} to {most}</source>
        <translation>es kam kein Würfel, dessen Schritt {wanted} Züge braucht: die meisten brauchen {least} bis {most}</translation>
    </message>
    <message>
        <source>the turns of the step &apos;{step}&apos; do not reach its goal</source>
        <translation>die Drehungen des Schritts „{step}“ erreichen sein Ziel nicht</translation>
    </message>
    <message>
        <source>{method} is for the 3×3×3 only</source>
        <translation>{method} ist nur für den 3×3×3</translation>
    </message>
    <message>
        <source>looking at all cases</source>
        <translation>alle Fälle werden angesehen</translation>
    </message>
    <message>
        <source>{n} edges are bad: without quarter turns of {front} and {back} they do not come home the right way round. Now all are good, and {front} and {back} need half turns only.</source>
        <translation>{n} Kanten sind schlecht: Ohne Vierteldrehungen von {front} und {back} kommen sie nicht richtig herum an ihren Platz. Jetzt sind alle gut, und {front} und {back} brauchen nur noch halbe Drehungen.</translation>
    </message>
    <message>
        <source>{corners} and {edges} are to be put right: corners so that no {top} or {bottom} colour is on the other sides, edges of the layer between {top} and {bottom} into it. This is a domino, and now only {top} and {bottom} need quarter turns.</source>
        <translation>{corners} und {edges} müssen noch richtig werden: Ecken so, dass an den anderen Seiten keine Farbe von {top} oder {bottom} ist, Kanten der Schicht zwischen {top} und {bottom} in diese Schicht. Das ist ein Domino, und jetzt brauchen nur noch {top} und {bottom} Vierteldrehungen.</translation>
    </message>
    <message>
        <source>There is nothing to do here. These turns leave what is done and come back to it, to go on from elsewhere.</source>
        <translation>Hier ist nichts zu tun. Diese Züge verlassen, was fertig ist, und kehren dahin zurück, um von anderswo weiterzumachen.</translation>
    </message>
    <message>
        <source>Half turns keep every corner in its half of the corners and every edge in its ring: {corners} and {edges} are in the other one. Now half turns are enough.</source>
        <translation>Halbe Drehungen lassen jede Ecke in ihrer Hälfte der Ecken und jede Kante in ihrem Ring: {corners} und {edges} sind in der falschen Hälfte oder im falschen Ring. Jetzt reichen halbe Drehungen.</translation>
    </message>
    <message>
        <source>Every corner and edge is where half turns can bring it home from, but the corners are in an order that half turns do not make. Now half turns are enough.</source>
        <translation>Jede Ecke und jede Kante ist dort, von wo halbe Drehungen sie an ihren Platz bringen können, aber die Ecken sind in einer Reihenfolge, die halbe Drehungen nicht ergeben. Jetzt reichen halbe Drehungen.</translation>
    </message>
    <message>
        <source>Half turns bring everything home.</source>
        <translation>Halbe Drehungen bringen alles an seinen Platz.</translation>
    </message>
    <message>
        <source>Half turns bring everything home but three edges of a ring.</source>
        <translation>Halbe Drehungen bringen alles an seinen Platz, bis auf drei Kanten eines Rings.</translation>
    </message>
    <message>
        <source>all but three edges</source>
        <translation>alles bis auf drei Kanten</translation>
    </message>
    <message>
        <source>All of it so far in one row, the brackets undone at its end. At {mark} turns are inserted.</source>
        <translation>Alles bisher in einer Reihe, die Klammern am Ende rückgängig gemacht. Bei {mark} werden Züge eingefügt.</translation>
    </message>
    <message>
        <source>At {mark} these turns let three edges change places and leave the rest as it is. Behind the skeleton that is what is missing. At some places it takes fewer turns than at others.</source>
        <translation>Bei {mark} lassen diese Züge drei Kanten die Plätze tauschen und alles andere, wie es ist. Nach dem Skeleton fehlt genau das. An manchen Stellen kostet es weniger Züge als an anderen.</translation>
    </message>
    <message>
        <source>{n} corner</source>
        <translation>{n} Ecke</translation>
    </message>
    <message>
        <source>Turns on one side change what is left to do on both. So {stage} is begun on this one and done on the other.</source>
        <translation>Züge auf der einen Seite ändern, was auf beiden noch zu tun ist. Darum wird {stage} auf dieser begonnen und auf der anderen fertig gemacht.</translation>
    </message>
    <message>
        <source>{n} edge</source>
        <translation>{n} Kante</translation>
    </message>
    <message>
        <source>The brackets say that this is done on the inverse scramble: undone, from the last turn to the first, it comes at the end of the solution.</source>
        <translation>Die Klammern heißen, dass dies auf dem inversen Scramble gemacht wird: Rückgängig gemacht, vom letzten Zug zum ersten, steht es am Ende der Lösung.</translation>
    </message>
    <message>
        <source>{n} turn is saved where turns of one face meet.</source>
        <translation>{n} Zug wird gespart, wo Züge derselben Seite aufeinandertreffen.</translation>
    </message>
    <message>
        <source>{n} turns are saved where turns of one face meet.</source>
        <translation>{n} Züge werden gespart, wo Züge derselben Seite aufeinandertreffen.</translation>
    </message>
    <message>
        <source>HTR but three corners</source>
        <translation>HTR bis auf drei Ecken</translation>
    </message>
    <message>
        <source>all but three corners</source>
        <translation>alles bis auf drei Ecken</translation>
    </message>
    <message>
        <source>Now half turns are enough for everything but three corners.</source>
        <translation>Jetzt reichen halbe Drehungen für alles bis auf drei Ecken.</translation>
    </message>
    <message>
        <source>Half turns bring everything home but three corners.</source>
        <translation>Halbe Drehungen bringen alles an seinen Platz, bis auf drei Ecken.</translation>
    </message>
    <message>
        <source>At {mark} these turns let three corners change places and leave the rest as it is. Behind the skeleton that is what is missing. At some places it takes fewer turns than at others.</source>
        <translation>Bei {mark} lassen diese Züge drei Ecken die Plätze tauschen und alles andere, wie es ist. Nach dem Skeleton fehlt genau das. An manchen Stellen kostet es weniger Züge als an anderen.</translation>
    </message>
    <message>
        <source>{stage} begun</source>
        <translation>{stage} begonnen</translation>
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
        <translation>Finish</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>Skeleton</translation>
    </message>
    <message>
        <source>insertion at {mark}</source>
        <translation>Einfügung bei {mark}</translation>
    </message>
    <message>
        <source>{stage}, inverse</source>
        <translation>{stage}, invers</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>looking for a cube</source>
        <translation>einen Würfel suchen</translation>
    </message>
    <message>
        <source>other steps come before it, or it has turns of its own</source>
        <translation>andere Schritte kommen davor, oder er hat eigene Drehungen</translation>
    </message>
    <message>
        <source>the centres would have to be turned for this</source>
        <translation>dafür müssten die Mittelstücke gedreht werden</translation>
    </message>
    <message>
        <source>too many pieces belong to it</source>
        <translation>zu viele Steine gehören dazu</translation>
    </message>
    <message>
        <source>{n} in {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>Picture of the case</source>
        <translation>Bild des Falls</translation>
    </message>
    <message>
        <source>Loading the search</source>
        <translation>Die Suche wird geladen</translation>
    </message>
    <message>
        <source>{alg} is your alg for {case} now; the trainer uses it.</source>
        <translation>{alg} ist jetzt dein Alg für {case}; beim Üben wird er gezeigt.</translation>
    </message>
    <message>
        <source>a case of your own</source>
        <translation>ein eigener Fall</translation>
    </message>
    <message>
        <source>{activity} ({n} turns)</source>
        <translation>{activity} ({n} Züge)</translation>
    </message>
    <message>
        <source>Loading the search; compiling it, the first time, goes on after Cancel …</source>
        <translation>Die Suche wird geladen; wird sie beim ersten Mal kompiliert, geht das auch nach „Abbrechen“ weiter …</translation>
    </message>
    <message>
        <source>On the scramble</source>
        <translation>Auf dem Scramble</translation>
    </message>
    <message>
        <source>On the inverse</source>
        <translation>Auf dem Inversen</translation>
    </message>
    <message>
        <source>Copy the solution as competitors write it down, line by line</source>
        <translation>Die Lösung so kopieren, wie sie im Wettkampf aufgeschrieben wird, Zeile für Zeile</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>Wie sie gefunden wurde</translation>
    </message>
    <message>
        <source>What each line does</source>
        <translation>Was jede Zeile tut</translation>
    </message>
    <message>
        <source>Pages or a picture (*.pdf *.png *.svg)</source>
        <translation>Seiten oder ein Bild (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>Save a sheet of the cases</source>
        <translation>Ein Blatt mit den Fällen speichern</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Look at a sol&amp;ve</source>
        <translation>Eine Lösung a&amp;nsehen</translation>
    </message>
    <message>
        <source>See what each step of a solve cost, and which habit costs you the most</source>
        <translation>Sehen, was jeder Schritt einer Lösung kostet, und welche Gewohnheit dich am meisten kostet</translation>
    </message>
    <message>
        <source>reading the solve</source>
        <translation>die Lösung wird gelesen</translation>
    </message>
    <message>
        <source>looking at your solves</source>
        <translation>deine Lösungen werden angesehen</translation>
    </message>
    <message>
        <source>the best {step}</source>
        <translation>der beste Weg: {step}</translation>
    </message>
    <message>
        <source>look at a solve</source>
        <translation>eine Lösung ansehen</translation>
    </message>
    <message>
        <source>Comments behind // may be in it, and times behind moves, as in R@1.25; Shift+Enter begins a line</source>
        <translation>Kommentare hinter // dürfen dabei sein, und Zeiten hinter Zügen, wie in R@1.25; Umschalt+Enter beginnt eine Zeile</translation>
    </message>
    <message>
        <source>Solve on screen with the timer, {n} times or more: what costs you the most is told here then.</source>
        <translation>Löse am Bildschirm mit dem Timer, {n}-mal oder öfter: Dann steht hier, was dich am meisten kostet.</translation>
    </message>
    <message>
        <source>Nothing stands out in the last solves.</source>
        <translation>In den letzten Lösungen fällt nichts auf.</translation>
    </message>
    <message>
        <source>Loo&amp;k at it</source>
        <translation>A&amp;nsehen</translation>
    </message>
    <message>
        <source>Read the solve and show its steps (Enter)</source>
        <translation>Die Lösung lesen und ihre Schritte zeigen (Enter)</translation>
    </message>
    <message>
        <source>Stop looking for shorter steps (Esc)</source>
        <translation>Nicht weiter nach kürzeren Schritten suchen (Esc)</translation>
    </message>
    <message>
        <source>Play &amp;yours</source>
        <translation>Deine ab&amp;spielen</translation>
    </message>
    <message>
        <source>Paste a scramble, and its solution in the lines below or behind //.</source>
        <translation>Füge einen Scramble ein, und seine Lösung in den Zeilen darunter oder hinter //.</translation>
    </message>
    <message>
        <source>This counts your last {n} solves on screen at the most. A pasted solve, which may be anybody&apos;s, does not count.</source>
        <translation>Das zählt höchstens deine letzten {n} Lösungen am Bildschirm. Eine eingefügte Lösung, die von irgendwem sein kann, zählt nicht.</translation>
    </message>
    <message>
        <source>Play the chosen step as it was done, with times as fast as that was; pauses are cut to {seconds} s (Enter in the table)</source>
        <translation>Den gewählten Schritt abspielen, wie er gemacht wurde, mit Zeiten so schnell wie damals; Pausen werden auf {seconds} s gekürzt (Enter in der Tabelle)</translation>
    </message>
    <message>
        <source>Play &amp;the best</source>
        <translation>Beste abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play the shortest way to do the chosen step</source>
        <translation>Den kürzesten Weg für den gewählten Schritt abspielen</translation>
    </message>
    <message>
        <source>The shortest way to do this step is not known so far.</source>
        <translation>Der kürzeste Weg für diesen Schritt ist bisher nicht bekannt.</translation>
    </message>
    <message>
        <source>Looking at your last solves …</source>
        <translation>Deine letzten Lösungen werden angesehen …</translation>
    </message>
    <message>
        <source>Solve to look at</source>
        <translation>Lösung zum Ansehen</translation>
    </message>
    <message>
        <source>Look at a solve</source>
        <translation>Eine Lösung ansehen</translation>
    </message>
    <message>
        <source>Your habit</source>
        <translation>Deine Gewohnheit</translation>
    </message>
    <message>
        <source>This text is too long for a solve.</source>
        <translation>Dieser Text ist zu lang für eine Lösung.</translation>
    </message>
    <message>
        <source>{speed} turns a second</source>
        <translation>{speed} Züge je Sekunde</translation>
    </message>
    <message>
        <source>held {turns}</source>
        <translation>gehalten {turns}</translation>
    </message>
    <message>
        <source>This does not solve the cube of the scramble.</source>
        <translation>Das löst den Würfel des Scrambles nicht.</translation>
    </message>
    <message>
        <source>Line {line}, character {character}</source>
        <translation>Zeile {line}, Zeichen {character}</translation>
    </message>
    <message>
        <source>The step with its case, or with the slot that it filled</source>
        <translation>Der Schritt mit seinem Fall, oder mit dem Slot, den er gefüllt hat</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns of layers; turns of the whole cube do not count</source>
        <translation>Züge mit Schichten; Drehungen des ganzen Würfels zählen nicht</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>The fewest turns that would have done it</source>
        <translation>Die wenigsten Züge, die gereicht hätten</translation>
    </message>
    <message>
        <source>Seconds before its first turn was done</source>
        <translation>Sekunden, bis sein erster Zug gemacht war</translation>
    </message>
    <message>
        <source>Per s</source>
        <translation>Je s</translation>
    </message>
    <message>
        <source>Turns a second after that</source>
        <translation>Danach Züge je Sekunde</translation>
    </message>
    <message>
        <source>Steps of the solve</source>
        <translation>Schritte der Lösung</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>zugleich</translation>
    </message>
    <message>
        <source>Your solve, and the shortest steps below it</source>
        <translation>Deine Lösung, und darunter die kürzesten Schritte</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>Die besten</translation>
    </message>
    <message>
        <source>Sessions with times are compared here.</source>
        <translation>Hier werden Sitzungen mit Zeiten verglichen.</translation>
    </message>
    <message>
        <source>Your times by hour and day will be charted here.</source>
        <translation>Hier erscheint, wie deine Zeiten von Uhrzeit und Tag abhängen.</translation>
    </message>
    <message>
        <source>mean {mean}, best {best}</source>
        <translation>Mittel {mean}, beste {best}</translation>
    </message>
    <message>
        <source>What each phase takes will be charted here once solves are timed in phases.</source>
        <translation>Hier erscheint, wie lange jede Phase dauert, sobald in Phasen gestoppt wird.</translation>
    </message>
    <message>
        <source>What each phase takes</source>
        <translation>Wie lange jede Phase dauert</translation>
    </message>
    <message>
        <source>{mean} ({share} %), best {best}</source>
        <translation>{mean} ({share} %), beste {best}</translation>
    </message>
    <message>
        <source>a step to practise</source>
        <translation>ein Schritt zum Üben</translation>
    </message>
    <message>
        <source>How many turns more than the fewest you make will be charted here.</source>
        <translation>Hier erscheint, wie viele Züge mehr als nötig du machst.</translation>
    </message>
    <message>
        <source>Turns more than the fewest</source>
        <translation>Züge mehr als nötig</translation>
    </message>
    <message>
        <source>In the fewest turns</source>
        <translation>So kurz es geht</translation>
    </message>
    <message>
        <source>More turns on average</source>
        <translation>Züge mehr im Mittel</translation>
    </message>
    <message>
        <source>Forget how this step has gone, here only</source>
        <translation>Vergessen, wie dieser Schritt gelaufen ist, nur hier</translation>
    </message>
    <message>
        <source>Clear res&amp;ults…</source>
        <translation>&amp;Ergebnisse löschen…</translation>
    </message>
    <message>
        <source>Where the step is</source>
        <translation>Wo der Schritt ist</translation>
    </message>
    <message>
        <source>The fewest turns that the step takes</source>
        <translation>Die wenigsten Züge, die der Schritt braucht</translation>
    </message>
    <message>
        <source>The most turns that the step takes</source>
        <translation>Die meisten Züge, die der Schritt braucht</translation>
    </message>
    <message>
        <source>T&amp;akes</source>
        <translation>B&amp;raucht</translation>
    </message>
    <message>
        <source>Up t&amp;o</source>
        <translation>Bi&amp;s</translation>
    </message>
    <message>
        <source>What is practised</source>
        <translation>Was geübt wird</translation>
    </message>
    <message>
        <source>How it has gone</source>
        <translation>Wie es gelaufen ist</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Wie es kommt</translation>
    </message>
    <message>
        <source>Not practised yet.</source>
        <translation>Noch nicht geübt.</translation>
    </message>
    <message>
        <source>Forget how this step has gone: {count}?</source>
        <translation>Vergessen, wie dieser Schritt gelaufen ist: {count}?</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Ergebnisse löschen</translation>
    </message>
    <message>
        <source>this is not a valid choice of steps</source>
        <translation>das ist keine Auswahl von Schritten</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>In how many phases, and how long Space is held</source>
        <translation>In wie vielen Phasen, und wie lange die Leertaste gehalten wird</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Hold before the start</source>
        <translation>Vor dem Start halten</translation>
    </message>
    <message>
        <source>Call out 8 and 12 seconds</source>
        <translation>8 und 12 Sekunden ansagen</translation>
    </message>
    <message>
        <source>Whole solves</source>
        <translation>Ganze Lösungen</translation>
    </message>
    <message>
        <source>{n} phases</source>
        <translation>{n} Phasen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>an odd number of edges is flipped, and turns flip two at a time</source>
        <translation>eine ungerade Zahl von Kanten ist gekippt, und Drehungen kippen immer zwei auf einmal</translation>
    </message>
    <message>
        <source>the twists of the corners do not add up to whole turns</source>
        <translation>die Drehungen der Ecken ergeben zusammen keine vollen Umdrehungen</translation>
    </message>
    <message>
        <source>turns never swap two pieces alone</source>
        <translation>Drehungen tauschen nie nur zwei Teile</translation>
    </message>
    <message>
        <source>looking for what contradicts</source>
        <translation>Widersprüche werden gesucht</translation>
    </message>
    <message>
        <source>no cube fits: {what}</source>
        <translation>kein Würfel passt: {what}</translation>
    </message>
    <message>
        <source>no cube with this symmetry fits: {what}</source>
        <translation>kein Würfel mit dieser Symmetrie passt: {what}</translation>
    </message>
    <message>
        <source>no cube fits: the centres of a pattern are at home, or do not matter</source>
        <translation>kein Würfel passt: die Mittelstücke eines Musters sind am Platz oder egal</translation>
    </message>
    <message>
        <source>no cube fits. {fault}</source>
        <translation>kein Würfel passt. {fault}</translation>
    </message>
    <message>
        <source>{sticker} cannot be so</source>
        <translation>{sticker} kann nicht so sein</translation>
    </message>
    <message>
        <source>{n} stickers contradict each other</source>
        <translation>{n} Sticker widersprechen sich</translation>
    </message>
    <message>
        <source>{stickers} contradict each other</source>
        <translation>{stickers} widersprechen sich</translation>
    </message>
    <message>
        <source>&apos;{sign}&apos; is no cell of a pattern: there are U R F D L B, a to z, .</source>
        <translation>„{sign}“ ist kein Feld eines Musters: es gibt U R F D L B, a bis z, .</translation>
    </message>
    <message>
        <source>a pattern has {all} cells, or {few} for every face; this has {count}</source>
        <translation>ein Muster hat {all} Felder, oder {few} für alle Seiten; dieses hat {count}</translation>
    </message>
    <message>
        <source>a quarter turn about a side</source>
        <translation>Vierteldrehung um eine Seitenachse</translation>
    </message>
    <message>
        <source>half a turn about a side</source>
        <translation>halbe Drehung um eine Seitenachse</translation>
    </message>
    <message>
        <source>half a turn about an edge</source>
        <translation>halbe Drehung um eine Kantenachse</translation>
    </message>
    <message>
        <source>a third of a turn about a corner</source>
        <translation>Dritteldrehung um eine Eckenachse</translation>
    </message>
    <message>
        <source>mirrored through the middle</source>
        <translation>am Mittelpunkt gespiegelt</translation>
    </message>
    <message>
        <source>mirrored between two sides</source>
        <translation>zwischen zwei Seiten gespiegelt</translation>
    </message>
    <message>
        <source>mirrored across a diagonal</source>
        <translation>über eine Diagonale gespiegelt</translation>
    </message>
    <message>
        <source>a mirrored quarter turn</source>
        <translation>gespiegelte Vierteldrehung</translation>
    </message>
    <message>
        <source>half a turn about every side</source>
        <translation>halbe Drehung um jede Seitenachse</translation>
    </message>
    <message>
        <source>all {n} symmetries</source>
        <translation>alle {n} Symmetrien</translation>
    </message>
    <message>
        <source>there is no symmetry &apos;{name}&apos;; there are {names}</source>
        <translation>es gibt keine Symmetrie „{name}“; es gibt {names}</translation>
    </message>
    <message>
        <source>looking for cubes that fit</source>
        <translation>passende Würfel werden gesucht</translation>
    </message>
    <message>
        <source>counting the cubes that fit</source>
        <translation>passende Würfel werden gezählt</translation>
    </message>
    <message>
        <source>a method has a step, and its last one solves the cube</source>
        <translation>eine Methode hat mindestens einen Schritt, und der letzte löst den Würfel</translation>
    </message>
    <message>
        <source>a step has a name</source>
        <translation>ein Schritt hat einen Namen</translation>
    </message>
    <message>
        <source>step {n}</source>
        <translation>Schritt {n}</translation>
    </message>
    <message>
        <source>trying the method</source>
        <translation>die Methode wird getestet</translation>
    </message>
    <message>
        <source>{colour} (key {key})</source>
        <translation>{colour} (Taste {key})</translation>
    </message>
    <message>
        <source>Any colour: this sticker does not matter (key 0)</source>
        <translation>Beliebige Farbe: Dieser Sticker ist egal (Taste 0)</translation>
    </message>
    <message>
        <source>{letter}: equal letters on a side are equal colours, different ones are different (key {letter})</source>
        <translation>{letter}: Gleiche Buchstaben auf einer Seite sind gleiche Farben, verschiedene sind verschiedene (Taste {letter})</translation>
    </message>
    <message>
        <source>Find c&amp;ubes of a pattern</source>
        <translation>Würfel zu einem Muster su&amp;chen</translation>
    </message>
    <message>
        <source>Paint a pattern, and find every cube that fits, with moves that lead to it</source>
        <translation>Ein Muster malen und alle passenden Würfel finden, mit Zügen dorthin</translation>
    </message>
    <message>
        <source>Choose size 3 first: patterns are searched for on the 3×3×3</source>
        <translation>Wähle zuerst Größe 3: Muster werden nur auf dem 3×3×3 gesucht</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>Das Muster</translation>
    </message>
    <message>
        <source>The arrow keys go from sticker to sticker; 1 to 6 paint colours, a to f letters, 0 lets a sticker not matter, and Enter paints with what is chosen below</source>
        <translation>Die Pfeiltasten gehen von Sticker zu Sticker; 1 bis 6 malen Farben, a bis f Buchstaben, 0 macht einen Sticker egal, und Enter malt mit dem, was unten gewählt ist</translation>
    </message>
    <message>
        <source>Click or drag to paint stickers; another click on the same takes it away</source>
        <translation>Klicken oder Ziehen malt Sticker; noch ein Klick auf denselben nimmt es weg</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>beliebige Farbe</translation>
    </message>
    <message>
        <source>a cube of the pattern</source>
        <translation>ein Würfel mit dem Muster</translation>
    </message>
    <message>
        <source>Looking for the shortest moves: {activity}</source>
        <translation>Die kürzesten Züge werden gesucht: {activity}</translation>
    </message>
    <message>
        <source>{activity} ({n} found)</source>
        <translation>{activity} ({n} gefunden)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Method wor&amp;kshop</source>
        <translation>Methoden&amp;werkstatt</translation>
    </message>
    <message>
        <source>Change a method step by step, and try it on many cubes</source>
        <translation>Eine Methode Schritt für Schritt ändern und an vielen Würfeln testen</translation>
    </message>
    <message>
        <source>Choose size 3 first: methods are those of the 3×3×3</source>
        <translation>Wähle zuerst Größe 3: Methoden gibt es nur beim 3×3×3</translation>
    </message>
    <message>
        <source>a goal to paint</source>
        <translation>ein Ziel zum Malen</translation>
    </message>
    <message>
        <source>Everything is grey: click the pieces that should be solved.</source>
        <translation>Alles ist grau: Klick an, was am Platz sein soll.</translation>
    </message>
    <message>
        <source>Methods (*.toml)</source>
        <translation>Methoden (*.toml)</translation>
    </message>
    <message>
        <source>Open a method</source>
        <translation>Eine Methode öffnen</translation>
    </message>
    <message>
        <source>Save the method as a file</source>
        <translation>Die Methode als Datei speichern</translation>
    </message>
    <message>
        <source>{done} of {count} cubes</source>
        <translation>{done} von {count} Würfeln</translation>
    </message>
    <message>
        <source>this is a {cube}, and a {followed} was followed</source>
        <translation>das ist ein {cube}, und verfolgt wurde ein {followed}</translation>
    </message>
    <message>
        <source>waiting for what another search loads</source>
        <translation>wartet auf das, was eine andere Suche lädt</translation>
    </message>
    <message>
        <source>(changed by you)</source>
        <translation>(von dir geändert)</translation>
    </message>
    <message>
        <source>no printer is known here; the pages can be saved as PDF instead</source>
        <translation>hier ist kein Drucker bekannt; die Seiten lassen sich stattdessen als PDF speichern</translation>
    </message>
</context>
</TS>

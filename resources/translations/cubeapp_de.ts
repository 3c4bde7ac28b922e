<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

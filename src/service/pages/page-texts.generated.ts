/** Generated from the Markdown files by npm run generate; edit those. */

export const PAGE_TEXTS = {
  glossary: `# Glossary

Where schools use a word differently, this is how Pitch Map uses it – in code, documents and pages.

| Term | Meaning | Not |
|---|---|---|
| pitch, \`midi\` | a sounding height, 0–127, C4 = 60 | «note number» |
| pitch class | one of twelve, 0–11, C = 0. On the wire \`pitchClass\` is the spelled name, \`pitchClassNumber\` the number | «chroma» |
| note name, spelling | a written letter and accidental, chosen by the key and by where the line goes (decision 53): C# is not Db | |
| written octave | the octave of the letter: B#3 sounds as C4, Cb4 as B3 | |
| interval | distance between two pitches, in semitones or by name (M3) | |
| degree | 1-based step of a scale or chord with its alteration: b3, #11. Its number gives the letter | array index |
| layer | which tones count as inside: those of the scale or those of the chord | |
| voicing | ordered sounding pitches with a string and fret each | «position» |
| shape, grip | a movable voicing without root | |
| barre | one finger across two or more strings at one fret | |
| string | 1 = highest (E4), 6 = lowest (E2) | 0-based index |
| fret | 0 = open; counted from the capo, from the nut without one | −1 for muted (that is \`x\`) |
| fret position | a string and a fret | a bare «position» |
| hand position | the fret under the index finger | |
| hand window | inclusive fret range under the hand; soft: leaving it costs | |
| route | chosen fret positions for a line of notes | |
| move | the way from a chord to another one that is related to it; \`/api/composer\` and \`suggest_moves\` answer with moves | «bridge» |
| neck | an instrument in a tuning, with its capo | |
| cost | what the route planner minimises, the sum of its printed parts | |
| onset | the notes that start together; what still sounds then is held | «slice» |
| voice | a part that moves by itself: melody, bass | |
| pin | a place or finger that a note must keep | |
| re-entrant | of a neck: a string sounds higher than the one before it, so no string is the bass | |
| arrangement | a piece reduced to what one player can play, with every change named | |
| zone | a stretch of the neck that a route keeps to | |
| measure | a container of notes with tempo and time signature | |
| bar | the length of the time signature; the practice parameter \`bars\` counts these | |
| beat | one unit of the time signature's denominator | |
| drone | a pitch that returns under or over a moving line and rings on its open string; on a banjo also the short string | |
| figure | notes that belong together, up to 16; within one a pitch keeps its place | |
| sheet | ASCII tab for people: systems, bar lines, tempo and meter; in the page also a panel over the others | |
| strip | the line of chords over the tab | |
| score view | notation over the tab, in step with it | |
| reading mode | the page with the tab alone, to play from | |
| shelf | where the projects of a browser are kept | |
| take | what is played along with the tab once through; its notes are right, early, late, of another octave, wrong or missed | |
| drill | pitches that aim at a target, in a rhythm, at their places, made to be looped | «exercise» |
| target | in a drill: a pitch to aim at, with its beat; also the kind of drill (\`guide-tones\`) | |
| landing | the chord tone that an enclosure or an approach leads to | |
| ladder | the pitches of a set that the hand reaches, ascending; lines walk on its rungs | |
| riff tone | one of the five tones of a recipe; a colour tone is one that plain major or minor lacks | |
| guide tones | third and seventh of a chord (third and fifth of a triad, third and sixth of a sixth chord) | |
| avoid note | scale tone a half step above a chord tone (other rules on dominants) | forbidden note |
| tension | scale tone a whole step above a chord tone | |
`,
  'first-request': `# First request

Start the service with \`npm start\`; it answers at \`http://127.0.0.1:8787\`. Nothing needs a key, every GET is a function of its query, and the same question always gives the same bytes.

## Where is a note?

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/map?note=D4&root=G' | head -c 320
{"apiVersion":"2026-11-02","selected":{"midi":62,"note":"D4","pitchClass":"D","pitchClassNumber":2,"octave":4,"frequencyHz":293.665,"givenAs":"note","octaveAssumed":false},"piano":{"preset":"49-key","keyCount":49,"range":{"lowMidi":36,"highMidi":84},"exactKey":{"keyNumber":27,"midi":62,"note":"D4","color":"white"},"sam
\`\`\`\`

\`selected\` says what was asked for, \`fretboard.exactPositions\` holds every string and fret of that pitch (string 1 is the highest), \`theory\` what the note is in the key. A \`#\` in a URL is written \`%23\`.

The same as text that a person or a chat can read, with a drawn neck:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/map?note=D4&root=G&format=md' | head -c 900
# D4 – MIDI 62, 293.665 Hz

- D4 is the perfect fifth (5) of G: in G Major, in G.
- Piano: key 27 of 49-key, white. Keys of that name: D2 (key 3), D3 (key 15), D4 (key 27), D5 (key 39).
- G Major: G A B C D E F#. G: G B D.

## Guitar: D4 itself (string 1 is the highest)

| String | Fret | Note | Interval |
|---|---|---|---|
| 2 | 3 | D4 | 5 |
| 3 | 7 | D4 | 5 |
| 4 | 12 | D4 | 5 |
| 5 | 17 | D4 | 5 |
| 6 | 22 | D4 | 5 |

\`\`\`text
        1    2    3    4    5    6    7    8    9   10   11   12   13   14   15
e     ║----│----│----│----│----│----│----│----│----│----│----│----│----│----│----│
B     ║----│----│-5--│----│----│----│----│----│----│----│----│----│----│----│----│
G     ║----│----│----│----│----│----│-5--│----│----│----│----│----│----│----│----│
D     ║----│----│----│----│---
\`\`\`\`

\`format=md\` works on every operation; so does the header \`Accept: text/markdown\`.

## How is a chord gripped?

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/chord?symbol=F%23m7&style=barre&limit=1&format=md' | head -c 700
# F#m7 – minor seventh

- Tones: F# (R) A (b3) C# (5) E (b7).
- 97 playable grips meet the filters; the best 1 follow. Boxes show the low string on the left.

## 1. 242222 – F#m7, E minor seventh form

\`\`\`text

   ╒═╤═╤═╤═╤═╕
   │ │ │ │ │ │
   ├─┼─┼─┼─┼─┤
   1 │ 1 1 1 1
   ├─┼─┼─┼─┼─┤
   │ │ │ │ │ │
   ├─┼─┼─┼─┼─┤
   │ 3 │ │ │ │
   └─┴─┴─┴─┴─┘
\`\`\`

- Frets low string first: 242222; fingers 131111; barre with finger 1 at fret 2, strings 6 to 1.
- Notes: F#2 (R, string 6), C#3 (5, string 5), E3 (b7, string 4), A3 (b3, string 3), C#4 (5, string 2)
\`\`\`\`

Every document lists its pictures in \`pictures\`: SVG with a title and a description in words. \`theme=dark\` varies them, \`labels=notes\` those without tab, \`leftHanded=true\` those of necks and grips, and \`.png\` in place of \`.svg\` gives pixels to hosts that show no SVG:

![The open C chord](http://127.0.0.1:8787/api/diagram/voicing.svg?frets=x32010)

## When something is wrong

A refusal says what was asked, why not, and what would work:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/scale-map?root=F&scale=lydain'
{"error":"scale: \\"lydain\\" is not a scale id; /api/scales lists all of them; did you mean \\"lydian\\"?","code":"invalid-parameter","issues":[{"path":"scale","message":"scale: \\"lydain\\" is not a scale id; /api/scales lists all of them","didYouMean":"lydian"}],"didYouMean":"lydian"}
\`\`\`\`

\`code\` never changes, the sentence may improve, \`didYouMean\` is the value to try. A parameter that looks like a typo, that belongs elsewhere in the request or to another operation, or that is a word of music which no operation takes, is refused as well and the refusal says who takes it; any other (\`utm_source\`, a cache-buster) is ignored and named in \`X-Ignored-Parameters\`. More than 32 unknown names are refused.

## In a terminal

\`\`\`sh
npx pitch-map map D4 --root G
npx pitch-map voicings F#m7 --style barre
npx pitch-map help route
\`\`\`

Commands, parameters and refusals are those of the API; \`--json\` prints the document.

Next: [Routes and drills](routes-and-drills.md).
`,
  'routes-and-drills': `# Routes and drills

A *route* is a place on the neck and a finger for every note of a line. The planner searches a model of the hand exactly, but for three small terms that look more than one note back (a pitch that moves, a wide roll, a finger that jumps over a note), which are charged along the best way to each place: height on the neck, shifts, stretches, string changes, weak fingers. Every route prints the parts of its cost, and they add up.

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/route?notes=C3,D3,E3,F3,G3&position=first&limit=1&format=md' | head -c 1200
# Play 5 notes (C Major) with the least hand movement, inside frets 1-4

\`\`\`text
Tempo 90, 4/4
e|----------------|----------------|
B|----------------|----------------|
G|----------------|0---------------|
D|----0---2---3---|----------------|
A|3---------------|----------------|
E|----------------|----------------|
\`\`\`

Best route: open position, cost 24 (height 8, open-string 40, open-string-waived -40, string-change 16), efficiency 89 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | C3 | R | 5 | 3 | ring | 1 |
| 1 | D3 | 2 | 4 | 0 | open | 1 |
| 2 | E3 | 3 | 4 | 2 | middle | 1 |
| 3 | F3 | 4 | 4 | 3 | ring | 1 |
| 4 | G3 | 5 | 3 | 0 | open | 1 |

Proof: every note lies at its pitch; fingers in order; 0 notes outside the hand window (frets 1-4); highest fret 3.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2iwY2QyAZFtxy0VEwhTRvQM0VkADOdoozkiGmxkAPAPOIsQGqI42UYgE)

![Picture 1](http://127.0.0.1:8787/api/diagram/tab.svg?zproject=2iwY2QyAZFtxy0VEwhTRvQM0VkADOdoozkiGmxkAPAPOIsQGqI42UYgE)
![Picture 2](http://127.0.0.1:8787/api/diagram/fretboard.svg?root=C&scale=major&positions=S5F3,S4F0,S4F2,S4F3,S
\`\`\`\`

- \`notes\` are names or MIDI numbers. A name without octave leaves the octave to the planner.
- \`position=first\` … \`twelfth\`, \`open\` or \`hand=5-8\` say where the hand should lie. It is a preference: leaving it costs, and \`proof.notesOutsideHandWindow\` counts. \`maxFret\` is a hard limit.
- \`routes[0]\` is the best; the others are the best of other parts of the neck.
- \`start=S5F7\` (the place of the first note) or \`near=7\` (a fret) choose the part of the neck; \`proof.beginsAtStart\` and \`proof.meanFret\` tell the outcome.
- \`style=position\`, \`three-per-string\`, \`one-string\` or \`open\` say how the line lies. A filter: what cannot lie so is refused, and \`proof.keepsStyle\` is read from the places. Drills take it too.
- \`shape=E-major-barre:1\` or \`frets=x32010\` holds a chord: its notes are played where it lies, by the fingers that hold it; \`shapeContext\` says what that changed.
- \`fingers=true\` adds \`asciiSheet\`: the tab in systems with bar lines, tempo, meter and a line of fingers. \`/api/tab/export?wrap=80\` draws any project so.
- A posted melody with a rhythm is fingered for its \`tempo\`: shifts and stretches are dearer where notes are short.

A pitch below the instrument is refused by name:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/route?notes=C1'
{"error":"Cannot place C1, note 1: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88); did you mean \\"C3\\"?","code":"unplayable-pitch","issues":[{"path":"notes[0]","message":"Cannot place C1, note 1: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88)","didYouMean":"C3"}],"didYouMean":"C3"}
\`\`\`\`

For a melody with its own rhythm, post it:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/route?format=md' -d '{"notes":[{"note":"G3","durationBeats":1.5},{"note":"A3","durationBeats":0.5},{"note":"B3"}],"root":"G","limit":1}' | head -c 420
# Play 3 notes (G Major) with the least hand movement

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|--------0-------|
G|0-----2---------|
D|----------------|
A|----------------|
E|----------------|
\`\`\`

Best route: open position, cost 10 (height 2, open-string 40, open-string-waived -40, string-change 8), efficiency 92 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|
\`\`\`\`

## Chords and several voices

Notes with the same \`startBeat\` are a chord, and a note that lasts beyond the start of others is held on its string while they are played. A note whose length is left out is not held. Such a request is planned by a second model of the hand (\`hand-p1\`, see decision 33); a line whose notes never overlap keeps the first.

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/route?format=md' -d '{"notes":[{"note":"A2","startBeat":0,"durationBeats":3},{"note":"C4","startBeat":0,"durationBeats":2},{"note":"D4","startBeat":2,"durationBeats":1}],"root":"A","scale":"naturalMinor","limit":1}' | head -c 900
# Play 3 notes in 2 onsets (A Natural Minor) with the least hand movement

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|1-------3-------|
G|----------------|
D|----------------|
A|0---------------|
E|----------------|
\`\`\`

Best route: open position, cost 23 (height 12, open-in-chord -5, gap-in-pair 8, press 8), efficiency 84 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | A2 | R | 5 | 0 | open | 1 |
| 0 | C4 | b3 | 2 | 1 | index | 1 |
| 2 | D4 | 4 | 2 | 3 | ring | 1 |

Proof: every note lies at its pitch; fingers in order; 0 notes outside the hand window (frets 0-24); highest fret 3. A hand can play every onset; held notes are kept or named; widest reach 0 mm.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2i1ZyVIAWVAqQLA5uwegoGEOaOaBmC0gASDuiFQUoZoIyAcxMU3D2AUcmUBQS3MDECktLhrEoPjFSigUA)

![Picture 1]
\`\`\`\`

- Each route tells its \`onsets\`: what is struck, what is held and by which finger, what is let go, and the barres. Each note tells its \`onset\`, its \`barre\` and its \`voice\`.
- A chord that is struck, or plucked note after note and held, has the fingers that \`/api/chord\` prints for the same frets, or others as handy. A finger stays while its note sounds wherever fingers for the same places can; a warning names one that gives way.
- A note may be pinned: \`string\`, \`fret\`, \`finger\` (\`index\` … \`little\`, \`open\`), \`barre\`, \`handPositionFret\`. \`letRing\` holds it for four beats at least.
- Where notes sound together, \`style=lead|acoustic\` chooses the weights; without it chords over held notes, pieces whose notes are mostly plucked in turn and chords with open strings are acoustic. \`constraints.style\` says which it was. Where no two notes sound together the line is one of single notes, and a line that breaks one open chord lies in its grip with the fingers of the grip.
- \`proof.playable\` and its parts (\`fingersInOrder\`, \`barresLegal\`, \`withinReach\`, \`heldNotesKept\` …) are read off the printed route by code that did not plan it.

What no hand can play is refused with the notes, the reason and what would do:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/route' -d '{"notes":[{"note":"E2","startBeat":0},{"note":"F2","startBeat":0}]}'
{"error":"No hand can play E2, F2 together at beat 0; it can be played without E2","code":"unplayable-chord","issues":[{"path":"notes[0]","message":"No hand can play E2, F2 together at beat 0; it can be played without E2"}]}
\`\`\`\`

## Arrangements

\`POST /api/arrange\` makes a piano score, several voices or a melody with chord symbols playable. It keeps the melody first, then the bass, then the harmony; notes are moved by octaves or dropped, and every change is named by bar.

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/arrange?format=md' -d '{"melody":[{"note":"E4"},{"note":"E4"},{"note":"F4"},{"note":"G4"}],"chords":[{"symbol":"C"}],"difficulty":"easy","capo":"auto"}' | head -c 500
# Play 6 notes in 4 onsets (C Major) with the least hand movement

\`\`\`text
Tempo 90, 4/4
  C
e|0---0---1---3---|
B|----------------|
G|0---------------|
D|----------------|
A|3---------------|
E|----------------|
\`\`\`

Best route: open position, cost 62 (height 21, open-note -5, open-in-chord -10, gap-in-chord 40, press 16), efficiency 79 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | E4 | 3 | 1 | 0 | open | 1 |
| 1 |
\`\`\`\`

- \`notes\` is a score: \`voice\` may be \`melody\`, \`bass\`, \`harmony\`, or the hands of a piano, \`right\` and \`left\`.
- \`keep=melody,bass\` leaves out the rest; \`difficulty\` is \`easy\` (no barre, no stretch), \`medium\` or \`hard\`.
- \`transpose=octave\` (the default) tries octaves, \`auto\` other keys too; \`capo=auto\` and \`tuning=auto\` try those. \`proposals\` are the best three with what each keeps; post \`parameters\` of one with the same score to get it.
- Of a long melody with many chords, these have fewer inner voices, so that there are no more than 256 notes; \`report\` says how many. Sent in parts, the piece has fuller ones.
- \`arrangementProof\` says whether every note is accounted for, the melody is whole and on top, and the bass lowest.

On the command line: \`pitch-map arrange score.json --capo auto --difficulty easy\`.

## Drills

A drill takes a chord in a key and compiles targets, rhythm, count-in, route and tab:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/practice?key=A&scale=naturalMinor&chord=minor&position=first&format=md' | head -c 900
# Play every tone of the chord, in order, up, over Am in A Natural Minor: 1 bar of quarter notes at 60 bpm, then repeat without a break

- Key A naturalMinor, chord minor, target chord-tones, level beginner.
- 1 bar at 60 beats a minute, 4 beats of count-in, loop of 4 beats.

\`\`\`text
Tempo 60, 4/4
  Am
e|----------------|
B|----------------|
G|------------2---|
D|--------2-------|
A|0---3-----------|
E|----------------|
\`\`\`

| Beat | Length | Note | Interval | Role | String | Fret | Finger |
|---|---|---|---|---|---|---|---|
| 0 | 1 | A2 | R | root | 5 | 0 | open |
| 1 | 1 | C3 | b3 | chord-tone | 5 | 3 | ring |
| 2 | 1 | E3 | 5 | chord-tone | 4 | 2 | middle |
| 3 | 1 | A3 | R | root | 3 | 2 | middle |

- Partial barre: one finger rolls over to another string at note 4

Proof: 4 targets, all mapped; places come from the best route.

[Open the drill with playback](http://127.0.0.1:8787/?z
\`\`\`\`

\`target\` chooses what is drilled (\`chord-tones\`, \`guide-tones\`, \`enclosure\`, …), \`level\` the note values and the tempo and, where no \`position\` is asked for, how far up the neck it goes: fret 4, 7 or 12. \`compactUrl\` opens it with playback.

Drills on several strings come from \`/api/practice/pattern\`: \`pattern=thirds\`, \`sixths\` or \`octaves\` of a scale (\`key\`, \`scale\`), or arpeggios, waltzes and Travis picking over \`chords\` that the hand holds, with the letters p i m a of the plucking hand below the tab:

\`\`\`sh
curl 'http://127.0.0.1:8787/api/practice/pattern?pattern=travis&chords=C,Am,F,G7&format=md'
curl 'http://127.0.0.1:8787/api/practice/pattern?pattern=sixths&key=G&format=md'
\`\`\`

## One note

\`/api/positions\` ranks every place of one pitch for the hand, also coming from another place (\`previous=S3F7\`):

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/positions?note=E4&previous=S3F7&maxFret=15&format=md' | head -c 500
# Places of E4, best first

Frets 0 to 15 under the hand, up to fret 15.

| Rank | String | Fret | Note | Interval | Finger | Cost | Why |
|---|---|---|---|---|---|---|---|
| 1 | 3 | 9 | E4 | 3 | ring | 9 | height 9 |
| 2 | 2 | 5 | E4 | 3 | index | 13 | height 5, string-change 8 |
| 3 | 1 | 0 | E4 | 3 | open | 43 | open-string 20, string-change 8, string-skip 15 |
| 4 | 4 | 14 | E4 | 3 | little | 373 | height 14, above-twelfth 16, thick-string 30, little-finger 5, shift 60, shift-distance 240, s
\`\`\`\`

Next: [Harmony](harmony.md).
`,
  instruments: `# Instruments, tunings, capo

Without parameters every answer is for a six-string guitar in standard tuning. Three parameters choose another neck, on every operation that names strings or frets, as GET and POST, over MCP and on the command line:

- \`instrument\` – an id of \`/api/instruments\`, such as \`bass\`, \`guitar-7\`, \`ukulele\`, \`banjo\`. Usual names (\`uke\`, \`5-string bass\`) are accepted.
- \`tuning\` – an id (\`drop-d\`), a usual name (\`DADGAD\`, \`Eb standard\`), or the open strings as pitches, the last string first: \`D2,A2,D3,G3,B3,E4\`. 3 to 10 strings. Left out, it is the standard tuning of the instrument.
- \`capo\` – a fret from 0 to 12.

Strings are numbered as players number them: 1 is the first course, whatever it sounds. Frets are counted from the capo, so that open + capo + fret is the pitch; the fifth string of a banjo begins at its fifth fret and has the frets 0, 6, 7 … With a capo it is taken to be raised as well, by a spike or a fifth-string capo, as banjo players do: with \`capo=2\` in open G the open strings sound A4 E3 A3 C#4 E4, and the fifth string's first fretted place is still counted as 6. It is a drone: routes, riffs and grips leave it open.

\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/instruments?instrument=ukulele&format=md'
# Instruments and tunings

## Ukulele

instrument=ukulele: 4 strings, 18 frets.

| tuning | Name | Open strings, the last first | Range | Also called |
|---|---|---|---|---|
| standard | Standard | G4 C4 E4 A4 | C4–Eb6 | high G, C6, re-entrant |
| low-g | Low G | G3 C4 E4 A4 | G3–Eb6 | linear |
| baritone | Baritone | D3 G3 B3 E4 | D3–Bb5 | bari |
| d-tuning | D | A4 D4 F#4 B4 | D4–F6 | D6, English tuning |
\`\`\`

## One grip, another neck

A grip has one place a string, the last string first. The first C of a ukulele:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/chord?symbol=C&instrument=ukulele&limit=1&scaleLimit=1&format=md' | head -c 420
# C – major triad

- Tones: C (R) E (3) G (5).
- 59 playable grips meet the filters; the best 1 follow. Boxes show string 4 on the left.

## 1. 0003 – C

\`\`\`text
   o o o
   ╒═╤═╤═╕
   │ │ │ │
   ├─┼─┼─┤
   │ │ │ │
   ├─┼─┼─┤
   │ │ │ 3
   ├─┼─┼─┤
   │ │ │ │
   └─┴─┴─┘
\`\`\`

- Frets string 4 first: 0003; fingers ---
\`\`\`\`

A grip in drop D, whose last string sounds D2:

\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/identify?frets=000xxx&tuning=drop-d&limit=1&format=md' | head -c 300
# D5 – power chord

000xxx: D2 (string 6 fret 0), A2 (string 5 fret 0), D3 (string 4 fret 0). Bass D.

| Rank | Symbol | Name | Score | Left out | In the key | Reason |
|---|---|---|---|---|---|---|
| 1 | D5 | power chord | 99 |  |  | every tone of the chord sounds, root in the bass |

On Guitar,
\`\`\`

## What a document says

A document on another neck has \`tuning\` (the id, or \`custom\` for pitches that match no row) and \`instrument\`: id, name, capo, highest fret and strings. \`maxFret\` defaults to the last fret of the neck above the capo. With a capo a chord has two names: \`soundingSymbol\` is what is heard, \`shapeSymbol\` the shape that the hand makes, spelled in one key with the chords beside it. \`POST /api/check\` takes a symbol as it sounds; where it is the name of the shape, it says so.

\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/voicings?root=E&capo=2&limit=1' | head -c 130
{"apiVersion":"2026-11-09","root":"E","chord":"major","symbol":"E","soundingSymbol":"E","shapeSymbol":"D","tones":[{"pitchClass":"
\`\`\`

Links inside a document lead to the same neck, and projects carry theirs: \`/api/tab/export\`, \`/api/project\` and \`/api/diagram/tab.svg\` refuse an \`instrument\`, \`tuning\` or \`capo\` that says otherwise.

\`POST /api/check\` reads the tuning from the labels of a tab (\`D A D G B E\` from the lowest line up, or four lines of a bass) unless the parameters name one.

## Refusals

\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/map?note=D2&tuning=drop-e'
{"error":"tuning: \\"drop-e\\" is not a tuning of guitar (instrument=guitar-8 has it); /api/instruments lists them, or give pitches, the last string first: E2,A2,D3,G3,B3,E4","code":"invalid-parameter","issues":[{"path":"tuning","message":"tuning: \\"drop-e\\" is not a tuning of guitar (instrument=guitar-8 has it); /api/instruments lists them, or give pitches, the last string first: E2,A2,D3,G3,B3,E4","allowed":["standard-6-string","half-step-down","d-standard","c-standard","drop-d","drop-c-sharp","drop-c","drop-b","double-drop-d","dadgad","open-d","open-g","open-e","open-a","open-c","all-fourths","nashville"],"instead":{"instrument":"guitar-8","tuning":"drop-e"}}]}
\`\`\`
`,
  harmony: `# Harmony

## Grips, and grips in a row

\`/api/chord\` reads any chord symbol; \`/api/voicings\` takes one of six plain types. Both narrow grips by \`style\`, \`noBarre\`, \`position\`, \`maxDifficulty\`, \`strings\`, \`bass\`, \`top\` and \`inversion\`. Every grip is proved apart from the search: each string sounds a chord tone, and four fingers can hold it.

A progression is fingered as a whole, so that the hand moves least:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/progression?chords=Dm7,G7,Cmaj7&limit=1&format=md' | head -c 420
# Dm7 – G7 – Cmaj7

| Path | Cost | Grips | Change 1 | Change 2 |
|---|---|---|---|---|
| 1 | 63 (grips 6, motion 57) | xx0211 → 320001 → x32000 | 35: fingers kept 0, frets moved 0 | 22: fingers kept 0, frets moved 0 |

## 1. xx0211 – Dm7, D minor seventh form

\`\`\`text
   x x o
   ╒═╤═╤═╤═╤═╕
   │ │ │ │ 1 2
   ├─┼─┼─┼─┼─┤
   │ │ │ 3 │ │
   ├─
\`\`\`\`

   ├─�
   ├─�

Known grips low on the neck with the root in the bass come first, as in songbooks; \`prefer=voices\` puts the smoothest voices first, whatever lies in the bass. \`paths[n].fingers\` are the fingers of that path, which let others stay down: Dsus4 xx0233 is held 1 3 4 beside D.

Two chords in detail: \`/api/voice-leading?from=Cmaj7&to=A7b9\`, with \`prefer\` and \`key\` as well, and with \`fromFrets\` for the grip that the hand already holds.

With \`key\`, chords may be Roman numerals, \`chords=ii7,V7,Imaj7&key=G\`, or the numbers of a chart, \`chords=1,6m,4,5&key=G\`; each chord then tells its numeral and what it does (\`inKey\`). Numerals count from the major scale on the tonic in every key, so G is bVII of A minor.

## Names

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/identify?frets=x02210&format=md' | head -c 420
# Am – minor triad

x02210: A2 (string 5 fret 0), E3 (string 4 fret 2), A3 (string 3 fret 2), C4 (string 2 fret 1), E4 (string 1 fret 0). Bass A.

| Rank | Symbol | Name | Score | Left out | In the key | Reason |
|---|---|---|---|---|---|---|
| 1 | Am | minor triad | 100 |  |  | every tone of the chord sounds, root in the bass |
| 2 | C6/A | major sixth | 81 | 5 |  | the tones that name the chord sound, 5 left out,
\`\`\`\`

A set of notes has several names; they are ranked, and each says why. \`key\` settles spelling and preference: D F G# B is G#dim7 in A minor. Names such as \`Es7\`, \`Cism\` or \`H\` are refused with the English name.

## Scales over a chord

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/chord-scale?root=G&chord=dominant7&contextRoot=C&contextScale=naturalMinor&limit=2&format=md' | head -c 700
# Scales over G7 (G B D F)

In C Natural Minor it is V7, dominant, not a chord of the key.

Play G Phrygian Dominant (G Ab B C D Eb F), the fifth mode of C harmonic minor: the first choice over V7, the dominant; one of its tones lies outside the key.

| Rank | id | Scale | Tones | Comes from | Why | Score | Tensions | Avoid |
|---|---|---|---|---|---|---|---|---|
| 1 | phrygianDominant | Phrygian Dominant | G (1) Ab (b9) B (3) C (11) D (5) Eb (b13) F (b7) | fifth mode of C harmonic minor | The first choice over V7, the dominant; one of its tones lies outside the key. | 82.8 | Ab (b9) Eb (b13) | C (11): half step above the 3, and root of the chord that the dominant resolves to |
| 2 | altered
\`\`\`\`

An avoid note is not forbidden; the reason says what it rubs against. Modes say where they come from, and over dominants the scales of the blues are offered as a layer of their own. The other way round, from notes to scales, common ones before rare ones:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/scales/containing?notes=D,F%23,G%23&limit=3&format=md' | head -c 500
# Scales with D F# G#

186 in all; the first 3 follow.

| Root | id | Name | Tones | Beyond those asked | Missing | Comes from | Same tones as |
|---|---|---|---|---|---|---|---|
| F# | naturalMinor | Natural Minor | F# G# A B C# D E | A B C# E |  | sixth mode of A major | aeolian |
| A | major | Major | A B C# D E F# G# | A B C# E |  |  | ionian |
| G# | blues | Minor Blues | G# B C# D D# F# | B C# D# |  |  |  |

## All of them, by root

- F#: naturalMinor, harmonicMinor, diminishedWholeHalf, h
\`\`\`\`

## Where a chord can go

\`/api/composer\` says where a chord can go: first where it resolves, then every other chord of the key, then departures (secondary dominants, borrowed and diminished chords) and colours (mediants, pivots), each once with its reason, the tones that stay and a pair of grips with little motion. \`key\` is apart from the chord: \`chord=Dm7&key=C\`.

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/composer?root=C&format=md' | head -c 760
# Where C can go

- C in C Major: I, tonic. Tones: C E G.
- Key: no sharps or flats; a fifth up G, a fifth down F, relative A.
- Order: resolutions, then the other chords of the key as they usually follow, then departures from the key by function, then colours; equal ones by fewest tones outside the active layer, then smallest voice-leading distance, then most shared tones

| To | Tones | Numeral | Relation | Why | Outside | Grips |
|---|---|---|---|---|---|---|
| F | F A C | IV | Subdominant: F lies a fifth below | A subdominant, which opens away from the tonic; the root falls a fifth, one tone stays. |  | x32010 → 133211 |
| G | G B D | V | Dominant triad: G | The dominant, which asks for the tonic; the root falls a fourth, one tone stays. |  | x
\`\`\`\`

Spelling follows function: \`C#\` is not \`Db\`, and a root that you write is kept.

Next: [Tab and project URLs](tab-and-project-urls.md).
`,
  'tab-and-project-urls': `# Tab and project URLs

Tab is made of events: string, fret, start beat, duration. The ASCII text is drawn from them and can be read back.

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/tab?format=md' -d '{"title":"Two notes","events":[{"string":5,"fret":3,"startBeat":0},{"string":4,"fret":2,"startBeat":1}]}' | head -c 330
# Two notes

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|----------------|
G|----------------|
D|----2-----------|
A|3---------------|
E|----------------|
\`\`\`

Verified: all 2 events sound the pitch that string and fret give.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2i1YKKc-HtGiIbaE4I2k3BeYLZBtRAhTFYWZKsQA)

![Pi
\`\`\`\`

\`eventProof\` says for every event whether string and fret give its pitch; \`verified\` is true when all do. Every route, drill and recipe carries a ready body in \`tabRenderRequest\`.

## Check before you trust

Paste tab, or a grip with the chord it is said to be:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/check?format=md' -d '{"frets":"x32010","symbol":"Am"}' | head -c 620
# 5 notes in 1 event: 2 errors; see corrected.

Read as frets in A naturalMinor (guessed). ok: false; playable: true.

## Mistakes

| Where | Severity | Code | What |
|---|---|---|---|
| line 1 | error | missing-tone | Am needs its 1, A |
| line 1, column 4 | error | extra-tone | string 3, fret 0 is no tone of Am |
| line 1 | caution | other-bass | the lowest tone is not A |

Am (A C E): the grip is not that chord; the nearest grip that is: x02210.

## What sounds

| Bar | Beat | Notes | Grip | Chord | Playable | Hand at fret |
|---|---|---|---|---|---|---|
| 1 | 0 | C3 (S5F3) E3 (S4F2) G3 (S3F0) C4 (S2F1) E4 (S1
\`\`\`\`

Each mistake has a line and a column, and \`corrected\` holds a version that is right. In a terminal: \`npx pitch-map check tab.txt\`; it exits with 1 when there is an error.

## A project is a URL

Nothing is stored. A project travels in the URL: \`appUrl\` spells it out (\`project=\`, base64url of its JSON), \`compactUrl\` compresses it (\`zproject=\`). Both open the workbench; both can be read and exported:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/project?format=md'
# Untitled

C major, 90 beats a minute, measures: 1.

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|----------------|
G|----------------|
D|----------------|
A|----------------|
E|----------------|
\`\`\`
\`\`\`\`

- \`/api/project?zproject=…\` answers the whole project, checked to the last note.
- \`/api/tab/export?zproject=…\` answers its tab as plain text, \`barLines=true\` with bars.
- \`/api/diagram/tab.svg?zproject=…\` draws it; \`/api/diagram/score.svg?zproject=…\` draws notation over tab, with chord names. \`fromBar\` and \`toBar\` choose bars of a longer one. Documents with a project link to the latter as \`scoreUrl\`.
- Chord names stand in an overlay of the project: \`{ "id": "chords", "title": "Chords", "chords": [{ "beat": 0, "symbol": "Am7" }] }\`, beats counted from the start of the piece.

Share \`compactUrl\`: appUrl may pass the length that some clients allow.

Next: [Agents](agents.md).
`,
  files: `# Files in and out

Bring a song from another program, let its fingers be planned, take it back.

## Read a file

The bytes are the body; what they are is known by the bytes, never by a name. Guitar Pro 3 to 8, MusicXML (also \`.mxl\`), MIDI, alphaTex and ASCII tab, at most 4 MB:

\`\`\`sh
curl --data-binary @song.gp5 'http://127.0.0.1:8787/api/import'
curl --data-binary @song.gp5 'http://127.0.0.1:8787/api/import?track=2&refinger=true'
curl --data-binary @song.mid 'http://127.0.0.1:8787/api/import?tuning=drop-d'
\`\`\`

The answer lists the tracks and holds a project of one of them. \`report\` says what was kept, changed and left out, by bar: repeats are played out, chord names stand over the bars of the project and come out again in files, grace notes and lyrics have no place in it, a note whose pitch contradicts its string and fret keeps string and fret. A file without strings (MIDI, plain notation) is planned for its instrument, or for the neck that you name.

\`refinger=true\` keeps pitches and rhythm and plans strings, frets and fingers anew. \`fingering\` tells how many notes moved and what it costs before and after, by the same model. \`keep=strings\` leaves every note on its string, \`keep=fingers\` those notes that the file gives a finger.

\`compactUrl\` and \`files\` are there where the project fits into a link; a long song is in \`project\` itself.

## Write a file

Every document with a project has \`filesUrl\`, which lists it as MIDI, MusicXML, Guitar Pro (\`.gp\`), alphaTex and ASCII text. \`/api/file?zproject=…&type=musicxml\` is one of them, as an attachment with its name. \`scoreUrl\` beside it draws the project as notation over tab.

| | pitches, times | strings, frets | fingers, techniques | tuplets, ties |
|---|---|---|---|---|
| Guitar Pro, MusicXML, alphaTex | yes | yes | yes | yes |
| MIDI | yes | – | – | as times |
| ASCII | starts | yes | – | – |

## On the command line

\`\`\`sh
npx pitch-map convert song.gp5 song.musicxml
npx pitch-map convert song.mid song.gp --tuning drop-d
npx pitch-map convert tabs/ better/ --type guitar-pro --refinger
\`\`\`

A folder is converted file by file, with a summary of what was changed and which files were refused.

## A piano piece for guitar

\`/api/arrange\` takes the same bytes: both hands of a piano, or the \`tracks\` that you name, become one part that a hand can play, with what was moved or dropped by bar. An answer holds 256 notes; \`fromBar\` asks for the rest. The command line writes pieces of any length:

\`\`\`sh
curl --data-binary @minuet.mid 'http://127.0.0.1:8787/api/arrange?capo=auto&format=md'
npx pitch-map arrange minuet.mid --capo auto -o minuet.gp
npx pitch-map arrange - --tracks 1,2 --tuning drop-d -o minuet.musicxml < minuet.mid
\`\`\`

## In a program

\`\`\`js
import { readTab, writeTab } from 'pitch-map/formats'

const { score, report } = await readTab(bytes)
const { bytes: musicXml } = await writeTab(score, 'musicxml')
\`\`\`
`,
  agents: `# Agents

Language models read tab badly and state wrong frets with confidence. Let them ask.

## Over MCP

The endpoint is \`http://127.0.0.1:8787/mcp\` (streamable HTTP, no login, no session; clients of the 2025 and the 2026 revisions). For a desktop client that starts programs:

\`\`\`json
{ "mcpServers": { "pitch-map": { "command": "npx", "args": ["pitch-map", "mcp"] } } }
\`\`\`

One tool a question:

| Question | Tool |
|---|---|
| Where is this pitch, what is it in the key? | \`map_pitch\` |
| How is this chord gripped? | \`find_voicings\` |
| What is this grip or these notes called? | \`identify_chord\` |
| How is this line fingered? | \`plan_route\`; with rhythm \`plan_melody\` |
| How are these chords gripped in a row? | \`plan_progression\` |
| From the grip I hold to the next chord | \`lead_voices\` |
| A riff in this key, please | \`write_riff\` |
| Is this tab or grip right? | \`check_tab\` |
| What are the notes of this scale? | \`get_scale\` |
| Which scales have these notes? | \`find_scales\` |
| Which scales fit this chord? | \`suggest_scales\` |
| Which chord can follow? | \`suggest_moves\` |
| An exercise, please | \`compile_drill\` |
| A picking pattern over chords, thirds or sixths of a scale | \`pick_pattern\` |
| Tab from known frets | \`render_tab\` |
| A piano piece or a song for one player | \`arrange_piece\` |
| This file as tab; this tab as a file | \`import_file\`, \`export_files\` |
| How is this instrument tuned? | \`list_instruments\` |

\`content\` is the lean Markdown of the answer, \`structuredContent\` its essential fields, each as in the whole document, at usual sizes 4 kB together; \`detail=full\` gives both whole, as HTTP does. Pictures are URLs in \`pictures\`; the same URLs can be read as resources. A refusal carries the corrected call. Hosts that show MCP Apps draw neck, chord boxes and tab in the chat (\`ui://pitch-map/neck\`). Resources hold the scale catalogue, the glossary and the tunings; prompts prepare a lesson, mark homework, explore a key, teach a melody and smooth a chord change, on any instrument. The [evaluation](/docs/evaluation) asks 60 questions, each with a call to try.

A server on a loopback address answers \`/mcp\` under loopback names only; set \`PUBLIC_URL\` where it has another name.

## Over HTTP

- \`detail=lean\` leaves the essential fields of any JSON answer, and with \`format=md\` the short text.
- \`names=german\` (\`H\`, \`B\`, \`Fis\`) or \`names=solfege\` (\`Si\`, \`Sib\`, \`Fa#\`) reads the names of notes in a request so and writes them so in JSON, Markdown, pictures and tab; links in the answer keep it. Solfege has a fixed do. Projects and files of other programs stay English.
- \`/llms.txt\` fits a prompt, \`/llms-full.txt\` says everything; \`/skill.md\` is a skill file.
- \`/openapi.json\`, \`/.well-known/api-catalog\` (RFC 9727) and \`/api/capabilities\` describe it to machines.
- \`format=md\` or \`Accept: text/markdown\` gives any answer, and \`/docs/<guide>.md\` any page, as Markdown.

Correct a refused call as it says:

\`\`\`\`console
$ curl -s 'http://127.0.0.1:8787/api/chord?symbl=F%23m7'
{"error":"symbl is not a parameter here; did you mean \\"symbol\\"?","code":"unknown-parameter","issues":[{"path":"symbl","message":"symbl is not a parameter here","allowed":["symbol","key","limit","scaleLimit","inversion","bass","top","strings","maxFret","position","style","maxDifficulty","noBarre","instrument","tuning","capo"],"didYouMean":"symbol"}],"didYouMean":"symbol"}
\`\`\`\`

## From a program

\`\`\`js
import { createClient } from 'pitch-map/client'

const client = createClient({ baseUrl: 'http://127.0.0.1:8787' })
const { grips } = await client.getChord({ symbol: 'F#m7', style: 'barre', limit: 1 })
\`\`\`

Requests and documents are typed; a refusal is a \`PitchMapError\` with \`code\`, \`issues\` and \`didYouMean\`. The engine itself is the package's main export: pure functions, no service needed.

## Rules that keep answers right

1. Ask before you write frets, spellings or tab; quote what the answer holds.
2. Strings count from 1, on a guitar the highest, to 6, the lowest. Grips such as \`x32010\` are written from the last string to string 1.
3. Run any tab, your own or another, through \`check_tab\` or \`POST /api/check\`.
4. An empty list is an answer: nothing meets the filters. Loosen one and ask again.
`,
  evaluation: `# Evaluation

60 questions that players ask, each answered by one tool call. \`npm run eval\` asks them over MCP as a plain client does, compares the answers with facts from books and instruments, and writes this sheet; the tests run it too.

## Places

### Where is Bb3 on the guitar?

\`map_pitch\` with \`{"note":"Bb3"}\`. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=Bb3'
\`\`\`

### Every place of the open first string’s E4.

\`map_pitch\` with \`{"midi":64}\`. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret; 24 frets.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?midi=64'
\`\`\`

### F#4 no higher than fret 5.

\`map_pitch\` with \`{"note":"F#4","maxFret":5}\`. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=F%234&maxFret=5'
\`\`\`

### Which note is 442 Hz, and how far off?

\`map_pitch\` with \`{"frequencyHz":442}\`. A model alone would have to know: 1200 · log2(442/440).

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?frequencyHz=442'
\`\`\`

### What is the frequency of the low E string?

\`map_pitch\` with \`{"note":"E2"}\`. A model alone would have to know: 440 Hz · 2^(−29/12).

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=E2'
\`\`\`

### Which key of a full piano is middle C?

\`map_pitch\` with \`{"note":"C4","piano":"88-key"}\`. A model alone would have to know: keys are counted from A0.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=C4&piano=88-key'
\`\`\`

### Where is D3 with a capo at fret 3?

\`map_pitch\` with \`{"note":"D3","capo":3}\`. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret; frets count from the capo.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=D3&capo=3'
\`\`\`

### Can a guitar in standard tuning play D2?

\`plan_route\` with \`{"notes":"D2"}\`. A model alone would have to know: the lowest string is E2.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/route?limit=2&notes=D2'
\`\`\`

### And in drop D?

\`map_pitch\` with \`{"note":"D2","tuning":"drop-d"}\`. A model alone would have to know: drop D lowers the sixth string by a whole step.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=D2&tuning=drop-d'
\`\`\`

### Where is C4 on a ukulele?

\`map_pitch\` with \`{"note":"C4","instrument":"ukulele"}\`. A model alone would have to know: ukuleles are tuned G4 C4 E4 A4, the G high.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=C4&instrument=ukulele'
\`\`\`

### Where is G2 on a bass?

\`map_pitch\` with \`{"note":"G2","instrument":"bass","maxFret":20}\`. A model alone would have to know: a bass is tuned E1 A1 D2 G2.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=G2&instrument=bass&maxFret=20'
\`\`\`

### Wo liegt das kleine h auf der Gitarre, und was ist es in Es-Dur?

\`map_pitch\` with \`{"note":"H3","root":"Es","names":"german","maxFret":4}\`. A model alone would have to know: German H is B, and B is B flat; E flat major has B flat.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=H3&root=Es&names=german&maxFret=4'
\`\`\`

### What is F# over D7?

\`map_pitch\` with \`{"note":"F#","chord":"D7","layer":"chord"}\`. A model alone would have to know: D7 is D F# A C.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=F%23&chord=D7&layer=chord'
\`\`\`

## Grips and fingerings

### How do I play C?

\`find_voicings\` with \`{"limit":1,"symbol":"C"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=C'
\`\`\`

### How do I play A minor?

\`find_voicings\` with \`{"limit":1,"symbol":"Am"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Am'
\`\`\`

### How do I play E minor?

\`find_voicings\` with \`{"limit":1,"symbol":"Em"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Em'
\`\`\`

### How do I play D minor?

\`find_voicings\` with \`{"limit":1,"symbol":"Dm"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Dm'
\`\`\`

### How do I play B7?

\`find_voicings\` with \`{"limit":1,"symbol":"B7"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=B7'
\`\`\`

### How do I play Cmaj7?

\`find_voicings\` with \`{"limit":1,"symbol":"Cmaj7"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Cmaj7'
\`\`\`

### F as a barre.

\`find_voicings\` with \`{"limit":1,"symbol":"F","style":"barre"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=F&style=barre'
\`\`\`

### F#m7 as a barre.

\`find_voicings\` with \`{"limit":1,"symbol":"F#m7","style":"barre"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=F%23m7&style=barre'
\`\`\`

### Bb without a barre for a beginner.

\`find_voicings\` with \`{"limit":1,"symbol":"Bb","noBarre":true,"maxDifficulty":2}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Bb&noBarre=true&maxDifficulty=2'
\`\`\`

### C on a ukulele.

\`find_voicings\` with \`{"limit":1,"symbol":"C","instrument":"ukulele"}\`. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=C&instrument=ukulele'
\`\`\`

### D with F# in the bass.

\`find_voicings\` with \`{"symbol":"D/F#","limit":3}\`. A model alone would have to know: F# lies at fret 2 of the sixth string.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=3&symbol=D%2FF%23'
\`\`\`

### I hold x32010. What is the nearest A minor?

\`lead_voices\` with \`{"from":"C","fromFrets":"x32010","to":"Am","limit":1}\`. A model alone would have to know: E3, C4 and E4 stay where they are.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/voice-leading?limit=1&from=C&fromFrets=x32010&to=Am'
\`\`\`

### Finger C3 D3 E3 F3 in first position.

\`plan_route\` with \`{"notes":"C3,D3,E3,F3","position":"first","limit":1}\`. A model alone would have to know: open strings and frets 1 to 4.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/route?limit=1&notes=C3,D3,E3,F3&position=first'
\`\`\`

### Dm7 G7 Cmaj7 with as little motion as possible.

\`plan_progression\` with \`{"chords":"Dm7,G7,Cmaj7","limit":1}\`. A model alone would have to know: hundreds of grips for each chord, compared in pairs.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/progression?limit=1&chords=Dm7,G7,Cmaj7'
\`\`\`

## Names

### What chord is x32010?

\`identify_chord\` with \`{"frets":"x32010"}\`. A model alone would have to know: the frets sound C E G C E.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=x32010'
\`\`\`

### What chord is xx0232?

\`identify_chord\` with \`{"frets":"xx0232"}\`. A model alone would have to know: the frets sound D A D F#.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=xx0232'
\`\`\`

### What chord is 320001?

\`identify_chord\` with \`{"frets":"320001"}\`. A model alone would have to know: the frets sound G B D G B F.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=320001'
\`\`\`

### What chord is x35543?

\`identify_chord\` with \`{"frets":"x35543"}\`. A model alone would have to know: the frets sound C G C Eb G.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=x35543'
\`\`\`

### What chord is x24442?

\`identify_chord\` with \`{"frets":"x24442"}\`. A model alone would have to know: the frets sound B F# B D# F#.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=x24442'
\`\`\`

### What chord is xx0212?

\`identify_chord\` with \`{"frets":"xx0212"}\`. A model alone would have to know: the frets sound D A C F#.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=xx0212'
\`\`\`

### What chord is x02010?

\`identify_chord\` with \`{"frets":"x02010"}\`. A model alone would have to know: the frets sound A E G C E.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=x02010'
\`\`\`

### What do A, C, E, G make with A in the bass?

\`identify_chord\` with \`{"notes":"A,C,E,G"}\`. A model alone would have to know: Am7 and C6 are the same notes; the bass decides.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&notes=A,C,E,G'
\`\`\`

### And with C in the bass?

\`identify_chord\` with \`{"notes":"A,C,E,G","bass":"C"}\`. A model alone would have to know: the same notes over C.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&notes=A,C,E,G&bass=C'
\`\`\`

### Welche Töne hat Hm7?

\`find_voicings\` with \`{"symbol":"Hm7","limit":1,"names":"german"}\`. A model alone would have to know: German H is B; its minor seventh chord is B D F# A.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Hm7&names=german'
\`\`\`

### Wie heißt der Akkord aus Es, G und B?

\`identify_chord\` with \`{"notes":"Es,G,B","names":"german"}\`. A model alone would have to know: German B is B flat.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&notes=Es,G,B&names=german'
\`\`\`

### Quelles sont les notes de Sib majeur septième ?

\`find_voicings\` with \`{"symbol":"Sibmaj7","limit":1,"names":"solfege"}\`. A model alone would have to know: Si bémol is B flat.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord?limit=1&symbol=Sibmaj7&names=solfege'
\`\`\`

## Scales and keys

### Spell F lydian dominant.

\`get_scale\` with \`{"root":"F","scale":"lydianDominant"}\`. A model alone would have to know: the steps of the scale, one letter a degree.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/scale-map?root=F&scale=lydianDominant'
\`\`\`

### Spell A harmonic minor.

\`get_scale\` with \`{"root":"A","scale":"harmonicMinor"}\`. A model alone would have to know: the steps of the scale, one letter a degree.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/scale-map?root=A&scale=harmonicMinor'
\`\`\`

### Spell the E blues scale.

\`get_scale\` with \`{"root":"E","scale":"blues"}\`. A model alone would have to know: the steps of the scale, one letter a degree.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/scale-map?root=E&scale=blues'
\`\`\`

### Spell Gb major.

\`get_scale\` with \`{"root":"Gb","scale":"major"}\`. A model alone would have to know: the steps of the scale, one letter a degree.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/scale-map?root=Gb'
\`\`\`

### Which scale over E7 in A minor, and why?

\`suggest_scales\` with \`{"chord":"E7","contextRoot":"A","contextScale":"naturalMinor"}\`. A model alone would have to know: E7 is the dominant; its G# makes the key harmonic minor.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord-scale?limit=4&chord=E7&contextRoot=A&contextScale=naturalMinor'
\`\`\`

### Which scale over G7 in C?

\`suggest_scales\` with \`{"symbol":"G7","contextRoot":"C"}\`. A model alone would have to know: the fifth mode of C major.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/chord-scale?limit=4&symbol=G7&contextRoot=C'
\`\`\`

### Which scales on C hold C, Eb, F# and A: is the half-whole scale among them?

\`find_scales\` with \`{"notes":"C,Eb,F#,A","root":"C","limit":48}\`. A model alone would have to know: C Db Eb E F# G A Bb holds all four.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/scales/containing?limit=48&notes=C,Eb,F%23,A&root=C'
\`\`\`

### ii V I in B flat?

\`plan_progression\` with \`{"chords":"ii7,V7,Imaj7","key":"Bb","limit":1}\`. A model alone would have to know: degrees two, five and one of B flat major.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/progression?limit=1&chords=ii7,V7,Imaj7&key=Bb'
\`\`\`

### 1 5 6m 4 in G?

\`plan_progression\` with \`{"chords":"1,5,6m,4","key":"G","limit":1}\`. A model alone would have to know: numbers are degrees of the major scale.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/progression?limit=1&chords=1,5,6m,4&key=G'
\`\`\`

### How many sharps has E major, and what is its relative minor?

\`suggest_moves\` with \`{"key":"E"}\`. A model alone would have to know: the circle of fifths.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/composer?key=E'
\`\`\`

## Tunings

### How is a mandolin tuned?

\`list_instruments\` with \`{}\`. A model alone would have to know: fifths from G3.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/instruments'
\`\`\`

### What is open G?

\`list_instruments\` with \`{}\`. A model alone would have to know: which strings go down, and by how much.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/instruments'
\`\`\`

### Where is A3 in DADGAD, up to fret 12?

\`map_pitch\` with \`{"note":"A3","tuning":"dadgad","maxFret":12}\`. A model alone would have to know: DADGAD is D2 A2 D3 G3 A3 D4.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/map?note=A3&tuning=dadgad&maxFret=12'
\`\`\`

### The grip 000000 in open D: which chord?

\`identify_chord\` with \`{"frets":"000000","tuning":"D2,A2,D3,F#3,A3,D4"}\`. A model alone would have to know: D A D F# A D.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/identify?limit=5&frets=000000&tuning=D2,A2,D3,F%233,A3,D4'
\`\`\`

## Tab and files

### I play x32010 and call it A minor. Right?

\`check_tab\` with \`{"frets":"x32010","symbol":"Am"}\`. A model alone would have to know: the grip is C.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/check' -d '{"frets":"x32010","symbol":"Am"}'
\`\`\`

### Is low E fret 1 together with high e fret 9 playable?

\`check_tab\` with \`{"tab":"e|9---|\\nB|----|\\nG|----|\\nD|----|\\nA|----|\\nE|1---|"}\`. A model alone would have to know: how far a hand reaches.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/check' -d '{"tab":"e|9---|\\nB|----|\\nG|----|\\nD|----|\\nA|----|\\nE|1---|"}'
\`\`\`

### Tab for string 5 fret 3, then the open fourth string.

\`render_tab\` with \`{"positions":"S5F3,S4F0"}\`. A model alone would have to know: columns of a tab, aligned.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/tab' -d '{"events":[{"string":5,"fret":3,"startBeat":0,"durationBeats":1,"technique":"normal"},{"string":4,"fret":0,"startBeat":1,"durationBeats":1,"technique":"normal"}]}'
\`\`\`

### G3 dotted quarter, A3 eighth, D4 half: where do the notes start?

\`plan_melody\` with \`{"melody":"G3:1.5,A3:0.5,D4:2","limit":1}\`. A model alone would have to know: sums of lengths.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/route' -d '{"notes":[{"note":"G3","durationBeats":1.5},{"note":"A3","durationBeats":0.5},{"note":"D4","durationBeats":2}],"limit":1}'
\`\`\`

### How many notes has this tab, and is it whole?

\`import_file\` with \`{"file":"ZXwtLS0tLS0tLS0tLTAtLS18CkJ8LS0tLS0tLTEtLS0tLS0tfApHfC0tLTAtLS0tLS0tLS0tLXwKRHwtLS0tLS0tLS0tLS0tLS18CkF8My0tLS0tLS0tLS0tLS0tfApFfC0tLS0tLS0tLS0tLS0tLXw="}\`. A model alone would have to know: reading a tab column by column.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/import' -d '{"file":"ZXwtLS0tLS0tLS0tLTAtLS18CkJ8LS0tLS0tLTEtLS0tLS0tfApHfC0tLTAtLS0tLS0tLS0tLXwKRHwtLS0tLS0tLS0tLS0tLS18CkF8My0tLS0tLS0tLS0tLS0tfApFfC0tLS0tLS0tLS0tLS0tLXw="}'
\`\`\`

### Give me this MusicXML file as tab.

\`import_file\` with \`{"file":"PD94bWwgdmVyc2lvbj0iMS4wIj8+PHNjb3JlLXBhcnR3aXNlIHZlcnNpb249IjQuMCI+PHBhcnQtbGlzdD48c2NvcmUtcGFydCBpZD0iUDEiPjxwYXJ0LW5hbWU+R3VpdGFyPC9wYXJ0LW5hbWU+PC9zY29yZS1wYXJ0PjwvcGFydC1saXN0PjxwYXJ0IGlkPSJQMSI+PG1lYXN1cmUgbnVtYmVyPSIxIj48YXR0cmlidXRlcz48ZGl2aXNpb25zPjE8L2RpdmlzaW9ucz48dGltZT48YmVhdHM+NDwvYmVhdHM+PGJlYXQtdHlwZT40PC9iZWF0LXR5cGU+PC90aW1lPjxjbGVmPjxzaWduPkc8L3NpZ24+PGxpbmU+MjwvbGluZT48L2NsZWY+PC9hdHRyaWJ1dGVzPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5FPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5HPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NTwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjwvbWVhc3VyZT48L3BhcnQ+PC9zY29yZS1wYXJ0d2lzZT4=","refinger":true}\`. A model alone would have to know: MusicXML, and where C4 E4 G4 C5 lie.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/import' -d '{"file":"PD94bWwgdmVyc2lvbj0iMS4wIj8+PHNjb3JlLXBhcnR3aXNlIHZlcnNpb249IjQuMCI+PHBhcnQtbGlzdD48c2NvcmUtcGFydCBpZD0iUDEiPjxwYXJ0LW5hbWU+R3VpdGFyPC9wYXJ0LW5hbWU+PC9zY29yZS1wYXJ0PjwvcGFydC1saXN0PjxwYXJ0IGlkPSJQMSI+PG1lYXN1cmUgbnVtYmVyPSIxIj48YXR0cmlidXRlcz48ZGl2aXNpb25zPjE8L2RpdmlzaW9ucz48dGltZT48YmVhdHM+NDwvYmVhdHM+PGJlYXQtdHlwZT40PC9iZWF0LXR5cGU+PC90aW1lPjxjbGVmPjxzaWduPkc8L3NpZ24+PGxpbmU+MjwvbGluZT48L2NsZWY+PC9hdHRyaWJ1dGVzPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5FPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5HPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NTwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjwvbWVhc3VyZT48L3BhcnQ+PC9zY29yZS1wYXJ0d2lzZT4=","refinger":true}'
\`\`\`

### As which files can I have an empty project?

\`export_files\` with \`{"zproject":"2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA"}\`. A model alone would have to know: five file formats, one of them binary.

\`\`\`sh
curl -s 'http://127.0.0.1:8787/api/files?zproject=2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA'
\`\`\`
`,
} as const

export type PageName = keyof typeof PAGE_TEXTS

/** The same as HTML, for the body of a page. */
export const PAGE_BODIES: Readonly<Record<PageName, string>> = {
  glossary: `<h1>Glossary</h1>
<p>Where schools use a word differently, this is how Pitch Map uses it – in code, documents and pages.</p>
<table>
<thead>
<tr>
<th>Term</th>
<th>Meaning</th>
<th>Not</th>
</tr>
</thead>
<tbody><tr>
<td>pitch, <code>midi</code></td>
<td>a sounding height, 0–127, C4 = 60</td>
<td>«note number»</td>
</tr>
<tr>
<td>pitch class</td>
<td>one of twelve, 0–11, C = 0. On the wire <code>pitchClass</code> is the spelled name, <code>pitchClassNumber</code> the number</td>
<td>«chroma»</td>
</tr>
<tr>
<td>note name, spelling</td>
<td>a written letter and accidental, chosen by the key and by where the line goes (decision 53): C# is not Db</td>
<td></td>
</tr>
<tr>
<td>written octave</td>
<td>the octave of the letter: B#3 sounds as C4, Cb4 as B3</td>
<td></td>
</tr>
<tr>
<td>interval</td>
<td>distance between two pitches, in semitones or by name (M3)</td>
<td></td>
</tr>
<tr>
<td>degree</td>
<td>1-based step of a scale or chord with its alteration: b3, #11. Its number gives the letter</td>
<td>array index</td>
</tr>
<tr>
<td>layer</td>
<td>which tones count as inside: those of the scale or those of the chord</td>
<td></td>
</tr>
<tr>
<td>voicing</td>
<td>ordered sounding pitches with a string and fret each</td>
<td>«position»</td>
</tr>
<tr>
<td>shape, grip</td>
<td>a movable voicing without root</td>
<td></td>
</tr>
<tr>
<td>barre</td>
<td>one finger across two or more strings at one fret</td>
<td></td>
</tr>
<tr>
<td>string</td>
<td>1 = highest (E4), 6 = lowest (E2)</td>
<td>0-based index</td>
</tr>
<tr>
<td>fret</td>
<td>0 = open; counted from the capo, from the nut without one</td>
<td>−1 for muted (that is <code>x</code>)</td>
</tr>
<tr>
<td>fret position</td>
<td>a string and a fret</td>
<td>a bare «position»</td>
</tr>
<tr>
<td>hand position</td>
<td>the fret under the index finger</td>
<td></td>
</tr>
<tr>
<td>hand window</td>
<td>inclusive fret range under the hand; soft: leaving it costs</td>
<td></td>
</tr>
<tr>
<td>route</td>
<td>chosen fret positions for a line of notes</td>
<td></td>
</tr>
<tr>
<td>move</td>
<td>the way from a chord to another one that is related to it; <code>/api/composer</code> and <code>suggest_moves</code> answer with moves</td>
<td>«bridge»</td>
</tr>
<tr>
<td>neck</td>
<td>an instrument in a tuning, with its capo</td>
<td></td>
</tr>
<tr>
<td>cost</td>
<td>what the route planner minimises, the sum of its printed parts</td>
<td></td>
</tr>
<tr>
<td>onset</td>
<td>the notes that start together; what still sounds then is held</td>
<td>«slice»</td>
</tr>
<tr>
<td>voice</td>
<td>a part that moves by itself: melody, bass</td>
<td></td>
</tr>
<tr>
<td>pin</td>
<td>a place or finger that a note must keep</td>
<td></td>
</tr>
<tr>
<td>re-entrant</td>
<td>of a neck: a string sounds higher than the one before it, so no string is the bass</td>
<td></td>
</tr>
<tr>
<td>arrangement</td>
<td>a piece reduced to what one player can play, with every change named</td>
<td></td>
</tr>
<tr>
<td>zone</td>
<td>a stretch of the neck that a route keeps to</td>
<td></td>
</tr>
<tr>
<td>measure</td>
<td>a container of notes with tempo and time signature</td>
<td></td>
</tr>
<tr>
<td>bar</td>
<td>the length of the time signature; the practice parameter <code>bars</code> counts these</td>
<td></td>
</tr>
<tr>
<td>beat</td>
<td>one unit of the time signature&#39;s denominator</td>
<td></td>
</tr>
<tr>
<td>drone</td>
<td>a pitch that returns under or over a moving line and rings on its open string; on a banjo also the short string</td>
<td></td>
</tr>
<tr>
<td>figure</td>
<td>notes that belong together, up to 16; within one a pitch keeps its place</td>
<td></td>
</tr>
<tr>
<td>sheet</td>
<td>ASCII tab for people: systems, bar lines, tempo and meter; in the page also a panel over the others</td>
<td></td>
</tr>
<tr>
<td>strip</td>
<td>the line of chords over the tab</td>
<td></td>
</tr>
<tr>
<td>score view</td>
<td>notation over the tab, in step with it</td>
<td></td>
</tr>
<tr>
<td>reading mode</td>
<td>the page with the tab alone, to play from</td>
<td></td>
</tr>
<tr>
<td>shelf</td>
<td>where the projects of a browser are kept</td>
<td></td>
</tr>
<tr>
<td>take</td>
<td>what is played along with the tab once through; its notes are right, early, late, of another octave, wrong or missed</td>
<td></td>
</tr>
<tr>
<td>drill</td>
<td>pitches that aim at a target, in a rhythm, at their places, made to be looped</td>
<td>«exercise»</td>
</tr>
<tr>
<td>target</td>
<td>in a drill: a pitch to aim at, with its beat; also the kind of drill (<code>guide-tones</code>)</td>
<td></td>
</tr>
<tr>
<td>landing</td>
<td>the chord tone that an enclosure or an approach leads to</td>
<td></td>
</tr>
<tr>
<td>ladder</td>
<td>the pitches of a set that the hand reaches, ascending; lines walk on its rungs</td>
<td></td>
</tr>
<tr>
<td>riff tone</td>
<td>one of the five tones of a recipe; a colour tone is one that plain major or minor lacks</td>
<td></td>
</tr>
<tr>
<td>guide tones</td>
<td>third and seventh of a chord (third and fifth of a triad, third and sixth of a sixth chord)</td>
<td></td>
</tr>
<tr>
<td>avoid note</td>
<td>scale tone a half step above a chord tone (other rules on dominants)</td>
<td>forbidden note</td>
</tr>
<tr>
<td>tension</td>
<td>scale tone a whole step above a chord tone</td>
<td></td>
</tr>
</tbody></table>
`,
  'first-request': `<h1>First request</h1>
<p>Start the service with <code>npm start</code>; it answers at <code>http://127.0.0.1:8787</code>. Nothing needs a key, every GET is a function of its query, and the same question always gives the same bytes.</p>
<h2>Where is a note?</h2>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/map?note=D4&amp;root=G&#39; | head -c 320
{&quot;apiVersion&quot;:&quot;2026-11-02&quot;,&quot;selected&quot;:{&quot;midi&quot;:62,&quot;note&quot;:&quot;D4&quot;,&quot;pitchClass&quot;:&quot;D&quot;,&quot;pitchClassNumber&quot;:2,&quot;octave&quot;:4,&quot;frequencyHz&quot;:293.665,&quot;givenAs&quot;:&quot;note&quot;,&quot;octaveAssumed&quot;:false},&quot;piano&quot;:{&quot;preset&quot;:&quot;49-key&quot;,&quot;keyCount&quot;:49,&quot;range&quot;:{&quot;lowMidi&quot;:36,&quot;highMidi&quot;:84},&quot;exactKey&quot;:{&quot;keyNumber&quot;:27,&quot;midi&quot;:62,&quot;note&quot;:&quot;D4&quot;,&quot;color&quot;:&quot;white&quot;},&quot;sam
</code></pre>
<p><code>selected</code> says what was asked for, <code>fretboard.exactPositions</code> holds every string and fret of that pitch (string 1 is the highest), <code>theory</code> what the note is in the key. A <code>#</code> in a URL is written <code>%23</code>.</p>
<p>The same as text that a person or a chat can read, with a drawn neck:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/map?note=D4&amp;root=G&amp;format=md&#39; | head -c 900
# D4 – MIDI 62, 293.665 Hz

- D4 is the perfect fifth (5) of G: in G Major, in G.
- Piano: key 27 of 49-key, white. Keys of that name: D2 (key 3), D3 (key 15), D4 (key 27), D5 (key 39).
- G Major: G A B C D E F#. G: G B D.

## Guitar: D4 itself (string 1 is the highest)

| String | Fret | Note | Interval |
|---|---|---|---|
| 2 | 3 | D4 | 5 |
| 3 | 7 | D4 | 5 |
| 4 | 12 | D4 | 5 |
| 5 | 17 | D4 | 5 |
| 6 | 22 | D4 | 5 |

\`\`\`text
        1    2    3    4    5    6    7    8    9   10   11   12   13   14   15
e     ║----│----│----│----│----│----│----│----│----│----│----│----│----│----│----│
B     ║----│----│-5--│----│----│----│----│----│----│----│----│----│----│----│----│
G     ║----│----│----│----│----│----│-5--│----│----│----│----│----│----│----│----│
D     ║----│----│----│----│---
</code></pre>
<p><code>format=md</code> works on every operation; so does the header <code>Accept: text/markdown</code>.</p>
<h2>How is a chord gripped?</h2>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/chord?symbol=F%23m7&amp;style=barre&amp;limit=1&amp;format=md&#39; | head -c 700
# F#m7 – minor seventh

- Tones: F# (R) A (b3) C# (5) E (b7).
- 97 playable grips meet the filters; the best 1 follow. Boxes show the low string on the left.

## 1. 242222 – F#m7, E minor seventh form

\`\`\`text

   ╒═╤═╤═╤═╤═╕
   │ │ │ │ │ │
   ├─┼─┼─┼─┼─┤
   1 │ 1 1 1 1
   ├─┼─┼─┼─┼─┤
   │ │ │ │ │ │
   ├─┼─┼─┼─┼─┤
   │ 3 │ │ │ │
   └─┴─┴─┴─┴─┘
\`\`\`

- Frets low string first: 242222; fingers 131111; barre with finger 1 at fret 2, strings 6 to 1.
- Notes: F#2 (R, string 6), C#3 (5, string 5), E3 (b7, string 4), A3 (b3, string 3), C#4 (5, string 2)
</code></pre>
<p>Every document lists its pictures in <code>pictures</code>: SVG with a title and a description in words. <code>theme=dark</code> varies them, <code>labels=notes</code> those without tab, <code>leftHanded=true</code> those of necks and grips, and <code>.png</code> in place of <code>.svg</code> gives pixels to hosts that show no SVG:</p>
<p><img src="http://127.0.0.1:8787/api/diagram/voicing.svg?frets=x32010" alt="The open C chord"></p>
<h2>When something is wrong</h2>
<p>A refusal says what was asked, why not, and what would work:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/scale-map?root=F&amp;scale=lydain&#39;
{&quot;error&quot;:&quot;scale: \\&quot;lydain\\&quot; is not a scale id; /api/scales lists all of them; did you mean \\&quot;lydian\\&quot;?&quot;,&quot;code&quot;:&quot;invalid-parameter&quot;,&quot;issues&quot;:[{&quot;path&quot;:&quot;scale&quot;,&quot;message&quot;:&quot;scale: \\&quot;lydain\\&quot; is not a scale id; /api/scales lists all of them&quot;,&quot;didYouMean&quot;:&quot;lydian&quot;}],&quot;didYouMean&quot;:&quot;lydian&quot;}
</code></pre>
<p><code>code</code> never changes, the sentence may improve, <code>didYouMean</code> is the value to try. A parameter that looks like a typo, that belongs elsewhere in the request or to another operation, or that is a word of music which no operation takes, is refused as well and the refusal says who takes it; any other (<code>utm_source</code>, a cache-buster) is ignored and named in <code>X-Ignored-Parameters</code>. More than 32 unknown names are refused.</p>
<h2>In a terminal</h2>
<pre><code class="language-sh">npx pitch-map map D4 --root G
npx pitch-map voicings F#m7 --style barre
npx pitch-map help route
</code></pre>
<p>Commands, parameters and refusals are those of the API; <code>--json</code> prints the document.</p>
<p>Next: <a href="/docs/routes-and-drills">Routes and drills</a>.</p>
`,
  'routes-and-drills': `<h1>Routes and drills</h1>
<p>A <em>route</em> is a place on the neck and a finger for every note of a line. The planner searches a model of the hand exactly, but for three small terms that look more than one note back (a pitch that moves, a wide roll, a finger that jumps over a note), which are charged along the best way to each place: height on the neck, shifts, stretches, string changes, weak fingers. Every route prints the parts of its cost, and they add up.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/route?notes=C3,D3,E3,F3,G3&amp;position=first&amp;limit=1&amp;format=md&#39; | head -c 1200
# Play 5 notes (C Major) with the least hand movement, inside frets 1-4

\`\`\`text
Tempo 90, 4/4
e|----------------|----------------|
B|----------------|----------------|
G|----------------|0---------------|
D|----0---2---3---|----------------|
A|3---------------|----------------|
E|----------------|----------------|
\`\`\`

Best route: open position, cost 24 (height 8, open-string 40, open-string-waived -40, string-change 16), efficiency 89 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | C3 | R | 5 | 3 | ring | 1 |
| 1 | D3 | 2 | 4 | 0 | open | 1 |
| 2 | E3 | 3 | 4 | 2 | middle | 1 |
| 3 | F3 | 4 | 4 | 3 | ring | 1 |
| 4 | G3 | 5 | 3 | 0 | open | 1 |

Proof: every note lies at its pitch; fingers in order; 0 notes outside the hand window (frets 1-4); highest fret 3.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2iwY2QyAZFtxy0VEwhTRvQM0VkADOdoozkiGmxkAPAPOIsQGqI42UYgE)

![Picture 1](http://127.0.0.1:8787/api/diagram/tab.svg?zproject=2iwY2QyAZFtxy0VEwhTRvQM0VkADOdoozkiGmxkAPAPOIsQGqI42UYgE)
![Picture 2](http://127.0.0.1:8787/api/diagram/fretboard.svg?root=C&amp;scale=major&amp;positions=S5F3,S4F0,S4F2,S4F3,S
</code></pre>
<ul>
<li><code>notes</code> are names or MIDI numbers. A name without octave leaves the octave to the planner.</li>
<li><code>position=first</code> … <code>twelfth</code>, <code>open</code> or <code>hand=5-8</code> say where the hand should lie. It is a preference: leaving it costs, and <code>proof.notesOutsideHandWindow</code> counts. <code>maxFret</code> is a hard limit.</li>
<li><code>routes[0]</code> is the best; the others are the best of other parts of the neck.</li>
<li><code>start=S5F7</code> (the place of the first note) or <code>near=7</code> (a fret) choose the part of the neck; <code>proof.beginsAtStart</code> and <code>proof.meanFret</code> tell the outcome.</li>
<li><code>style=position</code>, <code>three-per-string</code>, <code>one-string</code> or <code>open</code> say how the line lies. A filter: what cannot lie so is refused, and <code>proof.keepsStyle</code> is read from the places. Drills take it too.</li>
<li><code>shape=E-major-barre:1</code> or <code>frets=x32010</code> holds a chord: its notes are played where it lies, by the fingers that hold it; <code>shapeContext</code> says what that changed.</li>
<li><code>fingers=true</code> adds <code>asciiSheet</code>: the tab in systems with bar lines, tempo, meter and a line of fingers. <code>/api/tab/export?wrap=80</code> draws any project so.</li>
<li>A posted melody with a rhythm is fingered for its <code>tempo</code>: shifts and stretches are dearer where notes are short.</li>
</ul>
<p>A pitch below the instrument is refused by name:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/route?notes=C1&#39;
{&quot;error&quot;:&quot;Cannot place C1, note 1: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88); did you mean \\&quot;C3\\&quot;?&quot;,&quot;code&quot;:&quot;unplayable-pitch&quot;,&quot;issues&quot;:[{&quot;path&quot;:&quot;notes[0]&quot;,&quot;message&quot;:&quot;Cannot place C1, note 1: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88)&quot;,&quot;didYouMean&quot;:&quot;C3&quot;}],&quot;didYouMean&quot;:&quot;C3&quot;}
</code></pre>
<p>For a melody with its own rhythm, post it:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/route?format=md&#39; -d &#39;{&quot;notes&quot;:[{&quot;note&quot;:&quot;G3&quot;,&quot;durationBeats&quot;:1.5},{&quot;note&quot;:&quot;A3&quot;,&quot;durationBeats&quot;:0.5},{&quot;note&quot;:&quot;B3&quot;}],&quot;root&quot;:&quot;G&quot;,&quot;limit&quot;:1}&#39; | head -c 420
# Play 3 notes (G Major) with the least hand movement

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|--------0-------|
G|0-----2---------|
D|----------------|
A|----------------|
E|----------------|
\`\`\`

Best route: open position, cost 10 (height 2, open-string 40, open-string-waived -40, string-change 8), efficiency 92 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|
</code></pre>
<h2>Chords and several voices</h2>
<p>Notes with the same <code>startBeat</code> are a chord, and a note that lasts beyond the start of others is held on its string while they are played. A note whose length is left out is not held. Such a request is planned by a second model of the hand (<code>hand-p1</code>, see decision 33); a line whose notes never overlap keeps the first.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/route?format=md&#39; -d &#39;{&quot;notes&quot;:[{&quot;note&quot;:&quot;A2&quot;,&quot;startBeat&quot;:0,&quot;durationBeats&quot;:3},{&quot;note&quot;:&quot;C4&quot;,&quot;startBeat&quot;:0,&quot;durationBeats&quot;:2},{&quot;note&quot;:&quot;D4&quot;,&quot;startBeat&quot;:2,&quot;durationBeats&quot;:1}],&quot;root&quot;:&quot;A&quot;,&quot;scale&quot;:&quot;naturalMinor&quot;,&quot;limit&quot;:1}&#39; | head -c 900
# Play 3 notes in 2 onsets (A Natural Minor) with the least hand movement

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|1-------3-------|
G|----------------|
D|----------------|
A|0---------------|
E|----------------|
\`\`\`

Best route: open position, cost 23 (height 12, open-in-chord -5, gap-in-pair 8, press 8), efficiency 84 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | A2 | R | 5 | 0 | open | 1 |
| 0 | C4 | b3 | 2 | 1 | index | 1 |
| 2 | D4 | 4 | 2 | 3 | ring | 1 |

Proof: every note lies at its pitch; fingers in order; 0 notes outside the hand window (frets 0-24); highest fret 3. A hand can play every onset; held notes are kept or named; widest reach 0 mm.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2i1ZyVIAWVAqQLA5uwegoGEOaOaBmC0gASDuiFQUoZoIyAcxMU3D2AUcmUBQS3MDECktLhrEoPjFSigUA)

![Picture 1]
</code></pre>
<ul>
<li>Each route tells its <code>onsets</code>: what is struck, what is held and by which finger, what is let go, and the barres. Each note tells its <code>onset</code>, its <code>barre</code> and its <code>voice</code>.</li>
<li>A chord that is struck, or plucked note after note and held, has the fingers that <code>/api/chord</code> prints for the same frets, or others as handy. A finger stays while its note sounds wherever fingers for the same places can; a warning names one that gives way.</li>
<li>A note may be pinned: <code>string</code>, <code>fret</code>, <code>finger</code> (<code>index</code> … <code>little</code>, <code>open</code>), <code>barre</code>, <code>handPositionFret</code>. <code>letRing</code> holds it for four beats at least.</li>
<li>Where notes sound together, <code>style=lead|acoustic</code> chooses the weights; without it chords over held notes, pieces whose notes are mostly plucked in turn and chords with open strings are acoustic. <code>constraints.style</code> says which it was. Where no two notes sound together the line is one of single notes, and a line that breaks one open chord lies in its grip with the fingers of the grip.</li>
<li><code>proof.playable</code> and its parts (<code>fingersInOrder</code>, <code>barresLegal</code>, <code>withinReach</code>, <code>heldNotesKept</code> …) are read off the printed route by code that did not plan it.</li>
</ul>
<p>What no hand can play is refused with the notes, the reason and what would do:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/route&#39; -d &#39;{&quot;notes&quot;:[{&quot;note&quot;:&quot;E2&quot;,&quot;startBeat&quot;:0},{&quot;note&quot;:&quot;F2&quot;,&quot;startBeat&quot;:0}]}&#39;
{&quot;error&quot;:&quot;No hand can play E2, F2 together at beat 0; it can be played without E2&quot;,&quot;code&quot;:&quot;unplayable-chord&quot;,&quot;issues&quot;:[{&quot;path&quot;:&quot;notes[0]&quot;,&quot;message&quot;:&quot;No hand can play E2, F2 together at beat 0; it can be played without E2&quot;}]}
</code></pre>
<h2>Arrangements</h2>
<p><code>POST /api/arrange</code> makes a piano score, several voices or a melody with chord symbols playable. It keeps the melody first, then the bass, then the harmony; notes are moved by octaves or dropped, and every change is named by bar.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/arrange?format=md&#39; -d &#39;{&quot;melody&quot;:[{&quot;note&quot;:&quot;E4&quot;},{&quot;note&quot;:&quot;E4&quot;},{&quot;note&quot;:&quot;F4&quot;},{&quot;note&quot;:&quot;G4&quot;}],&quot;chords&quot;:[{&quot;symbol&quot;:&quot;C&quot;}],&quot;difficulty&quot;:&quot;easy&quot;,&quot;capo&quot;:&quot;auto&quot;}&#39; | head -c 500
# Play 6 notes in 4 onsets (C Major) with the least hand movement

\`\`\`text
Tempo 90, 4/4
  C
e|0---0---1---3---|
B|----------------|
G|0---------------|
D|----------------|
A|3---------------|
E|----------------|
\`\`\`

Best route: open position, cost 62 (height 21, open-note -5, open-in-chord -10, gap-in-chord 40, press 16), efficiency 79 of 100, 0 hand shifts.

| Beat | Note | Interval | String | Fret | Finger | Hand at fret |
|---|---|---|---|---|---|---|
| 0 | E4 | 3 | 1 | 0 | open | 1 |
| 1 |
</code></pre>
<ul>
<li><code>notes</code> is a score: <code>voice</code> may be <code>melody</code>, <code>bass</code>, <code>harmony</code>, or the hands of a piano, <code>right</code> and <code>left</code>.</li>
<li><code>keep=melody,bass</code> leaves out the rest; <code>difficulty</code> is <code>easy</code> (no barre, no stretch), <code>medium</code> or <code>hard</code>.</li>
<li><code>transpose=octave</code> (the default) tries octaves, <code>auto</code> other keys too; <code>capo=auto</code> and <code>tuning=auto</code> try those. <code>proposals</code> are the best three with what each keeps; post <code>parameters</code> of one with the same score to get it.</li>
<li>Of a long melody with many chords, these have fewer inner voices, so that there are no more than 256 notes; <code>report</code> says how many. Sent in parts, the piece has fuller ones.</li>
<li><code>arrangementProof</code> says whether every note is accounted for, the melody is whole and on top, and the bass lowest.</li>
</ul>
<p>On the command line: <code>pitch-map arrange score.json --capo auto --difficulty easy</code>.</p>
<h2>Drills</h2>
<p>A drill takes a chord in a key and compiles targets, rhythm, count-in, route and tab:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/practice?key=A&amp;scale=naturalMinor&amp;chord=minor&amp;position=first&amp;format=md&#39; | head -c 900
# Play every tone of the chord, in order, up, over Am in A Natural Minor: 1 bar of quarter notes at 60 bpm, then repeat without a break

- Key A naturalMinor, chord minor, target chord-tones, level beginner.
- 1 bar at 60 beats a minute, 4 beats of count-in, loop of 4 beats.

\`\`\`text
Tempo 60, 4/4
  Am
e|----------------|
B|----------------|
G|------------2---|
D|--------2-------|
A|0---3-----------|
E|----------------|
\`\`\`

| Beat | Length | Note | Interval | Role | String | Fret | Finger |
|---|---|---|---|---|---|---|---|
| 0 | 1 | A2 | R | root | 5 | 0 | open |
| 1 | 1 | C3 | b3 | chord-tone | 5 | 3 | ring |
| 2 | 1 | E3 | 5 | chord-tone | 4 | 2 | middle |
| 3 | 1 | A3 | R | root | 3 | 2 | middle |

- Partial barre: one finger rolls over to another string at note 4

Proof: 4 targets, all mapped; places come from the best route.

[Open the drill with playback](http://127.0.0.1:8787/?z
</code></pre>
<p><code>target</code> chooses what is drilled (<code>chord-tones</code>, <code>guide-tones</code>, <code>enclosure</code>, …), <code>level</code> the note values and the tempo and, where no <code>position</code> is asked for, how far up the neck it goes: fret 4, 7 or 12. <code>compactUrl</code> opens it with playback.</p>
<p>Drills on several strings come from <code>/api/practice/pattern</code>: <code>pattern=thirds</code>, <code>sixths</code> or <code>octaves</code> of a scale (<code>key</code>, <code>scale</code>), or arpeggios, waltzes and Travis picking over <code>chords</code> that the hand holds, with the letters p i m a of the plucking hand below the tab:</p>
<pre><code class="language-sh">curl &#39;http://127.0.0.1:8787/api/practice/pattern?pattern=travis&amp;chords=C,Am,F,G7&amp;format=md&#39;
curl &#39;http://127.0.0.1:8787/api/practice/pattern?pattern=sixths&amp;key=G&amp;format=md&#39;
</code></pre>
<h2>One note</h2>
<p><code>/api/positions</code> ranks every place of one pitch for the hand, also coming from another place (<code>previous=S3F7</code>):</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/positions?note=E4&amp;previous=S3F7&amp;maxFret=15&amp;format=md&#39; | head -c 500
# Places of E4, best first

Frets 0 to 15 under the hand, up to fret 15.

| Rank | String | Fret | Note | Interval | Finger | Cost | Why |
|---|---|---|---|---|---|---|---|
| 1 | 3 | 9 | E4 | 3 | ring | 9 | height 9 |
| 2 | 2 | 5 | E4 | 3 | index | 13 | height 5, string-change 8 |
| 3 | 1 | 0 | E4 | 3 | open | 43 | open-string 20, string-change 8, string-skip 15 |
| 4 | 4 | 14 | E4 | 3 | little | 373 | height 14, above-twelfth 16, thick-string 30, little-finger 5, shift 60, shift-distance 240, s
</code></pre>
<p>Next: <a href="/docs/harmony">Harmony</a>.</p>
`,
  instruments: `<h1>Instruments, tunings, capo</h1>
<p>Without parameters every answer is for a six-string guitar in standard tuning. Three parameters choose another neck, on every operation that names strings or frets, as GET and POST, over MCP and on the command line:</p>
<ul>
<li><code>instrument</code> – an id of <code>/api/instruments</code>, such as <code>bass</code>, <code>guitar-7</code>, <code>ukulele</code>, <code>banjo</code>. Usual names (<code>uke</code>, <code>5-string bass</code>) are accepted.</li>
<li><code>tuning</code> – an id (<code>drop-d</code>), a usual name (<code>DADGAD</code>, <code>Eb standard</code>), or the open strings as pitches, the last string first: <code>D2,A2,D3,G3,B3,E4</code>. 3 to 10 strings. Left out, it is the standard tuning of the instrument.</li>
<li><code>capo</code> – a fret from 0 to 12.</li>
</ul>
<p>Strings are numbered as players number them: 1 is the first course, whatever it sounds. Frets are counted from the capo, so that open + capo + fret is the pitch; the fifth string of a banjo begins at its fifth fret and has the frets 0, 6, 7 … With a capo it is taken to be raised as well, by a spike or a fifth-string capo, as banjo players do: with <code>capo=2</code> in open G the open strings sound A4 E3 A3 C#4 E4, and the fifth string&#39;s first fretted place is still counted as 6. It is a drone: routes, riffs and grips leave it open.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/instruments?instrument=ukulele&amp;format=md&#39;
# Instruments and tunings

## Ukulele

instrument=ukulele: 4 strings, 18 frets.

| tuning | Name | Open strings, the last first | Range | Also called |
|---|---|---|---|---|
| standard | Standard | G4 C4 E4 A4 | C4–Eb6 | high G, C6, re-entrant |
| low-g | Low G | G3 C4 E4 A4 | G3–Eb6 | linear |
| baritone | Baritone | D3 G3 B3 E4 | D3–Bb5 | bari |
| d-tuning | D | A4 D4 F#4 B4 | D4–F6 | D6, English tuning |
</code></pre>
<h2>One grip, another neck</h2>
<p>A grip has one place a string, the last string first. The first C of a ukulele:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/chord?symbol=C&amp;instrument=ukulele&amp;limit=1&amp;scaleLimit=1&amp;format=md&#39; | head -c 420
# C – major triad

- Tones: C (R) E (3) G (5).
- 59 playable grips meet the filters; the best 1 follow. Boxes show string 4 on the left.

## 1. 0003 – C

\`\`\`text
   o o o
   ╒═╤═╤═╕
   │ │ │ │
   ├─┼─┼─┤
   │ │ │ │
   ├─┼─┼─┤
   │ │ │ 3
   ├─┼─┼─┤
   │ │ │ │
   └─┴─┴─┘
\`\`\`

- Frets string 4 first: 0003; fingers ---
</code></pre>
<p>A grip in drop D, whose last string sounds D2:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/identify?frets=000xxx&amp;tuning=drop-d&amp;limit=1&amp;format=md&#39; | head -c 300
# D5 – power chord

000xxx: D2 (string 6 fret 0), A2 (string 5 fret 0), D3 (string 4 fret 0). Bass D.

| Rank | Symbol | Name | Score | Left out | In the key | Reason |
|---|---|---|---|---|---|---|
| 1 | D5 | power chord | 99 |  |  | every tone of the chord sounds, root in the bass |

On Guitar,
</code></pre>
<h2>What a document says</h2>
<p>A document on another neck has <code>tuning</code> (the id, or <code>custom</code> for pitches that match no row) and <code>instrument</code>: id, name, capo, highest fret and strings. <code>maxFret</code> defaults to the last fret of the neck above the capo. With a capo a chord has two names: <code>soundingSymbol</code> is what is heard, <code>shapeSymbol</code> the shape that the hand makes, spelled in one key with the chords beside it. <code>POST /api/check</code> takes a symbol as it sounds; where it is the name of the shape, it says so.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/voicings?root=E&amp;capo=2&amp;limit=1&#39; | head -c 130
{&quot;apiVersion&quot;:&quot;2026-11-09&quot;,&quot;root&quot;:&quot;E&quot;,&quot;chord&quot;:&quot;major&quot;,&quot;symbol&quot;:&quot;E&quot;,&quot;soundingSymbol&quot;:&quot;E&quot;,&quot;shapeSymbol&quot;:&quot;D&quot;,&quot;tones&quot;:[{&quot;pitchClass&quot;:&quot;
</code></pre>
<p>Links inside a document lead to the same neck, and projects carry theirs: <code>/api/tab/export</code>, <code>/api/project</code> and <code>/api/diagram/tab.svg</code> refuse an <code>instrument</code>, <code>tuning</code> or <code>capo</code> that says otherwise.</p>
<p><code>POST /api/check</code> reads the tuning from the labels of a tab (<code>D A D G B E</code> from the lowest line up, or four lines of a bass) unless the parameters name one.</p>
<h2>Refusals</h2>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/map?note=D2&amp;tuning=drop-e&#39;
{&quot;error&quot;:&quot;tuning: \\&quot;drop-e\\&quot; is not a tuning of guitar (instrument=guitar-8 has it); /api/instruments lists them, or give pitches, the last string first: E2,A2,D3,G3,B3,E4&quot;,&quot;code&quot;:&quot;invalid-parameter&quot;,&quot;issues&quot;:[{&quot;path&quot;:&quot;tuning&quot;,&quot;message&quot;:&quot;tuning: \\&quot;drop-e\\&quot; is not a tuning of guitar (instrument=guitar-8 has it); /api/instruments lists them, or give pitches, the last string first: E2,A2,D3,G3,B3,E4&quot;,&quot;allowed&quot;:[&quot;standard-6-string&quot;,&quot;half-step-down&quot;,&quot;d-standard&quot;,&quot;c-standard&quot;,&quot;drop-d&quot;,&quot;drop-c-sharp&quot;,&quot;drop-c&quot;,&quot;drop-b&quot;,&quot;double-drop-d&quot;,&quot;dadgad&quot;,&quot;open-d&quot;,&quot;open-g&quot;,&quot;open-e&quot;,&quot;open-a&quot;,&quot;open-c&quot;,&quot;all-fourths&quot;,&quot;nashville&quot;],&quot;instead&quot;:{&quot;instrument&quot;:&quot;guitar-8&quot;,&quot;tuning&quot;:&quot;drop-e&quot;}}]}
</code></pre>
`,
  harmony: `<h1>Harmony</h1>
<h2>Grips, and grips in a row</h2>
<p><code>/api/chord</code> reads any chord symbol; <code>/api/voicings</code> takes one of six plain types. Both narrow grips by <code>style</code>, <code>noBarre</code>, <code>position</code>, <code>maxDifficulty</code>, <code>strings</code>, <code>bass</code>, <code>top</code> and <code>inversion</code>. Every grip is proved apart from the search: each string sounds a chord tone, and four fingers can hold it.</p>
<p>A progression is fingered as a whole, so that the hand moves least:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/progression?chords=Dm7,G7,Cmaj7&amp;limit=1&amp;format=md&#39; | head -c 420
# Dm7 – G7 – Cmaj7

| Path | Cost | Grips | Change 1 | Change 2 |
|---|---|---|---|---|
| 1 | 63 (grips 6, motion 57) | xx0211 → 320001 → x32000 | 35: fingers kept 0, frets moved 0 | 22: fingers kept 0, frets moved 0 |

## 1. xx0211 – Dm7, D minor seventh form

\`\`\`text
   x x o
   ╒═╤═╤═╤═╤═╕
   │ │ │ │ 1 2
   ├─┼─┼─┼─┼─┤
   │ │ │ 3 │ │
   ├─
</code></pre>
<p>   ├─�
   ├─�</p>
<p>Known grips low on the neck with the root in the bass come first, as in songbooks; <code>prefer=voices</code> puts the smoothest voices first, whatever lies in the bass. <code>paths[n].fingers</code> are the fingers of that path, which let others stay down: Dsus4 xx0233 is held 1 3 4 beside D.</p>
<p>Two chords in detail: <code>/api/voice-leading?from=Cmaj7&amp;to=A7b9</code>, with <code>prefer</code> and <code>key</code> as well, and with <code>fromFrets</code> for the grip that the hand already holds.</p>
<p>With <code>key</code>, chords may be Roman numerals, <code>chords=ii7,V7,Imaj7&amp;key=G</code>, or the numbers of a chart, <code>chords=1,6m,4,5&amp;key=G</code>; each chord then tells its numeral and what it does (<code>inKey</code>). Numerals count from the major scale on the tonic in every key, so G is bVII of A minor.</p>
<h2>Names</h2>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/identify?frets=x02210&amp;format=md&#39; | head -c 420
# Am – minor triad

x02210: A2 (string 5 fret 0), E3 (string 4 fret 2), A3 (string 3 fret 2), C4 (string 2 fret 1), E4 (string 1 fret 0). Bass A.

| Rank | Symbol | Name | Score | Left out | In the key | Reason |
|---|---|---|---|---|---|---|
| 1 | Am | minor triad | 100 |  |  | every tone of the chord sounds, root in the bass |
| 2 | C6/A | major sixth | 81 | 5 |  | the tones that name the chord sound, 5 left out,
</code></pre>
<p>A set of notes has several names; they are ranked, and each says why. <code>key</code> settles spelling and preference: D F G# B is G#dim7 in A minor. Names such as <code>Es7</code>, <code>Cism</code> or <code>H</code> are refused with the English name.</p>
<h2>Scales over a chord</h2>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/chord-scale?root=G&amp;chord=dominant7&amp;contextRoot=C&amp;contextScale=naturalMinor&amp;limit=2&amp;format=md&#39; | head -c 700
# Scales over G7 (G B D F)

In C Natural Minor it is V7, dominant, not a chord of the key.

Play G Phrygian Dominant (G Ab B C D Eb F), the fifth mode of C harmonic minor: the first choice over V7, the dominant; one of its tones lies outside the key.

| Rank | id | Scale | Tones | Comes from | Why | Score | Tensions | Avoid |
|---|---|---|---|---|---|---|---|---|
| 1 | phrygianDominant | Phrygian Dominant | G (1) Ab (b9) B (3) C (11) D (5) Eb (b13) F (b7) | fifth mode of C harmonic minor | The first choice over V7, the dominant; one of its tones lies outside the key. | 82.8 | Ab (b9) Eb (b13) | C (11): half step above the 3, and root of the chord that the dominant resolves to |
| 2 | altered
</code></pre>
<p>An avoid note is not forbidden; the reason says what it rubs against. Modes say where they come from, and over dominants the scales of the blues are offered as a layer of their own. The other way round, from notes to scales, common ones before rare ones:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/scales/containing?notes=D,F%23,G%23&amp;limit=3&amp;format=md&#39; | head -c 500
# Scales with D F# G#

186 in all; the first 3 follow.

| Root | id | Name | Tones | Beyond those asked | Missing | Comes from | Same tones as |
|---|---|---|---|---|---|---|---|
| F# | naturalMinor | Natural Minor | F# G# A B C# D E | A B C# E |  | sixth mode of A major | aeolian |
| A | major | Major | A B C# D E F# G# | A B C# E |  |  | ionian |
| G# | blues | Minor Blues | G# B C# D D# F# | B C# D# |  |  |  |

## All of them, by root

- F#: naturalMinor, harmonicMinor, diminishedWholeHalf, h
</code></pre>
<h2>Where a chord can go</h2>
<p><code>/api/composer</code> says where a chord can go: first where it resolves, then every other chord of the key, then departures (secondary dominants, borrowed and diminished chords) and colours (mediants, pivots), each once with its reason, the tones that stay and a pair of grips with little motion. <code>key</code> is apart from the chord: <code>chord=Dm7&amp;key=C</code>.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/composer?root=C&amp;format=md&#39; | head -c 760
# Where C can go

- C in C Major: I, tonic. Tones: C E G.
- Key: no sharps or flats; a fifth up G, a fifth down F, relative A.
- Order: resolutions, then the other chords of the key as they usually follow, then departures from the key by function, then colours; equal ones by fewest tones outside the active layer, then smallest voice-leading distance, then most shared tones

| To | Tones | Numeral | Relation | Why | Outside | Grips |
|---|---|---|---|---|---|---|
| F | F A C | IV | Subdominant: F lies a fifth below | A subdominant, which opens away from the tonic; the root falls a fifth, one tone stays. |  | x32010 → 133211 |
| G | G B D | V | Dominant triad: G | The dominant, which asks for the tonic; the root falls a fourth, one tone stays. |  | x
</code></pre>
<p>Spelling follows function: <code>C#</code> is not <code>Db</code>, and a root that you write is kept.</p>
<p>Next: <a href="/docs/tab-and-project-urls">Tab and project URLs</a>.</p>
`,
  'tab-and-project-urls': `<h1>Tab and project URLs</h1>
<p>Tab is made of events: string, fret, start beat, duration. The ASCII text is drawn from them and can be read back.</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/tab?format=md&#39; -d &#39;{&quot;title&quot;:&quot;Two notes&quot;,&quot;events&quot;:[{&quot;string&quot;:5,&quot;fret&quot;:3,&quot;startBeat&quot;:0},{&quot;string&quot;:4,&quot;fret&quot;:2,&quot;startBeat&quot;:1}]}&#39; | head -c 330
# Two notes

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|----------------|
G|----------------|
D|----2-----------|
A|3---------------|
E|----------------|
\`\`\`

Verified: all 2 events sound the pitch that string and fret give.

[Open in the workbench](http://127.0.0.1:8787/?zproject=2i1YKKc-HtGiIbaE4I2k3BeYLZBtRAhTFYWZKsQA)

![Pi
</code></pre>
<p><code>eventProof</code> says for every event whether string and fret give its pitch; <code>verified</code> is true when all do. Every route, drill and recipe carries a ready body in <code>tabRenderRequest</code>.</p>
<h2>Check before you trust</h2>
<p>Paste tab, or a grip with the chord it is said to be:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/check?format=md&#39; -d &#39;{&quot;frets&quot;:&quot;x32010&quot;,&quot;symbol&quot;:&quot;Am&quot;}&#39; | head -c 620
# 5 notes in 1 event: 2 errors; see corrected.

Read as frets in A naturalMinor (guessed). ok: false; playable: true.

## Mistakes

| Where | Severity | Code | What |
|---|---|---|---|
| line 1 | error | missing-tone | Am needs its 1, A |
| line 1, column 4 | error | extra-tone | string 3, fret 0 is no tone of Am |
| line 1 | caution | other-bass | the lowest tone is not A |

Am (A C E): the grip is not that chord; the nearest grip that is: x02210.

## What sounds

| Bar | Beat | Notes | Grip | Chord | Playable | Hand at fret |
|---|---|---|---|---|---|---|
| 1 | 0 | C3 (S5F3) E3 (S4F2) G3 (S3F0) C4 (S2F1) E4 (S1
</code></pre>
<p>Each mistake has a line and a column, and <code>corrected</code> holds a version that is right. In a terminal: <code>npx pitch-map check tab.txt</code>; it exits with 1 when there is an error.</p>
<h2>A project is a URL</h2>
<p>Nothing is stored. A project travels in the URL: <code>appUrl</code> spells it out (<code>project=</code>, base64url of its JSON), <code>compactUrl</code> compresses it (<code>zproject=</code>). Both open the workbench; both can be read and exported:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/project?format=md&#39;
# Untitled

C major, 90 beats a minute, measures: 1.

\`\`\`text
Tempo 90, 4/4
e|----------------|
B|----------------|
G|----------------|
D|----------------|
A|----------------|
E|----------------|
\`\`\`
</code></pre>
<ul>
<li><code>/api/project?zproject=…</code> answers the whole project, checked to the last note.</li>
<li><code>/api/tab/export?zproject=…</code> answers its tab as plain text, <code>barLines=true</code> with bars.</li>
<li><code>/api/diagram/tab.svg?zproject=…</code> draws it; <code>/api/diagram/score.svg?zproject=…</code> draws notation over tab, with chord names. <code>fromBar</code> and <code>toBar</code> choose bars of a longer one. Documents with a project link to the latter as <code>scoreUrl</code>.</li>
<li>Chord names stand in an overlay of the project: <code>{ &quot;id&quot;: &quot;chords&quot;, &quot;title&quot;: &quot;Chords&quot;, &quot;chords&quot;: [{ &quot;beat&quot;: 0, &quot;symbol&quot;: &quot;Am7&quot; }] }</code>, beats counted from the start of the piece.</li>
</ul>
<p>Share <code>compactUrl</code>: appUrl may pass the length that some clients allow.</p>
<p>Next: <a href="/docs/agents">Agents</a>.</p>
`,
  files: `<h1>Files in and out</h1>
<p>Bring a song from another program, let its fingers be planned, take it back.</p>
<h2>Read a file</h2>
<p>The bytes are the body; what they are is known by the bytes, never by a name. Guitar Pro 3 to 8, MusicXML (also <code>.mxl</code>), MIDI, alphaTex and ASCII tab, at most 4 MB:</p>
<pre><code class="language-sh">curl --data-binary @song.gp5 &#39;http://127.0.0.1:8787/api/import&#39;
curl --data-binary @song.gp5 &#39;http://127.0.0.1:8787/api/import?track=2&amp;refinger=true&#39;
curl --data-binary @song.mid &#39;http://127.0.0.1:8787/api/import?tuning=drop-d&#39;
</code></pre>
<p>The answer lists the tracks and holds a project of one of them. <code>report</code> says what was kept, changed and left out, by bar: repeats are played out, chord names stand over the bars of the project and come out again in files, grace notes and lyrics have no place in it, a note whose pitch contradicts its string and fret keeps string and fret. A file without strings (MIDI, plain notation) is planned for its instrument, or for the neck that you name.</p>
<p><code>refinger=true</code> keeps pitches and rhythm and plans strings, frets and fingers anew. <code>fingering</code> tells how many notes moved and what it costs before and after, by the same model. <code>keep=strings</code> leaves every note on its string, <code>keep=fingers</code> those notes that the file gives a finger.</p>
<p><code>compactUrl</code> and <code>files</code> are there where the project fits into a link; a long song is in <code>project</code> itself.</p>
<h2>Write a file</h2>
<p>Every document with a project has <code>filesUrl</code>, which lists it as MIDI, MusicXML, Guitar Pro (<code>.gp</code>), alphaTex and ASCII text. <code>/api/file?zproject=…&amp;type=musicxml</code> is one of them, as an attachment with its name. <code>scoreUrl</code> beside it draws the project as notation over tab.</p>
<table>
<thead>
<tr>
<th></th>
<th>pitches, times</th>
<th>strings, frets</th>
<th>fingers, techniques</th>
<th>tuplets, ties</th>
</tr>
</thead>
<tbody><tr>
<td>Guitar Pro, MusicXML, alphaTex</td>
<td>yes</td>
<td>yes</td>
<td>yes</td>
<td>yes</td>
</tr>
<tr>
<td>MIDI</td>
<td>yes</td>
<td>–</td>
<td>–</td>
<td>as times</td>
</tr>
<tr>
<td>ASCII</td>
<td>starts</td>
<td>yes</td>
<td>–</td>
<td>–</td>
</tr>
</tbody></table>
<h2>On the command line</h2>
<pre><code class="language-sh">npx pitch-map convert song.gp5 song.musicxml
npx pitch-map convert song.mid song.gp --tuning drop-d
npx pitch-map convert tabs/ better/ --type guitar-pro --refinger
</code></pre>
<p>A folder is converted file by file, with a summary of what was changed and which files were refused.</p>
<h2>A piano piece for guitar</h2>
<p><code>/api/arrange</code> takes the same bytes: both hands of a piano, or the <code>tracks</code> that you name, become one part that a hand can play, with what was moved or dropped by bar. An answer holds 256 notes; <code>fromBar</code> asks for the rest. The command line writes pieces of any length:</p>
<pre><code class="language-sh">curl --data-binary @minuet.mid &#39;http://127.0.0.1:8787/api/arrange?capo=auto&amp;format=md&#39;
npx pitch-map arrange minuet.mid --capo auto -o minuet.gp
npx pitch-map arrange - --tracks 1,2 --tuning drop-d -o minuet.musicxml &lt; minuet.mid
</code></pre>
<h2>In a program</h2>
<pre><code class="language-js">import { readTab, writeTab } from &#39;pitch-map/formats&#39;

const { score, report } = await readTab(bytes)
const { bytes: musicXml } = await writeTab(score, &#39;musicxml&#39;)
</code></pre>
`,
  agents: `<h1>Agents</h1>
<p>Language models read tab badly and state wrong frets with confidence. Let them ask.</p>
<h2>Over MCP</h2>
<p>The endpoint is <code>http://127.0.0.1:8787/mcp</code> (streamable HTTP, no login, no session; clients of the 2025 and the 2026 revisions). For a desktop client that starts programs:</p>
<pre><code class="language-json">{ &quot;mcpServers&quot;: { &quot;pitch-map&quot;: { &quot;command&quot;: &quot;npx&quot;, &quot;args&quot;: [&quot;pitch-map&quot;, &quot;mcp&quot;] } } }
</code></pre>
<p>One tool a question:</p>
<table>
<thead>
<tr>
<th>Question</th>
<th>Tool</th>
</tr>
</thead>
<tbody><tr>
<td>Where is this pitch, what is it in the key?</td>
<td><code>map_pitch</code></td>
</tr>
<tr>
<td>How is this chord gripped?</td>
<td><code>find_voicings</code></td>
</tr>
<tr>
<td>What is this grip or these notes called?</td>
<td><code>identify_chord</code></td>
</tr>
<tr>
<td>How is this line fingered?</td>
<td><code>plan_route</code>; with rhythm <code>plan_melody</code></td>
</tr>
<tr>
<td>How are these chords gripped in a row?</td>
<td><code>plan_progression</code></td>
</tr>
<tr>
<td>From the grip I hold to the next chord</td>
<td><code>lead_voices</code></td>
</tr>
<tr>
<td>A riff in this key, please</td>
<td><code>write_riff</code></td>
</tr>
<tr>
<td>Is this tab or grip right?</td>
<td><code>check_tab</code></td>
</tr>
<tr>
<td>What are the notes of this scale?</td>
<td><code>get_scale</code></td>
</tr>
<tr>
<td>Which scales have these notes?</td>
<td><code>find_scales</code></td>
</tr>
<tr>
<td>Which scales fit this chord?</td>
<td><code>suggest_scales</code></td>
</tr>
<tr>
<td>Which chord can follow?</td>
<td><code>suggest_moves</code></td>
</tr>
<tr>
<td>An exercise, please</td>
<td><code>compile_drill</code></td>
</tr>
<tr>
<td>A picking pattern over chords, thirds or sixths of a scale</td>
<td><code>pick_pattern</code></td>
</tr>
<tr>
<td>Tab from known frets</td>
<td><code>render_tab</code></td>
</tr>
<tr>
<td>A piano piece or a song for one player</td>
<td><code>arrange_piece</code></td>
</tr>
<tr>
<td>This file as tab; this tab as a file</td>
<td><code>import_file</code>, <code>export_files</code></td>
</tr>
<tr>
<td>How is this instrument tuned?</td>
<td><code>list_instruments</code></td>
</tr>
</tbody></table>
<p><code>content</code> is the lean Markdown of the answer, <code>structuredContent</code> its essential fields, each as in the whole document, at usual sizes 4 kB together; <code>detail=full</code> gives both whole, as HTTP does. Pictures are URLs in <code>pictures</code>; the same URLs can be read as resources. A refusal carries the corrected call. Hosts that show MCP Apps draw neck, chord boxes and tab in the chat (<code>ui://pitch-map/neck</code>). Resources hold the scale catalogue, the glossary and the tunings; prompts prepare a lesson, mark homework, explore a key, teach a melody and smooth a chord change, on any instrument. The <a href="/docs/evaluation">evaluation</a> asks 60 questions, each with a call to try.</p>
<p>A server on a loopback address answers <code>/mcp</code> under loopback names only; set <code>PUBLIC_URL</code> where it has another name.</p>
<h2>Over HTTP</h2>
<ul>
<li><code>detail=lean</code> leaves the essential fields of any JSON answer, and with <code>format=md</code> the short text.</li>
<li><code>names=german</code> (<code>H</code>, <code>B</code>, <code>Fis</code>) or <code>names=solfege</code> (<code>Si</code>, <code>Sib</code>, <code>Fa#</code>) reads the names of notes in a request so and writes them so in JSON, Markdown, pictures and tab; links in the answer keep it. Solfege has a fixed do. Projects and files of other programs stay English.</li>
<li><code>/llms.txt</code> fits a prompt, <code>/llms-full.txt</code> says everything; <code>/skill.md</code> is a skill file.</li>
<li><code>/openapi.json</code>, <code>/.well-known/api-catalog</code> (RFC 9727) and <code>/api/capabilities</code> describe it to machines.</li>
<li><code>format=md</code> or <code>Accept: text/markdown</code> gives any answer, and <code>/docs/&lt;guide&gt;.md</code> any page, as Markdown.</li>
</ul>
<p>Correct a refused call as it says:</p>
<pre><code class="language-console">$ curl -s &#39;http://127.0.0.1:8787/api/chord?symbl=F%23m7&#39;
{&quot;error&quot;:&quot;symbl is not a parameter here; did you mean \\&quot;symbol\\&quot;?&quot;,&quot;code&quot;:&quot;unknown-parameter&quot;,&quot;issues&quot;:[{&quot;path&quot;:&quot;symbl&quot;,&quot;message&quot;:&quot;symbl is not a parameter here&quot;,&quot;allowed&quot;:[&quot;symbol&quot;,&quot;key&quot;,&quot;limit&quot;,&quot;scaleLimit&quot;,&quot;inversion&quot;,&quot;bass&quot;,&quot;top&quot;,&quot;strings&quot;,&quot;maxFret&quot;,&quot;position&quot;,&quot;style&quot;,&quot;maxDifficulty&quot;,&quot;noBarre&quot;,&quot;instrument&quot;,&quot;tuning&quot;,&quot;capo&quot;],&quot;didYouMean&quot;:&quot;symbol&quot;}],&quot;didYouMean&quot;:&quot;symbol&quot;}
</code></pre>
<h2>From a program</h2>
<pre><code class="language-js">import { createClient } from &#39;pitch-map/client&#39;

const client = createClient({ baseUrl: &#39;http://127.0.0.1:8787&#39; })
const { grips } = await client.getChord({ symbol: &#39;F#m7&#39;, style: &#39;barre&#39;, limit: 1 })
</code></pre>
<p>Requests and documents are typed; a refusal is a <code>PitchMapError</code> with <code>code</code>, <code>issues</code> and <code>didYouMean</code>. The engine itself is the package&#39;s main export: pure functions, no service needed.</p>
<h2>Rules that keep answers right</h2>
<ol>
<li>Ask before you write frets, spellings or tab; quote what the answer holds.</li>
<li>Strings count from 1, on a guitar the highest, to 6, the lowest. Grips such as <code>x32010</code> are written from the last string to string 1.</li>
<li>Run any tab, your own or another, through <code>check_tab</code> or <code>POST /api/check</code>.</li>
<li>An empty list is an answer: nothing meets the filters. Loosen one and ask again.</li>
</ol>
`,
  evaluation: `<h1>Evaluation</h1>
<p>60 questions that players ask, each answered by one tool call. <code>npm run eval</code> asks them over MCP as a plain client does, compares the answers with facts from books and instruments, and writes this sheet; the tests run it too.</p>
<h2>Places</h2>
<h3>Where is Bb3 on the guitar?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;Bb3&quot;}</code>. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=Bb3&#39;
</code></pre>
<h3>Every place of the open first string’s E4.</h3>
<p><code>map_pitch</code> with <code>{&quot;midi&quot;:64}</code>. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret; 24 frets.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?midi=64&#39;
</code></pre>
<h3>F#4 no higher than fret 5.</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;F#4&quot;,&quot;maxFret&quot;:5}</code>. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=F%234&amp;maxFret=5&#39;
</code></pre>
<h3>Which note is 442 Hz, and how far off?</h3>
<p><code>map_pitch</code> with <code>{&quot;frequencyHz&quot;:442}</code>. A model alone would have to know: 1200 · log2(442/440).</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?frequencyHz=442&#39;
</code></pre>
<h3>What is the frequency of the low E string?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;E2&quot;}</code>. A model alone would have to know: 440 Hz · 2^(−29/12).</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=E2&#39;
</code></pre>
<h3>Which key of a full piano is middle C?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;C4&quot;,&quot;piano&quot;:&quot;88-key&quot;}</code>. A model alone would have to know: keys are counted from A0.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=C4&amp;piano=88-key&#39;
</code></pre>
<h3>Where is D3 with a capo at fret 3?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;D3&quot;,&quot;capo&quot;:3}</code>. A model alone would have to know: open strings E2 A2 D3 G3 B3 E4 and a semitone a fret; frets count from the capo.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=D3&amp;capo=3&#39;
</code></pre>
<h3>Can a guitar in standard tuning play D2?</h3>
<p><code>plan_route</code> with <code>{&quot;notes&quot;:&quot;D2&quot;}</code>. A model alone would have to know: the lowest string is E2.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/route?limit=2&amp;notes=D2&#39;
</code></pre>
<h3>And in drop D?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;D2&quot;,&quot;tuning&quot;:&quot;drop-d&quot;}</code>. A model alone would have to know: drop D lowers the sixth string by a whole step.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=D2&amp;tuning=drop-d&#39;
</code></pre>
<h3>Where is C4 on a ukulele?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;C4&quot;,&quot;instrument&quot;:&quot;ukulele&quot;}</code>. A model alone would have to know: ukuleles are tuned G4 C4 E4 A4, the G high.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=C4&amp;instrument=ukulele&#39;
</code></pre>
<h3>Where is G2 on a bass?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;G2&quot;,&quot;instrument&quot;:&quot;bass&quot;,&quot;maxFret&quot;:20}</code>. A model alone would have to know: a bass is tuned E1 A1 D2 G2.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=G2&amp;instrument=bass&amp;maxFret=20&#39;
</code></pre>
<h3>Wo liegt das kleine h auf der Gitarre, und was ist es in Es-Dur?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;H3&quot;,&quot;root&quot;:&quot;Es&quot;,&quot;names&quot;:&quot;german&quot;,&quot;maxFret&quot;:4}</code>. A model alone would have to know: German H is B, and B is B flat; E flat major has B flat.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=H3&amp;root=Es&amp;names=german&amp;maxFret=4&#39;
</code></pre>
<h3>What is F# over D7?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;F#&quot;,&quot;chord&quot;:&quot;D7&quot;,&quot;layer&quot;:&quot;chord&quot;}</code>. A model alone would have to know: D7 is D F# A C.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=F%23&amp;chord=D7&amp;layer=chord&#39;
</code></pre>
<h2>Grips and fingerings</h2>
<h3>How do I play C?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;C&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=C&#39;
</code></pre>
<h3>How do I play A minor?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;Am&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Am&#39;
</code></pre>
<h3>How do I play E minor?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;Em&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Em&#39;
</code></pre>
<h3>How do I play D minor?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;Dm&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Dm&#39;
</code></pre>
<h3>How do I play B7?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;B7&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=B7&#39;
</code></pre>
<h3>How do I play Cmaj7?</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;Cmaj7&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Cmaj7&#39;
</code></pre>
<h3>F as a barre.</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;F&quot;,&quot;style&quot;:&quot;barre&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=F&amp;style=barre&#39;
</code></pre>
<h3>F#m7 as a barre.</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;F#m7&quot;,&quot;style&quot;:&quot;barre&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=F%23m7&amp;style=barre&#39;
</code></pre>
<h3>Bb without a barre for a beginner.</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;Bb&quot;,&quot;noBarre&quot;:true,&quot;maxDifficulty&quot;:2}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Bb&amp;noBarre=true&amp;maxDifficulty=2&#39;
</code></pre>
<h3>C on a ukulele.</h3>
<p><code>find_voicings</code> with <code>{&quot;limit&quot;:1,&quot;symbol&quot;:&quot;C&quot;,&quot;instrument&quot;:&quot;ukulele&quot;}</code>. A model alone would have to know: the usual grip, fret by fret, without mixing up strings.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=C&amp;instrument=ukulele&#39;
</code></pre>
<h3>D with F# in the bass.</h3>
<p><code>find_voicings</code> with <code>{&quot;symbol&quot;:&quot;D/F#&quot;,&quot;limit&quot;:3}</code>. A model alone would have to know: F# lies at fret 2 of the sixth string.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=3&amp;symbol=D%2FF%23&#39;
</code></pre>
<h3>I hold x32010. What is the nearest A minor?</h3>
<p><code>lead_voices</code> with <code>{&quot;from&quot;:&quot;C&quot;,&quot;fromFrets&quot;:&quot;x32010&quot;,&quot;to&quot;:&quot;Am&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: E3, C4 and E4 stay where they are.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/voice-leading?limit=1&amp;from=C&amp;fromFrets=x32010&amp;to=Am&#39;
</code></pre>
<h3>Finger C3 D3 E3 F3 in first position.</h3>
<p><code>plan_route</code> with <code>{&quot;notes&quot;:&quot;C3,D3,E3,F3&quot;,&quot;position&quot;:&quot;first&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: open strings and frets 1 to 4.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/route?limit=1&amp;notes=C3,D3,E3,F3&amp;position=first&#39;
</code></pre>
<h3>Dm7 G7 Cmaj7 with as little motion as possible.</h3>
<p><code>plan_progression</code> with <code>{&quot;chords&quot;:&quot;Dm7,G7,Cmaj7&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: hundreds of grips for each chord, compared in pairs.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/progression?limit=1&amp;chords=Dm7,G7,Cmaj7&#39;
</code></pre>
<h2>Names</h2>
<h3>What chord is x32010?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;x32010&quot;}</code>. A model alone would have to know: the frets sound C E G C E.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=x32010&#39;
</code></pre>
<h3>What chord is xx0232?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;xx0232&quot;}</code>. A model alone would have to know: the frets sound D A D F#.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=xx0232&#39;
</code></pre>
<h3>What chord is 320001?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;320001&quot;}</code>. A model alone would have to know: the frets sound G B D G B F.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=320001&#39;
</code></pre>
<h3>What chord is x35543?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;x35543&quot;}</code>. A model alone would have to know: the frets sound C G C Eb G.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=x35543&#39;
</code></pre>
<h3>What chord is x24442?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;x24442&quot;}</code>. A model alone would have to know: the frets sound B F# B D# F#.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=x24442&#39;
</code></pre>
<h3>What chord is xx0212?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;xx0212&quot;}</code>. A model alone would have to know: the frets sound D A C F#.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=xx0212&#39;
</code></pre>
<h3>What chord is x02010?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;x02010&quot;}</code>. A model alone would have to know: the frets sound A E G C E.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=x02010&#39;
</code></pre>
<h3>What do A, C, E, G make with A in the bass?</h3>
<p><code>identify_chord</code> with <code>{&quot;notes&quot;:&quot;A,C,E,G&quot;}</code>. A model alone would have to know: Am7 and C6 are the same notes; the bass decides.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;notes=A,C,E,G&#39;
</code></pre>
<h3>And with C in the bass?</h3>
<p><code>identify_chord</code> with <code>{&quot;notes&quot;:&quot;A,C,E,G&quot;,&quot;bass&quot;:&quot;C&quot;}</code>. A model alone would have to know: the same notes over C.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;notes=A,C,E,G&amp;bass=C&#39;
</code></pre>
<h3>Welche Töne hat Hm7?</h3>
<p><code>find_voicings</code> with <code>{&quot;symbol&quot;:&quot;Hm7&quot;,&quot;limit&quot;:1,&quot;names&quot;:&quot;german&quot;}</code>. A model alone would have to know: German H is B; its minor seventh chord is B D F# A.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Hm7&amp;names=german&#39;
</code></pre>
<h3>Wie heißt der Akkord aus Es, G und B?</h3>
<p><code>identify_chord</code> with <code>{&quot;notes&quot;:&quot;Es,G,B&quot;,&quot;names&quot;:&quot;german&quot;}</code>. A model alone would have to know: German B is B flat.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;notes=Es,G,B&amp;names=german&#39;
</code></pre>
<h3>Quelles sont les notes de Sib majeur septième ?</h3>
<p><code>find_voicings</code> with <code>{&quot;symbol&quot;:&quot;Sibmaj7&quot;,&quot;limit&quot;:1,&quot;names&quot;:&quot;solfege&quot;}</code>. A model alone would have to know: Si bémol is B flat.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord?limit=1&amp;symbol=Sibmaj7&amp;names=solfege&#39;
</code></pre>
<h2>Scales and keys</h2>
<h3>Spell F lydian dominant.</h3>
<p><code>get_scale</code> with <code>{&quot;root&quot;:&quot;F&quot;,&quot;scale&quot;:&quot;lydianDominant&quot;}</code>. A model alone would have to know: the steps of the scale, one letter a degree.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/scale-map?root=F&amp;scale=lydianDominant&#39;
</code></pre>
<h3>Spell A harmonic minor.</h3>
<p><code>get_scale</code> with <code>{&quot;root&quot;:&quot;A&quot;,&quot;scale&quot;:&quot;harmonicMinor&quot;}</code>. A model alone would have to know: the steps of the scale, one letter a degree.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/scale-map?root=A&amp;scale=harmonicMinor&#39;
</code></pre>
<h3>Spell the E blues scale.</h3>
<p><code>get_scale</code> with <code>{&quot;root&quot;:&quot;E&quot;,&quot;scale&quot;:&quot;blues&quot;}</code>. A model alone would have to know: the steps of the scale, one letter a degree.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/scale-map?root=E&amp;scale=blues&#39;
</code></pre>
<h3>Spell Gb major.</h3>
<p><code>get_scale</code> with <code>{&quot;root&quot;:&quot;Gb&quot;,&quot;scale&quot;:&quot;major&quot;}</code>. A model alone would have to know: the steps of the scale, one letter a degree.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/scale-map?root=Gb&#39;
</code></pre>
<h3>Which scale over E7 in A minor, and why?</h3>
<p><code>suggest_scales</code> with <code>{&quot;chord&quot;:&quot;E7&quot;,&quot;contextRoot&quot;:&quot;A&quot;,&quot;contextScale&quot;:&quot;naturalMinor&quot;}</code>. A model alone would have to know: E7 is the dominant; its G# makes the key harmonic minor.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord-scale?limit=4&amp;chord=E7&amp;contextRoot=A&amp;contextScale=naturalMinor&#39;
</code></pre>
<h3>Which scale over G7 in C?</h3>
<p><code>suggest_scales</code> with <code>{&quot;symbol&quot;:&quot;G7&quot;,&quot;contextRoot&quot;:&quot;C&quot;}</code>. A model alone would have to know: the fifth mode of C major.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/chord-scale?limit=4&amp;symbol=G7&amp;contextRoot=C&#39;
</code></pre>
<h3>Which scales on C hold C, Eb, F# and A: is the half-whole scale among them?</h3>
<p><code>find_scales</code> with <code>{&quot;notes&quot;:&quot;C,Eb,F#,A&quot;,&quot;root&quot;:&quot;C&quot;,&quot;limit&quot;:48}</code>. A model alone would have to know: C Db Eb E F# G A Bb holds all four.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/scales/containing?limit=48&amp;notes=C,Eb,F%23,A&amp;root=C&#39;
</code></pre>
<h3>ii V I in B flat?</h3>
<p><code>plan_progression</code> with <code>{&quot;chords&quot;:&quot;ii7,V7,Imaj7&quot;,&quot;key&quot;:&quot;Bb&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: degrees two, five and one of B flat major.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/progression?limit=1&amp;chords=ii7,V7,Imaj7&amp;key=Bb&#39;
</code></pre>
<h3>1 5 6m 4 in G?</h3>
<p><code>plan_progression</code> with <code>{&quot;chords&quot;:&quot;1,5,6m,4&quot;,&quot;key&quot;:&quot;G&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: numbers are degrees of the major scale.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/progression?limit=1&amp;chords=1,5,6m,4&amp;key=G&#39;
</code></pre>
<h3>How many sharps has E major, and what is its relative minor?</h3>
<p><code>suggest_moves</code> with <code>{&quot;key&quot;:&quot;E&quot;}</code>. A model alone would have to know: the circle of fifths.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/composer?key=E&#39;
</code></pre>
<h2>Tunings</h2>
<h3>How is a mandolin tuned?</h3>
<p><code>list_instruments</code> with <code>{}</code>. A model alone would have to know: fifths from G3.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/instruments&#39;
</code></pre>
<h3>What is open G?</h3>
<p><code>list_instruments</code> with <code>{}</code>. A model alone would have to know: which strings go down, and by how much.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/instruments&#39;
</code></pre>
<h3>Where is A3 in DADGAD, up to fret 12?</h3>
<p><code>map_pitch</code> with <code>{&quot;note&quot;:&quot;A3&quot;,&quot;tuning&quot;:&quot;dadgad&quot;,&quot;maxFret&quot;:12}</code>. A model alone would have to know: DADGAD is D2 A2 D3 G3 A3 D4.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/map?note=A3&amp;tuning=dadgad&amp;maxFret=12&#39;
</code></pre>
<h3>The grip 000000 in open D: which chord?</h3>
<p><code>identify_chord</code> with <code>{&quot;frets&quot;:&quot;000000&quot;,&quot;tuning&quot;:&quot;D2,A2,D3,F#3,A3,D4&quot;}</code>. A model alone would have to know: D A D F# A D.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/identify?limit=5&amp;frets=000000&amp;tuning=D2,A2,D3,F%233,A3,D4&#39;
</code></pre>
<h2>Tab and files</h2>
<h3>I play x32010 and call it A minor. Right?</h3>
<p><code>check_tab</code> with <code>{&quot;frets&quot;:&quot;x32010&quot;,&quot;symbol&quot;:&quot;Am&quot;}</code>. A model alone would have to know: the grip is C.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/check&#39; -d &#39;{&quot;frets&quot;:&quot;x32010&quot;,&quot;symbol&quot;:&quot;Am&quot;}&#39;
</code></pre>
<h3>Is low E fret 1 together with high e fret 9 playable?</h3>
<p><code>check_tab</code> with <code>{&quot;tab&quot;:&quot;e|9---|\\nB|----|\\nG|----|\\nD|----|\\nA|----|\\nE|1---|&quot;}</code>. A model alone would have to know: how far a hand reaches.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/check&#39; -d &#39;{&quot;tab&quot;:&quot;e|9---|\\nB|----|\\nG|----|\\nD|----|\\nA|----|\\nE|1---|&quot;}&#39;
</code></pre>
<h3>Tab for string 5 fret 3, then the open fourth string.</h3>
<p><code>render_tab</code> with <code>{&quot;positions&quot;:&quot;S5F3,S4F0&quot;}</code>. A model alone would have to know: columns of a tab, aligned.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/tab&#39; -d &#39;{&quot;events&quot;:[{&quot;string&quot;:5,&quot;fret&quot;:3,&quot;startBeat&quot;:0,&quot;durationBeats&quot;:1,&quot;technique&quot;:&quot;normal&quot;},{&quot;string&quot;:4,&quot;fret&quot;:0,&quot;startBeat&quot;:1,&quot;durationBeats&quot;:1,&quot;technique&quot;:&quot;normal&quot;}]}&#39;
</code></pre>
<h3>G3 dotted quarter, A3 eighth, D4 half: where do the notes start?</h3>
<p><code>plan_melody</code> with <code>{&quot;melody&quot;:&quot;G3:1.5,A3:0.5,D4:2&quot;,&quot;limit&quot;:1}</code>. A model alone would have to know: sums of lengths.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/route&#39; -d &#39;{&quot;notes&quot;:[{&quot;note&quot;:&quot;G3&quot;,&quot;durationBeats&quot;:1.5},{&quot;note&quot;:&quot;A3&quot;,&quot;durationBeats&quot;:0.5},{&quot;note&quot;:&quot;D4&quot;,&quot;durationBeats&quot;:2}],&quot;limit&quot;:1}&#39;
</code></pre>
<h3>How many notes has this tab, and is it whole?</h3>
<p><code>import_file</code> with <code>{&quot;file&quot;:&quot;ZXwtLS0tLS0tLS0tLTAtLS18CkJ8LS0tLS0tLTEtLS0tLS0tfApHfC0tLTAtLS0tLS0tLS0tLXwKRHwtLS0tLS0tLS0tLS0tLS18CkF8My0tLS0tLS0tLS0tLS0tfApFfC0tLS0tLS0tLS0tLS0tLXw=&quot;}</code>. A model alone would have to know: reading a tab column by column.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/import&#39; -d &#39;{&quot;file&quot;:&quot;ZXwtLS0tLS0tLS0tLTAtLS18CkJ8LS0tLS0tLTEtLS0tLS0tfApHfC0tLTAtLS0tLS0tLS0tLXwKRHwtLS0tLS0tLS0tLS0tLS18CkF8My0tLS0tLS0tLS0tLS0tfApFfC0tLS0tLS0tLS0tLS0tLXw=&quot;}&#39;
</code></pre>
<h3>Give me this MusicXML file as tab.</h3>
<p><code>import_file</code> with <code>{&quot;file&quot;:&quot;PD94bWwgdmVyc2lvbj0iMS4wIj8+PHNjb3JlLXBhcnR3aXNlIHZlcnNpb249IjQuMCI+PHBhcnQtbGlzdD48c2NvcmUtcGFydCBpZD0iUDEiPjxwYXJ0LW5hbWU+R3VpdGFyPC9wYXJ0LW5hbWU+PC9zY29yZS1wYXJ0PjwvcGFydC1saXN0PjxwYXJ0IGlkPSJQMSI+PG1lYXN1cmUgbnVtYmVyPSIxIj48YXR0cmlidXRlcz48ZGl2aXNpb25zPjE8L2RpdmlzaW9ucz48dGltZT48YmVhdHM+NDwvYmVhdHM+PGJlYXQtdHlwZT40PC9iZWF0LXR5cGU+PC90aW1lPjxjbGVmPjxzaWduPkc8L3NpZ24+PGxpbmU+MjwvbGluZT48L2NsZWY+PC9hdHRyaWJ1dGVzPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5FPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5HPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NTwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjwvbWVhc3VyZT48L3BhcnQ+PC9zY29yZS1wYXJ0d2lzZT4=&quot;,&quot;refinger&quot;:true}</code>. A model alone would have to know: MusicXML, and where C4 E4 G4 C5 lie.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/import&#39; -d &#39;{&quot;file&quot;:&quot;PD94bWwgdmVyc2lvbj0iMS4wIj8+PHNjb3JlLXBhcnR3aXNlIHZlcnNpb249IjQuMCI+PHBhcnQtbGlzdD48c2NvcmUtcGFydCBpZD0iUDEiPjxwYXJ0LW5hbWU+R3VpdGFyPC9wYXJ0LW5hbWU+PC9zY29yZS1wYXJ0PjwvcGFydC1saXN0PjxwYXJ0IGlkPSJQMSI+PG1lYXN1cmUgbnVtYmVyPSIxIj48YXR0cmlidXRlcz48ZGl2aXNpb25zPjE8L2RpdmlzaW9ucz48dGltZT48YmVhdHM+NDwvYmVhdHM+PGJlYXQtdHlwZT40PC9iZWF0LXR5cGU+PC90aW1lPjxjbGVmPjxzaWduPkc8L3NpZ24+PGxpbmU+MjwvbGluZT48L2NsZWY+PC9hdHRyaWJ1dGVzPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5FPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5HPC9zdGVwPjxvY3RhdmU+NDwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjxub3RlPjxwaXRjaD48c3RlcD5DPC9zdGVwPjxvY3RhdmU+NTwvb2N0YXZlPjwvcGl0Y2g+PGR1cmF0aW9uPjE8L2R1cmF0aW9uPjx0eXBlPnF1YXJ0ZXI8L3R5cGU+PC9ub3RlPjwvbWVhc3VyZT48L3BhcnQ+PC9zY29yZS1wYXJ0d2lzZT4=&quot;,&quot;refinger&quot;:true}&#39;
</code></pre>
<h3>As which files can I have an empty project?</h3>
<p><code>export_files</code> with <code>{&quot;zproject&quot;:&quot;2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA&quot;}</code>. A model alone would have to know: five file formats, one of them binary.</p>
<pre><code class="language-sh">curl -s &#39;http://127.0.0.1:8787/api/files?zproject=2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA&#39;
</code></pre>
`,
}

export const SKILL_TEXT = `---
name: pitch-map
description: Exact, checked answers about pitches, chords, scales, fingerings and tab on piano, guitar and other fretted instruments. Use whenever you would otherwise write frets, chord shapes, note spellings, scale notes or ASCII tab from memory, or are asked whether a tab or grip is right.
---

# Pitch Map

Ask the service instead of recalling. Base URL: http://127.0.0.1:8787 (no key; read-only; MCP at /mcp).

## Which call

| Asked | Call |
|---|---|
| Where is a note; what is it in a key or over a chord | \`GET /api/map?note=Bb3&root=Bb\` |
| A grip for a chord, with filters | \`GET /api/chord?symbol=F%23m7&style=barre&limit=3\` (\`noBarre\`, \`position\`, \`maxDifficulty\`, \`strings\`, \`bass\`, \`top\`) |
| The name of a grip or notes | \`GET /api/identify?frets=x32010\` or \`?notes=A,C,E,G\` |
| Fingers for a line | \`GET /api/route?notes=C3,D3,E3&position=first\` |
| Grips for a progression | \`GET /api/progression?chords=Dm7,G7,Cmaj7\` |
| Is this tab or grip right | \`POST /api/check\` with \`{"tab": "…"}\` or \`{"frets": "x32010", "symbol": "C"}\` |
| A scale; scales with notes; scales over a chord | \`GET /api/scale-map?root=F&scale=lydianDominant\`; \`GET /api/scales/containing?notes=D,F%23\`; \`GET /api/chord-scale?root=G&chord=dominant7&contextRoot=C\` |
| The next chord | \`GET /api/composer?root=C\` |
| An exercise | \`GET /api/practice?key=A&scale=naturalMinor&chord=minor\` |
| Tab from known frets | \`POST /api/tab\` with \`{"events": [{"string": 5, "fret": 3, "startBeat": 0}]}\` |

Add \`format=md\` for an answer that can be shown as it is, with chord boxes and tab. Pictures: every JSON answer lists SVG URLs in \`pictures\`.

## How to read answers

- On a guitar string 1 is the highest (E4), string 6 the lowest (E2); fret 0 is open. Another neck is \`instrument\`, \`tuning\` and \`capo\` beside the question; frets then count from the capo. \`x32010\` is written from the last string to string 1. C4 is MIDI 60.
- Write \`#\` as \`%23\` in URLs; lists are separated by commas.
- A refusal is JSON with \`error\` and often \`didYouMean\`: correct the call and repeat it.
- An empty list means that nothing meets the filters; loosen one.
- \`proof\`, \`verified\` and \`ok\` are computed apart from the answer; say so when one is false.

## Always

1. Quote frets, fingers and spellings exactly as answered; keep \`C#\` and \`Db\` apart.
2. Check tab that you wrote yourself with \`POST /api/check\` before you show it.
3. Show \`asciiTab\` unchanged in a code block, and offer \`compactUrl\`, which opens it with playback.
`

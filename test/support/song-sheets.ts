/**
 * Sheets as people write them: old songs that are free, in every form that readers of sheets meet.
 * A row says what has to be kept: title, chords in order with `-` for silence, kinds of sections.
 */
export interface SheetRow {
  readonly name: string
  readonly title: string
  /** As read, a blank between them. */
  readonly chords: string
  readonly sections: string
  readonly text: string
}

const row = (
  name: string,
  title: string,
  chords: string,
  sections: string,
  text: string,
): SheetRow => ({ name, title, chords, sections, text })

export const SONG_SHEETS: readonly SheetRow[] = [
  row(
    'ChordPro with long directives',
    'Amazing Grace',
    'G G7 C G',
    'verse',
    `{title: Amazing Grace}
{subtitle: traditional}
{composer: William Walker}
{lyricist: John Newton}
{key: G}
{time: 3/4}
{tempo: 90}
{start_of_verse: Verse 1}
A[G]mazing [G7]grace how [C]sweet the [G]sound
{end_of_verse}`,
  ),
  row(
    'ChordPro with short directives',
    'Clementine',
    'F C7 F C7 F',
    'part chorus',
    `{t:Clementine}
{st:trad.}
In a [F]cavern in a canyon exca[C7]vating for a [F]mine
{soc}
Oh my [C7]darling, oh my [F]darling
{eoc}`,
  ),
  row(
    'chorus recalled',
    'Shenandoah',
    'D G D D',
    'verse chorus verse chorus',
    `{title: Shenandoah}
{sov}
Oh [D]Shenandoah
{eov}
{soc}
A[G]way you rolling [D]river
{eoc}
{sov}
Oh [D]Shenandoah again
{eov}
{chorus}`,
  ),
  row(
    'labels as attributes',
    'Barbara Allen',
    'C G',
    'verse bridge',
    `{title: Barbara Allen}
{start_of_verse label="Verse 2"}
In [C]Scarlet town
{end_of_verse}
{start_of_bridge: label='Bridge'}
All [G]in the merry month
{end_of_bridge}`,
  ),
  row(
    'tab in a section of its own',
    'Ode to Joy',
    'D A',
    'verse tab',
    `{title: Ode to Joy}
{sov}
[D]Freude schöner [A]Götterfunken
{eov}
{sot}
e|--2--2--3--5--|
B|--------------|
{eot}`,
  ),
  row(
    'tab with other lines in it',
    'Greensleeves',
    'Am',
    'tab part',
    `{title: Greensleeves}
{start_of_tab: Intro}
   Am      G
e|--0-----3-----|
B|--1-----0--PM-|  let ring
  1 & 2 & 3 &
{end_of_tab}
A[Am]las my love`,
  ),
  row(
    'a grid',
    'Blues in A',
    'A D A E D A E',
    'grid',
    `{title: Blues in A}
{start_of_grid 4x4}
|| A . . . | D . . . | A . . . | % . . . |
| E . . . | D . . . | A . . . | E . . . ||
{end_of_grid}`,
  ),
  row(
    'a grid with margins and repeats',
    'Vamp',
    'Em A Em B7',
    'grid',
    `{title: Vamp}
{start_of_grid shape="1+4x2+1"}
A |: Em . | A . :| repeat
B | Em . | B7 . |.
{end_of_grid}`,
  ),
  row(
    'two chords in a cell',
    'Turnaround',
    'C A7 Dm7 G7',
    'grid',
    `{title: Turnaround}
{sog}
| C~A7 . Dm7 G7 |
{eog}`,
  ),
  row(
    'abc, kept as it is',
    'Speed the Plough',
    'G',
    'abc part',
    `{title: Speed the Plough}
{start_of_abc}
X:1
K:G
|: GABc dedB | dedB dedB :|
{end_of_abc}
[G]after it`,
  ),
  row(
    'lilypond, kept as it is',
    'Scale',
    'C',
    'ly part',
    `{title: Scale}
{start_of_ly}
\\relative { c d [e f] }
{end_of_ly}
[C]after it`,
  ),
  row(
    'markup in words',
    'Loch Lomond',
    'G Em',
    'part',
    `{title: Loch Lomond}
By [G]yon <b>bonnie</b> [Em]banks <span color="red">and</span>`,
  ),
  row(
    'metadata by meta',
    'Red River Valley',
    'C',
    'part',
    `{meta: title Red River Valley}
{meta: artist Traditional}
{meta: nostalgia high}
[C]From this valley`,
  ),
  row(
    'directives for an instrument',
    'Tom Dooley',
    'F C',
    'part',
    `{title: Tom Dooley}
{comment-guitar: capo 5}
{define-ukulele: F frets 2 0 1 0}
Hang [F]down your head Tom [C]Dooley`,
  ),
  row(
    'define and chord pictures',
    'House of the Rising Sun',
    'Am C D F',
    'part',
    `{title: House of the Rising Sun}
{define: F base-fret 1 frets 1 3 3 2 1 1 fingers 1 3 4 2 1 1}
{chord: Am}
There [Am]is a [C]house in [D]New Or[F]leans`,
  ),
  row(
    'images, columns, fonts, pages',
    'Danny Boy',
    'C F',
    'part',
    `{title: Danny Boy}
{image: src="pic.png" scale="50%"}
{columns: 2}
{chordfont: Helvetica}
{textsize: 12}
{textcolour: blue}
{column_break}
{new_page}
Oh [C]Danny [F]Boy`,
  ),
  row(
    'own directives',
    'Skye Boat Song',
    'G D',
    'part',
    `{title: Skye Boat Song}
{x_app_colour: red}
{no_such_directive: yes}
[G]Speed bonnie [D]boat`,
  ),
  row(
    'comments of each kind',
    'Kumbaya',
    'D G D',
    'part',
    `{title: Kumbaya}
{c: Slowly}
{comment_italic: softly}
{cb: in a box}
# a remark that is not printed
Kumba[D]ya my [G]Lord, kumba[D]ya`,
  ),
  row(
    'annotations',
    'Aura Lee',
    'G A7',
    'part',
    `{title: Aura Lee}
[*Capo on]As the [G]blackbird [*ritardando]in the [A7]spring`,
  ),
  row(
    'optional and empty brackets',
    'Oh Susanna',
    'C (G) C',
    'part',
    `{title: Oh Susanna}
I [C]come from []Alabama [(G)]with my [C]banjo`,
  ),
  row(
    'long symbols and slashes',
    'All the Things',
    'Am7(b5) F#m7b5/C D7(b9,#11) Gmaj7/B',
    'part',
    `{title: All the Things}
[Am7(b5)]One [F#m7b5/C]two [D7(b9,#11)]three [Gmaj7/B]four`,
  ),
  row(
    'no chord',
    'Silence',
    'C - G -',
    'part',
    `{title: Silence}
[C]on [N.C.]off [G]on [NC]off`,
  ),
  row(
    'signs of music',
    'Sharps',
    'F♯m B♭7 E♭maj7 C°7',
    'part',
    `{title: Sharps}
[F♯m]one [B♭7]two [E♭maj7]three [C°7]four`,
  ),
  row(
    'German names',
    'Muss i denn',
    'E H7 E A',
    'part',
    `{title: Muss i denn}
[E]Muss i denn, muss i [H7]denn zum [E]Städtele hi[A]naus`,
  ),
  row(
    'small letters for minor',
    'Der Mond ist aufgegangen',
    'F B a d C',
    'part',
    `{title: Der Mond ist aufgegangen}
Der [F]Mond ist [B]auf[a]ge[d]gan[C]gen`,
  ),
  row(
    'section words in brackets',
    'Coda',
    'C G C',
    'part outro',
    `{title: Coda}
[C]Play it [G]through
[Coda]
[C]the end`,
  ),
  row(
    'several songs in one text',
    'First',
    'C G',
    'part',
    `{title: First}
[C]one
{new_song}
{title: Second}
[G]two`,
  ),
  row(
    'transpose',
    'Up two',
    'D A',
    'part',
    `{title: Up two}
{key: C}
{transpose: 2}
[C]up and [G]up`,
  ),
  row(
    'a line that goes on',
    'Long',
    'C G',
    'part',
    `{title: Long}
A [C]line that \\
    goes [G]on`,
  ),
  row(
    'chords over words',
    'Wild Mountain Thyme',
    'G C G C G',
    'verse chorus',
    `Wild Mountain Thyme

[Verse 1]
     G            C           G
Oh the summer time is coming

[Chorus]
         C           G
Will you go lassie go`,
  ),
  row(
    'a forum head',
    'Scarborough Fair',
    'Am G Am',
    'intro verse',
    `Scarborough Fair by Traditional
Key: Am
Capo: 2nd fret
Tempo: 100 bpm
Time: 3/4
Strumming: D DU DU

Intro: Am G

Verse 1:
Am
Are you going to Scarborough Fair`,
  ),
  row(
    'names with a colon and in capitals',
    'Home on the Range',
    'G C G D',
    'verse chorus',
    `Title: Home on the Range
Artist: Brewster Higley

VERSE 1:
G             C
Oh give me a home

CHORUS (x2)
G           D
Home home on the range`,
  ),
  row(
    'a tab below its chords',
    'Malagueña',
    'E F E',
    'intro tab verse',
    `Malagueña

[Intro]
E  F

[Tab]
e|-----0-----|
B|---0---0---|
G|-1---------|
E|0----------|

[Verse]
E
Words`,
  ),
  row(
    'bars',
    'Autumn',
    'Cm7 F7 Bbmaj7 Ebmaj7 Am7b5 D7 Gm',
    'part',
    `Title: Autumn

| Cm7 | F7 | Bbmaj7 | Ebmaj7 |
| Am7b5 | D7 | Gm | % |`,
  ),
  row(
    'strokes, repeats, several in a bar',
    'Stomp',
    'A D A E7 D - A',
    'part',
    `Title: Stomp

||: A / D / | A / / / :|| x3
|E7 D|N.C. A|`,
  ),
  row(
    'marks of a forum and words that look like chords',
    'Hush',
    'C Am F',
    'verse',
    `Hush

[Verse]
[tab][ch]C[/ch]        [ch]Am[/ch]
Do do do [/tab]
Do do do
[ch]F[/ch]
A line`,
  ),
  row('chords alone', '', 'C G Am F', 'part', 'C G Am F'),
  row('with commas and dashes', '', 'C G Am F Dm G7', 'part', 'C, G, Am, F\nDm – G7'),
  row('numbers', '', '1 5 6- 4', 'part', '1 5 6- 4'),
  row('numbers with hyphens', '', '1 5 6 4', 'part', '1-5-6-4'),
  row('numerals', '', 'I vi ii7 V7', 'part', '| I vi | ii7 V7 |'),
  row(
    'a chart of numbers with a key',
    'Shout',
    '1 4 5 1',
    'verse',
    `Title: Shout
Key: Bb

[Verse]
1 4 5 1`,
  ),
  row(
    'more than twenty-four chords',
    '',
    Array(40).fill('C F').join(' '),
    'part',
    Array(10).fill('C F C F C F C F').join('\n'),
  ),
  row('solfège', '', 'Do Sol Lam Fa', 'part', 'Do Sol Lam Fa'),
  row(
    'carriage returns, tabs and a mark of order',
    'Tabs',
    'C G',
    'part',
    '\uFEFF{title: Tabs}\r\n[C]one\t[G]two\r\n',
  ),
  row(
    'directives on one line and beside words',
    'Swing Low',
    'D G D',
    'chorus verse chorus',
    `{t:Swing Low}{st:Traditional}
{soc} Swing [D]low sweet [G]chariot {eoc}
{sop: Verse 1}
I looked over [D]Jordan
{eop}
{c: Chorus}`,
  ),
  row(
    'comments that head sections, a chorus played again',
    'Swing Low',
    'D A7 D',
    'chorus part chorus part',
    `{title:Swing Low}
{c:CHORUS}
{start_of_chorus}
Swing [D]low sweet [A7]chariot
{end_of_chorus}

I looked over [D]Jordan

{c:Chorus}

If you get there before I do`,
  ),
  row(
    'brackets without directives',
    'Amazing Grace',
    'G C G G7 C',
    'intro verse verse',
    `Amazing Grace
John Newton
Key: [G]
Tempo: 80

Intro: [G] [C] [G]
Verse 1
A[G7]mazing grace
Verse 2:
'Twas [C]grace`,
  ),
  row(
    'a title as a heading over brackets',
    'Amazing Grace',
    'G C',
    'part',
    `# Amazing Grace
{key:G}
[G]Amazing grace how [C]sweet`,
  ),
  row(
    'bars in one bracket, a bass in brackets, a chord with a dot',
    'Riff',
    'D G Bm Am/(G) C.',
    'intro',
    `{title: Riff}
{c: Intro}
[D / / / | G / / / | Bm / / / |]
An [Am/(G)]end, a [C.]stop`,
  ),
  row(
    'chords in a tab of ChordPro, and chords set over words',
    'Riff',
    'C F7 G Em',
    'tab part',
    `{title: Riff}
{sot}
[C]  [F7]
e|--3--|
{eot}
       G        Em
And if you see my face`,
  ),
  row(
    'arrows between chords, times with a blank, a head in brackets',
    'Loop',
    'G D Em C G',
    'intro chorus',
    `Loop

(Intro)
G→D→Em x 4
Repeat Chorus
C -> G`,
  ),
  row(
    'everyday words that head nothing',
    'The Road',
    'C G',
    'part',
    `The Road

C      G
On the road
end`,
  ),
]

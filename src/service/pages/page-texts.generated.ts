/** Generated from the Markdown files by npm run generate; edit those. */

export const PAGE_TEXTS = {
  glossary: `# Glossary

Where schools use a word differently, this is how Pitch Map uses it – in code, documents and pages.

| Term | Meaning | Not |
|---|---|---|
| pitch, \`midi\` | a sounding height, 0–127, C4 = 60 | «note number» |
| pitch class | one of twelve, 0–11, C = 0. On the wire \`pitchClass\` is the spelled name, \`pitchClassNumber\` the number | «chroma» |
| note name, spelling | a written letter and accidental, chosen with a key in hand: C# is not Db | |
| written octave | the octave of the letter: B#3 sounds as C4, Cb4 as B3 | |
| interval | distance between two pitches, in semitones or by name (M3) | |
| degree | 1-based step of a scale or chord with its alteration: b3, #11. Its number gives the letter | array index |
| layer | which tones count as inside: those of the scale or those of the chord | |
| voicing | ordered sounding pitches with a string and fret each | «position» |
| shape, grip | a movable voicing without root | |
| barre | one finger across two or more strings at one fret | |
| string | 1 = highest (E4), 6 = lowest (E2) | 0-based index |
| fret | 0 = open; counted from the nut, capo or not | −1 for muted (that is \`x\`) |
| fret position | a string and a fret | a bare «position» |
| hand position | the fret under the index finger | |
| hand window | inclusive fret range under the hand; soft: leaving it costs | |
| route | chosen fret positions for a line of notes | |
| cost | what the route planner minimises, the sum of its printed parts | |
| zone | a stretch of the neck that a route keeps to | |
| measure | a container of notes with tempo and time signature | |
| bar | the length of the time signature; the practice parameter \`bars\` counts these | |
| beat | one unit of the time signature's denominator | |
| drill | pitches that aim at a target, in a rhythm, at their places, made to be looped | «exercise» |
| target | in a drill: a pitch to aim at, with its beat; also the kind of drill (\`guide-tones\`) | |
| landing | the chord tone that an enclosure or an approach leads to | |
| ladder | the pitches of a set that the hand reaches, ascending; lines walk on its rungs | |
| riff tone | one of the five tones of a recipe; a colour tone is one that plain major or minor lacks | |
| guide tones | third and seventh of a chord (third and fifth of a triad) | |
| avoid note | scale tone a half step above a chord tone (other rules on dominants) | forbidden note |
| tension | scale tone a whole step above a chord tone | |
`,
  'first-request': `# first-request
`,
  'routes-and-drills': `# routes-and-drills
`,
  harmony: `# harmony
`,
  'tab-and-project-urls': `# tab-and-project-urls
`,
  agents: `# agents
`,
  skill: `# Pitch Map
`,
} as const

export type PageName = keyof typeof PAGE_TEXTS

/** The same as HTML, without head. */
export const PAGE_HTML: Readonly<Record<PageName, string>> = {
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
<td>a written letter and accidental, chosen with a key in hand: C# is not Db</td>
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
<td>0 = open; counted from the nut, capo or not</td>
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
<td>cost</td>
<td>what the route planner minimises, the sum of its printed parts</td>
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
<td>third and seventh of a chord (third and fifth of a triad)</td>
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
  'first-request': `<h1>first-request</h1>
`,
  'routes-and-drills': `<h1>routes-and-drills</h1>
`,
  harmony: `<h1>harmony</h1>
`,
  'tab-and-project-urls': `<h1>tab-and-project-urls</h1>
`,
  agents: `<h1>agents</h1>
`,
  skill: `<h1>Pitch Map</h1>
`,
}

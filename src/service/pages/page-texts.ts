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

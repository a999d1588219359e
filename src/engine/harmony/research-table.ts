/** Literature that the relations of chord moves rest on: one row a work. */

export const RESEARCH_TABLE = {
  nettlesGraf:
    'Nettles, B. & Graf, R. (1997). The Chord Scale Theory and Jazz Harmony. Advance Music.',
  mulhollandHojnacki:
    'Mulholland, J. & Hojnacki, T. (2013). The Berklee Book of Jazz Harmony. Berklee Press.',
  hughes: 'Hughes, B. Neo-Riemannian Triadic Progressions. In Open Music Theory. VIVA Pressbooks.',
  kopp: 'Kopp, D. (2002). Chromatic Transformations in Nineteenth-Century Music. Cambridge University Press.',
  dellAquila:
    'Dell Aquila, P. Common-tone modulation (hand-out). College-Conservatory of Music, Cincinnati.',
  tymoczko: 'Tymoczko, D. (2006). The Geometry of Musical Chords. Science 313.',
  milneHolland:
    'Milne, A. J. & Holland, S. (2016). Empirically testing Tonnetz, voice-leading, and spectral models of perceived triadic distance. Journal of Mathematics and Music 10(1), 59-85.',
  andersen:
    'Andersen, D. Jazz Guitar Improvisation: Beginning with Guide-Tones. LEEME 26. doi:10.7203/LEEME.26.9812',
} as const satisfies Record<string, string>

export type ResearchId = keyof typeof RESEARCH_TABLE

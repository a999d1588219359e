/**
 * Systems of note names: English (`B`, `Bb`, `F#`), German (`H`, `B`, `Fis`) and solfège with a
 * fixed do (`Si`, `Sib`, `Fa#`). The program itself thinks in English names; the others are written
 * and read at its edge.
 */
export const NAME_SYSTEMS = ['english', 'german', 'solfege'] as const
export type NameSystem = (typeof NAME_SYSTEMS)[number]

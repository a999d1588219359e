/** How hard grips may be: what players learn first, and what they may be asked later. */
export interface HandEase {
  /** Frets that a finger may reach above its own. */
  readonly stretchFrets: number
  readonly indexBarres: boolean
  /** Barres of other fingers. */
  readonly tipBarres: boolean
}

export const HAND_EASES = {
  easy: { stretchFrets: 0, indexBarres: false, tipBarres: false },
  medium: { stretchFrets: 1, indexBarres: true, tipBarres: false },
  hard: { stretchFrets: Infinity, indexBarres: true, tipBarres: true },
} as const satisfies Record<string, HandEase>

export type HandEaseId = keyof typeof HAND_EASES
export const HAND_EASE_IDS = ['easy', 'medium', 'hard'] as const satisfies readonly HandEaseId[]

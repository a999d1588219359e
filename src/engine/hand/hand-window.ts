/**
 * The hand window: the frets that a request wants the hand to stay over. It is soft – a place
 * outside costs – and open strings always belong to it.
 */
import { DomainError, type Issue } from '../errors'
import { ORDINALS } from '../theory/ordinals'

/** Named positions in the order that a menu lists them. */
export const POSITION_NAMES = ['any', 'open', ...ORDINALS] as const
export type PositionName = (typeof POSITION_NAMES)[number]

/** Frets under one hand: index finger on the first, little finger on the last. */
export const HAND_SPAN_FRETS = 4

export interface HandWindow {
  /**
   * Which parameter set it, of two bounds the start; `none` asks for no window: the whole neck.
   */
  readonly source: 'none' | 'position' | 'hand' | 'handStartFret' | 'handEndFret' | 'shape'
  readonly startFret: number
  readonly endFret: number
  /** The fret range in which the index finger keeps the whole hand inside the window. */
  readonly lowestHandFret: number
  readonly highestHandFret: number
  /** Open strings cost nothing here: `open` and `first` position are played with them. */
  readonly openStringsWaived: boolean
}

/** Frets of a named position: `open` 0–4, the nth n…n+3; `any` has none. */
export function fretsOfPosition(
  position: PositionName,
): { readonly startFret: number; readonly endFret: number } | undefined {
  if (position === 'any') return undefined
  if (position === 'open') return { startFret: 0, endFret: HAND_SPAN_FRETS }
  const startFret = POSITION_NAMES.indexOf(position) - 1
  return { startFret, endFret: startFret + HAND_SPAN_FRETS - 1 }
}

const HAND_TEXT = /^([0-9]|1[0-9]|2[0-4])-([0-9]|1[0-9]|2[0-4])$/

/**
 * Reads a window written as `5-8`, bounds 0–24.
 *
 * @example
 * parseHand('5-8') // => {"startFret":5,"endFret":8}
 * parseHand('5') // => undefined
 */
export function parseHand(
  text: string,
): { readonly startFret: number; readonly endFret: number } | undefined {
  const match = HAND_TEXT.exec(text)
  return match ? { startFret: Number(match[1]), endFret: Number(match[2]) } : undefined
}

/** A window over a fret range; an open end counts as the frets it leaves for the hand. */
export function handWindowOver(
  source: HandWindow['source'],
  startFret: number,
  endFret: number,
  openStringsWaived = false,
): HandWindow {
  const lowestHandFret = Math.max(1, startFret)
  return {
    source,
    startFret,
    endFret,
    lowestHandFret,
    highestHandFret: Math.max(lowestHandFret, endFret - HAND_SPAN_FRETS + 1),
    openStringsWaived,
  }
}

export interface HandWindowRequest {
  readonly position?: PositionName | undefined
  readonly hand?: string | undefined
  readonly handStartFret?: number | undefined
  readonly handEndFret?: number | undefined
  /** 0–24. */
  readonly maxFret: number
  /** Frets that a given shape lies on; wins over `position`, yields to an explicit window. */
  readonly shapeFrets?: { readonly startFret: number; readonly endFret: number } | undefined
}

function refuse(path: string, message: string): never {
  const issue: Issue = { path, message }
  throw new DomainError('invalid-hand-window', message, [issue])
}

/**
 * The window that a request asks for: `handStartFret`/`handEndFret`, else `hand`, else the shape,
 * else `position`; `any` is 0…maxFret. Whatever sets it, it ends at maxFret at the latest, since no
 * fret above can be played.
 *
 * @throws DomainError `invalid-hand-window` when its start lies beyond its end or beyond maxFret.
 * @example
 * resolveHandWindow({ handEndFret: 8, maxFret: 24 }).startFret // => 5
 * resolveHandWindow({ position: 'twelfth', maxFret: 12 }).endFret // => 12
 * resolveHandWindow({ hand: '5-8', position: 'first', maxFret: 24 }).startFret // => 5
 */
export function resolveHandWindow(request: HandWindowRequest): HandWindow {
  const { position = 'any', hand, handStartFret, handEndFret, maxFret, shapeFrets } = request
  let window: HandWindow
  let path: Exclude<HandWindow['source'], 'none'> = 'position'
  if (handStartFret !== undefined || handEndFret !== undefined) {
    path = handStartFret === undefined ? 'handEndFret' : 'handStartFret'
    const reach = HAND_SPAN_FRETS - 1
    window = handWindowOver(
      path,
      handStartFret ?? Math.max(0, handEndFret! - reach),
      handEndFret ?? handStartFret! + reach,
    )
  } else if (hand !== undefined) {
    path = 'hand'
    const frets = parseHand(hand)
    if (!frets) refuse(path, `hand=${hand} is not a window such as 5-8, with frets 0–24`)
    window = handWindowOver('hand', frets.startFret, frets.endFret)
  } else if (shapeFrets) {
    path = 'shape'
    window = handWindowOver('shape', shapeFrets.startFret, shapeFrets.endFret)
  } else {
    const frets = fretsOfPosition(position)
    window = frets
      ? handWindowOver(
          'position',
          frets.startFret,
          frets.endFret,
          position === 'open' || position === 'first',
        )
      : handWindowOver('none', 0, maxFret)
  }
  if (window.startFret > window.endFret) {
    refuse(
      path,
      `The hand window starts at fret ${window.startFret} and ends before it at ${window.endFret}; give the lower fret first, as in hand=5-8`,
    )
  }
  if (window.startFret > maxFret) {
    refuse(
      path,
      `The hand window starts at fret ${window.startFret}, above maxFret ${maxFret}; raise maxFret or move the window down`,
    )
  }
  return window.endFret > maxFret
    ? handWindowOver(window.source, window.startFret, maxFret, window.openStringsWaived)
    : window
}

/** `frets 5-8`, as proofs print a window. */
export function formatHandWindow(window: { startFret: number; endFret: number }): string {
  return `frets ${window.startFret}-${window.endFret}`
}

/** Whether a place belongs to a window; open strings always do. */
export function isInHandWindow(
  fret: number,
  window: { readonly startFret: number; readonly endFret: number },
): boolean {
  return fret === 0 || (fret >= window.startFret && fret <= window.endFret)
}

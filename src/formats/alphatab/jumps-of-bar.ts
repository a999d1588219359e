/** The jumps that a bar of alphaTab names. */
import type { model } from '@coderline/alphatab'
import type { BarJumps, Sign } from '../score/playing-order'
import { alphaTab } from './library'

/** Where each kind of jump back goes; Fine and coda act wherever they are met after it. */
function backTo(direction: model.Direction): BarJumps['backTo'] {
  const { Direction: at } = alphaTab().model
  switch (direction) {
    case at.JumpDaCapo:
    case at.JumpDaCapoAlCoda:
    case at.JumpDaCapoAlDoubleCoda:
    case at.JumpDaCapoAlFine:
      return 'start'
    case at.JumpDalSegno:
    case at.JumpDalSegnoAlCoda:
    case at.JumpDalSegnoAlDoubleCoda:
    case at.JumpDalSegnoAlFine:
      return 'segno'
    case at.JumpDalSegnoSegno:
    case at.JumpDalSegnoSegnoAlCoda:
    case at.JumpDalSegnoSegnoAlDoubleCoda:
    case at.JumpDalSegnoSegnoAlFine:
      return 'segno-segno'
    default:
      return undefined
  }
}

export function jumpsOf({ directions }: model.MasterBar): BarJumps {
  const { Direction: at } = alphaTab().model
  const all = [...(directions ?? [])]
  const signs = new Map<model.Direction, Sign>([
    [at.TargetSegno, 'segno'],
    [at.TargetSegnoSegno, 'segno-segno'],
    [at.TargetCoda, 'coda'],
    [at.TargetDoubleCoda, 'double-coda'],
  ])
  const back = all.map(backTo).find((to) => to !== undefined)
  const coda = all.includes(at.JumpDaCoda)
    ? 'coda'
    : all.includes(at.JumpDaDoubleCoda)
      ? 'double-coda'
      : undefined
  return {
    signs: all.flatMap((direction) => signs.get(direction) ?? []),
    isFine: all.includes(at.TargetFine),
    ...(coda && { toCoda: coda }),
    ...(back && { backTo: back }),
  }
}

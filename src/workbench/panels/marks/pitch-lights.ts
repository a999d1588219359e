/**
 * One truth across views: which cells are the focused pitch, which share its name, which sound.
 * Classes are set on the elements directly, so a moving pointer never re-renders a picture.
 */
import { effect } from '@preact/signals'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { focusedPitch, pickedPitchClasses, soundingNotes } from '../../state/view-state'

interface Cell {
  readonly element: Element
  readonly midi: number
  readonly string: number | undefined
  readonly fret: number | undefined
}

function cellsOf(root: Element): readonly Cell[] {
  return Array.from(root.querySelectorAll<HTMLElement | SVGElement>('[data-midi]'), (element) => ({
    element,
    midi: Number(element.dataset.midi),
    string: element.dataset.string === undefined ? undefined : Number(element.dataset.string),
    fret: element.dataset.fret === undefined ? undefined : Number(element.dataset.fret),
  }))
}

/** Keeps one class on exactly the elements that should have it. */
function classKeeper(name: string): (elements: readonly Element[]) => void {
  let marked: readonly Element[] = []
  return (elements) => {
    const wanted = new Set(elements)
    for (const element of marked) if (!wanted.has(element)) element.classList.remove(name)
    for (const element of elements) element.classList.add(name)
    marked = elements
  }
}

/**
 * Lights the cells under `root`: elements with `data-midi` (and `data-string`, `data-fret` on the
 * neck) get the classes `exact`, `same-name`, `here`, `sounding` and `picked`. Gives the function
 * that stops it; call again after the cells changed.
 */
export function lightPitches(root: Element): () => void {
  const cells = cellsOf(root)
  const keepExact = classKeeper('exact')
  const keepSameName = classKeeper('same-name')
  const keepHere = classKeeper('here')
  const keepSounding = classKeeper('sounding')
  const keepPicked = classKeeper('picked')
  const elements = (matches: (cell: Cell) => boolean) =>
    cells.filter(matches).map((cell) => cell.element)

  const stopFocus = effect(() => {
    const focus = focusedPitch.value
    const pitchClass = pitchClassOfMidi(focus.midi)
    keepExact(elements((cell) => cell.midi === focus.midi))
    keepSameName(
      elements((cell) => cell.midi !== focus.midi && pitchClassOfMidi(cell.midi) === pitchClass),
    )
    keepHere(
      elements(
        (cell) =>
          cell.midi === focus.midi &&
          cell.string !== undefined &&
          cell.string === focus.string &&
          cell.fret === focus.fret,
      ),
    )
  })
  const stopSounding = effect(() => {
    const sounding = soundingNotes.value
    keepSounding(
      elements((cell) =>
        sounding.some(
          (note) =>
            note.midi === cell.midi &&
            (note.string === undefined ||
              cell.string === undefined ||
              (note.string === cell.string && note.fret === cell.fret)),
        ),
      ),
    )
  })
  const stopPicked = effect(() => {
    const picked = pickedPitchClasses.value
    keepPicked(elements((cell) => ((picked >> pitchClassOfMidi(cell.midi)) & 1) === 1))
  })
  return () => {
    stopFocus()
    stopSounding()
    stopPicked()
  }
}

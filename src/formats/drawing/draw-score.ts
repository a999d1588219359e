/** A score as pictures: notation over tab, system by system, and where its beats lie in them. */
import type { rendering, Settings } from '@coderline/alphatab'
import { alphaTab } from '../alphatab/library'
import { writeAlphaTabScore } from '../alphatab/write-score'
import { FormatError } from '../score/format-error'
import type { Score } from '../score/score'
import { OutlineCanvas } from './outline-canvas'

/** Notation over tab, or tab alone with stems. */
export type Staves = 'both' | 'tab'

export interface DrawingRequest {
  readonly staves: Staves
  /** Of a line of music, in pixels. */
  readonly width: number
  /** 1 draws a staff 36 pixels high. */
  readonly scale: number
  /** Bars that are drawn; the rest is left out. */
  readonly maxBars?: number
}

export interface DrawnBeat {
  /** 0-based among the score's measures. */
  readonly bar: number
  /** From the start of the bar. */
  readonly quarters: number
  /** Of its note heads, in pixels of its system. */
  readonly x: number
}

export interface DrawnSystem {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Bars of it, 0-based. */
  readonly firstBar: number
  readonly lastBar: number
  /** Left and right edge of each bar. */
  readonly bars: readonly { readonly left: number; readonly right: number }[]
  /** By time, one for each time at which a voice has a beat. */
  readonly beats: readonly DrawnBeat[]
}

const ENGINE = 'outlines'
const TICKS_PER_QUARTER = 960
const BRACKET_WIDTH = 5
const CHORD_NAME_SIZE = 13
/** Of 255. */
const LIGHT = { line: 110, number: 170, second: 160 }

function settingsFor({ staves, scale, maxBars }: DrawingRequest, settings: Settings): void {
  const { Environment, RenderEngineFactory, model: at, ...api } = alphaTab()
  const { renderEngines } = Environment
  if (!renderEngines.has(ENGINE)) {
    renderEngines.set(ENGINE, new RenderEngineFactory(false, () => new OutlineCanvas()))
  }
  settings.core.engine = ENGINE
  settings.core.enableLazyLoading = true
  const { display, notation } = settings
  display.scale = scale
  display.justifyLastSystem = false
  display.barCount = maxBars ?? -1
  display.staveProfile = staves === 'tab' ? api.StaveProfile.Tab : api.StaveProfile.ScoreTab
  // Room for the bracket before the staves.
  display.padding = [BRACKET_WIDTH, 0]
  const black = (alpha: number) => new at.Color(0, 0, 0, alpha)
  const { resources } = display
  resources.mainGlyphColor = black(255)
  resources.scoreInfoColor = black(255)
  resources.secondaryGlyphColor = black(LIGHT.second)
  resources.staffLineColor = black(LIGHT.line)
  resources.barSeparatorColor = black(LIGHT.number)
  resources.barNumberColor = black(LIGHT.number)
  notation.rhythmMode = staves === 'tab' ? api.TabRhythmMode.ShowWithBars : api.TabRhythmMode.Hidden
  const { NotationElement } = api
  resources.elementFonts.set(
    NotationElement.EffectChordNames,
    new at.Font('Arial', CHORD_NAME_SIZE, at.FontStyle.Plain, at.FontWeight.Bold),
  )
  for (const element of [
    NotationElement.ScoreTitle,
    NotationElement.ScoreSubTitle,
    NotationElement.ScoreArtist,
    NotationElement.ScoreAlbum,
    NotationElement.ScoreWords,
    NotationElement.ScoreMusic,
    NotationElement.ScoreWordsAndMusic,
    NotationElement.ScoreCopyright,
    NotationElement.GuitarTuning,
    NotationElement.TrackNames,
    NotationElement.ChordDiagrams,
    NotationElement.EffectDynamics,
  ]) {
    notation.elements.set(element, false)
  }
}

function beatsOf(bars: readonly rendering.MasterBarBounds[]): readonly DrawnBeat[] {
  const beats = new Map<string, DrawnBeat>()
  for (const { bars: staves } of bars) {
    for (const { beats: bounds } of staves) {
      for (const { beat, onNotesX } of bounds) {
        const bar = beat.voice.bar.index
        const quarters = beat.playbackStart / TICKS_PER_QUARTER
        const key = `${bar} ${quarters}`
        const known = beats.get(key)
        // A later voice may hold an empty beat at the bar's start.
        if (!beat.isEmpty || !known) beats.set(key, { bar, quarters, x: Math.round(onNotesX) })
      }
    }
  }
  return [...beats.values()].sort((a, b) => a.bar - b.bar || a.quarters - b.quarters)
}

interface Partial {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly firstBar: number
  readonly lastBar: number
}

const NOT_DRAWN = 'These bars hold notes that notation cannot be drawn for; their tab alone can be.'

/**
 * Draws the first track. Give a score with one track.
 *
 * @throws FormatError `not-writable` where alphaTab fails.
 */
export function drawScore(score: Score, request: DrawingRequest): readonly DrawnSystem[] {
  const { rendering: drawing } = alphaTab()
  const { score: made, settings } = writeAlphaTabScore(score, 'drawing')
  settingsFor(request, settings)
  const renderer = new drawing.ScoreRenderer(settings)
  renderer.width = request.width
  const partials: Partial[] = []
  let fault: Error | undefined
  renderer.error.on((error) => {
    fault = error
  })
  renderer.partialLayoutFinished.on(({ id, firstMasterBarIndex }) => {
    if (firstMasterBarIndex >= 0) renderer.renderResult(id)
  })
  renderer.partialRenderFinished.on((part) => {
    const { renderResult, width, height, firstMasterBarIndex, lastMasterBarIndex } = part
    partials.push({
      svg: String(renderResult),
      width,
      height,
      firstBar: firstMasterBarIndex,
      lastBar: lastMasterBarIndex,
    })
  })
  renderer.renderScore(made, [0])
  // Voices that cross in one chord can be more than alphaTab finds room for.
  if (fault) throw new FormatError('not-writable', NOT_DRAWN)
  const bounds = renderer.boundsLookup?.staffSystems.flatMap(({ bars }) => bars) ?? []
  const systems = partials.map((part): DrawnSystem => {
    const bars = bounds.filter(({ index }) => index >= part.firstBar && index <= part.lastBar)
    return {
      ...part,
      bars: bars.map(({ visualBounds: { x, w } }) => ({
        left: Math.round(x),
        right: Math.round(x + w),
      })),
      beats: beatsOf(bars),
    }
  })
  renderer.destroy()
  return systems
}

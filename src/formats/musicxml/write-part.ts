/** A track as a `<part>`. */
import { C_MAJOR_SIGNATURE as C_MAJOR } from '#engine/theory/key-signature'
import { nearestNameIn } from '#engine/theory/name-in-key'
import { durationOf } from '../score/divisions'
import { namesOfTrack } from '../score/names-of-track'
import type { Score, ScoreMeasure, ScoreTrack } from '../score/score'
import { measureQuartersOf, noteKeyOf, tieKeyOf } from '../score/score-times'
import { writtenPitchOf } from '../score/written-pitch'
import { element, leaf } from '../score/xml-writer'
import { chordPartsOf } from './chord-name'
import { beatXml, pitchParts } from './write-note'

/** Keys of the notes that a later note of the same voice continues. */
function tieOriginsOf({ measures }: ScoreTrack): ReadonlySet<string> {
  const origins = new Set<string>()
  const open = new Map<string, string>()
  for (const [measure, voices] of measures.entries()) {
    for (const [voice, beats] of voices.entries()) {
      for (const [beat, { notes }] of beats.entries()) {
        for (const [index, note] of notes.entries()) {
          const key = `${voice} ${tieKeyOf(note)}`
          const before = note.tied && open.get(key)
          if (before) origins.add(before)
          open.set(key, noteKeyOf(measure, voice, beat, index))
        }
      }
    }
  }
  return origins
}

function staffXml({ neck, isPercussion }: ScoreTrack): readonly string[] {
  if (isPercussion) return [element('clef', [leaf('sign', 'percussion')])]
  if (!neck) return [element('clef', [leaf('sign', 'G'), leaf('line', 2)])]
  const { strings, capo } = neck
  // Line 1 is the lowest one, which is the last string.
  const tunings = strings.toReversed().map(({ openMidi }, index) => {
    const written = writtenPitchOf(openMidi, nearestNameIn(openMidi % 12, C_MAJOR), C_MAJOR)
    return element('staff-tuning', pitchParts(written, 'tuning-'), { line: index + 1 })
  })
  return [
    element('clef', [leaf('sign', 'TAB'), leaf('line', Math.ceil(strings.length / 2) + 1)]),
    element('staff-details', [
      leaf('staff-lines', strings.length),
      ...tunings,
      capo > 0 ? leaf('capo', capo) : '',
    ]),
  ]
}

function attributesXml(
  measure: ScoreMeasure,
  before: ScoreMeasure | undefined,
  track: ScoreTrack,
  divisions: number,
): string {
  const isKey = measure.fifths !== before?.fifths || measure.isMinor !== before.isMinor
  const isTime = measure.timeSignature.join() !== before?.timeSignature.join()
  const [beats, unit] = measure.timeSignature
  return element('attributes', [
    before ? '' : leaf('divisions', divisions),
    isKey
      ? element('key', [
          leaf('fifths', measure.fifths),
          leaf('mode', measure.isMinor ? 'minor' : 'major'),
        ])
      : '',
    isTime ? element('time', [leaf('beats', beats), leaf('beat-type', unit)]) : '',
    ...(before ? [] : staffXml(track)),
  ])
}

function directionXml(child: string, tempo?: number, offset?: number): string {
  return element(
    'direction',
    [
      element('direction-type', [child]),
      offset ? leaf('offset', offset) : '',
      tempo === undefined ? '' : leaf('sound', undefined, { tempo }),
    ],
    { placement: 'above' },
  )
}

function tempoXml(tempo: number): string {
  const shown = element('metronome', [leaf('beat-unit', 'quarter'), leaf('per-minute', tempo)])
  return directionXml(shown, tempo)
}

function harmonyXml(name: string): string {
  const parts = chordPartsOf(name)
  if (!parts) {
    const root = element('root', [leaf('root-step', 'C', { text: '' })])
    return element('harmony', [root, leaf('kind', 'none', { text: name })])
  }
  const { step, alter, kind, suffix, bass } = parts
  return element('harmony', [
    element('root', [leaf('root-step', step), alter === 0 ? '' : leaf('root-alter', alter)]),
    leaf('kind', kind, { text: suffix }),
    bass
      ? element('bass', [
          leaf('bass-step', bass.step),
          bass.alter === 0 ? '' : leaf('bass-alter', bass.alter),
        ])
      : '',
  ])
}

function repeatXml(
  location: 'left' | 'right',
  repeat: { readonly direction: string; readonly times?: number },
): string {
  return element('barline', [leaf('repeat', undefined, repeat)], { location })
}

/** A move in time that changes nothing that sounds. */
function moveXml(name: 'backup' | 'forward', duration: number): string {
  return duration > 0 ? element(name, [leaf('duration', duration)]) : ''
}

export function partXml(
  score: Score,
  track: ScoreTrack,
  partId: string,
  divisions: number,
): string {
  const origins = tieOriginsOf(track)
  const nameOf = namesOfTrack(track, score.measures)
  const isFirstPart = score.tracks[0] === track
  const measures = track.measures.map((voices, index) => {
    const measure = score.measures[index]!
    const { isRepeatStart, repeatCount } = measure
    const xml = [
      isRepeatStart ? repeatXml('left', { direction: 'forward' }) : '',
      attributesXml(measure, score.measures[index - 1], track, divisions),
    ]
    if (isFirstPart && measure.section) xml.push(directionXml(leaf('rehearsal', measure.section)))
    let at = 0
    const moveTo = (target: number) => {
      xml.push(moveXml(target < at ? 'backup' : 'forward', Math.abs(target - at)))
      at = target
    }
    if (isFirstPart) {
      for (const { offsetQuarters, quarterBpm } of measure.tempos) {
        moveTo(Math.round(offsetQuarters * divisions))
        xml.push(tempoXml(quarterBpm))
      }
    }
    for (const [voice, beats] of voices.entries()) {
      if (beats.length === 0) continue
      moveTo(0)
      for (const [beatIndex, beat] of beats.entries()) {
        if (beat.chord !== undefined) xml.push(harmonyXml(beat.chord))
        const isTiedOn = (note: number) => origins.has(noteKeyOf(index, voice, beatIndex, note))
        const context = {
          nameOf: (note: number) => nameOf([index, voice, beatIndex, note]),
          divisions,
          neck: track.neck,
          partId,
          isPercussion: track.isPercussion,
          voice: voice + 1,
          isTiedOn,
        }
        xml.push(beatXml(beat, context))
        if (!beat.grace) at += durationOf(beat.rhythm, divisions)
      }
    }
    moveTo(Math.max(at, Math.round(measureQuartersOf(measure, score.tracks, index) * divisions)))
    if (repeatCount !== undefined)
      xml.push(repeatXml('right', { direction: 'backward', times: repeatCount }))
    return element('measure', ['', ...xml, ' '], {
      number: index + 1,
      implicit: measure.isPickup ? 'yes' : undefined,
    })
  })
  return element('part', measures, { id: partId })
}

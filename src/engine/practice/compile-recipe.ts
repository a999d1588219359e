/** Compiles a tab recipe: a riff that a beginner can play in one position, in any key and scale. */
import { isTunedLikeGuitar } from '../instrument/neck'
import type { Route } from '../plan/route'
import { type TabNote, tabNoteIdOf } from '../tab/tab-event'
import { formatDegree, intervalWordsOf, spellDegree } from '../theory/interval'
import type { TheoryContext } from '../theory/layer'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import type { Scale } from '../theory/scale'
import { triadOn } from '../theory/tonic-triad'
import { proveRecipe } from './prove-recipe'
import {
  type CompiledRecipe,
  type Recipe,
  type RecipeRequest,
  type RiffNote,
  type RiffRole,
  type RiffTone,
  recipeOverlaysOf,
} from './recipe'
import { DRILL_TIME_SIGNATURE } from './rhythm-table'
import { placeRiff } from './riff-position'
import { type RiffShapeNote, riffNotesOf, riffRowFor } from './riff-table'
import { type RiffTones, riffTonesOf } from './riff-tones'

/** Slow enough to read, fast enough to sound like a riff. */
const EASY_TEMPO = 80

/** Semitones of a rung above the root: the tones repeat in every octave. */
function semitonesAt(rung: number, semitones: readonly number[]): number {
  const octave = Math.floor(rung / semitones.length)
  return semitones[rung - octave * semitones.length]! + 12 * octave
}

/** The tone above the root in the place of the one below, so that an open string can be the root. */
const aboveRoot = (rung: number): number => (rung === -1 ? 1 : rung)

interface SpelledTone extends RiffTone {
  readonly name: NoteName
  readonly semitones: number
}

function spellTones(key: NoteName, scale: Scale, tones: RiffTones): readonly SpelledTone[] {
  return tones.semitones.map((semitones) => {
    const degree = scale.degrees[scale.semitones.indexOf(semitones)]!
    const { name } = spellDegree(key, degree)
    return {
      name,
      semitones,
      pitchClass: formatNoteName(name),
      degree: formatDegree(degree),
      intervalName: intervalWordsOf(degree),
      isColor: tones.colors.includes(semitones),
    }
  })
}

function tabNotesOfRiff(route: Route): readonly TabNote[] {
  return route.tabNotes.map((event, index) => ({
    ...event,
    id: tabNoteIdOf('riff', event, index + 1),
  }))
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function riffNotesWith(
  shape: readonly RiffShapeNote[],
  route: Route,
  tabNotes: readonly TabNote[],
  tones: readonly SpelledTone[],
  motif: readonly (readonly number[])[],
  rootPitchClass: number,
): readonly RiffNote[] {
  const peakMidi = Math.max(...tabNotes.map(({ midi }) => midi))
  return shape.map(({ bar, startBeat, durationBeats }, index) => {
    const { id, midi, string, fret } = tabNotes[index]!
    const { note, interval, intervalName } = route.notes[index]!
    const tone = tones.find(({ semitones }) => (midi - rootPitchClass - semitones) % 12 === 0)!
    const roles: RiffRole[] = []
    if (tone.semitones === 0) roles.push('root')
    if (tone.isColor) roles.push('color-tone')
    if (motif.some((indexes) => indexes.includes(index))) roles.push('motif')
    if (midi === peakMidi) roles.push('peak')
    if (index === shape.length - 1) roles.push('resting-note')
    return {
      id,
      note,
      midi,
      degree: tone.degree,
      interval,
      intervalName,
      string,
      fret,
      finger: route.fingering.steps[index]!.finger,
      bar: bar + 1,
      startBeat,
      durationBeats,
      roles,
    }
  })
}

function explain(recipe: Recipe): string {
  const { tones, leftOut, shape, position, restingNote } = recipe
  const colors = tones.filter(({ isColor }) => isColor)
  const made = `It is made of ${joinWords(tones.map(({ pitchClass, degree }) => `${pitchClass} (${degree})`))}.`
  const colored =
    colors.length === 0
      ? ''
      : ` ${joinWords(colors.map(({ pitchClass, intervalName }) => `${pitchClass}, the ${intervalName},`))} ${colors.length > 1 ? 'give' : 'gives'} ${recipe.scale.name} its colour.`
  const later =
    leftOut.length === 0
      ? ' These are all tones of the scale.'
      : ` The ${joinWords(leftOut)} of the scale can wait.`
  const moves = recipe.proof.onePosition
    ? 'the hand does not move'
    : 'the hand moves as little as it can'
  const hand = `Play it in ${position.label}${position.openStrings > 0 ? ' with open strings' : ''}; ${moves}.`
  return `${recipe.title}: a riff of ${recipe.bars} bars. ${shape.story} ${made}${colored}${later} ${hand} It comes to rest on ${restingNote.note}, the root, for ${restingNote.durationBeats} beats.`
}

function stepsOf(recipe: Omit<Recipe, 'steps'>): readonly string[] {
  const { motif, restingNote, position, tempo, proof } = recipe
  const stay = proof.onePosition ? ' and leave the hand there' : ''
  return [
    `Put the index finger at fret ${position.handPositionFret}${stay}.`,
    `Play the motif alone, ${motif.degrees.join(' ')}, until it needs no thought.`,
    `Say it ${motif.noteIds.length} times, each time with the notes that follow it.`,
    `Let ${restingNote.note} ring for ${restingNote.durationBeats} beats, then start again without a break.`,
    `Begin at ${tempo - 20} bpm; after three clean rounds add 4, up to ${tempo}.`,
  ]
}

/**
 * Compiles a recipe. The same request always gives the same riff.
 *
 * Every riff begins on the root, repeats its motif, sounds what makes the scale unlike plain major
 * or minor, and rests on the root; it lies under one hand wherever the neck has such a place.
 */
export function compileRecipe(request: RecipeRequest): CompiledRecipe {
  const { key, scale, style, difficulty, neck } = request
  const row = riffRowFor(scale.family)
  const shape = riffNotesOf(row)
  const riffTones = riffTonesOf(scale)
  const tones = spellTones(key, scale, riffTones)
  const theory: TheoryContext = { root: key, scale, chord: triadOn(0, scale), layer: 'scale' }
  const rootPitchClass = pitchClassOf(key)
  const pitchesOf = (rungOf: (rung: number) => number) =>
    shape.map(({ rung, startBeat, durationBeats }) => {
      const semitonesFromRoot = semitonesAt(rungOf(rung), riffTones.semitones)
      const { name } = tones.find(({ semitones }) => (semitonesFromRoot - semitones) % 12 === 0)!
      return { semitonesFromRoot, name, startBeat, durationBeats }
    })
  const forms = [pitchesOf((rung) => rung)]
  if (!isTunedLikeGuitar(neck)) forms.push(pitchesOf(aboveRoot))
  const route = placeRiff(rootPitchClass, forms, theory, neck)
  const tabNotes = tabNotesOfRiff(route)
  const motif = row.motifAt.map((first) =>
    Array.from({ length: row.motifLength }, (_, index) => first + index),
  )
  const notes = riffNotesWith(shape, route, tabNotes, tones, motif, rootPitchClass)
  const motifIds = motif.map((indexes) => indexes.map((index) => notes[index]!.id))
  const frets = notes.map(({ fret }) => fret).filter((fret) => fret > 0)
  const peak = notes.find(({ roles }) => roles.includes('peak'))!
  const lowest = notes.reduce((low, note) => (note.midi < low.midi ? note : low))
  const last = notes[notes.length - 1]!
  const bars = last.bar
  const keyText = formatNoteName(key)
  const unfinished: Omit<Recipe, 'steps'> = {
    id: `${style}-${keyText.toLowerCase().replaceAll('#', 's')}-${scale.id}`,
    title: `${row.name} in ${keyText} ${scale.name}`,
    style,
    difficulty,
    key: keyText,
    scale: { id: scale.id, name: scale.name, degrees: scale.degreeLabels },
    tempo: EASY_TEMPO,
    timeSignature: DRILL_TIME_SIGNATURE,
    bars,
    shape: { id: row.id, name: row.name, story: row.story },
    tones: tones.map(({ pitchClass, degree, intervalName, isColor }) => ({
      pitchClass,
      degree,
      intervalName,
      isColor,
    })),
    leftOut: scale.degreeLabels.filter(
      (_, index) => !riffTones.semitones.includes(scale.semitones[index]!),
    ),
    position: {
      label: route.label,
      handPositionFret: route.fingering.handPositionFret,
      lowestFret: frets.length === 0 ? 0 : Math.min(...frets),
      highestFret: Math.max(0, ...frets),
      openStrings: notes.length - frets.length,
    },
    motif: {
      noteIds: motifIds,
      durationsBeats: motif[0]!.map((index) => notes[index]!.durationBeats),
      degrees: motif[0]!.map((index) => notes[index]!.degree),
    },
    restingNote: {
      noteId: last.id,
      note: last.note,
      startBeat: last.startBeat,
      durationBeats: last.durationBeats,
    },
    range: { lowest: lowest.note, highest: peak.note, peakBar: peak.bar },
    fingering: route.fingering.suggestedPath,
    warnings: route.fingering.warnings,
    notes,
    proof: proveRecipe({
      key,
      scale,
      neck,
      tabNotes,
      steps: route.fingering.steps,
      motif,
      colors: riffTones.colors,
      bars,
    }),
  }
  const { proof, ...facts } = unfinished
  const recipe: Recipe = { ...facts, steps: stepsOf(unfinished), proof }
  return {
    recipe,
    explanation: explain(recipe),
    overlays: recipeOverlaysOf(recipe.title, recipe.tones, notes, motifIds),
    tabNotes,
    route,
    theory,
  }
}

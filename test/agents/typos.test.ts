/**
 * Typos of parameters, scales and values as people make them, each with the right suggestion; none
 * where two are as likely or where the nearest one means other music. Chords, notes and keys have
 * their own table beside the code.
 */
import { describe, expect, test } from 'vitest'
import { createApp } from '#service/app'

const app = createApp({ buildId: 'test' })

async function suggestionOf(path: string): Promise<unknown> {
  const response = await app.request(`http://pitch.test${path}`)
  if (response.status === 200)
    return `answered${response.headers.get('x-ignored-parameters') ?? ''}`
  const { didYouMean } = (await response.json()) as { didYouMean?: string }
  return didYouMean
}

describe('names of parameters', () => {
  test.each<[string, string | undefined]>([
    ['/api/map?nte=C4', 'note'],
    ['/api/map?Note=C4', 'note'],
    ['/api/map?notes=C4', 'note'],
    ['/api/map?pitch=C4', 'note'],
    ['/api/map?frequency=440', 'frequencyHz'],
    ['/api/map?hz=440', 'frequencyHz'],
    ['/api/map?note=C4&roto=C', 'root'],
    ['/api/map?note=C4&key=C', 'root'],
    ['/api/map?note=C4&tonic=C', 'root'],
    ['/api/map?note=C4&scal=major', 'scale'],
    ['/api/map?note=C4&mode=dorian', 'scale'],
    ['/api/map?note=C4&layr=chord', 'layer'],
    ['/api/map?note=C4&max_fret=5', 'maxFret'],
    ['/api/map?note=C4&maxfret=5', 'maxFret'],
    ['/api/map?note=C4&tunning=drop-d', 'tuning'],
    ['/api/map?note=C4&instument=ukulele', 'instrument'],
    ['/api/map?note=C4&kapo=2', 'capo'],
    ['/api/map?note=C4&keyboard=61-key', 'piano'],
    ['/api/route?note=C4', 'notes'],
    ['/api/route?pitches=C4', 'notes'],
    ['/api/route?notes=C4&postion=first', 'position'],
    ['/api/route?notes=C4&pos=first', 'position'],
    ['/api/route?notes=C4&lmit=2', 'limit'],
    ['/api/route?notes=C4&count=2', 'limit'],
    ['/api/route?notes=C4&handStart=2', 'handStartFret'],
    ['/api/route?notes=C4&stlye=open', 'style'],
    ['/api/route?notes=C4&durationBeat=2', 'durationBeats'],
    ['/api/voicings?chrod=minor', 'chord'],
    ['/api/voicings?quality=minor', 'chord'],
    ['/api/voicings?type=minor', 'chord'],
    ['/api/voicings?symbol=Am', 'chord'],
    ['/api/voicings?nobarre=true', 'noBarre'],
    ['/api/voicings?maxDificulty=2', 'maxDifficulty'],
    ['/api/voicings?inversions=1', 'inversion'],
    ['/api/voicings?string=3', 'strings'],
    ['/api/chord?symbl=F%23m7', 'symbol'],
    ['/api/chord?chord=F%23m7', 'symbol'],
    ['/api/chord?name=F%23m7', 'symbol'],
    ['/api/chord?symbol=C&scalelimit=2', 'scaleLimit'],
    ['/api/chord-scale?chord=G7&contextroot=C', 'contextRoot'],
    ['/api/chord-scale?chord=G7&key=C', 'contextRoot'],
    ['/api/chord-scale?chord=G7&context=C', 'contextRoot'],
    ['/api/scales/containing?note=C', 'notes'],
    ['/api/scales?famly=modal', 'family'],
    ['/api/scale-map?rot=C', 'root'],
    ['/api/composer?tonality=C', 'key'],
    ['/api/progression?chord=C,G', 'chords'],
    ['/api/progression?chords=C,G&bpm=90', 'tempo'],
    ['/api/progression?chords=C,G&perfer=voices', 'prefer'],
    ['/api/progression?chords=C,G&beatPerChord=2', 'beatsPerChord'],
    ['/api/practice?tempo=90', 'bpm'],
    ['/api/practice?root=A', 'key'],
    ['/api/practice?measures=2', 'bars'],
    ['/api/practice?difficulty=beginner', 'level'],
    ['/api/practice?hand=5-8', 'position'],
    ['/api/practice?countIn=2', 'countInBeats'],
    ['/api/practice?taget=arpeggio', 'target'],
    ['/api/identify?fret=x32010', 'frets'],
    ['/api/identify?notes=C,E&bas=C', 'bass'],
    ['/api/voice-leading?form=C&to=G', 'from'],
    ['/api/voice-leading?fromfrets=x32010', 'fromFrets'],
    ['/api/diagram/voicing.svg?fret=x32010', 'frets'],
    ['/api/diagram/fretboard.svg?leftHand=true', 'leftHanded'],
    ['/api/diagram/tab.svg?position=S5F3', 'positions'],
    ['/api/map?note=C4&name=german', 'names'],
    ['/api/map?note=C4&detial=lean', 'detail'],
    ['/api/map?note=C4&fromat=md', 'format'],
    ['/api/map?note=C4&utm_source=x', 'answeredutm_source'],
  ])('%s: %s', async (path, meant) => {
    expect(await suggestionOf(path)).toBe(meant)
  })
})

describe('scales', () => {
  test.each<[string, string | undefined]>([
    ['lydain', 'lydian'],
    ['lidian', 'lydian'],
    ['doran', 'dorian'],
    ['dorain', 'dorian'],
    ['mixolidian', 'mixolydian'],
    ['mixolydan', 'mixolydian'],
    ['phrigian', 'phrygian'],
    ['locrain', 'locrian'],
    ['eolian', 'aeolian'],
    ['ioninan', 'ionian'],
    ['majr', 'major'],
    ['mjor', 'major'],
    ['minr', 'minor'],
    ['naturalminor', 'answered'],
    ['natural minor', 'answered'],
    ['harmonic minr', 'harmonicMinor'],
    ['harmonicminor', 'answered'],
    ['harmonicMinr', 'harmonicMinor'],
    ['melodicMinr', 'melodicMinor'],
    ['pentatonic', 'answered'],
    ['minorPentatonik', 'minorPentatonic'],
    ['majorPentatonc', 'majorPentatonic'],
    ['bleus', 'blues'],
    ['wholetone', 'answered'],
    ['lydianDominent', 'lydianDominant'],
    ['phrygiandominant', 'answered'],
    ['altred', 'altered'],
    ['dimished', undefined],
    ['bebopp', 'bebop'],
    ['hungarianMinr', 'hungarianMinor'],
    ['xyz', undefined],
    ['jazz', undefined],
    ['gypsy', undefined],
    ['dur', undefined],
    ['moll', undefined],
  ])('%s: %s', async (scale, meant) => {
    expect(await suggestionOf(`/api/scale-map?scale=${encodeURIComponent(scale)}`)).toBe(meant)
  })
})

describe('values', () => {
  test.each<[string, string | undefined]>([
    ['/api/map?note=C4&layer=chords', 'chord'],
    ['/api/map?note=C4&layer=Scale', 'scale'],
    ['/api/map?note=C4&piano=88', '88-key'],
    ['/api/map?note=C4&piano=88key', '88-key'],
    ['/api/map?note=C4&instrument=ukelele', 'ukulele'],
    ['/api/map?note=C4&instrument=gitar', 'guitar'],
    ['/api/map?note=C4&tuning=drop d', 'answered'],
    ['/api/map?note=C4&tuning=dropd', 'answered'],
    ['/api/map?note=C4&tuning=dorp-d', 'drop-d'],
    ['/api/route?notes=C4&position=frist', 'first'],
    ['/api/route?notes=C4&position=5', 'fifth'],
    ['/api/route?notes=C4&position=2nd', 'second'],
    ['/api/route?notes=C4&position=opened', 'open'],
    ['/api/route?notes=C4&style=positions', 'position'],
    ['/api/route?notes=C4&style=3nps', undefined],
    ['/api/voicings?style=bare', 'barre'],
    ['/api/voicings?style=drop-2', 'drop2'],
    ['/api/voicings?style=shel', 'shell'],
    ['/api/voicings?style=triads', 'triad'],
    ['/api/voicings?style=jazz', undefined],
    ['/api/voicings?chord=minr', 'minor'],
    ['/api/voicings?chord=dom7', 'dominant7'],
    ['/api/voicings?chord=maj7', 'major7'],
    ['/api/voicings?chord=min7', 'minor7'],
    ['/api/voicings?chord=Hm', 'Bm'],
    ['/api/voicings?chord=Es7', 'Eb7'],
    ['/api/practice?target=chordtones', 'chord-tones'],
    ['/api/practice?target=guide', 'guide-tones'],
    ['/api/practice?target=arpegio', 'arpeggio'],
    ['/api/practice?target=scale', 'scale-steps'],
    ['/api/practice?target=tones', undefined],
    ['/api/practice?level=begginer', 'beginner'],
    ['/api/practice?level=adv', 'advanced'],
    ['/api/practice?level=hard', undefined],
    ['/api/progression?chords=C,G&prefer=voice', 'voices'],
    ['/api/progression?chords=C,G&prefer=hands', 'hand'],
    ['/api/map?note=C4&names=germn', 'german'],
    ['/api/map?note=C4&names=solfège', 'solfege'],
    ['/api/map?note=C4&names=deutsch', undefined],
    ['/api/map?note=C4&detail=ful', 'full'],
    ['/api/map?note=C4&format=markdown', undefined],
    ['/api/file?type=musicXML&zproject=x', 'musicxml'],
    ['/api/file?type=mid&zproject=x', 'midi'],
    ['/api/file?type=gp&zproject=x', undefined],
    ['/api/scales?family=modl', 'modal'],
  ])('%s: %s', async (path, meant) => {
    expect(await suggestionOf(path)).toBe(meant)
  })
})

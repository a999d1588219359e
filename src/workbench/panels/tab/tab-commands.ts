/** Commands of the tab editor. */

import { offerAsciiText } from '../../editor/ascii-import'
import { removeFingersHere } from '../../editor/note-actions'
import {
  appendMeasure,
  duplicateMeasureHere,
  removeMeasureHere,
  splitLongMeasures,
} from '../../editor/tab-actions'
import { toggleAdvance } from '../../editor/type-fret'
import { registerCommands } from '../../state/commands'
import { isHarmonyOpen, isMelodyOpen, isPlayAlongOpen, isStripOpen } from '../../state/over-tab'
import { toggle } from '../../state/toggle'
import { fingerHere } from '../staff/tab-keys'

registerCommands([
  { id: 'tab-add-bar', title: 'Add a bar', group: 'Edit', keywords: 'measure', run: appendMeasure },
  {
    id: 'tab-duplicate-bar',
    title: 'Duplicate this bar',
    group: 'Edit',
    keywords: 'measure copy',
    run: duplicateMeasureHere,
  },
  {
    id: 'tab-remove-bar',
    title: 'Remove this bar',
    group: 'Edit',
    keywords: 'measure delete',
    run: removeMeasureHere,
  },
  {
    id: 'tab-split-bars',
    title: 'Split long measures into bars',
    group: 'Edit',
    run: splitLongMeasures,
  },
  {
    id: 'tab-fingers',
    title: 'Fingers for the selection, or for all',
    group: 'Edit',
    keywords: 'refinger fingering',
    run: () => void fingerHere(),
  },
  {
    id: 'tab-places',
    title: 'Places and fingers for the selection, or for all',
    group: 'Edit',
    keywords: 'refinger fingering move strings best',
    run: () => void fingerHere(true),
  },
  {
    id: 'tab-remove-fingers',
    title: 'Remove fingers',
    group: 'Edit',
    run: removeFingersHere,
  },
  {
    id: 'tab-advance',
    title: 'Step on after each fret: on or off',
    group: 'Edit',
    keywords: 'advance typing digits entry',
    run: toggleAdvance,
  },
  {
    id: 'tab-chords',
    title: 'Chords over the tab',
    group: 'Edit',
    keywords: 'progression strip type symbols strum pattern grips song',
    run: () => toggle(isStripOpen),
  },
  {
    id: 'tab-melody',
    title: 'Melody by note names',
    group: 'Edit',
    keywords: 'type notes write tune solfège do re mi',
    run: () => toggle(isMelodyOpen),
  },
  {
    id: 'song-reharmonize',
    title: 'Reharmonise the chord under the cursor',
    group: 'Edit',
    keywords: 'reharmonize substitute chords instead scales over changes song',
    run: () => {
      isHarmonyOpen.value = true
      isStripOpen.value = true
    },
  },
  {
    id: 'tab-play-along',
    title: 'Play along: notes and chords by ear',
    group: 'Play',
    keywords: 'microphone midi listen hear judge recognise recognize take latency',
    run: () => toggle(isPlayAlongOpen),
  },
  {
    id: 'tab-import-ascii',
    title: 'Import ASCII tab',
    group: 'Project',
    keywords: 'paste text',
    run: () => offerAsciiText(''),
  },
])

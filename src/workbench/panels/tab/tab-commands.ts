/** Commands of the tab editor. */

import { registerCommands } from '../../state/commands'
import { offerAsciiText } from './edit/ascii-import'
import {
  appendMeasure,
  duplicateMeasureHere,
  removeMeasureHere,
  splitLongMeasures,
} from './edit/tab-actions'

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
    id: 'tab-import-ascii',
    title: 'Import ASCII tab',
    group: 'Project',
    keywords: 'paste text',
    run: () => offerAsciiText(''),
  },
])

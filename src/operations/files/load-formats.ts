/** The part that reads and writes files of others; operations load it in `prepare`. */
import { latePart } from '../registry/late-part'

export const { load: loadFormats, get: formats } = latePart(
  'the part that reads files',
  () => import('#formats/index'),
)

/** The texts of guides and glossary, loaded when the first of their pages is asked for. */
import { latePart } from '#operations/registry/late-part'

export const { load: loadPageTexts, get: pageTexts } = latePart(
  'the text of pages',
  () => import('./page-texts.generated'),
)

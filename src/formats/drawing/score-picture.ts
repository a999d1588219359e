/** A project as one picture: its title over notation and tab, system by system. */
import { DIAGRAM_THEMES, type DiagramThemeId } from '#engine/diagram/diagram-theme'
import { describeTab, type TabPicture } from '#engine/diagram/render-tab-svg'
import { svgDocument, svgElement, svgTitle, titleWidthOf } from '#engine/diagram/svg-element'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { partOfProject } from '../track/part-of-project'
import { scoreOfProject } from '../track/project-of-track'
import { drawScore } from './draw-score'
import { MUSIC_GLYPH_ROWS } from './music-glyphs.generated'

export { loadAlphaTab as loadDrawing } from '../alphatab/library'

export interface ScorePicture extends Pick<TabPicture, 'fromBar' | 'toBar'> {
  readonly title: string
  readonly theme: DiagramThemeId
}

/** In pixels. */
const STAFF_WIDTH = 900
const SIDE = 16
const TOP = 40
const BOTTOM = 12

const GLYPH = /<path transform="([^"]+)" d="([^"]+)"/g
/** A bar's number, as alphaTab writes it. */
const BAR_NUMBER = />(\d+)\u00a0\u00a0(?=<\/text>)/g
const SYSTEM = /^<svg [^>]*>(.*)<\/svg>$/s

/** Ids of signs by their outline, the same in every picture: a page may hold several. */
const SIGN_IDS = new Map(
  MUSIC_GLYPH_ROWS.map(([code, , outline]) => [outline, `sign-${code.toString(16)}`]),
)

/** The same drawing with each musical sign written once and then named. */
function withSharedSigns(drawing: string): string {
  const used = new Map<string, string>()
  const named = drawing.replace(GLYPH, (path, transform: string, outline: string) => {
    const id = SIGN_IDS.get(outline)
    if (id === undefined) return path
    used.set(id, outline)
    return `<use href="#${id}" transform="${transform}"`
  })
  const outlines = [...used].map(([id, d]) => svgElement('path', { id, d }))
  return svgElement('defs', {}, outlines) + named
}

/**
 * Draws bars of a project. What it may hold is checked before.
 *
 * @param picture `fromBar` and `toBar` from 1; all bars when left out.
 */
export function drawScorePicture(project: ProjectState, picture: ScorePicture): string {
  const { title, theme, fromBar = 1, toBar } = picture
  const { background, ink } = DIAGRAM_THEMES[theme]
  const part = partOfProject(project, fromBar - 1, toBar ?? Infinity)
  const systems = drawScore(scoreOfProject(part, part.tabProject.measures).score, {
    staves: 'both',
    width: STAFF_WIDTH,
    scale: 1,
  })
  let height = TOP
  const placed = systems.map((system) => {
    const top = height
    height += Math.ceil(system.height)
    const transform = `translate(${SIDE} ${top})`
    return svgElement('g', { transform }, [SYSTEM.exec(system.svg)![1]!])
  })
  const drawing = placed
    .join('')
    .replace(BAR_NUMBER, (_, number: string) => `>${Number(number) + fromBar - 1}\u00a0\u00a0`)
  const width = STAFF_WIDTH + 2 * SIDE
  const right = Math.max(...systems.flatMap(({ bars }) => bars.map((bar) => bar.right)))
  // Over the music, as far as both ends of a long title stay in the picture.
  const room = Math.min(titleWidthOf(title), width) / 2
  const middle = Math.min(Math.max(SIDE + right / 2, room), width - room)
  const { measures } = project.tabProject
  const description = describeTab({ title, measures, fromBar, toBar, neck: neckOfProject(project) })
  return svgDocument({ width, height: height + BOTTOM, title, description, background }, [
    svgTitle(title, 2 * middle, ink),
    svgElement('g', { color: ink, fill: 'currentColor' }, [withSharedSigns(drawing)]),
  ])
}

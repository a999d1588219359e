/**
 * What alphaTab draws on: SVG of presentation attributes alone, so that any content security policy
 * takes it, with musical signs as outlines, so that no font is needed. All is drawn in
 * `currentColor`; a lighter colour is an opacity.
 */
import type { model, platform, Settings } from '@coderline/alphatab'
import { alphaTab } from '../alphatab/library'
import { MUSIC_GLYPH_ROWS } from './music-glyphs.generated'
import { textWidthOf } from './text-width'

const GLYPHS = new Map(
  MUSIC_GLYPH_ROWS.map(([code, advance, outline]) => [code, { advance, outline }]),
)
const UNITS_PER_EM = 1000
/** Of a letter's size: how far its baseline lies below what alphaTab gives. */
const CAP_HEIGHT = 0.72
const MIDDLE_HEIGHT = 0.36
const DESCENT = 0.21

const round = (value: number) => Math.round(value * 100) / 100
/** Spaces that SVG would fold away stay. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(' ', '\u00a0')

export class OutlineCanvas implements platform.ICanvas {
  settings: Settings
  color: model.Color
  font: model.Font
  lineWidth = 1
  textAlign: platform.TextAlign
  textBaseline: platform.TextBaseline
  #parts: string[] = []
  #path: string[] = []

  constructor() {
    const { model: at, platform: on, Settings } = alphaTab()
    this.settings = new Settings()
    this.color = new at.Color(0, 0, 0, 255)
    this.font = new at.Font('Arial', 10)
    this.textAlign = on.TextAlign.Left
    this.textBaseline = on.TextBaseline.Top
  }

  get #scale(): number {
    return this.settings.display.scale
  }

  get #opacity(): string {
    return this.color.a < 255 ? ` opacity="${round(this.color.a / 255)}"` : ''
  }

  #at(value: number): number {
    return round(value * this.#scale)
  }

  beginRender(width: number, height: number): void {
    this.#parts = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" fill="currentColor">`,
    ]
    this.#path = []
  }

  endRender(): string {
    return `${this.#parts.join('')}</svg>`
  }

  onRenderFinished(): unknown {
    return undefined
  }

  beginGroup(): void {
    // Its names are for style sheets, which we do not need.
  }

  endGroup(): void {
    // As above.
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    if (w <= 0) return
    this.#parts.push(
      `<rect x="${this.#at(x)}" y="${this.#at(y)}" width="${this.#at(w)}" height="${this.#at(h)}"${this.#opacity}/>`,
    )
  }

  strokeRect(x: number, y: number, w: number, h: number): void {
    this.#parts.push(
      `<rect x="${this.#at(x)}" y="${this.#at(y)}" width="${this.#at(w)}" height="${this.#at(h)}" fill="none" stroke="currentColor" stroke-width="${this.#at(this.lineWidth)}"${this.#opacity}/>`,
    )
  }

  fillCircle(x: number, y: number, radius: number): void {
    this.#parts.push(
      `<circle cx="${this.#at(x)}" cy="${this.#at(y)}" r="${this.#at(radius)}"${this.#opacity}/>`,
    )
  }

  strokeCircle(x: number, y: number, radius: number): void {
    this.#parts.push(
      `<circle cx="${this.#at(x)}" cy="${this.#at(y)}" r="${this.#at(radius)}" fill="none" stroke="currentColor" stroke-width="${this.#at(this.lineWidth)}"${this.#opacity}/>`,
    )
  }

  beginPath(): void {
    this.#path = []
  }

  closePath(): void {
    this.#path.push('z')
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`M${this.#at(x)} ${this.#at(y)}`)
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`L${this.#at(x)} ${this.#at(y)}`)
  }

  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void {
    this.#path.push(`Q${[cpx, cpy, x, y].map((value) => this.#at(value)).join(' ')}`)
  }

  /** A slur to a head left of its own has no height: alphaTab takes a logarithm of the width. */
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const places = [x1, y1, x2, y2, x, y]
    if (places.some(Number.isNaN)) return
    this.#path.push(`C${places.map((value) => this.#at(value)).join(' ')}`)
  }

  fill(): void {
    if (this.#path.length > 0) {
      this.#parts.push(`<path d="${this.#path.join('')}"${this.#opacity}/>`)
    }
    this.#path = []
  }

  stroke(): void {
    if (this.#path.length > 0) {
      this.#parts.push(
        `<path d="${this.#path.join('')}" fill="none" stroke="currentColor" stroke-width="${this.#at(this.lineWidth)}"${this.#opacity}/>`,
      )
    }
    this.#path = []
  }

  #baselineOf(y: number): number {
    const { TextBaseline } = alphaTab().platform
    const { size } = this.font
    switch (this.textBaseline) {
      case TextBaseline.Top:
        return y + size * CAP_HEIGHT
      case TextBaseline.Middle:
        return y + size * MIDDLE_HEIGHT
      case TextBaseline.Bottom:
        return y - size * DESCENT
      default:
        return y
    }
  }

  fillText(text: string, x: number, y: number): void {
    if (text === '') return
    const { TextAlign } = alphaTab().platform
    const { families, size, isBold, isItalic } = this.font
    // A tempo follows its note sign; alphaTab draws it with the alignment of what came before.
    const isAfterSign = text.startsWith(' = ')
    const anchor =
      this.textAlign === TextAlign.Center && !isAfterSign
        ? 'middle'
        : this.textAlign === TextAlign.Right && !isAfterSign
          ? 'end'
          : 'start'
    const style = `${isBold ? ' font-weight="bold"' : ''}${isItalic ? ' font-style="italic"' : ''}`
    const family = families.join(', ').replaceAll('"', "'")
    this.#parts.push(
      `<text x="${this.#at(x)}" y="${this.#at(this.#baselineOf(y))}" font-family="${family}" font-size="${this.#at(size)}"${style} text-anchor="${anchor}"${this.#opacity}>${escaped(text)}</text>`,
    )
  }

  measureText(text: string): platform.MeasuredText {
    const { size, isBold } = this.font
    const { MeasuredText } = alphaTab().platform
    return new MeasuredText(textWidthOf(text, size, isBold), size)
  }

  fillMusicFontSymbol(
    x: number,
    y: number,
    relativeScale: number,
    symbol: model.MusicFontSymbol,
    centerAtPosition?: boolean,
  ): void {
    this.fillMusicFontSymbols(x, y, relativeScale, [symbol], centerAtPosition)
  }

  fillMusicFontSymbols(
    x: number,
    y: number,
    relativeScale: number,
    symbols: readonly model.MusicFontSymbol[],
    centerAtPosition = false,
  ): void {
    const { musicFontSize } = this.settings.display.resources.engravingSettings
    const unit = (musicFontSize * this.#scale * relativeScale) / UNITS_PER_EM
    const glyphs = symbols.flatMap((code) => GLYPHS.get(code) ?? [])
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) * unit
    let left = x * this.#scale - (centerAtPosition ? width / 2 : 0)
    const size = Math.round(unit * 1e5) / 1e5
    for (const { advance, outline } of glyphs) {
      this.#parts.push(
        `<path transform="translate(${round(left)} ${this.#at(y)}) scale(${size} ${-size})" d="${outline}"${this.#opacity}/>`,
      )
      left += advance * unit
    }
  }

  beginRotate(centerX: number, centerY: number, angle: number): void {
    this.#parts.push(
      `<g transform="translate(${this.#at(centerX)} ${this.#at(centerY)}) rotate(${angle})">`,
    )
  }

  endRotate(): void {
    this.#parts.push('</g>')
  }

  destroy(): void {
    this.#parts = []
  }
}

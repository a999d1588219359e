/** Teaching overlays: what a lesson marks on the piano, the neck or the tab. */

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/** An overlay as a project carries it: any JSON object, kept as given (within the limits). */
export type Overlay = { readonly [key: string]: JsonValue }

/** What a mark points at. */
export type OverlaySelector =
  | { readonly kind: 'note'; readonly noteId: string }
  | { readonly kind: 'fret-position'; readonly string: number; readonly fret: number }
  | { readonly kind: 'pitch'; readonly midi: number }
  | { readonly kind: 'pitch-class'; readonly pitchClass: string }
  | { readonly kind: 'degree'; readonly degree: string }

/** A mark says which part its target plays (`root`, `chord-tone`, `target`), not how it looks. */
export type OverlayMark = {
  readonly role: string
  readonly label: string
  readonly selector: OverlaySelector
}

/** The form of the overlays that the service itself writes. */
export type TeachingOverlay = {
  readonly id: string
  readonly title: string
  readonly marks: readonly OverlayMark[]
}

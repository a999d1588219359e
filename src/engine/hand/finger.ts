/** Fingers of the fretting hand; `open` is no finger. Index 0–4 is the finger number. */
export const FINGERS = ['open', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof FINGERS)[number]

/** The page's own line icons on a 24-unit grid, drawn in the text colour. */

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 13v6.5h14V13',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z',
  system: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  flipHorizontal: 'M12 3v18M8.5 8 4 12l4.5 4ZM15.5 8l4.5 4-4.5 4Z',
  flipVertical: 'M3 12h18M8 8.5 12 4l4 4.5ZM8 15.5l4 4.5 4-4.5Z',
  help: 'M9.2 9.2a2.9 2.9 0 1 1 4.3 2.6c-.9.5-1.5 1-1.5 2.2M12 17.5h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M7 4.5v15l12.5-7.5Z',
  rewind: 'M6 5v14M19.5 5v14L9 12Z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6.5 6.5h11v11h-11Z',
  loop: 'M17 3l3.5 3.5L17 10M3.5 12V10A3.5 3.5 0 0 1 7 6.5h13M7 21l-3.5-3.5L7 14M20.5 12v2a3.5 3.5 0 0 1-3.5 3.5H4',
  metronome: 'M9 3.5h6l4 17H5ZM12 15l5.5-8M7 15h10',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  midi: 'M4 6h16v12H4ZM9.3 6v7M14.7 6v7M9.3 18v-3M14.7 18v-3',
  volume: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  tracks: 'M4 7h16M4 12h16M4 17h16M15 5v4M9 10v4M13 15v4',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 1 1 13 0c0 5.4-6.5 11-6.5 11ZM12 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  score:
    'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  file: 'M6 3h8l4.5 4.5V21H6ZM13.5 3.5V8H18',
  import: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  export: 'M12 15.5v-11M7.5 9 12 4.5 16.5 9M5 19.5h14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  compare: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  pencil: 'M4 20l1-4L16.5 4.5l3 3L8 19ZM14 7l3 3',
  folder: 'M3.5 6.5h6l2 2.5h9v10.5h-17Z',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
} as const

export type IconName = keyof typeof PATHS

/** One icon; decoration only, so the control that holds it must carry the words. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

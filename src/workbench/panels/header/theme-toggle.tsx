/** Light, dark, or as the system has it. */
import { Icon } from '../../controls/icon'
import { prefer, preferences, THEMES, type Theme } from '../../state/layout-preferences'

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const
const TITLES: Readonly<Record<Theme, string>> = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
}

/** Goes round system, light, dark. */
export function cycleTheme(): void {
  prefer({ theme: nextTheme(preferences.peek().theme) })
}

export function ThemeToggle() {
  const { theme } = preferences.value
  return (
    <button
      type="button"
      class="icon-button bordered"
      aria-label={TITLES[theme]}
      title={`${TITLES[theme]} (next: ${nextTheme(theme)})`}
      onClick={cycleTheme}
    >
      <Icon name={ICONS[theme]} />
    </button>
  )
}

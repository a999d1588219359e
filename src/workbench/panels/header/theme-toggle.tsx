/** Light, dark, or as the system has it. */
import { Icon } from '../../controls/icon'
import { cycleTheme, nextTheme, type Theme, theme } from '../../state/theme'

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const
const TITLES: Readonly<Record<Theme, string>> = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

export function ThemeToggle() {
  const title = TITLES[theme.value]
  return (
    <button
      type="button"
      class="icon-button bordered"
      aria-label={title}
      title={`${title} (next: ${nextTheme()})`}
      onClick={cycleTheme}
    >
      <Icon name={ICONS[theme.value]} />
    </button>
  )
}

/** Light, dark, or as the system has it. */
import { IconButton } from '../../controls/icon-button'
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
    <IconButton
      icon={ICONS[theme.value]}
      label={title}
      class="icon-button bordered"
      title={`${title} (next: ${nextTheme()})`}
      onClick={cycleTheme}
    />
  )
}

/** A button that shows an icon alone; its words are spoken, and shown on hover. */
import type { ButtonHTMLAttributes } from 'preact'
import { Icon, type IconName } from './icon'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'label'> {
  readonly icon: IconName
  readonly label: string
  readonly iconSize?: number
}

/** `title` may say more than the label; `class` takes the place of `icon-button`. */
export function IconButton({ icon, label, iconSize = 18, ...rest }: IconButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </button>
  )
}

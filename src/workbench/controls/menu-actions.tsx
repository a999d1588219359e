/** The rows of a sheet that is a menu: each closes the sheet and does one thing. */
import { KeyCaps } from './key-caps'

export interface MenuAction {
  readonly title: string
  /** The shortcut that does the same, as commands write it. */
  readonly keys?: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

export function MenuActions(props: {
  readonly actions: readonly MenuAction[]
  readonly close: () => void
}) {
  return (
    <>
      {props.actions.map(({ title, keys, isDisabled, run }) => (
        <button
          key={title}
          type="button"
          disabled={isDisabled}
          onClick={() => {
            props.close()
            run()
          }}
        >
          {title} {keys !== undefined && <KeyCaps keys={keys} />}
        </button>
      ))}
    </>
  )
}

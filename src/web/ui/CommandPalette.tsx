import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styles from './CommandPalette.module.css'
import { Modal } from './Modal.tsx'
import { matching } from './matches-query.ts'

export interface Command {
  readonly id: string
  readonly group: string
  readonly label: string
  /** Beside the label, less strong: the number of a record. */
  readonly detail?: string
  /** Other words one may type for it. */
  readonly keywords?: string
  readonly icon?: ReactNode
  readonly end?: ReactNode
  readonly run: () => void
}

export interface CommandPaletteProps {
  /** Those that fit what is typed are shown. */
  readonly commands: readonly Command[]
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Results from elsewhere for the typed text, shown unfiltered above and below the commands. */
  readonly above?: readonly Command[]
  readonly below?: readonly Command[]
  /** More is loading: 'no results' is not shown yet. */
  readonly busy?: boolean
  readonly onClose: () => void
  readonly texts: { readonly title: string; readonly placeholder: string; readonly none: string }
}

/** Navigation and actions from the keyboard: type, arrow keys, Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { commands, query, onQuery, above = [], below = [], busy = false, onClose, texts } = props
  const listId = useId()
  // By its id: what is found later never moves the choice to something else.
  const [chosen, setChosen] = useState<string>()
  const found = [
    ...above,
    ...matching(commands, ({ label, keywords = '' }) => `${label} ${keywords}`, query),
    ...below,
  ]
  const place = Math.max(
    0,
    found.findIndex(({ id }) => id === chosen),
  )
  const active = found[place]
  const activeId = active && `${listId}-${active.id}`

  useEffect(() => {
    // With the heading of its group, where it is the first of it.
    if (activeId) document.getElementById(activeId)?.parentElement?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setChosen(found[(place + step + found.length) % found.length]?.id)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(active)
    }
  }

  return (
    <Modal label={texts.title} size={600} placement="high" className={styles.content} onClose={onClose}>
      <div className={styles.head}>
        <Search size={18} strokeWidth={1.7} aria-hidden="true" />
        <input
          data-autofocus
          className={styles.input}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => {
            onQuery(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.list} id={listId} role="listbox" aria-label={texts.title} tabIndex={-1}>
        {found.map((command, index) => (
          <div key={command.id} role="presentation">
            {command.group !== found[index - 1]?.group && (
              <div className={styles.group} role="presentation">
                {command.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the text box that owns the list */}
            <div
              id={`${listId}-${command.id}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={command === active}
              onPointerMove={() => setChosen(command.id)}
              onClick={() => run(command)}
            >
              {command.icon}
              <span className={styles.label}>{command.label}</span>
              {command.detail && <span className={styles.detail}>{command.detail}</span>}
              {command.end}
            </div>
          </div>
        ))}
      </div>
      <div role="status">{found.length === 0 && !busy && <p className={styles.none}>{texts.none}</p>}</div>
    </Modal>
  )
}

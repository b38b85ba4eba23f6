import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { KeyboardEventHandler } from 'react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './RepeatList.module.css'
import { firstField, firstFocusable, useMovedFocus } from './use-moved-focus.ts'

interface RowAction {
  readonly label: string
  /** Left out where the list does not allow it. */
  readonly run?: () => void
  readonly disabled?: boolean
}

interface RepeatRowProps {
  readonly title: string | undefined
  /** Widths of the columns of a compact row. */
  readonly widths: string | undefined
  readonly up: RowAction
  readonly down: RowAction
  readonly remove: RowAction
  readonly onKeyDown: KeyboardEventHandler
  readonly children: ReactNode
}

/** One row of a `RepeatList` with its buttons. */
function RepeatRow({ title, widths, up, down, remove, onKeyDown, children }: RepeatRowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside
    <div data-row="" className={styles.row} onKeyDown={onKeyDown}>
      {title && <div className={styles.title}>{title}</div>}
      <div
        className={classes(styles.content, widths && styles.columns)}
        {...(widths && { style: { gridTemplateColumns: widths } })}
      >
        {children}
      </div>
      <div className={styles.actions}>
        {up.run && (
          <IconButton className={styles.action} label={up.label} disabled={up.disabled} onClick={up.run}>
            <ArrowUp size={16} strokeWidth={1.7} />
          </IconButton>
        )}
        {down.run && (
          <IconButton
            className={styles.action}
            label={down.label}
            disabled={down.disabled}
            onClick={down.run}
          >
            <ArrowDown size={16} strokeWidth={1.7} />
          </IconButton>
        )}
        {remove.run && (
          <IconButton className={styles.action} label={remove.label} data-remove="" onClick={remove.run}>
            <X size={16} strokeWidth={1.7} />
          </IconButton>
        )}
      </div>
    </div>
  )
}

export interface RepeatListProps {
  /** Names the list. */
  readonly label: string
  /** One for each row, staying with it when it moves. */
  readonly keys: readonly string[]
  readonly children: (key: string, index: number) => ReactNode
  readonly onMove?: (from: number, to: number) => void
  readonly onRemove?: (index: number) => void
  /** False for rows that stay; absent: all can be removed. */
  readonly mayRemove?: (key: string) => boolean
  /** Left out where no more may be added. */
  readonly onAdd?: (() => void) | undefined
  /** Compact: the controls of a row in one line under common headings. Roomy: any content, in a frame of hairlines. */
  readonly layout?: 'compact' | 'roomy'
  /** Headings of the columns of compact rows. */
  readonly columns?: readonly string[]
  /** Their widths, as `grid-template-columns`; equal without it. */
  readonly widths?: string
  readonly texts: {
    readonly add: string
    readonly remove: (position: number) => string
    readonly moveUp: (position: number) => string
    readonly moveDown: (position: number) => string
    /** Read out after a move. */
    readonly moved: (position: number, count: number) => string
    /** Heading of a roomy row. */
    readonly row?: (position: number) => string
  }
}

/** A repeatable group: rows can be added, removed and moved by buttons, Alt with the arrow keys, and Ctrl Alt N. */
export function RepeatList(props: RepeatListProps) {
  const {
    label,
    keys,
    children,
    onMove,
    onRemove,
    mayRemove,
    onAdd,
    layout = 'compact',
    columns,
    texts,
  } = props
  const list = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const focusAfter = useMovedFocus(list, keys)
  const widths = props.widths ?? `repeat(${columns?.length ?? 1}, minmax(0, 1fr))`
  const rowsOf = (element: HTMLElement) => element.querySelectorAll(':scope > [data-rows] > [data-row]')

  const move = (from: number, to: number) => {
    if (!onMove || to < 0 || to >= keys.length) return
    const { activeElement } = document
    focusAfter(element => {
      const stays = activeElement instanceof HTMLElement && !activeElement.matches(':disabled')
      const row = rowsOf(element)[to]
      return stays && row?.contains(activeElement) ? activeElement : firstFocusable(row?.lastElementChild)
    })
    announce(texts.moved(to + 1, keys.length))
    onMove(from, to)
  }
  const remove = (index: number) => {
    focusAfter(element => {
      const rows = rowsOf(element)
      const near = rows[Math.min(index, rows.length - 1)]
      return near?.querySelector<HTMLElement>('[data-remove]') ?? firstFocusable(element.lastElementChild)
    })
    onRemove?.(index)
  }
  const add = () => {
    focusAfter(element => firstField([...rowsOf(element)].at(-1)))
    onAdd?.()
  }
  const onRowKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step || !event.altKey || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    move(index, index + step)
  }

  const onListKeyDown = (event: KeyboardEvent) => {
    if (!onAdd || event.key.toLowerCase() !== 'n' || !event.ctrlKey || !event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    add()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take its own layout along
    <div
      role="group"
      aria-label={label}
      ref={list}
      className={classes(styles.list, styles[layout], !onMove && styles.fixed)}
      onKeyDown={onListKeyDown}
    >
      {layout === 'compact' && columns && keys.length > 0 && (
        <div className={styles.headings} aria-hidden="true">
          <div className={styles.columns} style={{ gridTemplateColumns: widths }}>
            {columns.map(column => (
              <span key={column}>{column}</span>
            ))}
          </div>
        </div>
      )}
      <div data-rows="" className={styles.rows}>
        {keys.map((key, index) => (
          <RepeatRow
            key={key}
            title={layout === 'roomy' ? texts.row?.(index + 1) : undefined}
            widths={layout === 'compact' ? widths : undefined}
            onKeyDown={onRowKeyDown(index)}
            up={{
              label: texts.moveUp(index + 1),
              ...(onMove && keys.length > 1 && { run: () => move(index, index - 1) }),
              disabled: index === 0,
            }}
            down={{
              label: texts.moveDown(index + 1),
              ...(onMove && keys.length > 1 && { run: () => move(index, index + 1) }),
              disabled: index === keys.length - 1,
            }}
            remove={{
              label: texts.remove(index + 1),
              ...(onRemove && mayRemove?.(key) !== false && { run: () => remove(index) }),
            }}
          >
            {children(key, index)}
          </RepeatRow>
        ))}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
      {onAdd && (
        <div>
          <button type="button" className={styles.add} onClick={add}>
            <Plus size={15} strokeWidth={1.8} aria-hidden="true" />
            {texts.add}
          </button>
        </div>
      )}
    </div>
  )
}

import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import field from '../Field.module.css'
import control from '../form/Control.module.css'
import { useControl } from '../form/control.ts'
import type { TextInputProps } from '../form/TextInput.tsx'
import styles from './SuggestInput.module.css'
import type { LastRow, Suggestion } from './Suggestion.ts'
import { SuggestRow } from './SuggestRow.tsx'
import { useAnchored } from './use-anchored.ts'

export interface SuggestInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** The text in the box. */
  readonly value: string
  readonly onValue: (text: string) => void
  readonly options: readonly Suggestion[]
  readonly onPick: (option: Suggestion) => void
  /** The one that is in force, marked in the list. */
  readonly chosen?: string | undefined
  /** Suggestions are on their way; the old ones stay in view. */
  readonly loading?: boolean
  readonly last?: LastRow | undefined
  /** Rows at most, the last row included; more than fit are scrolled to. */
  readonly rows?: number
  /** Without the look of a box, for a place inside one (`PillBox`). */
  readonly bare?: boolean
  /** Whether there is anything to show yet; the list stays closed without it. */
  readonly ready?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly texts: {
    readonly none: ReactNode
    readonly loading: string
    /** Read out when the suggestions have come. */
    readonly count: (count: number) => string
  }
}

/** A box that suggests while one types: arrow keys, Enter picks, Escape closes. Asking and waiting is the caller's. */
export function SuggestInput({
  value,
  onValue,
  options,
  onPick,
  chosen,
  loading = false,
  last,
  rows = 5,
  bare = false,
  ready = true,
  onOpenChange,
  texts,
  extent = 'full',
  start,
  end,
  className,
  ...input
}: SuggestInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const attributes = useControl(input)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState<string>()
  const shown = options.slice(0, last ? rows - 1 : rows)
  const open = wanted && ready
  useAnchored(box, list, open)
  const lastId = 'last-row'
  const pickable = [
    ...shown.filter(({ disabled }) => !disabled).map(({ id }) => id),
    ...(last ? [lastId] : []),
  ]
  const idOf = (id: string) => `${listId}-${id}`

  const activeIsThere = active !== undefined && pickable.includes(active)
  useEffect(() => {
    if (open && activeIsThere)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, activeIsThere, listId])

  const show = (next: boolean) => {
    if (next === wanted) return
    setWanted(next)
    setActive(next ? chosen : undefined)
    onOpenChange?.(next)
  }
  const pick = (id: string | undefined) => {
    const option = shown.find(one => one.id === id)
    if (option?.disabled) return
    if (option?.leads) {
      setActive(undefined)
      list.current?.scrollTo?.({ top: 0 })
    } else show(false)
    if (id === lastId) last?.run()
    else if (option) onPick(option)
  }
  const step = (by: number) => {
    if (!open) return show(true)
    const place = active === undefined ? -1 : pickable.indexOf(active)
    const next = place === -1 ? (by > 0 ? 0 : pickable.length - 1) : place + by
    setActive(pickable[(next + pickable.length) % pickable.length])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && !event.altKey) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') {
      // Never submits the form: in a picker Enter picks.
      event.preventDefault()
      if (!open || !activeIsThere) return
      const action = event.shiftKey ? shown.find(({ id }) => id === active)?.action : undefined
      if (action) {
        show(false)
        action.run()
      } else pick(active)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      // Closes the list alone, not the dialog around it.
      event.stopPropagation()
      show(false)
    } else if (event.key === 'Tab') show(false)
  }

  return (
    <div
      ref={box}
      className={classes(
        control.box,
        extent !== 'full' && control[extent],
        start !== undefined && control.start,
        end !== undefined && control.end,
        className,
      )}
    >
      {start && <span className={control.before}>{start}</span>}
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...attributes}
        className={bare ? styles.bare : classes(field.input, control.input)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        // Dialogs of the library hear Escape before anybody else; this tells them that it is not for them.
        data-mantine-stop-propagation={open || undefined}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && activeIsThere ? idOf(active) : undefined}
        value={value}
        onChange={event => {
          onValue(event.target.value)
          show(true)
          setActive(undefined)
        }}
        onClick={event => {
          input.onClick?.(event)
          show(true)
        }}
        onBlur={event => {
          input.onBlur?.(event)
          show(false)
        }}
        onKeyDown={onKeyDown}
      />
      {end && <span className={control.after}>{end}</span>}
      {open && (
        // The box keeps the focus while one presses in the list.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          popover="manual"
          ref={list}
          className={styles.floating}
          onMouseDown={event => event.preventDefault()}
        >
          <div
            id={listId}
            role="listbox"
            className={styles.list}
            aria-busy={loading}
            aria-label={input['aria-label'] ?? texts.count(shown.length)}
          >
            {shown.map((option, at) => (
              <Fragment key={option.id}>
                {option.heading !== undefined && option.heading !== shown[at - 1]?.heading && (
                  <div role="presentation" className={styles.heading}>
                    {option.heading}
                  </div>
                )}
                <SuggestRow
                  id={idOf(option.id)}
                  option={option}
                  active={option.id === active}
                  chosen={option.id === chosen}
                  onPoint={() => setActive(option.id)}
                  onPick={() => pick(option.id)}
                />
              </Fragment>
            ))}
            {last && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the text box
              <div
                id={idOf(lastId)}
                role="option"
                tabIndex={-1}
                aria-selected="false"
                className={classes(styles.line, styles.last)}
                data-active={active === lastId || undefined}
                onPointerMove={() => setActive(lastId)}
                onClick={() => pick(lastId)}
              >
                {last.icon}
                {last.label}
              </div>
            )}
          </div>
          {shown.length === 0 && <div className={styles.none}>{loading ? texts.loading : texts.none}</div>}
        </div>
      )}
      <span role="status" className={styles.said}>
        {open && (loading ? texts.loading : shown.length > 0 && texts.count(shown.length))}
      </span>
    </div>
  )
}

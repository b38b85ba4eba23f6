import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import field from '../Field.module.css'
import control from '../form/Control.module.css'
import { useControl } from '../form/control.ts'
import type { TextInputProps } from '../form/TextInput.tsx'
import { beginPick, PickContext, PickNoteContext } from './picks.ts'
import styles from './SuggestInput.module.css'
import type { LastRow, Suggestion } from './Suggestion.ts'
import { SuggestRow } from './SuggestRow.tsx'
import { useAnchored } from './use-anchored.ts'

export interface SuggestInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Text being typed; undefined otherwise. */
  readonly typed: string | undefined
  readonly onTyped: (text: string | undefined) => void
  /** Name of the selection; shown in the box until the user types. */
  readonly chosenName?: string | undefined
  readonly options: readonly Suggestion[]
  /** Called after `onTyped(undefined)`: the text is gone with the pick. */
  readonly onPick: (option: Suggestion) => void
  /** The one that is in force, marked in the list. */
  readonly chosen?: string | undefined
  /** The options do not belong to the text yet; the old ones stay in view. */
  readonly loading?: boolean
  /** Rows below the options: 'show all results', 'add …'. */
  readonly foot?: readonly LastRow[]
  /** Rows at most, those of the foot included; more than fit are scrolled to. */
  readonly rows?: number
  /** Without the look of a box, for a place inside one (`PillBox`). */
  readonly bare?: boolean
  /** True when there is something to show; the list stays closed otherwise. */
  readonly ready?: boolean
  /** True to accept any text. Otherwise text that matches no option is marked until it is picked or cleared. */
  readonly free?: boolean
  /** The surrounding form keeps unfinished text, and shows the message itself. */
  readonly held?: boolean
  /** Leaving in any way takes the best hit (C-V05); otherwise only one of exactly that name. */
  readonly takesOnLeave?: boolean
  /** A dialog of the field itself is open: going there does not leave the field. */
  readonly inDialog?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly texts: {
    readonly none: ReactNode
    readonly loading: string
    /** Read out when the suggestions have come. */
    readonly count: (count: number) => string
  }
}

/** A pick that waits for the suggestions of its text: of the best one, or only of one of exactly that name. */
interface Pick {
  readonly text: string
  readonly which: 'best' | 'exact'
}

const nothing: readonly LastRow[] = []
const footId = (at: number) => `foot-${at}`
const folded = (text: string) => text.trim().toLocaleLowerCase()

/**
 * A box that picks from suggestions while one types; the one component for all fields that pick. The best hit is active at once: Enter and
 * Tab take it, and wait for it where it has not come yet. Escape clears the text. Text that was left without a pick stays and is marked.
 * Asking for the suggestions is the caller's.
 */
export function SuggestInput({
  typed,
  onTyped,
  chosenName = '',
  options,
  onPick,
  chosen,
  loading = false,
  foot = nothing,
  rows = 5,
  bare = false,
  ready = true,
  free = false,
  held = false,
  takesOnLeave = false,
  inDialog = false,
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
  const surroundings = useContext(PickContext)
  const note = useContext(PickNoteContext)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState<string>()
  const [waiting, setWaiting] = useState<Pick>()
  const [focused, setFocused] = useState(false)
  /** Text without a matching suggestion. */
  const [tried, setTried] = useState<string>()
  /** Callback that notifies the surrounding row that the text is settled. */
  const left = useRef<() => void>(undefined)
  const shown = options.slice(0, rows - foot.length)
  const open = wanted && ready
  useAnchored(box, list, open)
  const text = typed?.trim() ?? ''
  const choosable = shown.filter(({ disabled }) => !disabled)
  const pickable = [...choosable.map(({ id }) => id), ...foot.map((_row, at) => footId(at))]
  const idOf = (id: string) => `${listId}-${id}`

  const exact = choosable.filter(({ name, source }) =>
    [name, source].some(one => folded(one ?? '') === folded(text)),
  )
  const exactId = exact.length === 1 ? exact[0]?.id : undefined
  const isAnswered = text !== '' && !loading
  const best = isAnswered ? (exactId ?? choosable.find(({ leads }) => !leads)?.id) : undefined
  const current = active !== undefined && pickable.includes(active) ? active : best
  const isFoot = foot.some((_row, at) => footId(at) === current)
  const isUnfinished = text !== '' && !free
  const isMarked = isUnfinished && !waiting && !inDialog && (!focused || tried === text)
  const showsProblemHere = isMarked && !attributes['aria-invalid']
  const noteId = `${listId}-note`

  const { hold } = surroundings
  const isKept = isUnfinished && !held
  useEffect(() => (isKept ? hold() : undefined), [isKept, hold])

  useEffect(() => {
    if (open && current !== undefined)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, current, listId])

  const show = (next: boolean) => {
    if (next === wanted) return
    setWanted(next)
    setActive(next && text === '' ? chosen : undefined)
    onOpenChange?.(next)
  }
  const pick = (id: string | undefined) => {
    const option = shown.find(one => one.id === id)
    const last = foot.find((_row, at) => footId(at) === id)
    if (option?.disabled) return
    if (option?.leads ?? last?.leads) {
      setActive(undefined)
      list.current?.scrollTo?.({ top: 0 })
    } else show(false)
    if (option) {
      if (typed !== undefined) onTyped(undefined)
      onPick(option)
    } else last?.run()
  }
  const settle = (which: Pick['which']) => {
    const id = which === 'best' ? current : exactId
    if (id === undefined) setTried(text)
    else pick(id)
  }
  /** Picks a match now, or as soon as the matches for this text have loaded. */
  const take = (which: Pick['which']) => {
    if (loading) setWaiting({ text, which })
    else settle(which)
  }
  const notifyLeft = () => {
    left.current?.()
    left.current = undefined
  }
  useEffect(() => (waiting ? beginPick() : undefined), [waiting])
  useEffect(() => {
    if (!waiting) return
    if (waiting.text !== text) {
      setWaiting(undefined)
      left.current = undefined
    } else if (!loading) {
      setWaiting(undefined)
      settle(waiting.which)
      notifyLeft()
    }
  })

  const step = (by: number) => {
    if (!open) return show(true)
    // The first step down stays with the best hit, where many hands press it before Enter.
    if (active === undefined && by > 0 && best !== undefined) return setActive(best)
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
      const action = event.shiftKey && open ? shown.find(({ id }) => id === current)?.action : undefined
      if (action) {
        show(false)
        action.run()
      } else if (text !== '') take('best')
      else if (open) pick(current)
    } else if (event.key === 'Escape' && (open || typed !== undefined)) {
      event.preventDefault()
      // Clears the text and closes the list alone, not the dialog around it.
      event.stopPropagation()
      show(false)
      if (typed !== undefined) onTyped(undefined)
    } else if (event.key === 'Tab') {
      if (text !== '') take(isFoot ? 'exact' : 'best')
      show(false)
    }
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // Another window came to the front: the user did not leave the field.
    if (document.activeElement === event.target) return
    show(false)
    // Focus is still inside: on a button, or on an earlier selection.
    if (inDialog || box.current?.closest('[data-anchor]')?.contains(event.relatedTarget)) return
    setFocused(false)
    if (text === '') {
      if (typed !== undefined) onTyped(undefined)
      return input.onBlur?.(event)
    }
    left.current = () => input.onBlur?.(event)
    if (waiting) return
    take(takesOnLeave ? 'best' : 'exact')
    if (!loading) notifyLeft()
  }

  const words = (
    <p className={styles.problem} id={noteId}>
      {surroundings.unfinished}
    </p>
  )
  const message = note ? createPortal(words, note) : words
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
        data-unfinished={(isUnfinished && !held) || undefined}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && current !== undefined ? idOf(current) : undefined}
        aria-invalid={attributes['aria-invalid'] || isMarked || undefined}
        aria-describedby={
          [attributes['aria-describedby'], showsProblemHere && noteId].filter(Boolean).join(' ') || undefined
        }
        value={typed ?? chosenName}
        onChange={event => {
          onTyped(event.target.value)
          setWaiting(undefined)
          setTried(undefined)
          show(true)
          setActive(undefined)
        }}
        onClick={event => {
          input.onClick?.(event)
          show(true)
        }}
        onFocus={event => {
          input.onFocus?.(event)
          setFocused(true)
        }}
        onBlur={onBlur}
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
                  active={option.id === current}
                  chosen={option.id === chosen}
                  onPick={() => pick(option.id)}
                />
              </Fragment>
            ))}
            {foot.map(({ label, icon }, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the text box
              <div
                key={footId(at)}
                id={idOf(footId(at))}
                role="option"
                tabIndex={-1}
                aria-selected="false"
                className={classes(styles.line, styles.last)}
                data-active={current === footId(at) || undefined}
                onClick={() => pick(footId(at))}
              >
                {icon}
                {label}
              </div>
            ))}
          </div>
          {shown.length === 0 && <div className={styles.none}>{loading ? texts.loading : texts.none}</div>}
        </div>
      )}
      <span role="status" className={styles.announcement}>
        {open && (loading ? texts.loading : shown.length > 0 && texts.count(shown.length))}
      </span>
      {showsProblemHere && message}
    </div>
  )
}

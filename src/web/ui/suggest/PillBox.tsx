import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { firstFocusable, useMovedFocus } from '../form/use-moved-focus.ts'
import styles from './Pill.module.css'
import { Pill, type PillProps } from './Pill.tsx'
import { PickNoteContext } from './picks.ts'

export interface ChosenValue extends Pick<PillProps, 'lang' | 'title' | 'wrong' | 'onPress'> {
  readonly id: string
  readonly label: string
}

export interface PillBoxProps {
  /** Names the list of selected values. */
  readonly label: string
  readonly values: readonly ChosenValue[]
  readonly onRemove?: ((id: string) => void) | undefined
  readonly removeLabel: (label: string) => string
  readonly invalid?: boolean | undefined
  /** Styled as read-only. */
  readonly disabled?: boolean | undefined
  /** Another value would replace the current one: the input needs no space of its own yet. */
  readonly full?: boolean
  /** The input that adds more: a bare `SuggestInput`. */
  readonly children?: ReactNode
  /** A button at the end: 'Browse thesaurus'. */
  readonly end?: ReactNode
}

/** A box of chosen values with an input for more. Backspace in the empty input takes the last one away. */
export function PillBox(props: PillBoxProps) {
  const { label, values, onRemove, removeLabel, invalid, disabled, full, children, end } = props
  const box = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState<HTMLElement | null>(null)
  const focusAfter = useMovedFocus(
    box,
    values.map(({ id }) => id),
  )
  const remove = (id: string, index: number) => {
    focusAfter(element => {
      const left = element.querySelectorAll<HTMLElement>('[data-remove]')
      return left[Math.min(index, left.length - 1)] ?? firstFocusable(element)
    })
    onRemove?.(id)
  }
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    const last = values.at(-1)
    if (key !== 'Backspace' || !last || !onRemove || nativeEvent.isComposing) return
    if (target instanceof HTMLInputElement && target.value === '') onRemove(last.id)
  }
  return (
    <PickNoteContext value={note}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the input inside */}
      <div
        className={styles.box}
        data-anchor=""
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
        data-full={full || undefined}
        ref={box}
        onKeyDown={onKeyDown}
      >
        {values.length > 0 && (
          <ul className={styles.list} aria-label={label}>
            {values.map(({ id, label: name, ...pill }, index) => (
              <li key={id}>
                <Pill
                  {...pill}
                  {...(onRemove && { onRemove: () => remove(id, index) })}
                  removeLabel={removeLabel(name)}
                >
                  {name}
                </Pill>
              </li>
            ))}
          </ul>
        )}
        {children && <div className={styles.input}>{children}</div>}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <div ref={setNote} />
    </PickNoteContext>
  )
}

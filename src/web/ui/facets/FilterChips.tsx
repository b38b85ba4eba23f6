import { X } from 'lucide-react'
import { useRef } from 'react'
import { firstFocusable, useMovedFocus } from '../form/use-moved-focus.ts'
import styles from './Facets.module.css'

export interface FilterChip {
  readonly id: string
  /** Name of the filter: 'Material'. */
  readonly name?: string
  readonly label: string
}

export interface FilterChipsProps {
  readonly label: string
  readonly chips: readonly FilterChip[]
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  readonly texts: { readonly remove: (label: string) => string; readonly clear: string }
}

/** The active filters, removable one by one or all together. */
export function FilterChips({ label, chips, onRemove, onClear, texts }: FilterChipsProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useMovedFocus(
    list,
    chips.map(({ id }) => id),
  )
  if (chips.length === 0) return null
  const remove = (id: string, index: number) => {
    focusAfter(element => {
      const buttons = element.querySelectorAll<HTMLElement>('li button')
      return buttons[Math.min(index, buttons.length - 1)] ?? firstFocusable(element)
    })
    onRemove(id)
  }
  return (
    <div className={styles.chips} ref={list}>
      <ul aria-label={label}>
        {chips.map(({ id, name, label: value }, index) => (
          <li key={id} className={styles.chip}>
            <span className={styles.chipLabel}>
              {name && <span className={styles.chipName}>{name}: </span>}
              {value}
            </span>
            <button type="button" aria-label={texts.remove(value)} onClick={() => remove(id, index)}>
              <X size={14} strokeWidth={1.9} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.more} onClick={onClear}>
        {texts.clear}
      </button>
    </div>
  )
}

import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { TextInput } from '../form/TextInput.tsx'
import styles from './Facets.module.css'

export interface FacetGroupProps {
  readonly title: string
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Number of selected options, shown while the group is collapsed. */
  readonly chosen?: number
  /** A box to find a value among many. */
  readonly search?: {
    readonly label: string
    readonly value: string
    readonly onChange: (text: string) => void
  }
  /** The button below: 'Show 12 more', 'Show fewer'. */
  readonly more?: { readonly label: string; readonly run: () => void } | undefined
  readonly children: ReactNode
}

/** The values of one facet, to be opened and closed. */
export function FacetGroup(props: FacetGroupProps) {
  const { title, defaultOpen = true, onOpenChange, chosen = 0, search, more, children } = props
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  const toggle = () => {
    setOpen(!open)
    onOpenChange?.(!open)
  }
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
        >
          {title}
          {!open && chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.content}>
          {search && (
            <TextInput
              className={styles.search}
              aria-label={search.label}
              placeholder={search.label}
              value={search.value}
              onChange={({ target }) => search.onChange(target.value)}
              start={<Search size={14} strokeWidth={1.8} aria-hidden="true" />}
            />
          )}
          {children}
          {more && (
            <button type="button" className={styles.more} onClick={more.run}>
              {more.label}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

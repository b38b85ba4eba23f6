import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useId } from 'react'
import { Select } from './form/Select.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Pager.module.css'

export interface PagerProps {
  readonly label: string
  /** The first is 0. */
  readonly page: number
  readonly size: number
  readonly sizes?: readonly number[]
  readonly count: number
  /** True when there are more than `count`, an unknown number. */
  readonly open?: boolean
  readonly onPage: (page: number) => void
  readonly onSize?: (size: number) => void
  readonly texts: {
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    readonly size: string
    /** '1–25 of 312', '1–25 of more than 10,000'. */
    readonly range: (from: number, to: number) => string
  }
}

/** Walks through pages: which rows of how many are shown, and how many a page has. */
export function Pager(props: PagerProps) {
  const { label, page, size, sizes = [10, 25, 50, 100], count, open = false, onPage, onSize, texts } = props
  const sizeId = useId()
  const last = Math.max(0, Math.ceil(count / size) - 1)
  const steps = [
    { to: 0, label: texts.first, Icon: ChevronsLeft, off: page === 0 },
    { to: page - 1, label: texts.previous, Icon: ChevronLeft, off: page === 0 },
    { to: page + 1, label: texts.next, Icon: ChevronRight, off: !open && page >= last },
    { to: last, label: texts.last, Icon: ChevronsRight, off: open || page >= last },
  ]
  return (
    <nav className={styles.pager} aria-label={label}>
      {onSize && (
        <label className={styles.size} htmlFor={sizeId}>
          {texts.size}
          <Select
            id={sizeId}
            className={styles.sizes}
            options={sizes.map(value => ({ value: String(value), label: String(value) }))}
            value={String(size)}
            onChange={({ target }) => onSize(Number(target.value))}
          />
        </label>
      )}
      <span className={styles.range} role="status">
        {texts.range(
          count === 0 ? 0 : page * size + 1,
          open ? (page + 1) * size : Math.min(count, (page + 1) * size),
        )}
      </span>
      <span className={styles.steps}>
        {steps.map(({ to, label: name, Icon, off }) => (
          <IconButton
            key={name}
            label={name}
            // Stays where the focus is, even at the end.
            aria-disabled={off || undefined}
            className={styles.step}
            onClick={() => !off && onPage(to)}
          >
            <Icon size={17} strokeWidth={1.7} />
          </IconButton>
        ))}
      </span>
    </nav>
  )
}

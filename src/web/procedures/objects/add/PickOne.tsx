import { type ReactNode, useId } from 'react'
import styles from './Add.module.css'

export interface PickOneProps<Item extends { readonly id: string }> {
  readonly label: string
  readonly items: readonly Item[]
  readonly value: string | undefined
  readonly onPick: (item: Item) => void
  readonly nameOf: (item: Item) => ReactNode
  readonly aboutOf: (item: Item) => ReactNode
  readonly none: string
}

/** One of a list of things, each with a line about it. */
export function PickOne<Item extends { readonly id: string }>(props: PickOneProps<Item>) {
  const { label, items, value, onPick, nameOf, aboutOf, none } = props
  const group = useId()
  if (items.length === 0) return <p className={styles.note}>{none}</p>
  return (
    <fieldset className={styles.picks} aria-label={label}>
      {items.map(item => (
        <label key={item.id} className={styles.pick}>
          <input type="radio" name={group} checked={item.id === value} onChange={() => onPick(item)} />
          <span className={styles.pickWords}>
            <span className={styles.pickName}>{nameOf(item)}</span>
            <span className={styles.pickAbout}>{aboutOf(item)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

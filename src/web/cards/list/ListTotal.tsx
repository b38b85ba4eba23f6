import type { CardArea } from '../card-area.ts'
import { useFoundWords } from '../use-found-words.ts'
import styles from './ListPage.module.css'

export interface ListTotalProps {
  readonly area: CardArea
  readonly total: number
  readonly isAtLeast: boolean
  readonly isLoading: boolean
}

/** The number of matches, announced to screen readers when it changes. */
export function ListTotal({ area, total, isAtLeast, isLoading }: ListTotalProps) {
  const found = useFoundWords(area)
  return (
    <p className={`${styles.total} numbers`} role="status">
      {!isLoading && found(total, isAtLeast)}
    </p>
  )
}

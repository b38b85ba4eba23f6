import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './Citations.module.css'

export interface CitationEntryProps {
  /** Address of the record; absent where the reader may not see it. */
  readonly address: string | null | undefined
  /** Its name. */
  readonly name: ReactNode
  readonly beside?: ReactNode
  /** The places that are cited. */
  readonly places: ReactNode
  readonly actions?: ReactNode
}

/** A card that cites or is cited, as a link to it, with the places below. */
export function CitationEntry({ address, name, beside, places, actions }: CitationEntryProps) {
  return (
    <li className={styles.quote}>
      <div className={styles.words}>
        <p className={styles.citation}>
          {address ? (
            <Link to={address} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
          {beside}
        </p>
        {places}
      </div>
      {actions}
    </li>
  )
}

import styles from './Citations.module.css'

/** A place where a work is cited. */
export interface CitePlace {
  readonly pages: string
  readonly figures: string
  readonly relation: string
  readonly note: string
}

/** Pages, figures, how the work is cited, and a note, as far as they are there. */
export function CitePlaceLine({ place }: { readonly place: CitePlace }) {
  const { pages, figures, relation, note } = place
  const words = [pages, figures, relation, note].filter(word => word !== '')
  return words.length === 0 ? null : <span className={styles.place}>{words.join(' · ')}</span>
}

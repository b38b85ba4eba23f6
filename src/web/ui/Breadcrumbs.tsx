import type { ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  readonly path: string
  readonly label: string
}

/** With four levels or more: the first and the last two (P-S15). */
const shownCrumbs = (crumbs: readonly Crumb[]): readonly (Crumb | 'gap')[] =>
  crumbs.length < 4 ? crumbs : [...crumbs.slice(0, 1), 'gap', ...crumbs.slice(-2)]

export interface BreadcrumbsProps {
  /** Names the list for screen readers. */
  readonly label: string
  readonly crumbs: readonly Crumb[]
  /** Draws the link to a level above; the router's business. */
  readonly link: (crumb: Crumb) => ReactNode
}

/** The path to the current page. The last level is the page itself and is not a link. */
export function Breadcrumbs({ label, crumbs, link }: BreadcrumbsProps) {
  const last = crumbs.at(-1)
  return (
    <nav aria-label={label} className={styles.path}>
      <ol className={styles.list}>
        {shownCrumbs(crumbs).map(crumb =>
          crumb === 'gap' ? (
            <li key="gap" className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={crumb.path}>
              {crumb === last ? <span aria-current="page">{crumb.label}</span> : link(crumb)}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

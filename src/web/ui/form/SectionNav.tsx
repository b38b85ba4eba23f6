import type { MouseEvent } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './SectionNav.module.css'
import { useSectionInView } from './use-section-in-view.ts'

export interface NavSection {
  /** The id of the section's element (`FormSection`). */
  readonly id: string
  readonly label: string
  readonly changed?: boolean
  /** How many fields of it are wrong. */
  readonly problems?: number
}

export interface SectionNavProps {
  readonly label: string
  readonly sections: readonly NavSection[]
  readonly texts: { readonly changed: string; readonly problems: (count: number) => string }
}

/** The contents of a long form: where one is, which sections have been changed, and how many fields of each are wrong. */
export function SectionNav({ label, sections, texts }: SectionNavProps) {
  const [current, setCurrent] = useSectionInView(sections.map(({ id }) => id))
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
    setCurrent(id)
  }
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul>
        {sections.map(({ id, label: name, changed, problems = 0 }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={event => go(event, id)}
            >
              <span className={styles.name}>{name}</span>
              {problems > 0 && (
                <span className={styles.problems}>
                  <span aria-hidden="true">{problems}</span>
                  <VisuallyHidden>{texts.problems(problems)}</VisuallyHidden>
                </span>
              )}
              {changed && (
                <span className={styles.dot}>
                  <VisuallyHidden>{texts.changed}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './SectionNav.module.css'

const scrollerOf = (element: Element | null): Element | null => {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/** The id of the current section: the last one whose start has passed the upper third of the scroll container. */
function useSectionInView(ids: readonly string[]): readonly [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const joined = ids.join(' ')
  useEffect(() => {
    const sections = joined.split(' ').flatMap(id => document.getElementById(id) ?? [])
    const scroller = scrollerOf(sections[0] ?? null)
    const look = () => {
      const box = scroller?.getBoundingClientRect() ?? { top: 0, height: innerHeight }
      const line = box.top + box.height / 3
      const atEnd =
        scroller &&
        scroller.scrollTop > 0 &&
        scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
      const passed = sections.filter(section => section.getBoundingClientRect().top <= line)
      setCurrent((atEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id)
    }
    const target = scroller ?? window
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [joined])
  return [current, setCurrent]
}

export interface NavSection {
  /** The id of the section's element (`FormSection`). */
  readonly id: string
  readonly label: string
  readonly changed?: boolean
  /** Number of invalid fields in it. */
  readonly problems?: number
}

export interface SectionNavProps {
  readonly label: string
  readonly sections: readonly NavSection[]
  readonly texts: { readonly changed: string; readonly problems: (count: number) => string }
}

/** The contents of a long form: the current section, changed sections, and the number of errors in each. */
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

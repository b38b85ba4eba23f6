import type { GuidePlace } from '#model/guide/chapters.ts'
import { type GuideEntry, labelPattern } from '#model/guide/guide-text.ts'
import { matchesQuery } from '../ui/matches-query.ts'

/** A heading of the guide that answers a search. */
export interface GuideHit {
  readonly place: GuidePlace
  readonly chapter: string
  readonly title: string
  /** Words around the first one that was sought. */
  readonly excerpt: string
}

/** Characters of an excerpt. */
const excerptLength = 160

/** Puts the names of buttons and pages into the place of their keys. */
export const withNames = (text: string, nameOf: (key: string) => string): string =>
  text.replace(labelPattern, (_whole, key: string) => nameOf(key))

function excerptOf(text: string, query: string): string {
  const [word = ''] = query.trim().split(/\s+/)
  const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()))
  const start = at < 60 ? 0 : text.indexOf(' ', at - 60) + 1
  const end = start + excerptLength
  const shown = text.slice(start, text.length <= end ? undefined : text.lastIndexOf(' ', end))
  return `${start > 0 ? '… ' : ''}${shown}${start + shown.length < text.length ? ' …' : ''}`
}

/** Returns the headings of the guide that have all words of a query: those that have them in their names first. */
export function findInGuide(
  entries: readonly GuideEntry[],
  query: string,
  nameOf: (key: string) => string,
): readonly GuideHit[] {
  if (query.trim() === '') return []
  const sections = entries.flatMap(({ chapter, title, sections }) =>
    sections.map(section => {
      const heading = withNames(section.title, nameOf)
      const text = withNames(section.text, nameOf)
      const place: GuidePlace = section.id === '' ? chapter : `${chapter}#${section.id}`
      return { place, chapter: title, title: heading, names: `${title} ${heading}`, text }
    }),
  )
  const byName = sections.filter(({ title }) => matchesQuery(title, query))
  const others = sections.filter(
    section => !byName.includes(section) && matchesQuery(`${section.names} ${section.text}`, query),
  )
  return [...byName, ...others].map(({ place, chapter, title, text }) => ({
    place,
    chapter,
    title,
    excerpt: excerptOf(text, query),
  }))
}

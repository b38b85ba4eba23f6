import type { Alias } from './alias.ts'
import { entityAliases, objectAliases } from './aliases.ts'
import { pairedWords } from './grouped-headings.ts'
import { abbreviatedWords, readingsOf, singular } from './heading-words.ts'
import { catalogueCards, tableContexts } from './standard-columns.ts'

/** The words of a label of ours, whatever their case and accents; of the last step of one that stands in a group, where no other field ends so: a word alone may mean anything. */
const worded = 0.7
const endWorded = 0.6

/** A meaning of a heading, and how common the heading is among those of its alias. */
export interface Known {
  readonly alias: Alias
  readonly weight: number
}

/** Returns the key of words in whatever order: 'from date' is 'date from'. Empty where the order tells: an object number is no number of objects. */
export const unordered = (words: string): string => {
  const all = words.split(' ')
  return all.length < 2 || all.includes('number') ? '' : `~ ${all.toSorted().join(' ')}`
}

/** Behind this many names of an alias all are as rare. */
const rarest = 60

/** Names each alias is known by, in the words of headings. The first names of an alias are the most common. */
function byNames(aliases: readonly Alias[]): ReadonlyMap<string, readonly Known[]> {
  const known = new Map<string, Known[]>()
  for (const alias of aliases)
    for (const [at, name] of alias.names.split('|').entries()) {
      const words = readingsOf(name)[0]?.words ?? name
      // 'startdate' is a start date as well.
      const one = singular(words.split(' ')).join(' ')
      for (const each of [words, one, words.replaceAll(' ', ''), unordered(one)])
        if (each !== '' && !known.get(each)?.some(other => other.alias === alias))
          known.set(each, [...(known.get(each) ?? []), { alias, weight: 1 - Math.min(at, rarest) / 1000 }])
    }
  return known
}

/** Meanings of headings in any table. */
export const general = byNames([...entityAliases, ...objectAliases, ...catalogueCards])
/** Meanings of headings in tables of a certain kind. */
export const contexts = tableContexts.map(({ columns, ...context }) => ({
  ...context,
  names: byNames(columns),
}))

/** All words that headings are known by. */
export const vocabulary: ReadonlySet<string> = new Set(
  [general, ...contexts.map(({ names }) => names)]
    .flatMap(names => [...names.values()].flat())
    .flatMap(({ alias }) => alias.names.split(/[|\s]/))
    .concat(
      pairedWords.flatMap(words => words.split(' ')),
      abbreviatedWords,
    ),
)

/** Returns fields by the words of their labels in all languages, with how sure those are. */
export function byLabels(
  paths: readonly string[],
  labels: (path: string) => readonly string[],
): ReadonlyMap<string, { readonly path: string; readonly score: number }> {
  const wordsOf = (text: string): string => readingsOf(text)[0]?.words ?? ''
  const known = new Map<string, { path: string; score: number }>()
  const ends = new Map<string, Set<string>>()
  for (const path of paths)
    for (const label of labels(path)) {
      const words = wordsOf(label.replaceAll(' › ', ' '))
      if (!known.has(words)) known.set(words, { path, score: worded })
      const end = wordsOf(label.split(' › ').at(-1) ?? '')
      ends.set(end, (ends.get(end) ?? new Set()).add(path))
    }
  for (const [end, [path, another]] of ends)
    if (path !== undefined && another === undefined && !known.has(end) && end.includes(' '))
      known.set(end, { path, score: endWorded })
  return known
}

import { cut } from '../text/cut.ts'
import { fold } from '../text/fold.ts'
import type { Alternatives, Labels } from './name-of.ts'

/** A place where a search can start matching: a whole name, or one of its later words with the rest. */
export interface Start {
  /** 0 for a whole name, 1 for a later word. */
  readonly rank: 0 | 1
  readonly text: string
}

/** Longer starts are cut: they are never typed, and an index entry has its limit. */
const longest = { 0: 200, 1: 60 } as const

/** Words of a name at which a search can start; later ones are found together with the words before them. */
const wordsIndexed = 8

const words = /[\p{L}\p{N}]+/gu

/** 'of', 'di', 'zu': no search starts with them inside a name. */
const small = /^[a-z]{1,2}$/

/** Normalises a text for searching names: words without case, accents and punctuation, separated by single spaces. */
export const searchText = (text: string): string => (fold(text).match(words) ?? []).join(' ')

const start = (text: string, rank: 0 | 1): string => cut(text, longest[rank]).trimEnd()

/** Returns the lookup key of a whole name. */
export const nameKey = (name: string): string => start(searchText(name), 0)

/** Texts by which a term is found. */
export interface TermNames {
  readonly labels: Labels
  readonly alternatives: Alternatives
  readonly notation: string | null
}

/** Returns all names of a term. */
export const allNames = ({ labels, alternatives }: Omit<TermNames, 'notation'>): readonly string[] => [
  ...Object.values(labels),
  ...Object.values(alternatives).flat(),
]

/** Returns all distinct starts of a term's names, and that of its notation, which is no name. */
export function startsOf({ notation, ...names }: TermNames): Start[] {
  const starts = new Map<string, Start>()
  const code = start(searchText(notation ?? ''), 1)
  if (code !== '') starts.set(`1 ${code}`, { rank: 1, text: code })
  for (const name of allNames(names)) {
    const folded: readonly string[] = fold(name).match(words) ?? []
    folded.slice(0, wordsIndexed).forEach((word, index) => {
      const rank = index === 0 ? 0 : 1
      if (rank === 1 && small.test(word)) return
      const text = start(folded.slice(index).join(' '), rank)
      starts.set(`${rank} ${text}`, { rank, text })
    })
  }
  return [...starts.values()]
}

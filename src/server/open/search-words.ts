import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { searchedIn } from '#model/searches/searched-text.ts'
import { editDistance } from '#model/text/edit-distance.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { type Beginnings, beginningsIn, searchText } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { titleWordsBeginning } from './store/search.ts'

/*
 * Words that strangers type. What they may ask is bounded: a search of the public takes its part of a second, whoever asks for what.
 */

/** Words of a question that are looked for; further ones are passed over. */
const mostWords = 8
/** Beginnings of words in which a part of one is looked for. */
const mostBeginnings = 24
/** Words of fewer letters are too near to others to be corrected. */
const shortestCorrected = 4

/** Signs before a word, by which the index tells its own markers: whoever types them means the word. */
const signs = /^[#@$=:~]+/

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word)

/** Returns the first words and phrases of what was typed. A single letter is looked for as a word: half of all words begin with it. */
const bounded = (typed: string): string =>
  searchedIn(typed)
    .slice(0, mostWords)
    .map(part => {
      if ('phrase' in part) return `"${part.phrase.join(' ')}"`
      const word = part.word.replace(signs, '')
      return isLetter(word) ? `"${word}"` : word
    })
    .join(' ')

const few =
  (beginnings: Beginnings): Beginnings =>
  word =>
    beginnings(word).slice(0, mostBeginnings)

/** Splits what was typed into what is wanted and what is not: 'cup -"red cup"'. */
function wantedAndNot(typed: string): { readonly wanted: string; readonly unwanted: readonly string[] } {
  const unwanted: string[] = []
  const wanted = typed.replace(/(^|\s)-("[^"]+"|[^\s"]+)/g, (_all, before: string, what: string) => {
    unwanted.push(what)
    return before
  })
  return { wanted, unwanted }
}

/** Returns typed words as a query of the public records; undefined where they are none. */
export async function wordsQuery(tx: TenantTransaction, typed: string): Promise<string | undefined> {
  const { wanted, unwanted } = wantedAndNot(typed)
  const words = bounded(wanted)
  const query = searchText(words, few(await beginningsIn(tx, [words])))
  const not = unwanted
    .slice(0, mostWords)
    .flatMap(each => searchText(each.replace(signs, '')) ?? [])
    .map(each => `!(${each})`)
  return [query, ...not].filter(Boolean).join(' & ') || undefined
}

/** Returns what is typed so far as a query of titles; undefined where it is nothing yet. */
export const typedQuery = (typed: string): string | undefined => searchText(bounded(typed.replace(/"/g, ' ')))

/**
 * Returns another spelling of a question, of words that stand in titles of public records alone: of what is not public, no word says that it is
 * there. Undefined where nothing is near.
 */
export async function otherSpelling(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  typed: string,
): Promise<string | undefined> {
  const words = [...new Set(tokensOf(bounded(typed)))].filter(
    word => word.length >= shortestCorrected && /^\p{L}+$/u.test(word),
  )
  const meant = new Map<string, string>()
  for (const word of words) {
    const most = word.length < 6 ? 1 : 2
    const [best] = (await titleWordsBeginning(tx, cardTypes[declaration.type], word.slice(0, 2)))
      .map(each => ({ ...each, slips: editDistance(word, each.word, most + 1) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((one, other) => one.slips - other.slips || other.records - one.records)
    if (best && best.slips > 0) meant.set(word, best.word)
  }
  if (meant.size === 0) return undefined
  return typed.replace(/[\p{L}\p{M}\p{N}]+/gu, each => meant.get(tokensOf(each)[0] ?? '') ?? each)
}

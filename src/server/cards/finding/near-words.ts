import { cardTypes } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { editDistance } from '#model/text/edit-distance.ts'
import { soundKey } from '#model/text/sound-key.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { soundLexeme } from '../indexing/lexemes.ts'
import { beginning } from '../query/search-text.ts'
import type { Condition } from '../query/wanted.ts'
import { candidatesBy, someOf } from './store/candidates.ts'
import { howMany, titlesWith } from './store/near.ts'
import { titleBegins } from './ways.ts'

/** Words that so many cards have are what was meant. */
const commonEnough = 3
/** Shorter words are near to too many others. */
const shortest = 4
const longest = 24
/** Words of one search that are corrected. */
const mostCorrected = 3

const anything = { search: undefined, years: [], area: undefined, nothing: false } as const

/** Titles that are looked at in each list. */
const mostTitles = 300

/** Beginnings of words that may have been meant: as typed, with a letter missing, with two exchanged. */
const beginningsNear = ([first = '', second = '', third = '']: string): readonly string[] => [
  first + second,
  first + third,
  second + first,
]

/** Titles with words that begin like one. */
async function titlesLike(
  tx: TenantTransaction,
  declarations: readonly CardDeclaration[],
  word: string,
): Promise<readonly string[]> {
  const ways = declarations.map(declaration => {
    const query = titleBegins(tx.tenantId, declaration, beginningsNear(word))
    const type = cardTypes[declaration.type]
    const condition: Condition = { ...anything, type, criteria: { is: 'fields', query } }
    return someOf(tx, 'near', condition, mostTitles)
  })
  return (await candidatesBy(tx, ways)).map(({ title_sort }) => title_sort)
}

/** The word that was most likely meant: few slips first, then what more titles have; of those that more have than what was typed. */
async function nearest(
  tx: TenantTransaction,
  declarations: readonly CardDeclaration[],
  word: string,
  cards: number,
): Promise<string | undefined> {
  const sound = soundKey(word)
  const types = declarations.map(({ type }) => cardTypes[type])
  const heard = await titlesWith(tx, types, sound ? [soundLexeme(tx.tenantId, sound)] : [])
  const seen = await titlesLike(tx, declarations, word)
  const mostSlips = word.length < 6 ? 1 : 2
  const slips = (each: string): number => editDistance(word, each, 3)
  const there = new Map<string, number>()
  // Names are written by ear, too: further from what they are than a letter or two.
  for (const each of [...heard, ...seen].flatMap(tokensOf))
    if (each !== word && (slips(each) <= mostSlips || (sound !== undefined && soundKey(each) === sound)))
      there.set(each, (there.get(each) ?? 0) + 1)
  const [best] = [...there]
    .filter(([, often]) => often > cards)
    .toSorted(
      ([one, often], [other, more]) => slips(one) - slips(other) || more - often || (one < other ? -1 : 1),
    )
  return best?.[0]
}

const isCorrectable = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word)

/**
 * What may have been meant where words find nothing, or next to nothing, in these lists: each of them exchanged for one that is there.
 * @returns undefined where nothing is near
 */
export async function nearWords(
  tx: TenantTransaction,
  declarations: readonly CardDeclaration[],
  q: string,
): Promise<string | undefined> {
  const types = declarations.map(({ type }) => cardTypes[type])
  const words = [...new Set(tokensOf(q))].filter(isCorrectable)
  if (words.length === 0 || types.length === 0) return undefined
  const cards = await howMany(tx, types, words.map(beginning), commonEnough)
  const rare = words
    .map((word, at) => ({ word, cards: cards[at] ?? 0 }))
    .filter(each => each.cards < commonEnough)
  const meant = new Map<string, string>()
  for (const { word, cards } of rare.slice(0, mostCorrected)) {
    const near = await nearest(tx, declarations, word, cards)
    if (near) meant.set(word, near)
  }
  if (meant.size === 0) return undefined
  return q.replace(/[\p{L}\p{M}\p{N}]+/gu, each => meant.get(tokensOf(each)[0] ?? '') ?? each)
}

import { cardTypes } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { oneEditFrom } from '#model/searches/one-edit.ts'
import { editDistance } from '#model/text/edit-distance.ts'
import { soundKey } from '#model/text/sound-key.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { soundLexeme } from '../indexing/lexemes.ts'
import { beginning } from '../query/search-text.ts'
import { howMany, titlesWith, wordsThere } from './store/near.ts'

/** Words that so many cards have are what was meant. */
const commonEnough = 3
/** Shorter words are near to too many others. */
const shortest = 4
const longest = 24
/** Words of one search that are corrected. */
const mostCorrected = 3

/** The word that was most likely meant: few slips first, then what more cards have; of those that more cards have than what was typed. */
async function nearest(
  tx: TenantTransaction,
  types: readonly number[],
  word: string,
  cards: number,
): Promise<string | undefined> {
  const there = new Map(await wordsThere(tx, types, [...oneEditFrom(word)]))
  const sound = soundKey(word)
  // Names are written by ear, too: further from what they are than one letter.
  for (const heard of await titlesWith(tx, types, sound ? [soundLexeme(tx.tenantId, sound)] : []))
    for (const each of tokensOf(heard))
      if (soundKey(each) === sound && !there.has(each) && each !== word) there.set(each, 1)
  const slips = (each: string): number => editDistance(word, each, 3)
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
    const near = await nearest(tx, types, word, cards)
    if (near) meant.set(word, near)
  }
  if (meant.size === 0) return undefined
  return q.replace(/[\p{L}\p{M}\p{N}]+/gu, each => meant.get(tokensOf(each)[0] ?? '') ?? each)
}

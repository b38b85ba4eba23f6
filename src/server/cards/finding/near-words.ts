import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { editDistance } from '#model/text/edit-distance.ts'
import { oneSlip } from '#model/text/one-slip.ts'
import { soundKey } from '#model/text/sound-key.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { soundLexeme } from '../search-text/lexemes.ts'
import { beginning } from '../search-text/search-text.ts'
import { titleBegins } from './match-queries.ts'
import { cardCounts } from './store/glances.ts'
import { howMany, titlesBeginning, titlesWith } from './store/near.ts'

/** Words that so many cards have are what was meant. */
const commonEnough = 3
/** Shorter words are near to too many others. */
const shortest = 4
const longest = 24
/** Words of one search that are corrected. */
const mostCorrected = 3

/** Titles that are looked at in each list, and those with one beginning among many. */
const mostTitles = 300
const leastTitles = 5

/** The beginning of a word, so long that few words begin so: a slip behind it does not matter. */
const beginningOf = (word: string, more = 0): string =>
  word.slice(0, Math.max(5, Math.ceil(word.length / 2)) + more)

/** Beginnings of what may have been meant, the likelier first: as typed, and with a slip in them. */
function beginningsNear(word: string): readonly (readonly string[])[] {
  const typed = beginningOf(word)
  const slipped = oneSlip(beginningOf(word, 1)).map(each => each.slice(0, typed.length))
  return [[typed], [...new Set(slipped)].filter(each => each !== typed)]
}

/** Titles with words that begin in one of some ways. */
const titlesLike = (
  tx: TenantTransaction,
  declarations: readonly CardDeclaration[],
  beginnings: readonly string[],
): Promise<readonly string[]> =>
  titlesBeginning(
    tx,
    declarations.flatMap(declaration =>
      beginnings.map(each => ({
        type: cardTypes[declaration.type],
        query: titleBegins(tx.tenantId, declaration, each),
      })),
    ),
    Math.max(leastTitles, Math.floor(mostTitles / beginnings.length)),
  )

/** The word that was most likely meant: few slips first, then what more titles have; of those that more have than what was typed. */
async function nearest(
  tx: TenantTransaction,
  declarations: readonly CardDeclaration[],
  word: string,
  cards: number,
): Promise<string | undefined> {
  const sound = soundKey(word)
  const types = declarations.map(({ type }) => cardTypes[type])
  const mostSlips = word.length < 6 ? 1 : 2
  const slips = (each: string): number => editDistance(word, each, 3)
  const there = new Map<string, number>()
  const put = (titles: readonly string[]) => {
    // Names are written by ear, too: further from what they are than a letter or two.
    for (const each of titles.flatMap(tokensOf))
      if (each !== word && (slips(each) <= mostSlips || (sound !== undefined && soundKey(each) === sound)))
        there.set(each, (there.get(each) ?? 0) + 1)
  }
  const best = () =>
    [...there]
      .filter(([, often]) => often > cards)
      .map(([each, often]) => ({ each, often, slips: slips(each) }))
      .toSorted(
        (one, other) =>
          one.slips - other.slips || other.often - one.often || (one.each < other.each ? -1 : 1),
      )[0]
  put(await titlesWith(tx, types, sound ? [soundLexeme(tx.tenantId, sound)] : []))
  for (const beginnings of beginningsNear(word))
    if ((best()?.slips ?? 2) > 1) put(await titlesLike(tx, declarations, beginnings))
  return best()?.each
}

const isCorrectable = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word)

/**
 * Suggests a correction for words with few or no matches in these lists: each is replaced by a similar existing word.
 * @returns undefined where nothing is near
 */
export async function nearWords(
  tx: TenantTransaction,
  lists: readonly CardDeclaration[],
  q: string,
): Promise<string | undefined> {
  const words = [...new Set(tokensOf(q))].filter(isCorrectable)
  const counts = await cardCounts(tx)
  const declarations = lists.filter(({ type }) => counts.has(cardTypes[type]))
  const types = declarations.map(({ type }) => cardTypes[type])
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

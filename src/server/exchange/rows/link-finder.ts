import { type CardType, cardTypes, isCardType } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { namesAround } from '#model/text/known-by.ts'
import { cardsKnownAs, cardsWithNumbers, numberKey } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The cards that a name may mean: none, one, or several that cannot be told apart. */
export type Candidates = (name: string) => readonly string[]

/**
 * Cards of some types by what a table calls them: their number, else a number of another system ('ULAN:500115588'), else their title,
 * which may be inverted. A query or two for all names at once.
 */
export async function findCards(
  tx: TenantTransaction,
  types: readonly string[],
  names: readonly string[],
): Promise<Candidates> {
  const allowed: readonly CardType[] = types.filter(isCardType)
  const numbered = new Map<string, string>()
  for (const list of new Set(allowed.map(type => cardTypes[declarationOf(type)?.type ?? type])))
    for (const { number, cardId } of await cardsWithNumbers(tx, list, names)) numbered.set(number, cardId)
  const others = names.filter(name => !numbered.has(numberKey(name)))
  const known = await cardsKnownAs(tx, allowed, { names: others.flatMap(namesAround), identifiers: others })
  return name => {
    const own = numbered.get(numberKey(name))
    if (own !== undefined) return [own]
    const ways = [known.identified(name), ...namesAround(name).map(known.named)]
    return ways.find(ids => ids.length > 0) ?? []
  }
}

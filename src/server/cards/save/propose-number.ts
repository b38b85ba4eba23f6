import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { nextNumber, withNumber } from '#model/engine/next-number.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { cardsWithNumbers, latestNumber, numberKey } from '../store/numbers.ts'
import { newRowId } from './read-values.ts'

/** Numbers asked about by one query. */
const atOnce = 100
/** Numbers looked at for one that is free. */
const most = 5000

/** Returns the first free number after another, in its pattern; undefined without one. */
async function freeAfter(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  from: string,
): Promise<string | undefined> {
  let last: string | undefined = from
  for (let looked = 0; looked < most && last !== undefined; looked += atOnce) {
    const some: string[] = []
    for (let next = nextNumber(last); next !== undefined && some.length < atOnce; next = nextNumber(next))
      some.push(next)
    const found = await cardsWithNumbers(tx, cardTypes[declaration.type], some)
    const taken = new Set(found.map(({ number }) => number))
    const free = some.find(number => !taken.has(numberKey(number)))
    if (free !== undefined) return free
    last = some.at(-1)
  }
  return undefined
}

/**
 * Returns values of a new record with the next number of the register, or an empty place for one where there is none to follow. It is
 * proposed, not claimed: that happens when the record is saved.
 * @param like the number whose pattern is followed; absent: that of the latest record
 */
export async function withProposedNumber(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  values: CardValues,
  like?: string,
): Promise<CardValues> {
  if (declaration.numberPath === undefined) return values
  const from = like || (await latestNumber(tx, cardTypes[declaration.type]))
  const number = from === undefined ? undefined : await freeAfter(tx, declaration, from)
  return withNumber(declaration, values, number ?? '', newRowId)
}

/** Returns the values with which the form of a new record begins; nothing is stored (F-W02). */
export const beginCard = (
  { database }: CardsContext,
  { declaration, actor }: Doing,
  type: string | undefined,
) =>
  database.inTenant(actor.tenantId, async tx => {
    const known: CardType = declaration.types.find(name => name === type) ?? declaration.type
    return { values: await withProposedNumber(tx, declaration, declaration.beginAs?.(known) ?? {}) }
  })

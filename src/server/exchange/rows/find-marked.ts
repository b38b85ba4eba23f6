import { leadsToOwn } from '#model/exchange/own-links.ts'
import { cardTypes, isCardType } from '#model/record-types.ts'
import { lookedUp, markedRecord } from '#model/text/marked-name.ts'
import { existingCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { cardsOfOrigins } from '../store/origins.ts'
import { type Found, nothing, type OwnRows } from './own-rows.ts'
import type { Pretended } from './pretended.ts'

export interface FindMarkedOptions {
  readonly types: readonly string[]
  /** Key of the museum: ids of others mean what their rows became here. */
  readonly here: string
  readonly pretended?: Pretended | undefined
  readonly own?: (OwnRows & { readonly types: readonly string[] }) | undefined
}

/** Finds the cards of names with the id of their record behind them. A name that is marked as one of no record finds none. */
export async function findMarked(
  tx: TenantTransaction,
  names: readonly string[],
  { types, here, pretended, own }: FindMarkedOptions,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>(names.map(name => [name, nothing]))
  const records = names.flatMap(text => {
    const { name, marked = '' } = lookedUp(text)
    return marked === '' ? [] : [{ text, name, marked, ...markedRecord(marked) }]
  })
  if (records.length === 0) return found
  const allowed: readonly number[] = types.filter(isCardType).map(type => cardTypes[type])
  const ours = ({ museum }: { readonly museum: string }): boolean => museum === '' || museum === here
  const cards = new Map(
    (
      await existingCards(
        tx,
        allowed,
        records.filter(ours).map(({ id }) => id),
      )
    ).map(card => [card.id, card]),
  )
  const origins = await cardsOfOrigins(
    tx,
    records.filter(each => !ours(each)).map(({ marked }) => marked),
  )
  for (const each of records) {
    const { text, name, museum, id, marked } = each
    const origin = origins.get(marked)
    const there = ours(each)
      ? cards.get(id)?.id
      : origin && allowed.includes(origin.type)
        ? origin.id
        : undefined
    if (there !== undefined) found.set(text, { ids: [there] })
    else if (own && leadsToOwn(own, types) && own.known.withId(museum, id) !== undefined) {
      if (pretended) found.set(text, { ids: [pretended.make(name)] })
      else if (!own.complete) found.set(text, 'later')
    }
  }
  return found
}

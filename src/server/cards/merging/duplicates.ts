import type { Duplicate, DuplicatePair } from '#model/api/cards/merging.ts'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Identity, identityOf } from '#model/engine/identity.ts'
import { type Likeness, likenessOf } from '#model/engine/likeness.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { headingOf } from '../names/heading-of.ts'
import { namesOf } from '../names/known-names.ts'
import { allTitles } from '../names/title-in.ts'
import { cardItems } from '../read/link-items.ts'
import { newRowId } from '../save/read-values.ts'
import { type Reader, seesAll } from '../sight.ts'
import { idsAfter } from '../store/card-index.ts'
import { type CardRecord, existingCards } from '../store/cards.ts'
import { cardCount } from '../store/counters.ts'
import { searchesFor } from './searches.ts'
import { candidateIds, candidatePairs } from './store/candidates.ts'
import { distinctPairs, inOrder } from './store/distinct.ts'

/** Cards proposed at once. */
const mostDuplicates = 5

const recordIdentity = (declaration: CardDeclaration, { data, titles }: CardRecord): Identity =>
  identityOf(declaration, data, allTitles(titles))

/** Records that may be about the same as an identity, the likeliest first. */
async function likeCards(
  tx: TenantTransaction,
  doing: Doing,
  wanted: Identity,
  exceptId?: string,
): Promise<Duplicate[]> {
  const { declaration } = doing
  const ids = await candidateIds(tx, cardTypes[declaration.type], searchesFor(tx.tenantId, wanted))
  const records = await existingCards(
    tx,
    typeIdsOf(declaration),
    ids.filter(id => id !== exceptId),
  )
  const distinct = await distinctPairs(tx, exceptId === undefined ? [] : [exceptId, ...ids])
  const found = records
    .flatMap(record => {
      if (exceptId !== undefined && distinct.has(inOrder(exceptId, record.id).join(' '))) return []
      const likeness = likenessOf(wanted, recordIdentity(declaration, record))
      return likeness ? [{ id: record.id, likeness }] : []
    })
    .sort((one, other) => other.likeness.score - one.likeness.score)
    .slice(0, mostDuplicates)
  const items = await itemsOf(
    tx,
    found.map(({ id }) => id),
    doing,
  )
  return found.flatMap(({ id, likeness }) => {
    const item = items.get(id)
    return item ? [{ id, item, likeness: likeness.class, why: [...likeness.why] }] : []
  })
}

const itemsOf = async (
  tx: TenantTransaction,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, LinkItem>> =>
  new Map((await cardItems(tx, [...new Set(ids)], reader)).map(item => [item.id, item]))

/** Parses the valid part of a form that is being filled in; problems are reported elsewhere. */
function readable(declaration: CardDeclaration, sent: CardValues): CardValues {
  const { problems } = problemList()
  const known = Object.fromEntries(Object.entries(sent).filter(([key]) => !key.startsWith('@')))
  return parseCard({ ...declaration, rules: [] }, known, problems, newRowId)
}

/** Cards that may be about the same as one that is being typed. */
export const duplicatesOf = (
  { database }: CardsContext,
  doing: Doing,
  { values: sent, id }: { readonly values: CardValues; readonly id?: string | undefined },
): Promise<Duplicate[]> =>
  database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration } = doing
    const values = readable(declaration, sent)
    const { titles } = headingOf(declaration, values, await namesOf(tx, seesAll, declaration, [values]))
    return likeCards(tx, doing, identityOf(declaration, values, allTitles(titles)), id)
  })

/** Cards that may be called so. */
export const duplicatesOfName = (
  { database }: CardsContext,
  doing: Doing,
  name: string,
): Promise<Duplicate[]> =>
  database.inTenant(doing.actor.tenantId, tx =>
    likeCards(tx, doing, { names: [name], identifiers: [], years: undefined }),
  )

/** Cards that are held against the others at once. */
const batch = 100
/** Time after which a search for pairs returns what it has found, in milliseconds. */
const patienceMs = 1500
/** Pairs after which it answers. */
const enoughPairs = 25

interface FoundPair {
  readonly one: string
  readonly other: string
  readonly likeness: Likeness
}

/** The pairs that cards of a batch make with those behind them. */
async function pairsOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  ids: readonly string[],
): Promise<FoundPair[]> {
  const types = typeIdsOf(declaration)
  const records = await existingCards(tx, types, ids)
  const known = new Map(records.map(record => [record.id, recordIdentity(declaration, record)]))
  const pairs = await candidatePairs(
    tx,
    cardTypes[declaration.type],
    [...known].flatMap(([id, identity]) =>
      searchesFor(tx.tenantId, identity).map(search => ({ ...search, id })),
    ),
  )
  const others = await existingCards(tx, types, [
    ...new Set(pairs.map(({ otherId }) => otherId).filter(id => !known.has(id))),
  ])
  for (const record of others) known.set(record.id, recordIdentity(declaration, record))
  const found = pairs.flatMap(({ id, otherId }) => {
    const [one, other] = [known.get(id), known.get(otherId)]
    const likeness = one && other && likenessOf(one, other)
    return likeness ? [{ one: id, other: otherId, likeness }] : []
  })
  const distinct = await distinctPairs(tx, [...new Set(found.flatMap(({ one, other }) => [one, other]))])
  return found
    .filter(({ one, other }) => !distinct.has(`${one} ${other}`))
    .sort((a, b) => b.likeness.score - a.likeness.score)
}

/**
 * Pairs of cards that may be one: the cards are gone through in the order of their ids, some at a time. An answer may bring no pair and
 * still say where to go on.
 */
export async function duplicatePairs(
  { database, clock }: CardsContext,
  doing: Doing,
  after = '0',
): Promise<{ result: DuplicatePair[]; next: string | null; compared: number; total: number }> {
  const { declaration, actor } = doing
  const until = clock().getTime() + patienceMs
  const pairs: FoundPair[] = []
  let compared = 0
  let last: string | undefined = after
  while (last !== undefined && pairs.length < enoughPairs && clock().getTime() < until) {
    const from: string = last
    last = await database.inTenant(actor.tenantId, async tx => {
      const ids = await idsAfter(tx, typeIdsOf(declaration), { after: from, limit: batch })
      compared += ids.length
      pairs.push(...(await pairsOf(tx, declaration, ids)))
      return ids.length < batch ? undefined : ids.at(-1)
    })
  }
  return database.inTenant(actor.tenantId, async tx => {
    const items = await itemsOf(
      tx,
      pairs.flatMap(({ one, other }) => [one, other]),
      doing,
    )
    return {
      result: pairs.flatMap(({ one, other, likeness }) => {
        const [card, second] = [items.get(one), items.get(other)]
        return card && second
          ? [{ card, other: second, likeness: likeness.class, why: [...likeness.why] }]
          : []
      }),
      next: last ?? null,
      compared,
      total: await cardCount(tx, cardTypes[declaration.type]),
    }
  })
}

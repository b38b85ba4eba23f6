import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { madeLinks } from '#model/engine/made-links.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import type { App } from '#server/app.ts'
import { existingCards, indexLines, numberKey, numbersOf, reindexCards } from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { isCoded } from '#server/platform/errors.ts'
import { checkLinks } from './check-links.ts'
import type { TestMuseum } from './factories.ts'

/** All that is kept beside the documents of a museum's cards, in a form that can be compared. */
async function keptBeside({ db, tenantId }: TenantTransaction) {
  const { rows: index } = await sql<Record<string, unknown>>`
    select i.*, i.search::text as search
    from card_index i where i.tenant_id = ${tenantId} order by id`.execute(db)
  const links = await db
    .selectFrom('card_link')
    .select(['card_id', 'other_id', 'other_type', 'association', 'field', 'mirrored'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const numbers = await db
    .selectFrom('card_number')
    .select(['type', 'number', 'card_id'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const counters = await db
    .selectFrom('card_counter')
    .where('tenant_id', '=', tenantId)
    .groupBy('type')
    .select(eb => ['type', eb.fn.sum<string>('cards').as('cards')])
    .execute()
  const headings = await db
    .selectFrom('card')
    .select(['id', 'number', 'titles'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const { rows: lines } = await sql<{ record_id: string; about_id: string; fields: string | null }>`
    select record_id, about_id, fields::text as fields
    from card_line where tenant_id = ${tenantId} order by record_id, about_id`.execute(db)
  return {
    headings,
    index,
    lines,
    links,
    numbers,
    counters: new Map(counters.map(({ type, cards }) => [type, Number(cards)])),
  }
}

type Line = Readonly<Record<string, unknown>>

/** What differs between lines that are as many, in the same order: which, and how each value is and should be. */
const differences = (are: readonly Line[], should: readonly Line[]): readonly string[] =>
  should.flatMap((line, at) =>
    Object.keys(line)
      .filter(column => !isDeepStrictEqual(are[at]?.[column], line[column]))
      .map(
        column =>
          `card ${line.id} of type ${line.type}: ${column} is ${JSON.stringify(are[at]?.[column])}, should be ${JSON.stringify(line[column])}`,
      ),
  )

/** Cards indexed by one statement. */
const atOnce = 500

/**
 * Holds a museum's cards against what is derived from them: lines of the index, and markers of lines, as they would be written anew, unique numbers as the
 * documents have them, counters as the cards are many, links on both sides, history without a gap.
 */
export async function checkConsistency(tx: TenantTransaction): Promise<void> {
  // One snapshot for all that is compared, taken while nobody writes: lines of the index written anew would meet those of jobs.
  await sql`set transaction isolation level repeatable read`.execute(tx.db)
  await sql`lock table card, card_index, card_line in share row exclusive mode`.execute(tx.db)
  await checkLinks(tx)
  const before = await keptBeside(tx)
  for (const declaration of declarations) {
    const type = cardTypes[declaration.type]
    const ids = await tx.db
      .selectFrom('card')
      .select('id')
      .where('tenant_id', '=', tx.tenantId)
      .where('type', 'in', [...typeIdsOf(declaration)])
      .where('deleted_at', 'is', null)
      .execute()
    const records = await existingCards(
      tx,
      typeIdsOf(declaration),
      ids.map(({ id }) => id),
    )
    for (let from = 0; from < records.length; from += atOnce)
      await reindexCards(tx, declaration, records.slice(from, from + atOnce))
    expect(before.counters.get(type) ?? 0, 'cards counted').toBe(records.length)
    expect(
      before.numbers
        .filter(number => number.type === type)
        .map(({ number, card_id }) => `${card_id} ${number}`)
        .toSorted(),
      'numbers claimed',
    ).toEqual(
      records
        .flatMap(record =>
          numbersOf(declaration, record.data).map(({ number }) => `${record.id} ${numberKey(number)}`),
        )
        .toSorted(),
    )
    expect(
      before.index
        .filter(line => line.type === type)
        .map(({ id }) => id)
        .toSorted(),
      'lines of the index',
    ).toEqual(ids.map(({ id }) => id).toSorted())
  }
  await indexLines(
    tx,
    before.lines.map(({ record_id, about_id }) => ({ recordId: record_id, aboutId: about_id })),
  )
  const after = await keptBeside(tx)
  expect(before.headings, 'what cards are called').toEqual(after.headings)
  expect(differences(before.index, after.index), 'the index').toEqual([])
  expect(before.lines, 'the index of lines').toEqual(after.lines)
  const { rows: present } = await sql<{ id: string }>`
    select id from card where tenant_id = ${tx.tenantId} and deleted_at is null`.execute(tx.db)
  const isPresent = new Set(present.map(({ id }) => id))
  // A card in the bin keeps its own side alone.
  const links = before.links.filter(({ card_id }) => isPresent.has(card_id))
  expect(
    links.filter(({ other_id, other_type }) => other_type !== attachedType && !isPresent.has(other_id)),
    'links with what lies in the bin',
  ).toEqual([])
  const sides = new Set(
    before.links.map(link => [link.card_id, link.other_id, link.field, link.mirrored].join(' ')),
  )
  const otherSides = links
    .filter(({ other_type }) => other_type !== attachedType)
    // A link by hand is the same from both sides, under the name its association has there.
    .map(link => [link.other_id, link.card_id, link.field, link.field !== '' && !link.mirrored].join(' '))
  expect(
    otherSides.filter(side => !sides.has(side)),
    'links without their other side',
  ).toEqual([])
  const { rows: all } = await sql<{ id: string }>`
    select id from card where tenant_id = ${tx.tenantId}`.execute(tx.db)
  const isThere = new Set(all.map(({ id }) => id))
  for (const declaration of declarations)
    for (const { id, data } of await existingCards(tx, typeIdsOf(declaration), [...isPresent]))
      expect(
        placedRefs(declaration, data).links.filter(link => !isThere.has(link.id)),
        `references of card ${id} to cards that are gone`,
      ).toEqual([])
  const documents = await Promise.all(
    declarations.map(async declaration =>
      (await existingCards(tx, typeIdsOf(declaration), [...isPresent])).flatMap(({ id, data }) =>
        madeLinks(declaration, data)
          .filter(link => isPresent.has(link.id))
          .map(link => `${id} ${link.path} ${link.id} ${link.association ?? '1'}`),
      ),
    ),
  )
  expect(
    links
      .filter(({ field, mirrored }) => field !== '' && !mirrored)
      .map(({ card_id, field, other_id, association }) => `${card_id} ${field} ${other_id} ${association}`)
      .toSorted(),
    'links that fields make',
  ).toEqual([...new Set(documents.flat())].toSorted())
  const declared = declarations.map(({ type }) => cardTypes[type])
  const { rows: gaps } = await sql`
    select c.id from card c where c.tenant_id = ${tx.tenantId} and c.type = any(${declared}::int[])
      and (select count(*) from card_revision r where r.tenant_id = c.tenant_id and r.card_id = c.id) <> c.version`.execute(
    tx.db,
  )
  expect(gaps, 'cards with gaps in their history').toEqual([])
}

/**
 * The same in a transaction of its own, begun anew while others hold what it asks for, for so long.
 * @throws {CodedError} `busy` when they never let go.
 */
export async function checkWhenStill(database: Database, tenantId: string, longestMs: number): Promise<void> {
  const ends = performance.now() + longestMs
  for (;;)
    try {
      return await database.inTenant(tenantId, checkConsistency)
    } catch (error) {
      if (!isCoded(error, 'busy') || performance.now() > ends) throw error
    }
}

/** The same for a museum of a test. */
export const expectConsistency = (
  { database }: App,
  { tenantId }: Pick<TestMuseum, 'tenantId'>,
): Promise<void> => checkWhenStill(database, tenantId, 20_000)

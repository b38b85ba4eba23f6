import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type TestApp, useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum, type TestMuseum } from '../../../test/harness/factories.ts'
import { exporter, linesOf } from '../../../test/harness/museum-exports.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const declared = declarationOf('object') as { sections: CardDeclaration['sections'] }
const today = declared.sections

/** As a later version would declare it: the values of 'oldRemarks' are those of 'remarks' now. */
beforeAll(() => {
  declared.sections = Object.fromEntries(
    Object.entries(today).map(([name, { fields, ...section }]) => [
      name,
      {
        ...section,
        fields: Object.fromEntries(
          Object.entries(fields).map(([key, field]) => [
            key,
            key === 'remarks' ? { ...field, formerly: 'oldRemarks' } : field,
          ]),
        ),
      },
    ]),
  )
})

afterAll(() => {
  declared.sections = today
})

const app = useTestApp()

type Stored = Readonly<Record<string, unknown>>

const inDatabase = <T>(museum: TestMuseum, work: Parameters<TestApp['database']['inTenant']>[1]) =>
  app().database.inTenant(museum.tenantId, work) as Promise<T>

/** Adds to the document of a card what an earlier version stored. */
const store = (museum: TestMuseum, id: string, values: Stored) =>
  inDatabase(museum, tx =>
    sql`update card set data = data || ${JSON.stringify(values)}::jsonb
      where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx.db),
  )

const stored = async (museum: TestMuseum, id: string): Promise<Stored> => {
  const row = await inDatabase<{ data: Stored }>(museum, tx =>
    tx.db
      .selectFrom('card')
      .select('data')
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return row.data
}

const earlier = { colour: 'brick red', provenanceOld: [{ id: 'r1', owner: 'Żaneta' }] }

const museumWithOld = async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const card = await anna.create({ title: { en: 'Amphora' }, objectNumbers: [{ objectNumber: 'A 1' }] })
  await store(anna.museum, card.id, earlier)
  return { anna, card, museum: anna.museum }
}

test('Values of fields that are gone outlive saves, a bulk change, a copy, an old version and an export; a client plants none [F-T07]', async () => {
  const { anna, card, museum } = await museumWithOld()
  const seen = await anna.read(card.id)
  expect(seen.earlierValues).toEqual([
    { path: 'colour', value: 'brick red' },
    { path: 'provenanceOld', value: earlier.provenanceOld },
  ])
  expect(seen).not.toHaveProperty('colour')
  const values = { title: { en: 'Hydria' }, objectNumbers: seen.objectNumbers }
  const saved = (await anna.save(card, values)).body
  expect(await stored(museum, card.id)).toMatchObject({ ...earlier, title: { en: 'Hydria' } })
  // As it was stored it may be sent back; otherwise it is a field that there is not.
  expect((await anna.save(saved, { ...values, colour: 'blue' })).status).toBe(200)
  expect(await stored(museum, card.id)).toMatchObject(earlier)
  expect((await anna.save(saved, { ...values, weight: 3 })).body).toMatchObject({
    fields: { weight: 'This record has no such field' },
  })
  await anna.call('PUT', `/${card.id}/revisions/1/restore`, {})
  expect(await stored(museum, card.id)).toMatchObject({ ...earlier, title: { en: 'Amphora' } })
  await anna.release(card)
  await anna.bulk([card.id], { kind: 'set', path: 'remarks', value: 'a' })
  expect(await stored(museum, card.id)).toMatchObject({ ...earlier, remarks: 'a' })
  const copy = await anna.call('POST', `/${card.id}/clone`)
  expect(await stored(museum, copy.body.id)).toMatchObject(earlier)
  const { entries } = await anna.made()
  const line = linesOf<{ id: string; earlierValues: unknown }>(entries, 'cards/object.jsonl')
  expect(line.find(({ id }) => id === card.id)?.earlierValues).toEqual(seen.earlierValues)
  await expectConsistency(app(), museum)
})

test('Who may not edit a record does not read what earlier versions kept in it [F-T07]', async () => {
  const { card, museum } = await museumWithOld()
  const viewer = await registrar(app, museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await viewer.read(card.id)).earlierValues).toEqual([])
})

test('What two people save at once, and what one typed before the update, leaves earlier values as they are [F-T07]', async () => {
  const { anna, card, museum } = await museumWithOld()
  const first = (await anna.save(card, { remarks: 'one' })).body
  expect((await anna.save(card, { remarks: 'two' })).status).toBe(409)
  await inDatabase(museum, tx =>
    sql`insert into card_draft (tenant_id, account_id, card_id, version, document)
      values (${tx.tenantId}, ${anna.accountId}, ${card.id}, ${first.version},
        ${JSON.stringify({ remarks: 'typed', colour: 'typed red' })}::jsonb)`.execute(tx.db),
  )
  const draft = await anna.call<{ values: Stored }>('GET', `/${card.id}/draft`)
  expect(draft.body.values).toEqual({ remarks: 'typed' })
  await anna.call('PUT', `/${card.id}/draft`, {
    version: first.version,
    values: { remarks: 'typed on', planted: 1 },
  })
  await anna.save(first, { remarks: 'typed on' })
  expect(await stored(museum, card.id)).toEqual({ ...earlier, remarks: 'typed on', colour: 'typed red' })
  const [newest] = await anna.history(card.id)
  expect(newest?.changes).toContainEqual({
    path: 'colour',
    kind: 'set',
    before: 'brick red',
    after: 'typed red',
  })
})

test('Values of a field that has another name by now are read, shown in the history and restored under it [F-T07]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const card: CardAnswer = await anna.create({ title: { en: 'Amphora' } })
  await store(anna.museum, card.id, { oldRemarks: 'second' })
  await inDatabase(anna.museum, tx =>
    sql`insert into card_revision (tenant_id, card_id, version, account_id, name, action, changes)
      values (${tx.tenantId}, ${card.id}, 2, ${anna.accountId}, 'Anna', 'saved',
        ${JSON.stringify([{ path: 'oldRemarks', kind: 'set', before: 'first', after: 'second' }])}::jsonb)`.execute(
      tx.db,
    ),
  )
  await inDatabase(anna.museum, tx =>
    sql`update card set version = 2 where tenant_id = ${tx.tenantId} and id = ${card.id}`.execute(tx.db),
  )
  expect(await anna.read(card.id)).toMatchObject({ remarks: 'second', earlierValues: [] })
  const [revision] = (await anna.history(card.id)) as readonly Revision[]
  expect(revision?.changes).toEqual([{ path: 'remarks', kind: 'set', before: 'first', after: 'second' }])
  const back = await anna.call('PUT', `/${card.id}/revisions/1/restore`, {})
  expect(back.body).toMatchObject({ remarks: 'first' })
  expect(await stored(anna.museum, card.id)).toEqual({ title: { en: 'Amphora' }, remarks: 'first' })
})

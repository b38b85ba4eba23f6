import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { expect, test, vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import type { Language } from '#model/languages.ts'
import { seesAll } from '#server/cards/index.ts'
import { exportCards } from '#server/exchange/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { readTable } from '../../src/server/exchange/tables/index.ts'
import { allOf } from '../harness/all-of.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, type TestMuseum } from '../harness/factories.ts'
import { importer } from '../harness/imports.ts'
import { fillMuseum, movable, recordsAsMoved } from '../harness/moving-museum.ts'
import { describeMuseumFiles } from '../harness/museum-files.ts'

vi.setConfig({ testTimeout: 600_000 })
const app = useTestApp()

/** Somebody of a museum who may do everything, in a language. */
const administrator = (museum: TestMuseum, language: Language) =>
  importer(app(), { museum, language, role: 'TENANT_ADMIN' })

type Person = Awaited<ReturnType<typeof administrator>>
type Format = 'csv' | 'xlsx'

/** All fields but those the product itself derives, or notes at its own steps: they are new by nature. */
const fieldColumns = (declaration: CardDeclaration): readonly string[] =>
  [...allFields(declaration).values()]
    .filter(({ field, within }) => isLeaf(field) && ![field, ...within].some(({ derived }) => derived))
    .map(({ path }) => path)

/** All records of a type, as the export of a whole museum has them: with those that lists leave out. */
const exportOf = async (
  { tenantId }: TestMuseum,
  declaration: CardDeclaration,
  kind: Format,
  language: Language,
): Promise<Buffer> => {
  const content = await exportCards(
    { database: app().database, texts: await openTextBook('Vitrine') },
    {
      tenantId,
      declaration,
      holder: seesAll,
      selection: {},
      withApart: true,
      kind,
      columns: fieldColumns(declaration),
      language,
    },
  )
  return Buffer.concat((await allOf(content)) as Buffer[])
}

/** The rows of a table, sorted, without the keys, which are new in every museum. */
async function sortedRows(content: Buffer): Promise<readonly string[]> {
  const table = await readTable(Readable.from([content]), { limits: { columns: 1000 } })
  const rows = (await allOf(table.rows())).map(({ cells }) =>
    cells
      .slice(3)
      .map(({ text }) => text.replaceAll(/\[#\d+\]/g, '[#…]'))
      .join('\t'),
  )
  await table.close()
  return rows.toSorted()
}

/** The ids that records had in the museum they come from, by those they have here. */
async function origins({ tenantId }: TestMuseum): Promise<(id: string) => string> {
  const rows = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('import_row')
      .select(['card_id', 'origin'])
      .where('tenant_id', '=', tenantId)
      .where('origin', 'is not', null)
      .execute(),
  )
  const known = new Map(rows.map(({ card_id, origin }) => [card_id, origin?.split('/')[1] ?? '']))
  return id => known.get(id) ?? `new ${id}`
}

/** Places at which two records do not say the same. */
function differences(one: unknown, other: unknown, place = ''): readonly string[] {
  if (isDeepStrictEqual(one, other)) return []
  const keys = [one, other].map(each =>
    typeof each === 'object' && each !== null ? Object.keys(each) : undefined,
  )
  const [before, after] = keys
  if (!before || !after) return [`${place}: ${JSON.stringify(one)} → ${JSON.stringify(other)}`]
  return [...new Set([...before, ...after])].flatMap(key => {
    const [left, right] = [one, other].map(each => (each as Record<string, unknown>)[key])
    return differences(left, right, `${place}/${key}`)
  })
}

/** Of the largest tables, in milliseconds. */
const patience = 3_600_000

/** Imports a table as somebody does who presses nothing but 'Next'. */
async function nextOnly({ bring, run }: Person, content: Buffer, { type }: CardDeclaration, format: Format) {
  const { id } = await bring(content, `${type}.${format}`, type)
  const checked = await run(id, 'check', patience)
  return { checked, loaded: await run(id, 'load', patience) }
}

const errors = ({ messages }: ImportWithFile) =>
  messages
    .filter(({ severity }) => severity === 'error')
    .map(({ kind, path, text, samples }) => ({ kind, path, text, samples }))

/** Takes the tables of a museum into another one, in the order of the types and then once more, and expects all of it to be the same there. */
async function expectMoved(
  there: TestMuseum,
  coming: Person,
  format: Format,
  counts: ReadonlyMap<CardDeclaration, number>,
) {
  const here = coming.museum
  const tables = new Map<CardDeclaration, Buffer>()
  for (const declaration of counts.keys())
    tables.set(declaration, await exportOf(there, declaration, format, 'en'))
  for (const turn of [1, 2])
    for (const [declaration, table] of tables) {
      const { checked, loaded } = await nextOnly(coming, table, declaration, format)
      const about = `${declaration.type} ${turn}`
      expect.soft(errors(checked), about).toEqual([])
      expect.soft(errors(loaded), about).toEqual([])
      const created = turn === 1 ? counts.get(declaration) : 0
      expect.soft(loaded.counts, about).toMatchObject({ created, refused: 0 })
    }
  const cameFrom = await origins(here)
  for (const [declaration, table] of tables) {
    const [before, after] = [
      await app().database.inTenant(there.tenantId, tx => recordsAsMoved(tx, declaration, 'en', id => id)),
      await app().database.inTenant(here.tenantId, tx => recordsAsMoved(tx, declaration, 'en', cameFrom)),
    ]
    const unlike = [...before].flatMap(([id, record]) =>
      differences(record, after.get(id)).map(difference => `${id} ${difference}`),
    )
    expect.soft(unlike, declaration.type).toEqual([])
    expect(after.size, declaration.type).toBe(before.size)
    const again = await exportOf(here, declaration, format, 'en')
    expect.soft(await sortedRows(again), declaration.type).toEqual(await sortedRows(table))
  }
}

test.each([
  ['csv', 'pl', 11],
  ['xlsx', 'en', 23],
] as const)(
  'All records of a museum come into an empty one from its own %s tables with nothing but Next, for somebody who reads %s [F-X07]',
  async (format, language, seed) => {
    const there = await makeMuseum(app())
    await app().database.inTenant(there.tenantId, tx => fillMuseum(tx, seed, [3, 5]))
    const here = await makeMuseum(app())
    await app().database.inTenant(here.tenantId, loadStarterTerms)
    const coming = await administrator(here, language)
    await expectMoved(there, coming, format, new Map(movable.map(declaration => [declaration, 8])))
  },
)

describeMuseumFiles('A museum that came from linked tables', 'objects_walters', files => {
  const tables = [
    ['person', 'walters-persons', 'persons'],
    ['place', 'walters-places', 'places'],
    ['event', 'walters-exhibitions', 'exhibitions'],
    ['object', 'walters-objects', 'objects'],
    ['object', 'walters-creators', 'object_creators'],
    ['object', 'walters-object-places', 'object_places'],
    ['object', 'walters-object-exhibitions', 'object_exhibitions'],
    ['object', 'walters-object-relations', 'object_relations'],
  ] as const

  test('comes into an empty one whole, and is exported there as it was before [F-X07]', {
    timeout: patience,
  }, async () => {
    const there = await makeMuseum(app())
    await app().database.inTenant(there.tenantId, loadStarterTerms)
    const leaving = await administrator(there, 'en')
    for (const [type, profile, file] of tables) {
      const { id } = await leaving.bring(await files.read(`objects_walters/${file}.csv`), `${file}.csv`, type)
      await leaving.map(id, shippedProfiles(type).find(({ name }) => name === profile)?.mapping ?? {})
      await leaving.run(id, 'load', patience)
    }
    const here = await makeMuseum(app())
    await app().database.inTenant(here.tenantId, loadStarterTerms)
    const counts = new Map<CardDeclaration, number>()
    for (const declaration of movable) {
      const count = await app().database.inTenant(there.tenantId, tx =>
        recordsAsMoved(tx, declaration, 'en', id => id),
      )
      if (count.size > 0) counts.set(declaration, count.size)
    }
    await expectMoved(there, await administrator(here, 'de'), 'xlsx', counts)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, type TestMuseum } from '../harness/factories.ts'
import { importer } from '../harness/imports.ts'
import { registrar } from '../harness/registrar.ts'
import { searchHeaders } from '../harness/search-headers.ts'

/*
 * Whatever names a field and is kept outside of documents. Each is made under the present name of the field and then stored as an earlier
 * version would have stored it, with a name that the declaration knows as an earlier one ('oldRemarks'), or with one that nothing knows
 * ('goneField').
 */

const declared = declarationOf('object') as { sections: CardDeclaration['sections'] }
const today = declared.sections

const formerly: Readonly<Record<string, string>> = {
  remarks: 'oldRemarks',
  denomination: 'oldDenomination',
  productions: 'oldProductions',
}

beforeAll(() => {
  declared.sections = Object.fromEntries(
    Object.entries(today).map(([name, { fields, ...section }]) => [
      name,
      {
        ...section,
        fields: Object.fromEntries(
          Object.entries(fields).map(([key, field]) => {
            const former = formerly[key]
            return [key, former === undefined ? field : { ...field, formerly: former }]
          }),
        ),
      },
    ]),
  )
})

afterAll(() => {
  declared.sections = today
})

const app = useTestApp()

/** Stores the value of a column as an earlier version had it. */
const storeEarlier = (
  { tenantId }: TestMuseum,
  table: string,
  column: string,
  names: Readonly<Record<string, string>>,
) =>
  app().database.inTenant(tenantId, async tx => {
    for (const [now, then] of Object.entries(names))
      await sql`update ${sql.table(table)}
        set ${sql.ref(column)} = replace(${sql.ref(column)}::text, ${now}, ${then})::jsonb
        where tenant_id = ${tenantId}`.execute(tx.db)
  })

const earlier = { '"remarks"': '"oldRemarks"', '"productions/': '"oldProductions/' }
const gone = { '"remarks"': '"goneField"' }

const conf = '/advsearch/conf/api/searches'

async function person(given: Parameters<typeof registrar>[2] = {}) {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum, given)
  const headers = searchHeaders(anna, museum)
  const search = async <T = SavedSearch>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app().http.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: (answer.body ? answer.json() : undefined) as T }
  }
  return { ...anna, search }
}

const condition = (field: string, name: string, ...values: string[]) => ({
  paragraphId: field,
  conditionSystemName: name,
  criteriaValues: values.map(value => ({ value })),
})

const fieldsIn = ({ criteria }: SavedSearch): string[] =>
  (JSON.parse(criteria) as { blocks: { filters: { field: string }[] }[] }).blocks.flatMap(({ filters }) =>
    filters.map(({ field }) => field),
  )

test('A saved search asks for renamed fields by their present names, and names those that are gone [F-T07]', async () => {
  const anna = await person()
  await anna.put({ title: { en: 'Krater' }, remarks: 'chipped' })
  const { id } = (
    await anna.search('POST', conf, {
      name: 'Chipped',
      classId: 1,
      blocks: [
        {
          filters: [
            condition('remarks', 'CONTAINS', 'chipped'),
            { ...condition('productions/agent>person>names/name', 'CONTAINS', 'Exekias'), operator: 'OR' },
          ],
        },
      ],
    })
  ).body
  await storeEarlier(anna.museum, 'saved_search', 'criteria', earlier)
  const read = (await anna.search('GET', `${conf}/${id}`)).body
  expect(fieldsIn(read)).toEqual(['remarks', 'productions/agent>person>names/name'])
  expect(read.blocks[0]?.filters.map(({ broken }) => broken ?? false)).toEqual([false, false])
  const list = (await anna.search<{ result: SavedSearch[] }>('GET', conf)).body.result
  expect(list.map(fieldsIn)).toEqual([['remarks', 'productions/agent>person>names/name']])
  expect(await anna.numbers({ criteria: read.criteria })).toHaveLength(1)
  await storeEarlier(anna.museum, 'saved_search', 'criteria', { '"oldRemarks"': '"goneField"' })
  const broken = (await anna.search('GET', `${conf}/${id}`)).body
  expect(broken.blocks[0]?.filters[0]).toMatchObject({ broken: true })
})

test('An address that was kept narrows and sorts as before: conditions, facets, bulk work and downloads [F-T07]', async () => {
  const anna = await person()
  await anna.put({ title: { en: 'Krater' }, remarks: 'chipped' })
  await anna.put({ title: { en: 'Hydria' } })
  const criteria = JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: [{ field: 'oldRemarks', condition: 'CONTAINS', operator: 'AND', values: ['chipped'] }],
      },
    ],
  })
  expect(await anna.numbers({ criteria })).toHaveLength(1)
  const filters = JSON.stringify({ oldDenomination: ['1'] })
  expect(await anna.numbers({ filters })).toEqual([])
  const preview = await anna.call<{ total: number }>('POST', '/bulk/preview', {
    selection: { criteria },
    action: { kind: 'set', path: 'remarks', value: 'whole' },
  })
  expect(preview).toMatchObject({ status: 200, body: { total: 1 } })
  const refused = await anna.call('GET', `/?${new URLSearchParams({ filters: '{"goneField":["a"]}' })}`)
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'filters.goneField': expect.any(String) } },
  })
})

test('Under its old name a link leads nobody to records they may not read [F-T07]', async () => {
  const anna = await person({ role: 'USER', permissions: ['catalogueRead'] })
  const criteria = JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: [
          {
            field: 'oldProductions/agent>person>names/name',
            condition: 'CONTAINS',
            operator: 'AND',
            values: ['Exekias'],
          },
        ],
      },
    ],
  })
  const asked = await anna.call('GET', `/?${new URLSearchParams({ criteria })}`)
  expect(asked).toMatchObject({
    status: 400,
    body: { fields: { 'criteria.blocks.0.filters.0': expect.any(String) } },
  })
})

test('A saved view shows renamed columns; one that is gone stays in it to be seen [F-T07]', async () => {
  const anna = await person()
  const layout = {
    view: 'listView',
    columns: ['title', 'remarks', 'denomination'].map(path => ({ path, width: 90 })),
  }
  await anna.ask('POST', '/layouts', { type: 'object', name: 'Mine', isDefault: true, layout })
  await storeEarlier(anna.museum, 'list_layout', 'layout', {
    '"remarks"': '"oldRemarks"',
    '"denomination"': '"goneField"',
  })
  const { result } = (await anna.ask<{ result: { layout: typeof layout }[] }>('GET', '/layouts?type=object'))
    .body
  expect(result[0]?.layout.columns.map(({ path }) => path)).toEqual(['title', 'remarks', 'goneField'])
})

test('An import and a saved mapping fill renamed fields; a field that is gone is named before anything is read [F-T07]', async () => {
  const anna = await importer(app())
  const { id, mapping } = await anna.bring('Inventory number,Note\nA 1,chipped\n')
  const mapped = {
    ...mapping,
    match: 'number',
    constants: { remarks: 'from a table' },
    columns: [
      { column: 'Inventory number', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Note', targets: [{ path: 'remarks' }] },
    ],
  }
  await anna.map(id, mapped)
  await anna.call('POST', '/api/v1/imports/profiles', { type: 'object', name: 'Ledger', mapping: mapped })
  for (const table of ['import', 'import_profile']) await storeEarlier(anna.museum, table, 'mapping', earlier)
  const profiles = (await anna.call('GET', '/api/v1/imports/profiles?type=object')).body.result
  const own = profiles.find(({ name }: { name: string }) => name === 'Ledger')
  expect(own?.mapping).toMatchObject({ constants: mapped.constants, columns: mapped.columns })
  expect((await anna.read(id)).mapping).toMatchObject({
    constants: mapped.constants,
    columns: mapped.columns,
  })
  await anna.run(id, 'load')
  const found = (await anna.call('GET', '/api/v1/catalogue/?q=A%201')).body.result
  const card = (await anna.call('GET', `/api/v1/catalogue/${found[0]?.id}`)).body
  expect(card.remarks).toBe('chipped')

  const second = await anna.bring('Inventory number,Note\nA 2,chipped\n')
  await anna.map(second.id, mapped)
  await storeEarlier(anna.museum, 'import', 'mapping', gone)
  const refused = await anna.call('POST', `/api/v1/imports/${second.id}/check`)
  expect(refused.status).toBe(400)
  expect(refused.body.message).toContain('goneField')
})

test('Changes that an import found are shown at the present names of fields [F-T07]', async () => {
  const anna = await importer(app())
  const first = await anna.bring('Inventory number,Note\nA 1,chipped\n')
  const mapping = {
    ...first.mapping,
    match: 'number',
    mode: 'createAndUpdate',
    columns: [
      { column: 'Inventory number', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Note', targets: [{ path: 'remarks' }] },
    ],
  }
  await anna.map(first.id, mapping)
  await anna.run(first.id, 'load')
  const second = await anna.bring('Inventory number,Note\nA 1,whole\n')
  await anna.map(second.id, mapping)
  await anna.run(second.id, 'check')
  await storeEarlier(anna.museum, 'import_row', 'changes', earlier)
  const { result } = (await anna.call('GET', `/api/v1/imports/${second.id}/rows?outcome=updated`)).body
  expect(result[0]?.changes).toMatchObject([{ path: 'remarks' }])
})

test('A print template shows renamed fields, in every version, and names those that are gone [F-T07]', async () => {
  const anna = await person()
  const document = {
    family: 'label',
    kind: 'LABEL',
    about: 'object',
    medium: { type: 'roll', width: 50, height: 25 },
    elements: [
      { type: 'field', x: 1, y: 1, width: 40, height: 5, path: 'remarks' },
      { type: 'text', x: 1, y: 8, width: 40, height: 5, text: { en: 'Note: {{remarks}}' } },
    ],
  }
  const made = await anna.ask<{ id: string }>('POST', '/print-templates', { name: 'Notes', document })
  const path = `/print-templates/${made.body.id}`
  const shown = async (url: string) => {
    const { body } = await anna.ask<{
      document: { elements: { path?: string; text?: { en: string } }[] }
      missingFields?: string[]
    }>('GET', url)
    const [field, text] = body.document.elements
    return [field?.path, text?.text?.en, body.missingFields]
  }
  await storeEarlier(anna.museum, 'print_template_version', 'document', { remarks: 'oldRemarks' })
  expect(await shown(path)).toEqual(['remarks', 'Note: {{remarks}}', []])
  expect((await shown(`${path}/versions/1`)).slice(0, 2)).toEqual(['remarks', 'Note: {{remarks}}'])
  await storeEarlier(anna.museum, 'print_template_version', 'document', { oldRemarks: 'goneField' })
  expect(await shown(path)).toEqual(['goneField', 'Note: {{goneField}}', ['goneField']])
  const list = await anna.ask<{ result: { id: string; missingFields: string[] }[] }>(
    'GET',
    '/print-templates',
  )
  expect(list.body.result.find(({ id }) => id === made.body.id)?.missingFields).toEqual(['goneField'])
})

test('Bulk work that was ordered before an update goes on with the field by its present name [F-T07]', async () => {
  const anna = await person()
  const card = await anna.put({ title: { en: 'Krater' } })
  const done = await anna.bulk([card.id], { kind: 'set', path: 'oldRemarks', value: 'chipped' })
  expect(done.state).toBe('DONE')
  expect(await anna.read(card.id)).toMatchObject({ remarks: 'chipped' })
})

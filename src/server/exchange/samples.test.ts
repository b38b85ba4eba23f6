import { expect, test } from 'vitest'
import type { ImportSample } from '#model/api/imports.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'

const app = useTestApp()

const samplesIn = async (
  { call }: Pick<Awaited<ReturnType<typeof importer>>, 'call'>,
  id: string,
): Promise<ImportSample[]> => (await call('GET', `/api/v1/imports/${id}/samples`)).body.result

const numbered = (from: number, to: number, rest: (at: number) => string): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `A ${from + at},${rest(from + at)}\n`).join('')

test('The check shows the first records, the last, and the strange ones as they will stand [F-X02]', async () => {
  const anna = await importer(app())
  const rows = numbered(1, 1200, at => (at === 700 ? 'Bowl,sometime,Blue' : `Vase ${at},1850,`))
  const { id, mapping } = await anna.bring(`Inventory number,Title,Date,Colour\n${rows}`)
  await anna.map(id, {
    ...mapping,
    constants: { objectName: 'vessel' },
    columns: [
      { column: 'Inventory number', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Title', targets: [{ path: 'title' }] },
      { column: 'Date', targets: [{ path: 'dating' }] },
      { column: 'Colour', targets: [] },
    ],
  })
  await anna.run(id, 'check')
  const samples = await samplesIn(anna, id)
  expect(samples.map(({ row }) => row)).toEqual([2, 3, 4, 701, 1199, 1200, 1201])
  const [first] = samples
  expect(first).toMatchObject({ outcome: 'created', cardId: null, left: [], messages: [] })
  const valueAt = (sample: ImportSample | undefined, path: string) =>
    sample?.values.find(each => each.path === path)
  expect(valueAt(first, 'title')).toMatchObject({
    value: { en: 'Vase 1' },
    from: [{ column: 'Title', text: 'Vase 1' }],
  })
  expect(valueAt(first, 'objectNumbers')).toMatchObject({
    value: [{ objectNumber: 'A 1' }],
    from: [{ column: 'Inventory number', text: 'A 1' }],
  })
  // Of every record the same, and of no column.
  expect(valueAt(first, 'objectName')).toMatchObject({ from: [] })
  const strange = samples.find(({ row }) => row === 701)
  expect(strange?.left).toEqual([{ column: 'Colour', text: 'Blue' }])
  expect(strange?.messages).toMatchObject([{ column: 'Date', severity: 'warning' }])
  // Nothing was written, and a changed mapping forgets what was shown.
  expect((await anna.call('POST', '/api/v1/catalogue/search', {})).body.total ?? 0).toBe(0)
  await anna.map(id, mapping)
  expect(await samplesIn(anna, id)).toEqual([])
})

test('A sample of a record that is there shows all of it; terms and makers that are still to be made by their names [F-X02]', async () => {
  const anna = await importer(app(), { role: 'TENANT_ADMIN' })
  const first = await anna.bring('Inventory number,Title,Notes\nA 1,Vase,chipped\n')
  await anna.run(first.id, 'load')
  const { id, mapping } = await anna.bring(
    'Inventory number,Title,Material,Maker\nA 1,Blue vase,faience,\nA 2,Bowl,smalt,Léon Gruel\n',
  )
  await anna.map(id, {
    ...mapping,
    mode: 'createAndUpdate',
    columns: [
      { column: 'Inventory number', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Title', targets: [{ path: 'title' }] },
      { column: 'Material', targets: [{ path: 'materials/material' }] },
      { column: 'Maker', targets: [{ path: 'productions', reader: 'makers', missing: 'create' }] },
    ],
  })
  await anna.run(id, 'check')
  const [changed, made] = await samplesIn(anna, id)
  expect(changed).toMatchObject({ outcome: 'updated', row: 2 })
  const shown = JSON.stringify(changed?.values)
  expect(shown).toContain('Blue vase')
  expect(shown).toContain('chipped')
  expect(JSON.stringify(made?.values)).toMatch(/smalt.*Léon Gruel|Léon Gruel.*smalt/)
})

test('Samples of another museum are not to be had, nor by who may not import [F-X02]', async () => {
  const anna = await importer(app())
  const { id } = await anna.bring('Inventory number,Title\nA 1,Vase\n')
  await anna.run(id, 'check')
  const stranger = await importer(app())
  expect((await stranger.call('GET', `/api/v1/imports/${id}/samples`)).status).toBe(404)
  const reader = await importer(app(), { museum: anna.museum, permissions: ['catalogueRead'] })
  expect((await reader.call('GET', `/api/v1/imports/${id}/samples`)).status).toBe(403)
})

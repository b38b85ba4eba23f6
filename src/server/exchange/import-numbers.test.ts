import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

test('A second number that another object or an earlier row has is told at its column, and at that row [C-O05] [C-K16]', async () => {
  const { bring, map, run, call } = await importer(app())
  const first = await bring('Inventory number\nOLD 1\n')
  await run(first.id, 'load')
  const { id, mapping } = await bring(
    'Inventory number,Former number\nN 1,X 1\nN 2,OLD 1\nN 3,X 1\nN 4,\n',
    'numbers.csv',
  )
  await map(id, {
    ...mapping,
    columns: [
      { column: 'Inventory number', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Former number', targets: [{ path: 'objectNumbers/objectNumber' }] },
    ],
  })
  const { counts, messages } = await run(id, 'check')
  expect(counts).toMatchObject({ created: 2, refused: 2 })
  expect(messages).toMatchObject([
    { kind: 'numberTaken', column: 'Former number', rows: [3], samples: [{ row: 3, value: 'OLD 1' }] },
    { kind: 'duplicateInFile', column: 'Former number', rows: [4], samples: [{ row: 4, value: 'X 1' }] },
  ])
  const { body } = await call('GET', `/api/v1/imports/${id}/rows?outcome=refused`)
  expect(body.result[1].messages[0].text).toBe('This number is already in row 2.')
})

test('A mapping kept as a profile joins columns and gives fixed values [C-K16]', async () => {
  const { bring, map, run, call } = await importer(app())
  const { id, mapping } = await bring('No,Name,Further,Stuff\n1,Amphora,the suitors,clay\n2,Bowl,,\n')
  await map(id, {
    ...mapping,
    constants: { department: 'Vases', 'materials/note': 'by eye' },
    columns: [
      { column: 'No', targets: [{ path: 'objectNumbers/objectNumber' }] },
      { column: 'Name', targets: [{ path: 'title', turn: 1, join: ' – ' }] },
      { column: 'Further', targets: [{ path: 'title', turn: 0 }] },
      { column: 'Stuff', targets: [{ path: 'materials/material' }] },
    ],
  })
  const loaded = await run(id, 'load')
  expect(loaded.counts).toMatchObject({ created: 2, refused: 0 })
  const { body } = await call('GET', '/api/v1/catalogue/?sort=number')
  const cards = await Promise.all(
    body.result.map(async (row: { id: string }) => (await call('GET', `/api/v1/catalogue/${row.id}`)).body),
  )
  expect(cards).toMatchObject([
    {
      heading: 'the suitors – Amphora',
      department: { name: 'Vases' },
      materials: [{ material: { name: 'clay' }, note: 'by eye' }],
    },
    { heading: 'Bowl', department: { name: 'Vases' } },
  ])
  expect(cards[1]?.materials ?? []).toEqual([])
})

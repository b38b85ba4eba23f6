import { expect, test } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'

const app = useTestApp()

test('An import that is loaded twice at the same moment, and checked besides, is loaded once; every row is told as it was loaded [C-K16]', async () => {
  const { bring, map, call, ended, read } = await importer(app())
  const { id, mapping } = await bring(
    ['Number;Title', ...Array.from({ length: 450 }, (_, at) => `${at};Bowl ${at}`)].join('\n'),
  )
  await map(id, mapping)
  const begin = (work: string) => call('POST', `/api/v1/imports/${id}/${work}`)
  const begun = await Promise.all([
    begin('check'),
    begin('load'),
    begin('load'),
    begin('check'),
    begin('load'),
  ])
  const loads = [begun[1], begun[2], begun[4]].map(answer => answer?.status)
  expect(loads.toSorted()).toEqual([202, 409, 409])
  for (const { status, body } of begun) if (status === 202) await ended((body as Operation).id)
  expect((await read(id)).counts).toMatchObject({ created: 450 })
  const list = await call('GET', '/api/v1/catalogue/?without_filters=true')
  expect(list.body).toMatchObject({ totalSize: 450 })
  const created = await call('GET', `/api/v1/imports/${id}/rows?outcome=created&after=200`)
  expect(created.body.result.every((row: { cardId: string | null }) => row.cardId !== null)).toBe(true)
})

test('A table with the columns of one that was checked before is mapped as that one was [F-X03]', async () => {
  const { bring, map, run } = await importer(app())
  const table = (number: string) => `Number;Title;Odd column\n${number};Bowl;green\n`
  const first = await bring(table('1'))
  const decided = {
    ...first.mapping,
    columns: first.mapping.columns.map(each =>
      each.column === 'Odd column' ? { column: each.column, targets: [{ path: 'remarks' }] } : each,
    ),
  }
  await map(first.id, decided)
  // What nobody went on with is no decision.
  expect((await bring(table('2'))).mapping.columns).toEqual(first.mapping.columns)
  await run(first.id, 'check')
  expect((await bring(table('3'))).mapping.columns).toEqual(decided.columns)
})

import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { importer, mappingOf } from '../../../test/harness/imports.ts'

const app = useTestApp()

/** Counts the statements that go to the database during some work, those of other work going on beside it included. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}

const rows = 240

test('Many records are loaded, changed and taken back in sets: a record of them costs a few statements at most [F-X09]', async () => {
  const { bring, map, run, read, call, ended, museum } = await importer(app(), { role: 'TENANT_ADMIN' })
  const lines = Array.from({ length: rows }, (_, at) => `S.${at},Cup ${at},Maker ${at % 7}`)
  const { id } = await bring(['Number,Title,Maker', ...lines].join('\n'))
  await map(
    id,
    mappingOf({
      Number: { path: 'objectNumbers/objectNumber' },
      Title: { path: 'title' },
      Maker: { path: 'remarks' },
    }),
  )
  const done = (statements: number) => statements / rows
  const loading = await statementsDuring(() => run(id, 'load'))
  expect(done(loading)).toBeLessThan(5)

  const begin = async (path: string, body: object = {}): Promise<string> => {
    const begun = await call('POST', path, body)
    const operation = await ended(begun.body.id)
    expect(operation).toMatchObject({
      state: 'DONE',
      numberOfProcessedElements: rows,
      progress: { fail: [] },
    })
    return operation.id
  }
  const edit = { selection: {}, action: { kind: 'set', path: 'remarks', value: 'Seen again' } }
  let edited = ''
  const changing = await statementsDuring(async () => {
    edited = await begin('/api/v1/catalogue/bulk', edit)
  })
  expect(done(changing)).toBeLessThan(5)
  expect(done(await statementsDuring(() => begin(`/api/v1/operations/${edited}/undo`)))).toBeLessThan(5)
  // Everything but the edit is as the import made it.
  const load = (await read(id)).load?.id
  expect(done(await statementsDuring(() => begin(`/api/v1/operations/${load}/undo`)))).toBeLessThan(5)
  await expectConsistency(app(), museum)
})

import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar, signedInAs } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

test('Who works in the name of another is named in the history, and in whose name [C-K14]', async () => {
  const museum = await makeMuseum(app())
  const administrator = await registrar(app, museum)
  const anna = await registrar(app, museum, { role: 'USER', permissions: ['catalogueRead', 'catalogueEdit'] })
  const card = await administrator.put({ remarks: 'a' })
  const asAnna = await signedInAs(app, administrator, anna.accountId)
  await asAnna.call('PUT', `/${card.id}/lock`)
  expect((await asAnna.save(card, { remarks: 'b' })).status).toBe(200)
  const [newest] = await anna.history(card.id)
  expect(newest).toMatchObject({
    by: { id: administrator.accountId },
    onBehalfOf: { id: anna.accountId, name: 'Żaneta Groß' },
    changes: [{ path: 'remarks', before: 'a', after: 'b' }],
  })
})

test('Rows that were deleted come back in their order, whatever was done since [C-K14]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const objectNumbers = ['1', '2', '3'].map(objectNumber => ({ objectNumber }))
  const first = await anna.create({ objectNumbers })
  const without = await anna.save(first, {})
  expect(without.body.number).toBe('')
  await anna.save(without.body, { objectNumbers: [{ objectNumber: '9' }] })
  const back = await anna.call('PUT', `/${first.id}/revisions/1/restore`, {})
  expect(back.body).toMatchObject({ number: '1', objectNumbers: first.objectNumbers })
  await expectConsistency(app(), anna.museum)
})

test('A field of an earlier version comes back though a term of another field was deprecated since [C-K14] [C-V09]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const { oak = '' } = await makeTerms(app(), anna.museum, 'DEPT', ['oak'])
  const first = await anna.create({ remarks: 'a' })
  await anna.save(first, { remarks: 'b', department: { id: oak } })
  expect((await anna.ask('PUT', `/terms/${oak}/deprecated`, { deprecated: true })).status).toBeLessThan(300)
  const back = await anna.call('PUT', `/${first.id}/revisions/1/restore`, { paths: ['remarks'] })
  expect(back.body).toMatchObject({ remarks: 'a', department: { id: oak } })
})

test('A version that there never was is not found; a restore needs the lock [C-K14] [C-K05]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const card = await anna.put({ remarks: 'a' })
  expect((await anna.call('GET', `/${card.id}/revisions/2`)).status).toBe(404)
  expect((await anna.call('PUT', `/${card.id}/revisions/1/restore`, {})).status).toBe(423)
})

test('A long history comes page by page [C-K14]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  let card = await anna.create()
  for (let at = 0; at < 55; at += 1) card = (await anna.save(card, { remarks: `save ${at}` })).body
  const page = async (before?: number) =>
    (
      await anna.call<{ result: { version: number }[]; hasMore: boolean }>(
        'GET',
        `/${card.id}/revisions${before ? `?before=${before}` : ''}`,
      )
    ).body
  const newest = await page()
  expect(newest).toMatchObject({ hasMore: true, result: { length: 50 } })
  const rest = await page(newest.result.at(-1)?.version)
  expect(rest.result.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1])
  expect(rest.hasMore).toBe(false)
})

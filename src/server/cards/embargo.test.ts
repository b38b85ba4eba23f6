import { expect, test } from 'vitest'
import type { BulkPreview, CardAnswer } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

interface Refusal {
  readonly message: string
  readonly fields: Record<string, string>
}

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const id = await addFile(app(), anna, { name: 'portrait.jpg' })
  const read = async () => (await anna.ask('GET', `/files/${id}`)).body
  const save = async (values: object) => {
    await anna.ask('PUT', `/files/${id}/lock`)
    const before = await read()
    return anna.ask<CardAnswer & Refusal>('PUT', `/files/${id}`, { ...before, ...values })
  }
  const publish = (published = true) =>
    anna.ask<CardAnswer & Refusal>('PUT', `/files/${id}/publication_state`, { published })
  return { ...anna, id, read, save, publish }
}

test('A file under embargo is not published, and what is wrong is said; when the day has passed it is [C-F06]', async () => {
  const { save, publish, read } = await someone()
  expect((await save({ embargoUntil: '2999-01-01' })).status).toBe(200)
  const refused = await publish()
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'This is under embargo and cannot be published yet',
  ])
  expect((await save({ publishedInRightly: true })).body.fields).toHaveProperty('embargoUntil')
  expect(await read()).toMatchObject({ publishedOnWeb: false })
  expect((await save({ embargoUntil: '2001-01-01', publishedInRightly: true })).body).toMatchObject({
    publishedInRightly: true,
  })
  expect((await publish()).body).toMatchObject({ publishedOnWeb: true, publishedInRightly: true })
})

test('What is published comes under embargo only when it was taken back; its other fields are saved as ever [C-F06]', async () => {
  const { save, publish } = await someone()
  await publish()
  expect((await save({ embargoUntil: '2999-01-01' })).body.fields).toEqual({
    embargoUntil: expect.stringContaining('unpublish it first'),
  })
  expect((await save({ title: { en: 'Portrait' } })).status).toBe(200)
  await publish(false)
  expect((await save({ embargoUntil: '2999-01-01' })).status).toBe(200)
})

test('Publishing many leaves those under embargo alone, and says so before and after [C-F06] [C-K16]', async () => {
  const { save, ask, id, ended, problems, museum, accountId } = await someone()
  await save({ embargoUntil: '2999-01-01' })
  await ask('DELETE', `/files/${id}/lock`)
  const free = await addFile(app(), { museum, accountId }, { name: 'free.jpg' })
  const wanted = { selection: { ids: [id, free] }, action: { kind: 'publish', published: true } }
  const preview = await ask<BulkPreview>('POST', '/files/bulk/preview', wanted)
  expect(preview.body).toMatchObject({ changed: 1, refused: 1 })
  const done = await ended(await ask<Operation>('POST', '/files/bulk', wanted))
  expect((await problems(done)).map(({ element }) => element)).toEqual([id])
  expect((await ask('GET', `/files/${free}`)).body.publishedOnWeb).toBe(true)
})

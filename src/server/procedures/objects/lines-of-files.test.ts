import { expect, test, vi } from 'vitest'
import type { TemplateRead } from '#model/api/print-templates.ts'
import type { LoadedObjects, ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure, ProcedureRow } from '#model/api/procedures/shapes.ts'
import type { GivenTemplate } from '#model/print-templates/template.ts'
import { imageClearances } from '#model/procedures/reproduction/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { criteriaOf } from '../../../../test/harness/lender.ts'
import { readPdf } from '../../../../test/harness/read-pdf.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

interface Event {
  readonly kind: string
  readonly details: Record<string, unknown>
}

/** Someone who handles requests for images, with two files, an object and a request. */
async function requested() {
  const anna = await registrar(app, await makeMuseum(app()))
  const [front, back] = [
    await addFile(app(), anna, { name: 'front.jpg' }),
    await addFile(app(), anna, { name: 'back.jpg' }),
  ]
  const cup = await anna.put({ title: { en: 'Cup' }, objectNumbers: [{ objectNumber: '1915.7' }] })
  const begin = async (type: string) =>
    (await anna.ask<Procedure>('POST', '/procedures', { type, title: 'A book about cups' })).body.id
  const add = async (id: string, payload: object) =>
    (await anna.ask<{ added: number; notFound: string[] }>('PUT', `/procedures/${id}/objects`, payload)).body
  const list = async (id: string) =>
    (await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects`)).body.result
  const write = (id: string, about: string, version: number, values: object) =>
    anna.ask('PUT', `/procedures/${id}/objects/${about}`, { version, values })
  const inject = (method: 'GET' | 'POST', url: string, payload?: string | object) =>
    app().http.inject({
      method,
      url: `/api/v1${url}`,
      headers: {
        ...anna.headers,
        ...(typeof payload === 'string' && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload !== undefined && { payload }),
    })
  const request = await begin('REPRODUCTION')
  return { ...anna, front, back, cup: cup.id, request, begin, add, list, write, inject }
}

const cleared = { clearance: { rights: { id: imageClearances.CLEARED } } }

test('A request for images is about files: they are selected as objects are elsewhere, and objects are no part of it [C-P03]', async () => {
  const anna = await requested()
  const ids = [anna.back, anna.cup, anna.front]
  expect(await anna.add(anna.request, { selection: { ids }, numbers: ['1915.7'] })).toMatchObject({
    added: 2,
    notFound: ['1915.7'],
  })
  const listed = await anna.list(anna.request)
  expect(listed).toMatchObject([
    { catalogueObjectId: anna.front, number: '', title: 'front.jpg', thumbnailUrl: expect.any(String) },
    { catalogueObjectId: anna.back, title: 'back.jpg' },
  ])
  // A search of files is a selection of files.
  const other = await anna.begin('REPRODUCTION')
  const criteria = criteriaOf(['name', 'EQUALS', 'front.jpg'])
  expect((await anna.add(other, { selection: { criteria } })).added).toBe(1)
  // What another procedure is about comes along where this one can be about it.
  expect((await anna.add(other, { fromProcedure: anna.request })).added).toBe(1)
  expect((await anna.add(await anna.begin('LOAN_OUT'), { fromProcedure: anna.request })).added).toBe(0)
})

test('Procedures are found by their files, and files by the procedures that they are in [C-Q01] [C-P03]', async () => {
  const anna = await requested()
  await anna.add(anna.request, { selection: { ids: [anna.front, anna.back] } })
  expect((await anna.write(anna.request, anna.front, 1, cleared)).status).toBe(200)
  const of = await anna.ask<{ result: ProcedureRow[] }>('GET', `/procedures?object=${anna.front}`)
  expect(of.body.result.map(({ id }) => id)).toEqual([anna.request])
  const titles = async (path: string, criteria: string) => {
    const { body } = await anna.ask<{ result: { title: string }[] }>(
      'GET',
      `${path}?${new URLSearchParams({ criteria })}`,
    )
    return body.result.map(({ title }) => title)
  }
  expect(
    await titles(
      '/files/',
      criteriaOf(['@lines>reproduction>@line/clearance/rights', 'EQUALS', String(imageClearances.CLEARED)]),
    ),
  ).toEqual(['front.jpg'])
  expect(
    await titles('/reproduction-requests/', criteriaOf(['@lines>file>name', 'EQUALS', 'back.jpg'])),
  ).toEqual(['A book about cups'])
})

test('A table of files has no numbers: its rows are found by their ids, and a table without these is refused [C-P03] [C-K16]', async () => {
  const anna = await requested()
  await anna.add(anna.request, { selection: { ids: [anna.front, anna.back] } })
  const table = `/procedures/${anna.request}/objects/table`
  const written = await anna.inject('GET', `${table}?format=csv`)
  const [head = ''] = written.body.split('\r\n')
  expect(head).toMatch(/^\W*@id,@version,Title,/)
  const unchanged = await anna.inject('POST', table, written.body)
  expect(unchanged.json<LoadedObjects>()).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  const detail = `@id,Detail\n${anna.front},The rim\n`
  expect((await anna.inject('POST', table, detail)).json<LoadedObjects>()).toMatchObject({ changed: 1 })
  expect(await anna.list(anna.request)).toMatchObject([{ values: { detail: 'The rim' } }, { values: {} }])
  const byNumber = await anna.inject('POST', table, 'Number,Detail\n1915.7,The rim\n')
  expect(byNumber.statusCode).toBe(400)
  expect(byNumber.body).toContain('does not show which records')
})

test('A template of a request prints what its files are, and what is agreed about each [C-P12]', async () => {
  const anna = await requested()
  await anna.add(anna.request, { selection: { ids: [anna.front, anna.back] } })
  await anna.write(anna.request, anna.front, 1, { ...cleared, detail: 'The rim' })
  const document: GivenTemplate = {
    family: 'document',
    kind: 'LIST',
    about: 'REPRODUCTION',
    blocks: [
      { type: 'heading', text: { en: 'Images for {{@title}}' } },
      {
        type: 'table',
        columns: [
          { path: 'object>@picture', width: 20 },
          { path: 'object>@title' },
          { path: 'object>resolution' },
          { path: 'line>detail' },
        ],
      },
    ],
  }
  const { body, status } = await anna.ask<TemplateRead>('POST', '/print-templates', {
    name: 'Images',
    document,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const pdf = await anna.inject('POST', `/template/${body.id}`, { procedureId: anna.request })
  expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
  const { text } = await readPdf(pdf.rawPayload)
  for (const words of ['Images for A book about cups', 'front.jpg', 'back.jpg', 'The rim'])
    expect(text).toContain(words)
})

test('A file that is deleted for good leaves its words in the history of the request, for those who may see files [C-K13] [C-P03]', async () => {
  const anna = await requested()
  const reader = await registrar(app, anna.museum, { role: 'USER', permissions: ['reproduction-read'] })
  await anna.add(anna.request, { selection: { ids: [anna.front, anna.back] } })
  await anna.write(anna.request, anna.front, 1, cleared)
  await anna.ask('DELETE', `/files/${anna.front}`)
  expect(await anna.list(anna.request)).toMatchObject([{ deleted: true }, { deleted: false }])
  await app().database.inTenant(anna.museum.tenantId, ({ db }) =>
    db
      .updateTable('card')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('tenant_id', '=', anna.museum.tenantId)
      .where('deleted_at', 'is not', null)
      .execute(),
  )
  await app().jobs.enqueue(undefined, { name: 'cards.empty-bin', run: async () => undefined }, {})
  await vi.waitFor(async () => expect(await anna.list(anna.request)).toHaveLength(1), 10_000)
  const eventsFor = async ({ ask }: Pick<typeof reader, 'ask'>) =>
    (await ask<{ result: Event[] }>('GET', `/procedures/${anna.request}/events`)).body.result
  const [gone, changed] = await eventsFor(anna)
  expect(gone).toMatchObject({
    kind: 'objectsGone',
    details: { count: 1, objects: [{ name: 'front.jpg', document: cleared }] },
  })
  expect(changed).toMatchObject({ kind: 'objectChanged', details: { number: 'front.jpg' } })
  const [seen] = await eventsFor(reader)
  expect(seen?.details).toEqual({ count: 1 })
})

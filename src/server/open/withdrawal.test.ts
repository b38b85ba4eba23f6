import { expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readWithdrawn } from '#model/api/open-collection.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { openSite } from '../../../test/harness/open-site.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const own = { picturesWithObjects: false, languages: ['en', 'it'] } as const

const reason = 'The family of the sitter objects'

interface ErrorBody {
  readonly error: string
  readonly message: string
}

test('A record is withdrawn at once, also from under somebody who edits it, and history and audit log have the reason [O-W33] [O-W05]', async () => {
  const site = await openSite(app, own)
  const { id } = await site.put({ title: { en: 'Portrait' } })
  await site.publish(id)
  expect((await site.page(id)).status).toBe(200)
  const editor = await registrar(app, site.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueEdit'],
  })
  expect((await editor.ask('PUT', `/catalogue/${id}/lock`)).status).toBe(200)
  expect((await editor.ask('PUT', `/catalogue/${id}/withdrawal`, { reason })).status).toBe(403)
  expect((await site.ask('PUT', `/catalogue/${id}/withdrawal`, { reason: ' ' })).status).toBe(400)
  const { status, body } = await site.ask<CardAnswer>('PUT', `/catalogue/${id}/withdrawal`, { reason })
  expect([status, body.publishedOnWeb, body.withdrawal?.reason]).toEqual([200, false, reason])
  const gone = await site.page(id)
  expect(gone.status).toBe(410)
  expect(gone.body).not.toContain('family')
  const [last] = await site.history(id)
  expect([last?.action, JSON.stringify(last?.changes)]).toEqual([
    'withdrawn',
    expect.stringContaining(reason),
  ])
  const log = await site.ask<object>('GET', `/tenant/${site.museum.tenantId}/audit`)
  expect(JSON.stringify(log.body)).toContain(reason)
  const { body: listed } = await site.ask<OutputOf<typeof readWithdrawn>>('GET', `${site.at}/withdrawn`)
  expect(listed.result).toMatchObject([{ id, type: 'object', reason, title: 'Portrait' }])
})

test('Nothing publishes a withdrawn record before a person lifts that with a note: neither its own button, nor many at once, nor an undo [O-W33]', async () => {
  const site = await openSite(app, own)
  const { id } = await site.put({ title: { en: 'Portrait' } })
  const other = await site.put({ title: { en: 'Landscape' } })
  const unpublished = await (async () => {
    await site.publish(id)
    return site.bulk([id], { kind: 'publish', published: false })
  })()
  await site.ask('PUT', `/catalogue/${id}/withdrawal`, { reason })
  const refused = await site.ask<ErrorBody>('PUT', `/catalogue/${id}/published_on_web`, { published: true })
  expect([refused.status, refused.body.error]).toEqual([409, 'withdrawn'])
  expect(refused.body.message).toContain('Lift the withdrawal')
  const { body: preview } = await site.ask<{ refused: number; changed: number }>(
    'POST',
    '/catalogue/bulk/preview',
    {
      selection: { ids: [id, other.id] },
      action: { kind: 'publish', published: true },
    },
  )
  expect(preview).toMatchObject({ refused: 1, changed: 1 })
  const done = await site.bulk([id, other.id], { kind: 'publish', published: true })
  expect(done).toMatchObject({ progress: { success: [other.id], fail: [id] } })
  await site.undo(unpublished)
  expect((await site.read(id)).publishedOnWeb).toBe(false)
  expect((await site.read(other.id)).publishedOnWeb).toBe(true)
  const lift = (note: string) => site.ask('DELETE', `/catalogue/${id}/withdrawal`, { note })
  expect((await lift('')).status).toBe(400)
  const lifted = await lift('They agreed in writing')
  expect([lifted.status, lifted.body.withdrawal, lifted.body.publishedOnWeb]).toEqual([200, undefined, false])
  expect((await lift('Again')).status).toBe(409)
  await site.publish(id)
  expect((await site.page(id)).status).toBe(200)
})

test('A record that was never published can be kept from it, and no other museum sees or changes that [O-W33]', async () => {
  const site = await openSite(app, own)
  const { id } = await site.put({ title: { en: 'Portrait' } })
  const { status, body } = await site.ask<CardAnswer>('PUT', `/catalogue/${id}/withdrawal`, { reason })
  expect([status, body.withdrawal?.reason]).toEqual([200, reason])
  expect((await site.history(id))[0]?.action).toBe('withdrawn')
  expect((await site.ask('PUT', `/catalogue/${id}/published_on_web`, { published: true })).status).toBe(409)
  const outsider = await openSite(app, own)
  expect((await outsider.ask('PUT', `/catalogue/${id}/withdrawal`, { reason })).status).toBe(404)
  expect((await outsider.ask<object>('GET', `${outsider.at}/withdrawn`)).body).toEqual({ result: [] })
  expect((await outsider.ask('GET', `${site.at}/withdrawn`)).status).toBe(404)
})

import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { openRoomFor, readRoom } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { openLink, SharedCard, ShareLink } from '#model/api/sharing.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()
const password = 'red figure'

let strangers = 0
/** Somebody else every time, where attempts are counted. */
const stranger = (): string => {
  strangers += 1
  return `10.9.0.${strangers}`
}

const outside = async <T>(method: Method, url: string, payload?: object, remoteAddress = stranger()) => {
  const answer = await app().http.inject({
    method,
    url: `/api/v1/public${url}`,
    remoteAddress,
    headers: { 'accept-language': 'en' },
    ...(payload && { payload }),
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    body: (answer.headers['content-type']?.includes('json') ? answer.json() : undefined) as T,
  }
}

const open = (token: string, given: string, address?: string) =>
  outside<OutputOf<typeof openLink>>('POST', '/links/open', { token, password: given }, address)

const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

/** A record and a loan, each with a link that has a password. */
async function protectedLinks() {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const { id } = await person.put({ title: { en: 'Cup' }, objectNumbers: [{ objectNumber: '7' }] })
  const at = `/catalogue/object/${id}/share`
  const share = async (payload: object = { password }) => {
    const { status, body } = await person.ask<{ url: string; id: string }>('POST', at, payload)
    expect(status).toBe(201)
    return { id: body.id, token: tokenOf(body.url) }
  }
  const links = async () => (await person.ask<{ result: ShareLink[] }>('GET', at)).body.result
  const loan = (await person.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Silver' }))
    .body
  await person.ask('PUT', `/procedures/${loan.id}/objects`, { numbers: ['7'] })
  const room = async () => {
    const { body } = await person.ask<OutputOf<typeof openRoomFor>>('POST', `/procedures/${loan.id}/room`, {
      recipient: 'Muzeum Toruń',
      password,
    })
    return tokenOf(body.url)
  }
  return { museum, ask: person.ask, at, share, links, room }
}

test('A link to a record or a room asks for its password; whoever has given it reads all that the link opens, and nobody else [F-H01]', async () => {
  const { share, room } = await protectedLinks()
  const record = (await share()).token
  const loan = await room()
  const addresses = (token: string, of: string, grant = '') =>
    ({
      shared: [`/shared/${token}${grant}`, `/shared/${token}/pdf${grant}`],
      rooms: [`/rooms/${token}${grant}`, `/rooms/${token}/objects${grant}`],
    })[of] ?? []
  for (const [token, of] of [
    [record, 'shared'],
    [loan, 'rooms'],
  ] as const) {
    for (const url of addresses(token, of)) {
      const locked = await outside<{ error: string; message: string }>('GET', url)
      expect([locked.status, locked.body.error]).toEqual([403, 'password_needed'])
      expect(locked.body.message).toContain('Museo Civico')
      for (const secret of ['Cup', 'Silver']) expect(locked.text).not.toContain(secret)
    }
    expect((await open(token, 'black figure')).status).toBe(400)
    const { grant } = (await open(token, password)).body
    for (const url of addresses(token, of, `?grant=${grant}`))
      expect((await outside('GET', url)).status).toBe(200)
    const forged = `${grant.slice(0, -4)}AAAA`
    for (const url of addresses(token, of, `?grant=${forged}`))
      expect((await outside('GET', url)).status).toBe(403)
  }
  const other = (await open((await share()).token, password)).body.grant
  expect((await outside('GET', `/shared/${record}?grant=${other}`)).status).toBe(403)
  const { grant } = (await open(loan, password)).body
  const sent = await outside('POST', `/rooms/${loan}/answers/facility`, { values: { name: 'Ewa' } })
  expect([sent.status, (sent.body as { error: string }).error]).toEqual([403, 'password_needed'])
  const values = { values: { name: 'Ewa' } }
  expect((await outside('POST', `/rooms/${loan}/answers/facility?grant=${grant}`, values)).status).toBe(200)
  const { body } = await outside<OutputOf<typeof readRoom>>('GET', `/rooms/${loan}?grant=${grant}`)
  expect(body.sent).toMatchObject({ facility: { name: 'Muzeum Toruń' } })
  const card = (
    await outside<SharedCard>('GET', `/shared/${record}?grant=${(await open(record, password)).body.grant}`)
  ).body
  expect((await outside('GET', card.pdfUrl.replace('/api/v1/public', ''))).status).toBe(200)
})

test('A password of a link is guessed at only a few times, and a link that is unknown, revoked or of another museum answers alike [F-H01] [P-P13]', async () => {
  const { share, museum, ask, at } = await protectedLinks()
  const { token, id } = await share()
  const revoked = await share()
  expect((await ask('DELETE', `${at}/${revoked.id}`)).status).toBe(204)
  expect((await ask('DELETE', `${at}/${revoked.id}`)).status).toBe(404)
  const other = await makeMuseum(app())
  const gone = await open(revoked.token, password)
  expect(gone.status).toBe(410)
  for (const unknown of [
    'x',
    `${other.tenantId}-${token.slice(-43)}`,
    `${museum.tenantId}-${'A'.repeat(43)}`,
  ])
    expect((await open(unknown, password)).text).toBe(gone.text)
  let status = 0
  for (let attempt = 0; attempt < 11; attempt += 1)
    status = (await open(token, 'guessed', '10.10.0.1')).status
  expect(status).toBe(429)
  expect((await open(token, password)).status).toBe(200)
  const rows = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db.selectFrom('share_link').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).execute(),
  )
  for (const secret of [password, token.slice(-43)]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('The museum sees which links of a record work, how often each was opened and when, and revokes one of them [F-H01]', async () => {
  const { share, links, ask, at } = await protectedLinks()
  const plain = await share({ days: 3 })
  const locked = await share()
  await outside('GET', `/shared/${plain.token}`)
  await outside('GET', `/shared/${plain.token}`)
  await outside('GET', `/shared/${locked.token}`)
  expect(await links()).toMatchObject([
    { id: locked.id, hasPassword: true, views: 0, lastUsedAt: null },
    { id: plain.id, hasPassword: false, views: 2, lastUsedAt: expect.any(String) },
  ])
  expect((await ask('DELETE', `${at}/${plain.id}`)).status).toBe(204)
  expect((await outside('GET', `/shared/${plain.token}`)).status).toBe(410)
  expect((await links()).map(({ id }) => id)).toEqual([locked.id])
})

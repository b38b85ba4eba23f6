import '#server/print/index.ts'
import { expect, test } from 'vitest'
import type { SharedCard } from '#model/api/sharing.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { richCards, withTerms } from '../../../test/harness/rich-cards.ts'

const app = useTestApp()
const day = 24 * 60 * 60

async function sharedAmphora() {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const values = await withTerms(app(), museum, richCards.archaeological)
  const made = await app().http.inject({
    method: 'POST',
    url: '/api/v1/catalogue/',
    headers,
    payload: { values },
  })
  const { id } = made.json<{ id: string }>()
  const url = `/api/v1/catalogue/object/${id}/share`
  const share = async (payload?: object) => {
    const answer = await app().http.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, answer.body).toBe(201)
    const shared = answer.json<{ url: string; expiresAt: string }>()
    return { ...shared, token: new URL(shared.url).searchParams.get('token') ?? '' }
  }
  const shares = async () =>
    (await app().http.inject({ url, headers })).json<{ result: { createdBy: string }[] }>().result
  const take = () => app().http.inject({ method: 'DELETE', url, headers })
  return { museum, headers, id, share, shares, take }
}

const read = (token: string, rest = '') => app().http.inject({ url: `/api/v1/public/shared/${token}${rest}` })

test('A shared card is read by everybody who has its address, without what never leaves the museum [C-O08]', async () => {
  const { share, shares } = await sharedAmphora()
  const { token, url, expiresAt } = await share()
  expect(url).toMatch(/^https:\/\/vitrine\.test\/shared\?token=/)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29.9 * day * 1000)
  const answer = await read(token, '?lang=pl')
  expect(answer.statusCode, answer.body).toBe(200)
  const card = answer.json<SharedCard>()
  expect(card).toMatchObject({
    museum: 'Museo Civico',
    number: '48.2114',
    title: 'Amfora panatenajska z Ateną i długodystansowcami',
    pictureUrl: null,
  })
  expect(card.sections.map(({ name }) => name)).toContain('dating')
  const pdf = await read(token, '/pdf?lang=pl')
  const { text } = await readPdf(pdf.rawPayload)
  expect(text).toContain('Amfora panatenajska')
  for (const secret of [
    'Secret store 7',
    'Private Owner',
    '450',
    '7654321',
    'Remarks for the staff',
    'Withheld',
    '42.4213',
    'Vulci',
  ])
    for (const output of [answer.body, text]) expect(output).not.toContain(secret)
  expect(await shares()).toMatchObject([{ createdBy: 'Żaneta Groß' }])
})

test('Its address works for the days it was given for, and until it is taken back [C-O08]', async () => {
  const { share, shares, take } = await sharedAmphora()
  const short = await share({ days: 2 })
  const long = await share({ days: 90 })
  app().travel(3 * day)
  expect((await read(short.token)).statusCode).toBe(410)
  expect((await read(long.token)).statusCode).toBe(200)
  app().travel(0)
  expect(await shares()).toHaveLength(2)
  expect((await take()).statusCode).toBe(204)
  for (const rest of ['', '/pdf', '/picture']) {
    const gone = await read(long.token, rest)
    expect(gone.statusCode).toBe(410)
    expect(gone.json()).toMatchObject({ error: 'gone' })
  }
  expect(await shares()).toEqual([])
})

test('A card in the bin, a guessed address and one of another museum lead nowhere [C-O08] [P-P13]', async () => {
  const { share, headers, id, museum } = await sharedAmphora()
  const { token } = await share()
  const [, secret = ''] = token.match(/^\d+-(.*)$/) ?? []
  const other = await makeMuseum(app())
  for (const guessed of [
    'x',
    '0',
    `${museum.tenantId}-`,
    `${other.tenantId}-${secret}`,
    `${museum.tenantId}-${'A'.repeat(43)}`,
    `99999999999999999999-${secret}`,
    `9223372036854775807-${secret}`,
  ])
    expect((await read(guessed)).statusCode).toBe(410)
  expect((await read(token)).statusCode).toBe(200)
  await app().http.inject({ method: 'DELETE', url: `/api/v1/catalogue/${id}`, headers })
  expect((await read(token)).statusCode).toBe(410)
})

test('Its secret is not kept, and only who may share shares [C-O08]', async () => {
  const { share, museum, id } = await sharedAmphora()
  const { token } = await share()
  const rows = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db.selectFrom('share_link').selectAll().where('tenant_id', '=', tenantId).execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(token.slice(-43))
  expect(rows[0]?.token_hash).toHaveLength(32)
  const reader = await signedIn(app(), { museum, permissions: ['catalogueRead', 'catalogueDownloadCard'] })
  const url = `/api/v1/catalogue/object/${id}/share`
  const { headers } = reader
  expect((await app().http.inject({ method: 'POST', url, headers })).statusCode).toBe(403)
  const sharer = await signedIn(app(), { museum, permissions: ['catalogueRead', 'shareCard'] })
  for (const days of [0, 366, 1.5, '3'])
    expect(
      (await app().http.inject({ method: 'POST', url, headers: sharer.headers, payload: { days } }))
        .statusCode,
    ).toBe(400)
})

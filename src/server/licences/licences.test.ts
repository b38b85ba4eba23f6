import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Account, LicenceOrder } from '#model/api/licences.ts'
import { showDay } from '#model/dates/day.ts'
import { gigabyte } from '#model/licences/plans.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { aMuseumData } from '../../../test/harness/museum-data.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(() => post.stop())

const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

const day = 24 * 60 * 60 * 1000

const idOf = async (address: string): Promise<string> =>
  (await app().http.inject(`/api/v1/public/static/terms/${address}`)).json<{ id: string }>().id

const contact = (name: string) => `${name.replace(' ', '.')}@post.museum`.toLowerCase()

const orderOf = async (planId: string, { name }: TestMuseum) => ({
  acceptedTcId: await idOf('tc?type=paid'),
  acceptedTc2Id: await idOf('tc2'),
  acceptedSLAId: await idOf('sla'),
  acceptedSLA2Id: await idOf('sla2'),
  acceptedPrivacyPolicyId: await idOf('privacy-policy'),
  museumProfile: aMuseumData(name, {
    organisationContact: { name: 'Ufficio', phoneNumber: '', email: contact(name) },
  }),
  planId,
})

interface PlanAnswer {
  readonly id: string
  readonly duration: number
  readonly storageLimit: number
  readonly price: number
}

const plans = async () => (await app().http.inject('/api/v1/public/static/plans')).json<PlanAnswer[]>()
const planId = async (years: number, size: number) =>
  (await plans()).find(({ duration, storageLimit }) => duration === years && storageLimit === size)?.id ?? ''

const setLicence = ({ tenantId }: TestMuseum, licence: { type: 'TRIAL' | 'PAID'; to: Date }) =>
  app().database.asSystem('test', db =>
    db
      .updateTable('tenant')
      .set({ licence_type: licence.type, licence_to: licence.to })
      .where('id', '=', tenantId)
      .execute(),
  )

const onTrial = async (to = new Date(Date.now() + 10 * day)) => {
  const museum = await makeMuseum(app())
  const person = await registrar(app, museum)
  await setLicence(museum, { type: 'TRIAL', to })
  const account = async () => (await person.ask<Account>('GET', `/tenant/${museum.tenantId}/account`)).body
  const orders = async () =>
    (await person.ask<LicenceOrder[]>('GET', `/tenant/${museum.tenantId}/orders`)).body
  return { ...person, museum, account, orders }
}

const mailsAbout = (text: string) => post.received.filter(mail => mail.text?.includes(text))

test('Everybody sees the plans that are sold, in years, GB and euro, and no others [P-U10]', async () => {
  await app().database.asSystem('test', db =>
    db.insertInto('plan').values({ duration: 2, storage_limit: 7, price: 1, active: false }).execute(),
  )
  const sold = await plans()
  expect(sold).toContainEqual(
    expect.objectContaining({ duration: 3, durationUnit: 'YEARS', storageLimit: 50, price: 1590 }),
  )
  expect(new Set(sold.map(({ duration }) => duration))).toEqual(new Set([1, 3]))
})

describe('an order', () => {
  test('turns the trial into a paid licence with the time and space of the plan, tells everybody concerned, and leaves a record [P-U05, P-U06, P-U08, P-U09]', async () => {
    const operator = await makePerson(app(), { operator: true })
    const { ask, account, orders, museum } = await onTrial()
    const seen: string[] = []
    app().events.subscribe(
      { tenantId: museum.tenantId, accountId: '1', sessionId: '1' },
      { onEvent: event => seen.push(event.name), onGap: () => undefined },
    )
    expect(await account()).toMatchObject({ plan: null, licence: { type: 'TRIAL', active: true } })
    const sent = await ask<LicenceOrder>('PUT', '/tenant/upgrade', await orderOf(await planId(3, 50), museum))
    expect(sent).toMatchObject({
      status: 200,
      body: { state: 'ORDERED', invoiceNumber: '', plan: { price: 1590 } },
    })
    const after = await account()
    expect(after).toMatchObject({
      plan: { duration: 3, storageLimit: 50 },
      licence: { type: 'PAID', active: true },
      usedSpace: 0,
      storageLimit: 50 * gigabyte,
      usersCount: 1,
      objectsCount: 0,
      administrators: [{ name: 'Żaneta Groß' }],
    })
    const years = (Date.parse(after.licence.validTo) - Date.now()) / (365.25 * day)
    expect(years).toBeCloseTo(3, 1)
    expect(await orders()).toEqual([sent.body])
    const terms = await ask<{ kind: string; version: number; title: string }[]>(
      'GET',
      `/tenant/${museum.tenantId}/terms`,
    )
    expect(terms.body.map(({ kind }) => kind).sort()).toEqual(['privacy-policy', 'sla', 'sla2', 'tc', 'tc2'])
    expect(terms.body.find(({ kind }) => kind === 'tc')).toMatchObject({
      version: 1,
      title: 'Terms of the subscription',
    })
    const actions = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', museum.tenantId)
        .select('action')
        .orderBy('id')
        .execute(),
    )
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['termsAccepted', 'museumChanged', 'licenceOrdered']),
    )
    await vi.waitFor(() => expect(seen).toContain('museum.changed'), 10_000)
    await vi.waitFor(() => {
      const to = mailsAbout(museum.name).flatMap(mail => mail.recipients)
      expect(to).toEqual(expect.arrayContaining([contact(museum.name), operator.email]))
      expect(to).toHaveLength(3)
    }, 10_000)
    const [mail] = mailsAbout(museum.name).filter(({ recipients }) =>
      recipients.includes(contact(museum.name)),
    )
    expect(mail?.text).toContain('Plan: 3 years, 50 GB')
    expect(mail?.text).toContain('Price: €1,590')
    expect(mail?.text).toContain('https://vitrine.test/app/settings/licence')
  })

  test("carries the museum's own number into the list, the mails, the PDF and the operator's list [F-T15] [P-U06]", async () => {
    const operator = await signedIn(app(), { operator: true })
    const { ask, orders, museum, headers } = await onTrial()
    const body = await orderOf(await planId(1, 50), museum)
    const tooLong = await ask('PUT', '/tenant/upgrade', { ...body, purchaseOrder: '7'.repeat(61) })
    expect(tooLong).toMatchObject({ status: 400, body: { fields: { purchaseOrder: expect.any(String) } } })
    const sent = await ask<LicenceOrder>('PUT', '/tenant/upgrade', { ...body, purchaseOrder: ' PO\n7/2026 ' })
    expect(sent).toMatchObject({ status: 200, body: { purchaseOrder: 'PO 7/2026' } })
    expect(await orders()).toMatchObject([{ purchaseOrder: 'PO 7/2026' }])
    const listed = await app().http.inject({
      url: `/api/v1/operator/museums/${museum.tenantId}/orders`,
      headers: operator.headers,
    })
    expect(listed.json().result).toMatchObject([{ purchaseOrder: 'PO 7/2026' }])
    await vi.waitFor(() => {
      const mails = mailsAbout(museum.name)
      expect(mails.length).toBeGreaterThan(2)
      for (const mail of mails) expect(mail.text).toContain('Purchase order number: PO 7/2026')
    }, 10_000)
    const url = `/api/v1/tenant/${museum.tenantId}/orders/${sent.body.id}/pdf?lang=de`
    const { pages } = await readPdf((await app().http.inject({ url, headers })).rawPayload)
    expect(pages[0]).toContain('Ihre Bestellnummer')
    expect(pages[0]).toContain('PO 7/2026')
  })

  test('that is sent twice at once stands once [P-U05]', async () => {
    const { ask, account, orders, museum } = await onTrial()
    const body = await orderOf(await planId(1, 10), museum)
    const answers = await Promise.all([1, 2, 3].map(() => ask<LicenceOrder>('PUT', '/tenant/upgrade', body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    expect(await orders()).toHaveLength(1)
    expect((Date.parse((await account()).licence.validTo) - Date.now()) / day).toBeLessThan(367)
  })

  test('adds its time to a paid licence that still runs, and begins anew after one that has ended [P-U06, P-A06]', async () => {
    const running = await onTrial()
    const to = new Date(Date.now() + 20 * day)
    await setLicence(running.museum, { type: 'PAID', to })
    await running.ask('PUT', '/tenant/upgrade', await orderOf(await planId(1, 10), running.museum))
    const expected = new Date(to)
    expected.setUTCFullYear(to.getUTCFullYear() + 1)
    expect((await running.account()).licence.validTo).toBe(expected.toISOString())

    const ended = await onTrial(new Date(Date.now() - 20 * day))
    expect((await ended.call('GET', '/?blocksize=1')).body).toMatchObject({ error: 'licence_expired' })
    expect(await ended.account()).toMatchObject({ licence: { active: false } })
    expect(
      (await ended.ask('PUT', '/tenant/upgrade', await orderOf(await planId(1, 10), ended.museum))).status,
    ).toBe(200)
    expect((await ended.call('GET', '/?blocksize=1')).status).toBe(200)
    const days = (Date.parse((await ended.account()).licence.validTo) - Date.now()) / day
    expect(Math.round(days)).toBeGreaterThan(363)
  })

  test('of a plan that is too small, not sold, or without the documents of today is refused, and nothing of it stays [P-U01, P-U03]', async () => {
    const { ask, account, orders, museum, accountId } = await onTrial()
    const small = await planId(1, 10)
    const body = await orderOf(small, museum)
    const refused = async (change: object, fields: readonly string[]) => {
      const answer = await ask<{ fields: Record<string, string> }>('PUT', '/tenant/upgrade', {
        ...body,
        ...change,
      })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(fields)
      return answer.body.fields
    }
    await refused({ planId: '999999' }, ['planId'])
    await refused({ acceptedTcId: body.acceptedTc2Id }, ['acceptedTcId'])
    await refused({ museumProfile: { ...body.museumProfile, postCode: 'x' } }, ['museumProfile.postCode'])
    await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .insertInto('file')
        .values({
          tenant_id: museum.tenantId,
          card_id: '1',
          name: 'large.tif',
          mime: 'image/tiff',
          bytes: 10 * gigabyte,
          sha256: '0'.repeat(64),
          storage_key: 'none',
          created_by: accountId,
        })
        .execute(),
    )
    const { planId: problem } = await refused({}, ['planId'])
    expect(problem).toBe('The museum uses more space than this plan offers')
    expect(await account()).toMatchObject({
      licence: { type: 'TRIAL' },
      usedSpace: 10 * gigabyte,
      usedFor: { pictures: 10 * gigabyte, films: 0, earlier: 0 },
    })
    expect(await orders()).toEqual([])
  })

  test('is printed on one page in the language of the person, for administrators of its museum alone, also when the licence has ended [P-U08]', async () => {
    const { ask, museum, headers } = await onTrial()
    const { body: order } = await ask<LicenceOrder>(
      'PUT',
      '/tenant/upgrade',
      await orderOf(await planId(3, 50), museum),
    )
    await setLicence(museum, { type: 'PAID', to: new Date(Date.now() - day) })
    const url = `/api/v1/tenant/${museum.tenantId}/orders/${order.id}/pdf?lang=it`
    const answer = await app().http.inject({ url, headers })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { pages, title, language } = await readPdf(answer.rawPayload)
    expect(pages).toHaveLength(1)
    expect({ title, language }).toEqual({ title: `Ordine ${order.id}`, language: 'it' })
    for (const text of [
      app().config.productName,
      museum.name,
      '3 anni, 50 GB',
      '1590 €',
      'Ordinato',
      showDay(order.orderedAt),
      'Żaneta Groß',
      contact(museum.name),
      'Questo documento non è una fattura',
    ])
      expect(pages[0]).toContain(text)
    const user = await registrar(app, museum, { role: 'USER' })
    expect((await app().http.inject({ url, headers: user.headers })).statusCode).toBe(403)
    const other = await onTrial()
    const foreign = `/api/v1/tenant/${other.museum.tenantId}/orders/${order.id}/pdf`
    expect((await app().http.inject({ url: foreign, headers: other.headers })).statusCode).toBe(404)
    expect((await app().http.inject({ url, headers: other.headers })).statusCode).toBe(404)
  })

  test('is for administrators of the museum alone; everybody of it sees its licence [P-U08]', async () => {
    const { museum } = await onTrial()
    const user = await registrar(app, museum, { role: 'USER' })
    const body = await orderOf(await planId(1, 10), museum)
    expect((await user.ask('PUT', '/tenant/upgrade', body)).status).toBe(403)
    expect((await user.ask('PUT', '/tenant/terms', {})).status).toBe(403)
    expect((await user.ask('GET', `/tenant/${museum.tenantId}/orders`)).status).toBe(403)
    expect((await user.ask('GET', `/tenant/${museum.tenantId}/account`)).status).toBe(200)
  })
})

test('An administrator agrees to documents of the present licence [P-U09]', async () => {
  const { ask } = await onTrial()
  const paid = { acceptedTcId: await idOf('tc?type=paid') }
  const trial = { acceptedTcId: await idOf('tc?type=trial') }
  expect((await ask('PUT', '/tenant/terms', paid)).status).toBe(400)
  expect((await ask('PUT', '/tenant/terms', trial)).status).toBe(204)
})

describe('reminders', () => {
  test('are mailed once each, to administrators who want them, in their language; what is outdated is left out [P-A15]', async () => {
    const { museum, accountId } = await onTrial()
    const mute = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    await makePerson(app(), { museum, role: 'USER' })
    await app().database.asSystem('test', async db => {
      await db.updateTable('account').set({ language: 'it' }).where('id', '=', accountId).execute()
      await db
        .updateTable('account')
        .set({ notifications: JSON.stringify({ licence: false }) })
        .where('id', '=', mute.accountId)
        .execute()
    })
    const subjects = () =>
      post.received
        .filter(({ subject }) => subject?.includes(museum.name))
        .map(({ subject }) => subject ?? '')
    const remind = async (daysAhead: number) => {
      app().travel(daysAhead * 24 * 60 * 60)
      for (let round = 0; round < 2; round++) await app().licences.remind()
    }
    await remind(1)
    await remind(3.5)
    await vi.waitFor(() => expect(subjects()).toHaveLength(1), 10_000)
    expect(subjects()[0]).toMatch(/^La prova di .* termina il \d\d\/\d\d\/\d{4}$/)
    await remind(4)
    await remind(12)
    await vi.waitFor(() => expect(subjects()).toHaveLength(2), 10_000)
    expect(subjects()[1]).toBe(`La prova di ${museum.name} è terminata`)
    app().travel(0)
  })

  test('are mailed once each, too, when several servers have the same thought at the same moment [P-A15]', async () => {
    const museums = await Promise.all([6, 6, -1].map(days => onTrial(new Date(Date.now() + days * day))))
    await Promise.all(Array.from({ length: 4 }, () => app().licences.remind()))
    // Counted when none is queued any more: a second one that is sent a moment later would be missed in the box.
    await vi.waitFor(async () => {
      const lined = await app().database.asSystem('test', db =>
        sql`select id from jobs.job where name = 'mail.send'`.execute(db),
      )
      expect(lined.rows).toEqual([])
    }, 20_000)
    for (const { museum } of museums)
      expect(post.received.filter(({ subject }) => subject?.includes(museum.name))).toHaveLength(1)
  })
})

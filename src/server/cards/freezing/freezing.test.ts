import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Signature, Standing } from '#model/api/cards/freeze-endpoints.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { conditionReportCard } from '#model/cards/condition-report/condition-report-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Database } from '#server/platform/db/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { freezingRoutes } from './routes.ts'

const { belongsTo: _, ...alone } = conditionReportCard

/** A type that declares that its records are finished for good, and has no code of its own. */
const declared = {
  ...alone,
  type: 'person',
  path: '/api/v1/finished-for-good',
} as unknown as CardDeclaration

const app = useTestApp({
  routes: freezingRoutes(declared, {
    database: { inTenant: (id, work) => app().database.inTenant(id, work) } as Database,
    clock: () => new Date(),
    renamed: async () => undefined,
    follow: async () => undefined,
    freezing: () => ({}),
    extras: {},
    evidence: [],
    texts: await openTextBook('Vitrine'),
  }),
})

async function draft() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const { id: objectId } = await anna.put({ title: { en: 'Seascape' } })
  const { body } = await anna.ask<{ id: string }>('POST', '/condition-reports', { objectId })
  const change = (values: object) =>
    anna.ask('PUT', `/condition-reports/${body.id}`, {
      version: 1,
      values: { date: '2026-11-20', ...values },
    })
  return { anna, museum, id: body.id, change }
}

const signing = { name: 'Anna Nowak', role: 'COURIER', strokes: [] }

test.each(['finished-for-good', 'condition-records'])(
  'A record is finished with what it says, signed and annulled by the calls at %s alone [C-P08]',
  async path => {
    const { anna, museum, id, change } = await draft()
    const call = <T = CardAnswer & { readonly state?: { id: number } }>(
      method: 'GET' | 'PUT' | 'POST',
      rest: string,
      payload?: object,
    ) => anna.ask<T>(method, `/${path}/${id}/${rest}`, payload)
    const standing = async () => (await call<Standing>('GET', 'frozen')).body
    expect(await standing()).toEqual({
      unmet: ['graded'],
      frozen: null,
      annulled: null,
      signatures: [],
      earlier: [],
    })
    expect(await call('PUT', 'finished', { version: 1 })).toMatchObject({
      status: 400,
      body: { data: { unmet: ['graded'] } },
    })
    expect((await call('POST', 'signatures', signing)).status).toBe(409)
    expect((await call('PUT', 'annulled', { reason: 'Wrong' })).status).toBe(409)
    await change({ grade: { id: 2 } })
    // Somebody finishes what somebody else has changed since, or is changing.
    expect((await call('PUT', 'finished', { version: 1 })).status).toBe(409)
    const jan = await registrar(app, museum)
    await jan.ask('PUT', `/condition-records/${id}/lock`, {})
    expect((await call('PUT', 'finished', { version: 2 })).status).toBe(423)
    await jan.ask('DELETE', `/condition-records/${id}/lock`)
    const may = (abilities: object) => ({ status: 200, body: { abilities } })
    const record = () => anna.ask('GET', `/condition-records/${id}`)
    expect(await record()).toMatchObject(may({ finish: true, annul: false, sign: false }))
    expect(await call('PUT', 'finished', { version: 2 })).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await record()).toMatchObject(may({ edit: false, finish: false, annul: true, sign: true }))
    expect((await call('PUT', 'finished', { version: 3 })).status).toBe(409)

    const { frozen } = await standing()
    expect(frozen).toMatchObject({ intact: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const { content } = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('card_frozen').select('content').executeTakeFirstOrThrow(),
    )
    expect(createHash('sha256').update(content).digest('hex')).toBe(frozen?.sha256)
    expect(JSON.parse(content)).toMatchObject({
      id,
      values: { grade: { id: 2 } },
      finished: { by: frozen?.by, at: frozen?.at, language: 'en' },
    })

    expect((await call('POST', 'signatures', { ...signing, role: 'NOBODY' })).status).toBe(400)
    expect((await call<Signature>('POST', 'signatures', signing)).body).toMatchObject({
      name: 'Anna Nowak',
      role: 'COURIER',
      sha256: frozen?.sha256,
    })
    expect((await call('PUT', 'annulled', { reason: 'Another painting' })).status).toBe(200)
    expect((await call('POST', 'signatures', signing)).status).toBe(409)
    expect(await record()).toMatchObject(may({ finish: false, annul: false, sign: false }))
    expect(await standing()).toMatchObject({
      frozen: { intact: true, sha256: frozen?.sha256 },
      annulled: { reason: 'Another painting' },
      signatures: [{ name: 'Anna Nowak' }],
    })
  },
)

test('A treatment report is sealed when the treatment is closed, signed, annulled when it is reopened, and sealed again with the one before in it [C-P08]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const cup = await anna.put({ title: { en: 'Cup' } })
  const started = await anna.ask<{ id: string }>('POST', '/procedures', {
    type: 'CONSERVATION',
    title: 'Cup',
    objectIds: [cup.id],
  })
  const { id } = started.body
  const go = async (step: string) =>
    (await anna.ask('PUT', `/procedures/${id}/status`, { step, reason: 'Once more' })).status
  const standing = async () => (await anna.ask<Standing>('GET', `/conservation-treatments/${id}/frozen`)).body
  const sign = () =>
    anna.ask<Signature>('POST', `/conservation-treatments/${id}/signatures`, {
      ...signing,
      role: 'CONSERVATOR',
    })
  expect(await standing()).toMatchObject({ frozen: null })
  expect((await sign()).status).toBe(409)
  for (const step of ['examined', 'finished', 'closed']) expect(await go(step)).toBe(200)
  const first = (await standing()).frozen
  expect(first).toMatchObject({ intact: true })
  expect((await sign()).body.sha256).toBe(first?.sha256)
  expect((await anna.ask('DELETE', `/procedures/${id}`)).status).toBe(409)
  expect(await go('examined')).toBe(200)
  expect(await standing()).toMatchObject({ frozen: first, annulled: { reason: 'Once more' } })
  expect((await sign()).status).toBe(409)
  for (const step of ['finished', 'closed']) expect(await go(step)).toBe(200)
  const again = await standing()
  expect(again).toMatchObject({
    frozen: { intact: true },
    annulled: null,
    signatures: [],
    earlier: [{ ...first, annulled: { reason: 'Once more' }, signatures: [{ name: 'Anna Nowak' }] }],
  })
  const { body } = await anna.ask<{ result: { kind: string; details: { sha256?: string } }[] }>(
    'GET',
    `/procedures/${id}/events`,
  )
  expect(body.result.find(({ kind }) => kind === 'frozen')?.details.sha256).toBe(again.frozen?.sha256)
})

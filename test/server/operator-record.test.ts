import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#model/api/endpoint.ts'
import { startBackup } from '#model/api/operator/backups.ts'
import {
  cancelMuseumDeletion,
  orderMuseumDeletion,
  remakeDeletionArchive,
} from '#model/api/operator/deletions.ts'
import { addDocument, changeDocument, publishDocument } from '#model/api/operator/documents.ts'
import { readJobs, retryJob } from '#model/api/operator/jobs.ts'
import { type OperatorEntry, readOperatorLog } from '#model/api/operator/log.ts'
import { changeMaintenance } from '#model/api/operator/maintenance.ts'
import { bringBackMuseum, removeMuseumCopy } from '#model/api/operator/museum-copies.ts'
import {
  changeLicence,
  changeMuseumState,
  changeOrder,
  loginAsAdministrator,
} from '#model/api/operator/museums.ts'
import { addNews, changeNews, deleteNews } from '#model/api/operator/news.ts'
import {
  inviteOperator,
  inviteOperatorAgain,
  listOperators,
  removeOperator,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { addPlan, changePlan } from '#model/api/operator/plans.ts'
import {
  deleteRegistration,
  listRegistrations,
  mailRegistrationAgain,
} from '#model/api/operator/registrations.ts'
import { changeRetention } from '#model/api/operator/retention.ts'
import { languages } from '#model/languages.ts'
import '#server/backups/tables.ts'
import '#server/operator/tables.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, makePerson, signedIn } from '../harness/factories.ts'
import { register } from '../harness/register.ts'

const app = useTestApp()

let operator: Promise<{ readonly headers: Record<string, string> }> | undefined
/** Made with the first call. */
const headers = async () => {
  operator ??= signedIn(app(), { operator: true })
  return (await operator).headers
}

interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
}

const perform = async ({ method, path }: Endpoint, { params = {}, body }: Given = {}) =>
  app().http.inject({
    method: method as 'POST',
    url: path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? ''),
    headers: await headers(),
    ...(body && { payload: body }),
  })

const record = async (query = ''): Promise<{ result: OperatorEntry[]; totalSize: number }> =>
  (await app().http.inject({ url: `${readOperatorLog.path}?${query}`, headers: await headers() })).json()

const museumId = async () => (await makeMuseum(app())).tenantId
const plan = { duration: 1, storageLimit: 10, price: 100, active: true }
const aPlan = async () => (await perform(addPlan, { body: plan })).json<{ id: string }>().id
const aDraft = async () => {
  const shown = await app().http.inject('/api/v1/public/static/terms/privacy-policy')
  return (await perform(addDocument, { params: { id: shown.json().id } })).json<{ id: string }>().id
}
const news = {
  texts: { en: { title: 'A new version', body: '' } },
  publishedAt: null,
  endsAt: null,
  pinned: false,
  museums: null,
  roles: [],
}
const someNews = async () => (await perform(addNews, { body: news })).json<{ id: string }>().id

async function anOrder(): Promise<Record<string, string>> {
  const id = await museumId()
  const [planId, { accountId }] = [await aPlan(), await makePerson(app())]
  const orderId = await app().database.inTenant(id, async ({ db, tenantId }) => {
    const order = { plan_id: planId, plan: JSON.stringify({ ...plan, id: planId }), profile: '{}' }
    const { id: made } = await db
      .insertInto('licence_order')
      .values({ tenant_id: tenantId, account_id: accountId, ordered_at: new Date(), ...order })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made
  })
  return { id, orderId }
}

const closedMuseum = async () => {
  const museum = await makeMuseum(app())
  const { tenantId: id } = museum
  await perform(changeMuseumState, { params: { id }, body: { state: 'closed', reason: 'It moved' } })
  return museum
}

/** A museum whose deletion is ordered, and whose archive could not be made. */
async function orderedDeletion(): Promise<Record<string, string>> {
  const { tenantId: id, name } = await closedMuseum()
  await perform(orderMuseumDeletion, { params: { id }, body: { name, reason: 'It moved', days: 30 } })
  const archive = () =>
    app().database.asSystem('test', db =>
      db
        .updateTable('museum_deletion')
        .set({ archive_state: 'failed' })
        .where('museum_id', '=', id)
        .where('archive_state', '=', 'ready')
        .executeTakeFirst(),
    )
  await vi.waitFor(async () => expect((await archive()).numUpdatedRows).toBe(1n), 20_000)
  return { id }
}

/** A job that has failed in all its tries. */
async function failedJob(): Promise<Record<string, string>> {
  const queue = 'operator.count-usage'
  await vi.waitFor(async () => {
    const { queues } = (await perform(readJobs)).json()
    expect(queues.find(({ name }: { name: string }) => name === queue)?.done).toBeGreaterThan(0)
  }, 15_000)
  const { rows } = await app().database.asSystem('test', db =>
    sql<{ id: string }>`update jobs.job set state = 'failed' where name = ${queue} returning id`.execute(db),
  )
  return { queue, id: rows[0]?.id ?? '' }
}

let invited = 0
const invitation = () => ({
  firstName: 'Nora',
  lastName: 'Lind',
  email: `nora${++invited}@operators.example`,
  language: 'de',
})
async function anInvitation(): Promise<Record<string, string>> {
  const body = invitation()
  await perform(inviteOperator, { body })
  const { invitations } = (await perform(listOperators)).json()
  return {
    accountId: invitations.find(({ email }: { email: string }) => email === body.email)?.accountId ?? '',
  }
}

async function aRegistration(): Promise<Record<string, string>> {
  const { email } = await register(app())
  const path = `${listRegistrations.path}?q=${email}` as const
  const { result } = (await perform({ ...listRegistrations, path })).json()
  return { id: result[0]?.id ?? '' }
}

const administratedMuseum = async () => {
  const museum = await makeMuseum(app())
  await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
  return museum.tenantId
}

const aBackup = () =>
  app().database.asSystem('test', async db => {
    const values = { file: 'a.tar.zst', started_at: new Date(), state: 'proven' } as const
    return (await db.insertInto('backup').values(values).returning('id').executeTakeFirstOrThrow()).id
  })

/** A museum's copy as of a backup, ready to be read. */
async function aCopy(): Promise<string> {
  const [backup_id, original_id] = [await aBackup(), await administratedMuseum()]
  return app().database.asSystem('test', async db => {
    const copy = await db
      .insertInto('tenant')
      .values({ name: 'A copy', copy_of: original_id, state: 'suspended' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await db
      .insertInto('museum_copy')
      .values({
        backup_id,
        original_id,
        original_name: 'A museum',
        copy_id: copy.id,
        state: 'ready',
        reason: 'A record was deleted',
        asked_by: '1',
        asked_name: 'Somebody',
        as_of: new Date(),
        asked_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}

const drafted = Object.fromEntries(languages.map(code => [code, { title: 'Terms', body: 'Be kind.' }]))

/** For every call of operators that writes, one that does something. */
const calls: Readonly<Record<string, () => Promise<Given>>> = {
  [changeLicence.name]: async () => ({
    params: { id: await museumId() },
    body: {
      type: 'PAID',
      validTo: new Date(Date.now() + 86_400_000).toISOString(),
      storageLimit: 5,
      planId: null,
    },
  }),
  [changeOrder.name]: async () => ({
    params: await anOrder(),
    body: { state: 'INVOICED', invoiceNumber: '2026/1' },
  }),
  [changeMuseumState.name]: async () => ({
    params: { id: await museumId() },
    body: { state: 'suspended', reason: 'Not paid' },
  }),
  [orderMuseumDeletion.name]: async () => {
    const { tenantId: id, name } = await closedMuseum()
    return { params: { id }, body: { name, reason: 'It moved', days: 30 } }
  },
  [cancelMuseumDeletion.name]: async () => ({ params: await orderedDeletion() }),
  [remakeDeletionArchive.name]: async () => ({ params: await orderedDeletion() }),
  [loginAsAdministrator.name]: async () => {
    const museum = await makeMuseum(app())
    const { accountId } = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    return { params: { id: museum.tenantId }, body: { accountId, reason: 'They asked' } }
  },
  [inviteOperator.name]: async () => ({ body: invitation() }),
  [inviteOperatorAgain.name]: async () => ({ params: await anInvitation() }),
  [withdrawOperatorInvitation.name]: async () => ({ params: await anInvitation() }),
  [removeOperator.name]: async () => {
    const { accountId } = await makePerson(app(), { operator: true })
    return { params: { accountId }, body: { reason: 'Left the team' } }
  },
  [mailRegistrationAgain.name]: async () => ({ params: await aRegistration() }),
  [deleteRegistration.name]: async () => ({
    params: await aRegistration(),
    body: { reason: 'Not a museum', mailed: true },
  }),
  [addPlan.name]: async () => ({ body: plan }),
  [changePlan.name]: async () => ({ params: { id: await aPlan() }, body: { price: 120, active: true } }),
  [addDocument.name]: async () => {
    await perform(publishDocument, { params: { id: await aDraft() } })
    const shown = await app().http.inject('/api/v1/public/static/terms/privacy-policy')
    return { params: { id: shown.json().id } }
  },
  [changeDocument.name]: async () => ({ params: { id: await aDraft() }, body: { texts: drafted } }),
  [publishDocument.name]: async () => ({ params: { id: await aDraft() } }),
  [addNews.name]: async () => ({ body: news }),
  [changeNews.name]: async () => ({ params: { id: await someNews() }, body: { ...news, pinned: true } }),
  [deleteNews.name]: async () => ({ params: { id: await someNews() } }),
  [changeMaintenance.name]: async () => ({ body: { on: false } }),
  [startBackup.name]: async () => ({}),
  [changeRetention.name]: async () => ({ body: { name: 'drafts', days: 90 } }),
  [retryJob.name]: async () => ({ params: await failedJob() }),
  [bringBackMuseum.name]: async () => ({
    params: { id: await aBackup(), museumId: await administratedMuseum() },
    body: { reason: 'A record was deleted' },
  }),
  [removeMuseumCopy.name]: async () => ({ params: { id: await aCopy() } }),
}

describe('everything operators do', () => {
  test('stands in their record: every call that writes leaves one entry, made with it [F-T12]', async () => {
    const writing: readonly Endpoint[] = app()
      .routes.map(({ endpoint }) => endpoint)
      .filter(({ access, method }) => access === 'operator' && method !== 'GET')
    expect(writing.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
    for (const endpoint of writing) {
      const given = await calls[endpoint.name]?.()
      const before = (await record()).totalSize
      const answer = await perform(endpoint, given)
      expect([endpoint.name, answer.statusCode < 300, answer.body]).toEqual([
        endpoint.name,
        true,
        answer.body,
      ])
      const after = await record('blocksize=1')
      expect([endpoint.name, after.totalSize]).toEqual([endpoint.name, before + 1])
      expect(after.result[0]).toMatchObject({ name: 'Żaneta Groß', at: expect.any(String) })
    }
  }, 60_000)

  test('is found by the kind of action, and says what was so before and the reason [F-T12]', async () => {
    const id = await aPlan()
    await perform(changePlan, { params: { id }, body: { price: 150, active: false } })
    const { result, totalSize } = await record('action=planChanged&blocksize=1')
    expect(result).toMatchObject([
      { action: 'planChanged', about: '1 × 10 GB', before: '100 €', after: '(150 €)', reason: null },
    ])
    expect(totalSize).toBeGreaterThan(0)
    const museum = await makeMuseum(app())
    const body = { state: 'closed', reason: ' The contract ended ' }
    await perform(changeMuseumState, { params: { id: museum.tenantId }, body })
    expect((await record('action=museumClosed')).result[0]).toMatchObject({
      about: museum.name,
      reason: 'The contract ended',
    })
  })

  test('is not recorded when it was refused [F-T12]', async () => {
    const before = (await record()).totalSize
    const nobody = { params: { id: '999999999' }, body: { price: 1, active: true } }
    expect((await perform(changePlan, nobody)).statusCode).toBe(404)
    const gone = { queue: 'mail.send', id: '00000000-0000-4000-8000-000000000000' }
    expect((await perform(retryJob, { params: gone })).statusCode).toBe(404)
    expect((await record()).totalSize).toBe(before)
  })
})

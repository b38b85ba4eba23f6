import '#server/comments/index.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Facet } from '#model/api/cards/shapes.ts'
import { anyOpenComments, commentFilter } from '#model/searches/comment-filter.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { asking } from '../../../test/harness/registrar.ts'

const app = useTestApp()

async function talker(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const { headers, accountId } = await signedIn(app(), { museum, ...given })
  const asked = asking(app, headers)
  const list = async (filters: object = {}, more = '') =>
    asked.call<{ result: { id: string }[]; facets: Facet[]; fields?: object }>(
      'GET',
      `/?filters=${encodeURIComponent(JSON.stringify(filters))}${more}`,
    )
  const found = async (...values: string[]) =>
    (await list({ [commentFilter]: values })).body.result.map(({ id }) => id)
  const counts = async () =>
    Object.fromEntries(
      (await list()).body.facets
        .find(({ name }) => name === commentFilter)
        ?.values.map(({ label, count }) => [label, count]) ?? [],
    )
  const say = async (id: string, text: string, thread?: string) =>
    (
      await asked.call<{ id: string }>('POST', `/${id}/comments`, {
        key: randomUUID(),
        text,
        ...(thread !== undefined && { thread }),
      })
    ).body.id
  const resolve = (id: string, thread: string) =>
    asked.call('PUT', `/${id}/comments/${thread}/resolved`, { resolved: true })
  const openTypes = async () =>
    (await asked.ask<{ openTypes: string[] }>('GET', '/comments/notices')).body.openTypes
  return { ...asked, accountId, list, found, counts, say, resolve, openTypes }
}

describe('records found by the comments on them', () => {
  test('A list is filtered by open conversations and by those that mention one, with counts, until they are resolved', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [
      await talker(museum),
      await talker(museum, { role: 'USER', permissions: ['catalogueRead'] }),
    ]
    const [one, two, quiet] = [await anna.put(), await anna.put(), await anna.put()]
    await anna.say(one.id, 'Is it original?')
    const thread = await anna.say(two.id, 'And this one?')
    await anna.say(two.id, `@{${bert.accountId}} look`, thread)
    expect(await bert.found(anyOpenComments)).toEqual(expect.arrayContaining([one.id, two.id]))
    expect(await bert.found(anyOpenComments)).not.toContain(quiet.id)
    expect(await bert.found(bert.accountId)).toEqual([two.id])
    expect(await anna.found(anna.accountId)).toEqual([])
    expect(await bert.counts()).toEqual({ 'Open conversations': 2, 'Open, mentions me': 1 })
    expect(await anna.counts()).toEqual({ 'Open conversations': 2 })
    expect(await bert.openTypes()).toEqual(['OBJECT'])
    expect(await anna.openTypes()).toEqual([])

    await bert.resolve(two.id, thread)
    expect(await bert.found(bert.accountId)).toEqual([])
    expect(await bert.found(anyOpenComments)).toEqual([one.id])
    expect(await bert.counts()).toEqual({ 'Open conversations': 1 })
    expect(await bert.openTypes()).toEqual([])
    await anna.call('DELETE', `/${one.id}`)
    expect(await bert.found(anyOpenComments)).toEqual([])
  })

  test('The filter goes along with work on many records, and a value that is none is refused', async () => {
    const anna = await talker(await makeMuseum(app()))
    const [one] = [await anna.put({ title: { en: 'Krater' } }), await anna.put()]
    await anna.say(one.id, 'Look')
    const filters = JSON.stringify({ [commentFilter]: [anyOpenComments] })
    const done = await anna.ended(
      await anna.call('POST', '/bulk', { selection: { filters }, action: { kind: 'delete' } }),
    )
    expect(done).toMatchObject({ state: 'DONE' })
    expect((await anna.list()).body.result).toHaveLength(1)
    for (const value of ['open', "1' or true", '0x1'])
      expect((await anna.list({ [commentFilter]: [value] })).status).toBe(400)
  })

  test('Other museums and people without rights find nothing by comments', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const stranger = await talker(await makeMuseum(app()))
    const ofPersons = await talker(museum, { role: 'USER', permissions: ['personRead'] })
    const { id } = await anna.put()
    await stranger.put()
    await anna.say(id, 'Look')
    expect(await stranger.found(anyOpenComments, anna.accountId)).toEqual([])
    expect(await stranger.counts()).toEqual({})
    expect((await ofPersons.list({ [commentFilter]: [anyOpenComments] })).status).toBe(403)
  })

  test('Open conversations are found by an index of their own', async () => {
    const { tenantId } = await makeMuseum(app())
    const plan = await app().database.inTenant(tenantId, async ({ db }) => {
      await sql`set local enable_seqscan = off`.execute(db)
      return sql<Record<string, string>>`explain select card_id from card_comment
        where tenant_id = ${tenantId} and thread_id is null and resolved_at is null`.execute(db)
    })
    expect(JSON.stringify(plan.rows)).toContain('card_comment_open')
  })
})

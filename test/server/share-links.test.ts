import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { openSharedFile } from '#model/api/files/sharing.ts'
import type { openRoomFor, readRoom, readRooms } from '#model/api/procedures/room.ts'
import type { SharedCard } from '#model/api/sharing.ts'
import { hashPassword, hashToken } from '#server/access/index.ts'
import { migrate, readMigrations } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp, type TestApp } from '../harness/app.ts'
import type { TestDatabase } from '../harness/database.ts'
import { registrar } from '../harness/registrar.ts'

/** A museum of an earlier version; links are made in the tables that the version before this one had. */
const backup = fileURLToPath(new URL('../fixtures/earlier-versions/0060.tar.zst', import.meta.url))

const password = 'red figure'
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

/** Links of one museum, as they were given out before the migration, and what their rows said. */
interface Earlier {
  readonly tenantId: string
  readonly loanId: string
  readonly tokens: Readonly<Record<'record' | 'expired' | 'file' | 'room' | 'otherRoom', string>>
  /** The id of a room that was closed after an answer came from it. */
  readonly closedRoom: string
  readonly rows: readonly unknown[]
}

async function linksBefore(client: Client, tenantId: string): Promise<Earlier> {
  const one = async (text: string, values: readonly unknown[] = []) =>
    (await client.query<{ id: string }>(text, [...values])).rows[0]?.id ?? ''
  await client.query("select set_config('app.tenant_id', $1, false)", [tenantId])
  const object = await one('select id from card where tenant_id = $1 and type = 1 and deleted_at is null', [
    tenantId,
  ])
  const file = await one(
    `select card.id from card join file on file.tenant_id = card.tenant_id and file.card_id = card.id
     where card.tenant_id = $1 and card.deleted_at is null order by card.id`,
    [tenantId],
  )
  const loan = await one(
    `select id from card where tenant_id = $1 and type = 20 and deleted_at is null and data #>> '{status,id}' <> '4'`,
    [tenantId],
  )
  const token = () => `${tenantId}-${randomBytes(32).toString('base64url')}`
  const tokens = { record: token(), expired: token(), file: token(), room: token(), otherRoom: token() }
  const by = [tenantId, 7, 'Żaneta Groß', new Date('2026-10-01T08:00:00Z')]
  for (const [of, expires] of [
    ['record', inDays(9)],
    ['expired', inDays(-1)],
  ] as const)
    await client.query(
      `insert into shared_card (tenant_id, created_by, created_name, created_at, card_id, token_hash, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [...by, object, hashToken(tokens[of]), expires],
    )
  await client.query(
    `insert into shared_file (tenant_id, created_by, created_name, created_at, card_id, token_hash, expires_at, password_hash, size, watermark,
       allow_download, views, downloads, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1200, 'Museo', true, 3, 2, $4)`,
    [...by, file, hashToken(tokens.file), inDays(20), await hashPassword(password)],
  )
  const room = (secret: string, recipient: string) =>
    one(
      `insert into procedure_room (tenant_id, created_by, created_name, created_at, procedure_id, token_hash, expires_at, recipient, last_opened_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $4) returning id`,
      [...by, loan, hashToken(secret), inDays(90), recipient],
    )
  const answer = (roomId: string, name: string) =>
    client.query(
      `insert into procedure_answer (tenant_id, procedure_id, room_id, answer, document, recipient, at)
       values ($1, $2, $3, 'facility', $4, $5, now())`,
      [tenantId, loan, roomId, JSON.stringify({ name }), name],
    )
  const open = await room(tokens.room, 'Muzeum Toruń')
  await room(tokens.otherRoom, 'Second Museum')
  await answer(open, 'Muzeum Toruń')
  const closedRoom = await room(token(), 'Closed Museum')
  await answer(closedRoom, 'Closed Museum')
  await client.query('delete from procedure_room where tenant_id = $1 and id = $2', [tenantId, closedRoom])
  const { rows } = await client.query(
    `select 'record' as kind, card_id, encode(token_hash, 'hex') as hash, null as password_hash, '' as recipient, null::int as size,
       null as watermark, true as allow_download, 0 as views, 0 as downloads, null::timestamptz as used, created_at, created_by,
       created_name, expires_at
     from shared_card where tenant_id = $1
     union all
     select 'file', card_id, encode(token_hash, 'hex'), password_hash, '', size, watermark, allow_download, views, downloads, last_used_at,
       created_at, created_by, created_name, expires_at
     from shared_file where tenant_id = $1
     union all
     select 'room', procedure_id, encode(token_hash, 'hex'), null, recipient, null, null, true, (last_opened_at is not null)::int, 0,
       last_opened_at, created_at,
       created_by, created_name, expires_at
     from procedure_room where tenant_id = $1
     order by hash`,
    [tenantId],
  )
  return { tenantId, loanId: loan, tokens, closedRoom, rows }
}

describe('Links given out by the version before', () => {
  let app: TestApp
  const museums: Earlier[] = []

  const inDatabase = async (ownerUrl: string, work: (client: Client) => Promise<unknown>) => {
    const client = new Client({ connectionString: ownerUrl })
    await client.connect()
    await work(client).finally(() => client.end())
  }

  beforeAll(async () => {
    const beforeMigration = async ({ ownerUrl, appUrl }: TestDatabase) => {
      const added = readMigrations().find(({ name }) => name === 'share_links')?.number ?? 0
      const appRole = new URL(appUrl).username
      await migrate({ url: ownerUrl, appRole, log: createLog('silent'), upTo: added - 1 })
      await inDatabase(ownerUrl, async client => {
        const { rows } = await client.query<{ id: string }>('select id from tenant order by id')
        for (const { id } of rows) museums.push(await linksBefore(client, id))
      })
    }
    app = await startTestApp({ backup, beforeMigration })
  }, 120_000)
  afterAll(() => app?.stop())

  const read = async <T>(url: string, payload?: object) => {
    const answer = await app.http.inject({
      method: payload ? 'POST' : 'GET',
      url,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json<T>(), text: answer.body }
  }

  test('are in one table with all that was known of them [F-H01]', async () => {
    expect(museums.length).toBeGreaterThan(1)
    await inDatabase(app.databaseUrls.ownerUrl, async client => {
      for (const { tenantId, rows } of museums) {
        await client.query("select set_config('app.tenant_id', $1, false)", [tenantId])
        const now = await client.query(
          `select kind, card_id, encode(token_hash, 'hex') as hash, password_hash, recipient, size, watermark, allow_download, views, downloads,
             last_used_at as used, created_at, created_by, created_name, expires_at
           from share_link where tenant_id = $1 order by hash`,
          [tenantId],
        )
        expect(now.rows).toEqual(rows)
      }
    })
  })

  test('open at the same addresses with the same secrets and passwords, and each opens its own kind alone [F-H01]', async () => {
    for (const { tokens } of museums) {
      const record = await read<SharedCard>(`/api/v1/public/shared/${tokens.record}`)
      expect(record.status, record.text).toBe(200)
      expect(record.body.title).not.toBe('')
      expect((await read(`/api/v1/public/shared/${tokens.expired}`)).status).toBe(410)
      const open = (payload: object) =>
        read<OutputOf<typeof openSharedFile>>('/api/v1/public/files/open', payload)
      expect((await open({ token: tokens.file })).body.needsPassword).toBe(true)
      expect((await open({ token: tokens.file, password: 'black figure' })).status).toBe(400)
      expect((await open({ token: tokens.file, password })).body.needsPassword).toBe(false)
      const room = await read<OutputOf<typeof readRoom>>(`/api/v1/public/rooms/${tokens.room}`)
      expect(room.body.sent).toMatchObject({ facility: { name: 'Muzeum Toruń' } })
      const other = await read<OutputOf<typeof readRoom>>(`/api/v1/public/rooms/${tokens.otherRoom}`)
      expect([other.status, other.body.sent]).toEqual([200, {}])

      const unknown = await read(`/api/v1/public/shared/${tokens.record.slice(0, -3)}AAA`)
      for (const token of [tokens.room, tokens.file])
        expect((await read(`/api/v1/public/shared/${token}`)).text).toBe(unknown.text)
      for (const token of [tokens.record, tokens.file])
        expect((await read(`/api/v1/public/rooms/${token}`)).text).toBe(unknown.text)
      for (const token of [tokens.record, tokens.room])
        expect((await open({ token, password })).status).toBe(410)
    }
  })

  test('never lend the id of a room that was closed to another: a new room has no answers [F-H01] [F-T04]', async () => {
    for (const { tenantId, loanId, closedRoom } of museums) {
      const anna = await registrar(() => app, { tenantId, name: '' })
      const opened = await anna.ask<OutputOf<typeof openRoomFor>>('POST', `/procedures/${loanId}/room`, {
        recipient: 'Third Museum',
      })
      expect(opened.status, JSON.stringify(opened.body)).toBe(201)
      const { rooms, answers } = (
        await anna.ask<OutputOf<typeof readRooms>>('GET', `/procedures/${loanId}/room`)
      ).body
      const third = rooms.find(({ recipient }) => recipient === 'Third Museum')
      expect(Number(third?.id)).toBeGreaterThan(Number(closedRoom))
      expect(answers.map(({ recipient }) => recipient)).toContain('Closed Museum')
      const token = new URL(opened.body.url).searchParams.get('token') ?? ''
      expect((await read<OutputOf<typeof readRoom>>(`/api/v1/public/rooms/${token}`)).body.sent).toEqual({})
    }
  })
})

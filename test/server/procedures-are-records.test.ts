import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { outsideTarget, restoreBackup } from '#server/platform/backup/index.ts'
import { migrate, museumIds } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp } from '../harness/app.ts'
import { createTestDatabase } from '../harness/database.ts'
import { registrar } from '../harness/registrar.ts'

/** The demonstration as the last version had it whose procedures stood in tables of their own. */
const backup = fileURLToPath(new URL('../fixtures/earlier-versions/0060.tar.zst', import.meta.url))

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Rows of a table that belong to procedures, by the number of the procedure, without their ids. */
type Kept = Readonly<Record<string, readonly unknown[]>>

interface Schema {
  readonly procedures: string
  readonly lines: { readonly table: string; readonly of: string; readonly about: string }
  readonly people: { readonly table: string; readonly of: string }
  readonly events: string
  readonly reports: string
  readonly rooms: { readonly table: string; readonly of: string }
  readonly answers: { readonly table: string; readonly of: string }
  readonly signatures: { readonly table: string; readonly of: string }
}

const before: Schema = {
  procedures:
    'select id, number, type, title, status, step, document, created_at, deleted_at, updated_at from procedure',
  lines: { table: 'procedure_object', of: 'procedure_id', about: 'card_id' },
  people: { table: 'procedure_member', of: 'procedure_id' },
  events: `select procedure_id as of, kind, coalesce(account_id, 0) as account, account_name as name, at, details
    from procedure_event order by id`,
  reports: 'select number, procedure_id, state, frozen, sha256 from condition_report',
  rooms: { table: 'procedure_room', of: 'procedure_id' },
  answers: { table: 'procedure_answer', of: 'procedure_id' },
  signatures: { table: 'inventory_signature', of: 'procedure_id' },
}

const code = (path: string, name: string, choices: Readonly<Record<string, number>>) =>
  `case (data #>> '{${path},id}')::int ${Object.entries(choices)
    .map(([key, id]) => `when ${id} then '${key}'`)
    .join(' ')} end as ${name}`

/** The types of that version, by their ids. */
const typesThen = procedureDeclarations.flatMap(({ recordTypes: [{ id }], workflow: { steps } }) =>
  id <= 22 ? [{ id, steps }] : [],
)

/** The step as it was called, by the type. */
const stepName = `case type ${typesThen
  .map(({ id, steps }) => {
    const cases = Object.entries(steps).map(([key, step]) => `when ${step.id} then '${key}'`)
    return `when ${id} then case (data #>> '{step,id}')::int ${cases.join(' ')} end`
  })
  .join(' ')} end as step`

const after: Schema = {
  procedures: `select id, number, case type when 20 then 'LOAN_OUT' when 21 then 'CONDITION_CHECK' else 'INVENTORY_AUDIT' end as type,
    data ->> 'title' as title, ${code('status', 'status', { TODO: 1, ONGOING: 2, DONE: 3, CLOSED: 4 })}, ${stepName},
    data - '{title,procedureNumber,status,step}'::text[] as document, created_at, deleted_at, updated_at
    from card where type in (20, 21, 22)`,
  lines: { table: 'card_line', of: 'record_id', about: 'about_id' },
  people: { table: 'card_person', of: 'card_id' },
  events: `select r.card_id as of, r.action as kind, r.account_id as account, r.name, r.at,
      (select c -> 'after' from jsonb_array_elements(r.changes) c where c ->> 'path' = '@event')
      || case when r.action = 'changed' then jsonb_build_object('changes', (
        select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(r.changes) c where c ->> 'path' not like '@%')) else '{}' end as details
    from card_revision r join card on card.tenant_id = r.tenant_id and card.id = r.card_id and card.type in (20, 21, 22)
    order by r.card_id, r.version`,
  reports: `select card.number, (card.data #>> '{procedure,id}')::bigint as procedure_id, ${code('state', 'state', { DRAFT: 1, FINISHED: 2, ANNULLED: 3 })},
      frozen.content as frozen, frozen.sha256
    from card left join card_frozen frozen on frozen.tenant_id = card.tenant_id and frozen.card_id = card.id where card.type = 23`,
  rooms: {
    table: `(select tenant_id, id, card_id, token_hash, recipient, created_at, created_by, created_name, expires_at, last_used_at as last_opened_at
      from share_link where kind = 'room') room`,
    of: 'card_id',
  },
  answers: {
    table:
      '(select tenant_id, id, card_id, link_id as room_id, answer, document, lines, kept, recipient, at from share_answer) answer',
    of: 'card_id',
  },
  // Whoever signed, and why, stands in the frozen report besides.
  signatures: {
    table: `(select frozen.tenant_id, card_id, at as signed_at, account_id, frozen.name as account_name, content as report, sha256,
        content::jsonb #>> '{signature,reason}' as reason, content::jsonb #> '{signature,unmet}' as unmet
      from card_frozen frozen join card on card.tenant_id = frozen.tenant_id and card.id = frozen.card_id and card.type = 22) signature`,
    of: 'card_id',
  },
}

const sorted = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** All that is known of the procedures of a museum, by their numbers, so that ids do not matter. */
async function known(client: Client, schema: Schema): Promise<Kept> {
  const rows = async (text: string) =>
    (await client.query<Record<string, unknown>>(`select to_jsonb(one) as row from (${text}) one`)).rows.map(
      ({ row }) => row as Record<string, unknown>,
    )
  const procedures = await rows(schema.procedures)
  const numbers = new Map(procedures.map(({ id, number }) => [id, number]))
  const { lines, people } = schema
  const of = (table: string, column: string) =>
    rows(`select * from ${table}`).then(all =>
      all.map(
        ({ tenant_id: _, id: _id, [column]: procedure, ...row }): Record<string, unknown> => ({
          ...row,
          of: numbers.get(procedure),
        }),
      ),
    )
  const inOrder = (all: readonly unknown[]) => all.map(row => JSON.stringify(row)).toSorted()
  return {
    procedures: inOrder(procedures.map(({ id: _, ...row }) => row)),
    lines: inOrder(
      // Markers are added later.
      (await of(lines.table, lines.of)).map(
        ({ [lines.about]: about, position: _, fields: _markers, ...row }) => ({
          ...row,
          about,
        }),
      ),
    ),
    people: inOrder(await of(people.table, people.of)),
    events: inOrder(
      (await rows(schema.events)).map(({ of: id, ...row }) => ({ ...row, of: numbers.get(id) })),
    ),
    links: inOrder(
      (await of('procedure_link', 'procedure_id')).map(({ linked_id, ...row }) => ({
        ...row,
        linked: numbers.get(linked_id),
      })),
    ),
    attachments: inOrder(await of('procedure_attachment', 'procedure_id')),
    rooms: inOrder(await of(schema.rooms.table, schema.rooms.of)),
    answers: inOrder(await of(schema.answers.table, schema.answers.of)),
    lists: inOrder(await of('inventory_list', 'procedure_id')),
    expected: inOrder(
      // Losses are added later.
      (await of('inventory_expected', 'procedure_id')).map(({ lost: _lost, ...row }) => row),
    ),
    findings: inOrder(await of('inventory_finding', 'procedure_id')),
    plans: inOrder(await of('inventory_plan', 'procedure_id')),
    signatures: inOrder((await of(schema.signatures.table, schema.signatures.of)).map(sorted)),
    reports: inOrder(
      (await rows(schema.reports)).map(({ procedure_id, ...row }) => ({
        ...row,
        of: numbers.get(procedure_id),
      })),
    ),
  }
}

test('Procedures of the version before are records, with every word, line, person, paper and event, and their old addresses lead to them [F-H01]', async () => {
  const database = await createTestDatabase({ empty: true })
  cleanUps.push(database.drop)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-moved-'))
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
  const { ownerUrl, appUrl } = database
  const [appRole, log] = [new URL(appUrl).username, createLog('silent')]
  await restoreBackup({
    file: backup,
    dataDir,
    openTarget: () => outsideTarget({ ownerUrl, appUrl, appRole }, log),
    replace: false,
    warn: () => undefined,
    signal: new AbortController().signal,
  })
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  cleanUps.push(() => client.end())
  const { rows: museums } = await client.query<{ id: string }>('select id from tenant order by id')
  const all = async (schema: Schema) => {
    const found: Kept[] = []
    for (const { id } of museums) {
      await client.query("select set_config('app.tenant_id', $1, false)", [id])
      found.push(await known(client, schema))
    }
    return found
  }
  const kept = await all(before)
  expect(kept.flatMap(({ procedures }) => procedures ?? []).length).toBeGreaterThan(7)
  expect(kept.flatMap(({ lines }) => lines ?? []).length).toBeGreaterThan(20)
  await migrate({ url: ownerUrl, appRole, log })
  expect(await all(after)).toEqual(kept)
})

test('The address a procedure had before leads to it [F-H01]', async () => {
  const app = await startTestApp({ backup })
  cleanUps.push(() => app.stop())
  const [tenantId = ''] = await app.database.asSystem('test', museumIds)
  const anna = await registrar(() => app, { tenantId, name: '' })
  const former = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('card_former_id')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'procedure')
      .selectAll()
      .execute(),
  )
  expect(former.length).toBeGreaterThan(3)
  for (const { former_id: id, card_id: cardId } of former) {
    const { status, body } = await anna.ask('GET', `/procedures/${id}`)
    expect(status).toBe(200)
    expect(body.id).toBe(cardId)
    expect((await anna.ask('GET', `/procedures/${id}/objects`)).status).toBe(200)
    expect((await anna.ask('GET', `/procedures/${id}/events`)).status).toBe(200)
  }
})

import { sql } from 'kysely'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Museum, Writer } from '../writer.ts'

const catalogue = '/api/v1/catalogue'
const fields = Object.keys(fieldsOf(objectCard))

/** A record that nobody else changes. */
interface Kept {
  readonly id: string
  title: string
  version: number
  /** Titles that were sent since and came without an answer. */
  unanswered: string[]
  isBinned: boolean
  /** It was asked to be put into the bin. */
  mayBeBinned: boolean
}

/** Makes a record. @returns its id. */
export async function makeRecord(
  { call, acknowledged }: Museum,
  values: Readonly<Record<string, unknown>>,
): Promise<CardAnswer> {
  const made = await call<CardAnswer>('POST', `${catalogue}/`, { values })
  acknowledged('records made')
  return made
}

const titleOf = (data: Readonly<Record<string, unknown>>): unknown =>
  (data.title as { readonly en?: string } | undefined)?.en

/** Records that are made, saved a few times, linked with one another and now and then put into the bin. */
export function recordsWriter(at: number): Writer {
  const kept = new Map<string, Kept>()
  const links: (readonly [from: string, to: string])[] = []
  let count = 0
  let says = 0

  async function save({ call, acknowledged }: Museum, record: Kept): Promise<void> {
    const path = `${catalogue}/${record.id}`
    await call('PUT', `${path}/lock`, { takeOver: true })
    const card = await call<CardAnswer & Readonly<Record<string, unknown>>>('GET', path)
    const title = `Record ${at}, save ${++says}`
    const values = Object.fromEntries(fields.map(key => [key, card[key]]))
    record.unanswered.push(title)
    const body = { ...values, id: card.id, version: card.version, title: { en: title } }
    const { version } = await call<CardAnswer>('PUT', `${catalogue}/`, body)
    acknowledged('records saved')
    record.title = title
    record.version = version
    record.unanswered = []
  }

  async function link({ call, acknowledged }: Museum, from: Kept, to: Kept): Promise<void> {
    await call('PUT', `${catalogue}/${from.id}/items`, { type: cardTypes.object, itemIds: [to.id] })
    acknowledged('records linked')
    links.push([from.id, to.id])
  }

  async function bin({ call, acknowledged }: Museum, record: Kept): Promise<void> {
    record.mayBeBinned = true
    await call('DELETE', `${catalogue}/${record.id}`)
    acknowledged('records put into the bin')
    record.isBinned = true
  }

  return {
    name: `records ${at}`,
    async write(museum, random) {
      const title = `Record ${at}, made ${++count}`
      const { id, version } = await makeRecord(museum, {
        title: { en: title },
        objectNumbers: [{ objectNumber: `R${at}-${count}` }],
      })
      const others = [...kept.values()].filter(({ mayBeBinned }) => !mayBeBinned)
      const record: Kept = { id, title, version, unanswered: [], isBinned: false, mayBeBinned: false }
      kept.set(id, record)
      for (let left = 1 + random.below(3); left > 0; left--) await save(museum, record)
      if (others.length > 0) await link(museum, record, random.of(others))
      if (random.below(6) === 0) await bin(museum, record)
    },
    async check({ tx, report }) {
      const ids = [...kept.keys()]
      if (ids.length === 0) return
      const { db, tenantId } = tx
      const rows = await db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids)
        .select(['id', 'version', 'data', 'deleted_at'])
        .execute()
      const found = new Map(rows.map(row => [row.id, row]))
      for (const { id, title, version, unanswered, isBinned, mayBeBinned } of kept.values()) {
        const row = found.get(id)
        if (!row) {
          report.lost(`record ${id}`)
          continue
        }
        const storedTitle = titleOf(row.data)
        if (row.version < version || ![title, ...unanswered].includes(String(storedTitle)))
          report.lost(
            `a save of record ${id}: version ${row.version} of ${version}, '${storedTitle}' for '${title}'`,
          )
        if (isBinned && !row.deleted_at) report.lost(`record ${id} was put into the bin`)
        if (row.deleted_at && !mayBeBinned) report.lost(`record ${id} lies in the bin`)
      }
      const revisions = await db
        .selectFrom('card_revision')
        .where('tenant_id', '=', tenantId)
        .where('card_id', 'in', ids)
        .orderBy('version')
        .select(['card_id', 'changes'])
        .execute()
      const lastTitles = new Map<string, string>()
      for (const { card_id, changes } of revisions)
        for (const { path, after } of changes)
          if (path.split('/')[0] === 'title') lastTitles.set(card_id, JSON.stringify(after))
      // The first values of a record are no change.
      for (const { id, data } of rows)
        if (lastTitles.has(id) && !lastTitles.get(id)?.includes(JSON.stringify(titleOf(data))))
          report.halfWritten(
            `record ${id} is '${titleOf(data)}', its history ends with ${lastTitles.get(id)}`,
          )
      const { rows: linked } = await sql<{ card_id: string; other_id: string }>`
        select card_id, other_id from card_link where tenant_id = ${tenantId} and card_id = any(${ids}::bigint[])`.execute(
        db,
      )
      const isLinked = new Set(linked.map(({ card_id, other_id }) => `${card_id} ${other_id}`))
      // What lies in the bin keeps its own side alone.
      const isThere = (id: string) => found.get(id)?.deleted_at === null
      for (const [from, to] of links)
        if (isThere(from) && isThere(to) && !(isLinked.has(`${from} ${to}`) && isLinked.has(`${to} ${from}`)))
          report.lost(`the link of record ${from} with ${to}`)
    },
  }
}

import { isDeepStrictEqual } from 'node:util'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import { type FieldResult, fieldResults } from '#model/engine/aspects/field-work.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { countingEntries, latestFirst } from '#model/field-work/entry.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import type { Asker } from '../acting.ts'
import { recordChanges } from '../objects/change-object.ts'
import type { Found } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { announceChange, authorBy, recordEvent } from '../record-event.ts'
import { type CheckedLine, writeCheckedLines } from '../store/checked-lines.ts'
import type { DoneBy } from '../store/events.ts'
import {
  byPhone,
  type EntryRecord,
  entriesOf,
  insertEntries,
  type LineBase,
  lineBases,
  type NewEntry,
  putLineBase,
} from '../store/field-entries.ts'
import { deleteObjects, holdAdding, insertObjects, type ObjectRecord, objectPage } from '../store/objects.ts'

const names = new Map<number, FieldResult>(
  Object.entries(fieldResults).map(([name, id]) => [id, name as FieldResult]),
)

/** Returns the name of a stored result. */
export const resultNamed = (id: number): FieldResult => names.get(id) ?? 'FOUND'

type LogEntry = ReturnType<typeof asEntry>

const asEntry = (row: EntryRecord) => ({
  id: row.id,
  objectId: row.card_id,
  result: resultNamed(row.result),
  locationId: row.location_id,
  at: row.at.toISOString(),
  by: row.account_id,
  byName: row.account_name,
  undoes: row.undoes,
  adds: row.adds,
})

const only = (document: CardValues, fields: readonly string[]): CardValues =>
  Object.fromEntries(Object.entries(document).filter(([key]) => fields.includes(key)))

interface Line {
  readonly record: ObjectRecord
  readonly base: LineBase
  /** The line as it should be. */
  readonly wanted: CheckedLine
}

const stateBefore = ({ cardId, base, checkedAt, checkedBy }: LineBase): CheckedLine => ({
  cardId,
  values: base,
  at: checkedAt,
  by: checkedBy,
})

/** Applies the entries that count to what a line was before, the first one first. */
function lineAfter(
  { row, declaration }: Found,
  base: LineBase,
  log: readonly LogEntry[],
  zone: string,
): CheckedLine {
  const { fieldWork } = declaration.workflow
  const counting = log.filter(({ at }) => !base.since || new Date(at) > base.since).toSorted(latestFirst)
  const [latest] = counting
  if (!fieldWork || !latest) return stateBefore(base)
  const line = counting.toReversed().reduce(
    (before, { result, locationId, at, byName }) =>
      fieldWork.after(
        { values: row.document, line: before },
        {
          result,
          ...(locationId && { place: { id: locationId } }),
          day: dayIn(zone, new Date(at)),
          by: byName,
        },
      ),
    base.base,
  )
  return {
    cardId: base.cardId,
    values: only(line, fieldWork.writes),
    at: new Date(latest.at),
    by: latest.by,
  }
}

export interface NewEntries {
  readonly rows: readonly NewEntry[]
  /** The objects they are about. */
  readonly ids: readonly string[]
  /** Moments at which somebody last wrote lines at a desk, by the id of the object. */
  readonly written: ReadonlyMap<string, Date>
  readonly by: DoneBy
}

/** Returns what lines were before the entries that count; a line that somebody has written since begins anew. */
async function basesOf(
  tx: TenantTransaction,
  { row, declaration }: Found,
  lines: readonly ObjectRecord[],
  added: ReadonlySet<string>,
  { written, earlier }: Pick<NewEntries, 'written'> & { readonly earlier: ReadonlyMap<string, Date> },
): Promise<ReadonlyMap<string, LineBase>> {
  const fields = declaration.workflow.fieldWork?.writes ?? []
  const bases = new Map(
    await lineBases(
      tx,
      row.id,
      lines.map(({ cardId }) => cardId),
    ),
  )
  for (const { cardId, document, checkedAt, checkedBy } of lines) {
    const stored = bases.get(cardId)
    const since = written.get(cardId) ?? null
    if (stored && !(since && since > (stored.since ?? new Date(0)))) continue
    const isNew = added.has(cardId)
    const base: LineBase = {
      cardId,
      base: only(document, fields),
      checkedAt,
      checkedBy,
      // Entries about a line that was removed in the meantime are not about the one that was added again.
      since: since ?? (isNew ? null : (earlier.get(cardId) ?? null)),
      added: isNew,
    }
    await putLineBase(tx, row.id, base)
    bases.set(cardId, base)
  }
  return bases
}

/** Writes lines, and what follows from them in the records. */
async function write(
  tx: TenantTransaction,
  { effects }: ProceduresContext,
  { row, declaration }: Found,
  lines: readonly CheckedLine[],
  { were, by }: { readonly were: ReadonlyMap<string, CardValues>; readonly by: DoneBy },
): Promise<void> {
  const fields = declaration.workflow.fieldWork?.writes ?? []
  await writeCheckedLines(tx, row.id, fields, lines)
  const ids = lines.map(({ cardId }) => cardId)
  await effects.followLines(tx, row.id, ids, await authorBy(tx, by), were)
}

/** Adds entries to the log of a locked procedure and computes the lines that they are about. Objects that an entry adds come and go with it. */
export async function applyEntries(
  tx: TenantTransaction,
  context: ProceduresContext,
  asker: Asker,
  one: Found,
  { rows, ids, written, by }: NewEntries,
): Promise<void> {
  const { row, declaration } = one
  const linesOf = (about: readonly string[]) =>
    objectPage(tx, row.id, { ids: about, page: 0, size: about.length })
  const before = (await entriesOf(tx, row.id, { about: ids })).map(asEntry)
  await insertEntries(tx, row.id, rows)
  const log = Map.groupBy(
    countingEntries((await entriesOf(tx, row.id, { about: ids })).map(asEntry)),
    ({ objectId }) => objectId,
  )
  const listed = new Set((await linesOf(ids)).map(({ cardId }) => cardId))
  const adding = ids.filter(id => !listed.has(id) && log.get(id)?.some(({ adds }) => adds))
  if (adding.length > 0) await holdAdding(tx)
  const added = new Set(await insertObjects(tx, row.id, typesOfLines(declaration.lines), adding))
  const records = await linesOf(ids)
  const earlier = new Map(
    before
      .toSorted(latestFirst)
      .toReversed()
      .map(({ objectId, at }) => [objectId ?? '', new Date(at)]),
  )
  const bases = await basesOf(tx, one, records, added, { written, earlier })
  const zone = await zoneOf(tx)
  const lines = records.flatMap((record): Line[] => {
    const base = bases.get(record.cardId)
    return base ? [{ record, base, wanted: lineAfter(one, base, log.get(record.cardId) ?? [], zone) }] : []
  })
  const fields = declaration.workflow.fieldWork?.writes ?? []
  const changed = lines.filter(
    ({ record, wanted }) =>
      !isDeepStrictEqual(only(record.document, fields), wanted.values) ||
      record.checkedAt?.getTime() !== wanted.at?.getTime(),
  )
  if (added.size > 0)
    await recordEvent(tx, row.id, { kind: 'objectsAdded', details: { count: added.size } }, by)
  await write(
    tx,
    context,
    one,
    changed.map(({ wanted }) => wanted),
    { were: new Map(changed.map(({ record }) => [record.cardId, record.document])), by },
  )
  const changes = changed.map(({ record, wanted }) => ({
    objectId: record.cardId,
    changes: diffCards(fieldsOf(lineSheet(declaration)), only(record.document, fields), wanted.values),
  }))
  await recordChanges(
    tx,
    asker,
    one,
    changes.filter(each => each.changes.length > 0),
    by,
    byPhone,
  )
  await leave(tx, context, one, lines, by)
  await announceChange(tx, row.id)
}

/** Takes out what entries had added, where none of them counts any more and nobody has written about it. */
async function leave(
  tx: TenantTransaction,
  { effects }: ProceduresContext,
  { row, declaration }: Found,
  lines: readonly Line[],
  by: DoneBy,
): Promise<void> {
  const fields = declaration.workflow.fieldWork?.writes ?? []
  const ids = lines.flatMap(({ record, base, wanted }) =>
    base.added && wanted.at === null && Object.keys(record.document).every(key => fields.includes(key))
      ? [record.cardId]
      : [],
  )
  if (ids.length === 0) return
  await deleteObjects(tx, row.id, ids)
  await recordEvent(tx, row.id, { kind: 'objectsRemoved', details: { count: ids.length, written: [] } }, by)
  await effects.followLines(tx, row.id, ids, await authorBy(tx, by))
}

import { Readable } from 'node:stream'
import { type LoadedObjects, mostAdded } from '#model/api/procedures/objects.ts'
import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import { severityOf } from '#model/exchange/messages.ts'
import { isId } from '#model/ids.ts'
import { cardTypes } from '#model/record-types.ts'
import { authorOf, cardsWithNumbers, editorOf, numberKey } from '#server/cards/index.ts'
import {
  type LineTable,
  lineMessage,
  type RowOfLine,
  readLines,
  type SettledLine,
  settleLines,
} from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { settle } from '../settle.ts'
import {
  existingObjects,
  holdAdding,
  insertObjects,
  type ObjectRecord,
  objectPage,
  writeDocuments,
} from '../store/objects.ts'
import { changesProgress, decisionOf, recordChanges } from './change-object.ts'

/** Lines written by one statement. */
const writtenAtOnce = 500

/** Refused rows that are named. */
const mostNamed = 100

type TableRow = LineTable['rows'][number]

/** A row with the object it is about, and its line where it has one already. */
interface RowOfObject {
  readonly row: TableRow
  readonly objectId: string | undefined
  readonly there: ObjectRecord | undefined
}

/** Finds the objects that rows are about: by their ids, else by their numbers. */
async function objectsOfRows(
  tx: TenantTransaction,
  { row: { id }, declaration }: Found,
  rows: readonly TableRow[],
): Promise<RowOfObject[]> {
  const numbers = rows.filter(row => !isId(row.id)).map(({ number }) => number)
  const { type } = recordsOfLines(declaration.lines)
  const found = Map.groupBy(await cardsWithNumbers(tx, cardTypes[type], numbers), ({ number }) => number)
  const ids = rows.map(row => {
    if (isId(row.id)) return row.id
    const candidates = found.get(numberKey(row.number)) ?? []
    return candidates.length === 1 ? candidates[0]?.cardId : undefined
  })
  const known = ids.filter(each => each !== undefined)
  const lines = new Map(
    (await objectPage(tx, id, { ids: known, page: 0, size: known.length })).map(line => [line.cardId, line]),
  )
  return rows.map((row, at) => {
    const objectId = ids[at]
    return { row, objectId, there: lines.get(objectId ?? '') }
  })
}

/** A row with its object and its outcome. */
type Outcome = SettledLine & Pick<RowOfObject, 'objectId' | 'there'>

const refuse = (
  { row, objectId, there }: RowOfObject,
  kind: 'cardNotFound' | 'duplicateInFile',
): Outcome => ({
  row,
  objectId,
  there,
  document: {},
  changes: [],
  messages: [{ kind, value: row.number }],
  refused: true,
})

/** The outcome of each row: objects that are not there, in the bin or named twice are refused. */
async function judge(
  tx: TenantTransaction,
  { texts }: Pick<ProceduresContext, 'texts'>,
  asker: Asker,
  one: Found,
  table: LineTable,
  load: boolean,
): Promise<Outcome[]> {
  const rows = await objectsOfRows(tx, one, table.rows)
  const present = await existingObjects(
    tx,
    typesOfLines(one.declaration.lines),
    rows.flatMap(({ objectId }) => objectId ?? []),
  )
  const seen = new Set<string>()
  const standing = rows.map(row => {
    const { objectId } = row
    if (objectId === undefined || !(row.there || present.has(objectId))) return refuse(row, 'cardNotFound')
    if (seen.has(objectId)) return refuse(row, 'duplicateInFile')
    seen.add(objectId)
    return row
  })
  const open = standing.filter((each): each is RowOfObject => !('refused' in each))
  const settled = await settleLines(
    tx,
    table,
    open.map(({ row, there }): RowOfLine => ({ row, line: there })),
    { texts, editor: editorOf(await authorOf(tx, asker.actor)), load },
  )
  const outcomes = new Map(settled.map(each => [each.row, each]))
  return standing.flatMap(each => {
    if ('refused' in each) return [each as Outcome]
    const outcome = outcomes.get(each.row)
    return outcome ? [{ ...outcome, objectId: each.objectId, there: each.there }] : []
  })
}

const isChanged = ({ there, changes }: Outcome): boolean => there !== undefined && changes.length > 0

/** Writes the outcomes: objects that come in, and what is recorded about each. */
async function write(
  tx: TenantTransaction,
  context: ProceduresContext,
  asker: Asker,
  one: Found,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { row, declaration } = one
  const by = doneBy(asker.actor, context.clock())
  const added = outcomes.filter(({ there }) => there === undefined)
  const addedIds = added.flatMap(({ objectId }) => objectId ?? [])
  await insertObjects(tx, row.id, typesOfLines(declaration.lines), addedIds)
  const fresh = await objectPage(tx, row.id, { ids: addedIds, page: 0, size: addedIds.length })
  const lines = new Map(fresh.map(line => [line.cardId, line]))
  if (fresh.length > 0)
    await recordEvent(tx, row.id, { kind: 'objectsAdded', details: { count: fresh.length } }, by)
  const written = outcomes.flatMap(({ objectId = '', there, document, changes }) => {
    const before = there ?? lines.get(objectId)
    const says = there ? changes.length > 0 : Object.keys(document).length > 0
    return before && says ? [{ before, document, decision: decisionOf(declaration, document) }] : []
  })
  for (let from = 0; from < written.length; from += writtenAtOnce)
    await writeDocuments(
      tx,
      row.id,
      written
        .slice(from, from + writtenAtOnce)
        .map(({ before, document, decision }) => ({ cardId: before.cardId, document, decision })),
    )
  await recordChanges(
    tx,
    asker,
    one,
    outcomes.filter(isChanged).map(({ objectId = '', changes }) => ({ objectId, changes })),
    by,
  )
  const affected = [...new Set([...addedIds, ...written.map(({ before }) => before.cardId)])]
  const were = new Map(written.map(({ before }) => [before.cardId, before.document]))
  await context.effects.followLines(tx, row.id, affected, await authorBy(tx, by), were)
  if (written.some(({ before, ...change }) => changesProgress(declaration, before, change)))
    await settle(tx, context, one, by)
}

/** Headings of columns that lead to no field of the lines. */
const passedOver = ({ mapping }: LineTable): string[] =>
  mapping.columns.filter(({ targets }) => targets.length === 0).map(({ column }) => column)

/**
 * Adds objects by a table and records what it says about each. Rows that cannot be loaded are left out, and reported with the reason; all others
 * are written at once, or, with `check`, none.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where the procedure is closed; `invalid_input` for a table that cannot be read;
 *   `too_large`.
 */
export async function loadTable(
  context: ProceduresContext,
  asker: Asker,
  id: string,
  { content, check }: { readonly content: unknown; readonly check: boolean },
): Promise<LoadedObjects> {
  const { actor, language } = asker
  const { database, texts } = context
  const { declaration } = await database.inTenant(actor.tenantId, tx => procedureFor(tx, actor, 'edit', id))
  if (!(content instanceof Readable)) throw new CodedError('invalid_request')
  const table = await readLines(context, {
    tenantId: actor.tenantId,
    declaration,
    content,
    language,
    most: mostAdded,
  })
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    if (!check) await holdAdding(tx)
    const outcomes = await judge(tx, context, asker, one, table, !check)
    const good = outcomes.filter(({ refused }) => !refused)
    if (!check) await write(tx, context, asker, one, good)
    const refused = outcomes.filter(each => each.refused)
    const added = good.filter(({ there }) => there === undefined).length
    const changed = good.filter(isChanged).length
    return {
      added,
      changed,
      unchanged: good.length - added - changed,
      refusedCount: refused.length,
      refused: refused.slice(0, mostNamed).map(({ row, messages }) => {
        const [message] = messages.filter(each => severityOf(each) === 'error')
        return {
          row: row.row,
          number: row.number,
          column: message?.column ?? '',
          text: message ? lineMessage(texts, language, declaration, message) : '',
        }
      }),
      passedOver: passedOver(table),
    }
  })
}

import { z } from 'zod/mini'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { attachmentTypes } from '#model/procedures/attachment-types.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { dueAnchors, responsibles, taskLength } from '#model/procedures/tasks.ts'
import { cardTypes } from '#model/record-types.ts'
import { cut } from '#model/text/cut.ts'
import { cardsOfAnyType } from '#server/cards/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { insertAttachment, insertLink, insertTasks, takeLines } from '#server/procedures/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { idsIn, mappedValues, originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'

/** Characters of a note that are kept. */
const longestNote = 2000

const id = z.pipe(z.number(), z.transform(String))
const maybeId = z.nullable(id)
const text = z.string()
const moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/)),
  z.transform(at => new Date(at)),
)
const day = z.iso.date()

const object = z.object({
  card_id: id,
  document: z.record(text, z.unknown()),
  checked_at: z.nullable(moment),
  checked_name: text,
})

const attachment = z.object({
  file_id: id,
  card_id: maybeId,
  type: z.enum(attachmentTypes),
  note: text,
  created_at: moment,
})

const link = z.object({ linked_id: id, kind: text.check(z.regex(/^\w{1,60}$/)), created_at: moment })

const task = z.object({
  words: text,
  responsible: z.enum(responsibles),
  due_from: z.nullable(text),
  due_days: z.nullable(z.number().check(z.int())),
  due: z.nullable(day),
  done_at: z.nullable(moment),
  done_name: z.nullable(text),
})

const line = z.object({
  id,
  type: text,
  objects: z.array(object),
  attachments: z.array(attachment),
  links: z.array(link),
  tasks: z.array(task),
})
type Line = z.output<typeof line>

/** Ids of all records that a procedure names. */
const idsOf = (declaration: ProcedureDeclaration, given: Line): readonly string[] => [
  given.id,
  ...given.objects.flatMap(({ card_id, document }) => [card_id, ...idsIn(lineSheet(declaration), document)]),
  ...given.attachments.flatMap(({ file_id, card_id }) => [file_id, ...(card_id === null ? [] : [card_id])]),
  ...given.links.map(({ linked_id }) => linked_id),
]

async function takeTasks(
  tx: TenantTransaction,
  declaration: ProcedureDeclaration,
  cardId: string,
  { tasks }: Line,
): Promise<void> {
  const anchors = new Set(dueAnchors(declaration).map(({ from }) => from))
  await insertTasks(
    tx,
    tasks.map(({ words, responsible, due_from, due_days, due, done_at, done_name }) => {
      const follows = due_from !== null && anchors.has(due_from)
      return {
        card_id: cardId,
        words: cut(words, taskLength),
        // Members do not come along: what was given to one is the managers'.
        responsible: responsible === 'MEMBER' ? 'MANAGERS' : responsible,
        account_id: null,
        due_from: follows ? due_from : null,
        due_days: follows ? due_days : null,
        due,
        done_at,
        done_by: null,
        done_name: done_at === null ? null : (done_name ?? ''),
        checklist_task: null,
        remind_at: null,
      }
    }),
  )
}

async function takeProcedure(
  tx: TenantTransaction,
  taking: Taking,
  declaration: ProcedureDeclaration,
  given: Line,
  records: Records,
): Promise<void> {
  const here = records.get(given.id)
  if (here?.type !== cardTypes[declaration.type]) return
  const [record] = await cardsOfAnyType(tx, [here.id])
  if (!record || !(await takePart(tx, { origin: originOf(taking, given.id), part: 'lines' }, record.id)))
    return
  const sheet = lineSheet(declaration)
  const lines = given.objects.flatMap(({ card_id, document, checked_at, checked_name }) => {
    const about = records.get(card_id)
    if (!about) return []
    return {
      cardId: about.id,
      document: mappedValues(sheet, document, taking.terms, records),
      checkedAt: checked_at,
      checkedName: checked_name,
    }
  })
  count(taking, 'lines', await takeLines(tx, record.id, declaration, lines))
  for (const { file_id, card_id, type, note, created_at: at } of given.attachments) {
    const fileId = records.get(file_id)?.id
    if (fileId === undefined) continue
    const objectId = (card_id !== null && records.get(card_id)?.id) || null
    await insertAttachment(
      tx,
      record.id,
      { fileId, type, objectId, note: cut(note, longestNote) },
      { accountId: null, at },
    )
  }
  await takeTasks(tx, declaration, record.id, given)
}

/** Links between procedures lead to those that came after, too. */
async function takeLinks(
  tx: TenantTransaction,
  { author: { accountId } }: Taking,
  given: Line,
  records: Records,
): Promise<void> {
  const procedureId = records.get(given.id)?.id
  for (const { linked_id, kind, created_at: at } of given.links) {
    const linkedId = records.get(linked_id)?.id
    if (procedureId !== undefined && linkedId !== undefined)
      await insertLink(tx, { procedureId, linkedId, kind }, { accountId, at })
  }
}

/** Lines of procedures, in the trash too, with attached files, tasks and links between procedures. */
export async function takeProcedures(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for await (const procedures of itemsOf(taking, 'procedures.jsonl', line, 1)) {
    for (const given of procedures) {
      const declaration = procedureNamed(given.type)
      if (!declaration) tellOf(taking, given.id, 'import.command.archive.noType', { type: given.type })
      if (!declaration) continue
      await context.database.inTenant(tenantId, async tx => {
        if ((await partsTaken(tx, 'lines', [originOf(taking, given.id)])).size > 0) return
        const records = await recordsHere(tx, taking, idsOf(declaration, given), { binned: true })
        await takeProcedure(tx, taking, declaration, given, records)
        await takeLinks(tx, taking, given, records)
      })
    }
  }
}

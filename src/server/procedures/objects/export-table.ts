import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TableFormat } from '#model/api/exports.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import { followAll } from '#server/cards/index.ts'
import { attachmentOf, type WrittenLine, writeLines } from '#server/exchange/index.ts'
import type { Asker } from '../acting.ts'
import { type Found, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { objectPage, objectTotal } from '../store/objects.ts'
import { lineItems } from './line-items.ts'

/** Objects that are read at a time. */
const chunk = 500

async function* linesOf(
  { database }: Pick<ProceduresContext, 'database'>,
  asker: Asker,
  { row, declaration }: Found,
): AsyncGenerator<readonly WrittenLine[]> {
  const sheet = lineSheet(declaration)
  for (let page = 0; ; page++) {
    const lines = await database.inTenant(asker.actor.tenantId, async tx => {
      const records = await objectPage(tx, row.id, { page, size: chunk })
      const documents = await followAll(
        tx,
        sheet,
        records.map(({ document }) => document),
      )
      const ids = records.map(({ cardId }) => cardId)
      const items = await lineItems(tx, declaration, ids, asker)
      return records.map(({ cardId, version, document }, at) => ({
        id: cardId,
        version,
        number: items.get(cardId)?.number ?? '',
        title: items.get(cardId)?.title ?? '',
        document: documents[at] ?? document,
      }))
    })
    if (lines.length === 0) return
    yield lines
  }
}

/**
 * Answers with the objects of a procedure and what is recorded about each as a table, which can be loaded again.
 * @throws {CodedError} `not_found`
 */
export async function exportTable(
  context: ProceduresContext,
  asker: Asker,
  id: string,
  {
    format,
    request,
    reply,
  }: { readonly format: TableFormat; readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { actor, language } = asker
  const { tenantId } = actor
  const one = await context.database.inTenant(tenantId, async tx => {
    const found = await procedureToRead(tx, actor, id)
    const count = await objectTotal(tx, id, { page: 0, size: 0 })
    const details = { what: recordsOfLines(found.declaration.lines).type, count, format }
    await recordAudit(tx, doerOf(actor, request), 'tableExported', context.clock(), details)
    return found
  })
  const content = await writeLines(context, {
    tenantId,
    holder: actor,
    declaration: one.declaration,
    kind: format,
    language,
    lines: linesOf(context, asker, one),
  })
  return reply.headers(attachmentOf(format, one.row.number)).send(content)
}

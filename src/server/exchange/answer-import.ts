import type { ImportAnswer, ImportWithFile, MessageGroup } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { type Outcome, outcomes, severityOf } from '#model/exchange/messages.ts'
import { picturesPath } from '#model/exchange/pictures.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { countOfOperations } from '#server/vocabularies/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { messageText } from './message-text.ts'
import { countArchived } from './store/archives.ts'
import type { ImportRecord } from './store/imports.ts'
import { countPictures, failedPictures } from './store/pictures.ts'
import { countNewTerms, countOutcomes, groupMessages } from './store/rows.ts'

const noneYet = Object.fromEntries(outcomes.map(outcome => [outcome, 0])) as Record<Outcome, number>

/**
 * Imports as lists show them, with the counts the database has. Their works are read before what they have done, so that a work reported as
 * done has done all that is reported; an import belongs to the museum, not to who began it.
 */
async function answersIn(
  { operations }: ExchangeContext,
  tx: TenantTransaction,
  records: readonly ImportRecord[],
): Promise<ImportAnswer[]> {
  const works = await operations.readIn(
    tx,
    records.flatMap(({ check_id, load_id }) => [check_id, load_id]).filter(id => id !== null),
  )
  const workOf = (id: string | null | undefined): Operation | null => works.get(id ?? '') ?? null
  const undoOf = ({ load_id }: ImportRecord) => workOf(workOf(load_id)?.undoneById)
  const counted = await countOutcomes(
    tx,
    records.map(({ id }) => id),
  )
  const terms = await countOfOperations(
    tx,
    records.flatMap(record => {
      const undo = undoOf(record)
      return record.load_id !== null && undo ? [record.load_id, undo.id] : []
    }),
  )
  return records.map(record => {
    const [load, undo] = [workOf(record.load_id), undoOf(record)]
    const removed = terms.get(undo?.id ?? '')?.removed ?? 0
    return {
      id: record.id,
      cardType: record.card_type,
      name: record.name,
      bytes: Number(record.bytes),
      createdAt: record.created_at.toISOString(),
      createdBy: { id: record.account_id, name: record.account_name },
      loadedAt: record.loaded_at?.toISOString() ?? null,
      profile: record.profile,
      check: workOf(record.check_id),
      load,
      counts: { ...noneYet, ...counted.get(record.id) },
      undo,
      undone: undo !== null,
      undoneTerms: load && undo && { removed, kept: (terms.get(load.id)?.made ?? 0) - removed },
    }
  })
}

/** Imports as lists show them, in one transaction. */
export const answerImports = (
  context: ExchangeContext,
  { tenantId }: Pick<MuseumActor, 'tenantId'>,
  find: (tx: TenantTransaction) => Promise<readonly ImportRecord[]>,
): Promise<ImportAnswer[]> =>
  context.database.inTenant(tenantId, async tx => answersIn(context, tx, await find(tx)))

async function messagesOf(
  { texts }: ExchangeContext,
  tx: TenantTransaction,
  record: ImportRecord,
  language: Language,
): Promise<MessageGroup[]> {
  const declaration = declarationOf(record.card_type)
  if (!declaration) throw notFound()
  const groups = await groupMessages(tx, record.id)
  const found = groups.map(({ message, count, rows, samples }) => ({
    kind: message.kind,
    severity: severityOf(message),
    column: message.column ?? null,
    path: message.path ?? null,
    text: messageText(texts, language, declaration, message, count > 1),
    count,
    // A row with several such values is named once.
    rows: [...new Set(rows)],
    samples: [...samples],
  }))
  return [...found, ...(await failuresOf(texts, tx, record.id, language))]
}

/** Messages about pictures that were not attached: known after the load, and gone when they are tried again. */
async function failuresOf(
  texts: TextBook,
  tx: TenantTransaction,
  importId: string,
  language: Language,
): Promise<MessageGroup[]> {
  const failed = await failedPictures(tx, importId)
  return failed.map(({ column, reason, params, count, rows, names }) => {
    const key = reason !== null && texts.has(language, reason) ? (reason as TextKey) : 'errors.internal'
    return {
      kind: 'pictureFailed',
      severity: severityOf({ kind: 'pictureFailed' }),
      column,
      path: picturesPath,
      text: texts.translate(language, 'import.messages.pictureFailed', {
        reason: texts.translate(language, key, params ?? {}),
      }),
      count,
      rows: [...new Set(rows)],
      samples: names.map((value, at) => ({ row: rows[at] ?? 0, value })),
    }
  })
}

/** Files of a ZIP that are named of those that no row names. */
const unnamedShown = 20

const noPictures = { found: 0, waiting: 0, attached: 0, there: 0, failed: 0, rows: 0 }

async function picturesOf(tx: TenantTransaction, importId: string): Promise<ImportWithFile['pictures']> {
  const { files, unnamed, paths } = await countArchived(tx, importId, unnamedShown)
  const counted = (await countPictures(tx, [importId])).get(importId) ?? noPictures
  return { files, unnamed, unnamedFiles: [...paths], ...counted }
}

/** One import with its file, its mapping and all messages about its rows. */
export async function answerImport(
  context: ExchangeContext,
  actor: Pick<MuseumActor, 'tenantId'>,
  record: ImportRecord,
  language: Language,
): Promise<ImportWithFile> {
  return context.database.inTenant(actor.tenantId, async tx => {
    const [answer] = await answersIn(context, tx, [record])
    if (!answer) throw notFound()
    return {
      ...answer,
      reading: record.reading,
      found: record.found,
      mapping: record.mapping as ImportWithFile['mapping'],
      pictures: await picturesOf(tx, record.id),
      messages: await messagesOf(context, tx, record, language),
      newTerms: await countNewTerms(tx, record.id),
    }
  })
}

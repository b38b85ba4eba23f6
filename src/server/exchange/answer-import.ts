import type { ImportAnswer, ImportWithFile, MessageGroup } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { type Outcome, outcomes, severityOf } from '#model/exchange/messages.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { countOfOperations } from '#server/vocabularies/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { sayMessage } from './say-message.ts'
import type { ImportRecord } from './store/imports.ts'
import { countNewTerms, countOutcomes, groupMessages } from './store/rows.ts'

/** Operations are read with the rights of an administrator: an import belongs to the museum, not to who began it. */
async function operationOf(
  { operations }: ExchangeContext,
  { tenantId, accountId }: Pick<MuseumActor, 'tenantId' | 'accountId'>,
  id: string | null,
): Promise<Operation | null> {
  return id === null ? null : operations.read({ tenantId, accountId, role: 'TENANT_ADMIN' }, id)
}

const noneYet = Object.fromEntries(outcomes.map(outcome => [outcome, 0])) as Record<Outcome, number>

/** The works on an import. They are read before what they have done, so that a work told to be done has done all that is told. */
async function worksOn(
  context: ExchangeContext,
  actor: Pick<MuseumActor, 'tenantId' | 'accountId'>,
  record: ImportRecord,
) {
  const load = await operationOf(context, actor, record.load_id)
  return {
    check: await operationOf(context, actor, record.check_id),
    load,
    undo: await operationOf(context, actor, load?.undoneById ?? null),
  }
}

/** Imports as lists show them, with the counts the database has. */
export async function answerImports(
  context: ExchangeContext,
  actor: Pick<MuseumActor, 'tenantId' | 'accountId'>,
  records: readonly ImportRecord[],
): Promise<ImportAnswer[]> {
  const works = await Promise.all(
    records.map(async record => ({ record, ...(await worksOn(context, actor, record)) })),
  )
  const { counted, terms } = await context.database.inTenant(actor.tenantId, async tx => ({
    counted: await countOutcomes(
      tx,
      records.map(({ id }) => id),
    ),
    terms: await countOfOperations(
      tx,
      works.flatMap(({ load, undo }) => (load && undo ? [load.id, undo.id] : [])),
    ),
  }))
  return works.map(({ record, check, load, undo }) => {
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
      check,
      load,
      counts: { ...noneYet, ...counted.get(record.id) },
      undo,
      undone: undo !== null,
      undoneTerms: load && undo && { removed, kept: (terms.get(load.id)?.made ?? 0) - removed },
    }
  })
}

async function messagesOf(
  { texts }: ExchangeContext,
  tx: TenantTransaction,
  record: ImportRecord,
  language: Language,
): Promise<MessageGroup[]> {
  const declaration = declarationOf(record.card_type)
  if (!declaration) throw notFound()
  const groups = await groupMessages(tx, record.id)
  return groups.map(({ message, count, rows, samples }) => ({
    kind: message.kind,
    severity: severityOf(message),
    column: message.column ?? null,
    path: message.path ?? null,
    text: sayMessage(texts, language, declaration, message, count > 1),
    count,
    rows: [...rows],
    samples: [...samples],
  }))
}

/** One import with its file, its mapping and all that was said about its rows. */
export async function answerImport(
  context: ExchangeContext,
  actor: Pick<MuseumActor, 'tenantId' | 'accountId'>,
  record: ImportRecord,
  language: Language,
): Promise<ImportWithFile> {
  const [answer] = await answerImports(context, actor, [record])
  if (!answer) throw notFound()
  return context.database.inTenant(actor.tenantId, async tx => ({
    ...answer,
    reading: record.reading,
    found: record.found,
    mapping: record.mapping as ImportWithFile['mapping'],
    messages: await messagesOf(context, tx, record, language),
    newTerms: await countNewTerms(tx, record.id),
  }))
}

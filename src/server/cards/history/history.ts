import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { applyChanges, reversed } from '#model/engine/apply-changes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldAt, fieldsOf } from '#model/engine/fields.ts'
import { isLogged } from '#model/engine/logs.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { requireLock } from '../locks/require-lock.ts'
import { namesOf } from '../names/known-names.ts'
import { withNames } from '../names/with-names.ts'
import { answerCard } from '../read/answer-card.ts'
import { presentPerson, systemAuthor } from '../read/person-named.ts'
import { namedChanges } from '../revisions/named-changes.ts'
import { namedEvents } from '../revisions/named-events.ts'
import { readValues } from '../save/read-values.ts'
import { writeCards } from '../save/write-cards.ts'
import type { CardRecord } from '../store/cards.ts'
import { changesSince, revisionsOf } from '../store/revisions.ts'
import { authorOf } from '../store/writer.ts'

const pageSize = 50

/** Returns the changes of a record, newest first, with the names of what values refer to (C-K14). */
export const readHistory = (
  context: CardsContext,
  { declaration, actor, language }: Doing,
  id: string,
  before = 2_000_000_000,
): Promise<{ result: Revision[]; hasMore: boolean }> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const card = await existingCard(tx, declaration, id, { follow: true })
    const rows = await revisionsOf(tx, card.id, { before, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    const reader = { actor, language }
    const changes = shown.map(row => row.changes)
    const named = await namedChanges(
      tx,
      declaration,
      await namedEvents(tx, declaration, changes, reader),
      reader,
    )
    const result = shown.map(
      (row, at): Revision => ({
        version: row.version,
        at: row.at.toISOString(),
        by: presentPerson(row.account_id, row.name),
        outsider: row.account_id === systemAuthor.accountId && row.name !== '' ? row.name : null,
        onBehalfOf: row.on_behalf_of ? { id: row.on_behalf_of, name: row.on_behalf_of_name ?? '' } : null,
        action: row.action,
        operationId: row.operation_id,
        changes: [...(named[at] ?? [])],
      }),
    )
    return { result, hasMore: rows.length > pageSize }
  })

const isOfDocument = ({ path }: Change): boolean => !path.startsWith('@')

/** Returns true for values that only the product writes, which a restore leaves alone: measurements of a file, the step of a record. */
const isMeasured = ({ sections }: CardDeclaration, { path }: Change): boolean =>
  fieldAt({ sections }, path.split(/[/#]/)[0] ?? '')?.field.derived === 'measured'

const isBelow = (path: string, wanted: string): boolean =>
  path === wanted || path.startsWith(`${wanted}/`) || path.startsWith(`${wanted}#`)

/** The document as it was after that version: what was done since, taken back. */
async function valuesAt(tx: TenantTransaction, record: CardRecord, version: number): Promise<CardValues> {
  if (version > record.version) throw notFound()
  const since = await changesSince(tx, record.id, version)
  if (since.length !== record.version - version) throw notFound()
  return since.reduce<CardValues>(
    (values, { changes }) => applyChanges(values, reversed(changes.filter(isOfDocument))),
    record.data,
  )
}

export const readVersion = (
  context: CardsContext,
  { declaration, actor, language }: Doing,
  id: string,
  version: number,
): Promise<Record<string, unknown>> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const values = await valuesAt(tx, await existingCard(tx, declaration, id), version)
    const names = await namesOf(tx, actor, declaration, [values])
    return { ...withNames(declaration, values, names, language) }
  })

/** Brings a card back to an earlier version, or some of its fields; a change like any other, that can itself be taken back. */
export const restoreVersion = (
  context: CardsContext,
  doing: Doing,
  id: string,
  { version, paths }: { readonly version: number; readonly paths?: readonly string[] | undefined },
): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const record = await existingCard(tx, declaration, id, { hold: true })
    await requireLock(tx, id, actor.accountId)
    const earlier = await valuesAt(tx, record, version)
    const back = diffCards(fieldsOf(declaration), record.data, earlier).filter(
      change => !isMeasured(declaration, change) && !isLogged(declaration, change.path),
    )
    const chosen = paths ? back.filter(({ path }) => paths.some(wanted => isBelow(path, wanted))) : back
    // What it refers to was checked when it was written: before, or in the meantime.
    const restored = applyChanges(record.data, chosen)
    const values = await readValues(tx, declaration, restored, restored)
    const author = await authorOf(tx, actor)
    const [written] = await writeCards(tx, [{ record, values }], {
      declaration,
      author,
      action: 'restoredVersion',
      renamed: context.renamed,
    })
    const before = new Map([[id, record.data]])
    await context.follow(tx, declaration, { ids: [id], what: 'changed', author, before })
    await announce(tx, declaration, { ids: [id], what: 'saved', accountId: actor.accountId })
    return answerCard(context, tx, doing, written?.record ?? record)
  })

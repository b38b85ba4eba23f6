import {
  type PresentedEntry,
  readEntries,
  readFieldList,
  readFieldPlaces,
  sendEntries,
} from '#model/api/procedures/field-work.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { type Found, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { type EntryRecord, entriesOf } from '../store/field-entries.ts'
import { objectPage, objectTotal } from '../store/objects.ts'
import { resultNamed } from './apply-entries.ts'
import { localizedWords, museumPlaces, placeWords } from './place-words.ts'
import { presentFieldList } from './present-list.ts'
import { takeEntries } from './take-entries.ts'

/** Entries of others in one answer. */
const mostChanges = 1000

/** @throws {CodedError} `not_found`, also where the type has no work for phones, or it is in the trash. */
async function workToRead(tx: TenantTransaction, actor: Holder, id: string): Promise<Found> {
  const one = await procedureToRead(tx, actor, id)
  if (!one.declaration.workflow.fieldWork || one.row.deleted_at) throw notFound()
  return one
}

async function presentEntries(
  tx: TenantTransaction,
  rows: readonly EntryRecord[],
  language: Language,
): Promise<PresentedEntry[]> {
  const places = await placeWords(
    tx,
    rows.flatMap(({ location_id }) => location_id ?? []),
  )
  return rows.map(row => ({
    id: row.id,
    objectId: row.card_id,
    result: resultNamed(row.result),
    location:
      row.location_id === null
        ? null
        : { id: row.location_id, name: localizedWords(places.get(row.location_id), language) },
    at: row.at.toISOString(),
    by: { id: row.account_id, name: row.account_name },
    undoes: row.undoes,
  }))
}

/** Calls for work on the objects of procedures where they stand. */
export function fieldWorkRoutes(context: ProceduresContext): Route[] {
  const { database } = context
  return [
    route(readFieldList, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await workToRead(tx, actor, params.id)
        const { page = 0, size = 200 } = query
        const records = await objectPage(tx, one.row.id, { page, size })
        return {
          version: `${one.row.version}-${language}`,
          result: await presentFieldList(tx, { actor, language }, one, records),
          totalSize: await objectTotal(tx, one.row.id, { page, size }),
        }
      }),
    ),

    route(readFieldPlaces, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        await workToRead(tx, actor, params.id)
        return { result: await museumPlaces(tx, language) }
      }),
    ),

    route(sendEntries, async ({ actor, language, params, body }) => ({
      result: await takeEntries(context, { actor, language }, params.id, body),
    })),

    route(readEntries, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await workToRead(tx, actor, params.id)
        const rows = await entriesOf(tx, row.id, { after: query.since ?? '0', limit: mostChanges + 1 })
        const shown = rows.slice(0, mostChanges)
        return {
          result: await presentEntries(tx, shown, language),
          next: shown.at(-1)?.arrival ?? query.since ?? null,
          more: rows.length > mostChanges,
        }
      }),
    ),
  ]
}

import {
  changeLayout,
  createLayout,
  deleteLayout,
  listLayouts,
  removeMuseumView,
  saveMuseumView,
} from '#model/api/layouts.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { type Doer, doerOf, recordAudit } from '#server/audit/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import {
  clearDefault,
  insertLayout,
  type LayoutOwner,
  layoutsOf,
  putViewOfMuseum,
  removeLayout,
  removeViewOfMuseum,
  typeOfLayout,
  updateLayout,
  viewOfMuseum,
} from './store.ts'

/** More than anybody can distinguish by name. */
const most = 100

interface LayoutsContext {
  readonly database: Database
  readonly clock: () => Date
}

/** Calls for the layouts of lists that a person keeps, and for those that a museum chose for everybody. */
export function layoutRoutes({ database, clock }: LayoutsContext): Route[] {
  /** @throws {CodedError} `not_found` for someone who works in no museum. */
  const ofPerson = async <T>({ tenantId, accountId }: Actor, work: (owner: LayoutOwner) => Promise<T>) => {
    if (tenantId === undefined) throw notFound()
    return database.inTenant(tenantId, tx => work({ tx, accountId }))
  }

  /** @throws {CodedError} when another layout of the type has the name, or there are too many. */
  const checkRoom = async (owner: LayoutOwner, type: string, name: string, self?: string): Promise<void> => {
    const others = (await layoutsOf(owner, type)).filter(({ id }) => id !== self)
    const wanted = name.toLowerCase()
    if (others.some(other => other.name.toLowerCase() === wanted))
      throw new CodedError('invalid_input', { fields: { name: { key: 'nameTaken' } } })
    if (others.length >= most)
      throw new CodedError('invalid_input', { fields: { name: { key: 'tooMany', params: { max: most } } } })
  }

  /** @throws {CodedError} `not_found` for a type that has no lists. */
  const knownType = (type: string): string => {
    const declaration = declarationOf(type)
    if (!declaration) throw notFound()
    return declaration.type
  }

  /** Writes into the audit log which view was everybody's and which one is now. Empty: none. */
  const record = (tx: TenantTransaction, doer: Doer, type: string, before: string, after: string) =>
    recordAudit(tx, doer, 'viewChanged', clock(), { type, view: { before, after } })

  return [
    route(listLayouts, ({ actor, query }) =>
      ofPerson(actor, async owner => ({
        result: await layoutsOf(owner, query.type),
        museum: await viewOfMuseum(owner.tx, query.type),
      })),
    ),

    route(saveMuseumView, ({ actor, request, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const type = knownType(params.type)
        const before = await viewOfMuseum(tx, type)
        await putViewOfMuseum(tx, type, body)
        await record(tx, doerOf(actor, request), type, before?.name ?? '', body.name)
        return body
      }),
    ),

    route(removeMuseumView, ({ actor, request, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const type = knownType(params.type)
        const before = await viewOfMuseum(tx, type)
        if (!before) throw notFound()
        await removeViewOfMuseum(tx, type)
        await record(tx, doerOf(actor, request), type, before.name, '')
        return undefined
      }),
    ),

    route(createLayout, ({ actor, body: { type, ...content } }) =>
      ofPerson(actor, async owner => {
        await checkRoom(owner, type, content.name)
        if (content.isDefault) await clearDefault(owner, type)
        return insertLayout(owner, type, content)
      }),
    ),

    route(changeLayout, ({ actor, params, body }) =>
      ofPerson(actor, async owner => {
        const type = await typeOfLayout(owner, params.id)
        if (type === undefined) throw notFound()
        await checkRoom(owner, type, body.name, params.id)
        if (body.isDefault) await clearDefault(owner, type)
        return updateLayout(owner, params.id, body)
      }),
    ),

    route(deleteLayout, ({ actor, params }) =>
      ofPerson(actor, async owner => {
        if (!(await removeLayout(owner, params.id))) throw notFound()
        return undefined
      }),
    ),
  ]
}

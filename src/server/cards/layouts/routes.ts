import { changeLayout, createLayout, deleteLayout, listLayouts } from '#model/api/layouts.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import {
  clearDefault,
  insertLayout,
  type LayoutOwner,
  layoutsOf,
  removeLayout,
  typeOfLayout,
  updateLayout,
} from './store.ts'

/** More than anybody can distinguish by name. */
const most = 100

/** Calls for the layouts of lists that a person keeps. */
export function layoutRoutes(database: Database): Route[] {
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

  return [
    route(listLayouts, ({ actor, query }) =>
      ofPerson(actor, async owner => ({ result: await layoutsOf(owner, query.type) })),
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

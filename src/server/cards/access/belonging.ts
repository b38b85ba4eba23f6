import { declarationOf, declarationOfId } from '#model/cards/declarations.ts'
import { type OwnedAction, type Owner, permissionsWith } from '#model/engine/aspects/belonging.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor, Route } from '#server/platform/http/index.ts'
import { mayOpen } from '../sight.ts'
import { linkedTypes } from '../store/owners.ts'

type Owned = Pick<CardDeclaration, 'permissions' | 'belongsTo' | 'freezes'>

/** Returns whether a person may perform an action on a record that belongs to one of the types; this requires reading, too, since it shows it. */
export const mayDoWith = (
  declaration: Owned,
  holder: Holder,
  action: OwnedAction,
  owners: readonly Owner[],
): boolean =>
  [action, 'read' as const].every(each =>
    isAllowed(holder, { permissions: permissionsWith(declaration, each, owners) }),
  )

const ownersIn = ({ belongsTo }: Owned, typeIds: readonly number[]): readonly Owner[] =>
  belongsTo?.owners.filter(({ types }) => types.some(type => typeIds.includes(cardTypes[type]))) ?? []

/** Returns the types of the records that some belong to, by their ids. */
export async function ownersOf(
  tx: TenantTransaction,
  declaration: Owned,
  ids: readonly string[],
): Promise<(id: string) => readonly Owner[]> {
  const { belongsTo } = declaration
  if (!belongsTo) return () => []
  const found = await linkedTypes(tx, belongsTo.field, ids)
  return id => ownersIn(declaration, found.get(id) ?? [])
}

/**
 * Returns which of the records a person may open: those of types they may open, and those that belong to a record they may open. Checks
 * the record, while `mayOpen` checks only the type.
 */
export async function openable(
  tx: TenantTransaction,
  holder: Holder,
  cards: readonly { readonly id: string; readonly type: number }[],
): Promise<(card: { readonly id: string; readonly type: number }) => boolean> {
  const byType = Map.groupBy(
    cards.filter(({ type }) => declarationOfId(type)?.belongsTo && !mayOpen(holder, type)),
    ({ type }) => type,
  )
  const open = new Set<string>()
  for (const [type, of] of byType) {
    const declaration = declarationOfId(type)
    if (!declaration) continue
    const ids = of.map(({ id }) => id)
    const owners = await ownersOf(tx, declaration, ids)
    for (const id of ids) if (mayDoWith(declaration, holder, 'read', owners(id))) open.add(id)
  }
  return ({ id, type }) => mayOpen(holder, type) || open.has(id)
}

/** Wraps routes for records that belong to others: the permission of the caller is checked for the record itself. */
export const askingOwners = (database: Database, routes: readonly Route[]): readonly Route[] =>
  routes.map(({ endpoint, handle }) => {
    const { record } = typeof endpoint.access === 'object' ? endpoint.access : {}
    const declaration = record && declarationOf(record.type)
    if (!record || !declaration) return { endpoint, handle }
    return {
      endpoint,
      handle: async call => {
        const actor = call.actor as MuseumActor
        const { id = (call.body as { readonly id?: string } | undefined)?.id } = (call.params ?? {}) as {
          readonly id?: string
        }
        if (id !== undefined) {
          const owners = await database.inTenant(actor.tenantId, async tx =>
            (await ownersOf(tx, declaration, [id]))(id),
          )
          if (!mayDoWith(declaration, actor, 'read', owners)) throw notFound()
          if (!mayDoWith(declaration, actor, record.action as OwnedAction, owners)) throw forbidden()
        }
        return handle(call)
      },
    }
  })

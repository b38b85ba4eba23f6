import { memberEndpoints } from '#model/api/cards/member-endpoints.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { changeMembers } from './change-members.ts'

/** Routes for the members of a record; none if the type has no members. */
export function memberRoutes(declaration: CardDeclaration, context: CardsContext): Route[] {
  const calls = memberEndpoints(declaration)
  if (!calls) return []
  return [
    route(calls.addMembers, ({ actor, language, params, body }) =>
      changeMembers(context, { declaration, actor, language }, params.id, body.itemIds, true),
    ),
    route(calls.removeMembers, ({ actor, language, params, body }) =>
      changeMembers(context, { declaration, actor, language }, params.id, body.itemIds, false),
    ),
  ]
}

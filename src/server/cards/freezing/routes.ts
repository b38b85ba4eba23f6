import { freezeEndpoints } from '#model/api/cards/freeze-endpoints.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { answerCard } from '../read/answer-card.ts'
import { requireVersion } from '../save/save-card.ts'
import { annulRecord, finishRecord, signRecord, standingOf } from './freezing.ts'

/** Calls that finish, annul and sign records of a type; none for types whose records are not finished for good. */
export function freezingRoutes(declaration: CardDeclaration, context: CardsContext): Route[] {
  const calls = freezeEndpoints(declaration)
  if (!calls) return []
  const { database } = context
  const doing = ({ actor, language }: { readonly actor: MuseumActor; readonly language: Language }) => ({
    declaration,
    actor,
    language,
  })
  const { finish, annul } = calls
  const byHand =
    finish && annul
      ? [
          route(finish, ({ params: { id }, body, ...call }) =>
            database.inTenant(call.actor.tenantId, async tx => {
              const record = await existingCard(tx, declaration, id, { hold: true })
              await requireVersion(context, tx, doing(call), record, body.version)
              await finishRecord(context, tx, doing(call), record)
              return answerCard(context, tx, doing(call), await existingCard(tx, declaration, id))
            }),
          ),
          route(annul, ({ params: { id }, body, ...call }) =>
            database.inTenant(call.actor.tenantId, async tx => {
              const record = await existingCard(tx, declaration, id, { hold: true })
              await annulRecord(context, tx, doing(call), record, body.reason)
              return answerCard(context, tx, doing(call), await existingCard(tx, declaration, id))
            }),
          ),
        ]
      : []
  return [
    route(calls.standing, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx =>
        standingOf(tx, declaration, await existingCard(tx, declaration, params.id, { follow: true })),
      ),
    ),
    ...byHand,
    route(calls.sign, ({ params: { id }, body, ...call }) =>
      database.inTenant(call.actor.tenantId, async tx =>
        signRecord(context, tx, doing(call), await existingCard(tx, declaration, id, { hold: true }), body),
      ),
    ),
  ]
}

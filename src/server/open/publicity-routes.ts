import { publicSideEndpoints } from '#model/api/public-side.ts'
import { declarations } from '#model/cards/declarations.ts'
import { existingCard } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OpenContext } from './open-context.ts'
import { publicityOfRecord, siteStateOf } from './publicity.ts'

/** Calls by which those who publish records learn what that means. */
export const publicityRoutes = ({ database, publicUrl }: OpenContext): Route[] =>
  declarations
    .filter(({ site }) => site)
    .flatMap(declaration => {
      const calls = publicSideEndpoints(declaration)
      return [
        route(calls.publicity, ({ actor, params, language }) =>
          database.inTenant(actor.tenantId, async tx => {
            const record = await existingCard(tx, declaration, params.id, { follow: true })
            return publicityOfRecord(tx, declaration, record, {
              publicUrl: publicUrl(),
              language,
              holder: actor,
            })
          }),
        ),
        route(calls.siteState, ({ actor }) =>
          database.inTenant(actor.tenantId, async tx => ({ site: await siteStateOf(tx) })),
        ),
      ]
    })

import { avatarOf } from '#model/api/avatars.ts'
import { readOrganisationFunctions } from '#model/api/organisation-functions.ts'
import { readMuseum } from '#model/api/tenant.ts'
import { organisationFunctions } from '#model/museum/organisation-functions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { museumById } from './store.ts'

export { changeMuseumData } from './change-museum-data.ts'
export { foundMuseum } from './found-museum.ts'
export { museumName } from './museum-name.ts'
export { hasMuseums, museumDataById, museumIds, museumsCalled, type NewMuseum } from './store.ts'

export interface TenantsOptions {
  readonly database: Database
  readonly clock: Clock
}

/** Museums: their data and licence. A person sees the current museum only. */
export const tenantRoutes = ({ database, clock }: TenantsOptions): Route[] => [
  route(readOrganisationFunctions, async () => [...organisationFunctions]),

  route(readMuseum, async ({ actor, params }) => {
    if (params.id !== actor.tenantId) throw notFound()
    const museum = await database.asSystem('read the own museum', db => museumById(db, params.id))
    if (!museum) throw notFound()
    return {
      id: museum.id,
      organisationMainBody: museum.name,
      avatar: avatarOf(museum.avatar),
      licence: {
        type: museum.licenceType,
        validFrom: museum.licenceFrom.toISOString(),
        validTo: museum.licenceTo.toISOString(),
        active: museum.licenceTo > clock(),
      },
    }
  }),
]

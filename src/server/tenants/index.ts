import { avatarOf } from '#model/api/avatars.ts'
import { readOrganisationFunctions } from '#model/api/organisation-functions.ts'
import { changeMuseum, readMuseum } from '#model/api/tenant.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { organisationFunctions } from '#model/museum/organisation-functions.ts'
import type { Holder } from '#model/permissions/access.ts'
import { doerOf } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { changeMuseumData } from './change-museum-data.ts'
import { museumById, museumDataById } from './store.ts'

export { changeMuseumData } from './change-museum-data.ts'

export { foundMuseum } from './found-museum.ts'

export { isNameTaken } from './is-name-taken.ts'

export { museumName } from './museum-name.ts'

export { refuseUnknownFunction } from './refuse-unknown-function.ts'

export {
  hasMuseums,
  lockMuseumNames,
  museumDataById,
  museumsCalled,
  type NewMuseum,
} from './store.ts'

export interface TenantsOptions {
  readonly database: Database
  readonly clock: Clock
}

/** Museums: their data and licence. A person sees the current museum only. */
export const tenantRoutes = ({ database, clock }: TenantsOptions): Route[] => [
  route(readOrganisationFunctions, async () => [...organisationFunctions]),

  route(readMuseum, async ({ actor, params }) => {
    if (params.id !== actor.tenantId) throw notFound()
    const { id } = params
    const found = await database.asSystem('read the own museum', async db => {
      const museum = await museumById(db, id)
      return museum && { museum, data: await museumDataById(db, id) }
    })
    if (!found) throw notFound()
    const { museum, data } = found
    return {
      id: museum.id,
      ...shownData(actor, data),
      avatar: avatarOf(museum.avatar),
      licence: {
        type: museum.licenceType,
        validFrom: museum.licenceFrom.toISOString(),
        validTo: museum.licenceTo.toISOString(),
        active: museum.licenceTo > clock(),
      },
      suspended: museum.state === 'suspended' ? { reason: museum.stateReason } : null,
      copy:
        museum.copyAsOf && museum.copyEndsAt
          ? { asOf: museum.copyAsOf.toISOString(), endsAt: museum.copyEndsAt.toISOString() }
          : null,
    }
  }),

  route(changeMuseum, async ({ actor, params, body, request }) => {
    if (params.id !== actor.tenantId) throw notFound()
    await database.inTenant(actor.tenantId, tx => changeMuseumData(tx, doerOf(actor, request), body, clock()))
    return undefined
  }),
]

type ShownToAll = Pick<
  MuseumData,
  'organisationMainBody' | 'organisationFunction' | 'place' | 'organisationContact'
>

/** Visible data of a museum: all to its administrators; to its other people not what is for invoices and authorities. */
function shownData({ role }: Holder, data: MuseumData): ShownToAll & Partial<MuseumData> {
  if (role === 'TENANT_ADMIN') return data
  const { organisationMainBody, organisationFunction, place, organisationContact } = data
  return { organisationMainBody, organisationFunction, place, organisationContact }
}

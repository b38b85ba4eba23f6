import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import type { readMuseumSecurity, saveMuseumSecurity } from '#model/api/museum-security.ts'
import { endSessions } from '#server/access/index.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { SingleSignOnContext } from './context.ts'
import { accountsWithoutSecondFactor, demandsOf, keepDemands, lockDemands } from './store/demands.ts'
import { serviceOf } from './store/settings.ts'

type Security = OutputOf<typeof readMuseumSecurity>

/** Demanding the service takes someone who came in by it, so that no museum shuts itself out. */
const obstacle = (enabled: boolean | undefined, actor: MuseumActor): Security['signOnObstacle'] => {
  if (!enabled) return 'noService'
  return actor.bound && !actor.impersonatorId ? null : 'notBySignOn'
}

/** Demands of the museum at sign-in, as its administrators see it. */
export const readDemands = ({ database }: SingleSignOnContext, actor: MuseumActor): Promise<Security> =>
  database.asSystem('demands of a museum', async db => {
    const without = await accountsWithoutSecondFactor(await enterMuseum(db, actor.tenantId))
    return {
      ...(await demandsOf(db, actor.tenantId)),
      signOnObstacle: obstacle((await serviceOf(db, actor.tenantId))?.enabled, actor),
      withoutSecondFactor: { users: without.length, self: without.includes(actor.accountId) },
    }
  })

/**
 * Changes what the museum demands. Who is inside otherwise is out at once where its own service is demanded.
 * @throws {CodedError} `conflict` when the service cannot be demanded.
 */
export const saveDemands = (
  { database, clock }: SingleSignOnContext,
  actor: MuseumActor,
  doer: Doer,
  { secondFactor, signOn }: BodyOf<typeof saveMuseumSecurity>,
): Promise<void> =>
  database.asSystem('change the demands of a museum', async db => {
    const { tenantId } = actor
    const museum = await enterMuseum(db, tenantId)
    const before = await lockDemands(db, tenantId)
    const begins = signOn && !before.signOn
    const against = begins ? obstacle((await serviceOf(db, tenantId))?.enabled, actor) : null
    if (against) throw new CodedError('conflict', { text: `singleSignOn.demands.obstacles.${against}` })
    await keepDemands(db, tenantId, { secondFactor, signOn })
    await recordAudit(museum, doer, 'securityChanged', clock(), { secondFactor, signOn })
    if (begins) await endSessions(db, { tenantId, bySignOn: false }, 'access removed', clock())
    // Open pages ask again what is demanded of their people.
    await publish(db, { name: 'museum.changed', tenantId })
  })

import type { Configuration } from 'openid-client'
import { finishSingleSignOn } from '#model/api/single-sign-on.ts'
import type { SingleSignOnContext } from './context.ts'
import { descriptionProblem } from './provider/connection-problem.ts'
import { serviceOf } from './store/settings.ts'

/**
 * The address a museum's service sends people back to, the museum's own: a code from one museum's service can never come back into
 * an attempt of another museum (mix-up; RFC 9700, section 4.4.2.2).
 */
export const callbackOf = (publicUrl: () => string, museumId: string): string =>
  `${publicUrl().replace(/(?<!\/)\/+$/, '')}${finishSingleSignOn.path.replace(':museumId', museumId)}`

/** A museum's service in use, ready to be asked. */
export interface OpenedService {
  readonly issuer: string
  readonly domains: readonly string[]
  /** Time at which its settings were saved. */
  readonly since: Date
  /** @throws when the service does not answer as it should. */
  describe(): Promise<Configuration>
}

/** The service a museum uses; undefined when it has none in use. */
export async function openedService(
  { database, seal, discovery }: SingleSignOnContext,
  museumId: string,
): Promise<OpenedService | undefined> {
  const service = await database.asSystem('the museum’s sign-in service', db => serviceOf(db, museumId))
  if (!service?.enabled) return undefined
  const { issuer, clientId, clientSecret, domains, changedAt } = service
  return {
    issuer,
    domains,
    since: changedAt,
    async describe() {
      const configuration = await discovery.remembered(`${museumId} ${changedAt.toISOString()}`, {
        issuer,
        clientId,
        clientSecret: clientSecret && seal.open(clientSecret),
      })
      // Browsers are sent where the description says.
      const problem = descriptionProblem(configuration)
      if (problem) throw new Error(`the description of the service is not usable: ${problem.kind}`)
      return configuration
    },
  }
}

import type { Configuration } from 'openid-client'
import { finishSingleSignOn } from '#model/api/single-sign-on.ts'
import type { SingleSignOnContext } from './context.ts'
import { descriptionProblem } from './provider/connection-problem.ts'
import { serviceOf } from './store/settings.ts'

/** Where services send people back to. */
export const callbackOf = (publicUrl: () => string): string =>
  `${publicUrl().replace(/\/+$/, '')}${finishSingleSignOn.path}`

/** A museum's service in use, ready to be asked. */
export interface OpenedService {
  readonly domains: readonly string[]
  /** When its settings were kept. */
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

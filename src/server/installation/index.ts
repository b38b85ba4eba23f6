import {
  openRightsSite,
  type PartState,
  type ReadinessPart,
  readConfiguration,
  readHealth,
  readReadiness,
  readSecurityContact,
  readTexts,
  signInToRightsApplication,
} from '#model/api/platform.ts'
import { dayMs } from '#model/dates/durations.ts'
import { loginPath } from '#model/navigation/routes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { notFound } from '#server/platform/errors.ts'
import { isKnown, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

export { checkDiskRoom } from './disk-room.ts'
export { createReadiness } from './readiness.ts'
export { schemaRoutes } from './schemas.ts'

export interface InstallationOptions {
  readonly config: Config
  readonly readiness: () => Promise<Record<ReadinessPart, PartState>>
  readonly texts: TextBook
  readonly clock: Clock
  readonly inMaintenance: () => boolean
  readonly demoIsOpen: () => boolean
}

/** The map application everybody is sent to when the museum has none of its own; not worth sending to the client (P-E07). */
const defaultGisAddress = 'https://www.openstreetmap.org'

/** RFC 9116 asks for less than a year, so that reports do not go to an outdated address. */
const contactGoodForMs = 180 * dayMs

/** Facts about this installation for the client and for monitoring. */
export const installationRoutes = ({
  config,
  readiness,
  texts,
  clock,
  inMaintenance,
  demoIsOpen,
}: InstallationOptions): Route[] => [
  route(readConfiguration, async () => ({
    PRODUCT_NAME: config.productName,
    MAINTENANCE_MODE: inMaintenance(),
    ENABLE_ADV_SEARCH: config.enableAdvSearch,
    EXTERNAL_GIS_APP_ADDRESS:
      config.externalGisAppAddress === undefined || config.externalGisAppAddress === defaultGisAddress
        ? null
        : config.externalGisAppAddress,
    DEMO: demoIsOpen(),
  })),

  route(readTexts, async ({ params, request, reply }) => {
    const { json, etag } = texts.all(params.language)
    reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json; charset=utf-8')
    return isKnown(request, etag) ? reply.code(304).send() : reply.send(json)
  }),

  route(readHealth, async () => ({ status: 'up' }) as const),

  route(readReadiness, async () => ({ status: 'ready', parts: await readiness() }) as const),

  route(readSecurityContact, async ({ reply }) => {
    if (config.securityContact === undefined) throw notFound()
    const expires = new Date(clock().getTime() + contactGoodForMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${config.securityContact}\nExpires: ${expires}\nPreferred-Languages: en, it, de, pl\n`)
  }),

  route(openRightsSite, async ({ reply }) => reply.redirect(config.rightlySiteUrl ?? loginPath)),

  route(signInToRightsApplication, async () => ({ url: config.rightlyUrl ?? null })),
]

import {
  openRightsSite,
  readConfiguration,
  readHealth,
  readReadiness,
  readTexts,
  signInToRightsApplication,
} from '#model/api/platform.ts'
import { loginPath } from '#model/navigation/routes.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

export interface InstallationOptions {
  readonly config: Config
  readonly database: Database
  readonly texts: TextBook
  readonly inMaintenance: () => boolean
  readonly demoIsOpen: () => boolean
}

/** The map application everybody is sent to when the museum has none of its own; not worth telling the client (acceptance row P-E07). */
const defaultGisAddress = 'https://www.openstreetmap.org'

/** What the client needs to know about this installation, and what watches over it. */
export const installationRoutes = ({
  config,
  database,
  texts,
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
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(json)
  }),

  route(readHealth, async () => ({ status: 'up' }) as const),

  route(readReadiness, async () => {
    await database.ping()
    return { status: 'ready' } as const
  }),

  route(openRightsSite, async ({ reply }) => reply.redirect(config.rightlySiteUrl ?? loginPath)),

  route(signInToRightsApplication, async () => ({ url: config.rightlyUrl ?? null })),
]

import { z } from 'zod/mini'
import { permissionCodes, permissionModules } from '../permissions/codes.ts'
import { endpoint } from './endpoint.ts'
import { language } from './shapes.ts'

/** Settings the client needs before anyone signs in (P-E07). */
export const configuration = z.object({
  PRODUCT_NAME: z.string(),
  /** Some installations send the string 'true'. */
  MAINTENANCE_MODE: z.union([z.boolean(), z.string()]),
  ENABLE_ADV_SEARCH: z.boolean(),
  EXTERNAL_GIS_APP_ADDRESS: z.nullable(z.string()),
  /** True when the installation holds the demonstration museum: the login page then offers its users. */
  DEMO: z.boolean(),
})

export type Configuration = z.output<typeof configuration>

export const readConfiguration = endpoint({
  name: 'platform.config',
  method: 'GET',
  path: '/api/v1/config',
  access: 'public',
  unlimited: true,
  summary: 'Configuration of this installation',
  openInMaintenance: true,
  output: configuration,
})

export const readTexts = endpoint({
  name: 'platform.texts',
  method: 'GET',
  path: '/api/locales/:language',
  access: 'public',
  unlimited: true,
  summary: 'Texts of the interface in one language',
  openInMaintenance: true,
  params: z.object({ language }),
  output: z.record(z.string(), z.unknown()),
})

export const readPermissions = endpoint({
  name: 'platform.permissions',
  method: 'GET',
  path: '/api/v1/permissions',
  access: 'signedIn',
  summary: 'Every permission, grouped by module in display order',
  output: z.array(
    z.object({
      id: z.number(),
      code: z.enum(permissionCodes),
      module: z.enum(permissionModules),
      type: z.string(),
    }),
  ),
})

/** The server's process is up. */
export const readHealth = endpoint({
  name: 'platform.health',
  method: 'GET',
  path: '/health',
  access: 'public',
  unlimited: true,
  summary: 'The server process is running',
  openInMaintenance: true,
  output: z.object({ status: z.literal('up') }),
})

/** Parts of an installation whose state `/ready` reports. */
export const readinessParts = ['database', 'disk', 'storage', 'scanner', 'mail', 'confinement'] as const
export type ReadinessPart = (typeof readinessParts)[number]

/** 'off': not part of this installation. */
export const partStates = ['up', 'down', 'off'] as const
export type PartState = (typeof partStates)[number]

/**
 * Reports that database, disk and storage are usable; otherwise 500 `unavailable`, with the same `parts` as `data`.
 * The service works without a virus scanner or mail server, so their state is reported only. 'confinement' is the kernel's sandbox around
 * processes that read uploaded files; 'off' where the kernel permits none.
 */
export const readReadiness = endpoint({
  name: 'platform.readiness',
  method: 'GET',
  path: '/ready',
  access: 'public',
  unlimited: true,
  summary: 'Whether the server is ready, and the state of each part it needs',
  openInMaintenance: true,
  output: z.object({
    status: z.literal('ready'),
    parts: z.record(z.enum(readinessParts), z.enum(partStates)),
  }),
})

/** Contact for reporting a vulnerability (RFC 9116). 404 when the installation names none. */
export const readSecurityContact = endpoint({
  name: 'platform.securityContact',
  method: 'GET',
  path: '/.well-known/security.txt',
  access: 'public',
  summary: 'Contact for reporting a vulnerability',
  openInMaintenance: true,
})

/** Address of the external rights application (P-S04, P-E12). */
export const signInToRightsApplication = endpoint({
  name: 'platform.rightly',
  method: 'GET',
  path: '/public/v1/rightly/login',
  access: { permissions: ['rightly_application'] },
  summary: 'Address of the rights application',
  output: z.object({ url: z.nullable(z.string()) }),
})

/** Redirects to the configured external address, or to the login page when there is none (P-R09). */
export const openRightsSite = endpoint({
  name: 'platform.rightlySite',
  method: 'GET',
  path: '/rightlySite',
  access: 'public',
  summary: 'Redirect to the site of the rights application',
  openInMaintenance: true,
})

/** Server-sent events of the current museum and session. */
export const streamEvents = endpoint({
  name: 'platform.events',
  method: 'GET',
  path: '/api/v1/events',
  access: 'signedIn',
  summary: 'Events of the museum as server-sent events',
})

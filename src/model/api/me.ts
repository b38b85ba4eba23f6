import { z } from 'zod/mini'
import { type NotificationKind, notificationKinds } from '../news/notifications.ts'
import { permissionCodes } from '../permissions/codes.ts'
import { museumRoles, roles } from '../permissions/roles.ts'
import { endpoint } from './endpoint.ts'
import { id, language, text } from './shapes.ts'

/** Every kind of mail, and whether it is wanted. */
const choices = z.object(
  Object.fromEntries(notificationKinds.map(kind => [kind, z.boolean()])) as Record<
    NotificationKind,
    z.ZodMiniBoolean
  >,
)

const person = { firstName: z.string(), lastName: z.string(), email: z.string() }

/**
 * Who is signed in (acceptance row P-A05). The first identity is that of the current museum; the others are the museums one can switch to.
 * `permissions` are the effective ones of the identity.
 */
export const currentUser = z.object({
  id,
  ...person,
  language,
  avatar: z.nullable(z.object({ url: z.string() })),
  role: z.enum(roles),
  identities: z.array(
    z.object({
      tenantId: id,
      id,
      museum: z.string(),
      /** By whose clocks the museum's days go. */
      timeZone: z.string(),
      role: z.enum(museumRoles),
      permissions: z.array(z.object({ code: z.enum(permissionCodes) })),
    }),
  ),
  /** False when the current museum's trial or subscription has ended (acceptance row P-A06). */
  licenceActive: z.boolean(),
  /** The administrator who signed in as this person, if any. */
  loggedAsBy: z.nullable(z.object(person)),
  /** True in a session that leaves the account alone: as somebody else, or let in by a museum's own sign-in service. */
  bound: z.boolean(),
  /** The account operates the platform; false in a bound session. */
  operator: z.boolean(),
  /** The current museum, or of operators the platform, demands a second factor, which the person has to set up before anything else. */
  secondFactorMissing: z.boolean(),
  /** The session was begun with the password alone, and changes nothing of the account: a passkey is its second factor. */
  passkeyDemanded: z.boolean(),
  notifications: choices,
})

export type CurrentUser = z.output<typeof currentUser>

export const readMe = endpoint({
  name: 'me.read',
  method: 'GET',
  path: '/api/v1/me',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'The signed-in person, with the museums and permissions',
  output: currentUser,
})

export const changeMe = endpoint({
  name: 'me.change',
  method: 'PUT',
  path: '/api/v1/me',
  access: 'signedIn',
  summary: 'Change the own names',
  body: z.object({ firstName: text(150), lastName: text(150) }),
})

export const changeMyLanguage = endpoint({
  name: 'me.language',
  method: 'PUT',
  path: '/api/v1/me/lang',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Change the language of the interface',
  query: z.object({ lang: language }),
})

export const switchMuseum = endpoint({
  name: 'me.museum',
  method: 'PUT',
  path: '/api/v1/me/museum',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Work in another of the museums one belongs to',
  body: z.object({ tenantId: id }),
})

export const changeMyNotifications = endpoint({
  name: 'me.notifications',
  method: 'PUT',
  path: '/api/v1/me/notifications',
  access: 'signedIn',
  summary: 'Choose which mails one wants',
  body: choices,
})

/** 403 for who is nobody else, or whose own session has ended. */
export const returnToOwnSession = endpoint({
  name: 'me.return',
  method: 'POST',
  path: '/api/v1/me/return',
  access: 'signedIn',
  summary: 'Return to the own session from one as somebody else',
  openWhenExpired: true,
  output: z.object({
    /** Of a handover (`/oauth/token`). */
    token: z.string(),
  }),
})

import { z } from 'zod/mini'
import { type NotificationKind, notificationKinds } from '../news/notifications.ts'
import { permissionCodes } from '../permissions/codes.ts'
import { museumRoles, roles } from '../permissions/roles.ts'
import { endpoint } from './endpoint.ts'
import { id, language, text } from './shapes.ts'

/** Each type of e-mail, on or off. */
const choices = z.object(
  Object.fromEntries(notificationKinds.map(kind => [kind, z.boolean()])) as Record<
    NotificationKind,
    z.ZodMiniBoolean
  >,
)

const person = { firstName: z.string(), lastName: z.string(), email: z.string() }

/**
 * The signed-in person (P-A05). The first identity is the current museum's; the others are museums to switch to.
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
      /** Time zone that defines the museum's days. */
      timeZone: z.string(),
      role: z.enum(museumRoles),
      permissions: z.array(z.object({ code: z.enum(permissionCodes) })),
    }),
  ),
  /** False when the trial or subscription of the current museum has ended (P-A06). */
  licenceActive: z.boolean(),
  /** The administrator who signed in as this person, if any. */
  loggedAsBy: z.nullable(z.object(person)),
  /** True in a session that cannot change the account: signed in as someone else, or through a museum's SSO. */
  bound: z.boolean(),
  /** The account operates the platform; false in a bound session. */
  operator: z.boolean(),
  /** The current museum (or, for operators, the platform) requires a second factor that the person must set up first. */
  secondFactorMissing: z.boolean(),
  /** The session was started with the password alone and cannot change the account, since a passkey is its second factor. */
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
  summary: 'The signed-in person, with museums and permissions',
  output: currentUser,
})

export const changeMe = endpoint({
  name: 'me.change',
  method: 'PUT',
  path: '/api/v1/me',
  access: 'signedIn',
  summary: 'Change your name',
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
  summary: 'Switch to another of your museums',
  body: z.object({ tenantId: id }),
})

export const changeMyNotifications = endpoint({
  name: 'me.notifications',
  method: 'PUT',
  path: '/api/v1/me/notifications',
  access: 'signedIn',
  summary: 'Choose which e-mails you get',
  body: choices,
})

/** 403 when not signed in as someone else, or when one's own session has ended. */
export const returnToOwnSession = endpoint({
  name: 'me.return',
  method: 'POST',
  path: '/api/v1/me/return',
  access: 'signedIn',
  summary: 'Return to your own session after signing in as someone else',
  openWhenExpired: true,
  output: z.object({
    /** Token of a handover (`/oauth/token`). */
    token: z.string(),
  }),
})

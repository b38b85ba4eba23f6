import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Maximum size of an uploaded picture of a person or museum, in bytes. */
export const mostAvatarBytes = 10 * 1024 ** 2

/** Accepted picture types, recognised by content; also the `accept` of the file input. */
export const avatarTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/avif',
]

/** Longest side of the stored picture, in pixels. */
export const avatarSize = 512

/** A random key, new with every picture, so that a browser may cache its address for good. */
const key = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))

const answer = z.object({ url: z.string() })

/** Returns the address at which the picture with this key is served. */
export const avatarUrl = (avatar: string): string => `/api/v1/avatars/${avatar}`

/** Returns the picture of a person or museum as answers show it; null when there is none. */
export const avatarOf = (avatar: string | null): { url: string } | null =>
  avatar === null ? null : { url: avatarUrl(avatar) }

export const readAvatar = endpoint({
  name: 'avatars.read',
  method: 'GET',
  path: '/api/v1/avatars/:key',
  access: 'signedIn',
  byCookie: true,
  summary: 'Picture of one of your museums, or of a member, as WebP',
  params: z.object({ key }),
})

export const setMyAvatar = endpoint({
  name: 'me.setAvatar',
  method: 'POST',
  path: '/api/v1/me/avatar',
  access: 'signedIn',
  summary: 'Set your own picture: one file in the form field `file`; it is cropped to a square',
  body: z.unknown(),
  encoding: 'multipart',
  bodyLimit: mostAvatarBytes * 2,
  output: answer,
})

export const removeMyAvatar = endpoint({
  name: 'me.removeAvatar',
  method: 'DELETE',
  path: '/api/v1/me/avatar',
  access: 'signedIn',
  summary: 'Remove your own picture',
})

export const setMuseumAvatar = endpoint({
  name: 'tenant.setAvatar',
  method: 'POST',
  path: '/api/v1/tenant/:id/avatar',
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  summary: 'Set the museum’s picture: one file in the form field `file`; it is not cropped',
  params: z.object({ id }),
  body: z.unknown(),
  encoding: 'multipart',
  bodyLimit: mostAvatarBytes * 2,
  output: answer,
})

export const removeMuseumAvatar = endpoint({
  name: 'tenant.removeAvatar',
  method: 'DELETE',
  path: '/api/v1/tenant/:id/avatar',
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  summary: 'Remove the museum’s picture',
  params: z.object({ id }),
})

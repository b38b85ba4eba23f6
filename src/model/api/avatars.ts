import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Bytes a picture of a person or a museum may have when it is sent. */
export const mostAvatarBytes = 10 * 1024 ** 2

/** What is taken, by what is in the file; as the `accept` of a file input. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif']

/** Longest side of the picture that is kept, in pixels. */
export const avatarSize = 512

/** Random, and another one with each picture, so that a browser may keep what it names. */
const key = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))

const answer = z.object({ url: z.string() })

/** Where the picture with this key is shown from. */
export const avatarUrl = (avatar: string): string => `/api/v1/avatars/${avatar}`

/** What is told of the picture of a person or a museum: null for who has none. */
export const avatarOf = (avatar: string | null): { url: string } | null =>
  avatar === null ? null : { url: avatarUrl(avatar) }

export const readAvatar = endpoint({
  name: 'avatars.read',
  method: 'GET',
  path: '/api/v1/avatars/:key',
  access: 'signedIn',
  byCookie: true,
  summary: 'The picture of a museum one belongs to, or of someone there, as WebP',
  params: z.object({ key }),
})

export const setMyAvatar = endpoint({
  name: 'me.setAvatar',
  method: 'POST',
  path: '/api/v1/me/avatar',
  access: 'signedIn',
  summary: 'Give oneself a picture: one file in the field `file` of a form; its middle is kept as a square',
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
  summary: 'Remove the own picture',
})

export const setMuseumAvatar = endpoint({
  name: 'tenant.setAvatar',
  method: 'POST',
  path: '/api/v1/tenant/:id/avatar',
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  summary: 'Give the museum a picture: one file in the field `file` of a form; it is kept whole',
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
  summary: 'Remove the picture of the museum',
  params: z.object({ id }),
})

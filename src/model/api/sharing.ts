import { z } from 'zod/mini'
import type { CardDeclaration } from '../engine/define-card.ts'
import { requirementOf } from '../engine/requirement-of.ts'
import type { ReadSection } from '../print/read-view.ts'
import { italics } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/* Shared links: anyone with the address can read the shared record without signing in. The address appears in a single answer only. */

/** Days until a link to a record expires: default and maximum. */
export const shareDays = { default: 30, most: 365 } as const

/** Length of a link's password. */
export const sharePassword = { least: 6, most: 200 } as const

/** Password that protects a new link. */
export const newPassword = z.optional(
  z.string().check(z.minLength(sharePassword.least), z.maxLength(sharePassword.most)),
)

/** Secret of a link, part of its address. */
export const linkToken = z.string().check(z.maxLength(100))

/** Grant issued when a link is opened, valid for some hours. */
export const linkGrant = z.string().check(z.maxLength(500))

/** A link as the museum sees it, without its address. */
export const shareLink = z.object({
  id,
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment,
  hasPassword: z.boolean(),
  /** Number of times it was opened. */
  views: z.number(),
  lastUsedAt: z.nullable(moment),
})
export type ShareLink = z.output<typeof shareLink>

type Declared = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'addresses'>

/** Returns the endpoints that share records of one type, derived from its declaration. */
export function shareEndpoints({ type, path, permissions, addresses }: Declared) {
  const share: `/${string}` = `${path}${addresses.share}`
  const access = requirementOf({ permissions }, 'share')
  return {
    share: endpoint({
      name: `${type}.share`,
      method: 'POST',
      path: share,
      access,
      summary:
        'Create an address at which anyone can read the record without its internal fields; it appears in this answer only',
      params: z.object({ id }),
      body: z.nullish(
        z.object({
          days: z.optional(z.int().check(z.minimum(1), z.maximum(shareDays.most))),
          password: newPassword,
        }),
      ),
      output: z.object({ url: z.string(), expiresAt: moment, id }),
      status: 201,
    }),
    shares: endpoint({
      name: `${type}.shares`,
      method: 'GET',
      path: share,
      access,
      summary: 'Active links to the record, newest first, with their use; without their addresses',
      params: z.object({ id }),
      output: z.object({ result: z.array(shareLink) }),
    }),
    unshare: endpoint({
      name: `${type}.unshare`,
      method: 'DELETE',
      path: share,
      access,
      summary: 'Revoke all links to the record',
      params: z.object({ id }),
    }),
    unshareOne: endpoint({
      name: `${type}.unshareOne`,
      method: 'DELETE',
      path: `${share}/:linkId`,
      access,
      summary: 'Revoke one link to the record',
      params: z.object({ id, linkId: id }),
    }),
  }
}

export const openLink = endpoint({
  name: 'links.open',
  method: 'POST',
  path: '/api/v1/public/links/open',
  access: 'public',
  summary:
    'Exchange the password of a link for a grant, which its other calls need; 410 when the link is no longer valid',
  body: z.object({ token: linkToken, password: z.string().check(z.maxLength(sharePassword.most)) }),
  output: z.object({ grant: linkGrant }),
})

/** A record as the public reads it. */
export const sharedCard = z.object({
  museum: z.string(),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  italics,
  /** Null when there is no picture. */
  pictureUrl: z.nullable(z.string()),
  pdfUrl: z.string(),
  expiresAt: moment,
  sections: z.custom<readonly ReadSection[]>(Array.isArray),
})
export type SharedCard = z.output<typeof sharedCard>

const shared = {
  method: 'GET',
  access: 'public',
  params: z.object({ token: linkToken }),
  query: z.object({ lang: z.optional(language), grant: z.optional(linkGrant) }),
} as const

export const readShared = endpoint({
  ...shared,
  name: 'shared.read',
  path: '/api/v1/public/shared/:token',
  summary: 'A shared record, for anyone with its address; 410 when it is no longer shared',
  output: sharedCard,
})

export const readSharedPdf = endpoint({
  ...shared,
  name: 'shared.pdf',
  path: '/api/v1/public/shared/:token/pdf',
  summary: 'A shared record as PDF',
})

export const readSharedPicture = endpoint({
  ...shared,
  name: 'shared.picture',
  path: '/api/v1/public/shared/:token/picture',
  summary: 'The picture of a shared record, as WebP',
})

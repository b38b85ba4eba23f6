import { z } from 'zod/mini'
import { damTypes } from '../../cards/file/measured.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { linkGrant, linkToken, newPassword, sharePassword } from '../sharing.ts'
import { pictureSizes } from './picture-sizes.ts'

const may = { permissions: ['shareFile'] } as const

/** Days until a link expires by default, and at most. */
export const fileShareDays = { default: 30, most: 366 } as const

/** Size in pixels in which a shared file is offered. */
const shareSize = z.enum(['original', ...pictureSizes])

const conditions = {
  expiresAt: moment,
  size: shareSize,
  /** Watermark applied to pictures; null for none. */
  watermark: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  allowDownload: z.boolean(),
}

export const fileShare = z.object({
  ...conditions,
  id,
  createdAt: moment,
  createdBy: z.string(),
  hasPassword: z.boolean(),
  views: z.number(),
  downloads: z.number(),
  lastUsedAt: z.nullable(moment),
})
export type FileShare = z.output<typeof fileShare>

export const shareFile = endpoint({
  name: 'files.share',
  method: 'POST',
  path: '/api/v1/files/:id/share',
  access: may,
  summary:
    'Create an address at which anyone can see the file until a given day, at most a year from now; it is shown only once',
  params: z.object({ id }),
  body: z.object({
    ...conditions,
    size: z._default(shareSize, 'original'),
    watermark: z._default(conditions.watermark, null),
    allowDownload: z._default(conditions.allowDownload, true),
    password: newPassword,
  }),
  output: z.object({ url: z.string(), share: fileShare }),
  status: 201,
})

export const listFileShares = endpoint({
  name: 'files.shares',
  method: 'GET',
  path: '/api/v1/files/:id/share',
  access: may,
  summary: 'Active links to the file, newest first, with their use; without their addresses',
  params: z.object({ id }),
  output: z.object({
    result: z.array(fileShare),
    /** Suggested watermark texts. */
    museum: z.string(),
  }),
})

export const revokeFileShare = endpoint({
  name: 'files.unshare',
  method: 'DELETE',
  path: '/api/v1/files/:id/share/:shareId',
  access: may,
  summary: 'Revoke a link',
  params: z.object({ id, shareId: id }),
})

/** A shared file as the public sees it, without withheld content and internal notes. */
export const sharedFile = z.object({
  museum: z.string(),
  title: z.string(),
  name: z.string(),
  damType: z.enum(Object.keys(damTypes) as [keyof typeof damTypes]),
  fileType: z.string(),
  /** Size of the download; null when it is generated on request. */
  bytes: z.nullable(z.number()),
  resolution: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  alternativeText: z.string(),
  creditLine: z.string(),
  copyrightNotice: z.string(),
  licence: z.string(),
  expiresAt: moment,
  /** Null when it has no preview. */
  previewUrl: z.nullable(z.string()),
  /** Address for a player; null when download is not allowed or there is nothing to play. */
  contentUrl: z.nullable(z.string()),
  /** Null when download is not allowed. */
  downloadUrl: z.nullable(z.string()),
})
export type SharedFile = z.output<typeof sharedFile>

/** Until the password is entered, only the museum's name is disclosed. */
const openedShare = z.union([
  z.object({ needsPassword: z.literal(true), museum: z.string() }),
  z.object({ needsPassword: z.literal(false), file: sharedFile }),
])

export const openSharedFile = endpoint({
  name: 'sharedFile.open',
  method: 'POST',
  path: '/api/v1/public/files/open',
  access: 'public',
  summary: 'A shared file, for anyone with its address and password; 410 when it is no longer shared',
  body: z.object({
    token: linkToken,
    password: z.optional(z.string().check(z.maxLength(sharePassword.most))),
    lang: z.optional(z.string().check(z.maxLength(5))),
    /** The visitor just looked at it in another language: not counted twice. */
    again: z.optional(z.boolean()),
  }),
  output: openedShare,
})

const granted = {
  method: 'GET',
  access: 'public',
  query: z.object({ grant: linkGrant }),
} as const

export const readSharedPreview = endpoint({
  ...granted,
  name: 'sharedFile.preview',
  path: '/api/v1/public/files/preview',
  summary: 'The picture of a shared file',
})

export const readSharedContent = endpoint({
  ...granted,
  name: 'sharedFile.content',
  path: '/api/v1/public/files/content',
  summary: 'A shared video, audio file or document for playback on a page; supports ranges',
})

export const downloadSharedFile = endpoint({
  ...granted,
  name: 'sharedFile.download',
  path: '/api/v1/public/files/download',
  summary: 'Download a shared file, as its link allows',
})

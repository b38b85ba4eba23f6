import { z } from 'zod/mini'
import type { CardDeclaration } from '../engine/define-card.ts'
import { requirementOf } from '../engine/requirement-of.ts'
import type { ReadSection } from '../print/read-view.ts'
import { selection } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/** All that is filled, or the essentials on one page (acceptance row C-O09). */
export const viewType = z.enum(['FULL', 'PREVIEW'])
export type ViewType = z.output<typeof viewType>

/** Cards that go into one document. */
export const mostPrinted = 300

/** Days a shared card can be read; without saying so, 30. */
export const shareDays = { default: 30, most: 365 } as const

type Declared = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'addresses'>

/** Calls that print and share cards of one type, derived from its declaration. */
export function printEndpoints({ type, path, permissions, addresses }: Declared) {
  const share: `/${string}` = `${path}${addresses.share}`
  return {
    pdf: endpoint({
      name: `${type}.pdf`,
      method: 'GET',
      path: `${path}/:id/pdf`,
      access: requirementOf({ permissions }, 'download'),
      byCookie: true,
      summary:
        'A card as PDF: FULL with all that is filled, PREVIEW on one page; `lang` else the language of the request',
      params: z.object({ id }),
      query: z.object({ viewType: z._default(viewType, 'FULL'), lang: z.optional(language) }),
    }),
    pdfOfMany: endpoint({
      name: `${type}.pdfOfMany`,
      method: 'POST',
      path: `${path}/pdf`,
      reads: true,
      access: requirementOf({ permissions }, 'download'),
      summary: `Up to ${mostPrinted} cards as one PDF: FULL a sheet each, PREVIEW a list with pictures`,
      body: z.object({ selection, viewType: z._default(viewType, 'PREVIEW') }),
      bodyLimit: 1_000_000,
    }),
    share: endpoint({
      name: `${type}.share`,
      method: 'POST',
      path: share,
      access: requirementOf({ permissions }, 'share'),
      summary:
        'An address at which everybody reads the card, without what never leaves the museum; told this once',
      params: z.object({ id }),
      body: z.nullish(z.object({ days: z.optional(z.int().check(z.minimum(1), z.maximum(shareDays.most))) })),
      output: z.object({ url: z.string(), expiresAt: moment }),
      status: 201,
    }),
    shares: endpoint({
      name: `${type}.shares`,
      method: 'GET',
      path: share,
      access: requirementOf({ permissions }, 'share'),
      summary: 'Addresses at which the card can be read now, newest first; not the addresses themselves',
      params: z.object({ id }),
      output: z.object({
        result: z.array(z.object({ createdAt: moment, createdBy: z.string(), expiresAt: moment })),
      }),
    }),
    unshare: endpoint({
      name: `${type}.unshare`,
      method: 'DELETE',
      path: share,
      access: requirementOf({ permissions }, 'share'),
      summary: 'Take back every address the card was shared at',
      params: z.object({ id }),
    }),
  }
}

/** A card as the public reads it. */
export const sharedCard = z.object({
  museum: z.string(),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Null where there is no picture. */
  pictureUrl: z.nullable(z.string()),
  pdfUrl: z.string(),
  expiresAt: moment,
  sections: z.custom<readonly ReadSection[]>(Array.isArray),
})
export type SharedCard = z.output<typeof sharedCard>

const shared = {
  method: 'GET',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  query: z.object({ lang: z.optional(language) }),
} as const

export const readShared = endpoint({
  ...shared,
  name: 'shared.read',
  path: '/api/v1/public/shared/:token',
  summary: 'A shared card, for everybody who has its address; 410 when it is no longer shared',
  output: sharedCard,
})

export const readSharedPdf = endpoint({
  ...shared,
  name: 'shared.pdf',
  path: '/api/v1/public/shared/:token/pdf',
  summary: 'A shared card as PDF',
})

export const readSharedPicture = endpoint({
  ...shared,
  name: 'shared.picture',
  path: '/api/v1/public/shared/:token/picture',
  summary: 'The picture of a shared card, as WebP',
})

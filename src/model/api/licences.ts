import { z } from 'zod/mini'
import { documentKinds, licenceTypes } from '../licences/documents.ts'
import { longestPurchaseOrder, orderStates } from '../licences/orders.ts'
import { spaceShares } from '../licences/used-space.ts'
import { museumData } from '../museum/museum-data.ts'
import { oneLine } from '../text/one-line.ts'
import { checked } from '../validation/check.ts'
import { maxLength } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/** A legal document in one language. Its text is read with `textBlocks`. */
export const termsDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  version: z.int(),
  /** The requested language, or else an available one. */
  language,
  title: z.string(),
  body: z.string(),
  publishedAt: moment,
})

export type TermsDocument = z.output<typeof termsDocument>

/** Terms differ between trial and subscription; the other documents are the same for both. */
export const readDocument = endpoint({
  name: 'licences.document',
  method: 'GET',
  path: '/api/v1/public/static/terms/:kind',
  access: 'public',
  summary: 'The latest published document of a kind, in the language of `lang`, or else of Accept-Language',
  params: z.object({ kind: z.enum(documentKinds) }),
  query: z.object({ type: z.optional(z.enum(['trial', 'paid'])), lang: z.optional(language) }),
  output: termsDocument,
})

/** `storageLimit` in GB (1024 x 1024 x 1024 bytes), `price` in euro for the whole duration. */
export const plan = z.object({
  id,
  duration: z.int(),
  durationUnit: z.enum(['YEARS']),
  storageLimit: z.int(),
  price: z.int(),
})

export const listPlans = endpoint({
  name: 'licences.plans',
  method: 'GET',
  path: '/api/v1/public/static/plans',
  access: 'public',
  summary: 'Plans that can be ordered',
  output: z.array(plan),
})

const administrator = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ id })

/** A museum's licence and usage (P-U08). `usedSpace` and `storageLimit` are in bytes; without a limit, usage may grow freely. */
export const account = z.object({
  /** Null on trial, and where an operator set the licence by hand. */
  plan: z.nullable(plan),
  licence: z.object({ type: z.enum(licenceTypes), validFrom: moment, validTo: moment, active: z.boolean() }),
  usedSpace: z.number(),
  storageLimit: z.nullable(z.number()),
  /** Usage by purpose, in bytes. */
  usedFor: z.object(
    Object.fromEntries(spaceShares.map(share => [share, z.number()])) as Record<
      (typeof spaceShares)[number],
      z.ZodMiniNumber
    >,
  ),
  usersCount: z.int(),
  objectsCount: z.int(),
  /** Administrators, who can order more. */
  administrators: z.array(z.object({ name: z.string(), email: z.string() })),
})

export type Account = z.output<typeof account>

export const readAccount = endpoint({
  name: 'licences.account',
  method: 'GET',
  path: '/api/v1/tenant/:id/account',
  access: 'signedIn',
  summary: 'Plan, licence and usage of the current museum, for all its members',
  params,
  output: account,
})

const order = z.object({
  id,
  plan,
  state: z.enum(orderStates),
  invoiceNumber: z.string(),
  /** The museum's own order number; empty when there is none. */
  purchaseOrder: z.string(),
  orderedAt: moment,
  orderedBy: z.string(),
})

export type LicenceOrder = z.output<typeof order>

export const listOrders = endpoint({
  name: 'licences.orders',
  method: 'GET',
  path: '/api/v1/tenant/:id/orders',
  access: administrator,
  openWhenExpired: true,
  summary: 'Orders of the current museum, newest first',
  params,
  output: z.array(order),
})

export const readOrderPdf = endpoint({
  name: 'licences.orderPdf',
  method: 'GET',
  path: '/api/v1/tenant/:id/orders/:orderId/pdf',
  access: administrator,
  openWhenExpired: true,
  byCookie: true,
  summary: 'An order of the current museum as PDF, in `lang`, or else in the language of the request',
  params: z.object({ id, orderId: id }),
  query: z.object({ lang: z.optional(language) }),
})

export const listAccepted = endpoint({
  name: 'licences.accepted',
  method: 'GET',
  path: '/api/v1/tenant/:id/terms',
  access: administrator,
  openWhenExpired: true,
  summary: 'Documents the current museum has accepted, newest first',
  params,
  output: z.array(
    z.object({
      kind: z.enum(documentKinds),
      version: z.int(),
      title: z.string(),
      name: z.string(),
      acceptedAt: moment,
      /** True when a newer version was published that no one has accepted yet. */
      outdated: z.boolean(),
    }),
  ),
})

const accepted = {
  acceptedTcId: id,
  acceptedTc2Id: id,
  acceptedSLAId: id,
  acceptedSLA2Id: id,
  acceptedPrivacyPolicyId: id,
}

export const acceptTerms = endpoint({
  name: 'licences.accept',
  method: 'PUT',
  path: '/api/v1/tenant/terms',
  access: administrator,
  openWhenSuspended: true,
  closedInCopies: true,
  openWhenExpired: true,
  summary: 'Accept documents for the current museum (P-U09)',
  body: z.partial(z.object(accepted)),
})

export const upgrade = endpoint({
  name: 'licences.upgrade',
  method: 'PUT',
  path: '/api/v1/tenant/upgrade',
  access: administrator,
  openWhenSuspended: true,
  closedInCopies: true,
  openWhenExpired: true,
  summary: 'Order a plan for the current museum (P-U05)',
  body: z.object({
    ...accepted,
    museumProfile: museumData,
    planId: id,
    purchaseOrder: z.prefault(
      z.string().check(z.overwrite(oneLine), checked(maxLength(longestPurchaseOrder))),
      '',
    ),
  }),
  output: order,
})

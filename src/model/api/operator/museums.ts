import { z } from 'zod/mini'
import { licenceTypes } from '../../licences/documents.ts'
import { orderStates } from '../../licences/orders.ts'
import { museumData } from '../../museum/museum-data.ts'
import { museumStates } from '../../museum/museum-state.ts'
import { endpoint } from '../endpoint.ts'
import { plan } from '../licences.ts'
import { id, moment, text } from '../shapes.ts'
import { numberFrom } from '../vocabularies/shapes.ts'
import { museumDeletion } from './deletions.ts'

/** Sort columns of the list of museums. */
export const museumColumns = [
  'name',
  'created',
  'licenceType',
  'validTo',
  'plan',
  'storage',
  'users',
  'objects',
  'openOrders',
  'lastAccess',
] as const
export type MuseumColumn = (typeof museumColumns)[number]

/** Size of a museum: numbers, never contents. */
const usage = z.object({
  users: z.number(),
  objects: z.number(),
  bytes: z.number(),
  /** Orders waiting to be processed. */
  openOrders: z.number(),
  lastAccess: z.nullable(moment),
  countedAt: moment,
})

const planSummary = z.object({ id, duration: z.number(), storageLimit: z.number(), price: z.number() })

/** A museum as operators see it: its licence and size. */
export const operatedMuseum = z.object({
  id,
  name: z.string(),
  created: moment,
  licence: z.object({
    type: z.enum(licenceTypes),
    validFrom: moment,
    validTo: moment,
    active: z.boolean(),
    /** Bytes; null for no limit. */
    storageLimit: z.nullable(z.number()),
    plan: z.nullable(planSummary),
  }),
  state: z.object({
    name: z.enum(museumStates),
    /** Reason, author and time of its state; empty and null for one that was never suspended or closed. */
    reason: z.string(),
    by: z.string(),
    since: z.nullable(moment),
  }),
  /** Planned day of its deletion, if ordered; in the past while it is being erased. */
  deletionDue: z.nullable(moment),
  /** For a read-only copy of a backup: the time of the backup and of the copy's removal. */
  copy: z.nullable(z.object({ asOf: moment, endsAt: moment })),
  /** Null until first counted. */
  usage: z.nullable(usage),
})
export type OperatedMuseum = z.output<typeof operatedMuseum>

export const listMuseums = endpoint({
  name: 'operator.museums.list',
  method: 'GET',
  path: '/api/v1/operator/museums',
  access: 'operator',
  summary: 'All museums of the platform with licence and size',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    licence: z.optional(z.enum([...licenceTypes, 'EXPIRED'])),
    sort: z.optional(z.enum(museumColumns)),
    order: z.optional(z.enum(['ASC', 'DESC'])),
    page: numberFrom(0, 100_000),
    blocksize: numberFrom(1, 100),
  }),
  output: z.object({
    result: z.array(operatedMuseum),
    totalSize: z.number(),
    page: z.number(),
    blocksize: z.number(),
  }),
})

/** An administrator of a museum, to write to or sign in as. */
const administrator = z.object({ accountId: id, name: z.string(), email: z.string() })

export const readOperatedMuseum = endpoint({
  name: 'operator.museums.read',
  method: 'GET',
  path: '/api/v1/operator/museums/:id',
  access: 'operator',
  summary: 'A museum: licence, size, administrators',
  params: z.object({ id }),
  output: z.extend(operatedMuseum, {
    administrators: z.array(administrator),
    deletion: z.nullable(museumDeletion),
  }),
})

/** Billing address at the time of the order. */
const operatedOrder = z.object({
  id,
  plan,
  profile: museumData,
  state: z.enum(orderStates),
  invoiceNumber: z.string(),
  purchaseOrder: z.string(),
  orderedAt: moment,
  orderedBy: z.string(),
})
export type OperatedOrder = z.output<typeof operatedOrder>

export const listMuseumOrders = endpoint({
  name: 'operator.museums.orders',
  method: 'GET',
  path: '/api/v1/operator/museums/:id/orders',
  access: 'operator',
  summary: 'Orders of a museum, newest first',
  params: z.object({ id }),
  output: z.object({ result: z.array(operatedOrder) }),
})

/** Leaves the licence as it is; when an order is cancelled, the licence is edited separately. */
export const changeOrder = endpoint({
  name: 'operator.museums.order',
  method: 'PUT',
  path: '/api/v1/operator/museums/:id/orders/:orderId',
  access: 'operator',
  summary: 'Set the state of an order',
  params: z.object({ id, orderId: id }),
  body: z.object({ state: z.enum(orderStates), invoiceNumber: z.string().check(z.maxLength(60)) }),
})

/** Licence terms an operator can set. */
const licenceTerms = z.object({
  type: z.enum(licenceTypes),
  validTo: moment,
  /** GB; null for no limit. */
  storageLimit: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  planId: z.nullable(id),
})

export const changeLicence = endpoint({
  name: 'operator.museums.licence',
  method: 'PUT',
  path: '/api/v1/operator/museums/:id/licence',
  access: 'operator',
  summary: 'Change the licence of a museum',
  params: z.object({ id }),
  body: licenceTerms,
})

/**
 * 409 when it is already in this state, and while its deletion is ordered. Recorded with its reason in the museum's audit log, and mailed
 * to its administrators.
 */
export const changeMuseumState = endpoint({
  name: 'operator.museums.state',
  method: 'PUT',
  path: '/api/v1/operator/museums/:id/state',
  access: 'operator',
  summary: 'Suspend a museum (read-only), close it (no access), or reopen it',
  params: z.object({ id }),
  body: z.object({ state: z.enum(museumStates), reason: text(500) }),
})

/** Recorded with its reason in the museum's audit log, and mailed to its administrators. */
export const loginAsAdministrator = endpoint({
  name: 'operator.museums.loginAs',
  method: 'POST',
  path: '/api/v1/operator/museums/:id/login-as',
  access: 'operator',
  summary: 'Sign in as an administrator of a museum, for an hour at most',
  params: z.object({ id }),
  body: z.object({ accountId: id, reason: text(500) }),
  output: z.object({ token: z.string() }),
})

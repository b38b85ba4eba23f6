import { z } from 'zod/mini'
import { orderStates } from '../../licences/orders.ts'
import { deletionArchiveStates, deletionDelay, deletionStates } from '../../museum/museum-deletion.ts'
import { endpoint } from '../endpoint.ts'
import { plan } from '../licences.ts'
import { id, moment, text } from '../shapes.ts'
import { numberFrom } from '../vocabularies/shapes.ts'

/** An order that outlives its museum: invoice data without personal data. */
const keptOrder = z.object({
  id,
  plan,
  state: z.enum(orderStates),
  invoiceNumber: z.string(),
  purchaseOrder: z.string(),
  orderedAt: moment,
  /** Name, address and VAT number of the museum. */
  billTo: z.string(),
})
export type KeptOrder = z.output<typeof keptOrder>

/** The deletion of a museum: ordered, in progress, or done. */
export const museumDeletion = z.object({
  id,
  /** Name of the museum when its deletion was ordered. */
  museum: z.string(),
  state: z.enum(deletionStates),
  reason: z.string(),
  orderedBy: z.string(),
  orderedAt: moment,
  dueAt: moment,
  archive: z.object({
    state: z.enum(deletionArchiveStates),
    bytes: z.nullable(z.number()),
    sha256: z.nullable(z.string()),
    /** Originals that were already missing or damaged. */
    problems: z.number(),
    madeAt: z.nullable(moment),
    /** Set when the museum is erased. */
    keptUntil: z.nullable(moment),
  }),
  endedAt: z.nullable(moment),
  /** Numbers of erased items. */
  erased: z.nullable(
    z.object({ rows: z.number(), records: z.number(), files: z.number(), accounts: z.number() }),
  ),
  orders: z.array(keptOrder),
})
export type MuseumDeletion = z.output<typeof museumDeletion>

const path = '/api/v1/operator/museums/:id/deletion'

/**
 * 409 when the museum is not closed, or its deletion is already ordered. Administrators are notified by e-mail; a job exports all data to
 * an archive, and nothing is deleted without it.
 */
export const orderMuseumDeletion = endpoint({
  name: 'operator.deletions.order',
  method: 'POST',
  path,
  access: 'operator',
  summary: 'Schedule the deletion of a closed museum',
  params: z.object({ id }),
  body: z.object({
    /** Name of the museum, typed by the operator. */
    name: text(300),
    reason: text(500),
    days: z.number().check(z.int(), z.minimum(deletionDelay.least), z.maximum(deletionDelay.most)),
  }),
})

/** 409 once erasing has started. The museum stays closed; its administrators are notified by e-mail. */
export const cancelMuseumDeletion = endpoint({
  name: 'operator.deletions.cancel',
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Cancel the deletion of a museum before it starts',
  params: z.object({ id }),
})

/** 409 while it is being made, and once erasing has started. */
export const remakeDeletionArchive = endpoint({
  name: 'operator.deletions.remakeArchive',
  method: 'POST',
  path: `${path}/archive`,
  access: 'operator',
  summary: 'Recreate the archive of a museum to be deleted',
  params: z.object({ id }),
})

export const listDeletedMuseums = endpoint({
  name: 'operator.deletions.list',
  method: 'GET',
  path: '/api/v1/operator/deleted-museums',
  access: 'operator',
  summary: 'Deleted museums, the latest first',
  query: z.object({ page: numberFrom(0, 100_000), blocksize: numberFrom(1, 100) }),
  output: z.object({ result: z.array(museumDeletion), totalSize: z.number() }),
})

/**
 * Served by address alone, in ranges on request. Recorded once a day per operator, also in the museum's audit log. 410 when the deletion
 * was cancelled.
 */
export const readDeletionArchive = endpoint({
  name: 'operator.deletions.archive',
  method: 'GET',
  path: '/api/v1/operator/deletions/:id/archive',
  access: 'operator',
  byCookie: true,
  summary: 'The archive of a museum that is or will be deleted, as a ZIP file; supports ranges',
  params: z.object({ id }),
})

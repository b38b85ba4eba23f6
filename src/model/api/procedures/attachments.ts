import { z } from 'zod/mini'
import { attachmentTypes } from '../../procedures/attachment-types.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { mayEditSome, mayReadSome, procedureParams as params } from './shapes.ts'

/* Files attached to a procedure, each with a purpose (C-P05). */

const attachments = '/api/v1/procedures/:id/attachments'

export const attachment = z.object({
  id,
  attachmentType: z.enum(attachmentTypes),
  fileId: id,
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** The object it concerns; null for the procedure as a whole. */
  objectId: z.nullable(id),
  note: z.string(),
  /** Recipient of the portal through which it arrived; null when the museum attached it. */
  handedInBy: z.nullable(z.string()),
  createdAt: moment,
})

export type Attachment = z.output<typeof attachment>

export const listAttachments = endpoint({
  name: 'procedures.attachments',
  method: 'GET',
  path: attachments,
  access: mayReadSome,
  summary: 'Files of a procedure and its objects, in the order they were attached',
  params,
  output: z.object({ result: z.array(attachment) }),
})

export const attachFile = endpoint({
  name: 'procedures.attach',
  method: 'POST',
  path: attachments,
  access: mayEditSome,
  summary: 'Attach a file of the museum to a procedure, or to one of its objects',
  params,
  body: z.object({
    fileId: id,
    attachmentType: z.enum(attachmentTypes),
    objectId: z.optional(id),
    note: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: attachment,
})

export const detachFile = endpoint({
  name: 'procedures.detach',
  method: 'DELETE',
  path: `${attachments}/:attachmentId`,
  access: mayEditSome,
  summary: 'Remove a file from a procedure; the file itself stays',
  params: z.object({ id, attachmentId: id }),
})

import { z } from 'zod/mini'
import { attachmentTypes } from '../../procedures/attachment-types.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { mayEditSome, mayReadSome, procedureParams as params } from './shapes.ts'

/* Files that belong to a procedure, each with what it is for (specification 001, section 3; acceptance row C-P05). */

const attachments = '/api/v1/procedures/:id/attachments'

export const attachment = z.object({
  id,
  attachmentType: z.enum(attachmentTypes),
  fileId: id,
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** The object it is about; null: the whole. */
  objectId: z.nullable(id),
  note: z.string(),
  /** Whom the room was opened for through which it came from outside; null: attached by the museum. */
  handedInBy: z.nullable(z.string()),
  createdAt: moment,
})

export type Attachment = z.output<typeof attachment>

export const listAttachments = endpoint({
  name: 'procedures.attachments',
  method: 'GET',
  path: attachments,
  access: mayReadSome,
  summary: 'Files of a procedure and of its objects, in the order in which they were attached',
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
  summary: 'Take a file out of a procedure; the file itself stays',
  params: z.object({ id, attachmentId: id }),
})

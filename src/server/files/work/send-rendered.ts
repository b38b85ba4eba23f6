import type { FastifyReply } from 'fastify'
import type { PictureFormat } from '#model/api/files/picture-sizes.ts'
import { type Rendered, renderedAs } from './render-picture.ts'

/** Sends a picture that was made for this answer. */
export const sendRendered = (
  reply: FastifyReply,
  { content, bytes }: Rendered,
  { format, disposition }: { readonly format: PictureFormat; readonly disposition: string },
): FastifyReply =>
  reply
    .type(renderedAs[format].mime)
    .header('cache-control', 'private, max-age=300')
    .header('content-length', bytes)
    .header('content-disposition', disposition)
    .send(content)

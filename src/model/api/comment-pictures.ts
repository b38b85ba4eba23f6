import { z } from 'zod/mini'
import { mostPictureBytes } from '../comments/comment-pictures.ts'
import { recordRequirement } from '../engine/requirement-of.ts'
import { type Addressed, commentPicture } from './comments.ts'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Returns the endpoints for the pictures in comments on records of a type. They follow the record, as comments do. */
export function commentPictureEndpoints(declaration: Addressed) {
  const { type, path } = declaration
  const access = recordRequirement(declaration, 'read')
  const name = (call: string) => `${type}.${call}`
  const pictures = `${path}/:id/comments/pictures` as const
  const [params, pictureParams] = [z.object({ id }), z.object({ id, pictureId: id })]
  return {
    addPicture: endpoint({
      name: name('addCommentPicture'),
      method: 'POST',
      path: pictures,
      access,
      summary:
        'Upload a picture for a comment on a record: it is stored as WebP without its metadata, and shown to you alone until the comment is sent',
      params,
      /** The key with which the comment will be sent: the same picture sent twice for it is stored once. */
      query: z.object({ key: z.uuid() }),
      body: z.unknown(),
      encoding: 'binary',
      // What is too large is refused in words.
      bodyLimit: mostPictureBytes * 2,
      output: commentPicture,
      status: 201,
    }),
    readPicture: endpoint({
      name: name('commentPicture'),
      method: 'GET',
      path: `${pictures}/:pictureId`,
      access,
      byCookie: true,
      summary: 'A picture in a comment on a record, or its thumbnail, as WebP',
      params: pictureParams,
      query: z.object({ small: z.optional(z.enum(['true', 'false'])) }),
    }),
    removePicture: endpoint({
      name: name('removeCommentPicture'),
      method: 'DELETE',
      path: `${pictures}/:pictureId`,
      access,
      summary: 'Discard a picture that was uploaded for a comment and not sent yet',
      params: pictureParams,
    }),
  }
}

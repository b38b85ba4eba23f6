import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { FileRow } from '../store/contents.ts'

/** A name for what was made of a content in one way: letters and digits alone, since lists of names are cut at commas by much that stands between. */
export const tagOf = (
  { sha256, facts: { poster = '' } }: Pick<FileRow, 'sha256' | 'facts'>,
  variant: string,
): string => `"${createHash('sha256').update(`${sha256} ${poster} ${variant}`).digest('hex').slice(0, 32)}"`

/**
 * The browser of this person keeps the answer and shows it at once; in the background it asks whether the content was
 * replaced by another one.
 */
export const keep = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('cache-control', 'private, max-age=60, stale-while-revalidate=31536000').header('etag', tag)

/**
 * The browser keeps the answer, and asks before it shows it: parts of a picture that was replaced must not be shown beside parts of the
 * new one.
 */
export const alwaysAsk = 'private, no-cache'

/** The same, for an answer with a tag of its own. */
export const keepAsking = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('cache-control', alwaysAsk).header('etag', tag)

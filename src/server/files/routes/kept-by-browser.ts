import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileRow } from '../store/contents.ts'

/** Names what an address answers with, so that a browser that has it need not be sent it again. */
export const tagOf = (
  { sha256, facts: { poster = '' } }: Pick<FileRow, 'sha256' | 'facts'>,
  variant: string,
): string => `"${sha256.slice(0, 32)}-${variant}${poster}"`

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
export const keepAsking = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('cache-control', 'private, no-cache').header('etag', tag)

/** True when the browser has what has this name. */
export const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/,\s*/).some(known => known.replace(/^W\//, '') === tag)

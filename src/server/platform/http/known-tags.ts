import type { FastifyRequest } from 'fastify'

/** An entity tag of a list, whatever is between its quotes: commas, too (RFC 9110, 8.8.3). */
const tagPattern = /(?:W\/)?("[^"]*")/g

/**
 * True when the asker says that it has what has this tag: `If-None-Match` names it, among others or as a weak one, or anything there is
 * (RFC 9110, 13.1.2). Then the answer is 304.
 * @param tag in its quotes
 */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.trim() === '*' || [...known.matchAll(tagPattern)].some(([, each]) => each === tag)
}

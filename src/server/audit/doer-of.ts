import type { FastifyRequest } from 'fastify'
import type { Actor } from '#server/platform/http/index.ts'
import type { Doer } from './store/record.ts'

/** Returns the author of a request for the audit log: the name, the person behind it, the browser. */
export const doerOf = (
  { accountId, impersonatorId }: Pick<Actor, 'accountId' | 'impersonatorId'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Doer => ({ accountId, impersonatorId, client: headers['user-agent'] ?? '' })

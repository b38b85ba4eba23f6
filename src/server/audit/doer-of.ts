import type { FastifyRequest } from 'fastify'
import type { Actor } from '#server/platform/http/index.ts'
import type { Doer } from './store/record.ts'

/** Who makes a request, as the record keeps it: under whose name, who behind it, with which browser. */
export const doerOf = (
  { accountId, impersonatorId }: Pick<Actor, 'accountId' | 'impersonatorId'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Doer => ({ accountId, impersonatorId, client: headers['user-agent'] ?? '' })

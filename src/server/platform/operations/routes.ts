import { listOperations, readOperation, stopOperation } from '#model/api/operations.ts'
import { notFound } from '../errors.ts'
import { type Actor, type Route, route } from '../http/index.ts'
import type { OperationActor, Operations } from './operations.ts'

/** @throws {CodedError} `not_found` for someone who works in no museum. */
const inMuseum = ({ tenantId, accountId, role }: Actor): OperationActor => {
  if (tenantId === undefined) throw notFound()
  return { tenantId, accountId, role }
}

export const operationRoutes = (operations: Operations): readonly Route[] => [
  route(listOperations, async ({ actor }) => ({
    result: actor.tenantId === undefined ? [] : [...(await operations.list(inMuseum(actor)))],
  })),
  route(readOperation, ({ actor, params }) => operations.read(inMuseum(actor), params.id)),
  route(stopOperation, async ({ actor, params }) => {
    await operations.stop(inMuseum(actor), params.id)
    return undefined
  }),
]

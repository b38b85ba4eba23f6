import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** Long work in the background, with visible progress (acceptance row P-E10). */
export const operation = z.object({
  id,
  operationName: z.string(),
  state: z.enum(['IN_PROGRESS', 'DONE', 'FAIL']),
  totalNumberOfElements: z.number(),
  numberOfProcessedElements: z.number(),
  /** Ids of the elements; the lists are capped at the newest hundred. */
  progress: z.object({ success: z.array(z.string()), fail: z.array(z.string()) }),
  stopRequested: z.boolean(),
  startedAt: moment,
  endedAt: z.nullable(moment),
})

export type Operation = z.output<typeof operation>

export const listOperations = endpoint({
  name: 'operations.list',
  method: 'GET',
  path: '/api/v1/operations',
  access: 'signedIn',
  summary: 'My long operations, running and recent',
  output: z.object({ result: z.array(operation) }),
})

export const readOperation = endpoint({
  name: 'operations.read',
  method: 'GET',
  path: '/api/v1/operations/:id',
  access: 'signedIn',
  summary: 'One long operation with its progress',
  params: z.object({ id }),
  output: operation,
})

export const stopOperation = endpoint({
  name: 'operations.stop',
  method: 'PUT',
  path: '/api/v1/operations/:id/stop',
  access: 'signedIn',
  summary: 'Ask a long operation to stop at the next safe place',
  params: z.object({ id }),
})

import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** A background task with visible progress (P-E10). */
export const operation = z.object({
  id,
  operationName: z.string(),
  state: z.enum(['IN_PROGRESS', 'DONE', 'FAIL']),
  totalNumberOfElements: z.number(),
  numberOfProcessedElements: z.number(),
  /** Ids of the elements, limited to the latest hundred. */
  progress: z.object({ success: z.array(z.string()), fail: z.array(z.string()) }),
  stopRequested: z.boolean(),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** True when it can be undone now. */
  canUndo: z.boolean(),
  /** The operation it undoes, and the one that undid it. */
  undoesId: z.nullable(id),
  undoneById: z.nullable(id),
})

export type Operation = z.output<typeof operation>

export const listOperations = endpoint({
  name: 'operations.list',
  method: 'GET',
  path: '/api/v1/operations',
  access: 'signedIn',
  summary: 'Your background tasks, running and recent',
  output: z.object({ result: z.array(operation) }),
})

export const readOperation = endpoint({
  name: 'operations.read',
  method: 'GET',
  path: '/api/v1/operations/:id',
  access: 'signedIn',
  summary: 'One background task with its progress',
  params: z.object({ id }),
  output: operation,
})

export const stopOperation = endpoint({
  name: 'operations.stop',
  method: 'PUT',
  path: '/api/v1/operations/:id/stop',
  access: 'signedIn',
  summary: 'Stop a background task at the next safe point',
  params: z.object({ id }),
})

export const readProblems = endpoint({
  name: 'operations.problems',
  method: 'GET',
  path: '/api/v1/operations/:id/problems',
  access: 'signedIn',
  summary: 'Reasons why elements of a background task failed, in the requested language; a thousand at most',
  params: z.object({ id }),
  output: z.object({
    result: z.array(
      z.object({
        element: z.string(),
        /** Title and page address of the record; null when it is deleted or has none. */
        title: z.nullable(z.string()),
        address: z.nullable(z.string()),
        message: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
    ),
  }),
})

export const undoOperation = endpoint({
  name: 'operations.undo',
  method: 'POST',
  path: '/api/v1/operations/:id/undo',
  access: 'signedIn',
  summary: 'Undo a background task; elements changed since stay as they are and are listed',
  params: z.object({ id }),
  output: operation,
  status: 202,
})

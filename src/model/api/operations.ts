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
  /** Whether it can be taken back now. */
  canUndo: z.boolean(),
  /** The operation it takes back, and the one that took it back. */
  undoesId: z.nullable(id),
  undoneById: z.nullable(id),
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

export const readProblems = endpoint({
  name: 'operations.problems',
  method: 'GET',
  path: '/api/v1/operations/:id/problems',
  access: 'signedIn',
  summary: 'Why elements of a long operation failed, in the asked language; a thousand at the most',
  params: z.object({ id }),
  output: z.object({
    result: z.array(
      z.object({
        element: z.string(),
        /** What it is called, and the address of its page; null where it is gone or has none. */
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
  summary: 'Take back what a long operation did; what was changed since is left as it is and told',
  params: z.object({ id }),
  output: operation,
  status: 202,
})

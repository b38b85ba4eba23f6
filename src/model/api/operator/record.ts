import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

/** What operators do for the platform as a whole. What concerns one museum stands in the record of that museum. */
export const operatorActions = ['newsWritten', 'newsChanged', 'newsDeleted', 'backupStarted'] as const
export type OperatorAction = (typeof operatorActions)[number]

export const readOperatorRecord = endpoint({
  name: 'operator.record.read',
  method: 'GET',
  path: '/api/v1/operator/record',
  access: 'operator',
  summary: 'What operators did for the platform as a whole: the last hundred entries, newest first',
  output: z.object({
    result: z.array(
      z.object({
        id,
        at: moment,
        /** Who did it, by the name of that time. */
        name: z.string(),
        action: z.enum(operatorActions),
        /** What it was done to. */
        about: z.string(),
      }),
    ),
  }),
})

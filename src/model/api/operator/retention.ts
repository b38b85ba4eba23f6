import { z } from 'zod/mini'
import { operatedRetentions } from '../../retention/retentions.ts'
import { endpoint } from '../endpoint.ts'

/** 400 at `days` outside the bounds of the period. */
export const changeRetention = endpoint({
  name: 'operator.retention.change',
  method: 'PUT',
  path: '/api/v1/operator/retention',
  access: 'operator',
  summary: 'Set a retention period',
  body: z.object({ name: z.enum(operatedRetentions), days: z.int() }),
})

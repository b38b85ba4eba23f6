import { z } from 'zod/mini'
import { endpoint, type OutputOf } from '../endpoint.ts'

const sums = { museums: z.number(), users: z.number(), objects: z.number(), bytes: z.number() }

export const readUsage = endpoint({
  name: 'operator.usage',
  method: 'GET',
  path: '/api/v1/operator/usage',
  access: 'operator',
  summary: 'Usage of the whole platform, today and by day',
  output: z.object({
    ...sums,
    trial: z.number(),
    paid: z.number(),
    expired: z.number(),
    openOrders: z.number(),
    /** Up to one year, one entry per day, oldest first. */
    days: z.array(z.object({ day: z.iso.date(), ...sums })),
  }),
})
export type Usage = OutputOf<typeof readUsage>

import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** A museum's data (platform specification, section 3) and its licence. */
export const museum = z.object({
  id,
  organisationMainBody: z.string(),
  avatar: z.nullable(z.object({ url: z.string() })),
  licence: z.object({
    type: z.enum(['TRIAL', 'PAID']),
    validFrom: moment,
    validTo: moment,
    active: z.boolean(),
  }),
})

export type Museum = z.output<typeof museum>

/** Another museum's id is simply not found. */
export const readMuseum = endpoint({
  name: 'tenant.read',
  method: 'GET',
  path: '/api/v1/tenant/:id',
  access: 'signedIn',
  summary: 'Data of the current museum',
  params: z.object({ id }),
  output: museum,
})

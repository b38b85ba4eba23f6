import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Maintenance mode: the platform is closed to everyone but operators. It is announced beforehand as news. */
export const maintenance = z.object({ on: z.boolean() })
export type Maintenance = z.output<typeof maintenance>

export const readMaintenance = endpoint({
  name: 'operator.maintenance.read',
  method: 'GET',
  path: '/api/v1/operator/maintenance',
  access: 'operator',
  summary: 'Whether the platform is under maintenance',
  /** `fixed`: set in the installation's configuration, and only ended there. */
  output: z.extend(maintenance, { fixed: z.boolean() }),
})

/** Applies to all servers at once. Operators stay signed in; everyone else is signed out. */
export const changeMaintenance = endpoint({
  name: 'operator.maintenance.change',
  method: 'PUT',
  path: '/api/v1/operator/maintenance',
  access: 'operator',
  summary: 'Start or end maintenance of the platform',
  body: maintenance,
})

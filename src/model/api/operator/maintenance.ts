import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Whether the platform is closed to all but operators. Beforehand it is announced as news. */
export const maintenance = z.object({ on: z.boolean() })
export type Maintenance = z.output<typeof maintenance>

export const readMaintenance = endpoint({
  name: 'operator.maintenance.read',
  method: 'GET',
  path: '/api/v1/operator/maintenance',
  access: 'operator',
  summary: 'Whether the platform is under maintenance',
  /** `fixed`: the configuration of the installation says so, and only it can end it. */
  output: z.extend(maintenance, { fixed: z.boolean() }),
})

/** Acts on all servers at once. Operators stay signed in, everybody else is signed out. */
export const changeMaintenance = endpoint({
  name: 'operator.maintenance.change',
  method: 'PUT',
  path: '/api/v1/operator/maintenance',
  access: 'operator',
  summary: 'Close the platform for maintenance, or open it again',
  body: maintenance,
})

import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { moment } from '../shapes.ts'

/** Whether the platform is closed, and when it is going to be. */
export const maintenance = z.object({
  on: z.boolean(),
  /** Announced to everybody who is signed in; nothing happens by itself then. */
  plannedAt: z.nullable(moment),
})
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
  summary: 'Close the platform for maintenance, announce it, or open it again',
  body: maintenance,
})

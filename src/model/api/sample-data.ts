import { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { operation } from './operations.ts'
import { id } from './shapes.ts'

/* Sample data, with which a new museum tries the product (F-W10). */

const access: Requirement = { roles: ['TENANT_ADMIN'] }

const kept = z.object({ id, type: z.string(), title: z.string(), path: z.nullable(z.string()) })

export const readSampleData = endpoint({
  name: 'sampleData.read',
  method: 'GET',
  path: '/api/v1/sample-data',
  access,
  summary: 'Sample data of the museum: if it is there or offered, and what taking it away removes and keeps',
  output: z.object({
    state: z.enum(['NONE', 'ADDING', 'THERE', 'REMOVING']),
    /** True for a museum with few objects of its own, which may put sample data in, or put in what is missing. */
    offered: z.boolean(),
    /** Number of sample records by type that taking the sample data away deletes. */
    going: z.array(z.object({ type: z.string(), total: z.number() })),
    /** Sample records that stay: people changed them, edit them now, or refer to them. */
    kept: z.array(kept),
  }),
})

export type SampleData = OutputOf<typeof readSampleData>

export const addSampleData = endpoint({
  name: 'sampleData.add',
  method: 'POST',
  path: '/api/v1/sample-data',
  access,
  status: 202,
  summary: 'Put sample data into the museum, as a background task; the one that runs, if there is one',
  output: operation,
})

export const removeSampleData = endpoint({
  name: 'sampleData.remove',
  method: 'POST',
  path: '/api/v1/sample-data/removal',
  access,
  status: 202,
  summary:
    'Take all sample data away, as a background task, but for records that people worked on; the one that runs, if there is one',
  output: operation,
})

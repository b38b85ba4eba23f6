import { z } from 'zod/mini'
import { id, moment } from './shapes.ts'

/* Files made by a background job: ordered, made, kept for some days, and downloaded by the person who ordered them. */

export const madeFileStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED'] as const
export type MadeFileState = (typeof madeFileStates)[number]

/** Properties that all such files have. */
export const madeFileShape = {
  id,
  state: z.enum(madeFileStates),
  bytes: z.nullable(z.number()),
  /** Reason for a failure, in the requested language. */
  failure: z.nullable(z.string()),
  createdAt: moment,
  endedAt: z.nullable(moment),
  /** Expiry. */
  expiresAt: z.nullable(moment),
} as const

const madeFile = z.object(madeFileShape)
export type MadeFile = z.output<typeof madeFile>

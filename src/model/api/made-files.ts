import { z } from 'zod/mini'
import { id, moment } from './shapes.ts'

/* Files that are made behind the requests: ordered, made by a job, kept for some days, fetched by who ordered them. */

export const madeFileStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED'] as const
export type MadeFileState = (typeof madeFileStates)[number]

/** What is told of each of them. */
export const madeFileShape = {
  id,
  state: z.enum(madeFileStates),
  bytes: z.nullable(z.number()),
  /** Why it failed, in the language asked for. */
  failure: z.nullable(z.string()),
  createdAt: moment,
  endedAt: z.nullable(moment),
  /** Until when it is kept. */
  expiresAt: z.nullable(moment),
} as const

const madeFile = z.object(madeFileShape)
export type MadeFile = z.output<typeof madeFile>

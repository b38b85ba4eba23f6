import { z } from 'zod/mini'
import type { CardDeclaration } from '../engine/define-card.ts'
import { requirementOf } from '../engine/requirement-of.ts'
import { selection } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'

export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

type Declared = Pick<CardDeclaration, 'type' | 'path' | 'permissions'>

/** Returns the endpoint that exports records of one type as a table, derived from the declaration. */
export const exportEndpoint = ({ type, path, permissions }: Declared) =>
  endpoint({
    name: `${type}.export`,
    method: 'POST',
    path: `${path}/export`,
    reads: true,
    access: requirementOf({ permissions }, 'download'),
    summary:
      'Records as a table that can be imported again: with the keys of each, and the terms to choose from',
    body: z.object({
      selection,
      format: z.enum(tableFormats),
      /** Every field filled in at least one record, or these fields by path, in this order. */
      columns: z.union([
        z.enum(['all', 'filled']),
        z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(1000)),
      ]),
    }),
    bodyLimit: 2_000_000,
  })

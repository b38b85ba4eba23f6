import { z } from 'zod/mini'
import type { CardAction, CardDeclaration } from '../../engine/define-card.ts'
import { likenessClasses, likenessReasons } from '../../engine/likeness.ts'
import { mergeSides } from '../../engine/merge-cards.ts'
import { requirementOf } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { linkItem, lockInfo, startedOperation, version } from './shapes.ts'

/** A possible duplicate of a record. */
export const duplicate = z.object({
  id,
  item: linkItem,
  likeness: z.enum(likenessClasses),
  why: z.array(z.enum(likenessReasons)),
})
export type Duplicate = z.output<typeof duplicate>

const pair = z.object({
  card: linkItem,
  other: linkItem,
  likeness: z.enum(likenessClasses),
  why: z.array(z.enum(likenessReasons)),
})
export type DuplicatePair = z.output<typeof pair>

const pairBody = z.object({ id, otherId: id })

const mergeCard = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  version: z.number(),
  number: z.string(),
  heading: z.string(),
  subtitle: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  publishedOnWeb: z.boolean(),
  updatedAt: z.string(),
  lock: lockInfo,
  /** Its field values, references with their names. */
  values: z.record(z.string(), z.unknown()),
})
export type MergeCard = z.output<typeof mergeCard>

export const mergeObstacles = ['otherType', 'locked', 'underWay', 'fieldsRefuse'] as const
/** A reason against merging two records; a merge despite `otherType` can be requested explicitly. */
export type MergeObstacle = (typeof mergeObstacles)[number]

const relinked = z.object({
  /** Number of records whose fields refer to the other record. */
  total: z.number(),
  /** The same by record type and referring field. */
  fields: z.array(z.object({ type: z.string(), path: z.string(), count: z.number() })),
  /** Manual links, by the type of the record at the other end. */
  links: z.array(z.object({ type: z.string(), count: z.number() })),
  /** The first of these records. */
  cards: z.array(linkItem),
})

const mergePreview = z.object({
  kept: mergeCard,
  other: mergeCard,
  fields: z.array(
    z.object({
      key: z.string(),
      differs: z.boolean(),
      proposal: z.enum(mergeSides),
      sides: z.array(z.enum(mergeSides)),
    }),
  ),
  relinked,
  obstacles: z.array(z.enum(mergeObstacles)),
})
export type MergePreview = z.output<typeof mergePreview>

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions'>

/** Returns the endpoints that find duplicates of one record type and merge them. */
export function mergeEndpoints({ type, path, permissions }: Addressed) {
  const may = (action: CardAction) => requirementOf({ permissions }, action)
  const name = (call: string) => `${type}.${call}`
  const at = (rest: string): `/${string}` => `${path}${rest}`
  return {
    duplicates: endpoint({
      name: name('duplicates'),
      method: 'POST',
      path: at('/duplicates'),
      access: may('read'),
      summary: 'Possible duplicates of the record being edited, the most likely first',
      body: z.object({
        values: z.record(z.string(), z.unknown()),
        /** The record being edited, when it is already stored. */
        id: z.optional(id),
      }),
      bodyLimit: 2_000_000,
      output: z.object({ result: z.array(duplicate) }),
    }),
    duplicatesOfName: endpoint({
      name: name('duplicatesOfName'),
      method: 'GET',
      path: at('/duplicates'),
      access: may('read'),
      summary: 'Records that may have this name',
      query: z.object({ q: z.string().check(z.maxLength(300)) }),
      output: z.object({ result: z.array(duplicate) }),
    }),
    duplicatePairs: endpoint({
      name: name('duplicatePairs'),
      method: 'GET',
      path: at('/duplicates/pairs'),
      access: may('read'),
      summary: 'Possible pairs of duplicates, page by page; `next` continues the search',
      query: z.object({ after: z.optional(id) }),
      output: z.object({
        result: z.array(pair),
        next: z.nullable(id),
        /** Records compared in this run, and the total. */
        compared: z.number(),
        total: z.number(),
      }),
    }),
    setDistinct: endpoint({
      name: name('setDistinct'),
      method: 'PUT',
      path: at('/duplicates/distinct'),
      access: may('update'),
      summary: 'Mark two records as different, so that they are no longer suggested as duplicates',
      body: pairBody,
    }),
    unsetDistinct: endpoint({
      name: name('unsetDistinct'),
      method: 'DELETE',
      path: at('/duplicates/distinct'),
      access: may('update'),
      summary: 'Allow two records to be suggested as duplicates again',
      body: pairBody,
    }),
    mergePreview: endpoint({
      name: name('mergePreview'),
      method: 'POST',
      path: at('/:id/merge/preview'),
      reads: true,
      access: may('update'),
      summary:
        'Two records side by side, with the proposed value of each field and the links that will change',
      params: z.object({ id }),
      body: z.object({ otherId: id }),
      output: mergePreview,
    }),
    merge: endpoint({
      name: name('merge'),
      method: 'POST',
      path: at('/:id/merge'),
      access: may('update'),
      summary:
        'Merge two records as a background task: everything that refers to the other record then refers to this one, and the other moves to the trash. Also requires permission to delete; relinked records need no further permission',
      params: z.object({ id }),
      body: z.object({
        otherId: id,
        version,
        otherVersion: version,
        choices: z.optional(z.record(z.string(), z.enum(mergeSides))),
        reason: z.optional(z.string().check(z.maxLength(2000))),
        /** Confirms a merge of a person with an organisation. */
        acrossTypes: z.optional(z.boolean()),
      }),
      output: startedOperation,
      status: 202,
    }),
  }
}

export type MergeEndpoints = ReturnType<typeof mergeEndpoints>

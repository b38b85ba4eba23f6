import { z } from 'zod/mini'
import type { CardAction, CardDeclaration } from '../../engine/define-card.ts'
import { likenessClasses, likenessReasons } from '../../engine/likeness.ts'
import { mergeSides } from '../../engine/merge-cards.ts'
import { requirementOf } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { linkItem, lockInfo, startedOperation, version } from './shapes.ts'

/** A card that may be about the same as another one. */
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

const two = z.object({ id, otherId: id })

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
  /** Its fields, with the names of what they refer to. */
  values: z.record(z.string(), z.unknown()),
})
export type MergeCard = z.output<typeof mergeCard>

export const mergeObstacles = ['otherType', 'locked', 'underWay', 'fieldsRefuse'] as const
/** What stands against making two cards one; with `otherType` it can be asked for nevertheless. */
export type MergeObstacle = (typeof mergeObstacles)[number]

const relinked = z.object({
  /** Cards whose fields refer to the other one. */
  total: z.number(),
  /** By the type of card and the field that refers to it. */
  fields: z.array(z.object({ type: z.string(), path: z.string(), count: z.number() })),
  /** Links that were made by hand, by the type of the card at their other end. */
  links: z.array(z.object({ type: z.string(), count: z.number() })),
  /** The first of the cards. */
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

/** The calls about cards of one type that are told twice: finding them, and making them one. */
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
      summary: 'Cards that may be about the same as the one being typed, the likeliest first',
      body: z.object({
        values: z.record(z.string(), z.unknown()),
        /** The card that is typed, where it is one already. */
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
      summary: 'Cards that may be called so',
      query: z.object({ q: z.string().check(z.maxLength(300)) }),
      output: z.object({ result: z.array(duplicate) }),
    }),
    duplicatePairs: endpoint({
      name: name('duplicatePairs'),
      method: 'GET',
      path: at('/duplicates/pairs'),
      access: may('read'),
      summary: 'Pairs of cards that may be one, some at a time; `next` is where the search goes on',
      query: z.object({ after: z.optional(id) }),
      output: z.object({
        result: z.array(pair),
        next: z.nullable(id),
        /** Cards looked at this time, and all there are. */
        looked: z.number(),
        total: z.number(),
      }),
    }),
    setDistinct: endpoint({
      name: name('setDistinct'),
      method: 'PUT',
      path: at('/duplicates/distinct'),
      access: may('update'),
      summary: 'Two cards are two: they are not told as a pair again',
      body: two,
    }),
    unsetDistinct: endpoint({
      name: name('unsetDistinct'),
      method: 'DELETE',
      path: at('/duplicates/distinct'),
      access: may('update'),
      summary: 'Two cards may be told as a pair again',
      body: two,
    }),
    mergePreview: endpoint({
      name: name('mergePreview'),
      method: 'POST',
      path: at('/:id/merge/preview'),
      reads: true,
      access: may('update'),
      summary: 'Two cards side by side, what is proposed for each field, and what will be relinked',
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
        'Make two cards one, as a long operation: all that refers to the other card refers to this one, and the other goes to the bin. Needs the right to delete, too. Relinking follows from it: it asks for no right on the cards that are relinked',
      params: z.object({ id }),
      body: z.object({
        otherId: id,
        version,
        otherVersion: version,
        choices: z.optional(z.record(z.string(), z.enum(mergeSides))),
        reason: z.optional(z.string().check(z.maxLength(2000))),
        /** A person and a body are made one only when it is said that this is meant. */
        acrossTypes: z.optional(z.boolean()),
      }),
      output: startedOperation,
      status: 202,
    }),
  }
}

export type MergeEndpoints = ReturnType<typeof mergeEndpoints>

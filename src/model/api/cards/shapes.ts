import { z } from 'zod/mini'
import { longestCriteria } from '../../searches/criteria.ts'
import { operation } from '../operations.ts'
import { earlierValues, id, moment } from '../shapes.ts'

/** Who holds a card for editing (specification 001, section 3 'Lock info'). Times say since when, and when it falls back of itself. */
export const lockInfo = z.object({
  isLockedBySomeoneElse: z.boolean(),
  /** The person who asks edits it in another browser. */
  isLockedElsewhere: z.boolean(),
  /** Null when nobody holds it. */
  userThatLocked: z.nullable(z.string()),
  userIdThatLocked: z.nullable(id),
  userName: z.nullable(z.string()),
  lockedSince: z.nullable(moment),
})
export type LockInfo = z.output<typeof lockInfo>

/** What the person who asks may do with a card now; the client never computes a right itself. */
export const abilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  publish: z.boolean(),
  link: z.boolean(),
  share: z.boolean(),
  download: z.boolean(),
  restore: z.boolean(),
  takeOver: z.boolean(),
})
export type Abilities = z.output<typeof abilities>

/** A version of a card: counted from 1. */
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

const person = z.nullable(z.object({ id, name: z.string() }))

/** Another card, as links show it (specification 001, 'Link item'). */
export const linkItem = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  title: z.string(),
  /** Its number; of a file the kind of its content. */
  shortDescription: z.string(),
  /** The second line of its heading: author, culture, collection. */
  description: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  publishedOnWeb: z.boolean(),
  /** Address of its page; null where it has none. */
  linkToDetails: z.nullable(z.string()),
  /** Of a file: IMAGE, VIDEO, AUDIO … */
  damType: z.nullable(z.string()),
  /** Of a file that is part of another one. */
  parentId: z.nullable(id),
  incrementalNumber: z.number(),
  isCover: z.boolean(),
})
export type LinkItem = z.output<typeof linkItem>

/** Linked cards of one type that belong to a card in the same way, by association or field: the first ones, the rest page by page. */
export const relatedGroup = z.object({
  id: z.string(),
  type: z.object({ id: z.number(), name: z.string() }),
  association: z.object({ id: z.string(), name: z.string() }),
  /** The field that makes the links, of this card or of the others; null where they were made by hand. */
  field: z.nullable(z.object({ path: z.string(), label: z.string(), own: z.boolean() })),
  count: z.number(),
  linkItemIds: z.array(id),
  linkItems: z.array(linkItem),
  page: z.number(),
  blockSize: z.number(),
})
export type RelatedGroup = z.output<typeof relatedGroup>

/**
 * A card as it is read. Beside these keys stand the fields of its declaration, under their own names; references carry their names
 * in the language asked for.
 */
export const cardAnswer = z.catchall(
  z.object({
    id,
    type: z.object({ id: z.number(), name: z.string() }),
    version: z.number(),
    incrementalNumber: z.number(),
    number: z.string(),
    /** What the card is called; empty is shown as '---'. */
    heading: z.string(),
    subtitle: z.string(),
    thumbnailUrl: z.nullable(z.string()),
    fileCoverId: z.nullable(id),
    publishedOnWeb: z.boolean(),
    /** Of a hundred. */
    completeness: z.number(),
    /** Paths of the fields that count and are empty. */
    missing: z.array(z.string()),
    lock: lockInfo,
    abilities,
    createdAt: moment,
    createdBy: person,
    updatedAt: moment,
    updatedBy: person,
    deletedAt: z.nullable(moment),
    files: z.array(linkItem),
    relatedEntities: z.array(relatedGroup),
    relatedEntitiesCount: z.record(z.string(), z.number()),
    /** Whether the person has text of this card that was never saved. */
    draft: z.nullable(z.object({ version: z.number(), savedAt: moment, takenOver: z.boolean() })),
    earlierValues,
  }),
  z.unknown(),
)
export type CardAnswer = z.output<typeof cardAnswer>

/** What proves something about a card, and keeps it from being erased by a clock. */
export const papers = ['conditionReports', 'procedures', 'audits'] as const
export type Paper = (typeof papers)[number]

/** One line of a list. */
export const cardRow = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  publishedOnWeb: z.boolean(),
  completeness: z.number(),
  lock: z.nullable(z.object({ userName: z.string(), since: moment, mine: z.boolean() })),
  relatedEntitiesCount: z.record(z.string(), z.number()),
  createdAt: moment,
  updatedAt: moment,
  /** Values of the fields that are offered as columns, by path; lists give their first rows. */
  columns: z.record(z.string(), z.array(z.unknown())),
})
export type CardRow = z.output<typeof cardRow>

export const facet = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['TEXT', 'MULTIVALUE', 'RANGE']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
})
export type Facet = z.output<typeof facet>

/** What changed in a card: one entry a field. Paths name rows of lists by their ids: 'materials#3/technique'. */
export const change = z.object({
  path: z.string(),
  kind: z.enum(['set', 'added', 'removed', 'moved']),
  before: z.unknown(),
  after: z.unknown(),
})
export type Change = z.output<typeof change>

export const revision = z.object({
  version: z.number(),
  at: moment,
  by: person,
  /** The name of somebody outside the museum to whom it was opened; null for its members, and for what the product did by itself. */
  outsider: z.nullable(z.string()),
  /** In whose name, when somebody worked signed in as another person. */
  onBehalfOf: person,
  /** What was done: saved, created, cloned, imported, published … */
  action: z.string(),
  /** The long operation it was part of. */
  operationId: z.nullable(id),
  changes: z.array(change),
})
export type Revision = z.output<typeof revision>

/** Which cards, as lists, counts, maps, exports and bulk actions ask for them. `filters` is JSON: facet name to chosen values. */
export const wanted = {
  q: z.optional(z.string().check(z.maxLength(300))),
  filters: z.optional(z.string().check(z.maxLength(20_000))),
  /** What an advanced search asks, as JSON (see `model/searches/criteria.ts`). */
  criteria: z.optional(z.string().check(z.maxLength(longestCriteria))),
  /** What was drawn on a map, as WKT or GeoJSON. */
  area: z.optional(z.string().check(z.maxLength(20_000))),
}

/**
 * Which cards a bulk action works on: those named, or all that a list shows. Nothing else may stand beside: cards named wrongly must not
 * become all there are. `frozen`: those that a preview showed.
 */
export const selection = z.union([
  z.strictObject({ ids: z.array(id).check(z.maxLength(50_000)) }),
  z.strictObject({ frozen: z.uuid() }),
  z.strictObject(wanted),
])
export type Selection = z.output<typeof selection>

/** One bulk action (acceptance row C-K16). Fields are named by path; values are in the shape of the field. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish'), published: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('set'), path: z.string(), value: z.unknown() }),
  z.object({ kind: z.literal('add'), path: z.string(), value: z.unknown() }),
  z.object({ kind: z.literal('remove'), path: z.string(), value: z.unknown() }),
  z.object({
    kind: z.literal('replace'),
    path: z.string(),
    // Short, both: a word that stands in a text ten thousand times is replaced as often.
    find: z.string().check(z.minLength(1), z.maxLength(500)),
    by: z.string().check(z.maxLength(500)),
  }),
  z.object({ kind: z.literal('clear'), path: z.string() }),
  // Each of the cards is linked by hand with all of those that are named.
  z.object({
    kind: z.literal('linkCards'),
    type: z.union([z.number(), z.string().check(z.maxLength(40))]),
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    association: z.optional(z.string()),
  }),
  // Records that go through steps; the reason is needed where a guard does not hold.
  z.object({
    kind: z.literal('moveStep'),
    step: z.string().check(z.maxLength(40)),
    reason: z.optional(z.string().check(z.maxLength(2000))),
  }),
])
export type BulkAction = z.output<typeof bulkAction>

/** What a bulk action would do: how many cards it touches, and the first of them before and after. */
export const bulkPreview = z.object({
  total: z.number(),
  /** The cards it is about, as a selection for the action: what comes in later is left alone. */
  frozen: z.uuid(),
  /** Of the cards looked at. */
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  samples: z.array(
    z.object({
      id,
      number: z.string(),
      title: z.string(),
      changes: z.array(change),
      problem: z.nullable(z.string()),
    }),
  ),
})
export type BulkPreview = z.output<typeof bulkPreview>

/** A bulk action that has begun; `since` says what its search finds by now that was not previewed, and what it no longer finds. */
export const startedBulk = z.extend(operation, {
  since: z.object({ added: z.number(), gone: z.number() }),
})
export type StartedBulk = z.output<typeof startedBulk>

export const startedOperation = operation

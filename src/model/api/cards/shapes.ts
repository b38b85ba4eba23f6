import { z } from 'zod/mini'
import { publishedWith } from '../../engine/published-with.ts'
import { longestCriteria } from '../../searches/criteria.ts'
import { operation } from '../operations.ts'
import { earlierValues, id, moment, reference, referenceId } from '../shapes.ts'

/** The lock on a record: its holder, when it was taken, and when it expires. */
export const lockInfo = z.object({
  isLockedBySomeoneElse: z.boolean(),
  /** The caller is editing it in another browser. */
  isLockedElsewhere: z.boolean(),
  /** Null when the record is not locked. */
  userThatLocked: z.nullable(z.string()),
  userIdThatLocked: z.nullable(id),
  userName: z.nullable(z.string()),
  lockedSince: z.nullable(moment),
})
export type LockInfo = z.output<typeof lockInfo>

/** Actions the caller may take on a record now; the client never computes a permission itself. */
export const abilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  publish: z.boolean(),
  link: z.boolean(),
  share: z.boolean(),
  download: z.boolean(),
  restore: z.boolean(),
  takeOver: z.boolean(),
  /** Records that are finished for good. */
  finish: z.boolean(),
  annul: z.boolean(),
  sign: z.boolean(),
})
export type Abilities = z.output<typeof abilities>

/** Version of a record, counted from 1. */
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

const person = z.nullable(z.object({ id, name: z.string() }))

/** Id of the choice that keeps a record apart from its list: an object in custody. Absent for all others. */
export const apart = z.optional(z.number())

/** Words of title and second line that are set in italics, such as a scientific name. Absent: none. */
export const italics = z.optional(z.array(z.string()))

/** Another record as links show it. */
export const linkItem = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  title: z.string(),
  /** Its number; for a file, its media type. */
  shortDescription: z.string(),
  /** Second line of its heading: maker, culture, collection. */
  description: z.string(),
  italics,
  thumbnailUrl: z.nullable(z.string()),
  publishedOnWeb: z.boolean(),
  apart,
  /** Address of its page; null when it has none. */
  linkToDetails: z.nullable(z.string()),
  /** Media type of a file: IMAGE, VIDEO, AUDIO … */
  damType: z.nullable(z.string()),
  /** The file that this file is a part of. */
  parentId: z.nullable(id),
  incrementalNumber: z.number(),
  isCover: z.boolean(),
})
export type LinkItem = z.output<typeof linkItem>

/** Linked records of one type that share an association or field: the first ones; the rest follows page by page. */
export const relatedGroup = z.object({
  id: z.string(),
  type: z.object({ id: z.number(), name: z.string() }),
  association: z.object({ id: z.string(), name: z.string() }),
  /** The field that makes the links, of this record or of the others; null for manual links. */
  field: z.nullable(z.object({ path: z.string(), label: z.string(), own: z.boolean() })),
  count: z.number(),
  linkItemIds: z.array(id),
  linkItems: z.array(linkItem),
  page: z.number(),
  blockSize: z.number(),
})
export type RelatedGroup = z.output<typeof relatedGroup>

/** The withdrawal of a record from the public: nothing publishes it before that is lifted. */
export const withdrawal = z.object({ reason: z.string(), at: moment, by: z.string() })

/**
 * A record as it is read. Its declared fields are beside these keys under their own names; references carry their names in the requested
 * language.
 */
export const cardAnswer = z.catchall(
  z.object({
    id,
    type: z.object({ id: z.number(), name: z.string() }),
    version: z.number(),
    incrementalNumber: z.number(),
    number: z.string(),
    /** Title of the record; empty is shown as '---'. */
    heading: z.string(),
    subtitle: z.string(),
    italics,
    thumbnailUrl: z.nullable(z.string()),
    fileCoverId: z.nullable(id),
    publishedOnWeb: z.boolean(),
    /** Absent: it is not withdrawn. */
    withdrawal: z.optional(withdrawal),
    /** Percentage. */
    completeness: z.number(),
    /** Paths of counted fields that are still empty. */
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
    /** The caller's unsaved draft of this record, if there is one. */
    draft: z.nullable(z.object({ version: z.number(), savedAt: moment, takenOver: z.boolean() })),
    earlierValues,
  }),
  z.unknown(),
)
export type CardAnswer = z.output<typeof cardAnswer>

/** Kinds of evidence that exempt a record from automatic deletion. */
export const evidenceKinds = ['conditionReports', 'procedures', 'audits'] as const
export type Evidence = (typeof evidenceKinds)[number]

/** One row of a list. */
export const cardRow = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  italics,
  thumbnailUrl: z.nullable(z.string()),
  publishedOnWeb: z.boolean(),
  apart,
  version,
  completeness: z.number(),
  lock: z.nullable(z.object({ userName: z.string(), since: moment, mine: z.boolean() })),
  relatedEntitiesCount: z.record(z.string(), z.number()),
  createdAt: moment,
  updatedAt: moment,
  /** Values of the fields offered as columns, by path; of lists, the first rows. */
  columns: z.record(z.string(), z.array(z.unknown())),
})
export type CardRow = z.output<typeof cardRow>

export const facet = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['TEXT', 'MULTIVALUE', 'RANGE', 'DAYS']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
})
export type Facet = z.output<typeof facet>

/** One changed field of a record. Paths name list rows by id: 'materials#3/technique'. */
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
  /** Name of the person outside the museum whom the record was shared with; null for members and for the product itself. */
  outsider: z.nullable(z.string()),
  /** The person whose account was used by someone signed in as them. */
  onBehalfOf: person,
  /** The action: saved, created, cloned, imported, published … */
  action: z.string(),
  /** The background task it was part of. */
  operationId: z.nullable(id),
  changes: z.array(change),
})
export type Revision = z.output<typeof revision>

/** Selects records for lists, counts, maps, exports and bulk edits. `filters` is JSON: chosen values by facet name. */
export const wanted = {
  q: z.optional(z.string().check(z.maxLength(300))),
  filters: z.optional(z.string().check(z.maxLength(20_000))),
  /** Criteria of an advanced search as JSON (see `model/searches/criteria.ts`). */
  criteria: z.optional(z.string().check(z.maxLength(longestCriteria))),
  /** Area drawn on a map, as WKT or GeoJSON. */
  area: z.optional(z.string().check(z.maxLength(20_000))),
  /** 'true' adds records kept apart from the list, where single ones are looked for, or what is really in a place. */
  with_apart: z.optional(z.string()),
}

/**
 * The records a bulk edit works on: named ones, or all that match a list. The two exclude each other, so that a misspelt id list never
 * becomes 'all'. `frozen`: the records of a preview.
 */
export const selection = z.union([
  z.strictObject({ ids: z.array(id).check(z.maxLength(50_000)) }),
  z.strictObject({ frozen: z.uuid() }),
  z.strictObject(wanted),
])
export type Selection = z.output<typeof selection>

/** One bulk edit (C-K16). Fields are named by path; values have the shape of the field. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish'), published: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('set'), path: z.string(), value: z.unknown() }),
  z.object({ kind: z.literal('add'), path: z.string(), value: z.unknown() }),
  z.object({ kind: z.literal('remove'), path: z.string(), value: z.unknown() }),
  z.object({
    kind: z.literal('replace'),
    path: z.string(),
    // Both are kept short: a text may contain the word ten thousand times, and each is replaced.
    find: z.string().check(z.minLength(1), z.maxLength(500)),
    by: z.string().check(z.maxLength(500)),
  }),
  z.object({ kind: z.literal('clear'), path: z.string() }),
  // Links every selected record by hand with each of the named ones.
  z.object({
    kind: z.literal('linkCards'),
    type: z.union([z.number(), z.string().check(z.maxLength(40))]),
    itemIds: z.array(referenceId).check(z.minLength(1), z.maxLength(100)),
    association: z.optional(reference),
  }),
  // Adds a row to a list that is only added to: moves the records. What it leaves is known from each record.
  z.object({
    kind: z.literal('log'),
    path: z.string(),
    row: z.record(z.string(), z.unknown()),
  }),
  // Records that go through steps; the reason is needed where a guard does not hold.
  z.object({
    kind: z.literal('moveStep'),
    step: z.string().check(z.maxLength(40)),
    reason: z.optional(z.string().check(z.maxLength(2000))),
  }),
])
export type BulkAction = z.output<typeof bulkAction>

/** Preview of a bulk edit: how many records it changes, and the first of them before and after. */
/** Something a record lacks that visitors of the web expect, and the number of pictures (of one record) or records (of several) without it. */
export const missingToPublish = z.object({
  what: z.enum(['picture', ...publishedWith, 'required', 'terms']),
  count: z.number(),
  /** Paths of the empty fields that the museum requires, or of those with terms that it does not offer in them, of one record. */
  fields: z.optional(z.array(z.string())),
})
export type MissingToPublish = z.output<typeof missingToPublish>

export const bulkPreview = z.object({
  total: z.number(),
  /** The previewed records as a selection for the edit: records added later are left alone. */
  frozen: z.uuid(),
  /** Records that would change, of those checked. */
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  /** Things that records lack which would be published, of those checked. */
  missing: z.array(missingToPublish),
  /** Number of records that would be published and hold back sensitive fields, of those checked. */
  withheld: z.number(),
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

/** A started bulk edit; `since` lists records that match now but were not previewed, and those that no longer match. */
export const startedBulk = z.extend(operation, {
  since: z.object({ added: z.number(), gone: z.number() }),
})
export type StartedBulk = z.output<typeof startedBulk>

export const startedOperation = operation

import { z } from 'zod/mini'
import { procedureRows } from './procedure-rows.ts'

/*
 * Lines and files of an archive as they are written. From these come the JSON Schemas in the archive, by which other programs read it.
 */

const id = z.string().check(z.regex(/^\d+$/))
const moment = z.iso.datetime()
const count = z.number().check(z.int(), z.minimum(0))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Somebody who did something: the id of the account, where it is still there, and the name. */
const person = z.object({ id: z.nullable(id), name: z.nullable(z.string()) })

/** A record beside its document: one line of `cards/<type>.jsonl`. */
export const cardLine = z.object({
  id,
  type: z.string(),
  incrementalNumber: count,
  number: z.nullable(z.string()),
  titles: z.record(z.string(), z.string()),
  version: count,
  published: z.boolean(),
  coverFileId: z.nullable(id),
  createdAt: moment,
  createdBy: z.nullable(person),
  updatedAt: moment,
  updatedBy: z.nullable(person),
  inBin: z.boolean(),
  deletedAt: z.nullable(moment),
  deletedBy: z.nullable(z.string()),
  earlierValues: z.unknown(),
  links: z.array(
    z.object({
      type: z.string(),
      id,
      association: z.object({ id, name: z.string() }),
      field: z.string(),
      madeByOther: z.boolean(),
      position: z.nullable(z.number()),
    }),
  ),
})

/** A revision: one line of `history/<type>.jsonl`. */
export const revisionLine = z.object({
  cardId: id,
  version: count,
  at: moment,
  by: person,
  onBehalfOf: z.nullable(person),
  action: z.string(),
  operationId: z.nullable(id),
  changes: z.array(
    z.object({
      path: z.string(),
      kind: z.enum(['set', 'added', 'removed', 'moved']),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
})

const comment = z.object({
  id,
  cardId: id,
  lineAboutId: z.nullable(id),
  answersId: z.nullable(id),
  by: person,
  text: z.string(),
  createdAt: moment,
  editedAt: z.nullable(moment),
  deletedAt: z.nullable(moment),
  resolved: z.nullable(z.object({ at: moment, by: person })),
})

/** Frozen content of a record: canonical JSON in a text, so that its SHA-256 can be computed from it by whoever reads it. */
const finished = z.object({
  cardId: id,
  at: moment,
  by: person,
  content: z.string(),
  sha256,
  annulled: z.nullable(z.object({ at: moment, by: z.string(), reason: z.string() })),
  /** Names of records that were erased since, by id. */
  called: z.record(z.string(), z.object({ number: z.string(), titles: z.record(z.string(), z.string()) })),
})

/** A signature under a finished record, drawn as strokes (x, y, x, y, …); it names the content by its SHA-256. */
const signature = z.object({
  id,
  cardId: id,
  at: moment,
  name: z.string(),
  role: z.string(),
  place: z.string(),
  date: z.string(),
  strokes: z.array(z.array(z.number())),
  sha256,
})

const commentPicture = z.object({
  id,
  commentId: id,
  alt: z.string(),
  bytes: count,
  sha256,
  path: z.optional(z.string()),
})

const termChange = z.object({
  id,
  vocabulary: z.string(),
  kind: z.string(),
  at: moment,
  accountId: z.nullable(id),
  impersonatorId: z.nullable(id),
  undoneAt: z.nullable(moment),
  before: z.array(z.unknown()),
  after: z.array(z.unknown()),
})

const names = z.record(z.string(), z.string())

export const vocabularyFile = z.object({
  code: z.string(),
  names,
  open: z.boolean(),
  terms: z.array(
    z.object({
      id,
      vocabulary: z.string(),
      parentId: z.nullable(id),
      ancestors: z.array(id),
      position: z.number(),
      assignable: z.boolean(),
      language: z.nullable(z.string()),
      labels: names,
      alternatives: z.record(z.string(), z.array(z.string())),
      note: z.string(),
      notation: z.nullable(z.string()),
      source: z.nullable(z.string()),
      sourceUri: z.nullable(z.string()),
      sourceKey: z.nullable(z.string()),
      authority: z.unknown(),
      categories: z.array(z.number()),
      deprecatedAt: z.nullable(moment),
      mergedIntoId: z.nullable(id),
      createdAt: moment,
    }),
  ),
})

/** Lists of rows; those of archives of earlier versions may be missing. */
const listsOf = <Rows extends Readonly<Record<string, z.ZodMiniType>>>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, z.optional(z.array(row))]),
  ) as unknown as {
    [Name in keyof Rows]: z.ZodMiniOptional<z.ZodMiniArray<Rows[Name]>>
  }

/** Parts of an archive with a line for each item, beside records and their revisions. */
export const otherLines = {
  'history/comments': comment,
  'history/comment-pictures': commentPicture,
  'history/vocabularies': termChange,
  'history/merged': z.object({ cardId: id, becameId: id, at: moment }),
  'history/finished': finished,
  'history/signatures': signature,
  'history/distinct': z.object({ cardIds: z.tuple([id, id]), at: moment, by: person }),
  // Its parts are rows of tables: each has what its columns are called.
  procedures: z.looseObject({
    id: z.number(),
    type: z.string(),
    number: z.nullable(z.string()),
    title: z.nullable(z.string()),
    status: z.string(),
    document: z.record(z.string(), z.unknown()),
    version: count,
    objects: z.array(z.looseObject({ card_id: z.number() })),
    events: z.array(z.looseObject({ kind: z.string() })),
    ...listsOf(procedureRows),
  }),
} as const

/** The contents of an archive for programs: `manifest.json`. */
export const manifestFile = z.object({
  format: count,
  product: z.object({ name: z.string(), version: z.string() }),
  museumId: z.string(),
  /** Tells the museum from those of other installations; archives of earlier versions have none. */
  museumKey: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  begunAt: moment,
  language: z.string(),
  originals: z.boolean(),
  earlier: z.boolean(),
  lastCardId: z.string(),
  /** Number of items in each part. */
  counts: z.record(z.string(), count),
  problems: count,
  parts: z.array(z.object({ part: z.string(), begunAt: moment, endedAt: moment })),
  /** Entries with a JSON Schema in the archive; with `lines` each line is of it, else the whole. */
  schemas: z.array(z.object({ entry: z.string(), schema: z.string(), lines: z.boolean() })),
})

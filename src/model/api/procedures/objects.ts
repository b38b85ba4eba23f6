import { z } from 'zod/mini'
import { patternLength } from '../../engine/aspects/number-pattern.ts'
import { rowIdPattern } from '../../engine/parse-card.ts'
import { apart, selection } from '../cards/shapes.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { tableFormats } from '../exports.ts'
import { earlierValues, id, loss, moment } from '../shapes.ts'
import { begunValues, lineValues, mayEditSome, mayReadSome, procedureParams as params } from './shapes.ts'

/*
 * Objects of procedures (C-P03, C-P04, C-P06). An object is identified by the id of its record, and shown with number, title and picture.
 */

const objects = '/api/v1/procedures/:id/objects'

/** Maximum number of objects added per call: a storeroom rather than a whole museum. */
export const mostAdded = 10_000

/** Another procedure that has an object on the same days. */
const busy = z.object({
  objectId: id,
  /** Null for whoever may not read the other procedure. */
  procedure: z.nullable(z.object({ id, number: z.string(), title: z.string() })),
  from: z.string(),
  until: z.string(),
})

/** Another procedure that has an object on some of the same days. */
export type BusyElsewhere = z.output<typeof busy>

export const procedureObject = z.object({
  catalogueObjectId: id,
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  apart,
  status: z.enum(['CHECKED', 'NOT_CHECKED']),
  checkedAt: z.nullable(moment),
  checkedBy: z.string(),
  availability: z.enum(['AVAILABLE', 'NOT_AVAILABLE']),
  /** Loss of it, for those who may read that. */
  lost: z.nullable(loss),
  /** Limits of its record that are exceeded, by their names ('lux'); amounts are for those who may read them. */
  exceeds: z.array(
    z.object({ limit: z.string(), asked: z.nullable(z.number()), allowed: z.nullable(z.number()) }),
  ),
  /** Number of linked records of all types. */
  relatedCardsCount: z.number(),
  /** The record is in the trash. */
  deleted: z.boolean(),
  values: lineValues,
  earlierValues,
  version: z.number(),
})

export type ProcedureObject = z.output<typeof procedureObject>

export const listObjects = endpoint({
  name: 'procedures.objects',
  method: 'GET',
  path: objects,
  access: mayReadSome,
  summary: 'Objects of a procedure in the order they were added; without filters with all ids',
  params,
  query: z.object({
    withoutFilters: z.optional(z.enum(['true', 'false'])),
    q: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(z.enum(['CHECKED', 'NOT_CHECKED'])),
    /** A type that may follow: only the objects that it takes along. */
    for: z.optional(z.string().check(z.maxLength(40))),
    /** With `for`, the name of the way, where several lead to the type: 'departure'. */
    as: z.optional(z.string().check(z.maxLength(40))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  output: z.object({
    result: z.array(procedureObject),
    /** Ids of all objects, if requested without filters. */
    ids: z.optional(z.array(id)),
    totalSize: z.number(),
  }),
})

export const objectDetails = endpoint({
  name: 'procedures.objectDetails',
  method: 'GET',
  path: `${objects}/details`,
  access: mayReadSome,
  summary: 'Some objects of a procedure, by comma-separated ids',
  params,
  query: z.object({ ids: z.string().check(z.maxLength(4000)) }),
  output: z.object({ result: z.array(procedureObject) }),
})

export const addObjects = endpoint({
  name: 'procedures.addObjects',
  method: 'PUT',
  path: objects,
  access: mayEditSome,
  summary:
    'Add objects: selected ones, those with typed, pasted or scanned numbers, or those of another procedure',
  params,
  body: z.object({
    selection: z.optional(selection),
    numbers: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostAdded))),
    /** A procedure to copy objects from, except those refused there. */
    fromProcedure: z.optional(id),
  }),
  bodyLimit: 4_000_000,
  output: z.object({
    added: z.number(),
    /** Ids of those added, for an undo. */
    addedIds: z.array(id),
    /** Number of objects that were already in the procedure. */
    alreadyThere: z.number(),
    /** Given numbers that no object has. */
    notFound: z.array(z.string()),
    /** Objects added although another procedure has them on the same days; the first hundred. */
    busy: z.array(busy),
  }),
})

export const beginObject = endpoint({
  name: 'procedures.beginObject',
  method: 'POST',
  path: objects,
  access: mayEditSome,
  summary:
    'Create the record of an object that comes with the procedure, and add it; for those who may create records',
  params,
  body: z.object({ values: begunValues }),
  output: procedureObject,
  status: 201,
})

/** Maximum number of rows that become records in one call: as many as a list has. */
const mostDescribed = 1000

export const makeRecords = endpoint({
  name: 'procedures.makeRecords',
  method: 'POST',
  path: `${objects}/described`,
  access: mayEditSome,
  summary:
    'Make records of objects that the procedure describes in rows, and add them; for those who may create records',
  params,
  body: z.object({
    /** Ids of the rows. Those that have become records are left alone; 409 if all have. */
    rows: z.array(z.string().check(z.regex(rowIdPattern))).check(z.minLength(1), z.maxLength(mostDescribed)),
  }),
  output: z.object({
    /** The new records, in the order of the rows. */
    ids: z.array(id),
  }),
  status: 201,
})

const numbering = z.object({
  /** The pattern of the museum, or the usual one. */
  pattern: z.string(),
  /** Objects without a number that would get one, or got one. */
  count: z.number(),
  /** Numbers of the first and the last of them; empty when there are none. */
  first: z.string(),
  last: z.string(),
})

export const previewNumbers = endpoint({
  name: 'procedures.previewNumbers',
  method: 'GET',
  path: '/api/v1/procedures/:id/numbers',
  access: mayReadSome,
  summary: 'Numbers that the objects of a procedure would get by a pattern; nothing is taken',
  params,
  query: z.object({ pattern: z.optional(z.string().check(z.maxLength(patternLength))) }),
  output: numbering,
})

export const giveNumbers = endpoint({
  name: 'procedures.giveNumbers',
  method: 'POST',
  path: '/api/v1/procedures/:id/numbers',
  access: mayEditSome,
  summary:
    'Give the next numbers of a pattern to all objects that have none and were not refused; the pattern is kept',
  params,
  body: z.object({ pattern: z.string().check(z.maxLength(patternLength)) }),
  output: numbering,
})

export const removeObjects = endpoint({
  name: 'procedures.removeObjects',
  method: 'DELETE',
  path: objects,
  access: mayEditSome,
  summary: 'Remove objects from a procedure; what was recorded about them stays in its events',
  params,
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostAdded)) }),
  output: z.object({ removed: z.number() }),
})

export const objectsAvailability = endpoint({
  name: 'procedures.availability',
  method: 'GET',
  path: `${objects}/availability`,
  access: mayReadSome,
  summary: 'Objects that another procedure has on the same days',
  params,
  output: z.object({ result: z.array(busy) }),
})

export const exportObjects = endpoint({
  name: 'procedures.exportObjects',
  method: 'GET',
  path: `${objects}/table`,
  access: mayReadSome,
  summary: 'Objects of a procedure with what is recorded about each, as a table that can be imported again',
  params,
  query: z.object({ format: z.enum(tableFormats) }),
})

/** A row of a table that cannot be loaded, with the reason. */
const refusedRow = z.object({ row: z.number(), number: z.string(), column: z.string(), text: z.string() })

export const loadObjects = endpoint({
  name: 'procedures.loadObjects',
  method: 'POST',
  path: `${objects}/table`,
  access: mayEditSome,
  summary:
    'Add objects by a table (CSV, XLSX, XLS, ODS) in the body, and record what it says about each; rows that cannot be loaded are left out and named',
  params,
  query: z.object({
    /** true: nothing is stored; the answer describes what would be. */
    check: z.optional(z.enum(['true', 'false'])),
  }),
  encoding: 'binary',
  body: z.unknown(),
  output: z.object({
    added: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    refusedCount: z.number(),
    /** The first hundred. */
    refused: z.array(refusedRow),
    /** Headings of columns that are not read. */
    passedOver: z.array(z.string()),
  }),
})

export type LoadedObjects = z.output<NonNullable<typeof loadObjects.output>>

export const changeObject = endpoint({
  name: 'procedures.changeObject',
  method: 'PUT',
  path: `${objects}/:objectId`,
  access: mayEditSome,
  summary: 'Record agreements or findings about an object; 409 if someone else changed them',
  params: z.object({ id, objectId: id }),
  body: z.object({
    version: z.number(),
    values: z.optional(lineValues),
    checked: z.optional(z.boolean()),
  }),
  output: procedureObject,
})

/** Maximum number of lines changed by one call. */
export const mostChanged = 1000

export const changeObjects = endpoint({
  name: 'procedures.changeObjects',
  method: 'PUT',
  path: `${objects}/values`,
  access: mayEditSome,
  summary:
    'Change one field for several objects, all or none; those changed since a version that is given are left alone. Sent back with the values before, it is undone',
  params,
  body: z.object({
    /** A plain field of the lines: 'packing'. */
    path: z.string().check(z.maxLength(200)),
    lines: z
      .array(
        z.object({
          id,
          /** Null clears the field. */
          value: z.unknown(),
          version: z.optional(z.number()),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostChanged)),
  }),
  bodyLimit: 4_000_000,
  output: z.object({
    /** Those that changed, with their value before, for an undo. */
    changed: z.array(z.object({ id, version: z.number(), before: z.unknown() })),
    /** Ids of those that were changed since, or are there no longer. */
    kept: z.array(id),
  }),
})

export const sumObjects = endpoint({
  name: 'procedures.sumObjects',
  method: 'POST',
  path: `${objects}/sums`,
  reads: true,
  access: mayReadSome,
  summary:
    'Amounts of a procedure’s objects added up, field by field and each currency by itself; those refused do not count',
  params,
  body: z.object({
    /** Only these; absent: all. */
    ids: z.optional(z.array(id).check(z.maxLength(mostAdded))),
  }),
  output: z.object({
    /** Objects that were not refused. */
    objects: z.number(),
    refused: z.number(),
    sums: z.array(
      z.object({
        path: z.string(),
        /** Objects with an amount. */
        objects: z.number(),
        amounts: z.array(z.object({ amount: z.string(), currency: z.string() })),
      }),
    ),
  }),
})

export type ObjectSums = OutputOf<typeof sumObjects>

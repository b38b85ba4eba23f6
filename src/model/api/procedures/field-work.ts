import { z } from 'zod/mini'
import { type FieldResult, fieldResults } from '../../engine/aspects/field-work.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { mayEditSome, mayReadSome, procedureParams as params, person } from './shapes.ts'

/*
 * Work on the objects of a procedure where they stand, with a phone: a list by place, and a log of what was put, found or not found. Devices may be
 * offline for a day, so entries may arrive late, twice, and in any order.
 */

const base = '/api/v1/procedures/:id/field-work'

const resultNames = Object.keys(fieldResults) as [FieldResult, ...FieldResult[]]

const place = z.object({ id, name: z.string() })

/** Maximum number of entries per call. */
export const mostEntries = 50

const item = z.object({
  objectId: id,
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** Named with the places around them: 'Depot › Shelf 4'. */
  from: z.nullable(place),
  to: z.nullable(place),
  /** Nothing remains to be done with it. */
  settled: z.boolean(),
})
export type FieldItem = z.output<typeof item>

export const readFieldList = endpoint({
  name: 'fieldWork.list',
  method: 'GET',
  path: base,
  access: mayReadSome,
  summary: 'Objects of a procedure with the places where they are and where they go, for devices',
  params,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
  }),
  output: z.object({
    /** Changes whenever the list may have changed. */
    version: z.string(),
    result: z.array(item),
    totalSize: z.number(),
  }),
})

/** Locations of the museum, with the code on their label. */
export const museumPlaces = z.object({
  result: z.array(z.extend(place, { code: z.nullable(z.string()), parentId: z.nullable(id) })),
})

export const readFieldPlaces = endpoint({
  name: 'fieldWork.places',
  method: 'GET',
  path: `${base}/places`,
  access: mayReadSome,
  summary:
    'All locations of the museum, named with their parents and with the code on their label, for devices',
  params,
  output: museumPlaces,
})

/** An entry of a device; `undoes` withdraws an earlier entry of the same person, and result and place are then ignored. */
export const entryGiven = z.object({
  /** Made by the device, so that a repeated entry is stored once. */
  id: z.uuid(),
  objectId: z.optional(id),
  /** The number as typed or scanned, when the device knows no object by it. */
  number: z.optional(z.string().check(z.maxLength(200))),
  result: z.enum(resultNames),
  /** Place to which it was put, or at which it was found. */
  locationId: z.optional(id),
  /** True to add the object to the procedure if it is not in it. */
  adds: z.optional(z.boolean()),
  /** Time on the device. */
  at: moment,
  undoes: z.optional(z.uuid()),
})
export type EntryGiven = z.output<typeof entryGiven>

export const entryRefusals = [
  'CLOSED',
  'NOT_LISTED',
  'CHANGED',
  'UNKNOWN_OBJECT',
  'UNKNOWN_LOCATION',
  'INVALID',
] as const
export type EntryRefusal = (typeof entryRefusals)[number]

export const sendEntries = endpoint({
  name: 'fieldWork.send',
  method: 'POST',
  path: `${base}/entries`,
  access: mayEditSome,
  summary:
    'Record what was put, found or not found; repeated entries are ignored, refused ones can be sent again',
  params,
  body: z.object({
    /** Time on the device when sending, to correct its clock. */
    sentAt: z.optional(moment),
    /** Each in the shape of `entryGiven`; an invalid one does not hold up the others. */
    entries: z.array(z.looseObject({ id: z.uuid() })).check(z.minLength(1), z.maxLength(mostEntries)),
  }),
  output: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        outcome: z.enum(['TAKEN', 'KNOWN', 'REFUSED']),
        reason: z.nullable(z.enum(entryRefusals)),
        /** The object with that number. */
        objectId: z.nullable(id),
      }),
    ),
  }),
})

const entry = z.object({
  id: z.uuid(),
  objectId: z.nullable(id),
  result: z.enum(resultNames),
  location: z.nullable(place),
  /** Time of the entry: that of the device, corrected when its clock is off. */
  at: moment,
  by: person,
  undoes: z.nullable(z.uuid()),
})
export type PresentedEntry = z.output<typeof entry>

export const readEntries = endpoint({
  name: 'fieldWork.changes',
  method: 'GET',
  path: `${base}/changes`,
  access: mayReadSome,
  summary: 'Entries since the last request, by everyone, in order of arrival',
  params,
  query: z.object({ since: z.optional(id) }),
  output: z.object({
    result: z.array(entry),
    /** Cursor for the next request. */
    next: z.nullable(id),
    more: z.boolean(),
  }),
})

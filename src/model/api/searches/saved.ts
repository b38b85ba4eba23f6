import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

/*
 * Saved advanced searches (C-Q01, C-Q02). A class is a list of records and has the id of its type. A paragraph is a field, whose id and
 * system name are paths that `resolveField` reads ('productions/agent>person>birth/place').
 */

/** Callers must also be allowed to read the records of the class; other searches do not exist for them. */
export const mayAsk = { permissions: ['catalogueRead'] } as const

const join = z.enum(['AND', 'OR'])
/** Ids of new parts are negative or absent. */
const anyId = z.optional(z.union([z.string().check(z.maxLength(400)), z.number()]))
const position = z.optional(z.number())

const givenValue = z.object({
  id: anyId,
  label: z.optional(z.nullable(z.string())),
  value: z.nullish(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])),
})

const givenFilter = z.object({
  id: anyId,
  filterId: anyId,
  paragraphId: anyId,
  paragraphSystemName: z.optional(z.string().check(z.maxLength(400))),
  /** Either of the two names identifies the condition. */
  conditionId: anyId,
  conditionSystemName: z.optional(z.string().check(z.maxLength(40))),
  position,
  operator: z.optional(join),
  valueType: z.optional(z.string()),
  criteriaId: anyId,
  propertyTypeId: anyId,
  criteriaValues: z.optional(z.array(givenValue).check(z.maxLength(200))),
})

const givenBlock = z.object({
  id: anyId,
  position,
  operator: z.optional(join),
  andOr: z.optional(join),
  filters: z.array(givenFilter).check(z.maxLength(60)),
})

/** Criteria as the editor sends them: empty blocks and filters are dropped, positions decide the order. */
export const askedShape = {
  classId: z.union([z.number(), z.string().check(z.maxLength(40))]),
  blocks: z.array(givenBlock).check(z.maxLength(20)),
} as const

/** Includes the ids and names that the editor sends along. */
const bodyLimit = 500_000

export const givenSearch = z.object({
  ...askedShape,
  id: anyId,
  name: z.string().check(z.maxLength(200)),
  /** True when the whole museum sees it. */
  shared: z.optional(z.boolean()),
  /** The version that was edited; 409 when another was saved in the meantime. */
  version: z.optional(z.number()),
})

const readValue = z.object({
  id: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})

const readFilter = z.object({
  id: z.string(),
  filterId: z.string(),
  paragraphId: z.string(),
  paragraphSystemName: z.string(),
  /** Label of the field, with those of the fields leading to it. */
  paragraphLabel: z.string(),
  conditionId: z.number(),
  conditionSystemName: z.string(),
  position: z.number(),
  operator: join,
  propertyTypeId: z.number(),
  valueType: z.string(),
  criteriaId: z.string(),
  /** With current names. */
  criteriaValues: z.array(readValue),
  criteria: z.object({
    id: z.string(),
    valueType: z.string(),
    stringValues: z.array(z.string()),
    numericValues: z.array(z.number()),
    dateValues: z.array(z.string()),
    dateTimeValues: z.array(z.string()),
  }),
  /** Set when the field no longer exists, or may not be read: the search cannot run until it is removed. */
  broken: z.optional(z.boolean()),
})

const readBlock = z.object({
  id: z.string(),
  position: z.number(),
  operator: join,
  andOr: join,
  filters: z.array(readFilter),
})

/** Criteria with labels for everything. */
export const described = z.object({
  classId: z.number(),
  className: z.string(),
  blocks: z.array(readBlock),
  /** The same for lists: JSON of `Criteria`. */
  criteria: z.string(),
})

export const savedSearch = z.extend(described, {
  id,
  name: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  /** True when the caller may edit and delete it. */
  mayChange: z.boolean(),
  owner: z.string(),
  version: z.number(),
  /** True when the caller gets e-mail alerts about new results. */
  followed: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
})

export type GivenSearch = z.output<typeof givenSearch>
export type GivenBlock = z.output<typeof givenBlock>
export type GivenFilter = z.output<typeof givenFilter>
export type Described = z.output<typeof described>
export type DescribedBlock = z.output<typeof readBlock>
export type DescribedFilter = z.output<typeof readFilter>
export type SavedSearch = z.output<typeof savedSearch>

/** The saved search; or, when the name is taken, the one that has it (`duplicateSearchName`). */
const saved = z.union([
  savedSearch,
  z.object({ duplicateSearchName: z.string(), duplicateSearchId: z.nullable(id) }),
])

const base = '/advsearch/conf/api/searches'
const params = z.object({ id })

export const listSearches = endpoint({
  name: 'searches.list',
  method: 'GET',
  path: base,
  token: 'search',
  access: mayAsk,
  summary: 'Your saved searches, and shared ones',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    classId: z.optional(z.string().check(z.maxLength(10))),
  }),
  output: z.object({ result: z.array(savedSearch), totalSize: z.number() }),
})

export const readSearch = endpoint({
  name: 'searches.read',
  method: 'GET',
  path: `${base}/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'A saved search',
  params,
  output: savedSearch,
})

export const createSearch = endpoint({
  name: 'searches.create',
  method: 'POST',
  path: base,
  token: 'search',
  access: mayAsk,
  summary: 'Save a search',
  body: givenSearch,
  bodyLimit,
  output: saved,
})

export const updateSearch = endpoint({
  name: 'searches.update',
  method: 'PUT',
  path: `${base}/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'Change a saved search',
  params,
  body: givenSearch,
  bodyLimit,
  output: saved,
})

export const deleteSearch = endpoint({
  name: 'searches.delete',
  method: 'DELETE',
  path: `${base}/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'Delete a saved search',
  params,
})

/** Returns labels for everything in the criteria, without saving them. */
export const describeSearch = endpoint({
  name: 'searches.describe',
  method: 'POST',
  path: `${base}/describe`,
  token: 'search',
  reads: true,
  access: mayAsk,
  summary: 'The criteria of a search with labels',
  body: z.object(askedShape),
  bodyLimit,
  output: described,
})

export const followSearch = endpoint({
  name: 'searches.follow',
  method: 'PUT',
  path: `${base}/:id/subscription`,
  token: 'search',
  access: mayAsk,
  summary: 'Get e-mail alerts about new results of a search',
  params,
})

export const unfollowSearch = endpoint({
  name: 'searches.unfollow',
  method: 'DELETE',
  path: `${base}/:id/subscription`,
  token: 'search',
  access: mayAsk,
  summary: 'Stop e-mail alerts about a search',
  params,
})

/** Counts the matching records while a search is being built. */
export const countSearch = endpoint({
  name: 'searches.count',
  method: 'POST',
  path: '/advsearch/exec/api/advsearch/count',
  token: 'search',
  reads: true,
  access: mayAsk,
  summary: 'Number of matching records',
  body: z.object(askedShape),
  bodyLimit,
  output: z.object({ totalSize: z.number(), totalIsAtLeast: z.boolean() }),
})

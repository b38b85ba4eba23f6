import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/*
 * Searchable classes, for the editor and other services (C-Q01, C-Q02), derived from the declarations of the record types. A class is a
 * list of records; its paragraphs are sections, groups and fields, in order, and the lines that lead to other records.
 */

const mayAsk = { permissions: ['catalogueRead'] } as const

const value = z.union([z.string(), z.number(), z.boolean()])

/** A limit or a source of values: 'maxLength', 'minimum', 'vocabulary'. Repeated when there are several. */
const property = z.object({ name: z.string(), value, label: z.optional(z.string()) })

const condition = z.object({
  id: z.number(),
  systemName: z.string(),
  symbol: z.string(),
  label: z.string(),
  /** Input component for its values; null when it takes none. */
  component: z.nullable(z.object({ systemName: z.string(), properties: z.array(property) })),
})

const paragraph = z.object({
  /** The id by which criteria refer to the field. */
  id: z.string(),
  systemName: z.string(),
  label: z.string(),
  parentId: z.nullable(z.string()),
  /** Ids of its children. */
  children: z.array(z.string()),
  type: z.object({ value: z.string() }),
  /** True for a section, and for lines, whose id leads to fields of the records at their other end; false for a group, a list of fields, or a field. */
  isParagraph: z.boolean(),
  isComplexField: z.boolean(),
  isField: z.boolean(),
  /** Conditions it supports; null for sections. */
  filterProperty: z.nullable(
    z.object({
      propertyTypeId: z.number(),
      propertyType: z.object({ id: z.number(), systemName: z.string(), conditions: z.array(condition) }),
      properties: z.array(property),
    }),
  ),
})

const named = { id: z.string(), classId: z.number(), systemName: z.string(), label: z.string() } as const

const searchClass = z.object({
  ...named,
  /** Record types of a list that has several. */
  subclasses: z.array(z.object(named)),
})

const searchClassInFull = z.extend(searchClass, { paragraphs: z.array(paragraph) })

export type SearchClass = z.output<typeof searchClass>
export type SearchClassInFull = z.output<typeof searchClassInFull>
export type Paragraph = z.output<typeof paragraph>
export type ParagraphProperty = z.output<typeof property>
export type ParagraphCondition = z.output<typeof condition>

const base = '/advsearch/conf/api/classes'

export const listClasses = endpoint({
  name: 'searches.classes',
  method: 'GET',
  path: base,
  token: 'search',
  access: mayAsk,
  summary: 'Searchable classes',
  output: z.object({ result: z.array(searchClass) }),
})

export const readClass = endpoint({
  name: 'searches.class',
  method: 'GET',
  path: `${base}/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'The fields of a class with their conditions',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  output: searchClassInFull,
})

import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/*
 * What can be searched, for the editor and for services (specification 001, section 3; acceptance rows C-Q01, C-Q02): all derived from the declarations
 * of the card types. A class is a list of cards; its paragraphs are sections, groups and fields, in their order.
 */

const mayAsk = { permissions: ['catalogueRead'] } as const

const value = z.union([z.string(), z.number(), z.boolean()])

/** A limit or a source of values: 'maxLength', 'minimum', 'vocabulary'. Of what is several, there are several. */
const property = z.object({ name: z.string(), value, label: z.optional(z.string()) })

const condition = z.object({
  id: z.number(),
  systemName: z.string(),
  symbol: z.string(),
  label: z.string(),
  /** In what its values are typed; null where it takes none. */
  component: z.nullable(z.object({ systemName: z.string(), properties: z.array(property) })),
})

const paragraph = z.object({
  /** What criteria name the field by. */
  id: z.string(),
  systemName: z.string(),
  label: z.string(),
  parentId: z.nullable(z.string()),
  /** Ids of those that stand in it. */
  children: z.array(z.string()),
  type: z.object({ value: z.string() }),
  /** A section; a group or a list of fields; a field. */
  isParagraph: z.boolean(),
  isComplexField: z.boolean(),
  isField: z.boolean(),
  /** What can be asked of it; null of sections. */
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
  /** Types of its cards, where there are several in one list. */
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
  summary: 'What can be searched',
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

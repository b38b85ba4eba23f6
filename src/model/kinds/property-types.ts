import type { ConditionName } from './conditions.ts'

/** The format of values in the read form of a search. */
export type ValueType = 'STRING' | 'NUMBER' | 'DATE' | 'DATETIME' | 'LOOKUP'

/** The input of a value. */
export type ComponentName = 'text' | 'number' | 'date' | 'select' | 'boolean'

interface PropertyTypeDeclaration {
  readonly id: number
  readonly valueType: ValueType
  readonly component: ComponentName
  readonly conditions: readonly ConditionName[]
}

const filled = ['IS_EMPTY', 'IS_NOT_EMPTY'] as const
const compared = [
  'EQUALS',
  'NOT_EQUALS',
  'LESS_THAN',
  'AT_MOST',
  'GREATER_THAN',
  'AT_LEAST',
  'BETWEEN',
] as const

/** The type of a field in searches: the input of its values, and its conditions. */
export const propertyTypes = {
  TEXT: {
    id: 1,
    valueType: 'STRING',
    component: 'text',
    conditions: ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'EQUALS', 'NOT_EQUALS', ...filled],
  },
  /** Pages of text, which nobody searches for as a whole. */
  LONG_TEXT: {
    id: 2,
    valueType: 'STRING',
    component: 'text',
    conditions: ['CONTAINS', 'NOT_CONTAINS', ...filled],
  },
  NUMBER: { id: 3, valueType: 'NUMBER', component: 'number', conditions: [...compared, ...filled] },
  /** A number with its unit: millimetres and inches are one scale, euros and złoty two. */
  QUANTITY: { id: 4, valueType: 'NUMBER', component: 'number', conditions: [...compared, ...filled] },
  BOOLEAN: { id: 5, valueType: 'LOOKUP', component: 'boolean', conditions: ['EQUALS'] },
  DAY: { id: 6, valueType: 'DATE', component: 'date', conditions: [...compared, ...filled] },
  MOMENT: { id: 7, valueType: 'DATETIME', component: 'date', conditions: compared },
  /** The age of a thing, which is a span of years. */
  PERIOD: {
    id: 8,
    valueType: 'STRING',
    component: 'text',
    conditions: ['OVERLAPS', 'BEFORE', 'AFTER', ...filled],
  },
  CHOICE: {
    id: 9,
    valueType: 'LOOKUP',
    component: 'select',
    conditions: ['EQUALS', 'NOT_EQUALS', ...filled],
  },
  TERM: {
    id: 10,
    valueType: 'LOOKUP',
    component: 'select',
    conditions: ['WITHIN', 'NOT_WITHIN', 'EQUALS', 'NOT_EQUALS', 'CONTAINS', ...filled],
  },
  LINK: {
    id: 11,
    valueType: 'LOOKUP',
    component: 'select',
    conditions: ['WITHIN', 'NOT_WITHIN', 'EQUALS', 'NOT_EQUALS', 'CONTAINS', ...filled],
  },
  /** Types with presence as their only condition: groups, repeated groups, coordinates. */
  PRESENCE: { id: 12, valueType: 'STRING', component: 'text', conditions: filled },
  /** A picture that others look like, or a colour they have. */
  LOOKS: { id: 13, valueType: 'LOOKUP', component: 'select', conditions: ['LOOKS_LIKE'] },
  /** A type of procedures that are not closed. */
  PROCEDURE: {
    id: 14,
    valueType: 'LOOKUP',
    component: 'select',
    conditions: ['EQUALS', 'NOT_EQUALS', ...filled],
  },
  /** Days on which nothing else has a record. */
  AVAILABILITY: { id: 15, valueType: 'DATE', component: 'date', conditions: ['BETWEEN'] },
} as const satisfies Record<string, PropertyTypeDeclaration>

export type PropertyType = keyof typeof propertyTypes

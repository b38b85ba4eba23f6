/**
 * Kinds of fields that hold a value. A new name does not compile until model, server and web have their part for it.
 * Beside them are the two structures, group and list, which hold fields.
 */
export const kindNames = [
  'text',
  'longText',
  'translated',
  'identifier',
  'authority',
  'url',
  'number',
  'boolean',
  'day',
  'date',
  'choice',
  'term',
  'terms',
  'money',
  'measure',
  'coordinates',
  'extent',
  'region',
  'link',
] as const

export type KindName = (typeof kindNames)[number]

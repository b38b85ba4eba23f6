import type { Paragraph, ParagraphCondition, ParagraphProperty } from '#model/api/searches/classes.ts'
import { cardTypeNames } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { isLeaf } from '#model/engine/fields.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { type ConditionName, conditions } from '#model/searches/conditions.ts'
import { longestValue, mostValues } from '#model/searches/criteria.ts'
import { longestBeginning } from '#model/searches/operand.ts'
import { type ComponentName, propertyTypes } from '#model/searches/property-types.ts'
import { linkedTypes, type SearchField } from '#model/searches/search-field.ts'
import { sayLabel } from '#server/cards/index.ts'
import { mayRead } from '../readable-types.ts'
import type { ClassReader } from './class-reader.ts'

/** Words are typed, also where names are chosen otherwise. */
const wordy: readonly ConditionName[] = ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH']

const several = (name: string, values: readonly (string | number)[]): ParagraphProperty[] =>
  values.map(value => ({ name, value }))

/** What numbers of a field lie between, where it says so. */
function bounds({ field }: SearchField): ParagraphProperty[] {
  const { min, max, integer, unit } = (field ?? {}) as Partial<Record<'min' | 'max', number>> & {
    integer?: boolean
    unit?: string
  }
  return [
    ...(min === undefined ? [] : [{ name: 'minimum', value: min }]),
    ...(max === undefined ? [] : [{ name: 'maximum', value: max }]),
    ...(integer ? [{ name: 'step', value: 1 }] : []),
    ...(unit ? [{ name: 'unit', value: unit }] : []),
    ...(field?.kind === 'measure' ? several('unit', unitsOf(field as MeasureField)) : []),
  ]
}

function limitsOf(component: ComponentName, name: ConditionName, field: SearchField): ParagraphProperty[] {
  if (component === 'text')
    return [{ name: 'maxLength', value: name === 'STARTS_WITH' ? longestBeginning : longestValue }]
  return component === 'number' ? bounds(field) : []
}

function conditionOf(
  { texts, language }: ClassReader,
  field: SearchField,
  name: ConditionName,
): ParagraphCondition {
  const { id, symbol, takes } = conditions[name]
  const { component: usual } = propertyTypes[field.propertyType]
  const component = wordy.includes(name) ? 'text' : usual
  const told = { id, systemName: name, symbol, label: texts.say(language, `searches.conditions.${name}`) }
  if (takes === 'none') return { ...told, component: null }
  const most = { one: 1, two: 2, several: mostValues }[takes]
  const properties = [{ name: 'maxValues', value: most }, ...limitsOf(component, name, field)]
  return { ...told, component: { systemName: component, properties } }
}

/** Where the values of a field come from: a vocabulary, choices of the product, cards of types that may be read. */
function sourcesOf({ texts, language, holder }: ClassReader, search: SearchField): ParagraphProperty[] {
  const { field, declaration } = search
  if (!field || !isLeaf(field)) return []
  const leaf = field as Leaf
  const { vocabularyOf, choicesOf } = kindOf(leaf)
  const vocabulary = 'vocabulary' in leaf ? leaf.vocabulary : vocabularyOf?.(leaf)
  const set = choicesOf?.(leaf)
  const types = (linkedTypes(field) ?? []).filter(type => {
    const to = declarationOf(type)
    return to !== undefined && mayRead(holder, to)
  })
  return [
    ...(typeof vocabulary === 'string' ? [{ name: 'vocabulary', value: vocabulary }] : []),
    ...Object.entries(set?.choices ?? {}).map(([code, value]) => ({
      name: 'choice',
      value,
      label: sayLabel(texts, language, declaration, `choice/${set?.name}/${code}`),
    })),
    ...several(
      'linkedClass',
      types.map(type => cardTypeNames[type]),
    ),
  ]
}

/** What can be asked of a field, in what its values are typed, and where they come from. */
export function filterProperty(
  reader: ClassReader,
  field: SearchField,
): NonNullable<Paragraph['filterProperty']> {
  const { id, conditions: names, valueType } = propertyTypes[field.propertyType]
  return {
    propertyTypeId: id,
    propertyType: {
      id,
      systemName: field.propertyType,
      conditions: names.map(name => conditionOf(reader, field, name)),
    },
    properties: [{ name: 'valueType', value: valueType }, ...sourcesOf(reader, field)],
  }
}

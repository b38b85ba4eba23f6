import type {
  Paragraph,
  ParagraphCondition,
  ParagraphProperty,
  SearchClass,
  SearchClassInFull,
} from '#model/api/searches/classes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { type ConditionName, conditions } from '#model/kinds/conditions.ts'
import type { Fields, Leaf } from '#model/kinds/field.ts'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import { type ComponentName, propertyTypes } from '#model/kinds/property-types.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypeNames, cardTypes } from '#model/record-types.ts'
import { longestValue, mostValues } from '#model/searches/criteria.ts'
import { longestBeginning } from '#model/searches/operand.ts'
import { isOffered, ownFieldsOf } from '#model/searches/own-fields.ts'
import { proceduresAbout, procedureValue } from '#model/searches/procedures-about.ts'
import {
  isAskable,
  lineFieldName,
  lineSteps,
  linkedTypes,
  resolveField,
  type SearchField,
} from '#model/searches/search-field.ts'
import { labelText } from '#server/cards/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { mayRead } from '../readable-types.ts'
import { classIdOf, classLabel } from '../saved/field-label.ts'

const sectionId = (name: string): string => `section/${name}`

/** The path of the group a field is in. */
const above = (path: string): string | undefined => path.match(/^(.+)\//)?.[1]

/** The person who reads the searchable classes, and their language. */
export interface ClassReader {
  readonly texts: TextBook
  readonly language: Language
  readonly holder: Holder
}

/** A class without its fields. */
export function classOf({ texts, language }: ClassReader, declaration: CardDeclaration): SearchClass {
  const { type, types } = declaration
  return {
    id: String(classIdOf(declaration)),
    classId: classIdOf(declaration),
    systemName: cardTypeNames[type],
    label: classLabel(texts, language, declaration),
    subclasses: (types.length > 1 ? types : []).map(each => ({
      id: String(cardTypes[each]),
      classId: cardTypes[each],
      systemName: cardTypeNames[each],
      label: texts.translate(language, `${each}.words.plural` as TextKey),
    })),
  }
}

/** Conditions whose value is typed, even in fields whose values are otherwise chosen. */
const wordy: readonly ConditionName[] = ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH']

const several = (name: string, values: readonly (string | number)[]): ParagraphProperty[] =>
  values.map(value => ({ name, value }))

/** Bounds of a field's numbers, if declared. */
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
  const common = {
    id,
    systemName: name,
    symbol,
    label: texts.translate(language, `searches.conditions.${name}`),
  }
  if (takes === 'none') return { ...common, component: null }
  const most = { one: 1, two: 2, several: mostValues }[takes]
  const properties = [{ name: 'maxValues', value: most }, ...limitsOf(component, name, field)]
  return { ...common, component: { systemName: component, properties } }
}

/** The source of a field's values: a vocabulary, choices of the product, readable records. */
function sourcesOf({ texts, language, holder }: ClassReader, search: SearchField): ParagraphProperty[] {
  const { field, declaration } = search
  if (search.propertyType === 'PROCEDURE')
    return proceduresAbout(declaration)
      .filter(each => mayRead(holder, each))
      .map(each => ({
        name: 'choice',
        value: procedureValue(each),
        label: texts.translate(language, `${each.type}.words.name` as TextKey),
      }))
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
      label: labelText(texts, language, declaration, `choice/${set?.name}/${code}`),
    })),
    ...several(
      'linkedClass',
      types.map(type => cardTypeNames[type]),
    ),
  ]
}

/** Operators of a field, the input for its values, and their source. */
function filterProperty(reader: ClassReader, field: SearchField): NonNullable<Paragraph['filterProperty']> {
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

/** The searchable fields of a sheet, nested as on the sheet. */
interface Part {
  readonly sheet: Pick<CardDeclaration, 'sections'>
  /** Precedes their paths in criteria. */
  readonly prefix: string
  label(key: string): string
  fieldOf(name: string): SearchField | undefined
}

/** A section, or another heading, with the fields below it. */
const heading = (
  id: string,
  { label, type = 'section', children }: { label: string; type?: string; children: readonly string[] },
): Paragraph => ({
  id,
  systemName: id,
  label,
  parentId: null,
  children: [...children],
  type: { value: type },
  isParagraph: true,
  isComplexField: false,
  isField: false,
  filterProperty: null,
})

/** A field, or a group of fields, as a paragraph. */
const placed = (
  reader: ClassReader,
  name: string,
  field: SearchField,
  common: Pick<Paragraph, 'label' | 'parentId' | 'type' | 'children'>,
): Paragraph => ({
  id: name,
  systemName: name,
  ...common,
  isParagraph: false,
  isComplexField: field.field !== undefined && !isLeaf(field.field),
  isField: field.field === undefined || isLeaf(field.field),
  filterProperty: filterProperty(reader, field),
})

/** The fields of a section of a sheet below its heading. */
function inSection(
  reader: ClassReader,
  { sheet, prefix, label, fieldOf }: Part,
  fields: Fields,
  headed: (children: readonly string[]) => Paragraph,
): Paragraph[] {
  const all = [...allFields(sheet).values()].filter(isAskable)
  const inside = Map.groupBy(all, ({ path }) => above(path))
  const within = all.filter(({ path }) => Object.hasOwn(fields, path.split('/')[0] ?? ''))
  const head = headed(within.flatMap(({ path }) => (path.includes('/') ? [] : [prefix + path])))
  const below = within.flatMap(({ path, field }): Paragraph[] => {
    const found = fieldOf(prefix + path)
    const around = above(path)
    const parentId = around === undefined ? head.id : prefix + around
    const children = (inside.get(path) ?? []).map(child => prefix + child.path)
    const common = { label: label(path), parentId, type: { value: field.kind }, children }
    return found ? [placed(reader, prefix + path, found, common)] : []
  })
  return [head, ...below]
}

/**
 * The lines through which other records are reached: a heading whose id precedes the names of fields of these ('@lines>loanOut' leads to
 * '@lines>loanOut>borrower'), with the fields of the line itself below it. Those that lead to unreadable types are left out.
 */
const throughLinesOf = (reader: ClassReader, declaration: CardDeclaration): Paragraph[] =>
  lineSteps(declaration)
    .filter(({ to }) => mayRead(reader.holder, to))
    .flatMap(({ via, to, lines }) => {
      if (!lines) return []
      const { texts, language } = reader
      const id = `${via}>${to.type}`
      const part: Part = {
        sheet: lineSheet(lines),
        prefix: `${id}>${lineFieldName('')}`,
        label: key => labelText(texts, language, lines, key),
        fieldOf: name => resolveField(declaration, name),
      }
      return inSection(reader, part, lines.lines.fields, children =>
        heading(id, { label: classLabel(texts, language, to), type: 'lines', children }),
      )
    })

/**
 * Returns the class with everything searchable of its records: first what all records have, then its sections with their fields, then what is
 * reached through its lines or lines about it.
 */
export function classInFull(reader: ClassReader, declaration: CardDeclaration): SearchClassInFull {
  const { texts, language } = reader
  const label = (key: string): string => labelText(texts, language, declaration, key)
  const fieldOf = (name: string) => resolveField(declaration, name)
  const own = ownFieldsOf(declaration).flatMap((each): Paragraph[] => {
    const { name, propertyType } = each
    const field = isOffered(of => mayRead(reader.holder, of), declaration, each) && fieldOf(name)
    const common = {
      label: texts.translate(language, `searches.own.${name.slice(1)}` as TextKey),
      parentId: null,
      type: { value: propertyType },
      children: [],
    }
    return field ? [placed(reader, name, field, common)] : []
  })
  const sections = Object.entries(declaration.sections).flatMap(([name, { fields }]) =>
    inSection(reader, { sheet: declaration, prefix: '', label, fieldOf }, fields, children =>
      heading(sectionId(name), { label: label(sectionId(name)), children }),
    ),
  )
  return {
    ...classOf(reader, declaration),
    paragraphs: [...own, ...sections, ...throughLinesOf(reader, declaration)],
  }
}

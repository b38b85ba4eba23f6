import type { Paragraph, SearchClass, SearchClassInFull } from '#model/api/searches/classes.ts'
import { cardTypeNames, cardTypes } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import { ownFieldsOf } from '#model/searches/own-fields.ts'
import { isAskable, resolveField, type SearchField } from '#model/searches/search-field.ts'
import { sayLabel } from '#server/cards/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { classIdOf, classLabel } from '../saved/field-label.ts'
import type { ClassReader } from './class-reader.ts'
import { filterProperty } from './filter-property.ts'

const sectionId = (name: string): string => `section/${name}`

/** The path of what a field stands in. */
const above = (path: string): string | undefined => path.match(/^(.+)\//)?.[1]

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
      label: texts.say(language, `cards.types.${each}` as TextKey),
    })),
  }
}

/** The class with all that can be asked of its cards: what every card has first, then its sections with their fields. */
export function classInFull(reader: ClassReader, declaration: CardDeclaration): SearchClassInFull {
  const { texts, language } = reader
  const label = (key: string): string => sayLabel(texts, language, declaration, key)
  const all = [...allFields(declaration).values()].filter(isAskable)
  const inside = Map.groupBy(all, ({ path }) => above(path))
  const place = (field: SearchField, told: Pick<Paragraph, 'label' | 'parentId' | 'type'>): Paragraph => ({
    id: field.path,
    systemName: field.path,
    ...told,
    children: (inside.get(field.path) ?? []).map(({ path }) => path),
    isParagraph: false,
    isComplexField: field.field !== undefined && !isLeaf(field.field),
    isField: field.field === undefined || isLeaf(field.field),
    filterProperty: filterProperty(reader, field),
  })
  const own = ownFieldsOf(declaration).flatMap(({ name, propertyType }): Paragraph[] => {
    const field = resolveField(declaration, name)
    const told = texts.say(language, `searches.own.${name.slice(1)}` as TextKey)
    return field ? [place(field, { label: told, parentId: null, type: { value: propertyType } })] : []
  })
  const sections = Object.entries(declaration.sections).flatMap(([name, { fields }]): Paragraph[] => {
    const within = all.filter(({ path }) => Object.hasOwn(fields, path.split('/')[0] ?? ''))
    const section: Paragraph = {
      id: sectionId(name),
      systemName: sectionId(name),
      label: label(sectionId(name)),
      parentId: null,
      children: within.flatMap(({ path }) => (path.includes('/') ? [] : [path])),
      type: { value: 'section' },
      isParagraph: true,
      isComplexField: false,
      isField: false,
      filterProperty: null,
    }
    const placed = within.flatMap(({ path, field }): Paragraph[] => {
      const found = resolveField(declaration, path)
      const parentId = above(path) ?? sectionId(name)
      return found ? [place(found, { label: label(path), parentId, type: { value: field.kind } })] : []
    })
    return [section, ...placed]
  })
  return { ...classOf(reader, declaration), paragraphs: [...own, ...sections] }
}

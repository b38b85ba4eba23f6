import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import type { PictureParams } from '../pictures/index.ts'
import { type DemoCard, partFate } from '../writing/demo-card.ts'
import type { DemoObject, WrittenObject } from './demo-object.ts'

export interface Category {
  readonly category: keyof typeof objectCategories
  readonly subcategory?: keyof typeof objectSubcategories
  /** Type of the inventory its numbers are of. */
  readonly register: string
  readonly department: string
}

/** A demonstration object whose short forms have become fields. */
export interface ExpandedObject extends DemoCard {
  readonly number: string
  readonly card: WrittenObject
  readonly picture?: PictureParams
}

const parts = (text: string): string[] => text.split(';').map(part => part.trim())

/** 'diametro dell’orlo 12 cm': words, then the number with its unit. */
function measurement(text: string) {
  const at = text.search(/\d/)
  return { type: text.slice(0, at).trim(), value: text.slice(at) }
}

function material(text: string) {
  const [name = '', technique] = text.split(':').map(word => word.trim())
  return technique ? { material: name, technique } : { material: name }
}

function expand(
  { category, subcategory, register, department }: Category,
  object: DemoObject,
): ExpandedObject {
  const { fate, card } = partFate(object)
  const { number, kind, brief, size, made, state, moves, from, picture, ...rest } = card
  const [how, when, whom] = from ?? []
  return {
    type: 'object',
    number,
    ...(picture && { picture }),
    ...fate,
    card: {
      objectInformation: {
        objectCategory: objectCategories[category],
        ...(subcategory && { objectSubcategory: objectSubcategories[subcategory] }),
      },
      objectNumbers: [{ objectNumber: number, type: register }],
      department,
      objectName: kind,
      ...(brief && { briefDescription: brief }),
      ...(size && { measurements: parts(size).map(measurement) }),
      ...(made && { materials: parts(made).map(material) }),
      ...(state && { condition: { state } }),
      ...(moves && { movements: moves.map(([day, to, why]) => ({ when: day, to, ...(why && { why }) })) }),
      ...(how && { acquisitions: [{ type: how, ...(when && { date: when }), ...(whom && { from: whom }) }] }),
      ...rest,
    },
  }
}

/** Objects of one category, expanded. */
export const objectsOf = (category: Category, objects: readonly DemoObject[]): readonly ExpandedObject[] =>
  objects.map(object => expand(category, object))

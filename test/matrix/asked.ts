import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import { productionTypes } from '#model/cards/object/core/production.ts'

/** Of two values that a field is tried with, the first or the second. */
export type Turn = 0 | 1

/** What rules of a type ask of the values of some fields, by path. */
export const asked: Readonly<Record<string, Readonly<Record<string, (turn: Turn) => unknown>>>> = {
  object: {
    'objectInformation/objectCategory': () => ({ id: objectCategories.NATURALISTIC }),
    'objectInformation/objectSubcategory': turn => ({
      id: [objectSubcategories.BOTANY, objectSubcategories.ZOOLOGY][turn],
    }),
    'nationalCode/region': turn => ['12', '05'][turn],
    'nationalCode/number': turn => ['12345678', '00000001'][turn],
    'nationalCode/suffix': turn => ['A', 'B1'][turn],
    'structure/level': turn => ['1', '1.2'][turn],
    // A movement that is struck moves nothing.
    'movements/struck': () => undefined,
    collectingTime: turn => ['9:30', '23.59'][turn],
    // A production is by an author or of a culture: by the first turn the one, by the second the other.
    'productions/type': turn => ({ id: [productionTypes.AUTHOR, productionTypes.CULTURE][turn] }),
  },
  conditionReport: { time: turn => ['09:30', '17:45'][turn] },
  person: { 'contact/email': turn => ['someone@museum.example', 'nobody@museum.example'][turn] },
}

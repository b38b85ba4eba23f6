import { authorFields, cultureFields, productionTypes } from '#model/cards/object/core/production.ts'
import type { RowRules } from '../form/form-context.ts'

const none: ReadonlySet<string> = new Set()
const ofAuthors: ReadonlySet<string> = new Set(authorFields)
const ofCultures: ReadonlySet<string> = new Set(cultureFields)

const idOf = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && 'id' in choice ? choice.id : undefined

/** A production is that of an author or that of a culture: the fields of the other type go (C-O04). */
export const objectRules: RowRules = {
  productions: ({ type }) => {
    const id = idOf(type)
    return id === productionTypes.AUTHOR ? ofCultures : id === productionTypes.CULTURE ? ofAuthors : none
  },
}

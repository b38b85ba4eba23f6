import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

/** The field whose years tell the age of a card's subject, for sorting and searching: the first facet that says when. */
export const datingPath = (declaration: Pick<CardDeclaration, 'sections'>): string | undefined =>
  [...allFields(declaration).values()].find(
    ({ field }) => isLeaf(field) && field.facet && kindOf(field).isDating,
  )?.path

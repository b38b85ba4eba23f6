import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

/** Returns the field that dates a record's subject, for sorting and searching: the first facet of a date. */
export const datingPath = (declaration: Pick<CardDeclaration, 'sections'>): string | undefined =>
  [...allFields(declaration).values()].find(
    ({ field }) => isLeaf(field) && field.facet && kindOf(field).isDating,
  )?.path

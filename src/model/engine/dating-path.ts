import type { CardDeclaration } from './define-card.ts'
import { allFields } from './fields.ts'

/** The field whose years tell the age of a card's subject, for sorting and searching: the first date that is a facet. */
export const datingPath = (declaration: Pick<CardDeclaration, 'sections'>): string | undefined =>
  [...allFields(declaration).values()].find(({ field }) => field.kind === 'date' && field.facet)?.path

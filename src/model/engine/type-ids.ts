import type { CardDeclaration } from './define-card.ts'

/** Returns the ids of all types a declaration covers. */
export const typeIdsOf = ({ recordTypes }: Pick<CardDeclaration, 'recordTypes'>): readonly number[] =>
  recordTypes.map(({ id }) => id)

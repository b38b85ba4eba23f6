import type { CardDeclaration } from './define-card.ts'

/** Ids of all types whose cards a declaration describes. */
export const typeIdsOf = ({ recordTypes }: Pick<CardDeclaration, 'recordTypes'>): readonly number[] =>
  recordTypes.map(({ id }) => id)

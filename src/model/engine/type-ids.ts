import { type CardType, cardTypes } from '../cards/card-types.ts'

/** Ids of all types whose cards a declaration describes. */
export const typeIdsOf = ({ types }: { readonly types: readonly CardType[] }): readonly number[] =>
  types.map(type => cardTypes[type])

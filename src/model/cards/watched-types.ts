import { cardTypes } from '../record-types.ts'
import { declarations } from './declarations.ts'

let watched: readonly number[] | undefined

/** Ids of the types whose links show whether the linked record is unpublished. */
export const watchedTypes = (): readonly number[] => {
  watched ??= [
    ...new Set(
      declarations.flatMap(({ linkedFlags = {} }) =>
        Object.values(linkedFlags).map(({ type }) => cardTypes[type]),
      ),
    ),
  ]
  return watched
}

import { cardTypes } from '../record-types.ts'
import { declarations } from './declarations.ts'

let watched: readonly number[] | undefined

/** Ids of the types of which some card tells whether one that it is linked with is unpublished. */
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

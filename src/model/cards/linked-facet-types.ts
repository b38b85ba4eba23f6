import { typeIdsOf } from '../engine/type-ids.ts'
import { declarations } from './declarations.ts'

/** Ids of the types offered as facets in lists of the records they are linked with. */
export const linkedFacetTypes = (): readonly number[] =>
  declarations.flatMap(declaration => (declaration.linkedFacet ? typeIdsOf(declaration) : []))

import { typeIdsOf } from '../engine/type-ids.ts'
import { declarations } from './declarations.ts'

/** Types whose lists can be narrowed to cards that others are linked with. */
export const linkedFacetTypes = (): readonly number[] =>
  declarations.flatMap(declaration => (declaration.linkedFacet ? typeIdsOf(declaration) : []))

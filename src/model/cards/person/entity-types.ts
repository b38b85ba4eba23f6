import type { ChoiceRef } from '../../kinds/values.ts'
import { organizationType, personType } from './type.ts'

/** The two types in this list with their ids in the API. */
export const entityTypes = { PERSON: personType.id, ORGANIZATION: organizationType.id } as const

interface Typed {
  readonly entityType?: ChoiceRef
}

/** Returns the type of a record; a person by default. */
export const entityTypeOf = ({ entityType }: Typed): 'person' | 'organization' =>
  entityType?.id === entityTypes.ORGANIZATION ? 'organization' : 'person'

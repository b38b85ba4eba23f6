import type { ChoiceRef } from '../../kinds/values.ts'
import { organizationType, personType } from './type.ts'

/** What a card of this list stands for, with the ids the API gives the two types (specification 001, section 3). */
export const entityTypes = { PERSON: personType.id, ORGANIZATION: organizationType.id } as const

interface Typed {
  readonly entityType?: ChoiceRef
}

/** Who says nothing else means a person. */
export const entityTypeOf = ({ entityType }: Typed): 'person' | 'organization' =>
  entityType?.id === entityTypes.ORGANIZATION ? 'organization' : 'person'

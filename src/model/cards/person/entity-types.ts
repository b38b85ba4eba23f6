import type { ChoiceRef } from '../../kinds/values.ts'
import { cardTypes } from '../card-types.ts'

/** What a card of this list stands for, with the ids the API gives the two types (specification 001, section 3). */
export const entityTypes = { PERSON: cardTypes.person, ORGANIZATION: cardTypes.organization } as const

interface Typed {
  readonly entityType?: ChoiceRef
}

/** Who says nothing else means a person. */
export const entityTypeOf = ({ entityType }: Typed): 'person' | 'organization' =>
  entityType?.id === entityTypes.ORGANIZATION ? 'organization' : 'person'

import { type ComponentType, createContext } from 'react'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import type { CardArea } from '../card-area.ts'
import type { ListPatch, ListSearch } from '../data/list-search.ts'

export interface SearchBandProps {
  readonly area: CardArea
  /** The list as its address has it. */
  readonly search: ListSearch
  /** The saved search it is narrowed by. */
  readonly saved?: SavedSearch | undefined
  readonly onChange: (patch: ListPatch) => void
}

export interface SearchToolProps {
  readonly area: CardArea
  /** The list in view. */
  readonly wanted: ListSearch
}

export interface SearchLookProps {
  readonly area: CardArea
  /** Criteria that filter the list now; of a saved search, its own. */
  readonly criteria: string | undefined
  readonly onChange: (patch: ListPatch) => void
}

/** Parts of lists provided by the module of searches. */
export interface SearchSlots {
  /** Above a list that an advanced search narrows: names the search. */
  readonly Band: ComponentType<SearchBandProps>
  /** In the toolbar: saves what narrows the list as a search. */
  readonly Tool: ComponentType<SearchToolProps>
  /** In the toolbar: narrows the list by pictures and colours. */
  readonly Look: ComponentType<SearchLookProps>
}

/** Provided by the application: lists know criteria, but not how searches are edited. */
export const SearchSlotsContext = createContext<SearchSlots | undefined>(undefined)

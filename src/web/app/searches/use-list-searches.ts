import { lazy } from 'react'
import type { SearchSlots } from '../../cards/list/search-slots.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { SaveSearchTool } from '../../searches/lists/SaveSearchTool.tsx'
import { VisualSearchButton } from '../../searches/looks/VisualSearchButton.tsx'

/** Fetched where a search narrows the list. */
const SearchBand = lazy(async () => ({
  default: (await import('../../searches/lists/SearchBand.tsx')).SearchBand,
}))

const slots: SearchSlots = { Band: SearchBand, Tool: SaveSearchTool, Look: VisualSearchButton }

/** Returns the parts of lists provided by searches; empty where the installation does not offer them (C-Q06). */
export const useListSearches = (): SearchSlots | undefined =>
  useSession().configuration?.ENABLE_ADV_SEARCH ? slots : undefined

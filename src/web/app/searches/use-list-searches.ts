import type { SearchSlots } from '../../cards/list/search-slots.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { SaveSearchTool, SearchBand } from '../../searches/lists/SearchBand.tsx'
import { VisualSearchButton } from '../../searches/looks/VisualSearchButton.tsx'

const slots: SearchSlots = { Band: SearchBand, Tool: SaveSearchTool, Look: VisualSearchButton }

/** What searches show in lists; nothing where the installation does not offer them (acceptance row C-Q06). */
export const useListSearches = (): SearchSlots | undefined =>
  useSession().configuration?.ENABLE_ADV_SEARCH ? slots : undefined

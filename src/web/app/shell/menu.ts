import {
  Building2,
  CalendarDays,
  ClipboardCheck,
  House,
  Images,
  Landmark,
  Library,
  type LucideIcon,
  SearchCheck,
} from 'lucide-react'
import type { Configuration } from '#model/api/platform.ts'
import { calendarPath } from '#model/navigation/calendar-path.ts'
import { conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { decide, type Visitor } from '#model/navigation/guard.ts'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { entitiesPath, homePath, operatorPath } from '#model/navigation/routes.ts'
import { searchesPath } from '#model/navigation/search-paths.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

export interface MenuEntry {
  readonly path: `/${string}`
  /** Where pages lie that belong to it, and not under its own address. */
  readonly covers?: `/${string}`
  readonly label: TextKey
  readonly icon: LucideIcon
  /** Has a place in the bar of phones; the others stand behind 'More'. */
  readonly inBar?: boolean
  /** The setting of the installation that offers it. */
  readonly offeredBy?: 'ENABLE_ADV_SEARCH'
}

/** The main menu. A capability adds its entry here when its page is built; who may see it follows from the page's own rule. */
export const menu: readonly MenuEntry[] = [
  { path: homePath, label: 'shell.home', icon: House, inBar: true },
  { path: '/app/catalogue', label: 'shell.catalogue', icon: Landmark, inBar: true },
  { path: '/app/dam', label: 'shell.files', icon: Images, inBar: true },
  { path: entitiesPath, label: 'shell.entities', icon: Library },
  {
    path: proceduresPath,
    covers: conditionReportsPath,
    label: 'procedures.title',
    icon: ClipboardCheck,
    inBar: true,
  },
  { path: calendarPath(), label: 'calendar.title', icon: CalendarDays },
  {
    path: searchesPath,
    label: 'searches.saved.menu',
    icon: SearchCheck,
    offeredBy: 'ENABLE_ADV_SEARCH',
  },
  { path: operatorPath, label: 'operator.console', icon: Building2 },
]

/** The entries a visitor can open (acceptance rows P-S03, P-S17, C-Q06). */
export const menuFor = (visitor: Visitor, configuration?: Partial<Configuration>): readonly MenuEntry[] =>
  menu.filter(
    ({ path, offeredBy }) =>
      decide(path, visitor).kind === 'open' && (offeredBy === undefined || configuration?.[offeredBy]),
  )

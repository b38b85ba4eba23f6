import { Building2, House, Images, Landmark, Library, type LucideIcon } from 'lucide-react'
import { decide, type Visitor } from '#model/navigation/guard.ts'
import { entitiesPath, homePath, operatorPath } from '#model/navigation/routes.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

export interface MenuEntry {
  readonly path: `/${string}`
  readonly label: TextKey
  readonly icon: LucideIcon
}

/** The main menu. A capability adds its entry here when its page is built; who may see it follows from the page's own rule. */
export const menu: readonly MenuEntry[] = [
  { path: homePath, label: 'shell.home', icon: House },
  { path: '/app/catalogue', label: 'shell.catalogue', icon: Landmark },
  { path: '/app/dam', label: 'shell.files', icon: Images },
  { path: entitiesPath, label: 'shell.entities', icon: Library },
  { path: operatorPath, label: 'operator.console', icon: Building2 },
]

/** The entries a visitor can open (acceptance rows P-S03, P-S17). */
export const menuFor = (visitor: Visitor): readonly MenuEntry[] =>
  menu.filter(({ path }) => decide(path, visitor).kind === 'open')

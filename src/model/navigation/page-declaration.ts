import type { MenuPlace } from '../engine/record-pages.ts'
import type { GuidePlace } from '../guide/chapters.ts'
import type { IconName } from '../icons.ts'
import type { Language } from '../languages.ts'
import type { Requirement } from '../permissions/access.ts'
import type { TextKey } from '../texts.ts'

/** 'public': everyone. 'restricted': only people not signed in; others are sent home. Otherwise signed in, and meeting the requirement. */
export type PageAccess = 'public' | 'restricted' | Requirement

/** A page of the product: the facts that router, guard, menus and command palette need. */
export interface PageDeclaration {
  /** Address in the router's notation: '$id' is a parameter, '{-$id}' an optional one. */
  readonly path: `/${string}`
  /** The page's own rule, or the address of the list whose rule it shares. */
  readonly access: PageAccess | { readonly as: `/${string}` }
  /** Window title and breadcrumb. */
  readonly title: TextKey
  /** Place in the guide that explains the page: its '?' opens it. */
  readonly guide: GuidePlace
  /** Opened from a mailed link, and shown to signed-in people as well. */
  readonly mailedLink?: true
  /** Accounts with an expired licence can open it too (P-R18). */
  readonly openWhenExpired?: true
  readonly menu?: MenuPlace
  /** Offered by the command palette with this icon, though absent from the main menu. */
  readonly palette?: IconName
  /** Further search words for the command palette, by language. */
  readonly keywords?: Readonly<Record<Language, string>>
  /** Address of the main menu item highlighted for the page, and named above it in the breadcrumbs, when its own does not begin with it. */
  readonly markedIn?: `/${string}`
  /** The installation setting that enables the page. */
  readonly offeredBy?: 'ENABLE_ADV_SEARCH'
}

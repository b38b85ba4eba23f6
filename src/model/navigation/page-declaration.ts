import type { MenuPlace } from '../engine/record-pages.ts'
import type { IconName } from '../icons.ts'
import type { Language } from '../languages.ts'
import type { Requirement } from '../permissions/access.ts'
import type { TextKey } from '../texts.ts'

/** 'public': everybody. 'restricted': only who is not signed in; others go home. Otherwise signed in, and meeting the requirement. */
export type PageAccess = 'public' | 'restricted' | Requirement

/** A page of the product: everything that router, guard, menus and palette have to know of it. */
export interface PageDeclaration {
  /** Address in the router's notation: '$id' is a part of the address, '{-$id}' one that can be left out. */
  readonly path: `/${string}`
  /** The page's own rule, or the address of the list with whose rule it opens. */
  readonly access: PageAccess | { readonly as: `/${string}` }
  /** Title of the window and level of the breadcrumbs. */
  readonly title: TextKey
  /** A mailed link leads to the page: whoever is signed in is shown what the link is for. */
  readonly mailedLink?: true
  /** An account whose licence has expired can open the page, too (acceptance row P-R18). */
  readonly openWhenExpired?: true
  readonly menu?: MenuPlace
  /** The palette offers the page, though it stands in no main menu, under this icon. */
  readonly palette?: IconName
  /** Further words by which the palette finds the page, one for each language. */
  readonly keywords?: Readonly<Record<Language, string>>
  /** The address in the main menu that is marked while the page is shown, where its own does not begin with it. */
  readonly markedIn?: `/${string}`
  /** The setting of the installation that offers the page. */
  readonly offeredBy?: 'ENABLE_ADV_SEARCH'
}

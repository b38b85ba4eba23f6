import type { Language } from '../languages.ts'
import type { Requirement } from '../permissions/access.ts'
import type { TextKey } from '../texts.ts'

/** The rule of an address: 'public': everybody. 'restricted': only who is not signed in; others go home. Otherwise signed in, and meeting the requirement. */
export type PageAccess = 'public' | 'restricted' | Requirement

/** Icons of pages by their names in Lucide; the client has a drawing for each. */
export type PageIcon =
  | 'book-marked'
  | 'building-2'
  | 'calendar-days'
  | 'chart-column'
  | 'clipboard-check'
  | 'house'
  | 'images'
  | 'landmark'
  | 'library'
  | 'newspaper'
  | 'printer'
  | 'scan-search'
  | 'search-check'
  | 'user-round'

/** A place in a menu. */
export interface MenuPlace {
  /** The rail, with a place in the bar of phones; the rail, behind 'More' on phones; or the menu of the account. */
  readonly in: 'bar' | 'rail' | 'account'
  readonly order: number
  /** The name of the page in the menu, where it differs from its title. */
  readonly label?: TextKey
}

/** What menus and the palette show of a page. The palette offers every page that has an icon. */
export interface PageOffer {
  readonly title: TextKey
  readonly icon?: PageIcon
  readonly menu?: MenuPlace
  /** Further words by which the palette finds the page. */
  readonly keywords?: Readonly<Record<Language, string>>
  /** The setting of the installation that offers the page. */
  readonly offeredBy?: 'ENABLE_ADV_SEARCH'
}

interface Page extends PageOffer {
  /** Address in the notation of the router: '$id' is a part of the address, '{-$id}' one that can be left out. */
  readonly path: `/${string}`
  /** The page takes the whole window, without the menus, though its address lies among the museum's. */
  readonly withoutShell?: true
  /** A mailed link leads to the page: whoever is signed in is shown what the link is for. */
  readonly mailedLink?: true
}

/** A page with a rule of its own. */
export interface RuledPage extends Page {
  readonly access: PageAccess
  /** An account whose licence has expired can open it, too (acceptance row P-R18). */
  readonly openWhenExpired?: true
  /** The entry of the main menu that is marked while the page is shown, where its own address does not say so. */
  readonly markedIn?: string
}

/** A page below another one, with the same rule. */
export interface InnerPage extends Page {
  /** The page, or the type of records among whose pages it is. */
  readonly within: string
}

/** An address that has its rule already; the page comes with the capability behind it. */
export interface FuturePage {
  readonly path: `/${string}`
  readonly access: PageAccess
  readonly future: true
}

export type PageDeclaration = RuledPage | InnerPage | FuturePage

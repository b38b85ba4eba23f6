import type { LucideIcon } from 'lucide-react'
import type { Configuration } from '#model/api/platform.ts'
import { recordSigns } from '#model/cards/signs.ts'
import type { MenuPlace } from '#model/engine/record-pages.ts'
import type { IconName } from '#model/icons.ts'
import { decide, type Visitor } from '#model/navigation/guard.ts'
import { allPages } from '#model/navigation/pages.ts'
import { stemOf } from '#model/navigation/routes.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { icons } from '../../ui/icons.ts'

/** A page in menus and the palette. */
export interface PageLink {
  readonly path: `/${string}`
  readonly label: TextKey
  readonly icon: LucideIcon
  readonly keywords: string
}

export interface MenuEntry extends PageLink {
  /** Addresses outside its path that belong to it. */
  readonly covers: readonly string[]
  /** True for entries in the bar of phones; the others are under 'More'. */
  readonly inBar: boolean
}

/** All pages declared in the model: those of the product, and the lists of the record types. */
const offers = [
  ...allPages,
  ...recordSigns.map(({ type, pages: { list, menu, palette } }) => ({
    path: list,
    title: cardWordKey(type, 'title'),
    ...(menu && { menu }),
    palette,
    keywords: undefined,
    offeredBy: undefined,
    markedIn: undefined,
  })),
].map(page => ({ ...page, path: stemOf(page.path) }))

const isOpen = (
  { path, offeredBy }: (typeof offers)[number],
  visitor: Visitor,
  configuration: Partial<Configuration> | undefined,
): boolean =>
  decide(path, visitor).kind === 'open' && (offeredBy === undefined || Boolean(configuration?.[offeredBy]))

const linkTo = ({ path, title, keywords }: (typeof offers)[number], icon: IconName): PageLink => ({
  path,
  label: title,
  icon: icons[icon],
  keywords: Object.values(keywords ?? {}).join(' '),
})

const inMenu = (
  visitor: Visitor,
  configuration: Partial<Configuration> | undefined,
  isMeant: (place: MenuPlace) => boolean,
): readonly MenuEntry[] =>
  offers
    .flatMap(page => (page.menu && isMeant(page.menu) ? { page, place: page.menu } : []))
    .filter(({ page }) => isOpen(page, visitor, configuration))
    .toSorted((one, other) => one.place.order - other.place.order)
    .map(({ page, place }) => ({
      ...linkTo(page, place.icon),
      ...(place.label && { label: place.label }),
      covers: [
        ...allPages.filter(({ markedIn }) => markedIn === page.path).map(({ path }) => stemOf(path)),
        ...recordSigns.filter(({ pages }) => pages.markedIn === page.path).map(({ pages }) => pages.list),
      ],
      inBar: place.in === 'bar',
    }))

const isFor = ({ for: people }: MenuPlace, visitor: Visitor): boolean =>
  people === undefined || (visitor.signedIn && isAllowed(visitor, people))

/** The entries of the main menu that a visitor can open (P-S03, P-S17, C-Q06). */
export const menuFor = (visitor: Visitor, configuration?: Partial<Configuration>): readonly MenuEntry[] =>
  inMenu(visitor, configuration, place => isFor(place, visitor))

/** The pages that a visitor can open and that stand in the main menu of others only: they are in the menu of the account. */
export const accountMenuFor = (visitor: Visitor): readonly MenuEntry[] =>
  inMenu(visitor, undefined, place => !isFor(place, visitor))

/** The pages in the palette that are not in the main menu. */
export const palettePagesFor = (visitor: Visitor): readonly PageLink[] =>
  offers.flatMap(page => (page.palette && isOpen(page, visitor, undefined) ? linkTo(page, page.palette) : []))

/** Links to the pages of which another is the place in the menu: the vocabularies, in the settings of the museum. */
export const pagesWithin = (path: string, visitor: Visitor): readonly PageLink[] =>
  offers.flatMap(page =>
    page.markedIn === path && isOpen(page, visitor, undefined)
      ? linkTo(page, page.palette ?? 'book-open')
      : [],
  )

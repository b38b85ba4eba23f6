type Search = Readonly<Record<string, unknown>>

const searches = new Map<string, Search>()

/** The search part of a page's address when the page was last left, for links back that know its path alone: the breadcrumbs. */
export const lastSearch = {
  keep: (path: string, search: Search): void => void searches.set(path, search),
  of: (path: string): Search => searches.get(path) ?? {},
  forget: (): void => searches.clear(),
}

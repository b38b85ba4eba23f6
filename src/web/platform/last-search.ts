type Search = Readonly<Record<string, unknown>>

const searches = new Map<string, Search>()

/** What a page's address said when it was last left, for the ways back to it that know its path alone: the breadcrumbs. */
export const lastSearch = {
  keep: (path: string, search: Search): void => void searches.set(path, search),
  of: (path: string): Search => searches.get(path) ?? {},
  forget: (): void => searches.clear(),
}

import { browserStore } from './browser-store.ts'

/** The page of a card or a procedure that was opened. */
export interface OpenedPage {
  readonly path: string
  readonly title: string
  readonly number: string
}

interface Kept extends OpenedPage {
  readonly museum: string
}

const most = 12
const store = browserStore<unknown>('lastOpened')

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'number', 'museum'].every(
    name => typeof (value as Record<string, unknown>)[name] === 'string',
  )

const read = (value: unknown): readonly Kept[] => (Array.isArray(value) ? value.filter(isKept) : [])

/** The last opened pages, newest first; stored in this browser until sign-out, so that the next user does not see them. */
export const lastOpened = {
  store,
  of: (kept: unknown, museum: string | undefined): readonly OpenedPage[] =>
    read(kept).filter(page => page.museum === museum),
  keep: (museum: string, page: OpenedPage): void =>
    store.set(kept =>
      [
        { museum, ...page },
        ...read(kept).filter(other => other.path !== page.path || other.museum !== museum),
      ].slice(0, most),
    ),
  forget: (): void => store.set(() => undefined),
}

import { useEffect } from 'react'
import { lastOpened, type OpenedPage } from './last-opened.ts'
import { useSession } from './session/use-session.ts'
import { useStore } from './store.ts'

const useMuseum = () => useSession().currentUser?.identities[0]?.tenantId

/** Pages of the current museum that were opened last, the newest first. */
export function useLastOpened(): readonly OpenedPage[] {
  const museum = useMuseum()
  return lastOpened.of(useStore(lastOpened.store), museum)
}

/** Remembers that a page was opened, once it is known what it is about. */
export function useOpened(page: OpenedPage | undefined): void {
  const museum = useMuseum()
  const { path, title, number } = page ?? {}
  useEffect(() => {
    if (museum === undefined || path === undefined || title === undefined || number === undefined) return
    lastOpened.keep(museum, { path, title, number })
  }, [museum, path, title, number])
}

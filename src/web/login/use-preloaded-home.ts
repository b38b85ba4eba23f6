import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Where one arrives after signing in. */
const routes = ['/app', '/app/'] as const

/** Returns what fetches, once, the code of the pages behind the login, while somebody is still typing the password. */
export function usePreloadedHome(): () => void {
  const router = useRouter()
  const begun = useRef(false)
  return () => {
    if (begun.current) return
    begun.current = true
    for (const id of routes) {
      // Not `preloadRoute`: the guard would lead back here.
      const route = router.routesById[id] as (typeof router.routesById)[typeof id] | undefined
      if (route) router.loadRouteChunk(route)?.catch(() => undefined)
    }
  }
}

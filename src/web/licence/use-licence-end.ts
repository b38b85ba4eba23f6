import { useEffect } from 'react'
import { session } from '../platform/client.ts'
import { useMuseum } from '../platform/query/use-museum.ts'
import { useSession } from '../platform/session/use-session.ts'

/** The longest a browser's timer waits. */
const longestMs = 2 ** 31 - 1
/** Milliseconds until the next question, in case this machine's clock is ahead of the server's. */
const retryMs = 30_000

/** Refetches the current user at the moment the licence ends, so that an idle page shows it as well (P-R18). */
export function useLicenceEnd(): void {
  const { isAccountExpired } = useSession()
  const end = useMuseum()?.licence.validTo
  useEffect(() => {
    if (!end || isAccountExpired) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = Date.parse(end) - Date.now()
      if (left <= 0) session.reloadUser().catch(() => undefined)
      timer = setTimeout(look, left > 0 ? Math.min(left + 500, longestMs) : retryMs)
    }
    look()
    return () => clearTimeout(timer)
  }, [end, isAccountExpired])
}

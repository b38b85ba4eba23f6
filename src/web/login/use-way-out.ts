import { useState } from 'react'
import { beginSingleSignOn } from '#model/api/single-sign-on.ts'
import { call } from '../platform/client.ts'

/**
 * Leaves for the sign-in service of a museum.
 * @param attempt shows why it cannot be
 * @param origin page to come back to
 */
export function useWayOut(attempt: (work: () => Promise<void>) => Promise<void>, origin: string | undefined) {
  const [leaving, setLeaving] = useState(false)
  const leaveFor = async (museumId: string, email?: string) => {
    setLeaving(true)
    let left = false
    await attempt(async () => {
      const body = { museumId, ...(origin && { origin }), ...(email && { email }) }
      window.location.assign((await call(beginSingleSignOn, { body })).address)
      left = true
    })
    setLeaving(left)
  }
  return { leaving, leaveFor }
}

import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../client.ts'
import { mayLeave, unsaved } from './unsaved.ts'

/** A guard between unsaved edits and everything that would lose them: navigation, closing the window, signing out. */
export function UnsavedGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // An expired session closes its pages: there is no user left to ask.
      if (current.pathname === next.pathname || !session.get().isAuthenticated) return false
      return !(await mayLeave())
    },
    enableBeforeUnload: unsaved.any,
  })
  useEffect(() => session.beforeSignOut(mayLeave), [])
  return null
}

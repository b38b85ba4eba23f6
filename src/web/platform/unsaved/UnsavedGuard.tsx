import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../client.ts'
import { mayLeave, unsaved } from './unsaved.ts'

/** Stands between unsaved edits and everything that would lose them: navigation, closing the window, signing out. */
export function UnsavedGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // A session that ended takes its pages along; nobody is left to ask.
      if (current.pathname === next.pathname || !session.get().isAuthenticated) return false
      return !(await mayLeave())
    },
    enableBeforeUnload: unsaved.any,
  })
  useEffect(() => session.beforeSignOut(mayLeave), [])
  return null
}

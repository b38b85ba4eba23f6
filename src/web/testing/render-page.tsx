import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CurrentUser } from '#model/api/me.ts'
import { storedValues } from '../platform/browser-store.ts'
import { session } from '../platform/client.ts'
import { closeDialog } from '../platform/dialogs/dialogs.ts'
import { notices } from '../platform/notices/notices.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { emptySession, type SessionState, withUser } from '../platform/session/state.ts'
import { unsaved } from '../platform/unsaved/unsaved.ts'
import { PickContext } from '../ui/suggest/picks.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import { type FakeNetwork, fakeNetwork } from './fake-network.ts'
import { loadTexts } from './texts.ts'

/** Prepares a page's surroundings before each test and puts them away after it: texts, network, session, what the browser keeps. */
export function preparePages(): { network: FakeNetwork } {
  const context = { network: fakeNetwork() }
  beforeEach(async () => {
    await loadTexts()
    context.network = fakeNetwork()
    vi.stubGlobal('fetch', context.network.fetch)
    session.set(() => ({ ...emptySession, initialized: true }))
    closeDialog()
    notices.clear()
    queryClient.clear()
  })
  afterEach(() => {
    cleanup()
    storedValues.forget(() => true)
    vi.unstubAllGlobals()
  })
  return context
}

const picks = { hold: unsaved.hold, unfinished: 'This text is not saved.' }

export const signInAs = (user: CurrentUser, change: Partial<SessionState> = {}): void =>
  session.set(state => ({ ...withUser(state, user, false), ...change }))

/** Shows a part of a page with everything around it that the application gives it. */
export async function renderPage(part: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <PickContext value={picks}>{part}</PickContext>
        </QueryClientProvider>
      </UiProvider>
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return { ...render(<RouterProvider router={router as never} />), router }
}

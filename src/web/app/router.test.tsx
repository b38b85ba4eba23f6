import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { askToLeave, openDialog } from '../platform/dialogs/dialogs.ts'
import { notices } from '../platform/notices/notices.ts'
import { mayLeave, unsaved } from '../platform/unsaved/unsaved.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { DialogLayer } from './DialogLayer.tsx'
import { lazyPage } from './lazy-page.ts'
import { onMissingPart } from './new-version.ts'
import { PageError } from './PageError.tsx'

const context = preparePages()

test('A page whose code cannot be had fails inside the shell, and comes when one tries again [P-E02]', async () => {
  let up = false
  const Page = () => <h1>Here it is</h1>
  const root = createRootRoute({
    component: () => (
      <>
        <nav>Shell</nav>
        <Outlet />
      </>
    ),
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyPage(async () => {
      if (!up) throw new TypeError('Failed to fetch dynamically imported module: /x.js')
      return { Page }
    }, 'Page'),
    errorComponent: PageError,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('Shell')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
})

test('When the question about unsaved edits cannot be shown, one stays, and the next time it is tried again [P-S06]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let up = false
  const load = async () => {
    if (!up) throw new TypeError('offline')
    return import('./Dialogs.tsx')
  }
  await renderPage(
    <>
      <p>Edits</p>
      <DialogLayer load={load} />
    </>,
  )
  expect(await askToLeave()).toBe(false)
  expect(screen.getByText('Edits')).toBeTruthy()
  expect(openDialog.get()).toBeUndefined()
  expect(notices.get()).toHaveLength(1)
  up = true
  const answer = askToLeave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await answer).toBe(true)
  vi.restoreAllMocks()
})

test('A form that saves by itself does so before one leaves; only where it cannot one is asked [P-S06]', async () => {
  unsaved.hold(async () => true)
  expect(await mayLeave()).toBe(true)
  expect(openDialog.get()).toBeUndefined()
  const release = unsaved.hold(async () => false)
  await renderPage(<DialogLayer load={() => import('./Dialogs.tsx')} />)
  const answer = mayLeave()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(await answer).toBe(false)
  release()
})

const build = (name: string) =>
  vi.fn(async () => new Response(`<script type="module" src="/assets/${name}.js"></script>`))

test('After a new build the page is reloaded, once [P-S06]', async () => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', build('new'))
  const reload = vi.fn()
  await onMissingPart(reload)
  await onMissingPart(reload)
  expect(reload).toHaveBeenCalledOnce()
})

test('With unsaved edits a notice speaks of the new build instead [P-S06]', async () => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', build('newer'))
  const release = unsaved.hold()
  const reload = vi.fn()
  await onMissingPart(reload)
  release()
  expect(reload).not.toHaveBeenCalled()
  expect(notices.get()).toHaveLength(1)
})

test('While the server is unreachable nothing is reloaded [P-S06]', async () => {
  context.network.on('GET /', new TypeError('offline'))
  const reload = vi.fn()
  await onMissingPart(reload)
  await waitFor(() => expect(reload).not.toHaveBeenCalled())
  expect(notices.get()).toHaveLength(0)
})

import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { currentActions, plainKeysStore, usePageActions } from './page-actions.ts'

preparePages()
afterEach(() => plainKeysStore.set(() => undefined))

const [edit, save, open] = [vi.fn(), vi.fn(), vi.fn()]
afterEach(() => vi.clearAllMocks())

function Page({ inDialog = false }) {
  usePageActions('Record', [
    { id: 'edit', label: 'Edit', keys: 'e', run: edit },
    { id: 'save', label: 'Save', keys: 'mod+s', run: save },
    { id: 'palette', label: 'Commands', keys: 'mod+k', run: open, isEverywhere: true },
    { id: 'print', label: 'Print', run: () => undefined },
  ])
  return (
    <>
      <input aria-label="Title" />
      <button type="button">Elsewhere</button>
      {inDialog && <Dialog title="Sure?">…</Dialog>}
    </>
  )
}

test('A plain key acts where nothing is typed, and a key with Ctrl in text fields too [F-W08]', async () => {
  await renderPage(<Page />)
  await userEvent.type(screen.getByLabelText('Title'), 'e{Control>}s{/Control}')
  expect([edit, save].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  await userEvent.keyboard('e{Shift>}e{/Shift}{Alt>}e{/Alt}')
  expect(edit).toHaveBeenCalledTimes(1)
})

test('An open dialog takes the keys, but for those that work everywhere; the browser gets none of them [F-W08]', async () => {
  await renderPage(<Page inDialog />)
  const press = (key: string, ctrlKey: boolean) => fireEvent.keyDown(document.body, { key, ctrlKey })
  expect([press('e', false), press('s', true), press('k', true)]).toEqual([false, false, false])
  expect([edit, save, open].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
})

test('Keys without Ctrl can be turned off; actions are offered as long as the page is shown [F-W08]', async () => {
  plainKeysStore.set(() => false)
  const { unmount } = await renderPage(<Page />)
  await userEvent.keyboard('e{Control>}s{/Control}')
  expect([edit, save].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  const ids = () => currentActions().flatMap(({ actions }) => actions.map(({ id }) => id))
  expect(ids()).toEqual(['edit', 'save', 'palette', 'print'])
  unmount()
  expect(ids()).toEqual([])
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { matchesQuery, matching } from './matches-query.ts'
import { PasswordField } from './PasswordField.tsx'
import { ProgressOverlay } from './ProgressOverlay.tsx'
import { Toasts } from './Toasts.tsx'
import { UiProvider } from './UiProvider.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Breadcrumbs', () => {
  const levels = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/${index}`, label: `Level ${index}` }))
  const show = (count: number) => {
    render(
      <Breadcrumbs
        label="Breadcrumbs"
        crumbs={levels(count)}
        link={({ label }) => <a href="/x">{label}</a>}
      />,
    )
    return screen.getAllByRole('listitem').map(item => item.textContent)
  }

  test('Three levels are all shown, the last as the page itself [P-S15] [C-S04]', () => {
    expect(show(3)).toEqual(['Level 0', 'Level 1', 'Level 2'])
    expect(screen.getByText('Level 2').getAttribute('aria-current')).toBe('page')
  })

  test('Of four levels or more the first and the last two are shown [P-S15] [C-S04]', () => {
    expect(show(4)).toEqual(['Level 0', '…', 'Level 2', 'Level 3'])
    cleanup()
    expect(show(5)).toEqual(['Level 0', '…', 'Level 3', 'Level 4'])
  })
})

test('The progress overlay stays 600 ms after the work is done, fading [P-S13]', () => {
  vi.useFakeTimers()
  const { rerender } = render(<ProgressOverlay active label="One moment" />)
  rerender(<ProgressOverlay active={false} label="One moment" />)
  act(() => void vi.advanceTimersByTime(599))
  expect(screen.queryByRole('status')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

test('A password can be shown, and a locked shift key is pointed out [P-S01]', async () => {
  const texts = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on' }
  render(<PasswordField label="Password" texts={texts} />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(field)
  await userEvent.keyboard('{CapsLock}')
  field.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }))
  expect(await screen.findByText('Caps lock is on')).toBeTruthy()
})

test('A busy button takes no further press [P-A07]', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Login
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
})

test('Passing messages go by themselves, but wait while one reads them [P-E06]', async () => {
  vi.useFakeTimers()
  const close = vi.fn()
  render(
    <Toasts
      label="Messages"
      closeLabel="Close"
      toasts={[{ id: 1, kind: 'success', text: 'Saved' }]}
      onClose={close}
    />,
  )
  const region = screen.getByRole('region', { name: 'Messages' })
  act(() => void screen.getByRole('button').focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(close).not.toHaveBeenCalled()
  act(() => void screen.getByRole('button').blur())
  act(() => void vi.advanceTimersByTime(5000))
  expect(close).toHaveBeenCalledWith(1)
  expect(region.getAttribute('aria-live')).toBe('polite')
})

test('A message with an action stays longer, waits for pointer and focus, and is reached by F6, from where the focus returns', async () => {
  vi.useFakeTimers()
  const [close, undo] = [vi.fn(), vi.fn()]
  render(
    <>
      <button type="button">Move</button>
      <Toasts
        label="Messages"
        closeLabel="Close"
        toasts={[{ id: 1, kind: 'success', text: 'Moved', action: { label: 'Undo', run: undo } }]}
        onClose={close}
      />
    </>,
  )
  const region = screen.getByRole('region', { name: 'Messages' })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(10_000)
  expect(close).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Move' }).focus())
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(document.activeElement?.textContent).toBe('Undo')
  fireEvent.pointerMove(region)
  fireEvent.pointerLeave(region)
  pass(60_000)
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(document.activeElement?.textContent).toBe('Move')
  fireEvent.pointerMove(region)
  pass(60_000)
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'F6' })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([undo.mock.calls.length, close.mock.calls, document.activeElement?.textContent]).toEqual([
    1,
    [[1]],
    'Move',
  ])
})

test('The palette matches words by their beginnings, whatever accents and case [P-S15]', () => {
  expect(matchesQuery('Zmień język: Italiano', 'jez')).toBe(true)
  expect(matchesQuery('Change appearance: Dark', 'dark chan')).toBe(true)
  expect(matchesQuery('Home', 'ome')).toBe(false)
  expect(matchesQuery('Home', '')).toBe(true)
  expect(matchesQuery('Wyloguj: Łódź', 'lodz')).toBe(true)
  expect(matchesQuery('Straße', 'strasse')).toBe(true)
})

test('The palette forgives a slip in words of four letters, and two in long ones [P-S15]', () => {
  for (const slip of ['porfile', 'profle', 'proffile', 'prifile'])
    expect(matchesQuery('Profile', slip, true)).toBe(true)
  expect(matchesQuery('Notifications', 'notifcatoins', true)).toBe(true)
  expect(matchesQuery('Profile', 'porflie', true)).toBe(false)
  expect(matchesQuery('Dark', 'drk', true)).toBe(false)
  expect(matchesQuery('Home', 'zzzz', true)).toBe(false)
  expect(matching(['Dome', 'Home'], String, 'home')).toEqual(['Home'])
  expect(matching(['Dome', 'Park'], String, 'home')).toEqual(['Dome'])
})

test('A dialog gives the focus back to where it was [P-S14]', async () => {
  const show = (open: boolean) => (
    <UiProvider>
      <button type="button">Opener</button>
      {open && (
        <Dialog title="Question" actions={<Button data-autofocus>Yes</Button>}>
          ?
        </Dialog>
      )}
    </UiProvider>
  )
  const { rerender } = render(show(false))
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender(show(true))
  act(() => screen.getByRole('button', { name: 'Yes', hidden: true }).focus())
  rerender(show(false))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Opener'))
})

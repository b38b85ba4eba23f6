import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gallery } from './Gallery.tsx'
import { PictureWall } from './PictureWall.tsx'

beforeEach(() => {
  // Room for four cards of 223 pixels beside each other.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('The keyboard walks through the pictures in both directions, and Enter opens', async () => {
  const open = vi.fn()
  const range = vi.fn()
  render(
    <Gallery
      label="Objects"
      count={10}
      itemAt={index => ({ index })}
      onRangeChange={range}
      face={({ index }) => ({ src: `/p/${index}`, title: `Item ${index}` })}
      onOpen={open}
    />,
  )
  const grid = screen.getByRole('grid')
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(grid.getAttribute('aria-colcount')).toBe('4')
  expect(range).toHaveBeenLastCalledWith(0, 10)
  grid.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(active()).toBe('Item 5')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Item 9')
  await userEvent.keyboard('{Home}{ArrowLeft}{Enter}')
  expect(open).toHaveBeenCalledWith({ index: 0 }, 0)
})

test('Pictures are ticked, with shift from one to another', () => {
  const heard = vi.fn()
  render(
    <Gallery
      label="Objects"
      count={6}
      itemAt={index => (index < 5 ? { index } : undefined)}
      face={({ index }) => ({ src: undefined, title: `Item ${index}` })}
      onOpen={heard}
      selection={{
        has: ({ index }) => index === 1,
        all: 'some',
        onToggle: (_, index, on) => heard(index, on),
        onRange: (from, to, on) => heard(from, to, on),
        onAll: () => undefined,
      }}
      selectLabel={(_, index) => `Select ${index}`}
    />,
  )
  expect(screen.getAllByRole('gridcell')[1]?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('gridcell')[5]?.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 0' }))
  expect(heard).toHaveBeenLastCalledWith(0, true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 4' }), { shiftKey: true })
  expect(heard).toHaveBeenLastCalledWith(0, 4, true)
})

test('Pictures in their own proportions are walked through line by line, and show what they are', async () => {
  const open = vi.fn()
  render(
    <PictureWall
      label="Files"
      count={30}
      block={100}
      size="medium"
      aspectOf={({ index }) => (index % 2 === 0 ? 0.7 : 1.5)}
      itemAt={index => (index < 20 ? { index } : undefined)}
      face={({ index }) => ({
        src: index === 1 ? undefined : `/p/${index}`,
        title: `Item ${index}`,
        ...(index === 1 && { sign: 'WAV', badge: '3:25' }),
      })}
      onOpen={open}
    />,
  )
  const grid = screen.getByRole('grid')
  expect(screen.getByText('WAV')).toBeTruthy()
  expect(screen.getByText('3:25')).toBeTruthy()
  const [first, second] = screen.getAllByRole('row')
  const inFirst = first?.querySelectorAll('[role=gridcell]').length ?? 0
  expect(second?.querySelectorAll('[role=gridcell]').length).toBeGreaterThan(1)
  grid.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(open).toHaveBeenCalledWith({ index: inFirst }, inFirst)
})

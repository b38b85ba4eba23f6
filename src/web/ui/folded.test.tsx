import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Folded } from './Folded.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const texts = { more: 'Show all', less: 'Show less' }

/** The test's document has no layout. */
function heights(all: number, shown: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(all)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown)
}

test('A long search description can be expanded and collapsed; a short one is shown in full [C-Q01]', async () => {
  heights(120, 40)
  const { rerender } = render(<Folded text="Objects whose title …" texts={texts} />)
  const more = screen.getByRole('button', { name: 'Show all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  const less = screen.getByRole('button', { name: 'Show less' })
  expect([less.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', less])
  await userEvent.click(less)
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy()
  heights(40, 40)
  rerender(<Folded text="Objects" texts={texts} />)
  expect(screen.queryByRole('button')).toBeNull()
})

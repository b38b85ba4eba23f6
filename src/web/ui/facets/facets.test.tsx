import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Pager } from '../Pager.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetOption } from './FacetOption.tsx'
import { FilterChips } from './FilterChips.tsx'
import { RangeFacet } from './RangeFacet.tsx'

afterEach(cleanup)

test('A facet opens and closes, and says how many are chosen while it is closed [C-K03]', async () => {
  render(
    <FacetGroup title="Material" chosen={2} more={{ label: 'Show 3 more', run: () => undefined }}>
      <FacetOption label="Silver" count="12,500" checked onChange={() => undefined} />
    </FacetGroup>,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Silver.*12,500/ }).checked).toBe(true)
  const toggle = screen.getByRole('button', { name: /^Material/ })
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(toggle.textContent).toBe('Material2')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('A range is taken by Enter, or from a bar [C-K03]', async () => {
  const change = vi.fn()
  render(
    <RangeFacet
      value={{ from: 1800 }}
      onChange={change}
      bars={[{ from: 1700, to: 1799, count: 4 }]}
      texts={{ from: 'From', to: 'To', bar: ({ count }) => `${count} objects` }}
    />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '1850')
  expect(change).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledWith({ from: 1800, to: 1850 })
  fireEvent.click(screen.getByTitle('4 objects'))
  expect(change).toHaveBeenLastCalledWith({ from: 1700, to: 1799 })
})

test('Taking a filter away leaves the focus at the next one', async () => {
  function Chips() {
    const [ids, setIds] = useState(['Silver', 'Silk'])
    return (
      <FilterChips
        label="Filters"
        chips={ids.map(id => ({ id, label: id, name: 'Material' }))}
        onRemove={id => setIds(ids.filter(one => one !== id))}
        onClear={() => setIds([])}
        texts={{ remove: label => `Without ${label}`, clear: 'Clear all' }}
      />
    )
  }
  render(<Chips />)
  await userEvent.click(screen.getByRole('button', { name: 'Without Silver' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Without Silk')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('list')).toBeNull()
})

test('Pages end at the last one, unless nobody knows how many there are [C-V05]', async () => {
  const go = vi.fn()
  const texts = {
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    size: 'Rows',
    range: (from: number, to: number) => `${from}–${to}`,
  }
  const pager = (open: boolean) => (
    <Pager label="Pages" page={1} size={25} count={40} open={open} onPage={go} onSize={go} texts={texts} />
  )
  const { rerender } = render(pager(false))
  expect(screen.getByText('26–40')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(go).not.toHaveBeenCalled()
  rerender(pager(true))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(go).toHaveBeenCalledWith(2)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '100')
  expect(go).toHaveBeenLastCalledWith(100)
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Column, Widths } from './Column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Item {
  readonly number: number
}

beforeEach(() => {
  // The test's document has no layout: every element is 400 pixels high.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const columns: Column<Item>[] = [
  {
    id: 'title',
    label: 'Title',
    width: 200,
    grow: 2,
    sortable: true,
    cell: ({ number }) => `Item ${number}`,
  },
  { id: 'number', label: 'Number', width: 100, cell: ({ number }) => number },
]
const texts = {
  selectAll: 'Select all',
  select: (_: unknown, index: number) => `Select ${index}`,
  resize: (column: string) => `Width of ${column}`,
}

function Table(props: Partial<DataTableProps<Item>>) {
  return (
    <DataTable
      label="Objects"
      rowCount={100_000}
      rowAt={number => ({ number })}
      columns={columns}
      onOpen={() => undefined}
      texts={texts}
      {...props}
    />
  )
}
const grid = () => screen.getByRole('grid')
const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
const press = async (keys: string) => {
  grid().focus()
  await userEvent.keyboard(keys)
}

test('Of a hundred thousand rows only those in view are there, and all are counted', () => {
  const range = vi.fn()
  render(<Table onRangeChange={range} />)
  expect(screen.getAllByRole('row').length).toBeLessThan(20)
  expect(grid().getAttribute('aria-rowcount')).toBe('100001')
  expect(range).toHaveBeenLastCalledWith(0, 7)
})

test('The keyboard reaches every row: arrows, pages, the first and the last', async () => {
  const open = vi.fn()
  render(<Table onOpen={open} />)
  await press('{ArrowDown}{ArrowDown}')
  expect(active()?.textContent).toContain('Item 1')
  await press('{PageDown}')
  expect(active()?.textContent).toContain('Item 6')
  await press('{End}')
  expect(active()?.getAttribute('aria-rowindex')).toBe('100001')
  expect(grid().scrollTop).toBe(100_000 * 64 - (400 - 39))
  await press('{Enter}')
  expect(open).toHaveBeenCalledWith({ number: 99_999 }, 99_999)
  await press('{Home}')
  expect(grid().scrollTop).toBe(0)
})

test('Of ten million rows the last is still reached', async () => {
  render(<Table rowCount={10_000_000} />)
  await press('{End}')
  expect(active()?.getAttribute('aria-rowindex')).toBe('10000001')
  expect(active()?.textContent).toContain('Item 9999999')
  // No element is higher than browsers make them.
  const rows = active()?.parentElement
  expect(Number.parseInt(rows?.style.height ?? '', 10)).toBeLessThan(17_000_000)
  const top = Number(/translateY\((.+)px\)/.exec(active()?.style.transform ?? '')?.[1])
  expect(Math.round(top + 64 - grid().scrollTop)).toBe(400 - 39)
})

test('A row whose page is on its way holds its place', async () => {
  const open = vi.fn()
  render(<Table rowAt={() => undefined} onOpen={open} />)
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-busy')).toBe('true')
  await press('{ArrowDown}{Enter}')
  expect(open).not.toHaveBeenCalled()
})

test('The list begins with the row one came from', () => {
  render(<Table initialIndex={500} />)
  expect(grid().scrollTop).toBe(500 * 64)
  expect(active()?.textContent).toContain('Item 500')
})

test('Rows are ticked one by one, from one to another, and all at once', async () => {
  const heard = vi.fn()
  function Ticked() {
    const [chosen, setChosen] = useState<number[]>([])
    return (
      <Table
        selection={{
          has: ({ number }) => chosen.includes(number),
          all: chosen.length > 0 ? 'some' : 'none',
          onToggle: ({ number }, index, on) => {
            heard('one', index, on)
            setChosen(on ? [...chosen, number] : chosen.filter(one => one !== number))
          },
          onRange: (from, to, on) => heard('range', from, to, on),
          onAll: on => heard('all', on),
        }}
      />
    )
  }
  render(<Ticked />)
  await press('{ArrowDown}[Space]')
  expect(heard).toHaveBeenLastCalledWith('one', 0, true)
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(all.indeterminate).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 3' }), { shiftKey: true })
  expect(heard).toHaveBeenLastCalledWith('range', 0, 3, true)
  expect(document.activeElement).toBe(grid())
  await press('{Control>}a{/Control}')
  expect(heard).toHaveBeenLastCalledWith('all', true)
})

test('The head says how the table is sorted, and sorts', async () => {
  const sort = vi.fn()
  render(<Table sort={{ column: 'title', descending: true }} onSort={sort} />)
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Title' }))
  expect(sort).toHaveBeenCalledWith('title')
})

test('Columns are made wider by pointer and by keyboard', async () => {
  const heard = vi.fn()
  function Resized() {
    const [widths, setWidths] = useState<Widths>({ number: 100 })
    return (
      <Table
        widths={widths}
        onWidths={next => {
          heard(next)
          setWidths(next)
        }}
      />
    )
  }
  render(<Resized />)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect)
  const edge = screen.getByRole('separator', { name: 'Width of Number' })
  edge.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(heard).toHaveBeenLastCalledWith({ number: 110 })
  edge.setPointerCapture = () => undefined
  fireEvent.pointerDown(edge, { button: 0, clientX: 10 })
  fireEvent.pointerMove(edge, { clientX: 60 })
  fireEvent.pointerUp(edge, { clientX: 60 })
  expect(heard).toHaveBeenLastCalledWith({ number: 150 })
})

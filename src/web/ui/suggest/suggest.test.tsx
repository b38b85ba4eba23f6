import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PillBox } from './PillBox.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { SuggestInput, type SuggestInputProps } from './SuggestInput.tsx'
import type { Suggestion } from './Suggestion.ts'

afterEach(cleanup)

const texts = { none: 'Nothing found', loading: 'Searching', count: (count: number) => `${count} found` }
const options: Suggestion[] = ['Clay', 'Slip', 'Gold', 'Iron', 'Silk', 'Wool'].map(name => ({
  id: name,
  name,
  path: ['Materials', 'Some'],
}))

function Picker(props: Partial<SuggestInputProps>) {
  const [text, setText] = useState('')
  return (
    <SuggestInput
      aria-label="Material"
      value={text}
      onValue={setText}
      options={options}
      onPick={() => undefined}
      texts={texts}
      {...props}
    />
  )
}
const box = () => screen.getByRole('combobox')
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

test('At most five rows are suggested, the last of them leading to all results [C-V04]', async () => {
  const all = vi.fn()
  render(<Picker last={{ label: 'All results', run: all }} />)
  await userEvent.type(box(), 'a')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Materials > SomeClay',
    'Materials > SomeSlip',
    'Materials > SomeGold',
    'Materials > SomeIron',
    'All results',
  ])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(all).toHaveBeenCalledOnce()
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('Enter picks and never submits the form; Escape closes the list alone [C-V04]', async () => {
  const submit = vi.fn(event => event.preventDefault())
  const pick = vi.fn()
  const onEscape = vi.fn()
  render(
    <form onSubmit={submit} onKeyDown={event => event.key === 'Escape' && onEscape()}>
      <Picker onPick={pick} />
    </form>,
  )
  await userEvent.type(box(), 'a{Enter}')
  expect(pick).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toContain('Slip')
  await userEvent.keyboard('{Enter}')
  expect(pick.mock.calls[0]?.[0].id).toBe('Slip')
  await userEvent.type(box(), 'b{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onEscape).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('What cannot be chosen is passed over, and an empty answer says what can be done [C-V04]', async () => {
  const [first = options[0], second] = options
  const { rerender } = render(
    <Picker options={[{ ...(first as Suggestion), disabled: true }, second as Suggestion]} />,
  )
  await userEvent.type(box(), 'a{ArrowDown}')
  expect(active()).toContain('Slip')
  rerender(<Picker options={[]} />)
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test.each([
  [141, 'below'],
  [139, 'above'],
])('With %i pixels free below, the list opens %s [C-V04]', async (free, where) => {
  const bottom = innerHeight - free
  const spy = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, bottom - 30, 200, 30))
  render(<Picker />)
  await userEvent.type(box(), 'a')
  const { top } = (screen.getByRole('listbox').parentElement as HTMLElement).style
  expect(top === 'auto' ? 'above' : 'below').toBe(where)
  spy.mockRestore()
})

test('A row tells its source, where it has one [C-V04]', async () => {
  render(<Picker options={[{ id: 'a', name: 'Bergamo', source: 'ICCD' }]} />)
  await userEvent.type(box(), 'b')
  expect(screen.getByRole('option').textContent).toContain('ICCD')
})

test('The button of a row is reached with Shift and Enter', async () => {
  const run = vi.fn()
  render(<Picker options={[{ id: 'a', name: 'Clay', action: { label: 'Open', icon: null, run } }]} />)
  await userEvent.type(box(), 'a{ArrowDown}{Shift>}{Enter}{/Shift}')
  expect(run).toHaveBeenCalledOnce()
})

test('A known value is found by typing, and what was typed goes when nothing was picked', async () => {
  const change = vi.fn()
  const known = ['Poland', 'Italy', 'Latvia'].map(label => ({ value: label, label }))
  render(
    <SearchSelect
      aria-label="Country"
      value="Italy"
      options={known}
      onChange={change}
      none="None"
      texts={texts}
    />,
  )
  await userEvent.click(box())
  expect(screen.getAllByRole('option')).toHaveLength(4)
  await userEvent.clear(box())
  await userEvent.type(box(), 'lat')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Latvia'])
  await userEvent.keyboard('{Escape}')
  expect((box() as HTMLInputElement).value).toBe('Italy')
  await userEvent.clear(box())
  await userEvent.type(box(), 'pol{ArrowDown}{Enter}')
  expect(change).toHaveBeenCalledWith('Poland')
})

test('Taking a chosen value away leaves the focus at the next one, then in the input', async () => {
  function Chosen() {
    const [ids, setIds] = useState(['Clay', 'Slip'])
    return (
      <PillBox
        label="Chosen"
        values={ids.map(id => ({ id, label: id }))}
        onRemove={id => setIds(ids.filter(one => one !== id))}
        removeLabel={name => `Remove ${name}`}
      >
        <Picker bare />
      </PillBox>
    )
  }
  render(<Chosen />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Clay' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Slip')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(box())
})

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { PillBox } from './PillBox.tsx'
import { PickContext } from './picks.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { SuggestInput, type SuggestInputProps } from './SuggestInput.tsx'
import type { Suggestion } from './Suggestion.ts'

afterEach(cleanup)

const texts = { none: 'No results', loading: 'Searching', count: (count: number) => `${count} found` }
const options: Suggestion[] = ['Clay', 'Slip', 'Gold', 'Iron', 'Silk', 'Wool'].map(name => ({
  id: name,
  name,
  path: ['Materials', 'Some'],
}))

function Picker(props: Partial<SuggestInputProps>) {
  const [text, setText] = useState<string>()
  return (
    <SuggestInput
      aria-label="Material"
      typed={text}
      onTyped={setText}
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
  render(<Picker foot={[{ label: 'All results', run: all }]} />)
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
  await userEvent.type(box(), 'a{ArrowDown}{ArrowDown}')
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
  await userEvent.type(box(), 'a')
  expect(active()).toContain('Slip')
  rerender(<Picker options={[]} />)
  expect(screen.getByText('No results')).toBeTruthy()
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

test('A row shows its source, if it has one [C-V04]', async () => {
  render(<Picker options={[{ id: 'a', name: 'Bergamo', source: 'ICCD' }]} />)
  await userEvent.type(box(), 'b')
  expect(screen.getByRole('option').textContent).toContain('ICCD')
})

test('The button of a row is reached with Shift and Enter', async () => {
  const run = vi.fn()
  render(<Picker options={[{ id: 'a', name: 'Clay', action: { label: 'Open', icon: null, run } }]} />)
  await userEvent.type(box(), 'a{Shift>}{Enter}{/Shift}')
  expect(run).toHaveBeenCalledOnce()
})

test('A known value is found by typing; Escape brings back the one that was chosen', async () => {
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
  await userEvent.type(box(), 'pol{Enter}')
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

describe('A field that picks', () => {
  const picked = vi.fn()
  const hold = vi.fn(() => release)
  const release = vi.fn()
  const saved = vi.fn()
  afterEach(() => vi.clearAllMocks())

  /** As if a server answered: hits come when they are let through, and are those of the text that was asked for. */
  function Asking(props: Partial<SuggestInputProps> & { readonly answered: string }) {
    const { answered, ...rest } = props
    const [typed, setTyped] = useState<string>()
    const text = typed?.trim() ?? ''
    return (
      <PickContext value={{ hold, unfinished: 'Not saved' }}>
        <SuggestInput
          aria-label="Material"
          typed={typed}
          onTyped={setTyped}
          loading={text !== '' && text !== answered}
          options={options.filter(({ name }) => answered !== '' && name.toLowerCase().includes(answered))}
          onPick={({ id }) => picked(id)}
          texts={texts}
          {...rest}
        />
        <Button look="primary" onClick={saved}>
          Save
        </Button>
      </PickContext>
    )
  }
  const show = (props: Partial<SuggestInputProps> = {}, answered = '') => {
    const view = render(<Asking answered={answered} {...props} />)
    return (text: string) => act(() => view.rerender(<Asking answered={text} {...props} />))
  }
  const field = () => box() as HTMLInputElement

  test.each(['{Enter}', '{Tab}'])('takes its best hit with %s, active at once [F-T08]', async key => {
    show({}, 'l')
    await userEvent.type(box(), 'l')
    expect(active()).toContain('Clay')
    await userEvent.keyboard(key)
    expect(picked.mock.calls).toEqual([['Clay']])
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  test.each(['{Enter}', '{Tab}'])(
    'waits for the hits of a text that was followed by %s at once [F-T08]',
    async key => {
      const answer = show()
      await userEvent.type(box(), `wo${key}`)
      expect(picked).not.toHaveBeenCalled()
      answer('w')
      expect(picked).not.toHaveBeenCalled()
      answer('wo')
      expect(picked.mock.calls).toEqual([['Wool']])
      expect(hold).toHaveBeenCalledOnce()
      expect(release).toHaveBeenCalledOnce()
    },
  )

  test('takes nothing for a text that was changed before its hits came [F-T08]', async () => {
    const answer = show()
    await userEvent.type(box(), 'wo{Enter}x')
    answer('wo')
    answer('wox')
    expect(picked).not.toHaveBeenCalled()
  })

  test('prefers the hit of exactly the name that was typed [F-T08]', async () => {
    show({ options: ['Oak bark', 'Oak'].map(name => ({ id: name, name })) }, 'oak')
    await userEvent.type(box(), 'oak{Tab}')
    expect(picked.mock.calls).toEqual([['Oak']])
  })

  test('keeps and marks text that is none of the choices, and asks before it is left [F-T08]', async () => {
    show({}, 'arch')
    await userEvent.type(box(), 'arch{Tab}')
    expect(field().value).toBe('arch')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Not saved')
    expect(hold).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
  })

  test('clears its text with Escape, and holds nothing any more [F-T08]', async () => {
    show({ chosenName: 'Gold' }, 'arch')
    await userEvent.type(box(), 'arch')
    await userEvent.keyboard('{Escape}')
    expect(field().value).toBe('Gold')
    expect(release).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  test('left by a press elsewhere takes only what has exactly the name that was typed or pasted [F-T08]', async () => {
    const answer = show()
    await userEvent.click(box())
    await userEvent.paste('Wool')
    await userEvent.click(document.body)
    answer('Wool'.toLowerCase())
    expect(picked).not.toHaveBeenCalled()
    answer('Wool')
    await userEvent.clear(box())
    await userEvent.type(box(), 'woo')
    await userEvent.click(document.body)
    answer('woo')
    expect(picked).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('keeps any text where free text is allowed [F-T08]', async () => {
    show({ free: true }, 'arch')
    await userEvent.type(box(), 'arch')
    await userEvent.click(document.body)
    expect(field().value).toBe('arch')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(hold).not.toHaveBeenCalled()
  })

  test('blocks the main button of its form as long as its text is unfinished [F-T08]', async () => {
    const answer = show()
    await userEvent.type(box(), 'wo{Tab}{Enter}')
    expect(saved).not.toHaveBeenCalled()
    answer('wo')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await userEvent.type(box(), 'arch')
    answer('arch')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(box())
  })
})

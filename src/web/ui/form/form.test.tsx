import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from '../TextField.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { Checkbox } from './Checkbox.tsx'
import { DayInput } from './DayInput.tsx'
import { ErrorJumpList } from './ErrorJumpList.tsx'
import { FormRow } from './FormRow.tsx'
import { MultiLanguageField } from './MultiLanguageField.tsx'
import { NumberInput } from './NumberInput.tsx'
import { parseDay } from './parse-day.ts'
import { parseNumber } from './parse-number.ts'
import { RepeatList } from './RepeatList.tsx'
import { SectionNav } from './SectionNav.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

test('Label, help and problem of a row belong to its control', () => {
  render(
    <FormRow label="Inventory number" hint="As on the object" problem="Already in use" required>
      <TextInput />
    </FormRow>,
  )
  const input = screen.getByRole('textbox', { name: /Inventory number/ })
  const notes = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(notes.map(id => document.getElementById(id)?.textContent)).toEqual([
    'Already in use',
    'As on the object',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

test('A row explains itself by its button or F1, and reads the explanation with the control', async () => {
  render(
    <FormRow label="Inventory number" help={{ label: 'Explain it', content: 'The number on the object' }}>
      <TextInput />
    </FormRow>,
  )
  const explained = () =>
    (screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []).map(
      id => document.getElementById(id)?.textContent,
    )
  const button = screen.getByRole('button', { name: 'Explain it' })
  expect([button.getAttribute('aria-expanded'), explained()]).toEqual(['false', []])
  await userEvent.click(button)
  expect([button.getAttribute('aria-expanded'), explained()]).toEqual(['true', ['The number on the object']])
  await userEvent.type(screen.getByRole('textbox'), '{F1}')
  expect(explained()).toEqual([])
  await userEvent.tab({ shift: true })
  expect(document.activeElement).not.toBe(button)
})

test('A row of several controls names their group, and each control itself', () => {
  render(
    <FormRow label="Height" group hint="Without frame" disabled>
      <TextInput aria-label="Value" />
      <Select aria-label="Unit" options={[{ value: 'cm', label: 'cm' }]} />
    </FormRow>,
  )
  const group = screen.getByRole('group', { name: 'Height' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Without frame',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).disabled).toBe(true)
  expect(screen.getByRole('combobox', { name: 'Unit' })).toBeTruthy()
})

test('Numbers are read with comma or point, and with thousands apart', () => {
  expect(['1,5', '1.5', '1 234,5', '1.234,56', '1,234.56', '-3', '.5', '7'].map(parseNumber)).toEqual([
    1.5, 1.5, 1234.5, 1234.56, 1234.56, -3, 0.5, 7,
  ])
  for (const text of ['', 'about 3', '1,2,3.4', '1.2.3', '-', '.']) expect(parseNumber(text)).toBeUndefined()
})

test('A number stays as it is typed, and follows a value from outside', async () => {
  const heard = vi.fn()
  function Height() {
    const [value, setValue] = useState<number | undefined>(2)
    return (
      <>
        <NumberInput
          aria-label="Height"
          decimalSign=","
          value={value}
          onChange={(next, text) => {
            heard(next, text)
            setValue(next)
          }}
        />
        <button type="button" onClick={() => setValue(12.5)}>
          Undo
        </button>
      </>
    )
  }
  render(<Height />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '3.50')
  expect(input.value).toBe('3.50')
  expect(heard).toHaveBeenLastCalledWith(3.5, '3.50')
  await userEvent.type(input, 'x')
  expect(input.value).toBe('3.50x')
  expect(heard).toHaveBeenLastCalledWith(undefined, '3.50x')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByText('Undo'))
  expect(input.value).toBe('12,5')
})

test('Days are read as they are written, and no day is made up', () => {
  expect(
    ['5/1/2020', '31.12.1999', '29-02-2024', '01 02 2003', '05012020', '2020-01-05'].map(text =>
      parseDay(text),
    ),
  ).toEqual(['2020-01-05', '1999-12-31', '2024-02-29', '2003-02-01', '2020-01-05', '2020-01-05'])
  for (const text of ['', '30/02/2024', '12/13/2020', '1/1/20', '2020', 'May'])
    expect(parseDay(text)).toBeUndefined()
})

test.each([
  ['en', '1 Feb 2027', '3 march 2027', '1 Ma 2027', '1 Florence 2027'],
  ['de', '1. Febr. 2027', '3. März 2027', '1. Ju 2027', '31. Feb 2027'],
  ['it', '1 feb 2027', '3 marzo 2027', '1 Tis 2027', '1 feb 27'],
  ['pl', '1 lutego 2027', '3 marca 2027', '1 abc 2027', '30 luty 2027'],
])('Months are also typed by name (%s) [F-W21]', (language, one, other, ...none) => {
  expect([one, other].map(text => parseDay(text, language))).toEqual(['2027-02-01', '2027-03-03'])
  for (const text of none) expect(parseDay(text, language)).toBeUndefined()
})

test('A day is typed as DD/MM/YYYY and kept as YYYY-MM-DD', async () => {
  const heard = vi.fn()
  function Day() {
    const [day, setDay] = useState<string>()
    return (
      <UiProvider>
        <DayInput
          aria-label="Acquired"
          language="en"
          value={day}
          onChange={(next, text) => {
            heard(next, text)
            setDay(next)
          }}
          texts={{ open: 'Calendar', previous: 'Previous', next: 'Next' }}
        />
      </UiProvider>
    )
  }
  render(<Day />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Acquired' })
  await userEvent.type(input, '5.1.202')
  expect(heard).toHaveBeenLastCalledWith(undefined, '5.1.202')
  expect(input.value).toBe('5.1.202')
  await userEvent.type(input, '0')
  expect(heard).toHaveBeenLastCalledWith('2020-01-05', '5.1.2020')
  await userEvent.tab()
  expect(input.value).toBe('05/01/2020')
})

test('The count shows while one writes, and what is too long is not cut off', async () => {
  render(<TextArea aria-label="Note" max={3} defaultValue="ab" />)
  expect(screen.queryByText('2 / 3')).toBeNull()
  await userEvent.type(screen.getByRole('textbox'), 'cd')
  expect(screen.getByText('4 / 3')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('abcd')
})

test('A checkbox is mixed when some of its items are ticked', () => {
  render(<Checkbox label="All" indeterminate />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

test('Languages are walked through with the arrow keys, and say where there is something', async () => {
  function Title() {
    const [language, setLanguage] = useState('it')
    return (
      <MultiLanguageField
        label="Languages of the title"
        languages={[
          { code: 'it', name: 'Italiano', filled: true },
          { code: 'en', name: 'English', filled: false },
        ]}
        value={language}
        onChange={setLanguage}
        texts={{ filled: 'filled', wrong: 'wrong' }}
      >
        {code => <TextInput aria-label={`Title ${code}`} />}
      </MultiLanguageField>
    )
  }
  render(<Title />)
  await userEvent.click(screen.getByRole('tab', { name: /Italiano, filled/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Title en' })).toBeTruthy()
})

function Rows() {
  const [keys, setKeys] = useState(['a', 'b', 'c'])
  const [next, setNext] = useState(1)
  return (
    <RepeatList
      label="Titles"
      keys={keys}
      onMove={(from, to) => {
        const moved = [...keys]
        moved.splice(to, 0, ...moved.splice(from, 1))
        setKeys(moved)
      }}
      onRemove={index => setKeys(keys.filter((_, at) => at !== index))}
      onAdd={() => {
        setKeys([...keys, `new${next}`])
        setNext(next + 1)
      }}
      texts={{
        add: 'Add',
        remove: at => `Remove ${at}`,
        moveUp: at => `Up ${at}`,
        moveDown: at => `Down ${at}`,
        moved: (at, count) => `Now ${at} of ${count}`,
      }}
    >
      {key => (
        <>
          <button type="button">?</button>
          <TextInput aria-label={key} />
        </>
      )}
    </RepeatList>
  )
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const order = () => screen.getAllByRole('textbox').map(input => input.getAttribute('aria-label'))

test('The focus stays on the row that is moved, even when its button can go no further', async () => {
  render(<Rows />)
  await userEvent.click(screen.getByRole('button', { name: 'Up 3' }))
  expect(order()).toEqual(['a', 'c', 'b'])
  expect(focused()).toBe('Up 2')
  await userEvent.click(screen.getByRole('button', { name: 'Up 2' }))
  expect(order()).toEqual(['c', 'a', 'b'])
  expect(focused()).toBe('Down 1')
  expect(screen.getByText('Now 1 of 3')).toBeTruthy()
})

test('Alt with the arrow keys moves the row one is in', async () => {
  render(<Rows />)
  await userEvent.click(screen.getByRole('textbox', { name: 'a' }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['b', 'a', 'c'])
  expect(focused()).toBe('a')
})

test('After a row was added or taken away, the focus is where the work goes on', async () => {
  render(<Rows />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(focused()).toBe('new1')
  await userEvent.click(screen.getByRole('button', { name: 'Remove 4' }))
  expect(focused()).toBe('Remove 3')
  for (const at of [3, 2, 1]) await userEvent.click(screen.getByRole('button', { name: `Remove ${at}` }))
  expect(document.activeElement?.textContent).toBe('Add')
})

test('The contents say which sections are changed and how many fields are wrong', () => {
  render(
    <SectionNav
      label="Contents"
      sections={[
        { id: 'one', label: 'Identification', changed: true },
        { id: 'two', label: 'Production', problems: 2 },
      ]}
      texts={{ changed: 'changed', problems: count => `${count} wrong` }}
    />,
  )
  const [first, second] = screen.getAllByRole('link')
  expect(first?.textContent).toContain('changed')
  expect(first?.getAttribute('aria-current')).toBe('location')
  expect(second?.textContent).toContain('2 wrong')
})

test('A problem in the list leads to its field', async () => {
  render(
    <>
      <ErrorJumpList title="Not saved" problems={[{ id: 'x', label: 'Number', message: 'Missing' }]} />
      <FormRow label="Number" id="x">
        <TextInput />
      </FormRow>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Number – Missing')
  expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Number' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

test('A line with a maximum counts its characters while it is active, and beyond it; a search does not [F-W21]', () => {
  const counter = () => screen.queryByText(/ \/ /)?.textContent
  const { rerender } = render(<TextInput aria-label="Number" max={5} value="żółw" readOnly />)
  expect(counter()).toBeUndefined()
  fireEvent.focus(screen.getByRole('textbox'))
  expect(counter()).toBe('4 / 5')
  fireEvent.blur(screen.getByRole('textbox'))
  expect(counter()).toBeUndefined()
  rerender(<TextInput aria-label="Number" max={5} value="żółwie" readOnly />)
  expect(counter()).toBe('6 / 5')
  rerender(<TextInput aria-label="Search" type="search" maxLength={5} value="żółwie" readOnly />)
  expect(counter()).toBeUndefined()
  rerender(<TextField label="Name" max={3} defaultValue="" />)
  fireEvent.focus(screen.getByRole('textbox'))
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ab' } })
  expect(counter()).toBe('2 / 3')
})

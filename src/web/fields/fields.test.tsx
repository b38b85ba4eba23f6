import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { boolean, date, identifier, measure, money, number, region, translated } from '#model/kinds/build.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { loadTexts } from '../testing/texts.ts'
import { UniquenessContext } from './identifier/uniqueness.ts'
import { fieldInput } from './inputs.ts'
import { fieldKind } from './registry.ts'

beforeAll(() => loadTexts())
afterEach(cleanup)

function Typed({ field, onValue }: { readonly field: Leaf; readonly onValue: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>()
  const { Input } = fieldInput(field)
  return (
    <Input
      field={field}
      value={value}
      label="Field"
      control={{ 'aria-label': 'Field' }}
      onChange={next => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

function field(declared: Leaf) {
  const onValue = vi.fn()
  render(<Typed field={declared} onValue={onValue} />)
  return { box: screen.getByLabelText('Field'), value: () => onValue.mock.lastCall?.[0] as unknown }
}

test('A number is read with comma or point; what is no number stays to be pointed out', async () => {
  const { box, value } = field(number())
  await userEvent.type(box, '12,5')
  expect(value()).toBe(12.5)
  await userEvent.type(box, ' about')
  expect(value()).toBe('12,5 about')
  expect((box as HTMLInputElement).value).toBe('12,5 about')
})

test('A measure begins with the unit proposed, an amount with euro', async () => {
  const first = field(measure())
  await userEvent.type(first.box, '51')
  expect(first.value()).toEqual({ value: 51, unit: 'mm' })
  cleanup()
  const second = field(money())
  await userEvent.type(second.box, '1200')
  expect(second.value()).toEqual({ amount: '1200', currency: 'EUR' })
})

test('A date echoes how it was understood, in words and years [C-E09]', async () => {
  const { box } = field(date())
  await userEvent.type(box, 'second half of the 4th century BC')
  expect(screen.getByText(/ = 350–301 B\.C\./)).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, '1848')
  expect(screen.getByText('A.D. 1848')).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, 'long ago')
  expect(screen.getByText('Not recognised as a date; kept as written')).toBeTruthy()
})

test('A text has a place for each language and says which are written', async () => {
  const { box, value } = field(translated())
  await userEvent.type(box, 'Vase')
  await userEvent.click(screen.getByRole('tab', { name: 'Italiano' }))
  await userEvent.type(screen.getByLabelText('Field'), 'Vaso')
  expect(value()).toEqual({ en: 'Vase', it: 'Vaso' })
  expect(screen.getByRole('tab', { name: 'English, filled in' })).toBeTruthy()
})

test('A box that is ticked says yes, one that is not says nothing', async () => {
  const { box, value } = field(boolean())
  await userEvent.click(box)
  expect(value()).toBe(true)
  await userEvent.click(box)
  expect(value()).toBeUndefined()
})

test('A number in use by another record is reported during typing [C-O05]', async () => {
  const find = vi.fn(async (text: string) => (text === 'A 1' ? { id: '1', title: 'Amphora' } : undefined))
  render(
    <UniquenessContext value={find}>
      <Typed field={identifier({ unique: true })} onValue={() => undefined} />
    </UniquenessContext>,
  )
  await userEvent.type(screen.getByLabelText('Field'), 'A 1')
  expect(await screen.findByText('This number is already in use: Amphora')).toBeTruthy()
  expect(find).toHaveBeenCalledExactlyOnceWith('A 1')
})

test('A region that is a box is moved in numbers; what is no number stays to be pointed out [C-P08]', async () => {
  const declared = region()
  const { Input } = fieldInput(declared)
  const { Display } = fieldKind(declared)
  const onValue = vi.fn()
  const drawn = { source: '12', selector: { type: 'FragmentSelector', value: 'xywh=pixel:10,20,30,40' } }
  function Moved() {
    const [value, setValue] = useState<unknown>(drawn)
    const change = (next: unknown) => {
      setValue(next)
      onValue(next)
    }
    return <Input field={declared} value={value} label="Place" control={{}} onChange={change} />
  }
  render(<Moved />)
  const top = screen.getByLabelText('From the top, in pixels')
  expect((top as HTMLInputElement).value).toBe('20')
  await userEvent.clear(top)
  await userEvent.type(top, '25')
  expect(onValue.mock.lastCall?.[0]).toEqual({
    ...drawn,
    selector: { ...drawn.selector, value: 'xywh=pixel:10,25,30,40' },
  })
  await userEvent.type(top, 'x')
  expect((top as HTMLInputElement).value).toBe('25x')
  cleanup()
  render(<Display field={declared} value={drawn} />)
  expect(screen.getByText('10, 20 · 30 × 40 px')).toBeTruthy()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authority } from '#model/kinds/build.ts'
import { loadTexts } from '../../testing/texts.ts'
import { fieldInput } from '../inputs.ts'
import { fieldKind } from '../registry.ts'

beforeAll(() => loadTexts())
afterEach(cleanup)

const field = authority({ schemes: ['ulan', 'viaf', 'isil', 'source'] })

function Typed({ onValue }: { readonly onValue: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>()
  const { Input } = fieldInput(field)
  return (
    <Input
      field={field}
      value={value}
      label="Identifier"
      control={{ 'aria-label': 'Identifier' }}
      onChange={next => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

function typed() {
  const onValue = vi.fn()
  render(<Typed onValue={onValue} />)
  const [box, file] = [screen.getByRole('textbox'), screen.getByRole('combobox')]
  return { box, file: file as HTMLSelectElement, value: () => onValue.mock.lastCall?.[0] as unknown }
}

test('The address of a page is pasted and read as file and identifier [C-E02]', async () => {
  const { box, file, value } = typed()
  await userEvent.click(box)
  await userEvent.paste('https://viaf.org/viaf/95785031/')
  expect(value()).toEqual({ scheme: 'viaf', code: '95785031' })
  expect([file.value, (box as HTMLInputElement).value]).toEqual(['viaf', '95785031'])
})

test('An address pasted where the file is chosen is read as well [C-E02]', async () => {
  const { box, file } = typed()
  file.focus()
  await userEvent.paste('https://viaf.org/viaf/95785031/')
  expect([file.value, (box as HTMLInputElement).value]).toEqual(['viaf', '95785031'])
})

test('A file is chosen and its identifier typed, with one as an example; emptied it is nothing', async () => {
  const { box, file, value } = typed()
  await userEvent.selectOptions(file, 'ULAN')
  expect(box.getAttribute('placeholder')).toBe('500115588')
  await userEvent.type(box, '500018523')
  expect(value()).toEqual({ scheme: 'ulan', code: '500018523' })
  await userEvent.clear(box)
  await userEvent.selectOptions(file, 'Authority file')
  expect(value()).toBeUndefined()
})

test('An identifier leads to its page; one of a file without pages is text', () => {
  const { Display } = fieldKind(field)
  render(<Display field={field} value={{ scheme: 'ulan', code: '500018523' }} />)
  expect(screen.getByRole('link', { name: 'ULAN 500018523' }).getAttribute('href')).toBe(
    'https://vocab.getty.edu/page/ulan/500018523',
  )
  cleanup()
  render(<Display field={field} value={{ scheme: 'isil', code: 'IT-RM0280' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('ISIL IT-RM0280')).toBeTruthy()
})

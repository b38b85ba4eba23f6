import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import { personCard } from '#model/cards/person/person-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { HelpFile } from '#model/help/field-help.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { OneSection } from '../../testing/OneSection.tsx'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { FormContext } from './form-context.ts'
import { useCardForm } from './use-card-form.ts'

const files = import.meta.glob<HelpFile>('/locales/en/help/object.json', { import: 'default', eager: true })

/** Returns what is explained of an object's field, and the example. */
const explained = (path: string): readonly [string, string] => {
  const [explanation = '', example = ''] = Object.values(files)[0]?.[path] ?? []
  return [explanation, example]
}

preparePages()

interface FormProps {
  readonly card?: unknown
  readonly section: string
  readonly values: CardValues
}

function Form({ card = objectCard, section, values }: FormProps) {
  const form = useCardForm(card as CardDeclaration, values)
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: {} }), [form])
  return (
    <TermPickerContext value={({ label }) => <input aria-label={label} />}>
      <FormContext value={surroundings}>
        <OneSection name={section} />
      </FormContext>
    </TermPickerContext>
  )
}

const naturalistic = { objectInformation: { objectCategory: { id: 13 } } }
const archaeological = { objectInformation: { objectCategory: { id: 4 } } }

test('A group whose first field bears its name says it once [C-O01]', async () => {
  await renderPage(<Form section="identification" values={naturalistic} />)
  const group = screen.getByRole('group', { name: 'Category' })
  expect(within(group).getByRole('combobox', { name: 'Category' })).toBeTruthy()
  expect(within(group).getAllByText('Category', { selector: 'span' })).toHaveLength(1)
  expect(within(group).getByText('Subcategory')).toBeTruthy()
})

test('A group that bears the name of its section has no heading of its own [C-O01]', async () => {
  await renderPage(<Form section="findspot" values={archaeological} />)
  expect(screen.getAllByRole('heading', { name: 'Findspot' })).toHaveLength(1)
})

test('A list that bears the name of its section names itself to screen readers alone [C-O01]', async () => {
  await renderPage(<Form card={personCard} section="identifiers" values={{ entityType: 5 }} />)
  expect(screen.getAllByRole('group', { name: 'Identifiers' })[0]?.className).toContain('unnamed')
  await renderPage(<Form card={personCard} section="identification" values={{ entityType: 5 }} />)
  expect(screen.getAllByRole('group', { name: 'Names' })[0]?.className).not.toContain('unnamed')
})

test('Every control of a row carries the name a phone shows above it, where there are no columns [C-M02]', async () => {
  await renderPage(
    <Form
      section="identification"
      values={{ ...archaeological, objectNumbers: [{ id: 'a', objectNumber: 'A 1' }] }}
    />,
  )
  const row = screen.getByRole('textbox', { name: 'Object number' }).closest('[data-row]')
  const names = [...(row?.querySelectorAll('[data-caption]') ?? [])].map(cell =>
    cell.getAttribute('data-caption'),
  )
  expect(names).toEqual(['Object number', 'Register', 'Entered on'])
})

test('The first row of a list takes the focus, though the list then needs more room [C-O05]', async () => {
  await renderPage(<Form section="identification" values={archaeological} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add object number' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Object number' }))
})

test('A field explains itself in the language of the page, a row of several each of them', async () => {
  await renderPage(<Form section="naming" values={archaeological} />)
  await userEvent.click(screen.getByRole('button', { name: 'Explain “Object name”' }))
  expect(await screen.findByText(explained('objectName')[0], { exact: false })).toBeTruthy()
  expect(screen.getByText(`Example: ${explained('objectName')[1]}`)).toBeTruthy()
  await renderPage(<Form section="identification" values={naturalistic} />)
  await userEvent.click(screen.getByRole('button', { name: 'Explain “Category”' }))
  const texts = [
    explained('objectInformation/objectCategory')[0],
    explained('objectInformation/objectSubcategory')[0],
  ]
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type FormRules, noFormRules } from '#model/engine/form-rules.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { notices } from '../../platform/notices/notices.ts'
import { OneSection } from '../../testing/OneSection.tsx'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { FormContext } from './form-context.ts'
import { useCardForm } from './use-card-form.ts'

preparePages()

const categories = { NATURALISTIC: '13', NUMISMATIC: '9' }

interface FormProps {
  readonly section: string
  readonly values: CardValues
  readonly rules?: FormRules
}

function Form({ section, values, rules = noFormRules }: FormProps) {
  const form = useCardForm(objectCard as unknown as CardDeclaration, values, rules)
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: {} }), [form])
  return (
    <TermPickerContext
      value={({ label, branch }) => <input aria-label={label} placeholder={branch?.below.name ?? 'all'} />}
    >
      <FormContext value={surroundings}>
        <OneSection name={section} />
      </FormContext>
    </TermPickerContext>
  )
}

const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const subcategory = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Subcategory' })

test('Subcategory is offered where the category has some, and cleared with a notice when the category changes [F-W12]', async () => {
  notices.clear()
  const values = { objectInformation: { objectCategory: { id: 13 }, objectSubcategory: { id: 8 } } }
  await renderPage(<Form section="identification" values={values} />)
  expect(subcategory()?.value).toBe('8')
  await userEvent.selectOptions(category(), categories.NUMISMATIC)
  await waitFor(() => expect(subcategory()).toBeNull())
  expect(notices.get().map(({ text }) => text)).toEqual(['cards.form.unfitting'])
  await userEvent.selectOptions(category(), categories.NATURALISTIC)
  await waitFor(() => expect(subcategory()?.value).toBe(''))
})

test('A subcategory that an import gave another category is shown until it is changed [F-W12]', async () => {
  const values = { objectInformation: { objectCategory: { id: 9 }, objectSubcategory: { id: 15 } } }
  await renderPage(<Form section="identification" values={values} />)
  expect(subcategory()?.value).toBe('15')
  expect([...(subcategory()?.options ?? [])].map(({ value }) => value)).toEqual(['', '15'])
})

test('A field that the museum left out is there where it holds a value, also while it is written anew [F-W12]', async () => {
  const rules = { all: { sections: { record: 'hidden' }, fields: {} } } as const
  await renderPage(<Form section="record" values={{}} rules={rules} />)
  expect(screen.queryByRole('textbox', { name: 'Remarks' })).toBeNull()
  cleanup()
  await renderPage(<Form section="record" values={{ remarks: 'a note' }} rules={rules} />)
  const remarks = screen.getByRole('textbox', { name: 'Remarks' })
  await userEvent.clear(remarks)
  await userEvent.type(remarks, 'another')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remarks' }).value).toBe('another')
})

test('A section that the museum folded away opens by one press [F-W12]', async () => {
  const rules = { all: { sections: { record: 'folded' }, fields: {} } } as const
  await renderPage(<Form section="record" values={{}} rules={rules} />)
  expect(screen.queryByRole('textbox', { name: 'Remarks' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show fields' }))
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toBeTruthy()
})

test('A field of terms offers the branch that the museum chose for the category of the record [F-W12]', async () => {
  const below = (name: string) => ({
    'materials/material': { below: { id: '1', name }, exit: 'open' as const },
  })
  const rules = {
    all: { sections: {}, fields: {}, terms: below('metal') },
    numismatic: { sections: {}, fields: {}, terms: below('alloys') },
  }
  const values = { materials: [{ material: { id: '5' } }] }
  const coin = { ...values, objectInformation: { objectCategory: { id: 9 } } }
  const offered = async (card: CardValues, given?: FormRules) => {
    await renderPage(<Form section="technical" values={card} {...(given && { rules: given })} />)
    const { placeholder } = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Material' })[0] ?? {}
    cleanup()
    return placeholder
  }
  expect([await offered(values, rules), await offered(coin, rules), await offered(coin)]).toEqual([
    'metal',
    'alloys',
    'all',
  ])
})

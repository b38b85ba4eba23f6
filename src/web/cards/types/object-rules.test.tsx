import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { productionTypes } from '#model/cards/object/core/production.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { OneSection } from '../../testing/OneSection.tsx'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import type { CardForm } from '../form/card-form.ts'
import { FormContext } from '../form/form-context.ts'
import { useCardForm } from '../form/use-card-form.ts'
import { rulesOf } from './rules-of.ts'

preparePages()

const declaration = objectCard as unknown as CardDeclaration
const saved = {
  productions: [
    { id: 'a', type: { id: productionTypes.AUTHOR }, agent: { name: 'Exekias' }, note: 'signed' },
  ],
}

const [section = ''] =
  Object.entries(declaration.sections).find(([, { fields }]) => 'productions' in fields) ?? []

let form: CardForm

function Productions() {
  form = useCardForm(declaration, saved)
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: rulesOf('object') }), [])
  return (
    <TermPickerContext value={({ label }) => <input aria-label={label} />}>
      <FormContext value={surroundings}>
        <OneSection name={section} />
      </FormContext>
    </TermPickerContext>
  )
}

test('A production of a culture has no author’s fields, and what stood in them is not saved [C-O04]', async () => {
  await renderPage(<Productions />)
  expect(screen.getByRole('combobox', { name: 'Maker' })).toBeTruthy()
  expect(screen.queryByLabelText('Culture')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Made by' }), 'Cultural context')
  expect(screen.getByLabelText('Culture')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Maker' })).toBeNull()
  form.set('productions#a/culture', { id: '9' })
  expect(form.assessNow().values.productions).toEqual([
    { id: 'a', type: { id: productionTypes.CULTURE }, culture: { id: '9' }, note: 'signed' },
  ])
})

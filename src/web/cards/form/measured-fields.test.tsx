import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fileCard } from '#model/cards/file/file-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { TermPickerContext, type TermPickerProps } from '../../fields/term/term-picker.ts'
import { aUser } from '../../testing/fixtures.ts'
import { OneSection } from '../../testing/OneSection.tsx'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { aTerm, aTermPage } from '../../testing/vocabulary-network.ts'
import { FormContext } from './form-context.ts'
import { useCardForm } from './use-card-form.ts'

const context = preparePages()
beforeEach(() => signInAs(aUser(['catalogueEdit'])))

const Picker = ({ label, value }: TermPickerProps) => (
  <output aria-label={label}>{value.map(({ name }) => name).join(', ')}</output>
)

function Form({ section, values }: { readonly section: string; readonly values: CardValues }) {
  const form = useCardForm(fileCard as unknown as CardDeclaration, values)
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: {} }), [form])
  return (
    <TermPickerContext value={Picker}>
      <FormContext value={surroundings}>
        <OneSection name={section} />
      </FormContext>
    </TermPickerContext>
  )
}

const values = {
  name: 'krater.pdf',
  size: 2_412_345,
  colours: [{ id: 'a', colour: { id: 6 } }],
  contentText: 'A krater of the fifth century. '.repeat(20),
  embeddedKeywords: [
    { id: 'a', keyword: 'Attica' },
    { id: 'b', keyword: 'Krater' },
  ],
}

test('What was found in a file is shown as people read it, long texts folded, and nothing of it is typed [C-F04]', async () => {
  await renderPage(<Form section="content" values={values} />)
  expect(screen.getByText('2.4 MB')).toBeTruthy()
  expect(screen.getByText('Blue')).toBeTruthy()
  expect(screen.getByRole('group').closest('details')?.open).toBe(false)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryByText('Duration')).toBeNull()
})

test('Words that a file says of itself become keywords: known ones as they are, others new in the vocabulary [C-F04]', async () => {
  context.network.on('GET /api/v1/lists/KEYWORDS', ({ address }) => ({
    json: aTermPage('KEYWORDS', address.includes('Attica') ? [aTerm('7', 'Attica')] : []),
  }))
  context.network.on('POST /api/v1/lists/KEYWORDS/terms', { json: { id: '8' } })
  await renderPage(<Form section="description" values={values} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add all' }))
  await waitFor(() => expect(screen.getByLabelText('Keywords').textContent).toBe('Attica, Krater'))
  expect(context.network.to('POST /api/v1/lists/KEYWORDS/terms')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Attica' })).toBeNull()
})

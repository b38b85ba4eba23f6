import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TermPickerContext } from '../../../fields/term/term-picker.ts'
import { catalogueArea } from '../../../testing/catalogue-area.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { newCardId } from '../../data/new-card.ts'
import { EditPage } from './EditPage.tsx'

const context = preparePages()

async function beginning() {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'catalogueEdit']))
  const { network } = context
  network.on('GET /api/v1/catalogue/begin', {
    json: { values: { objectNumbers: [{ id: 'row1', objectNumber: 'MV 1934.11' }] } },
  })
  network.on('PUT /api/v1/catalogue/objectnumber', { json: { unique: true, usedBy: null } })
  const { router } = await renderPage(
    <TermPickerContext value={TermPicker}>
      <EditPage area={catalogueArea} id={newCardId('object')} />
    </TermPickerContext>,
  )
  const number = await screen.findByDisplayValue('MV 1934.11')
  return { network, router, number }
}

test('The form of a new object begins with the next number and the title; closing it leaves nothing behind [F-W02]', async () => {
  const { network, router, number } = await beginning()
  const fields = screen.getAllByRole('textbox')
  expect(fields[0]).toBe(number)
  const title = fields.findIndex(({ id }) => id.startsWith('field-title'))
  const collection = fields.findIndex(({ id }) => id.startsWith('field-otherNumbers'))
  expect(title).toBeGreaterThan(0)
  expect(collection === -1 || title < collection).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue'))
  expect(network.to('POST')).toEqual([])
  expect(network.to('PUT /api/v1/catalogue/5')).toEqual([])
})

test('The first save makes the record, with all that was typed and the proposed number, and goes on with it [F-W02]', async () => {
  const { network, router } = await beginning()
  network.on('POST /api/v1/catalogue/', { status: 201, json: { id: '6', abilities: {}, heading: 'Krater' } })
  const save = screen.getByRole('button', { name: 'Save changes' })
  expect(save.hasAttribute('disabled')).toBe(true)
  const title = screen.getAllByRole('textbox').find(({ id }) => id.startsWith('field-title')) as HTMLElement
  await userEvent.type(title, 'Krater')
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  await userEvent.click(save)
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue/object/6/edit'))
  const [made, ...more] = network.to('POST /api/v1/catalogue/')
  expect(more).toEqual([])
  expect(JSON.parse(String(made?.body))).toMatchObject({
    values: { objectNumbers: [{ objectNumber: 'MV 1934.11' }], title: { en: 'Krater' } },
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { BeginObjectDialog } from './BeginObjectDialog.tsx'

const context = preparePages()

const entry = {
  id: '9',
  title: 'Watches',
  number: 'OE-2027-003',
  type: 'OBJECT_ENTRY',
  objectsCount: 1,
} as Procedure

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('What comes in has its record from a number on its tag, a title and a description, one after the other [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'object-entry-edit']))
  const sent: unknown[] = []
  context.network.on('POST /api/v1/procedures/9/objects', ({ body }) => {
    sent.push(JSON.parse(body ?? ''))
    return { status: 201, json: { catalogueObjectId: '5', number: 'OE-2027-003.2', title: 'Pocket watch' } }
  })
  await renderPage(<BeginObjectDialog procedure={entry} onClose={() => undefined} />)
  expect(box('Number on the tag').value).toBe('OE-2027-003.2')
  fireEvent.change(box('Title'), { target: { value: 'Pocket watch ' } })
  fireEvent.change(box('Description'), { target: { value: 'Silver' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('OE-2027-003.2 Pocket watch has been added')
  expect(sent).toEqual([
    {
      values: {
        objectNumbers: [{ objectNumber: 'OE-2027-003.2' }],
        title: { en: 'Pocket watch' },
        description: { en: 'Silver' },
      },
    },
  ])
  expect(box('Number on the tag').value).toBe('OE-2027-003.3')
  expect(box('Title').value).toBe('')
})

test('A number that another object has is told at its field, and what was typed stays [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'object-entry-edit']))
  context.network.on('POST /api/v1/procedures/9/objects', {
    status: 400,
    json: {
      error: 'invalid_input',
      message: 'Wrong',
      fields: { 'objectNumbers.0.objectNumber': 'Another object has this number' },
    },
  })
  await renderPage(<BeginObjectDialog procedure={entry} onClose={() => undefined} />)
  fireEvent.change(box('Title'), { target: { value: 'Pocket watch' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByText('Another object has this number')).toBeTruthy())
  expect(box('Title').value).toBe('Pocket watch')
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { objectEntry } from '#model/procedures/object-entry/object-entry.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { DescribedNote } from './DescribedNote.tsx'

const context = preparePages()

const entry = {
  id: '9',
  type: 'OBJECT_ENTRY',
  may: { edit: true, close: true, delete: true },
  values: {
    unrecorded: [
      { id: 'a', description: 'Pocket watch', tag: 'T. 201/a' },
      { id: 'b', description: 'Box of letters' },
    ],
  },
} as unknown as Procedure

const show = (procedure: Procedure = entry) =>
  renderPage(<DescribedNote procedure={procedure} declaration={objectEntry} where="listed" />)

const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Create records…' }))
  return within(await screen.findByRole('dialog'))
}

test('Described objects become records in one press, all or those ticked; a second press sends nothing more [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'object-entry-edit']))
  const sent: unknown[] = []
  context.network.on('POST /api/v1/procedures/9/objects/described', ({ body }) => {
    sent.push(JSON.parse(body ?? ''))
    return { status: 201, json: { ids: ['5'] } }
  })
  await show()
  expect(screen.getByRole('note').textContent).toContain('Described, no record yet: 2 objects')
  const dialog = await open()
  fireEvent.click(dialog.getByLabelText(/Box of letters/))
  const make = dialog.getByRole('button', { name: 'Create 1 record' })
  fireEvent.click(make)
  fireEvent.click(make)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ rows: ['a'] }])
})

test('A number that is taken is told at its row, and what speaks against all of them in the words of the server [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'object-entry-edit']))
  const refuse = (status: number, error: string, message: string, fields = {}) =>
    context.network.on('POST /api/v1/procedures/9/objects/described', {
      status,
      json: { status, error, message, fields },
    })
  refuse(400, 'invalid_input', 'Wrong', { 'unrecorded.0': 'This number is already in use' })
  await show()
  const dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'Create 2 records' }))
  const row = (await dialog.findByText('This number is already in use')).closest('li')
  expect(row?.textContent).toContain('Pocket watch')
  refuse(409, 'conflict', 'This procedure is closed. Reopen it to edit.')
  fireEvent.click(dialog.getByRole('button', { name: 'Create 2 records' }))
  await dialog.findByText('This procedure is closed. Reopen it to edit.')
  fireEvent.click(dialog.getByLabelText('Select all'))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create records' }).disabled).toBe(true)
})

test('Who may not create objects or edit the entry is told of them only; with none there is nothing [C-P03] [P-P04]', async () => {
  signInAs(aUser(['catalogueRead', 'object-entry-edit']))
  await show()
  expect(screen.getByRole('note').textContent).toContain('2 objects')
  expect(screen.queryByRole('button')).toBeNull()
  signInAs(aUser(['catalogueRead', 'catalogueAddCard', 'object-entry-read']))
  await renderPage(
    <DescribedNote
      procedure={{ ...entry, may: { ...entry.may, edit: false }, values: {} }}
      declaration={objectEntry}
      where="taken"
    />,
  )
  expect(screen.queryByText(/Left out/)).toBeNull()
})

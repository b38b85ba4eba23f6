import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { ProcedureDialog } from './ProcedureDialog.tsx'
import { procedureActions } from './record-actions.tsx'

const context = preparePages()
const objects = areaOf('object')
if (!objects) throw new Error('Objects have an area.')

const dialog = (selection: { readonly q: string } | { ids: string[] }, count?: number) =>
  renderPage(<ProcedureDialog area={objects} selection={selection} count={count} onClose={() => undefined} />)

test('Ten thousand objects found begin a procedure as a selection, not one by one, and their number is told [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'loan-out-start', 'loan-out-edit']))
  const { network } = context
  network.on('GET /api/v1/catalogue', { json: { result: [], totalSize: 9999 } })
  network.on('GET /api/v1/procedures/users', { json: { result: [] } })
  network.on('POST /api/v1/procedures', { json: { id: '9' } })
  const { router } = await dialog({ q: 'cup' })
  expect(await screen.findByText('9,999 objects')).toBeTruthy()
  expect(screen.getByLabelText('New procedure')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Title'), 'Cups')
  await userEvent.click(screen.getByRole('button', { name: 'Start', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/procedures/9/edit'))
  expect(JSON.parse(network.to('POST /api/v1/procedures')[0]?.body ?? '')).toMatchObject({
    type: 'LOAN_OUT',
    selection: { q: 'cup' },
  })
})

test('More than one procedure can hold are refused in words, beside the title [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'loan-out-start']))
  const { network } = context
  network.on('GET /api/v1/catalogue', { json: { result: [], totalSize: 20_000 } })
  network.on('POST /api/v1/procedures', {
    status: 400,
    json: { status: 400, error: 'invalid_input', message: 'x', fields: { selection: 'At most 10,000' } },
  })
  await dialog({ q: 'cup' })
  await userEvent.type(await screen.findByLabelText('Title'), 'Cups')
  await userEvent.click(screen.getByRole('button', { name: 'Start', hidden: true }))
  expect(await screen.findByText('At most 10,000')).toBeTruthy()
})

test('Who may only work on procedures adds to one that is under way, of a type about such records [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'loan-out-read', 'loan-out-edit', 'condition-check-read']))
  const { network } = context
  const row = { id: '5', type: 'LOAN_OUT', number: 'LO-1', title: 'Silver', status: 'ONGOING' }
  const others = [
    { ...row, id: '6', title: 'Done with', status: 'CLOSED' },
    { ...row, id: '7', title: 'Not mine', type: 'CONDITION_CHECK' },
  ]
  network.on('GET /api/v1/procedures', { json: { result: [row, ...others], totalSize: 3 } })
  network.on('PUT /api/v1/procedures/5/objects', {
    json: { added: 2, addedIds: ['1', '2'], alreadyThere: 0, notFound: [], busy: [] },
  })
  await dialog({ ids: ['1', '2'] }, 2)
  expect(screen.queryByLabelText('New procedure')).toBeNull()
  await userEvent.click(await screen.findByLabelText(/Silver/))
  expect(screen.queryByText('Done with')).toBeNull()
  expect(screen.queryByText('Not mine')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add', hidden: true }))
  expect(await screen.findByText('2 objects added')).toBeTruthy()
})

test('Records that procedures are about, and those that gather them, lead to a procedure; others do not [C-P03]', () => {
  const leading = declarations
    .filter(declaration => procedureActions(declaration).length > 0)
    .map(({ type }) => type)
  expect(leading).toEqual(expect.arrayContaining(['object', 'collection']))
  expect(leading).not.toContain('person')
})

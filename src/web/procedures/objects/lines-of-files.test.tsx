import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure, ProcedureRow } from '#model/api/procedures/shapes.ts'
import { imageClearances } from '#model/procedures/reproduction/line.ts'
import { reproduction } from '#model/procedures/reproduction/reproduction.ts'
import { recordModules } from '../../app/cards/record-modules.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { ProcedureDialog } from '../add-to/ProcedureDialog.tsx'
import { AddObjectsDialog } from './add/AddObjectsDialog.tsx'
import { ProcedureObjects } from './ProcedureObjects.tsx'

const context = preparePages()
const files = areaOf('file')
if (!files) throw new Error('Files have an area.')

const procedure = {
  id: '9',
  title: 'A book about cups',
  type: 'REPRODUCTION',
  objectsCount: 1,
  values: {},
  may: { edit: true },
} as unknown as Procedure

const row = {
  id: '9',
  type: 'REPRODUCTION',
  number: 'RP-1',
  title: 'A book about cups',
  status: 'ONGOING',
  step: 'rightsCleared',
} as ProcedureRow

const line: ProcedureObject = {
  catalogueObjectId: '4',
  number: '',
  title: 'front.jpg',
  thumbnailUrl: null,
  status: 'NOT_CHECKED',
  checkedAt: null,
  checkedBy: '',
  availability: 'AVAILABLE',
  lost: null,
  exceeds: [],
  relatedCardsCount: 1,
  deleted: false,
  values: { clearance: { rights: { id: imageClearances.CLEARED } } },
  earlierValues: [],
  version: 1,
}

const signIn = () =>
  signInAs(aUser(['damRead', 'reproduction-read', 'reproduction-start', 'reproduction-edit']))

test('The files of a request are listed by their titles, and lead to their pages [C-P03]', async () => {
  signIn()
  const { network } = context
  network.on('GET /api/v1/procedures/9/objects', { json: { result: [line], totalSize: 1 } })
  network.on('GET /api/v1/procedures/9/objects/availability', { json: { result: [] } })
  await renderPage(<ProcedureObjects procedure={procedure} />)
  expect(await screen.findByText('1 file')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add files' })).toBeTruthy()
  expect(screen.getByPlaceholderText('Search by title')).toBeTruthy()
  const link = await screen.findByText('front.jpg')
  expect(link.closest('a')?.getAttribute('href')).toBe('/app/dam/file/4')
  expect(screen.queryByText('Number')).toBeNull()
})

test('Files are added by search, basket and saved search, but not by what only objects have: numbers, collections, locations [C-P03]', async () => {
  signIn()
  await renderPage(
    <AddObjectsDialog procedure={procedure} declaration={reproduction} onClose={() => undefined} />,
  )
  const from = screen.getByLabelText('Add by')
  expect(
    [...within(from).getAllByRole('option', { hidden: true })].map(({ textContent }) => textContent),
  ).toEqual(['Search and pick', 'My basket', 'A saved search', 'Another procedure'])
  fireEvent.change(from, { target: { value: 'basket' } })
  expect(await screen.findByText(/Tick files in the digital assets/)).toBeTruthy()
})

test('Selected files are added to a request that is open, or begin one; a loan is not offered [C-P03]', async () => {
  signInAs(aUser(['damRead', 'reproduction-read', 'reproduction-edit', 'loan-out-read', 'loan-out-edit']))
  const { network } = context
  const loan = { ...row, id: '5', type: 'LOAN_OUT', title: 'Silver' }
  network.on('GET /api/v1/procedures', { json: { result: [row, loan], totalSize: 2 } })
  network.on('PUT /api/v1/procedures/9/objects', {
    json: { added: 2, addedIds: ['1', '2'], alreadyThere: 0, notFound: [], busy: [] },
  })
  await renderPage(
    <ProcedureDialog area={files} selection={{ ids: ['4', '5'] }} count={2} onClose={() => undefined} />,
  )
  await userEvent.click(await screen.findByLabelText(/A book about cups/))
  expect(screen.queryByText('Silver')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add', hidden: true }))
  expect(await screen.findByText('2 files added')).toBeTruthy()
  expect(JSON.parse(network.to('PUT /api/v1/procedures/9/objects')[0]?.body ?? '')).toEqual({
    selection: { ids: ['4', '5'] },
  })
})

test('A file shows the procedures that it is in, with what is decided about it; a person is in none [C-P03]', async () => {
  signIn()
  const { network } = context
  network.on('GET /api/v1/procedures', { json: { result: [row], totalSize: 1 } })
  network.on('GET /api/v1/procedures/9', { json: { ...procedure, ...row } })
  network.on('GET /api/v1/procedures/9/objects/details', { json: { result: [line] } })
  network.on('GET /api/v1/files/4/similar', { json: { result: [] } })
  network.on('GET /api/v1/files/4/facts', { json: {} })
  const { Part } = recordModules.slotsOf('file')
  if (!Part) throw new Error('Files have parts.')
  const card = {
    id: '4',
    type: { id: 3, name: 'FILE' },
    relatedEntities: [],
    files: [],
  } as unknown as CardAnswer
  await renderPage(<Part area={files} card={card} put={() => undefined} />)
  expect((await screen.findByText('A book about cups')).getAttribute('href')).toBe('/app/procedures/9')
  await waitFor(() => expect(screen.getByText('Cleared')).toBeTruthy())
  expect(network.to('GET /api/v1/procedures')[0]?.address).toContain('object=4')
  const withAction = (['file', 'object', 'person'] as const).filter(type =>
    recordModules.slotsOf(type).actions?.some(({ id }) => id === 'procedure'),
  )
  expect(withAction).toEqual(['file', 'object'])
})

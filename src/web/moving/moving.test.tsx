import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { notices } from '../platform/notices/notices.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { aTerm } from '../testing/vocabulary-network.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { movesOf } from './moves-of.ts'
import { moveActions } from './record-actions.tsx'

const context = preparePages()
const objects = areaOf('object')
const moves = objects && movesOf(objects.declaration)
if (!objects || !moves) throw new Error('objects are not moved')

const operation = {
  id: '9',
  operationName: 'cards.bulk',
  state: 'DONE',
  totalNumberOfElements: 1,
  numberOfProcessedElements: 1,
  progress: { success: ['1'], fail: [] as string[] },
  stopRequested: false,
  startedAt: '2026-11-27T10:00:00.000Z',
  endedAt: '2026-11-27T10:00:01.000Z',
  canUndo: true,
  undoesId: null,
  undoneById: null,
}

/** The dialog about one object, with a place to choose and a person of one's own name. */
async function dialog(progress = operation.progress) {
  signInAs(aUser(['catalogueRead', 'catalogueEdit', 'personRead']))
  const { network } = context
  const term = aTerm('31', 'Store')
  network.on('GET /api/v1/lists/LR', { json: { terms: [term], totalCount: 1 } })
  network.on('GET /api/v1/lists/MOVR', { json: { terms: [], totalCount: 0 } })
  network.on('GET /api/v1/catalogue/persons/suggest', { json: { result: [] } })
  network.on('GET /api/v1/operations', { json: { result: [] } })
  network.on('POST /api/v1/catalogue/bulk', {
    status: 202,
    json: { ...operation, state: 'IN_PROGRESS', since: { added: 0, gone: 0 } },
  })
  network.on('GET /api/v1/operations/9', { json: { ...operation, progress } })
  network.on('POST /api/v1/operations/9/undo', { json: { ...operation, id: '10' }, status: 202 })
  network.on('GET /api/v1/operations/10', { json: { ...operation, id: '10' } })
  if (!objects || !moves) return
  await renderPage(
    <MoveDialog
      area={objects}
      moves={moves}
      selection={{ ids: ['1'] }}
      count={1}
      onClose={() => undefined}
    />,
  )
  await userEvent.type(await screen.findByRole('combobox', { name: /^To/ }), 'Sto')
  await userEvent.click(await screen.findByRole('option', { name: /Store/ }))
}

const moveIt = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

test('An object is moved to a place, today unless another day is said, and the notice takes it back [F-W03]', async () => {
  await dialog()
  await moveIt('Move')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.moving.done'))
  expect(JSON.parse(context.network.to('POST /api/v1/catalogue/bulk')[0]?.body ?? '')).toMatchObject({
    selection: { ids: ['1'] },
    action: { kind: 'log', path: 'movements', row: { to: { id: '31' }, when: museumToday() } },
  })
  expect(notices.get()[0]?.params).toMatchObject({ place: 'Store', found: '1 object' })
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(context.network.to('POST /api/v1/operations/9/undo')).toHaveLength(1))
})

test('A day to come plans the move, and says that the object stays until then [F-W03]', async () => {
  await dialog()
  const day = screen.getByRole('textbox', { name: 'On', hidden: true })
  await userEvent.clear(day)
  await userEvent.type(day, '31/01/2099')
  expect(await screen.findByText('Planned: the location changes on 31/01/2099')).toBeTruthy()
  await moveIt('Plan move')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.moving.planned'))
})

test('The dialog says why an object was not moved, and stays open [F-W03]', async () => {
  await dialog({ success: [], fail: ['1'] })
  context.network.on('GET /api/v1/operations/9/problems', {
    json: {
      result: [{ element: '1', title: null, address: null, message: 'Anna is editing it', fields: {} }],
    },
  })
  await moveIt('Move')
  expect(await screen.findByText('Anna is editing it')).toBeTruthy()
})

test('Objects are moved, and nothing else [F-W03]', () => {
  expect(
    declarations.filter(declaration => moveActions(declaration).length > 0).map(({ type }) => type),
  ).toEqual(['object'])
})

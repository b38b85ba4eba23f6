import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { BeginDialog } from './begin/BeginDialog.tsx'
import { ProcedureEditor } from './form/ProcedureEditor.tsx'
import { readProceduresAddress } from './list/list-address.ts'
import { ProcedureEvents } from './record/ProcedureEvents.tsx'
import { Ways } from './record/Ways.tsx'

const context = preparePages()

const audit = (change: Partial<Procedure> = {}): Procedure => ({
  id: '5',
  type: 'INVENTORY_AUDIT',
  number: 'IA-2026-001',
  title: 'Store 2',
  status: 'ONGOING',
  step: 'reconciling',
  objectsCount: 3,
  checkedCount: 1,
  uncheckedCount: 2,
  managersCount: 1,
  managers: [{ id: '7', name: 'Anna Kowalska' }],
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 4,
  values: { scope: 'All of store 2' },
  earlierValues: [],
  team: [],
  moves: [
    { step: 'running', status: 'ONGOING', unmet: [] },
    { step: 'reconciled', status: 'DONE', unmet: ['checked'] },
  ],
  may: { edit: true, close: true, delete: true },
  createdAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  ...change,
})

const put = () => undefined

test('Only types one may start are offered, those to come cannot be chosen; a double click begins one [C-P01] [C-P03]', async () => {
  signInAs(aUser(['loan-out-start', 'condition-check-start']))
  const network = context.network
  network.on('GET /api/v1/procedures/users', { json: { result: [{ id: '8', name: 'Bert Nowak' }] } })
  network.on('POST /api/v1/procedures', { json: audit({ id: '9' }) })
  const begun: string[] = []
  await renderPage(<BeginDialog onClose={put} onBegun={({ id }) => begun.push(id)} />)
  const radios = await screen.findAllByRole('radio', { hidden: true })
  expect(radios.map(radio => (radio as HTMLInputElement).disabled)).toEqual([false, false, true, true])
  expect(screen.getByText('Beta')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Begin', hidden: true })
  await userEvent.click(button)
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(network.to('POST /api/v1/procedures')).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Title'), '  Silver for Toruń ')
  await act(async () => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(begun).toEqual(['9']))
  const [sent, ...others] = network.to('POST /api/v1/procedures')
  expect(others).toEqual([])
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    type: 'LOAN_OUT',
    title: 'Silver for Toruń',
    managers: ['7'],
  })
})

test('What speaks against a step is said, and a reason asked for, also where it turned out meanwhile [C-P02]', async () => {
  signInAs(aUser(['inventory-audit-edit']))
  const { network } = context
  const free = audit({ moves: [{ step: 'reconciled', status: 'DONE', unmet: [] }] })
  network.on('PUT /api/v1/procedures/5/status', {
    status: 400,
    json: {
      status: 400,
      error: 'invalid_input',
      message: 'Say why',
      fields: {},
      data: { unmet: ['checked'] },
    },
  })
  let moved: Procedure | undefined
  await renderPage(
    <Ways
      procedure={free}
      put={answer => {
        moved = answer
      }}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Next: Reconciled' }))
  expect(await screen.findByText('Not every object has been checked')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Go on', hidden: true }))
  expect(dialog.getByRole('alert', { hidden: true }).textContent).toMatch(/Say why/)
  await userEvent.type(dialog.getByLabelText('Why it is done'), 'Two are on loan')
  network.on('PUT /api/v1/procedures/5/status', { json: audit({ status: 'DONE', step: 'reconciled' }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Go on', hidden: true }))
  await waitFor(() => expect(moved?.step).toBe('reconciled'))
  expect(JSON.parse(network.to('PUT /api/v1/procedures/5/status').at(-1)?.body ?? '')).toEqual({
    step: 'reconciled',
    reason: 'Two are on loan',
  })
})

test('Of two who save, what both changed is asked about, the title too, and all else is merged [C-P03]', async () => {
  signInAs(aUser(['inventory-audit-edit']))
  const { network } = context
  const theirs = audit({ title: 'Store two', version: 5, values: { scope: 'Shelves 1 to 4' } })
  network.on('PUT /api/v1/procedures/5', {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'Changed', data: theirs },
  })
  await renderPage(
    <ProcedureEditor
      declaration={inventoryAudit as unknown as ProcedureDeclaration}
      procedure={audit()}
      put={put}
      onOutdated={put}
    />,
  )
  const title = await screen.findByLabelText(/^Title/)
  expect(screen.getByRole('combobox', { name: 'Locations to check' })).toBeTruthy()
  await userEvent.clear(title)
  await userEvent.type(title, 'Store 2, west')
  const save = screen.getByRole('button', { name: 'Save changes' })
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  await userEvent.click(save)
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.getByText('Store two')).toBeTruthy()
  expect(dialog.queryByText('Shelves 1 to 4')).toBeNull()
  network.on('PUT /api/v1/procedures/5', { json: audit({ version: 6, title: 'Store 2, west' }) })
  await userEvent.click(dialog.getAllByRole('button', { hidden: true }).at(-1) as HTMLElement)
  await waitFor(() => expect(network.to('PUT /api/v1/procedures/5')).toHaveLength(2))
  expect(JSON.parse(network.to('PUT /api/v1/procedures/5').at(-1)?.body ?? '')).toMatchObject({
    version: 5,
    title: 'Store 2, west',
    values: { scope: 'Shelves 1 to 4' },
  })
})

test('What happened is told in words: who, why, what spoke against it, and what went on by itself [C-P02]', async () => {
  signInAs(aUser(['inventory-audit-read']))
  const event = (kind: string, details: object) => ({
    id: kind,
    kind,
    by: 'Anna',
    who: 'member',
    at: '2026-11-20T08:00:00.000Z',
    details,
  })
  const way = { from: 'reconciling', to: 'reconciled' }
  context.network.on('GET /api/v1/procedures/5/events', {
    json: {
      result: [
        { ...event('moved', { ...way, unmet: ['checked'], reason: 'Two are on loan' }), id: '9' },
        event('moved', { ...way, unmet: [], byItself: true }),
        event('attached', { attachmentType: 'OTHER' }),
        event('objectsAdded', { count: 2 }),
        {
          ...event('changed', {
            onBehalfOf: 'Bert',
            changes: [{ path: 'scope', kind: 'set', before: 'All', after: 'Shelf 4' }],
            people: { before: { managers: ['Anna'] }, after: { managers: ['Anna', 'Carla'] } },
          }),
        },
        { ...event('changed', { changes: [] }), id: '2', who: 'house', by: '' },
        { ...event('answered', {}), who: 'outside', by: 'Muzeum Toruń' },
        event('begun', {}),
      ],
      more: false,
    },
  })
  await renderPage(<ProcedureEvents procedure={audit()} />)
  const told = await screen.findAllByRole('listitem')
  const words = told.map(item => item.textContent ?? '').join(' ')
  expect(words).toMatch(/From “Reconciling” to “Reconciled”Not every object has been checkedTwo are on loan/)
  expect(words).toMatch(/by itself: the last object.*File attached: Other document.*2 objects added.*Begun/)
  expect(words).toMatch(/Anna in the name of Bert.*Scope.*All.*Shelf 4.*Managers.*Anna.*Anna, Carla/)
  expect(words).toMatch(/Vitrine, by itself ·.*Muzeum Toruń, through the room ·/)
})

test('The address of the list keeps what it knows, and nothing else', () => {
  const known = { q: 'silver', type: 'LOAN_OUT', status: 'DONE', mine: 'true', due: 'soon', page: 2 }
  expect(readProceduresAddress({ ...known, mine: true })).toEqual(known)
  expect(readProceduresAddress({ q: '', type: 'x', status: 'LOST', mine: 'no', due: 1, page: -1 })).toEqual(
    {},
  )
})

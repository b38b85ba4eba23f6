import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardArea } from '../cards/card-area.ts'
import { EditPage } from '../cards/record/edit/EditPage.tsx'
import { HistoryTab } from '../cards/record/history/HistoryTab.tsx'
import { RecordModulesContext } from '../cards/record/view/record-slots.ts'
import { TermPickerContext } from '../fields/term/term-picker.ts'
import { aProcedure, aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { TermPicker } from '../vocabularies/picker/TermPicker.tsx'
import { BeginDialog } from './begin/BeginDialog.tsx'
import { readProceduresAddress } from './list/list-address.ts'
import { procedureSlots } from './record/procedure-slots.tsx'
import { StepActions } from './record/StepActions.tsx'

const context = preparePages()

const audit = (change: Partial<Procedure> = {}) =>
  aProcedure({
    type: 'INVENTORY_AUDIT',
    number: 'IA-2026-001',
    title: 'Store 2',
    step: 'reconciling',
    objectsCount: 3,
    checkedCount: 1,
    uncheckedCount: 2,
    managers: [{ id: '7', name: 'Anna Kowalska' }],
    values: { scope: 'All of store 2' },
    moves: [
      { step: 'running', status: 'ONGOING', unmet: [] },
      { step: 'reconciled', status: 'DONE', unmet: ['checked'] },
    ],
    ...change,
  })

const put = () => undefined

test('Only types one may start are offered, none chosen beforehand; a double click begins one [C-P01] [C-P03]', async () => {
  signInAs(aUser(['loan-out-start', 'condition-check-start']))
  const network = context.network
  network.on('GET /api/v1/procedures/users', { json: { result: [{ id: '8', name: 'Bert Nowak' }] } })
  network.on('POST /api/v1/procedures', { json: audit({ id: '9' }) })
  const { router } = await renderPage(<BeginDialog onClose={put} />)
  const radios = await screen.findAllByRole('radio', { hidden: true })
  expect(radios.map(radio => (radio as HTMLInputElement).disabled)).toEqual([false, false])
  expect(screen.getByText('Beta')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Start', hidden: true })
  await userEvent.click(button)
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(network.to('POST /api/v1/procedures')).toHaveLength(0)
  await userEvent.click(screen.getByRole('radio', { name: /Loan out/, hidden: true }))
  await userEvent.type(screen.getByLabelText('Title'), '  Silver for Toruń ')
  await act(async () => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/procedures/9/edit'))
  const [sent, ...others] = network.to('POST /api/v1/procedures')
  expect(others).toEqual([])
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    type: 'LOAN_OUT',
    title: 'Silver for Toruń',
    managers: ['7'],
  })
})

test('Unmet conditions of a step are shown and a reason is requested, even if they arose in the meantime [C-P02]', async () => {
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
    <StepActions
      procedure={free}
      put={answer => {
        moved = answer
      }}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Move to: Reconciled' }))
  expect(await screen.findByText('Some objects have not been checked')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Continue', hidden: true }))
  expect(dialog.getByRole('alert', { hidden: true }).textContent).toMatch(/Give a reason/)
  await userEvent.type(dialog.getByLabelText('Reason'), 'Two are on loan')
  network.on('PUT /api/v1/procedures/5/status', { json: audit({ status: 'DONE', step: 'reconciled' }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Continue', hidden: true }))
  await waitFor(() => expect(moved?.step).toBe('reconciled'))
  expect(JSON.parse(network.to('PUT /api/v1/procedures/5/status').at(-1)?.body ?? '')).toEqual({
    step: 'reconciled',
    reason: 'Two are on loan',
  })
})

const area = cardArea(inventoryAudit)
const lock = {
  isLockedBySomeoneElse: false,
  isLockedElsewhere: false,
  userThatLocked: 'Anna Kowalska',
  userIdThatLocked: '7',
  userName: 'Anna Kowalska',
  lockedSince: '2026-11-20T08:00:00.000Z',
}
const abilities = {
  edit: true,
  delete: true,
  publish: false,
  link: true,
  share: true,
  download: true,
  restore: true,
  takeOver: false,
}

/** The record of the audit. */
const record = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: '5',
  type: { id: cardTypes.inventoryAudit, name: 'INVENTORY_AUDIT' },
  version: 4,
  incrementalNumber: 1,
  number: 'IA-2026-001',
  heading: 'Store 2',
  subtitle: '',
  thumbnailUrl: null,
  fileCoverId: null,
  publishedOnWeb: false,
  completeness: 100,
  missing: [],
  lock,
  abilities,
  createdAt: '2026-11-01T08:00:00.000Z',
  createdBy: { id: '7', name: 'Anna Kowalska' },
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: { id: '7', name: 'Anna Kowalska' },
  deletedAt: null,
  files: [],
  relatedEntities: [],
  relatedEntitiesCount: {},
  draft: null,
  earlierValues: [],
  title: 'Store 2',
  procedureNumber: 'IA-2026-001',
  status: { id: 2 },
  step: { id: 4 },
  scope: 'All of store 2',
  ...change,
})
const address = '/api/v1/inventory-audits/5'

async function editing() {
  signInAs(aUser(['inventory-audit-read', 'inventory-audit-edit']))
  const { network } = context
  network.on(`GET ${address}`, { json: record() })
  network.on(`PUT ${address}/lock`, { json: lock })
  network.on(`DELETE ${address}/lock`, { status: 204 })
  network.on(`PUT ${address}/draft`, { status: 204 })
  await renderPage(
    <TermPickerContext value={TermPicker}>
      <EditPage area={area} id="5" />
    </TermPickerContext>,
  )
  const title = await screen.findByLabelText(/^Title/)
  const save = screen.getByRole('button', { name: 'Save changes' })
  await waitFor(() => expect(title.hasAttribute('readonly')).toBe(false))
  return { network, title, save }
}

test('Of two who save, what both changed is asked about, the title too, and all else is merged [C-P03]', async () => {
  const { network, title, save } = await editing()
  expect(screen.getByRole('combobox', { name: 'Locations to check' })).toBeTruthy()
  await userEvent.clear(title)
  await userEvent.type(title, 'Store 2, west')
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  const theirs = record({ title: 'Store two', heading: 'Store two', version: 5, scope: 'Shelves 1 to 4' })
  network.on(`GET ${address}`, { json: theirs })
  network.on(`PUT ${address}`, {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'Changed', data: { paths: ['title', 'scope'] } },
  })
  await userEvent.click(save)
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.getByText('Store two')).toBeTruthy()
  expect(dialog.queryByText('Shelves 1 to 4')).toBeNull()
  network.on(`PUT ${address}`, { json: record({ version: 6, title: 'Store 2, west' }) })
  await userEvent.click(dialog.getAllByRole('button', { hidden: true }).at(-1) as HTMLElement)
  await waitFor(() => expect(network.to(`PUT ${address}`).at(-1)?.body).toMatch(/"version":5/))
  expect(JSON.parse(network.to(`PUT ${address}`).at(-1)?.body ?? '')).toMatchObject({
    version: 5,
    title: 'Store 2, west',
    scope: 'Shelves 1 to 4',
  })
})

test('Edits stay visible when the procedure is closed in the meantime, and cannot be saved [C-P02] [C-K05]', async () => {
  const { network, title, save } = await editing()
  await userEvent.type(title, ', west')
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  const closed = { version: 5, status: { id: 4 }, abilities: { ...abilities, edit: false, link: false } }
  network.on(`GET ${address}`, { json: record(closed) })
  network.on(`PUT ${address}`, {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'Closed', data: { paths: ['status'] } },
  })
  await userEvent.click(save)
  expect(await screen.findByText(/Someone has closed this procedure/)).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('Store 2, west')
  expect(save.hasAttribute('disabled')).toBe(true)
})

test('The history is in words: the user, the reason, unmet conditions, and automatic steps [C-P02]', async () => {
  signInAs(aUser(['inventory-audit-read']))
  let version = 20
  const person = { id: '7', name: 'Anna' }
  const revision = (action: string, details?: object, change: object = {}) => ({
    version: version--,
    at: '2026-11-20T08:00:00.000Z',
    by: person,
    outsider: null,
    onBehalfOf: null,
    action,
    operationId: null,
    changes: details ? [{ path: '@event', kind: 'set', before: null, after: details }] : [],
    ...change,
  })
  const way = { from: 'reconciling', to: 'reconciled' }
  const scope = { path: 'scope', kind: 'set', before: 'All', after: 'Shelf 4' }
  const people = { before: { managers: ['Anna'] }, after: { managers: ['Anna', 'Carla'] } }
  const lineChange = { path: 'note', kind: 'set', before: null, after: 'Seen' }
  context.network.on(`GET ${address}/revisions`, {
    json: {
      result: [
        revision('moved', { ...way, unmet: ['checked'], reason: 'Two are on loan' }),
        revision('moved', { ...way, unmet: [], byItself: true }),
        revision('attached', { attachmentType: 'OTHER' }),
        revision('objectsAdded', { count: 2 }),
        revision('objectChanged', { number: 'A 7', changes: [lineChange] }),
        revision(
          'changed',
          {},
          {
            onBehalfOf: { id: '8', name: 'Bert' },
            changes: [scope, { path: '@event', kind: 'set', before: null, after: { people } }],
          },
        ),
        revision('changed', undefined, { by: null }),
        revision('answered', {}, { by: null, outsider: 'Muzeum Toruń' }),
        revision('linked', { number: 'CC-2026-002' }),
        revision('begun', { number: 'OE-2026-001' }),
      ],
      hasMore: false,
    },
  })
  await renderPage(
    <RecordModulesContext value={{ slotsOf: () => procedureSlots(inventoryAudit) }}>
      <HistoryTab area={area} card={record({ version: 20 }) as unknown as CardAnswer} put={put} />
    </RecordModulesContext>,
  )
  const entries = await screen.findAllByRole('listitem')
  const words = entries.map(item => item.textContent ?? '').join(' ')
  expect(words).toMatch(
    /From “Reconciling” to “Reconciled”.*Some objects have not been checkedTwo are on loan/,
  )
  expect(words).toMatch(/automatically: all objects.*File attached: Other document.*2 objects added.*Started/)
  expect(words).toMatch(/A 7 edited.*Note.*Seen/)
  expect(words).toMatch(/Anna on behalf of Bert/)
  expect(words).toMatch(/Managers.*Anna.*Anna, Carla/)
  expect(words).toMatch(/Scope.*All.*Shelf 4/)
  expect(words).toMatch(/· Vitrine, automatically/)
  expect(words).toMatch(/· Muzeum Toruń, through the portal/)
  expect(words).toMatch(/Continued in CC-2026-002.*Started from OE-2026-001/)
})

test('The address of the list keeps what it knows, and nothing else', () => {
  const known = { q: 'silver', type: 'LOAN_OUT', status: 'DONE', mine: 'true', due: 'soon', page: 2 }
  expect(readProceduresAddress({ ...known, mine: true })).toEqual(known)
  expect(readProceduresAddress({ q: '', type: 'x', status: 'LOST', mine: 'no', due: 1, page: -1 })).toEqual(
    {},
  )
})

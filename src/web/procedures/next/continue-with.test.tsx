import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { LinkedProcedure } from '#model/api/procedures/links.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { aProcedure, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { ContinueWith } from './ContinueWith.tsx'
import { LinkedProcedures } from './LinkedProcedures.tsx'

const context = preparePages()
const all = ['loan-out-edit', 'condition-check-start'] as const

const loan = (change: Partial<Procedure> = {}) =>
  aProcedure({
    type: 'LOAN_OUT',
    number: 'LO-2026-001',
    title: 'Silver for Toruń',
    step: 'preparing',
    objectsCount: 3,
    uncheckedCount: 3,
    ...change,
  })

const check: LinkedProcedure = {
  id: '8',
  type: 'CONDITION_CHECK',
  number: 'CC-2026-004',
  title: 'Silver for Toruń',
  status: 'TODO',
  step: 'planned',
  objectsCount: 2,
  checkedCount: 0,
  kind: 'departure',
  isBegunForThis: true,
}

const object = (id: string) => ({
  catalogueObjectId: id,
  number: `MV ${id}`,
  title: `Cup ${id}`,
  thumbnailUrl: null,
  status: 'NOT_CHECKED',
  checkedAt: null,
  checkedBy: '',
  availability: 'AVAILABLE',
  lost: null,
  exceeds: [],
  relatedCardsCount: 0,
  deleted: false,
  values: {},
  earlierValues: [],
  version: 1,
})

const answer = (links: readonly LinkedProcedure[] = []) => {
  const { network } = context
  network.on('GET /api/v1/procedures/5/links', { json: { result: links } })
  network.on('GET /api/v1/procedures/5/objects', {
    json: { result: [object('1'), object('2')], totalSize: 2 },
  })
  return network
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))

test('A procedure proposes what follows at its step, offers the rest in a menu, and takes along the objects chosen; a double click begins one [C-P07]', async () => {
  signInAs(aUser([...all]))
  const network = answer()
  network.on('POST /api/v1/procedures/5/become', { json: loan({ id: '9', type: 'CONDITION_CHECK' }) })
  const { router } = await renderPage(<ContinueWith procedure={loan()} />)
  await screen.findByRole('button', { name: 'Continue with: Condition check on departure' })
  await press('Continue with…')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Condition check on arrival at the borrower',
    'Condition check on return',
  ])
  await userEvent.keyboard('{Escape}')
  await press('Continue with: Condition check on departure')
  expect(await screen.findByText('Objects with a different decision are left out.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Selected (0)'))
  await press('Start')
  expect(screen.getByText('Select at least one object')).toBeTruthy()
  await userEvent.click(await screen.findByLabelText(/Cup 2/))
  const start = screen.getByRole('button', { name: 'Start', hidden: true })
  await act(async () => {
    start.click()
    start.click()
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/procedures/9'))
  const [sent, ...others] = network.to('POST /api/v1/procedures/5/become')
  expect(others).toEqual([])
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    type: 'CONDITION_CHECK',
    as: 'departure',
    title: 'Silver for Toruń',
    objectIds: ['2'],
    besides: [],
  })
})

test('What was begun before is named, also when somebody else has just begun it, and another one is begun on purpose [C-P07]', async () => {
  signInAs(aUser([...all]))
  const network = answer()
  const { id, number, title } = check
  network.on('POST /api/v1/procedures/5/become', {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'x', data: { id, number, title } },
  })
  await renderPage(<ContinueWith procedure={loan()} />)
  await press('Continue with: Condition check on departure')
  await screen.findByLabelText('All (2)')
  await press('Start')
  expect(await screen.findByText(/CC-2026-004/)).toBeTruthy()
  network.on('POST /api/v1/procedures/5/become', { json: loan({ id: '9' }) })
  await press('Start another')
  await waitFor(() => expect(network.to('POST /api/v1/procedures/5/become')).toHaveLength(2))
  expect(JSON.parse(network.to('POST /api/v1/procedures/5/become')[1]?.body ?? '')).toMatchObject({
    besides: ['8'],
  })
})

test('What was begun is not proposed again, but stays in the menu [C-P07]', async () => {
  signInAs(aUser([...all]))
  answer([check])
  await renderPage(
    <>
      <ContinueWith procedure={loan()} />
      <LinkedProcedures procedureId="5" />
    </>,
  )
  await screen.findByText('CC-2026-004')
  expect(screen.queryByRole('button', { name: /Continue with:/ })).toBeNull()
  await press('Continue with…')
  expect(await screen.findByRole('menuitem', { name: 'Condition check on departure' })).toBeTruthy()
})

test('Nothing is offered to those who may not start it or edit this one, nor once it is closed or in the trash [C-P02] [P-P04]', async () => {
  signInAs(aUser([...all]))
  const { may } = loan()
  await renderPage(
    <>
      <ContinueWith procedure={loan({ may: { ...may, edit: false } })} />
      <ContinueWith procedure={loan({ deletedAt: '2026-11-21T08:00:00.000Z' })} />
    </>,
  )
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  signInAs(aUser(['loan-out-edit']))
  await renderPage(<ContinueWith procedure={loan()} />)
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
})

test('The page of a procedure shows where it came from and what it continues in [C-P07]', async () => {
  signInAs(aUser(['loan-out-read']))
  answer([check, { ...check, id: '3', kind: 'became', isBegunForThis: false, number: 'CC-2026-001' }])
  await renderPage(<LinkedProcedures procedureId="5" />)
  const next = within(await screen.findByRole('region', { name: 'Continued in' }))
  expect(next.getByText(/Condition check on departure/).textContent).toContain('CC-2026-004')
  const before = within(screen.getByRole('region', { name: 'Started from' }))
  expect(before.getByText(/Condition check ·/).textContent).toContain('CC-2026-001')
  expect(before.getByRole('link').getAttribute('href')).toBe('/app/procedures/3')
})

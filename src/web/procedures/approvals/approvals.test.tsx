import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Approval } from '#model/api/procedures/approvals.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { serverNews } from '../../platform/events/news.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { Approvals } from './Approvals.tsx'

const context = preparePages()
const address = '/api/v1/procedures/5/approvals'

const acquisition = (change: Partial<Procedure> = {}): Procedure => ({
  id: '5',
  type: 'ACQUISITION',
  number: 'AQ-2026-001',
  title: 'Two coins',
  status: 'ONGOING',
  step: 'examined',
  objectsCount: 0,
  checkedCount: 0,
  uncheckedCount: 0,
  managersCount: 1,
  managers: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 4,
  values: {},
  earlierValues: [],
  team: [],
  moves: [],
  may: { edit: true, close: true, delete: true },
  createdAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  ...change,
})
const reader = { may: { edit: false, close: false, delete: false } }

const request = (id: string, change: Partial<Approval> = {}): Approval => ({
  id,
  step: 'approved',
  name: 'Bert Nowak',
  isMine: false,
  message: '',
  askedAt: '2026-11-20T08:00:00.000Z',
  askedBy: 'Anna Rossi',
  answer: 'OPEN',
  answeredAt: null,
  words: '',
  counts: false,
  changedSince: false,
  read: null,
  ...change,
})
const answered = (id: string, change: Partial<Approval> = {}) =>
  request(id, {
    answer: 'AGREED',
    answeredAt: '2026-11-21T08:00:00.000Z',
    counts: true,
    ...change,
  })

const listed = (requests: readonly Approval[]) => {
  context.network.on(`GET ${address}`, { json: { result: requests } })
  return context.network
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const bodyOf = (start: string) => JSON.parse(context.network.to(start)[0]?.body ?? '')

test('The requests are listed with their answers and words; each person counts once, by their last answer', async () => {
  signInAs(aUser(['acquisition-edit']))
  listed([
    answered('1', { answer: 'DECLINED', counts: false, words: 'Too dear' }),
    answered('2', { words: 'Fine now', changedSince: true }),
    request('3', { name: 'Ewa Żak' }),
  ])
  await renderPage(<Approvals procedure={acquisition()} />)
  const region = await screen.findByRole('region', { name: 'Approvals for the step “Approved”: 1 of 2' })
  const rows = within(region).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bert NowakNot approved21/11/2026Answered again laterWithdrawToo dear',
    'Bert NowakApprovedChanged since21/11/2026WithdrawFine now',
    'Ewa ŻakWaitingasked on 20/11/2026Withdraw',
  ])
  expect(screen.queryByText(/On hold/)).toBeNull()
})

test('Who was asked answers on the page, and can change the answer until the step is taken', async () => {
  signInAs(aUser(['acquisition-read']))
  const mine = { isMine: true, message: 'Before the auction, please' }
  const network = listed([request('1', mine)])
  network.on(`POST ${address}/1/answer`, {
    json: { result: [answered('1', { ...mine, answer: 'DECLINED', words: 'Too dear' })] },
  })
  const { unmount } = await renderPage(<Approvals procedure={acquisition(reader)} />)
  expect(await screen.findByText('Before the auction, please')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Comment (optional)'), 'Too dear')
  await press('Do not approve')
  expect(await screen.findByText(/On hold/)).toBeTruthy()
  expect(bodyOf(`POST ${address}/1/answer`)).toEqual({ agrees: false, words: 'Too dear' })
  expect(document.activeElement?.textContent).toContain('0 of 2')
  await press('Change answer')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Too dear')
  unmount()
  await renderPage(<Approvals procedure={acquisition({ ...reader, step: 'approved' })} />)
  await screen.findByText('Not approved')
  expect(screen.queryByRole('button')).toBeNull()
})

test('Approval is asked of members and people outside; empty rows are nobody, and wrong addresses are marked', async () => {
  signInAs(aUser(['acquisition-edit']))
  const network = listed([])
  network.on('GET /api/v1/procedures/users', { json: { result: [{ id: '8', name: 'Bert Nowak' }] } })
  await renderPage(<Approvals procedure={acquisition()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for approval…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Step')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(dialog.getByText('Name at least one person')).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'Bert Nowak', hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
  await userEvent.type(dialog.getByLabelText('Name of person 2'), 'Ewa Żak')
  await userEvent.type(dialog.getByLabelText('E-mail of person 2'), 'ewa')
  network.on(`POST ${address}`, {
    status: 400,
    json: {
      status: 400,
      error: 'invalid_input',
      message: 'x',
      fields: { 'people.0.email': 'No e-mail address' },
    },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('No e-mail address')
  const email = dialog.getByLabelText('E-mail of person 2')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(email, '@example.org')
  await userEvent.type(dialog.getByLabelText('Message (optional)'), 'Please')
  network.on(`POST ${address}`, {
    status: 201,
    json: { result: [request('1'), request('2', { name: 'Ewa Żak' })] },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Ewa Żak')).toBeTruthy()
  expect(JSON.parse(network.to(`POST ${address}`)[1]?.body ?? '')).toEqual({
    step: 'approved',
    accounts: ['8'],
    people: [{ name: 'Ewa Żak', email: 'ewa@example.org' }],
    message: 'Please',
  })
})

test('A request is withdrawn after a question, and an answer given elsewhere appears by itself', async () => {
  signInAs(aUser(['acquisition-edit']))
  const network = listed([request('1')])
  network.on(`DELETE ${address}/1`, { json: { result: [] } })
  await renderPage(<Approvals procedure={acquisition()} />)
  expect(await screen.findByText('Waiting')).toBeTruthy()
  listed([answered('1')])
  act(() => serverNews.publish({ name: 'procedure.changed', data: { id: '5' } }))
  expect(await screen.findByRole('region', { name: /1 of 2/ })).toBeTruthy()
  await press('Withdraw request to Bert Nowak')
  await press('Withdraw')
  await waitFor(() => expect(screen.queryByText('Bert Nowak')).toBeNull())
})

test('Nobody is asked by those who may only read, nor about a step that is taken or a type that needs no approval', async () => {
  signInAs(aUser(['acquisition-read']))
  listed([])
  await renderPage(
    <>
      <Approvals procedure={acquisition(reader)} />
      <Approvals procedure={acquisition({ step: 'approved' })} />
      <Approvals procedure={acquisition({ type: 'LOAN_OUT', id: '6', step: 'preparing' })} />
    </>,
  )
  expect(await screen.findAllByRole('region')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
  expect(context.network.to('GET /api/v1/procedures/6')).toEqual([])
})

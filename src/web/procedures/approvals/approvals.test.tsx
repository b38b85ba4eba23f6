import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Approval } from '#model/api/procedures/approvals.ts'
import { serverNews } from '../../platform/events/news.ts'
import { aProcedure, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { Approvals } from './Approvals.tsx'

const context = preparePages()
const address = '/api/v1/procedures/5/approvals'

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
  email: null,
  mark: null,
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
  await renderPage(<Approvals procedure={aProcedure()} />)
  const region = await screen.findByRole('region', { name: 'Approvals for the step “Approved”: 1 of 2' })
  const rows = within(region).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bert NowakNot approved21/11/2026Replaced by a later answerToo dear',
    'Bert NowakApprovedChanged since21/11/2026Fine now',
    'Ewa ŻakWaitingasked on 20/11/2026Withdraw',
  ])
  expect(screen.queryByText(/On hold/)).toBeNull()
})

test('Who was asked answers on the page, and can change the answer until the step is taken', async () => {
  signInAs(aUser(['acquisition-read']))
  const mine = { isMine: true, message: 'Before the auction, please', mark: 'of-what-is-read' }
  const network = listed([request('1', mine)])
  network.on(`POST ${address}/1/answer`, {
    json: { result: [answered('1', { ...mine, answer: 'DECLINED', words: 'Too dear' })] },
  })
  const { unmount } = await renderPage(<Approvals procedure={aProcedure(reader)} />)
  expect(await screen.findByText('Before the auction, please')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Comment (optional)'), 'Too dear')
  await press('Do not approve')
  expect(await screen.findByText(/On hold/)).toBeTruthy()
  expect(bodyOf(`POST ${address}/1/answer`)).toEqual({
    agrees: false,
    words: 'Too dear',
    mark: 'of-what-is-read',
  })
  expect(document.activeElement?.textContent).toContain('0 of 2')
  await press('Change answer')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Too dear')
  unmount()
  await renderPage(<Approvals procedure={aProcedure({ ...reader, step: 'approved' })} />)
  await screen.findByText('Not approved')
  expect(screen.queryByRole('button')).toBeNull()
})

test('An answer about content that has changed since is refused with the reason; what was typed stays, and goes with the new mark', async () => {
  signInAs(aUser(['acquisition-read']))
  const network = listed([request('1', { isMine: true, mark: 'before' })])
  const message = 'The procedure has been changed in the meantime'
  network.on(`POST ${address}/1/answer`, { status: 409, json: { status: 409, error: 'conflict', message } })
  await renderPage(<Approvals procedure={aProcedure(reader)} />)
  await userEvent.type(await screen.findByLabelText('Comment (optional)'), 'Too dear')
  listed([request('1', { isMine: true, mark: 'after' })])
  await press('Do not approve')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Too dear')
  await waitFor(() => expect(network.to(`GET ${address}`)).toHaveLength(2))
  network.on(`POST ${address}/1/answer`, { json: { result: [answered('1', { isMine: true })] } })
  await press('Do not approve')
  await waitFor(() => expect(network.to(`POST ${address}/1/answer`)).toHaveLength(2))
  expect(JSON.parse(network.to(`POST ${address}/1/answer`)[1]?.body ?? '')).toEqual({
    agrees: false,
    words: 'Too dear',
    mark: 'after',
  })
})

test('Approval is asked of members and people outside; empty rows are nobody, and wrong addresses are marked', async () => {
  signInAs(aUser(['acquisition-edit']))
  const network = listed([])
  network.on('GET /api/v1/procedures/users', { json: { result: [{ id: '8', name: 'Bert Nowak' }] } })
  await renderPage(<Approvals procedure={aProcedure()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for approval…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Step')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(dialog.getByText('Add at least one person')).toBeTruthy()
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

test('A request without an answer is withdrawn after a question, and an answer given elsewhere appears by itself', async () => {
  signInAs(aUser(['acquisition-edit']))
  const ewa = request('3', { name: 'Ewa Żak' })
  const network = listed([request('1'), ewa])
  network.on(`DELETE ${address}/3`, { json: { result: [answered('1')] } })
  await renderPage(<Approvals procedure={aProcedure()} />)
  expect(await screen.findAllByText('Waiting')).toHaveLength(2)
  listed([answered('1'), ewa])
  act(() => serverNews.publish({ name: 'procedure.changed', data: { id: '5' } }))
  expect(await screen.findByRole('region', { name: /1 of 2/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw request to Bert Nowak' })).toBeNull()
  await press('Withdraw request to Ewa Żak')
  await press('Withdraw')
  await waitFor(() => expect(screen.queryByText('Ewa Żak')).toBeNull())
})

test('Nobody is asked by those who may only read, nor about a step that is taken or a type that needs no approval', async () => {
  signInAs(aUser(['acquisition-read']))
  listed([])
  await renderPage(
    <>
      <Approvals procedure={aProcedure(reader)} />
      <Approvals procedure={aProcedure({ step: 'approved' })} />
      <Approvals procedure={aProcedure({ type: 'LOAN_OUT', id: '6', step: 'preparing' })} />
    </>,
  )
  expect(await screen.findAllByRole('region')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
  expect(context.network.to('GET /api/v1/procedures/6')).toEqual([])
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createTokenStore } from '../../platform/session/tokens.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { aUser, tokens } from '../../testing/fixtures.ts'
import { forgetBrowser } from '../../testing/open-tab.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { NamesForm } from './PersonSection.tsx'

const context = preparePages()
afterEach(forgetBrowser)

function Names() {
  const { currentUser } = useSession()
  return currentUser ? <NamesForm saved={currentUser} /> : null
}

const button = () => screen.getByRole('button', { name: 'Save' })

test('After saving, the focus stays where it was [P-R15]', async () => {
  signInAs(aUser())
  createTokenStore({ document, secure: false, now: Date.now }).write(tokens('a'), { loggedAs: false })
  context.network.on('PUT /api/v1/me', { status: 204 })
  context.network.on('GET /api/v1/me', { json: aUser([], { firstName: 'Ewa' }) })
  await renderPage(<Names />)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.type(screen.getByLabelText('First name'), 'Ewa')
  expect(button().getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button())
  await waitFor(() => expect(context.network.to('PUT /api/v1/me')).toHaveLength(1))
  expect(document.activeElement).toBe(button())
})

test('Saving with a wrong field leads to that field [P-R15] [P-E04]', async () => {
  signInAs(aUser())
  await renderPage(<Names />)
  await userEvent.clear(screen.getByLabelText('Last name'))
  await userEvent.click(button())
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  expect(context.network.sent).toEqual([])
})

test('A field the server refuses gets the focus too [P-R15] [P-E04]', async () => {
  signInAs(aUser())
  const fields = { firstName: 'This value is not of the right kind' }
  context.network.on('PUT /api/v1/me', {
    status: 400,
    json: { status: 400, error: 'invalid_input', message: 'm', fields },
  })
  await renderPage(<Names />)
  await userEvent.type(screen.getByLabelText('First name'), 'x')
  await userEvent.click(button())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  expect(screen.getByText(fields.firstName)).toBeTruthy()
})

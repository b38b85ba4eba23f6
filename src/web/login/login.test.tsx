import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { session } from '../platform/client.ts'
import { NewPassword } from '../reset-password/NewPassword.tsx'
import { RequestLink } from '../reset-password/RequestLink.tsx'
import { aConfiguration, aUser, tokens } from '../testing/fixtures.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { LoginPage } from './LoginPage.tsx'

const context = preparePages()
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })

describe('The login page', () => {
  test('has its titles, the language buttons with full names, the link and the slogan [P-S01] [P-S02]', async () => {
    await renderPage(<LoginPage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Login to Vitrine' })).toBeTruthy()
    expect(screen.getByText('Enter your details below')).toBeTruthy()
    const names = screen.getAllByRole('radio').map(button => button.getAttribute('aria-label'))
    expect(names).toEqual(['English', 'Italiano', 'Deutsch', 'Polski'])
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/reset-password',
    )
    expect(screen.getAllByText(/^A game changer for museum professionals/)).toBeTruthy()
  })

  test('keeps the button shut until e-mail and password can be right [P-A07]', async () => {
    await renderPage(<LoginPage />)
    expect(submit().disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo')
    await userEvent.type(screen.getByLabelText('Password'), 'x')
    expect(submit().disabled).toBe(true)
    expect(screen.getByText('E-mail is not valid')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('E-mail'), '.museum')
    expect(submit().disabled).toBe(false)
    expect(screen.queryByText('E-mail is not valid')).toBeNull()
  })

  test('shows why it was refused, in the words of the server [P-A07]', async () => {
    const json = {
      status: 400,
      error: 'invalid_grant',
      message: 'm',
      error_description: 'E-mail or password is not right',
    }
    context.network.on('POST /oauth/token', { status: 400, json })
    await renderPage(<LoginPage />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail or password is not right')
  })

  test('says when the server cannot be reached [P-E02]', async () => {
    context.network.on('POST /oauth/token', new TypeError('offline'))
    await renderPage(<LoginPage />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/)
  })

  test('Under maintenance it says so and is shut, except to operators who say they are [P-S09]', async () => {
    session.set(state => ({ ...state, maintenanceMode: true }))
    await renderPage(<LoginPage />)
    expect(screen.getByText('This site is currently under maintenance. Login is disabled.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'I operate this platform' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(false)
  })

  test('A demonstration installation offers its people; others do not [P-S01]', async () => {
    session.set(state => ({ ...state, configuration: aConfiguration({ DEMO: true }) }))
    context.network.on('POST /oauth/token', { json: tokens('demo') })
    context.network.on('GET /api/v1/me', { json: aUser() })
    context.network.on('GET /api/v1/config', { json: aConfiguration({ DEMO: true }) })
    await renderPage(<LoginPage />)
    await userEvent.click(screen.getByRole('button', { name: /viewer@demo\.museum/ }))
    await waitFor(() => expect(session.get().isAuthenticated).toBe(true))
    expect(context.network.to('POST /oauth')[0]?.body).toContain('username=viewer%40demo.museum')
  })
})

describe('Resetting the password', () => {
  test('The request is answered the same way for every address [P-R04] [P-A10]', async () => {
    context.network.on('POST /api/v1/users/reset-password', { status: 204 })
    await renderPage(<RequestLink />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'who@ever.museum')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy()
    expect(context.network.sent[0]?.body).toBe('{"email":"who@ever.museum"}')
  })

  test('The new password is checked against the rule while it is typed [P-R04] [P-A12]', async () => {
    context.network.on('PUT /api/v1/users/reset-password', { status: 204 })
    await renderPage(<NewPassword token="t" />)
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the new password' })
    await userEvent.type(screen.getByLabelText('New password'), 'kustosz')
    expect(screen.getByText('a lower case letter: met')).toBeTruthy()
    expect(screen.getByText('a digit: still missing')).toBeTruthy()
    expect(save().disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('New password'), 'Nr1')
    expect(screen.queryByText(/still missing/)).toBeNull()
    await userEvent.click(save())
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeTruthy()
  })

  test('An expired link says so and offers a new one [P-R04]', async () => {
    context.network.on('PUT /api/v1/users/reset-password', {
      status: 410,
      json: { error: 'gone', message: 'gone' },
    })
    await renderPage(<NewPassword token="old" />)
    await userEvent.type(screen.getByLabelText('New password'), 'Kustosz2026{Enter}')
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { session } from '../platform/client.ts'
import { changeLanguage } from '../platform/i18n/change-language.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { NewPassword, RequestLink } from '../reset-password/ResetPasswordPage.tsx'
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
      error_description: 'Wrong e-mail or password',
    }
    context.network.on('POST /oauth/token', { status: 400, json })
    await renderPage(<LoginPage />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong e-mail or password')
  })

  test('A refusal follows the language, goes when one types, and puts the password in reach [P-A07] [P-S16]', async () => {
    const json = {
      status: 400,
      error: 'invalid_grant',
      message: 'm',
      error_description: 'Wrong e-mail or password',
    }
    context.network.on('POST /oauth/token', { status: 400, json })
    await renderPage(<LoginPage />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    await screen.findByRole('alert')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(document.activeElement).toBe(field)
    expect(field.selectionEnd).toBe('wrong'.length)
    const words: unknown = i18n.getResource('de', 'translation', 'errors.invalid_grant')
    await act(() => changeLanguage('de'))
    expect(screen.getByRole('alert').textContent).toBe(words)
    await act(() => changeLanguage('en'))
    await userEvent.type(field, 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Signed in, a second press does not sign in again while home is loading [P-A07]', async () => {
    context.network.on('POST /oauth/token', { json: tokens('a') })
    context.network.on('GET /api/v1/me', { json: aUser() })
    context.network.on('GET /api/v1/config', { json: aConfiguration({ DEMO: true }) })
    await renderPage(<LoginPage />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}')
    await waitFor(() => expect(session.get().isAuthenticated).toBe(true))
    await userEvent.click(submit())
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    await userEvent.click(screen.getByRole('button', { name: /viewer@demo\.museum/ }))
    expect(submit().getAttribute('aria-busy')).toBe('true')
    expect(context.network.to('POST /oauth/token')).toHaveLength(1)
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
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Operator sign-in' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(false)
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
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
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    const heading = await screen.findByRole('heading', { name: 'Check your e-mail' })
    expect(document.activeElement).toBe(heading)
    expect(context.network.sent[0]?.body).toBe('{"email":"who@ever.museum"}')
  })

  test('The new password is checked against the rule while it is typed [P-R04] [P-A12]', async () => {
    context.network.on('PUT /api/v1/users/reset-password', { status: 204 })
    await renderPage(<NewPassword token="t" />)
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save new password' })
    await userEvent.type(screen.getByLabelText('New password'), 'kustosz')
    expect(screen.getByText('a lower-case letter: met')).toBeTruthy()
    expect(screen.getByText('a digit: not met')).toBeTruthy()
    expect(save().disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('New password'), 'Nr1')
    expect(screen.queryByText(/still missing/)).toBeNull()
    await userEvent.click(save())
    const heading = await screen.findByRole('heading', { name: 'Your password has been changed' })
    expect(document.activeElement).toBe(heading)
  })

  test('A weak password is reported at its field, with the rule [P-R04] [P-A12]', async () => {
    const fields = { password: 'This password is too easy to guess' }
    context.network.on('PUT /api/v1/users/reset-password', {
      status: 400,
      json: { status: 400, error: 'invalid_input', message: 'm', fields },
    })
    await renderPage(<NewPassword token="t" />)
    const field = screen.getByLabelText('New password')
    await userEvent.type(field, 'Password1{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
    expect(described.join(' ')).toContain(fields.password)
    expect(described.join(' ')).toContain('at least 8 characters')
    expect(document.activeElement).toBe(field)
  })

  test('An expired link says so and offers a new one [P-R04]', async () => {
    context.network.on('PUT /api/v1/users/reset-password', {
      status: 410,
      json: { error: 'gone', message: 'gone' },
    })
    await renderPage(<NewPassword token="old" />)
    await userEvent.type(screen.getByLabelText('New password'), 'Kustosz2026{Enter}')
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy()
  })
})

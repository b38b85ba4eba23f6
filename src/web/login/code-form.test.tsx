import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { session } from '../platform/client.ts'
import { aConfiguration, aUser, tokens } from '../testing/fixtures.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { LoginForm } from './LoginForm.tsx'

const context = preparePages()

const refused = (error: string, words: string) => ({
  status: 400,
  json: { status: 400, error, message: words, error_description: words },
})

const askedForCode = async () => {
  context.network.on('POST /oauth/token', refused('second_factor_required', 'A code'))
  await renderPage(<LoginForm />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@demo.museum')
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}')
  return screen.findByLabelText<HTMLInputElement>('Code')
}

test('The code is asked for after the password, and sent with both [P-A10]', async () => {
  const field = await askedForCode()
  expect(document.activeElement).toBe(field)
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(true)
  context.network.on('POST /oauth/token', { json: tokens('a') })
  context.network.on('GET /api/v1/me', { json: aUser() })
  context.network.on('GET /api/v1/config', { json: aConfiguration() })
  await userEvent.type(field, '123 456{Enter}')
  await waitFor(() => expect(session.get().isAuthenticated).toBe(true))
  const sent = new URLSearchParams(context.network.to('POST /oauth/token').at(-1)?.body)
  expect(Object.fromEntries(sent)).toMatchObject({
    username: 'anna@demo.museum',
    password: 'right',
    otp: '123 456',
  })
})

test('A wrong code is reported in place; a recovery code may replace it, and going back clears the password', async () => {
  const field = await askedForCode()
  context.network.on('POST /oauth/token', refused('invalid_grant', 'This code is not right'))
  await userEvent.type(field, '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right')
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect([document.activeElement, recovery.value]).toEqual([recovery, ''])
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@demo.museum')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

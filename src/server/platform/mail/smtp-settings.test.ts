import { expect, test } from 'vitest'
import { senderAddress, smtpSettings } from './smtp-settings.ts'

test('A password leaves this machine encrypted or not at all', () => {
  expect(smtpSettings('smtp://user:secret@mail.museum.test')).toMatchObject({
    port: 587,
    secure: false,
    requireTLS: true,
    tls: { rejectUnauthorized: true },
    auth: { user: 'user', pass: 'secret' },
  })
  expect(smtpSettings('smtps://user:secret@mail.museum.test')).toMatchObject({ port: 465, secure: true })
})

test('Without a password the connection is encrypted as well as the mail server can', () => {
  const settings = smtpSettings('smtp://mail.museum.test:25')
  expect(settings).toMatchObject({ port: 25, requireTLS: false, tls: { rejectUnauthorized: false } })
  expect(settings.auth).toBeUndefined()
})

test('Mails come from the address in the settings, else from the host people use', () => {
  expect(senderAddress('smtp://m.test?from=registrar@museum.test', undefined)).toBe('registrar@museum.test')
  expect(senderAddress('smtp://m.test', 'https://collections.museum.test')).toBe(
    'no-reply@collections.museum.test',
  )
  expect(senderAddress(undefined, 'http://10.0.0.7:3000')).toBe('no-reply@localhost')
  expect(senderAddress(undefined, 'http://[::1]:3000')).toBe('no-reply@localhost')
  expect(senderAddress(undefined, undefined)).toBe('no-reply@localhost')
})

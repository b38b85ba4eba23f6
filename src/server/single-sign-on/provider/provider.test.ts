import { expect, test } from 'vitest'
import { isReachable } from '#server/platform/outgoing/reachable.ts'
import { guardedFetch } from './guarded-fetch.ts'

const request = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

test('the server asks the internet, and own networks only where the installation allows it', () => {
  const open = ['8.8.8.8', '185.199.108.153', '2606:4700::1111']
  const own = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '::1', 'fd00::1']
  const never = [
    '0.0.0.0',
    '169.254.169.254',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ]
  for (const address of open) expect(isReachable(address, false), address).toBe(true)
  for (const address of own) {
    expect(isReachable(address, false), address).toBe(false)
    expect(isReachable(address, true), address).toBe(true)
  }
  for (const address of never) expect(isReachable(address, true), address).toBe(false)
})

test('names and numbers that lead to the own machine are refused, however they are written', async () => {
  const fetch = guardedFetch(false)
  for (const address of [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'http://localhost/',
  ])
    await expect(fetch(address, request), address).rejects.toMatchObject({ name: 'RefusedAddress' })
})

test('nothing goes unencrypted over a network', async () => {
  await expect(guardedFetch(true)('http://login.museum.example/', request)).rejects.toMatchObject({
    name: 'RefusedAddress',
  })
})

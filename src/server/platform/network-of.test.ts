import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv4 address counts as it is, also when it comes dressed as IPv6 [P-A10]', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an IPv6 address counts by its network, however it is written [P-A10]', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:2::9', '2001:DB8:1:2::']) {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64')
  }
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Key under which an address is counted: an IPv4 address itself, of an IPv6 address its first 64 bits,
 * because the holder of one has the whole network below it. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const ipv4 = mapped.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const known = tail === undefined ? groups : [...groups, ...Array(8).fill('0')]
  return `${known
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/** Thrown for an address this installation does not ask; the message names the host. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** Networks that are not the internet (IANA special-purpose address registries). */
const special4 = listOf(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  'ipv4',
)

/** The public range of IPv6, and the parts of it that stand for IPv4 or for nothing. */
const global6 = listOf(['2000::/3'], 'ipv6')

const special6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], 'ipv6')

/** The own machine and own networks: those an installation may allow. Not link-local, where machines in the cloud offer their secrets. */
const own4 = listOf(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'], 'ipv4')

const own6 = listOf(['::1/128', 'fc00::/7'], 'ipv6')

/** True when the server may ask an address that someone typed, once its name is resolved. */
export function isReachable(address: string, allowPrivate: boolean): boolean {
  if (isIPv4(address)) return !special4.check(address) || (allowPrivate && own4.check(address))
  if (!isIPv6(address)) return false
  if (allowPrivate && own6.check(address, 'ipv6')) return true
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Resolves a name and lets through only addresses that may be asked; the connection goes to the very addresses that were looked at. */
export const guardedLookup =
  (allowPrivate: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const fine = found.filter(({ address }: LookupAddress) => isReachable(address, allowPrivate))
      const [first] = fine
      if (!first) return done(new RefusedAddress(hostname), [])
      if (options.all) return done(null, fine)
      done(null, first.address, first.family)
    })
  }

/** True for a host that is an address itself, and none that may be asked: no name of it is looked up. */
export function isForbiddenHost(hostname: string, allowPrivate: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isReachable(host, allowPrivate)
}

import { BlockList, isIPv4, isIPv6 } from 'node:net'

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

/** Of IPv6 one part is the internet, and in it some that stand for IPv4 or for nothing. */
const global6 = listOf(['2000::/3'], 'ipv6')
const special6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], 'ipv6')

/** The own machine and own networks: those an installation may allow. Not link-local, where machines in the cloud tell their secrets. */
const own4 = listOf(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'], 'ipv4')
const own6 = listOf(['::1/128', 'fc00::/7'], 'ipv6')

/** Whether the server may ask an address that somebody typed, once its name is resolved. */
export function isReachable(address: string, allowPrivate: boolean): boolean {
  if (isIPv4(address)) return !special4.check(address) || (allowPrivate && own4.check(address))
  if (!isIPv6(address)) return false
  if (allowPrivate && own6.check(address, 'ipv6')) return true
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

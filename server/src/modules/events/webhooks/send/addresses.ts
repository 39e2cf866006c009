import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Networks outside the public internet: loopback, private, link-local, documentation, multicast and others.
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
// Only global unicast addresses of IPv6 are reachable, without the ranges that embed IPv4 addresses.
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  // An IPv4 address written as IPv6 is checked as IPv4.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return isPublic(mapped)
  return family === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

// Cloud metadata addresses, which return machine credentials: no setting allows these.
const never = new BlockList()
never.addSubnet('169.254.0.0', 16, 'ipv4')
never.addSubnet('fe80::', 10, 'ipv6')
for (const address of ['100.100.100.200', '192.0.0.192']) never.addAddress(address, 'ipv4')
never.addAddress('fd00:ec2::254', 'ipv6')
never.addAddress('fd20:ce::254', 'ipv6')

/** Tells whether webhooks may be sent to an IP address: a public one, or one in the networks (`address/bits`) of a setting. */
export function allowedAddress(networks: readonly string[]): (address: string) => boolean {
  const named = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    named.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return (written) => {
    const [, address = written] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written) ?? []
    const version = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    return isPublic(address) || (isIP(address) !== 0 && named.check(address, version) && !never.check(address, version))
  }
}

export const allowsLoopback = (networks: readonly string[]): boolean =>
  ['127.0.0.1', '::1'].some(allowedAddress(networks))

/** Error of a connection to a forbidden address. */
const privateAddress = () => Object.assign(new Error('the address is not a public one'), { code: 'private_address' })

type LookedUp = { error: NodeJS.ErrnoException | null; addresses: LookupAddress[] }
type LookupCallback = (found: LookedUp) => void

const remembered = 5000

/** Resolves hosts, once for concurrent callers: a name server that hangs must not block every thread of the process. */
function sharedLookup(): (host: string, hear: LookupCallback) => void {
  const known = new Map<string, { at: number; found: LookedUp | null; waiting: LookupCallback[] }>()
  return (host, hear) => {
    const before = known.get(host)
    if (before && !before.found) return void before.waiting.push(hear)
    if (before?.found && performance.now() - before.at < remembered) return hear(before.found)
    const pendingLookup = { at: performance.now(), found: null, waiting: [hear] }
    known.set(host, pendingLookup)
    lookup(host, { all: true }, (error, addresses) => {
      const found = { error, addresses }
      if (error) known.delete(host)
      else known.set(host, { at: performance.now(), found, waiting: [] })
      for (const one of pendingLookup.waiting) one(found)
    })
  }
}

/** Gives a connection only the addresses that it may reach, so that no second look-up can return others. */
export function guardedLookup(mayReach: (address: string) => boolean): LookupFunction {
  const ask = sharedLookup()
  return (host, options, done) =>
    ask(host, ({ error, addresses }) => {
      if (error) return done(error, '', 0)
      const wanted = addresses.filter(
        ({ family }) => !options.family || options.family === family || options.family === `IPv${family}`,
      )
      const allowed = wanted.filter(({ address }) => mayReach(address))
      const [first] = allowed
      if (!first) done(privateAddress(), '', 0)
      else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
}

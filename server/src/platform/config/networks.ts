import { BlockList, isIP } from 'node:net'
import { type Environment, flag } from './environment.ts'

/** Loopback and private networks, which the internet does not reach. */
export const privateNetworks = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7']

/** Parses a list such as `10.20.0.0/16,fd12:3456::/32`; 1 means all private networks, 0 none. */
export function networks(env: Environment, name: string, fallback: boolean, wrong: string[]): string[] {
  const parts = (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (!parts.some((part) => part.includes('/'))) return flag(env, name, fallback, wrong) ? privateNetworks : []
  const isNetwork = (part: string) => {
    const [, address = '', bits] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(part) ?? []
    return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 6 ? 128 : 32)
  }
  for (const part of parts)
    if (!isNetwork(part))
      wrong.push(
        `${name} must be networks such as 10.20.0.0/16,fd12:3456::/32, or 1 for all private ones, not "${part}".`,
      )
  return parts.filter(isNetwork)
}

/** Tells whether an IP address is in one of the networks (`address/bits`); an IPv4 address written as IPv6 counts as IPv4. */
export function isWithin(named: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of named) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return (written) => {
    const [, address = written] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written) ?? []
    return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

import { expect, it } from 'vitest'
import { isPublic, allowsLoopback, allowedAddress } from './addresses.ts'

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.19.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '3fff::1',
  'localhost',
  '',
])('%s is not of the open internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.254',
  '::ffff:8.8.8.8',
  '2606:4700::1111',
  '2a01:e0a::1',
])('%s is', (address) => {
  expect(isPublic(address)).toBe(true)
})

it('[SEC-51] a setting opens the networks that it names, and no other', () => {
  const mayReach = allowedAddress(['10.20.0.0/16', 'fd12:3456::/32'])
  expect(['10.20.1.1', '::ffff:10.20.1.1', 'fd12:3456::7', '8.8.8.8'].filter(mayReach)).toHaveLength(4)
  expect(
    ['10.21.1.1', '192.168.1.1', '127.0.0.1', '::1', 'fd13::1', '::ffff:10.21.1.1', 'localhost', ''].filter(mayReach),
  ).toEqual([])
  expect([allowsLoopback(['10.0.0.0/8']), allowsLoopback(['127.0.0.0/8'])]).toEqual([false, true])
})

it('[SEC-51] no setting opens link-local addresses, or those at which clouds hand out keys', () => {
  const mayReach = allowedAddress(['0.0.0.0/0', '::/0'])
  expect(
    [
      '169.254.169.254',
      '::ffff:169.254.169.254',
      '169.254.0.1',
      'fe80::1',
      '100.100.100.200',
      '192.0.0.192',
      'fd00:ec2::254',
      'fd20:ce::254',
    ].filter(mayReach),
  ).toEqual([])
  expect(['10.0.0.1', '192.168.1.1', 'fd00::1'].filter(mayReach)).toHaveLength(3)
})

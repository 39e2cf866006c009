import { expect, it } from 'vitest'
import { readWebhookAddress } from './webhook-address.ts'

const outside = { private_addresses: [], production: true }
const said = (url: string, rules: Parameters<typeof readWebhookAddress>[1] = outside) => {
  const read = readWebhookAddress(url, rules)
  return 'fault' in read ? read.fault : read.address.href
}

it.each([
  ['https://claims.example/hooks?key=a', 'https://claims.example/hooks?key=a'],
  ['HTTPS://Claims.EXAMPLE:443/Hooks', 'https://claims.example/Hooks'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://xn--mnchen-3ya.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://_hooks.claims.example:8443/', 'https://_hooks.claims.example:8443/'],
  ['https://134744072/', 'https://8.8.8.8/'],
  ['https://[2001:4860:4860::8888]/', 'https://[2001:4860:4860::8888]/'],
])('[SEC-51] %s is an address of a webhook', (url, href) => {
  expect(said(url)).toBe(href)
})

it.each([
  'claims.example/hooks',
  '//claims.example/hooks',
  'ftp://claims.example/',
  'https://user@claims.example/',
  'https://user:password@claims.example/',
  'https://claims.example/#part',
  'https://claims.example:0/',
  'https://claims.example:65536/',
  'https://claims.example./',
  'https://claims..example/',
  'https://.claims.example/',
  'https://-claims.example/',
  'https://claims!.example/',
  `https://${'a'.repeat(64)}.example/`,
  `https://${'abcdefgh.'.repeat(30)}example/`,
  'https://[fe80::1%25eth0]/',
  'https://[fe80::1%eth0]/',
  'https://256.256.256.256/',
  'https://1.2.3.4.5/',
  '',
])('[SEC-51] %s leads nowhere, whatever a setting allows', (url) => {
  expect(said(url)).toBe('invalid_address')
  expect(said(url, { private_addresses: ['0.0.0.0/0', '::/0'], production: false })).toBe('invalid_address')
})

it.each([
  'https://localhost/',
  'https://LOCALHOST/',
  'https://hooks.localhost/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://3232235777/',
  'https://10.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:c0a8:101]/',
  'https://[fe80::1]/',
  'https://169.254.169.254/',
  'https://0.0.0.0/',
])('[SEC-51] %s is not of the open internet', (url) => {
  expect(said(url)).toBe('private_address')
})

it('[SEC-51] goes in clear to this machine alone in production', () => {
  const inside = { private_addresses: ['127.0.0.0/8', '10.0.0.0/8'], production: true }
  expect(said('http://127.0.0.1:8080/', inside)).toBe('http://127.0.0.1:8080/')
  expect(said('http://10.0.0.1/', inside)).toBe('insecure_address')
  expect(said('http://10.0.0.1/', { ...inside, production: false })).toBe('http://10.0.0.1/')
  expect(said('https://10.0.0.1/', inside)).toBe('https://10.0.0.1/')
})

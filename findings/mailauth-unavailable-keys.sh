#!/usr/bin/env bash
# mailauth 7.1.0 reports a DKIM key that no name server could give (SERVFAIL, a timeout) as dkim=temperror, and DMARC of the same mail as
# dmarc=fail, as if the signature were wrong: a relay that acts on it rejects for good what a second try would take. Expected:
# dmarc=temperror, which RFC 7489, section 11.2, has for it, and which mailauth reports when the policy itself cannot be looked up.
source "$(dirname "$0")/setup.sh" mailauth@7.1.0
cat >look.mjs <<'JS'
import { generateKeyPairSync } from 'node:crypto'
import { authenticate } from 'mailauth'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const date = 'Tue, 24 Nov 2026 10:12:00 +0100'
const written = `From: member@example.org\r\nTo: insurer@example.com\r\nSubject: Oslo\r\nDate: ${date}\r\n\r\nHe limps.\r\n`
const { signatures } = await dkimSign(written, { signatureData: [{ signingDomain: 'example.org', selector: 's', privateKey }] })
const records = {
  's._domainkey.example.org': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  '_dmarc.example.org': 'v=DMARC1; p=reject',
}
async function check(unavailable, code) {
  const resolver = async (name, type) => {
    if (type === 'TXT' && name !== unavailable && name in records) return [[records[name]]]
    throw Object.assign(new Error('No answer'), { code: name === unavailable ? code : 'ENOTFOUND' })
  }
  const from = { ip: '192.0.2.1', helo: 'mx.example.org', sender: 'member@example.org', mta: 'mx.example.com' }
  const { dkim, dmarc } = await authenticate(signatures + written, { ...from, resolver })
  return `dkim=${dkim.results[0].status.result} dmarc=${dmarc.status.result}`
}
const [key, policy] = Object.keys(records)
const expected = [
  ['all available', null, '', 'dkim=pass dmarc=pass'],
  ['key, SERVFAIL', key, 'ESERVFAIL', 'dkim=temperror dmarc=fail'],
  ['key, timeout', key, 'ETIMEOUT', 'dkim=temperror dmarc=fail'],
  ['policy, SERVFAIL', policy, 'ESERVFAIL', 'dkim=pass dmarc=temperror'],
]
for (const [what, name, code, seen] of expected) {
  const found = await check(name, code)
  console.log(`${what}: ${found}`)
  if (found !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: mailauth 7.1.0'

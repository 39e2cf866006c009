#!/usr/bin/env bash
# web-push 3.6.7 encrypts payloads of any size. RFC 8291, section 4, has a push message in one record, and lets a service refuse a body
# beyond 4096 bytes: 3993 bytes of payload with aes128gcm. Expected of one byte more: an error, as for a wrong topic or TTL. Seen: 3994
# bytes become a body of 4097 bytes, and 10,000 become three records, which the RFC forbids and which browsers drop; neither throws.
source "$(dirname "$0")/setup.sh" web-push@3.6.7
cat >look.cjs <<'JS'
const { createECDH, randomBytes } = require('node:crypto')
const push = require('web-push')
const device = createECDH('prime256v1')
device.generateKeys()
const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
const vapidDetails = { subject: 'mailto:push@example.com', ...push.generateVAPIDKeys() }
const seen = { 3993: '4096 bytes in 1 record', 3994: '4097 bytes in 1 record', 10000: '10137 bytes in 3 records' }
for (const [size, expected] of Object.entries(seen)) {
  const { body } = push.generateRequestDetails({ endpoint: 'https://push.example.com/1', keys }, 'a'.repeat(size), { vapidDetails })
  // RFC 8188: salt, size of a record (four bytes at 16), length and bytes of the sender's key
  const records = Math.ceil((body.length - 21 - body[20]) / body.readUInt32BE(16))
  const found = `${body.length} bytes in ${records} record${records === 1 ? '' : 's'}`
  console.log(`${size}: ${found}`)
  if (found !== expected) throw new Error(`${expected} was seen before`)
}
JS
node look.cjs
echo 'as described: web-push 3.6.7'

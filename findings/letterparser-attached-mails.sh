#!/usr/bin/env bash
# letterparser 0.1.8 (466,000 downloads a month) puts the text of a mail that is attached to another (message/rfc822, with "Content-
# Disposition: attachment") behind the text of the one that was sent, without a mark, and the attached mail is not among the attachments.
# Of a text file attached beside it neither is so. RFC 2183 wants a part that is marked "attachment" not shown with the message. Expected:
# the member's sentence, and two attachments, as postal-mime 4.0.0 gives them. Seen: the clinic's sentence reads as the member's own.
source "$(dirname "$0")/setup.sh" letterparser@0.1.8 postal-mime@4.0.0
cat >look.mjs <<'JS'
import { extract } from 'letterparser'
import PostalMime from 'postal-mime'

const attached = [
  'From: Clinic <clinic@example.org>',
  'To: member@example.org',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'We owe you 45 euros.',
]
const mail = [
  'From: member@example.org',
  'To: insurer@example.com',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="parts"',
  '',
  '--parts',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'He limps since Sunday.',
  '--parts',
  'Content-Type: message/rfc822; name="clinic.eml"',
  'Content-Disposition: attachment; filename="clinic.eml"',
  '',
  ...attached,
  '--parts',
  'Content-Type: text/plain; charset=utf-8; name="notes.txt"',
  'Content-Disposition: attachment; filename="notes.txt"',
  '',
  'Weight: 12 kg',
  '--parts--',
  '',
].join('\r\n')
const expected = [
  ['letterparser', extract(mail), ['He limps since Sunday.\nWe owe you 45 euros.', ['notes.txt']]],
  ['postal-mime', await PostalMime.parse(mail), ['He limps since Sunday.', ['clinic.eml', 'notes.txt']]],
]
for (const [name, { text, attachments }, seen] of expected) {
  const found = JSON.stringify([text.trim(), attachments.map(({ filename }) => filename)])
  console.log(`${name}: ${found}`)
  if (found !== JSON.stringify(seen)) throw new Error(`${JSON.stringify(seen)} was seen before`)
}
JS
node look.mjs
echo 'as described: letterparser 0.1.8'

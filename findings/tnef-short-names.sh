#!/usr/bin/env bash
# Outlook wraps the files of a "rich text" mail in one, winmail.dat (TNEF). node-tnef 1.4.0 takes them out again. Expected: with the names
# that the sender gave them. Seen, in a file that the package brings along: a name of eight letters and three, as Windows 95 would show
# it; the long one is in the same file, as the MAPI property 0x3707, and is not looked for. Of "photo.heic" there remains "PHOTO~1.HEI",
# whose ending no list of accepted files holds. Rule: [MS-OXTNEF] 2.1.3.3 (attAttachTitle, attAttachment), [MS-OXCMSG] 2.2.2.10.
source "$(dirname "$0")/setup.sh" node-tnef@1.4.0
cat >look.cjs <<'JS'
const { readFileSync } = require('node:fs')
const tnef = require('node-tnef')
const bytes = readFileSync(require.resolve('node-tnef/package.json').replace('package.json', 'testFiles/attachments.dat'))
tnef.parseBuffer(bytes, (failed, { Attachments }) => {
  const name = Attachments[0].Title
  const place = bytes.indexOf('zappa_av1.jpg')
  console.log(`named ${name}; the file also says ${bytes.toString('latin1', place, place + 13)}`)
  if (failed || name !== 'ZAPPA_~2.JPG' || place < 0) throw new Error('ZAPPA_~2.JPG was seen before')
})
JS
node look.cjs
echo 'as described: node-tnef 1.4.0'

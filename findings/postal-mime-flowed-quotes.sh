#!/usr/bin/env bash
# postal-mime 4.0.0 unfolds format=flowed without looking at quote depth: a quoted line that ends in a space is joined with the
# line below it even where that one is not quoted. RFC 3676, section 4.5, wants lines of different depth kept apart, and mail
# programs end quoted lines with a space whenever they wrapped them. What a person answered then stands behind the ">" of what
# they were asked, and goes with the quote. Expected: two lines. Seen: "> Since when does he limp? Since Tuesday.\n".
source "$(dirname "$0")/setup.sh" postal-mime@4.0.0
cat >look.mjs <<'JS'
import PostalMime from 'postal-mime'
const mail = [
  'From: member@example.org',
  'To: insurer@example.com',
  'Subject: Oslo',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> Since when does he limp? ',
  'Since Tuesday.',
  '',
].join('\r\n')
const { text } = await PostalMime.parse(mail)
console.log(JSON.stringify(text))
if (text !== '> Since when does he limp? Since Tuesday.\n') throw new Error('It was one line before')
JS
node look.mjs
echo 'as described: postal-mime 4.0.0'

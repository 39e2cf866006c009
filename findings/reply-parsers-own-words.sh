#!/usr/bin/env bash
# planer 1.2.0 (December 2024) and email-reply-parser 2.3.7 (September 2026) take what somebody tells in their own words for the line
# above a quoted mail. Expected: words that quote nothing are returned as they were written. Seen: of an answer that names a day and then
# says "Le vétérinaire a écrit :", or that begins with "Op 3 november schreef de dierenarts:", planer returns nothing at all;
# email-reply-parser joins the first one's lines, and leaves out what stands below a rule of underscores. Above a real quote both are right.
source "$(dirname "$0")/setup.sh" planer@1.2.0
npm install --silent --no-audit --no-fund email-reply-parser@2.3.7
cat >look.cjs <<'JS'
const planer = require('planer')
const { default: Parser = require('email-reply-parser') } = require('email-reply-parser')
const readers = {
  planer: (text) => planer.extractFrom(text, 'text/plain'),
  'email-reply-parser': (text) => new Parser().read(text).getVisibleText(),
}
const quoted = 'Oui, depuis dimanche.\n\nLe lun. 3 nov. 2025 à 10:12, Service <reply@example.org> a écrit :\n\n> Il boite ?\n'
const french = 'Le 3 novembre, Oslo boitait.\nLe vétérinaire a écrit :\nPlâtre, trois semaines.'
const dutch = 'Op 3 november schreef de dierenarts:\nGips, drie weken.'
const ruled = 'Consultation : 45 euros\n___\nTotal : 45 euros'
const cases = [
  ['planer', quoted, 'Oui, depuis dimanche.'],
  ['planer', french, ''],
  ['planer', dutch, ''],
  ['email-reply-parser', quoted, 'Oui, depuis dimanche.'],
  ['email-reply-parser', french, 'Le 3 novembre, Oslo boitait. Le vétérinaire a écrit :\nPlâtre, trois semaines.'],
  ['email-reply-parser', ruled, 'Consultation : 45 euros'],
]
for (const [name, text, before] of cases) {
  const found = readers[name](text).trim()
  console.log(`${name}: ${JSON.stringify(text)} -> ${JSON.stringify(found)}`)
  if (found !== before) throw new Error(`${name} returned ${JSON.stringify(before)} before`)
}
JS
node look.cjs
echo 'as described: planer 1.2.0, email-reply-parser 2.3.7'

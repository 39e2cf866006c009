#!/usr/bin/env bash
# Four libraries propose another address where the domain looks mistyped ("Did you mean …?"). Expected: nothing for a provider that
# exists and that a country's people use. Seen: mailcheck 1.1.1 and @zootools/email-spell-checker 1.12.0 propose live.it to libero.it, one
# of Italy's largest, and mail.it to email.it; email-typo-fixer 1.1.0 sets hotmail.com, outlook.com and yahoo.com for the same names under
# .fr, .it and .be, and calls that a correction; email-misspelled 4.4.0 with its own list of a hundred proposes other countries' names for
# those under .be. All four leave orange.fr, free.fr, laposte.net, alice.it, telenet.be and skynet.be alone, and all mend gmial.com. Who
# takes the proposal gets no mail, and somebody else may: an address is to be confirmed by a mail to it.
source "$(dirname "$0")/setup.sh" mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 email-typo-fixer@1.1.0 email-misspelled@4.4.0
cat >look.mjs <<'JS'
import emailSpellChecker from '@zootools/email-spell-checker'
import emailMisspelled, { top100 } from 'email-misspelled'
import { emailTypoFixer } from 'email-typo-fixer'
import Mailcheck from 'mailcheck'

const misspelled = emailMisspelled({ domains: top100 })
const proposals = {
  mailcheck: (email) => Mailcheck.run({ email })?.domain,
  zootools: (email) => emailSpellChecker.run({ email })?.domain,
  fixer: (email) => emailTypoFixer(email).suggested?.split('@')[1],
  misspelled: (email) => misspelled(email)[0]?.suggest,
}
const expected = {
  'gmial.com': 'gmail.com, gmail.com, gmail.com, gmail.com',
  'libero.it': 'live.it, live.it, -, -',
  'email.it': 'mail.it, mail.it, -, -',
  'hotmail.fr': '-, -, hotmail.com, -',
  'outlook.it': '-, -, outlook.com, -',
  'hotmail.be': '-, -, hotmail.com, hotmail.de',
  'yahoo.be': '-, -, yahoo.com, yahoo.de',
  'live.be': '-, -, -, live.fr',
  'orange.fr': '-, -, -, -',
  'free.fr': '-, -, -, -',
  'laposte.net': '-, -, -, -',
  'alice.it': '-, -, -, -',
  'telenet.be': '-, -, -, -',
  'skynet.be': '-, -, -, -',
}
console.log(`domain: ${Object.keys(proposals).join(', ')}`)
for (const [domain, seen] of Object.entries(expected)) {
  const found = Object.values(proposals).map((propose) => propose(`member@${domain}`) ?? '-').join(', ')
  console.log(`${domain}: ${found}`)
  if (found !== seen) throw new Error(`${domain}: ${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0, email-typo-fixer 1.1.0, email-misspelled 4.4.0'

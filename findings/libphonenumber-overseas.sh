#!/usr/bin/env bash
# libphonenumber-js 1.13.16 with full metadata takes 0596 12 34 56 and 0263 12 34 56, typed with France as the country, for valid
# landlines of mainland France (+33 5 96 …, +33 2 63 …). In the French numbering plan 0596 is Martinique (+596) and 0263 Réunion
# (+262). Their neighbours 0590, 0594 and 0262 are no numbers of mainland France for it, as one would expect of all five: a
# caller that tries France first and its departments next stores three of them rightly and two wrongly.
source "$(dirname "$0")/setup.sh" libphonenumber-js@1.13.16
cat >look.cjs <<'JS'
const { parsePhoneNumberFromString } = require('libphonenumber-js/max')
const expected = {
  '0596 12 34 56': '+33596123456 FIXED_LINE FR',
  '0263 12 34 56': '+33263123456 FIXED_LINE FR',
  '0590 12 34 56': 'not valid in France',
  '0594 12 34 56': 'not valid in France',
  '0262 12 34 56': 'not valid in France',
}
for (const [typed, seen] of Object.entries(expected)) {
  const number = parsePhoneNumberFromString(typed, 'FR')
  const found = number?.isValid() ? `${number.number} ${number.getType()} ${number.country}` : 'not valid in France'
  console.log(`${typed}: ${found}`)
  if (found !== seen) throw new Error(`${typed}: ${seen} was seen before, ${found} now`)
}
JS
node look.cjs
echo 'as described: libphonenumber-js 1.13.16'

#!/usr/bin/env bash
# ibantools 4.5.4 does not count five countries to SEPA that the European Payments Council added to the schemes' geographical
# scope between November 2024 and May 2025: isSEPACountry answers false for Albania, Moldova, Montenegro, North Macedonia and
# Serbia, whose IBANs it validates. Expected of the current list (EPC409-09): true. A form that asks it refuses accounts that
# direct debits and transfers reach.
source "$(dirname "$0")/setup.sh" ibantools@4.5.4
cat >look.cjs <<'JS'
const { composeIBAN, isSEPACountry, isValidIBAN } = require('ibantools')
const accounts = {
  AL: '202111090000000001234567',
  MD: 'AG000000000000001234',
  ME: '505000012345678951',
  MK: '250120000058984',
  RS: '260005601001611379',
  FR: '30004000010000000000136',
}
for (const [country, bban] of Object.entries(accounts)) {
  const iban = composeIBAN({ countryCode: country, bban })
  const found = isSEPACountry(country)
  console.log(`${country}: in SEPA ${found}; ${iban ? `IBAN valid ${isValidIBAN(iban)}` : 'no IBAN composed'}`)
  if (found !== (country === 'FR')) throw new Error(`${country} was ${country === 'FR'} before`)
}
JS
node look.cjs
echo 'as described: ibantools 4.5.4'

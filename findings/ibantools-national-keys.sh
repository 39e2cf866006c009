#!/usr/bin/env bash
# ibantools 4.5.4 checks the national check digits of some countries and not those of others, and its validateIBAN does not say
# which: an account with a wrong French or Belgian key is refused (WrongAccountBankBranchChecksum), one with a wrong Italian or
# San Marinese check letter (CIN) is valid. Expected by who sees the first: the second is refused too. Seen: two refused, two
# valid; the international check digits are right in all four.
source "$(dirname "$0")/setup.sh" ibantools@4.5.4
cat >look.cjs <<'JS'
const { validateIBAN, ValidationErrorsIBAN } = require('ibantools')
// Made-up accounts, each with a national key that is wrong by one and the right two digits of the IBAN.
const digitsOf = (text) => text.replace(/[A-Z]/g, (letter) => letter.charCodeAt(0) - 55)
const ibanOf = (country, bban) =>
  `${country}${String(98n - (BigInt(digitsOf(`${bban}${country}00`)) % 97n)).padStart(2, '0')}${bban}`
const frenchKey = (bank, branch, account) => 97n - ((89n * bank + 15n * branch + 3n * account) % 97n)
const weights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
const cin = (account) =>
  String.fromCharCode(65 + ([...account].reduce((sum, digit, at) => sum + (at % 2 ? +digit : weights[+digit]), 0) % 26))
const next = (letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 64) % 26))
const account = '0542811101000000123456'
const wrong = {
  FR: `300040000100000000001${String(frenchKey(30004n, 1n, 1n) - 1n).padStart(2, '0')}`,
  BE: '539007547035',
  IT: `${next(cin(account))}${account}`,
  SM: `${next(cin(account))}${account}`,
}
for (const [country, bban] of Object.entries(wrong)) {
  const { valid, errorCodes } = validateIBAN(ibanOf(country, bban))
  console.log(`${country}: valid ${valid} ${errorCodes.map((code) => ValidationErrorsIBAN[code]).join()}`)
  if (valid !== ['IT', 'SM'].includes(country)) throw new Error(`${country} was otherwise before`)
}
JS
node look.cjs
echo 'as described: ibantools 4.5.4'

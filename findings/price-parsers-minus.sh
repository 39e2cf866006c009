#!/usr/bin/env bash
# parse-price 1.1.8, price-parser 3.4.0 and parse-money 1.0.12 read amounts as shops and bills write them: "1 234,56 €", "1.234,56 €",
# "€ 5,-". None of them reads the sign: "-45,00 €" of a credit note is 45. Expected: -45, or nothing. Of "1.234 €", whole euros as
# Italian and Belgian bills write them, parse-price makes 1.234 where the two others read 1234, and the French price tag "45€00" is 4500
# for two of them and nothing for price-parser. Their READMEs say nothing of signs.
source "$(dirname "$0")/setup.sh" parse-price@1.1.8 price-parser@3.4.0 parse-money@1.0.12
cat >look.cjs <<'JS'
const parsePrice = require('parse-price')
const { parseFirst } = require('price-parser')
const { default: parseMoney } = require('parse-money')
const expected = {
  '1 234,56 €': '1234.56, 1234.56, 1234.56',
  '-45,00 €': '45, 45, 45',
  '\u221245,00 €': '45, 45, 45',
  '1.234 €': '1.234, 1234, 1234',
  '45€00': '4500, nothing, 4500',
}
for (const [written, seen] of Object.entries(expected)) {
  const amounts = [parsePrice(written), parseFirst(written)?.floatValue, parseMoney(written)?.amount]
  const found = amounts.map((amount) => amount ?? 'nothing').join(', ')
  console.log(`${written}: ${found}`)
  if (found !== seen) throw new Error(`${written}: ${seen} was seen before`)
}
JS
node look.cjs
echo 'as described: parse-price 1.1.8, price-parser 3.4.0, parse-money 1.0.12'

#!/usr/bin/env bash
# sales-tax 2.23.0 knows the rate of each country's tax, and that Monaco, which has a code of its own (MC), has the French one. Réunion,
# Guadeloupe and Martinique have codes of their own too (RE, GP, MQ), and the French tax at a rate of its own: 8.5 per cent (Code général
# des impôts, article 296; Guyane and Mayotte have none, article 294). Expected: 8.5 for the three, or an error. Seen: the type "none" and
# a rate of 0, as of a country without such a tax, and 20 per cent for France with the department as its state.
source "$(dirname "$0")/setup.sh" sales-tax@2.23.0
cat >look.cjs <<'JS'
const SalesTax = require('sales-tax')
const expected = [
  ['FR', undefined, 'vat 0.2'],
  ['MC', undefined, 'vat 0.2'],
  ['RE', undefined, 'none 0'],
  ['GP', undefined, 'none 0'],
  ['MQ', undefined, 'none 0'],
  ['FR', 'RE', 'vat 0.2'],
]
async function look() {
  for (const [country, state, seen] of expected) {
    const { type, rate } = await SalesTax.getSalesTax(country, state)
    console.log(`${country}${state === undefined ? '' : `, ${state}`}: ${type} ${rate}`)
    if (`${type} ${rate}` !== seen) throw new Error(`${seen} was seen before`)
  }
}
look()
JS
node look.cjs
echo 'as described: sales-tax 2.23.0'

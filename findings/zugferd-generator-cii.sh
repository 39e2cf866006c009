#!/usr/bin/env bash
# zugferd-generator 1.2.1 "creates ZUGFeRD-compliant invoices". What it writes is called CrossIndustryInvoice and
# is none by the schema of UN/CEFACT (D16B) that ZUGFeRD 2 and Factur-X share: its profile is "ZUGFeRD", the grand total stands in no
# SpecifiedTradeSettlementHeaderMonetarySummation, there is no InvoiceCurrencyCode, the lines follow the settlement, and the day of its
# README's example is 2026-11-20 under format="102", which means 20261120. Expected: a reader of the format reads it. Seen: factur-x-kit
# 0.3.1 knows no such profile. A reader that tolerates the profile finds no total.
source "$(dirname "$0")/setup.sh" zugferd-generator@1.2.1 factur-x-kit@0.3.1
cat >look.mjs <<'JS'
import { FacturX } from 'factur-x-kit'
import ZUGFeRDGenerator from 'zugferd-generator'
const written = new ZUGFeRDGenerator({
  id: 'F-1',
  issueDate: '2026-11-20',
  currency: 'EUR',
  totalAmount: 60,
  supplier: { name: 'Clinic', country: 'FR' },
  customer: { name: 'Member', country: 'FR' },
  taxTotal: { taxAmount: 10, taxPercentage: 20 },
  lineItems: [{ id: '1', description: 'Visit', quantity: 1, unitPrice: 50, lineTotal: 50 }],
}).toXMLString()
const has = (name) => written.includes(`<ram:${name}`)
const expected = [
  ['root', /<rsm:(\w+)/.exec(written)[1], 'CrossIndustryInvoice'],
  ['day', /<udt:DateTimeString.*>/.exec(written)[0], '<udt:DateTimeString format="102">2026-11-20</udt:DateTimeString>'],
  ['grand total', has('GrandTotalAmount'), true],
  ['sums around it', has('SpecifiedTradeSettlementHeaderMonetarySummation'), false],
  ['currency', has('InvoiceCurrencyCode'), false],
  ['lines last', written.indexOf('<ram:IncludedSupply') > written.indexOf('</ram:ApplicableHeaderTradeSettlement'), true],
  ['factur-x-kit', await FacturX.fromXML(written).then(() => 'reads it', ({ message }) => message), 'Unknown Profile: ZUGFeRD'],
]
for (const [what, found, seen] of expected) {
  console.log(`${what}: ${found}`)
  if (found !== seen) throw new Error(`${what}: ${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: zugferd-generator 1.2.1'

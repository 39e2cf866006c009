#!/usr/bin/env bash
# The lines of a Factur-X invoice in its EXTENDED profile are a tree: a line may be a group (LineStatusReasonCode GROUP), whose amount is
# the sum of the lines that name it as their parent, or say something only (INFORMATION). Those count in no total. The elements are the
# same as of any other line. Expected of a reader: lines that add up to the invoice's sum, or that say which are groups. Seen: node-zugferd
# 0.1.0 writes an operation of 150 euros with its two parts; factur-x-kit 0.3.1 warns that it reads the profile as EN 16931, and
# returns three equal lines, 300 euros of 150, without parent or code. Source: Factur-X 1.07.3, BT-X-304, BT-X-7, BT-X-8.
source "$(dirname "$0")/setup.sh" node-zugferd@0.1.0 factur-x-kit@0.3.1
cat >look.mjs <<'JS'
import { FacturX } from 'factur-x-kit'
import { zugferd } from 'node-zugferd'
import { EXTENDED } from 'node-zugferd/profile/extended'

const lineAs = (subTypeCode, { id, name, net, parent }) => ({
  identifier: id,
  subTypeCode,
  parentIdentifier: parent,
  tradeProduct: { name },
  tradeAgreement: { netTradePrice: { chargeAmount: net } },
  tradeDelivery: { billedQuantity: { amount: 1, unitMeasureCode: 'C62' } },
  tradeSettlement: {
    tradeTax: { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: 20 },
    monetarySummation: { lineTotalAmount: net },
  },
})
// Its check against the schema would need Java.
const { create } = zugferd({ profile: EXTENDED, strict: false, logger: { disabled: true } })
const xml = await create({
  number: 'F-1',
  typeCode: '380',
  issueDate: new Date(2026, 10, 20, 12),
  transaction: {
    line: [
      lineAs('GROUP', { id: '1', name: 'Operation', net: 150 }),
      lineAs('DETAIL', { id: '1.1', parent: '1', name: 'Anaesthesia', net: 50 }),
      lineAs('DETAIL', { id: '1.2', parent: '1', name: 'Surgery', net: 100 }),
    ],
    tradeAgreement: {
      seller: {
        name: 'Clinic',
        postalAddress: { countryCode: 'FR' },
        taxRegistration: { vatIdentifier: 'FR11123456782' },
      },
      buyer: { name: 'Member', postalAddress: { countryCode: 'FR' } },
    },
    tradeDelivery: {},
    tradeSettlement: {
      currencyCode: 'EUR',
      vatBreakdown: [{ calculatedAmount: 30, typeCode: 'VAT', basisAmount: 150, categoryCode: 'S', rateApplicablePercent: 20 }],
      paymentTerms: { description: 'At once' },
      monetarySummation: {
        lineTotalAmount: 150,
        taxBasisTotalAmount: 150,
        taxTotal: { amount: 30, currencyCode: 'EUR' },
        grandTotalAmount: 180,
        duePayableAmount: 180,
      },
    },
  },
}).toXML()
const { invoiceLines, totals } = (await FacturX.fromXML(xml)).object
const nets = invoiceLines.map(({ settlement }) => settlement.lineTotals.netTotal)
const expected = [
  ['written', [...xml.matchAll(/<ram:LineStatusReasonCode>(\w+)/g)].map(([, code]) => code), ['GROUP', 'DETAIL', 'DETAIL']],
  ['read', nets, [150, 50, 100]],
  ['of the first line', invoiceLines[0].generalLineData, { lineId: '1' }],
  ['of the second', invoiceLines[1].generalLineData, { lineId: '1.1' }],
  ['sum of the lines, as the invoice says', totals.sumWithoutAllowancesAndCharges, 150],
]
for (const [what, found, seen] of expected) {
  console.log(`${what}: ${JSON.stringify(found)}`)
  if (JSON.stringify(found) !== JSON.stringify(seen)) throw new Error(`${JSON.stringify(seen)} was seen before`)
}
JS
node look.mjs
echo 'as described: node-zugferd 0.1.0, factur-x-kit 0.3.1'

#!/usr/bin/env bash
# sepa 3.0.0 writes files of direct debits and transfers. Two of its references are not what it says:
# - A structured one (ISO 11649) goes into CdtrRefInf/Tp/CdorPrtry, with issuer and reference inside. The schema of pain.008.001.02 (and
#   of pain.001.001.03) has Tp/CdOrPrtry/Cd, Tp/Issr and CdtrRefInf/Ref, and banks refuse a file that is not valid. Expected: valid.
# - An id of a mandate with a letter outside of the SEPA characters is to be refused, and is where no other letter is there: "É". The
#   check looks for one good letter anywhere: "É1" passes. The EPC's rulebook wants the basic Latin set in AT-01, the mandate's reference.
source "$(dirname "$0")/setup.sh" sepa@3.0.0
cat >look.mjs <<'JS'
import SEPA from 'sepa'
function write(change) {
  const made = new SEPA.Document('pain.008.001.02')
  Object.assign(made.grpHdr, { id: 'M', created: new Date('2026-11-28T10:00:00Z'), initiatorName: 'Insurer' })
  const collection = made.createPaymentInfo()
  Object.assign(collection, {
    collectionDate: new Date('2026-12-05'),
    creditorIBAN: 'FR7630004000010000000000136',
    creditorName: 'Insurer',
    creditorId: 'FR72ZZZ123456',
  })
  made.addPaymentInfo(collection)
  const debit = collection.createTransaction()
  Object.assign(debit, {
    debtorName: 'Member',
    debtorIBAN: 'FR7630004000010000000000136',
    mandateId: 'M1',
    mandateSignatureDate: new Date('2026-01-01'),
    amount: 12.5,
    end2endId: 'E1',
    ...change,
  })
  collection.addTransaction(debit)
  try {
    return made.toString()
  } catch (error) {
    return `refused: ${error.message.split(' (')[0]}`
  }
}
const part = (text, name) => text.match(new RegExp(`<${name}>.*</${name}>|refused.*`))[0]
const structuredRemittanceInfo = { typeCode: 'SCOR', issuer: 'ISO', reference: 'RF18539007547034' }
const expected = [
  [
    part(write({ structuredRemittanceInfo }), 'CdtrRefInf'),
    '<CdtrRefInf><Tp><CdorPrtry><Cd>SCOR</Cd><Issr>ISO</Issr><Ref>RF18539007547034</Ref></CdorPrtry></Tp></CdtrRefInf>',
  ],
  [part(write({ mandateId: 'É' }), 'MndtId'), 'refused: mandateId contains characters which are not in the SEPA character set'],
  [part(write({ mandateId: 'É1' }), 'MndtId'), '<MndtId>É1</MndtId>'],
]
for (const [found, seen] of expected) {
  console.log(found)
  if (found !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: sepa 3.0.0'

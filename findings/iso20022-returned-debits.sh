#!/usr/bin/env bash
# iso20022.js 0.0.15 reads statements of an account (camt.053). An entry that takes an earlier one back, as a bank books a returned
# direct debit, carries RvslInd true; the library compares it with the text 'true' after its XML parser made a boolean of it. Expected
# of `reversal`: true where the file says so. Seen: false for true, for 1 (both true in an xs:boolean) and for false alike. Amounts "in
# minor units" are binary fractions besides: 64.10 EUR is 6409.999999999999 cents, and identifiers lose their zeros: 000042 is 42.
# Format: ISO 20022, camt.053.001.02, ReportEntry2: ReversalIndicator, "TrueFalseIndicator"; identifiers are Max35Text.
source "$(dirname "$0")/setup.sh" iso20022.js@0.0.15
cat >look.mjs <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js'
const entry = (reversal) => `<Ntry><Amt Ccy="EUR">64.10</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>${reversal}</RvslInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-27</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls><TxDtls><Refs><PmtInfId>000042</PmtInfId></Refs></TxDtls></NtryDtls></Ntry>`
const statement = (reversal) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M</MsgId><CreDtTm>2026-11-28T06:00:00+01:00</CreDtTm></GrpHdr>
  <Stmt><Id>S</Id><CreDtTm>2026-11-28T06:00:00+01:00</CreDtTm>
    <Acct><Id><IBAN>FR7630004000010000000000136</IBAN></Id><Svcr><FinInstnId><BIC>BNPAFRPPXXX</BIC></FinInstnId></Svcr></Acct>
    ${entry(reversal)}</Stmt></BkToCstmrStmt></Document>`
for (const written of ['true', '1', 'false']) {
  const [{ reversal, amount, transactions }] = CashManagementEndOfDayReport.fromXML(statement(written)).entries
  const found = `${reversal}, ${amount} cents, ${JSON.stringify(transactions[0].paymentInformationId)}`
  console.log(`RvslInd ${written}, 64.10, 000042: ${found}`)
  if (found !== 'false, 6409.999999999999 cents, 42') throw new Error('false, 6409.999999999999 cents, 42 was seen before')
}
JS
node look.mjs
echo 'as described: iso20022.js 0.0.15'

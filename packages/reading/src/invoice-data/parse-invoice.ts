import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { toIsoDay } from '../values/dates.ts'
import { findAll, findText, parseXml, type XmlElement } from './xml.ts'

// As many as a long bill has.
const MOST_LINES = 200
const MOST_CHARACTERS = 200
// Credit note, and credit note of a self-billed invoice (UNTDID 1001).
const creditTypes = new Set(['381', '261'])
// In the EXTENDED profile of Factur-X, lines may be groups, whose amount is that of the lines below them, or say something only.
const lineReason = 'AssociatedDocumentLineDocument/LineStatusReasonCode'
const uncounted = new Set(['GROUP', 'INFORMATION'])

/**
 * Reads an invoice that is data: CII of Factur-X, ZUGFeRD 2 and XRechnung, its forerunner of ZUGFeRD 1, and UBL. Null for anything
 * else, and for another currency than the euro. Amounts are positive cents, of a credit note too.
 */
export function parseInvoice(bytes: Uint8Array): InvoiceData | null {
  const root = parseXml(bytes)
  const syntax = root === null ? undefined : syntaxes.find(({ roots }) => roots.includes(root.name))
  if (root === null || syntax === undefined) return null
  const text = (path: string) => findText(root, path)
  const total = toCents(text(syntax.total))
  const currency = text(syntax.currency)
  if (total === null || (currency !== null && currency !== 'EUR')) return null
  const type = text(syntax.type) ?? ''
  return {
    format: syntax.format,
    is_credit_note: creditTypes.has(type) || root.name === 'CreditNote' || total < 0,
    number: shortened(text(syntax.number)),
    issued_on: toDay(text(syntax.issued)),
    delivered_on: toDay(text(syntax.delivered)),
    clinic: shortened(text(syntax.seller)),
    total_cents: Math.abs(total),
    paid_cents: toCents(text(syntax.prepaid)),
    due_cents: toCents(text(syntax.due)),
    lines: findAll(root, syntax.lines)
      .filter((line) => !uncounted.has(findText(line, lineReason) ?? ''))
      .slice(0, MOST_LINES)
      .flatMap((line) => toLine(line, syntax)),
  }
}

function toLine(line: XmlElement, { lineName, lineNet, lineRate }: Syntax): InvoiceData['lines'] {
  const net_cents = toCents(findText(line, lineNet))
  const rate = Number(findText(line, lineRate) ?? Number.NaN)
  if (net_cents === null) return []
  const label = shortened(findText(line, lineName)) ?? ''
  return [{ label, net_cents, rate: Number.isFinite(rate) && rate >= 0 && rate <= 100 ? rate : null }]
}

const shortened = (text: string | null) => text?.slice(0, MOST_CHARACTERS) ?? null

/** Cents of a decimal with a point, however many figures follow it. */
function toCents(text: string | null): number | null {
  return text !== null && /^[-+]?\d{1,9}(?:\.\d{1,8})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

/** "20261112" as CII writes a day, or "2026-11-12" as UBL does. */
function toDay(text: string | null): string | null {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? []
  return year === undefined ? null : toIsoDay(Number(year), Number(month), Number(date))
}

/** Paths of a syntax to what is read, by the local names of its elements. */
type Syntax = Record<
  'number' | 'type' | 'issued' | 'delivered' | 'seller' | 'currency' | 'total' | 'prepaid' | 'due',
  string
> &
  Record<'lines' | 'lineName' | 'lineNet' | 'lineRate', string> & {
    format: InvoiceData['format']
    roots: readonly string[]
  }

const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`
const cii: Syntax = {
  format: 'cii',
  roots: ['CrossIndustryInvoice'],
  number: 'ExchangedDocument/ID',
  type: 'ExchangedDocument/TypeCode',
  issued: 'ExchangedDocument/IssueDateTime/DateTimeString',
  delivered:
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  seller: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/Name',
  currency: `${settlement}/InvoiceCurrencyCode`,
  total: `${sums}/GrandTotalAmount`,
  prepaid: `${sums}/TotalPrepaidAmount`,
  due: `${sums}/DuePayableAmount`,
  lines: 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
  lineName: 'SpecifiedTradeProduct/Name',
  lineNet: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  lineRate: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
}

const former = 'SpecifiedSupplyChainTradeTransaction'
const formerSums = `${former}/ApplicableSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation`
const zugferd1: Syntax = {
  format: 'zugferd_1',
  roots: ['CrossIndustryDocument'],
  number: 'HeaderExchangedDocument/ID',
  type: 'HeaderExchangedDocument/TypeCode',
  issued: 'HeaderExchangedDocument/IssueDateTime/DateTimeString',
  delivered: `${former}/ApplicableSupplyChainTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  seller: `${former}/ApplicableSupplyChainTradeAgreement/SellerTradeParty/Name`,
  currency: `${former}/ApplicableSupplyChainTradeSettlement/InvoiceCurrencyCode`,
  total: `${formerSums}/GrandTotalAmount`,
  prepaid: `${formerSums}/TotalPrepaidAmount`,
  due: `${formerSums}/DuePayableAmount`,
  lines: `${former}/IncludedSupplyChainTradeLineItem`,
  lineName: 'SpecifiedTradeProduct/Name',
  lineNet: 'SpecifiedSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
  lineRate: 'SpecifiedSupplyChainTradeSettlement/ApplicableTradeTax/ApplicablePercent',
}

const ubl: Syntax = {
  format: 'ubl',
  roots: ['Invoice', 'CreditNote'],
  number: 'ID',
  type: 'InvoiceTypeCode',
  issued: 'IssueDate',
  delivered: 'Delivery/ActualDeliveryDate',
  seller: 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
  currency: 'DocumentCurrencyCode',
  total: 'LegalMonetaryTotal/TaxInclusiveAmount',
  prepaid: 'LegalMonetaryTotal/PrepaidAmount',
  due: 'LegalMonetaryTotal/PayableAmount',
  lines: 'InvoiceLine|CreditNoteLine',
  lineName: 'Item/Name',
  lineNet: 'LineExtensionAmount',
  lineRate: 'Item/ClassifiedTaxCategory/Percent',
}

const syntaxes: readonly Syntax[] = [cii, zugferd1, ubl]

import { describe, expect, it } from 'vitest'
import { agreeWithData } from './agree-with-data.ts'
import { parseInvoice } from './invoice-data/parse-invoice.ts'
import { createPage, known } from './tests/page-of.ts'
import { understand } from './understand.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const spaces =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"'
const line = (name: string, net: string, rate: string, reason = '') => `<ram:IncludedSupplyChainTradeLineItem>
  <ram:AssociatedDocumentLineDocument><ram:LineStatusReasonCode>${reason}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
  <ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
  <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>
  <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`

type Cii = {
  type?: string
  number?: string
  day?: string
  total?: string
  lines?: string
  sums?: string
  currency?: string
}
const cii = ({
  type = '380',
  number = '2026-0143',
  day = '20260512',
  total = '105.00',
  lines = line('Consultation', '37.50', '20') + line('Vaccin CHPPiL', '50.00', '20'),
  sums = '',
  currency = 'EUR',
}: Cii = {}) => `${head}<rsm:CrossIndustryInvoice ${spaces}>
<rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${lines}
  <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Clinique vétérinaire des Lilas &amp; Associés</ram:Name></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
    <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount>${sums}</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

const zugferd1 = `${head}<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:ram:12" xmlns:udt="urn:udt:15">
<rsm:HeaderExchangedDocument><ram:ID>2026-0143</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260512</udt:DateTimeString></ram:IssueDateTime></rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction><ram:ApplicableSupplyChainTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementMonetarySummation><ram:GrandTotalAmount currencyID="EUR">105.0000</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:ApplicableSupplyChainTradeSettlement>
</rsm:SpecifiedSupplyChainTradeTransaction></rsm:CrossIndustryDocument>`

const ubl = (
  root: 'Invoice' | 'CreditNote',
) => `${head}<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc">
<cbc:ID>2026-0143</cbc:ID><cbc:IssueDate>2026-05-12</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">105.00</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="EUR">20.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">85.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:${root}Line><cbc:LineExtensionAmount currencyID="EUR">87.50</cbc:LineExtensionAmount><cac:Item><cbc:Name>Consultation</cbc:Name></cac:Item></cac:${root}Line></${root}>`

const parse = (xml: string) => parseInvoice(Buffer.from(xml))

describe('[READ-11] an invoice as data', () => {
  it('is read from CII with its lines, and with what was paid and is due', () => {
    const paid =
      '<ram:TotalPrepaidAmount>20.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>85.00</ram:DuePayableAmount>'
    expect(parse(cii({ sums: paid }))).toEqual({
      format: 'cii',
      is_credit_note: false,
      number: '2026-0143',
      issued_on: '2026-05-12',
      delivered_on: null,
      clinic: 'Clinique vétérinaire des Lilas & Associés',
      total_cents: 10_500,
      paid_cents: 2000,
      due_cents: 8500,
      lines: [
        { label: 'Consultation', net_cents: 3750, rate: 20 },
        { label: 'Vaccin CHPPiL', net_cents: 5000, rate: 20 },
      ],
    })
  })

  it('is read without lines, as MINIMUM and BASIC WL write it, from ZUGFeRD 1 and from UBL', () => {
    expect(parse(cii({ lines: '' }))).toMatchObject({ total_cents: 10_500, lines: [] })
    expect(parse(zugferd1)).toMatchObject({
      format: 'zugferd_1',
      number: '2026-0143',
      total_cents: 10_500,
      issued_on: '2026-05-12',
    })
    expect(parse(ubl('Invoice'))).toMatchObject({
      format: 'ubl',
      is_credit_note: false,
      total_cents: 10_500,
      paid_cents: 2000,
    })
  })

  it('is read whatever prefixes its elements have', () => {
    const renamed = cii().replaceAll('ram:', 'ns2:').replaceAll('ram=', 'ns2=')
    expect(parse(renamed)).toEqual(parse(cii()))
    const bare = cii().replaceAll('rsm:', '').replace('xmlns:rsm=', 'xmlns=')
    expect(parse(bare)).toEqual(parse(cii()))
  })

  it('has no line for a group of lines, or for one that only says something', () => {
    const lines = [
      line('Chirurgie', '87.50', '20', 'GROUP'),
      line('Consultation', '37.50', '20', 'DETAIL'),
      line('Vaccin CHPPiL', '50.00', '20'),
      line('Garantie', '9.00', '20', 'INFORMATION'),
    ]
    expect(parse(cii({ lines: lines.join('') }))?.lines).toEqual(parse(cii())?.lines)
  })

  it.each([
    ['of type 381 with positive amounts', cii({ type: '381' })],
    ['below zero', cii({ total: '-105.00' })],
    ['of UBL', ubl('CreditNote')],
  ])('is a credit note %s, in positive cents', (_how, xml) => {
    expect(parse(xml)).toMatchObject({ is_credit_note: true, total_cents: 10_500 })
  })

  it.each([
    ['another currency', cii({ currency: 'CHF' })],
    ['no total', cii({ total: 'gratis' })],
    ['another document', `${head}<order/>`],
    ['a document type', cii().replace(head, `${head}<!DOCTYPE x [<!ENTITY a "b">]>`)],
    ['a broken end', cii().slice(0, -20)],
    ['elements without end', `${head}${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
    ['nothing', ''],
  ])('is none with %s', (_what, xml) => {
    expect(parse(xml)).toBeNull()
  })
})

const pageOf = (total = '105,00', number = '2026-0143', day = '12/05/2026') =>
  createPage(`
Clinique vétérinaire des Lilas
FACTURE n° ${number}                    Date : ${day}
Consultation                            45,00
Vaccin CHPPiL                           60,00
Total TTC                              ${total}`)

function agree(xml: string, page = pageOf()) {
  const data = parse(xml)
  if (data === null) throw new Error('No invoice')
  return agreeWithData(understand([page], known), data, [page])
}

describe('[READ-11] data beside their page', () => {
  it('are exact where both agree', () => {
    const said = agree(cii())
    const exact = { sure: true, check: 'invoice_data' }
    expect(said).toMatchObject({
      document: 'invoice',
      total_cents: { value: 10_500, ...exact },
      invoice_number: { value: '2026-0143', ...exact },
      care_date: { value: '2026-05-12', ...exact },
      clinic: { value: 'Clinique vétérinaire des Lilas', ...exact },
      data: { differs: [] },
    })
  })

  it('fill nothing where they differ, and name it', () => {
    const said = agree(cii({ total: '95.00', number: '2026-0999', day: '20260612' }))
    expect(said).toMatchObject({ total_cents: null, invoice_number: null, care_date: null })
    expect(said.data?.differs.toSorted()).toEqual(['care_date', 'invoice_number', 'total_cents'])
    expect(said.data).toMatchObject({ total_cents: 9500, number: '2026-0999' })
  })

  it('tell a page whose own words leave it open: a total without a name, a number without a label', () => {
    const page = createPage(`
Clinique vétérinaire des Lilas
Le 12/05/2026                           réf. interne QX-7
2026-0143
Soins du jour                           80,00    105,00`)
    const said = agree(cii(), page)
    expect(said).toMatchObject({
      document: 'invoice',
      total_cents: { value: 10_500 },
      invoice_number: { value: '2026-0143' },
    })
    expect(said.lines.map(({ label, amount_cents }) => [label, amount_cents])).toEqual([
      ['Consultation', 4500],
      ['Vaccin CHPPiL', 6000],
    ])
  })

  it('fill no value that their page does not show', () => {
    const page = createPage('FACTURE\nConsultation 45,00\nVaccin 60,00')
    const said = agree(cii({ lines: '' }), page)
    expect(said).toMatchObject({ total_cents: null, invoice_number: null, care_date: null })
    expect(said.data?.differs).toEqual([])
  })

  it('make a credit note of what the page calls an invoice', () => {
    const { document, total_cents, lines } = agree(cii({ type: '381' }))
    expect([document, total_cents?.value]).toEqual(['credit_note', -10_500])
    // [READ-09] nothing below zero promises a refund
    expect(lines.map(({ amount_cents }) => amount_cents)).toEqual([-4500, -6000])
  })
})

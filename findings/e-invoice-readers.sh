#!/usr/bin/env bash
# Two readers of electronic invoices (EN 16931), factur-x-kit 0.3.1 of CII and einvoicing 0.0.3 of UBL. Expected: valid invoices are read,
# and as they are. Seen:
# - Both look for elements by their customary prefixes (rsm:, ram:, cbc:, cac:). A prefix is anybody's choice in XML, and a program may
#   write ns2:, or ubl: for the root: "Unknown Profile: undefined", and "Cannot convert undefined or null to object".
# - factur-x-kit has every part of the payment optional, and the payment itself not: an invoice paid at the counter, with nothing due and
#   so without terms (BR-CO-25 wants them only of a sum that is due), is "an issue in the structure of the parsed data".
# - einvoicing makes numbers of texts: the postal code 01000, Bourg-en-Bresse, is 1000, and the Belgian structured reference 010806817183
#   is 10806817183, which matches no payment that is expected.
source "$(dirname "$0")/setup.sh" factur-x-kit@0.3.1 einvoicing@0.0.3
cat >look.mjs <<'JS'
import { UblReader } from 'einvoicing'
import { FacturX } from 'factur-x-kit'

const un = 'urn:un:unece:uncefact:data:standard:'
const cii = ({ terms, paid }) => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${un}CrossIndustryInvoice:100" xmlns:udt="${un}UnqualifiedDataType:100"
  xmlns:ram="${un}ReusableAggregateBusinessInformationEntity:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID>
</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>F-1</ram:ID><ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20261120</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>Visit</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount>
</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>
<ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>50.00</ram:LineTotalAmount>
</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Clinic</ram:Name>
<ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR11123456782</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>Member</ram:Name><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:ApplicableTradeTax><ram:CalculatedAmount>10.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>50.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>
<ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
${terms ? '<ram:SpecifiedTradePaymentTerms><ram:Description>At once</ram:Description></ram:SpecifiedTradePaymentTerms>' : ''}
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>50.00</ram:LineTotalAmount>
<ram:TaxBasisTotalAmount>50.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">10.00</ram:TaxTotalAmount>
<ram:GrandTotalAmount>60.00</ram:GrandTotalAmount><ram:TotalPrepaidAmount>${paid}.00</ram:TotalPrepaidAmount>
<ram:DuePayableAmount>${60 - paid}.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd:'
const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>'
const country = (code) => `<cac:Country><cbc:IdentificationCode>${code}</cbc:IdentificationCode></cac:Country>`
const euros = (name, amount) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`
const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${oasis}Invoice-2" xmlns:cac="${oasis}CommonAggregateComponents-2" xmlns:cbc="${oasis}CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>F-1</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cbc:CityName>Bourg-en-Bresse</cbc:CityName>
<cbc:PostalZone>01000</cbc:PostalZone>${country('FR')}</cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>FR11123456782</cbc:CompanyID>${vat}</cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>Clinic</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party><cac:PostalAddress>${country('BE')}</cac:PostalAddress>
<cac:PartyLegalEntity><cbc:RegistrationName>Member</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>010806817183</cbc:PaymentID>
<cac:PayeeFinancialAccount><cbc:ID>FR7630004000010000000000136</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:PaymentTerms><cbc:Note>At once</cbc:Note></cac:PaymentTerms>
<cac:TaxTotal>${euros('TaxAmount', '10.00')}<cac:TaxSubtotal>${euros('TaxableAmount', '50.00')}${euros('TaxAmount', '10.00')}
<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent>${vat}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${euros('LineExtensionAmount', '50.00')}${euros('TaxExclusiveAmount', '50.00')}
${euros('TaxInclusiveAmount', '60.00')}${euros('PayableAmount', '60.00')}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
${euros('LineExtensionAmount', '50.00')}<cac:Item><cbc:Name>Visit</cbc:Name>
<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent>${vat}</cac:ClassifiedTaxCategory></cac:Item>
<cac:Price>${euros('PriceAmount', '50.00')}</cac:Price></cac:InvoiceLine></Invoice>`

const renamed = (text, from, to) =>
  text.replaceAll(`<${from}:`, `<${to}:`).replaceAll(`</${from}:`, `</${to}:`).replaceAll(`xmlns:${from}=`, `xmlns:${to}=`)
const rooted = ubl.replace('<Invoice xmlns=', '<ubl:Invoice xmlns:ubl=').replace('</Invoice>', '</ubl:Invoice>')
const readCii = async (text) => (await FacturX.fromXML(text)).object.totals.grossTotal
const readUbl = async (text) => {
  const { seller, payment } = await new UblReader().read(text)
  return `${seller.props.address.props.postalZone}, ${payment.props.id}`
}
const expected = [
  ['CII, due', readCii, cii({ terms: true, paid: 0 }), '60'],
  ['CII, due, ns2: for ram:', readCii, renamed(cii({ terms: true, paid: 0 }), 'ram', 'ns2'), 'Unknown Profile: undefined'],
  ['CII, paid, with terms', readCii, cii({ terms: true, paid: 60 }), '60'],
  ['CII, paid, without', readCii, cii({ terms: false, paid: 60 }), 'There is an issue in the structure of the parsed data'],
  ['UBL, postal code and reference', readUbl, ubl, '1000, 10806817183'],
  ['UBL, ubl: for the root', readUbl, rooted, 'Cannot convert undefined or null to object'],
]
for (const [name, read, text, seen] of expected) {
  const found = String(await read(text).catch(({ message }) => message))
  console.log(`${name}: ${found}`)
  if (found !== seen) throw new Error(`${name}: ${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: factur-x-kit 0.3.1, einvoicing 0.0.3'

import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/invoice-address.ts'
import * as it from '@coussinet/texts/it/invoice-address.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/invoice-address.ts'

export const invoiceAddressMessages = messages({
  fr: fr.invoiceAddressMessages(brandFacts),
  it: it.invoiceAddressMessages(brandFacts),
  nl: nl.invoiceAddressMessages(brandFacts),
})

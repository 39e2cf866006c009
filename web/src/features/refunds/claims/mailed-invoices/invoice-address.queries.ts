import { createInvoiceAddress, getInvoiceAddress, revokeInvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

/** The member's private address for invoices by mail, and whether this portal offers one. */
export const invoiceAddressQuery = queryOptions({
  queryKey: ['invoice-address'],
  queryFn: ({ signal }) => call(getInvoiceAddress, {}, { signal }),
})

/** Makes an address and revokes the former one. */
export const createAddress = mutationOptions({
  mutationFn: () => call(createInvoiceAddress),
  onSuccess: async (made, _asked, _before, { client }) => {
    await client.cancelQueries({ queryKey: invoiceAddressQuery.queryKey })
    client.setQueryData(invoiceAddressQuery.queryKey, made)
  },
})

/** Revokes the address: gone at once, back if that fails. */
export const revokeAddress = mutationOptions({
  mutationFn: () => call(revokeInvoiceAddress),
  onMutate: async (_asked, { client }) => {
    await client.cancelQueries({ queryKey: invoiceAddressQuery.queryKey })
    const before = client.getQueryData(invoiceAddressQuery.queryKey)
    client.setQueryData(invoiceAddressQuery.queryKey, {
      is_offered: true,
      address: null,
      created_at: null,
      last_used_at: null,
    })
    return before
  },
  onError: (_error, _asked, before, { client }) => {
    client.setQueryData(invoiceAddressQuery.queryKey, before)
  },
  onSettled: (_answer, _error, _asked, _before, { client }) =>
    client.invalidateQueries({ queryKey: invoiceAddressQuery.queryKey }),
})

import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import {
  addQuoteFile,
  changeQuote,
  createQuote,
  deleteQuote,
  deleteQuoteFile,
  getQuote,
  listQuotes,
  type NewQuote,
  type Quote,
  type QuoteChanges,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type EstimateQuestion, estimateRefund } from '@coussinet/contract/refunds.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { everyPage } from '#platform/calls/every-page.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { requireNetwork } from '#platform/calls/require-network.ts'
import type { UploadWatch } from '../documents/use-uploads.ts'
import { putRequest, requestChanged } from '../queries/refunds.queries.ts'

export const quoteQueries = {
  list: () =>
    queryOptions({
      queryKey: ['quotes', 'list'],
      queryFn: ({ signal }) => everyPage((cursor) => call(listQuotes, { query: { limit: 100, cursor } }, { signal })),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['quotes', 'one', id],
      queryFn: ({ signal }) => call(getQuote, { params: { id } }, { signal }),
    }),
  /** Estimate of a quote's refund today; nothing is stored. */
  estimate: (question: EstimateQuestion) =>
    queryOptions({
      queryKey: ['quotes', 'estimate', question],
      queryFn: ({ signal }) => call(estimateRefund, { body: question }, { signal }),
    }),
}

function put(queries: QueryClient, quote: Quote): void {
  queries.setQueryData(quoteQueries.one(quote.id).queryKey, quote)
  void queries.invalidateQueries({ queryKey: quoteQueries.list().queryKey })
}

/** Begins the draft of a quote, once for a key. */
export const beginQuote = mutationOptions({
  mutationFn: ({ quote, key }: { quote: NewQuote; key: string }) =>
    call(createQuote, { body: quote }, { idempotency_key: key }),
  onSuccess: (quote, _begun, _before, { client }) => put(client, quote),
})

/** Saves the input of a step of a quote. */
export const saveQuote = mutationOptions({
  mutationFn: ({ id, changes }: { id: string; changes: QuoteChanges }) =>
    call(changeQuote, { params: { id }, body: changes }),
  onSuccess: (quote, _saving, _before, { client }) => put(client, quote),
})

type QuoteDocumentInput = { quote: NewQuote; document: NonNullable<NewQuote['document']>; key: string }

/** Begins a quote with a document of the draft of a request, once for a key. */
export const carryToQuote = mutationOptions({
  // After pending changes of that draft.
  scope: { id: 'refund-draft' },
  onMutate: requireNetwork,
  mutationFn: ({ quote, document, key }: QuoteDocumentInput) =>
    call(createQuote, { body: { ...quote, document } }, { idempotency_key: key }),
  onSuccess: (quote, { document }, _before, { client }) => {
    put(client, quote)
    void requestChanged(client, document.request_id)
  },
})

/** Creates a request with a document of a quote's draft, once per key; that draft may be deleted then. */
export const carryToRequest = mutationOptions({
  mutationFn: ({ document, key }: { document: { quote_id: string; file_id: string }; key: string }) =>
    call(createRefundRequest, { body: { document } }, { idempotency_key: key }),
  onSuccess: (request, _carrying, _before, { client }) => {
    putRequest(client, request)
    void client.invalidateQueries({ queryKey: quoteQueries.list().queryKey })
    return requestChanged(client, request.id)
  },
})

export const sendQuote = mutationOptions({
  mutationFn: ({ id, key }: { id: string; key: string }) =>
    call(submitQuote, { params: { id }, body: {} }, { idempotency_key: key }),
  onSuccess: (quote, _sending, _before, { client }) => put(client, quote),
})

/** Deletes a draft, or withdraws a quote; what it reserved is free again. */
export const removeQuote = mutationOptions({
  mutationFn: (id: string) => call(deleteQuote, { params: { id } }),
  onSuccess: (_gone, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['quotes'] }),
      client.invalidateQueries({ queryKey: ['animals'] }),
    ]),
})

/** Creates the request for the invoice that follows an agreement; the same key creates one draft, however often it is called. */
export const beginInvoice = (quote_id: string) =>
  mutationOptions({
    mutationFn: (key: string) => call(createRefundRequest, { body: { quote_id } }, { idempotency_key: key }),
    onSuccess: (request, _key, _before, { client }) => {
      putRequest(client, request)
      return requestChanged(client, request.id)
    },
  })

/** Uploads a document of a draft, which replaces the one in its place; throws an `ApiProblem`. */
export async function addToQuote(
  queries: QueryClient,
  { id, type, file, replaces }: { id: string; type: QuoteFileType; file: File; replaces: string | undefined },
  watch: UploadWatch,
): Promise<void> {
  if (replaces !== undefined) await call(deleteQuoteFile, { params: { id, file_id: replaces } })
  await uploadCall(addQuoteFile, { params: { id }, fields: { type }, file, ...watch })
  await freshQuote(queries, id)
}

export async function takeOff(queries: QueryClient, id: string, file_id: string): Promise<void> {
  await call(deleteQuoteFile, { params: { id, file_id } })
  await freshQuote(queries, id)
}

const freshQuote = (queries: QueryClient, id: string) => queries.fetchQuery({ ...quoteQueries.one(id), staleTime: 0 })

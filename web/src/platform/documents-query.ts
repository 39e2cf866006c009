import { listDocuments } from '@coussinet/contract/documents.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './calls/call.ts'

export const documentsQuery = () =>
  queryOptions({
    queryKey: ['contract', 'documents'],
    queryFn: async ({ signal }) => (await call(listDocuments, {}, { signal })).data,
  })

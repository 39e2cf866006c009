import {
  type ContractEnding,
  getContractEndings,
  terminateContract,
  withdrawContract,
} from '@coussinet/contract/contract-endings.ts'
import { listInsurerDocuments } from '@coussinet/contract/documents.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { me } from '#platform/calls/queries.ts'
import { documentsQuery } from '#platform/documents-query.ts'

export const contractQueries = {
  endings: () =>
    queryOptions({
      queryKey: ['contract', 'endings'],
      queryFn: ({ signal }) => call(getContractEndings, {}, { signal }),
    }),
  documents: documentsQuery,
  insurerDocuments: () =>
    queryOptions({
      queryKey: ['insurer-documents'],
      queryFn: async ({ signal }) => (await call(listInsurerDocuments, {}, { signal })).data,
    }),
}

type EndingInput = { ends_on: string; key: string }

const asking = { withdrawal: withdrawContract, termination: terminateContract }

/** Asks for the end of the contract on the day that was shown; the same key counts once. Another day by now is a `conflict`. */
export const requestEnding = (kind: ContractEnding['kind']) =>
  mutationOptions({
    mutationFn: ({ ends_on, key }: EndingInput) => call(asking[kind], { body: { ends_on } }, { idempotency_key: key }),
    onSuccess: (ending, _asked, _before, { client }) => {
      client.setQueryData(
        contractQueries.endings().queryKey,
        // A withdrawal leaves nothing to terminate; a termination can still be followed by a withdrawal.
        (shown) =>
          shown && {
            withdrawal: kind === 'withdrawal' ? null : shown.withdrawal,
            termination: null,
            data: [ending, ...shown.data],
          },
      )
      void client.invalidateQueries({ queryKey: ['contract'] })
      void client.invalidateQueries({ queryKey: me.queryKey })
    },
    onError: (error, _asked, _before, { client }) =>
      hasCode(error, 'conflict')
        ? client.invalidateQueries({ queryKey: contractQueries.endings().queryKey })
        : undefined,
  })

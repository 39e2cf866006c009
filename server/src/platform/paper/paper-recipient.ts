import type { MemberNames } from '@coussinet/contract/domain/member-names.ts'
export type PaperRecipientFacts = {
  member: MemberNames & { nevg: string }
  contract: { contract_number: string }
}

/** Recipient of a paper, for its frame. */
export function paperRecipient({ member, contract }: PaperRecipientFacts) {
  const { organisation, firstname, lastname, nevg } = member
  return { organisation, firstname, lastname, nevg, contract_number: contract.contract_number }
}

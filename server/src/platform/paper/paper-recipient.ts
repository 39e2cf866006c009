import type { MemberNames } from '@coussinet/contract/domain/members.ts'
export type PaperRecipientFacts = {
  member: MemberNames & { nevg: string }
  contract: { contract_number: string }
}

export function paperRecipient({ member, contract }: PaperRecipientFacts) {
  const { organisation, firstname, lastname, nevg } = member
  return { organisation, firstname, lastname, nevg, contract_number: contract.contract_number }
}

export type PaperRecipientFacts = {
  member: { firstname: string; lastname: string; nevg: string }
  contract: { contract_number: string }
}

/** Recipient of a paper, for its frame. */
export function paperRecipient({ member, contract }: PaperRecipientFacts) {
  const { firstname, lastname, nevg } = member
  return { firstname, lastname, nevg, contract_number: contract.contract_number }
}

/** Sentences at a field for the insurer’s systems and the command, beside the keys of the members’ forms: in English, for who programs them. */
export const machineFieldSentences = {
  agreed: 'the contract began on another day, as was agreed before',
  card_used: 'this card is registered with another member',
  contract_missing: 'the member has no contract yet',
  date_order: 'a day or an instant stands before the one that it follows',
  effective_date_past: 'this day is over: nothing that was decided is decided anew',
  country_not_sold: 'the brand sells no contracts in this country: its sold_in names those where it does',
  erased: 'the member of this number was erased',
  lines_sum: 'the lines do not add up to billed_cents and refunded_cents, or one is refunded more than it cost',
  insurance_year: 'no insurance year of the animal begins on this day',
  month_used: 'another contribution has this month',
  no_cover: 'the animal has no cover on this day',
  no_way_back: 'a status goes one way',
  one_contract: 'the member has another contract that is not over',
  presented: 'the member presented this mailbox before',
  species: 'the formula is not for this species',
  suspended: 'a suspension runs: the contract is not active',
  twice: 'a day stands there twice',
  other_members_animal: 'the animal of this id is another member’s',
  unknown_animal: 'the member has no animal of this id: bring the animal first',
  umr: 'a mandate reference has 1 to 35 characters of SEPA',
  umr_used: 'another mandate has this reference',
  validated: 'a gain is drawn for a validated request alone',
  webhook_url: 'the portal may not reach this address',
} as const

export type MachineFieldCode = keyof typeof machineFieldSentences

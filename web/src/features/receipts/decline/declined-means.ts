import type { Receipt } from '@coussinet/contract/receipts.ts'

/** What a contribution was refused on: the reasons of a card are its own. */
export const declinedMeans = ({ decline_code }: Pick<Receipt, 'decline_code'>): 'bank_account' | 'card' =>
  decline_code?.startsWith('card_') ? 'card' : 'bank_account'

// spec §4: contribution
export const receiptStatuses = ['paid', 'declined', 'upcoming'] as const

/** Why a debit did not go through: the bank's code (domain rules §4.5), or what became of the card. */
export const declineCodes = [
  'AM04',
  'MS03',
  'TM01',
  'FF01',
  'FF05',
  'AM05',
  'AC01',
  'AC04',
  'AC06',
  'AG01',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'RC01',
  'SL01',
  'CNOR',
  'DNOR',
  'card_expired',
  'card_refused',
  'card_lost',
] as const

export type DeclineCode = (typeof declineCodes)[number]

export type ReceiptStatus = (typeof receiptStatuses)[number]

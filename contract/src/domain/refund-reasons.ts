/** domain rules §2.1, in the order in which they are told */
export const lineReasons = [
  'before_effective_date',
  'after_end_date',
  'cover_suspended',
  'excluded_care',
  'not_covered_by_formula',
  'waiting_period',
  'symptoms_before_cover',
  'below_deductible',
  'ceiling_reached',
  'vaccine_package_reached',
] as const
export type LineReason = (typeof lineReasons)[number]

/** Why a request or a line is refused: the computed ones, and those which only a handler can see. */
export const rejectionReasons = [
  ...lineReasons,
  'preexisting_condition',
  'not_an_invoice',
  'invoice_unpaid',
  'duplicate',
  'animal_mismatch',
  'late_filing',
  'documents_timeout',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Why a document, or the identification number, is asked for. */
export const askReasons = [
  'missing_care_sheet',
  'missing_proof_of_payment',
  'missing_medical_history',
  'unreadable',
  'missing_surgery_report',
  'missing_icad',
] as const
export type AskReason = (typeof askReasons)[number]

import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

/** Content of a draft for filing, as one text: two drafts with the same text file the same. */
export function filedContent({
  animal_ids,
  files,
  care_date,
  cause,
  first_symptoms_on,
  invoice_number,
  vet_name,
  paid_confirmed,
}: RefundRequest): string {
  const documents = files.map(({ id, type, animal_id }) => [id, type, animal_id])
  return JSON.stringify([
    animal_ids,
    documents,
    care_date,
    cause,
    first_symptoms_on,
    invoice_number,
    vet_name,
    paid_confirmed,
  ])
}

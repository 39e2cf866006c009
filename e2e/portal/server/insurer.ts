type Status = 'pending' | 'processing' | 'action-required' | 'action-done' | 'accepted' | 'rejected' | 'paid'
type Question = 'missing_care_sheet' | 'missing_proof_of_payment' | 'missing_medical_history' | 'missing_surgery_report' | 'unreadable' | 'missing_icad'

/** Moves a request as the insurer does: by its id or its tracking reference. */
export async function moveRequest(baseURL: string, request: string, to: Status, ask?: Question[]): Promise<void> {
  const response = await fetch(`${baseURL}/api/demo/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request, to, ...(ask === undefined ? {} : { ask }) }),
  })
  if (!response.ok) throw new Error(`${request} could not become ${to}: ${await response.text()}`)
}

type Status = 'pending' | 'processing' | 'action-required' | 'action-done' | 'accepted' | 'rejected' | 'paid'
type Question =
  | 'missing_care_sheet'
  | 'missing_proof_of_payment'
  | 'missing_medical_history'
  | 'missing_surgery_report'
  | 'unreadable'
  | 'missing_icad'

async function post(baseURL: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${baseURL}/api/demo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${await response.text()}`)
}

/** Moves a request as the insurer does: by its id or its tracking reference. */
export const moveRequest = (baseURL: string, request: string, to: Status, ask?: Question[]): Promise<void> =>
  post(baseURL, 'moves', { request, to, ...(ask === undefined ? {} : { ask }) })

/** The bank sends back a member’s last contribution that was paid. */
export const declineDebit = (baseURL: string, nevg: string): Promise<void> => post(baseURL, 'declined-debits', { nevg })

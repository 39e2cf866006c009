type Status = 'pending' | 'processing' | 'action-required' | 'action-done' | 'accepted' | 'rejected' | 'paid'
type Question =
  | 'missing_care_sheet'
  | 'missing_proof_of_payment'
  | 'missing_medical_history'
  | 'missing_surgery_report'
  | 'unreadable'
  | 'missing_icad'

const send = (baseURL: string, path: string, body: object): Promise<Response> =>
  fetch(`${baseURL}/api/demo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function post(baseURL: string, path: string, body: object): Promise<void> {
  const response = await send(baseURL, path, body)
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${await response.text()}`)
}

/** Moves a request as the insurer does: by its id or its tracking reference. */
export const moveRequest = (baseURL: string, request: string, to: Status, ask?: Question[]): Promise<void> =>
  post(baseURL, 'moves', { request, to, ...(ask === undefined ? {} : { ask }) })

/** Pays a request that was accepted today; false at a weekend and on a holiday of banks, when its transfer waits for the next bank day. */
export async function payRequest(baseURL: string, request: string): Promise<boolean> {
  const response = await send(baseURL, 'moves', { request, to: 'paid' })
  if (response.ok) return true
  const answer = await response.text()
  if (!answer.includes('no bank settles before')) throw new Error(`paid ${request}: ${answer}`)
  return false
}

/** The bank sends back a member’s last contribution that was paid. */
export const declineDebit = (baseURL: string, nevg: string): Promise<void> => post(baseURL, 'declined-debits', { nevg })

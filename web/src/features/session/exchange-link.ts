import { transferSession } from '@coussinet/contract/session.ts'
import { call } from '#platform/call.ts'
import { isApiProblem } from '#platform/calls/api-problem.ts'
import { takeLinkToken } from '#platform/calls/link-token.ts'
import { inLanguage } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { startSession } from '#platform/session.ts'
import { toast } from '#ui/toast-store.ts'
import { transferMessages } from './links.messages.ts'

export type Exchange = { outcome: 'signed-in' } | { outcome: 'invalid' } | { outcome: 'unanswered'; error: unknown }

// The link may still be good: it is tried again when the member says so.
const mayTryAgain = (error: unknown) =>
  isApiProblem(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

async function exchange(token: string | null): Promise<Exchange> {
  if (token === null) return { outcome: 'invalid' }
  try {
    startSession(await call(transferSession, { body: { token } }))
    return { outcome: 'signed-in' }
  } catch (error) {
    report(error, { action: 'transfer' })
    return mayTryAgain(error) ? { outcome: 'unanswered', error } : { outcome: 'invalid' }
  }
}

let token: string | null = null
let flight: Promise<Exchange> | null = null

/** Signs in by the connection link that opened the page: one call, however often the page asks; a link that is no good is told in a toast. */
export function exchangeLink(): Promise<Exchange> {
  token = takeLinkToken('/transfer') ?? token
  flight ??= exchange(token).then((exchanged) => {
    flight = null
    if (exchanged.outcome !== 'unanswered') token = null
    if (exchanged.outcome === 'invalid') toast({ text: inLanguage(transferMessages).invalid, tone: 'warning' })
    return exchanged
  })
  return flight
}

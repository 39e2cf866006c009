import { useState } from 'react'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { toast } from '#ui/toast-store.ts'

type LinkState = 'asking' | 'busy' | 'done' | 'expired'

const isDead = (error: unknown) =>
  hasCode(error, 'expired') || hasCode(error, 'not_found') || (isApiProblem(error) && error.status === 422)

/** A mailed link that is used by a press: `use` spends its token; a temporary failure shows a toast. */
export function useLink(token: string | null, action: string, use: (token: string) => Promise<void>) {
  const language = useLanguage()
  const [state, setState] = useState<LinkState>('asking')

  async function press(): Promise<void> {
    if (token === null || state === 'busy') return
    setState('busy')
    await use(token).then(
      () => setState('done'),
      (error: unknown) => {
        report(error, { action })
        if (isDead(error)) return setState('expired')
        setState('asking')
        toast({ text: problemText(error, language), tone: 'danger' })
      },
    )
  }

  return { state: token === null && state === 'asking' ? ('expired' as const) : state, press }
}

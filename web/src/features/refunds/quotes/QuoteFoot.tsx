import type { Quote } from '@coussinet/contract/quotes.ts'
import type { ReactNode } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import { quoteMessages } from '#messages/quotes.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { type QuoteStep, quoteSteps } from './quote-steps.ts'

type QuoteFootProps = { quote: Quote | undefined; step: QuoteStep; lacks?: string | null; children: ReactNode }

export function QuoteFoot({ quote, step, lacks, children }: QuoteFootProps) {
  const { wizard: words } = useMessages(quoteMessages)
  const before = quoteSteps[quoteSteps.indexOf(step) - 1]
  return (
    <WizardFoot
      lacks={lacks}
      back={
        before && quote ? (
          <LinkButton variant="quiet" to="/quotes/new" search={{ quote: quote.id, step: before }}>
            {words.back}
          </LinkButton>
        ) : (
          <LinkButton variant="quiet" className="only-desk" to="/quotes">
            {words.quit}
          </LinkButton>
        )
      }
    >
      {children}
    </WizardFoot>
  )
}

export function NextButton({ isSaving }: { isSaving: boolean }) {
  const { wizard: words } = useMessages(quoteMessages)
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      iconEnd={<ArrowRight />}
      busy={isSaving ? words.saving : undefined}
    >
      {words.next}
    </Button>
  )
}

export function StepFailed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error) return null
  return (
    <Note tone="danger" live>
      {problemText(error, language)}
    </Note>
  )
}

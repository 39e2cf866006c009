import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { LoadingPage } from '#ui/LoadingPage.tsx'
import { exchangeLink } from './exchange-link.ts'
import { transferMessages } from './links.messages.ts'

type TransferPageProps = {
  /** Both resolve when the next page is on screen. */
  onSignedIn: () => Promise<void>
  onInvalid: () => Promise<void>
}

/** While a connection link is looked at; when it could not be, another try. */
export function TransferPage({ onSignedIn, onInvalid }: TransferPageProps) {
  const words = useMessages(transferMessages)
  const language = useLanguage()
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [isTrying, setIsTrying] = useState(false)

  async function exchange() {
    setIsTrying(true)
    const exchanged = await exchangeLink()
    if (exchanged.outcome === 'signed-in') await onSignedIn()
    else if (exchanged.outcome === 'invalid') await onInvalid()
    else setFailure(exchanged)
    setIsTrying(false)
  }
  useStart(() => void exchange())

  if (failure === null) {
    return (
      <div className="guest-page stack gap-l">
        <h1>{words.title}</h1>
        <LoadingPage text={words.intro} />
      </div>
    )
  }
  return (
    <div className="guest-page stack gap-l">
      <h1>{words.failed}</h1>
      <ErrorBlock
        title={problemText(failure.error, language)}
        retryLabel={words.retry}
        retrying={isTrying ? words.title : undefined}
        onRetry={() => void exchange()}
      />
      <p>
        <Link to="/login" className="text-link small">
          {words.sign_in}
        </Link>
      </p>
    </div>
  )
}

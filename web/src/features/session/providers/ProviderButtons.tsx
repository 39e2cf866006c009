import { type IdentityProvider, listProviders } from '@coussinet/contract/identities.ts'
import { type ReactNode, useState } from 'react'
import { providerMessages } from '#messages/identities.ts'
import { usePageReturn } from '#platform/browser/use-page-return.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { takeRedirect } from '#platform/calls/redirect.ts'
import { hasShownMember } from '#platform/calls/session.ts'
import { beginAt, isProviderDown } from '#platform/identities/authorization.ts'
import { openProviderWindow } from '#platform/identities/provider-window.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { saveRedirect } from '#start/kept-redirect.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'

/** Buttons that lead to the portal's identity providers, below the sign-in form. */
export async function loadProviderButtons(signal: AbortSignal): Promise<ReactNode> {
  return <ProviderButtons providers={(await call(listProviders, {}, { signal })).data} />
}

function ProviderButtons({ providers }: { providers: readonly IdentityProvider[] }) {
  const words = useMessages(providerMessages)
  const language = useLanguage()
  const [busyWith, setBusyWith] = useState<string | null>(null)

  // Back from the provider by the browser's own button.
  usePageReturn(() => setBusyWith(null))

  async function open({ id, name }: IdentityProvider) {
    if (busyWith !== null) return
    // Text typed before the session expired is in memory alone: this page stays, and follows the sign-in of the window.
    if (hasShownMember() && openProviderWindow(id, 'sign-in')) return
    setBusyWith(id)
    try {
      const href = await beginAt(id, 'sign-in')
      saveRedirect(takeRedirect(new URLSearchParams(location.search).get('redirect') ?? undefined))
      location.assign(href)
    } catch (error) {
      report(error, { action: 'sign-in' })
      toast({ text: isProviderDown(error) ? words.down(name) : problemText(error, language), tone: 'danger' })
      setBusyWith(null)
    }
  }

  return (
    <>
      <p className="small muted">{words.or}</p>
      <div className="stack gap-s" role="group" aria-label={words.label}>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="outline"
            size="large"
            wide
            busy={busyWith === provider.id ? words.busy : undefined}
            onClick={() => void open(provider)}
          >
            {words.with(provider.name)}
          </Button>
        ))}
      </div>
    </>
  )
}

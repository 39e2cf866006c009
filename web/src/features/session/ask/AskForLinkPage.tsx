import { useState } from 'react'
import { AskForm } from './AskForm.tsx'
import type { LinkKind } from './ask-for-link.ts'
import { LinkSent } from './LinkSent.tsx'

/** Asks for a mailed link, and says where to look for it: the same whether or not the account exists. */
export function AskForLinkPage({ kind }: { kind: LinkKind }) {
  const [username, setUsername] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <LinkSent kind={kind} username={username} onChange={() => setIsSent(false)} />
  return (
    <AskForm
      kind={kind}
      username={username}
      onSent={(sent) => {
        setUsername(sent)
        setIsSent(true)
      }}
    />
  )
}

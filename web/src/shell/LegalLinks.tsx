import { conformity } from '@coussinet/contract/brand/values.ts'
import { Link } from '@tanstack/react-router'
import { legalLinkMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'

export function LegalLinks() {
  const words = useMessages(legalLinkMessages)
  return (
    <>
      <Link to="/legal-notice">{words.notice}</Link>
      <Link to="/accessibility">{words[conformity]}</Link>
    </>
  )
}

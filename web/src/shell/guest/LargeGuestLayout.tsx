import { getCompany } from '@coussinet/contract/company.ts'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { guestMessages, largeGuestMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { LegalLinks } from '../LegalLinks.tsx'
import { OfflineNote } from '../OfflineNote.tsx'
import { ThemeToggle } from '../ThemeToggle.tsx'
import { OtherLanguages } from './OtherLanguages.tsx'
import openFrameStyles from '#ui/open-frame.module.css'
import styles from './LargeGuestLayout.module.css'

type LargeGuestLayoutProps = {
  isMember: boolean
  /** Company in the footer; the French one when it is not known. */
  country?: string | undefined
  children: ReactNode
}

const year = new Date().getFullYear()

export function LargeGuestLayout({ isMember, country = 'FR', children }: LargeGuestLayoutProps) {
  const { brand } = useMessages(guestMessages)
  const words = useMessages(largeGuestMessages)
  const router = useRouter()
  const home = isMember ? '/' : '/login'

  return (
    <div className={openFrameStyles.guest}>
      <header className={openFrameStyles.head}>
        <Link to={home} className={openFrameStyles.brand} aria-label={brand}>
          <Wordmark />
        </Link>
        <span className="row gap-s">
          <span className="only-desk">
            <ThemeToggle />
          </span>
          <LinkButton to={home} variant="surface">
            {isMember ? words.home : words.login}
          </LinkButton>
        </span>
      </header>
      <OfflineNote />
      <main>{children}</main>
      <footer className={styles.foot}>
        <span className="grow">{words.copyright(year, getCompany(country).name)}</span>
        <Link to="/privacy">{words.privacy}</Link>
        <LegalLinks />
        {/* Texts of the server are in the former language. */}
        {!isMember && <OtherLanguages onChange={() => void router.invalidate()} />}
        <span className="only-phone">
          <ThemeToggle />
        </span>
      </footer>
    </div>
  )
}

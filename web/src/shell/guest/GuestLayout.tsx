import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { guestMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { prerenderedPart } from '#start/prerendered-part.ts'
import { useEarlyPress } from '#start/use-early-press.ts'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { LegalLinks } from '../LegalLinks.tsx'
import { OfflineNote } from '../OfflineNote.tsx'
import { ThemeToggle } from '../ThemeToggle.tsx'
import { OtherLanguages } from './OtherLanguages.tsx'
import guestFrameStyles from './guest-frame.module.css'
import styles from './GuestLayout.module.css'

const SampleRefund = prerenderedPart(() => import('./SampleRefund.tsx').then(({ SampleRefund: part }) => part))

const year = new Date().getFullYear()

export function GuestLayout({ children }: { children: ReactNode }) {
  const words = useMessages(guestMessages)
  useEarlyPress()
  return (
    <div className={guestFrameStyles.guest}>
      <main className={guestFrameStyles.form}>
        <OfflineNote />
        <Link to="/login" className={guestFrameStyles.brand} aria-label={words.brand}>
          <Wordmark />
        </Link>
        {children}
        <footer className={`row wrap caption muted ${styles.foot}`}>
          <span suppressHydrationWarning>{words.copyright(year)}</span>
          <LegalLinks />
          <OtherLanguages />
          <span className="end">
            <ThemeToggle />
          </span>
        </footer>
      </main>
      <Suspense fallback={<div className={guestFrameStyles.panel} />}>
        <SampleRefund />
      </Suspense>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumb, Crumb } from '#ui/Breadcrumb.tsx'
import { LogoMarkSmall } from '#ui/drawings/LogoMarkSmall.tsx'
import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import memberFrameStyles from '#ui/member-frame.module.css'
import skeletonStyles from '#ui/Skeleton.module.css'
import styles from './waiting.module.css'

const places = [
  { name: 'main', count: 5 },
  { name: 'help', count: 3 },
]

/** A page that leads to the one that waits. */
export type WaitingCrumb = { path: string; text: string }

type WaitingPageProps = {
  /** Words of the link that leads past the menu. */
  skip: string
  /** Pages that lead here, the home page first; none on the home page itself. */
  trail?: { label: string; parents: readonly WaitingCrumb[]; current: string | null } | null
  children: ReactNode
}

/** Frame of a member's page before its code and the profile arrive: rendered at build time, never in a browser. */
export function WaitingPage({ skip, trail = null, children }: WaitingPageProps) {
  return (
    <>
      <a className="skip" href="#page">
        {skip}
      </a>
      <div className={`${memberFrameStyles.app} ${styles.waiting}`}>
        <div className={memberFrameStyles.sidebar} aria-hidden="true">
          <div className={memberFrameStyles.brandline}>
            <Wordmark />
            <LogoMarkSmall className={memberFrameStyles.markOnly} />
          </div>
          {places.map(({ name, count }) => (
            <div key={name} className={memberFrameStyles.nav}>
              {Array.from({ length: count }, (_, at) => (
                <span key={at} className={memberFrameStyles.navLink}>
                  <i className={skeletonStyles.skeleton} />
                  <b className={skeletonStyles.skeleton} />
                </span>
              ))}
            </div>
          ))}
          <div className={memberFrameStyles.user}>
            <span className={`${skeletonStyles.skeleton} ${memberFrameStyles.avatar}`} />
            <b className={skeletonStyles.skeleton} />
          </div>
        </div>
        <div className={memberFrameStyles.main}>
          <div className={memberFrameStyles.topbar}>
            <i className={skeletonStyles.skeleton} />
            {trail === null ? (
              <b className={skeletonStyles.skeleton} />
            ) : (
              <Breadcrumb label={trail.label}>
                {trail.parents.map(({ path, text }) => (
                  <Crumb key={path}>
                    <a href={path}>{text}</a>
                  </Crumb>
                ))}
                <Crumb current>{trail.current ?? <b className={skeletonStyles.skeleton} />}</Crumb>
              </Breadcrumb>
            )}
          </div>
          <main id="page" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </>
  )
}

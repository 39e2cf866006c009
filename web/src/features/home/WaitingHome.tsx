import Camera from '~icons/lucide/camera'
import { homeMessages } from '#messages/home.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Dog } from '#ui/drawings/Dog.tsx'
import { Hero } from '#ui/Hero.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import skeletonStyles from '#ui/Skeleton.module.css'
import styles from './HomePage.module.css'

/** The home page before the member is known, rendered at build time. It leaves out promises that depend on the portal's settings. */
export function WaitingHome() {
  const words = useMessages(homeMessages)
  return (
    <div className="content">
      <div className="page-head">
        <div className={styles.greetingBones}>
          <b className={skeletonStyles.skeleton} />
          <b className={skeletonStyles.skeleton} />
        </div>
      </div>
      <div className="cols">
        <div>
          <div className={styles.waitingHero}>
            <Hero
              size="large"
              title={words.heroTitle}
              text={<b className={`${skeletonStyles.skeleton} ${styles.heroBone}`} />}
              actions={
                <ButtonAnchor variant="primary" size="large" href="/refunds/new">
                  <Camera />
                  {words.ask}
                </ButtonAnchor>
              }
              footnote={words.formats}
              drawing={<Dog className={styles.drawing} />}
            />
          </div>
          <div className="section">
            <Skeleton shape="rows" count={3} label={words.loading} immediate />
          </div>
        </div>
      </div>
    </div>
  )
}

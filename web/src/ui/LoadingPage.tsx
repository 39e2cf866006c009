import { PawProgress } from './PawProgress.tsx'
import emptyStyles from './Empty.module.css'
import styles from './LoadingPage.module.css'

/** A whole page on its way: prints that walk, and the word. */
export function LoadingPage({ text }: { text: string }) {
  return (
    <output className={`${emptyStyles.empty} ${styles.loading}`}>
      <span className={styles.walk}>
        {[1, 2, 3, 4].map((step) => (
          <PawProgress key={step} done={5} />
        ))}
      </span>
      <span className="strong">{text}</span>
    </output>
  )
}

import { ToastRegion } from '../ToastRegion.tsx'
import { KitCharts } from './KitCharts.tsx'
import { KitChoices } from './KitChoices.tsx'
import { KitDisplay } from './KitDisplay.tsx'
import { KitFeedback } from './KitFeedback.tsx'
import { KitFields } from './KitFields.tsx'
import { KitPanels } from './KitPanels.tsx'
import { KitPaths } from './KitPaths.tsx'
import { KitSigns } from './KitSigns.tsx'
import styles from './KitPage.module.css'

type Theme = 'light' | 'dark'

/** Every component in every state, in both themes side by side; for development only. */
export function KitPage({ themes = ['light', 'dark'] }: { themes?: readonly Theme[] }) {
  return (
    <main className={styles.kit}>
      <h1 className="sr">Composants</h1>
      {themes.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          <KitSigns />
          <KitFields />
          <KitChoices theme={theme} />
          <KitPaths />
          <KitDisplay theme={theme} />
          <KitCharts />
          <KitPanels />
          <KitFeedback />
        </div>
      ))}
      <ToastRegion label="Messages" closeLabel="Fermer le message" />
    </main>
  )
}

import { computeShare } from './scale.ts'
import styles from './Chart.module.css'

type RankedBarsProps = {
  summary: string
  /** The first value is drawn hollow, the second full; `words` has both. */
  rows: readonly { key: string; label: string; words: string; values: readonly [number, number] }[]
}

/** A pair of lying bars for each row, on one scale: hollow and full. */
export function RankedBars({ summary, rows }: RankedBarsProps) {
  const scale = { top: Math.max(0, ...rows.flatMap(({ values }) => values)), ticks: [] }
  const meaning = { role: 'img', 'aria-label': summary }
  return (
    <div className={styles.ranks} {...meaning}>
      {rows.map(({ key, label, words, values }) => (
        <div key={key}>
          <p className={styles.rankWords}>
            <b className="strong">{label}</b>
            <span className="small muted tnum">{words}</span>
          </p>
          <svg aria-hidden="true">
            {values.map((value, rank) => (
              <rect
                key={rank}
                className={rank === 0 ? styles.rankBar : `${styles.rankBar} ${styles.rankBarSolid}`}
                width={`${computeShare(value, scale)}%`}
                height="0.5625rem"
                y={rank === 0 ? '0.0625rem' : '0.8125rem'}
                rx="3"
                visibility={value > 0 ? undefined : 'hidden'}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  )
}

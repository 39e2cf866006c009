import { useId, type ReactNode } from 'react'
import styles from './Hero.module.css'

type HeroProps = {
  /** Colour by meaning: accent invites, meadow is accepted or refunded, honey needs an action, sunken is refused. */
  ground?: 'accent' | 'meadow' | 'honey' | 'sunken' | undefined
  seam?: boolean | undefined
  size?: 'medium' | 'large' | undefined
  title?: ReactNode
  level?: 1 | 2 | undefined
  text?: ReactNode
  actions?: ReactNode
  footnote?: ReactNode
  drawing?: ReactNode
  label?: string | undefined
  className?: string | undefined
  /** Instead of the texts: only the ground and its seam are drawn. */
  children?: ReactNode
}

export function Hero({
  ground = 'accent',
  seam = true,
  size = 'medium',
  title,
  level = 2,
  text,
  actions,
  footnote,
  drawing,
  label,
  className = '',
  children,
}: HeroProps) {
  const id = useId()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section
      className={`${styles.hero} ${seam ? 'seamed' : ''} ${className}`}
      data-ground={ground}
      data-size={children ? undefined : size}
      aria-label={label}
      aria-labelledby={title && !label ? id : undefined}
    >
      {children ?? (
        <>
          <div className={styles.text}>
            <Heading id={id} className={styles.head}>
              {title}
            </Heading>
            {text && <p>{text}</p>}
            {actions && <div className={styles.acts}>{actions}</div>}
            {footnote && <p className="caption muted">{footnote}</p>}
          </div>
          {drawing}
        </>
      )}
    </section>
  )
}

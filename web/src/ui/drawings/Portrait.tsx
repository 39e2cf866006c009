import brand from './brand.svg'
import { Drawn } from './Drawn.tsx'
import styles from './Portrait.module.css'

export type Face = 'dog' | 'cat' | 'dachshund'
export type Ground = 'peach' | 'honey' | 'meadow'
export type PortraitSize = 'chip' | 'tiny' | 'small' | 'medium' | 'row' | 'large' | 'card' | 'page'

type PortraitProps = {
  face: Face
  ground?: Ground | undefined
  size?: PortraitSize | undefined
  className?: string | undefined
}

/** An animal's face on its ground; decoration, always beside the name. */
export function Portrait({ face, ground = 'peach', size = 'medium', className = '' }: PortraitProps) {
  return (
    <span className={`${styles.portrait} ${className}`} data-ground={ground} data-size={size} aria-hidden="true">
      <Drawn file={brand} name={`face-${face}`} box="0 0 64 64" />
    </span>
  )
}

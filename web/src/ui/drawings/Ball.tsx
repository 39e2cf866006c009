import { Drawn, type DrawnProps } from './Drawn.tsx'
import scenes from './scenes.svg'

/** A ball of wool rolled away. Decoration only: hidden from assistive technology. */
export function Ball(props: DrawnProps) {
  return <Drawn file={scenes} name="ball" box="0 0 240 180" {...props} />
}

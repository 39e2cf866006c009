import { Drawn, type DrawnProps } from './Drawn.tsx'
import scenes from './scenes.svg'

/** An empty bowl. Decoration only: hidden from assistive technology. */
export function Bowl(props: DrawnProps) {
  return <Drawn file={scenes} name="bowl" box="0 0 240 180" {...props} />
}

import type { ReactNode } from 'react'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import EyeIcon from '~icons/lucide/eye'
import ImageIcon from '~icons/lucide/image'
import RotateCw from '~icons/lucide/rotate-cw'
import Trash from '~icons/lucide/trash-2'
import X from '~icons/lucide/x'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Stitches } from './Stitches.tsx'
import fieldStyles from './Field.module.css'
import styles from './FileTile.module.css'

export type TileAction = { label: string; onAction: () => void }

type UploadingTile = {
  state: 'uploading'
  per_cent: number
  meta: ReactNode
  progressLabel: string
  cancel?: TileAction | undefined
}
type DoneTile = {
  state: 'done'
  meta?: ReactNode
  badge?: string | undefined
  view?: TileAction | undefined
  download?: TileAction | undefined
  remove?: TileAction | undefined
}
type FailedTile = {
  state: 'failed'
  /** The reason and the remedy in one sentence. */
  error: string
  replace?: TileAction | undefined
  retry?: TileAction | undefined
  remove?: TileAction | undefined
}

type FileTileProps = (UploadingTile | DoneTile | FailedTile) & {
  name: string
  /** The address of a picture, or an icon or a drawing. */
  thumbnail?: ReactNode
  /** After the actions. */
  extra?: ReactNode
}

function Act({ action, icon }: { action: TileAction | undefined; icon: ReactNode }) {
  if (!action) return null
  return <IconButton size="small" label={action.label} icon={icon} onClick={action.onAction} />
}

function Words(tile: FileTileProps) {
  if (tile.state === 'failed') return <span className={fieldStyles.error}>{tile.error}</span>
  return (
    <>
      {tile.meta && <span className={styles.meta}>{tile.meta}</span>}
      {tile.state === 'uploading' && <Stitches value={tile.per_cent} label={tile.progressLabel} />}
    </>
  )
}

/** A file: on its way, received, or refused with the remedy. */
export function FileTile(tile: FileTileProps) {
  const { name, thumbnail = <ImageIcon />, extra } = tile
  return (
    <div
      data-tile
      className={tile.state === 'failed' ? `${styles.tile} ${styles.failed}` : styles.tile}
      aria-busy={tile.state === 'uploading' || undefined}
    >
      <span className={styles.thumb}>{typeof thumbnail === 'string' ? <img src={thumbnail} alt="" /> : thumbnail}</span>
      <span className="two" role={tile.state === 'failed' ? 'alert' : undefined}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <Words {...tile} />
      </span>
      <span className={styles.acts}>
        {tile.state === 'done' && (
          <>
            {tile.badge && (
              <Badge tone="positive" icon={<Check />}>
                {tile.badge}
              </Badge>
            )}
            <Act action={tile.view} icon={<EyeIcon />} />
            <Act action={tile.download} icon={<Download />} />
          </>
        )}
        {tile.state === 'failed' && (
          <>
            {tile.replace && (
              <Button size="small" onClick={tile.replace.onAction}>
                {tile.replace.label}
              </Button>
            )}
            {tile.retry && (
              <Button size="small" icon={<RotateCw />} onClick={tile.retry.onAction}>
                {tile.retry.label}
              </Button>
            )}
          </>
        )}
        {/* One button while it is on its way and afterwards: it may have the focus when the file arrives. */}
        <Act
          action={tile.state === 'uploading' ? tile.cancel : tile.remove}
          icon={tile.state === 'uploading' ? <X /> : <Trash />}
        />
        {extra}
      </span>
    </div>
  )
}

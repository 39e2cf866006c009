import { useState } from 'react'
import Download from '~icons/lucide/download'
import { downloadWords } from '#messages/platform.ts'
import type { ButtonLook } from '#ui/button-class.ts'
import { Button } from '#ui/Button.tsx'
import { useDownload } from './download.ts'
import { useMessages } from './language/i18n.ts'

type DownloadButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  href: string
  /** Name of the analytics event. */
  document_type: string
  /** Name of the document, for screen readers that read the button without its row. */
  name?: string | undefined
  /** Verb on the button, by default "Télécharger". */
  children?: string | undefined
}

/** Button that saves a document on the device; presses during the download are ignored. */
export function DownloadButton({ href, document_type, name, variant, size, children }: DownloadButtonProps) {
  const { download: verb, busy, named } = useMessages(downloadWords)
  const download = useDownload()
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    setIsBusy(true)
    await download(href, document_type)
    setIsBusy(false)
  }
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Download />}
      busy={isBusy ? busy : undefined}
      aria-label={name === undefined ? undefined : named(isBusy ? busy : (children ?? verb), name)}
      onClick={press}
    >
      {children ?? verb}
    </Button>
  )
}

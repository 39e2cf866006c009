import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files that are pasted, or dropped beside every drop zone: of several zones on a page, the first one. A browser would otherwise
 * leave the page for a file that misses its zone.
 */
export function usePageFiles(take: (files: File[]) => void, isTaking: boolean): void {
  const onFiles = useEffectEvent(take)
  useEffect(() => {
    if (!isTaking) return
    const handle = (event: Event, files: FileList | undefined) => {
      if (event.defaultPrevented || files === undefined || files.length === 0) return
      event.preventDefault()
      onFiles([...files])
    }
    const paste = (event: ClipboardEvent) => handle(event, event.clipboardData?.files)
    const drop = (event: DragEvent) => handle(event, event.dataTransfer?.files)
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('paste', paste)
    addEventListener('drop', drop)
    addEventListener('dragover', allow)
    return () => {
      removeEventListener('paste', paste)
      removeEventListener('drop', drop)
      removeEventListener('dragover', allow)
    }
  }, [isTaking])
}

import { documentMessages } from '#messages/refunds.ts'
import { saveFile } from '#platform/download.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { toast } from '#ui/toast-store.ts'

export function useSaveFile() {
  const { load } = useMessages(documentMessages)
  return (href: string, name: string) => {
    saveFile(href, name).catch(() => toast({ text: load.download, tone: 'danger' }))
  }
}

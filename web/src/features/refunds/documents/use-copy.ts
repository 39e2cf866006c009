import { useMessages } from '#platform/language/i18n.ts'
import { toast } from '#ui/toast-store.ts'
import { documentMessages } from './documents.messages.ts'

export function useCopy() {
  const { copied } = useMessages(documentMessages)
  return (text: string) => {
    void navigator.clipboard.writeText(text).then(() => toast({ text: copied }))
  }
}

import { messages } from '@coussinet/contract/domain/messages.ts'

export const pageIndexMessages = messages({
  fr: { label: 'Sur cette page' },
  it: { label: 'In questa pagina' },
})

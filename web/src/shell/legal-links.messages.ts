import { messages } from '@coussinet/contract/domain/messages.ts'

export const legalLinkMessages = messages({
  fr: {
    notice: 'Mentions légales',
    // As RGAA asks: the state is told beside the word, on each page.
    full: 'Accessibilité : totalement conforme',
    partial: 'Accessibilité : partiellement conforme',
    none: 'Accessibilité : non conforme',
  },
  it: {
    notice: 'Note legali',
    full: 'Accessibilità: conforme',
    partial: 'Accessibilità: parzialmente conforme',
    none: 'Accessibilità: non conforme',
  },
})

import type * as french from '../fr/push.ts'
import type { Draft } from '../messages.ts'

export const pushWords = {
  titles: {
    action: 'Wij verwachten iets van u',
    message: 'U hebt een bericht',
    refunds: 'Er is nieuws over uw aanvraag',
    refund_progress: 'Er is nieuws over uw aanvraag',
    payments: 'Er is nieuws over uw betalingen',
    security: 'Er is nieuws over uw account',
    animals: 'Er is nieuws in uw ruimte',
    documents: 'Er is nieuws in uw ruimte',
    sponsorship: 'Er is nieuws over wie u aanbracht',
  },
  body: 'Open uw ruimte voor meer informatie.',
} satisfies Draft<typeof french.pushWords>

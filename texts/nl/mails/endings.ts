import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/mails/endings.ts'

export const endingLetters: Draft<typeof french.endingLetters> = {
  withdrawal: {
    title: 'We hebben uw herroeping goed ontvangen',
    paragraphs: () => [
      'U herroept uw contract binnen de wettelijke termijn van 14 dagen. Deze e-mail is de ontvangstbevestiging: bewaar hem.',
      'Uw premies worden u binnen 30 dagen terugbetaald, min het deel voor de dagen die al gedekt waren. Er volgt geen enkele afhouding meer.',
    ],
    note: 'De terugbetalingen die zijn toegekend voor behandelingen van de gedekte dagen, mag u behouden.',
  },
  termination: {
    title: 'We hebben uw aanvraag tot opzegging goed ontvangen',
    paragraphs: (day) => [
      'Deze e-mail is de ontvangstbevestiging van uw aanvraag: bewaar hem. Een brief bevestigt u het einde van uw contract.',
      `Tot en met ${day} lopen de waarborgen door en blijven de premies verschuldigd. Wat u voor de periode daarna zou hebben betaald, krijgt u terug binnen 30 dagen na het einde van het contract.`,
    ],
    note: 'Behandelingen tot en met de laatste dag van de waarborgen blijven terugbetaalbaar, ook als u de factuur later doorstuurt.',
  },
}

export const endingLabels: Draft<typeof french.endingLabels> = {
  received: 'Ontvangen',
  reference: requestLabels.nl.tracking_reference,
  contract: 'Contract',
  ends: contractLabels.nl.last_day,
  open: 'Mijn contract bekijken',
  call: (phone) => `Was u het niet, of bent u van gedachten veranderd? Bel ons op ${phone}.`,
}

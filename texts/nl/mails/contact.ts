import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../fr/mails/contact.ts'

export const contactLabels: Draft<typeof french.contactLabels> = {
  from: 'Van',
  nevg: contractLabels.nl.nevg,
  contract: 'Contract',
  email: 'E-mail',
  phone: fieldLabels.nl.phone,
  language: 'Taal',
  languages: { fr: 'Frans', it: 'Italiaans', nl: 'Nederlands' },
  topic: 'Thema',
  subject: 'Onderwerp',
  reference: 'Referentie',
  sent: 'Verstuurd',
  files: messageLabels.nl.files,
  message: fieldLabels.nl.message,
  answer: 'Wie op deze e-mail antwoordt, schrijft rechtstreeks naar de klant.',
}

export const contactConfirmed: Draft<typeof french.contactConfirmed> = {
  title: received.nl.message,
  arrived: 'Dank u voor uw bericht. Dit hebben we ontvangen.',
  answer: (soon: string) => `We antwoorden ${soon}, per e-mail.`,
  complaint: (is_italy) =>
    `Deze e-mail is de ontvangstbevestiging van uw klacht. U krijgt een schriftelijk antwoord${is_italy ? ' binnen 45 dagen' : ''}. Stelt het u niet tevreden, dan kunt u zich wenden tot de bevoegde ombudsman van uw land, vermeld in de algemene voorwaarden.`,
  wrote: messageLabels.nl.text,
  open: 'Mijn klantenzone openen',
  call: (phone, hours) => `Is het dringend? Bel ons op ${phone}, ${hours}, en geef uw referentie door.`,
}

export const contactAnswered: Draft<typeof french.contactAnswered> = {
  title: 'Antwoord op uw bericht',
  arrived: 'We hebben uw bericht beantwoord. Hier is ons antwoord.',
  from: (author) => `Antwoord van ${author}`,
  open: 'Mijn bericht en de antwoorden lezen',
  reply: 'Wilt u hierop reageren, antwoord dan op deze e-mail en laat de referentie staan.',
}

export const contactSample: Draft<typeof french.contactSample> = {
  subject: 'Hoe ver staat mijn aanvraag?',
  message: 'Dag,\n\nIk heb de factuur op 16 november doorgestuurd.\nDank u.',
  answer: 'Dag,\n\nWe hebben de factuur goed ontvangen. De terugbetaling is gepland op 24 november.',
}

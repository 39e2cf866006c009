import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'

type Hours = { open: string; close: string }
type Words = {
  link_in_full: string
  label: (text: string) => string
  reach: (phone: string, hours: Hours) => string
  why: string
  no_reply: (email: string) => string
}

/** Words around every letter. */
export const frameWords: Record<Language, Words> = {
  fr: {
    link_in_full: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
    label: (text) => `${text} :`,
    reach: (phone, hours) => `Téléphone : ${phone}, ${weekdayHours(hours, 'fr')}`,
    why: `Vous recevez cet e-mail parce que cette adresse est liée à un espace adhérent ${brandName}, ou vient d’y être saisie.`,
    no_reply: (email) => `Il est envoyé automatiquement. Pour nous écrire : ${email}`,
  },
  it: {
    link_in_full: 'Il pulsante non si apre? Copi questo indirizzo nel browser:',
    label: (text) => `${text}:`,
    reach: (phone, hours) => `Telefono: ${phone}, ${weekdayHours(hours, 'it')}`,
    why: `Riceve questa e-mail perché questo indirizzo è collegato a un’area personale ${brandName} o vi è appena stato inserito.`,
    no_reply: (email) => `È inviata automaticamente. Per scriverci: ${email}`,
  },
}

import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { hoursInWords } from '../../hours-in-words.ts'
import type { Language } from '../../texts.ts'

type Hours = { open: string; close: string }
type Words = {
  link_in_full: string
  label: (text: string) => string
  reach: (phone: string, hours: Hours) => string
  why: string
  no_reply: (email: string) => string
}

/** What stands around every letter. */
export const frameWords: Record<Language, Words> = {
  fr: {
    link_in_full: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
    label: (text) => `${text} :`,
    reach: (phone, hours) => `Téléphone : ${phone}, ${hoursInWords(hours, 'fr')}`,
    why: `Vous recevez cet e-mail parce que cette adresse est liée à un espace adhérent ${brandName}, ou vient d’y être saisie.`,
    no_reply: (email) => `Il est envoyé automatiquement. Pour nous écrire : ${email}`,
  },
  it: {
    link_in_full: 'Il pulsante non si apre? Copi questo indirizzo nel browser:',
    label: (text) => `${text}:`,
    reach: (phone, hours) => `Telefono: ${phone}, ${hoursInWords(hours, 'it')}`,
    why: `Riceve questa e-mail perché questo indirizzo è collegato a un’area personale ${brandName} o vi è appena stato inserito.`,
    no_reply: (email) => `È inviata automaticamente. Per scriverci: ${email}`,
  },
}

// Of a mobile and of a landline where the two differ.
const groups: Record<string, readonly RegExp[]> = {
  '+33': [/^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/],
  '+32': [/^(4\d\d)(\d\d)(\d\d)(\d\d)$/, /^(\d)(\d{3})(\d\d)(\d\d)$/],
  '+39': [/^(3\d\d)(\d{3})(\d{3,4})$/, /^(\d\d)(\d{4})(\d{4})$/],
}

/** A number of E.164 as it is read aloud, its country before it; no line breaks inside. */
export function readablePhone(phone: string): string {
  const country = phone.slice(0, 3)
  const parts = groups[country]
    ?.map((group) => group.exec(phone.slice(3)))
    .find((found) => found !== null)
    ?.slice(1)
  return [country, ...(parts ?? [phone.slice(3)])].join('\u00a0')
}

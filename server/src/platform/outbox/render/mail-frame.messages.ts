import { brand } from '@coussinet/contract/company.ts'
import type { Language } from '../../texts.ts'

type Hours = { open: string; close: string }
type Words = {
  link_in_full: string
  label: (text: string) => string
  reach: (phone: string, hours: Hours) => string
  why: string
  no_reply: (email: string) => string
}

const hour = (time: string) => String(Number(time.slice(0, 2)))

/** What stands around every letter. */
export const frameWords: Record<Language, Words> = {
  fr: {
    link_in_full: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
    label: (text) => `${text} :`,
    reach: (phone, { open, close }) => `Téléphone : ${phone}, du lundi au vendredi, de ${hour(open)} h à ${hour(close)} h`,
    why: `Vous recevez cet e-mail parce que cette adresse est liée à un espace adhérent ${brand}, ou vient d’y être saisie.`,
    no_reply: (email) => `Il est envoyé automatiquement. Pour nous écrire : ${email}`,
  },
  it: {
    link_in_full: 'Il pulsante non si apre? Copi questo indirizzo nel browser:',
    label: (text) => `${text}:`,
    reach: (phone, { open, close }) => `Telefono: ${phone}, dal lunedì al venerdì, dalle ${hour(open)} alle ${hour(close)}`,
    why: `Riceve questa e-mail perché questo indirizzo è collegato a un’area personale ${brand} o vi è appena stato inserito.`,
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
  const parts = groups[country]?.map((group) => group.exec(phone.slice(3))).find((found) => found !== null)?.slice(1)
  return [country, ...(parts ?? [phone.slice(3)])].join('\u00a0')
}

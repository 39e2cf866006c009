import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const frame = {
  link_in_full: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
  label: (text: string) => `${text} :`,
  reach: (phone: string, hours: string) => `Téléphone : ${phone}, ${hours}`,
  why: `Vous recevez cet e-mail parce que cette adresse est liée à un espace adhérent ${brandName}, ou vient d’y être saisie.`,
  no_reply: (email: string) => `Il est envoyé automatiquement. Pour nous écrire : ${email}`,
  /** files that a mail comes without */
  left_out: (names: string) => `Ces fichiers n’ont pas pu être joints à cet e-mail : ${names}`,
}

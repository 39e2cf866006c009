import { countryNames } from '@coussinet/contract/domain/country-names.ts'

export const quoteMessages = {
  title: 'Votre devis',
  text: 'Quelques mots sur vous et sur votre compagnon : notre équipe prépare votre devis et vous l’envoie par e-mail.',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  optional: '(facultatif)',
  country: 'Pays',
  countries: countryNames.fr,
  postal_code: 'Code postal',
  type: 'Votre compagnon est',
  types: { dog: 'Un chien', cat: 'Un chat' },
  name: 'Son nom',
  use: (sponsor: string) =>
    `Vos coordonnées servent à établir votre devis et à vous répondre. ${sponsor} verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat.`,
  privacy: 'Confidentialité (nouvel onglet)',
  submit: 'Demander mon devis',
  busy: 'Envoi en cours',
  failed: 'Votre demande n’est pas partie.',
  many: 'Plusieurs demandes viennent d’être envoyées d’ici. Merci de réessayer un peu plus tard : ce que vous avez saisi reste là.',
  gone: 'Ce lien de parrainage n’existe plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  sent: 'Votre demande de devis est enregistrée',
  reference: (reference: string) => `Numéro de votre demande : ${reference}`,
  next: (email: string, soon: string) =>
    `Notre équipe vous envoie votre devis ${soon}, par e-mail à ${email}. Pensez à regarder dans vos courriers indésirables.`,
}

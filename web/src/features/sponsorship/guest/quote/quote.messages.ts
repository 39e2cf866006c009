import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const quoteMessages = messages({
  fr: {
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
    next: (email: string) =>
      `Notre équipe vous envoie votre devis sous deux jours ouvrés, par e-mail à ${email}. Pensez à regarder dans vos courriers indésirables.`,
  },
  it: {
    title: 'Il Suo preventivo',
    text: 'Poche parole su di Lei e sul Suo animale: il nostro team prepara il preventivo e glielo invia per e-mail.',
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    optional: '(facoltativo)',
    country: 'Paese',
    countries: countryNames.it,
    postal_code: 'CAP',
    type: 'Il Suo animale è',
    types: { dog: 'Un cane', cat: 'Un gatto' },
    name: 'Il suo nome',
    use: (sponsor: string) =>
      `I Suoi recapiti servono a preparare il preventivo e a risponderLe. ${sponsor} vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza.`,
    privacy: 'Privacy (nuova scheda)',
    submit: 'Chiedi il preventivo',
    busy: 'Invio in corso',
    failed: 'La richiesta non è partita.',
    many: 'Da qui sono appena partite diverse richieste. Riprovi un po’ più tardi: quanto ha inserito resta qui.',
    gone: 'Questo link di presentazione non esiste più. Ne chieda uno nuovo a chi glielo ha inviato.',
    sent: 'La Sua richiesta di preventivo è registrata',
    reference: (reference: string) => `Numero della Sua richiesta: ${reference}`,
    next: (email: string) =>
      `Il nostro team Le invia il preventivo entro 48 ore, nei giorni lavorativi, per e-mail a ${email}. Controlli anche la posta indesiderata.`,
  },
})

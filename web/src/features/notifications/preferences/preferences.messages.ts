import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const preferenceMessages = messages({
  fr: {
    title: pageNames.notification_preferences.fr,
    intro: (email: string) =>
      `Toutes vos notifications restent ici, dans votre espace. Choisissez celles que nous vous envoyons aussi par e-mail, à ${email}.`,
    changeEmail: 'Changer d’adresse e-mail',
    optional: { title: 'À votre choix', hint: 'Chaque changement est enregistré aussitôt.' },
    locked: {
      title: 'Toujours envoyés',
      hint: 'Remboursements, paiements et sécurité : vous devez pouvoir réagir à temps.',
    },
    byEmail: 'Aussi par e-mail',
    saved: 'Vos préférences sont enregistrées.',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos préférences.',
    panel: { title: 'Notifications par e-mail', hint: 'Ce que nous vous écrivons, en plus de votre espace.' },
    panelLink: 'Choisir ce que je reçois par e-mail',
    groups: {
      refunds: {
        name: 'Remboursements',
        holds: 'Accord, refus, versement, et les documents que nous attendons de vous.',
      },
      payments: {
        name: 'Paiements',
        holds: 'Prélèvements à venir ou refusés, cotisations réglées, mandats et comptes.',
      },
      security: {
        name: 'Sécurité',
        holds: 'Tout changement de vos coordonnées, de vos accès ou de votre compte bancaire.',
      },
      refund_progress: { name: 'Avancement de vos demandes', holds: 'Demande reçue, en cours d’étude, complétée.' },
      animals: {
        name: 'Vos animaux',
        holds: 'Identification à compléter, délais de carence terminés, plafonds bientôt atteints.',
      },
      documents: {
        name: 'Documents',
        holds: 'Un nouveau document dans votre contrat, ou une information de votre assureur.',
      },
      sponsorship: { name: 'Parrainage', holds: 'Devis de vos proches, parrainages validés.' },
    },
  },
  it: {
    title: pageNames.notification_preferences.it,
    intro: (email: string) =>
      `Tutte le Sue notifiche restano qui, nella Sua area. Scelga quelle che Le inviamo anche via e-mail, a ${email}.`,
    changeEmail: 'Cambia indirizzo e-mail',
    optional: { title: 'A Sua scelta', hint: 'Ogni modifica viene salvata subito.' },
    locked: { title: 'Sempre inviate', hint: 'Rimborsi, pagamenti e sicurezza: deve poter reagire in tempo.' },
    byEmail: 'Anche via e-mail',
    saved: 'Le Sue preferenze sono salvate.',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare le Sue preferenze.',
    panel: { title: 'Notifiche via e-mail', hint: 'Ciò che Le scriviamo, oltre a quanto trova nella Sua area.' },
    panelLink: 'Scegli cosa ricevere via e-mail',
    groups: {
      refunds: { name: 'Rimborsi', holds: 'Accettazione, rifiuto, accredito e i documenti che attendiamo da Lei.' },
      payments: { name: 'Pagamenti', holds: 'Addebiti in arrivo o respinti, premi pagati, mandati e conti.' },
      security: {
        name: 'Sicurezza',
        holds: 'Ogni modifica dei Suoi recapiti, dei Suoi accessi o del Suo conto bancario.',
      },
      refund_progress: { name: 'Stato delle Sue richieste', holds: 'Richiesta ricevuta, in esame, completata.' },
      animals: {
        name: 'I Suoi animali',
        holds: 'Identificazione da completare, periodi di carenza terminati, massimali quasi raggiunti.',
      },
      documents: {
        name: 'Documenti',
        holds: 'Un nuovo documento nella Sua polizza, o un’informazione del Suo assicuratore.',
      },
      sponsorship: { name: 'Presenta un amico', holds: 'Preventivi dei Suoi amici, presentazioni convalidate.' },
    },
  },
})

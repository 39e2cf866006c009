import type { BrandFacts } from '../brand-facts.ts'
import { deName, plural } from '../grammar.ts'
import { amountDue } from './payment-words.ts'

export const homeMessages = {
  hello: (firstname: string) => `Bonjour ${firstname}`,
  due: amountDue.left,
  heroTitle: 'Une facture du vétérinaire ?',
  heroText: (soon: string) => `Prenez-la en photo ou choisissez le PDF. Réponse ${soon}.`,
  endedTitle: 'Une facture d’avant la fin de votre contrat ?',
  leftTitle: 'Une facture à nous envoyer encore ?',
  endedText: (day: string) => `Les soins reçus jusqu’au ${day} se remboursent encore.`,
  ask: 'Envoyer une facture',
  formats: 'PDF, JPG, PNG ou HEIC, 5 Mo au maximum',
  underWay: 'Demandes en cours',
  seeAll: 'Tout voir',
  animals: 'Vos animaux',
  loading: 'Chargement en cours…',
  load: {
    requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
    animals: 'Nous n’avons pas pu afficher vos animaux.',
  },
}

export const lastRefundsMessages = {
  title: 'Derniers remboursements',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos remboursements passés.',
}

export const contributionMessages = {
  next: 'Prochaine cotisation',
  due: (contribution: string, day: string) => `${contribution}, prélevée ${day}`,
  declined: (count: number, contribution: string) =>
    plural(count, `${contribution} impayée`, `${count} cotisations impayées`, 'fr'),
  declinedText: (count: number, isSuspended: boolean) =>
    `${plural(count, 'Le paiement n’a pas abouti. Régularisez-la', 'Les paiements n’ont pas abouti. Régularisez-les', 'fr')} pour ${isSuspended ? 'retrouver' : 'garder'} vos garanties.`,
  retry: (day: string, onFormer: boolean) => `Nouvel essai ${onFormer ? 'sur l’ancien compte ' : ''}${day}.`,
  collected: (count: number, day: string) =>
    `${plural(count, 'Elle sera prélevée', 'Elles seront prélevées', 'fr')} sur le nouveau compte, ${day} au plus tôt.`,
  left: 'Elle était prévue avant que nous n’apprenions la fin des garanties. Si elle est encore prélevée, elle vous est rendue.',
  mend: 'Régulariser',
  thenNext: (amount: string, day: string) => `Puis ${amount}, ${day}`,
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
}

export const unreadMessages = {
  title: 'Non lues',
  all: 'Notifications',
  none: 'Vous avez tout lu.',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos notifications.',
}

export const welcomeMessages = {
  title: (firstname: string) => `Bienvenue ${firstname}, votre contrat se prépare`,
  body: (day: string) =>
    `Vos garanties débutent le ${day}. Dès ce jour, vous pourrez demander vos remboursements et voir le détail de votre contrat ici.`,
  locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
  awaited: {
    title: (firstname: string) => `Bienvenue ${firstname}, votre contrat arrive`,
    body: 'Votre espace est ouvert. Nous enregistrons votre contrat : dès qu’il sera là, vous le trouverez ici, avec vos garanties et vos remboursements.',
    meanwhile: 'En attendant, vérifiez vos informations et choisissez comment nous vous prévenons.',
  },
}

export const onboardingMessages = ({ hasWaits, highestGain }: BrandFacts) => ({
  title: 'Votre dossier',
  count: (done: number, all: number) => (done === all ? 'complet' : `${done} sur ${all}`),
  seeAll: (count: number) => `Voir tout (${count})`,
  seeLess: 'Voir moins',
  before: (day: string) => `Avant le ${day}`,
  over: (day: string) => `Délai dépassé depuis le ${day}`,
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher ce qui manque à votre dossier.',
  tips: {
    add_mobile: {
      title: 'Ajoutez votre mobile',
      text: 'Il sert à signer vos mandats et à vous prévenir de chaque remboursement.',
    },
    confirm_email: {
      title: 'Confirmez votre e-mail',
      text: 'Un clic suffit dans le message que nous vous avons envoyé.',
    },
    add_iban: { title: 'Indiquez votre IBAN', text: 'Sans lui, nous ne pouvons pas vous verser vos remboursements.' },
    add_icad: {
      title: (name: string) => `Complétez le numéro d’identification ${deName(name)}`,
      text: 'Il est sur sa carte d’identification ou dans son passeport.',
    },
    get_care_sheet: {
      title: 'Gardez une feuille de soins d’avance',
      text: 'Imprimez-la avant votre prochain rendez-vous chez le vétérinaire.',
    },
    read_cover: {
      title: 'Découvrez vos garanties',
      text: hasWaits ? 'Taux, plafond et délais de carence en une page.' : 'Taux et plafond en une page.',
    },
    invite: { title: 'Parrainez un proche', text: `Jusqu’à ${highestGain} € par contrat validé.` },
  },
  inviteFixed: '25 € par contrat validé.',
  ofYourAnimal: 'Complétez le numéro d’identification de votre animal',
})

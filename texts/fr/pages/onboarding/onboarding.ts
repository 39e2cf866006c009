import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'

export const onboardingMessages = {
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
}

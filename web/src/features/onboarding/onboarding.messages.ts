import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const onboardingMessages = messages({
  fr: {
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
      read_cover: { title: 'Découvrez vos garanties', text: 'Taux, plafond et délais de carence en une page.' },
      invite: { title: 'Parrainez un proche', text: `Jusqu’à ${highestGain} € par contrat validé.` },
    },
    inviteFixed: '25 € par contrat validé.',
    ofYourAnimal: 'Complétez le numéro d’identification de votre animal',
  },
  it: {
    title: 'I Suoi dati',
    count: (done: number, all: number) => (done === all ? 'completi' : `${done} su ${all}`),
    seeAll: (count: number) => `Vedi tutto (${count})`,
    seeLess: 'Vedi meno',
    before: (day: string) => elided(`Entro il ${day}`),
    over: (day: string) => elided(`Termine scaduto il ${day}`),
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare ciò che manca ai Suoi dati.',
    tips: {
      add_mobile: {
        title: 'Aggiunga il cellulare',
        text: 'Serve a firmare i mandati e ad avvisarLa di ogni rimborso.',
      },
      confirm_email: { title: 'Confermi la Sua e-mail', text: 'Basta un clic nel messaggio che Le abbiamo inviato.' },
      add_iban: { title: 'Indichi il Suo IBAN', text: 'Senza non possiamo accreditarLe i rimborsi.' },
      add_icad: {
        title: (name: string) => `Completi il numero di identificazione di ${name}`,
        text: 'Lo trova sul passaporto o sul certificato di anagrafe.',
      },
      get_care_sheet: {
        title: 'Tenga pronto un modulo di cura',
        text: 'Lo stampi prima della prossima visita dal veterinario.',
      },
      read_cover: { title: 'Scopra le Sue coperture', text: 'Percentuale, massimale e carenze in una pagina.' },
      invite: { title: 'Presenti un amico', text: `Fino a ${highestGain} € per ogni polizza convalidata.` },
    },
    inviteFixed: '25 € per ogni polizza convalidata.',
    ofYourAnimal: 'Completi il numero di identificazione del Suo animale',
  },
})

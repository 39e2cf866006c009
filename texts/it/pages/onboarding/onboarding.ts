import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/onboarding/onboarding.ts'

export const onboardingMessages: Translated<typeof french.onboardingMessages> = {
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
    read_cover: {
      title: 'Scopra le Sue coperture',
      text: hasWaits ? 'Percentuale, massimale e carenze in una pagina.' : 'Percentuale e massimale in una pagina.',
    },
    invite: { title: 'Presenti un amico', text: `Fino a ${highestGain} € per ogni polizza convalidata.` },
  },
  inviteFixed: '25 € per ogni polizza convalidata.',
  ofYourAnimal: 'Completi il numero di identificazione del Suo animale',
}

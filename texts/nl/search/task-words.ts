import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/task-words.ts'

export const taskWords: Draft<typeof french.taskWords> = {
  ceiling: {
    title: (name: string, left: string) => `Plafond van ${name}: nog ${left}`,
    text: (of: string, until: string) => `van ${of}, tot ${until}`,
    vaccines: (left: string) => `vaccins en preventie: nog ${left}`,
    called: 'plafond resterend rest over opgebruikt gebruiken gebruikt recht beschikbaar saldo hoeveel',
  },
  dispute: {
    called: 'betwisten betwisting oneens beslissing weigering beroep onvoldoende',
  },
  next_payment: {
    title: (amount: string, day: string) => `Volgende afhouding: ${amount} op ${day}`,
    called: 'volgende afhouding premie maandbedrag betalen vervaldag wanneer bedrag maand',
  },
  due: {
    title: (amount: string) => `Te betalen premie: ${amount}`,
    called: 'onbetaald betalen premie afhouding geweigerd achterstand herinnering schuld',
  },
  phones: {
    title: 'Mijn telefoonnummers',
    text: 'Mijn gsm-nummer of vast nummer wijzigen',
    called: 'telefoon telefoonnummer nummer gsm vast wijzigen nieuw lijn',
  },
  address: {
    title: 'Mijn adres',
    text: 'Verhuizing, nieuw postadres',
    called: 'adres post verhuizing wijzigen nieuw wonen',
  },
  email: {
    title: 'Mijn e-mail',
    text: 'Het adres wijzigen waarnaar we schrijven',
    called: 'e-mail e-mailadres mail wijzigen nieuw mailbox',
  },
  password: {
    title: 'Mijn wachtwoord',
    text: 'Het wijzigen',
    called: 'wachtwoord wijzigen nieuw beveiliging code',
  },
  'personal-data': {
    title: 'Mijn gegevens',
    text: 'Ze downloaden of laten wissen',
    called: 'persoonsgegevens gegevens downloaden wissen exporteren privacy',
  },
}

import type * as french from '../fr/personal-data.ts'
import type { Draft } from '../messages.ts'
import { dataDownloaded } from './form-words.ts'

const obstacles = {
  legal_hold: 'een lopend geschil geregeld is',
  contract_goes_on: 'uw contract beëindigd is',
  requests_open: 'uw terugbetalingsaanvragen behandeld zijn',
  money_to_pay: 'wat we u verschuldigd zijn, betaald is',
  money_due: 'uw premies betaald zijn',
}

export const erasureMessages: Draft<typeof french.erasureMessages> = {
  goes: 'U kunt ons vragen uw gegevens te wissen: uw contactgegevens, uw dieren, uw berichten, uw bestanden en de toegang tot uw klantenzone. We antwoorden binnen een maand.',
  waits: 'We kunnen pas wissen wanneer:',
  obstacles,
  keeps: 'Wat we wettelijk moeten bewaren, blijft daarna over, zonder uw naam waar die niet nodig is:',
  books: (years: number) =>
    `de boekhoudkundige stukken (premies, terugbetalingen, facturen), ${years} jaar na het einde van het contract`,
  mandate: (months: number) =>
    `het domiciliëringsmandaat en het bewijs van ondertekening, ${months % 12 === 0 ? `${months / 12} jaar` : `${months} maanden`} na het einde ervan`,
  ask: 'Wissing vragen',
  open: 'Lopend verzoek om wissing',
  openText: (reference: string, on: string) => `Verzoek ${reference} van ${on}.`,
  answer: (by: string) => `Ons antwoord komt uiterlijk op ${by}.`,
  takeBack: 'Mijn verzoek intrekken',
  takenBack: 'Uw verzoek is ingetrokken.',
  last: (reference: string, on: string) => `Uw verzoek ${reference} is ingetrokken op ${on}.`,
  dialogTitle: 'Uw gegevens laten wissen?',
  dialogText:
    'U krijgt een bevestiging per e-mail. Zodra uw gegevens gewist zijn, sluit uw klantenzone en kan niets hersteld worden. Tot dan kunt u uw verzoek intrekken.',
  keep: 'Mijn gegevens behouden',
  confirm: 'Wissing vragen',
  busy: 'Bezig met versturen',
  asked: 'Uw verzoek is geregistreerd. U krijgt een bevestiging per e-mail.',
}

export const personalDataMessages: Draft<typeof french.personalDataMessages> = {
  title: 'Mijn persoonsgegevens',
  hint: 'Alles wat we over u bewaren, om mee te nemen.',
  holds:
    'Een archief bundelt uw identiteit en uw contactgegevens, uw dieren, uw contract, uw aanvragen en hun bijlagen, uw premies, uw berichten en de activiteit van uw account: een pagina om te lezen, JSON voor andere software, en uw bestanden zoals u ze hebt verstuurd.',
  download: 'Mijn gegevens downloaden',
  read: 'Mijn gegevens lezen',
  pageTitle: 'Uw gegevens lezen?',
  pageText:
    'Een pagina van uw archief, zonder de bestanden, wordt op uw toestel bewaard. Ze bevat persoonlijke informatie: bevestig dat u het bent.',
  erasureTitle: 'Mijn gegevens wissen',
  erasureFailed: 'We konden uw verzoeken om wissing niet tonen.',
  erasureLoading: 'Uw verzoeken worden geladen',
  dialogTitle: 'Uw gegevens downloaden?',
  dialogText:
    'Het archief bevat persoonlijke informatie: bevestig dat u het bent, en bewaar het op een veilige plaats.',
  password: 'Huidig wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  cancel: 'Annuleren',
  close: 'Sluiten',
  submit: 'Downloaden',
  busy: 'Bezig met voorbereiden',
  saved: `${dataDownloaded}.`,
}

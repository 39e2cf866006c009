import type * as french from '../fr/platform.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { messageLabels } from './form-words.ts'

export const answeringMessages: Draft<typeof french.answeringMessages> = {
  open: 'Nu open',
  closed: 'Nu gesloten',
  holiday: (name: string) => `Vandaag gesloten: ${name}`,
  opens: (day: string, time: string) => `Opent ${day} om ${time}`,
  today: 'vandaag',
  tomorrow: 'morgen',
}

export const copyWords: Draft<typeof french.copyWords> = {
  copied: 'Gekopieerd.',
  failed: 'Het kopiëren is niet gelukt. Selecteer de tekst om hem te kopiëren.',
}

export const downloadWords: Draft<typeof french.downloadWords> = {
  download: 'Downloaden',
  busy: 'Bezig met downloaden',
  named: (verb: string, name: string) => `${verb}: ${name}`,
}

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'drie', 5: 'vijf' }

type Most = keyof typeof counts

export const attachedMessages: Draft<typeof french.attachedMessages> = {
  title: messageLabels.files,
  optional: '(facultatief)',
  drop: 'Bestand toevoegen',
  most: (formats: string, most: Most) =>
    `${formats}. Hoogstens ${counts[most]} bestanden, die niet bewaard blijven als u de pagina verlaat.`,
  tooMany: (most: Most) => `Hoogstens ${counts[most]} bestanden: de andere zijn niet toegevoegd.`,
  wait: 'Een bestand wordt nog voorbereid. Even geduld.',
  mend: 'Verwijder of vervang het bestand dat niet aanvaard is.',
  removeOne: (name: string) => `${name} verwijderen`,
  view: (name: string) => `${name} bekijken`,
  close: 'Sluiten',
  ready: 'Klaar',
  readied: (name: string) => `Bestand klaar: ${name}`,
  sending: (percent: string) => `Bestanden versturen: ${percent}`,
  cancel: 'Versturen annuleren',
  cancelled: 'Het versturen is geannuleerd. Uw bericht blijft hier.',
}

export const leaveMessages: Draft<typeof french.leaveMessages> = {
  title: 'Uw wijzigingen niet bewaren?',
  text: 'Wat u hebt ingevuld, is nog niet bewaard.',
  yes: 'Niet bewaren',
  no: 'Verder wijzigen',
}

export const nearDays: Draft<typeof french.nearDays> = { names: ['gisteren', 'vandaag', 'morgen'] }

export const ages: Draft<typeof french.ages> = {
  months: (count) => `${count}\u00a0${plural(count, 'maand', 'maanden', 'nl')}`,
  years: (count) => `${count}\u00a0jaar`,
}

export const newPasswordMessages: Draft<typeof french.newPasswordMessages> = {
  fields: {
    password: 'Nieuw wachtwoord',
    repetition: 'Bevestig het wachtwoord',
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    rules: 'Uw wachtwoord moet bevatten:',
    hint: 'Vermijd gewone woorden, onze naam, de uwe en die van uw dieren.',
    equal: 'twee keer hetzelfde ingevuld',
    met: 'In orde: ',
    unmet: 'Nog niet: ',
    progress: (met: number, of: number) => `${met} van ${of} regels in orde`,
    strength: 'Sterkte',
    strengths: ['zeer zwak', 'zwak', 'matig', 'goed', 'uitstekend'],
  },
  rules: {
    length: 'minstens 8 tekens',
    uppercase: '1 hoofdletter',
    lowercase: '1 kleine letter',
    digit: '1 cijfer',
    special: '1 speciaal teken (bv. ! ? # @)',
  },
}

export const failedMessages: Draft<typeof french.failedMessages> = {
  retry: 'Opnieuw proberen',
  loading: 'Bezig met laden…',
}

export const showMoreMessages: Draft<typeof french.showMoreMessages> = {
  loading: 'Bezig met laden',
  all: 'Alles wordt getoond.',
}

export const pageIndexMessages: Draft<typeof french.pageIndexMessages> = { label: 'Op deze pagina' }

export const deviceWords: Draft<typeof french.deviceWords> = {
  on: (browser: string, system: string) => `${browser} op ${system}`,
}

export const photoMessages: Draft<typeof french.photoMessages> = {
  formats: 'PDF, JPG, PNG of HEIC, hoogstens 5 MB',
  choose: 'Bestand kiezen',
  photo: 'Foto nemen',
  remove: 'Bestand verwijderen',
  replace: 'Ander bestand kiezen',
  stage: {
    reading: 'Bestand lezen…',
    converting: 'De foto wordt omgezet…',
    compressing: 'We maken uw bestand kleiner…',
  },
  lightened: (size: string, before: string) => `${size}, voordien ${before}`,
  failure: {
    heic_failed: 'Deze HEIC-foto kon niet omgezet worden. Probeer het met een JPG.',
    device_full: 'Op dit toestel is geen plaats meer voor dit document. Maak plaats vrij en kies het opnieuw.',
    compression_failed: 'Dit bestand kon niet kleiner gemaakt worden. Kies een lichter bestand.',
  },
  quality: {
    dark: 'De foto lijkt donker: de tekst is misschien moeilijk te lezen.',
    blurred: 'De foto lijkt onscherp: de tekst is misschien moeilijk te lezen.',
    small: 'De foto is klein: er ontbreken misschien details.',
  },
  keep: 'Deze foto behouden',
  retake: 'Opnieuw nemen',
}

export const proofMessages: Draft<typeof french.proofMessages> = {
  title: 'Bent u het wel?',
  text: 'U hebt zich al even geleden aangemeld. Bevestig voor deze wijziging dat u het bent.',
  password: 'Huidig wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  cancel: 'Annuleren',
  close: 'Sluiten',
  submit: 'Bevestigen',
  busy: 'Bezig met nakijken',
  passkey: 'Toegangssleutel gebruiken',
  refused: 'Met deze toegangssleutel konden we u niet herkennen. Gebruik uw wachtwoord.',
  other: 'Wachtwoord vergeten? Meld u af, vraag een link op de aanmeldpagina en kom dan hier terug.',
}

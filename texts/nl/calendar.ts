import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/calendar.ts'
import type { Draft } from '../messages.ts'

export const calendarMessages = ({ hasWaits }: BrandFacts): Draft<ReturnType<typeof french.calendarMessages>> => ({
  title: 'Mijn agenda',
  hint: 'Uw belangrijke datums in de agenda van uw keuze.',
  holds: `Abonneer uw agenda: hij toont uw afhoudingen, ${hasWaits ? 'het einde van de wachttijden, ' : ''}de verwachte documenten, het identificatienummer dat u moet bezorgen en het preventiepakket dat u vóór de vervaldag kunt gebruiken, en werkt alles vanzelf bij.`,
  private: 'Het adres is privé: wie het kent, kan deze datums lezen. U kunt het op elk moment intrekken.',
  make: 'Mijn persoonlijke agenda-adres aanmaken',
  making: 'Bezig met aanmaken',
  made: 'Uw adres is klaar. Kopieer het nu: we tonen het niet meer.',
  address: 'Persoonlijk agenda-adres',
  copy: 'Adres kopiëren',
  copied: 'Adres gekopieerd.',
  notCopied: 'Het kopiëren is niet gelukt: selecteer het adres zelf.',
  subscribe: 'Op dit toestel abonneren',
  how: 'Of in uw agenda:',
  steps: [
    'Google Agenda: Andere agenda’s, +, Via URL.',
    'Apple Agenda: Archief, Nieuw agenda-abonnement.',
    'Outlook: Agenda toevoegen, Abonneren via internet.',
  ],
  since: (day: string) => `Adres actief sinds ${day}.`,
  read: (instant: string) => `Laatst gelezen op ${instant}.`,
  neverRead: 'Nog geen enkele agenda heeft het gelezen.',
  replace: 'Adres vervangen',
  revoke: 'Intrekken',
  replaceTitle: 'Uw adres vervangen?',
  replaceText: 'Het huidige adres werkt dan niet meer: uw agenda’s moeten op het nieuwe geabonneerd worden.',
  replaceYes: 'Vervangen',
  revokeTitle: 'Uw adres intrekken?',
  revokeText: 'Het werkt dan niet meer: uw agenda’s ontvangen uw datums niet meer.',
  revokeYes: 'Intrekken',
  keep: 'Adres behouden',
  revoked: 'Uw adres is ingetrokken.',
  loading: 'Bezig met laden…',
  failed: 'We konden uw agenda-adres niet tonen.',
})

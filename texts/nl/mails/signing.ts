import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/signing.ts'

export const codeLetters: Draft<typeof french.codeLetters> = {
  code: 'Code',
  mandate: {
    subject: 'Uw code om het domiciliëringsmandaat te ondertekenen',
    text: 'Hier is de code waarmee u het domiciliëringsmandaat ondertekent dat u net hebt gelezen. Zolang hij niet is ingevoerd, verandert er niets.',
    account: 'Rekening voor de afhoudingen',
  },
  refund_account: {
    subject: 'Uw code om de rekening voor uw terugbetalingen te bevestigen',
    text: 'Hier is de code die de rekening bevestigt waarop uw terugbetalingen worden gestort. Zolang hij niet is ingevoerd, verandert er niets.',
    account: 'Rekening voor de terugbetalingen',
  },
  refund_account_release: {
    subject: 'Uw code om uw terugbetalingen vrij te geven',
    text: 'Hier is de code die uw terugbetalingen meteen vrijgeeft naar uw nieuwe rekening. Zonder die code wachten ze op het einde van de veiligheidstermijn.',
    account: 'Rekening voor de terugbetalingen',
  },
  notes: (phone) => [
    'De code is tien minuten geldig, één keer. Een recentere code vervangt hem.',
    `Voer hem alleen in uw klantenzone van ${brandName} in: we vragen hem nooit per telefoon, per sms of per e-mail.`,
    `Hebt u niets gevraagd? Geef deze code aan niemand, wijzig uw wachtwoord en bel ons op ${phone}.`,
  ],
}

export const codeForSomebodyElse: Draft<typeof french.codeForSomebodyElse> = {
  subject: (asked_by) => `${asked_by} vraagt u een domiciliëringsmandaat te ondertekenen`,
  paragraphs: (asked_by) => [
    `${asked_by} wil de premies van de verzekering bij ${brandName} met uw rekening betalen. Met deze code ondertekent u het mandaat: u geeft ${brandName} toestemming om ze af te houden van de rekening hieronder.`,
    `Gaat u akkoord, vraag ${asked_by} dan om u het mandaat te tonen en geef daarna de code door: die wordt in de klantenzone ingevoerd.`,
  ],
  account: 'Uw rekening',
  notes: (phone) => [
    'De code is tien minuten geldig, één keer. Zolang hij niet is ingevoerd, verandert er niets.',
    'U kunt uw bank gedurende 8 weken vragen om een afhouding terug te betalen.',
    `We vragen deze code nooit per telefoon. Gaat u niet akkoord, of kent u deze persoon niet, geef hem dan niet door en bel ons op ${phone}.`,
  ],
}

export const codeSms: Draft<typeof french.codeSms> = {
  purposes: {
    mandate: ({ name, account }) => `mandaat ${name} te ondertekenen, rekening ${account}`,
    refund_account: ({ account }) => `uw terugbetalingen te krijgen op rekening ${account}`,
    refund_account_release: ({ account }) => `uw terugbetalingen vrij te geven naar rekening ${account}`,
  },
  own: (code, purpose) =>
    `${code} is uw code van ${brandName} om ${purpose}. 10 min geldig. We vragen hem nooit per telefoon.`,
  of_somebody_else: (code, asked_by, purpose) =>
    `${code}: ${asked_by} vraagt u om ${purpose} (${brandName}). 10 min geldig, nooit per telefoon gevraagd.`,
}

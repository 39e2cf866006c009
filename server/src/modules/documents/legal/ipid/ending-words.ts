import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

type Ways = { withdrawal_days: number; email: string; address: string }

// The day on which a contract ends is computed by `modules/contract/earliest-end.ts`; these are its words.
const ends: Record<Language, Record<Country, string>> = {
  fr: {
    FR: 'Après la première année, à tout moment : le contrat prend fin un mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    BE: 'Après la première année, à tout moment : le contrat prend fin deux mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    IT: 'À l’échéance annuelle, si votre demande nous parvient au moins 30 jours avant ; sinon, à l’échéance suivante.',
  },
  it: {
    FR: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa un mese dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    BE: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa due mesi dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    IT: 'Alla scadenza annuale, se la richiesta ci perviene almeno 30 giorni prima; altrimenti alla scadenza successiva.',
  },
}

/** Ways to end the contract, in lines. */
export function endingWords(language: Language, country: Country, { withdrawal_days, email, address }: Ways): string[] {
  if (language === 'it')
    return [
      `Ripensamento: fino a ${withdrawal_days} giorni dopo la data di decorrenza, senza indicarne il motivo, con la funzione «Recedere dal contratto» dell’area clienti, per e-mail o per lettera.`,
      ends.it[country],
      `Tre passi nell’area clienti, pagina «La mia polizza», con conferma immediata per e-mail; oppure scrivendo a ${email} o per lettera a ${address}.`,
      'Se rifiuta un aumento del premio, può recedere entro 30 giorni dall’avviso. Se l’animale muore o cambia proprietario, la sua copertura cessa quel giorno.',
    ]
  return [
    `Renonciation : jusqu’à ${withdrawal_days} jours après la date d’effet, sans motif, avec la fonction « Renoncer à mon contrat » de l’espace adhérent, par courriel ou par lettre.`,
    ends.fr[country],
    `Trois étapes dans l’espace adhérent, page « Mon contrat », avec un accusé de réception immédiat par courriel ; ou en écrivant à ${email} ou par lettre à ${address}.`,
    'Si vous refusez une hausse de la cotisation, vous pouvez résilier dans les 30 jours de l’avis. Si l’animal décède ou change de propriétaire, sa couverture prend fin ce jour-là.',
  ]
}

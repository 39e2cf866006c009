import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/papers/indexation-notice.ts'

export const notice: Translated<typeof french.notice> = {
  title: documentTitles.it.indexation,
  about: (day, number) => elided(`Avviso del ${day}, polizza ${number}`),
  hello: (from, old_total, new_total, rate) =>
    elided(
      `Dal ${from} il Suo premio mensile passa da ${old_total} a ${new_total} (${rate}), imposte e spese di gestione incluse. Le garanzie non cambiano.`,
    ),
  label: 'Nuovo premio mensile',
  first_debit: (day) => `Primo addebito di questo importo: ${day}`,
  no_debit: (from) => elided(`Dal ${from}`),
  animals: {
    title: 'Animale per animale',
    animal: 'Animale',
    formula: 'Formula',
    before: 'Oggi',
    after: (day) => elided(`Dal ${day}`),
    change: 'Variazione',
    same: 'invariato',
    total: 'Totale al mese',
  },
  reason: {
    title: 'Perché questo adeguamento',
    text: 'Il premio è rivisto ogni 1º gennaio, in base a tre elementi: i prezzi dei veterinari, i rimborsi versati per tutti gli animali assicurati e l’età dell’animale. Mai a causa dei rimborsi del Suo solo animale.',
  },
  schedule: { title: 'Il Suo nuovo piano dei pagamenti', month: 'Mese', day: 'Addebito il', amount: 'Importo' },
  refuse: {
    title: 'Se non accetta questo aumento',
    text: (until, last, { email, address }) =>
      elided(
        `Può disdire senza spese fino al ${until}, entro 30 giorni da questo avviso: scriva a ${email} oppure a ${address}, indicando il numero di polizza. La copertura dura allora fino al ${last} compreso, al prezzo di oggi.`,
      ),
    after: {
      FR: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: dopo un anno, la polizza termina un mese dopo la richiesta.',
      BE: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: dopo un anno, la polizza termina due mesi dopo la richiesta.',
      IT: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: la polizza termina alla scadenza annuale, se lo chiede almeno 30 giorni prima.',
    },
  },
}

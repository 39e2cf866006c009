import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/invoice-address.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const invoiceAddressMessages = ({
  brandName,
}: BrandFacts): Translated<ReturnType<typeof french.invoiceAddressMessages>> => ({
  title: 'Fatture per e-mail',
  hint: 'Per Lei, e per la Sua clinica.',
  does: 'Invii una fattura al Suo indirizzo privato, in allegato, o dia questo indirizzo al Suo veterinario: arriva da noi come bozza, già letta. Lei verifica, completa e invia.',
  open: 'Chiunque conosca l’indirizzo può inviarvi una fattura, mai leggere i Suoi dati. Ogni bozza indica chi l’ha inviata. Il testo dell’e-mail non viene conservato.',
  make: 'Crea il mio indirizzo privato',
  making: 'Creazione',
  address: 'Il Suo indirizzo per le fatture',
  copy: 'Copia l’indirizzo',
  copied: 'Indirizzo copiato.',
  notCopied: 'Copia non riuscita: selezioni l’indirizzo a mano.',
  addContact: 'Aggiungi ai miei contatti',
  contact: `Fatture ${brandName}`,
  file: 'fatture.vcf',
  since: (day: string) => elided(`Indirizzo attivo dal ${day}.`),
  used: (instant: string) => `Ultima fattura ricevuta: ${instant}.`,
  neverUsed: 'Non è ancora arrivata nessuna fattura.',
  replace: 'Cambia indirizzo',
  revoke: 'Revoca',
  replaceTitle: 'Cambiare indirizzo?',
  replaceText: 'L’indirizzo attuale sarà rifiutato per sempre: dia quello nuovo alla Sua clinica.',
  replaceYes: 'Cambia',
  revokeTitle: 'Revocare l’indirizzo?',
  revokeText: 'Sarà rifiutato per sempre. Le fatture già ricevute restano.',
  revokeYes: 'Revoca',
  keep: 'Tieni l’indirizzo',
  revoked: 'Il Suo indirizzo è stato revocato.',
  /** in the wizard, below the place for the invoice */
  offer: {
    text: 'La prossima volta può anche inviarcela la Sua clinica, per e-mail.',
    make: 'Crea il mio indirizzo per le fatture',
    see: 'Vedi il mio indirizzo per le fatture',
  },
  /** on a draft that came by mail */
  mailed: {
    from: (sender: string) => `Ricevuto per e-mail, da ${sender}.`,
    check: 'Verifichi ciò che è stato letto prima di inviare la richiesta.',
    stranger: 'Non conosce questo mittente?',
  },
  failed: 'Non è stato possibile mostrare il Suo indirizzo per le fatture.',
})

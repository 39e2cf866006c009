import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/legal-pages/legal-pages.ts'

export const noticeMessages: Translated<typeof french.noticeMessages> = {
  title: 'Note legali',
  intro: 'Chi pubblica questo portale, chi lo ospita e a chi rivolgersi.',
  insurer: 'Il Suo assicuratore',
  registered: 'Iscrizione al registro',
  countries: countryNames.it,
  legal: 'Società',
  address: 'Indirizzo',
  phone: 'Telefono',
  email: 'E-mail',
  supervisor: 'Autorità di vigilanza',
  mediator: 'Risoluzione delle controversie',
  published: 'Pubblicazione e hosting',
  director: 'Responsabile della pubblicazione',
  host: 'Fornitore di hosting',
  more: 'Da sapere',
  security: 'Falle di sicurezza',
  security_text:
    'Se scopre una falla, ce lo dica prima di parlarne: il nostro contatto è nel file security.txt. Chi agisce in buona fede, senza leggere né conservare dati altrui, ha il nostro consenso.',
  security_link: 'Apri security.txt',
  works: 'Software e caratteri',
  works_text:
    'Questo portale contiene il lavoro di altri autori. Ciascuno conserva i propri diritti, con la propria licenza.',
  works_link: 'Leggi le loro licenze (in inglese)',
}

export const statementMessages: Translated<typeof french.statementMessages> = {
  title: 'Dichiarazione di accessibilità',
  intro: `${brandName} desidera che chiunque possa utilizzare questo portale, con la propria vista, il proprio udito, i propri gesti e il proprio dispositivo.`,
  state: 'Stato di conformità',
  full: 'Questo portale è pienamente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
  partial:
    'Questo portale è parzialmente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA: ciò che non lo è figura più sotto.',
  none: 'Questo portale non è conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
  no_audit:
    'Non è ancora stata effettuata alcuna verifica esterna: senza verifica, un sito si dichiara non conforme, qualunque cosa faccia per il resto.',
  audit: (day: string, by: string, rate: number) =>
    elided(`Verifica del ${day}, a cura di ${by}: criteri rispettati, ${rate} %.`),
  laws: `Norme applicate: ${[...ofSoldCountries({ FR: 'legge francese n. 2005-102 dell’11 febbraio 2005 (articolo 47)', IT: 'legge 9 gennaio 2004, n. 4' }), 'direttiva (UE) 2019/882'].join(', ')}.`,
  gaps: 'Che cosa non è accessibile',
  no_gaps: 'Non è stato rilevato alcun difetto.',
  not_listed: 'Senza una verifica, questo elenco non è completo.',
  tested: 'Che cosa controlliamo a ogni versione',
  tests: [
    'ogni pagina, chiara e scura, con uno strumento automatico (axe, linee guida WCAG 2.2 A e AA, EN 301 549);',
    'ogni pagina a 320 pixel di larghezza, e le principali con il testo ingrandito al 200 %;',
    'l’invio di una richiesta di rimborso con la sola tastiera, i titoli e gli annunci per gli screen reader;',
    'la marcatura dei documenti PDF che creiamo.',
  ],
  not_an_audit:
    'Questi controlli non sostituiscono una verifica né il parere delle persone interessate: uno strumento vede solo una parte dei difetti.',
  report: 'Segnalare un difetto',
  report_text:
    'Ci dica quale pagina La ferma e come: Le daremo l’informazione o il servizio in un altro modo, poi correggeremo.',
  recourse: 'Se la nostra risposta non La soddisfa',
  authorities: {
    FR: 'In Francia, il Défenseur des droits: telefono +33 9 69 39 00 00.',
    BE: 'In Belgio, il SPF Économie (Point de contact), o Unia allo 0800 12 800.',
    IT: 'In Italia, il difensore civico per il digitale, presso l’AgID (procedura di attuazione).',
  },
  stated: (day: string) => elided(`Dichiarazione redatta il ${day}.`),
}

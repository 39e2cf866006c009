import type * as french from '../fr/identities.ts'
import type { Draft } from '../messages.ts'

export const providerMessages: Draft<typeof french.providerMessages> = {
  or: 'of',
  label: 'Andere manieren om u aan te melden',
  with: (name) => `Doorgaan met ${name}`,
  busy: 'Bezig met openen',
  down: (name) =>
    `${name} antwoordt op dit moment niet. Uw wachtwoord opent uw klantenzone altijd, of probeer het straks opnieuw.`,
}

export const returnMessages: Draft<typeof french.returnMessages> = {
  waiting: 'Bezig met aanmelden',
  waiting_text: 'Een ogenblik, we controleren uw identiteit.',
  opening: 'Bezig met openen',
  opening_text: 'Een ogenblik, de gekozen aanmeldpagina gaat open.',
  again: (name) => `Opnieuw proberen met ${name}`,
  sign_in: 'Aanmelden met mijn wachtwoord',
  home: 'Terug naar mijn klantenzone',
  profile: 'Terug naar mijn gegevens',
  close: 'Dit venster sluiten',
  unlinked: 'Koppel uw account één keer',
  unlinked_text: (name) =>
    `${name} heeft uw identiteit bevestigd. Nu moeten we nog weten welke klantenzone de uwe is: meld u deze keer aan zoals altijd. De volgende keer volstaat ${name}.`,
  skip: 'Niet koppelen, terug naar aanmelden',
  linked: (name) => `Klaar: ${name} opent voortaan uw klantenzone.`,
  not_linked: (name) =>
    `Uw klantenzone is open, maar ${name} kon niet worden gekoppeld. U kunt dat later doen bij uw gegevens.`,
  confirmed: 'Bevestigd',
  confirmed_text: 'U kunt dit venster sluiten en verdergaan waar u was.',
  signed_in: 'Uw klantenzone is open',
  failures: {
    cancelled: (name) => ({
      title: 'Aanmelden onderbroken',
      text: `U hebt ${name} vóór het einde verlaten: in uw klantenzone is niets veranderd.`,
    }),
    expired: (name) => ({
      title: 'Deze pagina is al gebruikt',
      text: `Het antwoord van ${name} werkt één keer en enkele minuten lang. Begin opnieuw.`,
    }),
    level_too_low: (name) => ({
      title: 'Een beter gecontroleerde identiteit is nodig',
      text: `Het account dat u met ${name} gebruikte, is niet veilig genoeg om uw klantenzone te openen. Begin opnieuw met een gecontroleerde identiteit, of gebruik uw wachtwoord.`,
    }),
    provider_down: (name) => ({
      title: `${name} antwoordt niet`,
      text: 'Deze dienst is even niet beschikbaar. Uw wachtwoord opent uw klantenzone altijd.',
    }),
    identity_in_use: (name) => ({
      title: 'Dit account opent al een andere klantenzone',
      text: `Het account dat u met ${name} gebruikte, is aan een andere klant gekoppeld. Gebruik een ander, of schrijf ons als dat u verrast.`,
    }),
    identities_limit: (name) => ({
      title: 'U hebt al genoeg accounts gekoppeld',
      text: `Ontkoppel er een bij uw gegevens om ${name} te kunnen koppelen.`,
    }),
    identity_differs: (name) => ({
      title: 'Dit is niet het gekoppelde account',
      text: `U gebruikte met ${name} een ander account dan dat wat uw klantenzone opent. Begin opnieuw met het uwe.`,
    }),
    authentication_too_old: (name) => ({
      title: `${name} controleerde deze keer niets`,
      text: 'Hiervoor moet deze dienst u vragen om u opnieuw te identificeren. Er is niets gewijzigd.',
    }),
    offline: () => ({
      title: 'We konden u niet antwoorden',
      text: 'U kunt het opnieuw proberen.',
    }),
    provider_answer: (name) => ({
      title: 'Aanmelden is niet gelukt',
      text: `Het antwoord van ${name} kon niet worden gecontroleerd. Voor uw veiligheid is er niets geopend: begin opnieuw.`,
    }),
  },
  provider: 'deze dienst',
}

export const identityMessages: Draft<typeof french.identityMessages> = {
  none: 'Nog geen gekoppeld account.',
  since: (day) => `Gekoppeld op ${day}`,
  used: (when) => `gebruikt ${when}`,
  unused: 'nooit gebruikt',
  link: (name) => `${name} koppelen`,
  linking: 'Bezig met openen',
  unlink: (name) => `${name} ontkoppelen`,
  unlinkTitle: (name) => `${name} ontkoppelen?`,
  unlinkText: (name) => `${name} opent uw klantenzone dan niet meer. U kunt het later opnieuw koppelen.`,
  unlinkYes: 'Ontkoppelen',
  keep: 'Houden',
  unlinked: (name) => `${name} opent uw klantenzone niet meer.`,
  down: (name) => `${name} antwoordt op dit moment niet. Probeer het straks opnieuw.`,
}

export const identityProofMessages: Draft<typeof french.identityProofMessages> = {
  with: (name) => `Bevestigen met ${name}`,
  waiting: (name) => `Rond af in het venster van ${name}`,
  blocked: (name) => `Uw browser opende het venster van ${name} niet. Sta het toe, of gebruik uw wachtwoord.`,
}

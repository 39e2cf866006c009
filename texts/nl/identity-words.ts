import type * as french from '../fr/identity-words.ts'
import type { Draft } from '../messages.ts'

export const providerReasons: Draft<typeof french.providerReasons> = {
  provider_down: 'Deze aanmelddienst antwoordt niet. Probeer het later opnieuw, of meld u aan met uw wachtwoord.',
  provider_answer: 'We konden het antwoord van deze aanmelddienst niet controleren. Meld u opnieuw aan.',
  authentication_too_old: 'Deze dienst heeft u niet gevraagd u opnieuw aan te melden. Gebruik uw wachtwoord.',
  level_too_low: 'Uw account bij deze dienst heeft niet het gevraagde beveiligingsniveau.',
  identity_in_use:
    'Met deze account kan men zich al aanmelden in een andere klantenzone. Neem contact met ons op als dat niet de uwe is.',
  identity_differs: 'Dit is niet de account die aan uw klantenzone gekoppeld is.',
  identities_limit: 'U hebt al {limit} accounts gekoppeld, het maximum. Verwijder er een om een andere te koppelen.',
}

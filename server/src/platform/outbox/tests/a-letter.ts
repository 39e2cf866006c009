import type { Letter, LetterReader } from '../letter.ts'

export const french: LetterReader = { language: 'fr', country: 'FR' }
export const italian: LetterReader = { language: 'it', country: 'IT' }

/** A letter with each of its parts; `public_url` is where its links lead. */
export function aLetter(public_url: string, more: Partial<Letter> = {}): Letter {
  return {
    subject: 'Votre mot de passe a changé',
    title: 'Mot de passe changé',
    greeting: 'Bonjour Hélène,',
    paragraphs: ['Le mot de passe de votre espace a été changé.', 'Si c’était vous, tout va bien.'],
    facts: [
      { label: 'Appareil', value: 'Firefox sur Linux' },
      { label: 'Connexion', value: `${public_url}/login`, href: `${public_url}/login` },
    ],
    action: { label: 'Ouvrir mon espace', href: `${public_url}/profile?from=mail&tab=security` },
    notes: ['Ce lien fonctionne 30 minutes.'],
    escape: {
      text: 'Ce n’était pas vous ?',
      label: 'Bloquer mon compte',
      href: `${public_url}/not-me#token=abc-_123`,
      otherwise: 'Ou appelez le +33\u00a04\u00a065\u00a071\u00a000\u00a010.',
    },
    ...more,
  }
}

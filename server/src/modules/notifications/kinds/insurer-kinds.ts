import type { Kind, Kinds } from './kind.ts'

/** The insurer's own words, in each language that it gave; the page that they lead to is told with them. */
const said = {
  group: 'documents',
  mail: 'optional',
  fr: ['{said_title}', '{said_body}'],
  it: ['{said_title}', '{said_body}'],
  href: '/{page}',
} as const satisfies Omit<Kind, 'severity'>

export const insurerKinds = {
  insurer_info: { ...said, severity: 'info' },
  insurer_success: { ...said, severity: 'success' },
  insurer_action: { ...said, severity: 'action' },
  insurer_warning: { ...said, severity: 'warning' },
  // its letter holds the answer itself, and what was asked for is always told
  message_answered: {
    severity: 'info',
    group: 'security',
    mail: 'own',
    fr: ['Réponse à votre message', '« {subject} » : la réponse vous attend dans vos messages.'],
    it: ['Risposta al Suo messaggio', '«{subject}»: la risposta La attende nei Suoi messaggi.'],
    href: '/contact/messages/{reference}',
  },
  document_received: {
    severity: 'info',
    group: 'documents',
    mail: 'optional',
    fr: ['Nouveau document', '« {document} » est disponible dans votre contrat.'],
    it: ['Nuovo documento', '«{document}» è disponibile nella Sua polizza.'],
    href: '/profile/contract',
  },
} as const satisfies Kinds

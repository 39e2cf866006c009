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
  document_received: {
    severity: 'info',
    group: 'documents',
    mail: 'optional',
    fr: ['Nouveau document', '« {document} » est disponible dans votre contrat.'],
    it: ['Nuovo documento', '«{document}» è disponibile nella Sua polizza.'],
    href: '/profile/contract',
  },
} as const satisfies Kinds

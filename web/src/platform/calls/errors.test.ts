import type { ProblemKind } from '@coussinet/contract/domain/problems.ts'
import { describe, expect, it } from 'vitest'
import { apiProblem } from './api-problem.ts'
import { problemText } from './errors.ts'

const kinds: [ProblemKind, string, string][] = [
  [
    'session_expired',
    'Votre session a expiré. Merci de vous reconnecter.',
    'La Sua sessione è scaduta. Acceda di nuovo.',
  ],
  [
    'forbidden',
    'Cette action n’est pas autorisée : vos droits ne le permettent pas.',
    'Operazione non consentita: i Suoi permessi non sono sufficienti.',
  ],
  [
    'expired',
    'Cette demande a expiré : la ressource n’est plus disponible.',
    'La richiesta è scaduta: la risorsa non è più disponibile.',
  ],
  [
    'validation_failed',
    'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
    'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
  ],
  [
    'server_error',
    'Notre service rencontre un incident. Réessayez dans quelques minutes.',
    'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
  ],
  [
    'network',
    'Connexion impossible. Vérifiez votre accès à internet.',
    'Connessione non riuscita. Verifichi l’accesso a internet.',
  ],
  [
    'timeout',
    'La réponse tarde trop. Réessayez dans un instant.',
    'La risposta tarda ad arrivare. Riprovi tra un istante.',
  ],
  ['cancelled', 'La demande a été interrompue.', 'La richiesta è stata interrotta.'],
]

describe('problemText', () => {
  it.each(kinds)('[ERR-01] has its sentence for %s in both languages', (kind, fr, it_) => {
    expect(problemText(apiProblem(kind), 'fr')).toBe(fr)
    expect(problemText(apiProblem(kind), 'it')).toBe(it_)
  })

  it('says how long to wait', () => {
    const after = (retry_after: number, language: 'fr' | 'it') =>
      problemText(apiProblem('too_many_requests', { retry_after }), language)
    expect(after(45, 'fr')).toContain('Patientez 45 secondes avant')
    expect(after(1, 'fr')).toContain('Patientez 1 seconde avant')
    expect(after(1, 'it')).toContain('Attenda 1 secondo prima')
    expect(after(89, 'it')).toContain('Attenda 89 secondi prima')
    expect(after(90, 'fr')).toContain('Patientez 2 minutes avant')
    expect(after(1201, 'it')).toContain('Attenda 21 minuti prima')
  })

  it('gives the reason that a refusal bears instead of the sentence of its kind', () => {
    const refused = apiProblem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: 20 } } })
    expect(problemText(refused, 'fr')).toBe(
      'Vous avez déjà 20 brouillons, c’est le maximum. Envoyez-en un ou supprimez-en un pour commencer une autre demande.',
    )
    expect(problemText(refused, 'it')).toBe(
      'Ha già 20 bozze, il numero massimo. Ne invii o ne elimini una per iniziare un’altra richiesta.',
    )
    expect(problemText(apiProblem('conflict', { errors: { drafts: ['toString'] } }), 'fr')).toMatch(
      /^Cet élément a changé/,
    )
  })

  it('says nothing of a bug', () => {
    expect(problemText(new Error('boom'), 'it')).toBe('Si è verificato un errore. Riprovi o ci contatti.')
  })
})

import { expect, it } from 'vitest'
import { godchildLine } from './godchild-line.ts'
import { stageMark, getSponsorshipStage } from './sponsorship-stage.ts'

const today = '2026-11-20'
const quote = {
  status: 'created' as const,
  created_at: '2026-11-15T23:30:00.000Z',
  effective_date: null,
  validates_on: null,
  reviewed_by: null,
  by_lot: true,
  amount_cents: null,
  drawn_at: null,
  pays_by: null,
  paid_on: null,
  refused_on: null,
}
const signed = { ...quote, status: 'signed' as const, effective_date: '2026-12-01' }
const pending = {
  ...quote,
  status: 'pending' as const,
  effective_date: '2026-11-10',
  validates_on: '2026-11-24',
  reviewed_by: '2026-11-26',
}
const validated = {
  ...pending,
  status: 'validated' as const,
  effective_date: '2026-10-01',
  validates_on: '2026-10-15',
  reviewed_by: '2026-10-17',
}
const drawn = { ...validated, amount_cents: 5000, drawn_at: '2026-11-20T09:00:00.000Z', pays_by: '2026-12-20' }
const refused = { ...pending, refused_on: '2026-11-19' }
const paid = { ...drawn, paid_on: '2026-11-08' }

it.each([
  [
    'a quote, by the clocks of the three countries',
    quote,
    'Devis demandé le 16 novembre 2026.',
    'Preventivo chiesto il 16 novembre 2026.',
  ],
  [
    'a quote of six days',
    { ...quote, created_at: '2026-11-14T09:00:00.000Z' },
    'Devis demandé le 14 novembre 2026.',
    'Preventivo chiesto il 14 novembre 2026.',
  ],
  [
    'a quote of a week, which may be forgotten',
    { ...quote, created_at: '2026-11-13T09:00:00.000Z' },
    'Devis demandé le 13 novembre 2026. Un petit rappel peut l’aider !',
    'Preventivo chiesto il 13 novembre 2026. Un promemoria può aiutarlo!',
  ],
  [
    'a signed quote',
    signed,
    'Son contrat débutera le 1er décembre 2026.',
    'La sua polizza decorre dal 1º dicembre 2026.',
  ],
  [
    'a signed quote without its day',
    { ...signed, effective_date: null },
    'La date d’effet de son contrat n’est pas encore connue.',
    'La decorrenza della sua polizza non è ancora nota.',
  ],
  [
    'the 14 days',
    pending,
    'Validation prévue le 24 novembre 2026, 14 jours après la date d’effet. Notre équipe vérifie ce parrainage au plus tard le 26 novembre 2026.',
    'Convalida prevista il 24 novembre 2026, 14 giorni dopo la decorrenza. Il nostro team verifica questa presentazione entro il 26 novembre 2026.',
  ],
  [
    'the review after them',
    { ...pending, validates_on: '2026-11-18', reviewed_by: today },
    'Les 14 jours sont passés. Notre équipe vérifie ce parrainage au plus tard le 20 novembre 2026.',
    'I 14 giorni sono passati. Il nostro team verifica questa presentazione entro il 20 novembre 2026.',
  ],
  [
    'a review that takes longer',
    { ...pending, validates_on: '2026-11-10', reviewed_by: '2026-11-12' },
    'Les 14 jours sont passés. Notre équipe vérifie ce parrainage.',
    'I 14 giorni sono passati. Il nostro team sta verificando questa presentazione.',
  ],
  ['a gain to discover', validated, 'Votre gain vous attend.', 'Il Suo premio La aspetta.'],
  [
    'a gain to come',
    drawn,
    'Versement au plus tard le 20 décembre 2026 sur votre compte de remboursement.',
    'Accredito entro il 20 dicembre 2026 sul conto dei rimborsi.',
  ],
  [
    'one that does not count',
    refused,
    'Depuis le 19 novembre 2026, ce parrainage ne remplit pas les conditions de l’offre.',
    'Dal 19 novembre 2026 questa presentazione non rispetta le condizioni dell’offerta.',
  ],
  ['a gain paid', paid, '50\u00a0€ versés le 8 novembre 2026.', '50\u00a0€ accreditati l’8 novembre 2026.'],
])('[SPO-03] [SPO-04] the line of a godchild tells %s', (_what, godchild, fr, it_) => {
  expect([godchildLine(godchild, today, 'fr'), godchildLine(godchild, today, 'it')]).toEqual([fr, it_])
})

it('[SPO-03] the print fills a toe a step, and its pad when the gain is drawn', () => {
  expect(
    [quote, signed, pending, validated, drawn, paid, refused].map(
      (godchild) => stageMark[getSponsorshipStage(godchild)].done,
    ),
  ).toEqual([1, 2, 3, 4, 5, 5, 0])
})

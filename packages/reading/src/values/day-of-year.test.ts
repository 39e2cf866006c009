import { describe, expect, it } from 'vitest'
import type { PageText } from '../recognition/page-text.ts'
import { createPage, known } from '../tests/page-of.ts'
import { understand } from '../understand.ts'

const bill = 'Facture n° 118 du 05/11/2026'
const lines = 'Consultation          54,00\nVaccin          60,00\nTotal TTC          114,00'
const dayOf = (written: string, more: Partial<PageText> = {}) =>
  understand([createPage(written, more)], known).care_date?.value ?? null

describe('[READ-02] a day of care that is written without its year', () => {
  it.each([
    'Visite du 3 novembre',
    'Visite du 03/11',
    'Soins effectués le 3 novembre',
    'Intervention du 3 nov.',
    'Intervention du 3 nov',
    'Visita del 3 novembre',
    'Raadpleging van 3 november',
  ])('takes it from the bill’s day: %s', (said) => expect(dayOf(`${bill}\n${said}\n${lines}`)).toBe('2026-11-03'))

  it('may be of May', () => expect(dayOf(`Facture n° 118 du 05/05/2026\nVisite du 3 mai\n${lines}`)).toBe('2026-05-03'))

  it('is the year before where the bill’s year is too late', () =>
    expect(dayOf(`Facture n° 118 du 05/01/2026\nVisite du 30 décembre\n${lines}`)).toBe('2025-12-30'))

  it.each([
    'Visite du 3 novembre          54,00\nVaccin          60,00\nTotal TTC          114,00',
    '3 nov          Consultation          54,00\n3 nov          Vaccin          60,00\nTotal TTC          114,00',
    '3 nov.          Consultation          54,00\n3 nov.          Vaccin          60,00\nTotal TTC          114,00',
  ])('may stand in a line: %j', (rows) => expect(dayOf(`${bill}\n${rows}`)).toBe('2026-11-03'))

  it.each([
    'Visite du 27 octobre          54,00\nVisite du 3 novembre          60,00\nTotal TTC          114,00',
    '27 oct.          Consultation          54,00\n3 nov.          Vaccin          60,00\nTotal TTC          114,00',
  ])('is none beside another: %j', (rows) => expect(dayOf(`${bill}\n${rows}`)).toBeNull())

  it('is left empty in a picture, where a pen may have written it', () =>
    expect(dayOf(`${bill}\nVisite du 3 novembre\n${lines}`, { source: 'picture' })).toBeNull())

  it.each([
    'Suite à votre visite du 28 octobre',
    'Votre dernière visite du 3 octobre',
    'Plan de soins du 12 octobre',
    'Pas de consultation le 1er novembre (férié)',
    'Aucune consultation le 1er novembre',
    'Nessuna visita il 1 novembre',
    'Soins dentaires du 1er octobre au 30 novembre : -10 %',
    'Hospitalisation et soins du 03/11 au 05/11',
    'Behandeling van 03/11 tot 05/11',
  ])('is none of another visit, an offer or a stay: %s', (said) =>
    expect(dayOf(`${bill}\n${said}\n${lines}`)).toBe('2026-11-05'),
  )

  it.each(['Visite du 3 mars offerte aux adhérents', 'Prochaine visite du 3 décembre'])(
    'is none far from the bill’s day: %s',
    (said) => expect(dayOf(`${bill}\n${said}\n${lines}`)).toBe('2026-11-05'),
  )

  it.each([
    'Résultats de la visite du 20 octobre envoyés par courriel',
    'Consultations assurées le 1er novembre',
    'Offre soins dentaires du 1er octobre au 30 novembre',
  ])('is none below the lines: %s', (said) => expect(dayOf(`${bill}\n${lines}\n${said}`)).toBe('2026-11-05'))

  it.each([
    '1.5          Consultation          54,00\n2.5          Vaccin          60,00\nTotal          114,00',
    '1/2          Consultation          54,00\n2/3          Vaccin          60,00\nTotal          114,00',
    '1 set          Bende          54,00\n2 mar          Vaccin          60,00\nTotal          114,00',
    '2 mars 50 g          54,00\nVaccin          60,00\nTotal          114,00',
  ])('is no quantity: %j', (rows) => expect(dayOf(`${bill}\n${rows}`)).toBe('2026-11-05'))
})

it.each([
  'Plan de soins du 12/10/2026',
  'Plan de soins n° 12 du 12/10/2026',
  'Piano di cura del 12/10/2026',
  'Behandelplan van 12/10/2026',
])('[READ-02] the day of care is not that of its plan: %s', (said) =>
  expect(dayOf(`${bill}\n${said}\n${lines}`)).toBe('2026-11-05'),
)

it('[READ-02] the day of a plan is its own', () =>
  expect(dayOf(`PLAN DE SOINS\nPlan de soins du 12/10/2026\n${lines}`)).toBe('2026-10-12'))

import { type CareKind, careKinds } from '@coussinet/contract/domain/care.ts'
import { describe, expect, it } from 'vitest'
import { findCareKind } from './care-kind.ts'
import { careWords } from './vocabulary.ts'

const cases: [string, CareKind | null, boolean][] = [
  ['Consultation', 'consultation', true],
  ['CONSULTATION CHIEN', 'consultation', true],
  ['Visita clinica', 'consultation', true],
  ['Raadpleging', 'consultation', true],
  ['Consultation d’urgence nuit', 'emergency', true],
  ['Visita d’urgenza', 'emergency', true],
  ['Spoedconsultatie', 'emergency', true],
  ['Vaccin CHPPiL', 'vaccine', true],
  ['Richiamo antirabbica', 'vaccine', true],
  ['Bilan sanguin', 'blood_test', true],
  ['Esame emocromocitometrico', 'blood_test', true],
  ['Bloedonderzoek', 'blood_test', true],
  ['Analyse d’urine', 'lab', true],
  ['Radiographie thorax', 'xray', true],
  ['Röntgenfoto', 'xray', true],
  ['Échographie abdominale', 'ultrasound', true],
  ['Métacam 32 ml', 'medication', true],
  ['Pansement compressif', 'bandage', true],
  ['Exérèse nodule', 'surgery', true],
  ['Anesthésie gazeuse', 'anaesthesia', true],
  ['Ricovero giornaliero', 'hospitalisation', true],
  ['Extraction dentaire', 'dental_disease', true],
  ['Détartrage et polissage', 'dental_scaling', true],
  ['Ovariectomie chatte', 'sterilisation', true],
  ['Bravecto 500 mg', 'antiparasitic', true],
  ['Identification puce électronique', 'microchip', true],
  ['Croquettes 2 kg', 'food', true],
  ['Tonte', 'grooming', true],
  ['Frais de déplacement', 'travel', true],
  ['Shampoing', 'hygiene', true],
  // A misread letter of a long word.
  ['Consuitation', 'consultation', true],
  ['Radiographle thorax', 'xray', true],
  // Two kinds in one label, or a word that says little: asked for in one tap.
  ['Anesthésie et chirurgie', 'anaesthesia', false],
  ['Honoraires', 'consultation', false],
  ['Divers', null, false],
]

describe('[READ-04] the kind of care of a label', () => {
  it.each(cases)('%s', (label, kind, isSure) => {
    const found = findCareKind(label)
    expect([found?.kind ?? null, found?.isSure ?? false]).toEqual([kind, isSure])
  })

  it('every kind has words', () => {
    expect(Object.keys(careWords).toSorted()).toEqual([...careKinds].toSorted())
  })
})

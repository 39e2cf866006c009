import { type CareKind, careKinds } from '@coussinet/contract/care-kinds.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type { Language } from '#platform/texts.ts'

type Euros = readonly [lowest: number, highest: number]
type Known = Record<Language, string> & Record<Country, Euros>

// domain rules §6.4: what vets usually ask, tax included
const known: Record<CareKind, Known> = {
  consultation: { fr: 'Consultation', it: 'Visita', FR: [35, 60], IT: [30, 60], BE: [40, 60] },
  emergency: { fr: 'Consultation d’urgence', it: 'Visita d’urgenza', FR: [70, 120], IT: [70, 120], BE: [80, 130] },
  vaccine: { fr: 'Vaccination', it: 'Vaccinazione', FR: [50, 90], IT: [35, 60], BE: [50, 80] },
  blood_test: { fr: 'Analyse de sang', it: 'Esame del sangue', FR: [60, 130], IT: [50, 100], BE: [60, 120] },
  lab: { fr: 'Analyse de laboratoire', it: 'Esame di laboratorio', FR: [30, 110], IT: [25, 90], BE: [30, 100] },
  xray: { fr: 'Radiographie', it: 'Radiografia', FR: [60, 120], IT: [50, 110], BE: [60, 110] },
  ultrasound: { fr: 'Échographie', it: 'Ecografia', FR: [60, 110], IT: [60, 120], BE: [60, 110] },
  medication: { fr: 'Médicaments prescrits', it: 'Farmaci prescritti', FR: [15, 90], IT: [10, 80], BE: [15, 80] },
  bandage: { fr: 'Pansement, petits soins', it: 'Medicazione', FR: [20, 45], IT: [20, 40], BE: [20, 45] },
  surgery: { fr: 'Chirurgie', it: 'Intervento chirurgico', FR: [130, 1500], IT: [130, 1500], BE: [150, 1500] },
  anaesthesia: { fr: 'Anesthésie', it: 'Anestesia', FR: [50, 200], IT: [50, 160], BE: [60, 200] },
  hospitalisation: {
    fr: 'Hospitalisation (par séjour)',
    it: 'Ricovero (per degenza)',
    FR: [50, 250],
    IT: [50, 250],
    BE: [60, 250],
  },
  dental_disease: {
    fr: 'Soins dentaires, extraction',
    it: 'Cure dentali, estrazione',
    FR: [120, 400],
    IT: [120, 350],
    BE: [120, 400],
  },
  dental_scaling: { fr: 'Détartrage', it: 'Detartrasi', FR: [100, 220], IT: [90, 200], BE: [100, 220] },
  sterilisation: { fr: 'Stérilisation', it: 'Sterilizzazione', FR: [90, 400], IT: [120, 350], BE: [90, 400] },
  antiparasitic: { fr: 'Antiparasitaire', it: 'Antiparassitario', FR: [15, 50], IT: [15, 50], BE: [15, 50] },
  microchip: {
    fr: 'Identification par puce',
    it: 'Applicazione del microchip',
    FR: [60, 100],
    IT: [20, 50],
    BE: [35, 60],
  },
  food: { fr: 'Alimentation', it: 'Alimenti', FR: [20, 90], IT: [20, 90], BE: [20, 90] },
  grooming: { fr: 'Toilettage', it: 'Toelettatura', FR: [30, 80], IT: [30, 70], BE: [30, 80] },
  travel: { fr: 'Déplacement', it: 'Trasferta', FR: [20, 60], IT: [20, 60], BE: [20, 60] },
  hygiene: { fr: 'Produits d’hygiène', it: 'Prodotti per l’igiene', FR: [10, 40], IT: [10, 40], BE: [10, 40] },
}

export const careKindLabel = (kind: CareKind, language: Language): string => known[kind][language]

/** Every kind of care with its usual price in a country, in cents. */
export function careKindsOf(language: Language, country: Country) {
  return careKinds.map((care_kind) => {
    const [lowest, highest] = known[care_kind][country]
    return {
      care_kind,
      label: known[care_kind][language],
      usual_min_cents: lowest * 100,
      usual_max_cents: highest * 100,
    }
  })
}

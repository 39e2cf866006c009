import { type CareKind, careKindNames, careKinds } from '@coussinet/contract/domain/care.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Language } from '@coussinet/texts/messages.ts'

type Euros = readonly [lowest: number, highest: number]

// domain rules §6.4: usual prices of vets, tax included
const usual: Record<CareKind, Record<Country, Euros>> = {
  consultation: { FR: [35, 60], IT: [30, 60], BE: [40, 60] },
  emergency: { FR: [70, 120], IT: [70, 120], BE: [80, 130] },
  vaccine: { FR: [50, 90], IT: [35, 60], BE: [50, 80] },
  blood_test: { FR: [60, 130], IT: [50, 100], BE: [60, 120] },
  lab: { FR: [30, 110], IT: [25, 90], BE: [30, 100] },
  xray: { FR: [60, 120], IT: [50, 110], BE: [60, 110] },
  ultrasound: { FR: [60, 110], IT: [60, 120], BE: [60, 110] },
  medication: { FR: [15, 90], IT: [10, 80], BE: [15, 80] },
  bandage: { FR: [20, 45], IT: [20, 40], BE: [20, 45] },
  surgery: { FR: [130, 1500], IT: [130, 1500], BE: [150, 1500] },
  anaesthesia: { FR: [50, 200], IT: [50, 160], BE: [60, 200] },
  hospitalisation: { FR: [50, 250], IT: [50, 250], BE: [60, 250] },
  dental_disease: { FR: [120, 400], IT: [120, 350], BE: [120, 400] },
  dental_scaling: { FR: [100, 220], IT: [90, 200], BE: [100, 220] },
  sterilisation: { FR: [90, 400], IT: [120, 350], BE: [90, 400] },
  antiparasitic: { FR: [15, 50], IT: [15, 50], BE: [15, 50] },
  microchip: { FR: [60, 100], IT: [20, 50], BE: [35, 60] },
  food: { FR: [20, 90], IT: [20, 90], BE: [20, 90] },
  grooming: { FR: [30, 80], IT: [30, 70], BE: [30, 80] },
  travel: { FR: [20, 60], IT: [20, 60], BE: [20, 60] },
  hygiene: { FR: [10, 40], IT: [10, 40], BE: [10, 40] },
}

/** Every kind of care with its usual price in a country, in cents. */
export function listPricedCareKinds(language: Language, country: Country) {
  return careKinds.map((care_kind) => {
    const [lowest, highest] = usual[care_kind][country]
    return {
      care_kind,
      label: careKindNames[language][care_kind],
      usual_min_cents: lowest * 100,
      usual_max_cents: highest * 100,
    }
  })
}

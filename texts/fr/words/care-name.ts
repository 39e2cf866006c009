import type { CareKind } from '@coussinet/contract/domain/care-kinds.ts'

export const shortNames = {
  emergency: 'Urgence',
  medication: 'Médicaments',
  bandage: 'Petits soins',
  hospitalisation: 'Hospitalisation',
  dental_disease: 'Soins dentaires',
  microchip: 'Identification',
} satisfies Partial<Record<CareKind, string>>

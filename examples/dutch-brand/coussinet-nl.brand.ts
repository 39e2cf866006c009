import { brand as coussinet } from '../../brand/coussinet.brand.ts'
import type { Brand } from '../../contract/src/brand/brand.ts'

// The portal's own brand for Belgium, in its languages: `BRAND=examples/dutch-brand/coussinet-nl.brand.ts npm start`.
export const brand = { ...coussinet, languages: ['fr', 'nl', 'it'] } satisfies Brand

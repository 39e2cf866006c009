import type { DocumentType } from '@coussinet/contract/documents.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { VersionDays } from './applying-documents.ts'
import { cgvIssuedOn, cgvPaper } from './legal/cgv/cgv.ts'
import { cgv2IssuedOn, cgv2Paper } from './legal/cgv2/cgv2.ts'
import { ipidIssuedOn, ipidPaper } from './legal/ipid/ipid.ts'
import { ipid2IssuedOn, ipid2Paper } from './legal/ipid2/ipid2.ts'
import { rgpdIssuedOn, rgpdPaper } from './legal/rgpd/rgpd.ts'
import { certificatePaper } from './own-papers/contrat/certificate.ts'
import { careSheetPaper } from './own-papers/feuilles/care-sheet.ts'
import { latestNotice } from './own-papers/indexation/latest-notice.ts'
import { noticePaper } from './own-papers/indexation/notice.ts'
import { mandatePaper, type PaperMandate } from '#modules/contributions/contributions.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'

/** Which one is wanted, where there may be several. */
type Chosen = { animal: PaperAnimal | null; mandate: PaperMandate | null }

/** How each document is made; null where there is nothing to make it of. */
export const paperMakers: Record<DocumentType, (facts: PaperFacts, chosen: Chosen) => Paper | null> = {
  cgv: cgvPaper,
  cgv2: cgv2Paper,
  ipid: ipidPaper,
  ipid2: ipid2Paper,
  contrat: certificatePaper,
  mandate: (facts, { mandate }) => mandate && mandatePaper(facts, mandate),
  rgpd: rgpdPaper,
  indexation: (facts) => {
    const notice = latestNotice(facts)
    return notice && noticePaper(facts, notice)
  },
  feuilles: (facts, { animal }) => animal && careSheetPaper(facts, animal),
}

export const versionDays: VersionDays = {
  cgv: cgvIssuedOn,
  cgv2: cgv2IssuedOn,
  ipid: ipidIssuedOn,
  ipid2: ipid2IssuedOn,
  rgpd: rgpdIssuedOn,
}

import { exportPersonalData, readPersonalData } from '@coussinet/contract/personal-data.ts'
import { mutationOptions } from '@tanstack/react-query'
import { dispositionName, save } from '#platform/download.ts'
import { track } from '#platform/measurement/analytics.ts'
import { postedFile } from '#platform/posted-file.ts'

/** Copy to download: everything with the files, or a page to read. */
export type Copy = 'archive' | 'page'

const calls = { archive: exportPersonalData, page: readPersonalData }

export const saveCopy = mutationOptions({
  mutationFn: async ({ copy, current_password }: { copy: Copy; current_password: string }) => {
    const { bytes, headers } = await postedFile(calls[copy], { body: { current_password } })
    save(bytes, dispositionName(headers.get('content-disposition')))
    track({ event: 'download_document', document_type: 'personal_data' })
  },
})

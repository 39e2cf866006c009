import { exportPersonalData } from '@coussinet/contract/personal-data.ts'
import { mutationOptions } from '@tanstack/react-query'
import { dispositionName, save } from '#platform/download.ts'
import { track } from '#platform/measurement/analytics.ts'
import { postedFile } from '#platform/posted-file.ts'

/** Fetches the archive and saves it on the device; it ends when it is saved. */
export const saveArchive = mutationOptions({
  networkMode: 'always',
  mutationFn: async (current_password: string) => {
    const { bytes, disposition } = await postedFile(exportPersonalData, { body: { current_password } })
    save(bytes, dispositionName(disposition))
    track({ event: 'download_document', document_type: 'personal_data' })
  },
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields/fields.ts'

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  method: 'POST',
  path: '/me/export',
  summary: 'Everything that is held on the member, as one archive: JSON and the files',
  access: 'member',
  body: z.strictObject({ current_password: typedPassword }),
  answer: { status: 200, stream: 'file', media_types: ['application/zip'] },
})

export const readPersonalData = endpoint({
  name: 'readPersonalData',
  method: 'POST',
  path: '/me/export/page',
  summary: 'Everything that is held on the member, as one page to read; counts as an export',
  access: 'member',
  body: z.strictObject({ current_password: typedPassword }),
  answer: { status: 200, stream: 'file', media_types: ['text/html'] },
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mostReports, Report } from './measurement/report.ts'

export const getAnalyticsId = endpoint({
  name: 'getAnalyticsId',
  method: 'GET',
  path: '/analytics-id',
  summary: 'The salted hash under which third parties may know the member',
  access: 'member',
  answer: { status: 200, body: z.object({ id: z.string() }) },
})

export const sendErrorReport = endpoint({
  name: 'sendErrorReport',
  method: 'POST',
  path: '/error-reports',
  summary: 'Hand a page’s reports on to the error reporting service, cleaned of personal data; 404 where there is none',
  access: 'guest',
  body: z.strictObject({ reports: z.array(Report).check(z.minLength(1), z.maxLength(mostReports)) }),
  answer: { status: 204 },
})

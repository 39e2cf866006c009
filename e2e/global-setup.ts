import { startServer } from './portal/server/start-server.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  const port = process.env['E2E_PORT']
  if (port === undefined) throw new Error('The configuration chooses the port.')
  return startServer(port)
}

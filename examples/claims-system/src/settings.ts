/** Environment of this program; see README.md. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const missing = ['PORTAL_URL', 'CLIENT_ID', 'CLIENT_SECRET'].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set: see README.md`)
  return {
    portal_url: env['PORTAL_URL'] ?? '',
    client_id: env['CLIENT_ID'] ?? '',
    client_secret: env['CLIENT_SECRET'] ?? '',
    /** port; 0 takes a free one */
    port: Number(env['PORT'] ?? 4000),
    /** address for the portal; its own on this machine when empty */
    webhook_url: env['WEBHOOK_URL'] ?? '',
    state_file: env['STATE_FILE'] ?? 'claims-system.json',
    /** NDJSON of members, contracts, animals and receipts, brought at the start; nothing when empty */
    book: env['BOOK'] ?? '',
    poll_seconds: Number(env['POLL_SECONDS'] ?? 60),
  }
}
export type Settings = ReturnType<typeof readSettings>

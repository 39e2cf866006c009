/** Signs in as the demo's Hélène, the member of nearly all of it; answers what a browser keeps of it. */
export async function demoTokens(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '412703584', password: 'Coussinet#2026' }),
  })
  const { access_token, refresh_token }: Record<string, string> = JSON.parse(await response.text())
  return { auth_token: access_token ?? '', auth_refresh_token: refresh_token ?? '' }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A sign-in page as it can be written by hand, with its styles and without a script: the least that a browser may be asked for. */
const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="La santé de votre animal, remboursée.">
<title>Connexion</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --ink: #1c1a17; --ground: #fbf8f3; --strong: #7a3b12; --line: #8a8378 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
main { width: min(26rem, 100% - 2.5rem) }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
form { display: grid; gap: 1rem; margin-top: 1.5rem }
label { display: grid; gap: .25rem; font-weight: 600 }
input { font: inherit; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color: inherit }
button { font: inherit; font-weight: 600; padding: .75rem; border: 0; border-radius: .5rem; color: #fff; background: var(--strong) }
a { color: var(--strong); display: inline-block; padding: .75rem 0 }
</style>
</head>
<body>
<main>
<h1>Bienvenue dans votre espace</h1>
<p>Suivez vos remboursements, déclarez une facture et retrouvez vos documents.</p>
<form action="/login" method="post">
<label>Numéro de client ou adresse e-mail <input name="username" autocomplete="username" required></label>
<label>Mot de passe <input name="password" type="password" autocomplete="current-password" required></label>
<button>Se connecter</button>
</form>
<p><a href="/forgot-password">Mot de passe oublié ?</a></p>
</main>
</body>
</html>
`

/** Serves the page by `node:http` alone, compressed once; answers its address. */
export async function serveStaticLogin(): Promise<{ url: string; close(): void }> {
  const body = brotliCompressSync(page)
  const server = createServer((_, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': 'no-cache',
      })
      .end(body),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

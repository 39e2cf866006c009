import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../program/spawn-portal.ts'
import { startChild, untilReady } from './child-server.ts'
import { findProgram } from './find-program.ts'

export type TestProxy = {
  url: string
  /** address without TLS */
  plain_url: string
  /** authority of its certificate, in PEM */
  authority: string
  /** everything that it has written: of calls and of errors */
  logged(): Promise<{ calls: string; errors: string }>
  close(): Promise<void>
}

/**
 * The shipped settings of nginx, with these nodes, a certificate of its own and a free port of this machine in the places that an operator
 * fills in; `changed`: what somebody has written otherwise, `days`: how long the certificate lasts.
 */
export async function startNginx(
  port: number,
  nodes: readonly number[],
  { days = 2, changed = [] }: { days?: number; changed?: readonly ConfigReplacement[] } = {},
): Promise<TestProxy> {
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-nginx-'))
  const [certificate, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')]
  execFileSync(
    findProgram('openssl'),
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      String(days),
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  )
  const shipped = await readFile(new URL('../../../../ops/nginx/coussinet.conf', import.meta.url), 'utf8')
  const plain_port = await freePort()
  const [calls, errors] = [join(directory, 'calls.log'), join(directory, 'errors.log')]
  const site = fillIn(shipped, [
    [/listen 80;/, `listen 127.0.0.1:${plain_port};`],
    [/access_log \S+ coussinet;/g, `access_log ${calls} coussinet;`],
    [/listen 443 ssl http2;/, listening(port)],
    [/server_name members\.example;/g, 'server_name localhost;'],
    [
      /(?:    server 10\.0\.0\.\d+:3000 (.*)\n)+/,
      (_, rules: string) => nodes.map((node) => `    server 127.0.0.1:${node} ${rules}\n`).join(''),
    ],
    [/ssl_certificate {5}\S+;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`],
    ...changed,
  ])
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(directory, name)};`)
    .join('\n')
  const settings = join(directory, 'nginx.conf')
  await writeFile(
    settings,
    `daemon off;\nworker_processes 1;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${join(directory, 'pid')};\nerror_log stderr warn;\nerror_log ${errors} info;\nevents { worker_connections 1024; }\nhttp {\naccess_log off;\n${folders}\n${site}\n}\n`,
  )
  const child = startChild({ program: findProgram('nginx'), args: ['-c', settings, '-e', 'stderr'] })
  const authority = await readFile(certificate, 'utf8')
  await untilReady(child, () => ask(port, authority))
  return {
    url: `https://localhost:${port}`,
    plain_url: `http://localhost:${plain_port}`,
    authority,
    logged: async () => ({ calls: await readFile(calls, 'utf8'), errors: await readFile(errors, 'utf8') }),
    async close() {
      await child.end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Says to listen by TLS and HTTP/2 in the words of the nginx that is here, as the shipped settings explain them. */
function listening(port: number): string {
  const { stderr } = spawnSync(findProgram('nginx'), ['-v'], { encoding: 'utf8' })
  const [, major, minor, patch] = (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number)
  const version = [major, minor, patch].reduce<number>((all, part) => all * 1000 + (part ?? 0), 0)
  const address = `listen 127.0.0.1:${port} ssl`
  return version >= 1_025_001 ? `${address};\n    http2 on;` : `${address} http2;`
}

type ConfigReplacement = [place: RegExp, by: string | ((...found: string[]) => string)]

function fillIn(text: string, fillings: readonly ConfigReplacement[]): string {
  return fillings.reduce((filled, [place, by]) => {
    if (!place.test(filled)) throw new Error(`The shipped settings have no place like ${place}.`)
    place.lastIndex = 0
    return typeof by === 'string' ? filled.replace(place, by) : filled.replace(place, by)
  }, text)
}

function ask(port: number, ca: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: '/healthz', ca }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end()
  })
}

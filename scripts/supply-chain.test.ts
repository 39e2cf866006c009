import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'coussinet-supply-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  inBundle?: boolean
}
type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  workspaces?: string[]
  overrides?: Record<string, Record<string, string>>
}
type Sbom = { bomFormat: string; components: { name: string; version: string; group?: string; purl: string }[] }

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'))
const lock = readJson<{ packages: Record<string, Locked> }>('package-lock.json').packages
const ours = ['.', ...(readJson<Manifest>('package.json').workspaces ?? [])].map((folder) =>
  readJson<Manifest>(join(folder, 'package.json')),
)
const isOurs = (name: string) => name.startsWith('@coussinet/')

// Names of XML's words, links to the documentation of a message, and the company's own pages, which a member may follow.
const named = [
  /\/\/www\.w3\.org$/,
  /\/\/(?:simplewebauthn|react)\.dev$/,
  /\/\/docs\.sentry\.io$/,
  /\.(?:example|invalid)$/,
]

const secretlint = (files: string[]) =>
  spawnSync('secretlint', ['--secretlintrc', join(root, '.secretlintrc.json'), '--no-color', ...files], {
    cwd: root,
    encoding: 'utf8',
  })

describe('[SEC-52] what the portal is made of', () => {
  it('is locked by version and by content, with no address of a registry', () => {
    const foreign = Object.entries(lock).filter(([path]) => path.includes('node_modules/') && lock[path]?.link !== true)
    expect(foreign.length).toBeGreaterThan(300)
    expect(
      foreign
        .filter(([, { integrity, inBundle }]) => inBundle !== true && !integrity?.startsWith('sha512-'))
        .map(([path]) => path),
    ).toEqual([])
    expect(
      Object.values(lock).flatMap(({ resolved }) =>
        resolved !== undefined && /^[a-z+]+:/i.test(resolved) ? [resolved] : [],
      ),
    ).toEqual([])
  })

  it('is named exactly, and is few: at most 60 packages are asked for at run time', () => {
    const named = ours.flatMap(({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    )
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
    const asked = new Set(
      ours.flatMap(({ dependencies = {} }) => Object.keys(dependencies)).filter((name) => !isOurs(name)),
    )
    expect(asked.size).toBeGreaterThan(20)
    expect(asked.size).toBeLessThanOrEqual(60)
  })

  it('is listed by `npm run sbom` as CycloneDX, each package that runs with its version', () => {
    const sbom: Sbom = JSON.parse(
      execFileSync('npm', ['run', '--silent', 'sbom'], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    expect(sbom.bomFormat).toBe('CycloneDX')
    const listed = new Set(sbom.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0] ?? '')))
    const asked = ours
      .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
      .filter(([name]) => !isOurs(name))
    expect(asked.filter(([name, version]) => !listed.has(`pkg:npm/${name}@${version}`))).toEqual([])
  })

  it('is installed without what builds, tests and measures it: the workspaces e2e and bench ask for nothing that runs', () => {
    const manifests = ['e2e', 'bench'].map((folder) => readJson<Manifest>(join(folder, 'package.json')))
    expect(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies))).toEqual([])
    const measures = manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
    expect(measures).toContain('lighthouse')
    expect(measures.filter((name) => lock[`node_modules/${name}`]?.dev !== true)).toEqual([])
    // Overrides: packages of Lighthouse depend on `latest`, with which the list above cannot be made, and one on an unused exporter.
    const { overrides } = readJson<Manifest>('package.json')
    const fixed = Object.values(overrides ?? {}).flatMap((versions) => Object.entries(versions))
    expect(fixed.filter(([name, version]) => lock[`node_modules/${name}`]?.version !== version)).toEqual([])
  })

  it('holds no secret; a planted one would be found', () => {
    const planted = join(directory, 'planted.env')
    writeFileSync(
      planted,
      `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}${'ZQ9fKLm3Xv'}\nTOKEN=${'ghp_'}${'k4Vt9QzX2mB7nC1sD8fG5hJ3lP6rW0yTaE2u'}\n`,
    )
    expect(secretlint([planted]).status).toBe(1)
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
    const texts = tracked.filter(
      (path) => path !== '' && !/\.(?:png|jpg|heic|pdf|woff2|ttf|ico)$|^package-lock\.json$/.test(path),
    )
    expect(texts.length).toBeGreaterThan(1000)
    const { status, stdout } = secretlint(texts)
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it('asks nobody else when a page is opened: the built pages name no origin but words and links', () => {
    const built = readdirSync(join(root, 'web/dist'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(?:html|css|js|svg|webmanifest)$/.test(path),
    )
    expect(built.length).toBeGreaterThan(100)
    const origins = built.flatMap((path) =>
      [
        ...readFileSync(join(root, 'web/dist', path), 'utf8').matchAll(
          /(?:https?:)?\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w-])/gi,
        ),
      ].map(([origin]) => origin),
    )
    const foreign = [...new Set(origins)].filter((origin) => !named.some((one) => one.test(origin)))
    expect(foreign).toEqual([])
  })
})

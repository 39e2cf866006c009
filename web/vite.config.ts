import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { brandLooks } from './scripts/brand/brand-files.ts'
import { brandValues } from './scripts/brand/brand-values.ts'
import { byDeclaration } from './scripts/by-declaration.ts'
import { chooseChunk } from './scripts/chunks.ts'
import { classNames, scopedName } from './scripts/class-names.ts'
import { contractCalls } from './scripts/contract-calls.ts'
import { lucideIcons } from './scripts/icons.ts'
import { kitAddress } from './scripts/kit-address.ts'
import { offeredTexts } from './scripts/offered-texts.ts'
import { routerOptions } from './scripts/router-options.ts'
import { waiting } from './scripts/waiting-pages.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

// Each page contains the list of what it may load later: only the files of the frames are named.
const chunkFileNames = ({ name }: { name: string }) =>
  /^(?:portal|guest|member|rolldown-runtime)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]'

// libheif's code for Node is left out of the browser build, with a warning at each build.
const quiet: Rolldown.InputOptions = {
  checks: { pluginTimings: false },
  onLog: (level, log, tell) => {
    if (!log.message.includes('externalized for browser compatibility')) tell(level, log)
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    lucideIcons(),
    kitAddress(),
    brandLooks(),
    brandValues(),
    offeredTexts(),
    byDeclaration(),
    contractCalls(),
    classNames(),
    tanstackRouter(routerOptions),
    react({ compiler: true }),
  ],
  // Pages and files that the server makes itself: the API, a demonstration's mailbox, the preview of the letters.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/demo/mailbox', '/demo/card-payment', '/demo/card-registration', '/dev/mails'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
  css: { modules: { generateScopedName: scopedName } },
  worker: {
    format: 'es',
    rolldownOptions: {
      ...quiet,
      output: {
        entryFileNames: 'assets/photo-worker-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  build: {
    target: 'es2023',
    // Browsers that support `color-mix`, which all button colours need, support `oklch` too: lowering would write each colour three times.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      ...quiet,
      input: ['index.html', ...Object.values(waiting)].map((path) => fileURLToPath(new URL(path, import.meta.url))),
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames,
        assetFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chooseChunk, debugName: 'by reach' }],
          // Modules shared by few pages are copied into each one's chunk: a request costs more than these bytes (0087).
          experimentalInlineCommonChunks: { maxSize: 24_000 },
        },
      },
    },
  },
})

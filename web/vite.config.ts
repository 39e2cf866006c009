import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import './scripts/find-compiler.ts'
import { chunkOf } from './scripts/chunks.ts'
import { leanContract } from './scripts/lean-contract.ts'
import { routerOptions } from './scripts/router-options.ts'
import { uncompiled } from './scripts/uncompiled.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [leanContract(), uncompiled(/\/src\/(?:ui|shell|platform|features\/(?:session|home|animals|refunds\/list)|routes)\/.*\.tsx/), tanstackRouter(routerOptions), react({ compiler: true })],
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/photo-worker-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'by reach' }] } } },
  },
})

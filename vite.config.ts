import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server that answers the calls of the development client. */
const server = process.env.VITRINE_SERVER ?? 'http://127.0.0.1:3000'

/** Asks the browser for the two text faces at once, so that words do not change shape after the first paint. */
const preloadFonts: Plugin = {
  name: 'vitrine-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => /(inter|source-serif-4)-latin-(wght|opsz)-normal.*\.woff2$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
}

/**
 * The client calls endpoints, the server checks them: of the contract's schemas the client needs the types only. Everywhere
 * else in the model zod stays what it is.
 */
const contractWithoutSchemas: Plugin = {
  name: 'vitrine-contract-without-schemas',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod/mini' && /\/src\/model\/(api\/\w|validation\/check)/.test(importer ?? '')
      ? fileURLToPath(new URL('src/web/platform/request/no-schemas.ts', import.meta.url))
      : undefined,
}

export default defineConfig({
  plugins: [contractWithoutSchemas, react(), preloadFonts],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of the target know how to load modules ahead: no stand-in for it on the login page.
    modulePreload: { polyfill: false },
    // The content-security policy allows images from data: addresses, but neither fonts nor styles.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(['/api', '/oauth', '/public/v1'].map(path => [path, { target: server }])),
  },
})

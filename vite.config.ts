import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const packages = fileURLToPath(new URL('node_modules', import.meta.url))

/** Folders of tables and decoders that libraries fetch by name while they work, and where the client finds them. */
const decoders = {
  'decoders/pdfjs/cmaps': 'pdfjs-dist/cmaps',
  'decoders/pdfjs/standard_fonts': 'pdfjs-dist/standard_fonts',
  'decoders/pdfjs/wasm': 'pdfjs-dist/wasm',
  'decoders/pdfjs/iccs': 'pdfjs-dist/iccs',
  'decoders/three/draco/gltf': 'three/examples/jsm/libs/draco/gltf',
  'decoders/three/basis': 'three/examples/jsm/libs/basis',
}
const isDecoder = (name: string): boolean => !/encoder|^quickjs|^README/.test(name)

/** Serves them ourselves: a museum's pictures are looked at without a network, and the policy of the page lets in nothing else. */
const serveDecoders: Plugin = {
  name: 'vitrine-serve-decoders',
  generateBundle() {
    for (const [place, folder] of Object.entries(decoders))
      for (const name of readdirSync(join(packages, folder)).filter(isDecoder))
        this.emitFile({
          type: 'asset',
          fileName: `${place}/${name}`,
          source: readFileSync(join(packages, folder, name)),
        })
  },
  configureServer({ middlewares }) {
    for (const [place, folder] of Object.entries(decoders))
      middlewares.use(`/${place}`, (request, response, next) => {
        const path = join(packages, folder, (request.url ?? '').replace(/^\/|\?.*$/g, ''))
        if (!path.startsWith(join(packages, folder)) || !existsSync(path)) return next()
        createReadStream(path).pipe(response)
      })
  },
}

/**
 * The styles of the model viewer stand as a style element in its markup, which the policy of the page would refuse; as a template
 * they are only text, made into a sheet by `load-model-viewer.ts`.
 */
const modelViewerWithoutStyle: Plugin = {
  name: 'vitrine-model-viewer-without-style',
  transform: (code, id) =>
    /model-viewer\/lib\/template\.js$/.test(id)
      ? code.replace('<style>', '<template data-style>').replace('</style>', '</template>')
      : undefined,
}

export default defineConfig({
  plugins: [contractWithoutSchemas, react(), preloadFonts, serveDecoders, modelViewerWithoutStyle],
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

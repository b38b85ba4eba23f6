import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { filesOfPages, loadedTogether } from './scripts/web-build/chunks.ts'
import { packedBeforehand } from './scripts/web-build/compress.ts'
import { contractWithoutSchemas, declarationsWithoutPapers } from './scripts/web-build/contract.ts'
import { derivedBeforehand } from './scripts/web-build/derived.ts'
import { groundOfMaps } from './scripts/web-build/ground.ts'
import { guide } from './scripts/web-build/guide.ts'
import { iconsByFile, ownLanguagesOnly } from './scripts/web-build/leaner-packages.ts'
import { scriptOfSites } from './scripts/web-build/site.ts'
import { languages } from './src/model/languages.ts'

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

/** Files of the build that a chunk needs to run: itself, what it imports, their styles, and the faces of our alphabets. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  start: string,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
) {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const file of [...importedCss, ...importedAssets])
      if (!file.endsWith('.woff2') || /-latin-/.test(file)) found.add(file)
    for (const next of chunk.imports) visit(next)
    for (const next of chunk.dynamicImports) {
      const target = bundle[next]
      if (target?.type === 'chunk' && isWanted(target)) visit(next)
    }
  }
  visit(start)
  return found
}

/** The worker that keeps the pages for phones without a network, with the names of the files it keeps before it. */
const fieldWorker: Plugin = {
  name: 'vitrine-field-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: 'src/web/field-work/worker/field-worker.ts',
      fileName: 'field-worker.js',
    })
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
      const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== 'field-worker.js')
      const worker = bundle['field-worker.js']
      if (!entry || worker?.type !== 'chunk') throw new Error('the build has no entry, or no worker')
      const ofPhones = ({ moduleIds }: Rolldown.OutputChunk) =>
        moduleIds.some(id =>
          /src\/web\/(field-work|audits\/phone|movements)\/|FieldPage|field-kinds|zxing-wasm/.test(id),
        )
      const files = [
        ...filesOf(bundle, entry.fileName, ofPhones),
        'boot.js',
        'favicon.svg',
        'manifest.webmanifest',
        'icons/app-192.png',
      ].map(file => `/${file}`)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      worker.code = `const fieldVersion='${version}',fieldFiles=${JSON.stringify(files)},fieldLanguages=${JSON.stringify(languages)};${worker.code}`
    },
  },
}

/** Tells the script that runs before the first paint which languages there are: it stands outside of the build. */
const bootLanguages: Plugin = {
  name: 'vitrine-boot-languages',
  transformIndexHtml: html => {
    const given = html.replace('src="/boot.js"', `src="/boot.js" data-languages="${languages.join(' ')}"`)
    if (given === html) throw new Error('index.html has no boot.js')
    return given
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
  plugins: [
    contractWithoutSchemas,
    declarationsWithoutPapers,
    derivedBeforehand,
    iconsByFile(),
    ownLanguagesOnly,
    react(),
    preloadFonts,
    serveDecoders,
    groundOfMaps,
    modelViewerWithoutStyle,
    fieldWorker,
    bootLanguages,
    guide,
    filesOfPages,
    packedBeforehand,
    scriptOfSites,
  ],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of the target know how to load modules ahead: no stand-in for it on the login page.
    modulePreload: { polyfill: false },
    // The content-security policy allows images from data: addresses, but neither fonts nor styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: loadedTogether() } },
    },
    // What the libraries in the browser ask for: their notices travel with them.
    license: { fileName: 'licences.md' },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/oauth', '/public/v1'].map(path => [path, { target: server }])),
  },
})

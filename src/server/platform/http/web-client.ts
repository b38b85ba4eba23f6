import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tileFormat } from '#model/map-tiles.ts'
import { allPages } from '#model/navigation/pages.ts'
import type { MapTiles } from '../config.ts'
import { notFound } from '../errors.ts'
import { leadsTo, readFilesOfPages } from './files-of-pages.ts'
import { requestLanguage } from './request-language.ts'

/** Addresses that belong to the server: an unknown one below them is a 404, never the client's page. */
const serverPaths = /^\/(api|oauth|public|advsearch|calendar|health|ready|assets|m|m-files)(\/|$)/

/** Names of files, and of what is hidden: whoever asks for one wants it and nothing else, and the client has no page of such a name. */
const fileNames = /\/(\.|%2e)|(\.|%2e)[a-z\d]{1,12}$/i

const robotsPath = '/robots.txt'

/** Search engines find what museums have published, by any one filter; the rest is for people who sign in. */
const robots = [
  'User-agent: *',
  'Allow: /m/',
  'Allow: /m-files/',
  'Disallow: /m/*/suggest',
  'Disallow: /m/*/search?*in.*in.',
  'Disallow: /',
  '',
].join('\n')

/** Pages that whoever is not signed in may find by a search engine; all others lead to the sign-in page. */
const isForAll = (path: string): boolean =>
  path === '/' || allPages.some(page => typeof page.access === 'string' && leadsTo(path, page.path))

const manifestName = 'manifest.webmanifest'
/** Keeps the pages for phones when there is no network; under the name of the file that is sent, packed or not. */
const workerFile = /field-worker\.js(\.br|\.gz)?$/

/** Pages that are opened by a secret are for who was given it, and for no search engine. */
const hasSecret = (url: string): boolean => /[?&]token=/.test(url)

/** Returns what search engines are asked of a page. */
function askedOfRobots(url: string, path: string): Readonly<Record<string, string>> {
  if (hasSecret(url)) return { 'x-robots-tag': 'noindex, nofollow' }
  return isForAll(path) ? {} : { 'x-robots-tag': 'noindex' }
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

export interface WebClientOptions {
  /** Folder of the built client. */
  readonly root: string
  readonly productName: string
  readonly mapTiles?: MapTiles | undefined
  readonly https: boolean
}

/** The policy of the page; of map tiles, their server alone is added where their format is loaded from. */
function contentSecurityPolicy(nonce: string, tiles: MapTiles | undefined): string {
  const format = tiles && tileFormat(tiles.address)
  const tilesFor = (isLoaded: boolean) => (tiles && isLoaded ? [new URL(tiles.address).origin] : [])
  return [
    "default-src 'none'",
    // Decoders of packed models and scanned pages are WebAssembly; this lets in neither eval nor scripts of others.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...tilesFor(format === 'pictures')].join(' '),
    "font-src 'self'",
    // The textures inside a model are read as blobs the page made itself.
    ["connect-src 'self' blob:", ...tilesFor(format === 'vector' || format === 'archive')].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Serves the built client: its files with a year's cache (their names carry a hash), and the page for every other address that names no
 * file, with a fresh nonce for its styles.
 */
export async function serveWebClient(app: FastifyInstance, options: WebClientOptions): Promise<void> {
  const { mapTiles } = options
  const page = await readFile(join(options.root, 'index.html'), 'utf8').catch(() => undefined)
  const filesOfPage = await readFilesOfPages(options.root)

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || serverPaths.test(path) || fileNames.test(path)) throw notFound()
    const nonce = randomBytes(16).toString('base64')
    const html = (page ?? 'The web client has not been built: run npm run build.')
      .replace('</head>', () => `${filesOfPage(request)}</head>`)
      .replaceAll('%CSP_NONCE%', nonce)
      .replaceAll('%LANG%', requestLanguage(request))
      .replaceAll('%PRODUCT_NAME%', escapeHtml(options.productName))
      .replaceAll('%MAP_TILES%', escapeHtml(mapTiles?.address ?? ''))
      .replaceAll('%MAP_CREDIT%', escapeHtml(mapTiles?.credit ?? ''))
    await reply
      .header('content-security-policy', contentSecurityPolicy(nonce, mapTiles))
      .header('cache-control', 'no-store')
      .headers(askedOfRobots(request.url, path))
      .type('text/html; charset=utf-8')
      .send(html)
  }

  // A route of the table may say more.
  if (!app.hasRoute({ method: 'GET', url: robotsPath }))
    app.get(robotsPath, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/plain; charset=utf-8').send(robots),
    )
  const manifest = await readFile(join(options.root, manifestName), 'utf8').catch(() => undefined)
  if (manifest !== undefined)
    app.get(`/${manifestName}`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('application/manifest+json')
        .send(manifest.replaceAll('"%PRODUCT_NAME%"', JSON.stringify(options.productName))),
    )
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: options.root,
      index: false,
      // The page itself is sent below, the manifest above, with their placeholders filled.
      globIgnore: ['index.html', 'index.html.*', manifestName],
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (workerFile.test(path))
          return (
            reply
              .header('cache-control', 'no-cache')
              // What a worker may load is declared with the worker: files of its own origin, no scripts.
              .header('content-security-policy', "default-src 'none'; connect-src 'self'")
          )
        const hashed = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      },
    })
  }
  app.setNotFoundHandler(sendPage)
}

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { z } from 'zod/mini'
import { type Endpoint, longestPart } from '#model/api/endpoint.ts'
import { fallbackLanguage } from '#model/languages.ts'
import type { TlsFiles } from '../config.ts'
import { inLane, type Lane } from '../db/index.ts'
import { CodedError } from '../errors.ts'
import { englishText, type TextBook } from '../i18n/texts.ts'
import { mapInTurns } from '../in-turns.ts'
import type { Log } from '../log.ts'
import { answerError, errorAnswer } from './answer-error.ts'
import { limitBodyTime, longestRequestMs } from './body-time.ts'
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts'
import { type Door, enforceAccess } from './enforce-access.ts'
import { onlyReads } from './only-reads.ts'
import { openApiDocument } from './openapi.ts'
import { isStreamed, parseInput } from './parse-input.ts'
import { requestLanguage } from './request-language.ts'
import { createRequestLimits, type LimitRequests } from './request-limits.ts'
import { logRequests } from './request-log.ts'
import type { Call, Route } from './route.ts'
import { securityHeaders, strictPolicy } from './security-headers.ts'
import { readIdentity } from './tls.ts'
import { serveWebClient, type WebClientOptions } from './web-client.ts'

export interface HttpOptions extends Door {
  readonly routes: readonly Route[]
  readonly log: Log
  readonly texts: TextBook
  readonly web: WebClientOptions
  /** Proxies that are believed: addresses, subnets, or `loopback`, `linklocal`, `uniquelocal`. Default: those on this machine. */
  readonly trustProxy?: readonly string[]
  /** Files of a certificate and its key: HTTPS, by HTTP/2 for who speaks it. */
  readonly tls?: TlsFiles | undefined
}

/** Largest body in bytes, also without a session; endpoints that need more declare it. */
const bodyLimit = 64 * 1024

/** Bytes of a head: an address may carry what a search asks and what was drawn on a map. */
const maxHeaderSize = 64 * 1024

/** Status of the answer to requests that the HTTP parser refuses, by its code. Everything else is a 400. */
const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what was no request the server could read (too long a head, an unknown method, no HTTP at all) in the shape of all errors.
 * There is no request yet, so the language is the general one; then the connection ends.
 */
const answerUnreadable =
  (texts: TextBook) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = statuses[error.code ?? ''] ?? 400
      const coded = new CodedError(status === 431 ? 'too_large' : 'invalid_request')
      const body = JSON.stringify({ ...errorAnswer(coded, fallbackLanguage, texts), status })
      const headers = {
        ...securityHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
    }
    socket.destroy(error)
  }

/** Options of a server that ends TLS itself. Whoever does not speak HTTP/2 is answered by HTTP/1.1; headers are as long as there. */
const secure = (files: TlsFiles) =>
  ({
    http2: true,
    https: {
      allowHTTP1: true,
      ...readIdentity(files),
      maxHeaderSize,
      settings: { maxHeaderListSize: maxHeaderSize },
    },
  }) as unknown as { readonly https: null }

/** Builds the HTTP server from the route table. It is the only place that knows the framework's hooks. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log
  const answer = answerError(options.texts)
  const app = Fastify({
    ...(options.tls && secure(options.tls)),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    http: { maxHeaderSize },
    // Only these may state where a request came from.
    trustProxy: [...(options.trustProxy ?? ['loopback'])],
    requestTimeout: longestRequestMs,
    // One that speaks HTTP/2 does so by itself.
    forceCloseConnections: options.tls ? false : 'idle',
    // 503 means maintenance to the client and signs people out: what still comes while the server stops is answered as ever.
    return503OnClosing: false,
    // Callers write lists with a slash at the end and without: both are the same.
    routerOptions: { maxParamLength: longestPart, ignoreTrailingSlash: true },
    // What is refused before there is a route, and before there is a request, where no hook runs.
    frameworkErrors: (error, request, reply) => void answer(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: answerUnreadable(options.texts),
  })
  app.setErrorHandler(answer)
  logRequests(app)
  limitBodyTime(app)
  await app.register(helmet, {
    // The page sets its own policy with a nonce; answers of the API may load nothing at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: strictPolicy,
    },
    strictTransportSecurity: options.web.https,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  const limitRequests = createRequestLimits(options.recognise)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(formbody)
  // Files come as they are, and are taken in while they come.
  app.addContentTypeParser(
    ['application/octet-stream', 'application/offset+octet-stream'],
    (_request, content, done) => done(null, content),
  )
  await app.register(multipart)
  checkTable(options.routes)
  await documentApi(app, options)
  for (const route of options.routes) addRoute(app, route, options, limitRequests)
  await serveWebClient(app, options.web)
  return app
}

/**
 * Swagger UI loads from here alone, over plain http in a museum's own network too, so nothing is upgraded.
 * It writes styles into its elements.
 */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

async function documentApi(app: FastifyInstance, { routes, texts, web }: HttpOptions): Promise<void> {
  let document: ReturnType<typeof openApiDocument> | undefined
  // Describing every route takes longer than the rest of a start: it is done when someone first reads it.
  const described = () => {
    document ??= openApiDocument(
      routes.map(({ endpoint }) => endpoint),
      { productName: web.productName, text: englishText(texts) },
    )
    return document
  }
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '1' }, paths: {} } },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    validatorUrl: false,
    theme: { title: `${web.productName} API` },
    transformSpecification: described,
    transformSpecificationClone: false,
  })
}

/** Thrown at start when the route table is wrong; names the route. */
export class RouteTableError extends Error {
  override name = 'RouteTableError'
}

/** Refuses a route without an access entry, one that changes something by a cookie alone or for other sites, and two routes at one address. */
function checkTable(routes: readonly Route[]): void {
  const taken = new Map<string, string>()
  for (const { endpoint } of routes) {
    const address = `${endpoint.method} ${endpoint.path}`
    if (!endpoint.access) throw new RouteTableError(`${endpoint.name} (${address}) says nothing about access`)
    if (endpoint.byCookie && endpoint.method !== 'GET')
      throw new RouteTableError(`${endpoint.name} (${address}) would change something by a cookie alone`)
    if (endpoint.crossOrigin && endpoint.method !== 'GET')
      throw new RouteTableError(`${endpoint.name} (${address}) would change something for other sites`)
    const other = taken.get(address)
    if (other) throw new RouteTableError(`${endpoint.name} and ${other} both answer ${address}`)
    taken.set(address, endpoint.name)
  }
}

/** From so many items on a list is parsed item by item, others having their turn between them. */
const longList = 100

type Item = z.core.$ZodType

/** Lists of an answer that are long, with what is in them. Those with bounds of their own are left to their schema. */
const longLists = (schema: z.ZodMiniObject, output: Readonly<Record<string, unknown>>) =>
  Object.entries(schema.shape).flatMap(([key, inner]) => {
    const items = output[key]
    if (!(inner instanceof z.ZodMiniArray) || !Array.isArray(items) || items.length < longList) return []
    const { element, checks = [] } = inner._zod.def
    return checks.length > 0 ? [] : [{ key, items: items as readonly unknown[], element: element as Item }]
  })

/** An answer as its schema has it: whatever that does not name is dropped, so that nothing leaks by accident. A long one delays no other request. */
export async function parseOutput(schema: z.ZodMiniType, output: unknown): Promise<unknown> {
  if (!(schema instanceof z.ZodMiniObject) || typeof output !== 'object' || output === null)
    return schema.parse(output)
  const lists = longLists(schema, output as Readonly<Record<string, unknown>>)
  if (lists.length === 0) return schema.parse(output)
  const parsed: Record<string, unknown> = schema.parse({
    ...output,
    ...Object.fromEntries(lists.map(({ key }) => [key, []])),
  })
  for (const { key, items, element } of lists)
    parsed[key] = await mapInTurns(items, item => z.parse(element, item))
  return parsed
}

/** Connections that a request takes: visitors of public sites never take those of the staff. */
function laneOf(endpoint: Endpoint): Lane {
  if (endpoint.open) return 'visiting'
  return onlyReads(endpoint) ? 'reading' : 'writing'
}

/** Methods that pages of public sites do not know. */
const notOfPages = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function addRoute(
  app: FastifyInstance,
  { endpoint, handle }: Route,
  options: HttpOptions,
  limitRequests: LimitRequests,
): void {
  const opening = crossOriginHeaders(endpoint)
  if (endpoint.crossOrigin)
    app.options(endpoint.path, (_request, reply) =>
      reply.code(204).headers(preflightHeaders(endpoint)).send(),
    )
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // HEAD is for what watches over the server (/health), and for what the public reads; of the rest, a stream would stay open and nobody asks.
    exposeHeadRoute:
      endpoint.crossOrigin ??
      (endpoint.access === 'public' && (endpoint.output !== undefined || endpoint.open !== undefined)),
    config: {
      byCookie: endpoint.byCookie ?? false,
      streams: isStreamed(endpoint),
      ...(endpoint.token && { token: endpoint.token }),
    },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    onRequest: async (request, reply) => {
      reply.headers(opening)
      request.actor = await limitRequests(endpoint, request, () => enforceAccess(endpoint, request, options))
    },
    handler: async (request, reply) => {
      const call = {
        ...parseInput(endpoint, request),
        actor: request.actor,
        language: requestLanguage(request),
        request,
        reply,
      } as unknown as Call<typeof endpoint>
      const output = await inLane(laneOf(endpoint), () => handle(call))
      if (output === reply || reply.sent) return reply
      reply.code(endpoint.status ?? (endpoint.output ? 200 : 204))
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return endpoint.output ? reply.send(await parseOutput(endpoint.output, output)) : reply.send()
    },
  })
  if (endpoint.open === 'page')
    app.route({
      method: [...notOfPages],
      url: endpoint.path,
      handler: (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    })
}

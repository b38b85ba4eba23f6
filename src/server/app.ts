import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Calendar } from './calendar/index.ts'
import { createDemoRecords, prepareDemo } from './demo/index.ts'
import type { Exchange } from './exchange/index.ts'
import type { Files } from './files/index.ts'
import type { Licences } from './licences/index.ts'
import { type AppOptions, createModules } from './modules.ts'
import type { MuseumImports } from './museum-imports/index.ts'
import { crashes, kernelTakesNetwork } from './platform/confined/spawn-confined.ts'
import { type Database, museumIds, readMigrations, watchSchema } from './platform/db/index.ts'
import type { Events } from './platform/events/index.ts'
import { createHttpServer, endableConnections, followRenewals, type Route } from './platform/http/index.ts'
import type { Jobs } from './platform/jobs/index.ts'
import type { Operations } from './platform/operations/index.ts'
import type { Procedures } from './procedures/index.ts'
import { routesOf } from './routes.ts'
import type { Searches } from './searches/index.ts'
import { loadStarterTerms } from './vocabularies/index.ts'

/** The running product without a listening port, as used by tests and commands. */
export interface App {
  readonly http: FastifyInstance
  readonly database: Database
  readonly jobs: Jobs
  readonly events: Events
  readonly files: Files
  readonly operations: Operations
  readonly exchange: Exchange
  readonly museumImports: MuseumImports
  readonly licences: Licences
  readonly searches: Searches
  readonly calendar: Calendar
  readonly procedures: Pick<Procedures, 'remind' | 'remindTask'>
  /** Deletes a museum's unfinished uploads. */
  readonly removeUploads: (tenantId: string) => Promise<void>
  readonly routes: readonly Route[]
  /** True if the demonstration users can sign in; known after `start`. */
  demoIsOpen(): boolean
  /** Starts running jobs and listening for events. @throws {StorageError} when files cannot be stored. */
  start(): Promise<void>
  /** Finishes running work, then closes all resources. */
  stop(): Promise<void>
}

/** Time for open requests to finish when the server stops. */
const stopMs = 8000

const builtClient = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** Creates the product: its modules, the HTTP server over their routes, and how both start and stop. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log, clock } = options
  let demoIsOpen = false
  let unwatch = () => {}
  const modules = await createModules(options)
  const {
    access,
    cards,
    database,
    events,
    exchange,
    fileModule,
    inMaintenance,
    jobs,
    licences,
    maintenance,
    operator,
    print,
    storage,
    texts,
  } = modules
  const { files, removeUploads } = fileModule
  const routes = routesOf(modules, { ...options, demoIsOpen: () => demoIsOpen })
  const demoRecords = createDemoRecords({
    database,
    jobs,
    files,
    exchange,
    clock,
    renamed: cards.renamed,
    routes: () => routes,
  })
  const logCrash = (crash: unknown) => log.warn(crash, 'a confined process crashed')
  crashes.subscribe(logCrash)
  const http = await createHttpServer({
    routes,
    log,
    texts,
    authenticate: access.authenticate,
    recognise: access.recognise,
    inMaintenance,
    trustProxy: config.trustProxy,
    tls: config.tls,
    web: {
      root: options.webRoot ?? builtClient,
      productName: config.productName,
      mapTiles: config.mapTiles,
      https: config.publicUrl?.startsWith('https:') ?? config.tls !== undefined,
    },
  })

  if (config.tls) followRenewals(http, config.tls, log)
  const endConnections = endableConnections(http)

  return {
    http,
    database,
    jobs,
    events,
    files,
    operations: modules.operations,
    exchange,
    museumImports: modules.museumImports,
    licences,
    searches: modules.searches,
    calendar: modules.calendar,
    procedures: modules.procedures,
    removeUploads,
    routes,
    demoIsOpen: () => demoIsOpen,
    async start() {
      if (!(await kernelTakesNetwork()))
        log.warn(
          "the kernel takes no network from processes that read strangers' files: see 'Watching over it' in docs/run-it.md",
        )
      demoIsOpen = await prepareDemo(database, config.demo, clock)
      for (const id of await database.asSystem('starter terms for every museum', museumIds))
        await database.inTenant(id, loadStarterTerms)
      await licences.start()
      await storage.check()
      await events.start()
      await maintenance.start()
      await jobs.start()
      await cards.start()
      await fileModule.start()
      await operator.start()
      const { onNewerDatabase = () => {} } = options
      unwatch = watchSchema({ database, known: readMigrations().length, log, onNewer: onNewerDatabase })
      if (config.demo && options.demoObjects !== false) await demoRecords.load()
    },
    async stop() {
      unwatch()
      crashes.unsubscribe(logCrash)
      await events.stop()
      // A connection that never ends must not keep the server and its database from stopping.
      const deadline = setTimeout(endConnections, stopMs)
      await http.close()
      clearTimeout(deadline)
      await print.close()
      await jobs.stop()
      await database.close()
    },
  }
}

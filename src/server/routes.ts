import { auditRoutes } from './audit/index.ts'
import { avatarRoutes } from './avatars/index.ts'
import { createBackups } from './backups/index.ts'
import { bibliographyRoutes } from './bibliography/index.ts'
import { askingOwners, layoutRoutes, offeredLists } from './cards/index.ts'
import { createComments } from './comments/index.ts'
import { pictureRoutes, presentationRoutes } from './iiif/index.ts'
import { installationRoutes, schemaRoutes } from './installation/index.ts'
import { inventoryAuditRoutes } from './inventory-audits/index.ts'
import type { AppOptions, Modules } from './modules.ts'
import { eraseMuseum } from './museum-erasure/index.ts'
import { createMuseumExports } from './museum-exports/index.ts'
import { newsRoutes } from './news/index.ts'
import { createSiteDoor, keepPublicRecords, publicityRoutes, settingsRoutes } from './open/index.ts'
import { museumIds } from './platform/db/index.ts'
import { eventRoutes } from './platform/events/index.ts'
import type { Route } from './platform/http/index.ts'
import { operationRoutes } from './platform/operations/index.ts'
import { createPrintTemplates } from './print-templates/index.ts'
import { createPrivacy } from './privacy/index.ts'
import { procedureRegisters, procedureRooms } from './procedures/index.ts'
import { createRegistration } from './registration/index.ts'
import { createSampleData } from './sample-data/index.ts'
import { singleSignOnRoutes } from './single-sign-on/index.ts'
import { statisticsRoutes } from './statistics/index.ts'
import { tenantRoutes } from './tenants/index.ts'
import { usersRoutes } from './users/index.ts'
import { vocabularyRoutes } from './vocabularies/index.ts'
import { pageRoutes, previewRoutes } from './website/index.ts'

interface RoutesOptions
  extends Pick<AppOptions, 'config' | 'ownerUrl' | 'secret' | 'log' | 'clock' | 'publicUrl' | 'moreRoutes'> {
  readonly demoIsOpen: () => boolean
}

/** Returns the routes of all modules. */
export function routesOf(modules: Modules, options: RoutesOptions): readonly Route[] {
  const { config, ownerUrl, secret, log, clock, publicUrl, demoIsOpen, moreRoutes = [] } = options
  const {
    access,
    avatars,
    calendar,
    cards,
    conditionReports,
    database,
    evidence,
    events,
    exchange,
    fileModule,
    follow,
    inMaintenance,
    jobs,
    licences,
    links,
    mailer,
    nameOfMuseum,
    operations,
    operator,
    print,
    procedures,
    readiness,
    searches,
    sharing,
    storage,
    texts,
  } = modules
  const { files } = fileModule
  const open = { database, clock, texts, jobs, pictures: fileModule.pictures, publicUrl }
  const door = createSiteDoor(open)
  keepPublicRecords(open)
  const erasure = { database, storage, jobs, clock, removeUploads: fileModule.removeUploads }
  return askingOwners(database, [
    ...installationRoutes({ config, readiness, texts, clock, inMaintenance, demoIsOpen }),
    ...schemaRoutes({ texts, publicUrl }),
    ...eventRoutes({ events, authenticate: access.authenticate }),
    ...access.routes,
    ...auditRoutes({ database, texts, clock }),
    ...avatarRoutes(database, avatars, clock),
    ...createRegistration({
      database,
      mailer,
      clock,
      publicUrl,
      jobs,
      access,
      signedTokens: access.signedTokens,
    }),
    ...usersRoutes({ database, mailer, clock, publicUrl, signedTokens: access.signedTokens }),
    ...singleSignOnRoutes({
      database,
      jobs,
      clock,
      secret,
      publicUrl,
      inMaintenance,
      allowPrivateIssuers: config.allowPrivateIssuers,
      signedTokens: access.signedTokens,
    }),
    ...tenantRoutes({ database, clock }),
    ...settingsRoutes(open),
    ...publicityRoutes(open),
    ...pageRoutes(open, door),
    ...previewRoutes(open),
    ...pictureRoutes(open, door),
    ...presentationRoutes(open, door),
    ...licences.routes,
    ...createMuseumExports({
      database,
      storage,
      jobs,
      texts,
      clock,
      mailer,
      publicUrl,
      museums: () => database.asSystem('archives of all museums', museumIds),
    }),
    ...operator.routes,
    ...(ownerUrl === undefined
      ? []
      : createBackups({
          database,
          clock,
          jobs,
          config,
          ownerUrl,
          mailer,
          texts,
          publicUrl,
          reindexMuseum: cards.reindexMuseum,
          eraseMuseum: (museumId, signal) => eraseMuseum(erasure, museumId, signal),
        })),
    ...createPrivacy({
      database,
      jobs,
      texts,
      clock,
      access,
      avatars,
      museums: () => database.asSystem('retention in all museums', museumIds),
    }),
    ...newsRoutes({ database, clock }),
    ...operationRoutes(operations, texts),
    ...vocabularyRoutes({
      database,
      texts,
      clock,
      termsInUse: cards.termsInUse,
      ownLists: offeredLists,
      onChange: cards.onTermChange,
    }),
    ...cards.routes,
    ...bibliographyRoutes({ database, texts, clock }),
    ...exchange.routes,
    ...layoutRoutes({ database, clock }),
    ...sharing.routes,
    ...fileModule.routes,
    ...print.routes,
    ...createPrintTemplates({
      database,
      texts,
      files,
      clock,
      log,
      storage,
      jobs,
      presses: print.presses,
      publicUrl,
      museumName: nameOfMuseum,
      museums: () => database.asSystem('printing of all museums', museumIds),
    }),
    ...searches.routes,
    ...calendar.routes,
    ...procedures.routes,
    ...procedureRooms({ database, clock, texts, files, mailer, links, publicUrl, museumName: nameOfMuseum }),
    ...procedureRegisters({ database, texts, press: print.press, museumName: nameOfMuseum }),
    ...inventoryAuditRoutes({
      database,
      clock,
      procedures,
      texts,
      press: print.press,
      renamed: cards.renamed,
      museumName: nameOfMuseum,
    }),
    ...createComments({
      database,
      clock,
      texts,
      mailer,
      publicUrl,
      storage,
      jobs,
      museums: () => database.asSystem('pictures in comments of all museums', museumIds),
    }),
    ...statisticsRoutes({ database, clock, texts, lists: cards.lists }),
    ...conditionReports.routes,
    ...createSampleData({
      database,
      operations,
      files,
      follow,
      evidence,
      renamed: cards.renamed,
      termsInUse: cards.termsInUse,
    }),
    ...moreRoutes,
  ])
}

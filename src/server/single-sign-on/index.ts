import './tables.ts'
import { readMuseumSecurity, saveMuseumSecurity } from '#model/api/museum-security.ts'
import {
  beginSingleSignOn,
  describeSingleSignOn,
  findSingleSignOn,
  finishSingleSignOn,
  readSingleSignOn,
  releaseFromService,
  removeSingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '#model/api/single-sign-on.ts'
import { domainOf, issuerOf } from '#model/single-sign-on/addresses.ts'
import { doerOf } from '#server/audit/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { createSeal } from '#server/platform/seal.ts'
import { beginSignOn } from './begin.ts'
import type { SingleSignOnContext } from './context.ts'
import { readDemands, saveDemands } from './demands.ts'
import { finishSignOn } from './finish.ts'
import { connectionProblem, descriptionProblem } from './provider/connection-problem.ts'
import { createDiscovery } from './provider/provider.ts'
import { release } from './release.ts'
import { readSettings, removeSettings, saveSettings } from './settings.ts'
import { deleteExpiredAttempts } from './store/attempts.ts'
import { type MuseumWithService, museumsOfDomain, museumWithService } from './store/settings.ts'

export interface SingleSignOnOptions extends Omit<SingleSignOnContext, 'seal' | 'discovery'> {
  readonly jobs: Jobs
  readonly secret: string
  /** True when services in the installation's own networks may be asked. */
  readonly allowPrivateIssuers: boolean
}

const checkOwn = ({ tenantId }: MuseumActor, wanted: string): void => {
  if (wanted !== tenantId) throw notFound()
}

/** A museum and its service, as they are named before a person leaves for it. */
const presentService = ({ id, name, issuer }: MuseumWithService) => ({ id, name, host: new URL(issuer).host })

/** Signing in with a museum's own service (OpenID Connect). */
export function singleSignOnRoutes(options: SingleSignOnOptions): Route[] {
  const { database, clock, jobs } = options
  const context: SingleSignOnContext = {
    ...options,
    seal: createSeal(options.secret, 'single sign-on'),
    discovery: createDiscovery(options.allowPrivateIssuers),
  }
  const forget = defineJob<Record<string, never>>({
    name: 'single-sign-on.forget-attempts',
    run: () => database.asSystem('forget attempts', db => deleteExpiredAttempts(db, clock())),
  })
  jobs.register(forget)
  jobs.schedule(forget, '41 3 * * *', {})
  const quarterHour = 15 * 60
  const begun = database.limiter({ name: 'single-sign-on-begin', points: 300, duration: quarterHour })
  const lookups = database.limiter({ name: 'single-sign-on-find', points: 100, duration: quarterHour })
  const tested = database.limiter({ name: 'single-sign-on-test', points: 60, duration: quarterHour })

  return [
    route(readSingleSignOn, async ({ actor, params }) => {
      checkOwn(actor, params.tenantId)
      return readSettings(context, actor.tenantId)
    }),
    route(saveSingleSignOn, async ({ actor, params, body, request }) => {
      checkOwn(actor, params.tenantId)
      await saveSettings(context, actor.tenantId, doerOf(actor, request), body)
      return undefined
    }),
    route(removeSingleSignOn, async ({ actor, params, request }) => {
      checkOwn(actor, params.tenantId)
      await removeSettings(context, actor.tenantId, doerOf(actor, request))
      return undefined
    }),
    route(releaseFromService, async ({ actor, params, request }) => {
      checkOwn(actor, params.tenantId)
      await release(context, actor.tenantId, doerOf(actor, request), params.userId)
      return undefined
    }),
    route(readMuseumSecurity, async ({ actor, params }) => {
      checkOwn(actor, params.tenantId)
      return readDemands(context, actor)
    }),
    route(saveMuseumSecurity, async ({ actor, params, body, request }) => {
      checkOwn(actor, params.tenantId)
      await saveDemands(context, actor, doerOf(actor, request), body)
      return undefined
    }),
    route(testSingleSignOn, async ({ actor, params, body }) => {
      checkOwn(actor, params.tenantId)
      await tested.consume(actor.tenantId)
      const service = { issuer: issuerOf(body.issuer), clientId: 'test', clientSecret: null }
      const problem = await context.discovery.fresh(service).then(descriptionProblem, connectionProblem)
      return { problem: problem ?? null }
    }),
    route(findSingleSignOn, async ({ body, request }) => {
      await lookups.consume(networkOf(request.ip))
      const domain = domainOf(body.email)
      const museums = await database.asSystem('museums of a domain', db => museumsOfDomain(db, domain))
      if (museums.length === 0) throw new CodedError('not_found', { text: 'singleSignOn.noMuseum' })
      return { museums: museums.map(presentService) }
    }),
    route(describeSingleSignOn, async ({ params, request }) => {
      await lookups.consume(networkOf(request.ip))
      const museum = await database.asSystem('a museum’s service', db =>
        museumWithService(db, params.museumId),
      )
      if (!museum) throw new CodedError('not_found', { text: 'singleSignOn.refused.notOffered' })
      return presentService(museum)
    }),
    route(beginSingleSignOn, async ({ body, request, reply }) => {
      await begun.consume(networkOf(request.ip))
      const { address, cookie } = await beginSignOn(context, body)
      reply.header('set-cookie', cookie)
      return { address }
    }),
    route(finishSingleSignOn, async ({ params, query, request, reply }) => {
      const { path, cookie } = await finishSignOn(context, params.museumId, query.state, request)
      if (cookie) reply.header('set-cookie', cookie)
      return reply.header('cache-control', 'no-store').redirect(path)
    }),
  ]
}

import type { OutputOf } from '#model/api/endpoint.ts'
import {
  closeSite,
  mostWithdrawnListed,
  openSite,
  readFieldRules,
  readSite,
  readWithdrawn,
  saveFieldRule,
  saveSite,
} from '#model/api/open-collection.ts'
import { declarationOfId, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { publicityOf, shownToPublic } from '#model/engine/publicity.ts'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypes } from '#model/record-types.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import {
  followNextFiles,
  markAllForPublic,
  nameForPublic,
  noteWithdrawals,
  publishedUnnamed,
  titleIn,
  withdrawnRecords,
} from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import type { OpenContext } from './open-context.ts'
import {
  keepRule,
  keepSite,
  rulesOf,
  type SiteRow,
  setOpened,
  siteForUpdate,
  siteOf,
  takeAddress,
} from './store/sites.ts'

/** Records that are named in one transaction. */
const namedAtOnce = 500

/** Types whose records have pages. */
const shown = declarations.filter(({ site }) => site)

const checkOwn = ({ tenantId }: MuseumActor, wanted: string): void => {
  if (wanted !== tenantId) throw notFound()
}

/** Calls by which administrators set up, open and close the site of their museum, and decide what it shows. */
export function settingsRoutes({ database, clock, jobs, publicUrl }: OpenContext): Route[] {
  // Records that were published before there were names get theirs now, and files that go with their objects, or no longer.
  const namePublished = defineJob<{ readonly tenantId: string }>({
    name: 'open.name-published',
    async run({ tenantId }, { signal }) {
      const nameSome = (declaration: CardDeclaration, kind: PublicKind) =>
        database.inTenant(tenantId, async tx => {
          const unnamed = await publishedUnnamed(tx, typeIdsOf(declaration), namedAtOnce)
          await nameForPublic(tx, kind, unnamed)
          await noteWithdrawals(tx, unnamed)
          return unnamed.length
        })
      for (const declaration of shown)
        if (declaration.site)
          while (!signal.aborted && (await nameSome(declaration, declaration.site.kind)) === namedAtOnce);
      let last: string | undefined = '0'
      while (!signal.aborted && last !== undefined) {
        const after: string = last
        last = await database.inTenant(tenantId, tx => followNextFiles(tx, after, namedAtOnce))
      }
      // Also what was published while the site opened, and saw none yet.
      await database.inTenant(tenantId, async tx => {
        await siteForUpdate(tx)
        await markAllForPublic(tx)
      })
    },
  })
  jobs.register(namePublished)

  const present = ({ settings, address, opened_at, version }: SiteRow): OutputOf<typeof saveSite> => ({
    ...settings,
    picturesWithObjects: settings.picturesWithObjects === true,
    languages: [...settings.languages],
    address,
    openedAt: opened_at?.toISOString() ?? null,
    version,
    url: `${publicUrl()}/m/${address}/`,
  })

  return [
    route(readSite, async ({ actor, params }) => {
      checkOwn(actor, params.tenantId)
      const row = await database.inTenant(actor.tenantId, siteOf)
      return { site: row ? present(row) : null }
    }),

    route(saveSite, async ({ actor, params, body, request }) => {
      checkOwn(actor, params.tenantId)
      const { address, version, ...settings } = body
      return database.inTenant(actor.tenantId, async tx => {
        if (!(await takeAddress(tx, address)))
          throw new CodedError('invalid_input', { fields: { address: { key: 'siteAddressTaken' } } })
        const before = await siteForUpdate(tx)
        const row = await keepSite(tx, { address, settings, version })
        if (!row) throw new CodedError('conflict')
        if (settings.picturesWithObjects !== (before?.settings.picturesWithObjects === true))
          await jobs.enqueue(tx.db, namePublished, { tenantId: tx.tenantId })
        await recordAudit(tx, doerOf(actor, request), 'siteChanged', clock(), { address })
        return present(row)
      })
    }),

    route(openSite, async ({ actor, params, request }) => {
      checkOwn(actor, params.tenantId)
      await database.inTenant(actor.tenantId, async tx => {
        const row = await siteForUpdate(tx)
        if (!row) throw new CodedError('conflict', { text: 'errors.siteNotSetUp' })
        if (row.opened_at) return
        await setOpened(tx, clock())
        await recordAudit(tx, doerOf(actor, request), 'siteOpened', clock(), { address: row.address })
        await jobs.enqueue(tx.db, namePublished, { tenantId: tx.tenantId })
        await markAllForPublic(tx)
      })
      return undefined
    }),

    route(closeSite, async ({ actor, params, request }) => {
      checkOwn(actor, params.tenantId)
      await database.inTenant(actor.tenantId, async tx => {
        const row = await siteForUpdate(tx)
        if (!row?.opened_at) return
        await setOpened(tx, null)
        await recordAudit(tx, doerOf(actor, request), 'siteClosed', clock(), { address: row.address })
      })
      return undefined
    }),

    route(readWithdrawn, async ({ actor, params, language }) => {
      checkOwn(actor, params.tenantId)
      const rows = await database.inTenant(actor.tenantId, tx => withdrawnRecords(tx, mostWithdrawnListed))
      return {
        result: rows.map(({ id, type, number, titles, reason, at, name }) => ({
          id,
          type: declarationOfId(type)?.type ?? '',
          number,
          title: titleIn(titles, language),
          reason,
          at: at.toISOString(),
          by: name,
        })),
      }
    }),

    route(readFieldRules, async ({ actor, params }) => {
      checkOwn(actor, params.tenantId)
      return database.inTenant(actor.tenantId, async tx => {
        const fields: OutputOf<typeof readFieldRules>['fields'] = []
        for (const declaration of shown) {
          const isShown = shownToPublic(declaration, await rulesOf(tx, cardTypes[declaration.type]))
          for (const [path, says] of publicityOf(declaration))
            fields.push({ type: declaration.type, path, public: says, shown: isShown(path) })
        }
        return { fields }
      })
    }),

    route(saveFieldRule, async ({ actor, params, body, request }) => {
      checkOwn(actor, params.tenantId)
      const declaration = shown.find(({ type }) => type === body.type)
      const says = declaration && publicityOf(declaration).get(body.path)
      if (!declaration || (says !== 'on' && says !== 'off'))
        throw new CodedError('invalid_input', { fields: { path: { key: 'choice' } } })
      await database.inTenant(actor.tenantId, async tx => {
        await keepRule(tx, { type: cardTypes[declaration.type], path: body.path, shown: body.shown })
        // Other kinds name these records, by the same rules.
        await markAllForPublic(tx)
        await recordAudit(tx, doerOf(actor, request), 'siteFieldChanged', clock(), {
          type: body.type,
          path: body.path,
          shown: body.shown,
        })
      })
      return undefined
    }),
  ]
}

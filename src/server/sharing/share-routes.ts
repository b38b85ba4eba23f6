import { openLink, type ShareLink as PresentedLink, shareDays, shareEndpoints } from '#model/api/sharing.ts'
import { declarations } from '#model/cards/declarations.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { authorOf, existingCard } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { type Links, type LinksContext, passwordHash } from './links.ts'
import { deleteLinks, openLinks, type ShareLink } from './store.ts'

/** A link as the museum sees it. */
export const presentLink = (link: ShareLink): PresentedLink => ({
  id: link.id,
  createdAt: link.created_at.toISOString(),
  createdBy: link.created_name,
  expiresAt: link.expires_at.toISOString(),
  hasPassword: link.password_hash !== null,
  views: link.views,
  lastUsedAt: link.last_used_at?.toISOString() ?? null,
})

type ShareContext = Pick<LinksContext, 'database' | 'clock'>

/** Calls by which the museum shares records of one type, and revokes their links (C-O08). */
function recordRoutes(
  { database, clock }: ShareContext,
  links: Links,
  declaration: CardDeclaration,
): Route[] {
  const calls = shareEndpoints(declaration)
  const kind = 'record'
  return [
    route(calls.share, async ({ actor, params, body }) => {
      const hash = await passwordHash(body?.password)
      return database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, declaration, params.id)
        const at = clock()
        const expiresAt = new Date(at.getTime() + (body?.days ?? shareDays.default) * dayMs)
        const by = await authorOf(tx, actor)
        const { url, link } = await links.make(tx, { kind, cardId, by, at, expiresAt, passwordHash: hash })
        return { url, expiresAt: expiresAt.toISOString(), id: link.id }
      })
    }),

    route(calls.shares, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, declaration, params.id)
        return { result: (await openLinks(tx, { kind, cardId }, clock())).map(presentLink) }
      }),
    ),

    route(calls.unshare, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, declaration, params.id)
        await deleteLinks(tx, { kind, cardId })
        return undefined
      }),
    ),

    route(calls.unshareOne, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, declaration, params.id)
        if ((await deleteLinks(tx, { kind, cardId }, params.linkId)).length === 0) throw notFound()
        return undefined
      }),
    ),
  ]
}

/** Calls by which records of every type but files are shared, and by which links with a password are opened. */
export const shareRoutes = (context: ShareContext, links: Links): Route[] => [
  // Files are shared as their contents, not as what is known of them.
  ...declarations
    .filter(({ uploaded }) => !uploaded)
    .flatMap(declaration => recordRoutes(context, links, declaration)),

  route(openLink, async ({ body, request }) => {
    const opened = await links.open(undefined, { ...body, ip: request.ip })
    if (!opened) throw new CodedError('gone')
    return { grant: opened.grant }
  }),
]

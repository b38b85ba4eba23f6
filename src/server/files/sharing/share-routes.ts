import {
  type FileShare,
  fileShareDays,
  listFileShares,
  revokeFileShare,
  shareFile,
} from '#model/api/files/sharing.ts'
import { damTypes } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { dayMs } from '#model/dates/durations.ts'
import { authorOf, existingCard } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import {
  deleteLinks,
  type Links,
  openLinks,
  passwordHash,
  presentLink,
  type ShareLink,
} from '#server/sharing/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'

/** Context of sharing. */
export interface SharingContext {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly links: Links
  /** Name of a museum. The module of museums is above files, so the function is passed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}

const kind = 'file'

const present = (link: ShareLink): FileShare => ({
  ...presentLink(link),
  size: link.size === null ? 'original' : (String(link.size) as FileShare['size']),
  watermark: link.watermark,
  allowDownload: link.allow_download,
  downloads: link.downloads,
})

/** @throws {CodedError} `invalid_input` for a day that is over, or too far away. */
function endOf(expiresAt: string, now: Date): Date {
  const end = new Date(expiresAt)
  const days = (end.getTime() - now.getTime()) / dayMs
  if (days <= 0 || days > fileShareDays.most)
    throw new CodedError('invalid_input', { fields: { expiresAt: { key: 'choice' } } })
  return end
}

/** Calls by which a museum shares a file, and revokes its links (C-F05). */
export function shareRoutes({ database, clock, links, museumName }: SharingContext): Route[] {
  return [
    route(shareFile, async ({ actor, params, body }) => {
      const at = clock()
      const expiresAt = endOf(body.expiresAt, at)
      const hash = await passwordHash(body.password)
      return database.inTenant(actor.tenantId, async tx => {
        const { id: cardId, data } = await existingCard(tx, fileDeclaration, params.id)
        const isPicture = (data as FileCard).damType?.id === damTypes.IMAGE
        // What is no picture is handed out as it is: nothing can be burnt into it, and it has no size.
        if (!isPicture && (body.size !== 'original' || body.watermark !== null))
          throw new CodedError('invalid_input', { fields: { size: { key: 'choice' } } })
        const { url, link } = await links.make(tx, {
          kind,
          cardId,
          by: await authorOf(tx, actor),
          at,
          expiresAt,
          passwordHash: hash,
          size: body.size === 'original' ? null : Number(body.size),
          watermark: body.watermark,
          allowDownload: body.allowDownload,
        })
        return { url, share: present(link) }
      })
    }),

    route(listFileShares, async ({ actor, params }) => {
      const shares = await database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, fileDeclaration, params.id)
        return openLinks(tx, { kind, cardId }, clock())
      })
      return { result: shares.map(present), museum: await museumName(actor.tenantId) }
    }),

    route(revokeFileShare, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id: cardId } = await existingCard(tx, fileDeclaration, params.id)
        if ((await deleteLinks(tx, { kind, cardId }, params.shareId)).length === 0) throw notFound()
        return undefined
      }),
    ),
  ]
}

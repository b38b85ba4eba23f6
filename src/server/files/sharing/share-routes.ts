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
import { hashPassword, hashToken, newShareToken } from '#server/access/index.ts'
import { authorOf, presentCard } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import type { SharingContext } from './sharing-context.ts'
import { deleteExpired, deleteShare, insertShare, openShares, type ShareRow } from './store.ts'

const told = (row: ShareRow): FileShare => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_name,
  expiresAt: row.expires_at.toISOString(),
  size: row.size === null ? 'original' : (String(row.size) as FileShare['size']),
  watermark: row.watermark,
  allowDownload: row.allow_download,
  hasPassword: row.password_hash !== null,
  views: row.views,
  downloads: row.downloads,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** @throws {CodedError} `invalid_input` for a day that is over, or too far away. */
function endOf(expiresAt: string, now: Date): Date {
  const end = new Date(expiresAt)
  const days = (end.getTime() - now.getTime()) / dayMs
  if (days <= 0 || days > fileShareDays.most)
    throw new CodedError('invalid_input', { fields: { expiresAt: { key: 'choice' } } })
  return end
}

/** Calls by which a museum shares a file, and takes its links back (acceptance row C-F05). */
export function shareRoutes({ database, clock, publicUrl, museumName }: SharingContext): Route[] {
  return [
    route(shareFile, async ({ actor, params, body }) => {
      const now = clock()
      const expires_at = endOf(body.expiresAt, now)
      const password_hash = body.password === undefined ? null : await hashPassword(body.password)
      return database.inTenant(actor.tenantId, async tx => {
        const { id, data } = await presentCard(tx, fileDeclaration, params.id)
        const isPicture = (data as FileCard).damType?.id === damTypes.IMAGE
        // What is no picture is handed out as it is: nothing can be burnt into it, and it has no size.
        if (!isPicture && (body.size !== 'original' || body.watermark !== null))
          throw new CodedError('invalid_input', { fields: { size: { key: 'choice' } } })
        const token = newShareToken(tx.tenantId)
        const by = await authorOf(tx, actor)
        await deleteExpired(tx, now)
        const share = await insertShare(tx, {
          card_id: id,
          token_hash: hashToken(token),
          password_hash,
          size: body.size === 'original' ? null : Number(body.size),
          watermark: body.watermark,
          allow_download: body.allowDownload,
          created_at: now,
          created_by: by.accountId,
          created_name: by.name,
          expires_at,
        })
        return { url: `${publicUrl()}/download?token=${token}`, share: told(share) }
      })
    }),

    route(listFileShares, async ({ actor, params }) => {
      const shares = await database.inTenant(actor.tenantId, async tx => {
        const { id } = await presentCard(tx, fileDeclaration, params.id)
        return openShares(tx, id, clock())
      })
      return { result: shares.map(told), museum: await museumName(actor.tenantId) }
    }),

    route(revokeFileShare, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id } = await presentCard(tx, fileDeclaration, params.id)
        if (!(await deleteShare(tx, id, params.shareId))) throw notFound()
        return undefined
      }),
    ),
  ]
}

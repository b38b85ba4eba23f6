import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { damTypeName } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { attachedType } from '#model/record-types.ts'
import { attachedIds, existingCards, mayOpen, pictureUrl, type Reader, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export type ReportImage = ConditionReport['images'][number]

/** Attached files that are looked through for pictures. */
const most = 500

const files = async (tx: TenantTransaction, ids: readonly string[]) =>
  new Map((await existingCards(tx, [attachedType], ids)).map(card => [card.id, card]))

const presentPicture = (
  id: string,
  card: { readonly titles: Parameters<typeof titleIn>[0]; readonly data: object } | undefined,
  { actor, language }: Reader,
): ReportImage => {
  const { width, height } = (card?.data ?? {}) as FileCard
  return {
    fileId: id,
    title: (mayOpen(actor, attachedType) && card && titleIn(card.titles, language)) || '---',
    thumbnailUrl: card ? pictureUrl(actor, id, 160) : null,
    width: width ?? null,
    height: height ?? null,
  }
}

/** Pictures by the ids of their files, in this order; a file that is gone is reported as such. */
export async function picturesByIds(
  tx: TenantTransaction,
  ids: readonly string[],
  reader: Reader,
): Promise<ReportImage[]> {
  const found = await files(tx, ids)
  return ids.map(id => presentPicture(id, found.get(id), reader))
}

/** Pictures among the files of an object, in their order. */
export async function picturesOfObject(
  tx: TenantTransaction,
  objectId: string,
  reader: Reader,
): Promise<ReportImage[]> {
  if (!mayOpen(reader.actor, attachedType)) return []
  const ids = await attachedIds(tx, objectId, most)
  const found = await files(tx, ids)
  return ids.flatMap(id => {
    const card = found.get(id)
    const isPicture = card && damTypeName((card.data as FileCard).damType?.id) === 'IMAGE'
    return isPicture ? [presentPicture(id, card, reader)] : []
  })
}

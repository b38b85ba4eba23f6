import type { Readable } from 'node:stream'
import type { FileCard } from '#model/cards/file/sections.ts'
import type { Agreed } from '#model/engine/aspects/delivery.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { existingCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { fileDeclaration } from '../keeping/file-declaration.ts'
import { originalKey } from '../storage-keys.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { requireWhole, verified } from '../streaming/verified.ts'
import { namedAs, safeName } from './named-as.ts'
import { type Rendered, renderedAs, renderPicture } from './render-picture.ts'

/** A copy of a file as it is handed out to people outside the museum. */
export interface Copy {
  /** A name that every file system takes. */
  readonly name: string
  readonly mime: string
  /** Makes it. It takes a while: outside of transactions. @throws {CodedError} `gone` for a damaged file. */
  open(): Promise<Rendered>
}

/** Opens a content as it was uploaded; a damaged one breaks off before its end. */
async function openOriginal(storage: Storage, content: FileRow): Promise<Rendered> {
  await requireWhole(storage, content)
  const bytes: Readable = await storage.get(originalKey(content.storage_key))
  return { content: verified(bytes, content.sha256, async () => undefined), bytes: Number(content.bytes) }
}

/** Returns a copy of a content in an agreed form; undefined where it has no such form: a picture is never handed out as it is. */
function copyOf(storage: Storage, content: FileRow, name: string, agreed: Agreed): Copy | undefined {
  const { mime, picture } = content
  if ('original' in agreed)
    return mime.startsWith(agreed.original)
      ? { name: safeName(name), mime, open: () => openOriginal(storage, content) }
      : undefined
  const { picture: format, longestSide: size } = agreed
  if (!mime.startsWith('image/') || picture === null) return undefined
  return {
    name: namedAs(safeName(name), renderedAs[format].extension),
    mime: renderedAs[format].mime,
    open: () => renderPicture(storage, content, { size, format }),
  }
}

/** Returns copies of files that are not in the bin, by id, each in the form agreed; those that have no such form are missing. */
export async function copiesOf(
  storage: Storage,
  tx: TenantTransaction,
  agreed: ReadonlyMap<string, Agreed>,
): Promise<ReadonlyMap<string, Copy>> {
  const ids = [...agreed.keys()]
  const cards = await existingCards(tx, typeIdsOf(fileDeclaration), ids)
  const names = new Map(cards.map(({ id, data }) => [id, (data as FileCard).name]))
  return new Map(
    (await contentsOf(tx, ids)).flatMap(content => {
      const { card_id: id } = content
      const form = agreed.get(id)
      const copy = form && copyOf(storage, content, names.get(id) ?? content.name, form)
      return copy ? [[id, copy] as const] : []
    }),
  )
}

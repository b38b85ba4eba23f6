import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Holder } from '#model/permissions/access.ts'
import { lineOf } from '#model/print-templates/printable-fields.ts'
import { attachedType } from '#model/record-types.ts'
import {
  type CardRecord,
  existingCards,
  type KnownNames,
  linkedOfType,
  mayOpen,
  namesOf,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findPictures, readPictures, type SheetPicture } from '#server/print/index.ts'
import { objectPage } from '#server/procedures/index.ts'
import type { TemplatesContext } from '../context.ts'
import type { NeededPictures } from './needed-pictures.ts'
import type { Target } from './targets.ts'

type Line = Awaited<ReturnType<typeof objectPage>>[number]

/** A card with all that is printed of it. */
export interface ObjectRead {
  readonly record: CardRecord
  readonly names: KnownNames
  /** Values the procedure records about it. */
  readonly line?: Line | undefined
  readonly lineNames?: KnownNames | undefined
  readonly pictures: readonly SheetPicture[]
}

/** Ids of the files whose pictures a card shows, the cover first. */
async function picturedFiles(
  tx: TenantTransaction,
  records: readonly CardRecord[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = records.map(({ id }) => id)
  const attached =
    most > 1 ? await linkedOfType(tx, ids, attachedType, most) : new Map<string, readonly string[]>()
  return new Map(
    records.map(({ id, cover_file_id: cover }) => [
      id,
      [...new Set([...(cover ? [cover] : []), ...(attached.get(id) ?? [])])].slice(0, most),
    ]),
  )
}

async function linesOf(tx: TenantTransaction, holder: Holder, { procedure }: Target, ids: readonly string[]) {
  if (!procedure) return undefined
  const lines = await objectPage(tx, procedure.row.id, { ids, page: 0, size: ids.length })
  const names = await namesOf(
    tx,
    holder,
    lineOf(procedure.declaration),
    lines.map(({ document }) => document),
  )
  return { names, byId: new Map(lines.map(line => [line.cardId, line])) }
}

/** Some of the objects of a target, in their order; those that are in the bin by now are left out. Pictures are read when the transaction is over. */
export async function readObjects(
  context: TemplatesContext,
  { tenantId, holder }: { readonly tenantId: string; readonly holder: Holder },
  target: Target,
  ids: readonly string[],
  needed: NeededPictures | undefined,
): Promise<readonly ObjectRead[]> {
  const { cards } = target
  const read = await context.database.inTenant(tenantId, async tx => {
    const records = await existingCards(tx, typeIdsOf(cards), [...ids])
    const names = await namesOf(
      tx,
      holder,
      cards,
      records.map(({ data }) => data),
    )
    const lines = await linesOf(tx, holder, target, ids)
    const shown = mayOpen(holder, attachedType) ? needed : undefined
    const files = shown && (await picturedFiles(tx, records, shown.most))
    const openers =
      files && shown && (await findPictures(context, tx, [...files.values()].flat(), shown.size))
    return { records, names, lines, files, openers }
  })
  const pictures = read.openers && needed && (await readPictures(context, read.openers, needed.longest))
  const place = new Map(ids.map((id, at) => [id, at]))
  return read.records
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map(record => ({
      record,
      names: read.names,
      line: read.lines?.byId.get(record.id),
      lineNames: read.lines?.names,
      pictures: (read.files?.get(record.id) ?? []).flatMap(id => pictures?.get(id) ?? []),
    }))
}

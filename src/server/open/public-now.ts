import type { CardDeclaration } from '#model/engine/define-card.ts'
import { valueAt } from '#model/engine/values.ts'
import type { TermRef } from '#model/kinds/values.ts'
import { asksFirst } from '#model/open/licences.ts'
import { type CardRecord, goingAlong } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { termsById } from '#server/vocabularies/index.ts'

/** Returns true for a record outside the bin whose embargo is over on a day. */
function isFree(
  today: string,
  { embargo, site }: CardDeclaration,
  { deleted_at, data }: CardRecord,
): boolean {
  if (!site || deleted_at !== null) return false
  const until = embargo && data[embargo.until]
  return typeof until !== 'string' || until <= today
}

/** Returns those of some files that may be public with the records they are attached to: of a licence on request, nobody has been asked (O-W06). */
async function withOthers(
  tx: TenantTransaction,
  { site }: CardDeclaration,
  files: readonly CardRecord[],
  going: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const licence = ({ data }: CardRecord): string | undefined =>
    site?.licence === undefined ? undefined : (valueAt(data, site.licence) as TermRef | undefined)?.id
  const along = files.filter(({ id }) => going.has(id))
  const terms = await termsById(
    tx,
    along.flatMap(file => licence(file) ?? []),
  )
  return new Set(
    along.flatMap(file =>
      asksFirst(terms.get(licence(file) ?? '')?.sourceKey ?? undefined) ? [] : [file.id],
    ),
  )
}

/**
 * Returns those of some records of a type that the public sees at this moment: by their own flag, or with a record they are attached to (O-W04, O-W06).
 * @param taken ids of files that public records take along; absent: as it is in the museum
 */
export async function publicNow<Row extends CardRecord>(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Row[],
  taken?: ReadonlySet<string>,
): Promise<readonly Row[]> {
  if (records.length === 0) return []
  const today = await todayOf(tx)
  const free = records.filter(record => isFree(today, declaration, record))
  const unpublished = free.filter(({ published }) => !published)
  const along =
    declaration.uploaded && unpublished.length > 0
      ? await withOthers(
          tx,
          declaration,
          unpublished,
          taken ??
            (await goingAlong(
              tx,
              unpublished.map(({ id }) => id),
            )),
        )
      : new Set<string>()
  return free.filter(({ id, published }) => published || along.has(id))
}

import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { isPublicName } from '#model/open/public-name.ts'
import {
  type CardRecord,
  cardCalled,
  mergedInto,
  publicNamesOf,
  recordAsDeclared,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import type { Site } from './addresses.ts'
import { publicNow } from './public-now.ts'
import { recordOf } from './store/records.ts'

/** A public name of a museum, as it stands at this moment. */
export type Found =
  | {
      readonly state: 'public'
      readonly name: string
      readonly kind: PublicKind
      readonly declaration: CardDeclaration
      readonly record: CardRecord
    }
  /** It became one with another record, which is public. */
  | { readonly state: 'merged'; readonly kind: PublicKind; readonly into: string }
  /** It was public. `day` at the museum, as YYYY-MM-DD. */
  | { readonly state: 'withdrawn'; readonly name: string; readonly kind: PublicKind; readonly day: string }

async function publicRecord(tx: TenantTransaction, id: string | undefined) {
  const record = id === undefined ? undefined : recordAsDeclared(await recordOf(tx, id))
  const declaration = record && declarationOfId(record.type)
  if (!record || !declaration?.site || (await publicNow(tx, declaration, [record])).length === 0)
    return undefined
  return { record, declaration, kind: declaration.site.kind }
}

/** Returns what stands behind a public name of the museum; undefined for one that was never public, of which nothing is told. */
export async function findRecord(
  tx: TenantTransaction,
  { openedFirst }: Pick<Site, 'openedFirst'>,
  name: string,
): Promise<Found | undefined> {
  const called = isPublicName(name) ? await cardCalled(tx, name) : undefined
  if (!called) return undefined
  const own = await publicRecord(tx, called.id)
  if (own) return { state: 'public', name, ...own }
  const other = await publicRecord(tx, (await mergedInto(tx, [called.id])).get(called.id))
  const into = other && (await publicNamesOf(tx, [other.record.id])).get(other.record.id)
  if (other && into !== undefined) return { state: 'merged', kind: other.kind, into }
  if (called.withdrawnAt && called.withdrawnAt < openedFirst) return undefined
  // Under an embargo it is withdrawn without having been unpublished.
  const day = await dayOf(tx, called.withdrawnAt ?? tx.clock())
  return { state: 'withdrawn', name, kind: called.kind as PublicKind, day }
}

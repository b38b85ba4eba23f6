import { declarations } from '#model/cards/declarations.ts'
import { compareDates } from '#model/dates/compare-dates.ts'
import { dayMs } from '#model/dates/durations.ts'
import { type PublicKind, publicKinds } from '#model/engine/site-pages.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { PublicPage } from '#model/open/public-card.ts'
import { cardCalled, existingCards } from '#server/cards/index.ts'
import { isPublicOn, type Listed, newestRecords, projectCards, publicPictures } from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { datingOf } from './pages/wall.ts'
import { type NamedRecord, referringTo } from './store.ts'

/** Kinds that stand in lists: files are seen where they belong. */
export const listedKinds: readonly PublicKind[] = publicKinds.filter(kind => kind !== 'file')

/** Records of one page that refer to another. */
const mostReferring = 120
/** Other works of a maker beside one. */
const mostAlike = 10
/** Works on the first page, and those from which that of the day is chosen. */
const newestShown = 24

/** Returns records as lists of the site show them, in order, through the gate; those that are not public now are left out. */
async function listedAs(tx: TenantTransaction, records: readonly NamedRecord[]): Promise<readonly Listed[]> {
  const today = await todayOf(tx)
  const found = new Map<string, Listed>()
  for (const [kind, named] of Map.groupBy(records, each => each.kind)) {
    const declaration = declarations.find(({ site }) => site?.kind === kind)
    if (!declaration) continue
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const rows = await existingCards(tx, typeIdsOf(declaration), [...names.keys()])
    const open = rows.filter(row => isPublicOn(today, declaration, row))
    const cards = await projectCards(tx, declaration, open)
    const pictures = await publicPictures(
      tx,
      open.map(({ cover_file_id }) => cover_file_id),
    )
    for (const [at, { id, cover_file_id }] of open.entries()) {
      const [card, name] = [cards[at], names.get(id)]
      if (card && name !== undefined) found.set(id, { name, card, shown: pictures.get(cover_file_id ?? '') })
    }
  }
  return records.flatMap(({ id }) => found.get(id) ?? [])
}

/** Returns true for a record that tells the public that it refers to a page. */
const refersTo = ({ card }: Listed, name: string): boolean =>
  Object.values(card.links).some(({ page }) => page?.name === name)

const byDate = (one: Listed, other: Listed): number => {
  const [first, second] = [datingOf(one.card), datingOf(other.card)]
  if (first && second) return compareDates(first, second)
  return Number(Boolean(second)) - Number(Boolean(first))
}

/** Returns the public records that refer to one and say so to the public, by their date. */
export async function referring(
  tx: TenantTransaction,
  { id, name }: Pick<NamedRecord, 'id' | 'name'>,
  { kinds = listedKinds, most = mostReferring }: { kinds?: readonly PublicKind[]; most?: number } = {},
) {
  const records = await referringTo(tx, id, { kinds, most: most + 1 })
  const listed = await listedAs(tx, records.slice(0, most))
  return {
    listed: listed.filter(each => refersTo(each, name)).toSorted(byDate),
    isCut: records.length > most,
  }
}

/** Returns other public records of the kind of one that refer to the same page: by the same maker. */
export async function alike(
  tx: TenantTransaction,
  { name, kind }: { readonly name: string; readonly kind: PublicKind },
  to: PublicPage,
): Promise<readonly Listed[]> {
  const called = await cardCalled(tx, to.name)
  if (!called) return []
  const { listed } = await referring(
    tx,
    { id: called.id, name: to.name },
    { kinds: [kind], most: mostAlike + 1 },
  )
  return listed.filter(each => each.name !== name).slice(0, mostAlike)
}

/** Returns the objects that were published last, newest first. */
export const newestObjects = async (tx: TenantTransaction): Promise<readonly Listed[]> =>
  listedAs(tx, await newestRecords(tx, 'object', newestShown))

/** Returns the work that is shown large on a day: one of those with a picture, a day each. */
export function workOfDay(listed: readonly Listed[], today: string): Listed | undefined {
  const pictured = listed.filter(({ shown }) => shown)
  const day = Math.floor(Date.parse(today) / dayMs)
  return pictured[day % pictured.length]
}

import { compareDates } from '#model/dates/compare-dates.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { PublicKind } from '#model/engine/site-pages.ts'
import type { PublicPage } from '#model/open/public-card.ts'
import { cardCalled } from '#server/cards/index.ts'
import { type Listed, listedAs, type NamedRecord, newestRecords } from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { searchedKinds } from './pages/search-address.ts'
import { datingOf } from './pages/wall.ts'
import { referringTo } from './store.ts'

/** Records of one page that refer to another. */
const mostReferring = 120
/** Other works of a maker beside one. */
const mostAlike = 10
/** Works on the first page, and those from which that of the day is chosen. */
const newestShown = 24

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
  { kinds = searchedKinds, most = mostReferring }: { kinds?: readonly PublicKind[]; most?: number } = {},
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

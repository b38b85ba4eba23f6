import { sql } from 'kysely'
import { namesAround } from '#model/text/known-by.ts'
import { nameKey, searchText } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** Words of a name by which terms are looked for: the longest, which the fewest others have. */
const mostWords = 3
/** Terms that each beginning brings. */
const mostTerms = 25
const shortestWord = 3
/** Text that sorts after everything that begins with a text, in the order of bytes. */
const end = '\u{10ffff}'

/** The beginning of a word that its other forms and slips near its end share. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.max(shortestWord, Math.ceil(word.length * 0.65)))

const beginningsOf = (name: string): readonly string[] => [
  ...new Set([
    ...namesAround(name).map(nameKey),
    ...searchText(name)
      .split(' ')
      .filter(word => word.length >= shortestWord)
      .toSorted((one, other) => other.length - one.length)
      .slice(0, mostWords)
      .map(beginningOf),
  ]),
]

/**
 * Terms of a vocabulary that may be called like some names: candidates, which are to be compared. All names in one query.
 * @returns ids by name.
 */
export async function termsCalledLike(
  { db, tenantId }: TenantTransaction,
  vocabulary: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const searches = names.flatMap((name, at) => beginningsOf(name).map(begins => ({ at, begins })))
  if (searches.length === 0) return new Map()
  const { rows } = await sql<{ at: number; id: string }>`
    select distinct search.at, found.term_id as id
    from unnest(${searches.map(({ at }) => at)}::integer[], ${searches.map(({ begins }) => begins)}::text[]) as search (at, begins)
    cross join (values (0), (1)) as place (rank)
    cross join lateral (
      select s.term_id from term_start s
      where s.tenant_id = ${tenantId} and s.vocabulary = ${vocabulary} and s.rank = place.rank::smallint
        and s.start >= search.begins and s.start < search.begins || ${end}
      order by s.start limit ${mostTerms}
    ) found`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ at }) => at)].map(([at, group]) => [names[at] ?? '', group.map(({ id }) => id)]),
  )
}

import { sql } from 'kysely'
import { shortestPart } from '#model/searches/match-ranges.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Beginnings } from '../search-text/beginnings.ts'
import { quoted } from '../search-text/search-text.ts'
import { chunksOf } from './chunks.ts'
import { vectorText } from './vectors.ts'

/*
 * The distinct words of a museum's records, each with the groups of three letters in it, so that those that hold a part are found without going through all.
 */

/** Only letters: a number is found as it is written, and its figures stand in half the catalogue. */
const hasParts = /^\p{L}+$/u

/** Groups of letters begin with the museum, so that no other's words are met. */
function groupsOf(tenantId: string, text: string): readonly string[] {
  const letters = [...text]
  const groups = letters
    .slice(0, letters.length - shortestPart + 1)
    .map((_, at) => `${tenantId}.${letters.slice(at, at + shortestPart).join('')}`)
  return [...new Set(groups)]
}

/** Words of this length have no part but their beginning. */
const isLonger = (word: string): boolean => word.length > shortestPart && hasParts.test(word)

/** Words looked up at once. */
const atOnce = 5000

/** Words of all museums that are remembered of a database, at most. */
const mostRemembered = 100_000

/** Words remembered of a database, by museum. */
interface Memory {
  readonly museums: Map<string, Set<string>>
  words: number
}

/**
 * Words that each museum keeps, or that are none to keep: nearly all words of a record were in others before, and no word is ever dropped while its
 * museum is there. Only what was committed is in here. Connections to another database have a memory of their own: its museums may have the same ids.
 */
const memories = new WeakMap<object, Memory>()

function memoryOf({ db }: TenantTransaction): Memory {
  const { adapter } = db.getExecutor()
  const memory = memories.get(adapter) ?? { museums: new Map<string, Set<string>>(), words: 0 }
  memories.set(adapter, memory)
  return memory
}

function remember(tx: TenantTransaction, words: Iterable<string>): void {
  const memory = memoryOf(tx)
  if (memory.words > mostRemembered) {
    memory.museums.clear()
    memory.words = 0
  }
  const ofMuseum = memory.museums.get(tx.tenantId) ?? new Set<string>()
  memory.museums.set(tx.tenantId, ofMuseum)
  const before = ofMuseum.size
  for (const word of words) ofMuseum.add(word)
  memory.words += ofMuseum.size - before
}

/** Words that transactions wrote themselves: these may still come to nothing, by a savepoint even within their transaction. */
const written = new WeakMap<object, Set<string>>()

/**
 * Keeps words of records, so that these are found by parts of them. A word is kept once and for all; new ones are written by one transaction at a time.
 * @param hold makes this transaction the one that writes; called when there are new words
 * @param met words that the same savepoint kept or met before; those of this call are added
 */
export async function keepWords(
  tx: TenantTransaction,
  words: Iterable<string>,
  hold: () => Promise<void>,
  met = new Set<string>(),
): Promise<void> {
  const { db, tenantId } = tx
  const known = memoryOf(tx).museums.get(tenantId)
  const own = written.get(db) ?? new Set<string>()
  written.set(db, own)
  const fresh = new Set<string>()
  for (const word of words) if (!known?.has(word) && !met.has(word)) fresh.add(word)
  const [distinct, others]: [string[], string[]] = [[], []]
  for (const word of fresh) (isLonger(word) ? distinct : others).push(word)
  remember(tx, others)
  const unknown = async (some: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ word: string }>`
      select word from card_word where tenant_id = ${tenantId} and word = any(${[...some]}::text[])`.execute(
      db,
    )
    const found = new Set(rows.map(({ word }) => word))
    remember(
      tx,
      [...found].filter(word => !own.has(word)),
    )
    return some.filter(word => !found.has(word))
  }
  for (let from = 0; from < distinct.length; from += atOnce) {
    const missing = await unknown(distinct.slice(from, from + atOnce))
    if (missing.length === 0) continue
    await hold()
    const added = await unknown(missing)
    const rows = added.map(word => ({
      tenant_id: tenantId,
      word,
      groups: sql<string>`${vectorText(groupsOf(tenantId, word))}::tsvector`,
    }))
    for (const some of chunksOf(rows)) await db.insertInto('card_word').values(some).execute()
    for (const word of added) own.add(word)
  }
  for (const word of distinct) met.add(word)
}

/** Words that are looked through for the beginnings of a part, and beginnings that the index is asked for at once. A part of more words is a syllable: 'ung'. */
const mostWords = 5000
const mostBeginnings = 1000
/** Words of a text that are looked up as parts; a text of more is a sentence, of which the others narrow enough as they are written. */
const mostParts = 16

/** Words that hold some parts, each part with some more than are looked through at most. */
async function wordsWith(
  { db, tenantId }: TenantTransaction,
  parts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (parts.length === 0) return new Map()
  const queries = parts.map(part => groupsOf(tenantId, part).map(quoted).join(' & '))
  const { rows } = await sql<{ part: string; word: string }>`
    select asked.part, found.word
    from unnest(${[...parts]}::text[], ${queries}::text[]) as asked (part, query)
    cross join lateral (
      with held as materialized (
        select w.word from card_word w where w.tenant_id = ${tenantId} and w.groups @@ asked.query::tsquery
      ) select word from held where strpos(word, asked.part) > 0 limit ${mostWords + 1}
    ) found`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ part }) => part)].map(([part, some]) => [part, some.map(({ word }) => word)]),
  )
}

/** The shortest of some beginnings: what begins in a longer one begins in it, too. */
function shortest(beginnings: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const each of beginnings.toSorted()) {
    const last = kept.at(-1)
    if (last === undefined || !each.startsWith(last)) kept.push(each)
  }
  return kept
}

/**
 * Looks up the beginnings of words of records in which the words of some texts stand. A part that stands in too many words is found by its own beginning alone.
 * @param tooMany told of such a part, and of a text of more parts than are looked up
 */
export async function beginningsIn(
  tx: TenantTransaction,
  texts: readonly string[],
  tooMany: () => void = () => undefined,
): Promise<Beginnings> {
  const partsOf = (text: string) => {
    const parts = [...new Set(tokensOf(text))].filter(
      word => word.length >= shortestPart && hasParts.test(word),
    )
    if (parts.length > mostParts) tooMany()
    return parts.slice(0, mostParts)
  }
  const wanted = [...new Set(texts.flatMap(partsOf))]
  const found = await wordsWith(tx, wanted)
  const beginnings = new Map(
    wanted.map(part => {
      const words = found.get(part) ?? []
      const inside = shortest(words.map(word => word.slice(0, word.indexOf(part) + part.length))).filter(
        each => !each.startsWith(part),
      )
      if (words.length <= mostWords && inside.length < mostBeginnings) return [part, [part, ...inside]]
      tooMany()
      return [part, [part]]
    }),
  )
  return word => beginnings.get(word) ?? [word]
}

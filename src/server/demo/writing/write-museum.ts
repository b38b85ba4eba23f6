import type { Language } from '#model/languages.ts'
import {
  type Author,
  binCard,
  type CardRecord,
  linkEach,
  type Renamed,
  type Write,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { DemoCard, LaterChange } from './demo-card.ts'
import { type DraftedCard, draftCard } from './draft-card.ts'
import { findTerms } from './find-terms.ts'
import { KnownCards } from './known-cards.ts'
import { roundsOf } from './rounds.ts'
import { type Meanings, settleDraft } from './settle-draft.ts'

/** The people of a museum whose names its histories carry. */
export type Authors = Readonly<Record<LaterChange['by'], Author>>

export interface WriteOptions {
  readonly authors: Authors
  readonly language: Language
  readonly renamed: Renamed
}

interface Entry {
  readonly drafted: DraftedCard
  record: CardRecord
}

interface Doing {
  readonly author: Author
  readonly action: string
  readonly renamed: Renamed
}

/** Cards of one type after the other: what is written together is of one declaration. */
const byType = <Each extends { readonly drafted: DraftedCard }>(cards: readonly Each[]) =>
  Map.groupBy(cards, ({ drafted }) => drafted.first.declaration)

/** Writes new cards of one round, and makes them known to those that come after. */
async function create(
  tx: TenantTransaction,
  round: readonly DraftedCard[],
  doing: Doing,
  meanings: Meanings,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const [declaration, cards] of byType(round.map(drafted => ({ drafted })))) {
    const writes = cards.map(({ drafted }) => ({ values: settleDraft(drafted.first, meanings) }))
    const written = await writeCards(tx, writes, { declaration, ...doing })
    for (const [at, { drafted }] of cards.entries()) {
      const record = written[at]?.record
      if (!record) continue
      entries.push({ drafted, record })
      meanings.cards.add(drafted.first, record.id)
    }
  }
  return entries
}

/** Writes a change to each of some cards, and keeps their new records. */
async function change(
  tx: TenantTransaction,
  entries: readonly Entry[],
  doing: Doing,
  changed: (entry: Entry) => Omit<Write, 'record'>,
): Promise<void> {
  for (const [declaration, some] of byType(entries)) {
    const writes = some.map(entry => ({ record: entry.record, ...changed(entry) }))
    const written = await writeCards(tx, writes, { declaration, ...doing })
    for (const [at, entry] of some.entries()) entry.record = written[at]?.record ?? entry.record
  }
}

/** What people added later on: first everybody's first change, then the second, so that histories look grown. */
async function growHistories(
  tx: TenantTransaction,
  entries: readonly Entry[],
  { authors, renamed }: WriteOptions,
  meanings: Meanings,
): Promise<void> {
  const most = Math.max(...entries.map(({ drafted }) => drafted.later.length))
  for (let round = 0; round < most; round++) {
    for (const [by, author] of Object.entries(authors)) {
      const theirs = entries.filter(({ drafted }) => drafted.later[round]?.by === by)
      await change(tx, theirs, { author, action: 'saved', renamed }, ({ drafted, record }) => ({
        values: settleDraft(drafted.later[round] ?? drafted.first, meanings, record.data),
      }))
    }
  }
}

/** Links with objects by hand, under no association. */
async function linkObjects(
  tx: TenantTransaction,
  entries: readonly Entry[],
  doing: Doing,
  { cards }: Meanings,
): Promise<void> {
  for (const { drafted, record } of entries) {
    const itemIds = (drafted.demo.linked ?? []).flatMap(number => cards.find(['object'], number) ?? [])
    if (itemIds.length === 0) continue
    const { declaration } = drafted.first
    await linkEach(tx, record, { kind: 'linkCards', type: 'object', itemIds }, { declaration, ...doing })
  }
}

/**
 * Writes a museum's cards with their short histories: first what its objects name, in an order in which all that is named is there,
 * then the objects. Publishes some and puts some into the bin; all or none.
 */
export async function writeMuseum(
  tx: TenantTransaction,
  entities: readonly DemoCard[],
  objects: readonly DemoCard[],
  options: WriteOptions,
): Promise<void> {
  const { authors, language, renamed } = options
  const author = authors.admin
  const [named, naming] = [entities, objects].map(cards => cards.map(card => draftCard(card, language)))
  const all = [...(named ?? []), ...(naming ?? [])]
  const term = await findTerms(
    tx,
    all.flatMap(({ first, later }) => [first, ...later]),
    { language, accountId: author.accountId },
  )
  const meanings: Meanings = { term, cards: new KnownCards() }
  const entries: Entry[] = []
  for (const round of [...roundsOf(named ?? []), naming ?? []])
    entries.push(...(await create(tx, round, { author, action: 'created', renamed }, meanings)))
  await growHistories(tx, entries, options, meanings)
  const published = entries.filter(({ drafted }) => drafted.demo.published)
  await change(tx, published, { author, action: 'published', renamed }, ({ record }) => ({
    values: record.data,
    published: true,
  }))
  await linkObjects(tx, entries, { author, action: 'linked', renamed }, meanings)
  for (const { drafted, record } of entries)
    if (drafted.demo.binned)
      await binCard(tx, record, {
        declaration: drafted.first.declaration,
        author,
        action: 'deleted',
        renamed,
      })
}

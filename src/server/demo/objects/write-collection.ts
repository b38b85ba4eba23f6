import type { Language } from '#model/languages.ts'
import {
  type Author,
  binCard,
  type CardRecord,
  type Renamed,
  type Write,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LaterChange } from './demo-object.ts'
import type { ExpandedObject } from './expand.ts'
import { declaration, type Resolve, resolver } from './resolve.ts'

/** The people of a museum whose names its histories carry. */
export type Authors = Readonly<Record<LaterChange['by'], Author>>

interface Entry {
  readonly object: ExpandedObject
  record: CardRecord
}

/** Writes a change to each of some cards, and keeps their new records. */
async function change(
  tx: TenantTransaction,
  entries: readonly Entry[],
  {
    author,
    action,
    renamed,
  }: { readonly author: Author; readonly action: string; readonly renamed: Renamed },
  changed: (entry: Entry) => Omit<Write, 'record'>,
): Promise<void> {
  if (entries.length === 0) return
  const writes = entries.map(entry => ({ record: entry.record, ...changed(entry) }))
  const written = await writeCards(tx, writes, { declaration, author, action, renamed })
  for (const [at, entry] of entries.entries()) entry.record = written[at]?.record ?? entry.record
}

/** What people added later on: first everybody's first change, then the second, so that histories look grown. */
async function growHistories(
  tx: TenantTransaction,
  entries: readonly Entry[],
  { authors, renamed }: WriteOptions,
  resolve: Resolve,
): Promise<void> {
  const ids = new Map(entries.map(({ object, record }) => [object.number, record.id]))
  const most = Math.max(...entries.map(({ object }) => object.later?.length ?? 0))
  for (let round = 0; round < most; round++) {
    for (const [by, author] of Object.entries(authors)) {
      const theirs = entries.filter(({ object }) => object.later?.[round]?.by === by)
      await change(tx, theirs, { author, action: 'saved', renamed }, ({ object, record }) => ({
        values: resolve(object.later?.[round]?.set ?? {}, ids, record.data),
      }))
    }
  }
}

export interface WriteOptions {
  readonly authors: Authors
  readonly language: Language
  readonly renamed: Renamed
}

/** Writes a museum's objects with their short histories, publishes some and puts some into the bin; all or none. */
export async function writeCollection(
  tx: TenantTransaction,
  objects: readonly ExpandedObject[],
  options: WriteOptions,
): Promise<void> {
  const { authors, language, renamed } = options
  const author = authors.admin
  const all = objects.flatMap(({ card, later = [] }) => [card, ...later.map(({ set }) => set)])
  const resolve = await resolver(tx, all, { language, accountId: author.accountId })
  const written = await writeCards(
    tx,
    objects.map(({ card }) => ({ values: resolve(card, new Map()) })),
    { declaration, author, action: 'created', renamed },
  )
  const entries = objects.flatMap((object, at): Entry[] => {
    const record = written[at]?.record
    return record ? [{ object, record }] : []
  })
  await growHistories(tx, entries, options, resolve)
  const published = entries.filter(({ object }) => object.published)
  await change(tx, published, { author, action: 'published', renamed }, ({ record }) => ({
    values: record.data,
    published: true,
  }))
  for (const { object, record } of entries)
    if (object.binned) await binCard(tx, record, { declaration, author, action: 'deleted', renamed })
}

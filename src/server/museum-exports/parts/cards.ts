import type { CardDeclaration } from '#model/engine/define-card.ts'
import { earlierValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeNames, cardTypeOfId } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { namesOf, seesAll, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import { type Entry, type Gathering, tally } from '../gathering.ts'
import { type CardWithLinks, cardsAfter, linksOf } from '../store/cards.ts'
import { batches, jsonLines } from './pieces.ts'

/** Cards read at once, and links of theirs that are. */
const batch = 200
const linksAtOnce = 5000

const typeName = (id: number): string => {
  const type = cardTypeOfId(id)
  return type ? cardTypeNames[type] : String(id)
}

/** Cards in groups that do not have too many links to be held together. */
function* grouped(cards: readonly CardWithLinks[]): Generator<readonly CardWithLinks[]> {
  let group: CardWithLinks[] = []
  let links = 0
  for (const card of cards) {
    group.push(card)
    links += Number(card.links ?? 0)
    if (links < linksAtOnce) continue
    yield group
    group = []
    links = 0
  }
  yield group
}

const person = (id: string | null, name: string | null) => (name === null ? null : { id, name })

/** Cards as they are written, one a line: the document with the names of what it refers to, and everything beside it. */
async function linesOfCards(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly CardWithLinks[],
  { language }: Gathering,
): Promise<readonly unknown[]> {
  const links = await linksOf(
    tx,
    cards.map(({ id }) => id),
  )
  const byCard = Map.groupBy(links, ({ card_id }) => card_id)
  const names = await namesOf(
    tx,
    seesAll,
    declaration,
    cards.map(({ data }) => data),
    { terms: new Set(links.map(({ association }) => association)) },
  )
  const associationOf = (id: string) => {
    const term = names.terms.get(id)
    return { id, name: term ? nameOf(term, language) : '' }
  }
  return mapInTurns(cards, card => ({
    id: card.id,
    type: typeName(card.type),
    incrementalNumber: card.incremental_number,
    number: card.number,
    titles: card.titles,
    version: card.version,
    published: card.published,
    coverFileId: card.cover_file_id,
    createdAt: card.created_at,
    createdBy: person(card.created_by, card.created_name),
    updatedAt: card.updated_at,
    updatedBy: person(card.updated_by, card.updated_name),
    inBin: card.deleted_at !== null,
    deletedAt: card.deleted_at,
    deletedBy: card.deleted_name,
    data: withNames(declaration, card.data, names, language),
    earlierValues: earlierValues(fieldsOf(declaration), card.data),
    links: (byCard.get(card.id) ?? []).map(link => ({
      type: typeName(link.other_type),
      id: link.other_id,
      association: associationOf(link.association),
      field: link.field,
      madeByOther: link.mirrored,
      position: link.position,
    })),
  }))
}

async function* lines(
  gathering: Gathering,
  declaration: CardDeclaration,
): AsyncGenerator<readonly unknown[]> {
  const { context, tenantId, upTo } = gathering
  const inMuseum = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
    context.database.inTenant(tenantId, work)
  for (const type of typeIdsOf(declaration)) {
    const pages = batches(
      0,
      after => inMuseum(tx => cardsAfter(tx, { type, after, upTo, limit: batch })),
      ({ incremental_number }) => incremental_number,
    )
    for await (const cards of pages)
      for (const group of grouped(cards)) {
        if (group.length === 0) continue
        yield await inMuseum(tx => linesOfCards(tx, declaration, group, gathering))
        tally(gathering, `cards/${declaration.type}`, group.length, group.length)
      }
  }
}

/** Every card, those in the bin too. */
export async function* cardsPart(gathering: Gathering): AsyncGenerator<Entry> {
  for (const { declaration } of gathering.types)
    yield jsonLines(`cards/${declaration.type}.jsonl`, lines(gathering, declaration))
}

import { declarations } from '#model/cards/declarations.ts'
import { completenessOf } from '#model/engine/completeness.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields } from '#model/engine/fields.ts'
import { noFormRules } from '#model/engine/form-rules.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { broaderOf } from '#model/engine/tree.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { allTerms, findOrCreate, labelsOf, loadStarterTerms } from '#server/vocabularies/index.ts'
import { writeCards } from '../../save/write-cards.ts'
import { cardsByIds } from '../../store/cards.ts'
import { insertLinks } from '../../store/links.ts'
import { unsetAssociation } from '../../store/unset-association.ts'
import type { PlainCard, PlainLine, PlainMuseum } from './holds.fixture.ts'
import {
  type Chances,
  createChances,
  type Surroundings,
  variedCard,
  variedLine,
} from './varied-card.fixture.ts'

const termNames = ['Ceramika', 'brąz', 'Öl auf Leinwand', 'terra']
const branch = 'materiał > metal > złoto'

/** Terms for every vocabulary that a field is of, in a tree where it is one. @returns ids by vocabulary */
export async function makeVocabularies(
  tx: TenantTransaction,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const codes = new Set(
    declarations.flatMap(declaration =>
      [...allFields(declaration).values()].flatMap(({ field }) =>
        'vocabulary' in field ? [field.vocabulary as VocabularyCode] : [],
      ),
    ),
  )
  // Closed ones have none but the terms that every museum begins with.
  await loadStarterTerms(tx)
  const made = new Map<string, readonly string[]>()
  for (const code of codes) {
    const { flat, open } = vocabularies[code]
    const names = flat ? termNames : [...termNames, branch]
    const editor = { accountId: null, impersonatorId: null }
    if (open) await findOrCreate(tx, code, names, { create: true, language: 'pl', editor })
    const all = await allTerms(tx, code)
    // Those at the top come first, the deepest last.
    made.set(
      code,
      [...new Set([...all.slice(0, 5), ...all.slice(-5)])].map(({ id }) => id),
    )
  }
  return made
}

/** Cards of each type: some that link to nothing, and others that link to those before them. */
const rounds = [4, 4, 18]

/** Files first: they cover others. */
const inOrder = declarations.toSorted((one, other) => +(other.type === 'file') - +(one.type === 'file'))

type Written = Omit<PlainCard, 'titles' | 'number'>

/** Writes cards of one type that may refer to those there are. */
async function writeSome(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  there: readonly Written[],
  making: Surroundings & { readonly chances: Chances; readonly mark: string; readonly many: number },
): Promise<readonly Written[]> {
  const { chances, mark, many } = making
  const alike = there.filter(card => card.declaration === declaration)
  const [file] = there
  const isFile = declaration === file?.declaration
  const writes = Array.from({ length: many }, (_, at) => {
    const below = alike.length === 0 || chances.below(2) === 0 ? undefined : chances.pick(alike).id
    const values = variedCard(declaration, {
      ...making,
      mark: `${mark}-${at}`,
      ...(below !== undefined && { below }),
    })
    const isCovered = chances.below(2) === 0
    return {
      values,
      ...(isCovered && file && !isFile && { coverFileId: file.id }),
      coversItself: isCovered && isFile,
    }
  })
  const writing = {
    declaration,
    author: { accountId: '1', name: 'Anna' },
    action: 'created',
    renamed: async () => undefined,
  }
  const written = await writeCards(tx, writes, writing)
  const published = await writeCards(
    tx,
    written.map(({ record }) => ({ record, values: record.data, published: chances.below(3) === 0 })),
    writing,
  )
  return published.map(({ record }) => ({
    id: record.id,
    declaration,
    values: record.data,
    createdAt: record.created_at.getTime(),
    updatedAt: record.updated_at.getTime(),
    published: record.published,
    completeness: completenessOf(declaration, record.data, noFormRules).percent,
    withPicture: record.cover_file_id !== null,
  }))
}

/** Writes lines with their index. */
export type InsertLines = (tx: TenantTransaction, lines: readonly PlainLine[]) => Promise<void>

/** Gives records of each type that has lines some about other records. */
async function writeLines(
  tx: TenantTransaction,
  cards: readonly Written[],
  { insert, ...making }: Surroundings & { readonly chances: Chances; readonly insert: InsertLines },
): Promise<PlainMuseum['lines']> {
  const { chances } = making
  const lines = cards.flatMap(({ id: recordId, declaration }) => {
    const { type, lines: declared } = declaration
    const about = declared?.of.flatMap(making.cardsOf) ?? []
    if (!declared || about.length === 0) return []
    const some = new Set(Array.from({ length: chances.below(5) }, () => chances.pick(about)))
    return [...some].map(aboutId => {
      const lined = { type, lines: declared }
      const values =
        chances.below(4) === 0 ? {} : variedLine(lined, { ...making, mark: `${recordId}-${aboutId}` })
      return { recordId, aboutId, declaration, values, sections: lineSheet(lined).sections }
    })
  })
  await insert(tx, lines)
  return lines
}

/** A museum with varied cards of every type, written as all cards are; and the same as the plain evaluation knows it. */
export async function makeVariedMuseum(
  tx: TenantTransaction,
  seed: number,
  insert: InsertLines,
): Promise<PlainMuseum> {
  const chances = createChances(seed)
  const terms = await makeVocabularies(tx)
  const cards: Written[] = []
  for (const [round, many] of rounds.entries()) {
    const before = round === 0 ? [] : [...cards]
    for (const declaration of inOrder)
      cards.push(
        ...(await writeSome(tx, declaration, round === 0 ? cards.slice(0, 1) : before, {
          termsOf: code => terms.get(code) ?? [],
          cardsOf: (type: CardType) =>
            before.flatMap(card => (card.declaration.types.includes(type) ? [card.id] : [])),
          chances,
          mark: String(round),
          many,
        })),
      )
  }
  const called = new Map(
    (
      await cardsByIds(
        tx,
        cards.map(({ id }) => id),
      )
    ).map(card => [card.id, card]),
  )
  const lines = await writeLines(tx, cards, {
    termsOf: code => terms.get(code) ?? [],
    cardsOf: type => cards.flatMap(({ id, declaration }) => (declaration.types.includes(type) ? [id] : [])),
    chances,
    insert,
  })
  const labels = await labelsOf(tx, [...terms.values()].flat())
  const plain = new Map(
    cards.map((card): [string, PlainCard] => {
      const { titles = {}, number = '' } = called.get(card.id) ?? {}
      return [card.id, { ...card, titles: Object.values(titles), number }]
    }),
  )
  const byHand = Array.from({ length: 60 }, () => [chances.pick(cards), chances.pick(cards)] as const).filter(
    ([one, other]) => one !== other,
  )
  await insertLinks(
    tx,
    byHand.map(([one, other], position) => ({
      cardId: one.id,
      cardType: cardTypes[one.declaration.typeOf(one.values)],
      otherId: other.id,
      otherType: cardTypes[other.declaration.typeOf(other.values)],
      association: unsetAssociation,
      field: '',
      position,
    })),
  )
  const aboveCard = (id: string): readonly string[] => {
    const card = plain.get(id)
    const over = card && broaderOf(card.declaration, card.values)
    return over === undefined ? [] : [over, ...aboveCard(over)]
  }
  return {
    cards: plain,
    lines,
    byHand: byHand.map(([one, other]) => [one.id, other.id]),
    named(id) {
      const card = plain.get(id)
      return card ? [...card.titles, card.number] : Object.values(labels.get(id)?.labels ?? {})
    },
    above: id => (plain.has(id) ? aboveCard(id) : (labels.get(id)?.path ?? []).map(step => step.id)),
  }
}

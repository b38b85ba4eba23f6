import { declarations } from '#model/cards/declarations.ts'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { showDate } from '#model/dates/date-text.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import type { Fields } from '#model/kinds/field.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import {
  type Chances,
  createChances,
  variedCard,
} from '../../src/server/cards/criteria/matrix/varied-card.fixture.ts'
import { makeVocabularies } from '../../src/server/cards/criteria/matrix/varied-museum.fixture.ts'

/** Types whose records a table makes. */
export const movable: readonly CardDeclaration[] = declarations.filter(declaration =>
  modesFor(declaration).includes('create'),
)

let rows = 0
const rowId = (): string => `r${++rows}`

/** A record that may be saved: what a rule has against it is left out. Undefined where something is missing. */
function savable(declaration: CardDeclaration, given: CardValues): CardValues | undefined {
  for (let values = given; ; ) {
    const { problems, found } = problemList()
    const parsed = parseCard(declaration, values, problems, rowId)
    if (found.size === 0) {
      // Saved once more it is the same.
      const again = problemList()
      parseCard(declaration, parsed, again.problems, rowId)
      return again.found.size === 0 ? parsed : undefined
    }
    const wrong = new Set([...found.keys()].map(place => place.split('.')[0]))
    const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)))
    if (Object.keys(rest).length === Object.keys(values).length) return undefined
    values = rest
  }
}

const awkward = [
  '=1+1',
  "'=1+1",
  '-5',
  '+39 02 123',
  '@id',
  'a | b ; c \\ d',
  'a\\|b',
  '\\',
  '|',
  ';',
  '007',
  '1915-01-02',
  'say "no", she "said"',
  'n.d.',
  'unknown',
  '-',
  'cafe\u0301',
  'שלום עולם',
  '[it] ciao',
  '\\[de] Gruß',
  'Rome [#12]',
  'Rome [#]',
  'World > Europe',
  '<b>bold</b>',
  '👩‍🎨 painter',
] as const
const awkwardLines = ['first\nsecond', 'tab\there', 'x\n[pl] y', 'one\n\n\ntwo', '=1\n=2', 'a |\n b'] as const

/** The same values with some texts at which tables may stumble. */
function withAwkwardTexts(fields: Fields, values: CardValues, chances: Chances): CardValues {
  const text = (isLong: boolean): string =>
    isLong && chances.below(2) === 0 ? chances.pick(awkwardLines) : chances.pick(awkward)
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = fields[key]
      if (!field) return [key, value]
      if (isList(field))
        return [key, (value as CardValues[]).map(row => withAwkwardTexts(field.fields, row, chances))]
      if (!isLeaf(field)) return [key, withAwkwardTexts(field.fields, value as CardValues, chances)]
      if (chances.below(3) > 0) return [key, value]
      if (field.kind === 'text') return [key, text(false)]
      if (field.kind === 'longText') return [key, text(true)]
      if (field.kind === 'translated') {
        const isLong = 'long' in field && field.long === true
        return [key, Object.fromEntries(['en', 'it', 'de', 'pl'].map(language => [language, text(isLong)]))]
      }
      return [key, field.kind === 'link' && (value as LinkRef).name ? { name: text(false) } : value]
    }),
  )
}

const author = { accountId: '1', name: 'Anna' }

/** Fills a museum with records of every type that tables make, in rounds: the later ones link to those before them, of any type. */
export async function fillMuseum(
  tx: TenantTransaction,
  seed: number,
  rounds: readonly number[],
): Promise<void> {
  const chances = createChances(seed)
  const terms = await makeVocabularies(tx)
  const made: { readonly id: string; readonly declaration: CardDeclaration; readonly type: CardType }[] = []
  for (const [round, many] of rounds.entries()) {
    const before = [...made]
    for (const declaration of movable) {
      const alike = before.filter(card => card.declaration === declaration)
      const cards: CardValues[] = []
      for (let turn = 0; cards.length < many; turn++) {
        const below = alike.length === 0 || chances.below(2) === 0 ? undefined : chances.pick(alike).id
        const varied = variedCard(declaration, {
          termsOf: code => terms.get(code) ?? [],
          cardsOf: (type: CardType) => before.flatMap(card => (card.type === type ? [card.id] : [])),
          chances,
          mark: `${round}-${turn}`,
          ...(below !== undefined && { below }),
        })
        const awkward = withAwkwardTexts(fieldsOf(declaration), varied, chances)
        cards.push(...[savable(declaration, awkward) ?? []].flat())
      }
      const written = await writeCards(
        tx,
        cards.map(values => ({ values })),
        { declaration, author, action: 'created', renamed: async () => undefined },
      )
      made.push(
        ...written.map(({ record }) => ({
          id: record.id,
          declaration,
          type: declaration.typeOf(record.data),
        })),
      )
    }
  }
}

/**
 * Values without what is new by nature: ids of rows, and what the product itself derives or notes at its own steps (who signed an audit); and
 * dates by their words, which a table has in any case.
 */
function bare(fields: Fields, values: CardValues, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      const field = fields[key]
      if (!field || field.derived || value === undefined) return []
      if (isList(field)) return [[key, (value as CardValues[]).map(row => bare(field.fields, row, language))]]
      if (!isLeaf(field)) return [[key, bare(field.fields, value as CardValues, language)]]
      if (field.kind !== 'date') return [[key, value]]
      const date = value as ComplexDate
      return [[key, { ...date, text: date.text ?? showDate(date, language) }]]
    }),
  )
}

/**
 * All records of a type in order, with the names of their terms and the ids that the records they link to had in the museum they come from.
 * @param cameFrom the id that a record had there
 */
export async function recordsAsMoved(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  language: Language,
  cameFrom: (id: string) => string,
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const found = await tx.db
    .selectFrom('card')
    .select(['id', 'data'])
    .where('tenant_id', '=', tx.tenantId)
    .where('type', 'in', [...typeIdsOf(declaration)])
    .where('deleted_at', 'is', null)
    .execute()
  const terms = new Set<string>()
  const fields = fieldsOf(declaration)
  for (const { data } of found)
    mapRefs(fields, data as CardValues, {
      term: (_code, ref) => {
        terms.add(ref.id)
        return ref
      },
      link: (_types, ref) => ref,
    })
  const labels = await labelsOf(tx, terms)
  return new Map(
    found.map(({ id, data }) => [
      cameFrom(id),
      bare(
        fields,
        mapRefs(fields, data as CardValues, {
          term(_code, ref) {
            const term = labels.get(ref.id)
            return {
              id: term ? [...term.path, term].map(step => nameOf(step, language)).join(' > ') : ref.id,
            }
          },
          link: (_types, ref) => (ref.id === undefined ? ref : { id: cameFrom(ref.id) }),
        }),
        language,
      ),
    ]),
  )
}

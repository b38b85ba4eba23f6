import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Facts } from '#model/kinds/facts.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardFacts } from '#model/searches/card-facts.ts'
import { type RowFact, rowFacts } from '#model/searches/row-facts.ts'
import { type LinedDeclaration, lineFieldName } from '#model/searches/search-field.ts'
import { allNames } from '#model/vocabularies/starts.ts'
import type { TermLabels } from '#server/vocabularies/index.ts'
import type { Headings } from '../names/heading-of.ts'
import type { KnownNames, LinkedCard } from '../names/known-names.ts'
import { allTitles } from '../names/title-in.ts'
import { asManyAsFit } from '../search-text/as-many-as-fit.ts'
import { type AboveOf, everyLexeme, fieldCode, fieldLexemes } from './field-lexemes.ts'
import { rowLexemes } from './row-lexemes.ts'

/** Bytes of the markers of a card: a search vector of PostgreSQL ends at a megabyte. */
const mostBytes = 900_000

interface RecordParts {
  readonly card: CardValues
  readonly names: KnownNames
  readonly above: ReadonlyMap<string, readonly LinkedCard[]>
  readonly headings: Headings
}

const namesOfTerm = (term: TermLabels | undefined): readonly string[] =>
  term ? [...allNames(term), term.notation ?? ''] : []

/** Adds the names of terms and records to their ids: 'made by somebody called Rossi'. */
function named(facts: Facts, { terms, cards }: KnownNames): Facts {
  const { ids = [], idsOf } = facts
  if (idsOf === undefined) return facts
  const called = ids.flatMap(id =>
    idsOf === 'terms'
      ? namesOfTerm(terms.get(id))
      : [...allTitles(cards.get(id)?.titles), cards.get(id)?.number ?? ''],
  )
  return { ...facts, words: [...(facts.words ?? []), ...called] }
}

const codes = new Map<string, Map<string, string>>()

/** Codes of the fields of a type by their paths; a card asks for a thousand. */
function codesOf(tenantId: string, type: number): (path: string) => string {
  const name = `${tenantId} ${type}`
  const ofType = codes.get(name) ?? new Map<string, string>()
  if (codes.size > 1000) codes.clear()
  codes.set(name, ofType)
  return path => {
    const known = ofType.get(path)
    if (known) return known
    const code = fieldCode(tenantId, type, path)
    ofType.set(path, code)
    return code
  }
}

/** As many markers as a line of the index holds: the words of very long texts come last. */
function fitting(lexemes: readonly string[]): readonly string[] {
  const isWord = (lexeme: string): boolean => lexeme.includes('~')
  const inOrder =
    lexemes.length < 5000 ? lexemes : lexemes.toSorted((one, other) => +isWord(one) - +isWord(other))
  return asManyAsFit(inOrder, mostBytes)
}

const aboveOf =
  ({ names, above }: Pick<RecordParts, 'names' | 'above'>): AboveOf =>
  (idsOf, id) =>
    ((idsOf === 'terms' ? names.terms.get(id)?.path : above.get(id)) ?? []).map(each => each.id)

/** The markers of all rows of a card, each once. */
const pairsIn = (
  rows: readonly (readonly RowFact[])[],
  codeOf: (path: string) => string,
  above: AboveOf,
): ReadonlySet<string> => new Set(rows.flatMap(row => rowLexemes(row, codeOf, above)))

/**
 * The markers by which advanced searches find a card, each once.
 * @param words the words that they say are added here
 */
export function cardLexemes(
  tenantId: string,
  declaration: CardDeclaration,
  parts: RecordParts,
  words: Set<string>,
): readonly string[] {
  const type = cardTypes[declaration.type]
  const codeOf = codesOf(tenantId, type)
  const { titles, number } = parts.headings
  const over = aboveOf(parts)
  const heading = allTitles(titles).filter(title => title !== '')
  const all = new Map<string, readonly Facts[]>([
    ...cardFacts(declaration, parts.card),
    ...(number ? [['@number', [{ words: [number], wholes: [number] }]] as const] : []),
    ...(heading.length > 0 ? [['@title', [{ words: heading, wholes: heading }]] as const] : []),
  ])
  const lexemes = [everyLexeme(tenantId, type)]
  for (const [path, facts] of all) {
    const called = facts.map(each => named(each, parts.names))
    for (const marker of fieldLexemes(codeOf(path), called, over, words)) lexemes.push(marker)
  }
  for (const pair of pairsIn(rowFacts(declaration, parts.card), codeOf, over)) lexemes.push(pair)
  return fitting(lexemes)
}

/** The markers by which advanced searches find a line. @param more those it has beside them, which come first */
export function lineLexemes(
  tenantId: string,
  declaration: LinedDeclaration,
  { card: values, ...parts }: Omit<RecordParts, 'headings'>,
  more: readonly string[],
): readonly string[] {
  const type = cardTypes[declaration.type]
  const sheet = lineSheet(declaration)
  const over = aboveOf(parts)
  const codeOf = codesOf(tenantId, type)
  const code = (path: string): string => codeOf(lineFieldName(path))
  const lexemes = [...cardFacts(sheet, values)].flatMap(([path, facts]) =>
    fieldLexemes(
      code(path),
      facts.map(each => named(each, parts.names)),
      over,
    ),
  )
  return fitting([
    everyLexeme(tenantId, type),
    ...more,
    ...lexemes,
    ...pairsIn(rowFacts(sheet, values), code, over),
  ])
}

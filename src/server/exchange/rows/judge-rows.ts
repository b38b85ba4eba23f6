import { cardTypes } from '#model/cards/card-types.ts'
import { cellsOf } from '#model/engine/cells.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mergeChanges } from '#model/engine/merge.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { kept } from '#model/exchange/kept-as-remark.ts'
import type { Message } from '#model/exchange/messages.ts'
import {
  columnFor,
  columnSaying,
  type Draft,
  draftOf,
  problemMessage,
  type ReadRow,
} from '#model/exchange/read-row.ts'
import { type NamedRef, refsByName, withRefIds } from '#model/exchange/refs-by-name.ts'
import { cardsWithNumbers, namesOf, newRowId, numberKey, numbersOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Editor } from '#server/vocabularies/index.ts'
import { exchangeWords } from '../exchange-words.ts'
import { baseOf } from './base-of.ts'
import { hasError, type Judged, type Judging } from './judged.ts'
import { type Matched, matchCards } from './match-cards.ts'
import type { FoundRefs, RefFinder } from './ref-finder.ts'

export interface JudgeOptions {
  readonly texts: TextBook
  readonly finder: RefFinder
  readonly editor: Editor
  /** Whether the rows are about to be written: cards are held, terms made. */
  readonly load: boolean
}

interface Drafted {
  readonly matched: Matched
  readonly base: CardValues
  readonly draft: Draft
  readonly refs: readonly NamedRef[]
}

/** The card as it is about to be, with all that was found about the row. */
interface Settled {
  readonly values: CardValues
  readonly changes: readonly Change[]
  readonly messages: readonly Message[]
}

async function draftRows(
  tx: TenantTransaction,
  { declaration, mapping }: Judging,
  rows: readonly Matched[],
  texts: TextBook,
): Promise<Drafted[]> {
  const bases = new Map<string, CardValues>()
  for (const { record, row } of rows) if (record) bases.set(record.id, await baseOf(tx, record, row.version))
  const words = exchangeWords(
    texts,
    declaration,
    await namesOf(tx, declaration, [...bases.values()]),
    mapping.language,
  )
  return rows.map(matched => {
    const values = matched.record && bases.get(matched.record.id)
    const base = values && { values, cells: cellsOf(declaration, values, words) }
    const draft = draftOf(declaration, mapping, matched.row, { words, base })
    return {
      matched,
      base: values ?? {},
      draft,
      refs: draft.differs ? refsByName(declaration, draft.values) : [],
    }
  })
}

/** References whose names are nowhere: terms that may not be added, cards that must be there. */
function unknownRefs({ mapping }: Judging, refs: readonly NamedRef[], found: FoundRefs): Message[] {
  return refs.flatMap(({ path, vocabulary, types = [], named, name }): Message[] => {
    const isTerm = vocabulary !== undefined
    const known = isTerm
      ? found.term(vocabulary, name) !== undefined
      : named || found.link(types, name) !== undefined
    if (known) return []
    const kind = isTerm ? 'unknownTerm' : 'unknownLink'
    return [{ kind, path, column: columnFor(mapping, path), value: name }]
  })
}

/** Puts a row's changes on top of what others changed since its table was exported. */
function merged(
  { declaration, mapping }: Judging,
  base: CardValues,
  mine: CardValues,
  theirs: CardValues,
): Settled {
  const fields = fieldsOf(declaration)
  const moved = diffCards(fields, base, theirs).length > 0
  const { merged: values, conflicts } = mergeChanges(fields, base, mine, theirs)
  const changes = diffCards(fields, theirs, values)
  const told = conflicts.map(({ path }): Message => {
    const plain = path.replace(/#[^/]*/g, '')
    return { kind: 'conflict', path: plain, column: columnFor(mapping, plain) }
  })
  return {
    values,
    changes,
    messages: moved && changes.length > 0 && told.length === 0 ? [{ kind: 'changedSince' }] : told,
  }
}

function settle(judging: Judging, { matched, base, draft, refs }: Drafted, found: FoundRefs): Settled {
  const { declaration, mapping } = judging
  const theirs = matched.record?.data
  if (theirs && !draft.differs) return { values: theirs, changes: [], messages: draft.about }
  const unknown = unknownRefs(judging, refs, found)
  const named = kept(declaration, mapping, withRefIds(declaration, draft.values, found), unknown)
  const { problems, found: wrong } = problemList()
  const mine = parseCard(declaration, named.values, problems, newRowId)
  const messages = [
    ...draft.about,
    ...draft.messages,
    ...named.messages,
    ...[...wrong].map(([place, problem]) => problemMessage(mapping, place, problem)),
  ]
  if (!theirs) return { values: mine, changes: [], messages }
  const together = merged(judging, base, mine, theirs)
  return { ...together, messages: [...messages, ...together.messages] }
}

/** Numbers of cards that others have already, be they there or earlier in the same table. */
async function takenNumbers(
  tx: TenantTransaction,
  { declaration, mapping }: Judging,
  rows: readonly Judged[],
) {
  const writing = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
  const numbers = writing.flatMap(({ values = {} }) => numbersOf(declaration, values))
  const owners = new Map<string, string>(
    (
      await cardsWithNumbers(
        tx,
        cardTypes[declaration.type],
        numbers.map(({ number }) => number),
      )
    ).map(({ number, cardId }) => [number, `card ${cardId}`]),
  )
  return rows.map((judged): Judged => {
    if (!writing.includes(judged) || judged.values === undefined) return judged
    const self = judged.record ? `card ${judged.record.id}` : `row ${judged.row.row}`
    const messages = numbersOf(declaration, judged.values).flatMap(({ place, number }): Message[] => {
      const owner = owners.get(numberKey(number)) ?? self
      owners.set(numberKey(number), owner)
      if (owner === self) return []
      const path = place.replace(/\.\d+/g, '').replaceAll('.', '/')
      const about = { path, column: columnSaying(mapping, judged.row, path, number), value: number }
      const [, row] = owner.match(/^row (\d+)$/) ?? []
      return [
        row ? { kind: 'duplicateInFile', row: Number(row), ...about } : { kind: 'numberTaken', ...about },
      ]
    })
    return messages.length === 0 ? judged : refused(judged, [...judged.messages, ...messages])
  })
}

const refused = (
  { row, key, record }: Pick<Judged, 'row' | 'key' | 'record'>,
  messages: readonly Message[],
): Judged => ({
  row,
  key,
  record,
  messages,
  outcome: 'refused',
  changes: [],
  terms: [],
})

/** Changes in which terms that are only pretended to be there stand by their names. */
function withPretended(changes: readonly Change[], found: FoundRefs): readonly Change[] {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    const name = 'id' in value && typeof value.id === 'string' ? found.pretended(value.id) : undefined
    if (name !== undefined) return { ...value, name }
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, named(inside)]))
  }
  return changes.map(change => ({ ...change, after: named(change.after) }))
}

/**
 * Says of each row what is to become of it: what it makes, changes, or why it cannot. Everything that is written and everything the check
 * shows comes from here, so that they never differ.
 */
export async function judgeRows(
  tx: TenantTransaction,
  judging: Judging,
  rows: readonly ReadRow[],
  { texts, finder, editor, load }: JudgeOptions,
): Promise<readonly Judged[]> {
  const { mapping } = judging
  const matched = await matchCards(tx, judging, rows, { hold: load })
  const open = matched.filter(({ messages, skipped }) => !skipped && !hasError(messages))
  const drafted = new Map((await draftRows(tx, judging, open, texts)).map(each => [each.matched, each]))
  const found = await finder.find(
    tx,
    [...drafted.values()].flatMap(({ refs }) => refs),
    {
      language: mapping.language,
      editor,
      missing: mapping.createTerms ? (load ? 'make' : 'pretend') : 'leave',
    },
  )
  const judged = matched.map((each): Judged => {
    const { row, key, record } = each
    const common = { row, key, record, changes: [], terms: [] }
    if (each.skipped) return { ...common, messages: each.messages, outcome: 'skipped' }
    const draft = drafted.get(each)
    if (!draft) return refused(each, each.messages)
    const { values, changes, messages } = settle(judging, draft, found)
    const all = [...each.messages, ...messages]
    if (hasError(all)) return refused(each, all)
    const terms = draft.refs.flatMap(({ vocabulary, name }) =>
      vocabulary !== undefined && found.isNew(vocabulary, name) ? [[vocabulary, name] as const] : [],
    )
    const outcome = !record ? 'created' : changes.length > 0 ? 'updated' : 'unchanged'
    return { row, key, record, values, changes: withPretended(changes, found), messages: all, outcome, terms }
  })
  return takenNumbers(tx, judging, judged)
}

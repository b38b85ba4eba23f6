import { setImmediate as nextTurn } from 'node:timers/promises'
import { applyChanges, reversed } from '#model/engine/apply-changes.ts'
import { cellsOf } from '#model/engine/cells.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { allFields } from '#model/engine/fields.ts'
import { remarks } from '#model/exchange/kept-as-remark.ts'
import type { Message } from '#model/exchange/messages.ts'
import { columnSaying, type ReadRow } from '#model/exchange/read-row.ts'
import { linkTypesIn, madeIfMissing } from '#model/exchange/refs-by-name.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  type CardRecord,
  cardsWithNumbers,
  changesSince,
  namesOf,
  numberKey,
  numbersOf,
  offeredLists,
  seesAll,
  termLists,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import type { Editor } from '#server/vocabularies/index.ts'
import { type MayMake, readDecisions } from '../decisions/decided-refs.ts'
import { exchangeWords } from '../exchange-words.ts'
import type { RowToDraft } from '../file/file-tasks.ts'
import { labelsOfChoices } from '../file/labels-of-choices.ts'
import { readDrafts } from '../file/stored-tables.ts'
import { findCards } from './find-links.ts'
import { hasError, isForeign, type Judged, type Judging } from './judged.ts'
import type { Making } from './make-cards.ts'
import { cardIds, type Matched, matchCards } from './match-cards.ts'
import { namesFound } from './name-outcome.ts'
import type { FoundRefs, RefFinder } from './ref-finder.ts'
import { type RowToSettle, settle, settleAdded } from './settle-row.ts'

/** A row that was drafted, with the card it is about. */
interface Drafted extends RowToSettle {
  readonly matched: Matched
}

export interface JudgeOptions {
  readonly texts: TextBook
  readonly finder: RefFinder
  readonly editor: Editor
  readonly making: Making
  /** True when the rows are about to be written: cards are held, terms made. */
  readonly load: boolean
  /** Given where decisions of the museum apply. */
  readonly mayMake?: MayMake | undefined
  /** True when it is told what was found about each name. */
  readonly tellsNames: boolean
}

/**
 * The card a row is based on: the card as it was when the table was exported, so that what others changed since is not taken
 * for a change of the table.
 */
async function baseOf(tx: TenantTransaction, record: CardRecord, version: string): Promise<CardValues> {
  const known = Number(version)
  if (version === '' || !Number.isSafeInteger(known) || known < 1 || known >= record.version)
    return record.data
  const since = await changesSince(tx, record.id, known)
  return since.reduce<CardValues>(
    (values, { changes }) =>
      applyChanges(values, reversed(changes.filter(({ path }) => !path.startsWith('@')))),
    record.data,
  )
}

/** Names that readers took apart though records have them as they are. */
async function namesKnown(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  rows: readonly Matched[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  const apart = rows.flatMap(({ row }) => row.takenApart)
  for (const [path, named] of Map.groupBy(apart, ({ path }) => path)) {
    const names = [...new Set(named.map(({ name }) => name))]
    const candidates = await findCards(tx, linkTypesIn(declaration, path), names)
    for (const name of names) if (candidates(name).length > 0) known.add(name)
  }
  return known
}

async function draftRows(
  tx: TenantTransaction,
  { declaration, mapping, here }: Judging,
  rows: readonly Matched[],
  texts: TextBook,
): Promise<Drafted[]> {
  const bases = new Map<string, CardValues>()
  // Rows that only add to a card say nothing of what it holds.
  const compared = mapping.mode === 'add' ? [] : rows
  for (const { record, row } of compared)
    if (record) bases.set(record.id, await baseOf(tx, record, isForeign(row, here) ? '' : row.version))
  const words = exchangeWords(
    texts,
    declaration,
    await namesOf(tx, seesAll, declaration, [...bases.values()]),
    mapping.language,
  )
  const known = await namesKnown(tx, declaration, rows)
  const toDraft: RowToDraft[] = []
  for (const { record, row } of rows) {
    const { cells, leftOver, years, doubtful, takenApart, written } = row
    const own = takenApart.map(({ name }) => name).filter(name => known.has(name))
    const values = record && bases.get(record.id)
    const base = values && { values, cells: cellsOf(declaration, values, words) }
    toDraft.push({
      row: { cells, leftOver, years, doubtful },
      base,
      foreign: isForeign(row, here),
      ...(own.length > 0 && { again: { written, known: own } }),
    })
    if (base) await nextTurn()
  }
  const drafted = await readDrafts(tx.tenantId, {
    by: { cardType: declaration.type, mapping },
    labels: labelsOfChoices(declaration, words),
    rows: toDraft,
  })
  const offered = await termLists(tx, declaration)
  return drafted.map(({ draft, refs }, at) => {
    const there = rows[at]?.record?.data
    const lists = offered.of({ ...there, ...draft.values })
    const named = refs.map(ref => (lists[ref.path] ? { ...ref, list: lists[ref.path] } : ref))
    return {
      matched: rows[at] as Matched,
      there,
      base: toDraft[at]?.base?.values ?? {},
      draft,
      foreign: toDraft[at]?.foreign ?? false,
      // No card is made for a row that is refused already.
      refs: hasError(draft.messages) ? named.map(ref => ({ ...ref, missing: undefined })) : named,
      lists,
    }
  })
}

/** Numbers of cards that others have already, be they there or earlier in the same table. */
async function takenNumbers(
  tx: TenantTransaction,
  { declaration, mapping }: Judging,
  rows: readonly Judged[],
) {
  const numbersIn = new Map(
    rows.flatMap(judged =>
      judged.outcome === 'created' || judged.outcome === 'updated'
        ? [[judged, numbersOf(declaration, judged.values ?? {})] as const]
        : [],
    ),
  )
  const numbers = [...numbersIn.values()].flat()
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
    const self = judged.record ? `card ${judged.record.id}` : `row ${judged.row.row}`
    const messages = (numbersIn.get(judged) ?? []).flatMap(({ place, number }): Message[] => {
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
  named: changes => changes,
})

/** Changes in which terms that are only assumed to be there are given by their names. */
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
  { texts, finder, editor, making, load, mayMake, tellsNames }: JudgeOptions,
): Promise<readonly Judged[]> {
  const { mapping, declaration, own } = judging
  const matched = await matchCards(tx, judging, rows, { hold: load })
  const open = matched.filter(({ messages, skipped }) => !skipped && !hasError(messages))
  const drafted = new Map((await draftRows(tx, judging, open, texts)).map(each => [each.matched, each]))
  const wanted = [...drafted.values()].flatMap(({ refs }) => refs)
  const found = await finder.find(tx, mapping.createTerms ? wanted.map(madeIfMissing) : wanted, {
    language: mapping.language,
    editor,
    ownLists: await offeredLists(tx),
    decisions: await readDecisions(tx, wanted, mayMake),
    links: {
      making,
      here: judging.here,
      own: own && {
        ...own,
        types: declaration.types,
        existing: rows => cardIds(tx, { declaration, mapping, here: judging.here }, rows),
      },
    },
    load,
  })
  const keeps = mapping.keepUnmatched && allFields(declaration).has(remarks)
  const settling = { ...judging, today: await todayOf(tx) }
  const added = new Map<string, CardValues>()
  const settled = (draft: Drafted): ReturnType<typeof settle> => {
    const { record } = draft.matched
    if (mapping.mode !== 'add' || !record) return settle(settling, draft, found)
    const sum = settleAdded(settling, draft, found, added.get(record.id) ?? record.data)
    if (!hasError(sum.messages)) added.set(record.id, sum.values)
    return sum
  }
  const named = (changes: readonly Change[]) => withPretended(changes, found)
  const judge = (each: Matched): Judged => {
    const { row, key, record } = each
    const common = { row, key, record, changes: [], terms: [], named }
    if (each.skipped) return { ...common, messages: each.messages, outcome: 'skipped' }
    const draft = drafted.get(each)
    if (!draft) return refused(each, each.messages)
    const { values, changes, messages } = settled(draft)
    const all = [...each.messages, ...messages]
    const names =
      !tellsNames || hasError(draft.draft.messages)
        ? []
        : namesFound(draft.refs, found, { foreign: draft.foreign ?? false, keeps })
    if (hasError(all)) return { ...refused(each, all), names }
    const terms = draft.refs.flatMap(({ vocabulary, name, list }) =>
      vocabulary !== undefined && found.isNew(vocabulary, name, list) ? [[vocabulary, name] as const] : [],
    )
    const outcome = !record ? 'created' : changes.length > 0 ? 'updated' : 'unchanged'
    return { ...common, values, changes: named(changes), messages: all, outcome, terms, names }
  }
  return takenNumbers(tx, judging, await mapInTurns(matched, judge))
}

import { setImmediate } from 'node:timers/promises'
import type { BulkAction, BulkPreview } from '#model/api/cards/shapes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Doing } from '../access/cards-context.ts'
import { problemText } from '../names/problem-text.ts'
import { titleIn } from '../names/title-in.ts'
import { missingInAll, missingToPublish } from '../read/missing-to-publish.ts'
import { namedChanges } from '../revisions/named-changes.ts'
import { numbersOf } from '../save/numbers-of.ts'
import { onToday } from '../save/on-today.ts'
import { type CardRecord, existingCards } from '../store/cards.ts'
import { cardsWithNumbers, numberKey } from '../store/numbers.ts'
import { writesOf } from './act-on-card.ts'
import { linkSample } from './link-each.ts'
import { movedTo } from './move-each.ts'
import { selectedAfter } from './selected.ts'

/** Records a preview shows, and those it goes through in one go. */
const [shown, inOneGo] = [50, 100]

/** Milliseconds after which a preview tells what it has seen so far. */
const longest = 5_000

/** The effect of an action on one record. */
interface Effect {
  readonly record: CardRecord
  readonly changes: readonly Change[]
  readonly problem: string | null
  /** The record as it would be; absent where its values stay. */
  readonly values?: CardValues
}

async function effectOn(
  tx: TenantTransaction,
  texts: TextBook,
  doing: Doing,
  { record, action }: { readonly record: CardRecord; readonly action: BulkAction },
): Promise<Effect> {
  const { declaration } = doing
  const still = { record, problem: null }
  if (action.kind === 'delete')
    return { ...still, changes: [{ path: '@deleted', kind: 'set', before: false, after: true }] }
  if (action.kind === 'linkCards') return { ...still, changes: await linkSample(tx, record, action) }
  try {
    const write =
      action.kind === 'moveStep'
        ? { record, values: record.data, ...(await movedTo(tx, declaration, record, action)) }
        : ((await writesOf(tx, declaration, [record], action))[0] ?? { record, values: record.data })
    const [{ values } = write] = await onToday(tx, declaration, [write])
    if (write.published === undefined)
      return { ...still, values, changes: diffCards(fieldsOf(declaration), record.data, values) }
    const change = {
      path: '@published',
      kind: 'set',
      before: record.published,
      after: write.published,
    } as const
    return { ...still, changes: record.published === write.published ? [] : [change] }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    return { record, changes: [], problem: problemText(texts, doing, error) }
  }
}

/** Numbers that a record would have and does not have yet. */
function newNumbers(declaration: CardDeclaration, { record, values }: Effect): readonly string[] {
  if (!values) return []
  const keysOf = (card: CardValues) => numbersOf(declaration, card).map(({ number }) => numberKey(number))
  const before = new Set(keysOf(record.data))
  return keysOf(values).filter(key => !before.has(key))
}

/**
 * Refuses what would give a record the number of another one, or of one that comes before it in the same work.
 * @param taken numbers given so far; those of these records are added
 */
async function withUniqueness(
  tx: TenantTransaction,
  effects: readonly Effect[],
  { declaration, taken, problem }: { declaration: CardDeclaration; taken: Set<string>; problem: string },
): Promise<readonly Effect[]> {
  const wanted = effects.map(effect => newNumbers(declaration, effect))
  const held = await cardsWithNumbers(tx, cardTypes[declaration.type], [...new Set(wanted.flat())])
  return effects.map((effect, at) => {
    const keys = wanted[at] ?? []
    const isTaken = keys.some(
      key =>
        taken.has(key) || held.some(({ number, cardId }) => number === key && cardId !== effect.record.id),
    )
    if (isTaken) return { record: effect.record, changes: [], problem }
    for (const key of keys) taken.add(key)
    return effect
  })
}

/**
 * Counts what an action would do to all records of a selection, or to those it comes to within seconds, and shows the first of them. Writes
 * nothing.
 */
export async function previewed(
  tx: TenantTransaction,
  texts: TextBook,
  doing: Doing,
  { frozen, action }: { readonly frozen: string; readonly action: BulkAction },
): Promise<Omit<BulkPreview, 'total' | 'frozen'>> {
  const { declaration, language } = doing
  const problem = texts.translate(language, 'validation.duplicate')
  const taken = new Set<string>()
  const first: Effect[] = []
  const missing: Awaited<ReturnType<typeof missingToPublish>>[number][] = []
  let [changed, unchanged, refused, withheld] = [0, 0, 0, 0]
  const end = performance.now() + longest
  for (let after: string | undefined = '0'; after !== undefined && performance.now() < end; ) {
    const ids = await selectedAfter(tx, declaration, { frozen }, { after, limit: inOneGo })
    const found: Effect[] = []
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
    if (action.kind === 'publish' && action.published) {
      const hidden = records.filter(({ published }) => !published)
      missing.push(...(await missingToPublish(tx, declaration, hidden)))
      withheld += hidden.filter(({ data }) => (declaration.withheld?.(data).length ?? 0) > 0).length
    }
    for (const record of records) found.push(await effectOn(tx, texts, doing, { record, action }))
    for (const effect of await withUniqueness(tx, found, { declaration, taken, problem })) {
      if (effect.problem !== null) refused++
      else if (effect.changes.length > 0) changed++
      else unchanged++
      if (first.length < shown) first.push(effect)
    }
    await setImmediate()
    after = ids.length < inOneGo ? undefined : ids.at(-1)
  }
  const named = await namedChanges(
    tx,
    declaration,
    first.map(({ changes }) => changes),
    doing,
  )
  const samples = first.map(({ record, problem }, at) => ({
    id: record.id,
    number: record.number,
    title: titleIn(record.titles, language),
    changes: [...(named[at] ?? [])],
    problem,
  }))
  return { changed, unchanged, refused, missing: missingInAll(missing), withheld, samples }
}

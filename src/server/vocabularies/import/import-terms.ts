import { setImmediate as nextTurn } from 'node:timers/promises'
import { isId } from '#model/ids.ts'
import { type Language, languages } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { alternativesOf } from '#model/vocabularies/name-of.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import { indexEntry, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inTurns, mapInTurns } from '#server/platform/in-turns.ts'
import { type RecordedNews, recordChange } from '../change-record.ts'
import { lastPositions, termsByName } from '../store/by-name.ts'
import type { Editor } from '../store/changes.ts'
import { termsById, termsBySource } from '../store/rows.ts'
import { insertTerms, liftDescendants, lockVocabulary, reserveIds, updateTerms } from '../store/write.ts'
import { completed, type TermRow } from '../term-row.ts'
import { findCycle, isTooDeep, parentsOf } from './hierarchy.ts'
import type { ImportFile, ImportRow } from './import-row.ts'

export interface ImportOptions {
  /** Language of a term's own name, where it has one in it. */
  readonly language: Language
  /** Only counts. */
  readonly dryRun: boolean
}

export interface ImportResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** The terms that rows of the file mean, by the rows' keys. */
  readonly ids: ReadonlyMap<string, string>
  /** Undefined when nothing changed. */
  readonly news: RecordedNews | undefined
}

/** Terms named in a message about a circle. */
const named = 8

/**
 * Brings a vocabulary up to date with a file: terms known by their source, or by their id in a file of our own, are changed where the file
 * says otherwise, the others are added after their neighbours. Terms the file does not name stay. A parent that is neither in the file nor in
 * the vocabulary counts as the top.
 * @throws {CodedError} `invalid_input` when the file has no terms, places terms above each other in a circle, or fits no flat vocabulary.
 */
export async function importRows(
  tx: TenantTransaction,
  editor: Editor,
  code: VocabularyCode,
  file: ImportFile,
  options: ImportOptions,
): Promise<ImportResult> {
  await refuseWrong(code, file.rows)
  await lockVocabulary(tx, code)
  const plan = await makePlan(tx, code, file, options)
  const counts = {
    created: plan.created.length,
    updated: plan.after.length,
    unchanged: plan.total - plan.created.length - plan.after.length,
    ids: plan.ids,
  }
  if (options.dryRun || counts.created + counts.updated === 0) return { ...counts, news: undefined }
  await insertTerms(tx, plan.created, editor.accountId)
  await updateTerms(tx, plan.before, plan.after)
  const before = new Map(plan.before.map(row => [row.id, row]))
  for (const row of plan.after) {
    const old = before.get(row.id)
    if (old && old.parentId !== row.parentId) await liftDescendants(tx, row.id, old.ancestors, row.ancestors)
  }
  const news = await recordChange(tx, editor, { code, kind: 'IMPORT', ...plan })
  return { ...counts, news }
}

const refused = (
  text: 'noTerms' | 'cyclic' | 'flat' | 'tooDeep',
  params: Readonly<Record<string, string>> = {},
): CodedError =>
  new CodedError('invalid_input', {
    text: `vocabularies.errors.${text}`,
    params,
    fields: { content: { key: 'type' } },
  })

const nameOfRow = ({ labels, notation }: ImportRow): string =>
  [notation, languages.map(language => labels[language]).find(Boolean)].filter(Boolean).join(' ')

/** Terms above one another. Each term keeps all that are above it: a file of one long line of them would fill any memory. */
const deepest = 100

/** Goes through the file several times, others having their turn between. */
async function refuseWrong(code: VocabularyCode, rows: readonly ImportRow[]): Promise<void> {
  if (rows.length === 0) throw refused('noTerms')
  const cycle = await findCycle(rows)
  if (cycle) {
    const byKey = new Map(rows.map(row => [row.key, row]))
    const names = cycle
      .slice(0, named)
      .flatMap(key => byKey.get(key) ?? [])
      .map(nameOfRow)
    throw refused('cyclic', { terms: names.join(' > ') + (cycle.length > named ? ' > …' : '') })
  }
  await nextTurn()
  if (await isTooDeep(rows, deepest)) throw refused('tooDeep', { levels: String(deepest) })
  await nextTurn()
  if (!vocabularies[code].flat) return
  const parents = await parentsOf(rows)
  for await (const parentKey of inTurns(parents.values()))
    if (parentKey !== null && parents.has(parentKey)) throw refused('flat')
}

interface Plan {
  readonly created: readonly TermRow[]
  readonly before: readonly TermRow[]
  readonly after: readonly TermRow[]
  readonly total: number
  readonly ids: ReadonlyMap<string, string>
}

/** Parents before their children; the first of several rows with one key. */
async function inOrder(rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const byKey = new Map<string, ImportRow>()
  for await (const row of inTurns(rows)) if (!byKey.has(row.key)) byKey.set(row.key, row)
  const ordered = new Set<ImportRow>()
  for await (const row of inTurns(byKey.values())) {
    const line: ImportRow[] = []
    for (let at: ImportRow | undefined = row; at && !ordered.has(at); at = byKey.get(at.parentKey ?? '')) {
      line.push(at)
    }
    for (const passed of line.reverse()) ordered.add(passed)
  }
  return [...ordered]
}

async function makePlan(
  tx: TenantTransaction,
  code: VocabularyCode,
  { rows, scheme, source, byName = scheme === '' }: ImportFile,
  { language }: ImportOptions,
): Promise<Plan> {
  const ordered = await inOrder(rows)
  const known = await knownTerms(tx, code, ordered, { scheme, byName })
  const missing = ordered.filter(({ key }) => !known.has(key)).length
  const spare = missing === 0 ? [] : (await reserveIds(tx, missing)).reverse()
  const last = await lastPositions(tx, code, [null, ...[...known.values()].map(({ id }) => id)])
  const placed = new Map<string, TermRow>()
  const done = new Map<string, TermRow>()
  const plan = { created: [] as TermRow[], before: [] as TermRow[], after: [] as TermRow[] }
  for await (const row of inTurns(ordered)) {
    const old = known.get(row.key)
    // One row may name a term by its id and another by its source: the first one counts.
    const earlier = old && done.get(old.id)
    if (earlier) {
      placed.set(row.key, earlier)
      continue
    }
    const parent =
      row.parentKey === null ? undefined : (placed.get(row.parentKey) ?? known.get(row.parentKey))
    const place = { parentId: parent?.id ?? null, ancestors: parent ? [...parent.ancestors, parent.id] : [] }
    const asGiven = contentOf(row, old)
    if (old) {
      const now = { ...old, ...asGiven, ...(row.parentKey !== null && parent === undefined ? {} : place) }
      placed.set(row.key, now)
      done.set(now.id, now)
      if (differ(old, now)) {
        plan.before.push(old)
        plan.after.push(now)
      }
      continue
    }
    const position = (last.get(place.parentId ?? '') ?? -1) + 1
    last.set(place.parentId ?? '', position)
    const own = row.labels[language] ? language : (languages.find(known => row.labels[known]) ?? language)
    const made = completed(
      {
        id: spare.pop() ?? '',
        vocabulary: code,
        language: own,
        source,
        sourceKey: sourceKeyOf(scheme, row.key),
        ...asGiven,
        ...place,
        position,
      },
      new Date(),
    )
    placed.set(row.key, made)
    plan.created.push(made)
  }
  return { ...plan, total: ordered.length, ids: new Map([...placed].map(([key, { id }]) => [key, id])) }
}

/** Rows that came without any key of their own are known by their place in the file only. */
function sourceKeyOf(scheme: string, key: string): string | null {
  if (scheme !== '') return indexEntry(`${scheme}:${key}`)
  return key.startsWith('row ') || isId(key) ? null : indexEntry(key)
}

/** Values the file gives for a term; all others stay. */
const contentOf = (row: ImportRow, old: TermRow | undefined) => ({
  labels: { ...old?.labels, ...row.labels },
  ...(row.alternatives !== undefined && {
    alternatives: alternativesOf(
      { ...old?.labels, ...row.labels },
      old?.alternatives ?? {},
      row.alternatives,
    ),
  }),
  ...(row.notation !== undefined && { notation: row.notation }),
  ...(row.note !== undefined && { note: row.note }),
  ...(row.sourceUri && { sourceUri: row.sourceUri }),
  ...(row.assignable !== undefined && { assignable: row.assignable }),
  ...(row.categories !== undefined && { categories: row.categories }),
  ...(row.deprecated !== undefined && {
    deprecatedAt: row.deprecated ? (old?.deprecatedAt ?? new Date().toISOString()) : null,
  }),
})

const differ = (old: TermRow, now: TermRow): boolean =>
  (Object.keys(now) as (keyof TermRow)[]).some(key =>
    key === 'labels' || key === 'alternatives'
      ? languages.some(language => JSON.stringify(old[key][language]) !== JSON.stringify(now[key][language]))
      : JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  )

/** Terms of the vocabulary that rows of the file mean, by the row's key: by source, by id, else by name and place. */
async function knownTerms(
  tx: TenantTransaction,
  code: VocabularyCode,
  rows: readonly ImportRow[],
  { scheme, byName }: Pick<ImportFile, 'scheme' | 'byName'>,
): Promise<Map<string, TermRow>> {
  const keys = new Set<string>()
  for await (const { key, parentKey } of inTurns(rows)) {
    keys.add(key)
    if (parentKey !== null) keys.add(parentKey)
  }
  const bySource = await termsBySource(
    tx,
    code,
    [...keys].flatMap(key => sourceKeyOf(scheme, key) ?? []),
  )
  const byId = scheme === '' ? await termsById(tx, [...keys].filter(isId)) : new Map<string, TermRow>()
  const known = new Map<string, TermRow>()
  for await (const key of inTurns(keys)) {
    const term = bySource.get(sourceKeyOf(scheme, key) ?? '') ?? byId.get(key)
    if (term?.vocabulary === code) known.set(key, term)
  }
  if (byName) await addNamesakes(tx, code, rows, known)
  return known
}

/** A row that is known by nothing else means the term of its name below its parent, if there is one that no other row means. */
async function addNamesakes(
  tx: TenantTransaction,
  code: VocabularyCode,
  rows: readonly ImportRow[],
  known: Map<string, TermRow>,
): Promise<void> {
  const nameless = rows.filter(({ key }) => !known.has(key))
  const keyOf = ({ labels }: ImportRow) => nameKey(Object.values(labels)[0] ?? '')
  const keys = await mapInTurns(nameless, keyOf)
  const found = await termsByName(tx, code, keys)
  const terms = await termsById(
    tx,
    found.map(({ id }) => id),
  )
  const meant = new Set(
    (await mapInTurns(rows, ({ key }) => known.get(key)?.id)).filter(id => id !== undefined),
  )
  const placeOf = (key: string, parentId: string | null) => `${parentId ?? ''} ${key}`
  const waiting = Map.groupBy(found.filter(({ id }) => !meant.has(id)).toReversed(), ({ key, parentId }) =>
    placeOf(key, parentId),
  )
  for await (const row of inTurns(nameless)) {
    const parentId = row.parentKey === null ? null : known.get(row.parentKey)?.id
    if (parentId === undefined) continue
    const namesake = waiting.get(placeOf(keyOf(row), parentId))?.pop()
    const term = namesake && terms.get(namesake.id)
    if (term) known.set(row.key, term)
  }
}

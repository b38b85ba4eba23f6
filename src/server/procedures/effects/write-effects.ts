import { declarationOfId } from '#model/cards/declarations.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import type { EffectGiven } from '#model/engine/aspects/effects.ts'
import { effectsDue, hangsOnOnce } from '#model/engine/aspects/effects-due.ts'
import { decidedBy } from '#model/engine/aspects/lines.ts'
import { changeField } from '#model/engine/bulk-change.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  type Author,
  announce,
  type CardRecord,
  cardForUpdate,
  doneElsewhere,
  holdFree,
  type Renamed,
  readValues,
  revisionAt,
  takeBackAll,
  type Writing,
  writeCards,
} from '#server/cards/index.ts'
import { isTransient } from '#server/platform/db/database-error.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf, zoneOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { asCoded } from '#server/platform/http/answer-error.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import { cancelEntry, enter } from '../registers/enter.ts'
import {
  type EffectProblem,
  type EffectRow,
  effectRows,
  linesOf,
  putEffect,
  removeEffect,
} from '../store/effects.ts'
import type { ProcedureRecord } from '../store/procedures.ts'
import { named } from './outdated.ts'

interface Place {
  readonly row: ProcedureRecord
  readonly declaration: ProcedureDeclaration
  readonly author: Author
  readonly renamed: Renamed
  readonly texts: TextBook
}

/** A record, with the effects to take back from it and those to write. */
interface Task {
  readonly aboutId: string
  readonly given: EffectGiven
  readonly back: readonly EffectRow[]
  /** Effects by name, each with the day on which it was first due. */
  readonly due: ReadonlyMap<string, string>
  /** Effects that could not be taken back, and are due again. */
  readonly kept: readonly EffectRow[]
  /** True when what happens to a record once has happened by this procedure. */
  readonly own: boolean
}

/** Refusal of what another procedure has done to the record already. */
class Repeated extends CodedError {
  readonly by: string

  constructor(by: string) {
    super('conflict')
    this.by = by
  }
}

const effectsOf = ({ workflow: { effects = {} } }: ProcedureDeclaration) => effects

/** Returns what differs between the records and what the procedure has decided about them. */
async function tasksOf(
  tx: TenantTransaction,
  { row, declaration }: Place,
  ids: readonly string[],
): Promise<readonly Task[]> {
  const lines = await linesOf(tx, row.id, ids)
  const [values = {}] = await named(tx, ownSheet(declaration), [row.document])
  const documents = await named(
    tx,
    lineSheet(declaration),
    ids.map(id => lines.get(id)?.document ?? {}),
  )
  const rows = Map.groupBy(await effectRows(tx, row.id, ids), ({ aboutId }) => aboutId)
  const today = await todayOf(tx)
  const step = row.deleted_at ? undefined : row.step
  return ids.flatMap((aboutId, at): Task[] => {
    const line = lines.get(aboutId)
    const there = rows.get(aboutId) ?? []
    const decided = line && decidedBy(declaration.lines, line.decision)
    const given = { number: row.number, values, line: documents[at] ?? {}, today }
    const names = effectsDue(declaration.workflow, { step, decided }, given)
    if (!names) return []
    const due = new Map(names.map(name => [effectsOf(declaration)[name]?.id, name]))
    const back = there
      .filter(({ effect, problem }) => !due.has(effect) || problem?.outdated === true)
      .toReversed()
    const stands = there.filter(row => row.version !== null && !back.includes(row))
    const written = new Set(stands.map(({ effect }) => effect))
    const missing = [...due].flatMap(([id, name]): [string, string][] => {
      if (id === undefined || written.has(id)) return []
      return [[name, there.find(({ effect }) => effect === id)?.problem?.day ?? today]]
    })
    const kept = stands.filter(({ problem }) => problem !== null)
    const { once } = declaration.workflow
    const onceId = once && effectsOf(declaration)[once.effect]?.id
    const own = there.some(({ effect, version }) => effect === onceId && version !== null)
    // What happens once comes first: the rest hangs on it.
    missing.sort(([one], [other]) => Number(other === once?.effect) - Number(one === once?.effect))
    return back.length + missing.length + kept.length === 0
      ? []
      : [{ aboutId, given, back, due: new Map(missing), kept, own }]
  })
}

/** The names of the effects of a procedure by their ids. */
const nameOf = (declaration: ProcedureDeclaration, id: number): string =>
  Object.entries(effectsOf(declaration)).find(([, effect]) => effect.id === id)?.[0] ?? ''

/** A record that a procedure writes into. @throws {CodedError} `not_found` for one that was deleted. */
async function recordAbout(tx: TenantTransaction, { declaration }: Place, id: string) {
  const record = await cardForUpdate(
    tx,
    declaration.lines.of.map(type => cardTypes[type]),
    id,
  )
  const type = record && declarationOfId(record.type)
  if (!record || !type || record.deleted_at) throw notFound()
  return { record, type }
}

const writingOf = (
  { row, declaration, author, renamed }: Place,
  type: Writing['declaration'],
  action: string,
  effect: string,
): Writing => ({
  declaration: type,
  author,
  action,
  renamed,
  details: { procedureId: row.id, procedure: row.number, type: declaration.name, effect },
})

/** Takes an effect back. @returns the day on which it was written into a record. */
async function takeEffectBack(
  tx: TenantTransaction,
  place: Place,
  effect: EffectRow,
): Promise<string | undefined> {
  let at: Date | undefined
  const { enters } = effectsOf(place.declaration)[nameOf(place.declaration, effect.effect)] ?? {}
  // What could not be entered has no entry: an earlier one was cancelled when it was taken back.
  if (enters) {
    if (effect.version) await cancelEntry(tx, place, enters.register, effect.aboutId)
  } else if (effect.version) {
    const { record, type } = await recordAbout(tx, place, effect.aboutId)
    const revision = await revisionAt(tx, record.id, effect.version)
    const writing = writingOf(place, type, 'effectUndone', nameOf(place.declaration, effect.effect))
    if (revision) await takeBackAll(tx, [{ card: record, revisions: [revision] }], writing)
    at = revision?.at
  }
  await removeEffect(tx, place.row.id, effect)
  return at && dayIn(await zoneOf(tx), at)
}

/** Writes an effect into a record, or a register. @returns the new version or the number of the entry; 0 when there was nothing to write. */
async function writeEffect(
  tx: TenantTransaction,
  place: Place,
  { name, given }: { readonly name: string; readonly given: EffectGiven },
  { record, type }: { readonly record: CardRecord; readonly type: Writing['declaration'] },
): Promise<number> {
  const { edits: editsOf, enters } = effectsOf(place.declaration)[name] ?? {}
  if (enters) return enter(tx, place, enters, { aboutId: record.id, line: given.line })
  const edits = editsOf?.(given, record.data) ?? []
  if (edits.length === 0) return 0
  const sent = edits.reduce<CardValues>((values, edit) => changeField(type, values, edit), record.data)
  const values = await readValues(tx, type, sent, record.data)
  const [written] = await writeCards(tx, [{ record, values }], writingOf(place, type, 'effect', name))
  return written && written.changes.length > 0 ? written.record.version : 0
}

/** Does one task, one effect after the other. @returns the number of effects that failed. */
async function perform(
  tx: TenantTransaction,
  place: Place,
  { aboutId, given, back, due, kept, own }: Task,
  requireFree: (ids: readonly string[]) => Promise<void>,
): Promise<number> {
  const failed = new Set<number>()
  const attempt = async (
    row: EffectRow,
    more: Pick<EffectProblem, 'day' | 'outdated'>,
    work: () => Promise<void>,
  ) => {
    try {
      await inSavepoint(tx, async () => {
        await requireFree([aboutId])
        await work()
      })
    } catch (error) {
      if (isTransient(error)) throw error
      const { code, details } = asCoded(error)
      const problem = {
        code,
        ...(details.fields && { fields: details.fields }),
        ...(error instanceof Repeated && { by: error.by }),
        ...more,
      }
      await putEffect(tx, place.row.id, { ...row, problem })
      failed.add(row.effect)
    }
  }
  const days = new Map<number, string>()
  for (const row of back)
    await attempt(row, row.problem?.outdated ? { outdated: true } : {}, async () => {
      const day = await takeEffectBack(tx, place, row)
      if (day !== undefined) days.set(row.effect, day)
    })
  const { workflow } = place.declaration
  const { once } = workflow
  const onceId = once && effectsOf(place.declaration)[once.effect]?.id
  for (const [name, firstDue] of due) {
    const effect = effectsOf(place.declaration)[name]?.id ?? 0
    // What could not be taken back is not written twice.
    if (failed.has(effect)) continue
    if (onceId !== undefined && failed.has(onceId) && hangsOnOnce(workflow, name)) continue
    const day = days.get(effect) ?? firstDue
    const row: EffectRow = { aboutId, effect, version: null, problem: null }
    await attempt(row, { day }, async () => {
      const about = await recordAbout(tx, place, aboutId)
      // The record is held: of two procedures that do it at once, the second one sees the first.
      const by =
        effect === onceId && !own ? await doneElsewhere(tx, place.row.record, about.record) : undefined
      if (by !== undefined) throw new Repeated(by)
      const version = await writeEffect(tx, place, { name, given: { ...given, today: day } }, about)
      await putEffect(tx, place.row.id, { ...row, version })
    })
  }
  for (const row of kept) await putEffect(tx, place.row.id, { ...row, problem: null })
  return failed.size
}

/**
 * Writes what a locked procedure has decided into some of its records, and takes back what no longer holds. What cannot be written (somebody edits the
 * record, a number is taken) is stored with the reason and can be tried again; the others are written all the same.
 * @returns the ids of the records that were done, and of those in which something failed.
 */
export async function writeEffects(
  tx: TenantTransaction,
  place: Place,
  ids: readonly string[],
): Promise<{ readonly done: readonly string[]; readonly failed: readonly string[] }> {
  const tasks = await tasksOf(tx, place, ids)
  const requireFree = await holdFree(
    tx,
    tasks.map(({ aboutId }) => aboutId),
  )
  const failed: string[] = []
  for (const task of tasks) if ((await perform(tx, place, task, requireFree)) > 0) failed.push(task.aboutId)
  const [type] = place.declaration.lines.of
  const listed = type && declarationOfId(cardTypes[type])
  if (listed && tasks.length > 0)
    await announce(tx, listed, {
      ids: tasks.map(({ aboutId }) => aboutId),
      what: 'many',
      accountId: place.author.onBehalfOf?.accountId ?? place.author.accountId,
    })
  const bad = new Set(failed)
  return { done: ids.filter(id => !bad.has(id)), failed }
}

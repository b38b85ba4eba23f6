import { isDeepStrictEqual } from 'node:util'
import type { Effect, EffectGiven } from '#model/engine/aspects/effects.ts'
import { linePrefix } from '#model/engine/aspects/registers.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { valueAt } from '#model/engine/values.ts'
import { languages } from '#model/languages.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { namesOf, seesAll, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { affectedIds, effectRows, linesOf, outdateEffects } from '../store/effects.ts'
import type { ProcedureRecord } from '../store/procedures.ts'

/** Lines that are compared together. */
const comparedAtOnce = 1000

/** Values before a change: of the procedure itself, or of lines that changed, by the record they are about. */
export interface Before {
  readonly values?: CardValues
  readonly lines?: ReadonlyMap<string, CardValues>
}

/** Returns the values of a sheet with the names of what they refer to, for effects that write them as words. */
export async function named(tx: TenantTransaction, sheet: Sheet, documents: readonly CardValues[]) {
  const names = await namesOf(tx, seesAll, sheet, documents)
  return documents.map(values => withNames(sheet, values, names, languages[0]))
}

type Compared = Pick<EffectGiven, 'values' | 'line'>

/** The entry that an effect would make: the values of its columns, so a term that was only renamed changes nothing. */
const entered = ({ enters }: Effect, { values, line }: Compared) =>
  Object.values(enters?.columns ?? {}).map(paths =>
    [paths]
      .flat()
      .map(path =>
        path.startsWith(linePrefix) ? valueAt(line, path.slice(linePrefix.length)) : valueAt(values, path),
      )
      .find(value => value !== undefined),
  )

const differs = (effect: Effect, before: EffectGiven, now: EffectGiven): boolean =>
  effect.enters
    ? !isDeepStrictEqual(entered(effect, before), entered(effect, now))
    : !isDeepStrictEqual(effect.edits?.(before, {}) ?? [], effect.edits?.(now, {}) ?? [])

/** Ids of the records about which lines are compared, page by page. */
async function* pagesOf(tx: TenantTransaction, procedureId: string, changed: readonly string[] | undefined) {
  if (changed) {
    for (let from = 0; from < changed.length; from += comparedAtOnce)
      yield changed.slice(from, from + comparedAtOnce)
    return
  }
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const ids: readonly string[] = await affectedIds(tx, procedureId, { after, limit: comparedAtOnce })
    yield ids
    after = ids.length < comparedAtOnce ? undefined : ids.at(-1)
  }
}

/**
 * Marks what a procedure has written into records, or entered, and would write otherwise since its values or its lines changed: it is taken back and
 * written again.
 */
export async function markOutdated(
  tx: TenantTransaction,
  { row, declaration }: { readonly row: ProcedureRecord; readonly declaration: ProcedureDeclaration },
  { values: ownBefore, lines: changed }: Before,
): Promise<void> {
  const effects = new Map(Object.values(declaration.workflow.effects ?? {}).map(each => [each.id, each]))
  const [before = {}, now = {}] = await named(tx, ownSheet(declaration), [
    ownBefore ?? row.document,
    row.document,
  ])
  const ofLines = ownBefore && !isDeepStrictEqual(before, now) ? undefined : [...(changed?.keys() ?? [])]
  for await (const ids of pagesOf(tx, row.id, ofLines)) {
    const written = (await effectRows(tx, row.id, ids)).filter(({ version }) => version !== null)
    if (written.length === 0) continue
    const lines = await linesOf(tx, row.id, ids)
    const there = ids.filter(id => lines.has(id))
    const documents = (of: (id: string) => CardValues | undefined) =>
      named(
        tx,
        lineSheet(declaration),
        there.map(id => of(id) ?? {}),
      )
    const current = (id: string) => lines.get(id)?.document
    const [linesNow, linesBefore] = [
      await documents(current),
      await documents(id => changed?.get(id) ?? current(id)),
    ]
    const at = new Map(there.map((id, place) => [id, place]))
    const given = (values: CardValues, line: CardValues | undefined): EffectGiven => ({
      number: row.number,
      values,
      line: line ?? {},
      today: '',
    })
    const outdated = written.filter(({ aboutId, effect: id }) => {
      const effect = effects.get(id)
      const place = at.get(aboutId)
      return (
        effect !== undefined &&
        place !== undefined &&
        differs(effect, given(before, linesBefore[place]), given(now, linesNow[place]))
      )
    })
    await outdateEffects(tx, row.id, outdated)
  }
}

import {
  mostNamed,
  type ProcedureReport,
  type ReportFigures,
  type ReportOfType,
} from '#model/api/procedures/report.ts'
import { momentIn } from '#model/dates/museum-day.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { mainStep, stepsFromMain } from '#model/procedures/main-step.ts'
import { cardTypes } from '#model/record-types.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { readableProcedures } from '../readable.ts'
import type { StatisticsContext } from '../statistics-context.ts'
import { type Happened, procedureDays, type RecordCount, recordCounts } from './store.ts'

/** The first and last day of a report. */
export interface Period {
  readonly from: string
  readonly to: string
}

const mostYears = 10

const monthOf = (day: string): string => day.slice(0, 7)

const closedSteps = ({ workflow }: ProcedureDeclaration): readonly number[] =>
  Object.values(workflow.steps).flatMap(({ id, status }) => (status === 'CLOSED' ? [id] : []))

const kinds = ['begun', 'reached', 'closed'] as const

type Kind = (typeof kinds)[number]

/** Days of procedures that lie in the period; the others are undefined. */
type Counted = Pick<Happened, 'id' | 'number'> & Readonly<Record<Kind, string | undefined>>

function figuresOf(
  procedures: readonly Counted[],
  isIn: (day: string) => boolean,
  records: number,
): ReportFigures {
  const named = (kind: Kind) =>
    procedures.flatMap(({ number, [kind]: day }) => (day !== undefined && isIn(day) ? [number] : []))
  const figure = (kind: Kind) => {
    const found = named(kind)
    return { procedures: found.length, numbers: found.length > mostNamed ? null : found }
  }
  return {
    begun: named('begun').length,
    reached: { ...figure('reached'), records },
    closed: figure('closed'),
  }
}

function reportOf(
  declaration: ProcedureDeclaration,
  procedures: readonly Counted[],
  counts: readonly RecordCount[],
): ReportOfType {
  const recordsIn = (month: string | null) =>
    counts.find(one => one.type === cardTypes[declaration.type] && one.month === month)?.records ?? 0
  const days = procedures.flatMap(each => kinds.flatMap(kind => each[kind] ?? []))
  return {
    type: declaration.name,
    step: mainStep(declaration),
    total: figuresOf(procedures, () => true, recordsIn(null)),
    months: [...new Set(days.map(monthOf))].toSorted().map(month => ({
      month,
      ...figuresOf(procedures, day => monthOf(day) === month, recordsIn(month)),
    })),
  }
}

/**
 * Reports on the procedures of a period that someone may read, by type.
 * @throws {CodedError} `invalid_input` at `to` for a period that ends before it begins, or is too long.
 */
export function readReport(
  { database }: Pick<StatisticsContext, 'database'>,
  actor: MuseumActor,
  { from, to }: Period,
): Promise<ProcedureReport> {
  if (to < from || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) >= mostYears)
    throw new CodedError('invalid_input', { fields: { to: { key: 'order' } } })
  const readable = readableProcedures(actor)
  const declarations = procedureDeclarations.filter(({ name }) => readable.includes(name))
  const within = (day: string | null): string | undefined =>
    day !== null && day >= from && day <= to ? day : undefined
  return database.inTenant(actor.tenantId, async tx => {
    const zone = await zoneOf(tx)
    const happened = await procedureDays(
      tx,
      declarations.map(each => ({
        type: cardTypes[each.type],
        reached: stepsFromMain(each),
        closed: closedSteps(each),
      })),
      { since: momentIn(zone, from, 0), zone },
    )
    const byType = new Map(
      declarations.map(each => [
        each,
        happened
          .filter(({ type }) => type === cardTypes[each.type])
          .map(({ id, number, begun, reached, closed }) => ({
            id,
            number,
            begun: within(begun),
            reached: within(reached),
            closed: within(closed),
          })),
      ]),
    )
    const counts = await recordCounts(
      tx,
      [...byType].flatMap(([{ type, lines }, procedures]) => {
        const reached = procedures.flatMap(({ id, reached: day }) =>
          day ? [{ id, month: monthOf(day) }] : [],
        )
        return [...Map.groupBy(reached, ({ month }) => month)].map(([month, some]) => ({
          type: cardTypes[type],
          month,
          refused: lines.decision?.refused ?? null,
          ids: some.map(({ id }) => id),
        }))
      }),
    )
    return {
      types: [...byType].map(([declaration, procedures]) => reportOf(declaration, procedures, counts)),
    }
  })
}

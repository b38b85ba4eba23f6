import { z } from 'zod/mini'
import { mostValues } from '../../searches/criteria.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { tableFormats } from '../exports.ts'
import { calendarDay, language } from '../shapes.ts'
import { mayReadSome } from './shapes.ts'

/*
 * A report on a period, for those who oversee: procedures begun, carried out and closed, by type and month. It counts what the caller may read, and
 * has no values of fields.
 */

/** Procedures of a figure, by which a list finds them; where they are more, it has none. */
export const mostNamed = mostValues

const figure = z.object({ procedures: z.number(), numbers: z.nullable(z.array(z.string())) })

const figures = z.object({
  begun: z.number(),
  /** Those that reached the step at which their purpose has taken place, and stand there still. */
  reached: z.object({
    procedures: z.number(),
    numbers: z.nullable(z.array(z.string())),
    /** Records of their lines, each once; those that were refused do not count. */
    records: z.number(),
  }),
  /** Early ends included. */
  closed: figure,
})

const period = { from: calendarDay, to: calendarDay }

export const readProcedureReport = endpoint({
  name: 'statistics.procedureReport',
  method: 'GET',
  path: '/api/v1/statistics/procedures',
  access: mayReadSome,
  summary: 'Procedures started, carried out and closed in a period of ten years at most, by type and month',
  query: z.object(period),
  output: z.object({
    types: z.array(
      z.object({
        type: z.string(),
        /** Name of the step that is counted as carried out. */
        step: z.string(),
        total: figures,
        /** Months in which something was counted: '2026-11', oldest first. */
        months: z.array(z.object({ month: z.string(), ...figures.shape })),
      }),
    ),
  }),
})

export type ProcedureReport = OutputOf<typeof readProcedureReport>
export type ReportOfType = ProcedureReport['types'][number]
export type ReportFigures = ReportOfType['total']

export const procedureReportTable = endpoint({
  name: 'statistics.procedureReportTable',
  method: 'GET',
  path: '/api/v1/statistics/procedures/table',
  access: mayReadSome,
  byCookie: true,
  summary: 'The same as a table, a row for each type and month',
  query: z.object({ ...period, format: z.enum(tableFormats), lang: z.optional(language) }),
})

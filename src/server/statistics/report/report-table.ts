import type { ReportOfType } from '#model/api/procedures/report.ts'
import type { Language } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

/** Columns of a report as a table, in their order. */
const columns = ['type', 'month', 'begun', 'step', 'reached', 'records', 'closed'] as const

export const reportHeadings = (texts: TextBook, language: Language): readonly string[] =>
  columns.map(name => texts.translate(language, `procedures.report.columns/${name}`))

/** The rows of a report: types and their months in which something was counted. */
export const reportRows = (
  texts: TextBook,
  language: Language,
  types: readonly ReportOfType[],
): readonly (readonly (string | number)[])[] =>
  types.flatMap(({ type, step, months }) => {
    const card = procedureNamed(type)?.type ?? ''
    const word = (key: string) => texts.translate(language, `${card}.${key}` as TextKey)
    return months.map(({ month, begun, reached, closed }) => [
      word('words.list'),
      month,
      begun,
      word(`choice/step/${step}`),
      reached.procedures,
      reached.records,
      closed.procedures,
    ])
  })

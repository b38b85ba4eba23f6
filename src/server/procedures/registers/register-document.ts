import type { RegisterEntry } from '#model/api/procedures/registers.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { type RegisterName, registers } from '#model/engine/aspects/registers.ts'
import { type Language, localeOf } from '#model/languages.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { BlocksJob } from '#server/print/index.ts'

interface Speaking {
  readonly texts: TextBook
  readonly language: Language
}

/** Headings of a register: number, day, object, the columns of its own, procedure and person. */
export function headingsOf(register: RegisterName, { texts, language }: Speaking): readonly string[] {
  const word = (key: string) => texts.translate(language, `procedures.registers.${key}` as TextKey)
  return [
    ...['number', 'day', 'objectNumber', 'object'].map(word),
    ...registers[register].columns.map(name => word(`columns/${name}`)),
    ...['procedure', 'by', 'note'].map(word),
  ]
}

/** The note of an entry: which it cancels, or by which it was cancelled. */
export function noteOf({ cancels, cancelledBy }: RegisterEntry, { texts, language }: Speaking): string {
  const named = ({ year, number }: { readonly year: number; readonly number: number }) => `${year}/${number}`
  if (cancels) return texts.translate(language, 'procedures.registers.cancels', { entry: named(cancels) })
  if (cancelledBy)
    return texts.translate(language, 'procedures.registers.cancelledBy', { entry: named(cancelledBy) })
  return ''
}

/** Says that entries of a register were changed or are missing. */
export const brokenNote = ({ texts, language }: Speaking): string =>
  texts.translate(language, 'procedures.registers.broken')

/** The cells of an entry, in the order of the headings. */
export const cellsOf = (
  register: RegisterName,
  entry: RegisterEntry,
  speaking: Speaking,
  dayOf: (day: string) => string,
): readonly string[] => [
  String(entry.number),
  // An entry that is not what was entered may have none.
  entry.day && dayOf(entry.day),
  entry.objectNumber,
  entry.title,
  ...registers[register].columns.map(name => entry.columns[name] ?? ''),
  entry.procedure.number,
  entry.by,
  noteOf(entry, speaking),
]

const paragraph = (
  text: string,
  look: { readonly size: number; readonly weight: 'normal' | 'bold' },
): BlocksJob['blocks'][number] => ({
  type: 'paragraph',
  italic: false,
  font: 'sans',
  align: 'left',
  text,
  ...look,
})

/** A register of a year on paper, in landscape. */
export function registerDocument(
  {
    register,
    year,
    entries,
    lastHash,
    isIntact,
  }: {
    readonly register: RegisterName
    readonly year: number
    readonly entries: readonly RegisterEntry[]
    readonly lastHash: string
    readonly isIntact: boolean
  },
  speaking: Speaking & { readonly museum: string; readonly today: string },
): BlocksJob {
  const { texts, language, museum, today } = speaking
  const locale = localeOf(language)
  const short = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
  const title = texts.translate(language, `procedures.registers.names/${register}` as TextKey)
  const headings = headingsOf(register, speaking)
  const widths: readonly (number | undefined)[] = [12, 18, 24, undefined]
  return {
    layout: 'blocks',
    language,
    museum,
    title: `${title} ${year}`,
    page: {
      size: 'A4',
      orientation: 'landscape',
      margins: { top: 26, right: 15, bottom: 23, left: 15 },
    },
    header: { left: museum, center: '', right: `${title} ${year}` },
    footer: {
      left: texts.translate(language, 'print.printedOn', { date: longDay(today, locale) }),
      center: '',
      right: texts.translate(language, 'print.page', { page: '{{@page}}', pages: '{{@pages}}' }),
    },
    blocks: [
      { type: 'heading', text: `${title} ${year}`, level: 1 },
      ...(isIntact ? [] : [paragraph(brokenNote(speaking), { size: 11, weight: 'bold' })]),
      {
        type: 'table',
        size: 7.5,
        columns: headings.map((label, at) => {
          const width = widths[at]
          return { label, ...(width !== undefined && { width }) }
        }),
        rows: entries.map(entry => [
          ...cellsOf(register, entry, speaking, day => short.format(new Date(`${day}T00:00:00Z`))),
        ]),
      },
      paragraph(texts.translate(language, 'procedures.registers.hash', { hash: lastHash }), {
        size: 8,
        weight: 'normal',
      }),
    ],
  }
}

import type { ProcedureSums, SumGroup, Sums } from '#model/api/procedures/sums.ts'
import type { sumPaths } from '#model/engine/aspects/lines.ts'
import { fieldAt } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { ReadWords } from '#model/print/read-view.ts'
import { lineOf } from '#model/print-templates/printable-fields.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { headingWords, type KnownNames, labelText, mayDo, withNames, wordsOf } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { mayDoProcedure } from '#server/procedures/index.ts'
import type { ScopeValues } from '../filling/scope-values.ts'
import { type SheetValues, sheetValues } from '../filling/sheet-values.ts'
import type { ObjectRead } from './read-objects.ts'
import type { Target } from './targets.ts'

type SumPath = (typeof sumPaths)[number]

/** Values common to all documents. */
export interface General {
  readonly '@museum': string
  readonly '@date': string
  readonly '@printedBy': string
  readonly '@count': string
}

/** A procedure with what is shown beside its fields. */
export interface ProcedureContext {
  readonly names: KnownNames
  readonly managers: readonly string[]
  /** Absent where the template shows none. */
  readonly sums?: ProcedureSums | undefined
}

export interface Printing {
  readonly texts: TextBook
  readonly language: Language
  readonly holder: Holder
  readonly publicUrl: string
  readonly general: General
  readonly target: Target
  readonly procedure?: ProcedureContext | undefined
}

/** One place that values come from. */
interface Source {
  readonly more: Readonly<Record<string, string>>
  readonly fields?: SheetValues | undefined
}

const lineSheet = (declaration: ProcedureDeclaration): NamedSheet => ({
  ...lineOf(declaration),
  type: declaration.type,
  rules: [],
})

const wordsFor = ({ texts, language }: Printing, sheet: NamedSheet, names: KnownNames): ReadWords => ({
  ...wordsOf(texts, sheet, names, language),
  label: key => labelText(texts, language, sheet, key),
})

const textIn = ({ more, fields }: Source, path: string, between?: string): string =>
  more[path] ?? fields?.text(path, between) ?? ''

const isShown = ({ lines }: ProcedureDeclaration, withPrivate: boolean): boolean =>
  withPrivate || fieldAt({ sections: { line: lines } }, lines.sums?.of ?? '')?.field.private !== true

/** The sums of a procedure as texts, a line for each place, building or procedure. */
function sumTexts({ texts, language }: Printing, { total, groups }: ProcedureSums): Record<SumPath, string> {
  const amounts = ({ amounts: some }: Sums) =>
    some.map(({ amount, currency }) => `${amount} ${currency}`).join(' + ') || '–'
  const rowsBy = (by: SumGroup) =>
    (groups.find(group => group.by === by)?.rows ?? [])
      .map(row => `${row.name || texts.translate(language, 'procedures.sums.nowhere')}: ${amounts(row)}`)
      .join('\n')
  return {
    '@sum': amounts(total),
    '@sumByPlace': rowsBy('place'),
    '@sumByBuilding': rowsBy('building'),
    '@sumByProcedure': rowsBy('procedure'),
  }
}

function procedureSource(printing: Printing): Source {
  const { texts, language, holder, publicUrl, target, procedure: read } = printing
  const { procedure } = target
  if (!procedure || !read) return { more: {} }
  const { row, declaration } = procedure
  const withPrivate = mayDoProcedure(holder, declaration, 'edit')
  return {
    more: {
      '@number': row.number,
      '@title': row.title,
      '@status': texts.translate(language, `procedures.status/${row.status}`),
      '@managers': read.managers.join(', '),
      '@address': `${publicUrl}/app/procedures/${row.id}`,
      ...(read.sums && isShown(declaration, withPrivate) && sumTexts(printing, read.sums)),
    },
    fields: sheetValues(declaration, row.document, wordsFor(printing, declaration, read.names), {
      withPrivate,
    }),
  }
}

function cardSource(printing: Printing, { record, names }: ObjectRead): Source {
  const { language, holder, publicUrl, target } = printing
  const { cards } = target
  const words = wordsFor(printing, cards, names)
  const { number, title, subtitle } = cards.heading(
    withNames(cards, record.data, names, language),
    headingWords(names, language),
  )
  const address = recordPath(cardTypeOfId(record.type), record.id)
  if (!mayDo(cards, holder, 'read')) return { more: {} }
  return {
    more: {
      '@number': number,
      '@title': title || '---',
      '@subtitle': subtitle,
      '@address': address ? publicUrl + address : '',
    },
    fields: sheetValues(cards, record.data, words, { withPrivate: mayDo(cards, holder, 'update') }),
  }
}

function lineSource(printing: Printing, { line, lineNames }: ObjectRead): Source {
  const declaration = printing.target.procedure?.declaration
  if (!(declaration && line && lineNames)) return { more: {} }
  const sheet = lineSheet(declaration)
  const withPrivate = mayDoProcedure(printing.holder, declaration, 'edit')
  return {
    more: {},
    fields: sheetValues(sheet, line.document, wordsFor(printing, sheet, lineNames), { withPrivate }),
  }
}

/** Values of a document as a whole. */
export function wholeValues(printing: Printing): ScopeValues {
  const { general, target } = printing
  const own: Source = target.subject.kind === 'procedure' ? procedureSource(printing) : { more: {} }
  const more: Readonly<Record<string, string>> = { ...general }
  return {
    text: (path, between) => more[path] ?? textIn(own, path, between),
    sections: (prefix, names) => (prefix === '' ? (own.fields?.sections(names) ?? []) : []),
    rows: list => own.fields?.rows(list) ?? [],
    pictures: [],
  }
}

/** Values of one of a document's objects. @param index counted from 0 */
export function objectValues(
  printing: Printing,
  object: ObjectRead,
  index: number,
  whole: ScopeValues,
): ScopeValues {
  const card = cardSource(printing, object)
  const ofProcedure = printing.target.subject.kind === 'procedure'
  const line = ofProcedure ? lineSource(printing, object) : { more: {} }
  const from = { 'object>': card, 'line>': line } as const
  return {
    text(path, between) {
      if (path === '@index') return String(index + 1)
      if (Object.hasOwn(printing.general, path)) return whole.text(path)
      if (!ofProcedure) return textIn(card, path, between)
      for (const [prefix, source] of Object.entries(from))
        if (path.startsWith(prefix)) return textIn(source, path.slice(prefix.length), between)
      return whole.text(path, between)
    },
    sections(prefix, names) {
      if (ofProcedure && prefix === '') return whole.sections(prefix, names)
      return (prefix === 'line>' ? line : card).fields?.sections(names) ?? []
    },
    rows: whole.rows,
    pictures: mayDo(printing.target.cards, printing.holder, 'read') ? object.pictures : [],
  }
}

import { declarations } from '../cards/declarations.ts'
import { recordsOfLines } from '../cards/records-of-lines.ts'
import { sumPaths } from '../engine/aspects/lines.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isList, type Placed } from '../engine/fields.ts'
import type { Sheet } from '../engine/sheet.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import type { ProcedureDeclaration } from '../procedures/define-procedure.ts'
import { ownSheet } from '../procedures/sheets.ts'

/*
 * Values a template can show, by path.
 *
 * Records: paths of their fields ('materials/technique'), and '@number', '@title', '@subtitle', '@address', '@picture' (table columns).
 * Procedures: paths of their fields ('loan/end'), '@number', '@title', '@status', '@managers', '@address', where lines have sums `sumPaths`; for each of their lines the
 * line ('line>decision/decision') and the record that it is about, whatever its type ('object>@title', 'object>materials').
 * Everywhere: '@museum', '@date', '@printedBy', '@count'; '@index' counts objects from 1; '@page' and '@pages' in headers and footers.
 */

/** The subject of a template. */
export type Subject =
  | { readonly kind: 'card'; readonly declaration: CardDeclaration }
  | { readonly kind: 'procedure'; readonly declaration: ProcedureDeclaration }

/** Places where a template can use a path: once per document, per object, or in headers and footers. */
export const scopes = ['whole', 'each', 'running'] as const

export type Scope = (typeof scopes)[number]

/** A source of fields: the prefix of their paths, and its additional values. */
export interface FieldSource {
  readonly prefix: '' | 'line>' | 'object>'
  /** Absent: no fields. */
  readonly sheet?: Pick<Sheet, 'sections'>
  /** Text area with the labels of its fields. */
  readonly area: string
  readonly more: readonly string[]
  readonly scopes: readonly Scope[]
}

/** Returns the name of a type in templates: 'object', 'LOAN_OUT'. */
export const nameOfSubject = ({ type, workflow, recordTypes: [first] }: CardDeclaration): string =>
  workflow ? first.name : type

/** Returns the subject with this name; undefined when there is none. */
export function subjectOf(about: string): Subject | undefined {
  const card = declarations.find(each => !each.workflow && nameOfSubject(each) === about)
  if (card) return { kind: 'card', declaration: card }
  const procedure = procedureDeclarations.find(({ name }) => name === about)
  return procedure && { kind: 'procedure', declaration: procedure }
}

const ofCards = ['@number', '@title', '@subtitle', '@address', '@picture']
const everywhere: FieldSource = {
  prefix: '',
  area: 'printTemplates',
  more: ['@museum', '@date', '@printedBy', '@count'],
  scopes,
}
const counting: FieldSource = { prefix: '', area: 'printTemplates', more: ['@index'], scopes: ['each'] }
const paging: FieldSource = {
  prefix: '',
  area: 'printTemplates',
  more: ['@page', '@pages'],
  scopes: ['running'],
}

const lines = new WeakMap<ProcedureDeclaration, Pick<Sheet, 'sections'>>()

/** Returns the line of a procedure's objects as a sheet of fields. */
export function lineOf(declaration: ProcedureDeclaration): Pick<Sheet, 'sections'> {
  const known = lines.get(declaration) ?? { sections: { line: { fields: declaration.lines.fields } } }
  lines.set(declaration, known)
  return known
}

/** Returns all sources of fields for templates about a subject. */
export function sourcesOf(subject: Subject): readonly FieldSource[] {
  const general = [everywhere, counting, paging]
  if (subject.kind === 'card') {
    const { declaration } = subject
    return [
      { prefix: '', sheet: declaration, area: declaration.type, more: ofCards, scopes: ['each'] },
      ...general,
    ]
  }
  const { declaration } = subject
  const records = recordsOfLines(declaration.lines)
  return [
    {
      prefix: '',
      sheet: ownSheet(declaration),
      area: declaration.type,
      more: [
        '@number',
        '@title',
        '@status',
        '@managers',
        '@address',
        ...(declaration.lines.sums ? sumPaths : []),
      ],
      scopes,
    },
    { prefix: 'line>', sheet: lineOf(declaration), area: declaration.type, more: [], scopes: ['each'] },
    {
      prefix: 'object>',
      sheet: records,
      area: records.type,
      more: ofCards,
      scopes: ['each'],
    },
    ...general,
  ]
}

/** Returns true when a path exists and can be used in this place. */
export const isPrintable = (subject: Subject, path: string, scope: Scope): boolean =>
  sourcesOf(subject).some(
    source =>
      source.scopes.includes(scope) &&
      path.startsWith(source.prefix) &&
      (source.more.includes(path.slice(source.prefix.length)) ||
        (source.sheet && allFields(source.sheet).has(path.slice(source.prefix.length)))),
  )

/**
 * Returns the list of the document itself that a table is about, because all its columns are fields of that list; undefined for tables of objects.
 * Rows are counted by '@index' as objects are.
 */
export function listOfTable(
  subject: Subject,
  columns: readonly { readonly path: string }[],
): string | undefined {
  const paths = columns.map(({ path }) => path).filter(path => path !== '@index')
  const [list, ...others] = new Set(paths.map(path => path.split('/')[0] ?? ''))
  if (list === undefined || others.length > 0 || paths.includes(list)) return undefined
  const found = printableField(subject, list)
  return found && isList(found.placed.field) && found.source.scopes.includes('whole') ? list : undefined
}

/** Returns the field at a path with its source. */
export function printableField(
  subject: Subject,
  path: string,
): { readonly source: FieldSource; readonly placed: Placed } | undefined {
  for (const source of sourcesOf(subject)) {
    const placed =
      path.startsWith(source.prefix) &&
      source.sheet &&
      allFields(source.sheet).get(path.slice(source.prefix.length))
    if (placed) return { source, placed }
  }
  return undefined
}

import { declarationOf, declarations } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, type Placed } from '../engine/fields.ts'
import type { Sheet } from '../engine/sheet.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import type { ProcedureDeclaration } from '../procedures/define-procedure.ts'
import { ownSheet } from '../procedures/sheets.ts'

/*
 * Which values a template can show, by path.
 *
 * Of cards: paths of their fields ('materials/technique'), and '@number', '@title', '@subtitle', '@address', '@picture' (columns of tables).
 * Of procedures: paths of their fields ('loan/end'), '@number', '@title', '@status', '@managers', '@address'; of their objects what they keep of each
 * ('line>decision/decision'), and its card ('object>@title', 'object>materials').
 * Everywhere: '@museum', '@date', '@printedBy', '@count'; '@index' counts objects from 1; '@page' and '@pages' at head and foot of pages.
 */

/** What a template is about. */
export type Subject =
  | { readonly kind: 'card'; readonly declaration: CardDeclaration }
  | { readonly kind: 'procedure'; readonly declaration: ProcedureDeclaration }

/** Where in a template a path may stand: once in the whole, for each object, or along head and foot of pages. */
export const scopes = ['whole', 'each', 'running'] as const

export type Scope = (typeof scopes)[number]

/** A place from which fields come: how their paths begin, and which values it has beside its fields. */
export interface FieldSource {
  readonly prefix: '' | 'line>' | 'object>'
  /** Absent: no fields. */
  readonly sheet?: Pick<Sheet, 'sections'>
  /** Area of the texts that names the fields. */
  readonly area: string
  readonly more: readonly string[]
  readonly scopes: readonly Scope[]
}

/** The subject that is called so; undefined where there is none. */
export function subjectOf(about: string): Subject | undefined {
  const card = declarations.find(({ type, workflow }) => type === about && !workflow)
  if (card) return { kind: 'card', declaration: card }
  const procedure = procedureDeclarations.find(({ name }) => name === about)
  return procedure && { kind: 'procedure', declaration: procedure }
}

function cardsOfProcedures(): CardDeclaration {
  const declaration = declarationOf('object')
  if (!declaration) throw new Error('procedures are about objects')
  return declaration
}

/** Cards that procedures are about. */
export const objectsOfProcedures = cardsOfProcedures()

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

/** What a procedure keeps of each of its objects, as fields that can be walked. */
export function lineOf(declaration: ProcedureDeclaration): Pick<Sheet, 'sections'> {
  const known = lines.get(declaration) ?? { sections: { line: { fields: declaration.lines.fields } } }
  lines.set(declaration, known)
  return known
}

/** All places from which a template about this subject takes what it shows. */
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
  return [
    {
      prefix: '',
      sheet: ownSheet(declaration),
      area: declaration.type,
      more: ['@number', '@title', '@status', '@managers', '@address'],
      scopes,
    },
    { prefix: 'line>', sheet: lineOf(declaration), area: declaration.type, more: [], scopes: ['each'] },
    {
      prefix: 'object>',
      sheet: objectsOfProcedures,
      area: objectsOfProcedures.type,
      more: ofCards,
      scopes: ['each'],
    },
    ...general,
  ]
}

/** Whether something is at a path, there where it is to be shown. */
export const isPrintable = (subject: Subject, path: string, scope: Scope): boolean =>
  sourcesOf(subject).some(
    source =>
      source.scopes.includes(scope) &&
      path.startsWith(source.prefix) &&
      (source.more.includes(path.slice(source.prefix.length)) ||
        (source.sheet && allFields(source.sheet).has(path.slice(source.prefix.length)))),
  )

/** The field at a path, with where it comes from. */
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

import type { Selection } from '#model/api/cards/shapes.ts'
import { mostPrinted, printEndpoints, type ViewType } from '#model/api/print.ts'
import { mostPrintedByJob } from '#model/api/print-jobs.ts'
import {
  mostPrintedAtOnce,
  type Printed,
  printWithTemplate,
  type TemplateRow,
} from '#model/api/print-templates.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { type TemplateKind, templateKindNames } from '#model/print-templates/kinds.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { type FetchedFile, fetchFile } from '../../platform/download.ts'

/** The things to print: records of a type, or a procedure with its objects. */
export type Prints =
  | {
      readonly kind: 'cards'
      readonly declaration: CardDeclaration
      readonly selection: Selection
      readonly count: number
      /** There may be more than were counted. */
      readonly isAtLeast?: boolean
    }
  | {
      readonly kind: 'procedure'
      readonly id: string
      /** Its type, by name. */
      readonly type: string
      readonly count: number
    }

/** Returns the part of a call that names them. */
const namedIn = (prints: Prints): Pick<Printed, 'selection' | 'procedureId'> =>
  prints.kind === 'cards' ? { selection: prints.selection } : { procedureId: prints.id }

/** Returns the name under which choices for them are remembered. */
export const subjectName = (prints: Prints): string =>
  prints.kind === 'cards' ? prints.declaration.type : prints.type

/** A print choice: a layout that every record type has, or a template. */
export type PrintChoice =
  | { readonly kind: 'layout'; readonly id: string; readonly viewType: ViewType }
  | { readonly kind: 'template'; readonly id: string; readonly template: TemplateRow }

export interface ChoiceGroup {
  readonly kind: 'layouts' | TemplateKind
  readonly choices: readonly PrintChoice[]
}

const layout = (viewType: ViewType): PrintChoice => ({ kind: 'layout', id: `@${viewType}`, viewType })

/** The usual one first: of one card the whole of it, of many a list. */
const layoutsFor = (prints: Prints): readonly PrintChoice[] => {
  if (prints.kind === 'procedure') return []
  return prints.count === 1 ? [layout('FULL'), layout('PREVIEW')] : [layout('PREVIEW'), layout('FULL')]
}

/** True when a template can print it: templates of records print those in a procedure, too. */
const canPrint = (prints: Prints, { about }: TemplateRow): boolean =>
  prints.kind === 'cards'
    ? about === prints.declaration.type
    : about === prints.type ||
      (prints.count > 0 && procedureNamed(prints.type)?.lines.of.some(type => type === about) === true)

/** Returns the print choices: the layouts, then the printable templates by kind, in each the usual one first. */
export function choicesFor(prints: Prints, templates: readonly TemplateRow[]): readonly ChoiceGroup[] {
  const printable = templates.filter(template => canPrint(prints, template))
  const own = (kind: TemplateKind) =>
    printable
      .filter(template => template.kind === kind)
      .toSorted((one, other) => rank(prints, other) - rank(prints, one))
      .map((template): PrintChoice => ({ kind: 'template', id: template.id, template }))
  const groups: readonly ChoiceGroup[] = [
    { kind: 'layouts', choices: layoutsFor(prints) },
    ...templateKindNames
      .toSorted((one, other) => closeness(other) - closeness(one))
      .map(kind => ({ kind, choices: own(kind) })),
  ]
  function closeness(kind: TemplateKind): number {
    return prints.kind === 'procedure' &&
      printable.some(each => each.kind === kind && each.about === prints.type)
      ? 1
      : 0
  }
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Ranks choices: templates of the procedure itself before those of its objects, usual ones before the rest. */
const rank = (prints: Prints, { about, isDefault }: TemplateRow): number =>
  (prints.kind === 'procedure' && about === prints.type ? 2 : 0) + (isDefault ? 1 : 0)

/** Options of a print. */
interface PrintOptions {
  readonly language: Language
  /** The first place of the first sheet, counted from 1. */
  readonly start: number
  readonly copies: number
}

/** Ways a print is delivered: at once, as a job, or not at all because it is too large. */
type PrintDelivery = 'now' | 'job' | 'tooMany'

/** Returns the way a print of this size is delivered. */
export function deliveryOf(prints: Prints, choice: PrintChoice): PrintDelivery {
  const open = prints.kind === 'cards' && prints.isAtLeast === true
  if (choice.kind === 'layout') return open || prints.count > mostPrinted ? 'tooMany' : 'now'
  if (prints.count > mostPrintedByJob) return 'tooMany'
  return open || prints.count > mostPrintedAtOnce ? 'job' : 'now'
}

/** Returns the request of the calls of templates. */
export const printedBody = (prints: Prints, choice: PrintChoice, options: PrintOptions): Printed => ({
  ...namedIn(prints),
  language: options.language,
  ...(choice.kind === 'template' &&
    choice.template.kind === 'LABEL' && { start: options.start, copies: options.copies }),
})

/** The document, when it is made. @throws {CallError} */
export function printNow(prints: Prints, choice: PrintChoice, options: PrintOptions): Promise<FetchedFile> {
  if (choice.kind === 'template')
    return fetchFile(printWithTemplate, {
      params: { templateId: choice.id },
      body: printedBody(prints, choice, options),
    })
  if (prints.kind === 'procedure') throw new Error('layouts are of cards')
  const { declaration, selection, count } = prints
  const { pdf, pdfOfMany } = printEndpoints(declaration)
  const [only] = count === 1 && 'ids' in selection ? selection.ids : []
  return only
    ? fetchFile(pdf, { params: { id: only }, query: { viewType: choice.viewType, lang: options.language } })
    : fetchFile(pdfOfMany, { body: { selection, viewType: choice.viewType } })
}

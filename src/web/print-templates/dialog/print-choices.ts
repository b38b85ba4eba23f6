import type { ViewType } from '#model/api/print.ts'
import type { TemplateRow } from '#model/api/print-templates.ts'
import { type TemplateKind, templateKindNames } from '#model/print-templates/kinds.ts'
import { objectsOfProcedures } from '#model/print-templates/printable-fields.ts'
import type { Prints } from './prints.ts'

/** One way to print: a layout that every type of cards has, or a template. */
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

/** Whether a template can print it: templates of objects print those of a procedure, too. */
const fits = (prints: Prints, { about }: TemplateRow): boolean =>
  prints.kind === 'cards'
    ? about === prints.declaration.type
    : about === prints.type || (about === objectsOfProcedures.type && prints.count > 0)

/** All ways to print something: the layouts, then the templates that fit by kind, in each the one that is usually taken first. */
export function choicesFor(prints: Prints, templates: readonly TemplateRow[]): readonly ChoiceGroup[] {
  const fitting = templates.filter(template => fits(prints, template))
  const own = (kind: TemplateKind) =>
    fitting
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
      fitting.some(each => each.kind === kind && each.about === prints.type)
      ? 1
      : 0
  }
  return groups.filter(({ choices }) => choices.length > 0)
}

/** What is about the procedure itself comes before what is about its objects, what is usually taken before the rest. */
const rank = (prints: Prints, { about, isDefault }: TemplateRow): number =>
  (prints.kind === 'procedure' && about === prints.type ? 2 : 0) + (isDefault ? 1 : 0)

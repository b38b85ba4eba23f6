import type { DocumentBlock, PlainBlock } from '../papers/blocks.ts'
import type { TemplateWords } from '../papers/shapes.ts'
import type { Problem } from '../validation/validators.ts'
import type { DocumentTemplate } from './document.ts'
import { templateKind } from './kinds.ts'
import type { LabelElement, LabelTemplate } from './label.ts'
import { pageOf } from './page-of.ts'
import { placeholdersIn } from './placeholders.ts'
import { isPrintable, type Scope, type Subject, subjectOf } from './printable-fields.ts'
import { sectionFields } from './printable-sections.ts'
import type { PrintTemplate } from './template.ts'

/** A fault with its place: 'elements.2.path'. */
export type TemplateFault = readonly [path: string, problem: Problem]

/** Tolerance of a hundredth of a millimetre, because sums of lengths are never exact. */
const slack = 0.01

type Faults = Generator<TemplateFault>

function* pathFault(subject: Subject, path: string, scope: Scope, at: string): Faults {
  if (!isPrintable(subject, path, scope)) yield [at, { key: 'placeholder', params: { path } }]
}

function* textFaults(subject: Subject, text: string, scope: Scope, at: string): Faults {
  for (const path of placeholdersIn(text))
    if (!isPrintable(subject, path, scope)) return yield [at, { key: 'placeholder', params: { path } }]
}

function* wordsFaults(subject: Subject, words: TemplateWords, scope: Scope, at: string): Faults {
  for (const [language, text] of Object.entries(words))
    yield* textFaults(subject, text ?? '', scope, `${at}.${language}`)
}

function* tooFar(start: number, length: number, there: number, at: string): Faults {
  if (start + length > there + slack) yield [at, { key: 'max', params: { max: rounded(there - start) } }]
}

const rounded = (length: number): number => Math.max(0, Math.round(length * 100) / 100)

function* sheetFaults({ medium }: LabelTemplate): Faults {
  if (medium.type !== 'sheet') return
  const { page, top, left, columns, rows, width, height, gapX, gapY } = medium
  const free = {
    width: (page.width - left - (columns - 1) * gapX) / columns,
    height: (page.height - top - (rows - 1) * gapY) / rows,
  }
  if (width > free.width + slack) yield ['medium.width', { key: 'max', params: { max: rounded(free.width) } }]
  if (height > free.height + slack)
    yield ['medium.height', { key: 'max', params: { max: rounded(free.height) } }]
}

function* elementFaults(subject: Subject, element: LabelElement, at: string): Faults {
  switch (element.type) {
    case 'field':
      yield* pathFault(subject, element.path, 'each', `${at}.path`)
      if (typeof element.label === 'object') yield* wordsFaults(subject, element.label, 'each', `${at}.label`)
      return
    case 'text':
      return yield* wordsFaults(subject, element.text, 'each', `${at}.text`)
    case 'qr':
    case 'code128':
      return yield* textFaults(subject, element.text, 'each', `${at}.text`)
  }
}

function* labelFaults(subject: Subject, template: LabelTemplate): Faults {
  yield* sheetFaults(template)
  const { medium } = template
  for (const [index, element] of template.elements.entries()) {
    const at = `elements.${index}`
    yield* tooFar(element.x, element.width, medium.width, `${at}.width`)
    yield* tooFar(element.y, element.height, medium.height, `${at}.height`)
    yield* elementFaults(subject, element, at)
  }
}

function* blockFaults(subject: Subject, block: PlainBlock, scope: Scope, at: string): Faults {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'terms':
      return yield* wordsFaults(subject, block.text, scope, `${at}.text`)
    case 'code':
      return yield* textFaults(subject, block.text, scope, `${at}.text`)
    case 'fields':
      for (const [index, { path, label }] of block.fields.entries()) {
        yield* pathFault(subject, path, scope, `${at}.fields.${index}.path`)
        if (label) yield* wordsFaults(subject, label, scope, `${at}.fields.${index}.label`)
      }
      return
    case 'section':
      if (!sectionFields(subject, block.section, scope)) yield [`${at}.section`, { key: 'choice' }]
      return
    case 'pictures':
      if (scope !== 'each') yield [`${at}.type`, { key: 'insideEach' }]
      return
    case 'signatures':
      for (const [index, words] of block.lines.entries())
        yield* wordsFaults(subject, words, scope, `${at}.lines.${index}`)
  }
}

function* anyBlockFaults(subject: Subject, block: DocumentBlock, at: string): Faults {
  if (block.type === 'each') {
    for (const [index, inner] of block.blocks.entries())
      yield* blockFaults(subject, inner, 'each', `${at}.blocks.${index}`)
    return
  }
  if (block.type !== 'table') return yield* blockFaults(subject, block, 'whole', at)
  for (const [index, { path, label }] of block.columns.entries()) {
    yield* pathFault(subject, path, 'each', `${at}.columns.${index}.path`)
    if (label) yield* wordsFaults(subject, label, 'whole', `${at}.columns.${index}.label`)
  }
}

function* documentFaults(subject: Subject, template: DocumentTemplate): Faults {
  for (const [place, running] of [
    ['header', template.header],
    ['footer', template.footer],
  ] as const)
    for (const side of ['left', 'center', 'right'] as const)
      yield* wordsFaults(subject, running[side], 'running', `${place}.${side}`)
  const { width } = pageOf(template)
  const { left, right } = template.page.margins
  for (const [index, block] of template.blocks.entries()) {
    yield* anyBlockFaults(subject, block, `blocks.${index}`)
    if (block.type === 'table') {
      const taken = block.columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
      yield* tooFar(0, taken, width - left - right, `blocks.${index}.columns`)
    }
  }
}

/** Returns the fields of a template that do not exist (any longer), without duplicates. */
export const missingFieldsOf = (template: PrintTemplate): readonly string[] => [
  ...new Set(
    faultsOf(template).flatMap(([, { key, params }]) =>
      key === 'placeholder' && params?.path !== undefined ? [String(params.path)] : [],
    ),
  ),
]

/** Returns the faults of a well-formed template: paths that lead nowhere, content that does not fit the paper. */
export function faultsOf(template: PrintTemplate): readonly TemplateFault[] {
  const subject = subjectOf(template.about)
  const { cards, procedures } = templateKind(template.kind)
  const fits =
    subject?.kind === 'card'
      ? cards
      : subject && (procedures === 'all' || procedures.includes(subject.declaration.name))
  if (!(subject && fits)) return [['about', { key: 'choice' }]]
  return template.family === 'label'
    ? [...labelFaults(subject, template)]
    : [...documentFaults(subject, template)]
}

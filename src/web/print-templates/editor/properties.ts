import type { DocumentBlock } from '#model/papers/blocks.ts'
import { alignments, codeKinds, fontNames } from '#model/papers/shapes.ts'
import type { LabelElement } from '#model/print-templates/label.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

/** Words of the editor. */
type EditorText = Extract<TextKey, `templates.editor.${string}`>

interface Named {
  readonly name: string
  readonly label: EditorText
}

/** A property of a part, with the input that sets it. */
export type Property =
  | (Named & { readonly kind: 'number'; readonly unit?: 'mm' | 'pt' })
  | (Named & { readonly kind: 'flag'; readonly on?: string; readonly off?: string })
  | (Named & {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string; readonly label: EditorText }[]
    })
  /** Words in several languages, with fields in them. */
  | (Named & { readonly kind: 'words' })
  /** The same text in all languages, with fields in it. */
  | (Named & { readonly kind: 'text' })
  | (Named & { readonly kind: 'path' })
  | (Named & { readonly kind: 'section' })
  | (Named & { readonly kind: 'fields'; readonly withWidths?: true })
  | (Named & { readonly kind: 'lines' })
  | (Named & { readonly kind: 'blocks' })

export type ElementType = LabelElement['type']
export type BlockType = DocumentBlock['type']

const mm = (name: string, label: EditorText): Property => ({ kind: 'number', name, label, unit: 'mm' })
const pt = (name: string, label: EditorText): Property => ({ kind: 'number', name, label, unit: 'pt' })
const count = (name: string, label: EditorText): Property => ({ kind: 'number', name, label })
const flag = (name: string, label: EditorText): Property => ({ kind: 'flag', name, label })
const words = (name: string, label: EditorText): Property => ({ kind: 'words', name, label })

const align: Property = {
  kind: 'choice',
  name: 'align',
  label: 'templates.editor.align',
  options: alignments.map(value => ({ value, label: `templates.editor.aligns.${value}` as const })),
}

const letters: readonly Property[] = [
  pt('size', 'templates.editor.size'),
  {
    kind: 'choice',
    name: 'font',
    label: 'templates.editor.font',
    options: fontNames.map(value => ({ value, label: `templates.editor.fonts.${value}` as const })),
  },
  align,
]
const faces: readonly Property[] = [
  { kind: 'flag', name: 'weight', label: 'templates.editor.bold', on: 'bold', off: 'normal' },
  flag('italic', 'templates.editor.italic'),
]

const overflow: Property = {
  kind: 'choice',
  name: 'overflow',
  label: 'templates.editor.overflow',
  options: (['shrink', 'ellipsis'] as const).map(value => ({
    value,
    label: `templates.editor.overflows.${value}` as const,
  })),
}

const box: readonly Property[] = [
  mm('x', 'templates.editor.x'),
  mm('y', 'templates.editor.y'),
  mm('width', 'templates.editor.width'),
  mm('height', 'templates.editor.height'),
]

const path: Property = { kind: 'path', name: 'path', label: 'templates.editor.field' }
const text = words('text', 'templates.editor.text')
const codeText: Property = { kind: 'text', name: 'text', label: 'templates.editor.codeText' }
const thickness = pt('thickness', 'templates.editor.thickness')

/** Properties of each element of a label: content, form and position. */
export const elementProperties: Readonly<Record<ElementType, readonly Property[]>> = {
  field: [path, ...letters, overflow, ...box, ...faces, flag('label', 'templates.editor.withName')],
  text: [text, ...letters, overflow, ...box, ...faces],
  picture: box,
  qr: [codeText, ...box],
  code128: [codeText, ...box, flag('caption', 'templates.editor.caption')],
  line: [thickness, ...box],
  box: [thickness, ...box],
}

/** Properties of each block of a document. */
export const blockProperties: Readonly<Record<BlockType, readonly Property[]>> = {
  heading: [text, count('level', 'templates.editor.level')],
  paragraph: [text, ...letters, ...faces],
  fields: [
    { kind: 'fields', name: 'fields', label: 'templates.editor.blockTypes.fields' },
    count('columns', 'templates.editor.columns'),
    flag('empty', 'templates.editor.empty'),
  ],
  section: [
    { kind: 'section', name: 'section', label: 'templates.editor.section' },
    flag('heading', 'templates.editor.heading'),
  ],
  pictures: [count('most', 'templates.editor.most'), mm('height', 'templates.editor.height'), align],
  code: [
    {
      kind: 'choice',
      name: 'code',
      label: 'templates.editor.codeKind',
      options: codeKinds.map(value => ({ value, label: `templates.editor.types.${value}` as const })),
    },
    codeText,
    mm('height', 'templates.editor.height'),
    align,
  ],
  signatures: [{ kind: 'lines', name: 'lines', label: 'templates.editor.blockTypes.signatures' }],
  terms: [text, pt('size', 'templates.editor.size')],
  space: [mm('height', 'templates.editor.height')],
  rule: [],
  pageBreak: [],
  table: [
    { kind: 'fields', name: 'columns', label: 'templates.editor.columns', withWidths: true },
    pt('size', 'templates.editor.size'),
    flag('grouped', 'templates.editor.grouped'),
  ],
  each: [
    flag('newPage', 'templates.editor.newPage'),
    { kind: 'blocks', name: 'blocks', label: 'templates.editor.inside' },
  ],
}

const margin = (side: 'top' | 'right' | 'bottom' | 'left'): Property =>
  mm(side, `templates.editor.margins.${side}`)

export const marginProperties: readonly Property[] = (['top', 'right', 'bottom', 'left'] as const).map(margin)

export const runningProperties: readonly Property[] = (['left', 'center', 'right'] as const).map(side =>
  words(side, `templates.editor.sides.${side}`),
)

const labelSize = [
  mm('width', 'templates.editor.medium.width'),
  mm('height', 'templates.editor.medium.height'),
]

/** Properties of the paper of labels. */
export const mediumProperties: Readonly<Record<'sheet' | 'roll', readonly Property[]>> = {
  roll: labelSize,
  sheet: [
    ...labelSize,
    count('columns', 'templates.editor.medium.columns'),
    count('rows', 'templates.editor.medium.rows'),
    mm('top', 'templates.editor.medium.top'),
    mm('left', 'templates.editor.medium.left'),
    mm('gapX', 'templates.editor.medium.gapX'),
    mm('gapY', 'templates.editor.medium.gapY'),
  ],
}

export const sheetPageProperties: readonly Property[] = [
  mm('width', 'templates.editor.medium.page.width'),
  mm('height', 'templates.editor.medium.page.height'),
]

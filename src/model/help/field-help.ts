import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isLeaf } from '../engine/fields.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** A field explained in a sentence, with an example of a value where one is typed. */
export type FieldHelp = readonly [explanation: string, example?: string]

/**
 * Explanations of fields in one language (`locales/<language>/help/<type>.json`), by the path of the field. In `common.json` the keys
 * are ends of paths of one or two parts ('note', 'dimensions/unit'): it explains what many lists have alike.
 */
export type HelpFile = Readonly<Record<string, FieldHelp>>

/** Returns the explanation of a field: its own, else that of the last two parts of its path, else of the last. */
export function fieldHelp(path: string, own: HelpFile, common: HelpFile): FieldHelp | undefined {
  const parts = path.split('/')
  return own[path] ?? common[parts.slice(-2).join('/')] ?? common[parts.slice(-1).join()]
}

/** A field that a person fills in. */
interface Explained {
  readonly path: string
  /** True where a value is typed; a choice or a mark shows by itself what it can be. */
  readonly exampled: boolean
}

const isExampled = (field: Leaf): boolean => {
  const { choicesOf, isMark } = kindOf(field)
  return !(choicesOf || isMark || field.kind === 'region')
}

/** Returns the fields of a type, and of its lines, that need an explanation: all but those the product fills in itself. */
export function explainedFields({
  sections,
  lines,
}: Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'lines'>>): readonly Explained[] {
  const placed = [
    ...allFields({ sections }).values(),
    ...(lines ? allFields({ sections: { line: lines } }).values() : []),
  ]
  return placed.flatMap(({ path, field, within }) =>
    isLeaf(field) && ![field, ...within].some(({ derived }) => derived)
      ? [{ path, exampled: isExampled(field) }]
      : [],
  )
}

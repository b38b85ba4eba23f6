import type { CardDeclaration } from '../engine/define-card.ts'
import { isLeaf } from '../engine/fields.ts'
import { everyKind, type FormRules, rulesOfKinds } from '../engine/form-rules.ts'
import { sectionsOfKinds } from '../engine/sections-of-kind.ts'
import type { Field, Fields, Leaf } from '../kinds/field.ts'

/** A field to fill in on paper. */
export interface SheetField {
  readonly path: string
  readonly field: Leaf
  /** Paths of the lists and groups it stands in that hold other fields, too. */
  readonly within: readonly string[]
  readonly isRequired: boolean
}

export interface FormSection {
  readonly name: string
  readonly fields: readonly SheetField[]
}

/** Fields of a list or group, without those behind one press; what is asked for stays. */
function* leavesOf(
  path: string,
  field: Field,
  within: readonly string[],
  isAskedFor: boolean,
): Generator<SheetField> {
  if (field.derived) return
  if (isLeaf(field)) {
    yield { path, field, within, isRequired: isAskedFor }
    return
  }
  const inside = Object.entries(field.fields as Fields)
  const isAlone = inside.length === 1
  for (const [key, inner] of inside)
    if (inner.level !== 'A' || inner.required)
      yield* leavesOf(
        `${path}/${key}`,
        inner,
        isAlone ? within : [...within, path],
        isAskedFor && (isAlone || Boolean(inner.required)),
      )
}

/**
 * Returns the form of a record type for filling in on paper: the sections and fields that a museum has in view for records of a kind,
 * without those it leaves out or folds away.
 * @param kind one of the type's kinds, or `everyKind`: then all that any record can have
 */
export function formSheet(
  declaration: Pick<CardDeclaration, 'sections' | 'branches'>,
  rules: FormRules,
  kind: string,
): readonly FormSection[] {
  const above = declaration.branches?.[kind]
  const kinds = kind === everyKind ? [] : [...(above === undefined ? [] : [above]), kind]
  const chosen = rulesOfKinds(rules, kinds)
  return sectionsOfKinds(declaration, kinds).flatMap(({ name, fields: all }) => {
    const isInView = chosen.sections[name] !== 'hidden' && chosen.sections[name] !== 'folded'
    const fields = Object.entries(all).flatMap(([key, field]) => {
      const { place = field.level === 'A' ? 'folded' : 'shown', need } = chosen.fields[key] ?? {}
      const isAskedFor = Boolean(field.required) || need === 'required'
      return isAskedFor || (isInView && place === 'shown') ? [...leavesOf(key, field, [], isAskedFor)] : []
    })
    return fields.length === 0 ? [] : [{ name, fields }]
  })
}

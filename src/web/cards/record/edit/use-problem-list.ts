import { useMemo, useSyncExternalStore } from 'react'
import { allFields } from '#model/engine/fields.ts'
import type { FieldProblem } from '../../../ui/form/ErrorJumpList.tsx'
import type { CardForm } from '../../form/card-form.ts'
import { controlId, declaredPath, sectionId, sectionOf } from '../../form/form-path.ts'
import { useLabel } from '../../use-label.ts'

export interface PlacedProblem extends FieldProblem {
  /** Section that contains the field. */
  readonly section: string
}

/** Returns the problems of the form by field, with callbacks to go there. */
export function useProblemList(form: CardForm): readonly PlacedProblem[] {
  const { declaration } = form
  const labelOf = useLabel(declaration.type)
  const messages = useSyncExternalStore(form.messages.subscribe, form.messages.get)
  return useMemo(
    () =>
      [...messages].map(([path, message]) => {
        const field = fieldPath(declaration, path)
        return {
          id: controlId(field),
          label: labelOf(declaredPath(field)),
          message,
          section: sectionId(sectionOf(declaration, path) ?? ''),
        }
      }),
    [messages, declaration, labelOf],
  )
}

/** A part of a value ('weight/unit') has no label of its own: the field it belongs to is named. */
function fieldPath(declaration: CardForm['declaration'], path: string): string {
  const fields = allFields(declaration)
  const parts = path.split('/')
  while (parts.length > 1 && !fields.has(declaredPath(parts.join('/')))) parts.pop()
  return parts.join('/')
}

import { useMemo, useSyncExternalStore } from 'react'
import { allFields } from '#model/engine/fields.ts'
import type { FieldProblem } from '../../../ui/form/ErrorJumpList.tsx'
import type { CardForm } from '../../form/card-form.ts'
import { controlId, pathOfPlace, sectionId } from '../../form/places.ts'
import { useLabel } from '../../use-label.ts'

export interface PlacedProblem extends FieldProblem {
  /** Section in which the field stands. */
  readonly section: string
}

/** What is wrong in the form now, field by field, with the way there. */
export function useProblemList(form: CardForm): readonly PlacedProblem[] {
  const { declaration } = form
  const labelOf = useLabel(declaration.type)
  const messages = useSyncExternalStore(form.messages.subscribe, form.messages.get)
  return useMemo(
    () =>
      [...messages].map(([place, message]) => {
        const [key = ''] = place.split('.')
        const [section = ''] =
          Object.entries(declaration.sections).find(([, { fields }]) => key in fields) ?? []
        // A part of a value ('weight.unit') has no label of its own: its field is named.
        const leaf = leafPlace(declaration, place)
        return {
          id: controlId(leaf),
          label: labelOf(pathOfPlace(leaf)),
          message,
          section: sectionId(section),
        }
      }),
    [messages, declaration, labelOf],
  )
}

function leafPlace(declaration: CardForm['declaration'], place: string): string {
  const fields = allFields(declaration)
  const parts = place.split('.')
  while (parts.length > 1 && !fields.has(pathOfPlace(parts.join('.')))) parts.pop()
  return parts.join('.')
}

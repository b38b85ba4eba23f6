import { type Control, useFieldArray } from 'react-hook-form'
import { newRowId } from './assess.ts'
import { useFormSurroundings } from './form-context.ts'

/** The form as the library sees it where a list stands: its paths are known at run time only. */
type Rows = Record<string, Record<string, unknown>[]>

/** The rows of a list, by its place. The component renders again when rows come, go or move. */
export function useList(place: string) {
  const { form } = useFormSurroundings()
  // The rows have ids of their own, which the library must not write over.
  const { fields, append, remove, move } = useFieldArray<Rows, string, '_key'>({
    control: form.control as unknown as Control<Rows>,
    name: place,
    keyName: '_key',
  })
  const after = () => {
    form.forget(place)
    form.changed()
  }
  const rows: readonly Readonly<Record<string, unknown>>[] = fields
  return {
    keys: rows.map(({ id, _key }) => String(id ?? _key)),
    add: () => {
      append({ id: newRowId() }, { shouldFocus: false })
      after()
    },
    remove: (index: number) => {
      remove(index)
      after()
    },
    move: (from: number, to: number) => {
      move(from, to)
      after()
    },
  }
}

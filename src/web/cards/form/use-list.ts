import { useMemo, useSyncExternalStore } from 'react'
import { rowsOf } from '#model/engine/values.ts'
import { useFormSurroundings } from './form-context.ts'
import { stepsOf } from './form-path.ts'
import { newRowId } from './row-ids.ts'

/** The rows of a list, by its path. The component renders again when rows come, go or move. */
export function useList(path: string) {
  const { form } = useFormSurroundings()
  const steps = useMemo(() => stepsOf(path), [path])
  const rows = () => rowsOf(form.values.at(steps))
  const ids = useSyncExternalStore(form.values.subscribe, () =>
    rows()
      .map(({ id }) => id)
      .join(' '),
  )
  return {
    keys: useMemo(() => (ids === '' ? [] : ids.split(' ')), [ids]),
    add: () => form.set(path, [...rows(), { id: newRowId() }]),
    remove: (index: number) => form.set(path, rows().toSpliced(index, 1)),
    move: (from: number, to: number) => {
      const moved = rows()[from]
      if (moved) form.set(path, rows().toSpliced(from, 1).toSpliced(to, 0, moved))
    },
  }
}

import { useContext, useMemo } from 'react'
import { EditorContext } from './editor-context.ts'

/** What the field at a path is called: 'Materials: Technique'; undefined where no field is there. */
export function useFieldLabel(): (path: string) => string | undefined {
  const { groups } = useContext(EditorContext)
  const labels = useMemo(
    () =>
      new Map(
        groups.flatMap(({ fields }) =>
          fields.map(({ path, label, within }) => [path, [...within, label].join(': ')] as const),
        ),
      ),
    [groups],
  )
  return path => labels.get(path)
}

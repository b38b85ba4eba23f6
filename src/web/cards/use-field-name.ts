import { useCallback } from 'react'
import type { CardArea } from './card-area.ts'
import { useLabel } from './use-label.ts'

/** The name of a field where its surroundings do not show: 'Materials › Technique'. */
export function useFieldName({ type }: Pick<CardArea, 'type'> | { readonly type: string }) {
  const labelOf = useLabel(type)
  return useCallback(
    (path: string): string => {
      const keys = path.split('/')
      const names = keys.map((_, index) => labelOf(keys.slice(0, index + 1).join('/')))
      return names.filter((name, index) => name !== names[index - 1]).join(' › ')
    },
    [labelOf],
  )
}

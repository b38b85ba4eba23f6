import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { sectionOf } from '../../form/form-path.ts'
import { goToField } from '../../form/go-to-field.ts'

interface Built {
  /** Names of the sections, and the number rendered so far. */
  readonly names: readonly string[]
  readonly built: number
  readonly buildAll: () => void
}

/** The field that the address of a form asks for behind its `#`; empty where it asks for none. */
export const useAskedPath = (): string => useLocation({ select: ({ hash }) => hash })

/** Opens a form at the field that its address asks for, once it can be typed in. */
export function useAskedField(
  declaration: CardDeclaration,
  { names, built, buildAll }: Built,
  ready: boolean,
): void {
  const path = useAskedPath()
  const done = useRef(false)
  useEffect(() => {
    const at = names.indexOf(sectionOf(declaration, path) ?? '')
    if (!ready || done.current || at < 0) return
    if (at >= built) {
      buildAll()
      return
    }
    done.current = true
    goToField(declaration, path)
  }, [declaration, names, built, buildAll, path, ready])
}

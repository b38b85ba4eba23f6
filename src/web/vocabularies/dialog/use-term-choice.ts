import { useRef, useState } from 'react'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { TermRef } from '#model/kinds/values.ts'

/** Two clicks on the same term within this time choose it and close the dialog (specification 001, section 9). */
const doubleClickMs = 500

export interface ChoiceOptions {
  readonly initial: readonly TermRef[]
  readonly multiple: boolean
  readonly termOf: (id: string) => Term | undefined
  readonly onSubmit: (terms: readonly TermRef[]) => void
}

/** Which terms are ticked in the dialog. */
export function useTermChoice({ initial, multiple, termOf, onSubmit }: ChoiceOptions) {
  const [chosen, setChosen] = useState(initial)
  const lastPress = useRef<{ readonly id: string; readonly at: number }>(undefined)
  const ids: ReadonlySet<string> = new Set(chosen.map(({ id }) => id))

  const withTerm = (id: string): readonly TermRef[] => {
    const term = termOf(id)
    if (!term || ids.has(id)) return chosen
    const ref = { id, name: term.name }
    return multiple ? [...chosen, ref] : [ref]
  }
  return {
    chosen,
    ids,
    /** From the tree: all that are selected in it now. */
    select: (selected: ReadonlySet<string>) => {
      const pressed = [...selected].find(id => !ids.has(id)) ?? chosen.find(({ id }) => !selected.has(id))?.id
      if (pressed === undefined) return
      const before = lastPress.current
      const at = Date.now()
      lastPress.current = { id: pressed, at }
      if (before?.id === pressed && at - before.at < doubleClickMs) {
        // The second click would have taken the first one back.
        const terms = withTerm(pressed)
        setChosen(terms)
        return onSubmit(terms)
      }
      setChosen(ids.has(pressed) ? chosen.filter(({ id }) => id !== pressed) : withTerm(pressed))
    },
    add: ({ id, name }: TermRef) =>
      setChosen(terms =>
        multiple
          ? [...terms.filter(term => term.id !== id), { id, ...(name && { name }) }]
          : [{ id, ...(name && { name }) }],
      ),
    remove: (id: string) => setChosen(terms => terms.filter(term => term.id !== id)),
    reset: () => setChosen(initial),
  }
}

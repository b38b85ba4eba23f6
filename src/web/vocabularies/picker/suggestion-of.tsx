import { ListTree } from 'lucide-react'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { Suggestion } from '../../ui/suggest/Suggestion.ts'
import { shownName } from '../shown-name.ts'

export interface SuggestedTexts {
  readonly showInVocabulary: string
  /** Terms of an authority file tell their source. */
  readonly withSource: boolean
}

/** A term as a row of suggestions. */
export const suggestionOf = (
  term: Term,
  { showInVocabulary, withSource }: SuggestedTexts,
  show: (id: string) => void,
): Suggestion => ({
  id: term.id,
  name: shownName(term),
  path: term.path.map(({ name }) => name),
  source: withSource ? (term.source ?? undefined) : undefined,
  disabled: !term.assignable,
  action: {
    label: showInVocabulary,
    icon: <ListTree size={16} strokeWidth={1.7} aria-hidden="true" />,
    run: () => show(term.id),
  },
})

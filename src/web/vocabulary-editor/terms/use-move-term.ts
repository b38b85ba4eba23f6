import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveTerm } from '#model/api/vocabularies/editing.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { TermBrowser } from '../../vocabularies/browse/use-term-browser.ts'
import { refreshTerms } from '../../vocabularies/terms.ts'

/** The new place of a term: its parent, and the neighbour it comes before; last without one. */
export interface Place {
  readonly parentId: string | null
  readonly beforeId?: string | null
}

export interface Steps {
  readonly up: Place | undefined
  readonly down: Place | undefined
}

/** The places one before and one behind a term among its neighbours that are on the screen. */
export function stepsOf(term: Term, browser: Pick<TermBrowser, 'levelOf' | 'q' | 'letter'>): Steps {
  const { parentId } = term
  const isArranged = vocabularies[term.code as VocabularyCode].sort === 'position'
  // Results of a search or a letter have no order of their own.
  if (!isArranged || browser.q !== undefined || browser.letter !== undefined)
    return { up: undefined, down: undefined }
  const ids = browser.levelOf(parentId).map(({ id }) => id)
  const at = ids.indexOf(term.id)
  const before = ids[at - 1]
  const behind = ids[at + 1]
  return {
    up: at > 0 && before !== undefined ? { parentId, beforeId: before } : undefined,
    down: at >= 0 && behind !== undefined ? { parentId, beforeId: ids[at + 2] ?? null } : undefined,
  }
}

/** Puts a term, with all below it, elsewhere. */
export function useMoveTerm(code: VocabularyCode) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, parentId, beforeId = null }: Place & { readonly id: string }) =>
      call(moveTerm, { params: { id }, body: { parentId, beforeId } }, { notify: genericOnFailure }),
    onSuccess: () => refreshTerms(client, code),
  })
}

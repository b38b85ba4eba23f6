import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateTerm } from '#model/api/vocabularies/editing.ts'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { refreshTerms } from '../../vocabularies/refresh-terms.ts'
import { bodyOf, type TermTexts, textsOf } from './term-form.ts'

/** Changing a term: what is typed over what is saved. */
export function useTermForm(term: TermDetails) {
  const client = useQueryClient()
  const saved = textsOf(term)
  const [changes, setChanges] = useState<Partial<TermTexts>>({})
  const texts: TermTexts = { ...saved, ...changes }
  const isChanged = JSON.stringify(texts) !== JSON.stringify(saved)
  useUnsavedGuard(isChanged)
  const saving = useMutation({
    mutationFn: () =>
      call(
        updateTerm,
        { params: { id: term.id }, body: bodyOf(term, texts) },
        {
          notify: {
            success: { message: 'vocabularyEditor.saved' },
            error: { message: 'common.somethingWentWrong', exclude: [400] },
          },
        },
      ),
    onSuccess: async () => {
      await refreshTerms(client, term.code)
      setChanges({})
    },
  })
  const fields = saving.error instanceof CallError ? saving.error.fields : {}
  return {
    texts,
    isChanged,
    isSaving: saving.isPending,
    problems: Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [field, serverWords(words)]),
    ) as Readonly<Record<string, string | undefined>>,
    set: (change: Partial<TermTexts>) => {
      setChanges(all => ({ ...all, ...change }))
      if (saving.isError) saving.reset()
    },
    save: () => {
      if (isChanged && !saving.isPending) saving.mutate()
    },
    discard: () => {
      setChanges({})
      saving.reset()
    },
  }
}

export type TermForm = ReturnType<typeof useTermForm>

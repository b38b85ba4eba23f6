import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateTerm } from '#model/api/vocabularies/editing.ts'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { type Language, languages } from '#model/languages.ts'
import type { Authority } from '#model/vocabularies/authority-rules.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { filled, nameFieldOf } from '../../vocabularies/add/AuthorityRows.tsx'
import { refreshTerms } from '../../vocabularies/terms.ts'

type AuthorityTexts = Parameters<typeof filled>[1]

/** A term in its form. */
interface TermTexts {
  readonly labels: Readonly<Record<Language, string>>
  /** Names beside these, one a line. */
  readonly alternatives: Readonly<Record<Language, string>>
  readonly assignable: boolean
  readonly note: string
  readonly notation: string
  readonly source: string
  readonly sourceUri: string
  readonly authority: AuthorityTexts
}

const byLanguage = <Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map(language => [language, of(language)])) as Record<Language, Value>

/** Returns the saved data as texts. */
const textsOf = (term: TermDetails): TermTexts => {
  const { kind: _kind, ...authority } = term.authority ?? { kind: undefined }
  return {
    labels: byLanguage(language => term.labels[language] ?? ''),
    alternatives: byLanguage(language => (term.alternatives[language] ?? []).join('\n')),
    assignable: term.assignable,
    note: term.note,
    notation: term.notation ?? '',
    source: term.source ?? '',
    sourceUri: term.sourceUri ?? '',
    authority: authority as AuthorityTexts,
  }
}

/** Converts the form to the request. A place is named by its linked place. */
function bodyOf(term: TermDetails, { authority, labels, alternatives, ...texts }: TermTexts) {
  const kind = term.authority?.kind
  const all: Authority | undefined = kind && {
    kind,
    ...filled(kind, authority),
    ...(nameFieldOf(kind) === 'place' && { place: labels[term.language].trim() }),
  }
  return {
    ...texts,
    labels: byLanguage(language => labels[language].trim()),
    alternatives: byLanguage(language =>
      alternatives[language].split('\n').filter(name => name.trim() !== ''),
    ),
    ...(all && { authority: all }),
  }
}

/** The form of a term: edits on top of the saved data. */
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

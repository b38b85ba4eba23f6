import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import { firstProblem, maxLength, type Problem } from '#model/validation/validators.ts'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import type { Browsed } from '../browse/use-term-browser.ts'
import { refreshTerms, searchDelay, termsBelow } from '../terms.ts'
import { type AuthorityField, type AuthorityTexts, filled, isComplete } from './AuthorityRows.tsx'

/** The most namesakes checked; the best matches come first, so an identical name is among them. */
const blocksize = 25

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * The problem with the name of a new term: too long, or already there, whatever case and outer spaces (C-V07). The server
 * checks again, in all languages.
 * @param below the term below which names have to differ; all of the vocabulary without one
 */
function useNameProblem(
  { code, language }: Browsed,
  below: string | undefined,
  name: string,
): Problem | undefined {
  const { similar, termMaxLength } = vocabularies[code]
  const asked = useDebounced(name.trim(), searchDelay)
  const { data } = useQuery({
    ...termsBelow({ code, below }, { q: asked, page: 0, blocksize, deprecated: 'true' }, language),
    enabled: !similar && asked !== '',
  })
  const tooLong = firstProblem(name.trim(), [maxLength(termMaxLength)])
  if (tooLong || similar) return tooLong
  return name.trim() !== '' && data?.terms.some(term => plain(term.name) === plain(name))
    ? { key: 'identicalTerm' }
    : undefined
}

/** Milliseconds for which the button shows success. */
const doneMs = 1200

const messages: NotificationRules = {
  success: { message: 'vocabularyPicker.add.added' },
  // Wrong fields are reported at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}

interface AddTermOptions extends Browsed {
  readonly onAdded: (term: TermRef) => void
  /** The list that a field offers: a new term comes into it, unless another place is chosen. */
  readonly list?: TermRule | undefined
  /** Open from the beginning, below a term or at the top. */
  readonly begun?: { readonly below: Term | undefined }
}

/** The state of a new term: its name, its place, the fields of an authority file, and its submission. */
export function useAddTerm({ onAdded, begun, list, ...browsed }: AddTermOptions) {
  const { code, categoryId } = browsed
  const { t } = useTranslation()
  const client = useQueryClient()
  const { authorities, byCategory } = vocabularies[code]
  const [phase, setPhase] = useState<'closed' | 'writing' | 'sending' | 'done'>(begun ? 'writing' : 'closed')
  const [name, setName] = useState('')
  const [parent, setParent] = useState(begun?.below)
  const [kind, setKind] = useState<AuthorityKind | undefined>(authorities[0])
  const [texts, setTexts] = useState<AuthorityTexts>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const above = parent?.id ?? list?.below.id
  // Names of a list are names for themselves.
  const nameProblem = useNameProblem(browsed, parent?.path[0]?.id ?? above, name)

  useEffect(() => {
    if (phase !== 'done') return
    const timer = setTimeout(() => setPhase('closed'), doneMs)
    return () => clearTimeout(timer)
  }, [phase])

  const canSubmit =
    phase === 'writing' && name.trim() !== '' && !nameProblem && (!kind || isComplete(kind, texts))

  const submit = async (): Promise<void> => {
    if (!canSubmit) return
    setPhase('sending')
    setRefused({})
    try {
      const { id } = await call(
        addTerm,
        {
          params: { code },
          body: {
            name: name.trim(),
            assignable: true,
            ...(above !== undefined && { parentTermId: above }),
            ...(byCategory &&
              categoryId !== undefined && { filteredBy: 'CATEGORY', filteringValue: categoryId }),
            ...(kind && {
              authority: kind,
              ...filled(kind, texts),
              ...(kind === 'PLA' && { place: name.trim() }),
            }),
          },
        },
        { notify: messages },
      )
      setPhase('done')
      onAdded({ id, name: name.trim() })
      await refreshTerms(client, code)
    } catch (failure) {
      // The input is kept (C-M02).
      setPhase('writing')
      if (failure instanceof CallError) setRefused(failure.fields)
    }
  }

  const problems: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(refused).map(([field, words]) => [field, serverWords(words)]),
  )
  if (nameProblem) problems.name = t(`validation.${nameProblem.key}`, { ...nameProblem.params })

  return {
    phase,
    begin: (first: string) => {
      setName(first.trim())
      setParent(undefined)
      setTexts({})
      setRefused({})
      setPhase('writing')
    },
    end: () => setPhase('closed'),
    name,
    setName: (next: string) => {
      setName(next)
      setRefused({})
    },
    parent,
    setParent,
    kind,
    setKind,
    texts,
    setText: (field: AuthorityField, text: string) => {
      setTexts(all => ({ ...all, [field]: text }))
      setRefused({})
    },
    problems,
    canSubmit,
    submit,
  }
}

export type AddingTerm = ReturnType<typeof useAddTerm>

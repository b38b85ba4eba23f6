import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { refreshTerms } from '../refresh-terms.ts'
import type { Sought } from './suggestions-query.ts'

const messages: NotificationRules = {
  success: { message: 'vocabularyPicker.add.added' },
  error: { message: 'common.somethingWentWrong' },
}

/**
 * Adds the typed text to its vocabulary and picks it. Undefined where the vocabulary is closed, keeps more of a term than its name, or
 * the person may not add to it.
 */
export function useTermAddition(
  { code, categoryId }: Sought,
  name: string,
  onAdded: (term: { readonly id: string; readonly name: string }) => void,
): (() => void) | undefined {
  const client = useQueryClient()
  const mayAdd = useCan(addTerm.access as Requirement)
  const [busy, setBusy] = useState(false)
  const { open, authorities } = vocabularies[code]
  // What was picked while the answer was on its way stays beside it.
  const add = useRef(onAdded)
  add.current = onAdded
  if (busy || !mayAdd || !open || authorities.length > 0 || name === '') return undefined
  const body = {
    name,
    assignable: true,
    ...(categoryId !== undefined && { filteredBy: 'CATEGORY' as const, filteringValue: categoryId }),
  }
  return async () => {
    setBusy(true)
    try {
      const { id } = await call(addTerm, { params: { code }, body }, { notify: messages })
      add.current({ id, name })
      await refreshTerms(client, code)
    } catch {
      // The message is out; the text stays.
    } finally {
      setBusy(false)
    }
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeObjects } from '#model/api/procedures/objects.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../../platform/client.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { offerUndo } from '../../../platform/notices/offer-undo.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { refreshObjects } from '../refresh-objects.ts'
import { type Added, addInParts } from './add-in-parts.ts'
import type { Given } from './given.ts'

/** Adds objects to a procedure, with progress, result, and problems in words. A notice offers to remove them again. */
export function useAdding(type: CardType, onAdded: (added: Added) => void = () => undefined) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const language = useLanguage()
  const [share, setShare] = useState(0)
  const adding = useMutation({
    mutationFn: ({ procedureId, given }: { readonly procedureId: string; readonly given: Given }) =>
      addInParts(procedureId, given, setShare),
    onMutate: () => setShare(0),
    onSuccess(added, { procedureId }) {
      onAdded(added)
      const { addedIds: ids } = added
      if (ids.length === 0) return
      const shown = new Intl.NumberFormat(language).format(ids.length)
      offerUndo(
        'procedureObjects.add.result.added',
        { count: ids.length, shown, context: type },
        async () => {
          await call(removeObjects, { params: { id: procedureId }, body: { ids: [...ids] } })
          await refreshObjects(client)
          return undefined
        },
      )
    },
    // Objects added before a failure are shown, too.
    onSettled: () => refreshObjects(client),
  })
  const { error } = adding
  const reason = error instanceof CallError && (Object.values(error.fields)[0] ?? error.description)
  return {
    add: adding.mutate,
    busy: adding.isPending,
    share,
    added: adding.data,
    problem: error ? reason || t(wordsForFailure(error)) : undefined,
    reset: adding.reset,
  }
}

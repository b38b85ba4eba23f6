import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lookAt, mostLookedAtBytes } from '#model/api/files/looks.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { showOwnPicture } from './own-pictures.ts'

/** What a picture looks like: as a value of a search, absent where it looks like nothing, and ids of its colours. */
export interface Seen {
  readonly looks?: string
  readonly colours: readonly string[]
}

/** Has pictures looked at that are searched by; `problem` says what is wrong with the last one. */
export function useLookAt(onSeen: (seen: Seen) => void) {
  const { t } = useTranslation()
  const megabytes = mostLookedAtBytes / 1024 ** 2
  const looking = useMutation({
    mutationFn: async (file: File): Promise<Seen | undefined> => {
      if (file.size > mostLookedAtBytes) return undefined
      const { looks, colours } = await call(lookAt, { body: file })
      if (looks !== null) showOwnPicture(looks, file)
      return { ...(looks !== null && { looks }), colours: colours.map(String) }
    },
    onSuccess: seen => seen && onSeen(seen),
  })
  const { data, error, isPending, isSuccess } = looking
  const failed = error
    ? (error instanceof CallError && error.description) || t('common.somethingWentWrong')
    : undefined
  const tooLarge = isSuccess && !data ? t('searches.looks.tooLarge', { megabytes }) : undefined
  const likeNothing = data && data.looks === undefined ? t('searches.looks.likeNothing') : undefined
  return {
    look: (file: File) => looking.mutate(file),
    isLooking: isPending,
    problem: failed ?? tooLarge ?? likeNothing,
  }
}

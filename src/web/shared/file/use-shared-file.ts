import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutputOf } from '#model/api/endpoint.ts'
import { openSharedFile } from '#model/api/files/sharing.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'

export type OpenedShare = OutputOf<typeof openSharedFile>

/** A password that is wrong, or was tried too often: it is asked for once more. */
const isRefused = (error: Error | null): error is CallError =>
  error instanceof CallError && [400, 429].includes(error.status)

/** The link is no longer good, or never was; anything else may pass. */
const isGone = (error: Error | null): boolean =>
  error instanceof CallError && [404, 410].includes(error.status)

/** A shared file, read with its link and, where one is needed, its password; and whether the link has expired (acceptance row C-F05). */
export function useSharedFile(token: string) {
  const lang = useLanguage()
  const [password, setPassword] = useState<string>()
  /** Whose it is, of a file that asks for a password. */
  const [keeper, setKeeper] = useState<string>()
  const seen = useRef(false)
  const ask = (signal?: AbortSignal): Promise<OpenedShare> =>
    call(
      openSharedFile,
      { body: { token, lang, again: seen.current, ...(password !== undefined && { password }) } },
      signal ? { signal, name: 'sharedFile' } : { name: 'sharedFile again' },
    )
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [openSharedFile.name, token, password, lang],
    queryFn: async ({ signal }) => {
      const opened = await ask(signal)
      if (opened.needsPassword) setKeeper(opened.museum)
      else seen.current = true
      return opened
    },
    placeholderData: keepPreviousData,
    // Addresses of pictures and films are good for hours; each opening is counted.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const file = data?.needsPassword === false ? data.file : undefined
  return {
    file,
    /** The museum that asks for a password; undefined where none is asked for. */
    keeper: file ? undefined : keeper,
    isPending,
    isFetching,
    isExpired: isGone(error),
    hasFailed: error !== null && !isGone(error) && !isRefused(error),
    refusal: isRefused(error) ? error : undefined,
    setPassword,
    refetch,
    /** The file once more, with addresses that are good from now. @throws {CallError} 410 when the link has expired meanwhile. */
    ask,
  }
}

import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { openSharedFile } from '#model/api/files/sharing.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { LinkPage, PasswordPrompt } from '../LinkPage.tsx'
import { SharedFileView } from './SharedFileView.tsx'

type OpenedShare = OutputOf<typeof openSharedFile>

/** Returns true if a password was wrong or tried too often, so that it is requested again. */
const isRefused = (error: Error | null): error is CallError =>
  error instanceof CallError && [400, 429].includes(error.status)

/** A shared file, read with its link and, if required, its password (C-F05). */
function useSharedFile(token: string) {
  const lang = useLanguage()
  const [password, setPassword] = useState<string>()
  /** The museum of a password-protected file. */
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
    // Addresses of pictures and films are valid for hours, and each opening is counted: do not reload.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const file = data?.needsPassword === false ? data.file : undefined
  const refusal = keeper !== undefined && isRefused(error) ? error : undefined
  return {
    file,
    /** The museum of a password-protected file; undefined if no password is required. */
    keeper: file ? undefined : keeper,
    isPending,
    isFetching,
    /** The reason why a password was refused, and any other failure. */
    refusal,
    error: refusal ? null : error,
    setPassword,
    refetch,
    /** Fetches the file again, with fresh addresses. @throws {CallError} 410 when the link has expired since. */
    ask,
  }
}

function Shared() {
  const { t } = useTranslation()
  const { token = '' } = useSearch({ from: '/download' })
  const shared = useSharedFile(token)
  const { file, keeper, refusal, error } = shared
  useStateTitle(file?.title)
  const download = async () => {
    try {
      const now = await shared.ask()
      if (!now.needsPassword && now.file.downloadUrl) location.assign(now.file.downloadUrl)
    } catch {
      // Whatever the error, the page requests the file again and shows the result.
      await shared.refetch()
    }
  }
  const content = () => {
    if (file) return <SharedFileView file={file} onDownload={() => void download()} />
    if (keeper === undefined) return undefined
    return (
      <PasswordPrompt
        title={t('download.passwordTitle')}
        text={t('download.passwordText', { museum: keeper })}
        button={t('download.open')}
        busy={shared.isFetching}
        problem={refusal?.description}
        onPassword={shared.setPassword}
      />
    )
  }
  return (
    <LinkPage
      museum={file?.museum ?? keeper}
      query={shared}
      gone={{ title: t('download.goneTitle'), text: t('download.goneText') }}
      failedTitle={t('download.failedTitle')}
    >
      {error === null && content()}
    </LinkPage>
  )
}

/** A file that a museum has shared, for visitors with its link (P-R08, C-F05). It is rendered outside the shell. */
export const DownloadPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)

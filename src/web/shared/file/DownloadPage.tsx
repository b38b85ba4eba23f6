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

/** A password that is wrong, or was tried too often: it is asked for once more. */
const isRefused = (error: Error | null): error is CallError =>
  error instanceof CallError && [400, 429].includes(error.status)

/** A shared file, read with its link and, where one is needed, its password (acceptance row C-F05). */
function useSharedFile(token: string) {
  const lang = useLanguage()
  const [password, setPassword] = useState<string>()
  /** The museum of a file that asks for a password. */
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
  const refusal = keeper !== undefined && isRefused(error) ? error : undefined
  return {
    file,
    /** The museum that asks for a password; undefined where none is asked for. */
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
      // Whatever it was, the page asks once more and says what it finds.
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

/** A file that a museum has shared, for visitors with its link (acceptance rows P-R08, C-F05). It is rendered outside the shell. */
export const DownloadPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)

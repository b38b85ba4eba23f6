import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { openSharedFile } from '#model/api/files/sharing.ts'
import { usePasswordTexts } from '../../login/use-password-texts.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PublicFrame } from '../PublicFrame.tsx'
import styles from './SharedFile.module.css'
import { SharedFileView } from './SharedFileView.tsx'

type OpenedShare = OutputOf<typeof openSharedFile>

/** A password that is wrong, or was tried too often: it is asked for once more. */
const isRefused = (error: Error | null): error is CallError =>
  error instanceof CallError && [400, 429].includes(error.status)

/** The link is no longer good, or never was; anything else may pass. */
const isExpiredLink = (error: Error | null): boolean =>
  error instanceof CallError && [404, 410].includes(error.status)

/** A shared file, read with its link and, where one is needed, its password; and whether the link has expired (acceptance row C-F05). */
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
  return {
    file,
    /** The museum that asks for a password; undefined where none is asked for. */
    keeper: file ? undefined : keeper,
    isPending,
    isFetching,
    isExpired: isExpiredLink(error),
    hasFailed: error !== null && !isExpiredLink(error) && !isRefused(error),
    refusal: isRefused(error) ? error : undefined,
    setPassword,
    refetch,
    /** The file once more, with addresses that are good from now. @throws {CallError} 410 when the link has expired meanwhile. */
    ask,
  }
}

interface PasswordPromptProps {
  readonly museum: string
  readonly busy: boolean
  readonly refusal: CallError | undefined
  readonly onPassword: (password: string) => void
}

/** Asks for the password of a link. */
function PasswordPrompt({ museum, busy, refusal, onPassword }: PasswordPromptProps) {
  const { t } = useTranslation()
  const texts = usePasswordTexts()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!refusal) return
    field.current?.focus()
    field.current?.select()
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
  }
  return (
    <form className={styles.prompt} onSubmit={submit} noValidate>
      <h1 tabIndex={-1}>{t('download.passwordTitle')}</h1>
      <p>{t('download.passwordText', { museum })}</p>
      <PasswordField
        ref={field}
        label={t('download.password')}
        autoComplete="off"
        autoFocus
        texts={texts}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={refusal?.description}
      />
      <Button type="submit" look="primary" wide busy={busy} disabled={password === ''}>
        {t('download.open')}
      </Button>
    </form>
  )
}

function Shared() {
  const { t } = useTranslation()
  const { token = '' } = useSearch({ from: '/download' })
  const shared = useSharedFile(token)
  const { file, keeper, refusal } = shared
  const [failed, setFailed] = useState(false)
  const isExpired = shared.isExpired || failed
  useStateTitle(file?.title)
  const download = async () => {
    try {
      const now = await shared.ask()
      if (!now.needsPassword && now.file.downloadUrl) location.assign(now.file.downloadUrl)
    } catch {
      // Whatever it was, the page asks once more and says what it finds.
      const { error } = await shared.refetch()
      setFailed(error !== null)
    }
  }
  return (
    <PublicFrame museum={file?.museum ?? keeper}>
      {shared.isPending && <LoadingOverlay label={t('common.loading')} />}
      {isExpired && <EmptyState title={t('download.goneTitle')}>{t('download.goneText')}</EmptyState>}
      {!isExpired && shared.hasFailed && (
        <EmptyState
          title={t('download.failedTitle')}
          actions={
            <Button look="primary" onClick={() => void shared.refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('common.unreachable')}
        </EmptyState>
      )}
      {!isExpired && !shared.hasFailed && keeper !== undefined && (
        <PasswordPrompt
          museum={keeper}
          busy={shared.isFetching}
          refusal={refusal}
          onPassword={shared.setPassword}
        />
      )}
      {!isExpired && !shared.hasFailed && file && (
        <SharedFileView file={file} onDownload={() => void download()} />
      )}
    </PublicFrame>
  )
}

/** A file that a museum has shared, for whoever was given its link (acceptance rows P-R08, C-F05). It stands outside the shell. */
export const DownloadPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)

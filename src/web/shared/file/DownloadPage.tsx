import { QueryClientProvider } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStateTitle } from '../../platform/page-title.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { PublicFrame } from '../PublicFrame.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { SharedFileView } from './SharedFileView.tsx'
import { useSharedFile } from './use-shared-file.ts'

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

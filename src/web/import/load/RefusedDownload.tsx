import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readRefusedRows } from '#model/api/imports.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Import.module.css'

/** The refused rows as a file of their own, with a column that says what is wrong. */
export function RefusedDownload({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(readRefusedRows, { params: { id } }),
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <div className={styles.download}>
      <Button busy={isPending} onClick={() => mutate()}>
        <Download size={16} strokeWidth={1.8} aria-hidden="true" />
        <span>{t('import.check.download')}</span>
      </Button>
    </div>
  )
}

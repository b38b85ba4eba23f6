import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { batchesOpen } from '../batches/batches-open.ts'
import { undoUploads } from '../batches/undo-batch.ts'
import { filesArea } from '../files-area.ts'
import styles from './Tray.module.css'

/** After the last file: to the newest files, or back to before. Of several batches, it is chosen which to undo. */
export function TrayDone({ batches }: { readonly batches: readonly string[] }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({ mutationFn: undoUploads })
  const [only] = batches.length === 1 ? batches : []
  return (
    <div className={styles.done}>
      <Link
        to={filesArea?.listPath ?? homePath}
        search={{ sort: 'createdAt', order: 'DESC' }}
        className={styles.link}
      >
        {t('uploads.tray.showFiles')}
      </Link>
      {batches.length > 0 && (
        <Button
          look="subtle"
          busy={isPending}
          onClick={() => (only === undefined ? batchesOpen.set(() => true) : mutate(only))}
        >
          {t('uploads.tray.undo')}
        </Button>
      )}
    </div>
  )
}

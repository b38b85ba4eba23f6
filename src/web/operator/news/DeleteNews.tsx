import { useTranslation } from 'react-i18next'
import { deleteNews, listNews } from '#model/api/operator/news.ts'
import { readOperatorRecord } from '#model/api/operator/record.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface DeleteNewsProps {
  readonly id: string
  readonly onKeep: () => void
  readonly onDeleted: () => void
}

/** Asks before news are deleted. */
export function DeleteNews({ id, onKeep, onDeleted }: DeleteNewsProps) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([listNews, readOperatorRecord])
  const drop = async () => {
    const notify = saying('operator.news.deleted')
    if (await run(() => call(deleteNews, { params: { id } }, { notify }))) onDeleted()
    else onKeep()
  }
  return (
    <Dialog
      title={t('operator.news.askDelete')}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{t('operator.news.back')}</Button>
          <Button look="danger" busy={busy} onClick={() => void drop()}>
            {t('operator.news.delete')}
          </Button>
        </>
      }
    >
      <p>{t('operator.news.askDeleteText')}</p>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { damTypes } from '#model/cards/file/measured.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MadeLink } from './MadeLink.tsx'
import { ShareForm } from './ShareForm.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { useFileShares } from './use-file-shares.ts'

/** Shares a file at a link of its own, and takes such links back (acceptance row C-F05). */
export function ShareFileDialog({ card, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const { shares, museum, making, revoking } = useFileShares(card.id)
  const isPicture = (card.damType as { readonly id?: number } | undefined)?.id === damTypes.IMAGE
  const made = making.data
  return (
    <Dialog size={600} title={t('fileWork.share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('fileWork.share.text')}</p>
      {shares && museum !== undefined ? (
        <>
          {made ? (
            <MadeLink url={made.url} expiresAt={made.share.expiresAt} onAnother={making.reset} />
          ) : (
            <ShareForm
              isPicture={isPicture}
              museum={museum}
              busy={making.isPending}
              onShare={making.mutate}
            />
          )}
          <ShareLinks
            shares={shares}
            busy={revoking.isPending}
            onRevoke={id =>
              // What was taken back is no longer offered to be copied.
              revoking.mutate(id, { onSuccess: () => id === made?.share.id && making.reset() })
            }
          />
        </>
      ) : (
        <Skeleton width={20} />
      )}
    </Dialog>
  )
}

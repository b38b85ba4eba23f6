import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { shareDays, shareEndpoints } from '#model/api/sharing.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { LinkList } from './LinkList.tsx'
import { type LinkTerms, ShareDialog } from './ShareDialog.tsx'

export interface ShareRecordDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly onClose: () => void
}

const spans = [7, shareDays.default, 90, shareDays.most]

/** Shares a record at addresses of its own, and revokes one of them or all (C-O08). */
export function ShareRecordDialog({ area, card: { id }, onClose }: ShareRecordDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const endpoints = shareEndpoints(area.declaration)
  const query = endpointQuery(endpoints.shares, { params: { id } })
  const { data } = useQuery({ ...query, staleTime: 0 })
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const making = useMutation({
    mutationFn: (body: LinkTerms) =>
      call(endpoints.share, { params: { id }, body }, { notify: genericOnFailure }),
    onSuccess: refresh,
  })
  const revoking = useMutation({
    mutationFn: (linkId: string) => {
      const notify = { ...genericOnFailure, success: { message: 'sharing.revoked' as const } }
      return call(endpoints.unshareOne, { params: { id, linkId } }, { notify })
    },
    onSettled: refresh,
  })
  const revokingAll = useMutation({
    mutationFn: () => {
      const notify = { ...genericOnFailure, success: { message: 'cards.share.takenBack' as const } }
      return call(endpoints.unshare, { params: { id } }, { notify })
    },
    onSuccess: onClose,
  })
  return (
    <ShareDialog
      title={t('cards.share.title')}
      text={t('cards.share.text')}
      words={{ span: t('cards.share.span'), make: t('cards.share.make'), link: t('cards.share.address') }}
      spans={spans}
      span={shareDays.default}
      busy={making.isPending}
      onMake={making.mutate}
      made={making.data}
      onAnother={making.reset}
      actions={
        data &&
        data.result.length > 0 && (
          <Button busy={revokingAll.isPending} onClick={() => revokingAll.mutate()}>
            {t('cards.share.takeBack')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {data && (
        <LinkList
          links={data.result}
          none={t('cards.share.none')}
          busy={revoking.isPending}
          onRevoke={link =>
            // A link that was revoked is no longer offered to be copied.
            revoking.mutate(link.id, { onSuccess: () => link.id === making.data?.id && making.reset() })
          }
        />
      )}
    </ShareDialog>
  )
}

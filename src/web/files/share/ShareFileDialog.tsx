import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#model/api/endpoint.ts'
import { pictureSizes } from '#model/api/files/picture-sizes.ts'
import {
  type FileShare,
  fileShareDays,
  listFileShares,
  revokeFileShare,
  shareFile,
} from '#model/api/files/sharing.ts'
import { damTypes } from '#model/cards/file/measured.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { LinkList } from '../../cards/sharing/LinkList.tsx'
import { ShareDialog } from '../../cards/sharing/ShareDialog.tsx'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

type WantedShare = InputOf<typeof shareFile>['body']

/** Active links of a file, and the actions to create and revoke one. */
function useFileShares(id: string) {
  const client = useQueryClient()
  const query = endpointQuery(listFileShares, { params: { id } })
  const { data } = useQuery({ ...query, staleTime: 0 })
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const making = useMutation({
    mutationFn: (body: WantedShare) =>
      call(shareFile, { params: { id }, body }, { notify: genericOnFailure }),
    onSuccess: refresh,
  })
  const revoking = useMutation({
    mutationFn: (shareId: string) => {
      const success = { message: 'sharing.revoked' as const }
      return call(revokeFileShare, { params: { id, shareId } }, { notify: { ...genericOnFailure, success } })
    },
    onSettled: refresh,
  })
  return { shares: data?.result, museum: data?.museum, making, revoking }
}

/** The terms that links to files alone have. */
interface FileTerms {
  readonly size: NonNullable<WantedShare['size']>
  readonly allowDownload: boolean
  /** Undefined for none. */
  readonly mark: string | undefined
}

interface FileTermsFieldsProps {
  /** Only pictures have a size, and take a watermark. */
  readonly isPicture: boolean
  readonly museum: string
  readonly terms: FileTerms
  readonly onChange: (terms: FileTerms) => void
}

function FileTermsFields({ isPicture, museum, terms, onChange }: FileTermsFieldsProps) {
  const { t } = useTranslation()
  const { size, allowDownload, mark } = terms
  return (
    <>
      {isPicture && (
        <FormRow label={t('fileWork.share.size')}>
          <Select
            data-autofocus
            options={[
              { value: 'original', label: t('fileWork.share.original') },
              ...pictureSizes.map(value => ({
                value,
                label: t('fileWork.share.pixels', { count: Number(value) }),
              })),
            ]}
            value={size}
            onChange={({ target }) => onChange({ ...terms, size: target.value as typeof size })}
          />
        </FormRow>
      )}
      <Checkbox
        data-autofocus={!isPicture || undefined}
        label={t('fileWork.share.download')}
        checked={allowDownload}
        onChange={({ target }) => onChange({ ...terms, allowDownload: target.checked })}
      />
      {isPicture && (
        <Checkbox
          label={t('fileWork.share.watermark')}
          hint={t('fileWork.share.watermarkHint')}
          checked={mark !== undefined}
          onChange={({ target }) => onChange({ ...terms, mark: target.checked ? museum : undefined })}
        />
      )}
      {isPicture && mark !== undefined && (
        <FormRow label={t('fileWork.share.watermarkText')}>
          <TextInput
            value={mark}
            maxLength={80}
            onChange={({ target }) => onChange({ ...terms, mark: target.value })}
          />
        </FormRow>
      )}
    </>
  )
}

/** Shares a file by a link, and revokes such links (C-F05). */
export function ShareFileDialog({ card, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const { shares, museum, making, revoking } = useFileShares(card.id)
  const isPicture = (card.damType as { readonly id?: number } | undefined)?.id === damTypes.IMAGE
  const [terms, setTerms] = useState<FileTerms>({ size: 'original', allowDownload: true, mark: undefined })
  const made = making.data
  const termsOf = ({ allowDownload, size, watermark }: FileShare) => [
    ...(size === 'original' ? [] : [t('fileWork.get.pixels', { count: Number(size) })]),
    ...(watermark === null ? [] : [t('fileWork.share.withWatermark')]),
    ...(allowDownload ? [] : [t('fileWork.share.onlyShown')]),
  ]
  return (
    <ShareDialog
      title={t('fileWork.share.title')}
      text={t('fileWork.share.text')}
      words={{
        span: t('fileWork.share.span'),
        make: t('fileWork.share.make'),
        link: t('fileWork.share.link'),
      }}
      spans={[7, fileShareDays.default, 90, 365]}
      span={fileShareDays.default}
      terms={
        <FileTermsFields isPicture={isPicture} museum={museum ?? ''} terms={terms} onChange={setTerms} />
      }
      busy={making.isPending || museum === undefined}
      onMake={({ days, ...password }) =>
        making.mutate({
          expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
          size: terms.size,
          allowDownload: terms.allowDownload,
          watermark: terms.mark?.trim() || null,
          ...password,
        })
      }
      made={made && { url: made.url, expiresAt: made.share.expiresAt }}
      onAnother={making.reset}
      onClose={onClose}
    >
      {shares && (
        <LinkList
          links={shares}
          none={t('fileWork.share.none')}
          termsOf={termsOf}
          usesOf={({ downloads }) => [t('fileWork.share.downloads', { count: downloads })]}
          busy={revoking.isPending}
          onRevoke={({ id }) =>
            // A link that was revoked is no longer offered to be copied.
            revoking.mutate(id, { onSuccess: () => id === made?.share.id && making.reset() })
          }
        />
      )}
    </ShareDialog>
  )
}

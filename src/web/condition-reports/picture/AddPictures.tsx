import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { addReportImages, offeredImages } from '#model/api/condition-reports.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Picture.module.css'

export interface AddPicturesProps {
  readonly report: ConditionReport
  readonly onAdded: (report: ConditionReport) => void
  readonly onClose: () => void
}

/** Adds further pictures of the object to examine. */
export function AddPictures({ report, onAdded, onClose }: AddPicturesProps) {
  const { t } = useTranslation()
  const params = { id: report.id }
  const { data, isError, refetch } = useQuery(endpointQuery(offeredImages, { params }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(addReportImages, { params, body: { fileIds: [...chosen] } }),
    onSuccess: onAdded,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  const there = new Set(report.images.map(({ fileId }) => fileId))
  const offered = data?.result.filter(({ fileId }) => !there.has(fileId))
  return (
    <Dialog
      size={640}
      title={t('conditionReports.addPictures')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conditionReports.cancel')}</Button>
          <Button look="primary" disabled={chosen.size === 0} busy={isPending} onClick={() => mutate()}>
            {t('conditionReports.add')}
          </Button>
        </>
      }
    >
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {offered?.length === 0 && <p>{t('conditionReports.noFurtherPictures')}</p>}
      <div className={styles.offered}>
        {offered?.map(image => (
          <label key={image.fileId} className={styles.offer}>
            <input
              type="checkbox"
              checked={chosen.has(image.fileId)}
              onChange={({ target: { checked } }) =>
                setChosen(now =>
                  checked
                    ? new Set([...now, image.fileId])
                    : new Set([...now].filter(id => id !== image.fileId)),
                )
              }
            />
            <img src={thumbnailUrl(image.fileId, 480)} alt="" loading="lazy" />
            <span>{image.title}</span>
          </label>
        ))}
      </div>
    </Dialog>
  )
}

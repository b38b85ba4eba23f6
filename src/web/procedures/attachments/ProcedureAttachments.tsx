import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { objectDetails } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AttachmentItem } from './AttachmentItem.tsx'
import styles from './Attachments.module.css'
import { useAttachments } from './use-attachments.ts'

const AttachDialog = lazy(async () => ({ default: (await import('./AttachDialog.tsx')).AttachDialog }))

/** Files of a procedure, by purpose (C-P05). */
export function ProcedureAttachments({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const [attaching, setAttaching] = useState(false)
  const files = useAttachments(procedure)
  const { all = [], detach } = files
  const nameOf = useObjectNames(procedure.id, [...new Set(all.flatMap(({ objectId }) => objectId ?? []))])
  const types = procedureNamed(procedure.type)?.attachmentTypes ?? []
  const { edit } = procedure.may
  return (
    <section className={styles.files} aria-label={t('procedureObjects.files.title')}>
      {edit && (
        <div className={styles.tools}>
          <Button onClick={() => setAttaching(true)}>
            <Paperclip size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('procedureObjects.files.attach')}
          </Button>
        </div>
      )}
      {files.failed && !files.all && <LoadFailed retry={files.retry} />}
      {!files.all && !files.failed && <Skeleton width={30} />}
      {files.all?.length === 0 && (
        <p className={styles.none}>{t(`procedureObjects.files.${edit ? 'noneYetMay' : 'noneYet'}`)}</p>
      )}
      {types.map(type => {
        const ofType = all.filter(({ attachmentType }) => attachmentType === type)
        return ofType.length === 0 ? null : (
          <section key={type} aria-labelledby={`files-${type}`}>
            <h2 id={`files-${type}`} className={styles.type}>
              {t(`procedures.attachment/${type}`)}
            </h2>
            <ul className={styles.list}>
              {ofType.map(attachment => (
                <AttachmentItem
                  key={attachment.id}
                  attachment={attachment}
                  about={nameOf(attachment.objectId)}
                  onDetach={edit ? () => detach.mutate(attachment) : undefined}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {attaching && (
        <Suspense>
          <AttachDialog procedure={procedure} files={files} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Returns the names of the objects that files are about. */
function useObjectNames(id: string, objectIds: readonly string[]) {
  const { data } = useQuery({
    ...endpointQuery(objectDetails, { params: { id }, query: { ids: objectIds.slice(0, 100).join(',') } }),
    enabled: objectIds.length > 0,
  })
  const names = new Map(
    data?.result.map(({ catalogueObjectId, number, title }) => [
      catalogueObjectId,
      [number, shownTitle(title)].filter(Boolean).join(' '),
    ]),
  )
  return (objectId: string | null) => (objectId === null ? undefined : (names.get(objectId) ?? '…'))
}

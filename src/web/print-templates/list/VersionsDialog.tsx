import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type TemplateRow, templateVersions } from '#model/api/print-templates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Templates.module.css'
import { useTemplateActions } from './use-template-actions.ts'

export interface VersionsDialogProps {
  readonly template: TemplateRow
  readonly onClose: () => void
}

/** What a template was like before, by whom, and the way back to it. */
export function VersionsDialog({ template, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { mutate, isPending, variables } = useTemplateActions().goBack
  const { data, isError, refetch } = useQuery(
    endpointQuery(templateVersions, { params: { templateId: template.id } }),
  )
  return (
    <Dialog
      title={t('templates.versions.title', { name: template.name })}
      onClose={onClose}
      closeLabel={t('common.close')}
      size={560}
    >
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={20} />}
      <ol className={styles.versions} reversed>
        {data?.result.map(each => (
          <li key={each.version} className={styles.version}>
            <div>
              <p>
                {t('templates.list.version', { version: each.version })}
                {each.version === template.version && (
                  <>
                    {' '}
                    <Badge>{t('templates.versions.current')}</Badge>
                  </>
                )}
              </p>
              {each.name !== template.name && <p className={styles.facts}>{each.name}</p>}
              <p className={styles.facts}>
                {moments.short(each.savedAt)} · {each.savedBy}
              </p>
            </div>
            {each.version !== template.version && (
              <Button
                aria-label={t('templates.versions.restoreNamed', { version: each.version })}
                busy={isPending && variables.to.version === each.version}
                onClick={() => mutate({ template, to: each }, { onSuccess: onClose })}
              >
                {t('templates.versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

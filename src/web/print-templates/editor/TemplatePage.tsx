import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTemplate, type TemplateRead } from '#model/api/print-templates.ts'
import { templatePath, templatesPath } from '#model/navigation/template-path.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NameDialog } from '../list/NameDialog.tsx'
import { useTemplateActions } from '../list/use-template-actions.ts'
import { TemplatePreview } from '../preview/TemplatePreview.tsx'
import styles from './Editor.module.css'
import { TemplateEditor } from './TemplateEditor.tsx'

/** One template: its editor; or its look, for one of the product. */
export function TemplatePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/app/templates/$id' })
  const { data, isError, refetch } = useQuery(endpointQuery(readTemplate, { params: { templateId: id } }))
  useStateTitle(data?.name)
  useOwnCrumbs(
    data && [
      { path: '/app', label: t('home.title') },
      { path: templatesPath, label: t('templates.title') },
      { path: templatePath(id), label: data.name },
    ],
  )
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  return data.shipped ? <TemplateLook template={data} /> : <TemplateEditor key={data.id} template={data} />
}

function TemplateLook({ template }: { readonly template: TemplateRead }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const { copy } = useTemplateActions()
  const [isAsking, ask] = useState(false)
  const { id, name, kind, about, document } = template
  return (
    <div className={styles.look}>
      <div className={styles.lookHead}>
        <h1 tabIndex={-1}>{name}</h1>
        <Button look="primary" onClick={() => ask(true)}>
          {t('templates.editor.copyToChange')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('templates.editor.shippedNote')}</p>
      <div className={styles.desk}>
        <TemplatePreview template={document} kind={kind} about={about} language={language} />
      </div>
      {isAsking && (
        <NameDialog
          title={t('templates.list.copyTitle')}
          name={t('templates.list.copyName', { name })}
          action={t('templates.list.copy')}
          isBusy={copy.isPending}
          onName={wanted =>
            copy.mutate(
              { id, name: wanted },
              {
                onSuccess(made) {
                  ask(false)
                  void navigate({ to: templatePath(made.id) })
                },
              },
            )
          }
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listTemplates, type TemplateRow } from '#model/api/print-templates.ts'
import { templatesPath } from '#model/navigation/template-path.ts'
import { kindTexts, templateKindNames } from '#model/print-templates/kinds.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { readTemplatesAddress } from './list-address.ts'
import { TemplateItem } from './TemplateItem.tsx'
import styles from './Templates.module.css'
import { useTemplateActions } from './use-template-actions.ts'

/** A template in the bin, with a button to restore it. */
function BinnedItem({ template }: { readonly template: TemplateRow }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { mutate, isPending } = useTemplateActions().restore
  const { kind, name, deletedAt } = template
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.facts}>
          {t(kindTexts(kind).one)}
          {deletedAt && ` · ${moments.short(deletedAt)}`}
        </p>
      </div>
      <Button
        busy={isPending}
        aria-label={t('templates.list.restoreNamed', { name })}
        onClick={() => mutate(template)}
      >
        {t('templates.list.restore')}
      </Button>
    </li>
  )
}

/** The print templates by type, or those in the trash (C-P12, C-S05). */
export function TemplatesPage() {
  const { t } = useTranslation()
  const { bin } = readTemplatesAddress(useSearch({ strict: false }))
  const { data, isError, refetch } = useQuery(
    endpointQuery(listTemplates, { query: bin ? { deleted: 'true' } : {} }),
  )
  return (
    <Page
      title={t(bin ? 'templates.list.bin' : 'templates.title')}
      width="text"
      actions={
        <Link to={templatesPath} search={bin ? {} : { bin: true }}>
          {t(bin ? 'templates.list.back' : 'templates.list.bin')}
        </Link>
      }
      intro={!bin && t('templates.intro')}
    >
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data && (bin ? <Binned templates={data.result} /> : <ByKind templates={data.result} />)}
    </Page>
  )
}

function ByKind({ templates }: { readonly templates: readonly TemplateRow[] }) {
  const { t } = useTranslation()
  return templateKindNames
    .map(kind => ({ kind, those: templates.filter(template => template.kind === kind) }))
    .filter(({ those }) => those.length > 0)
    .map(({ kind, those }) => (
      <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
        <h2 id={`kind-${kind}`}>{t(kindTexts(kind).many)}</h2>
        <ul className={styles.list}>
          {those.map(template => (
            <TemplateItem key={template.id} template={template} />
          ))}
        </ul>
      </section>
    ))
}

function Binned({ templates }: { readonly templates: readonly TemplateRow[] }) {
  const { t } = useTranslation()
  if (templates.length === 0) return <p className={styles.none}>{t('templates.list.binEmpty')}</p>
  return (
    <ul className={styles.list}>
      {templates.map(template => (
        <BinnedItem key={template.id} template={template} />
      ))}
    </ul>
  )
}

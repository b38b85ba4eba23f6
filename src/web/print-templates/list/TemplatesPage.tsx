import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listTemplates, type TemplateRow } from '#model/api/print-templates.ts'
import { templatesPath } from '#model/navigation/template-path.ts'
import { templateKindNames } from '#model/print-templates/kinds.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BinnedItem } from './BinnedItem.tsx'
import { readTemplatesAddress } from './list-address.ts'
import { TemplateItem } from './TemplateItem.tsx'
import styles from './Templates.module.css'

/** The templates of what is printed, by kind; or those in the bin (acceptance rows C-P12, C-S05). */
export function TemplatesPage() {
  const { t } = useTranslation()
  const { bin } = readTemplatesAddress(useSearch({ strict: false }))
  const { data, isError, refetch } = useQuery(
    endpointQuery(listTemplates, { query: bin ? { deleted: 'true' } : {} }),
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t(bin ? 'templates.list.bin' : 'templates.title')}</h1>
        <Link to={templatesPath} search={bin ? {} : { bin: true }}>
          {t(bin ? 'templates.list.back' : 'templates.list.bin')}
        </Link>
      </div>
      {!bin && <p className={styles.intro}>{t('templates.intro')}</p>}
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data && (bin ? <Binned templates={data.result} /> : <ByKind templates={data.result} />)}
    </div>
  )
}

function ByKind({ templates }: { readonly templates: readonly TemplateRow[] }) {
  const { t } = useTranslation()
  return templateKindNames
    .map(kind => ({ kind, those: templates.filter(template => template.kind === kind) }))
    .filter(({ those }) => those.length > 0)
    .map(({ kind, those }) => (
      <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
        <h2 id={`kind-${kind}`}>{t(`printTemplates.kinds.${kind}`)}</h2>
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
  if (templates.length === 0) return <p className={styles.intro}>{t('templates.list.binEmpty')}</p>
  return (
    <ul className={styles.list}>
      {templates.map(template => (
        <BinnedItem key={template.id} template={template} />
      ))}
    </ul>
  )
}

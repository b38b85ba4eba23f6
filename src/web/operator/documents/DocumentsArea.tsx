import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addDocument, listDocuments, type OperatedDocument } from '#model/api/operator/documents.ts'
import { fallbackLanguage } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'
import { DocumentEditor } from './DocumentEditor.tsx'

const keyOf = ({ kind, licenceType }: OperatedDocument): string => `${kind} ${licenceType ?? ''}`

/** The documents museums agree to, version by version. */
export function DocumentsArea() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/operator/{-$area}/{-$id}' })
  const navigate = useNavigate()
  const dates = useDates()
  const language = useLanguage()
  const { data } = useQuery(endpointQuery(listDocuments, {}))
  const { busy, run } = useOperatorAction([listDocuments])
  const all = data?.result ?? []
  const open = all.find(document => document.id === id)
  if (open) {
    const earlier = all.find(other => keyOf(other) === keyOf(open) && other.version < open.version)
    return <DocumentEditor key={open.id} document={open} earlier={earlier} />
  }
  const begin = (document: OperatedDocument) =>
    run(async () => {
      const draft = await call(addDocument, { params: { id: document.id } }, { notify: genericOnFailure })
      await navigate({ to: '/operator/{-$area}/{-$id}', params: { area: 'documents', id: draft.id } })
    })
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.documents.title')}</h1>
      </div>
      <p className={styles.lead}>{t('operator.documents.text')}</p>
      {[...Map.groupBy(all, keyOf)].map(([key, versions]) => {
        const [newest] = versions
        if (!newest) return null
        return (
          <section key={key} className={styles.part} aria-labelledby={`document-${newest.id}`}>
            <div className={styles.head}>
              <h2 id={`document-${newest.id}`}>
                {newest.texts[language]?.title ?? newest.texts[fallbackLanguage]?.title ?? newest.kind}
                {newest.licenceType && ` (${t(`operator.licences.${newest.licenceType}`)})`}
              </h2>
              {newest.publishedAt && (
                <Button busy={busy} onClick={() => void begin(newest)}>
                  {t('operator.documents.new')}
                </Button>
              )}
            </div>
            <ul className={styles.list}>
              {versions.map(({ id: version, version: number, publishedAt }) => (
                <li key={version} className={styles.entry}>
                  <Link to="/operator/{-$area}/{-$id}" params={{ area: 'documents', id: version }}>
                    {t('operator.documents.version', { number })}
                  </Link>
                  {publishedAt ? (
                    <span className={styles.quiet}>
                      {t('operator.documents.published', { date: dates.day(publishedAt) })}
                    </span>
                  ) : (
                    <Badge tone="warning">{t('operator.documents.draft')}</Badge>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

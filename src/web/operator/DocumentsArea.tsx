import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addDocument,
  changeDocument,
  listDocuments,
  type OperatedDocument,
  publishDocument,
} from '#model/api/operator/documents.ts'
import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import { call } from '../platform/client.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { genericOnFailure, onSuccess } from '../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../platform/unsaved/use-unsaved-guard.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { LanguageTexts, type WrittenText, type WrittenTexts } from './LanguageTexts.tsx'
import styles from './Operator.module.css'
import { useOperatorAction } from './use-operator-action.ts'

interface DocumentEditorProps {
  readonly document: OperatedDocument
  /** The version before, to be read beside. */
  readonly earlier: OperatedDocument | undefined
}

/** A version of a document: a draft to be written, or a published one to be read. */
function DocumentEditor({ document, earlier }: DocumentEditorProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState<WrittenTexts>(document.texts)
  const { busy, run } = useOperatorAction([listDocuments])
  const draft = document.publishedAt === null
  const dirty = draft && JSON.stringify(texts) !== JSON.stringify(document.texts)
  useUnsavedGuard(dirty)
  const complete = languages.every(code => texts[code]?.title.trim() && texts[code]?.body.trim())
  const params = { id: document.id }
  const keep = () =>
    call(
      changeDocument,
      { params, body: { texts: texts as Record<Language, WrittenText> } },
      {
        notify: genericOnFailure,
      },
    )
  const save = () => run(keep)
  const publish = () =>
    run(async () => {
      if (dirty) await keep()
      await call(publishDocument, { params }, { notify: onSuccess('operator.documents.done', [400]) })
    })
  return (
    <>
      <p>
        <Link to="/operator/{-$area}/{-$id}" params={{ area: 'documents', id: undefined }}>
          {t('operator.documents.all')}
        </Link>
      </p>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.documents.version', { number: document.version })}</h1>
      </div>
      <div className={classes(styles.form, styles.wide)}>
        {draft && <p className={styles.lead}>{t('operator.documents.hint')}</p>}
        <LanguageTexts texts={texts} onChange={setTexts} earlier={earlier?.texts} disabled={!draft} />
        {draft && (
          <div className={styles.actions}>
            <Button
              aria-disabled={!dirty || !complete || undefined}
              busy={busy}
              onClick={() => dirty && complete && void save()}
            >
              {t('operator.documents.save')}
            </Button>
            <Button
              look="primary"
              aria-disabled={!complete || undefined}
              busy={busy}
              onClick={() => complete && void publish()}
            >
              {t('operator.documents.publish')}
            </Button>
            {!complete && <p className={styles.quiet}>{t('operator.documents.incomplete')}</p>}
          </div>
        )}
      </div>
    </>
  )
}

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
  const start = (document: OperatedDocument) =>
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
                <Button busy={busy} onClick={() => void start(newest)}>
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

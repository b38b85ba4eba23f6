import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeDocument,
  listDocuments,
  type OperatedDocument,
  publishDocument,
} from '#model/api/operator/documents.ts'
import { type Language, languages } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LanguageTexts, type WrittenText, type WrittenTexts } from '../LanguageTexts.tsx'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface DocumentEditorProps {
  readonly document: OperatedDocument
  /** The version before, to be read beside. */
  readonly earlier: OperatedDocument | undefined
}

/** A version of a document: a draft to be written, or a published one to be read. */
export function DocumentEditor({ document, earlier }: DocumentEditorProps) {
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
      await call(publishDocument, { params }, { notify: saying('operator.documents.done') })
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

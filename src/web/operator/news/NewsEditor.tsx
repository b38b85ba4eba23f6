import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOperatorLog } from '#model/api/operator/log.ts'
import { addNews, changeNews, deleteNews, listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { spokenText } from '#model/news/spoken-text.ts'
import { DayField } from '../../fields/day/DayField.tsx'
import { NewsWords } from '../../news/NewsWords.tsx'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { mayLeave } from '../../platform/unsaved/unsaved.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { LanguageTexts, type WrittenTexts } from '../LanguageTexts.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { useNewsDraft } from './use-news-draft.ts'

interface DeleteNewsProps {
  readonly id: string
  readonly onKeep: () => void
  readonly onDeleted: () => void
}

/** Asks for confirmation before news is deleted. */
function DeleteNews({ id, onKeep, onDeleted }: DeleteNewsProps) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([listNews, readOperatorLog])
  const drop = async () => {
    const notify = onSuccess('operator.news.deleted', [400])
    if (await run(() => call(deleteNews, { params: { id } }, { notify }))) onDeleted()
    else onKeep()
  }
  return (
    <ConfirmDialog
      title={t('operator.news.askDelete')}
      submit={t('operator.news.delete')}
      cancel={t('operator.news.back')}
      busy={busy}
      onConfirm={() => void drop()}
      onClose={onKeep}
    >
      <p>{t('operator.news.askDeleteText')}</p>
    </ConfirmDialog>
  )
}

interface NewsPreviewProps {
  readonly texts: WrittenTexts
  readonly publishedAt: string
  readonly pinned: boolean
}

/** News as a reader of each language will see them. */
function NewsPreview({ texts, publishedAt, pinned }: NewsPreviewProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const spoken = spokenText(texts, [language])
  if (!spoken) return <p className={styles.quiet}>{t('operator.news.previewNone')}</p>
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={`${t('operator.news.preview')}: ${t('common.language')}`}
        value={language}
        options={languages.map(code => ({ value: code, label: languageNames[code], lang: code }))}
        onChange={setLanguage}
      />
      <NewsWords news={{ ...spoken, publishedAt, pinned }} heading="h3" />
    </div>
  )
}

const notify: NotificationRules = {
  success: { message: 'operator.news.saved' },
  error: {
    message: 'common.somethingWentWrong',
    exclude: [400],
    instead: { 409: 'operator.news.changedMeanwhile' },
  },
}

interface NewsEditorProps {
  /** Absent: new ones. */
  readonly news: OperatedNews | undefined
  readonly onClose: () => void
}

/** News in all languages, with its audience, start and end. */
export function NewsEditor({ news, onClose }: NewsEditorProps) {
  const { t } = useTranslation()
  const { draft, change, dirty, problems, complete, begin, bodyFor } = useNewsDraft(news)
  const { busy, refused, run } = useOperatorAction([listNews, readOperatorLog])
  const [tried, setTried] = useState(false)
  const [deleting, setDeleting] = useState(false)
  useUnsavedGuard(dirty)
  const asking = useRef(false)
  /** Escape reaches the panel below a question, too: it is for the question alone. */
  const leave = async () => {
    if (deleting || asking.current) return
    asking.current = true
    if (await mayLeave()) onClose()
    asking.current = false
  }
  const save = async (published: boolean) => {
    setTried(true)
    if (!complete) return
    const body = bodyFor(published)
    const done = await run(() =>
      news
        ? call(changeNews, { params: { id: news.id }, body: { ...body, since: news.changedAt } }, { notify })
        : call(addNews, { body }, { notify }),
    )
    if (done) onClose()
  }
  const aboutTexts = [
    ...Object.entries(refused).flatMap(([field, message]) => (field.startsWith('texts') ? [message] : [])),
    ...(problems.headless.length > 0
      ? [
          t('operator.news.bodyAlone', {
            languages: problems.headless.map(code => languageNames[code]).join(', '),
          }),
        ]
      : problems.untitled
        ? [t('operator.news.missing')]
        : []),
  ]
  return (
    <Drawer
      title={t(news ? 'operator.news.edit' : 'operator.news.new')}
      closeLabel={t('common.close')}
      size={720}
      onClose={() => void leave()}
      actions={
        <>
          {news && (
            <Button look="danger" busy={busy} onClick={() => setDeleting(true)}>
              {t('operator.news.delete')}
            </Button>
          )}
          {!news?.publishedAt && (
            <Button busy={busy} onClick={() => void save(false)}>
              {t('operator.news.keep')}
            </Button>
          )}
          <Button look="primary" busy={busy} onClick={() => void save(true)}>
            {t('operator.news.publish')}
          </Button>
        </>
      }
    >
      <div className={classes(styles.form, styles.wide)}>
        <LanguageTexts texts={draft.texts} onChange={texts => change({ texts })} />
        <p className={styles.quiet}>{t('operator.news.hint')}</p>
        <div role="alert">
          {tried &&
            aboutTexts.map(message => (
              <p key={message} className={styles.problem}>
                {message}
              </p>
            ))}
        </div>
        <AudienceFields
          draft={draft}
          onChange={change}
          problem={refused.museums ?? (tried && problems.nowhere ? t('validation.required') : undefined)}
        />
        <div className={styles.fields}>
          <DayField
            label={t('operator.news.from')}
            hint={t('operator.news.fromHint')}
            value={draft.from}
            onChange={from => change({ from })}
          />
          <DayField
            label={t('operator.news.to')}
            value={draft.to}
            first={draft.from}
            problem={problems.backwards ? t('validation.order') : refused.endsAt}
            onChange={to => change({ to })}
          />
        </div>
        <Checkbox
          label={t('operator.news.pinned')}
          checked={draft.pinned}
          onChange={({ target }) => change({ pinned: target.checked })}
        />
        <Disclosure title={t('operator.news.preview')} defaultOpen>
          <NewsPreview texts={draft.texts} publishedAt={begin()} pinned={draft.pinned} />
        </Disclosure>
      </div>
      {deleting && news && <DeleteNews id={news.id} onKeep={() => setDeleting(false)} onDeleted={onClose} />}
    </Drawer>
  )
}

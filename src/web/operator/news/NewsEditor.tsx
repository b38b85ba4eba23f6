import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readNews } from '#model/api/news.ts'
import { addNews, changeNews, deleteNews, listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { languages } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { LanguageTexts, type WrittenTexts } from '../LanguageTexts.tsx'
import { localMoment, momentOf } from '../local-day.ts'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface NewsEditorProps {
  /** Absent: new ones. */
  readonly news: OperatedNews | undefined
  readonly onClose: () => void
}

/** News in all languages, with when they begin and end. */
export function NewsEditor({ news, onClose }: NewsEditorProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState<WrittenTexts>(news?.texts ?? {})
  const [from, setFrom] = useState(localMoment(news?.publishedAt ?? null))
  const [to, setTo] = useState(localMoment(news?.endsAt ?? null))
  const { busy, run } = useOperatorAction([listNews, readNews])
  const written = Object.fromEntries(
    languages.flatMap(code => (texts[code]?.title.trim() ? [[code, texts[code]]] : [])),
  )
  const complete = Object.keys(written).length > 0
  const notify = saying('operator.news.saved')
  const save = async (publishedAt: string | null) => {
    const body = { texts: written, publishedAt, endsAt: momentOf(to) }
    const done = await run(() =>
      news
        ? call(changeNews, { params: { id: news.id }, body }, { notify })
        : call(addNews, { body }, { notify }),
    )
    if (done) onClose()
  }
  const drop = async () => {
    if (!news) return
    const input = { params: { id: news.id } }
    if (await run(() => call(deleteNews, input, { notify: saying('operator.news.deleted') }))) onClose()
  }
  return (
    <Drawer
      title={t(news ? 'operator.news.edit' : 'operator.news.new')}
      closeLabel={t('common.close')}
      size={720}
      onClose={onClose}
      actions={
        <>
          {news && (
            <Button look="danger" busy={busy} onClick={() => void drop()}>
              {t('operator.news.delete')}
            </Button>
          )}
          {!news?.publishedAt && (
            <Button
              aria-disabled={!complete || undefined}
              busy={busy}
              onClick={() => complete && void save(null)}
            >
              {t('operator.news.keep')}
            </Button>
          )}
          <Button
            look="primary"
            aria-disabled={!complete || undefined}
            busy={busy}
            onClick={() => complete && void save(momentOf(from) ?? new Date().toISOString())}
          >
            {t('operator.news.publish')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LanguageTexts texts={texts} onChange={setTexts} />
        <div className={styles.fields}>
          <TextField
            type="datetime-local"
            label={t('operator.news.from')}
            hint={t('operator.news.fromHint')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('operator.news.to')}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      </div>
    </Drawer>
  )
}

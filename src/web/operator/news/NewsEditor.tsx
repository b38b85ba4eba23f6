import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readNews } from '#model/api/news.ts'
import { addNews, changeNews, deleteNews, listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { languages } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { DayField, type TypedDay } from '../DayField.tsx'
import { LanguageTexts, type WrittenTexts } from '../LanguageTexts.tsx'
import { endOfDay, localDay, startOfDay } from '../local-day.ts'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

const dayOf = (iso: string | null | undefined): string => (iso ? localDay(iso) : '')

export interface NewsEditorProps {
  /** Absent: new ones. */
  readonly news: OperatedNews | undefined
  readonly onClose: () => void
}

/** News in all languages, with when they begin and end. */
export function NewsEditor({ news, onClose }: NewsEditorProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState<WrittenTexts>(news?.texts ?? {})
  const saved = { from: dayOf(news?.publishedAt), to: dayOf(news?.endsAt) }
  const [from, setFrom] = useState<TypedDay>(saved.from)
  const [to, setTo] = useState<TypedDay>(saved.to)
  const { busy, run } = useOperatorAction([listNews, readNews])
  const written = Object.fromEntries(
    languages.flatMap(code => (texts[code]?.title.trim() ? [[code, texts[code]]] : [])),
  )
  const backwards = Boolean(from && to && to < from)
  const complete = Object.keys(written).length > 0 && from !== undefined && to !== undefined && !backwards
  // A moment whose day was not touched stays what it is, to the second.
  const begin = () =>
    (from === saved.from && news?.publishedAt) || (from ? startOfDay(from) : new Date().toISOString())
  const end = () => (to === saved.to && news?.endsAt) || (to ? endOfDay(to) : null)
  const notify = saying('operator.news.saved')
  const save = async (publishedAt: string | null) => {
    const body = { texts: written, publishedAt, endsAt: end() }
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
            onClick={() => complete && void save(begin())}
          >
            {t('operator.news.publish')}
          </Button>
        </>
      }
    >
      <div className={classes(styles.form, styles.wide)}>
        <LanguageTexts texts={texts} onChange={setTexts} />
        <div className={styles.fields}>
          <DayField
            label={t('operator.news.from')}
            hint={t('operator.news.fromHint')}
            value={from}
            onChange={setFrom}
          />
          <DayField
            label={t('operator.news.to')}
            value={to}
            first={from}
            problem={backwards ? t('validation.order') : undefined}
            onChange={setTo}
          />
        </div>
      </div>
    </Drawer>
  )
}

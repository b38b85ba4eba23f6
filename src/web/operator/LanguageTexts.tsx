import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { TextArea } from '../ui/form/TextArea.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Operator.module.css'

/** A title and a text in one language. */
export interface WrittenText {
  readonly title: string
  readonly body: string
}

export type WrittenTexts = Readonly<Partial<Record<Language, WrittenText>>>

interface LanguageTextsProps {
  readonly texts: WrittenTexts
  readonly onChange: (texts: WrittenTexts) => void
  /** Texts of the previous version, for comparison. */
  readonly earlier?: WrittenTexts | undefined
  readonly disabled?: boolean
}

const none: WrittenText = { title: '', body: '' }

/** Edits a text of the platform in its languages, one at a time, next to the previous version, if any. */
export function LanguageTexts({ texts, onChange, earlier, disabled = false }: LanguageTextsProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const bodyId = useId()
  const text = texts[language] ?? none
  const before = earlier?.[language]
  const set = (change: Partial<WrittenText>) => onChange({ ...texts, [language]: { ...text, ...change } })
  return (
    <>
      <SegmentedControl
        label={t('common.language')}
        value={language}
        options={languages.map(code => ({
          value: code,
          // Languages with a text are ticked.
          label: `${languageNames[code]}${texts[code]?.title.trim() ? ' ✓' : ''}`,
          lang: code,
        }))}
        onChange={setLanguage}
      />
      <div className={styles.beside}>
        <div className={styles.writing} lang={language}>
          <TextField
            label={t('operator.texts.title')}
            value={text.title}
            maxLength={150}
            disabled={disabled}
            onChange={({ target }) => set({ title: target.value })}
          />
          <label className={styles.field} htmlFor={bodyId}>
            {t('operator.texts.body')}
            <TextArea
              id={bodyId}
              rows={8}
              value={text.body}
              disabled={disabled}
              onChange={({ target }) => set({ body: target.value })}
            />
          </label>
        </div>
        {before && (
          <section
            className={styles.earlier}
            lang={language}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable with the keyboard
            tabIndex={0}
            aria-label={t('operator.texts.earlier')}
          >
            <p className={styles.quiet}>{t('operator.texts.earlier')}</p>
            <p>{before.title}</p>
            <p>{before.body}</p>
          </section>
        )}
      </div>
    </>
  )
}

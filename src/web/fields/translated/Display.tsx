import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { languages } from '#model/languages.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'
import styles from './Display.module.css'

/** The text in the language of the reader, the others behind it. */
export function Display({ value }: ShownProps) {
  const language = useLanguage()
  const text = value as Translated
  const first = text[language] ? language : languages.find(code => text[code])
  const others = languages.filter(code => code !== first && text[code])
  return (
    <div className={styles.texts}>
      <p lang={first}>{inLanguage(text, language)}</p>
      {others.map(code => (
        <p key={code} lang={code} className={styles.other}>
          <span className={styles.code}>{code}</span>
          {text[code]}
        </p>
      ))}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldHelp, type HelpFile } from '#model/help/field-help.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useLabel } from '../use-label.ts'
import styles from './FieldHelp.module.css'

const files = import.meta.glob<HelpFile>('/locales/*/help/*.json', { import: 'default' })

const loadFile = async (language: string, name: string): Promise<HelpFile> =>
  (await files[`/locales/${language}/help/${name}.json`]?.()) ?? {}

export interface FieldHelpProps {
  /** Area of texts of the sheet. */
  readonly type: string
  /** Declared paths; several where controls share a line. */
  readonly paths: readonly string[]
}

/** The explanations of fields, each with its example. */
export function FieldHelp({ type, paths }: FieldHelpProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const labelOf = useLabel(type)
  const { data } = useQuery({
    queryKey: ['field-help', language, type],
    queryFn: async () => {
      const [own, common] = await Promise.all([loadFile(language, type), loadFile(language, 'common')])
      return { own, common }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = data && paths.map(path => ({ path, help: fieldHelp(path, data.own, data.common) }))
  return (
    <dl className={styles.list}>
      {known?.map(({ path, help }) => (
        <div key={path}>
          {paths.length > 1 && <dt>{labelOf(path)}</dt>}
          <dd>
            {help ? help[0] : t('cards.form.help.none')}
            {help?.[1] && (
              <span className={styles.example}>{t('cards.form.help.example', { example: help[1] })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

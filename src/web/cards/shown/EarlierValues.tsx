import { useTranslation } from 'react-i18next'
import type { EarlierValue } from '#model/engine/earlier-values.ts'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { earlierText } from './earlier-text.ts'

/** Values that fit no current field, as stored: they can be read, and copied into a field by hand. */
export function EarlierValues({ values }: { readonly values: readonly EarlierValue[] }) {
  const { t } = useTranslation()
  if (values.length === 0) return null
  return (
    <section>
      <DefinitionList
        title={t('cards.record.earlier.title')}
        rows={values.map(({ path, value }) => ({
          id: path,
          label: path.replace(/#[^/]*/g, '').replaceAll('/', ' › '),
          value: earlierText(value),
        }))}
      />
      <p>{t('cards.record.earlier.text')}</p>
    </section>
  )
}

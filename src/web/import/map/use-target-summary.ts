import { useTranslation } from 'react-i18next'
import type { Target } from '#model/exchange/mapping.ts'
import { isRowList } from './use-fields.ts'

/** Words for nothing that are named. */
const emptyShown = 3

/** What is done to a column's text on its way, in a few words; empty where it is taken as it is. */
export function useTargetSummary() {
  const { t } = useTranslation()
  return ({
    path,
    reader = 'value',
    split,
    take,
    prefix,
    suffix,
    missing,
    values,
    replace,
    empty,
  }: Target): string =>
    [
      reader !== 'value' && !isRowList(path) && t(`import.map.readers.${reader}`),
      split &&
        `${t('import.map.split')} ${split.map(sign => `“${sign === '\n' ? '↵' : sign.trim() || sign}”`).join(' ')}`,
      take && `${t('import.map.take')} ${t(`import.map.takes.${take}`)}`,
      prefix && `${t('import.map.prefix')}: “${prefix.trim()}”`,
      suffix && `${t('import.map.suffix')}: “${suffix.trim()}”`,
      missing && `${t('import.map.missing')}: ${t(`import.map.missings.${missing}`)}`,
      (values || replace) && t('import.map.values'),
      empty &&
        `${t('import.map.empty')}: ${empty.slice(0, emptyShown).join(', ')}${empty.length > emptyShown ? ' …' : ''}`,
    ]
      .filter(Boolean)
      .join(' · ')
}

import { useTranslation } from 'react-i18next'
import type { FieldNames, NameCounts } from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { NameOutcome } from '#model/exchange/decisions.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../use-import.ts'
import { isBlocked, useNames } from './use-names.ts'
import own from './Values.module.css'

interface NamesOfOutcomeProps {
  readonly answer: ImportWithFile
  readonly path: string
  readonly outcome: NameOutcome
}

/** The names with one outcome, read when somebody opens them. */
function NamesOfOutcome({ answer, path, outcome }: NamesOfOutcomeProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { names, hasNextPage, fetchNextPage, isFetchingNextPage } = useNames(answer, { path, outcome })
  return (
    <>
      <ul className={own.report}>
        {names.map(({ key, name, times }) => (
          <li key={key}>
            {name}{' '}
            <span className={own.facts}>
              {t('import.check.times', { count: times, replace: { count: numbers.format(times) } })}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="subtle" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('import.check.moreRows')}
        </Button>
      )}
    </>
  )
}

function FieldReport({ answer, field }: { readonly answer: ImportWithFile; readonly field: FieldNames }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const nameOf = useFieldName(useImportArea())
  return (
    <li>
      <h3 className={own.field}>{nameOf(field.path)}</h3>
      {field.outcomes.map(({ outcome, names, times }) => (
        <Disclosure
          key={outcome}
          title={t('import.values.reportLine', {
            outcome: t(`import.values.outcomes.${outcome}`, { count: names }),
            names: numbers.format(names),
            times: numbers.format(times),
          })}
        >
          <NamesOfOutcome answer={answer} path={field.path} outcome={outcome} />
        </Disclosure>
      ))}
    </li>
  )
}

interface NameReportProps {
  readonly answer: ImportWithFile
  readonly counts: NameCounts | undefined
  /** Leads to the step in which names are decided. */
  readonly onValues: () => void
}

/** Terms and links of the table, field by field: found, several, new, left as text; and the way to those that are to be decided. */
export function NameReport({ answer, counts, onValues }: NameReportProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  if (!counts || counts.fields.length === 0) return null
  const open = counts.fields.reduce((sum, field) => sum + field.open, 0)
  const blocked = isBlocked(counts)
  return (
    <section className={styles.part}>
      <h2>{t('import.values.report')}</h2>
      {(open > 0 || counts.changed) && (
        <Banner
          kind={blocked ? 'warning' : 'info'}
          inset
          actions={<Button onClick={onValues}>{t('import.values.decide')}</Button>}
        >
          {blocked
            ? t('import.values.lookFirst', {
                count: counts.unseen.count,
                replace: { count: numbers.format(counts.unseen.count) },
              })
            : counts.changed
              ? t('import.values.changed')
              : t('import.values.unclear', { shown: numbers.format(open) })}
        </Banner>
      )}
      <ul className={own.fields}>
        {counts.fields.map(field => (
          <FieldReport key={field.path} answer={answer} field={field} />
        ))}
      </ul>
    </section>
  )
}

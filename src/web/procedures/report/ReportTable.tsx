import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ReportOfType } from '#model/api/procedures/report.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useNumberWords } from '../../statistics/use-number-words.ts'
import { typeName } from '../type-name.ts'
import styles from './Report.module.css'
import type { Period } from './report-address.ts'
import { BegunLink, NumbersLink, RecordsLink } from './report-links.tsx'

/** The name of the step at which procedures of a type count as carried out: 'On loan'. */
export const mainStepName = (t: TFunction, { type, step }: ReportOfType): string => {
  const declaration = procedureNamed(type)
  return declaration ? (t(`${declaration.type}.choice/step/${step}` as TextKey) as string) : step
}

interface ReportTableProps {
  readonly types: readonly ReportOfType[]
  readonly period: Period
}

/** The counts of the period, a row for each type of procedures; each figure leads to what it counts. */
export function ReportTable({ types, period }: ReportTableProps) {
  const { t } = useTranslation()
  const { number } = useNumberWords()
  const figures = ['begun', 'reached', 'records', 'closed'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keys
    <section className={styles.scroll} aria-label={t('procedures.report.procedures')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('procedures.report.columns/type')}</th>
            {figures.map(name => (
              <th key={name} scope="col">
                {t(`procedures.report.columns/${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(report => {
            const declaration = procedureNamed(report.type)
            if (!declaration) return null
            const { begun, reached, closed } = report.total
            return (
              <tr key={report.type}>
                <th scope="row">
                  {typeName(t, report.type)}
                  <small>{mainStepName(t, report)}</small>
                </th>
                <td>
                  {begun === 0 ? (
                    0
                  ) : (
                    <BegunLink declaration={declaration} period={period}>
                      {number(begun)}
                    </BegunLink>
                  )}
                </td>
                <td>
                  <NumbersLink declaration={declaration} numbers={reached.numbers}>
                    {number(reached.procedures)}
                  </NumbersLink>
                </td>
                <td>
                  {reached.records === 0 ? (
                    0
                  ) : (
                    <RecordsLink declaration={declaration} numbers={reached.numbers}>
                      {number(reached.records)}
                    </RecordsLink>
                  )}
                </td>
                <td>
                  <NumbersLink declaration={declaration} numbers={closed.numbers}>
                    {number(closed.procedures)}
                  </NumbersLink>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

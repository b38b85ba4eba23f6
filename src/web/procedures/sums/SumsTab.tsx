import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type ProcedureSums, procedureSums, type Sums } from '#model/api/procedures/sums.ts'
import { money } from '#model/kinds/build.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { Display } from '../../fields/money/Display.tsx'
import { useNews } from '../../platform/events/use-news.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useNumberWords } from '../../statistics/use-number-words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import styles from './Sums.module.css'

const field = money()

/** The amounts of each currency, below each other. */
function Amounts({ amounts }: Pick<Sums, 'amounts'>) {
  const { t } = useTranslation()
  if (amounts.length === 0) return <span className={styles.none}>{t('procedures.sums.none')}</span>
  return amounts.map(amount => (
    <div key={amount.currency}>
      <Display field={field} value={amount} />
    </div>
  ))
}

interface GroupProps {
  readonly group: ProcedureSums['groups'][number]
  readonly total: Sums
}

/** The sums of a group; objects may be in several loans, so only places are summed up. */
function Group({ group: { by, rows }, total }: GroupProps) {
  const { t } = useTranslation()
  const { number } = useNumberWords()
  return (
    <section className={styles.scroll} aria-label={t(`procedures.sums.${by}`)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`procedures.sums.${by}`)}</th>
            <th scope="col">{t('procedures.sums.objects')}</th>
            <th scope="col">{t('procedures.sums.value')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, objects, amounts }) => (
            <tr key={id}>
              <th scope="row">
                {by === 'procedure' && id !== null ? (
                  <Link to={procedurePath(id)}>{name}</Link>
                ) : (
                  name || t('procedures.sums.nowhere')
                )}
              </th>
              <td className="numbers">{number(objects)}</td>
              <td>
                <Amounts amounts={amounts} />
              </td>
            </tr>
          ))}
        </tbody>
        {by !== 'procedure' && (
          <tfoot>
            <tr>
              <th scope="row">{t('procedures.sums.total')}</th>
              <td className="numbers">{number(total.objects)}</td>
              <td>
                <Amounts amounts={total.amounts} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** The amounts of a procedure's lines added up: by location, by building, and by the open loans that have the objects. */
export function SumsTab({ procedure: { id } }: ProcedurePartProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    ...localizedQuery(procedureSums, { params: { id } }, useLanguage()),
    refetchOnMount: 'always',
  })
  useNews('procedure.changed', () => void refetch())
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  const { total, groups } = data
  if (total.objects === 0) return <p className={styles.none}>{t('procedures.sums.empty')}</p>
  return (
    <div className={styles.groups}>
      {groups.map(group => (
        <Group key={group.by} group={group} total={total} />
      ))}
    </div>
  )
}

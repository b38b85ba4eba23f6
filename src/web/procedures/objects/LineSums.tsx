import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sumObjects } from '#model/api/procedures/objects.ts'
import { summedFields } from '#model/engine/line-fields.ts'
import { money } from '#model/kinds/build.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { Display } from '../../fields/money/Display.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import styles from './Objects.module.css'

const field = money()

export interface LineSumsProps {
  readonly procedureId: string
  readonly declaration: ProcedureDeclaration
  /** Only these objects; absent: all. */
  readonly ids?: readonly string[]
}

/** The amounts of a procedure's objects added up, each currency by itself, with how many have one; nothing where there are none. */
export function LineSums({ procedureId, declaration, ids }: LineSumsProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(declaration)
  const format = new Intl.NumberFormat(useLanguage())
  const { data } = useQuery({
    ...endpointQuery(sumObjects, { params: { id: procedureId }, body: ids ? { ids: [...ids] } : {} }),
    enabled: summedFields(declaration).length > 0,
    placeholderData: keepPreviousData,
  })
  const sums = data?.sums.filter(({ objects }) => objects > 0) ?? []
  if (!data || sums.length === 0) return null
  return (
    <dl className={styles.sums} aria-label={t('procedureObjects.sums.label')}>
      {sums.map(({ path, objects, amounts }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          {amounts.map(amount => (
            <dd key={amount.currency} className={`numbers ${styles.amount}`}>
              <Display field={field} value={amount} />
            </dd>
          ))}
          {objects < data.objects && (
            <dd className={styles.small}>
              {t('procedureObjects.progress', {
                done: format.format(objects),
                total: format.format(data.objects),
              })}
            </dd>
          )}
        </div>
      ))}
      {data.refused > 0 && (
        <div className={styles.small}>
          {t('procedureObjects.sums.refused', { count: data.refused, shown: format.format(data.refused) })}
        </div>
      )}
    </dl>
  )
}

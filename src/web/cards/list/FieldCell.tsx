import { useTranslation } from 'react-i18next'
import type { Leaf } from '#model/kinds/field.ts'
import { fieldKind } from '../../fields/registry.ts'
import styles from '../Row.module.css'

/** The values without those that say the same again, as rows do that differ in another field: 'bronze, bronze'. */
const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map(value => [JSON.stringify(value), value])).values(),
]

/** The values of a field in one line of a list: the first ones, and the number of others. */
export function FieldCell({ field, values }: { readonly field: Leaf; readonly values: readonly unknown[] }) {
  const { t } = useTranslation()
  const { Cell } = fieldKind(field)
  const [first, second, ...more] = distinct(values)
  if (first === undefined) return field.shownEmpty ?? null
  return (
    <>
      <Cell field={field} value={first} />
      {second !== undefined && (
        <>
          {', '}
          <Cell field={field} value={second} />
        </>
      )}
      {more.length > 0 && (
        <span className={styles.more}> {t('cardList.row.more', { count: more.length })}</span>
      )}
    </>
  )
}

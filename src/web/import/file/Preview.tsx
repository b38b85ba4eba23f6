import { useTranslation } from 'react-i18next'
import type { Found } from '#model/api/imports.ts'
import styles from '../Import.module.css'
import { useColumnName } from '../use-column-name.ts'

/** The first rows of the file, as they were read. */
export function Preview({ found }: { readonly found: Found }) {
  const { t } = useTranslation()
  const nameOf = useColumnName(found)
  return (
    <section className={styles.part}>
      <h2>{t('import.file.preview')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.file.row')}</th>
              {found.columns.map(({ letter, name }) => (
                <th key={letter} scope="col">
                  {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.preview.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {found.columns.map(({ letter }, at) => (
                  <td key={letter}>
                    <span className={styles.clip}>{cells[at]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

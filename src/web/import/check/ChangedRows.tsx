import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readImportRows } from '#model/api/imports.ts'
import { ChangeSide } from '../../cards/bulk/ChangeSide.tsx'
import { useFieldName } from '../../cards/use-field-name.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'

/** The cells that would change, before and after: to be looked at before anything is loaded. */
export function ChangedRows({ importId, checkId }: { readonly importId: string; readonly checkId: string }) {
  const { t } = useTranslation()
  const area = useImportArea()
  const nameOf = useFieldName(area)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [readImportRows.name, importId, checkId],
    queryFn: ({ pageParam, signal }) =>
      call(
        readImportRows,
        { params: { id: importId }, query: { outcome: 'updated', after: pageParam } },
        { signal },
      ),
    initialPageParam: '0',
    getNextPageParam: page => (page.hasMore ? String(page.result.at(-1)?.row ?? 0) : undefined),
  })
  const rows = data?.pages.flatMap(({ result }) => result) ?? []
  return (
    <section className={styles.part}>
      <h2>{t('import.check.changes')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.file.row')}</th>
              <th scope="col">{t('cardList.columns.number')}</th>
              <th scope="col">{t('cardList.bulk.field')}</th>
              <th scope="col">{t('cardList.bulk.before')}</th>
              <th scope="col">{t('cardList.bulk.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(({ row, number, changes }) =>
              changes
                .filter(({ kind }) => kind !== 'moved')
                .map((change, at) => (
                  <tr key={`${row} ${change.path}`}>
                    <th scope="row">{at === 0 ? row : ''}</th>
                    <td className="numbers">{at === 0 ? number : ''}</td>
                    <td>{nameOf(change.path.replace(/#[^/]*/g, ''))}</td>
                    <td>
                      <ChangeSide area={area} change={change} side="before" />
                    </td>
                    <td>
                      <ChangeSide area={area} change={change} side="after" />
                    </td>
                  </tr>
                )),
            )}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <div className={styles.actions}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('import.check.moreRows')}
          </Button>
        </div>
      )}
    </section>
  )
}

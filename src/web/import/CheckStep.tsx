import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ImportWithFile, readImportRows } from '#model/api/imports.ts'
import type { ImportMode, Mapping } from '#model/exchange/mapping.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { ChangeSide } from '../cards/bulk/ChangeSide.tsx'
import { useFieldName } from '../cards/use-field-name.ts'
import { useCan } from '../platform/access/use-can.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Import.module.css'
import { FoundPictures } from './Pictures.tsx'
import { ImportProgress, MessageGroups, OutcomeCounts, RefusedDownload } from './RowOutcomes.tsx'
import { Samples } from './Samples.tsx'
import { type ImportActions, isRunning, useImportArea } from './use-import.ts'
import { NameReport } from './values/NameReport.tsx'
import { isBlocked, useNameCounts } from './values/use-names.ts'

/** The cells that would change, before and after, to be reviewed before loading. */
function ChangedRows({ importId, checkId }: { readonly importId: string; readonly checkId: string }) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard */}
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

interface ExistingNumbersProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
}

/** Rows rejected only because their records exist already, with buttons for other options. */
function ExistingNumbers({ answer: { id, mapping, profile, messages }, actions }: ExistingNumbersProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const mayUpdate = useCan({ permissions: ['catalogueEdit'] })
  const count = messages.reduce((sum, group) => sum + (group.kind === 'numberTaken' ? group.count : 0), 0)
  if (count === 0 || mapping.mode !== 'create') return null
  const take = (mode: ImportMode) =>
    actions.map.mutate(
      { id, mapping: { ...(mapping as Mapping), mode }, profile },
      { onSuccess: () => actions.check.mutate(id) },
    )
  const busy = actions.map.isPending || actions.check.isPending
  return (
    <Banner
      kind="info"
      inset
      actions={
        <>
          <Button busy={busy} onClick={() => take('skipExisting')}>
            {t('import.check.takenSkip')}
          </Button>
          {mayUpdate && (
            <Button busy={busy} onClick={() => take('createAndUpdate')}>
              {t('import.check.takenChange')}
            </Button>
          )}
        </>
      }
    >
      {t('import.check.takenTitle', { count, shown: numbers.format(count) })}
    </Banner>
  )
}

interface CheckStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onBack: () => void
  /** Leads to the step in which names are decided. */
  readonly onValues: () => void
}

/** Fourth step: the outcome of each row; nothing is stored yet. */
export function CheckStep({ answer, actions, onBack, onValues }: CheckStepProps) {
  const { t } = useTranslation()
  const { check, counts, messages, newTerms, id, pictures } = answer
  const nameCounts = useNameCounts(answer)
  const failure = actions.check.error ?? actions.load.error
  const numbers = new Intl.NumberFormat(useLanguage())
  const changing = counts.created + counts.updated
  // Records that stay as they are may still get pictures.
  const loadable = changing === 0 && pictures.found > 0 ? pictures.rows : changing
  const running = isRunning(check) || actions.check.isPending
  return (
    <>
      {failure instanceof CallError && (
        <Banner kind="danger" role="alert" inset>
          {failure.message}
        </Banner>
      )}
      {check && <ImportProgress operation={check} label={t('import.check.running')} stop={actions.stop} />}
      {check && !running && (
        <>
          <OutcomeCounts counts={counts} />
          <ExistingNumbers answer={answer} actions={actions} />
          {counts.refused > 0 && <RefusedDownload id={id} />}
          <Samples answer={answer} />
          <FoundPictures pictures={pictures} />
          <MessageGroups messages={messages} />
          <NameReport answer={answer} counts={nameCounts} onValues={onValues} />
          {counts.updated > 0 && <ChangedRows importId={id} checkId={check.id} />}
          {newTerms.length > 0 && (
            <section className={styles.part}>
              <h2>{t('import.check.newTerms')}</h2>
              <ul className={styles.terms}>
                {newTerms.map(({ vocabulary, count, names }) => (
                  <li key={vocabulary}>
                    {t(`vocabularies.names.${vocabulary as VocabularyCode}`)} ({numbers.format(count)}){' '}
                    <span>
                      {names.slice(0, 8).join(' · ')}
                      {count > 8 && ' …'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {!running && (
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('import.actions.back')}</Button>
          <Button busy={actions.check.isPending} onClick={() => actions.check.mutate(id)}>
            {t(check ? 'import.check.again' : 'import.check.start')}
          </Button>
          {check && (
            <Button
              look="primary"
              busy={actions.load.isPending}
              disabled={loadable === 0 || (nameCounts !== undefined && isBlocked(nameCounts))}
              onClick={() => actions.load.mutate(id)}
            >
              {loadable === 0
                ? t('import.load.nothing')
                : t('import.load.start', { count: loadable, replace: { count: numbers.format(loadable) } })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

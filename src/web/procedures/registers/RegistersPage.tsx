import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  listRegisters,
  type RegisterEntry,
  readRegister,
  registerPdf,
  registerTable,
} from '#model/api/procedures/registers.ts'
import { type RegisterName, registers } from '#model/engine/aspects/registers.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { procedurePath, registersPath } from '#model/navigation/procedure-path.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { addressOf } from '../../platform/request/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Registers.module.css'
import { type RegisterAddress, readRegisterAddress } from './register-address.ts'

interface Shown {
  readonly register: RegisterName
  readonly year: number
}

/** The registers of the museum by year: accessions, exits, loans and movements, to read, print and download. */
export function RegistersPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readRegisterAddress(useSearch({ strict: false }))
  const { data, isError, refetch } = useQuery(localizedQuery(listRegisters, undefined, useLanguage()))
  const go = (next: RegisterAddress) => void navigate({ to: registersPath, search: next, replace: true })
  const filled = (data?.result ?? []).filter(({ years }) => years.length > 0)
  const chosen = filled.find(({ register }) => register === address.register) ?? filled[0]
  const year = chosen?.years.find(each => each.year === address.year)?.year ?? chosen?.years[0]?.year
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  if (!chosen || year === undefined)
    return (
      <EmptyState title={t('procedures.registers.title')}>
        <p>{t('procedures.registers.none')}</p>
      </EmptyState>
    )
  const { register } = chosen
  return (
    <Page title={t('procedures.registers.title')}>
      <p className={styles.lead}>{t('procedures.registers.lead')}</p>
      <div className={styles.tools}>
        <Select
          extent="medium"
          aria-label={t('procedures.registers.register')}
          options={filled.map(each => ({
            value: each.register,
            label: t(`procedures.registers.names/${each.register}`),
          }))}
          value={register}
          onChange={({ target }) => {
            const name = filled.find(each => each.register === target.value)?.register
            if (name) go({ register: name })
          }}
        />
        <Select
          extent="short"
          aria-label={t('procedures.registers.year')}
          options={chosen.years.map(each => ({ value: String(each.year), label: String(each.year) }))}
          value={String(year)}
          onChange={({ target }) => go({ register, year: Number(target.value) })}
        />
        <Downloads register={register} year={year} />
      </div>
      <Entries key={`${register} ${year}`} register={register} year={year} />
    </Page>
  )
}

function Downloads({ register, year }: Shown) {
  const { t } = useTranslation()
  const params = { register, year }
  return (
    <div className={styles.downloads}>
      <ButtonLink href={addressOf(registerPdf, { params, query: {} })} target="_blank">
        <FileDown size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('procedures.registers.pdf')}
      </ButtonLink>
      {(['xlsx', 'csv'] as const).map(format => (
        <ButtonLink key={format} href={addressOf(registerTable, { params, query: { format } })} download>
          {t(`procedures.registers.${format}`)}
        </ButtonLink>
      ))}
    </div>
  )
}

const pageSize = 100

function useEntries(params: Shown, language: string) {
  return useInfiniteQuery({
    queryKey: [readRegister.name, params, language],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        readRegister,
        { params, query: { after: pageParam, size: pageSize } },
        { signal, name: `register ${params.register} ${params.year} ${pageParam}` },
      ),
    getNextPageParam: ({ result, total }) => {
      const last = result.at(-1)?.number
      return last !== undefined && last < total ? last : undefined
    },
  })
}

function Entries(params: Shown) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries(
    params,
    language,
  )
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  const entries = data.pages.flatMap(({ result }) => result)
  const [first] = data.pages
  const name = t(`procedures.registers.names/${params.register}`)
  return (
    <>
      {data.pages.some(({ isIntact }) => !isIntact) && (
        <Banner kind="danger" inset role="alert">
          {t('procedures.registers.broken')}
        </Banner>
      )}
      <p className={styles.count} role="status">
        {t('procedures.registers.entries', {
          count: first?.total ?? 0,
          shown: new Intl.NumberFormat(language).format(first?.total ?? 0),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keys */}
      <section className={styles.scroll} aria-label={`${name} ${params.year}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['number', 'day', 'objectNumber', 'object'] as const).map(key => (
                <th key={key} scope="col">
                  {t(`procedures.registers.${key}`)}
                </th>
              ))}
              {registers[params.register].columns.map(key => (
                <th key={key} scope="col">
                  {t(`procedures.registers.columns/${key}`)}
                </th>
              ))}
              {(['procedure', 'by'] as const).map(key => (
                <th key={key} scope="col">
                  {t(`procedures.registers.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(entry => (
              <EntryRow key={entry.number} register={params.register} entry={entry} />
            ))}
          </tbody>
        </table>
      </section>
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('procedures.registers.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function EntryRow({ register, entry }: { readonly register: RegisterName; readonly entry: RegisterEntry }) {
  const { t } = useTranslation()
  const { day } = useDates()
  const { number, objectId, objectNumber, title, procedure, by, columns, cancels, cancelledBy } = entry
  const named = (of: { readonly year: number; readonly number: number }) => `${of.year}/${of.number}`
  const note = cancels
    ? t('procedures.registers.cancels', { entry: named(cancels) })
    : cancelledBy
      ? t('procedures.registers.cancelledBy', { entry: named(cancelledBy) })
      : ''
  return (
    <tr data-cancelled={cancelledBy !== null || undefined}>
      <th scope="row">{number}</th>
      <td className={styles.fixed}>{entry.day && day(entry.day)}</td>
      <td className={styles.fixed}>{objectNumber}</td>
      <td className={styles.title}>
        <Link to={recordPath('object', objectId) ?? '.'}>{title || '---'}</Link>
        {note !== '' && <small>{note}</small>}
      </td>
      {registers[register].columns.map(name => (
        <td key={name}>{columns[name]}</td>
      ))}
      <td className={styles.fixed}>
        <Link to={procedurePath(procedure.id)}>{procedure.number}</Link>
      </td>
      <td>{by}</td>
    </tr>
  )
}

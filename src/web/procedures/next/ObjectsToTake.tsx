import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listObjects } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useSettled } from '../../cards/data/use-settled.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import styles from './Next.module.css'
import { useTextsOf } from './use-texts-of.ts'
import type { Way } from './use-ways.ts'

/** Objects shown at once; others are found by searching. */
const shownAtOnce = 100

/** The filter for the objects that the next procedure takes along. */
const wantedFor = ({ declaration, as }: Way) => ({ for: declaration.name, ...(as !== undefined && { as }) })

interface ObjectsToTakeProps {
  readonly procedure: Procedure
  readonly way: Way
  /** Absent: all of them. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly problem: string | undefined
  readonly onChange: (chosen: ReadonlySet<string> | undefined) => void
}

/** The objects that the next procedure begins with: all that were not refused, or some of them. */
export function ObjectsToTake({ procedure, way, chosen, problem, onChange }: ObjectsToTakeProps) {
  const { t } = useTranslation()
  const say = useTextsOf(procedure)
  const format = new Intl.NumberFormat(useLanguage())
  const params = { id: procedure.id }
  const wanted = wantedFor(way)
  const { data: all } = useQuery(
    endpointQuery(listObjects, { params, query: { ...wanted, size: shownAtOnce } }),
  )
  if (!all) return <Skeleton width={30} />
  return (
    <section className={styles.objects} aria-label={say('procedures.continue.objects')}>
      <h3>{say('procedures.continue.objects')}</h3>
      {all.totalSize === 0 ? (
        <p>{say('procedures.continue.none')}</p>
      ) : (
        <SegmentedControl
          label={say('procedures.continue.objects')}
          value={chosen ? 'some' : 'all'}
          options={[
            { value: 'all', label: t('procedures.continue.all', { shown: format.format(all.totalSize) }) },
            {
              value: 'some',
              label: t('procedures.continue.some', { shown: format.format(chosen?.size ?? 0) }),
            },
          ]}
          onChange={value => onChange(value === 'all' ? undefined : new Set())}
        />
      )}
      {all.totalSize < procedure.objectsCount && <p>{say('procedures.continue.refused')}</p>}
      {chosen && <Choice procedure={procedure} way={way} chosen={chosen} onChange={onChange} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

interface ChoiceProps extends Pick<ObjectsToTakeProps, 'procedure' | 'way' | 'onChange'> {
  readonly chosen: ReadonlySet<string>
}

/** The objects to choose from, each with a box to tick. */
function Choice({ procedure, way, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const say = useTextsOf(procedure)
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const wanted = wantedFor(way)
  const { data } = useQuery({
    ...endpointQuery(listObjects, {
      params: { id: procedure.id },
      query: { ...wanted, size: shownAtOnce, ...(q && { q }) },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.result ?? []
  const toggle = (id: string) =>
    onChange(chosen.has(id) ? new Set([...chosen].filter(each => each !== id)) : new Set([...chosen, id]))
  return (
    <>
      <TextInput
        type="search"
        value={text}
        aria-label={say('procedureObjects.search')}
        placeholder={say('procedureObjects.search')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={styles.choice}>
        {rows.map(({ catalogueObjectId: id, number, title, thumbnailUrl }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
              label={
                <span className={styles.object}>
                  <Thumb src={thumbnailOf(thumbnailUrl, 160)} size={36} />
                  <span>
                    {shownTitle(title)} <span className="numbers">{number}</span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {data && rows.length === 0 && <p>{t('procedureObjects.noneFound')}</p>}
      {data && data.totalSize > rows.length && <p>{say('procedures.continue.more')}</p>}
    </>
  )
}

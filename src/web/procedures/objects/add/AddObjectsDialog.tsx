import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { listSearches } from '#model/api/searches/saved.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardTypes } from '#model/record-types.ts'
import { selectionOf } from '../../../cards/bulk/use-bulk.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { countOf } from '../../../cards/selection/basket.ts'
import { useBasket } from '../../../cards/selection/use-basket.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { useSentence } from '../../../search-descriptions/sentence.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { linesArea } from '../lines-area.ts'
import { useLineTexts } from '../use-line-texts.ts'
import styles from './Add.module.css'
import { AddedReport } from './AddedReport.tsx'
import type { Given, SourceProps } from './given.ts'
import { NumbersSource } from './NumbersSource.tsx'
import { PickOne } from './PickOne.tsx'
import { ProcedureSource } from './ProcedureSource.tsx'
import { areLocated, gatheringArea, inLocations } from './places-of-records.ts'
import { readNumbers } from './read-numbers.ts'
import { CollectionSource, SearchSource } from './SearchSource.tsx'
import { useAdding } from './use-adding.ts'

interface AreaSourceProps extends SourceProps {
  readonly area: CardArea
}

/** Adds the current results of a saved search of records of the area. */
function SavedSearchSource({ area, onGiven }: AreaSourceProps) {
  const { t } = useTranslation()
  const say = useLineTexts(area.type)
  const sentence = useSentence()
  const { data, isError, refetch } = useQuery(endpointQuery(listSearches, { query: {} }))
  const [chosen, setChosen] = useState<string>()
  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={30} />
  return (
    <PickOne
      label={t('procedureObjects.add.source.search')}
      items={data.result.filter(({ classId }) => classId === cardTypes[area.type])}
      value={chosen}
      onPick={({ id, criteria }) => {
        setChosen(id)
        onGiven({ kind: 'selection', selection: { criteria } })
      }}
      nameOf={({ name }) => name}
      aboutOf={search => sentence(search)}
      none={say('procedureObjects.add.noSearches')}
    />
  )
}

/** All objects in a room, a shelf or a case, including those in locations within it. */
function LocationSource({ onGiven }: SourceProps) {
  const { t } = useTranslation()
  const [places, setPlaces] = useState<readonly TermRef[]>([])
  useEffect(
    () =>
      onGiven(
        places.length > 0
          ? { kind: 'selection', selection: inLocations(places.map(({ id }) => id)) }
          : undefined,
      ),
    [places, onGiven],
  )
  const label = t('procedureObjects.add.locations')
  return (
    <FormRow broad label={label} hint={t('procedureObjects.add.locationsHint')}>
      <TermPicker
        vocabulary="LR"
        value={places}
        onChange={setPlaces}
        label={label}
        multiple
        control={{ 'aria-label': label }}
      />
    </FormRow>
  )
}

/** Adds the records in the basket. */
function BasketSource({ area: { type }, onGiven }: AreaSourceProps) {
  const say = useLineTexts(type)
  const format = new Intl.NumberFormat(useLanguage())
  const { basket } = useBasket(type)
  const count = countOf(basket)
  useEffect(
    () => onGiven(count > 0 ? { kind: 'selection', selection: selectionOf(basket), count } : undefined),
    [basket, count, onGiven],
  )
  return (
    <p className={styles.note}>
      {count === 0
        ? say('procedureObjects.add.basketEmpty')
        : say('procedureObjects.add.basketCount', { count, shown: format.format(count) })}
    </p>
  )
}

const sources = ['numbers', 'find', 'basket', 'collection', 'location', 'search', 'procedure'] as const
type Source = (typeof sources)[number]

/** Adds objects to a procedure from one of many sources, and reports the result for each (C-P03). */
export function AddObjectsDialog({
  procedure,
  declaration,
  onClose,
}: {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const area = linesArea(declaration)
  const gathering = gatheringArea(area)
  const say = useLineTexts(area.type)
  const mayRead = useCan({ permissions: area.declaration.permissions.read })
  const mayReadGathering = useCan({ permissions: gathering?.declaration.permissions.read ?? [] })
  const isOffered: Readonly<Record<Source, boolean>> = {
    numbers: area.declaration.numberPath !== undefined,
    find: mayRead,
    basket: mayRead,
    collection: gathering !== undefined && mayReadGathering,
    location: mayRead && areLocated(area),
    search: mayRead,
    procedure: true,
  }
  const offered = sources.filter(each => isOffered[each])
  const [source, setSource] = useState<Source>(offered[0] ?? 'procedure')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Given>()
  // Numbers that were not found stay in the box, to be corrected.
  const adding = useAdding(area.type, ({ notFound }) => setText(notFound.join('\n')))
  const numbers = readNumbers(text)
  const given: Given | undefined =
    source !== 'numbers' ? chosen : numbers.length > 0 ? { kind: 'numbers', numbers } : undefined
  const change = useCallback((next: Given | undefined) => setChosen(next), [])
  return (
    <Dialog
      size={680}
      title={say('procedureObjects.add.title', { title: procedure.title })}
      onClose={adding.busy ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={adding.busy} onClick={onClose}>
            {t(adding.added ? 'procedureObjects.add.done' : 'cards.record.cancel')}
          </Button>
          <Button
            look="primary"
            busy={adding.busy}
            disabled={!given}
            onClick={() => given && adding.add({ procedureId: procedure.id, given })}
          >
            {t('procedureObjects.add.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <FormRow label={t('procedureObjects.add.from')}>
          <Select
            extent="full"
            value={source}
            disabled={adding.busy}
            options={offered.map(value => ({ value, label: t(`procedureObjects.add.source.${value}`) }))}
            onChange={({ target }) => {
              setSource(offered.find(each => each === target.value) ?? source)
              setChosen(undefined)
              adding.reset()
            }}
          />
        </FormRow>
        {source === 'numbers' && <NumbersSource text={text} onText={setText} />}
        {source === 'find' && <SearchSource area={area} onGiven={change} />}
        {source === 'basket' && <BasketSource area={area} onGiven={change} />}
        {source === 'collection' && gathering && <CollectionSource gathering={gathering} onGiven={change} />}
        {source === 'location' && <LocationSource onGiven={change} />}
        {source === 'search' && <SavedSearchSource area={area} onGiven={change} />}
        {source === 'procedure' && <ProcedureSource besides={procedure.id} area={area} onGiven={change} />}
        {adding.busy && (
          <ProgressBar label={say('procedureObjects.add.progress')} value={adding.share || undefined} />
        )}
        {adding.problem && (
          <Banner kind="danger" role="alert" inset>
            {adding.problem}
          </Banner>
        )}
        {adding.added && !adding.busy && (
          <AddedReport procedureId={procedure.id} type={area.type} added={adding.added} />
        )}
      </div>
    </Dialog>
  )
}

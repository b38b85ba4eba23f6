import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { objectsArea } from '../objects-area.ts'
import styles from './Add.module.css'
import { AddedReport } from './AddedReport.tsx'
import { BasketSource } from './BasketSource.tsx'
import type { Given } from './given.ts'
import { LocationSource } from './LocationSource.tsx'
import { NumbersSource } from './NumbersSource.tsx'
import { ProcedureSource } from './ProcedureSource.tsx'
import { collectionsArea } from './places-of-objects.ts'
import { readNumbers } from './read-numbers.ts'
import { SavedSearchSource } from './SavedSearchSource.tsx'
import { CollectionSource, SearchSource } from './SearchSource.tsx'
import { useAdding } from './use-adding.ts'

const sources = ['numbers', 'find', 'basket', 'collection', 'location', 'search', 'procedure'] as const
type Source = (typeof sources)[number]

/** Adds objects to a procedure in one of many ways, and tells what became of each (acceptance row C-P03). */
export function AddObjectsDialog({
  procedure,
  onClose,
}: {
  readonly procedure: Procedure
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const [source, setSource] = useState<Source>('numbers')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Given>()
  const mayReadObjects = useCan({ permissions: objectsArea?.declaration.permissions.read ?? [] })
  const mayReadCollections = useCan({ permissions: collectionsArea?.declaration.permissions.read ?? [] })
  // What was not found stays in the box, to be mended.
  const adding = useAdding(({ notFound }) => setText(notFound.join('\n')))
  const numbers = readNumbers(text)
  const given: Given | undefined =
    source !== 'numbers' ? chosen : numbers.length > 0 ? { kind: 'numbers', numbers } : undefined
  const change = useCallback((next: Given | undefined) => setChosen(next), [])
  const offered = sources.filter(
    each =>
      each === 'numbers' ||
      each === 'procedure' ||
      (each === 'collection' ? mayReadCollections : mayReadObjects),
  )
  return (
    <Dialog
      size={680}
      title={t('procedureObjects.add.title', { title: procedure.title })}
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
              setSource(sources.find(each => each === target.value) ?? 'numbers')
              setChosen(undefined)
              adding.reset()
            }}
          />
        </FormRow>
        {source === 'numbers' && <NumbersSource text={text} onText={setText} />}
        {source === 'find' && <SearchSource onGiven={change} />}
        {source === 'basket' && objectsArea && <BasketSource type={objectsArea.type} onGiven={change} />}
        {source === 'collection' && <CollectionSource onGiven={change} />}
        {source === 'location' && <LocationSource onGiven={change} />}
        {source === 'search' && <SavedSearchSource onGiven={change} />}
        {source === 'procedure' && <ProcedureSource besides={procedure.id} onGiven={change} />}
        {adding.busy && (
          <ProgressBar label={t('procedureObjects.add.progress')} value={adding.share || undefined} />
        )}
        {adding.problem && (
          <Banner kind="danger" role="alert" inset>
            {adding.problem}
          </Banner>
        )}
        {adding.added && !adding.busy && <AddedReport procedureId={procedure.id} added={adding.added} />}
      </div>
    </Dialog>
  )
}

import { FilePlus, Hash, Plus, Search } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { useSettled } from '../../cards/data/use-settled.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decisionOf } from './decision-of.ts'
import { DescribedNote } from './described/DescribedNote.tsx'
import { isDated } from './is-dated.ts'
import { LineSums } from './LineSums.tsx'
import { linesArea } from './lines-area.ts'
import styles from './Objects.module.css'
import { ObjectsTable } from './ObjectsTable.tsx'
import type { ObjectsAsked } from './objects-query.ts'
import { TableMenu } from './table/TableMenu.tsx'
import { useBusy } from './use-busy.ts'
import { useChangeObjects } from './use-change-objects.ts'
import { useChosenObjects } from './use-chosen-objects.ts'
import { useLineTexts } from './use-line-texts.ts'
import { useObjects } from './use-objects.ts'
import { useRemoveObjects } from './use-remove-objects.ts'

const AddObjectsDialog = lazy(async () => ({
  default: (await import('./add/AddObjectsDialog.tsx')).AddObjectsDialog,
}))
const BeginObjectDialog = lazy(async () => ({
  default: (await import('./begin/BeginObjectDialog.tsx')).BeginObjectDialog,
}))
const ChangeFieldDialog = lazy(async () => ({
  default: (await import('./change/ChangeFieldDialog.tsx')).ChangeFieldDialog,
}))
const GiveNumbersDialog = lazy(async () => ({
  default: (await import('./numbers/GiveNumbersDialog.tsx')).GiveNumbersDialog,
}))
const LinePanel = lazy(async () => ({ default: (await import('./line/LinePanel.tsx')).LinePanel }))

/** The objects of a procedure: searched, checked, decided on, annotated, added and removed (C-P03, C-P04, C-P06). */
export function ProcedureObjects({ procedure }: { readonly procedure: Procedure }) {
  const declaration = procedureNamed(procedure.type)
  return declaration ? <Objects procedure={procedure} declaration={declaration} /> : null
}

const statuses = ['CHECKED', 'NOT_CHECKED'] as const

function Objects({
  procedure,
  declaration,
}: {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
}) {
  const { t } = useTranslation()
  const area = linesArea(declaration)
  const say = useLineTexts(area.type)
  const found = useFoundWords(area)
  const { id } = procedure
  const mayEdit = procedure.may.edit
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ObjectsAsked['status']>()
  const q = useSettled(text.trim())
  const asked = useMemo<ObjectsAsked>(() => ({ ...(q && { q }), ...(status && { status }) }), [q, status])
  const rows = useObjects(id, asked)
  const busy = useBusy(id)
  const { chosen, selection, clear, drop } = useChosenObjects(id, asked, rows.total)
  const changing = useChangeObjects(procedure)
  const removing = useRemoveObjects(procedure, declaration, drop)
  const [adding, setAdding] = useState(false)
  const [beginning, setBeginning] = useState(false)
  const [numbering, setNumbering] = useState(false)
  const [changingField, setChangingField] = useState(false)
  const mayCreate = useCan({ permissions: area.declaration.permissions.create })
  const [open, setOpen] = useState<number>()
  const [refusing, setRefusing] = useState<ProcedureObject>()
  const isNarrowed = asked.q !== undefined || asked.status !== undefined

  const decide = (object: ProcedureObject, decision: number) => {
    if (decision === declaration.lines.decision?.refused) setRefusing(object)
    else changing.change({ kind: 'decide', ids: [object.catalogueObjectId], decision, reason: '' })
  }
  return (
    <section className={styles.objects} aria-label={say('procedureObjects.title')}>
      <div className={styles.tools}>
        <TextInput
          type="search"
          className={styles.search}
          aria-label={say('procedureObjects.search')}
          placeholder={say('procedureObjects.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
        />
        <Select
          extent="medium"
          aria-label={t('procedureObjects.filter.label')}
          none={say('procedureObjects.filter.all')}
          options={statuses.map(value => ({ value, label: t(`procedureObjects.filter.${value}`) }))}
          value={status ?? ''}
          onChange={({ target }) => setStatus(statuses.find(each => each === target.value))}
        />
        <span className={`numbers ${styles.count}`} role="status">
          {!rows.isLoading && found(rows.total)}
        </span>
        <div className={styles.add}>
          <TableMenu procedureId={id} type={area.type} mayEdit={mayEdit} />
          {mayEdit && declaration.lines.numbers && procedure.objectsCount > 0 && (
            <Button onClick={() => setNumbering(true)}>
              <Hash size={16} strokeWidth={1.8} aria-hidden="true" />
              {t('procedures.numbers.button')}
            </Button>
          )}
          {mayEdit && mayCreate && declaration.lines.begins && (
            <Button onClick={() => setBeginning(true)}>
              <FilePlus size={16} strokeWidth={1.8} aria-hidden="true" />
              {t(cardWordKey(area.type, 'new'))}
            </Button>
          )}
          {mayEdit && (
            <Button onClick={() => setAdding(true)}>
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              {say('procedureObjects.add.button')}
            </Button>
          )}
        </div>
      </div>
      <DescribedNote procedure={procedure} declaration={declaration} where="listed" />
      {rows.failed && <LoadFailed retry={rows.retry} />}
      {rows.isLoading && <Skeleton width={30} />}
      {!rows.isLoading && !rows.failed && rows.total === 0 && (
        <p className={styles.none}>
          {say(
            isNarrowed
              ? 'procedureObjects.noneFound'
              : mayEdit
                ? 'procedureObjects.noneYetMay'
                : 'procedureObjects.noneYet',
          )}
        </p>
      )}
      {rows.total > 0 && (
        <div className={classes(styles.table, rows.isStale && styles.stale)} aria-busy={rows.isStale}>
          <ObjectsTable
            key={JSON.stringify(asked)}
            rows={rows}
            procedureId={id}
            declaration={declaration}
            mayEdit={mayEdit}
            dated={isDated(declaration, procedure.values)}
            busy={busy}
            selection={mayEdit ? selection : undefined}
            onOpen={setOpen}
            onCheck={({ catalogueObjectId }, checked) =>
              changing.change({ kind: 'check', ids: [catalogueObjectId], checked })
            }
            onDecide={decide}
          />
        </div>
      )}
      {rows.total > 0 && <LineSums procedureId={id} declaration={declaration} />}
      {mayEdit && chosen.size > 0 && (
        <ChosenBar
          procedureId={id}
          onChangeField={() => setChangingField(true)}
          declaration={declaration}
          chosen={chosen}
          changing={changing}
          removing={removing.isPending}
          onRemove={() => removing.mutate([...chosen])}
          onClear={clear}
        />
      )}
      {refusing && (
        <DecisionDialog
          declaration={declaration}
          count={1}
          initial={declaration.lines.decision?.refused ?? decisionOf(declaration, refusing.values)?.id ?? 0}
          onDecide={(decision, reason) =>
            changing.change({ kind: 'decide', ids: [refusing.catalogueObjectId], decision, reason })
          }
          onClose={() => setRefusing(undefined)}
        />
      )}
      <Suspense>
        {adding && (
          <AddObjectsDialog
            procedure={procedure}
            declaration={declaration}
            onClose={() => setAdding(false)}
          />
        )}
        {changingField && (
          <ChangeFieldDialog
            procedure={procedure}
            declaration={declaration}
            ids={[...chosen]}
            onClose={() => setChangingField(false)}
          />
        )}
        {numbering && (
          <GiveNumbersDialog
            procedure={procedure}
            declaration={declaration}
            onClose={() => setNumbering(false)}
          />
        )}
        {beginning && <BeginObjectDialog procedure={procedure} onClose={() => setBeginning(false)} />}
        {open !== undefined && (
          <LinePanel
            procedure={procedure}
            declaration={declaration}
            rows={rows}
            index={open}
            busy={busy}
            onStep={index => {
              rows.show(index, index + 1)
              setOpen(index)
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}

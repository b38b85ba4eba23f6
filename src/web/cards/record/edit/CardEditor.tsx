import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isReadOnly } from '#model/engine/aspects/steps.ts'
import type { Problem } from '#model/validation/validators.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useUnsavedGuard } from '../../../platform/unsaved/use-unsaved-guard.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ErrorJumpList } from '../../../ui/form/ErrorJumpList.tsx'
import type { CardArea } from '../../card-area.ts'
import { fieldValues } from '../../form/assess.ts'
import { FormSections, useSections } from '../../form/FormSections.tsx'
import { FormContext } from '../../form/form-context.ts'
import { useCardForm } from '../../form/use-card-form.ts'
import { useStaged } from '../../form/use-staged.ts'
import { useListNeighbours } from '../../list/use-list-neighbours.ts'
import { DuplicatesPanel } from '../../merge/DuplicatesPanel.tsx'
import { shownTitle } from '../../shown-title.ts'
import { rulesOf } from '../../types/rules-of.ts'
import { CardServices } from '../CardServices.tsx'
import { ConflictDialog } from '../conflict/ConflictDialog.tsx'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { useDraftKeeper } from '../draft/use-draft-keeper.ts'
import { useFoundDraft } from '../draft/use-found-draft.ts'
import { useRecordPlace } from '../use-record-place.ts'
import styles from './Edit.module.css'
import { EditorBar } from './EditorBar.tsx'
import { EditorNav } from './EditorNav.tsx'
import { EditorSide } from './EditorSide.tsx'
import { LockBand } from './LockBand.tsx'
import { useAskedField, useAskedPath } from './use-asked-field.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { type CardLock, isLost } from './use-lock.ts'
import { useProblemList } from './use-problem-list.ts'
import { useSave } from './use-save.ts'

export interface CardEditorProps {
  readonly area: CardArea
  /** As it was when the form was opened. */
  readonly card: CardAnswer
  /** As it is now. */
  readonly current: CardAnswer
  readonly lock: CardLock
  readonly put: (answer: CardAnswer) => void
}

/** Number of sections rendered before the page is shown; the others follow. */
const sectionsAtOnce = 2

/** The form of a card: contents, fields, picture and facts, and the bar that saves. */
export function CardEditor({ area, card, current, lock, put }: CardEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currentUser: user } = useSession()
  const { nextId } = useListNeighbours(area, card.id)
  const values = useMemo(() => fieldValues(area.declaration, card), [area, card])
  const form = useCardForm(area.declaration, values)
  const say = ({ key, params }: Problem) => t(`validation.${key}`, { ...params })
  const problems = useProblemList(form)
  const [attempt, setAttempt] = useState(0)
  const saving = useSave({ area, card, form, lock, put, say, onWrong: () => setAttempt(count => count + 1) })
  const keeper = useDraftKeeper(area, card.id, saving.version, form)
  const dirty = useSyncExternalStore(
    form.assessment.subscribe,
    () => form.assessment.get().changes.length > 0,
  )
  const taken = isLost(lock.state)
  useUnsavedGuard(dirty && !taken)
  useRecordPlace(area, current, true)

  // Text typed before the record was taken over is kept, and the form is read-only from then on.
  useEffect(() => {
    if (taken) keeper.leaveStanding()
  }, [taken, keeper])

  const closed = isReadOnly(area.declaration, current)
  const mine = lock.state.kind === 'mine' && !closed
  const save = async () => {
    if (mine) await saving.save()
  }
  const saveAndNext = async () => {
    if (!mine || !(await saving.save())) return
    void navigate({ to: nextId === undefined ? area.recordPath(card.id) : area.editPath(nextId) })
  }
  useEditorKeys(
    () => void save(),
    () => void saveAndNext(),
  )
  const fields = useRef<HTMLDivElement>(null)
  const found = useFoundDraft(area, card)
  // New edits would replace the earlier draft, so the user is asked first.
  const readOnly = !mine || found.draft !== undefined
  const asked = useAskedPath()
  useFirstFocus(fields, !readOnly && asked === '')

  const surroundings = useMemo(
    () => ({ form, readOnly, hiddenFields: rulesOf(area.type) }),
    [form, readOnly, area.type],
  )
  return (
    <FormContext value={surroundings}>
      <CardServices area={area} id={card.id} form={form}>
        {/* Enter never submits: saving is a decision (user wishes, I). */}
        <form
          className={styles.page}
          noValidate
          aria-label={t('cards.form.label')}
          onSubmit={event => event.preventDefault()}
        >
          <StagedParts area={area} ready={!readOnly}>
            {(names, built, buildAll) => (
              <div className={styles.columns}>
                <EditorNav area={area} names={names} problems={problems} onGo={buildAll} />
                <div className={styles.fields} ref={fields}>
                  <LockBand area={area} card={card} lock={lock} />
                  {closed && (
                    <Banner kind="warning" inset>
                      {t(
                        area.declaration.workflow
                          ? 'procedures.closedMeanwhile'
                          : 'cards.form.finishedMeanwhile',
                      )}
                    </Banner>
                  )}
                  {mine && found.draft && (
                    <DraftBanner area={area} card={card} form={form} draft={found.draft} put={found.put} />
                  )}
                  <h1 className={styles.title} tabIndex={-1}>
                    {shownTitle(current.heading)}
                  </h1>
                  {attempt > 0 && (
                    <ErrorJumpList
                      key={attempt}
                      title={t('cards.form.problemsTitle', { count: problems.length })}
                      problems={problems}
                      onJump={buildAll}
                    />
                  )}
                  {mine && current.version === 1 && (
                    <DuplicatesPanel area={area} card={current} form={form} />
                  )}
                  <FormSections names={names} built={built} />
                </div>
                <EditorSide area={area} card={current} form={form} put={put} />
              </div>
            )}
          </StagedParts>
          <EditorBar
            area={area}
            form={form}
            saving={saving}
            lock={lock}
            readOnly={closed}
            onSave={save}
            cardId={card.id}
          />
        </form>
        {saving.conflict && (
          <ConflictDialog
            declaration={area.declaration}
            rebased={saving.conflict.rebased}
            by={saving.conflict.theirs.updatedBy?.name}
            own={saving.conflict.theirs.updatedBy?.id === user?.id}
            busy={saving.busy}
            onResolve={saving.resolve}
          />
        )}
      </CardServices>
    </FormContext>
  )
}

interface StagedPartsProps {
  readonly area: CardArea
  /** True when the form accepts input. */
  readonly ready: boolean
  readonly children: (names: readonly string[], built: number, buildAll: () => void) => React.ReactNode
}

/** Tracks the sections and how many of them are rendered, and opens the form at the requested field. */
function StagedParts({ area, ready, children }: StagedPartsProps) {
  const names = useSections()
  const [built, buildAll] = useStaged(names.length, sectionsAtOnce)
  useAskedField(area.declaration, { names, built, buildAll }, ready)
  return children(names, built, buildAll)
}

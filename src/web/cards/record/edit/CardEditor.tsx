import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShapedSection } from '#model/engine/form-shape.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { FormSections, filledKeys, useSections } from '../../form/FormSections.tsx'
import { useFormSurroundings } from '../../form/form-context.ts'
import { useStaged } from '../../form/use-staged.ts'
import { DuplicatesPanel } from '../../merge/DuplicatesPanel.tsx'
import { shownTitle } from '../../shown-title.ts'
import { typeOfCard } from '../../type-of-card.ts'
import { CardServices } from '../CardServices.tsx'
import { useRecordPlace } from '../use-record-place.ts'
import styles from './Edit.module.css'
import { EditorForm } from './EditorForm.tsx'
import { EditorNav } from './EditorNav.tsx'
import { EditorNotices, EditorProblems } from './EditorNotices.tsx'
import { EditorSide, NewSide } from './EditorSide.tsx'
import { useAskedField, useAskedPath } from './use-asked-field.ts'
import { type EditedCard, useCardEditing } from './use-card-editing.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** Number of sections rendered before the page is shown; the others follow. */
const sectionsAtOnce = 2

/** The form of a card: contents, fields, picture and facts, and the bar that saves. */
export function CardEditor(edited: EditedCard) {
  const { area, card, current, put } = edited
  const { t } = useTranslation()
  const navigate = useNavigate()
  const editing = useCardEditing(edited, nextId => {
    void navigate({ to: nextId === undefined ? area.recordPath(card.id) : area.editPath(nextId) })
  })
  const { form, problems, isNew, mine, readOnly } = editing
  useRecordPlace(area, isNew ? undefined : current, {
    path: area.editPath(card.id),
    label: t('cards.record.edit'),
  })
  const fields = useRef<HTMLDivElement>(null)
  const asked = useAskedPath()
  useFirstFocus(fields, !readOnly && asked === '')
  return (
    <CardServices area={area} id={card.id} form={form}>
      <EditorForm edited={edited} editing={editing} label={t('cards.form.label')}>
        <StagedParts area={area} ready={!readOnly}>
          {({ sections, built, buildAll, onlyFilled }) => (
            <div className={styles.columns}>
              <EditorNav
                area={area}
                names={sections.map(({ name }) => name)}
                problems={problems}
                onGo={buildAll}
              />
              <div className={styles.fields} ref={fields}>
                <EditorNotices edited={edited} editing={editing} />
                <h1 className={styles.title} tabIndex={-1}>
                  {isNew ? t(cardWordKey(typeOfCard(area, card), 'new')) : shownTitle(current.heading)}
                </h1>
                {!isNew && (
                  <Switch
                    className={styles.onlyFilled}
                    label={t('cards.form.onlyFilled')}
                    checked={onlyFilled.isOn}
                    onChange={onlyFilled.toggle}
                  />
                )}
                <EditorProblems editing={editing} onJump={buildAll} />
                {mine && current.version <= 1 && <DuplicatesPanel area={area} card={current} form={form} />}
                <FormSections sections={sections} built={built} />
              </div>
              {isNew ? (
                <NewSide area={area} form={form} />
              ) : (
                <EditorSide area={area} card={current} form={form} put={put} />
              )}
            </div>
          )}
        </StagedParts>
      </EditorForm>
    </CardServices>
  )
}

/** The switch that leaves the filled fields alone in view. */
interface OnlyFilled {
  readonly isOn: boolean
  readonly toggle: () => void
}

interface StagedForm {
  readonly sections: readonly ShapedSection[]
  /** Number of sections rendered so far. */
  readonly built: number
  readonly buildAll: () => void
  readonly onlyFilled: OnlyFilled
}

interface StagedPartsProps {
  readonly area: CardArea
  /** True when the form accepts input. */
  readonly ready: boolean
  readonly children: (parts: StagedForm) => React.ReactNode
}

/** Tracks the sections and how many of them are rendered, and opens the form at the requested field. */
function StagedParts({ area, ready, children }: StagedPartsProps) {
  const { form } = useFormSurroundings()
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const sections = useSections(only)
  const [built, buildAll] = useStaged(sections.length, sectionsAtOnce)
  useAskedField(area.declaration, { names: sections.map(({ name }) => name), built, buildAll }, ready)
  const onlyFilled = {
    isOn: only !== undefined,
    toggle: () => setOnly(before => (before ? undefined : filledKeys(form))),
  }
  return children({ sections, built, buildAll, onlyFilled })
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Fields } from '#model/kinds/field.ts'
import { CardFields } from '../cards/form/CardFields.tsx'
import { FieldNode } from '../cards/form/FieldNode.tsx'
import { FieldNodeContext } from '../cards/form/field-node-context.ts'
import { FormContext } from '../cards/form/form-context.ts'
import { useCardForm } from '../cards/form/use-card-form.ts'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './Room.module.css'
import { useRoomObjects } from './room-link.ts'

export interface AnswerLinesProps {
  /** Area of the texts. */
  readonly area: string
  readonly fields: Fields
  readonly lines: Readonly<Record<string, CardValues>>
  /** Problems of objects reported by the server, by id. */
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (id: string, values: CardValues) => void
}

/** The fields to fill in for each object, one object open at a time. */
export function AnswerLines({ area, fields, lines, wrong, onChange }: AnswerLinesProps) {
  const { t } = useTranslation()
  const { objects, hasNextPage, fetchNextPage, isFetchingNextPage } = useRoomObjects()
  const [open, setOpen] = useState<string>()
  const sheet = useMemo<NamedSheet>(
    () => ({ type: area, sections: { line: { fields } }, rules: [] }),
    [area, fields],
  )
  return (
    <div className={styles.lines}>
      {objects.map(({ id, number, title }) => (
        <Disclosure
          key={id}
          title={`${number} ${title}`.trim()}
          end={
            wrong[id] ? (
              <span className={styles.failed}>{wrong[id]}</span>
            ) : (
              <span className={styles.quiet}>
                {Object.values(lines[id] ?? {}).some(value => value !== undefined) && '✓'}
              </span>
            )
          }
          open={open === id}
          onOpenChange={isOpen => setOpen(isOpen ? id : undefined)}
        >
          <Line sheet={sheet} values={lines[id] ?? {}} onChange={values => onChange(id, values)} />
        </Disclosure>
      ))}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('rooms.more')}
        </Button>
      )}
    </div>
  )
}

interface LineProps {
  readonly sheet: NamedSheet
  readonly values: CardValues
  readonly onChange: (values: CardValues) => void
}

const noRules = {}

function Line({ sheet, values, onChange }: LineProps) {
  const form = useCardForm(sheet, values)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  // Saved while typing, so that sending at once includes everything.
  useEffect(() => form.values.subscribe(() => latest.current(form.values.all())), [form])
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: noRules }), [form])
  return (
    <FormContext value={surroundings}>
      <FieldNodeContext value={FieldNode}>
        <CardFields fields={sheet.sections.line?.fields ?? {}} prefix="" />
      </FieldNodeContext>
    </FormContext>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { manyLinesFields } from '#model/engine/line-fields.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardLinks } from '../../../cards/card-links.ts'
import { useFieldName } from '../../../cards/use-field-name.ts'
import { fieldInput } from '../../../fields/inputs.ts'
import { LinkContext } from '../../../fields/link/link-services.ts'
import { TermPickerContext } from '../../../fields/term/term-picker.ts'
import { serverWords } from '../../../platform/i18n/server-words.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { SearchSelect } from '../../../ui/suggest/SearchSelect.tsx'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { linesArea } from '../lines-area.ts'
import { useLineTexts } from '../use-line-texts.ts'
import { useChangeField } from './use-change-field.ts'

export interface ChangeFieldDialogProps {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** A dialog that gives one field of the chosen objects the same value, entered as in the form of one; without a value the field is cleared. */
export function ChangeFieldDialog({ procedure, declaration, ids, onClose }: ChangeFieldDialogProps) {
  const { t } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const nameOf = useFieldName(declaration)
  const [path, setPath] = useState<string>()
  const [value, setValue] = useState<unknown>()
  const { mutate, isPending, error, reset } = useChangeField(procedure, declaration)
  const fields = manyLinesFields(declaration)
  const field = fields.find(one => one.path === path)
  const kind = field && fieldInput(field.field)
  const isEmpty = value === undefined || value === null || value === ''
  const [wrong] = error instanceof CallError ? Object.values(error.fields) : []
  const problem = error
    ? wrong === undefined
      ? (t(wordsForFailure(error)) as string)
      : serverWords(wrong)
    : undefined
  return (
    <Dialog
      size={560}
      title={say('procedureObjects.change.title', { count: ids.length })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={!field}
            onClick={() => field && mutate({ path: field.path, ids, value }, { onSuccess: onClose })}
          >
            {t(field && isEmpty ? 'procedureObjects.change.clear' : 'procedureObjects.change.apply')}
          </Button>
        </>
      }
    >
      <FormRow label={t('cardList.bulk.field')}>
        <SearchSelect
          value={path}
          placeholder={t('cardList.bulk.fieldSearch')}
          options={fields.map(one => ({ value: one.path, label: nameOf(one.path) }))}
          onChange={next => {
            reset()
            setPath(next)
            setValue(undefined)
          }}
          texts={{
            none: t('cardList.bulk.noField'),
            loading: t('common.loading'),
            count: count => t('cardList.bulk.fieldsFound', { count }),
          }}
        />
      </FormRow>
      {field && kind && (
        <FormRow
          key={field.path}
          label={t('cardList.bulk.value')}
          hint={t('procedureObjects.change.hint')}
          problem={problem}
          group={kind.group ?? false}
        >
          <TermPickerContext value={TermPicker}>
            <LinkContext value={cardLinks}>
              <kind.Input
                field={field.field}
                value={value}
                onChange={next => {
                  reset()
                  setValue(next)
                }}
                label={t('cardList.bulk.value')}
                control={problem ? { 'aria-invalid': true } : {}}
              />
            </LinkContext>
          </TermPickerContext>
        </FormRow>
      )}
    </Dialog>
  )
}

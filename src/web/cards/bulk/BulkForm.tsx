import { useTranslation } from 'react-i18next'
import { fieldInput } from '../../fields/inputs.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { BranchContext } from '../../fields/term/term-picker.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import type { CardArea } from '../card-area.ts'
import { cardLinks } from '../card-links.ts'
import { useOfferedList } from '../data/use-form-rules.ts'
import { AssociationRow } from '../links/AssociationRow.tsx'
import { CardChooser } from '../links/CardChooser.tsx'
import { ChosenCards } from '../links/ChosenCards.tsx'
import type { ChosenCard } from '../links/chosen-card.ts'
import { useLinkableAreas } from '../links/linkable-areas.ts'
import { TypeChoice } from '../links/TypeChoice.tsx'
import { useFieldName } from '../use-field-name.ts'
import { useLabel } from '../use-label.ts'
import type { BulkChoice, useBulkForm } from './use-bulk-form.ts'
import type { BulkLinking } from './use-bulk-linking.ts'

interface BulkLinksProps {
  readonly linking: BulkLinking
  /** A change made the preview outdated. */
  readonly onChange: () => void
}

/** The records that all selected ones are linked to, and their relation (C-K16). */
function BulkLinks({ linking, onChange }: BulkLinksProps) {
  const areas = useLinkableAreas()
  const others = areas.find(({ type }) => type === linking.type) ?? areas[0]
  if (!others) return null
  const toggle = (card: ChosenCard) => {
    onChange()
    linking.toggle(card, others.type)
  }
  return (
    <>
      <TypeChoice
        areas={areas}
        value={others.type}
        onChange={type => {
          onChange()
          linking.setType(type)
        }}
      />
      <CardChooser key={others.type} others={others} chosen={linking.chosen} onToggle={toggle} />
      <ChosenCards chosen={linking.chosen} onToggle={toggle} />
      <AssociationRow
        value={linking.association}
        onChange={association => {
          onChange()
          linking.setAssociation(association)
        }}
      />
    </>
  )
}

/** The step that records are moved to, and the reason where a guard does not hold. */
function BulkMove({ area, form, onChange }: Pick<BulkFormProps, 'area' | 'form' | 'onChange'>) {
  const { t } = useTranslation()
  const label = useLabel(area.type)
  const { workflow } = area.declaration
  const mayClose = useCan({ permissions: workflow?.close ?? [] })
  const steps = Object.entries(workflow?.steps ?? {}).filter(
    ([, { byDeed, status }]) => !byDeed && (mayClose || status !== 'CLOSED'),
  )
  return (
    <>
      <FormRow label={t('cardList.bulk.step')}>
        <Select
          value={form.step ?? ''}
          options={[
            { value: '', label: t('cardList.bulk.chooseStep') },
            ...steps.map(([value]) => ({ value, label: label(`choice/step/${value}`) })),
          ]}
          onChange={({ target }) => {
            onChange()
            form.setStep(target.value || undefined)
          }}
        />
      </FormRow>
      <FormRow label={t('cardList.bulk.reason')} hint={t('cardList.bulk.reasonHint')}>
        <TextArea
          max={2000}
          value={form.reason}
          onChange={({ target }) => {
            onChange()
            form.setReason(target.value)
          }}
        />
      </FormRow>
    </>
  )
}

export interface BulkFormProps {
  readonly area: CardArea
  readonly choices: readonly BulkChoice[]
  readonly form: ReturnType<typeof useBulkForm>
  /** A problem with the value. */
  readonly problem: string | undefined
  /** A change made the preview outdated. */
  readonly onChange: () => void
}

/** The form of a bulk edit: the action, the field, and the value, entered with the field's own control. */
export function BulkForm({ area, choices, form, problem, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(area)
  const { choice, field, fields } = form
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      onChange()
      set(value)
    }
  const kind = field && fieldInput(field.field)
  const list = useOfferedList(area, field?.path)
  const valueLabel = t('cardList.bulk.value')
  return (
    <>
      <FormRow label={t('cardList.bulk.action')}>
        <Select
          value={choice}
          options={choices.map(value => ({ value, label: t(`cardList.bulk.actions.${value}`) }))}
          onChange={({ target }) => changing(form.setChoice)(target.value as BulkChoice)}
        />
      </FormRow>
      {choice === 'linkCards' && <BulkLinks linking={form.linking} onChange={onChange} />}
      {choice === 'moveStep' && <BulkMove area={area} form={form} onChange={onChange} />}
      {form.isFieldAction && (
        <FormRow label={t('cardList.bulk.field')}>
          <SearchSelect
            value={field?.path}
            placeholder={t('cardList.bulk.fieldSearch')}
            options={fields
              .map(({ path }) => ({ value: path, label: nameOf(path) }))
              .toSorted((one, other) => one.label.localeCompare(other.label))}
            onChange={changing(form.setPath)}
            texts={{
              none: t('cardList.bulk.noField'),
              loading: t('common.loading'),
              count: count => t('cardList.bulk.fieldsFound', { count }),
            }}
          />
        </FormRow>
      )}
      {field && kind && ['set', 'add', 'remove'].includes(choice) && (
        <FormRow key={field.path} label={valueLabel} problem={problem} group={kind.group ?? false}>
          <LinkContext value={cardLinks}>
            {/* Whatever a record has can be taken away. */}
            <BranchContext value={choice === 'remove' ? undefined : list}>
              <kind.Input
                field={field.field}
                value={form.value}
                onChange={changing(form.setValue)}
                label={valueLabel}
                control={problem ? { 'aria-invalid': true } : {}}
              />
            </BranchContext>
          </LinkContext>
        </FormRow>
      )}
      {field && choice === 'replace' && (
        <>
          <FormRow label={t('cardList.bulk.find')} problem={problem}>
            <TextInput value={form.find} onChange={({ target }) => changing(form.setFind)(target.value)} />
          </FormRow>
          <FormRow label={t('cardList.bulk.by')}>
            <TextInput value={form.by} onChange={({ target }) => changing(form.setBy)(target.value)} />
          </FormRow>
        </>
      )}
    </>
  )
}

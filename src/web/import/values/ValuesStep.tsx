import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldNames, NameCounts } from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Import.module.css'
import { ImportProgress } from '../RowOutcomes.tsx'
import { type ImportActions, isRunning, useImportArea } from '../use-import.ts'
import { NameList } from './NameList.tsx'
import { isBlocked, type NameActions, useNameActions, useNameCounts } from './use-names.ts'
import own from './Values.module.css'

interface UnseenProps {
  readonly counts: NameCounts
  readonly actions: NameActions
}

/** New names beyond what an import makes unasked: somebody lets it make all of them. */
function Unseen({ counts, actions }: UnseenProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { count, limit } = counts.unseen
  const shown = numbers.format(count)
  if (count <= limit) return null
  if (!isBlocked(counts))
    return (
      <Banner kind="info" inset>
        {t('import.values.confirmed', { shown })}
      </Banner>
    )
  return (
    <Banner
      kind="warning"
      inset
      actions={
        <Button busy={actions.confirm.isPending} onClick={() => actions.confirm.mutate(count)}>
          {t('import.values.confirm', { shown })}
        </Button>
      }
    >
      {t('import.values.confirmTitle', { shown })}
    </Banner>
  )
}

interface FieldsProps {
  readonly answer: ImportWithFile
  readonly counts: NameCounts
  readonly actions: NameActions
}

const concerned = ({ open, decided }: FieldNames): boolean => open + decided > 0

/** The names of one field at a time. */
function Fields({ answer, counts, actions }: FieldsProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const nameOf = useFieldName(useImportArea())
  const fields = counts.fields.filter(concerned).toSorted((one, other) => other.open - one.open)
  // Kept as chosen, or as it came first: the order changes while names are decided.
  const [path, setPath] = useState(fields[0]?.path)
  const [state, setState] = useState<'open' | 'decided'>(
    fields.some(({ open }) => open > 0) ? 'open' : 'decided',
  )
  const [q, setQ] = useState('')
  const field = fields.find(each => each.path === path) ?? fields[0]
  if (!field) return <p className={styles.intro}>{t('import.values.nothing')}</p>
  return (
    <>
      <div className={own.filters}>
        <SelectField
          label={t('import.values.field')}
          value={field.path}
          options={fields.map(each => ({
            value: each.path,
            label: t('import.values.fieldOf', {
              field: nameOf(each.path),
              shown: numbers.format(state === 'open' ? each.open : each.decided),
            }),
          }))}
          onChange={event => setPath(event.target.value)}
        />
        <TextField
          label={t('import.values.search')}
          type="search"
          value={q}
          onChange={event => setQ(event.target.value)}
        />
        <SegmentedControl
          label={t('import.values.show')}
          value={state}
          options={[
            { value: 'open', label: t('import.values.open') },
            { value: 'decided', label: t('import.values.decided') },
          ]}
          onChange={setState}
        />
      </div>
      {state === 'open' && field.open > 0 && (
        <div className={own.near}>
          <Button busy={actions.accepting} onClick={() => void actions.accept(field.path)}>
            {t('import.values.near')}
          </Button>
          <span className={own.facts}>{t('import.values.nearHint')}</span>
        </div>
      )}
      <NameList
        key={`${field.path} ${state} ${q}`}
        answer={answer}
        field={field}
        state={state}
        q={q.trim()}
        actions={actions}
      />
    </>
  )
}

interface ValuesStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Step between mapping and check: names of terms and records that are not plainly found, and what is to become of them. */
export function ValuesStep({ answer, actions, onBack, onNext }: ValuesStepProps) {
  const { t } = useTranslation()
  const { id, check } = answer
  const counts = useNameCounts(answer)
  const nameActions = useNameActions(answer)
  const running = isRunning(check) || actions.check.isPending
  const needsCheck = !running && (check === null || counts?.changed === true)
  const next = () => {
    if (needsCheck) actions.check.mutate(id, { onSuccess: onNext })
    else onNext()
  }
  return (
    <LinkContext value={cardLinks}>
      <p className={styles.intro}>
        {t(check || running ? 'import.values.intro' : 'import.values.notChecked')}
      </p>
      {check && running && (
        <ImportProgress operation={check} label={t('import.check.running')} stop={actions.stop} />
      )}
      {!running && counts && (
        <>
          <Unseen counts={counts} actions={nameActions} />
          <Fields key={check?.id} answer={answer} counts={counts} actions={nameActions} />
        </>
      )}
      {!running && (
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('import.actions.back')}</Button>
          <Button look="primary" busy={actions.check.isPending} onClick={next}>
            {t(
              check === null
                ? 'import.check.start'
                : needsCheck
                  ? 'import.check.again'
                  : 'import.actions.next',
            )}
          </Button>
        </div>
      )}
    </LinkContext>
  )
}

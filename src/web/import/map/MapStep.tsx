import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import { missingTargets } from '#model/exchange/mapping-as-declared.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'
import { useColumnName } from '../use-column-name.ts'
import type { ImportActions } from '../use-import.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { FixedValues } from './FixedValues.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { ProfileBar } from './ProfileBar.tsx'
import { SharedFields } from './SharedFields.tsx'
import { sharedFields } from './shared-fields.ts'
import { useDraft } from './use-draft.ts'
import { useFields } from './use-fields.ts'

export interface MapStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Second step: where each column goes, and how rows become objects. */
export function MapStep({ answer, actions, onBack, onNext }: MapStepProps) {
  const { t } = useTranslation()
  const draft = useDraft(answer)
  const fields = useFields()
  const { mapping, profile } = draft
  const targetsOf = (column: string) => mapping.columns.find(each => each.column === column)?.targets ?? []
  const shared = sharedFields(mapping)
  const mapped = answer.found.columns.filter(({ name }) => targetsOf(name).length > 0).length
  const next = () =>
    actions.map.mutate(
      { id: answer.id, mapping, profile },
      {
        onSuccess: () => {
          actions.check.mutate(answer.id)
          onNext()
        },
      },
    )
  const columnName = useColumnName(answer.found)
  const missing = missingTargets(useImportArea().declaration, mapping)
  return (
    <>
      <ProfileBar draft={draft} />
      <OptionsForm mapping={mapping} onChange={draft.change} />
      <section className={styles.part}>
        <h2>{t('import.map.columns')}</h2>
        <p className={styles.intro} role="status">
          {t('import.map.mapped', { count: mapped })}
        </p>
        {missing.length > 0 && (
          <Banner kind="warning" role="alert" inset>
            {t('import.map.fieldsGone', { fields: missing.join(', ') })}
          </Banner>
        )}
        <ul className={styles.columns}>
          {answer.found.columns.map(column => (
            <ColumnRow
              key={column.name}
              column={column}
              name={columnName(column.name)}
              targets={targetsOf(column.name)}
              joinedWith={path =>
                shared.find(field => field.path === path)?.columns.filter(name => name !== column.name) ?? []
              }
              fields={fields}
              onTargets={targets => draft.setTargets(column.name, targets)}
            />
          ))}
        </ul>
      </section>
      <SharedFields mapping={mapping} onChange={draft.change} />
      <FixedValues mapping={mapping} fields={fields} onChange={draft.change} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('import.actions.back')}</Button>
        <Button look="primary" busy={actions.map.isPending} onClick={next}>
          {t('import.check.start')}
        </Button>
      </div>
    </>
  )
}

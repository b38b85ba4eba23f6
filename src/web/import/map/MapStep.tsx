import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProfile, type ImportWithFile, listProfiles, saveProfile } from '#model/api/imports.ts'
import { kindChoice } from '#model/exchange/kind-choice.ts'
import { changesCards, type ImportMode, type Mapping, matchKeys } from '#model/exchange/mapping.ts'
import { missingTargets } from '#model/exchange/mapping-as-declared.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import { findsRecords } from '#model/exchange/read-row.ts'
import { type Language, languages } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { useLabel } from '../../cards/use-label.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from '../Import.module.css'
import { type ImportActions, useColumnName, useImportArea } from '../use-import.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { FixedValues } from './FixedValues.tsx'
import { SharedFields, sharedFields } from './SharedFields.tsx'
import { type MappingDraft, useDraft } from './use-draft.ts'
import { useFields } from './use-fields.ts'

const profilesQueryOf = (type: CardType) => endpointQuery(listProfiles, { query: { type } })

/** True where a table has most of the columns of a mapping: those shipped for tables of certain museums are offered for nothing else. */
const isMadeFor = ({ columns }: Mapping, present: readonly string[]): boolean => {
  const known = new Set(present)
  const mapped = columns.filter(({ targets }) => targets.length > 0)
  return mapped.filter(({ column }) => known.has(column)).length * 2 > mapped.length
}

/** Saved mappings: to apply, save and delete. */
function ProfileBar({
  draft,
  columns,
}: {
  readonly draft: MappingDraft
  readonly columns: readonly string[]
}) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { type } = useImportArea()
  const profilesQuery = profilesQueryOf(type)
  const { data } = useQuery(profilesQuery)
  const [name, setName] = useState<string>()
  const profiles = (data?.result ?? []).filter(
    ({ id, mapping }) => id !== null || isMadeFor(mapping as Mapping, columns),
  )
  const chosen = profiles.find(profile => profile.name === draft.profile)
  const again = () => client.invalidateQueries({ queryKey: profilesQuery.queryKey })
  const save = useMutation({
    mutationFn: (given: string) =>
      call(
        saveProfile,
        {
          body: { type, name: given, mapping: draft.mapping as ImportWithFile['mapping'] },
        },
        { notify: { ...genericOnFailure, success: { message: 'import.map.profileSaved' } } },
      ),
    onSuccess: async (_answer, given) => {
      await again()
      draft.use(given, draft.mapping)
      setName(undefined)
    },
  })
  const forget = useMutation({
    mutationFn: (id: string) => call(deleteProfile, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: again,
  })
  const id = chosen?.id
  return (
    <>
      <FormRow label={t('import.map.profile')} hint={t('import.map.profileHint')}>
        <div className={styles.tools}>
          <Select
            aria-label={t('import.map.profile')}
            value={chosen?.name ?? ''}
            none={t('import.map.proposed')}
            options={profiles.map(profile => ({ value: profile.name, label: profile.name }))}
            onChange={({ target }) => {
              const next = profiles.find(profile => profile.name === target.value)
              if (next) draft.use(next.name, next.mapping as Mapping)
            }}
          />
          <Button onClick={() => setName(chosen?.editable ? chosen.name : '')}>
            {t('import.map.saveProfile')}
          </Button>
          {id && chosen?.editable && (
            <Button look="subtle" busy={forget.isPending} onClick={() => forget.mutate(id)}>
              {t('import.map.deleteProfile')}
            </Button>
          )}
        </div>
      </FormRow>
      {name !== undefined && (
        <Dialog
          title={t('import.map.saveProfile')}
          closeLabel={t('import.export.cancel')}
          onClose={() => setName(undefined)}
          actions={
            <Button
              look="primary"
              busy={save.isPending}
              disabled={name.trim() === ''}
              onClick={() => save.mutate(name.trim())}
            >
              {t('import.map.saveProfile')}
            </Button>
          }
        >
          <FormRow label={t('import.map.profileName')}>
            <TextInput value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
          </FormRow>
        </Dialog>
      )}
    </>
  )
}

interface OptionsFormProps {
  readonly mapping: Mapping
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** Import options: existing records, new terms, language, type. */
function OptionsForm({ mapping, onChange }: OptionsFormProps) {
  const { t, i18n } = useTranslation()
  const { type, declaration } = useImportArea()
  const labelOf = useLabel(type)
  const mayUpdate = useCan({ permissions: declaration.permissions.update })
  const kind = kindChoice(declaration)
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const modes = modesFor(declaration).filter(mode => mayUpdate || !changesCards(mode))
  const setKind = (path: string, code: string) => {
    const { [path]: _before, ...others } = mapping.constants
    onChange({ constants: code ? { ...others, [path]: code } : others })
  }
  return (
    <section className={styles.part}>
      <h2>{t('import.map.options')}</h2>
      <FormRow label={t('import.map.mode')}>
        <Select
          value={mapping.mode}
          options={modes.map(value => ({ value, label: t(`import.map.modes.${value}`) }))}
          onChange={({ target }) => onChange({ mode: target.value as ImportMode })}
        />
      </FormRow>
      <FormRow label={t('import.map.match')}>
        <Select
          value={mapping.match}
          options={matchKeys.map(value => ({
            value,
            label: t(`import.map.matches.${value}`),
          }))}
          onChange={({ target }) => onChange({ match: target.value as Mapping['match'] })}
        />
      </FormRow>
      <FormRow label={t('import.map.language')}>
        <Select
          value={mapping.language}
          options={languages.map(value => ({ value, label: names.of(value) ?? value }))}
          onChange={({ target }) => onChange({ language: target.value as Language })}
        />
      </FormRow>
      {kind && (
        <FormRow label={labelOf(kind.path)}>
          <Select
            value={mapping.constants[kind.path] ?? ''}
            none={t('import.map.noCategory')}
            options={kind.codes.map(code => ({ value: code, label: labelOf(`choice/${kind.name}/${code}`) }))}
            onChange={({ target }) => setKind(kind.path, target.value)}
          />
        </FormRow>
      )}
      <div className={styles.checks}>
        <Checkbox
          label={t('import.map.createTerms')}
          hint={t('import.map.createTermsHint')}
          checked={mapping.createTerms}
          onChange={({ target }) => onChange({ createTerms: target.checked })}
        />
        <Checkbox
          label={t('import.map.keepUnmatched')}
          hint={t('import.map.keepUnmatchedHint')}
          checked={mapping.keepUnmatched}
          onChange={({ target }) => onChange({ keepUnmatched: target.checked })}
        />
        {(mapping.mode === 'update' || mapping.mode === 'createAndUpdate') && (
          <Checkbox
            label={t('import.map.emptyClears')}
            checked={mapping.emptyClears}
            onChange={({ target }) => onChange({ emptyClears: target.checked })}
          />
        )}
      </div>
    </section>
  )
}

interface MapStepProps {
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
  const mappingOf = (column: string) => mapping.columns.find(each => each.column === column)
  const targetsOf = (column: string) => mappingOf(column)?.targets ?? []
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
  const { declaration } = useImportArea()
  const missing = missingTargets(declaration, mapping)
  const guessed = mapping.columns.filter(({ unsure }) => unsure).length
  return (
    <>
      <ProfileBar draft={draft} columns={answer.found.columns.map(({ name }) => name)} />
      <OptionsForm mapping={mapping} onChange={draft.change} />
      <section className={styles.part}>
        <h2>{t('import.map.columns')}</h2>
        <p className={styles.intro} role="status">
          {t('import.map.mapped', { count: mapped })}
          {guessed > 0 && ` · ${t('import.map.guessed', { count: guessed })}`}
        </p>
        {!findsRecords(declaration, mapping) && (
          <Banner kind="warning" role="alert" inset>
            {t('import.noNumber')}
          </Banner>
        )}
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
              unsure={mappingOf(column.name)?.unsure ?? false}
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProfile, type ImportWithFile, listProfiles, saveProfile } from '#model/api/imports.ts'
import type { CardType } from '#model/cards/card-types.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'
import type { MappingDraft } from './use-draft.ts'

const profilesQueryOf = (type: CardType) => endpointQuery(listProfiles, { query: { type } })

/** Mappings kept under a name: to be used, kept, forgotten. */
export function ProfileBar({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { type } = useImportArea()
  const profilesQuery = profilesQueryOf(type)
  const { data } = useQuery(profilesQuery)
  const [name, setName] = useState<string>()
  const profiles = data?.result ?? []
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readFieldRules, saveFieldRule } from '#model/api/open-collection.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { useLabel } from '../../cards/use-label.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Site.module.css'

type FieldRule = OutputOf<typeof readFieldRules>['fields'][number]

const messages: NotificationRules = {
  success: { message: 'openCollection.fields.saved' },
  error: { message: 'common.somethingWentWrong' },
}

const shown = cardAreas.filter(({ declaration }) => declaration.site)

const above = (path: string): string => path.split('/').slice(0, -1).join('/')

/** Fields of published records, type by type and section by section, each with its switch. */
export function PublicFields({ tenantId }: { readonly tenantId: string }) {
  const { t } = useTranslation()
  const [area, setArea] = useState(shown[0])
  const labelOf = useLabel(area?.type ?? 'object')
  const { data, error, refetch } = useQuery(endpointQuery(readFieldRules, { params: { tenantId } }))
  const [busy, setBusy] = useState('')
  if (error) return <LoadFailed retry={refetch} />
  if (!data || !area) return <Skeleton width={40} />
  const { type, declaration } = area
  const rules = new Map(data.fields.filter(rule => rule.type === type).map(rule => [rule.path, rule]))
  const decide = async ({ path }: FieldRule, isShown: boolean) => {
    setBusy(path)
    await call(
      saveFieldRule,
      { params: { tenantId }, body: { type, path, shown: isShown } },
      { notify: messages },
    ).catch(() => undefined)
    await refetch()
    setBusy('')
  }
  /** Shown fields of those that are decided on: what stands in one that is held back is held back with it. */
  const isOpen = (path: string): boolean => path === '' || rules.get(path)?.shown === true
  return (
    <>
      <FormRow label={t('settings.forms.type')}>
        <Select
          options={shown.map(each => ({ value: each.type, label: t(cardWordKey(each.type, 'list')) }))}
          value={type}
          onChange={({ target }) => setArea(shown.find(each => each.type === target.value))}
        />
      </FormRow>
      {Object.entries(declaration.sections).map(([name, { fields }]) => {
        const ofSection = [...rules.values()].filter(({ path }) => (path.split('/')[0] ?? '') in fields)
        const offered = ofSection.filter(rule => rule.public !== 'never')
        if (offered.length === 0) return null
        return (
          <Disclosure key={`${type} ${name}`} title={labelOf(`section/${name}`)} heading="h3">
            <ul className={styles.fields}>
              {offered.map(rule => (
                <li key={rule.path} style={{ paddingInlineStart: `${rule.path.split('/').length - 1}rem` }}>
                  {rule.public === 'always' ? (
                    <p className={styles.always}>
                      {labelOf(rule.path)} <small>{t('openCollection.fields.always')}</small>
                    </p>
                  ) : (
                    <Switch
                      label={labelOf(rule.path)}
                      checked={rule.shown}
                      disabled={busy !== '' || !isOpen(above(rule.path))}
                      onChange={({ target }) => void decide(rule, target.checked)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </>
  )
}

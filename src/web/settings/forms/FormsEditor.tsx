import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormOfType, listFormRules, saveFormRules } from '#model/api/form-rules.ts'
import { printEndpoints } from '#model/api/print.ts'
import { everyKind, type FormRules, noFormRules } from '#model/engine/form-rules.ts'
import { sectionsOfKinds } from '#model/engine/sections-of-kind.ts'
import type { CardType } from '#model/record-types.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { formRulesQuery } from '../../cards/data/use-form-rules.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { useLabel } from '../../cards/use-label.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { addressOf } from '../../platform/request/address.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Forms.module.css'
import { type ListMaking, withoutKind, withTerms } from './rule-edits.ts'
import { SectionRules } from './SectionRules.tsx'

/** The form of one record type at a time, for all its records or those of one category. */
export function FormsEditor({ forms }: { readonly forms: readonly FormOfType[] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [area, setArea] = useState(cardAreas[0])
  const [kind, setKind] = useState<string>(everyKind)
  /** Unsaved choices by record type. */
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<CardType, FormRules>>>>({})
  const dirty = Object.keys(drafts).length > 0
  useUnsavedGuard(dirty)
  const labelOf = useLabel(area?.type ?? 'object')
  const saved = (type: CardType) => forms.find(form => form.type === type)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const { type } of cardAreas) {
        const rules = drafts[type]
        if (rules)
          await call(saveFormRules, { params: { type }, body: { version: saved(type)?.version ?? 0, rules } })
      }
    },
    onSuccess: () => {
      setDrafts({})
      notices.add('success', 'settings.forms.saved')
    },
    onError: failure =>
      notices.add(
        'error',
        failure instanceof CallError && failure.status === 409
          ? 'settings.forms.conflict'
          : wordsForFailure(failure),
      ),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [listFormRules.name] })
      await client.fetchQuery({ ...formRulesQuery, staleTime: 0 })
    },
  })
  if (!area) return null
  const { type, declaration } = area
  const rules = drafts[type] ?? saved(type)?.rules ?? noFormRules
  const edit = (next: FormRules) => setDrafts(before => ({ ...before, [type]: next }))
  const making: ListMaking = {
    version: saved(type)?.version ?? 0,
    onMade(form, of, path) {
      client.setQueryData(formRulesQuery.queryKey, before => ({
        result: [...(before?.result ?? []).filter(other => other.type !== form.type), form],
      }))
      // What is not saved yet stands on top of the list that was made.
      const rule = form.rules[of]?.terms?.[path]
      setDrafts(all => {
        const draft = all[form.type]
        return draft ? { ...all, [form.type]: withTerms(draft, of, path, rule) } : all
      })
    },
  }
  return (
    <>
      <div className={styles.choice}>
        <FormRow label={t('settings.forms.type')}>
          <Select
            options={cardAreas.map(each => ({ value: each.type, label: t(cardWordKey(each.type, 'list')) }))}
            value={type}
            onChange={({ target }) => {
              setArea(cardAreas.find(each => each.type === target.value))
              setKind(everyKind)
            }}
          />
        </FormRow>
        {declaration.kinds.length > 0 && (
          <FormRow label={t('settings.forms.kind')}>
            <Select
              options={[
                { value: everyKind, label: t('settings.forms.everyKind') },
                ...declaration.kinds.map(name => ({ value: name, label: labelOf(`kind/${name}`) })),
              ]}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
            />
          </FormRow>
        )}
        {!dirty && (
          <ButtonLink
            href={addressOf(printEndpoints(declaration).formPdf, {
              params: {},
              query: kind === everyKind ? {} : { kind },
            })}
            target="_blank"
            className={styles.print}
          >
            <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('settings.forms.print')}
          </ButtonLink>
        )}
      </div>
      {sectionsOfKinds(declaration, kind === everyKind ? [] : [kind]).map(section => (
        <SectionRules
          key={`${type} ${section.name}`}
          {...section}
          type={type}
          kind={kind}
          rules={rules}
          making={making}
          onChange={edit}
        />
      ))}
      <SaveBar
        label={t('settings.forms.bar')}
        status={t(dirty ? 'settings.forms.unsaved' : 'settings.forms.upToDate')}
        changed={dirty}
      >
        {kind in rules && (
          <Button look="subtle" onClick={() => edit(withoutKind(rules, kind))}>
            {t('settings.forms.reset')}
          </Button>
        )}
        <Button disabled={!dirty} onClick={() => setDrafts({})}>
          {t('settings.forms.discard')}
        </Button>
        <Button look="primary" disabled={!dirty} busy={isPending} onClick={() => mutate()}>
          {t('settings.forms.save')}
        </Button>
      </SaveBar>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { ImportMode, Mapping } from '#model/exchange/mapping.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ImportActions } from '../use-import.ts'

export interface TakenNumbersProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
}

/** Rows that are refused only because their objects are there already: what else could be done with them, at a press. */
export function TakenNumbers({ answer: { id, mapping, profile, messages }, actions }: TakenNumbersProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const mayUpdate = useCan({ permissions: ['catalogueEdit'] })
  const count = messages.reduce((sum, group) => sum + (group.kind === 'numberTaken' ? group.count : 0), 0)
  if (count === 0 || mapping.mode !== 'create') return null
  const take = (mode: ImportMode) =>
    actions.map.mutate(
      { id, mapping: { ...(mapping as Mapping), mode }, profile },
      { onSuccess: () => actions.check.mutate(id) },
    )
  const busy = actions.map.isPending || actions.check.isPending
  return (
    <Banner
      kind="info"
      inset
      actions={
        <>
          <Button busy={busy} onClick={() => take('skipExisting')}>
            {t('import.check.takenSkip')}
          </Button>
          {mayUpdate && (
            <Button busy={busy} onClick={() => take('createAndUpdate')}>
              {t('import.check.takenChange')}
            </Button>
          )}
        </>
      }
    >
      {t('import.check.takenTitle', { count, shown: numbers.format(count) })}
    </Banner>
  )
}

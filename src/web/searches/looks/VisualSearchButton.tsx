import { ImageUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCriteria } from '#model/searches/criteria.ts'
import { lookIn } from '#model/searches/look-criteria.ts'
import { lookFieldsOf } from '#model/searches/look-fields.ts'
import type { SearchLookProps } from '../../cards/list/search-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'

const ByLookDialog = lazy(async () => ({
  default: (await import('./VisualSearchDialog.tsx')).VisualSearchDialog,
}))

/** In the toolbar of lists whose cards have pictures: searching by a picture and by colours. */
export function VisualSearchButton({ area, criteria, onChange }: SearchLookProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const fields = lookFieldsOf(area.declaration)
  const may = useCan(fields?.needs ?? {})
  if (!fields || !may) return null
  const { pictures, colours } = lookIn(criteria === undefined ? undefined : readCriteria(criteria), fields)
  return (
    <>
      <Button
        look="subtle"
        title={t('searches.looks.open')}
        data-roomy
        aria-pressed={pictures.length + colours.length > 0}
        onClick={() => setOpen(true)}
      >
        <ImageUp size={18} strokeWidth={1.7} aria-hidden="true" />
        <span>{t('searches.looks.open')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ByLookDialog
            fields={fields}
            criteria={criteria}
            onChange={next => onChange({ criteria: next, search: undefined })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

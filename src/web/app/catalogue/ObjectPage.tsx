import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { catalogueArea } from '../../cards/catalogue-area.ts'
import { RecordPage } from '../../cards/record/view/RecordPage.tsx'

/** The page of an object (acceptance row C-S01). */
export function ObjectPage() {
  const navigate = useNavigate()
  const { id } = useParams({ from: '/app/catalogue/object/$id' })
  const { tab = 'details' } = useSearch({ from: '/app/catalogue/object/$id' })
  return (
    <RecordPage
      key={id}
      area={catalogueArea}
      id={id}
      tab={tab}
      onTab={next =>
        void navigate({
          to: '/app/catalogue/object/$id',
          params: { id },
          search: next === 'details' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

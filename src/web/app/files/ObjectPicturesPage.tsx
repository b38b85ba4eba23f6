import { useParams } from '@tanstack/react-router'
import { CardPicturesPage } from '../../files/view/light-table/CardPicturesPage.tsx'
import { useArea } from '../cards/use-area.ts'

/** The pictures of an object with its label. */
export function ObjectPicturesPage() {
  const area = useArea()
  const { id } = useParams({ strict: false })
  return area && id ? <CardPicturesPage key={id} area={area} id={id} /> : null
}

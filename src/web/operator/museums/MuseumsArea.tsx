import { useParams } from '@tanstack/react-router'
import { MuseumList } from './MuseumList.tsx'
import { MuseumPage } from './MuseumPage.tsx'

/** The museums of the platform: all of them, or the one of the address. */
export function MuseumsArea() {
  const { id } = useParams({ from: '/operator/{-$area}/{-$id}' })
  return id ? <MuseumPage key={id} id={id} /> : <MuseumList />
}

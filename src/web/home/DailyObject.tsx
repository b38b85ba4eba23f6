import { dayMs } from '#model/dates/durations.ts'
import { Ammonite } from '../ui/art/Ammonite.tsx'
import { Bottle } from '../ui/art/Bottle.tsx'
import { Coin } from '../ui/art/Coin.tsx'
import { Krater } from '../ui/art/Krater.tsx'
import { Mat } from '../ui/art/Mat.tsx'
import { Print } from '../ui/art/Print.tsx'
import { Textile } from '../ui/art/Textile.tsx'

const objects = [Krater, Coin, Textile, Print, Bottle, Ammonite]
/** One of the drawn objects, another each day. Decoration. */
export function DailyObject() {
  const Picture = objects[Math.floor(Date.now() / dayMs) % objects.length] ?? Krater
  return (
    <Mat>
      <Picture />
    </Mat>
  )
}

import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { wordOf } from './invented-objects.ts'
import type { Call, Timed } from './measure.ts'

const fields = Object.keys(fieldsOf(objectCard))

/** Saves of one card after the other, each opened and locked before: the title and the remarks are others afterwards, the materials stand in another order. */
export const savesOf =
  (ids: readonly string[], ask: (call: Call) => Promise<unknown>): Timed['call'] =>
  async at => {
    const path = `/api/v1/catalogue/${ids[at % ids.length]}`
    await ask({ method: 'PUT', path: `${path}/lock`, body: { takeOver: true } })
    const card = (await ask({ method: 'GET', path })) as CardAnswer & Record<string, unknown>
    const values = Object.fromEntries(fields.map(key => [key, card[key]]))
    const { materials = [] } = values as { materials?: readonly unknown[] }
    const text = `${wordOf(300 + at)} ${Date.now()}`
    return {
      method: 'PUT',
      path: '/api/v1/catalogue/',
      body: {
        ...values,
        id: card.id,
        version: card.version,
        title: { it: text },
        remarks: text,
        materials: [...materials.slice(1), ...materials.slice(0, 1)],
      },
    }
  }

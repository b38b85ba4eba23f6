import { addObjects, changeObject, objectDetails } from '#model/api/procedures/objects.ts'
import {
  changeProcedure,
  createProcedure,
  moveProcedure,
  procedureUsers,
} from '#model/api/procedures/procedures.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Hands } from './hands.ts'
import type { MuseumAtWork } from './museum-at-work.ts'

export interface Begun {
  readonly type: 'LOAN_OUT' | 'INVENTORY_AUDIT' | 'CONDITION_CHECK'
  readonly title: string
  readonly values: CardValues
}

/** A procedure that goes on in somebody's hands. */
export interface UnderWay {
  readonly id: string
  add(numbers: readonly string[]): Promise<void>
  /** Writes about an object beside what is written there already. */
  write(number: string, values: CardValues, checked?: boolean): Promise<void>
  go(...steps: readonly string[]): Promise<void>
}

/** Begins a procedure with everybody of the museum in its team. */
export async function begin(
  museum: MuseumAtWork,
  hands: Hands,
  { type, title, values }: Begun,
): Promise<UnderWay> {
  const { id, version, managers } = await hands(createProcedure, { body: { type, title, values } })
  const params = { id }
  const { result: people } = await museum.admin(procedureUsers, {})
  await hands(changeProcedure, {
    params,
    body: {
      version,
      team: people.map(person => person.id).filter(each => !managers.some(m => m.id === each)),
    },
  })
  return {
    id,
    async add(numbers) {
      await hands(addObjects, { params, body: { numbers: [...numbers] } })
    },
    async write(number, more, checked) {
      const objectId = await museum.object(number)
      const { result } = await hands(objectDetails, { params, query: { ids: objectId } })
      for (const line of result)
        await hands(changeObject, {
          params: { id, objectId },
          body: {
            version: line.version,
            values: { ...line.values, ...more },
            ...(checked !== undefined && { checked }),
          },
        })
    },
    async go(...steps) {
      for (const step of steps) await hands(moveProcedure, { params, body: { step } })
    },
  }
}

import { addObjects, changeObject, objectDetails } from '#model/api/procedures/objects.ts'
import {
  changeProcedure,
  createProcedure,
  moveProcedure,
  procedureUsers,
} from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Hands } from './hands.ts'
import type { MuseumAtWork } from './museum-at-work.ts'

export interface Begun {
  readonly type: string
  readonly title: string
  readonly values: CardValues
}

/** A procedure that goes on in somebody's hands. */
export interface UnderWay {
  readonly id: string
  add(numbers: readonly string[]): Promise<void>
  /** Writes about an object beside what is written there already. */
  write(number: string, values: CardValues, checked?: boolean): Promise<void>
  /** As `write`, about the record with an id, which is added where it is not there yet. */
  writeAbout(recordId: string, values: CardValues, checked?: boolean): Promise<void>
  go(...steps: readonly string[]): Promise<void>
}

/** Takes a procedure in hand, with everybody of the museum in its team. */
export async function takeInHand(
  museum: MuseumAtWork,
  hands: Hands,
  { id, version, managers }: Procedure,
): Promise<UnderWay> {
  const params = { id }
  const { result: people } = await museum.admin(procedureUsers, {})
  await hands(changeProcedure, {
    params,
    body: {
      version,
      team: people.map(person => person.id).filter(each => !managers.some(m => m.id === each)),
    },
  })
  const change = async (objectId: string, more: CardValues, checked?: boolean) => {
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
  }
  return {
    id,
    async add(numbers) {
      await hands(addObjects, { params, body: { numbers: [...numbers] } })
    },
    async write(number, more, checked) {
      await change(await museum.object(number), more, checked)
    },
    async writeAbout(recordId, more, checked) {
      await hands(addObjects, { params, body: { selection: { ids: [recordId] } } })
      await change(recordId, more, checked)
    },
    async go(...steps) {
      for (const step of steps) await hands(moveProcedure, { params, body: { step } })
    },
  }
}

/** Begins a procedure with everybody of the museum in its team. */
export const begin = async (museum: MuseumAtWork, hands: Hands, begun: Begun): Promise<UnderWay> =>
  takeInHand(museum, hands, await hands(createProcedure, { body: begun }))

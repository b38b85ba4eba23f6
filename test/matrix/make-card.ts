import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TestApp } from '../harness/app.ts'
import { addFile } from '../harness/files.ts'
import type { registrar } from '../harness/registrar.ts'

type Person = Pick<Awaited<ReturnType<typeof registrar>>, 'ask' | 'museum' | 'accountId'>

/** Begins a condition report of a new object, the only records with a beginning of their own. */
async function beginReport(ask: Person['ask']): Promise<string> {
  const { body: object } = await ask('POST', '/catalogue/')
  const { body } = await ask<{ id: string }>('POST', '/condition-reports', { objectId: object.id })
  return body.id
}

/** A new card with first values, locked for whoever made it, as its type comes into being: written down, or uploaded and then described. */
export async function makeCard(
  app: TestApp,
  { ask, museum, accountId }: Person,
  declaration: CardDeclaration,
  values?: object,
): Promise<{ status: number; body: CardAnswer }> {
  const url = declaration.path.replace('/api/v1', '')
  const { uploaded, begunElsewhere } = declaration
  if (!uploaded && !begunElsewhere) return ask('POST', `${url}/`, values && { values })
  const id = uploaded ? await addFile(app, { museum, accountId }) : await beginReport(ask)
  await ask('PUT', `${url}/${id}/lock`)
  const { body } = await ask('GET', `${url}/${id}`)
  const saved = await ask('PUT', `${url}/${id}`, { version: body.version, ...values })
  return saved.status === 200 ? { ...saved, status: 201 } : saved
}

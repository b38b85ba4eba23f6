import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TestApp } from '../harness/app.ts'
import { addFile } from '../harness/files.ts'
import type { registrar } from '../harness/registrar.ts'

type Person = Pick<Awaited<ReturnType<typeof registrar>>, 'ask' | 'museum' | 'accountId'>

/** A new card with first values, locked for whoever made it, as its type comes into being: written down, or uploaded and then described. */
export async function makeCard(
  app: TestApp,
  { ask, museum, accountId }: Person,
  declaration: CardDeclaration,
  values?: object,
): Promise<{ status: number; body: CardAnswer }> {
  const url = declaration.path.replace('/api/v1', '')
  if (!declaration.uploaded) return ask('POST', `${url}/`, values && { values })
  const id = await addFile(app, { museum, accountId })
  await ask('PUT', `${url}/${id}/lock`)
  const saved = await ask('PUT', `${url}/${id}`, { version: 1, ...values })
  return saved.status === 200 ? { ...saved, status: 201 } : saved
}

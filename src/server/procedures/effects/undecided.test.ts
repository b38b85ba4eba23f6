import { expect, test } from 'vitest'
import type { ProcedureEffects } from '#model/api/procedures/effects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'

const app = useTestApp()

/** The object of a path's keys around a value. */
const around = (path: string, value: unknown): object =>
  path.split('/').reduceRight<unknown>((inside, key) => ({ [key]: inside }), value) as object

const deciding = procedureDeclarations.flatMap(({ name, workflow, lines: { decision, of } }) =>
  decision &&
  of.includes('object') &&
  Object.values(workflow.effects ?? {}).some(({ undecided, when }) => !undecided && !when)
    ? [{ name, workflow, decision }]
    : [],
)

test.each(deciding)(
  'A $name that goes on with a reason writes nothing about undecided objects, and does once they are accepted',
  async ({ name, workflow, decision }) => {
    const { ask, object, begin, write } = await lender(app, await makeMuseum(app()), { role: 'TENANT_ADMIN' })
    const [one, two] = [await object('1'), await object('2')]
    const id = await begin(
      name,
      'Vases',
      {},
      {
        [one]: {},
        [two]: around(decision.path, { id: decision.undecided }),
      },
    )
    const steps = Object.entries(workflow.steps).filter(
      ([, step]) => !step.endsFrom && step.status !== 'CLOSED',
    )
    for (const [step] of steps) {
      if ((await ask<Procedure>('GET', `/procedures/${id}`)).body.step === step) continue
      const { status, body } = await ask('PUT', `/procedures/${id}/status`, { step, reason: 'It is so' })
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const written = async () => {
      const { body } = await ask<ProcedureEffects>('GET', `/procedures/${id}/effects`)
      expect(body.failed).toEqual([])
      return body.result.flatMap(each =>
        workflow.effects?.[each.effect]?.undecided || each.written === 0 ? [] : [each.written],
      )
    }
    expect(await written()).toEqual([])
    const accepted = around(decision.path, { id: decision.refused + 1 })
    await write(id, one, accepted)
    expect(new Set(await written())).toEqual(new Set([1]))
    await write(id, one, around(decision.path, { id: decision.undecided }))
    expect(await written()).toEqual([])
  },
)

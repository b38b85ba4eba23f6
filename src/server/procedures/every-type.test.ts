import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { LoadedObjects } from '#model/api/procedures/objects.ts'
import type { listProcedures } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { languages } from '#model/languages.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

/** Types whose lines are about objects and whose steps are all taken by hand: an audit goes by its own acts, images are of files. */
const types = procedureDeclarations.filter(
  ({ lines, workflow: { steps } }) =>
    lines.of.includes('object') && !Object.values(steps).some(({ byDeed }) => byDeed),
)

async function worker() {
  const person = await registrar(app, await makeMuseum(app()))
  const raw = (method: Method, url: string, payload?: object | Buffer) =>
    app().http.inject({
      method,
      url: `/api/v1/procedures${url}`,
      headers: {
        ...person.headers,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    })
  const ask = async <T = Procedure>(method: Method, url: string, payload?: object) => {
    const answer = await raw(method, url, payload)
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
    return (answer.body === '' ? undefined : answer.json()) as T
  }
  const go = (id: string, step: string) => ask('PUT', `/${id}/status`, { step, reason: 'It is so' })
  await person.put({ title: { en: 'Żółty kubek' }, objectNumbers: [{ objectNumber: '7' }] })
  return { ...person, raw, ask, go }
}

test.each(types.map(type => [type.name, type] as const))(
  'A procedure is begun, gone through, closed, reopened, ended early, printed, found, exported, loaded and deleted: %s [C-P01] [C-P02] [C-P03]',
  async (name, { workflow: { steps } }) => {
    const anna = await worker()
    const { id, number } = await anna.ask('POST', '', { type: name, title: 'Yellow cups' })
    await anna.ask('PUT', `/${id}/objects`, { numbers: ['7'] })

    // Its lines go out as a table and come back; a copy of it fills another one.
    const table = await anna.raw('GET', `/${id}/objects/table?format=xlsx`)
    expect(table.statusCode).toBe(200)
    const load = async (into: string) =>
      (await anna.raw('POST', `/${into}/objects/table`, table.rawPayload)).json<LoadedObjects>()
    expect(await load(id)).toMatchObject({ added: 0, changed: 0, refusedCount: 0 })
    const second = await anna.ask('POST', '', { type: name, title: 'Other cups' })
    expect(await load(second.id)).toMatchObject({ added: 1, refusedCount: 0 })

    const { result } = await anna.ask<OutputOf<typeof listProcedures>>('GET', `?q=yellow&type=${name}`)
    expect(result.map(found => found.number)).toEqual([number])

    const inOrder = Object.entries(steps).filter(([, { endsFrom }]) => !endsFrom)
    for (const [step] of inOrder.slice(1)) expect((await anna.go(id, step)).step).toBe(step)
    const closed = await anna.ask('GET', `/${id}`)
    expect(closed.status).toBe('CLOSED')
    expect((await anna.raw('PUT', `/${id}/objects`, { numbers: ['7'] })).statusCode).toBe(409)
    for (const language of languages) {
      const pdf = await anna.raw('GET', `/${id}/pdf?lang=${language}`)
      expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
      const { text } = await readPdf(pdf.rawPayload)
      expect(text).toContain(number)
      expect(text).not.toMatch(/\{\{|undefined|\[object/)
    }
    const [reopen] = closed.moves
    if (reopen) expect((await anna.go(id, reopen.step)).status).toBe('ONGOING')

    // Whatever ends it early can be taken from where it begins, or from a later step.
    for (const [end, { endsFrom }] of Object.entries(steps)) {
      const from = endsFrom?.[0]
      if (!from) continue
      const { id: other } = await anna.ask('POST', '', { type: name, title: 'Ended' })
      const way = inOrder.map(([step]) => step)
      for (const step of way.slice(1, way.indexOf(from) + 1)) await anna.go(other, step)
      expect((await anna.go(other, end)).step).toBe(end)
      await anna.ask('DELETE', `/${other}`)
    }

    await anna.ask('DELETE', `/${second.id}`)
    expect((await anna.raw('GET', `/${second.id}`)).json<Procedure>().deletedAt).not.toBeNull()
    expect((await anna.ask('POST', `/${second.id}/restored`)).deletedAt).toBeNull()
  },
)

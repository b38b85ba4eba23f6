import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } })

/** The tests that paths stand for, for somebody who stands in a folder. */
async function selected(paths: readonly string[], folder = ''): Promise<unknown> {
  const script = `import { selectTests } from './scripts/test-selection.mjs'; console.log(JSON.stringify(selectTests(process.argv.slice(1))))`
  const { stdout } = await run(['--input-type=module', '-e', script, ...paths], { INIT_CWD: root + folder })
  return JSON.parse(stdout)
}

describe('npm test with paths', () => {
  it('takes files and folders of any room, from wherever one stands, each test once [F-H07]', async () => {
    expect(await selected(['src/model/dates/durations.ts', 'test/paths.test.ts']).catch(String)).toMatch(
      'No tests in src/model/dates/durations.ts',
    )
    expect(await selected(['test/e2e/home.spec.ts', 'test/paths.test.ts', 'test/paths.test.ts'])).toEqual({
      units: ['test/paths.test.ts'],
      journeys: ['test/e2e/home.spec.ts'],
    })
    expect(await selected(['paths.test.ts', 'e2e/home.spec.ts', 'test/borders.test.ts'], 'test')).toEqual({
      units: ['test/paths.test.ts', 'test/borders.test.ts'],
      journeys: ['test/e2e/home.spec.ts'],
    })
    expect(await selected(['src/web/ui/gallery'])).toMatchObject({
      units: expect.arrayContaining(['src/web/ui/gallery/gallery.test.tsx']),
      journeys: [],
    })
    expect(await selected(['test'])).toMatchObject({
      units: expect.arrayContaining(['test/server/tenancy.test.ts']),
      journeys: expect.arrayContaining(['test/e2e/home.spec.ts']),
    })
  })

  it.each([
    [['src/nothing.test.ts'], 'There is no file or folder src/nothing.test.ts.'],
    [['locales'], 'No tests in locales.'],
    [['..'], '.. lies outside of the product.'],
    [['test/paths.test.ts', '--only', 'unit'], 'Give either paths or --only, not both.'],
    [['--only', 'lunch'], 'No step lunch: there are lint, types, build, unit, browser.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(run(['scripts/test.mjs', ...args])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    })
  })
})

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the script of the museums' public pages beside the client: it shares no file with it, since pages of museums load from `/m-files/`
 * alone, and are whole without it.
 */
export const scriptOfSites: Plugin = {
  name: 'vitrine-script-of-sites',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      base: '/m-files/',
      publicDir: false,
      build: {
        outDir: join(dir, 'm-files'),
        assetsDir: '',
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: {
          input: { site: join(root, 'src', 'web', 'site', 'site.ts') },
          output: { entryFileNames: 'site-[hash].js', chunkFileNames: 'closely-[hash].js' },
        },
      },
    })
  },
}

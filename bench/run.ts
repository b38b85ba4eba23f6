/**
 * `npm run bench` measures start, calls, client and form; `npm run bench -- catalogue [objects]` a museum with so many objects
 * (default 100,000) beside fifty others; `npm run bench -- exchange [rows]` tables of so many rows in and out of a museum;
 * `npm run bench -- exchange linked` tables that refer to one another; `npm run bench -- links [objects]` cards with so many links (default 50,000); `npm run bench -- merging [persons] [links]` cards that are
 * told twice among so many persons (default 100,000), and two with so many links each (default 10,000) becoming one; `npm run bench -- upload [megabytes]` one file of so many megabytes (default 1000) into a museum.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  catalogue: () => import('./catalogue/run.ts'),
  exchange: () => import('./exchange/run.ts'),
  links: () => import('./links/run.ts'),
  merging: () => import('./merging/run.ts'),
  upload: () => import('./files/upload.ts'),
}
await (benches[process.argv[2] ?? ''] ?? (() => import('./whole-product.ts')))()

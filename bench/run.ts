/**
 * `npm run bench` measures start, calls, client and form; `npm run bench -- catalogue [objects]` a museum with so many objects
 * (default 100,000) beside fifty others; `npm run bench -- exchange [rows]` tables of so many rows in and out of a museum;
 * `npm run bench -- links [objects]` cards with so many links (default 50,000).
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  catalogue: () => import('./catalogue/run.ts'),
  exchange: () => import('./exchange/run.ts'),
  links: () => import('./links/run.ts'),
}
await (benches[process.argv[2] ?? ''] ?? (() => import('./whole-product.ts')))()

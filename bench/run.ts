/**
 * `npm run bench` measures start, calls, client and form; `npm run bench -- catalogue [objects]` a museum with so many objects
 * (default 100,000) beside fifty others.
 */
await (process.argv[2] === 'catalogue' ? import('./catalogue/run.ts') : import('./whole-product.ts'))

/**
 * `npm run bench` measures start, calls, client and form. `npm run bench -- <name> [how many]` measures one of these:
 * - `catalogue [objects]`: a museum with so many objects (100,000) beside fifty others
 * - `everything [objects] [words]`: how long each kind of work (those with one of these words in their names) holds the event loop in a museum of so
 *   many objects (20,000), and all of it into one archive; fails above 50 ms of the processor, and `BENCH_PROFILE=1` says what ran then
 * - `exchange [rows]`: tables of so many rows (100,000) in and out of a museum; `exchange linked`: tables that refer to one another
 * - `kills [rounds] [--seed n]`: so many times (200) server, database or both are killed while people write; what was acknowledged is looked for
 * - `links [objects]`: cards with so many links (50,000)
 * - `merging [persons] [links]`: duplicate records among so many persons (100,000), and two with so many links each (10,000) becoming one
 * - `fuzz [inputs] [reader] [--seed n]`: so many inputs (2,000), most of them spoilt, to all readers of what strangers send, while the server is asked how
 *   it is; fails on a reader that ends, takes too long or refuses without a reason, and above 50 ms of the processor in one turn of the event loop
 * - `gallery [files]`: a wall of so many pictures (100,000), over HTTP and in a browser
 * - `open [objects]`: the public site of a museum with so many published objects (100,000), and the list of the staff while visitors come
 * - `pages [names]`: requests, kilobytes, paints and shifts of the pages opened most (or those so named), by a browser that comes for the first time, on a desktop and
 *   a phone; fails where more is loaded than may be. `BENCH_ADDRESS` measures a product that runs
 * - `pictures [files] [folder]`: pictures taken in, tiles of a large one, and what looks alike among so many files (100,000)
 * - `procedures [objects]`: a loan and an audit of so many objects (10,000), opened, pasted into, frozen, printed
 * - `searches [objects]`: general, advanced and hostile searches in a museum of so many objects (100,000)
 * - `siege [minutes]`: 300 bad calls a second from the museum's own address for so many minutes (5), while a colleague works
 * - `statistics [objects]`: home and figures of a museum of so many objects (100,000), by the first who asks and later on
 * - `tiles`: parts of a picture of 145 megapixels over HTTP, one after the other, six at a time, and while the largest cuts are made
 * - `upload [megabytes]`: one file of so many megabytes (1000) into a museum
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  catalogue: () => import('./catalogue/run.ts'),
  everything: () => import('./everything/run.ts'),
  exchange: () => import('./exchange/run.ts'),
  fuzz: () => import('./fuzz/run.ts'),
  gallery: () => import('./files/gallery.ts'),
  kills: () => import('./kills/run.ts'),
  links: () => import('./links/run.ts'),
  merging: () => import('./merging/run.ts'),
  open: () => import('./open/run.ts'),
  pages: () => import('./pages/run.ts'),
  pictures: () => import('./files/pictures.ts'),
  procedures: () => import('./procedures/run.ts'),
  searches: () => import('./searches/run.ts'),
  siege: () => import('./siege/run.ts'),
  statistics: () => import('./figures/run.ts'),
  tiles: () => import('./files/tiles.ts'),
  upload: () => import('./files/upload.ts'),
}
await (benches[process.argv[2] ?? ''] ?? (() => import('./whole-product.ts')))()

import { cyclesIn, type Graph, graphOf, textsIn } from './graph'

/** The name of the module of the server that a file belongs to; undefined for files beside the modules. */
const moduleOf = (file: string): string | undefined => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

/** Which modules of the server import which; imports of types count as well. */
function modulesOf(files: Graph): Map<string, Set<string>> {
  const modules = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const own = moduleOf(file)
    if (own === undefined) continue
    const others = [...imports].map(moduleOf).filter((name) => name !== undefined && name !== own)
    modules.set(own, new Set([...(modules.get(own) ?? []), ...(others as string[])]))
  }
  return modules
}

/** The pairs of modules that import each other, as `one, other`. */
const pairsOf = (modules: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...modules]
    .flatMap(([one, imports]) =>
      [...imports].filter((other) => one < other && modules.get(other)?.has(one)).map((other) => `${one}, ${other}`),
    )
    .sort()

/** Pairs that are left to separate: none may be added, and one that is separated leaves this list. */
const left = ['cart, takeaway', 'envelope, member', 'goods, store']

/** Imports that close longer circles, which are left to remove in the same way. */
const closing = ['account → application', 'pricing → order', 'store → takeaway']

/** The modules that serve every kind of orders alike. */
const general = [
  'order',
  'payment',
  'pricing',
  'coupon',
  'refund',
  'message',
  'review',
  'search',
  'favorites',
  'waitlist',
  'invoice',
  'staff',
]
/** The modules that are kinds of orders. */
const kinds = ['takeaway', 'mall', 'hotel', 'reservation', 'voucher', 'errand', 'group-deal', 'group-cart']

const modules = modulesOf(graphOf(textsIn('server')))
const doors = [...textsIn('server/modules').keys()].filter((file) => /^server\/modules\/[^/]+\/module\.ts$/.test(file))

describe('the graph of the server’s modules', () => {
  it('has no pair that imports each other, beside those that are left', () => {
    expect(modules.size).toBeGreaterThan(40)
    expect(pairsOf(modules)).toEqual(left)
  })

  it('has no longer circle, beside those that are left', () => {
    const imports = [...modules].flatMap(([one, others]) => [...others].map((other) => `${one} → ${other}`))
    expect(closing.filter((edge) => !imports.includes(edge))).toEqual([])
    const isCut = (one: string, other: string): boolean =>
      closing.includes(`${one} → ${other}`) || left.includes(`${one}, ${other}`) || left.includes(`${other}, ${one}`)
    const cut = new Map(
      [...modules].map(([one, others]) => [one, new Set([...others].filter((other) => !isCut(one, other)))]),
    )
    expect(cyclesIn(cut)).toEqual([])
  })

  it('has no kind of orders below a general module', () => {
    const found = general.flatMap((one) =>
      kinds.filter((kind) => modules.get(one)?.has(kind)).map((kind) => `${one} → ${kind}`),
    )
    expect(found).toEqual([])
  })

  it('finds a pair through types alone', () => {
    const texts = {
      'server/modules/a/x.ts': `import type { B } from '../b/y'`,
      'server/modules/b/y.ts': `import '../a/x'`,
    }
    expect(pairsOf(modulesOf(graphOf(new Map(Object.entries(texts)))))).toEqual(['a, b'])
  })
})

describe('the door of a module', () => {
  it('is there for each module with routes', () => {
    const routed = [...textsIn('server/modules').keys()].flatMap(
      (file) => /^server\/modules\/([^/]+)\/routes\.ts$/.exec(file)?.[1] ?? [],
    )
    expect(routed.filter((name) => !doors.includes(`server/modules/${name}/module.ts`))).toEqual([])
  })

  it('is where services are constructed: routes construct none', () => {
    const routes = [...textsIn('server/modules')].filter(([file]) => /(^|\/)[\w-]*routes\.ts$/.test(file))
    const built = routes.filter(([, text]) =>
      /\bnew (?!Failure|Date|Map|Set|URL|Error|HeldForms|Paging)[A-Z]\w*\(/.test(text),
    )
    expect(built.map(([file]) => file)).toEqual([])
  })

  it('is opened by the composition alone', () => {
    const openers = [...graphOf(textsIn('server'))].filter(([, imports]) =>
      [...imports].some((file) => doors.includes(file)),
    )
    expect(openers.map(([file]) => file)).toEqual(['server/services.ts'])
  })
})

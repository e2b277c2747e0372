import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cyclesIn, graphOf, textsIn } from './graph'
import { modulesOf, pairsOf, withDrawing } from './module-graph'

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
  it('has no circle', () => {
    expect(modules.size).toBeGreaterThan(40)
    expect(pairsOf(modules)).toEqual([])
    expect(cyclesIn(modules)).toEqual([])
  })

  it('is drawn in docs/architecture.md as it is', () => {
    const document = readFileSync(join(__dirname, '../../docs/architecture.md'), 'utf8')
    expect(document).toBe(withDrawing(document, modules))
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

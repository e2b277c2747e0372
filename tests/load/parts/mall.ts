import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { mallProduct, mallProducts } from '@contract/calls/mall'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { TestCaller } from '../../../server/testing/caller'
import { seedDemo } from '../../../server/demo/seed'
import { MallFactory } from '../../../server/testing/mall'
import { againstBare, type PreparedTrial, reading, record } from '../support/against-bare'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, type Shot, throughput } from '../support/load'
import { aMallShopper, aShelf, someMallShoppers } from '../support/mall-shoppers'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { newPhone, quotesOf, type Shopper, submission } from '../support/shoppers'
import { openStage, type Stage } from '../support/stage'

const shops = 5
const shoppers = 20
const quotesEach = 1500

/** A product with three axes of 10, 10 and 6 values and a SKU for each choice. */
async function aBigProduct({ app, make }: Stage): Promise<string> {
  const mall = new MallFactory(app.context.db, make)
  const sizes = [10, 10, 6] as const
  const axes = sizes.map((size, axis) => ({
    name: { en: `Axis ${axis}`, zh: `规格${axis}` },
    values: Array.from({ length: size }, (_, value) => ({ name: { en: `Value ${value}`, zh: `选项${value}` } })),
  }))
  const choices = Array.from({ length: sizes[0] * sizes[1] * sizes[2] }, (_, at) => ({
    choice: [at % sizes[0], Math.floor(at / sizes[0]) % sizes[1], Math.floor(at / (sizes[0] * sizes[1]))],
    shop_price: 10_000 + at,
  }))
  const { id } = await mall.product(await mall.shop(), { axes: JSON.stringify(axes) }, choices)
  return id
}

/** A customer with `lines` lines in the cart, over separate shops. */
async function withLines(stage: Stage, lines: number): Promise<TestCaller> {
  const caller = await stage.make.customer({ phone: newPhone() })
  await stage.make.address(caller.id)
  const { skuIds } = await aShelf(stage, lines)
  for (const skuId of skuIds) await caller.call(cartAdd, { skuId, quantity: 1 })
  return caller
}

async function prepare(stage: Stage): Promise<PreparedTrial> {
  await seedDemo(stage.app.context)
  const people = await someMallShoppers(stage, { count: shoppers, shops, quotes: quotesEach })
  const productId = await aBigProduct(stage)
  const full = await withLines(stage, limits.mallCartLines)
  await vacuum(stage.app.context.db)
  const [first] = people
  const caller = first?.caller ?? new TestCaller('')
  const submitted = { quoteId: first?.quotes.pop() ?? '', idempotencyKey: randomUUID() }
  const ofMall = { business: 'mall' } as const
  const calls = {
    [mallProducts.name]: await record(caller, mallProducts, {}),
    [mallProduct.name]: await record(caller, mallProduct, { productId }),
    [cartInfo.name]: await record(full, cartInfo, ofMall),
    [orderSubmit.name]: await record(caller, orderSubmit, submitted),
  }
  return {
    script: { calls, people: people.map(({ token, values }) => ({ token, values })) },
    trials: [
      reading('product list', shotOf(mallProducts, {}, first?.token)),
      reading('product with 600 SKUs', shotOf(mallProduct, { productId }, first?.token)),
      reading(`cart of ${limits.mallCartLines} lines`, shotOf(cartInfo, ofMall, full.token)),
      submission(`submission over ${shops} shops`, quotesOf(people), submitted),
    ],
  }
}

/** Growth of the time to quote with the lines, and the throughput left when all want the same SKU. */
async function underPressure(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  const stage = await openStage(cluster, 'mall_pressure')
  const [few, many] = [await withLines(stage, 10), await withLines(stage, 100)]
  const wanted = await aShelf(stage, 1)
  const quotes = quotesEach * 2
  const same: Shopper[] = []
  const different: Shopper[] = []
  for (let made = 0; made < shoppers; made += 1) {
    same.push(await aMallShopper(stage, wanted, quotes))
    different.push(await aMallShopper(stage, await aShelf(stage, 1), quotes))
  }
  await vacuum(stage.app.context.db)
  const server = await startChild('support/server.ts', { env: stage.env })
  const measure = (next: () => Shot) => (amount: Amount) =>
    throughput({ url: server.url, next, amount, connections: effort.connections })
  const quoted = ({ token }: TestCaller) => measure(() => shotOf(orderConfirm, { kind: 'mall' }, token))
  const submitted = (people: readonly Shopper[]) => {
    const next = quotesOf(people)
    return measure(() => {
      const { shopper, quoteId } = next()
      return shotOf(orderSubmit, { quoteId, idempotencyKey: randomUUID() }, shopper.token)
    })
  }
  const findings: Finding[] = [
    {
      what: 'quoting 100 lines: time to 10 lines',
      ratio: await ratioOf(quoted(few), quoted(many), effort),
      atMost: 10,
    },
    {
      what: 'submission, one SKU for all to many',
      ratio: await ratioOf(submitted(same), submitted(different), effort),
      atLeast: 0.4,
    },
  ]
  await Promise.all([server.stop(), stage.close()])
  return findings
}

/** The mall's calls against Fastify and pg alone, and under what is hard for them. */
export async function mallSpeed(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  return [...(await againstBare(cluster, effort, { name: 'mall', prepare })), ...(await underPressure(cluster, effort))]
}

import { randomUUID } from 'node:crypto'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { MallDetail, MallQuote } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from './caller'
import { aPresale, MallFactory } from './mall'
import type { World } from './world'

/** Terms of the tests' presale: of 168.00 the deposit counts for 40.00, and shipping is free. */
export const deposit = 2000
export const balance = 12_800
/** Balance of its buyers. */
export const start = 1_000_00

/** A presale of one SKU. */
export interface Sale {
  readonly shopId: string
  readonly productId: string
  readonly skuId: string
  readonly presaleId: string
}

export const pay = (orderId: string) => ({ orderId, payPassword: '246810', idempotencyKey: randomUUID() })
export const due = (orderId: string) => ({ orderId, idempotencyKey: randomUUID() })

/** The quote of a SKU in its presale. */
export async function quoteOf(ann: TestCaller, { presaleId, skuId }: Sale, quantity = 1): Promise<MallQuote> {
  const quote = await ann.call(orderConfirm, { kind: 'mall', presaleId, sku: { skuId, quantity } })
  if (!isOfKind(quote, 'mall')) throw new Error('it is no quote of the mall')
  return quote
}

/** Places the order of a quote, accepting the terms of the deposit. */
export const submit = (ann: TestCaller, quoteId: string) =>
  ann.call(orderSubmit, { quoteId, agreed: true, idempotencyKey: randomUUID() })

/** An order as its customer sees it. */
export async function detailOf(ann: TestCaller, orderId: string): Promise<MallDetail> {
  const found = await ann.call(orderDetail, { orderId })
  if (!isOfKind(found, 'mall')) throw new Error('it is no order of the mall')
  return found
}

/** Makes presales and their buyers. */
export class Presales {
  private readonly mall: MallFactory

  constructor(private readonly world: World) {
    this.mall = new MallFactory(world.app.context.db, world.make)
  }

  /** A presale of crab whose deposit can be paid for a day; its balance for a day, a day later. */
  async sale(over: Parameters<typeof aPresale>[2] = {}, template: Parameters<MallFactory['template']>[1] = {}) {
    const shop = await this.mall.shop({ full_discounts: JSON.stringify([{ over: 100, off: 90 }]) })
    const ships = Object.keys(template).length > 0 ? { template_id: await this.mall.template(shop.id, template) } : {}
    const { id: productId, skuIds } = await this.mall.product(shop, ships, [{ shop_price: 19_800, stock: 10 }])
    const [skuId = ''] = skuIds
    const presaleId = await aPresale(this.world, { productId, skuId }, over)
    return { shopId: shop.id, productId, skuId, presaleId }
  }

  async buyer() {
    const ann = await this.world.make.customer({ balance: start })
    await this.world.make.address(ann.id, { region_code: '440305', is_default: true })
    return ann
  }

  /** An order whose deposit is paid. */
  async withDeposit(sale?: Sale) {
    const of = sale ?? (await this.sale())
    const ann = await this.buyer()
    const { orderId } = await submit(ann, (await quoteOf(ann, of)).id)
    await ann.call(paymentBalancePay, pay(orderId))
    return { ...of, ann, orderId }
  }
}

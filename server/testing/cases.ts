import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import { aftersaleApply, aftersaleDetail, aftersaleSendBack } from '@contract/calls/aftersale'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderConfirmReceipt, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { AfterSale } from '@contract/entities/after-sale'
import type { MallDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { AfterSalesEvent } from '@contract/states/after-sales'
import type { Actor } from '@contract/states/machine'
import { refundOf } from '@contract/refund-amounts'
import type { RefundEventInput } from '../modules/refund/transition'
import { trustedId } from '../security/trusted-id'
import type { TestCaller } from './caller'
import { MallFactory } from './mall'
import { givePoints } from './points'
import type { World } from './world'

const key = () => ({ idempotencyKey: randomUUID() })

/** A bought quantity of a product at a price; the first warehouse has as many as `stock`, the second the rest. */
export interface Purchase {
  readonly price?: number
  readonly quantity?: number
  readonly stock?: number
  readonly freeReturnDays?: number
}

const payFromBalance = async (ann: TestCaller, orderId: string): Promise<unknown> =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })

/** Mall orders and their cases for tests. */
export class CaseFactory {
  readonly mall: MallFactory

  constructor(private readonly world: World) {
    this.mall = new MallFactory(world.app.context.db, world.make)
  }

  /** A paid order of one shop, for which some points are used; shipping is ¥8. */
  async order(bought: readonly Purchase[] = [{}], points = 0, pay = payFromBalance) {
    const { make } = this.world
    const ann = await make.customer({ balance: 10_000_00 })
    await make.address(ann.id, { region_code: '440305' })
    const at = await this.mall.shop()
    await make.commission(500, { storeId: at.id })
    if (points > 0) await givePoints(this.world, ann.id, points)
    const templateId = await this.freight(at.id)
    const skuIds: string[] = []
    for (const { price = 5000, quantity = 1, stock = 50, freeReturnDays = 7 } of bought) {
      const product = await this.mall.product({ id: at.id, templateId }, { free_return_days: freeReturnDays }, [
        { shop_price: price, stock, weight: 100 },
      ])
      const [skuId = ''] = product.skuIds
      if (stock < quantity) await this.moreOf(skuId, quantity - stock)
      skuIds.push(skuId)
      await ann.call(cartAdd, { skuId, quantity })
    }
    const quote = await ann.call(orderConfirm, { kind: 'mall', usePoints: points > 0 })
    const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, ...key() })
    await pay(ann, orderId)
    const { lines } = await this.detail(ann, orderId)
    const positions = skuIds.map((skuId) => lines.find((line) => line.skuId === skuId)?.position ?? -1)
    return { ann, orderId, shopId: at.id, skuIds, positions }
  }

  /** A paid order whose parcels have all left. */
  async shipped(bought?: readonly Purchase[]) {
    const made = await this.order(bought)
    for (const { id } of (await this.detail(made.ann, made.orderId)).parcelList) await this.ship(id)
    return made
  }

  /** An order that was received. */
  async received(bought?: readonly Purchase[]) {
    const made = await this.shipped(bought)
    await made.ann.call(orderConfirmReceipt, { orderId: made.orderId, ...key() })
    return made
  }

  async detail(ann: TestCaller, orderId: string): Promise<MallDetail> {
    const order = await ann.call(orderDetail, { orderId })
    if (!isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
    return order
  }

  ship(parcelId: string): Promise<void> {
    const { app } = this.world
    return app.context.db
      .transaction()
      .execute((tx) => app.services.parcels.ship(tx, parcelId, { carrier: 'shunfeng', trackingNumber: 'SF100200300' }))
  }

  /** Request of a case, for one piece of the first line by default. */
  asks(orderId: string, over: Partial<RequestInput<typeof aftersaleApply>> = {}): RequestInput<typeof aftersaleApply> {
    const lines = [{ position: 0, quantity: 1 }]
    return { orderId, service: 'refundOnly', lines, reason: 'damaged', description: 'It is torn', ...key(), ...over }
  }

  apply(ann: TestCaller, orderId: string, over: Partial<RequestInput<typeof aftersaleApply>> = {}): Promise<AfterSale> {
    return ann.call(aftersaleApply, this.asks(orderId, over))
  }

  /** Fires an event on a case. */
  fire(refundId: string, event: AfterSalesEvent, actor: Actor, input: RefundEventInput = {}): Promise<void> {
    const { context, services } = this.world.app
    return context.db.transaction().execute(async (tx) => {
      const { order, refund } = await services.afterSales.lock(tx, trustedId('refund', refundId))
      await services.refunds.fire(tx, order, refund, event, actor, input)
    })
  }

  /** A case of returned goods that are on their way back. */
  async sentBack(quantity = 1, bought: Purchase = { quantity }) {
    const made = await this.shipped([bought])
    const { ann, orderId } = made
    const lines = [{ position: 0, quantity }]
    const { id } = await this.apply(ann, orderId, { service: 'returnAndRefund', lines })
    await this.fire(id, 'agreeReturn', 'merchant', {
      returnAddress: { name: 'Returns', phone: '0571-88206612', address: '18 Longwu Tea Town' },
    })
    await this.sendBack(ann, id)
    return { ...made, id }
  }

  sendBack(ann: TestCaller, refundId: string, number = 'ZT900800700'): Promise<AfterSale> {
    return ann.call(aftersaleSendBack, {
      refundId,
      logistics: { company: 'zhongtong', number, contact: '13912345678' },
    })
  }

  of(ann: TestCaller, refundId: string): Promise<AfterSale> {
    return ann.call(aftersaleDetail, { refundId })
  }

  /** Refund of a quantity of a line, by the figures on the order's page. */
  async giving(ann: TestCaller, orderId: string, position: number, quantity: number): Promise<number> {
    const line = (await this.detail(ann, orderId)).lines[position]
    if (!line) throw new Error(`there is no line ${position}`)
    return refundOf({ ...line, refundedAmount: line.afterSales.refundedAmount }, quantity)
  }

  async stock(skuId: string): Promise<number> {
    const rows = await this.world.app.context.db
      .selectFrom('sku_stock')
      .select('quantity')
      .where('sku_id', '=', skuId)
      .execute()
    return rows.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  private freight(shopId: string): Promise<string> {
    const rule = { regions: [], first: 1000, firstFee: 800, step: 500, stepFee: 0, freeOver: null, freeCount: null }
    return this.mall.template(shopId, { rules: JSON.stringify([rule]) })
  }

  private async moreOf(skuId: string, quantity: number): Promise<void> {
    const warehouse_id = await this.mall.warehouse(1)
    await this.world.app.context.db.insertInto('sku_stock').values({ sku_id: skuId, warehouse_id, quantity }).execute()
  }
}

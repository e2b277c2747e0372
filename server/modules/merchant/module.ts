import type { Context } from '../../context'
import type { Defaults } from '../../defaults'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import type { QueueDesk } from '../queue/desk'
import type { TableDesk } from '../reservation/desk'
import type { GoodsCases } from './cases'
import { MerchantGoodsService } from './goods'
import { MerchantOrders } from './orders'
import { MerchantRefunds } from './refunds'
import { merchantRoutes } from './routes'
import { MerchantShops } from './shop'
import { MerchantTables } from './tables'

interface Needs extends Pick<Engines, 'orders' | 'refunds'>, Pick<Defaults, 'acceptsByItself'> {
  readonly kinds: OrderKinds
  readonly afterSales: GoodsCases
  readonly tables: TableDesk
  readonly queue: QueueDesk
}

/** Merchants' work in their stores, independent of the business. */
export function merchantModule(
  context: Context,
  { orders, refunds, kinds, afterSales, tables, queue, acceptsByItself }: Needs,
): Module {
  const services = {
    orders: new MerchantOrders(context, orders, kinds),
    shops: new MerchantShops(context, kinds, acceptsByItself),
    goods: new MerchantGoodsService(context, kinds),
    refunds: new MerchantRefunds(context, { refunds, kinds, cases: afterSales }),
    tables: new MerchantTables(context, { tables, queue }, kinds),
  }
  return { services: {}, routes: [merchantRoutes(services)] }
}

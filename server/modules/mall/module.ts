import type { Context } from '../../context'
import type { Providers } from '../../payments/providers'
import { buildTracking } from '../../tracking'
import type { Engines } from '../engines'
import type { FootprintService } from '../favorites/footprints/service'
import type { FavoriteService } from '../favorites/service'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import { AfterSalesDesk } from './after-sales/desk'
import { returnAddress } from './after-sales/policy'
import { ReturnParcels } from './after-sales/returns/parcels'
import { afterSalesRoutes } from './after-sales/routes'
import { AfterSalesService } from './after-sales/service'
import { PriceAlerts } from './alerts/price/service'
import { RestockAlerts } from './alerts/service'
import { MallCartService } from './cart/service'
import { findsProducts } from './catalogue/found'
import { CatalogueService } from './catalogue/service'
import { DealService } from './deals/service'
import { MerchantParcels } from './merchant/parcels'
import { MerchantProducts } from './merchant/products'
import { MallRefusal } from './merchant/refusal'
import { mallMerchantRoutes } from './merchant/routes'
import { ProductSetups } from './merchant/setup/service'
import { mallWork } from './merchant/work'
import { tellOfMall } from './notices'
import { mallKind } from './order/kind'
import { MallQuotes } from './order/quotes'
import { mallTrading } from './order/trading'
import { ParcelDesk } from './parcels/desk'
import { orderedParcels } from './parcels/followed'
import { PaymentReport } from './parcels/report/payment-report'
import { ParcelService } from './parcels/service'
import { ParcelTracking } from './parcels/tracking'
import { BalanceChanges } from './presale/change'
import { PresaleDesk } from './presale/desk'
import { presalePurposes } from './presale/purposes'
import type { Disputes } from '../refund/disputes/desk'
import { PresaleService } from './presale/service'
import { mallRoutes } from './routes'
import { TrackService } from './tracks'

interface Needs extends Engines {
  readonly kinds: OrderKinds
  readonly disputes: Disputes
  readonly footprints: FootprintService
  readonly favorites: FavoriteService
  readonly providers: Providers
}

export interface MallServices {
  readonly mallQuotes: MallQuotes
  readonly mallCart: MallCartService
  readonly parcels: ParcelDesk
  readonly presales: PresaleDesk
  readonly afterSales: AfterSalesDesk
  readonly returnParcels: ReturnParcels
  readonly alerts: RestockAlerts
  readonly priceAlerts: PriceAlerts
}

function servicesOf(context: Context, { orders, quotes, refunds, disputes }: Needs): MallServices {
  const afterSales = new AfterSalesDesk(context, orders, refunds, disputes, (tx, order) =>
    returnAddress(context, tx, order),
  )
  // The clock of receipt is stopped while a case is open.
  refunds.onChange('mall', (tx, _refund, order) => orders.reclock(tx, order))
  return {
    mallQuotes: new MallQuotes(context, quotes),
    mallCart: new MallCartService(context),
    parcels: new ParcelDesk(context, orders),
    presales: new PresaleDesk(context, orders),
    afterSales,
    returnParcels: new ReturnParcels(context, afterSales),
    alerts: new RestockAlerts(context),
    priceAlerts: new PriceAlerts(context),
  }
}

/** The following of parcels by the tracking service; undefined without one. */
function trackingOf(context: Context, { parcels, returnParcels }: MallServices): ParcelTracking | undefined {
  const tracking = buildTracking(context)
  return tracking && new ParcelTracking(context, [orderedParcels(context, parcels), returnParcels], tracking)
}

/** The shopping mall: its shops, products, orders and parcels. */
export function mallModule(context: Context, needs: Needs): Module<MallServices> {
  const { orders, submission, refunds, kinds, footprints, favorites, providers } = needs
  const services = servicesOf(context, needs)
  const { mallQuotes, parcels, afterSales, alerts, priceAlerts } = services
  tellOfMall(context, { ...needs, ...services })
  const catalogue = new CatalogueService(context, footprints, favorites, { restock: alerts, price: priceAlerts })
  const merchantParcels = new MerchantParcels(context, { orders, parcels })
  const refusal = new MallRefusal({ orders, refunds })
  const tracking = trackingOf(context, services)
  const routes = mallRoutes(context, {
    ...{ orders, mallQuotes, alerts, priceAlerts, catalogue },
    deals: new DealService(context),
    tracks: new TrackService(context, footprints, favorites),
    presales: new PresaleService(context, orders, catalogue),
    changes: new BalanceChanges(context, orders, mallQuotes),
    parcels: new ParcelService(context),
  })
  return {
    services,
    routes: [
      routes,
      afterSalesRoutes(new AfterSalesService(context, { orders, refunds, kinds, afterSales })),
      mallMerchantRoutes(merchantParcels, new MerchantProducts(context), new ProductSetups(context)),
      ({ app }) => tracking?.servePushes(app),
    ],
    async jobs() {
      await alerts.start()
      await priceAlerts.start()
    },
    async listeners() {
      await tracking?.start()
      new PaymentReport(context, providers).start({ parcels, refunds, orders })
    },
    close: async () => tracking?.close(),
    orderKind: mallKind(context, {
      trading: mallTrading(context, mallQuotes, submission),
      merchant: mallWork(context, { parcels: merchantParcels, refusal }),
      search: { found: 'product', finds: findsProducts(context, catalogue) },
    }),
    purposes: presalePurposes(orders),
  }
}

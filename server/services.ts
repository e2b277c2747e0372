import type { OrderKindName } from '@contract/order-kinds'
import type { Context } from './context'
import { defaultsOf } from './defaults'
import { accountModule } from './modules/account/module'
import { addressModule } from './modules/address/module'
import { applicationModule } from './modules/application/module'
import { articleModule } from './modules/article/module'
import { assistantModule } from './modules/assistant/module'
import { billsModule } from './modules/bills/module'
import { bindingModule } from './modules/binding/module'
import { booksModule } from './modules/books/module'
import { cartModule } from './modules/cart/module'
import { chatModule } from './modules/chat/module'
import { chatOutbox } from './modules/chat/queries/outbox'
import { couponModule } from './modules/coupon/module'
import { commissionModule } from './modules/commission/module'
import { deliveryModule } from './modules/delivery/module'
import { envelopeModule } from './modules/envelope/module'
import { errandModule } from './modules/errand/module'
import { favoritesModule } from './modules/favorites/module'
import { feedbackModule } from './modules/feedback/module'
import { keptGoods } from './modules/goods/kept'
import { fraudModule } from './modules/fraud/module'
import { goodsModule } from './modules/goods/module'
import { groupCartModule } from './modules/group-cart/module'
import { groupDealModule } from './modules/group-deal/module'
import { homeModule } from './modules/home/module'
import { hotelModule } from './modules/hotel/module'
import { aboutHotels } from './modules/hotel/rooms/about'
import { invoiceModule } from './modules/invoice/module'
import { keptProductsOf } from './modules/mall/catalogue/kept'
import { licenceModule } from './modules/licence/module'
import { mallModule } from './modules/mall/module'
import { mapModule } from './modules/map/module'
import { memberModule } from './modules/member/module'
import { merchantModule } from './modules/merchant/module'
import { messageModule } from './modules/message/module'
import { type Module, servicesOf } from './modules/module'
import { operatingModule } from './modules/operating/module'
import { orderModule } from './modules/order/module'
import { partnerModule } from './modules/partner/module'
import { paymentModule } from './modules/payment/module'
import { pointsModule } from './modules/points/module'
import { queueModule } from './modules/queue/module'
import { numberLines } from './modules/queue/number-lines'
import { refundModule } from './modules/refund/module'
import { reportModule } from './modules/report/module'
import { reservationModule } from './modules/reservation/module'
import { reviewModule } from './modules/review/module'
import { searchModule } from './modules/search/module'
import { searchesModule } from './modules/searches/module'
import { socialModule } from './modules/social/module'
import { staffModule } from './modules/staff/module'
import { keptStores } from './modules/store/kept'
import { storeModule } from './modules/store/module'
import { storeNewsModule } from './modules/store-news/module'
import { statementModule } from './modules/statement/module'
import { storePayoutModule } from './modules/store-payout/module'
import { takeawayModule } from './modules/takeaway/module'
import { teamModule } from './modules/team/module'
import { topUpModule } from './modules/top-up/module'
import { uploadModule } from './modules/upload/module'
import { versionModule } from './modules/version/module'
import { voucherModule } from './modules/voucher/module'
import { waitlistModule } from './modules/waitlist/module'
import { walletModule } from './modules/wallet/module'
import { withdrawalModule } from './modules/withdrawal/module'
import { buildProviders } from './payments/providers'
import { Announcer } from './realtime/announcer'
import { eventOutbox } from './realtime/queries'
import { buildRoutes } from './routing'
import { buildTexts } from './telephony/texts'

/** The modules of which each kind of orders is one, and the services that they are built on. */
function kindsOf(context: Context, added: readonly KindModule[]) {
  const upload = uploadModule(context)
  const favorites = favoritesModule(context, {
    store: keptStores({ hotel: aboutHotels }),
    goods: keptGoods,
    product: keptProductsOf,
  })
  const searches = searchesModule(context)
  const chat = chatModule(context, upload.services)
  const message = messageModule(context, chat.services)
  const order = orderModule(context, message.services)
  const orderServices = { ...message.services, ...order.services }
  const refund = refundModule(context, orderServices)
  const waitlist = waitlistModule(context, orderServices)
  const queue = queueModule(context, message.services)
  const routes = buildRoutes(context)
  const providers = buildProviders(context)
  const texts = buildTexts(context)
  const base = {
    ...upload.services,
    ...favorites.services,
    ...searches.services,
    ...chat.services,
    ...orderServices,
    ...refund.services,
  }
  const needs = {
    ...base,
    ...waitlist.services,
    ...queue.services,
    routes,
    providers,
    texts,
    ...defaultsOf(context.config),
  }
  const voucher = voucherModule(context, needs)
  const kinds = {
    takeaway: takeawayModule(context, needs),
    mall: mallModule(context, needs),
    hotel: hotelModule(context, needs),
    table: reservationModule(context, { ...needs, others: [numberLines] }),
    voucher,
    errand: errandModule(context, needs),
    groupDeal: groupDealModule(context, { ...needs, ...voucher.services }),
  } satisfies Readonly<Record<OrderKindName, Module>>
  const ofKinds: Module[] = [...Object.values<Module>(kinds), ...added.map((build) => build(context, needs))]
  for (const { orderKind } of ofKinds) if (orderKind) order.services.kinds.add(orderKind)
  const groupCart = groupCartModule(context, { ...needs, ...kinds.takeaway.services })
  for (const [kind, coupons] of Object.entries(groupCart.quoteCoupons ?? {}))
    order.services.kinds.addCoupons(kind, coupons)
  const delivery = deliveryModule(context, needs)
  const assistant = assistantModule(context, needs)
  const all = { ...needs, ...servicesOf(kinds), ...groupCart.services, ...delivery.services }
  const modules: Module[] = [
    upload,
    favorites,
    searches,
    chat,
    message,
    order,
    refund,
    waitlist,
    queue,
    ...ofKinds,
    groupCart,
    delivery,
    assistant,
  ]
  return { services: all, modules }
}

/** Dependencies of a module of a further order kind. */
export type KindNeeds = Parameters<typeof mallModule>[1] &
  Parameters<typeof errandModule>[1] &
  Parameters<typeof hotelModule>[1]

/** A module of a further kind of orders, such as one that tests add. */
export type KindModule = (context: Context, needs: KindNeeds) => Module

/**
 * Composes the modules of a server on its context, in the order of their needs: the one place where services are constructed. Services
 * register the handlers of their jobs with the context, so that a context carries one composition; `Jobs.on` refuses a second.
 */
export function compose(context: Context, added: readonly KindModule[] = []) {
  const core = kindsOf(context, added)
  const needs = core.services
  const closing = core.modules.flatMap((module) => module.closing ?? [])
  const account = accountModule(context, { ...needs, closing })
  const binding = bindingModule(context, { ...needs, ...account.services })
  const fraud = fraudModule(context)
  const withdrawal = withdrawalModule(context, { ...needs, ...binding.services, ...fraud.services })
  const application = applicationModule(context, needs)
  const envelope = envelopeModule(context)
  const store = storeModule(context, needs)
  const [invoice, review, feedback] = [
    invoiceModule(context, needs),
    reviewModule(context, needs),
    feedbackModule(context),
  ]
  const paying = [...core.modules, memberModule(context), topUpModule(context, needs)]
  const purposes = paying.flatMap((module) => module.purposes ?? [])
  const payment = paymentModule(context, { ...needs, purposes })
  const report = reportModule(context, needs)
  const plain: Module[] = [
    ...[
      addressModule(context),
      walletModule(context, withdrawal.services),
      articleModule(context),
      couponModule(context),
      mapModule(context, needs),
    ],
    ...[partnerModule(context, { ...needs, ...fraud.services }), pointsModule(context), report, versionModule(context)],
    ...[cartModule(context, { mall: needs.mallCart }), goodsModule(context, needs), searchModule(context, needs)],
    ...[homeModule(context, store.services), socialModule(context, account.services), merchantModule(context, needs)],
  ]
  const named = [account, binding, withdrawal, application, envelope, store, invoice, review, feedback]
  const [commission, storePayout] = [
    commissionModule(context),
    storePayoutModule(context, { ...needs, ...fraud.services }),
  ]
  const staff = staffModule(context, {
    ...needs,
    ...fraud.services,
    ...application.services,
    ...feedback.services,
    ...review.services,
    ...report.services,
  })
  const bills = billsModule(context)
  const announcer = new Announcer(context, [eventOutbox, chatOutbox])
  needs.chat.onCommitted(() => announcer.wake())
  context.bus.onWritten(() => announcer.wake())
  const others = {
    ...fraud.services,
    ...withdrawal.services,
    ...application.services,
    ...invoice.services,
    ...review.services,
    ...feedback.services,
    ...report.services,
    ...commission.services,
    ...bills.services,
    ...storePayout.services,
    ...staff.services,
  }
  const services = { ...needs, ...account.services, ...others, ...payment.services, announcer }
  return {
    services,
    modules: [
      ...paying,
      payment,
      ...named,
      commission,
      bills,
      storePayout,
      statementModule(context),
      booksModule(context),
      storeNewsModule(context, needs),
      licenceModule(context, needs),
      operatingModule(context, needs),
      teamModule(context, needs),
      staff,
      ...plain,
    ],
  }
}

/** The services of a server, each of them once. */
export type Services = ReturnType<typeof compose>['services']

import type { Context } from './context'
import { ApplicationEngine } from './modules/application/engine'
import { ErrandCustomers } from './modules/errand/customer'
import { ErrandDesk } from './modules/errand/desk'
import { errandKind } from './modules/errand/kind'
import { ErrandMoney } from './modules/errand/money'
import { ErrandPhotos } from './modules/errand/photos'
import { errandPurposes } from './modules/errand/purposes'
import { ErrandQuotes } from './modules/errand/quotes'
import { ChatBot } from './modules/chat/bot'
import { ChatDesk } from './modules/chat/desk'
import { chatOutbox } from './modules/chat/queries/outbox'
import { ChatService } from './modules/chat/service'
import { FootprintService } from './modules/favorites/footprints/service'
import { GroupCartDesk } from './modules/group-cart/desk'
import { GroupCartLocking } from './modules/group-cart/locking'
import { GroupPaying } from './modules/group-cart/paying'
import { GroupDealDesk } from './modules/group-deal/desk'
import { groupDealKind } from './modules/group-deal/kind'
import { type DeliveryServices, deliveryServices } from './modules/delivery/services'
import { errandDelivery } from './modules/errand/delivery'
import { takeawayDelivery } from './modules/takeaway/delivery'
import { FeedbackDesk } from './modules/feedback/desk'
import { StayChanger } from './modules/hotel/change/changer'
import { stayChangePurpose } from './modules/hotel/change/purpose'
import { hotelKind } from './modules/hotel/stay/kind'
import { offerNights } from './modules/hotel/waitlist/freed'
import { stayWaiting } from './modules/hotel/waitlist/waiting'
import { StayQuotes } from './modules/hotel/stay/quotes'
import { stayLines } from './modules/hotel/stay/stay-lines'
import { Notices } from './modules/message/notices'
import { OutsideTeller } from './modules/message/outside/teller'
import { Reminders } from './modules/message/reminders'
import { tellCustomers } from './modules/message/sources'
import { OrderEngine } from './modules/order/engine'
import { type OrderKind, OrderKinds } from './modules/order/kind'
import { orderPurposes } from './modules/order/payment-purpose'
import { Quotes } from './modules/order/quotes'
import { OrderSubmission } from './modules/order/submission'
import { membershipPurpose } from './modules/member/purpose'
import { PaymentPurposes } from './modules/payment/purpose'
import { RefundEngine } from './modules/refund/engine'
import { ReviewWriter } from './modules/review/write'
import { RestockAlerts } from './modules/mall/alerts/service'
import { mallKind } from './modules/mall/order/kind'
import { MallQuotes } from './modules/mall/order/quotes'
import { mallTrading } from './modules/mall/order/trading'
import { AfterSalesDesk } from './modules/mall/after-sales/desk'
import { returnAddress } from './modules/mall/after-sales/policy'
import { ReturnParcels } from './modules/mall/after-sales/returns/parcels'
import { ParcelDesk } from './modules/mall/parcels/desk'
import { PresaleDesk } from './modules/mall/presale/desk'
import { presalePurposes } from './modules/mall/presale/purposes'
import { QueueDesk } from './modules/queue/desk'
import { numberLines } from './modules/queue/number-lines'
import { TableDesk } from './modules/reservation/desk'
import { tableKind } from './modules/reservation/kind'
import type { ReservationKind } from './modules/reservation/list'
import { tablePurpose } from './modules/reservation/purposes'
import { Reservations } from './modules/reservation/service'
import { tableLines } from './modules/reservation/table-lines'
import { tableWaiting } from './modules/reservation/waiting'
import { Waitlist } from './modules/waitlist/service'
import { couponsAlone, Tradings } from './modules/order/trading'
import { takeawayKind } from './modules/takeaway/kind'
import { takeawayTrading } from './modules/takeaway/trading'
import { topUpPurpose } from './modules/wallet/top-up/purpose'
import { Shortages } from './modules/takeaway/shortage/shortage'
import { VoucherDesk } from './modules/voucher/desk'
import { voucherKind } from './modules/voucher/kind'
import { InvoiceDesk } from './modules/invoice/desk'
import { PrivateMedia } from './modules/upload/private/private-media'
import { WithdrawalDesk } from './modules/withdrawal/desk'
import { registerPayouts } from './modules/withdrawal/payout'
import { buildNotifier } from './notifications'
import { buildPayouts } from './payouts'
import { Announcer } from './realtime/announcer'
import { eventOutbox } from './realtime/queries'
import { buildRoutes } from './routing'
import type { Routes } from './routing/routes'
import { buildStorage } from './storage'
import type { Storage } from './storage/storage'

/** What one domain offers to the others: the engines and services of a server, each of them once. */
export interface Services {
  readonly kinds: OrderKinds
  readonly orders: OrderEngine
  readonly quotes: Quotes
  /** What trades of the mall cost. */
  readonly mallQuotes: MallQuotes
  readonly submission: OrderSubmission
  /** What stays cost. */
  readonly stayQuotes: StayQuotes
  /** Where changes of stays are made. */
  readonly stayChanger: StayChanger
  /** How the orders of each kind are quoted and placed. */
  readonly tradings: Tradings
  /** Carts that several people fill, and where they become orders. */
  readonly groupCarts: GroupCartDesk
  readonly groupCartLocking: GroupCartLocking
  /** Who pays what of a shared cart where each pays. */
  readonly groupPaying: GroupPaying
  /** Groups that buy together. */
  readonly groupDeals: GroupDealDesk
  /** Where the mall's parcels are shipped and followed. */
  readonly parcels: ParcelDesk
  /** What the windows of presales do to their orders. */
  readonly presales: PresaleDesk
  /** Where invoices are requested and issued. */
  readonly invoices: InvoiceDesk
  /** What payments can be made for. */
  readonly purposes: PaymentPurposes
  readonly refunds: RefundEngine
  /** What customers and restaurants do with booked tables. */
  readonly tables: TableDesk
  /** Restaurants' queues. */
  readonly queue: QueueDesk
  /** Where vouchers are issued, used and given back. */
  readonly vouchers: VoucherDesk
  /** What riders and customers do with errands, and the ways that these take. */
  readonly errands: {
    readonly desk: ErrandDesk
    readonly customers: ErrandCustomers
    readonly money: ErrandMoney
    readonly photos: ErrandPhotos
    readonly quotes: ErrandQuotes
  }
  /** Deliveries and the riders who do them. */
  readonly deliveries: DeliveryServices
  readonly routes: Routes
  /** The lines for what is full. */
  readonly waitlist: Waitlist
  /** Quoting, booking and listing of reservations, and the kinds that are listed. */
  readonly reservations: Reservations
  readonly reservationKinds: readonly ReservationKind[]
  /** Where the mall's after-sales cases are counted in, escalated and decided. */
  readonly afterSales: AfterSalesDesk
  /** Where goods that go back are followed. */
  readonly returnParcels: ReturnParcels
  readonly shortages: Shortages
  readonly reviews: ReviewWriter
  readonly feedback: FeedbackDesk
  /** What customers opened. */
  readonly footprints: FootprintService
  /** Who is told when something of the mall is back. */
  readonly alerts: RestockAlerts
  /** What customers are told. */
  readonly notices: Notices
  /** What customers are told outside the app. */
  readonly outside: OutsideTeller
  /** What customers asked to be reminded of. */
  readonly reminders: Reminders
  /** Where uploaded files lie. */
  readonly storage: Storage
  /** Pictures that prove who somebody is. */
  readonly privateMedia: PrivateMedia
  /** Where messages of conversations are written. */
  readonly chat: ChatDesk
  /** What tells all servers of messages. */
  readonly announcer: Announcer
  /** Who waits for a person of the service, and who answers. */
  readonly chatService: ChatService
  /** Where withdrawals are decided on. */
  readonly withdrawals: WithdrawalDesk
  /** Applications of riders, merchants and others. */
  readonly applications: ApplicationEngine
}

/** The kinds of orders that the product has. */
export const productKinds = (context: Context): readonly OrderKind[] => [
  takeawayKind(context),
  mallKind(context),
  hotelKind(context),
  tableKind(context),
  voucherKind(context),
  errandKind(context),
  groupDealKind(context),
]

/**
 * Builds the services of a server on its context. An engine registers its jobs with the context, so that a context carries
 * one set of services; `Jobs.on` refuses a second.
 */
export function buildServices(context: Context, orderKinds = productKinds(context)): Services {
  const kinds = new OrderKinds(orderKinds)
  const orders = new OrderEngine(context, kinds)
  const quotes = new Quotes(context)
  const mallQuotes = new MallQuotes(context, quotes)
  const stayQuotes = new StayQuotes(context, quotes)
  const routes = buildRoutes(context)
  const errandQuotes = new ErrandQuotes(context, quotes, routes)
  const submission = new OrderSubmission(context, kinds, orders)
  const tradings = new Tradings(
    context,
    {
      takeaway: takeawayTrading(context, quotes, submission),
      mall: mallTrading(context, mallQuotes, submission),
    },
    { hotel: couponsAlone(stayQuotes), errand: couponsAlone(errandQuotes) },
  )
  const groupCarts = new GroupCartDesk(context, orders)
  const groupPaying = new GroupPaying(context, orders, groupCarts)
  const groupCartLocking = new GroupCartLocking(context, groupCarts, groupPaying, quotes, submission)
  const groupDeals = new GroupDealDesk(context, orders)
  const parcels = new ParcelDesk(context, orders)
  const presales = new PresaleDesk(context, orders)
  const refunds = new RefundEngine(context, orders, (order) => kinds.of(order).refunds)
  const stayChanger = new StayChanger(context, orders, refunds)
  const invoices = new InvoiceDesk(context, kinds, orders)
  const errandMoney = new ErrandMoney(context, orders, refunds)
  const errandDesk = new ErrandDesk(context, orders, errandMoney)
  const customers = new ErrandCustomers(context, orders, errandDesk, errandMoney, routes)
  const storage = buildStorage(context)
  const privateMedia = new PrivateMedia(context, storage)
  const photos = new ErrandPhotos(context, privateMedia)
  const errands = { desk: errandDesk, customers, money: errandMoney, photos, quotes: errandQuotes }
  const deliveries = deliveryServices(context, orders, [
    takeawayDelivery(context, orders, privateMedia),
    errandDelivery(context, errands),
  ])
  const purposes = new PaymentPurposes([
    ...errandPurposes(orders, errands),
    stayChangePurpose(orders, stayChanger),
    ...orderPurposes(context, orders, kinds),
    ...presalePurposes(orders),
    tablePurpose(orders),
    membershipPurpose(context),
    topUpPurpose(context),
  ])
  // The clock of receipt stands still while a case is open.
  refunds.onChange('mall', (tx, _refund, order) => orders.reclock(tx, order))
  const shortages = new Shortages(context, orders, refunds)
  const reviews = new ReviewWriter(context, orders)
  const feedback = new FeedbackDesk(context)
  const footprints = new FootprintService(context)
  const alerts = new RestockAlerts(context)
  const chat = new ChatDesk(context, privateMedia)
  const chatService = new ChatService(context, chat)
  const announcer = new Announcer(context, [eventOutbox, chatOutbox])
  chat.onCommitted(() => announcer.wake())
  context.bus.onWritten(() => announcer.wake())
  new ChatBot(context, chat, chatService).start()
  const payouts = buildPayouts(context)
  const withdrawals = new WithdrawalDesk(context, payouts !== undefined)
  if (payouts) registerPayouts(context, withdrawals, payouts)
  const applications = new ApplicationEngine(context, privateMedia)
  const afterSales = new AfterSalesDesk(context, orders, refunds, (tx, order) => returnAddress(context, tx, order))
  const tables = new TableDesk(context, orders)
  const queue = new QueueDesk(context)
  const vouchers = new VoucherDesk(context, orders, refunds)
  const waitlist = new Waitlist(context, [tableWaiting(context), stayWaiting(context)])
  offerNights(context)
  const reservationKinds = [stayLines, tableLines, numberLines]
  const reservations = new Reservations(context, { quotes, submission, tables }, reservationKinds)
  const returnParcels = new ReturnParcels(context, afterSales)
  const notices = new Notices(context)
  const reminders = new Reminders(context, notices)
  const outside = new OutsideTeller(context, buildNotifier(context))
  tellCustomers({
    ...{ context, notices, orders, groupCarts, groupDeals, refunds, parcels, tables, queue, alerts },
    ...{ withdrawals, applications },
  })
  const money = { purposes, refunds, afterSales, returnParcels, shortages, withdrawals }
  return {
    kinds,
    orders,
    quotes,
    mallQuotes,
    stayQuotes,
    stayChanger,
    submission,
    tradings,
    groupCarts,
    groupCartLocking,
    groupPaying,
    groupDeals,
    parcels,
    presales,
    ...money,
    invoices,
    tables,
    queue,
    vouchers,
    errands,
    deliveries,
    routes,
    waitlist,
    reservations,
    reservationKinds,
    reviews,
    feedback,
    footprints,
    alerts,
    notices,
    outside,
    reminders,
    storage,
    privateMedia,
    chat,
    chatService,
    announcer,
    applications,
  }
}

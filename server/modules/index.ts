import { accountRoutes } from './account/routes'
import { addressRoutes } from './address/routes'
import { applicationRoutes } from './application/routes'
import { articleRoutes } from './article/routes'
import { cartRoutes } from './cart/routes'
import { couponRoutes } from './coupon/routes'
import { deliveryRoutes } from './delivery/routes'
import { errandRoutes } from './errand/routes'
import { favoriteRoutes } from './favorites/routes'
import { feedbackRoutes } from './feedback/routes'
import { goodsRoutes } from './goods/routes'
import { chatRoutes } from './chat/routes'
import { orderRoutes } from './order/routes'
import { partnerRoutes } from './partner/routes'
import { paymentRoutes } from './payment/routes'
import { pointsRoutes } from './points/routes'
import { refundRoutes } from './refund/routes'
import { reviewRoutes } from './review/routes'
import { uploadRoutes } from './upload/routes'
import { walletRoutes } from './wallet/routes'
import { bindingRoutes } from './binding/routes'
import { withdrawalRoutes } from './withdrawal/routes'
import { hotelMerchantRoutes } from './hotel/merchant/routes'
import { hotelRoutes } from './hotel/routes'
import { invoiceRoutes } from './invoice/routes'
import { homeRoutes } from './home/routes'
import { afterSalesRoutes } from './mall/after-sales/routes'
import { mallRoutes } from './mall/routes'
import { mapRoutes } from './map/routes'
import { memberRoutes } from './member/routes'
import { merchantRoutes } from './merchant/routes'
import { messageRoutes } from './message/routes'
import type { Module } from './module'
import { envelopeRoutes } from './envelope/routes'
import { groupCartRoutes } from './group-cart/routes'
import { queueRoutes } from './queue/routes'
import { reservationRoutes } from './reservation/routes'
import { waitlistRoutes } from './waitlist/routes'
import { reportRoutes } from './report/routes'
import { takeawayRoutes } from './takeaway/routes'
import { searchRoutes } from './search/routes'
import { socialRoutes } from './social/routes'
import { storeRoutes } from './store/routes'
import { versionRoutes } from './version/routes'
import { groupDealRoutes } from './group-deal/routes'
import { voucherRoutes } from './voucher/routes'

/** Every domain; the order does not matter. */
export const modules: readonly Module[] = [
  accountRoutes,
  addressRoutes,
  applicationRoutes,
  articleRoutes,
  bindingRoutes,
  homeRoutes,
  invoiceRoutes,
  hotelRoutes,
  hotelMerchantRoutes,
  mallRoutes,
  afterSalesRoutes,
  mapRoutes,
  memberRoutes,
  merchantRoutes,
  messageRoutes,
  cartRoutes,
  couponRoutes,
  deliveryRoutes,
  errandRoutes,
  favoriteRoutes,
  feedbackRoutes,
  goodsRoutes,
  storeRoutes,
  searchRoutes,
  reportRoutes,
  envelopeRoutes,
  chatRoutes,
  orderRoutes,
  takeawayRoutes,
  partnerRoutes,
  paymentRoutes,
  pointsRoutes,
  refundRoutes,
  groupCartRoutes,
  queueRoutes,
  reservationRoutes,
  reviewRoutes,
  socialRoutes,
  uploadRoutes,
  versionRoutes,
  voucherRoutes,
  groupDealRoutes,
  waitlistRoutes,
  walletRoutes,
  withdrawalRoutes,
]

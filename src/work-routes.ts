import { gated, type StatementPeriod } from './route'

/** The screens of merchants and riders by name. */
export const workRoutes = {
  /** The merchant's tabs (product text §2), for the people of a store. */
  merchantOrders: gated<{ storeId?: string }>('pages/merchant', 'orders/index'),
  merchantGoods: gated('pages/merchant', 'goods/index'),
  /** An item of the chosen store; a new one, in a `section` of the menu, without `goodsId`. */
  merchantGoodsEdit: gated<{ goodsId?: string; section?: string }>('pages/merchant', 'goods-edit/index'),
  /** The prices and stock of a product of a shop of the mall. */
  merchantProduct: gated<{ productId: string }>('pages/merchant', 'product/index'),
  /** A product of a shop of the mall; a new one without `productId`. */
  merchantProductEdit: gated<{ productId?: string }>('pages/merchant', 'product-edit/index'),
  merchantRefunds: gated('pages/merchant', 'refunds/index'),
  merchantReviews: gated('pages/merchant', 'reviews/index'),
  merchantDelivery: gated('pages/merchant', 'delivery/index'),
  /** Of hotels. */
  merchantArrivals: gated('pages/merchant', 'arrivals/index'),
  merchantRooms: gated('pages/merchant', 'rooms/index'),
  /** The facts and the room types of a hotel. */
  merchantHotel: gated('pages/merchant', 'hotel/index'),
  /** A room type of a hotel with its rates; a new one without `roomTypeId`. */
  merchantRoomType: gated<{ roomTypeId?: string }>('pages/merchant', 'room-type/index'),
  /** The bookings, queue and tables of a restaurant. */
  merchantTables: gated('pages/merchant', 'tables/index'),
  /** The packages and cash vouchers that the store sells. */
  merchantPackages: gated('pages/merchant', 'packages/index'),
  /** A package or cash voucher; a new one without `packageId`. */
  merchantPackageEdit: gated<{ packageId?: string }>('pages/merchant', 'package-edit/index'),
  /** Redemption of vouchers. */
  merchantRedeem: gated('pages/merchant', 'redeem/index'),
  /** The money of the merchant's store, its statements and payouts. */
  merchantMoney: gated('pages/merchant', 'money/index'),
  merchantStatements: gated('pages/merchant', 'statements/index'),
  /** A statement by a day of its period. */
  merchantStatement: gated<StatementPeriod>('pages/merchant', 'statement/index'),
  /** The movements of a statement, or of one of its groups. */
  merchantStatementLines: gated<StatementPeriod & { group?: string }>('pages/merchant', 'statement-lines/index'),
  merchantPayouts: gated('pages/merchant', 'payouts/index'),
  /** The team of the merchant's store, and the log of what it does. */
  merchantTeam: gated('pages/merchant', 'team/index'),
  merchantTeamLog: gated('pages/merchant', 'team-log/index'),
  /** Invitations into teams, for those who are invited. */
  teamInvitations: gated('pages/merchant', 'invitations/index'),
  merchantShop: gated('pages/merchant', 'shop/index'),
  merchantMy: gated('pages/merchant', 'my/index'),
  /** The tabs of riders, for those who are approved. */
  riderTasks: gated('pages/rider', 'tasks/index'),
  riderMap: gated('pages/rider', 'map/index'),
  riderEarnings: gated('pages/rider', 'earnings/index'),
  riderMe: gated('pages/rider', 'me/index'),
  /** The statements of the rider, one by a day of its period, and its movements. */
  riderStatements: gated('pages/rider', 'statements/index'),
  riderStatement: gated<StatementPeriod>('pages/rider', 'statement/index'),
  riderStatementLines: gated<StatementPeriod & { group?: string }>('pages/rider', 'statement-lines/index'),
  /** A delivery of the rider. */
  riderTask: gated<{ id: string }>('pages/rider', 'task/index'),
}

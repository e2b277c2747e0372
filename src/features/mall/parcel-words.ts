import type { ParcelState } from '@contract/states/parcel'
import { dictionary } from '@/i18n'

/** Names of the states of parcels. */
export const parcelWords = dictionary<Record<ParcelState, string>>({
  en: {
    toShip: 'To ship',
    shipped: 'Picked up',
    inTransit: 'In transit',
    outForDelivery: 'Out for delivery',
    locker: 'In a locker',
    delivered: 'Delivered',
    problem: 'Problem',
    refused: 'Refused',
    returned: 'Returned',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
  zh: {
    toShip: '待发货',
    shipped: '已揽收',
    inTransit: '运输中',
    outForDelivery: '派送中',
    locker: '已入柜',
    delivered: '已签收',
    problem: '异常',
    refused: '已拒收',
    returned: '已退回',
    lost: '已丢失',
    cancelled: '已取消',
  },
})

import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Mall orders',
    afterSales: 'Returns',
    all: 'All',
    pendingPayment: 'To pay',
    pendingShipment: 'To ship',
    pendingReceipt: 'To receive',
    success: 'Done',
    none: 'No mall orders yet',
    noneText: 'Your mall orders will appear here',
    shop: 'Go to the mall',
    nothing: 'Nothing here',
    nothingText: 'No orders in this tab',
    showAll: 'Show all orders',
  },
  zh: {
    title: '商城订单',
    afterSales: '售后',
    all: '全部',
    pendingPayment: '待付款',
    pendingShipment: '待发货',
    pendingReceipt: '待收货',
    success: '已完成',
    none: '还没有商城订单',
    noneText: '在商城下单后可在这里查看',
    shop: '去逛商城',
    nothing: '暂无订单',
    nothingText: '换个状态看看',
    showAll: '查看全部订单',
  },
})

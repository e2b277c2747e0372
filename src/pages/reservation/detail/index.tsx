import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { detailOfBooking } from '@/features/reservation/kinds'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'

const words = dictionary({
  en: { title: 'Booking', unknown: 'This booking can’t be shown here', orders: 'All orders' },
  zh: { title: '订单详情', unknown: '暂不支持查看该订单', orders: '全部订单' },
})

export default screen('reservation', ({ kind, id }) => {
  const Detail = detailOfBooking(kind)
  if (Detail) return <Detail id={id} />
  const { title, unknown, orders } = words()
  return (
    <Screen title={title}>
      <StateView kind="empty" title={unknown} action={{ text: orders, onPress: () => navigate('orders') }} />
    </Screen>
  )
})

import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { navigate } from '@/platform/navigation/gate'
import type { OrdersModel } from '../model'
import { words } from '../text'

/** Empty state with an action, depending on tab and search. */
export const NoOrders = observer(function NoOrders({ model }: { model: OrdersModel }) {
  const t = words()
  if (model.isFiltered) return <StateView kind="empty" art="search" title={t.notFound} text={t.notFoundText} />
  if (model.tab === 'all') {
    const action = { text: t.order, onPress: () => navigate('home') }
    return <StateView kind="empty" title={t.none} text={t.noneText} action={action} />
  }
  const action = { text: t.showAll, onPress: () => model.choose('all') }
  return <StateView kind="empty" title={t.nothing} text={t.nothingText} action={action} />
})

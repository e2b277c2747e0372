import { screen } from '@/components/frame/Screen'
import { OwnStore } from '@/features/merchant/OwnStore'
import { boards } from './boards'
import { words } from './text'

export default screen('merchantOrders', ({ storeId }) => (
  <OwnStore tab="merchantOrders" wanted={storeId} title={words().title}>
    {(store) => {
      const Board = boards[store.business]
      return Board && <Board key={store.id} store={store} />
    }}
  </OwnStore>
))

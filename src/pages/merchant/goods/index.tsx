import { screen } from '@/components/frame/Screen'
import { OwnStore } from '@/features/merchant/OwnStore'
import { shelves } from './shelves'
import { words } from './text'

export default screen('merchantGoods', () => (
  <OwnStore tab="merchantGoods" title={words().title}>
    {(store) => {
      const Shelf = shelves[store.business]
      return Shelf && <Shelf key={store.id} store={store} />
    }}
  </OwnStore>
))

import { observer } from 'mobx-react'
import { MenuRail } from '@/features/goods/MenuRail'
import type { StoreModel } from '../model'

/** Categories of the store's menu, of which the one in view is marked. */
export const StoreRail = observer(({ model, pinned = false }: { model: StoreModel; pinned?: boolean }) => (
  <MenuRail
    shelves={model.shelves}
    active={model.scroll.active}
    onJump={(index) => void model.jump(index)}
    pinned={pinned}
  />
))

import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { StoreCards } from '@/features/shop/StoreCards'
import { navigate } from '@/platform/gate'
import type { SearchModel } from '../model'
import { words } from '../text'
import { GoodsCards } from './goods-cards'

/** Found stores or dishes. */
export const Results = observer(({ model: { keyword, kind, storeList, goodsList } }: { model: SearchModel }) => {
  const t = words()
  const empty = (
    <StateView
      kind="empty"
      art="search"
      title={t.nothing(keyword)}
      text={t.nothingText}
      action={{ text: t.browse, onPress: () => navigate('stores', {}) }}
    />
  )
  if (kind === 'goods') return goodsList && <GoodsCards key={keyword} list={goodsList} empty={empty} />
  return storeList && <StoreCards key={keyword} list={storeList} empty={empty} />
})

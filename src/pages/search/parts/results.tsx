import { type ReactNode, useEffect } from 'react'
import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { Meant } from '@/features/search/Meant'
import { StoreCards } from '@/features/store/StoreCards'
import { navigate } from '@/platform/navigation/gate'
import type { SearchModel } from '../model'
import { foundKinds } from '../found-kinds'
import { words } from '../text'
import { FoundCards } from './found-cards'
import { GoodsCards } from './goods-cards'

/** The way on where no store or dish was found. */
const stores = { text: () => words().browse, onPress: () => navigate('stores', {}) }

/** Results of what the keyword means. */
export const Results = observer(({ model }: { model: SearchModel }) => (
  <>
    <Meant key={model.keyword} keyword={model.keyword} />
    <Found model={model} />
  </>
))

/** Found stores, dishes, or things of another kind. */
const Found = observer(({ model }: { model: SearchModel }) => {
  const { keyword, kind, storeList, goodsList, foundLists } = model
  const t = words()
  const { text, onPress } = kind === 'stores' || kind === 'goods' ? stores : foundKinds[kind].browse
  const nothing = (
    <StateView
      kind="empty"
      art="search"
      title={t.nothing(keyword)}
      text={t.nothingText}
      action={{ text: text(), onPress }}
    />
  )
  const empty = <Elsewhere model={model}>{nothing}</Elsewhere>
  if (kind === 'goods') return goodsList && <GoodsCards key={keyword} list={goodsList} empty={nothing} />
  if (kind !== 'stores')
    return (
      foundLists && <FoundCards key={kind + keyword} {...{ kind, keyword }} empty={nothing} list={foundLists[kind]} />
    )
  return storeList && <StoreCards key={keyword} list={storeList} empty={empty} />
})

/** Results of the other kinds, where no store was found. */
function Elsewhere({ model, children }: { model: SearchModel; children: ReactNode }) {
  useEffect(() => void model.lookElsewhere(), [model])
  return children
}

import { dictionary } from '@/i18n'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { CategoryChips } from '@/features/mall/CategoryChips'
import { MallBar } from '@/features/mall/MallBar'
import { ProductFilters } from '@/features/mall/ProductFilters'
import { ProductFilterSheet } from '@/features/mall/ProductFilters/sheet'
import { ProductPages } from '@/features/mall/ProductPages'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import { CategoryProductsModel } from './model'

const words = dictionary({
  en: { none: 'No products here yet', noneText: 'Browse other categories', browse: 'All categories' },
  zh: { none: '这里还没有商品', noneText: '去看看其他分类', browse: '全部分类' },
})

interface Props {
  model: CategoryProductsModel
}

export default screen('categoryProducts', ({ category }) => {
  const model = useModel((api) => new CategoryProductsModel(api, category))
  const { list } = model
  const { none, noneText, browse } = words()
  const action = { text: browse, onPress: () => navigate('mallCategory', {}) }
  return (
    <Screen
      nav={
        <MallBar>
          <Kinds model={model} />
          <ProductFilters list={list} />
        </MallBar>
      }
      onRefresh={list.found.pages.reload}
      overlay={<ProductFilterSheet list={list} />}
    >
      <ProductPages
        list={list}
        empty={<StateView kind="empty" art="search" title={none} text={noneText} action={action} />}
      />
    </Screen>
  )
})

/** The subcategories, "all" first. */
const Kinds = observer(function Kinds({ model: { parent, category, choose } }: Props) {
  if (!parent || parent.children.length === 0) return null
  const chosen = category === parent.key ? undefined : category
  return <CategoryChips categories={parent.children} chosen={chosen} onChoose={(key = parent.key) => choose(key)} />
})

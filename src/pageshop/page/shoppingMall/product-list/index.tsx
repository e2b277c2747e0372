import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { CategoryChips } from '@/features/mall/CategoryChips'
import { MallBar } from '@/features/mall/MallBar'
import { ProductFilters } from '@/features/mall/ProductFilters'
import { ProductFilterSheet } from '@/features/mall/ProductFilters/sheet'
import { ProductPages } from '@/features/mall/ProductPages'
import { useModel } from '@/state'
import { ProductsModel } from './model'
import { words } from './text'

interface Props {
  model: ProductsModel
}

export default screen('products', ({ category, keyword, shopId }) => {
  const model = useModel((api) => new ProductsModel(api, { category, keyword, shopId }))
  const { list, browse } = model
  const t = words()
  const empty = (
    <StateView
      kind="empty"
      art="search"
      title={keyword ? t.nothing(keyword) : t.none}
      text={t.noneText}
      action={{ text: t.browse, onPress: browse }}
    />
  )
  return (
    <Screen
      nav={<Head model={model} />}
      onRefresh={list.found.pages.reload}
      overlay={<ProductFilterSheet list={list} />}
    >
      <ProductPages list={list} empty={empty} />
    </Screen>
  )
})

const Head = observer(function Head({ model }: Props) {
  const { list, search } = model
  return (
    <MallBar {...(search.keyword && { keyword: search.keyword })}>
      <Kinds model={model} />
      <ProductFilters list={list} />
    </MallBar>
  )
})

/** The children of the category, "all" first. */
const Kinds = observer(function Kinds({ model: { parent, category, choose } }: Props) {
  if (!parent || parent.children.length === 0) return null
  const chosen = category === parent.key ? undefined : category
  return <CategoryChips categories={parent.children} chosen={chosen} onChoose={(key = parent.key) => choose(key)} />
})

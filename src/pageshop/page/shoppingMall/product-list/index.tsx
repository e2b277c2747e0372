import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { MallBar } from '@/features/mall/MallBar'
import { ProductFilters } from '@/features/mall/ProductFilters'
import { ProductFilterSheet } from '@/features/mall/ProductFilters/sheet'
import { ProductPages } from '@/features/mall/ProductPages'
import { ProductList } from '@/features/mall/product-list'
import { Meant } from '@/features/search/Meant'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import { words } from './text'

/** Products of a shop or by a keyword (product text §2, product list). */
export default screen('products', ({ keyword, shopId }) => {
  const list = useModel((api) => new ProductList(api, { keyword, shopId }))
  const t = words()
  const empty = (
    <StateView
      kind="empty"
      art="search"
      title={keyword ? t.nothing(keyword) : t.none}
      text={t.noneText}
      action={{ text: t.browse, onPress: () => navigate('mallCategory', {}) }}
    />
  )
  return (
    <Screen
      nav={
        <MallBar {...(keyword && { keyword })}>
          <ProductFilters list={list} />
        </MallBar>
      }
      onRefresh={list.found.pages.reload}
      overlay={<ProductFilterSheet list={list} />}
    >
      {keyword && <Meant keyword={keyword} />}
      <ProductPages list={list} empty={empty} />
    </Screen>
  )
})

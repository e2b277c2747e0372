import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { MallBar } from '@/features/mall/MallBar'
import { ProductFilters } from '@/features/mall/ProductFilters'
import { ProductFilterSheet } from '@/features/mall/ProductFilters/sheet'
import { ProductPages } from '@/features/mall/ProductPages'
import { useModel } from '@/state'
import styles from './index.module.scss'
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
  const { all, kinds } = words()
  if (!parent || parent.children.length === 0) return null
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.products__scroll}>
      <View className={styles.products__kinds} role="group" aria-label={kinds}>
        <Chip text={all} on={category === parent.key} onPress={() => choose(parent.key)} />
        {parent.children.map(({ key, name }) => (
          <Chip key={key} text={name} on={key === category} onPress={() => choose(key)} />
        ))}
      </View>
    </ScrollView>
  )
})

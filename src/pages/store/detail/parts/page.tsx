import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen } from '@/components/Screen'
import { SkuSheet } from '@/components/SkuSheet'
import type { StoreModel } from '../model'
import { StoreBar } from './bar'
import { Cart, Foot } from './basket'
import { StoreHead } from './head'
import { StoreInfo } from './info'
import { Matches, Menu } from './menu'
import { OffersSheet } from './offers'
import styles from './page.module.scss'
import { StoreTabs } from './tabs'

interface Props {
  model: StoreModel
}

/** A store that is there: one scrolling page, whose tabs and rail stay under the bar. */
export const StorePage = observer(function StorePage({ model }: Props) {
  const { scroll, searching, sku, isOpen } = model
  const overlay = (
    <>
      <OffersSheet model={model} />
      <Cart model={model} />
      <SkuSheet model={sku} closed={!isOpen} />
    </>
  )
  return (
    <Screen
      nav={<StoreBar model={model} />}
      footer={<Foot model={model} />}
      overlay={overlay}
      onScroll={scroll.moved}
      scrollTop={scroll.target}
    >
      {searching ? <Matches model={model} /> : <Body model={model} />}
    </Screen>
  )
})

const Body = observer(({ model }: Props) => (
  <View className={styles.page}>
    <StoreHead model={model} />
    <View className={styles.page__tabs}>{!model.scroll.pinned && <StoreTabs model={model} />}</View>
    {model.tab === 'menu' ? <Menu model={model} /> : <StoreInfo store={model.store} />}
  </View>
))

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { CategoryChips } from '@/features/mall/CategoryChips'
import { MallBar } from '@/features/mall/MallBar'
import { ProductFilters } from '@/features/mall/ProductFilters'
import { ProductFilterSheet } from '@/features/mall/ProductFilters/sheet'
import { ProductPages } from '@/features/mall/ProductPages'
import { ShopRow } from '@/features/mall/ShopRow'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ShopModel } from './model'
import { words } from './text'

interface Props {
  model: ShopModel
}

export default screen('mallShop', ({ id }) => {
  const model = useModel((api) => new ShopModel(api, id))
  const { shop, list, refresh } = model
  const { none, noneText } = words()
  return (
    <Screen nav={<MallBar />} onRefresh={refresh} overlay={<ProductFilterSheet list={list} />}>
      <AsyncView resource={shop}>
        {() => (
          <>
            <Head model={model} />
            <ProductFilters list={list} />
            <ProductPages list={list} empty={<StateView kind="empty" inline title={none} text={noneText} />} inline />
          </>
        )}
      </AsyncView>
    </Screen>
  )
})

/** Profile of the shop, its notice, its coupons, its lines in the cart, and the categories of its products. */
const Head = observer(function Head({ model }: Props) {
  const { shop, follow } = model
  const { id: shopId, collected, hero, profile, notice, productCount } = shop.ready
  const t = words()
  return (
    <View className={styles.shop}>
      <Picture picture={hero} width={750} height={240} radius={0} fill />
      <View className={styles.shop__card}>
        <View className={styles.shop__name}>
          <View className={styles.shop__row}>
            <ShopRow shop={shop.ready} />
          </View>
          <Button
            text={collected ? t.following : t.follow}
            kind={collected ? 'outline' : 'line'}
            size={64}
            onPress={follow}
          />
        </View>
        {profile !== '' && <Text className={styles.shop__profile}>{profile}</Text>}
        <Text className={styles.shop__count}>{t.products(productCount)}</Text>
        <View className={styles.shop__doors}>
          <Button text={t.coupons} kind="outline" size={64} onPress={() => navigate('voucherCollection', { shopId })} />
          <Button text={t.cart} kind="outline" size={64} onPress={() => navigate('cartShop', { shopId })} />
        </View>
        {notice !== '' && <Note kind="info" icon="megaphone" text={notice} />}
      </View>
      <Kinds model={model} />
    </View>
  )
})

const Kinds = observer(function Kinds({ model: { shop, category, choose } }: Props) {
  const { categories } = shop.ready
  return categories.length > 1 ? <CategoryChips categories={categories} chosen={category} onChoose={choose} /> : null
})

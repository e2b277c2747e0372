import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { IconGrid } from '@/components/list/IconGrid'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CategoriesModel, type Group } from './model'
import { words } from './text'

export default screen('categories', () => {
  const { groups } = useModel((api) => new CategoriesModel(api))
  const { title, none, noneText, allStores } = words()
  const view = (
    <StateView
      kind="empty"
      art="store"
      title={none}
      text={noneText}
      action={{ text: allStores, onPress: () => navigate('stores', {}) }}
    />
  )
  return (
    <Screen title={title} onRefresh={groups.reload}>
      <AsyncView resource={groups} skeleton={<CategorySkeleton />} empty={{ when: (all) => all.length === 0, view }}>
        {(all) => (
          <View className={styles.categories}>
            <Services />
            {all.map((group) => (
              <GroupCard key={group.key} group={group} />
            ))}
            <Offers />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const GroupCard = observer(({ group: { key, name, items } }: { group: Group }) => {
  const { others, more } = words()
  const open = key === null ? undefined : () => navigate('stores', { group: key })
  return (
    <View className={styles.categories__card}>
      <SectionTitle title={name || others} more={open && more} onMore={open} />
      <View className={styles.categories__tiles}>
        {items.map((item) => (
          <Press
            key={item.key}
            label={item.name}
            onPress={() => navigate('stores', { category: item.key })}
            className={styles.categories__tile}
          >
            <Picture picture={item.picture} width={104} />
            <Text className={styles.categories__name} numberOfLines={2}>
              {item.name}
            </Text>
          </Press>
        ))}
      </View>
    </View>
  )
})

/** Everything beside ordering a meal. */
const Services = observer(() => {
  const t = words()
  const items = [
    { key: 'mall', icon: 'shopping-bag', label: t.mall, onPress: () => navigate('mall') },
    { key: 'hotels', icon: 'bed-double', label: t.hotels, onPress: () => navigate('hotels') },
    { key: 'errands', icon: 'bike', label: t.errands, onPress: () => navigate('errands') },
    { key: 'tables', icon: 'utensils', label: t.tables, onPress: () => navigate('findTable') },
    { key: 'groupDeals', icon: 'users-round', label: t.groupDeals, onPress: () => navigate('groupDeals', {}) },
    { key: 'flashSale', icon: 'flame', label: t.flashSale, onPress: () => navigate('flashSale', {}) },
    { key: 'pointsMall', icon: 'gift', label: t.pointsMall, onPress: () => navigate('pointsMall') },
    { key: 'coupons', icon: 'badge-japanese-yen', label: t.coupons, onPress: () => navigate('couponCenter') },
    { key: 'vouchers', icon: 'ticket-percent', label: t.vouchers, onPress: () => navigate('vouchers') },
    { key: 'reservations', icon: 'calendar', label: t.reservations, onPress: () => navigate('reservations', {}) },
  ] as const
  return (
    <View className={styles.categories__card}>
      <SectionTitle title={t.services} />
      <View className={styles.categories__services}>
        <IconGrid columns={5} items={items} />
      </View>
    </View>
  )
})

/** Links to stores by type of offer. */
const Offers = observer(() => {
  const t = words()
  return (
    <View className={styles.categories__offers}>
      <SectionTitle title={t.offers} />
      <Cell label={t.specials} onOpen={() => navigate('specials')} />
      <Cell label={t.fullDiscount} onOpen={() => navigate('stores', { filter: 'fullDiscount' })} />
      <Cell label={t.member} onOpen={() => navigate('stores', { filter: 'member' })} />
      <Cell label={t.allStores} onOpen={() => navigate('stores', {})} />
    </View>
  )
})

const CategorySkeleton = () => (
  <View className={styles.categories}>
    {[0, 1].map((card) => (
      <View key={card} className={styles.categories__card}>
        <Skeleton width={240} height={48} />
        <View className={styles.categories__tiles}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
            <View key={tile} className={styles.categories__tile}>
              <Skeleton width={104} height={104} radius={16} />
              <View className={styles.categories__name}>
                <Skeleton width={80} height={24} />
              </View>
            </View>
          ))}
        </View>
      </View>
    ))}
  </View>
)

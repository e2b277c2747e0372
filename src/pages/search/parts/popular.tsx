import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { AsyncView } from '@/components/list/AsyncView'
import { openStore } from '@/features/store/store-page'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './popular.module.scss'

const LOGO = 176

/** Best-selling open stores nearby (product text §2, home), loaded after the rankings above. */
export const Popular = observer(({ model: { offered, popular } }: { model: SearchModel }) => {
  if (!offered.value || popular.value?.length === 0) return null
  return (
    <View className={styles.popular}>
      <Text className={styles.popular__title} role="heading" aria-level={2}>
        {words().popular}
      </Text>
      <AsyncView resource={popular} skeleton={<PopularSkeleton />} inline>
        {(stores) => (
          <ScrollView scrollX enhanced showScrollbar={false} className={styles.popular__scroll}>
            <View className={styles.popular__stores}>
              {stores.map((store) => (
                <Store key={store.id} store={store} />
              ))}
            </View>
          </ScrollView>
        )}
      </AsyncView>
    </View>
  )
})

const Store = observer(({ store: { id, name, logo, rating, minutes } }: { store: StoreSummary }) => {
  const time = words().minutes(minutes)
  const stars = rating.toFixed(1)
  return (
    <Press label={`${name}, ${stars}, ${time}`} onPress={() => openStore(id)} className={styles.popular__store}>
      <Picture picture={logo} width={LOGO} />
      <Text className={styles.popular__name} numberOfLines={2}>
        {name}
      </Text>
      <View className={styles.popular__facts}>
        <Icon name="star" size={24} colour="warn" filled />
        <Text className={styles.popular__rating}>{stars}</Text>
        <Text className={styles.popular__time}>{time}</Text>
      </View>
    </Press>
  )
})

const PopularSkeleton = () => (
  <View className={styles.popular__stores}>
    {[0, 1, 2, 3].map((store) => (
      <View key={store} className={styles.popular__store}>
        <Skeleton width={LOGO} height={LOGO} radius={16} />
        <View className={styles.popular__skeleton}>
          <Skeleton width={LOGO} height={28} />
          <Skeleton width={120} height={24} />
        </View>
      </View>
    ))}
  </View>
)

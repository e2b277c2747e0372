import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { TimeLeft } from '@/components/base/TimeLeft'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { navigate } from '@/platform/navigation/gate'
import { itemStep } from '@/platform/list/list-step'
import type { Special, Specials as SpecialsData } from '../model'
import { words } from '../text'
import styles from './specials.module.scss'

interface Props {
  specials: SpecialsData
  onOpen: (special: Special) => void
  /** Called when the specials expire. */
  onEnd: () => void
}

/** Today's specials with a countdown; a partially visible item hints at horizontal scrolling. */
export const Specials = observer(({ specials: { items, endsAt }, onOpen, onEnd }: Props) => {
  const drawn = useGradual(items.length, itemStep)
  if (items.length === 0) return null
  return (
    <View className={styles.specials}>
      <View className={styles.specials__title}>
        <SectionTitle
          title={words().specials}
          middle={<TimeLeft endsAt={endsAt} onEnd={onEnd} />}
          more={words().more}
          onMore={() => navigate('specials')}
        />
      </View>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.specials__scroll}>
        <View className={styles.specials__items}>
          {items.slice(0, drawn).map((special) => (
            <Item key={special.id} special={special} onPress={() => onOpen(special)} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

const Item = observer(({ special, onPress }: { special: Special; onPress: () => void }) => {
  const { name, storeName, picture, price, shopPrice, left } = special
  return (
    <Press label={`${name}, ${storeName}, ${formatMoney(price)}`} onPress={onPress} className={styles.specials__item}>
      <Picture picture={picture} width={208} height={176} />
      {left !== null && (
        <View className={styles.specials__left}>
          <Tag tone="solid" text={words().left(left)} />
        </View>
      )}
      <Text className={styles.specials__name} numberOfLines={1}>
        {name}
      </Text>
      <Text className={styles.specials__store} numberOfLines={1}>
        {storeName}
      </Text>
      <Price amount={price} original={shopPrice} originalSize={20} />
    </Press>
  )
})

export const SpecialSkeleton = () => (
  <View className={styles.specials}>
    <View className={styles.specials__title}>
      <Skeleton width={320} height={48} />
    </View>
    <View className={styles.specials__items}>
      {[0, 1, 2].map((item) => (
        <View key={item} className={styles.specials__item}>
          <Skeleton width={208} height={176} radius={16} />
          <View className={styles.specials__skeleton}>
            <Skeleton width={160} height={28} />
            <Skeleton width={120} height={24} />
            <Skeleton width={140} height={36} />
          </View>
        </View>
      ))}
    </View>
  </View>
)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FoundGoods } from '@contract/entities/goods'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { TimeLeft } from '@/components/base/TimeLeft'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { GoodsCard } from '@/features/goods/GoodsCard'
import { GoodsSkeleton } from '@/features/goods/GoodsCard/skeleton'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { SpecialsModel } from './model'
import { words } from './text'

export default screen('specials', () => {
  const { list, endsAt } = useModel((api) => new SpecialsModel(api))
  const { title, ends, none, noneText, browse } = words()
  const empty = (
    <StateView
      kind="empty"
      title={none}
      text={noneText}
      action={{ text: browse, onPress: () => navigate('stores', {}) }}
    />
  )
  return (
    <Screen title={title} onRefresh={list.reload}>
      <View className={styles.specials}>
        {endsAt && list.items.length > 0 && (
          <View className={styles.specials__head}>
            <Text className={styles.specials__ends}>{ends}</Text>
            <TimeLeft endsAt={endsAt} onEnd={() => list.reload(false)} />
          </View>
        )}
        <PagedList list={list} keyOf={({ id }) => id} empty={empty} skeleton={<SpecialsSkeleton />}>
          {(special) => <GoodsCard goods={special} tag={<Why special={special} />} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const SpecialsSkeleton = () => (
  <>
    <View className={styles.specials__head}>
      <Skeleton width={240} height={24} />
    </View>
    <GoodsSkeleton />
  </>
)

/** Remaining stock, or the type of discount. */
const Why = observer(({ special: { left, activityType } }: { special: FoundGoods }) => {
  if (left !== null) return <Tag tone="solid" text={words().left(left)} />
  return activityType && <Tag text={activityType} />
})

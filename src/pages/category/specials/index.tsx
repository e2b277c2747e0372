import { Text, View } from '@tarojs/components'
import type { FoundGoods } from '@contract/entities/goods'
import { observer } from 'mobx-react-lite'
import { GoodsCard } from '@/components/GoodsCard'
import { GoodsBones } from '@/components/GoodsCard/bones'
import { PagedList } from '@/components/PagedList'
import { Screen, screen } from '@/components/Screen'
import { Skeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { TimeLeft } from '@/components/TimeLeft'
import { navigate } from '@/platform/gate'
import { useModel } from '@/stores'
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
            <TimeLeft endsAt={endsAt} onEnd={list.reload} />
          </View>
        )}
        <PagedList list={list} keyOf={({ id }) => id} empty={empty} skeleton={<Bones />}>
          {(special) => <GoodsCard goods={special} tag={<Why special={special} />} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Bones = () => (
  <>
    <View className={styles.specials__head}>
      <Skeleton width={240} height={24} />
    </View>
    <GoodsBones />
  </>
)

/** How many are left, or what makes it cheaper. */
const Why = observer(({ special: { left, activityType } }: { special: FoundGoods }) => {
  if (left !== null) return <Tag tone="solid" text={words().left(left)} />
  return activityType && <Tag text={activityType} />
})

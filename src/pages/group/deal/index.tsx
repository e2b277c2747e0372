import type { ComponentProps } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupDealDetail } from '@contract/entities/group-deal'
import { Picture } from '@/components/base/Picture'
import { Skeleton } from '@/components/base/Skeleton'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ShareSheet } from '@/features/share/ShareSheet'
import { Places } from '@/features/voucher/Places'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupDealModel } from './model'
import { DealBar } from './parts/bar'
import { AllGroups, Groups } from './parts/groups'
import { Contents, Head, How, Rules } from './parts/facts'
import { StartSheet } from './parts/start'
import { words } from './text'

export default screen('groupDeal', ({ id }) => {
  const model = useModel((api) => new GroupDealModel(api, id))
  useReturned(() => void model.refresh())
  const { deal, share } = model
  const isReady = deal.value !== undefined
  const isFailed = deal.status === 'failed' && !isReady
  const action = { icon: 'share-2', label: words().share, onPress: share.open } as const
  return (
    <Screen
      {...(isFailed ? { title: '' } : { nav: <Bar actions={isReady ? [action] : []} />, floating: true })}
      footer={isReady && <DealBar model={model} />}
      onRefresh={deal.reload}
      overlay={
        isReady && (
          <>
            <ShareSheet model={share} />
            <AllGroups model={model} />
            <StartSheet model={model} />
          </>
        )
      }
    >
      <AsyncView resource={deal} skeleton={<DealSkeleton />}>
        {(shown) => <Content model={model} deal={shown} />}
      </AsyncView>
    </Screen>
  )
})

const Bar = observer((props: ComponentProps<typeof PictureBar>) => (
  <View className={styles.deal__nav}>
    <PictureBar {...props} />
  </View>
))

const Content = observer(({ model, deal }: { model: GroupDealModel; deal: GroupDealDetail }) => (
  <View className={styles.deal}>
    <Picture picture={deal.picture} width={750} height={560} radius={0} fill />
    <Head deal={deal} />
    <View className={styles.deal__body}>
      <Groups model={model} deal={deal} />
      <How deal={deal} />
      <Contents deal={deal} />
      <Rules deal={deal} />
      <Places places={deal.places} />
    </View>
  </View>
))

const DealSkeleton = () => (
  <View className={styles.deal}>
    <Skeleton width="100%" height={560} radius={0} />
    <View className={styles.deal__body}>
      {[220, 240, 320].map((height) => (
        <Skeleton key={height} width="100%" height={height} radius={24} />
      ))}
    </View>
  </View>
)

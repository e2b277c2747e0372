import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { Benefits } from './parts/benefits'
import { CardSkeleton, MemberCard, PlainCard } from './parts/card'
import { Envelopes } from './parts/envelopes'
import { GoodsList } from './parts/goods'
import { Head } from './parts/head'
import { Plans } from './parts/plans'
import styles from './index.module.scss'
import { MemberModel } from './model'

export default screen('member', () => {
  const model = useModel((api, root) => new MemberModel(api, root))
  useReturned(() => void model.refresh())
  const plain = <PlainCard most={model.most} signedIn={model.signedIn} />
  return (
    <Screen tab="member" nav={<Head />} onRefresh={model.refresh}>
      <View className={styles.member}>
        <View className={styles.member__night} />
        <View className={styles.member__cards}>
          {model.signedIn ? (
            <AsyncView resource={model.membership} skeleton={<CardSkeleton />} inline>
              {(membership) => (membership.isMember ? <MemberCard membership={membership} /> : plain)}
            </AsyncView>
          ) : (
            plain
          )}
          {model.sells && !model.isMember && <Plans model={model} />}
          <Benefits own={model.isMember} plan={model.plan} />
          {model.membership.value?.isMember && <Envelopes month={model.membership.value.month} />}
          {model.sells && model.isMember && <Plans model={model} />}
          <GoodsList goods={model.goods} />
        </View>
      </View>
    </Screen>
  )
})

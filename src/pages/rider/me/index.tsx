import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { screen } from '@/components/frame/Screen'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { RiderState } from '@/features/rider/rider'
import { leaveRiding, RiderScreen } from '@/features/rider/RiderScreen'
import { useShift } from '@/features/rider/ShiftPill'
import { vehicleWords, words as common } from '@/features/rider/text'
import type { RiderProfile } from '@contract/entities/delivery'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { useRootState } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

const Me = observer(function Me() {
  const rider = useRootState().keep(RiderState)
  const shift = useShift(rider)
  return (
    <RiderScreen tab="riderMe" title={words().title} right={shift.pill} overlay={shift.sheet}>
      {(profile) => <Body profile={profile} />}
    </RiderScreen>
  )
})

const Body = observer(function Body({ profile }: { profile: RiderProfile }) {
  const { name, vehicle, likedPercent, reviews, live, most, suspended } = profile
  const t = words()
  return (
    <View className={styles.me}>
      {suspended && <Note kind="bad" icon="circle-alert" text={common().suspended} />}
      <View className={styles.me__card}>
        <Text className={styles.me__name}>
          <Written text={name} />
        </Text>
        <Text className={styles.me__line}>{likedPercent === null ? t.noReviews : t.liked(likedPercent, reviews)}</Text>
      </View>
      <View className={styles.me__cells}>
        <CellGroup>
          {vehicle && <Cell label={t.vehicle} icon="bike" value={vehicleWords()[vehicle]} />}
          <Cell label={t.inHand} icon="list-checks" value={t.of(live, most)} />
          <Cell label={t.wallet} icon="wallet" onOpen={() => navigate('wallet')} />
          <Cell label={t.permissions} icon="map-pin" onOpen={() => navigate('permissions')} />
          <Cell label={t.support} icon="headphones" onOpen={() => navigate('serviceChat', {})} />
        </CellGroup>
      </View>
      <Button kind="outline" icon="shopping-bag" text={t.leave} onPress={leaveRiding} />
    </View>
  )
})

export default screen('riderMe', () => <Me />)

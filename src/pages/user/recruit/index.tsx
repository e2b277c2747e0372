import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import type { Answer } from '@/services/api'
import { Resource, useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

export default screen('recruit', () => {
  const activity = useModel((api) => new Resource(() => api.partner.riderActivity({}, { quiet: true })))
  const riders = useModel((api) => new Resource(() => api.partner.riders({}, { quiet: true })))
  const { title, apply } = words()
  return (
    <Screen
      title={title}
      footer={
        <BottomBar wide>
          <Button text={apply} onPress={() => navigate('rider', {})} />
        </BottomBar>
      }
    >
      <View className={styles.recruit}>
        <AsyncView resource={activity}>{(value) => <Offer offer={value} />}</AsyncView>
        <AsyncView resource={riders} inline>
          {(value) => <Riders riders={value} />}
        </AsyncView>
      </View>
    </Screen>
  )
})

const Offer = observer(({ offer }: { offer: Answer<'partner.riderActivity'> }) => {
  const { earn, line, how, idCard, vehicle, time, review } = words()
  return (
    <>
      <View className={styles.recruit__offer}>
        <Text className={styles.recruit__earn}>{earn(formatMoney(offer.perOrder))}</Text>
        <Text className={styles.recruit__line}>{line}</Text>
      </View>
      <View className={styles.recruit__card}>
        <Text className={styles.recruit__heading}>{how}</Text>
        {[idCard, vehicle, time, review(offer.workingDays)].map((step) => (
          <View key={step} className={styles.recruit__step}>
            <Icon name="circle-check" size={36} colour="good" />
            <Text className={styles.recruit__text}>{step}</Text>
          </View>
        ))}
      </View>
    </>
  )
})

const Riders = observer(({ riders: { count, items } }: { riders: Answer<'partner.riders'> }) => {
  const { riders, none } = words()
  return (
    <View className={styles.recruit__card}>
      <Text className={styles.recruit__heading}>{count > 0 ? riders(count) : none}</Text>
      {items.map(({ name, region, joinedAt }) => (
        <View key={joinedAt} className={styles.recruit__rider}>
          <Text className={styles.recruit__name}>
            <Written text={name} />
            {' · '}
            <Written text={region} />
          </Text>
          <Text className={styles.recruit__date}>{formatDate(new Date(joinedAt))}</Text>
        </View>
      ))}
    </View>
  )
})

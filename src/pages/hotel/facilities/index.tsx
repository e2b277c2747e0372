import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Facility, HotelDetail } from '@contract/entities/hotel'
import { Icon } from '@/components/base/Icon'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { hotelResource } from '@/features/hotel/hotel-resource'
import { facilityIcon } from '@/features/hotel/icons'
import { dictionary } from '@/i18n'
import { Written } from '@/platform/view/written'
import { useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Facilities and rules',
    about: 'About the hotel',
    opened: 'Opened',
    rules: 'House rules',
    checkIn: 'Check in',
    checkOut: 'Check out',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
  },
  zh: {
    title: '设施与政策',
    about: '酒店简介',
    opened: '开业',
    rules: '入住政策',
    checkIn: '入住时间',
    checkOut: '离店时间',
    from: (time: string) => `${time}起`,
    until: (time: string) => `${time}前`,
  },
})

export default screen('hotelFacilities', ({ id }) => {
  const hotel = useModel((api) => hotelResource(api, id))
  return (
    <Screen title={words().title}>
      <AsyncView resource={hotel}>{(value) => <Parts hotel={value} />}</AsyncView>
    </Screen>
  )
})

const Parts = observer(({ hotel }: { hotel: HotelDetail }) => {
  const t = words()
  const { facilities, rules, profile, openedYear, checkInFrom, checkOutBy } = hotel
  const groups = [...new Set(facilities.map(({ group }) => group))]
  return (
    <View className={styles.parts}>
      {groups.map((group) => (
        <Group key={group} name={group} items={facilities.filter((each) => each.group === group)} />
      ))}
      <View className={styles.parts__card}>
        <Title text={t.rules} />
        <KeyValue label={t.checkIn} value={t.from(checkInFrom)} />
        <KeyValue label={t.checkOut} value={t.until(checkOutBy)} />
        {rules.map(({ key, title, text }) => (
          <View key={key} className={styles.parts__rule}>
            <Text className={styles.parts__strong}>{title}</Text>
            <Text className={styles.parts__text}>{text}</Text>
          </View>
        ))}
      </View>
      {(profile !== '' || openedYear !== null) && (
        <View className={styles.parts__card}>
          <Title text={t.about} />
          {openedYear !== null && <KeyValue label={t.opened} value={String(openedYear)} />}
          {profile !== '' && (
            <Text className={styles.parts__text}>
              <Written text={profile} />
            </Text>
          )}
        </View>
      )}
    </View>
  )
})

const Title = ({ text }: { text: string }) => (
  <Text className={styles.parts__title} role="heading" aria-level={2}>
    {text}
  </Text>
)

const Group = ({ name, items }: { name: string; items: readonly Facility[] }) => (
  <View className={styles.parts__card}>
    <Title text={name} />
    <View className={styles.parts__grid}>
      {items.map(({ key, icon, name: text }) => (
        <View key={key} className={styles.parts__facility}>
          <Icon name={facilityIcon(icon)} size={36} weight={1.75} />
          <Text className={styles.parts__name}>{text}</Text>
        </View>
      ))}
    </View>
  </View>
)

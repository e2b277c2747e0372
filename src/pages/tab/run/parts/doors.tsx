import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandKind } from '@contract/entities/errand'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { errandKinds } from '@/features/errand/form/kinds'
import { kindWords } from '@/features/errand/kind-words'
import type { RunModel } from '../model'
import { doorLines, words } from '../text'
import bags from './bags.webp'
import styles from './doors.module.scss'
import parcel from './parcel.webp'
import scooter from './scooter.webp'

export const pictures: Readonly<Record<ErrandKind, string>> = { buy: bags, pickup: parcel, send: scooter }

/** Entries to the errand kinds. */
export const Doors = observer(({ model }: { model: RunModel }) => {
  const { ask, checked, covered, hidden } = words()
  return (
    <View className={styles.doors}>
      <Text className={styles.doors__title} role="heading" aria-level={1}>
        {ask}
      </Text>
      <View className={styles.doors__row}>
        {errandKinds.map((kind) => (
          <Door key={kind} kind={kind} onPress={() => model.ask(kind)} />
        ))}
      </View>
      <View className={styles.doors__promises}>
        <Promised icon="circle-check" text={checked} />
        <Promised icon="shield-check" text={covered} />
        <Promised icon="lock" text={hidden} />
      </View>
    </View>
  )
})

const Door = observer(({ kind, onPress }: { kind: ErrandKind; onPress: () => void }) => {
  const [name, line] = [kindWords()[kind], doorLines()[kind]]
  return (
    <Press label={`${name}, ${line}`} onPress={onPress} className={styles[`doors__door--${kind}`]}>
      <Text className={styles.doors__name}>{name}</Text>
      <Text className={styles.doors__line}>{line}</Text>
      <Image className={styles.doors__picture} src={pictures[kind]} mode="aspectFit" />
    </Press>
  )
})

const Promised = ({ icon, text }: { icon: IconName; text: string }) => (
  <View className={styles.doors__promise}>
    <Icon name={icon} size={28} colour="ink-3" />
    <Text className={styles.doors__promiseText}>{text}</Text>
  </View>
)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import { Avatar } from '@/components/base/Avatar'
import { Icon, type IconName } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    map: (name: string) => `Show ${name} on a map`,
    chat: (name: string) => `Message ${name}`,
    call: (name: string) => `Call ${name}`,
  },
  zh: {
    map: (name) => `在地图上查看${name}`,
    chat: (name) => `给${name}发消息`,
    call: (name) => `给${name}打电话`,
  },
})

interface Props {
  /** Without a picture, the initial of the last name is shown. */
  picture?: PictureData
  name: string
  note: string
  /** Opens the location on a map. */
  onMap?: () => void
  onChat?: () => void
  onCall?: () => void
}

/** A person or store of an order with its contact actions. */
export const Contact = observer(({ picture, name, note, onMap, onChat, onCall }: Props) => {
  const t = words()
  return (
    <View className={styles.contact}>
      {picture ? <Picture picture={picture} width={80} /> : <Avatar picture={undefined} name={name} size={80} />}
      <View className={styles.contact__words}>
        <Text className={styles.contact__name} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.contact__note} numberOfLines={1}>
          {note}
        </Text>
      </View>
      {onMap && <Round icon="map-pin" label={t.map(name)} onPress={onMap} />}
      {onChat && <Round icon="message-circle" label={t.chat(name)} onPress={onChat} />}
      {onCall && <Round icon="phone" label={t.call(name)} onPress={onCall} />}
    </View>
  )
})

const Round = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.contact__touch}>
    <View className={styles.contact__round}>
      <Icon name={icon} size={36} />
    </View>
  </Press>
)

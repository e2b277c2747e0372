import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { dictionary } from '@/i18n'
import { useModel } from '@/state'
import { TellMeModel } from '../tell-me'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Away from the app?',
    text: 'Get notified when your order moves on or someone messages you',
    agree: 'Notify me',
    agreed: 'You’ll be notified',
  },
  zh: {
    title: '不错过订单动态',
    text: '订单有进展或有人给您发消息时，各提醒一次',
    agree: '开启提醒',
    agreed: '已开启提醒',
  },
})

interface Props {
  /** Another subject than the customer’s orders and chats. */
  about?: { readonly title: string; readonly text: string }
}

/** Offers messages outside the app, where the platform requires consent. */
export const TellMe = observer(function TellMe({ about }: Props) {
  const model = useModel((api) => new TellMeModel(api))
  if (!model.isOffered) return null
  const t = { ...words(), ...about }
  return (
    <View className={styles.tell}>
      <Icon name="bell-ring" size={44} colour="brand" />
      <View className={styles.tell__words}>
        <Text className={styles.tell__title}>{model.agreed ? t.agreed : t.title}</Text>
        {!model.agreed && <Text className={styles.tell__text}>{t.text}</Text>}
      </View>
      {!model.agreed && (
        <Button kind="outline" size={64} text={t.agree} busy={model.busy} onPress={() => void model.agree()} />
      )}
    </View>
  )
})

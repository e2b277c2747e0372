import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/gate'
import { words } from '../text'
import styles from './agreements.module.scss'

/** Links to the legal texts. */
export const Agreements = observer(() => {
  const { agreement, privacy } = words()
  const link = (text: string, key: string) => (
    <Press
      label={text}
      role="link"
      onPress={() => navigate('userAgreement', { key })}
      className={styles.agreements__link}
    >
      <Text className={styles.agreements__text}>{text}</Text>
    </Press>
  )
  return (
    <View className={styles.agreements}>
      {link(agreement, 'userAgreement')}
      <Text className={styles.agreements__text}>·</Text>
      {link(privacy, 'privacy')}
    </View>
  )
})

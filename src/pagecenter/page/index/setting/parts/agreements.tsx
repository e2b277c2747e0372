import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import { words } from '../text'
import styles from './agreements.module.scss'

type Filing = NonNullable<Answer<'account.about'>['filing']>

const Link = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Press label={text} role="link" onPress={onPress} className={styles.agreements__link}>
    <Text className={styles.agreements__text}>{text}</Text>
  </Press>
)

/** Links to the legal texts, and to the filing if there is one. */
export const Agreements = observer(({ filing }: { filing: Filing | null | undefined }) => {
  const { agreement, privacy, filing: filingWord } = words()
  const link = (text: string, key: string) => <Link text={text} onPress={() => navigate('userAgreement', { key })} />
  const showFiling = ({ url }: Filing) => (url ? navigate('aboutWebView', { url }) : navigate('about'))
  return (
    <View className={styles.agreements}>
      {link(agreement, 'userAgreement')}
      <Text className={styles.agreements__text}>·</Text>
      {link(privacy, 'privacy')}
      {filing && (
        <>
          <Text className={styles.agreements__text}>·</Text>
          <Link text={filingWord} onPress={() => showFiling(filing)} />
        </>
      )}
    </View>
  )
})

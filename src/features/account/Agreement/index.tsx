import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { TickRow } from '@/components/form/Tick'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { Consent } from '../consent'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    before: 'I have read and agree to the ',
    agreement: 'User Agreement',
    and: ' and ',
    privacy: 'Privacy Policy',
    title: 'One more thing',
  },
  zh: {
    before: '我已阅读并同意',
    agreement: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
    title: '请先阅读并同意',
  },
})

const link = { role: 'link', tabIndex: 0 }

/** Agreement text with links to both documents. */
const Sentence = observer(() => {
  const { before, agreement, and, privacy } = words()
  return (
    <Text className={styles.agreement__text}>
      {before}
      <Text className={styles.agreement__link} onClick={() => navigate('userAgreement', {})} {...link}>
        {agreement}
      </Text>
      {and}
      <Text className={styles.agreement__link} onClick={() => navigate('userAgreement', { key: 'privacy' })} {...link}>
        {privacy}
      </Text>
    </Text>
  )
})

/** Required agreement checkbox; shakes when it is missing (product text §2). */
export const Agreement = observer(function Agreement({ consent }: { consent: Consent }) {
  const { before, agreement, and, privacy } = words()
  return (
    <View className={consent.asking ? styles['agreement--missed'] : styles.agreement}>
      <TickRow on={consent.agreed} onChange={consent.set} label={before + agreement + and + privacy}>
        <View className={styles.agreement__words}>
          <Sentence />
        </View>
      </TickRow>
    </View>
  )
})

/** Dialog that accepts the agreement and continues; `action` labels the button. */
export const AgreementSheet = observer(function AgreementSheet({
  consent,
  action,
}: {
  consent: Consent
  action: string
}) {
  return (
    <Sheet open={consent.asking} onClose={consent.refuse} title={words().title}>
      <View className={styles.agreement__sheet}>
        <Sentence />
        <Button text={action} size={96} onPress={consent.agree} />
      </View>
    </Sheet>
  )
})

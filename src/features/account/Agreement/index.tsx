import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { ConsentRow, LinkedText, type SentencePart } from '@/components/form/ConsentRow'
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

/** Agreement text with links to both documents. */
function sentence(): SentencePart[] {
  const { before, agreement, and, privacy } = words()
  return [
    before,
    { text: agreement, onOpen: () => navigate('userAgreement', {}) },
    and,
    { text: privacy, onOpen: () => navigate('userAgreement', { key: 'privacy' }) },
  ]
}

/** Required agreement checkbox; shakes when it is missing (product text §2). */
export const Agreement = observer(function Agreement({ consent }: { consent: Consent }) {
  return <ConsentRow on={consent.agreed} onChange={consent.set} parts={sentence()} missed={consent.asking} />
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
        <LinkedText parts={sentence()} />
        <Button text={action} size={96} onPress={consent.agree} />
      </View>
    </Sheet>
  )
})

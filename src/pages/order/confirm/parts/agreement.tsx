import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { ConsentRow, LinkedText, type SentencePart } from '@/components/form/ConsentRow'
import { Sheet } from '@/components/frame/Sheet'
import { navigate } from '@/platform/navigation/gate'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'

function sentence(): SentencePart[] {
  const { agree, agreement } = words()
  return [agree, { text: agreement, onOpen: () => navigate('userAgreement', { key: 'pickupAgreement' }) }]
}

/** Checkbox of the service agreement, below the pickup phone. */
export const ServiceAgreement = observer(({ model }: { model: ConfirmModel }) => (
  <ConsentRow on={model.choices.agreed} onChange={(agreed) => model.choose({ agreed })} parts={sentence()} />
))

/** Sheet for accepting the agreement when its tick is missing; continues with the order. */
export const AgreementSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { agreeTitle, agreeAndOrder } = words()
  return (
    <Sheet open={model.sheet === 'agreement'} onClose={model.close} title={agreeTitle}>
      <View className={styles.place__sheet}>
        <LinkedText parts={sentence()} />
        <Button text={agreeAndOrder} size={96} onPress={() => void model.agree()} />
      </View>
    </Sheet>
  )
})

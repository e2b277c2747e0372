import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { TickRow } from '@/components/form/Tick'
import { Sheet } from '@/components/frame/Sheet'
import { navigate } from '@/platform/navigation/gate'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'

/** The sentence of the service agreement, with a link to it. */
const Sentence = observer(() => {
  const { agree, agreement } = words()
  return (
    <Text className={styles.place__agreement}>
      {agree}
      <Text
        className={styles.place__link}
        onClick={() => navigate('userAgreement', { key: 'pickupAgreement' })}
        role="link"
        tabIndex={0}
      >
        {agreement}
      </Text>
    </Text>
  )
})

/** Checkbox of the service agreement, below the pickup phone. */
export const ServiceAgreement = observer(({ model }: { model: ConfirmModel }) => {
  const { agree, agreement } = words()
  return (
    <TickRow on={model.choices.agreed} onChange={(agreed) => model.choose({ agreed })} label={agree + agreement}>
      <Sentence />
    </TickRow>
  )
})

/** Sheet for accepting the agreement when its tick is missing; continues with the order. */
export const AgreementSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { agreeTitle, agreeAndOrder } = words()
  return (
    <Sheet open={model.sheet === 'agreement'} onClose={model.close} title={agreeTitle}>
      <View className={styles.place__sheet}>
        <Sentence />
        <Button text={agreeAndOrder} size={96} onPress={() => void model.agree()} />
      </View>
    </Sheet>
  )
})
